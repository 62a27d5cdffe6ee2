// The Spanish terms: docs/GLOSSARY.es.md is made from them and from www/text/es/glossary.js.

/** @type {import("./types.js").Terms} */
export default {
  title: "Glosario",
  intro:
    "Una palabra para cada cosa, en la página y en las lecciones. Esta página se hace a partir de `www/text/es/glossary.js`, y sus fuentes están en `tests/page/terms/es.js`. La línea de comandos y los demás documentos están en inglés: [GLOSSARY.md](GLOSSARY.md).",
  columns: ["término", "significado", "inglés", "símbolo", "fuente"],
  sourcesTitle: "De dónde vienen las palabras",
  sources: [
    [
      "recocido simulado, temperatura, esquema de enfriamiento, mínimo local, aceptar, movimiento",
      "V. Yepes, Universitat Politècnica de València, [Optimización heurística mediante recocido simulado](https://victoryepes.blogs.upv.es/tag/optimizacion-combinatoria)",
    ],
    [
      "vecindad, aceptación, temperatura inicial",
      "[Material educativo de inteligencia artificial: Recocido simulado](https://github.com/Material-Educativo/Inteligencia-Artificial)",
    ],
    [
      "energía",
      "Departamento de Matemáticas, ITESM, [Recocido simulado](https://es.scribd.com/document/370090959/m130-19-pdf), 2008",
    ],
    [
      "búsqueda en anchura, en profundidad, de coste uniforme, profundización iterativa, nodo expandido, frontera, camino",
      "S. Fernández Galán, UNED, [Ejercicios resueltos sobre problemas de búsqueda](https://es.scribd.com/document/575635938/Ejer-Cici-Os-Re-Sueltos-Bus-Queda); E. Morales, INAOE, [Procedimientos de búsqueda](https://ccc.inaoep.mx/~emorales/Cursos/Busqueda/node11.html)",
    ],
    [
      "búsqueda voraz primero el mejor, heurística, línea recta",
      "[Búsqueda informada y explorada](https://es.slideshare.net/slideshow/busqueda-informada-y-explorada/55870884)",
    ],
    [
      "test objetivo, ascensión de colinas",
      "S. Russell, P. Norvig, Inteligencia artificial. Un enfoque moderno, 2.ª edición, Pearson, 2004",
    ],
    [
      "configuración (los ajustes de una ejecución, como se comparan)",
      "Serie Científica de la Universidad de las Ciencias Informáticas, [Biblioteca de clases para integrar algoritmos metaheurísticos](https://publicaciones.uci.cu/index.php/serie/article/view/386)",
    ],
    [
      "pasada, recalentamiento, temple paralelo, réplica, pista, candidato único, anclar, enlace de referencia, sacudida, podado",
      "elección propia: los textos dejan la palabra inglesa o no coinciden",
    ],
  ],
  terms: [
    [/simulated annealing/i, /recocido/i],
    [/\btemperatures?\b/i, /temperatura/i],
    [/\benerg(y|ies)\b/i, /energía|\bE\b/i],
    [/\bseeds?\b/i, /semilla/i],
    [/\bgivens?\b/i, /pista/i],
    [/\bsettings?\b/i, /ajuste|configuraci/i],
    [/\bpin(ned|s)?\b|\bunpin/i, /ancla/i],
    [/\bfr(ozen|eezes?)\b/i, /congel/i],
    [/\bgoal tests?\b/i, /tests? objetivo/i],
    [/\bparallel tempering\b|\btempering\b/i, /temple paralelo/i],
    [/\bsolvers?\b/i, /solucionador/i],
    [/\bproposals?\b/i, /propuest/i],
    [/\baccepted\b/i, /acept|admit|válida/i],
    [/\brejected\b/i, /rechaz/i],
    [/\bheuristics?\b/i, /heurística/i],
    [/\bnodes?\b/i, /nodo/i],
    [/\bexpansions?\b/i, /expan/i],
    [/\bfrontier\b/i, /frontera/i],
    [/\bpruned\b/i, /pod/i],
    [/\bbudgets?\b/i, /presupuesto/i],
    [/\brestarts?\b/i, /reini/i],
    [/\breheats?\b/i, /recal/i],
    [/\blocal minim/i, /mínimos? local/i],
    [/\bprobabilit/i, /probabilidad/i],
    [/\binterventions?\b/i, /intervenci/i],
    [/\bworsening\b/i, /empeora/i],
    [/\bsolutions?\b/i, /soluci/i],
    [/\blessons?\b/i, /lección|lecciones/i],
  ],
  except: ["compare.ttsMeans", "compare.timesOf", "compare.axisCutoff", "core.claim_of", "core.lesson_no_claim"],
  never: [
    [/\bAnnealing\b(?! Lab)/, "recocido"],
    [/\b(usted|ustedes|su navegador|Pulse|Elija|Pruebe|Escriba)\b/, "tú"],
    [/\bcosto\b/i, "coste"],
    [/\bordenación\b/i, "orden"],
    [/\bfijad[ao]s?\b/i, "anclada"],
    [/\bhelad[ao]s?\b|\bhiela\b/i, "congelada"],
    [/\btemplad[ao]s?\b/i, "tibia"],
    [/\btemple\b(?! paralelo)/i, "temple paralelo"],
    [/\b([Hh]acer|[Aa]ñadir un|dos|doce|cada) ajustes?\b/, "configuraciones: lo que se compara"],
    [/\bsin esperarlo\b/i, "de forma inesperada"],
    [/\b(pide|pedir|pidió|pedirían?) (un|una|tableros|líneas|ejecuciones)\b/i, "hace falta"],
    [/\blínea de órdenes\b/i, "línea de comandos"],
  ],
};

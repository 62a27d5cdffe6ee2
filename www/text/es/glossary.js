// Los términos. De dónde vienen se dice en docs/GLOSSARY.es.md.

export default {
  "puzzles.title": "Puzle",
  "board.term": "tablero",
  "board.means": "Un número en cada casilla de un puzle: un estado de una ejecución.",
  "given.term": "pista",
  "given.means": "Un número que el puzle fija en su casilla; ningún movimiento lo cambia.",
  "line.term": "línea",
  "line.means": "Un conjunto de casillas con una regla: sus números tienen una suma dada o son todos distintos.",
  "magic-sum.term": "puzle de suma mágica",
  "magic-sum.means": "Un puzle en el que cada número se coloca una vez y cada línea debe tener su suma, como Magic 19.",
  "solution.term": "solución",
  "solution.means": "Un tablero lleno que cumple todas las reglas: su energía es 0.",
  "symmetry.term": "simetría",
  "symmetry.means":
    "Un giro o reflejo que transforma líneas en líneas. Dos soluciones relacionadas así cuentan como una; los complementos cuentan aparte.",
  "complement.term": "complemento",
  "complement.means":
    "El tablero en el que cada número x pasa a ser menor + mayor − x; lleva soluciones a soluciones, quizá con otra suma.",
  "singles.term": "único desnudo y único oculto",
  "singles.means":
    "Una casilla en la que solo cabe una cifra, o una cifra que en una fila, columna o caja solo cabe en una casilla.",

  "annealing.title": "Recocido",
  "annealing.term": "recocido simulado (temple simulado, simulated annealing)",
  "annealing.means":
    "Una búsqueda local estocástica: acepta movimientos que empeoran con una probabilidad que depende de una temperatura, que suele bajar.",
  "satisfaction.term": "problema de satisfacción",
  "satisfaction.means":
    "Un problema cuyo objetivo se conoce: la energía 0 es una solución, y una ejecución acaba ahí, como en sudokus y puzles de suma mágica.",
  "optimisation.term": "problema de optimización",
  "optimisation.means":
    "Un problema cuya energía mínima no se conoce de antemano, como el recorrido más corto; una ejecución da la mejor que encontró.",
  "energy.term": "energía",
  "energy.means":
    "El número que una ejecución reduce: errores al cuadrado de las líneas de puzles de suma mágica, repeticiones en un sudoku, longitud de un recorrido.",
  "energy.unit": "ninguna",
  "chain.term": "cadena",
  "chain.means": "La sucesión de tableros que visita una ejecución.",
  "best.term": "mejor energía",
  "best.means": "La energía más baja que la ejecución ha alcanzado hasta ahora.",
  "best.unit": "ninguna",
  "neighbourhood.term": "vecindad",
  "neighbourhood.means":
    "Los tableros que un movimiento puede alcanzar, como los de cada intercambio de dos casillas libres; en un sudoku, de dos casillas de una caja.",
  "move.term": "movimiento",
  "move.means":
    "Una propuesta de cambiar el tablero, aceptada o rechazada, llamada también iteración; la unidad de la longitud de una ejecución.",
  "move.unit": "movimientos",
  "worsening.term": "movimiento que empeora, que deja igual, que mejora",
  "worsening.means": "Un movimiento que sube la energía, la deja igual o la baja.",
  "draw.term": "número aleatorio",
  "draw.means":
    "Un número de 0 a 1 que saca el generador; un movimiento que empeora se acepta si ese número es menor que su probabilidad.",
  "temperature.term": "temperatura",
  "temperature.means":
    "El número, en unidades de energía, que decide con qué frecuencia se aceptan tableros peores: según Metropolis, con probabilidad exp(−ΔE / T).",
  "temperature.unit": "la de la energía",
  "acceptance.term": "regla de aceptación",
  "acceptance.means":
    "La regla que decide si se acepta un tablero peor: Metropolis, umbral, aceptación tardía o descenso.",
  "accepted.term": "tasa de aceptación",
  "accepted.means":
    "La fracción de propuestas aceptadas entre el último 1 % de los movimientos hechos, o al menos entre los últimos 100.",
  "threshold.term": "aceptación por umbral",
  "threshold.means":
    "Una regla de aceptación sin números aleatorios: acepta un movimiento que sube la energía en T como mucho y rechaza los demás.",
  "late.term": "aceptación tardía",
  "late.means":
    "Compara un movimiento que empeora con una lista de energías anteriores: las de los últimos movimientos (2008), o la menor de cada lugar (2017).",
  "descent.term": "descenso",
  "descent.means":
    "La regla de aceptación que acepta movimientos que mejoran la energía o la dejan igual, y nunca uno que empeora.",
  "useful.term": "temperaturas útiles",
  "useful.means":
    "Las temperaturas a las que una solución cuesta como mucho el doble de movimientos que a la mejor, medidas para cada puzle.",
  "schedule.term": "esquema de enfriamiento",
  "schedule.means":
    "La temperatura en cada movimiento: constante o en descenso según una fórmula; la regla de Lam la guía por la tasa de aceptación.",
  "local-minimum.term": "mínimo local",
  "local-minimum.means":
    "Un tablero sin resolver que ningún movimiento mejora; puede haber movimientos que dejan la energía igual.",
  "anneal.term": "pasada",
  "anneal.means":
    "El esquema de enfriamiento entero, desde un tablero aleatorio; una ejecución con reinicios tiene varias pasadas.",
  "restart.term": "reinicio",
  "restart.means":
    "El comienzo de otra pasada en una ejecución: con un tablero aleatorio nuevo, a la primera temperatura del esquema.",
  "convergence.term": "prueba de convergencia",
  "convergence.means":
    "Una regla de reinicio: una pasada acaba cuando una misma energía se ha medido un número fijo de veces, 250 en el programa publicado.",
  "reheat.term": "recalentamiento",
  "reheat.means": "Una subida de la temperatura en una pasada atascada; el tablero puede quedarse o llenarse de nuevo.",
  "tempering.term": "parallel tempering (intercambio de réplicas)",
  "tempering.means":
    "Varias ejecuciones a la vez, cada una a su temperatura; a veces dos de temperaturas vecinas intercambian sus tableros.",
  "exchange.term": "intercambio entre temperaturas",
  "exchange.means":
    "El intercambio de dos tableros de temperaturas vecinas en parallel tempering, aceptado por una regla de Metropolis.",
  "replicas.term": "ocho cadenas",
  "replicas.means":
    "Ocho cadenas a una temperatura, acopladas por propuestas comunes: cada una las acepta o rechaza con sus propios números aleatorios.",
  "rebuild.term": "recocido con propagación",
  "rebuild.means":
    "Destruir y reconstruir (ruin and recreate): cada propuesta parte de las pistas, rellena los únicos y, donde caben, repite números de la cuadrícula aceptada.",
  "step.term": "paso",
  "step.means":
    "Una acción en el camino de una búsqueda; en el recocido con propagación, una casilla rellenada o el veredicto sobre una cuadrícula entera.",
  "step.unit": "pasos",
  "budget.term": "presupuesto",
  "budget.means":
    "El máximo de movimientos, expansiones o nodos de una ejecución; el tiempo de cálculo nunca la termina.",
  "budget.unit": "movimientos",

  "runs.title": "Una ejecución",
  "run.term": "ejecución",
  "run.means": "Un puzle con unos ajustes y una semilla, del primer movimiento al final.",
  "seed.term": "semilla",
  "seed.means": "El número a partir del cual el generador saca todos los números aleatorios de una ejecución.",
  "generator.term": "generador",
  "generator.means": "El algoritmo de los números aleatorios: xoshiro256++ o el Mersenne Twister de R.",
  "link.term": "enlace",
  "link.means":
    "La ejecución entera como texto: puzle, ajustes, semilla e intervenciones; repite los mismos movimientos en cualquier sitio.",
  "preset.term": "preajuste",
  "preset.means":
    "Un conjunto de ajustes con nombre, como recomendado o como se publicó; un enlace completo lleva los ajustes, no el nombre.",
  "trace.term": "traza",
  "trace.means":
    "Las energías y temperaturas registradas de una ejecución, aligeradas para que quepan en una gráfica aunque sea larga.",
  "golden.term": "enlace de referencia",
  "golden.means": "Un enlace cuyo resultado está guardado en las pruebas: si cambia un byte, una prueba falla.",
  "timeline.term": "línea de tiempo",
  "timeline.means":
    "El deslizador de los movimientos de una ejecución, con marcas de récords, reinicios, recalentamientos e intervenciones.",
  "inspector.term": "inspector",
  "inspector.means":
    "El panel que explica un movimiento: casillas, cambio de cada línea, probabilidad, número aleatorio y decisión.",
  "hand.term": "intervención",
  "hand.means": "Una temperatura mantenida, una casilla anclada o un intercambio a mano; pasa a ser parte del enlace.",

  "search.title": "Búsqueda y demostración",
  "nodes.term": "nodo",
  "nodes.means":
    "Un tablero que ha generado una búsqueda, o un camino en un mapa; la búsqueda exacta cuenta cada número que prueba.",
  "expansion.term": "expansión",
  "expansion.means": "El paso de una búsqueda que toma un tablero de la frontera y genera todos sus hijos.",
  "frontier.term": "frontera, alcanzados",
  "frontier.means":
    "Los tableros que esperan ser expandidos (en profundidad, aún sin generar); alcanzados son todos los generados y conservados.",
  "goal-tests.term": "test objetivo",
  "goal-tests.means":
    "La comprobación de si un tablero es solución: la búsqueda en anchura la hace al generar, A* al expandir.",
  "actions.term": "coste del camino, acciones",
  "actions.means":
    "El coste del camino suma los costes de los pasos, 1 por número colocado; las acciones suman expansiones y pasos del camino.",
  "heuristic.term": "heurística",
  "heuristic.means":
    "Una estimación del coste que queda; A* expande el tablero con la menor suma de coste hasta ahora y estimación.",
  "admissible.term": "admisible",
  "admissible.means":
    "Una heurística es admisible si nunca supera el coste que queda: entonces A* encuentra una solución de coste mínimo.",
  "consistent.term": "consistente",
  "consistent.means":
    "Describe una heurística que en cada paso baja, como mucho, lo que cuesta ese paso y vale 0 en el objetivo; también es admisible.",
  "route.term": "búsqueda de rutas",
  "route.means": "El problema de la ruta más barata entre dos casillas de un mapa con muros y costes.",
  "oracle.term": "heurística oráculo",
  "oracle.means":
    "Una heurística que lee la solución guardada, como las publicadas de Octa; muestra lo que vale un consejo perfecto.",
  "cut.term": "podado",
  "cut.means": "Descartado, porque alguna línea ya no puede tener su suma.",
  "proof.term": "búsqueda exacta, demostración",
  "proof.means":
    "Una búsqueda por todas las posibilidades: al acabar, el número de soluciones queda demostrado, aunque no haya ninguna.",

  "comparison.title": "Comparación",
  "compare.term": "experimento",
  "compare.means":
    "Hasta doce configuraciones en los mismos puzles, con las mismas semillas y el mismo presupuesto; también es un enlace.",
  "success.term": "éxito",
  "success.means":
    "La fracción de ejecuciones que encontraron una solución dentro del presupuesto, también llamada tasa de éxito.",
  "ert.term": "tiempo de ejecución esperado (ERT)",
  "ert.means":
    "El coste medio de una solución: el coste de todas las ejecuciones dividido por el número de las resueltas.",
  "ert.unit": "propuestas",
  "tts.term": "tiempo hasta la solución (TTS)",
  "tts.means":
    "Los movimientos tras los que hay una solución con probabilidad del 99 %, si las ejecuciones se cortan y se repiten.",
  "tts.unit": "propuestas",
  "rld.term": "distribución de longitudes de ejecución (RLD)",
  "rld.means":
    "Una curva: sobre cada número de movimientos muestra la fracción de ejecuciones resueltas hasta entonces.",
  "cutoff.term": "mejor corte",
  "cutoff.means":
    "La longitud a la que conviene cortar y repetir las ejecuciones: da el menor tiempo hasta la solución.",
  "cutoff.unit": "propuestas",
  "percentile.term": "percentil (p90, p99)",
  "percentile.means": "El valor que el 90 % o el 99 % de las ejecuciones no superan; la mediana es el percentil 50.",
  "interval.term": "intervalo del 95 %",
  "interval.means":
    "Un rango construido de modo que contiene el valor verdadero en unos 95 de cada 100 experimentos así.",
  "paired.term": "prueba pareada",
  "paired.means":
    "Una prueba de la diferencia de dos configuraciones en los mismos puzles y semillas, corregida por hacer varias pruebas.",
};

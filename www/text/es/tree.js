// Un árbol generador de triángulos.

export default {
  tree: "Árbol generador",
  aim: { one: "Une {n} triángulo con el menor peso.", other: "Une {n} triángulos con el menor peso." },
  done: { one: "{n} triángulo, unido con el menor peso.", other: "{n} triángulos, unidos con el menor peso." },
  hand: "Pulsa una arista para quitarla o reponerla.",
  method: "El recocido simulado quita o repone las aristas de una en una.",
  edge: "triángulo {n}, lado {side}",
  there: "está",
  gone: "no está",
  isThere: "{edge}, peso {weight}: está",
  isGone: "{edge}, peso {weight}: no está",
  energy: "peso por encima del menor",
  did_go: "{edge}, peso {weight}, se va.",
  would_go: "{edge}, peso {weight}, se iría.",
  did_come: "{edge}, peso {weight}, vuelve.",
  would_come: "{edge}, peso {weight}, volvería.",
  needed: "{edge} se queda: sin ella la cadena se cortaría.",
};

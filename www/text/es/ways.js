export default {
  title: "Maneras de resolverlo",
  watchHelp:
    "Las cifras cambian de lugar al azar hasta que nada se repite. Tarda unos segundos; cada semilla lo hace de otro modo.",
  solve: "Resolver ya",
  puzzle: "Volver al puzle",
  solveHelp: "La búsqueda exacta lo prueba todo. Termina al instante, y es una demostración.",
  hint: "Consejo",
  fill: "Ponerla",
  hintHelp: "Una cifra obligada, con su razón.",
  byHand: "A mano",
  goOnByHand: "Seguir a mano",
  byHandHelp: "Tus propias cifras y notas, con consejos.",
  type: "Escribe para cambiar el puzle, o pulsa A mano para resolverlo.",
  typeByFinger: "Toca una casilla para cambiar el puzle. Su título responde al instante.",
  change: "No hay nada que encontrar: elige una casilla y cambia una cifra.",
  decide: "Una pista más en una de las casillas marcadas lo decide.",
  moreGivens: "Hacen falta más pistas para una sola solución.",
  noSingle: "No queda ningún único: para la siguiente cifra hace falta un argumento más largo.",
  filledAll: "Bastaron los únicos: el sudoku está resuelto.",
  nodes: { one: "{n} nodo", other: "{n} nodos" },
  solvedNow:
    "Resuelto al instante: {n} de {all} cifras como únicos, el resto con una búsqueda de {nodes}. Es la única solución.",
  solvedBySingles: {
    one: "Resuelto al instante: la última cifra es un único. Es la única solución.",
    other: "Resuelto al instante: las {n} cifras son únicos. Es la única solución.",
  },
  solvedOneOf: "Resuelto al instante por búsqueda exacta. Es una de las soluciones.",
};

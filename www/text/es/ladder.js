// La escalera de tableros que se resuelven a mano.

export default {
  ladder: "Tableros para resolver a mano",
  rung1: "Triángulo de seis",
  rung2: "Anillo de ocho",
  rung3: "Magic 13",
  rung4: "Magic 19",
  yours: { one: "Resuelto por ti en {n} intercambio", other: "Resuelto por ti en {n} intercambios" },
  noRung: "rung: «{rung}» no es ninguno de los peldaños 1 a 4. Se muestra el siguiente por resolver.",
  // The method
  small: "A mano: intercambia los números de dos en dos.",
  large: "A mano. Tarde o temprano ningún intercambio ayuda.",
  goesOn: "El recocido sigue desde tu tablero, intercambiando los números de dos en dos.",
  // The sentence
  start: "Un comienzo aleatorio, energía {energy}.",
  drag: "Arrastra un número sobre otro; con teclas: Intro, flechas, Intro. Mientras lo sostienes, ves qué cambia.",
  tap: "Toca dos números, o arrastra uno sobre el otro: mientras lo sostienes, ves qué cambia.",
  soFar: { one: "{n} intercambio hasta ahora.", other: "{n} intercambios hasta ahora." },
  trapped: "Ningún intercambio ayuda: este tablero es un mínimo local.",
  back: "Estás otra vez en el mismo mínimo local: ningún intercambio ayuda.",
  least: "El menor paso hacia arriba es {delta}: {a} y {b}.",
  solvedStart: "Este comienzo ya está resuelto: «Otro comienzo» crea uno nuevo.",
  solved: { one: "Resuelto en {n} intercambio.", other: "Resuelto en {n} intercambios." },
  fewest: "Con menos no es posible: se examinaron todos los tableros.",
  enough: { one: "Desde este comienzo basta {n}.", other: "Desde este comienzo bastan {n}." },
  annealed: {
    one: "El recocido lo resolvió desde ahí tras {n} movimiento.",
    other: "El recocido lo resolvió desde ahí tras {n} movimientos.",
  },
  accepted: {
    one: "Aceptó {n} intercambio que empeoró el tablero.",
    other: "Aceptó {n} intercambios que empeoraron el tablero.",
  },
  ledOut:
    "En el movimiento {at}, {a} y {b} ({delta}) sacaron del mínimo local de energía {energy}: desde ahí bajó más.",
  // The swaps that help
  help: {
    text: "Útiles: {n} de {total}",
    total: { one: "{total} intercambio", other: "{total} intercambios" },
  },
  helpEqual: {
    text: "Útiles: {n} de {total}, iguales: {equal}",
    total: { one: "{total} intercambio", other: "{total} intercambios" },
  },
  filled: "Un punto relleno es un intercambio que baja la energía.",
  levelOrUp:
    "Ningún intercambio lleva hacia abajo. El camino sigue llano, o sube. El recocido da esos pasos: para eso tiene su temperatura.",
  onlyUp:
    "El único camino lleva hacia arriba. El recocido da ese paso de vez en cuando: para eso tiene su temperatura.",
  // Buttons
  undo: "Deshacer",
  redo: "Rehacer",
  undoKey: "Ctrl+Z",
  redoKey: "Ctrl+Y",
  over: "Desde el principio",
  again: "Otro comienzo",
  mine: "Mi tablero",
  anneal: "Recocido desde aquí",
  askNext: "¿Puedes también con el tablero siguiente: {name}?",
  askYou: "Ahora tú: ¿puedes con el tablero siguiente, {name}?",
};

// Damas en un tablero.

export default {
  queens: "Damas",
  aim: {
    one: "Coloca {n} dama de modo que ninguna ataque a otra.",
    other: "Coloca {n} damas de modo que ninguna ataque a otra.",
  },
  done: "Ninguna dama ataca a otra.",
  hand: "Arrastra una dama a la columna de otra: intercambian sus filas.",
  choose: "Tamaño del tablero",
  choice: { one: "{n} dama", other: "{n} damas" },
  column: "columna {n}",
  queenOf: "la dama de la columna {n}",
  row: "fila {n}",
  did: "Las damas de las columnas {a} y {b} intercambian sus filas.",
  would: "Las damas de las columnas {a} y {b} intercambiarían sus filas.",
  attacks: "pares en una misma diagonal",
  solutions: {
    one: "{n} solución; sin giros ni reflejos: {classes}",
    other: "{n} soluciones; sin giros ni reflejos: {classes}",
  },
  queen: {
    one: "columna {column}, fila {row}: ataca a {n} dama",
    other: "columna {column}, fila {row}: ataca a {n} damas",
  },
  pinned: "{queen}, anclada",
};

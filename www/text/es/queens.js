// Reinas en un tablero.

export default {
  queens: "Reinas",
  aim: {
    one: "Coloca {n} reina de modo que ninguna ataque a otra.",
    other: "Coloca {n} reinas de modo que ninguna ataque a otra.",
  },
  done: "Ninguna reina ataca a otra.",
  hand: "Arrastra una reina a la columna de otra: intercambian sus filas.",
  choose: "Tamaño del tablero",
  choice: { one: "{n} reina", other: "{n} reinas" },
  column: "columna {n}",
  queenOf: "la reina de la columna {n}",
  row: "fila {n}",
  did: "Las reinas de las columnas {a} y {b} intercambian sus filas.",
  would: "Las reinas de las columnas {a} y {b} intercambiarían sus filas.",
  attacks: "pares en una misma diagonal",
  solutions: {
    one: "{n} solución; sin giros ni reflejos: {classes}",
    other: "{n} soluciones; sin giros ni reflejos: {classes}",
  },
  queen: {
    one: "columna {column}, fila {row}: ataca a {n} reina",
    other: "columna {column}, fila {row}: ataca a {n} reinas",
  },
  pinned: "{queen}, anclada",
};

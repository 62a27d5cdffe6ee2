// Damen auf einem Brett.

export default {
  queens: "Damenproblem",
  aim: {
    one: "Stelle {n} Dame so auf, dass keine eine andere schlägt.",
    other: "Stelle {n} Damen so auf, dass keine eine andere schlägt.",
  },
  done: "Keine Dame schlägt eine andere.",
  hand: "Ziehe eine Dame auf die Spalte einer anderen: Sie tauschen die Zeilen.",
  choose: "Größe des Bretts",
  choice: { one: "{n} Dame", other: "{n} Damen" },
  column: "Spalte {n}",
  queenOf: "die Dame der Spalte {n}",
  row: "Zeile {n}",
  did: "Die Damen der Spalten {a} und {b} tauschen die Zeilen.",
  would: "Die Damen der Spalten {a} und {b} würden die Zeilen tauschen.",
  attacks: "Paare auf einer Diagonale",
  solutions: {
    one: "{n} Lösung; ohne Drehungen und Spiegelungen: {classes}",
    other: "{n} Lösungen; ohne Drehungen und Spiegelungen: {classes}",
  },
  queen: {
    one: "Spalte {column}, Zeile {row}: schlägt {n} Dame",
    other: "Spalte {column}, Zeile {row}: schlägt {n} Damen",
  },
  pinned: "{queen}, fixiert",
};

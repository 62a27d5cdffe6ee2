export default {
  open: "In Annealing Lab öffnen",
  newTab: "In Annealing Lab öffnen (neuer Tab)",
  noRun: "Dieser Link führt zu keinem Lauf. Er öffnet sich in Annealing Lab.",
  waits: "Dieser Lauf wartet: Zwei andere auf dieser Seite laufen.",
  gaveWay: "Angehalten, weil ein anderer Lauf auf dieser Seite gestartet wurde.",
};

// Ein Magnet: Spins, die nach oben oder nach unten zeigen.

export default {
  magnet: "Magnet",
  aim: {
    one: "{n} Spin: Kühle ab, und Nachbarn richten sich aus.",
    other: "{n} Spins: Kühle ab, und Nachbarn richten sich aus.",
  },
  hand: "Drücke auf einen Spin, und er kippt. Halte die Temperatur nahe 2,27 und beobachte die Flecken.",
  method: "Die simulierte Abkühlung kippt jeweils einen Spin; ein Eisenmagnet, der abkühlt, tut dasselbe.",
  choose: "Größe des Magneten",
  choice: "{side} × {side}",
  up: "aufwärts",
  down: "abwärts",
  spin: "{place}: {way}",
  pinned: "{spin}, fixiert",
  energy: "ungleiche Paare minus gleiche",
  judged: "Magnetisierung {m}. Die kleinste Energie ist {best}.",
  did: "Der Spin in {place} kippt.",
  would: "Der Spin in {place} würde kippen.",
  ended: {
    one: "Beendet nach {n} Zug: Energie {energy}, Magnetisierung {m}.",
    other: "Beendet nach {n} Zügen: Energie {energy}, Magnetisierung {m}.",
  },
  least: "Kein Zustand hat weniger.",
  aboveLeast: "Das ist um {above} über der kleinsten: Flecken sind geblieben.",
  measure: "Energie bei jeder Temperatur messen",
};

// Karten und Graphen zum Färben.

export default {
  map: "Karte",
  vertex: "Knoten {n}",
  aim: {
    one: "Färbe die Karte mit {n} Farbe so, dass Nachbarn verschieden sind.",
    other: "Färbe die Karte mit {n} Farben so, dass Nachbarn verschieden sind.",
  },
  aimGraph: {
    one: "Färbe den Graphen mit {n} Farbe so, dass Nachbarn verschieden sind.",
    other: "Färbe den Graphen mit {n} Farben so, dass Nachbarn verschieden sind.",
  },
  done: { one: "Keine Nachbarn teilen sich die {n} Farbe.", other: "{n} Farben, und keine Nachbarn teilen sich eine." },
  doneFewest: {
    one: "Mit {n} Farbe sind weniger Konflikte nicht möglich.",
    other: "Mit {n} Farben sind weniger Konflikte nicht möglich.",
  },
  hand: "Drücke auf ein Gebiet, und es bekommt die nächste Farbe.",
  handGraph: "Drücke auf einen Knoten, und er bekommt die nächste Farbe.",
  method: "Die simulierte Abkühlung ändert jeweils eine Farbe.",
  chooseMap: "Karte",
  chooseColours: "Farben",
  "map_us-states": "48 Staaten der USA",
  map_germany: "Die deutschen Länder",
  map_europe: "Europa",
  map_world: "Die Welt",
  own: { one: "Dein {n} Knoten", other: "Deine {n} Knoten" },
  colours: { one: "{n} Farbe", other: "{n} Farben" },
  colour: "Farbe {n}",
  energy: "Grenzen zwischen gleichen Farben",
  energyGraph: "Kanten zwischen gleichen Farben",
  ofBorders: { one: "von {n} Grenze", other: "von {n} Grenzen" },
  ofEdges: { one: "von {n} Kante", other: "von {n} Kanten" },
  fewest: { one: "Bestenfalls {n} Konflikt: Das ist bewiesen.", other: "Bestenfalls {n} Konflikte: Das ist bewiesen." },
  unknown: "Wie wenige möglich sind, ist hier nicht bewiesen.",
  region: {
    one: "{name}: Farbe {colour}, wie {n} Nachbar",
    other: "{name}: Farbe {colour}, wie {n} Nachbarn",
  },
  pinned: "{region}, festgehalten",
  did: "{name} wechselt von Farbe {from} zu Farbe {to}.",
  would: "{name} würde von Farbe {from} zu Farbe {to} wechseln.",
  ended: { one: "Beendet nach {n} Zug.", other: "Beendet nach {n} Zügen." },
  showBest: "Beste Karte zeigen",
  found: { one: "Beste Karte: {n} Konflikt, bei Zug {at}.", other: "Beste Karte: {n} Konflikte, bei Zug {at}." },
  nobody: "Ob weniger möglich sind, ist hier nicht bewiesen.",
  why: {
    one: "{names} braucht eine vierte Farbe, denn die Nachbarn bilden einen ungeraden Ring.",
    other:
      "{names} brauchen je eine vierte Farbe, denn ihre Nachbarn bilden ungerade Ringe, die keine Grenze gemeinsam haben.",
  },
};

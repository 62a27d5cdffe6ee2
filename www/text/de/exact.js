export default {
  nodes: "Knoten",
  depth: "Tiefe",
  tree: "Baum durchsucht",
  where: "Tiefe {depth}, {share} des Baums",
  past: "Bei Knoten {move} von {head}: {where}.",
  playback: "Wiedergabe, Knoten {move} von {head}: {where}.",
  solved: { one: "Gelöst nach {n} Knoten.", other: "Gelöst nach {n} Knoten." },
  none: { one: "Es gibt keine Lösung: {n} Knoten beweist es.", other: "Es gibt keine Lösung: {n} Knoten beweisen es." },
  undecided: {
    one: "Nach {n} Knoten nicht entschieden: Das Budget ist verbraucht.",
    other: "Nach {n} Knoten nicht entschieden: Das Budget ist verbraucht.",
  },
  ready: "Bereit: Nur die Vorgaben sind bekannt.",
  paused: "Angehalten bei Knoten {move}: {where}.",
  running: "Sucht: {where}.",
};

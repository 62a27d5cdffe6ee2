// Die Leiter der Bretter, die von Hand gelöst werden.

export default {
  ladder: "Bretter, die man von Hand löst",
  rung1: "Sechser-Dreieck",
  rung2: "Achter-Ring",
  rung3: "Magic 13",
  rung4: "Magic 19",
  yours: { one: "Von dir mit {n} Tausch gelöst", other: "Von dir mit {n} Vertauschungen gelöst" },
  noRung: "rung: „{rung}“ ist keine der Stufen 1 bis 4. Gezeigt wird die nächste ungelöste.",
  // The method
  small: "Von Hand: Vertausche je zwei Zahlen.",
  large: "Von Hand. Früher oder später hilft kein Tausch mehr.",
  goesOn: "Die Abkühlung macht auf deinem Brett weiter. Sie vertauscht je zwei Zahlen.",
  // The sentence
  start: "Ein zufälliger Start, Energie {energy}.",
  drag: "Zieh eine Zahl auf eine andere; mit Tasten: Enter, Pfeile, Enter. Solange du sie hältst, siehst du, was sich ändert.",
  tap: "Tippe zwei Zahlen an, oder zieh eine auf die andere: solange du sie hältst, siehst du, was sich ändert.",
  soFar: { one: "Bisher {n} Tausch.", other: "Bisher {n} Vertauschungen." },
  trapped: "Kein Tausch hilft: Dieses Brett ist ein lokales Minimum.",
  back: "Du bist wieder im selben lokalen Minimum: Kein Tausch hilft.",
  least: "Der kleinste Schritt aufwärts ist {delta}: {a} und {b}.",
  solvedStart: "Dieser Start ist schon gelöst: „Anderer Start“ macht einen neuen.",
  solved: { one: "Mit {n} Tausch gelöst.", other: "Mit {n} Vertauschungen gelöst." },
  fewest: "Weniger sind nicht möglich: Alle Bretter wurden abgesucht.",
  enough: { one: "Von diesem Start genügt {n}.", other: "Von diesem Start genügen {n}." },
  annealed: {
    one: "Die Abkühlung löste es von dort nach {n} Zug.",
    other: "Die Abkühlung löste es von dort nach {n} Zügen.",
  },
  accepted: {
    one: "Sie nahm {n} Tausch an, der das Brett verschlechterte.",
    other: "Sie nahm {n} Vertauschungen an, die das Brett verschlechterten.",
  },
  ledOut:
    "Bei Zug {at} führten {a} und {b} ({delta}) aus dem lokalen Minimum bei Energie {energy} heraus: Von dort kam die Abkühlung tiefer.",
  // The swaps that help
  help: {
    text: "Hilfreich: {n} von {total}",
    total: { one: "{total} Tausch", other: "{total} Vertauschungen" },
  },
  helpEqual: {
    text: "Hilfreich: {n} von {total}, gleich: {equal}",
    total: { one: "{total} Tausch", other: "{total} Vertauschungen" },
  },
  filled: "Ein gefüllter Punkt ist ein Tausch, der die Energie senkt.",
  levelOrUp:
    "Kein Tausch führt abwärts. Weiter geht es zuerst auf gleicher Höhe oder aufwärts. Die Abkühlung macht solche Schritte: Dafür hat sie ihre Temperatur.",
  onlyUp:
    "Weiter geht es nur aufwärts. Die Abkühlung macht ab und zu einen solchen Schritt: Dafür hat sie ihre Temperatur.",
  // Buttons
  undo: "Rückgängig",
  redo: "Wiederholen",
  undoKey: "Strg+Z",
  redoKey: "Strg+Y",
  over: "Von vorn",
  again: "Anderer Start",
  mine: "Mein Brett",
  anneal: "Von hier abkühlen",
  askNext: "Schaffst du auch das nächste Brett: {name}?",
  askYou: "Jetzt du: Schaffst du das nächste Brett, {name}?",
};

export default {
  title: "Wege zur Lösung",
  watchHelp:
    "Ziffern tauschen zufällig die Plätze, bis sich nichts wiederholt. Das dauert Sekunden; jeder Seed macht es anders.",
  solve: "Sofort lösen",
  puzzle: "Zurück zum Rätsel",
  solveHelp: "Die exakte Suche probiert alles durch. Sie ist sofort fertig und zugleich ein Beweis.",
  hint: "Tipp",
  fill: "Eintragen",
  hintHelp: "Eine erzwungene Ziffer, mit Begründung.",
  byHand: "Von Hand",
  goOnByHand: "Von Hand weiter",
  byHandHelp: "Eigene Ziffern und Notizen, mit Hinweisen.",
  type: "Tippe, um das Rätsel zu ändern, oder drücke „Von Hand“, um es selbst zu lösen.",
  typeByFinger: "Tippe auf ein Feld, um das Rätsel zu ändern. Der Titel des Rätsels antwortet sofort.",
  change: "Hier gibt es nichts zu finden: Wähle ein Feld und ändere eine Ziffer.",
  decide: "Eine weitere Vorgabe auf einem der markierten Felder entscheidet es.",
  moreGivens: "Für genau eine Lösung fehlen Vorgaben.",
  noSingle: "Es ist kein Einer mehr da: Die nächste Ziffer braucht eine längere Begründung.",
  filledAll: "Alle Ziffern waren Einer: Das Sudoku ist gelöst.",
  nodes: { one: "{n} Knoten", other: "{n} Knoten" },
  solvedNow:
    "Sofort gelöst: {n} von {all} Ziffern als Einer, der Rest durch eine Suche mit {nodes}. Es ist die einzige Lösung.",
  solvedBySingles: {
    one: "Sofort gelöst: Die letzte Ziffer ist ein Einer. Es ist die einzige Lösung.",
    other: "Sofort gelöst: Alle {n} Ziffern sind Einer. Es ist die einzige Lösung.",
  },
  solvedOneOf: "Sofort gelöst durch exakte Suche. Dies ist eine der Lösungen.",
};

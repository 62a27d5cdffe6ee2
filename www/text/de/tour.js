// Rundreisen durch Städte.

export default {
  tour: "Rundreise",
  city: "Stadt {n}",
  aim: {
    one: "Besuche {n} Stadt und kehre heim. Wie kurz kann der Weg sein?",
    other: "Besuche {n} Städte und kehre heim. Wie kurz kann der Weg sein?",
  },
  aimDone: {
    one: "Keine Rundreise durch diese {n} Stadt ist kürzer.",
    other: "Keine Rundreise durch diese {n} Städte ist kürzer.",
  },
  hand: "Ziehe eine Stadt auf eine andere, oder füge eigene ein.",
  method_reversal: "Die simulierte Abkühlung dreht jeweils eine Strecke der Rundreise um.",
  method_insertion: "Die simulierte Abkühlung versetzt jeweils eine Stadt.",
  method_swap: "Die simulierte Abkühlung vertauscht jeweils zwei Städte.",
  choose: "Städte",
  instance: { one: "{name}: {n} Stadt", other: "{name}: {n} Städte" },
  drawn: { one: "{n} zufällige Stadt", other: "{n} zufällige Städte" },
  own: { one: "Deine {n} Stadt", other: "Deine {n} Städte" },
  stop: "{name}: Station {n} von {of}, zwischen {before} und {after}",
  length: "Länge der Rundreise",
  did_reversal: {
    one: "Die Strecke von {a} bis {b}, {n} Stadt, wird umgedreht.",
    other: "Die Strecke von {a} bis {b}, {n} Städte, wird umgedreht.",
  },
  would_reversal: {
    one: "Die Strecke von {a} bis {b}, {n} Stadt, würde umgedreht.",
    other: "Die Strecke von {a} bis {b}, {n} Städte, würde umgedreht.",
  },
  did_insertion: "{a} rückt an die Stelle von {b}.",
  would_insertion: "{a} würde an die Stelle von {b} rücken.",
  did_swap: "{a} und {b} tauschen die Plätze.",
  would_swap: "{a} und {b} würden die Plätze tauschen.",
  ended: { one: "Beendet nach {n} Zug.", other: "Beendet nach {n} Zügen." },
  showBest: "Beste Rundreise zeigen",
  found: "Beste Rundreise: {best}, bei Zug {at}.",
  gapProved: "{gap} über der kürzesten, {best}.",
  gapKnown: "{gap} über der besten bekannten, {best}.",
  atMost: "Höchstens {gap} zu lang: Keine Rundreise ist kürzer als {bound}.",
  shortest: "Keine Rundreise ist kürzer: Das ist bewiesen.",
  bestKnown: "So kurz wie die beste bekannte.",
  // Städte setzen
  place: "Eigene setzen",
  change: "Städte verschieben",
  edit: "Der Editor der Städte",
  add: "Stadt hinzufügen",
  remove: "Stadt entfernen",
  removeAll: "Alle entfernen",
  howToPlace:
    "Ein Druck auf das Brett setzt eine Stadt. Gezogen wird sie verschoben; Entf entfernt sie, Umschalt und ein Pfeil verschieben sie.",
  howToPlacePaused:
    "Angehalten. Ein Druck auf das Brett setzt eine Stadt. Gezogen wird sie verschoben; Entf entfernt sie, Umschalt und ein Pfeil verschieben sie.",
  noCities: "Es ist keine Stadt mehr da. Drei ergeben eine Tour.",
  fewCities: { one: "Es fehlt noch {n} Stadt.", other: "Es fehlen noch {n} Städte." },
  tooManyCities: "Eine Tour hat höchstens {n} Städte.",
  cityChosen: "Gewählt: {name}.",
};

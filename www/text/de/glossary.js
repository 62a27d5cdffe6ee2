// Die Fachwörter. Woher sie kommen, steht in docs/GLOSSARY.de.md.

export default {
  "puzzles.title": "Rätsel",
  "board.term": "Brett",
  "board.means": "Eine Zahl auf jedem Feld eines Rätsels: ein Zustand eines Laufs.",
  "given.term": "Vorgabe",
  "given.means": "Eine Zahl, die das Rätsel auf ihrem Feld festlegt; kein Zug ändert sie.",
  "line.term": "Linie",
  "line.means":
    "Eine Menge von Feldern mit einer Regel: Die Zahlen müssen eine vorgegebene Summe haben oder alle verschieden sein.",
  "magic-sum.term": "magisches Summenrätsel",
  "magic-sum.means":
    "Ein Rätsel, in dem jede Zahl einmal vorkommt und jede Linie ihre Summe haben muss, zum Beispiel Magic 19.",
  "solution.term": "Lösung",
  "solution.means": "Ein volles Brett, das alle Regeln einhält: Seine Energie ist 0.",
  "symmetry.term": "Symmetrie",
  "symmetry.means":
    "Eine Drehung oder Spiegelung, die Linien auf Linien abbildet; Lösungen, die sie ineinander überführt, zählen als eine, Komplemente zählen gesondert.",
  "complement.term": "Komplement",
  "complement.means":
    "Das Brett, auf dem jede Zahl x durch (kleinste + größte Zahl) − x ersetzt ist; aus Lösungen werden Lösungen, vielleicht mit anderer Summe.",
  "singles.term": "nackter und versteckter Einer",
  "singles.means":
    "Ein Feld, auf das nur eine Ziffer passt, oder eine Ziffer, für die in einer Zeile, einer Spalte oder einem Block nur ein Feld bleibt.",
  "annealing.title": "Abkühlung",
  "annealing.term": "simulierte Abkühlung (Simulated Annealing)",
  "annealing.means":
    "Eine stochastische lokale Suche: Sie nimmt verschlechternde Züge mit einer Wahrscheinlichkeit an, die von einer meist sinkenden Temperatur abhängt.",
  "satisfaction.term": "Erfüllungsproblem",
  "satisfaction.means":
    "Ein Problem, dessen Ziel bekannt ist: Energie 0 ist eine Lösung, und ein Lauf endet dort, wie bei Sudokus und Summenrätseln.",
  "optimisation.term": "Optimierungsproblem",
  "optimisation.means":
    "Ein Problem, dessen niedrigste Energie vorher nicht bekannt ist, etwa die kürzeste Rundreise; ein Lauf gibt das Beste, was er gefunden hat.",
  "energy.term": "Energie",
  "energy.means":
    "Was ein Lauf senkt, als eine Zahl: beim Summenrätsel die quadrierten Fehler aller Linien, beim Sudoku die Wiederholungen, bei einer Rundreise ihre Länge.",
  "energy.unit": "keine",
  "chain.term": "Kette",
  "chain.means": "Die Folge der Bretter, die ein Lauf besucht.",
  "best.term": "beste Energie",
  "best.means": "Die niedrigste Energie, die der Lauf bisher erreicht hat.",
  "best.unit": "keine",
  "neighbourhood.term": "Nachbarschaft",
  "neighbourhood.means":
    "Die Bretter, die ein Zug erreichen kann, etwa die nach jedem Tausch zweier freier Felder; beim Sudoku zweier Felder eines Blocks.",
  "move.term": "Zug",
  "move.means":
    "Ein Vorschlag, das Brett zu ändern, ob angenommen oder abgelehnt (eine Iteration); die Einheit für die Länge eines Laufs.",
  "move.unit": "Züge",
  "worsening.term": "verschlechternder, gleicher, verbessernder Zug",
  "worsening.means": "Ein Zug, der die Energie erhöht, gleich lässt oder senkt.",
  "draw.term": "Zufallszahl",
  "draw.means":
    "Eine zufällig gezogene Zahl von 0 bis 1; ein verschlechternder Zug wird angenommen, wenn sie unter seiner Wahrscheinlichkeit liegt.",
  "temperature.term": "Temperatur",
  "temperature.means":
    "Die Zahl, in Einheiten der Energie, die bestimmt, wie oft schlechtere Bretter angenommen werden: nach der Metropolis-Regel mit der Wahrscheinlichkeit exp(−ΔE / T).",
  "temperature.unit": "wie die Energie",
  "acceptance.term": "Akzeptanzregel",
  "acceptance.means":
    "Die Regel, die entscheidet, ob ein schlechteres Brett angenommen wird: Metropolis, Schwelle, späte Akzeptanz oder reiner Abstieg.",
  "accepted.term": "Akzeptanzrate",
  "accepted.means":
    "Der Anteil der angenommenen Vorschläge unter dem letzten Prozent der bisherigen Züge, mindestens aber unter den letzten 100.",
  "threshold.term": "Schwellwertakzeptanz (Threshold Accepting)",
  "threshold.means":
    "Eine Akzeptanzregel ohne Zufall: Sie nimmt einen Zug an, der die Energie um höchstens T erhöht, und lehnt die anderen ab.",
  "late.term": "späte Akzeptanz (Late Acceptance)",
  "late.means":
    "Eine Akzeptanzregel, die einen verschlechternden Zug mit einer Liste früherer Energien vergleicht: denen der letzten Züge (2008) oder den kleinsten je Listenplatz (2017).",
  "descent.term": "reiner Abstieg",
  "descent.means": "Die Akzeptanzregel, die verbessernde und gleiche Züge annimmt und nie einen verschlechternden.",
  "useful.term": "nützliche Temperaturen",
  "useful.means":
    "Die Temperaturen, bei denen eine Lösung höchstens doppelt so viele Züge kostet wie bei der besten, für jedes Rätsel gemessen.",
  "schedule.term": "Abkühlungsplan",
  "schedule.means":
    "Die Temperatur bei jedem Zug: konstant oder nach einer Formel sinkend; die Lam-Regel steuert sie über die Akzeptanzrate.",
  "local-minimum.term": "lokales Minimum",
  "local-minimum.means":
    "Ein ungelöstes Brett, das kein einzelner Zug besser macht; Züge, welche die Energie gleich lassen, kann es geben.",
  "anneal.term": "Durchgang",
  "anneal.means":
    "Ein Durchlauf des Abkühlungsplans, von einem zufälligen Brett an; ein Lauf mit Neustarts hat mehrere Durchgänge.",
  "restart.term": "Neustart",
  "restart.means":
    "Der Beginn eines weiteren Durchgangs in einem Lauf: mit einem neuen zufälligen Brett, bei der ersten Temperatur des Abkühlungsplans.",
  "convergence.term": "Konvergenztest",
  "convergence.means":
    "Eine Neustartregel: Ein Durchgang endet, wenn dieselbe Energie so oft wie festgelegt gemessen wurde, im veröffentlichten Programm 250-mal.",
  "reheat.term": "Aufheizen",
  "reheat.means":
    "Ein Anstieg der Temperatur in einem Durchgang, der feststeckt; das Brett bleibt, oder es wird neu gefüllt.",
  "tempering.term": "paralleles Tempern",
  "tempering.means":
    "Mehrere Läufe nebeneinander, jeder bei einer eigenen Temperatur; manchmal tauschen zwei mit benachbarten Temperaturen ihre Bretter.",
  "exchange.term": "Replikatausch",
  "exchange.means":
    "Der Tausch zweier Bretter mit benachbarten Temperaturen beim parallelen Tempern, nach einer Metropolis-Regel angenommen.",
  "replicas.term": "acht Ketten",
  "replicas.means":
    "Acht Ketten bei einer Temperatur, gekoppelt durch gemeinsame Vorschläge: Über jeden entscheidet jede Kette mit eigenen Zufallszahlen.",
  "rebuild.term": "Abkühlung mit Propagation",
  "rebuild.means":
    "Zerstören und neu aufbauen (Ruin and Recreate): Jeder Vorschlag baut ein Sudoku neu aus den Vorgaben auf, mit Einern und möglichst Zahlen des angenommenen Gitters.",
  "step.term": "Schritt",
  "step.means":
    "Eine Aktion auf dem Pfad einer Suche; bei der Abkühlung mit Propagation das Füllen eines Felds oder das Urteil über ein ganzes Gitter.",
  "step.unit": "Schritte",
  "budget.term": "Budget",
  "budget.means": "Die Höchstzahl an Zügen, Expansionen oder Knoten eines Laufs; Rechenzeit beendet nie einen Lauf.",
  "budget.unit": "Züge",

  "runs.title": "Ein Lauf",
  "run.term": "Lauf",
  "run.means": "Ein Rätsel mit bestimmten Einstellungen und einem Seed, vom ersten Zug bis zum Ende.",
  "seed.term": "Seed",
  "seed.means": "Die Zahl, aus welcher der Generator alle Zufallszahlen eines Laufs erzeugt.",
  "generator.term": "Generator",
  "generator.means": "Der Algorithmus der Zufallszahlen: xoshiro256++ oder der Mersenne-Twister von R.",
  "link.term": "Link",
  "link.means":
    "Der ganze Lauf als Text: Rätsel, Einstellungen, Seed und Eingriffe; er spielt überall dieselben Züge ab.",
  "preset.term": "Voreinstellung",
  "preset.means":
    "Einstellungen mit einem Namen, etwa „empfohlen“ oder „wie veröffentlicht“; ein voller Link enthält die Einstellungen, nicht den Namen.",
  "trace.term": "Spur",
  "trace.means":
    "Die aufgezeichneten Energien und Temperaturen eines Laufs, so ausgedünnt, dass auch ein langer Lauf in ein Diagramm passt.",
  "golden.term": "Referenzlink",
  "golden.means":
    "Ein Link, dessen Ergebnis in den Tests aufgezeichnet ist: Ändert sich ein Byte davon, schlägt ein Test fehl.",
  "timeline.term": "Zeitleiste",
  "timeline.means":
    "Der Schieber über die Züge eines Laufs, mit Marken für neue Bestwerte, Neustarts, Aufheizen und Eingriffe.",
  "inspector.term": "Inspektor",
  "inspector.means":
    "Der Bereich, der einen Zug erklärt: Felder, Änderung jeder Linie, Wahrscheinlichkeit, Zufallszahl und Entscheidung.",
  "hand.term": "Eingriff",
  "hand.means":
    "Eine festgehaltene Temperatur, ein fixiertes Feld oder ein Tausch von Hand; der Eingriff wird Teil des Links.",

  "search.title": "Suche und Beweis",
  "nodes.term": "Knoten",
  "nodes.means":
    "Ein Brett, das eine Suche erzeugt hat, oder ein Pfad auf einer Karte; die exakte Suche zählt jede Zahl, die sie probiert.",
  "expansion.term": "Expansion",
  "expansion.means": "Der Schritt einer Suche, der ein Brett aus der Grenze nimmt und alle seine Kinder erzeugt.",
  "frontier.term": "Grenze (Frontier), erreicht",
  "frontier.means":
    "Die Bretter, die auf ihre Expansion warten (Tiefensuche erzeugt sie erst dann), und alle, die erzeugt und behalten wurden.",
  "goal-tests.term": "Zieltest",
  "goal-tests.means":
    "Die Prüfung, ob ein Brett eine Lösung ist: bei der Breitensuche beim Erzeugen, bei A* beim Expandieren.",
  "actions.term": "Pfadkosten, Aktionen",
  "actions.means":
    "Pfadkosten sind die Summe der Schrittkosten, 1 je gesetzter Zahl; Aktionen sind die Expansionen und die Schritte des Pfads zusammen.",
  "heuristic.term": "Heuristik",
  "heuristic.means":
    "Eine Schätzung der Restkosten; A* expandiert das Brett mit der kleinsten Summe aus bisherigen Kosten und Schätzung.",
  "admissible.term": "zulässig",
  "admissible.means":
    "Eine Heuristik ist zulässig, wenn sie nie mehr als die Restkosten schätzt: Dann findet A* eine günstigste Lösung.",
  "consistent.term": "konsistent",
  "consistent.means":
    "Eine Heuristik ist konsistent, wenn sie bei einem Schritt höchstens um dessen Kosten sinkt und am Ziel 0 ist; dann ist sie auch zulässig.",
  "route.term": "Wegsuche",
  "route.means": "Die Suche nach einem günstigsten Pfad zwischen zwei Feldern einer Karte mit Wänden und Kosten.",
  "oracle.term": "Orakel-Heuristik",
  "oracle.means":
    "Eine Heuristik, welche die gespeicherte Lösung liest, wie die veröffentlichten von Octa; sie zeigt, was perfekter Rat wert ist.",
  "cut.term": "abgeschnitten (Pruning)",
  "cut.means": "Verworfen, weil eine Linie ihre Summe nicht mehr erreichen kann.",
  "proof.term": "exakte Suche, Beweis",
  "proof.means":
    "Eine Suche durch alle Möglichkeiten: An ihrem Ende ist die Zahl der Lösungen bewiesen, auch wenn es keine gibt.",

  "comparison.title": "Vergleich",
  "compare.term": "Experiment",
  "compare.means":
    "Bis zu zwölf Einstellungen auf denselben Rätseln, mit denselben Seeds und demselben Budget; auch das ist ein Link.",
  "success.term": "Erfolg",
  "success.means": "Der Anteil der Läufe, die innerhalb des Budgets eine Lösung fanden, auch Erfolgsrate genannt.",
  "ert.term": "erwartete Laufzeit (ERT)",
  "ert.means":
    "Die mittleren Kosten einer Lösung: die Kosten aller Läufe, geteilt durch die Zahl der Läufe, die eine Lösung fanden.",
  "ert.unit": "Vorschläge",
  "tts.term": "Zeit bis zur Lösung (TTS)",
  "tts.means":
    "Die Züge, nach denen mit 99 % Wahrscheinlichkeit eine Lösung gefunden ist, wenn Läufe abgebrochen und wiederholt werden.",
  "tts.unit": "Vorschläge",
  "rld.term": "Lauflängenverteilung (RLD)",
  "rld.means":
    "Eine Kurve: Über jeder Zahl von Zügen zeigt sie den Anteil der Läufe, die bis dahin eine Lösung gefunden haben.",
  "cutoff.term": "beste Abbruchlänge",
  "cutoff.means":
    "Die Länge, bei der man Läufe am besten abbricht und wiederholt: Sie ergibt die kürzeste Zeit bis zur Lösung.",
  "cutoff.unit": "Vorschläge",
  "percentile.term": "Perzentil (p90, p99)",
  "percentile.means": "Der Wert, den 90 % oder 99 % der Läufe nicht überschreiten; der Median ist das 50. Perzentil.",
  "interval.term": "95-%-Intervall",
  "interval.means":
    "Ein Bereich, der so gebildet wird, dass er den wahren Wert in etwa 95 von 100 solchen Experimenten enthält.",
  "paired.term": "gepaarter Test",
  "paired.means":
    "Ein Test auf den Unterschied zweier Einstellungen bei gleichen Rätseln und Seeds, korrigiert für mehrere Tests.",
};

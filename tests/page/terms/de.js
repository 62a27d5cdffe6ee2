// The German terms: docs/GLOSSARY.de.md is made from them from www/text/de/glossary.js.

/** @type {import("./types.js").Terms} */
export default {
  title: "Glossar",
  intro:
    "Ein Wort für eine Sache, auf der Seite und in den Lektionen. Diese Seite entsteht aus `www/text/de/glossary.js`, ihre Quellen aus `tests/page/terms/de.js`. Die Kommandozeile und die übrigen Dokumente sind englisch: [GLOSSARY.md](GLOSSARY.md).",
  columns: ["Begriff", "Bedeutung", "englisch", "Zeichen", "Quelle"],
  sourcesTitle: "Woher die Wörter kommen",
  sources: [
    [
      "Breitensuche, Tiefensuche, Knoten, expandieren, Grenze (Frontier), Zieltest, Pfadkosten, Heuristik, zulässig, konsistent",
      "S. Russell, P. Norvig, Künstliche Intelligenz: Ein moderner Ansatz, 3. Auflage, Pearson 2012",
    ],
    [
      "Uniforme Kostensuche, iterative Tiefensuche",
      "M. Helmert, Universität Basel, Vorlesung Grundlagen der Künstlichen Intelligenz, Kapitel 8 und 9",
    ],
    [
      "Simulierte Abkühlung (Simulated Annealing), Temperatur, Energie",
      "T. Segaran, Kollektive Intelligenz analysieren, programmieren und nutzen, O’Reilly 2008, Kapitel 5",
    ],
    [
      "Abkühlungsplan, lokales Minimum, Verschlechterung annehmen (dort „akzeptieren“), Neustart",
      "Hochschule Bielefeld, Vorlesung Künstliche Intelligenz: [Simulated Annealing](https://github.com/Artificial-Intelligence-HSBI-TDU/KI-Vorlesung/blob/master/lecture/searching/search7-annealing.md)",
    ],
    [
      "Nachbarschaft, Zug, verbessernder und verschlechternder Zug",
      "W. Domschke, A. Drexl, R. Klein, A. Scholl, Einführung in Operations Research, 9. Auflage, Springer Gabler 2015",
    ],
    [
      "Metropolis-Regel, Vorschlag, Kette, Gleichgewicht, Magnetisierung",
      "A. Klenke, Wahrscheinlichkeitstheorie, Springer, Abschnitt 18.3",
    ],
    ["Ising-Modell, spezifische Wärme", "W. Nolting, Grundkurs Theoretische Physik 6: Statistische Physik, Springer"],
    [
      "Vorzeichen-Rang-Test, gepaart",
      "J. Hartung, B. Elpelt, K.-H. Klösener, Statistik: Lehr- und Handbuch der angewandten Statistik, 15. Auflage, Oldenbourg 2009",
    ],
    ["Median, Quartil, Standardabweichung", "C. Weiß, Basiswissen Medizinische Statistik, Springer 2013, Kapitel 4"],
    [
      "Kandidat, Block, nackter und versteckter Einer (dort „Einzelzahl“)",
      "HoDoKu, [Singles (Einzelzahlen)](https://hodoku.sourceforge.net/de/tech_singles.php)",
    ],
    [
      "Block-Zeilen-Interaktion (Locked Candidates)",
      "HoDoKu, [Intersections (Schnittmengen)](https://hodoku.sourceforge.net/de/tech_intersections.php)",
    ],
    [
      "Akzeptanzrate, Schwellwertakzeptanz, späte Akzeptanz, Aufheizen, paralleles Tempern, Replik, abgeschnitten, Abbruchlänge, Lauflängenverteilung, Stoß",
      "eigene Wahl: Lehrbücher lassen das englische Wort stehen oder sind uneins",
    ],
  ],
  terms: [
    [/simulated annealing/i, /abkühl/i],
    [/\btemperatures?\b/i, /temperatur/i],
    [/\benerg(y|ies)\b/i, /energie|\bE\b/i],
    [/\bseeds?\b/i, /seed/i],
    [/\bgivens?\b/i, /vorgab/i],
    [/\bsettings?\b/i, /einstellung/i],
    [/\bsolvers?\b/i, /löser/i],
    [/\bproposals?\b/i, /vorschl|vorgeschlagen/i],
    [/\baccepted\b/i, /angenommen|nimmt|nahm|erlaubt/i],
    [/\brejected\b/i, /abgelehnt/i],
    [/\bheuristics?\b/i, /heuristik/i],
    [/\bnodes?\b/i, /knoten/i],
    [/\bexpansions?\b/i, /expan/i],
    [/\bfrontier\b/i, /grenze/i],
    [/\bpruned\b/i, /abgeschnitten/i],
    [/\bbudgets?\b/i, /budget/i],
    [/\brestarts?\b/i, /neustart/i],
    [/\breheats?\b/i, /heiz/i],
    [/\blocal minim/i, /lokale\w* minim/i],
    [/\bprobabilit/i, /wahrscheinlich/i],
    [/\binterventions?\b/i, /eingriff/i],
    [/\bworsening\b/i, /verschlechter/i],
    [/\bsolutions?\b/i, /lösung/i],
    [/\blessons?\b/i, /lektion/i],
  ],
  except: [
    "class.refused",
    "class.verdict_refused",
    "compare.ttsMeans",
    "compare.timesOf",
    "compare.axisCutoff",
    "core.claim_of",
    "run.captionFirst",
    "rebuild.captionBuild",
  ],
  shared:
    "also and band block blocks bootstrap browser budget budgets build byte bytes code computer enter " +
    "expansion experiment export fast form generator graph hand header import iterative linear link links " +
    "magnet mail median minimum minus optima parameter pause problem propagation ring rings " +
    "seed seeds server spin spins start starts status stick system test tests text thermometer warm was",
  never: [
    [/\bAnnealing\b(?! Lab|\))/, "Abkühlung"],
    [/akzeptier/i, "annehmen"],
    [/\bSie können|\bIhre[nmr]? (Browser|Antwort)/, "du"],
    [/Hinweisziffer/i, "Vorgabe"],
    [/\bim Rand\b|\bFrontier\b(?!\))/, "in der Grenze"],
    [/Abkühlpl[aä]n/, "Abkühlungsplan"],
    [/\bstutz|Stutzen|Locked Candidates|(?<!\()\bPruning\b/i, "abschneiden, Block-Zeilen-Interaktion"],
    [/glücklichen? Lauf|glückliche[rs] L/, "Glückstreffer"],
    [/\bZellen?\b/, "Feld"],
    [/\bbillig/i, "günstig"],
    [/\bSeeds? (wird|werden|wurden?|ist|sind) [^.;]*gelöst/, "zur Lösung führen"],
    [/\bL(auf|äufe) (wird|werden|wurden?) [^.;]*gelöst/, "eine Lösung finden"],
    [/\{n\} Tauschen?\b|\b(alle|aller|manche|viele) Tausche\b/i, "Vertauschungen"],
    [/: Ihr(e[mnrs]?)?\b/, "ein kleines „ihr“: groß liest es sich als Anrede"],
  ],
};

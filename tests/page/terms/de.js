// The German terms: docs/GLOSSARY.de.md is made from them and from www/text/de/glossary.js.

/** @type {import("./types.js").Terms} */
export default {
  title: "Glossar",
  intro:
    "Ein Wort für eine Sache, auf der Seite und in den Lektionen. Diese Seite entsteht aus `www/text/de/glossary.js`, ihre Quellen aus `tests/page/terms/de.js`. Die Kommandozeile und die übrigen Dokumente sind englisch: [GLOSSARY.md](GLOSSARY.md).",
  columns: ["Begriff", "Bedeutung", "englisch", "Zeichen", "Quelle"],
  sourcesTitle: "Woher die Wörter kommen",
  sources: [
    [
      "Simulierte Abkühlung, Temperatur, Energie, lokales Minimum, Verschlechterung annehmen (dort „akzeptieren“), Akzeptanzregel, Schwellwertakzeptanz, einfrieren",
      "A. Rausch, [semantisweb.de: Simulierte Abkühlung](https://semantisweb.de/de/technologies/sa.html)",
    ],
    [
      "Zug, verschlechternder und verbessernder Zug, Nachbarschaft (dort „Nachbarlösungen“)",
      "[Wirtschaftslexikon24: Simulated Annealing](https://wirtschaftslexikon24.com/d/simulated-annealing/simulated-annealing.htm)",
    ],
    [
      "Breitensuche, Tiefensuche, uniforme Kostensuche, Heuristik, zulässig, konsistent, expandieren",
      "Vorlesungsnotizen [Informierte Suche](https://classes.cbradev.ch/Informatik/Programmieren/Praktische-KI/Informierte-Suche.html) und [Problemlösen durch Suchen](https://iamnico42.github.io/portfolio/studium/AI/Problem%20L%C3%B6sen%20durch%20Suche)",
    ],
    [
      "Frontier (dort „Grenze (frontier)“; hier bleibt das englische Wort, denn „Grenze“ heißt hier jede Schranke)",
      "Zusammenfassung einer Vorlesung: [Suchprobleme modellieren](https://github.com/chefe/summaries/blob/master/aiso/03-Suchprobleme-modellieren.md)",
    ],
    [
      "Nackter und versteckter Einer",
      "[Die „Versteckte Einer“-Technik](https://lovesudoku.net/de/rules/hidden-singles)",
    ],
    [
      "Locked Candidates",
      "HoDoKu, [Intersections (Schnittmengen)](https://hodoku.sourceforge.net/de/tech_intersections.php)",
    ],
    [
      "Abkühlplan, Akzeptanzrate, Aufheizen, paralleles Tempern, Replik, abgeschnitten, Abbruchlänge, Stoß",
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
    [/\bfrontier\b/i, /frontier/i],
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
  never: [
    [/\bAnnealing\b(?! Lab|\))/, "Abkühlung"],
    [/akzeptier/i, "annehmen"],
    [/\bSie können|\bIhre[nmr]? (Browser|Antwort)/, "du"],
    [/Hinweisziffer/i, "Vorgabe"],
    [/\bim Rand\b/, "in der Frontier"],
    [/\bSeeds? (wird|werden|wurden?|ist|sind) [^.;]*gelöst/, "zur Lösung führen"],
    [/\bL(auf|äufe) (wird|werden|wurden?) [^.;]*gelöst/, "eine Lösung finden"],
    [/\{n\} Tauschen?\b|\b(alle|aller|manche|viele) Tausche\b/i, "Vertauschungen"],
    [/: Ihr(e[mnrs]?)?\b/, "ein kleines „ihr“: groß liest es sich als Anrede"],
  ],
};

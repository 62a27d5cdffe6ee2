// Die Herkunft der Rätsel der Bibliothek nach Namen; ihre Familien und Quellen nach dem englischen Text.

export default {
  "cube-corners_history":
    "Jede Ecke liegt auf drei Flächen; die sechs Summen ergeben also dreimal 36. Die Summe kann nur 18 sein. Lösungen, die sich durch Drehen oder Spiegeln der Zeichnung unterscheiden, zählen als eine.",
  "heptagon-19_history": "19 ist die kleinste der acht möglichen Summen. Sie hat neun verschiedene Lösungen.",
  "heptagon-22_history": "22 ist eine mittlere Summe. Sie hat 29 verschiedene Lösungen, die meisten von allen Summen.",
  "hexagon-diameters_history":
    "Magische Vielecke mit Durchmessern brauchen eine gerade Zahl von Seiten. Das magische Quadrat mit 3 mal 3 Feldern ist das kleinste.",
  "hexagon-ring-17_history": "17 ist die kleinste mögliche Summe von zwölf Zahlen auf einem Sechseck.",
  "hexagon-ring-18_history": "Mit der Summe 18 gibt es nur eine Lösung.",
  "hexagon-ring-19_history": "Mit der Summe 19 gibt es sechs verschiedene Lösungen.",
  "hexagon-ring-20_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 19: Ersetze jede Zahl n durch 13 − n.",
  "hexagon-ring-21_history":
    "Seine Lösung ist das Komplement der Lösung mit Summe 18: Ersetze jede Zahl n durch 13 − n.",
  "hexagon-ring-22_history": "22 ist die größte mögliche Summe von zwölf Zahlen auf einem Sechseck.",
  hexagram_history:
    "Dudeney stellte 1926 diese Aufgabe und zählte 74 Lösungen. Es sind 80, wie Martin Gardner 1967 anmerkte.",
  "magic-13_history":
    "Das Quadrat unter den Verwandten von Magic 19. Die Summe 19 und die Komplementsumme 23 haben je eine Lösung, bis auf Symmetrie.",
  "magic-16_history":
    "Das Fünfeck unter den Verwandten von Magic 19. Die Summe 22 und die Komplementsumme 29 haben je eine Lösung, bis auf Symmetrie.",
  "magic-19-23_history":
    "Das Sechseck von Magic 19 hat auch Lösungen für die Summen 22 bis 29 und für deren Komplementsummen. 23 hat die wenigsten: zwei.",
  "magic-22_history":
    "Keine 22 aufeinanderfolgenden Zahlen passen auf sieben Seiten: Die Summe aller Linien müsste zugleich ungerade und gerade sein. Darum ersetzt 23 die 22.",
  "magic-25_history":
    "Das Achteck unter den Verwandten von Magic 19. Von seinen Summen 28 bis 50 haben vier die wenigsten Lösungen: 14 bis auf Symmetrie. Die erste dieser Summen ist 31.",
  "magic-hexagon-4_history":
    "Zahray fand ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 37 gibt es kein Sechseck mit vier Feldern je Seite.",
  "magic-hexagon-5_history":
    "Zahray fand ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 61 gibt es kein Sechseck mit fünf Feldern je Seite.",
  "magic-hexagon-6_history":
    "Hoelbling fand am 11. Oktober 2004 ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 91 gibt es kein Sechseck mit sechs Feldern je Seite.",
  "magic-hexagon-7_history":
    "Zahray fand am 22. März 2006 ein Sechseck dieser Ordnung und Summe durch simulierte Abkühlung.",
  "magic-hexagon_history":
    "1888 stellte von Haselberg aus Stralsund diese Aufgabe. Trigg bewies 1964, dass es mit den Zahlen 1 bis n keine andere Größe gibt, von einem einzelnen Feld abgesehen. Größere gibt es für andere Zahlenbereiche: Zahray fand 2006 eins mit sieben Feldern je Seite durch simulierte Abkühlung.",
  "magic-square-10_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-12_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-15_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-20_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-3_history":
    "Das Lo Shu der chinesischen Überlieferung. Es ist das einzige magische Quadrat seiner Größe.",
  "magic-square-4_history":
    "Dürer stach 1514 eins in Kupfer, mit der Jahreszahl in der letzten Zeile. Frénicle listete alle 880 auf.",
  "magic-square-5_history":
    "Schroeppel zählte seine Lösungen 1973 mit dem Computer: über 275 Millionen bis auf Symmetrie.",
  "magic-square-6_history":
    "Pinn und Wieczerkowski schätzten die Zahl dieser Quadrate 1998 durch paralleles Tempern. Mino zählte sie 2024 genau.",
  "magic-square-7_history": "Pinn und Wieczerkowski schätzten 1998, dass es etwa 4 × 10^34 dieser Quadrate gibt.",
  "magic-square-8_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  magic19_history:
    "Das Magazin Plus stellte diese Aufgabe 2016. Leser lösten sie von Hand, durch lineare Programmierung und später in R durch Abkühlung. Aus dem R-Programm ging dieses Programm hervor.",
  octa_history:
    "Ein studentisches Notizbuch verwendete es, um die Laufzeit der Suchen von AIMA zu messen. Das leere Brett galt dort als rechnerisch nicht machbar. Die exakte Suche zählt alle 288 Lösungen in etwa 12 Millisekunden.",
  "octagon-diameters_history":
    "Es gehört zur selben Familie wie das Sechseck mit Durchmessern. Die Zahl in der Mitte muss 9 sein.",
  "octagon-ring-22_history": "22 ist die kleinste der acht möglichen Summen. Sie hat zehn verschiedene Lösungen.",
  "octagon-ring-25_history":
    "25 ist eine mittlere Summe. Sie hat 55 verschiedene Lösungen, die kleinste Summe dagegen zehn.",
  "olympic-11_history":
    "Die fünf Ringe haben neun Bereiche. Nur die Summen 11, 13 und 14 sind möglich, und 11 nur auf eine Art.",
  "olympic-13_history": "Von den drei möglichen Summen hat 13 zwei Lösungen.",
  "olympic-14_history": "14 ist die größte mögliche Summe. Sie hat eine Lösung.",
  "pentagon-14_history":
    "14 ist die kleinste mögliche Summe, mit einer Lösung. Die Zahlen 1 bis 5 stehen an den Ecken.",
  "pentagon-16_history": "Von den Summen 14 bis 19 haben 15 und 18 keine Lösung. 16 hat zwei.",
  "pentagon-17_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 16: Ersetze jede Zahl n durch 11 − n.",
  "pentagon-19_history": "19 ist die größte mögliche Summe. Die Zahlen 6 bis 10 stehen an den Ecken.",
  pentagram_history:
    "Dudeney sah, dass zehn aufeinanderfolgende Zahlen hier nie möglich sind. Die Summe 24 ohne 7 und 11 ist die kleinste mögliche.",
  "square-ring-12_history":
    "Trotter erweiterte seine Dreiecke auf andere Vielecke. Das Quadrat aus acht Zahlen hat für die Summen 12 bis 15 sechs Lösungen, eine davon für 12.",
  "square-ring-13_history": "Von den sechs magischen Quadraten mit leerer Mitte haben zwei die Summe 13.",
  "square-ring-14_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 13: Ersetze jede Zahl n durch 9 − n.",
  "square-ring-15_history":
    "Das Komplement des Rings mit Summe 12. Seine Seiten haben die Summe der Zeilen des Lo Shu.",
  "star-7-2_history":
    "Dudeney zählte 56 Lösungen des siebenzackigen Sterns. Es sind 72, wie Martin Gardner 1967 anmerkte.",
  "star-7-3_history":
    "Der spitze Zwilling des stumpfen Sterns. Seine Linien kreuzen sich an anderen Stellen, und doch hat er ebenso viele Lösungen: 72.",
  "star-8-2_history":
    "Einer der zwei achtzackigen Sterne, die Dudeney als Aufgabe stellte. Octa hat diese acht Linien und zwei weitere.",
  "star-8-3_history": "Der andere achtzackige Stern von Dudeney. Er hat so viele Lösungen wie sein Zwilling.",
  "three-circles_history":
    "Jede Zahl liegt auf zwei Kreisen; die drei Summen ergeben also zweimal 21. Die Summe kann nur 14 sein.",
  "triangle-3-10_history":
    "Eins der vier magischen Dreiecke aus sechs Zahlen. Die ungeraden Zahlen stehen an seinen Ecken.",
  "triangle-3-11_history": "Das Komplement des Dreiecks mit Summe 10: Ersetze jede Zahl n durch 7 − n.",
  "triangle-3-12_history": "Das Komplement des Dreiecks mit Summe 9. Die drei größten Zahlen stehen an seinen Ecken.",
  "triangle-3-9_history":
    "Trotter fragte, welche Summen ein Dreieck aus sechs Zahlen haben kann. Er fand 9, 10, 11 und 12, jede auf eine Art.",
  "triangle-4-17_history":
    "17 ist die kleinste mögliche Summe, mit 1, 2 und 3 an den Ecken. Trotter zählt 2 Lösungen, weil er die Reihenfolge der zwei inneren Zahlen einer Seite nicht beachtet.",
  "triangle-4-19_history":
    "Zu einem Dreieck aus neun Zahlen könnten die Summen 17 bis 23 passen, aber 18 und 22 haben keine Lösung.",
  "triangle-4-20_history": "20 ist die mittlere Summe und die mit den meisten Lösungen.",
  "triangle-4-21_history": "Das Komplement des Dreiecks mit Summe 19: Ersetze jede Zahl n durch 10 − n.",
  "triangle-4-23_history": "23 ist die größte mögliche Summe. Die Zahlen 7, 8 und 9 stehen an den Ecken.",
  "wheel-12_history":
    "Ohne die Mitte haben alle vier Durchmesser gleiche Summen. Also ist 45 minus die Mitte ein Vielfaches von 4. Die Mitte ist 1, 5 oder 9, hier 1.",
  "wheel-15_history":
    "Die Mitte ist 5. Die neun Zahlen und die Linien durch die Mitte sind die des Lo Shu, ohne seine Seiten.",
  "wheel-18_history": "Die Mitte ist 9, die größte der drei möglichen.",
  "zero-hexagon-3_history":
    "Pegg fragte 2020 in einer Mailingliste nach Sechsecken mit Summe 0, und Rokicki listete alle 26 dieser Ordnung auf.",
  "zero-hexagon-4_history":
    "Die Zahlen −k bis k bilden Paare. So kann ein Sechseck antisymmetrisch sein: Auf gegenüberliegenden Feldern stehen eine Zahl und ihre Gegenzahl.",
  "zero-hexagon-5_history":
    "Auf gegenüberliegenden Feldern können eine Zahl und ihre Gegenzahl stehen; dann hat jede Reihe durch die Mitte von selbst die Summe 0.",
  "zero-hexagon-6_history":
    "Rokicki fand 2020 eins, in dem gegenüberliegende Felder keine Paare bilden; mit Paaren ist es viel leichter.",
  "zero-hexagon-7_history":
    "Rokicki fand 2020 eins, in dem gegenüberliegende Felder keine Paare bilden; mit Paaren ist es viel leichter.",
  "Magic squares and the hexagon": "Magische Quadrate und das Sechseck",
  "Magic triangles": "Magische Dreiecke",
  "Perimeter-magic polygons": "Umfangsmagische Vielecke",
  "Spoked polygons": "Vielecke mit Speichen",
  Stars: "Sterne",
  "Wheels, rings and solids": "Räder, Ringe und Körper",
  "Zero-sum hexagons": "Nullsummen-Sechsecke",
  "A student's notebook on AIMA's searches; count made here": "Studentisches Notizbuch zu AIMAs Suchen; eigene Zählung",
  "A. Zahray, 2006; C. Trigg, 1964": "A. Zahray, 2006; C. Trigg, 1964",
  "C. Trigg, 1964; Wikipedia, Magic hexagon": "C. Trigg, 1964; Wikipedia, Magic hexagon",
  "Codognet and Diaz, AAAI Technical Report FS-01-04, 2001": "Codognet und Diaz, AAAI Technical Report FS-01-04, 2001",
  "Da Dai Liji, first century": "Da Dai Liji, erstes Jahrhundert",
  "Dudeney, Modern Puzzles, 1926, no. 176; twelve solutions counted by H. Heinz":
    "Dudeney, Modern Puzzles, 1926, Nr. 176; zwölf Lösungen gezählt von H. Heinz",
  "Dudeney, Modern Puzzles, 1926, no. 177; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967":
    "Dudeney, Modern Puzzles, 1926, Nr. 177; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967",
  "Dudeney, Modern Puzzles, 1926, no. 178; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967":
    "Dudeney, Modern Puzzles, 1926, Nr. 178; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967",
  "Dudeney, Modern Puzzles, 1926, no. 179; 112 solutions counted by H. Heinz":
    "Dudeney, Modern Puzzles, 1926, Nr. 179; 112 Lösungen gezählt von H. Heinz",
  "E. Pegg and T. Rokicki, math-fun mailing list, 4 December 2020":
    "E. Pegg und T. Rokicki, Mailingliste math-fun, 4. Dezember 2020",
  "Dürer, Melencolia I; Frénicle, published 1693": "Dürer, Melencolia I; Frénicle, veröffentlicht 1693",
  "Heinz, Magic Stars, recmath.org": "Heinz, Magic Stars, recmath.org",
  "Jakicic and Bouchat, Magic Polygons and Their Properties, 2018":
    "Jakicic und Bouchat, Magic Polygons and Their Properties, 2018",
  "Jakicic and Bouchat, Magic Polygons and Their Properties, 2018; Duisenberg counted four solutions in 2003":
    "Jakicic und Bouchat, Magic Polygons and Their Properties, 2018; Duisenberg zählte 2003 vier Lösungen",
  "M. Gardner, Mathematical Gazette 72, 1988; C. Trigg, 1964; A. Zahray, 2006":
    "M. Gardner, Mathematical Gazette 72, 1988; C. Trigg, 1964; A. Zahray, 2006",
  "M. Gardner, Scientific American, January 1976": "M. Gardner, Scientific American, Januar 1976",
  "Magic 19, plus.maths.org, 2016; sums counted here": "Magic 19, plus.maths.org, 2016; Summen selbst gezählt",
  "Magic-N-gon, a project by Semidán Robaina; parity argument and count made here":
    "Magic-N-gon, ein Projekt von Semidán Robaina; eigenes Paritätsargument, eigene Zählung",
  "Magic-N-gon, a project by Semidán Robaina; sums counted here":
    "Magic-N-gon, ein Projekt von Semidán Robaina; Summen selbst gezählt",
  "Pinn and Wieczerkowski, Int. J. Mod. Phys. C 9, 1998": "Pinn und Wieczerkowski, Int. J. Mod. Phys. C 9, 1998",
  "Pinn and Wieczerkowski, Int. J. Mod. Phys. C 9, 1998; H. Mino, 2024, in OEIS A006052":
    "Pinn und Wieczerkowski, Int. J. Mod. Phys. C 9, 1998; H. Mino, 2024, in OEIS A006052",
  "T. Rokicki, math-fun mailing list, 4 December 2020": "T. Rokicki, Mailingliste math-fun, 4. Dezember 2020",
  "T. Trotter, Normal Magic Triangles of Order n, 1972": "T. Trotter, Normal Magic Triangles of Order n, 1972",
  "T. Trotter, Perimeter-Magic Polygons, 1974": "T. Trotter, Perimeter-Magic Polygons, 1974",
  "T. Trotter, Perimeter-Magic Polygons, 1974; sums counted here":
    "T. Trotter, Perimeter-Magic Polygons, 1974; Summen selbst gezählt",
  "The Magic 19 puzzle, plus.maths.org, 2016": "Das Rätsel Magic 19, plus.maths.org, 2016",
  "Traditional; argument and count made here": "Überliefert; eigenes Argument, eigene Zählung",
  "Traditional; sums counted here": "Überliefert; Summen selbst gezählt",
};

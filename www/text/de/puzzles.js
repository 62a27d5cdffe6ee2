// Die Rätsel der Bibliothek nach Namen; ihre Familien und Quellen und die Namen fertiger Einstellungen nach dem englischen Text.

export default {
  sudoku_title: "Sudoku",
  route_title: "Wegsuche",
  "cube-corners_title": "Würfelecken",
  "cube-corners_statement": "Die Zahlen 1 bis 8 auf den Ecken eines Würfels; jede Fläche muss die Summe 18 haben.",
  "cube-corners_history":
    "Jede Ecke liegt auf drei Flächen; die sechs Summen ergeben also dreimal 36. Die Summe kann nur 18 sein. Lösungen, die sich durch Drehen oder Spiegeln der Zeichnung unterscheiden, zählen als eine.",
  "heptagon-19_title": "Magischer Siebeneckring, Summe 19",
  "heptagon-19_statement":
    "Die Zahlen 1 bis 14, drei auf einer Seite; jede Seite des Siebenecks muss die Summe 19 haben.",
  "heptagon-19_history": "19 ist die kleinste der acht möglichen Summen. Sie hat neun verschiedene Lösungen.",
  "heptagon-22_title": "Magischer Siebeneckring, Summe 22",
  "heptagon-22_statement":
    "Die Zahlen 1 bis 14, drei auf einer Seite; jede Seite des Siebenecks muss die Summe 22 haben.",
  "heptagon-22_history": "22 ist eine mittlere Summe. Sie hat 29 verschiedene Lösungen, die meisten von allen Summen.",
  "hexagon-diameters_title": "Magisches Sechseck mit Durchmessern",
  "hexagon-diameters_statement":
    "Die Zahlen 1 bis 13; jede Seite und jeder Durchmesser des Sechsecks muss die Summe 21 haben.",
  "hexagon-diameters_history":
    "Magische Vielecke mit Durchmessern brauchen eine gerade Zahl von Seiten. Das magische Quadrat mit 3 mal 3 Feldern ist das kleinste.",
  "hexagon-ring-17_title": "Magischer Sechseckring, Summe 17",
  "hexagon-ring-17_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 17 haben.",
  "hexagon-ring-17_history": "17 ist die kleinste mögliche Summe von zwölf Zahlen auf einem Sechseck.",
  "hexagon-ring-18_title": "Magischer Sechseckring, Summe 18",
  "hexagon-ring-18_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 18 haben.",
  "hexagon-ring-18_history": "Mit der Summe 18 gibt es nur eine Lösung.",
  "hexagon-ring-19_title": "Magischer Sechseckring, Summe 19",
  "hexagon-ring-19_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 19 haben.",
  "hexagon-ring-19_history": "Mit der Summe 19 gibt es sechs verschiedene Lösungen.",
  "hexagon-ring-20_title": "Magischer Sechseckring, Summe 20",
  "hexagon-ring-20_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 20 haben.",
  "hexagon-ring-20_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 19: Ersetze jede Zahl n durch 13 − n.",
  "hexagon-ring-21_title": "Magischer Sechseckring, Summe 21",
  "hexagon-ring-21_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 21 haben.",
  "hexagon-ring-21_history":
    "Seine Lösung ist das Komplement der Lösung mit Summe 18: Ersetze jede Zahl n durch 13 − n.",
  "hexagon-ring-22_title": "Magischer Sechseckring, Summe 22",
  "hexagon-ring-22_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 22 haben.",
  "hexagon-ring-22_history": "22 ist die größte mögliche Summe von zwölf Zahlen auf einem Sechseck.",
  hexagram_title: "Magisches Hexagramm",
  hexagram_statement: "Die Zahlen 1 bis 12 auf einem sechszackigen Stern; jede Linie muss die Summe 26 haben.",
  hexagram_history:
    "Dudeney stellte 1926 diese Aufgabe und zählte 74 Lösungen. Es sind 80, wie Martin Gardner 1967 anmerkte.",
  "magic-13_title": "Magic 13",
  "magic-13_statement": "Die Zahlen 1 bis 13 auf vier Seiten und vier Speichen; jede Linie muss die Summe 19 haben.",
  "magic-13_history":
    "Das Quadrat unter den Verwandten von Magic 19. Die Summe 19 und die Komplementsumme 23 haben je eine Lösung, bis auf Symmetrie.",
  "magic-16_title": "Magic 16",
  "magic-16_statement": "Die Zahlen 1 bis 16 auf fünf Seiten und fünf Speichen; jede Linie muss die Summe 22 haben.",
  "magic-16_history":
    "Das Fünfeck unter den Verwandten von Magic 19. Die Summe 22 und die Komplementsumme 29 haben je eine Lösung, bis auf Symmetrie.",
  "magic-19-23_title": "Magic 19, Summe 23",
  "magic-19-23_statement": "Die Zahlen 1 bis 19 auf zwölf Linien; jede Linie muss die Summe 23 haben.",
  "magic-19-23_history":
    "Das Sechseck von Magic 19 hat auch Lösungen für die Summen 22 bis 29 und für deren Komplementsummen. 23 hat die wenigsten: zwei.",
  "magic-22_title": "Magic 22",
  "magic-22_statement":
    "Die Zahlen 1 bis 21 und 23 auf sieben Seiten und sieben Speichen; jede Linie muss die Summe 29 haben.",
  "magic-22_history":
    "Keine 22 aufeinanderfolgenden Zahlen passen auf sieben Seiten: Die Summe aller Linien müsste zugleich ungerade und gerade sein. Darum ersetzt 23 die 22.",
  "magic-25_title": "Magic 25",
  "magic-25_statement": "Die Zahlen 1 bis 25 auf acht Seiten und acht Speichen; jede Linie muss die Summe 31 haben.",
  "magic-25_history":
    "Das Achteck unter den Verwandten von Magic 19. Von seinen Summen 28 bis 50 haben vier die wenigsten Lösungen: 14 bis auf Symmetrie. Die erste dieser Summen ist 31.",
  "magic-hexagon-4_title": "Magisches Sechseck 111",
  "magic-hexagon-4_statement":
    "Die Zahlen 3 bis 39 in einem Wabengitter, mit 21 Reihen aus vier bis sieben Feldern; jede Reihe muss die Summe 111 haben.",
  "magic-hexagon-4_history":
    "Zahray fand ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 37 gibt es kein Sechseck mit vier Feldern je Seite.",
  "magic-hexagon-5_title": "Magisches Sechseck 244",
  "magic-hexagon-5_statement":
    "Die Zahlen 6 bis 66 in einem Wabengitter, mit 27 Reihen aus fünf bis neun Feldern; jede Reihe muss die Summe 244 haben.",
  "magic-hexagon-5_history":
    "Zahray fand ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 61 gibt es kein Sechseck mit fünf Feldern je Seite.",
  "magic-hexagon-6_title": "Magisches Sechseck 546",
  "magic-hexagon-6_statement":
    "Die Zahlen 21 bis 111 in einem Wabengitter, mit 33 Reihen aus sechs bis elf Feldern; jede Reihe muss die Summe 546 haben.",
  "magic-hexagon-6_history":
    "Hoelbling fand am 11. Oktober 2004 ein Sechseck dieser Ordnung und Summe. Mit den Zahlen 1 bis 91 gibt es kein Sechseck mit sechs Feldern je Seite.",
  "magic-hexagon-7_title": "Magisches Sechseck 635",
  "magic-hexagon-7_statement":
    "Die Zahlen 2 bis 128 in einem Wabengitter, mit 39 Reihen aus sieben bis dreizehn Feldern; jede Reihe muss die Summe 635 haben.",
  "magic-hexagon-7_history":
    "Zahray fand am 22. März 2006 ein Sechseck dieser Ordnung und Summe durch simulierte Abkühlung.",
  "magic-hexagon_title": "Magisches Sechseck 38",
  "magic-hexagon_statement":
    "Die Zahlen 1 bis 19 in einem Wabengitter, mit fünfzehn Reihen aus drei bis fünf Feldern; jede Reihe muss die Summe 38 haben.",
  "magic-hexagon_history":
    "1888 stellte von Haselberg aus Stralsund diese Aufgabe. Trigg bewies 1964, dass es mit den Zahlen 1 bis n keine andere Größe gibt, von einem einzelnen Feld abgesehen. Größere gibt es für andere Zahlenbereiche: Zahray fand 2006 eins mit sieben Feldern je Seite durch simulierte Abkühlung.",
  "magic-square-10_title": "Magisches Quadrat 10 × 10",
  "magic-square-10_statement": "Die Zahlen 1 bis 100; jede Zeile, Spalte und Diagonale muss die Summe 505 haben.",
  "magic-square-10_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-12_title": "Magisches Quadrat 12 × 12",
  "magic-square-12_statement": "Die Zahlen 1 bis 144; jede Zeile, Spalte und Diagonale muss die Summe 870 haben.",
  "magic-square-12_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-15_title": "Magisches Quadrat 15 × 15",
  "magic-square-15_statement": "Die Zahlen 1 bis 225; jede Zeile, Spalte und Diagonale muss die Summe 1.695 haben.",
  "magic-square-15_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-20_title": "Magisches Quadrat 20 × 20",
  "magic-square-20_statement": "Die Zahlen 1 bis 400; jede Zeile, Spalte und Diagonale muss die Summe 4.010 haben.",
  "magic-square-20_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  "magic-square-3_title": "Magisches Quadrat 3 × 3",
  "magic-square-3_statement": "Die Zahlen 1 bis 9; jede Zeile, Spalte und Diagonale muss die Summe 15 haben.",
  "magic-square-3_history":
    "Das Lo Shu der chinesischen Überlieferung. Es ist das einzige magische Quadrat seiner Größe.",
  "magic-square-4_title": "Magisches Quadrat 4 × 4",
  "magic-square-4_statement": "Die Zahlen 1 bis 16; jede Zeile, Spalte und Diagonale muss die Summe 34 haben.",
  "magic-square-4_history":
    "Dürer stach 1514 eins in Kupfer, mit der Jahreszahl in der letzten Zeile. Frénicle listete alle 880 auf.",
  "magic-square-5_title": "Magisches Quadrat 5 × 5",
  "magic-square-5_statement": "Die Zahlen 1 bis 25; jede Zeile, Spalte und Diagonale muss die Summe 65 haben.",
  "magic-square-5_history":
    "Schroeppel zählte seine Lösungen 1973 mit dem Computer: über 275 Millionen bis auf Symmetrie.",
  "magic-square-6_title": "Magisches Quadrat 6 × 6",
  "magic-square-6_statement": "Die Zahlen 1 bis 36; jede Zeile, Spalte und Diagonale muss die Summe 111 haben.",
  "magic-square-6_history":
    "Pinn und Wieczerkowski schätzten die Zahl dieser Quadrate 1998 durch paralleles Tempern. Mino zählte sie 2024 genau.",
  "magic-square-7_title": "Magisches Quadrat 7 × 7",
  "magic-square-7_statement": "Die Zahlen 1 bis 49; jede Zeile, Spalte und Diagonale muss die Summe 175 haben.",
  "magic-square-7_history": "Pinn und Wieczerkowski schätzten 1998, dass es etwa 4 × 10^34 dieser Quadrate gibt.",
  "magic-square-8_title": "Magisches Quadrat 8 × 8",
  "magic-square-8_statement": "Die Zahlen 1 bis 64; jede Zeile, Spalte und Diagonale muss die Summe 260 haben.",
  "magic-square-8_history":
    "Codognet und Diaz verwendeten 2001 magische Quadrate als Test für ihre lokale Suche, Adaptive Search.",
  magic19_title: "Magic 19",
  magic19_statement: "Die Zahlen 1 bis 19 auf zwölf Linien; jede Linie muss die Summe 22 haben.",
  magic19_history:
    "Das Magazin Plus stellte diese Aufgabe 2016. Leser lösten sie von Hand, durch lineare Programmierung und später in R durch Abkühlung. Aus dem R-Programm ging dieses Programm hervor.",
  octa_title: "Octa",
  octa_statement:
    "Die Zahlen 1 bis 16; jede Seite der zwei Quadrate und die Ecken jedes Quadrats müssen die Summe 34 haben.",
  octa_history:
    "Ein studentisches Notizbuch verwendete es, um die Laufzeit der Suchen von AIMA zu messen. Das leere Brett galt dort als rechnerisch nicht machbar. Die exakte Suche zählt alle 288 Lösungen in etwa 12 Millisekunden.",
  "octagon-diameters_title": "Magisches Achteck mit Durchmessern",
  "octagon-diameters_statement":
    "Die Zahlen 1 bis 17; jede Seite und jeder Durchmesser des Achtecks muss die Summe 27 haben.",
  "octagon-diameters_history":
    "Es gehört zur selben Familie wie das Sechseck mit Durchmessern. Die Zahl in der Mitte muss 9 sein.",
  "octagon-ring-22_title": "Magischer Achteckring, Summe 22",
  "octagon-ring-22_statement":
    "Die Zahlen 1 bis 16, drei auf einer Seite; jede Seite des Achtecks muss die Summe 22 haben.",
  "octagon-ring-22_history": "22 ist die kleinste der acht möglichen Summen. Sie hat zehn verschiedene Lösungen.",
  "octagon-ring-25_title": "Magischer Achteckring, Summe 25",
  "octagon-ring-25_statement":
    "Die Zahlen 1 bis 16, drei auf einer Seite; jede Seite des Achtecks muss die Summe 25 haben.",
  "octagon-ring-25_history":
    "25 ist eine mittlere Summe. Sie hat 55 verschiedene Lösungen, die kleinste Summe dagegen zehn.",
  "olympic-11_title": "Olympische Ringe, Summe 11",
  "olympic-11_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 11 haben.",
  "olympic-11_history":
    "Die fünf Ringe haben neun Bereiche. Nur die Summen 11, 13 und 14 sind möglich, und 11 nur auf eine Art.",
  "olympic-13_title": "Olympische Ringe, Summe 13",
  "olympic-13_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 13 haben.",
  "olympic-13_history": "Von den drei möglichen Summen hat 13 zwei Lösungen.",
  "olympic-14_title": "Olympische Ringe, Summe 14",
  "olympic-14_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 14 haben.",
  "olympic-14_history": "14 ist die größte mögliche Summe. Sie hat eine Lösung.",
  "pentagon-14_title": "Magischer Fünfeckring, Summe 14",
  "pentagon-14_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 14 haben.",
  "pentagon-14_history":
    "14 ist die kleinste mögliche Summe, mit einer Lösung. Die Zahlen 1 bis 5 stehen an den Ecken.",
  "pentagon-16_title": "Magischer Fünfeckring, Summe 16",
  "pentagon-16_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 16 haben.",
  "pentagon-16_history": "Von den Summen 14 bis 19 haben 15 und 18 keine Lösung. 16 hat zwei.",
  "pentagon-17_title": "Magischer Fünfeckring, Summe 17",
  "pentagon-17_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 17 haben.",
  "pentagon-17_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 16: Ersetze jede Zahl n durch 11 − n.",
  "pentagon-19_title": "Magischer Fünfeckring, Summe 19",
  "pentagon-19_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 19 haben.",
  "pentagon-19_history": "19 ist die größte mögliche Summe. Die Zahlen 6 bis 10 stehen an den Ecken.",
  pentagram_title: "Magisches Pentagramm",
  pentagram_statement:
    "Die Zahlen 1 bis 12 ohne 7 und 11 auf einem fünfzackigen Stern; jede Linie muss die Summe 24 haben.",
  pentagram_history:
    "Dudeney sah, dass zehn aufeinanderfolgende Zahlen hier nie möglich sind. Die Summe 24 ohne 7 und 11 ist die kleinste mögliche.",
  "square-ring-12_title": "Magischer Quadratring, Summe 12",
  "square-ring-12_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 12 haben.",
  "square-ring-12_history":
    "Trotter erweiterte seine Dreiecke auf andere Vielecke. Das Quadrat aus acht Zahlen hat für die Summen 12 bis 15 sechs Lösungen, eine davon für 12.",
  "square-ring-13_title": "Magischer Quadratring, Summe 13",
  "square-ring-13_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 13 haben.",
  "square-ring-13_history": "Von den sechs magischen Quadraten mit leerer Mitte haben zwei die Summe 13.",
  "square-ring-14_title": "Magischer Quadratring, Summe 14",
  "square-ring-14_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 14 haben.",
  "square-ring-14_history":
    "Seine Lösungen sind die Komplemente der Lösungen mit Summe 13: Ersetze jede Zahl n durch 9 − n.",
  "square-ring-15_title": "Magischer Quadratring, Summe 15",
  "square-ring-15_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 15 haben.",
  "square-ring-15_history":
    "Das Komplement des Rings mit Summe 12. Seine Seiten haben die Summe der Zeilen des Lo Shu.",
  "star-7-2_title": "Magischer Stern {7/2}",
  "star-7-2_statement":
    "Die Zahlen 1 bis 14 auf einem stumpfen siebenzackigen Stern; jede Linie muss die Summe 30 haben.",
  "star-7-2_history":
    "Dudeney zählte 56 Lösungen des siebenzackigen Sterns. Es sind 72, wie Martin Gardner 1967 anmerkte.",
  "star-7-3_title": "Magischer Stern {7/3}",
  "star-7-3_statement":
    "Die Zahlen 1 bis 14 auf einem spitzen siebenzackigen Stern; jede Linie muss die Summe 30 haben.",
  "star-7-3_history":
    "Der spitze Zwilling des stumpfen Sterns. Seine Linien kreuzen sich an anderen Stellen, und doch hat er ebenso viele Lösungen: 72.",
  "star-8-2_title": "Magischer Stern {8/2}",
  "star-8-2_statement": "Die Zahlen 1 bis 16 auf zwei gekreuzten Quadraten; jede Linie muss die Summe 34 haben.",
  "star-8-2_history":
    "Einer der zwei achtzackigen Sterne, die Dudeney als Aufgabe stellte. Octa hat diese acht Linien und zwei weitere.",
  "star-8-3_title": "Magischer Stern {8/3}",
  "star-8-3_statement": "Die Zahlen 1 bis 16 auf einem spitzen achtzackigen Stern; jede Linie muss die Summe 34 haben.",
  "star-8-3_history": "Der andere achtzackige Stern von Dudeney. Er hat so viele Lösungen wie sein Zwilling.",
  "three-circles_title": "Drei Kreise",
  "three-circles_statement": "Die Zahlen 1 bis 6, wo sich drei Kreise kreuzen; jeder Kreis muss die Summe 14 haben.",
  "three-circles_history":
    "Jede Zahl liegt auf zwei Kreisen; die drei Summen ergeben also zweimal 21. Die Summe kann nur 14 sein.",
  "triangle-3-10_title": "Magisches Dreieck, Summe 10",
  "triangle-3-10_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 10 haben.",
  "triangle-3-10_history":
    "Eins der vier magischen Dreiecke aus sechs Zahlen. Die ungeraden Zahlen stehen an seinen Ecken.",
  "triangle-3-11_title": "Magisches Dreieck, Summe 11",
  "triangle-3-11_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 11 haben.",
  "triangle-3-11_history": "Das Komplement des Dreiecks mit Summe 10: Ersetze jede Zahl n durch 7 − n.",
  "triangle-3-12_title": "Magisches Dreieck, Summe 12",
  "triangle-3-12_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 12 haben.",
  "triangle-3-12_history": "Das Komplement des Dreiecks mit Summe 9. Die drei größten Zahlen stehen an seinen Ecken.",
  "triangle-3-9_title": "Magisches Dreieck, Summe 9",
  "triangle-3-9_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 9 haben.",
  "triangle-3-9_history":
    "Trotter fragte, welche Summen ein Dreieck aus sechs Zahlen haben kann. Er fand 9, 10, 11 und 12, jede auf eine Art.",
  "triangle-4-17_title": "Magisches Neunerdreieck, Summe 17",
  "triangle-4-17_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 17 haben.",
  "triangle-4-17_history":
    "17 ist die kleinste mögliche Summe, mit 1, 2 und 3 an den Ecken. Trotter zählt 2 Lösungen, weil er die Reihenfolge der zwei inneren Zahlen einer Seite nicht beachtet.",
  "triangle-4-19_title": "Magisches Neunerdreieck, Summe 19",
  "triangle-4-19_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 19 haben.",
  "triangle-4-19_history":
    "Zu einem Dreieck aus neun Zahlen könnten die Summen 17 bis 23 passen, aber 18 und 22 haben keine Lösung.",
  "triangle-4-20_title": "Magisches Neunerdreieck, Summe 20",
  "triangle-4-20_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 20 haben.",
  "triangle-4-20_history": "20 ist die mittlere Summe und die mit den meisten Lösungen.",
  "triangle-4-21_title": "Magisches Neunerdreieck, Summe 21",
  "triangle-4-21_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 21 haben.",
  "triangle-4-21_history": "Das Komplement des Dreiecks mit Summe 19: Ersetze jede Zahl n durch 10 − n.",
  "triangle-4-23_title": "Magisches Neunerdreieck, Summe 23",
  "triangle-4-23_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 23 haben.",
  "triangle-4-23_history": "23 ist die größte mögliche Summe. Die Zahlen 7, 8 und 9 stehen an den Ecken.",
  "wheel-12_title": "Rad, Summe 12",
  "wheel-12_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 12 haben.",
  "wheel-12_history":
    "Ohne die Mitte haben alle vier Durchmesser gleiche Summen. Also ist 45 minus die Mitte ein Vielfaches von 4. Die Mitte ist 1, 5 oder 9, hier 1.",
  "wheel-15_title": "Rad, Summe 15",
  "wheel-15_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 15 haben.",
  "wheel-15_history":
    "Die Mitte ist 5. Die neun Zahlen und die Linien durch die Mitte sind die des Lo Shu, ohne seine Seiten.",
  "wheel-18_title": "Rad, Summe 18",
  "wheel-18_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 18 haben.",
  "wheel-18_history": "Die Mitte ist 9, die größte der drei möglichen.",
  "zero-hexagon-3_title": "Nullsummen-Sechseck 3",
  "zero-hexagon-3_statement":
    "Die Zahlen −9 bis 9 in einem Wabengitter, mit 15 Reihen aus drei bis fünf Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-3_history":
    "Pegg fragte 2020 in einer Mailingliste nach Sechsecken mit Summe 0, und Rokicki listete alle 26 dieser Ordnung auf.",
  "zero-hexagon-4_title": "Nullsummen-Sechseck 4",
  "zero-hexagon-4_statement":
    "Die Zahlen −18 bis 18 in einem Wabengitter, mit 21 Reihen aus vier bis sieben Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-4_history":
    "Die Zahlen −k bis k bilden Paare. So kann ein Sechseck antisymmetrisch sein: Auf gegenüberliegenden Feldern stehen eine Zahl und ihre Gegenzahl.",
  "zero-hexagon-5_title": "Nullsummen-Sechseck 5",
  "zero-hexagon-5_statement":
    "Die Zahlen −30 bis 30 in einem Wabengitter, mit 27 Reihen aus fünf bis neun Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-5_history":
    "Auf gegenüberliegenden Feldern können eine Zahl und ihre Gegenzahl stehen; dann hat jede Reihe durch die Mitte von selbst die Summe 0.",
  "zero-hexagon-6_title": "Nullsummen-Sechseck 6",
  "zero-hexagon-6_statement":
    "Die Zahlen −45 bis 45 in einem Wabengitter, mit 33 Reihen aus sechs bis elf Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-6_history":
    "Rokicki fand 2020 eins, in dem gegenüberliegende Felder keine Paare bilden; mit Paaren ist es viel leichter.",
  "zero-hexagon-7_title": "Nullsummen-Sechseck 7",
  "zero-hexagon-7_statement":
    "Die Zahlen −63 bis 63 in einem Wabengitter, mit 39 Reihen aus sieben bis dreizehn Feldern; jede Reihe muss die Summe 0 haben.",
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
  Annealed: "Abgekühlt",
  "As published": "Wie veröffentlicht",
  "Constant, T = 0.3": "Konstant, T = 0,3",
  "Cooled in 1,000,000 moves": "Abgekühlt in 1.000.000 Zügen",
  "Cooled in 100,000 moves": "Abgekühlt in 100.000 Zügen",
  "Cooled in 300,000 moves": "Abgekühlt in 300.000 Zügen",
  "First solution kept": "Erste Lösung behalten",
  Free: "Frei",
  Frozen: "Gefroren",
  "Greedy with restarts": "Gierig mit Neustarts",
  "Never worse": "Nie schlechter",
  "Opposite pairs": "Gegenüberliegende Paare",
  Recommended: "Empfohlen",
  "Sometimes worse": "Manchmal schlechter",
  Warm: "Warm",
  Published: "Veröffentlicht",
  "Published rule": "Veröffentlichte Regel",
  "First found": "Erste gefundene Lösung",
  "Old energy": "Alte Energie",
  "Counted again": "Neu berechnet",
  "Board kept": "Brett behalten",
  "Against its start": "Gegen den Anfang der Kette",
  "Against the best": "Gegen die beste Energie",
  "Singles first": "Erst Einer",
  "Annealing alone": "Nur Abkühlung",
  "T = 0.3": "T = 0,3",
  "T = 0.4": "T = 0,4",
  "T = 0.5": "T = 0,5",
  "T = 0.30": "T = 0,30",
  "T = 0.40": "T = 0,40",
  "T = 0.50": "T = 0,50",
  "T = 0.8": "T = 0,8",
  "T = 1.75": "T = 1,75",
  "T = 2.3": "T = 2,3",
};

// Titel und Aufgaben der Rätsel nach Namen.

export default {
  sudoku_title: "Sudoku",
  tour_title: "Rundreise",
  queens_title: "Damenproblem",
  colouring_title: "Karte",
  ising_title: "Magnet",
  "spanning-tree_title": "Spannbaum",
  route_title: "Wegsuche",
  "cube-corners_title": "Würfelecken",
  "cube-corners_statement": "Die Zahlen 1 bis 8 auf den Ecken eines Würfels; jede Fläche muss die Summe 18 haben.",
  "heptagon-19_title": "Magischer Siebeneckring, Summe 19",
  "heptagon-19_statement":
    "Die Zahlen 1 bis 14, drei auf einer Seite; jede Seite des Siebenecks muss die Summe 19 haben.",
  "heptagon-22_title": "Magischer Siebeneckring, Summe 22",
  "heptagon-22_statement":
    "Die Zahlen 1 bis 14, drei auf einer Seite; jede Seite des Siebenecks muss die Summe 22 haben.",
  "hexagon-diameters_title": "Magisches Sechseck mit Durchmessern",
  "hexagon-diameters_statement":
    "Die Zahlen 1 bis 13; jede Seite und jeder Durchmesser des Sechsecks muss die Summe 21 haben.",
  "hexagon-ring-17_title": "Magischer Sechseckring, Summe 17",
  "hexagon-ring-17_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 17 haben.",
  "hexagon-ring-18_title": "Magischer Sechseckring, Summe 18",
  "hexagon-ring-18_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 18 haben.",
  "hexagon-ring-19_title": "Magischer Sechseckring, Summe 19",
  "hexagon-ring-19_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 19 haben.",
  "hexagon-ring-20_title": "Magischer Sechseckring, Summe 20",
  "hexagon-ring-20_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 20 haben.",
  "hexagon-ring-21_title": "Magischer Sechseckring, Summe 21",
  "hexagon-ring-21_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 21 haben.",
  "hexagon-ring-22_title": "Magischer Sechseckring, Summe 22",
  "hexagon-ring-22_statement":
    "Die Zahlen 1 bis 12, drei auf einer Seite; jede Seite des Sechsecks muss die Summe 22 haben.",
  hexagram_title: "Magisches Hexagramm",
  hexagram_statement: "Die Zahlen 1 bis 12 auf einem sechszackigen Stern; jede Linie muss die Summe 26 haben.",
  "magic-13_title": "Magic 13",
  "magic-13_statement": "Die Zahlen 1 bis 13 auf vier Seiten und vier Speichen; jede Linie muss die Summe 19 haben.",
  "magic-16_title": "Magic 16",
  "magic-16_statement": "Die Zahlen 1 bis 16 auf fünf Seiten und fünf Speichen; jede Linie muss die Summe 22 haben.",
  "magic-19-23_title": "Magic 19, Summe 23",
  "magic-19-23_statement": "Die Zahlen 1 bis 19 auf zwölf Linien; jede Linie muss die Summe 23 haben.",
  "magic-22_title": "Magic 22",
  "magic-22_statement":
    "Die Zahlen 1 bis 21 und 23 auf sieben Seiten und sieben Speichen; jede Linie muss die Summe 29 haben.",
  "magic-25_title": "Magic 25",
  "magic-25_statement": "Die Zahlen 1 bis 25 auf acht Seiten und acht Speichen; jede Linie muss die Summe 31 haben.",
  "magic-hexagon-4_title": "Magisches Sechseck 111",
  "magic-hexagon-4_statement":
    "Die Zahlen 3 bis 39 in einem Wabengitter, mit 21 Reihen aus vier bis sieben Feldern; jede Reihe muss die Summe 111 haben.",
  "magic-hexagon-5_title": "Magisches Sechseck 244",
  "magic-hexagon-5_statement":
    "Die Zahlen 6 bis 66 in einem Wabengitter, mit 27 Reihen aus fünf bis neun Feldern; jede Reihe muss die Summe 244 haben.",
  "magic-hexagon-6_title": "Magisches Sechseck 546",
  "magic-hexagon-6_statement":
    "Die Zahlen 21 bis 111 in einem Wabengitter, mit 33 Reihen aus sechs bis elf Feldern; jede Reihe muss die Summe 546 haben.",
  "magic-hexagon-7_title": "Magisches Sechseck 635",
  "magic-hexagon-7_statement":
    "Die Zahlen 2 bis 128 in einem Wabengitter, mit 39 Reihen aus sieben bis dreizehn Feldern; jede Reihe muss die Summe 635 haben.",
  "magic-hexagon_title": "Magisches Sechseck 38",
  "magic-hexagon_statement":
    "Die Zahlen 1 bis 19 in einem Wabengitter, mit fünfzehn Reihen aus drei bis fünf Feldern; jede Reihe muss die Summe 38 haben.",
  "magic-square-10_title": "Magisches Quadrat 10 × 10",
  "magic-square-10_statement": "Die Zahlen 1 bis 100; jede Zeile, Spalte und Diagonale muss die Summe 505 haben.",
  "magic-square-12_title": "Magisches Quadrat 12 × 12",
  "magic-square-12_statement": "Die Zahlen 1 bis 144; jede Zeile, Spalte und Diagonale muss die Summe 870 haben.",
  "magic-square-15_title": "Magisches Quadrat 15 × 15",
  "magic-square-15_statement": "Die Zahlen 1 bis 225; jede Zeile, Spalte und Diagonale muss die Summe 1.695 haben.",
  "magic-square-20_title": "Magisches Quadrat 20 × 20",
  "magic-square-20_statement": "Die Zahlen 1 bis 400; jede Zeile, Spalte und Diagonale muss die Summe 4.010 haben.",
  "magic-square-3_title": "Magisches Quadrat 3 × 3",
  "magic-square-3_statement": "Die Zahlen 1 bis 9; jede Zeile, Spalte und Diagonale muss die Summe 15 haben.",
  "magic-square-4_title": "Magisches Quadrat 4 × 4",
  "magic-square-4_statement": "Die Zahlen 1 bis 16; jede Zeile, Spalte und Diagonale muss die Summe 34 haben.",
  "magic-square-5_title": "Magisches Quadrat 5 × 5",
  "magic-square-5_statement": "Die Zahlen 1 bis 25; jede Zeile, Spalte und Diagonale muss die Summe 65 haben.",
  "magic-square-6_title": "Magisches Quadrat 6 × 6",
  "magic-square-6_statement": "Die Zahlen 1 bis 36; jede Zeile, Spalte und Diagonale muss die Summe 111 haben.",
  "magic-square-7_title": "Magisches Quadrat 7 × 7",
  "magic-square-7_statement": "Die Zahlen 1 bis 49; jede Zeile, Spalte und Diagonale muss die Summe 175 haben.",
  "magic-square-8_title": "Magisches Quadrat 8 × 8",
  "magic-square-8_statement": "Die Zahlen 1 bis 64; jede Zeile, Spalte und Diagonale muss die Summe 260 haben.",
  magic19_title: "Magic 19",
  magic19_statement: "Die Zahlen 1 bis 19 auf zwölf Linien; jede Linie muss die Summe 22 haben.",
  octa_title: "Octa",
  octa_statement:
    "Die Zahlen 1 bis 16; jede Seite der zwei Quadrate und die Ecken jedes Quadrats müssen die Summe 34 haben.",
  "octagon-diameters_title": "Magisches Achteck mit Durchmessern",
  "octagon-diameters_statement":
    "Die Zahlen 1 bis 17; jede Seite und jeder Durchmesser des Achtecks muss die Summe 27 haben.",
  "octagon-ring-22_title": "Magischer Achteckring, Summe 22",
  "octagon-ring-22_statement":
    "Die Zahlen 1 bis 16, drei auf einer Seite; jede Seite des Achtecks muss die Summe 22 haben.",
  "octagon-ring-25_title": "Magischer Achteckring, Summe 25",
  "octagon-ring-25_statement":
    "Die Zahlen 1 bis 16, drei auf einer Seite; jede Seite des Achtecks muss die Summe 25 haben.",
  "olympic-11_title": "Olympische Ringe, Summe 11",
  "olympic-11_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 11 haben.",
  "olympic-13_title": "Olympische Ringe, Summe 13",
  "olympic-13_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 13 haben.",
  "olympic-14_title": "Olympische Ringe, Summe 14",
  "olympic-14_statement": "Die Zahlen 1 bis 9 in den Bereichen von fünf Ringen; jeder Ring muss die Summe 14 haben.",
  "pentagon-14_title": "Magischer Fünfeckring, Summe 14",
  "pentagon-14_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 14 haben.",
  "pentagon-16_title": "Magischer Fünfeckring, Summe 16",
  "pentagon-16_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 16 haben.",
  "pentagon-17_title": "Magischer Fünfeckring, Summe 17",
  "pentagon-17_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 17 haben.",
  "pentagon-19_title": "Magischer Fünfeckring, Summe 19",
  "pentagon-19_statement":
    "Die Zahlen 1 bis 10, drei auf einer Seite; jede Seite des Fünfecks muss die Summe 19 haben.",
  pentagram_title: "Magisches Pentagramm",
  pentagram_statement:
    "Die Zahlen 1 bis 12 ohne 7 und 11 auf einem fünfzackigen Stern; jede Linie muss die Summe 24 haben.",
  "square-ring-12_title": "Magischer Quadratring, Summe 12",
  "square-ring-12_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 12 haben.",
  "square-ring-13_title": "Magischer Quadratring, Summe 13",
  "square-ring-13_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 13 haben.",
  "square-ring-14_title": "Magischer Quadratring, Summe 14",
  "square-ring-14_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 14 haben.",
  "square-ring-15_title": "Magischer Quadratring, Summe 15",
  "square-ring-15_statement":
    "Die Zahlen 1 bis 8, drei auf einer Seite; jede Seite des Quadrats muss die Summe 15 haben.",
  "star-7-2_title": "Magischer Stern {7/2}",
  "star-7-2_statement":
    "Die Zahlen 1 bis 14 auf einem stumpfen siebenzackigen Stern; jede Linie muss die Summe 30 haben.",
  "star-7-3_title": "Magischer Stern {7/3}",
  "star-7-3_statement":
    "Die Zahlen 1 bis 14 auf einem spitzen siebenzackigen Stern; jede Linie muss die Summe 30 haben.",
  "star-8-2_title": "Magischer Stern {8/2}",
  "star-8-2_statement": "Die Zahlen 1 bis 16 auf zwei gekreuzten Quadraten; jede Linie muss die Summe 34 haben.",
  "star-8-3_title": "Magischer Stern {8/3}",
  "star-8-3_statement": "Die Zahlen 1 bis 16 auf einem spitzen achtzackigen Stern; jede Linie muss die Summe 34 haben.",
  "three-circles_title": "Drei Kreise",
  "three-circles_statement": "Die Zahlen 1 bis 6, wo sich drei Kreise kreuzen; jeder Kreis muss die Summe 14 haben.",
  "triangle-3-10_title": "Magisches Dreieck, Summe 10",
  "triangle-3-10_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 10 haben.",
  "triangle-3-11_title": "Magisches Dreieck, Summe 11",
  "triangle-3-11_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 11 haben.",
  "triangle-3-12_title": "Magisches Dreieck, Summe 12",
  "triangle-3-12_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 12 haben.",
  "triangle-3-9_title": "Magisches Dreieck, Summe 9",
  "triangle-3-9_statement": "Die Zahlen 1 bis 6, drei auf einer Seite; jede Seite muss die Summe 9 haben.",
  "triangle-4-17_title": "Magisches Neunerdreieck, Summe 17",
  "triangle-4-17_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 17 haben.",
  "triangle-4-19_title": "Magisches Neunerdreieck, Summe 19",
  "triangle-4-19_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 19 haben.",
  "triangle-4-20_title": "Magisches Neunerdreieck, Summe 20",
  "triangle-4-20_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 20 haben.",
  "triangle-4-21_title": "Magisches Neunerdreieck, Summe 21",
  "triangle-4-21_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 21 haben.",
  "triangle-4-23_title": "Magisches Neunerdreieck, Summe 23",
  "triangle-4-23_statement": "Die Zahlen 1 bis 9, vier auf einer Seite; jede Seite muss die Summe 23 haben.",
  "wheel-12_title": "Rad, Summe 12",
  "wheel-12_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 12 haben.",
  "wheel-15_title": "Rad, Summe 15",
  "wheel-15_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 15 haben.",
  "wheel-18_title": "Rad, Summe 18",
  "wheel-18_statement": "Die Zahlen 1 bis 9 auf einem Rad; jeder Durchmesser muss die Summe 18 haben.",
  "zero-hexagon-3_title": "Nullsummen-Sechseck 3",
  "zero-hexagon-3_statement":
    "Die Zahlen −9 bis 9 in einem Wabengitter, mit 15 Reihen aus drei bis fünf Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-4_title": "Nullsummen-Sechseck 4",
  "zero-hexagon-4_statement":
    "Die Zahlen −18 bis 18 in einem Wabengitter, mit 21 Reihen aus vier bis sieben Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-5_title": "Nullsummen-Sechseck 5",
  "zero-hexagon-5_statement":
    "Die Zahlen −30 bis 30 in einem Wabengitter, mit 27 Reihen aus fünf bis neun Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-6_title": "Nullsummen-Sechseck 6",
  "zero-hexagon-6_statement":
    "Die Zahlen −45 bis 45 in einem Wabengitter, mit 33 Reihen aus sechs bis elf Feldern; jede Reihe muss die Summe 0 haben.",
  "zero-hexagon-7_title": "Nullsummen-Sechseck 7",
  "zero-hexagon-7_statement":
    "Die Zahlen −63 bis 63 in einem Wabengitter, mit 39 Reihen aus sieben bis dreizehn Feldern; jede Reihe muss die Summe 0 haben.",
};

// Los puzles de la biblioteca por su nombre; sus familias y fuentes, y los nombres de los ajustes incluidos, por su texto en inglés.

export default {
  sudoku_title: "Sudoku",
  route_title: "Ruta",
  "cube-corners_title": "Vértices del cubo",
  "cube-corners_statement": "Los números del 1 al 8 en los vértices de un cubo; cada cara debe sumar 18.",
  "cube-corners_history":
    "Cada vértice está en tres caras, así que las seis sumas dan tres veces 36. La suma solo puede ser 18. Las soluciones que se diferencian en un giro o reflejo del dibujo cuentan como una.",
  "heptagon-19_title": "Anillo mágico heptagonal, suma 19",
  "heptagon-19_statement": "Los números del 1 al 14, tres por lado; cada lado del heptágono debe sumar 19.",
  "heptagon-19_history": "19 es la menor de las ocho sumas posibles. Tiene nueve soluciones distintas.",
  "heptagon-22_title": "Anillo mágico heptagonal, suma 22",
  "heptagon-22_statement": "Los números del 1 al 14, tres por lado; cada lado del heptágono debe sumar 22.",
  "heptagon-22_history": "22 es una suma intermedia. Tiene 29 soluciones distintas, más que ninguna otra suma.",
  "hexagon-diameters_title": "Hexágono mágico con diámetros",
  "hexagon-diameters_statement": "Los números del 1 al 13; cada lado y cada diámetro del hexágono debe sumar 21.",
  "hexagon-diameters_history":
    "Los polígonos mágicos con diámetros necesitan un número par de lados. El cuadrado mágico de 3 por 3 es el menor.",
  "hexagon-ring-17_title": "Anillo mágico hexagonal, suma 17",
  "hexagon-ring-17_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 17.",
  "hexagon-ring-17_history": "17 es la menor suma posible de doce números en un hexágono.",
  "hexagon-ring-18_title": "Anillo mágico hexagonal, suma 18",
  "hexagon-ring-18_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 18.",
  "hexagon-ring-18_history": "Con la suma 18 hay una sola solución.",
  "hexagon-ring-19_title": "Anillo mágico hexagonal, suma 19",
  "hexagon-ring-19_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 19.",
  "hexagon-ring-19_history": "Con la suma 19 hay seis soluciones distintas.",
  "hexagon-ring-20_title": "Anillo mágico hexagonal, suma 20",
  "hexagon-ring-20_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 20.",
  "hexagon-ring-20_history": "Sus soluciones son los complementos de las de suma 19: cambia cada número n por 13 − n.",
  "hexagon-ring-21_title": "Anillo mágico hexagonal, suma 21",
  "hexagon-ring-21_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 21.",
  "hexagon-ring-21_history": "Su solución es el complemento de la de suma 18: cambia cada número n por 13 − n.",
  "hexagon-ring-22_title": "Anillo mágico hexagonal, suma 22",
  "hexagon-ring-22_statement": "Los números del 1 al 12, tres por lado; cada lado del hexágono debe sumar 22.",
  "hexagon-ring-22_history": "22 es la mayor suma posible de doce números en un hexágono.",
  hexagram_title: "Hexagrama mágico",
  hexagram_statement: "Los números del 1 al 12 en una estrella de seis puntas; cada línea debe sumar 26.",
  hexagram_history: "Dudeney lo planteó en 1926 y contó 74 soluciones. Hay 80, como señaló Martin Gardner en 1967.",
  "magic-13_title": "Magic 13",
  "magic-13_statement": "Los números del 1 al 13 en cuatro lados y cuatro radios; cada línea debe sumar 19.",
  "magic-13_history":
    "De los parientes de Magic 19, es el cuadrado. La suma 19 y la suma complementaria 23 tienen una solución cada una, salvo simetría.",
  "magic-16_title": "Magic 16",
  "magic-16_statement": "Los números del 1 al 16 en cinco lados y cinco radios; cada línea debe sumar 22.",
  "magic-16_history":
    "De los parientes de Magic 19, es el pentágono. La suma 22 y la suma complementaria 29 tienen una solución cada una, salvo simetría.",
  "magic-19-23_title": "Magic 19, suma 23",
  "magic-19-23_statement": "Los números del 1 al 19 en doce líneas; cada línea debe sumar 23.",
  "magic-19-23_history":
    "El hexágono de Magic 19 también tiene soluciones para las sumas de 22 a 29 y sus complementos. 23 es la que menos tiene: dos.",
  "magic-22_title": "Magic 22",
  "magic-22_statement": "Los números del 1 al 21 y el 23 en siete lados y siete radios; cada línea debe sumar 29.",
  "magic-22_history":
    "Ninguna serie de 22 números consecutivos cabe en siete lados: la suma de todas las líneas tendría que ser impar y par a la vez. Por eso 23 sustituye a 22.",
  "magic-25_title": "Magic 25",
  "magic-25_statement": "Los números del 1 al 25 en ocho lados y ocho radios; cada línea debe sumar 31.",
  "magic-25_history":
    "De los parientes de Magic 19, es el octógono. De sus sumas de 28 a 50, cuatro tienen el menor número de soluciones: 14 salvo simetría. La primera de ellas es 31.",
  "magic-hexagon-4_title": "Hexágono mágico 111",
  "magic-hexagon-4_statement":
    "Los números del 3 al 39 en un panal con 21 filas de cuatro a siete; cada fila debe sumar 111.",
  "magic-hexagon-4_history":
    "Zahray encontró un hexágono de este orden y esta suma. Ningún hexágono de cuatro casillas por lado admite los números del 1 al 37.",
  "magic-hexagon-5_title": "Hexágono mágico 244",
  "magic-hexagon-5_statement":
    "Los números del 6 al 66 en un panal con 27 filas de cinco a nueve; cada fila debe sumar 244.",
  "magic-hexagon-5_history":
    "Zahray encontró un hexágono de este orden y esta suma. Ningún hexágono de cinco casillas por lado admite los números del 1 al 61.",
  "magic-hexagon-6_title": "Hexágono mágico 546",
  "magic-hexagon-6_statement":
    "Los números del 21 al 111 en un panal con 33 filas de seis a once; cada fila debe sumar 546.",
  "magic-hexagon-6_history":
    "Hoelbling encontró un hexágono de este orden y esta suma el 11 de octubre de 2004. Ningún hexágono de seis casillas por lado admite los números del 1 al 91.",
  "magic-hexagon-7_title": "Hexágono mágico 635",
  "magic-hexagon-7_statement":
    "Los números del 2 al 128 en un panal con 39 filas de siete a trece; cada fila debe sumar 635.",
  "magic-hexagon-7_history":
    "Zahray encontró un hexágono de este orden y esta suma por recocido simulado el 22 de marzo de 2006.",
  "magic-hexagon_title": "Hexágono mágico 38",
  "magic-hexagon_statement":
    "Los números del 1 al 19 en un panal con quince filas de tres a cinco; cada fila debe sumar 38.",
  "magic-hexagon_history":
    "Lo planteó Von Haselberg, de Stralsund, en 1888. Trigg demostró en 1964 que, aparte del caso trivial de una sola casilla, ningún otro tamaño funciona con los números del 1 al n. Los hay mayores con otras series de números: Zahray encontró uno de siete casillas por lado en 2006, por recocido simulado.",
  "magic-square-10_title": "Cuadrado mágico 10 × 10",
  "magic-square-10_statement": "Los números del 1 al 100; cada fila, columna y diagonal debe sumar 505.",
  "magic-square-10_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-12_title": "Cuadrado mágico 12 × 12",
  "magic-square-12_statement": "Los números del 1 al 144; cada fila, columna y diagonal debe sumar 870.",
  "magic-square-12_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-15_title": "Cuadrado mágico 15 × 15",
  "magic-square-15_statement": "Los números del 1 al 225; cada fila, columna y diagonal debe sumar 1695.",
  "magic-square-15_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-20_title": "Cuadrado mágico 20 × 20",
  "magic-square-20_statement": "Los números del 1 al 400; cada fila, columna y diagonal debe sumar 4010.",
  "magic-square-20_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-3_title": "Cuadrado mágico 3 × 3",
  "magic-square-3_statement": "Los números del 1 al 9; cada fila, columna y diagonal debe sumar 15.",
  "magic-square-3_history": "El Lo Shu de la tradición china. Es el único cuadrado mágico de su tamaño.",
  "magic-square-4_title": "Cuadrado mágico 4 × 4",
  "magic-square-4_statement": "Los números del 1 al 16; cada fila, columna y diagonal debe sumar 34.",
  "magic-square-4_history": "Durero grabó uno en 1514, con el año en su última fila. Frénicle enumeró los 880 que hay.",
  "magic-square-5_title": "Cuadrado mágico 5 × 5",
  "magic-square-5_statement": "Los números del 1 al 25; cada fila, columna y diagonal debe sumar 65.",
  "magic-square-5_history":
    "Schroeppel contó sus soluciones por ordenador en 1973: más de 275 millones salvo simetría.",
  "magic-square-6_title": "Cuadrado mágico 6 × 6",
  "magic-square-6_statement": "Los números del 1 al 36; cada fila, columna y diagonal debe sumar 111.",
  "magic-square-6_history":
    "Pinn y Wieczerkowski estimaron el número de estos cuadrados en 1998 por temple paralelo. Mino los contó exactamente en 2024.",
  "magic-square-7_title": "Cuadrado mágico 7 × 7",
  "magic-square-7_statement": "Los números del 1 al 49; cada fila, columna y diagonal debe sumar 175.",
  "magic-square-7_history": "Pinn y Wieczerkowski estimaron en 1998 que hay unos 4 × 10³⁴ de estos cuadrados.",
  "magic-square-8_title": "Cuadrado mágico 8 × 8",
  "magic-square-8_statement": "Los números del 1 al 64; cada fila, columna y diagonal debe sumar 260.",
  "magic-square-8_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  magic19_title: "Magic 19",
  magic19_statement: "Los números del 1 al 19 en doce líneas; cada línea debe sumar 22.",
  magic19_history:
    "La revista Plus lo planteó en 2016. Los lectores lo resolvieron a mano, por programación lineal y más tarde en R por recocido. Este programa partió del programa en R.",
  octa_title: "Octa",
  octa_statement:
    "Los números del 1 al 16; cada lado de los dos cuadrados, y los vértices de cada uno, deben sumar 34.",
  octa_history:
    "Lo planteó el cuaderno de un estudiante para medir las búsquedas de AIMA. Decía que desde el tablero vacío no era computable en la práctica. La búsqueda exacta cuenta las 288 soluciones en unos 12 milisegundos.",
  "octagon-diameters_title": "Octógono mágico con diámetros",
  "octagon-diameters_statement": "Los números del 1 al 17; cada lado y cada diámetro del octógono debe sumar 27.",
  "octagon-diameters_history":
    "Pertenece a la misma familia que el hexágono con diámetros. El número del centro tiene que ser 9.",
  "octagon-ring-22_title": "Anillo mágico octogonal, suma 22",
  "octagon-ring-22_statement": "Los números del 1 al 16, tres por lado; cada lado del octógono debe sumar 22.",
  "octagon-ring-22_history": "22 es la menor de las ocho sumas posibles. Tiene diez soluciones distintas.",
  "octagon-ring-25_title": "Anillo mágico octogonal, suma 25",
  "octagon-ring-25_statement": "Los números del 1 al 16, tres por lado; cada lado del octógono debe sumar 25.",
  "octagon-ring-25_history":
    "25 es una suma intermedia. Tiene 55 soluciones distintas, mientras que la suma menor tiene diez.",
  "olympic-11_title": "Anillos olímpicos, suma 11",
  "olympic-11_statement": "Los números del 1 al 9 en las regiones de cinco anillos; cada anillo debe sumar 11.",
  "olympic-11_history":
    "Los cinco anillos tienen nueve regiones. Solo son posibles las sumas 11, 13 y 14, y 11 de una sola manera.",
  "olympic-13_title": "Anillos olímpicos, suma 13",
  "olympic-13_statement": "Los números del 1 al 9 en las regiones de cinco anillos; cada anillo debe sumar 13.",
  "olympic-13_history": "De las tres sumas posibles, 13 tiene dos soluciones.",
  "olympic-14_title": "Anillos olímpicos, suma 14",
  "olympic-14_statement": "Los números del 1 al 9 en las regiones de cinco anillos; cada anillo debe sumar 14.",
  "olympic-14_history": "14 es la mayor suma posible. Tiene una solución.",
  "pentagon-14_title": "Anillo mágico pentagonal, suma 14",
  "pentagon-14_statement": "Los números del 1 al 10, tres por lado; cada lado del pentágono debe sumar 14.",
  "pentagon-14_history": "14 es la menor suma posible, con una solución. Los números del 1 al 5 están en los vértices.",
  "pentagon-16_title": "Anillo mágico pentagonal, suma 16",
  "pentagon-16_statement": "Los números del 1 al 10, tres por lado; cada lado del pentágono debe sumar 16.",
  "pentagon-16_history": "De las sumas de 14 a 19, 15 y 18 no tienen solución. 16 tiene dos.",
  "pentagon-17_title": "Anillo mágico pentagonal, suma 17",
  "pentagon-17_statement": "Los números del 1 al 10, tres por lado; cada lado del pentágono debe sumar 17.",
  "pentagon-17_history": "Sus soluciones son los complementos de las de suma 16: cambia cada número n por 11 − n.",
  "pentagon-19_title": "Anillo mágico pentagonal, suma 19",
  "pentagon-19_statement": "Los números del 1 al 10, tres por lado; cada lado del pentágono debe sumar 19.",
  "pentagon-19_history": "19 es la mayor suma posible. Los números del 6 al 10 están en los vértices.",
  pentagram_title: "Pentagrama mágico",
  pentagram_statement:
    "Los números del 1 al 12, sin el 7 ni el 11, en una estrella de cinco puntas; cada línea debe sumar 24.",
  pentagram_history:
    "Dudeney vio que diez números consecutivos nunca funcionan aquí. La suma 24, sin 7 ni 11, es la menor que funciona.",
  "square-ring-12_title": "Anillo mágico cuadrado, suma 12",
  "square-ring-12_statement": "Los números del 1 al 8, tres por lado; cada lado del cuadrado debe sumar 12.",
  "square-ring-12_history":
    "Trotter extendió sus triángulos a otros polígonos. El cuadrado de ocho números tiene seis soluciones para las sumas de 12 a 15, una de ellas para 12.",
  "square-ring-13_title": "Anillo mágico cuadrado, suma 13",
  "square-ring-13_statement": "Los números del 1 al 8, tres por lado; cada lado del cuadrado debe sumar 13.",
  "square-ring-13_history": "De los seis cuadrados mágicos con el centro vacío, dos tienen la suma 13.",
  "square-ring-14_title": "Anillo mágico cuadrado, suma 14",
  "square-ring-14_statement": "Los números del 1 al 8, tres por lado; cada lado del cuadrado debe sumar 14.",
  "square-ring-14_history": "Sus soluciones son los complementos de las de suma 13: cambia cada número n por 9 − n.",
  "square-ring-15_title": "Anillo mágico cuadrado, suma 15",
  "square-ring-15_statement": "Los números del 1 al 8, tres por lado; cada lado del cuadrado debe sumar 15.",
  "square-ring-15_history": "El complemento del anillo de suma 12. Sus lados suman lo que las filas del Lo Shu.",
  "star-7-2_title": "Estrella mágica {7/2}",
  "star-7-2_statement": "Los números del 1 al 14 en una estrella obtusa de siete puntas; cada línea debe sumar 30.",
  "star-7-2_history":
    "Dudeney contó 56 soluciones de la estrella de siete puntas. Hay 72, como señaló Martin Gardner en 1967.",
  "star-7-3_title": "Estrella mágica {7/3}",
  "star-7-3_statement": "Los números del 1 al 14 en una estrella aguda de siete puntas; cada línea debe sumar 30.",
  "star-7-3_history":
    "La gemela aguda de la estrella obtusa. Sus líneas se cruzan en otros lugares y, sin embargo, tiene el mismo número de soluciones: 72.",
  "star-8-2_title": "Estrella mágica {8/2}",
  "star-8-2_statement": "Los números del 1 al 16 en dos cuadrados cruzados; cada línea debe sumar 34.",
  "star-8-2_history":
    "Una de las dos estrellas de ocho puntas que planteó Dudeney. Octa tiene estas ocho líneas y dos más.",
  "star-8-3_title": "Estrella mágica {8/3}",
  "star-8-3_statement": "Los números del 1 al 16 en una estrella aguda de ocho puntas; cada línea debe sumar 34.",
  "star-8-3_history": "La otra estrella de ocho puntas de Dudeney. Tiene tantas soluciones como su gemela.",
  "three-circles_title": "Tres círculos",
  "three-circles_statement": "Los números del 1 al 6 donde se cruzan tres círculos; cada círculo debe sumar 14.",
  "three-circles_history":
    "Cada número está en dos círculos, así que las tres sumas dan dos veces 21. La suma solo puede ser 14.",
  "triangle-3-10_title": "Triángulo mágico, suma 10",
  "triangle-3-10_statement": "Los números del 1 al 6, tres por lado; cada lado debe sumar 10.",
  "triangle-3-10_history":
    "Uno de los cuatro triángulos mágicos de seis números. Los números impares están en sus vértices.",
  "triangle-3-11_title": "Triángulo mágico, suma 11",
  "triangle-3-11_statement": "Los números del 1 al 6, tres por lado; cada lado debe sumar 11.",
  "triangle-3-11_history": "El complemento del triángulo de suma 10: cambia cada número n por 7 − n.",
  "triangle-3-12_title": "Triángulo mágico, suma 12",
  "triangle-3-12_statement": "Los números del 1 al 6, tres por lado; cada lado debe sumar 12.",
  "triangle-3-12_history": "El complemento del triángulo de suma 9. Los tres números mayores están en sus vértices.",
  "triangle-3-9_title": "Triángulo mágico, suma 9",
  "triangle-3-9_statement": "Los números del 1 al 6, tres por lado; cada lado debe sumar 9.",
  "triangle-3-9_history":
    "Trotter preguntó qué sumas puede tener un triángulo de seis números. Encontró 9, 10, 11 y 12, cada una de una manera.",
  "triangle-4-17_title": "Triángulo mágico de nueve, suma 17",
  "triangle-4-17_statement": "Los números del 1 al 9, cuatro por lado; cada lado debe sumar 17.",
  "triangle-4-17_history":
    "17 es la menor suma posible, con 1, 2 y 3 en los vértices. Trotter cuenta 2 soluciones porque no tiene en cuenta el orden de los dos números interiores de un lado.",
  "triangle-4-19_title": "Triángulo mágico de nueve, suma 19",
  "triangle-4-19_statement": "Los números del 1 al 9, cuatro por lado; cada lado debe sumar 19.",
  "triangle-4-19_history":
    "En un triángulo de nueve números podrían caber las sumas de 17 a 23, pero 18 y 22 no tienen solución.",
  "triangle-4-20_title": "Triángulo mágico de nueve, suma 20",
  "triangle-4-20_statement": "Los números del 1 al 9, cuatro por lado; cada lado debe sumar 20.",
  "triangle-4-20_history": "20 es la suma intermedia, y la que más soluciones tiene.",
  "triangle-4-21_title": "Triángulo mágico de nueve, suma 21",
  "triangle-4-21_statement": "Los números del 1 al 9, cuatro por lado; cada lado debe sumar 21.",
  "triangle-4-21_history": "El complemento del triángulo de suma 19: cambia cada número n por 10 − n.",
  "triangle-4-23_title": "Triángulo mágico de nueve, suma 23",
  "triangle-4-23_statement": "Los números del 1 al 9, cuatro por lado; cada lado debe sumar 23.",
  "triangle-4-23_history": "23 es la mayor suma posible. Los números 7, 8 y 9 están en los vértices.",
  "wheel-12_title": "Rueda, suma 12",
  "wheel-12_statement": "Los números del 1 al 9 en una rueda; cada diámetro debe sumar 12.",
  "wheel-12_history":
    "Sin el centro, los cuatro diámetros tienen la misma suma. Así que 45 menos el centro es múltiplo de 4. El centro es 1, 5 o 9, y aquí 1.",
  "wheel-15_title": "Rueda, suma 15",
  "wheel-15_statement": "Los números del 1 al 9 en una rueda; cada diámetro debe sumar 15.",
  "wheel-15_history":
    "El centro es 5. Los nueve números y las líneas que pasan por el centro son los del Lo Shu sin los lados del cuadrado.",
  "wheel-18_title": "Rueda, suma 18",
  "wheel-18_statement": "Los números del 1 al 9 en una rueda; cada diámetro debe sumar 18.",
  "wheel-18_history": "El centro es 9, el mayor de los tres posibles.",
  "zero-hexagon-3_title": "Hexágono de suma cero 3",
  "zero-hexagon-3_statement":
    "Los números del −9 al 9 en un panal con quince filas de tres a cinco; cada fila debe sumar 0.",
  "zero-hexagon-3_history":
    "En 2020 Pegg preguntó en una lista de correo por hexágonos cuyas filas sumen 0, y Rokicki enumeró los 26 de este orden.",
  "zero-hexagon-4_title": "Hexágono de suma cero 4",
  "zero-hexagon-4_statement":
    "Los números del −18 al 18 en un panal con 21 filas de cuatro a siete; cada fila debe sumar 0.",
  "zero-hexagon-4_history":
    "Los números de −k a k forman pares, así que un hexágono puede ser antisimétrico: casillas opuestas tienen un número y su negativo.",
  "zero-hexagon-5_title": "Hexágono de suma cero 5",
  "zero-hexagon-5_statement":
    "Los números del −30 al 30 en un panal con 27 filas de cinco a nueve; cada fila debe sumar 0.",
  "zero-hexagon-5_history":
    "Casillas opuestas pueden tener un número y su negativo; entonces cada fila que pasa por el centro suma 0 por sí sola.",
  "zero-hexagon-6_title": "Hexágono de suma cero 6",
  "zero-hexagon-6_statement":
    "Los números del −45 al 45 en un panal con 33 filas de seis a once; cada fila debe sumar 0.",
  "zero-hexagon-6_history":
    "Rokicki encontró uno en 2020 cuyas casillas opuestas no son pares; con pares es mucho más fácil.",
  "zero-hexagon-7_title": "Hexágono de suma cero 7",
  "zero-hexagon-7_statement":
    "Los números del −63 al 63 en un panal con 39 filas de siete a trece; cada fila debe sumar 0.",
  "zero-hexagon-7_history":
    "Rokicki encontró uno en 2020 cuyas casillas opuestas no son pares; con pares es mucho más fácil.",
  "Magic squares and the hexagon": "Cuadrados mágicos y el hexágono",
  "Magic triangles": "Triángulos mágicos",
  "Perimeter-magic polygons": "Polígonos mágicos en el perímetro",
  "Spoked polygons": "Polígonos con radios",
  Stars: "Estrellas",
  "Wheels, rings and solids": "Ruedas, anillos y cuerpos",
  "Zero-sum hexagons": "Hexágonos de suma cero",
  "A student's notebook on AIMA's searches; count made here":
    "Cuaderno de un estudiante sobre las búsquedas de AIMA; contado aquí",
  "A. Zahray, 2006; C. Trigg, 1964": "A. Zahray, 2006; C. Trigg, 1964",
  "C. Trigg, 1964; Wikipedia, Magic hexagon": "C. Trigg, 1964; Wikipedia, Magic hexagon",
  "Codognet and Diaz, AAAI Technical Report FS-01-04, 2001": "Codognet y Diaz, AAAI Technical Report FS-01-04, 2001",
  "Da Dai Liji, first century": "Da Dai Liji, siglo I",
  "Dudeney, Modern Puzzles, 1926, no. 176; twelve solutions counted by H. Heinz":
    "Dudeney, Modern Puzzles, 1926, n.º 176; doce soluciones contadas por H. Heinz",
  "Dudeney, Modern Puzzles, 1926, no. 177; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967":
    "Dudeney, Modern Puzzles, 1926, n.º 177; Gardner en Dudeney, 536 Puzzles & Curious Problems, 1967",
  "Dudeney, Modern Puzzles, 1926, no. 178; Gardner in Dudeney, 536 Puzzles & Curious Problems, 1967":
    "Dudeney, Modern Puzzles, 1926, n.º 178; Gardner en Dudeney, 536 Puzzles & Curious Problems, 1967",
  "Dudeney, Modern Puzzles, 1926, no. 179; 112 solutions counted by H. Heinz":
    "Dudeney, Modern Puzzles, 1926, n.º 179; 112 soluciones contadas por H. Heinz",
  "E. Pegg and T. Rokicki, math-fun mailing list, 4 December 2020":
    "E. Pegg y T. Rokicki, lista de correo math-fun, 4 de diciembre de 2020",
  "Dürer, Melencolia I; Frénicle, published 1693": "Durero, Melencolia I; Frénicle, publicado en 1693",
  "Heinz, Magic Stars, recmath.org": "Heinz, Magic Stars, recmath.org",
  "Jakicic and Bouchat, Magic Polygons and Their Properties, 2018":
    "Jakicic y Bouchat, Magic Polygons and Their Properties, 2018",
  "Jakicic and Bouchat, Magic Polygons and Their Properties, 2018; Duisenberg counted four solutions in 2003":
    "Jakicic y Bouchat, Magic Polygons and Their Properties, 2018; Duisenberg contó cuatro soluciones en 2003",
  "M. Gardner, Mathematical Gazette 72, 1988; C. Trigg, 1964; A. Zahray, 2006":
    "M. Gardner, Mathematical Gazette 72, 1988; C. Trigg, 1964; A. Zahray, 2006",
  "M. Gardner, Scientific American, January 1976": "M. Gardner, Scientific American, enero de 1976",
  "Magic 19, plus.maths.org, 2016; sums counted here": "Magic 19, plus.maths.org, 2016; sumas contadas aquí",
  "Magic-N-gon, a project by Semidán Robaina; parity argument and count made here":
    "Magic-N-gon, un proyecto de Semidán Robaina; argumento de paridad y recuento hechos aquí",
  "Magic-N-gon, a project by Semidán Robaina; sums counted here":
    "Magic-N-gon, un proyecto de Semidán Robaina; sumas contadas aquí",
  "Pinn and Wieczerkowski, Int. J. Mod. Phys. C 9, 1998": "Pinn y Wieczerkowski, Int. J. Mod. Phys. C 9, 1998",
  "Pinn and Wieczerkowski, Int. J. Mod. Phys. C 9, 1998; H. Mino, 2024, in OEIS A006052":
    "Pinn y Wieczerkowski, Int. J. Mod. Phys. C 9, 1998; H. Mino, 2024, en OEIS A006052",
  "T. Rokicki, math-fun mailing list, 4 December 2020": "T. Rokicki, lista de correo math-fun, 4 de diciembre de 2020",
  "T. Trotter, Normal Magic Triangles of Order n, 1972": "T. Trotter, Normal Magic Triangles of Order n, 1972",
  "T. Trotter, Perimeter-Magic Polygons, 1974": "T. Trotter, Perimeter-Magic Polygons, 1974",
  "T. Trotter, Perimeter-Magic Polygons, 1974; sums counted here":
    "T. Trotter, Perimeter-Magic Polygons, 1974; sumas contadas aquí",
  "The Magic 19 puzzle, plus.maths.org, 2016": "El puzle Magic 19, plus.maths.org, 2016",
  "Traditional; argument and count made here": "Tradicional; argumento y recuento hechos aquí",
  "Traditional; sums counted here": "Tradicional; sumas contadas aquí",
  Annealed: "Con recocido",
  "As published": "Como se publicó",
  "Constant, T = 0.3": "Constante, T = 0,3",
  "Cooled in 1,000,000 moves": "Enfriada en 1.000.000 de movimientos",
  "Cooled in 100,000 moves": "Enfriada en 100.000 movimientos",
  "Cooled in 300,000 moves": "Enfriada en 300.000 movimientos",
  "First solution kept": "Guarda la primera solución",
  Free: "Libre",
  Frozen: "Congelada",
  "Greedy with restarts": "Voraz con reinicios",
  "Never worse": "Nunca peor",
  "Opposite pairs": "Pares opuestos",
  Recommended: "Recomendada",
  "Sometimes worse": "A veces peor",
  Warm: "Tibia",
  Published: "Publicada",
  "Published rule": "Regla publicada",
  "First found": "Primera encontrada",
  "Old energy": "Energía antigua",
  "Counted again": "Contada de nuevo",
  "Board kept": "Tablero conservado",
  "Against its start": "Frente a su inicio",
  "Against the best": "Frente a la mejor",
  "Singles first": "Candidatos únicos primero",
  "Annealing alone": "Solo recocido",
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

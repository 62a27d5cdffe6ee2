// El origen de los puzles de la biblioteca, por su nombre; sus familias y fuentes, por su texto inglés.

export default {
  "cube-corners_history":
    "Cada vértice está en tres caras, así que las seis sumas dan tres veces 36. La suma solo puede ser 18. Las soluciones que se diferencian en un giro o reflejo del dibujo cuentan como una.",
  "heptagon-19_history": "19 es la menor de las ocho sumas posibles. Tiene nueve soluciones distintas.",
  "heptagon-22_history": "22 es una suma intermedia. Tiene 29 soluciones distintas, más que ninguna otra suma.",
  "hexagon-diameters_history":
    "Los polígonos mágicos con diámetros necesitan un número par de lados. El cuadrado mágico de 3 por 3 es el menor.",
  "hexagon-ring-17_history": "17 es la menor suma posible de doce números en un hexágono.",
  "hexagon-ring-18_history": "Con la suma 18 hay una sola solución.",
  "hexagon-ring-19_history": "Con la suma 19 hay seis soluciones distintas.",
  "hexagon-ring-20_history": "Sus soluciones son los complementos de las de suma 19: cambia cada número n por 13 − n.",
  "hexagon-ring-21_history": "Su solución es el complemento de la de suma 18: cambia cada número n por 13 − n.",
  "hexagon-ring-22_history": "22 es la mayor suma posible de doce números en un hexágono.",
  hexagram_history: "Dudeney lo planteó en 1926 y contó 74 soluciones. Hay 80, como señaló Martin Gardner en 1967.",
  "magic-13_history":
    "De los parientes de Magic 19, es el cuadrado. La suma 19 y la suma complementaria 23 tienen una solución cada una, salvo simetría.",
  "magic-16_history":
    "De los parientes de Magic 19, es el pentágono. La suma 22 y la suma complementaria 29 tienen una solución cada una, salvo simetría.",
  "magic-19-23_history":
    "El hexágono de Magic 19 también tiene soluciones para las sumas de 22 a 29 y sus complementos. 23 es la que menos tiene: dos.",
  "magic-22_history":
    "Ninguna serie de 22 números consecutivos cabe en siete lados: la suma de todas las líneas tendría que ser impar y par a la vez. Por eso 23 sustituye a 22.",
  "magic-25_history":
    "De los parientes de Magic 19, es el octógono. De sus sumas de 28 a 50, cuatro tienen el menor número de soluciones: 14 salvo simetría. La primera de ellas es 31.",
  "magic-hexagon-4_history":
    "Zahray encontró un hexágono de este orden y esta suma. Ningún hexágono de cuatro casillas por lado admite los números del 1 al 37.",
  "magic-hexagon-5_history":
    "Zahray encontró un hexágono de este orden y esta suma. Ningún hexágono de cinco casillas por lado admite los números del 1 al 61.",
  "magic-hexagon-6_history":
    "Hoelbling encontró un hexágono de este orden y esta suma el 11 de octubre de 2004. Ningún hexágono de seis casillas por lado admite los números del 1 al 91.",
  "magic-hexagon-7_history":
    "Zahray encontró un hexágono de este orden y esta suma por recocido simulado el 22 de marzo de 2006.",
  "magic-hexagon_history":
    "Lo planteó Von Haselberg, de Stralsund, en 1888. Trigg demostró en 1964 que, aparte del caso trivial de una sola casilla, ningún otro tamaño funciona con los números del 1 al n. Los hay mayores con otras series de números: Zahray encontró uno de siete casillas por lado en 2006, por recocido simulado.",
  "magic-square-10_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-12_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-15_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-20_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  "magic-square-3_history": "El Lo Shu de la tradición china. Es el único cuadrado mágico de su tamaño.",
  "magic-square-4_history": "Durero grabó uno en 1514, con el año en su última fila. Frénicle enumeró los 880 que hay.",
  "magic-square-5_history":
    "Schroeppel contó sus soluciones por ordenador en 1973: más de 275 millones salvo simetría.",
  "magic-square-6_history":
    "Pinn y Wieczerkowski estimaron el número de estos cuadrados en 1998 por parallel tempering. Mino los contó exactamente en 2024.",
  "magic-square-7_history": "Pinn y Wieczerkowski estimaron en 1998 que hay unos 4 × 10³⁴ de estos cuadrados.",
  "magic-square-8_history":
    "Codognet y Diaz tomaron los cuadrados mágicos como prueba de su búsqueda local, Adaptive Search, en 2001.",
  magic19_history:
    "La revista Plus lo planteó en 2016. Los lectores lo resolvieron a mano, por programación lineal y más tarde en R por recocido simulado. Este programa partió del programa en R.",
  octa_history:
    "Lo planteó el cuaderno de un estudiante para cronometrar las búsquedas de AIMA. Decía que desde el tablero vacío no era computable en la práctica. La búsqueda exacta cuenta las 288 soluciones en unos 12 milisegundos.",
  "octagon-diameters_history":
    "Pertenece a la misma familia que el hexágono con diámetros. El número del centro tiene que ser 9.",
  "octagon-ring-22_history": "22 es la menor de las ocho sumas posibles. Tiene diez soluciones distintas.",
  "octagon-ring-25_history":
    "25 es una suma intermedia. Tiene 55 soluciones distintas, mientras que la suma menor tiene diez.",
  "olympic-11_history":
    "Los cinco anillos tienen nueve regiones. Solo son posibles las sumas 11, 13 y 14, y 11 de una sola manera.",
  "olympic-13_history": "De las tres sumas posibles, 13 tiene dos soluciones.",
  "olympic-14_history": "14 es la mayor suma posible. Tiene una solución.",
  "pentagon-14_history": "14 es la menor suma posible, con una solución. Los números del 1 al 5 están en los vértices.",
  "pentagon-16_history": "De las sumas de 14 a 19, 15 y 18 no tienen solución. 16 tiene dos.",
  "pentagon-17_history": "Sus soluciones son los complementos de las de suma 16: cambia cada número n por 11 − n.",
  "pentagon-19_history": "19 es la mayor suma posible. Los números del 6 al 10 están en los vértices.",
  pentagram_history:
    "Dudeney vio que diez números consecutivos nunca funcionan aquí. La suma 24, sin 7 ni 11, es la menor que funciona.",
  "square-ring-12_history":
    "Trotter extendió sus triángulos a otros polígonos. El cuadrado de ocho números tiene seis soluciones para las sumas de 12 a 15, una de ellas para 12.",
  "square-ring-13_history": "De los seis cuadrados mágicos con el centro vacío, dos tienen la suma 13.",
  "square-ring-14_history": "Sus soluciones son los complementos de las de suma 13: cambia cada número n por 9 − n.",
  "square-ring-15_history": "El complemento del anillo de suma 12. Sus lados suman lo que las filas del Lo Shu.",
  "star-7-2_history":
    "Dudeney contó 56 soluciones de la estrella de siete puntas. Hay 72, como señaló Martin Gardner en 1967.",
  "star-7-3_history":
    "La gemela aguda de la estrella obtusa. Sus líneas se cruzan en otros lugares y, sin embargo, tiene el mismo número de soluciones: 72.",
  "star-8-2_history":
    "Una de las dos estrellas de ocho puntas que planteó Dudeney. Octa tiene estas ocho líneas y dos más.",
  "star-8-3_history": "La otra estrella de ocho puntas de Dudeney. Tiene tantas soluciones como su gemela.",
  "three-circles_history":
    "Cada número está en dos círculos, así que las tres sumas dan dos veces 21. La suma solo puede ser 14.",
  "triangle-3-10_history":
    "Uno de los cuatro triángulos mágicos de seis números. Los números impares están en sus vértices.",
  "triangle-3-11_history": "El complemento del triángulo de suma 10: cambia cada número n por 7 − n.",
  "triangle-3-12_history": "El complemento del triángulo de suma 9. Los tres números mayores están en sus vértices.",
  "triangle-3-9_history":
    "Trotter preguntó qué sumas puede tener un triángulo de seis números. Encontró 9, 10, 11 y 12, cada una de una manera.",
  "triangle-4-17_history":
    "17 es la menor suma posible, con 1, 2 y 3 en los vértices. Trotter cuenta 2 soluciones porque no tiene en cuenta el orden de los dos números interiores de un lado.",
  "triangle-4-19_history":
    "Un triángulo de nueve números podría tener las sumas de 17 a 23, pero 18 y 22 no tienen solución.",
  "triangle-4-20_history": "20 es la suma intermedia, y la que más soluciones tiene.",
  "triangle-4-21_history": "El complemento del triángulo de suma 19: cambia cada número n por 10 − n.",
  "triangle-4-23_history": "23 es la mayor suma posible. Los números 7, 8 y 9 están en los vértices.",
  "wheel-12_history":
    "Sin el centro, los cuatro diámetros tienen la misma suma. Así que 45 menos el centro es múltiplo de 4. El centro es 1, 5 o 9, y aquí 1.",
  "wheel-15_history":
    "El centro es 5. Los nueve números y las líneas que pasan por el centro son los del Lo Shu sin los lados del cuadrado.",
  "wheel-18_history": "El centro es 9, el mayor de los tres posibles.",
  "zero-hexagon-3_history":
    "En 2020 Pegg preguntó en una lista de correo por hexágonos cuyas filas sumen 0, y Rokicki enumeró los 26 de este orden.",
  "zero-hexagon-4_history":
    "Los números de −k a k forman pares, así que un hexágono puede ser antisimétrico: casillas opuestas tienen un número y su negativo.",
  "zero-hexagon-5_history":
    "Casillas opuestas pueden tener un número y su negativo; entonces cada fila que pasa por el centro suma 0 por sí sola.",
  "zero-hexagon-6_history":
    "Rokicki encontró uno en 2020 cuyas casillas opuestas no son pares; con pares es mucho más fácil.",
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
};

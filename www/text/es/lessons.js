// Las lecciones, por el lugar de cada texto en www/lessons/.

export default {
  energy_title: "¿Qué es la energía?",
  energy_asks: "¿Cómo se le da a un tablero entero un número que muestre cuánto error tiene?",
  energy_claims_energies_what: "Energía de estos tres tableros",
  energy_claims_energies_labels_1: "al principio",
  energy_claims_energies_labels_2: "tras 300 movimientos",
  energy_claims_energies_labels_3: "tras 5000 movimientos",
  energy_claims_helping_what: "Intercambios que bajan la energía, de 171",
  energy_claims_helping_labels_1: "al principio",
  energy_claims_helping_labels_2: "tras 300 movimientos",
  energy_claims_helping_labels_3: "tras 5000 movimientos",
  energy_claims_hundred_what: "Intercambios que bajan la energía, de 171: media de las semillas 1 a 100",
  energy_claims_hundred_labels_1: "al principio",
  energy_claims_hundred_labels_2: "tras 300 movimientos",
  energy_claims_hundred_labels_3: "tras 5000 movimientos",
  energy_claims_rise_what: "Menor subida de la energía con un intercambio, tras 5000 movimientos",
  energy_claims_rise_labels_1: "semilla 18",
  energy_steps_1_title: "¿Cuántos de los 171 intercambios posibles mejorarían este tablero?",
  energy_steps_1_text:
    "Coloca los números del 1 al 19 de modo que cada una de las doce líneas sume 22. En este tablero todas las líneas están mal.\n\nUna línea que se aparta 5 de 22 aporta 5 × 5 = 25 a la [energía|energy]. Las energías de todas las líneas suman {energies.1}. Un tablero resuelto tiene energía 0. Un intercambio es mejor si baja la energía.\n",
  energy_steps_1_ask_axis_label: "Intercambios que bajan la energía",
  energy_steps_1_ask_axis_unit: "intercambios",
  energy_steps_1_ask_close:
    "Un tablero aleatorio tiene tantos errores que casi la mitad de los intercambios lo mejoran.",
  energy_steps_1_ask_low:
    "Para que fueran tan pocos haría falta un tablero casi resuelto. Un tablero aleatorio es fácil de mejorar: casi la mitad de los intercambios lo hacen.",
  energy_steps_1_ask_high:
    "Más de la mitad es raro: un intercambio ayuda a unas líneas y daña otras, y en un tablero aleatorio cerca de la mitad dañan más de lo que ayudan.",
  energy_steps_2_title: "Intercambia tú: tres intercambios que bajen la energía.",
  energy_steps_2_text:
    "Arrastra un número sobre otro. Con el teclado, pulsa Intro en los dos. Junto a cada línea se lee su suma y cuánto se aparta de 22.\n\nUn intercambio cambia entre 2 y 7 líneas; las demás se quedan como están.\n",
  energy_steps_3_title: "¿Qué viste al intercambiar dos números?",
  energy_steps_3_text: "Prueba otro intercambio si no lo tienes claro.",
  energy_steps_3_ask_options_1_text: "Solo cambiaron las líneas que pasan por esas dos casillas",
  energy_steps_3_ask_options_1_reply: "Así que un programa no necesita sumar otra vez todas las líneas: mira de 2 a 7.",
  energy_steps_3_ask_options_2_text: "Cambiaron las doce líneas",
  energy_steps_3_ask_options_2_reply:
    "Mira una línea que no pase por ninguna de las dos casillas: su suma se queda igual.",
  energy_steps_3_ask_options_3_text: "La energía bajó siempre",
  energy_steps_3_ask_options_3_reply: "Algunos intercambios la suben. Prueba unos cuantos más.",
  energy_steps_4_title: "Casi uno de cada dos intercambios era una mejora.",
  energy_steps_4_text: "Tu predicción, y lo que contó el programa al probar los 171 intercambios:",
  energy_steps_5_title: "300 movimientos después la energía es {energies.2}. ¿Cuántos intercambios mejoran ahora?",
  energy_steps_5_text:
    "El programa ya ha hecho 300 *movimientos*: propuso 300 intercambios y aceptó algunos. La mayoría de las líneas se apartan uno o dos de 22.",
  energy_steps_5_ask_axis_label: "Intercambios que bajan la energía",
  energy_steps_5_ask_axis_unit: "intercambios",
  energy_steps_5_ask_close: "Quedan pocas mejoras: cuanto mejor es un tablero, más cuesta mejorarlo.",
  energy_steps_5_ask_low:
    "Para que no fuera ninguno haría falta un tablero desde el que ningún intercambio lleve hacia abajo. Eso llega más tarde en esta ejecución.",
  energy_steps_5_ask_high:
    "Para que fueran tantos harían falta líneas muy alejadas. Ahora la mayoría están casi bien, y un intercambio estropea más líneas de las que arregla.",
  energy_steps_6_title: "Ahora la energía es {energies.3}. ¿Cuántos intercambios la bajan?",
  energy_steps_6_text: "Tras 5000 movimientos solo hay dos líneas mal, cada una por 1.",
  energy_steps_6_ask_options_1_text: "Unos diez: está casi resuelto, así que muchos intercambios lo resuelven",
  energy_steps_6_ask_options_1_reply:
    "Entonces el programa podría bajar desde aquí a una solución. No puede: todo intercambio hace al menos tanto daño como bien.",
  energy_steps_6_ask_options_2_text: "Exactamente uno: el bueno",
  energy_steps_6_ask_options_2_reply:
    "Con tan poca energía parece que bastaría un intercambio. Aquí todo intercambio hace al menos tanto daño como bien.",
  energy_steps_6_ask_options_3_text: "Ninguno",
  energy_steps_6_ask_options_3_reply:
    "Dos intercambios dejan la energía como está, y los demás la suben en {rise.1} o más. Un tablero así es un [mínimo local|local-minimum].",
  energy_steps_7_title: "Ningún intercambio ayuda: el tablero está casi bien y atascado en un mínimo local.",
  energy_steps_7_text:
    "Un [mínimo local|local-minimum] es un tablero desde el que todo intercambio lleva a un tablero peor o igual. Un programa que solo acepta tableros mejores se queda aquí para siempre.\n\nUno que también acepta los iguales da vueltas entre cuatro tableros, y ningún intercambio baja desde ellos. La lección siguiente muestra la salida.\n",
  energy_steps_8_title: "¿Pasa también en otras ejecuciones? Mira cien de ellas.",
  energy_steps_8_text:
    "Como fórmula: para cada línea toma su suma s, resta 22 y eleva la diferencia al cuadrado. La energía E lo suma todo.\n\nLa última gráfica es la media de cien ejecuciones, cada una desde otro tablero aleatorio. Tras 5000 movimientos ayudan unos {hundred.3} intercambios: unas ejecuciones están en un mínimo local y otras no.\n",
  energy_steps_9_title: "Ahora tú: baja la energía a 250 o menos con seis intercambios como mucho.",
  energy_steps_9_text:
    "Empieza con el mismo tablero aleatorio, energía {energies.1}. Arrastra números unos sobre otros. Luego comprueba tu ejecución.",
  energy_steps_9_exercise_why:
    "Una línea que se aparta 20 de 22 aporta 400 a la energía; una que se aparta 3, solo 9. Así que arregla primero las peores líneas: pasa un número de una línea demasiado alta a una demasiado baja.\n\nEl mejor de los 171 intercambios, elegido tres veces, ya lleva a la energía 198. No tiene por qué ser el mejor camino: lo mejor ahora puede ser malo después.\n",
  energy_steps_10_title: "Lo que se ha visto.",
  energy_steps_10_text:
    "La energía de un tablero es un solo número que dice cuánto error tiene todo el tablero; así un programa distingue uno mejor de uno peor. Un tablero puede tener energía {energies.3} y aun así estar atascado, porque ninguno de sus intercambios baja.\n",
  worse_title: "¿Por qué aceptar un tablero peor?",
  worse_asks: "¿Cuál resuelve el puzle: una ejecución que nunca acepta un tablero peor, o una que a veces lo acepta?",
  worse_claims_last_what: "Mediana del movimiento de la última mejora",
  worse_claims_rest_what: "Energía en la que se queda la primera ejecución",
  worse_claims_rest_labels_1: "semilla 14",
  worse_claims_rise_what:
    "Menor subida de la energía con un intercambio, en el tablero donde se queda la primera ejecución",
  worse_claims_rise_labels_1: "semilla 14",
  worse_claims_solved_what: "Resueltas en 2.000.000 de movimientos",
  worse_claims_standing_what: "Energía tras 20.000 movimientos: media de las semillas 1 a 100",
  worse_claims_standing_labels_1: "nunca peor",
  worse_claims_standing_labels_2: "a veces peor",
  worse_steps_1_title: "Un programa nunca acepta un tablero peor; otro, a veces. De 100 tableros, ¿cuál resuelve más?",
  worse_steps_1_text:
    "El hexágono mágico tiene los números del 1 al 19 en quince líneas, y cada una debe sumar 38. Solo 12 tableros lo resuelven: una solución con sus giros y reflejos.\n\nLos dos programas proponen el mismo tipo de intercambios y tienen 2.000.000 de movimientos para cada tablero.\n",
  worse_steps_1_ask_options_1_text: "Nunca un tablero peor: no malgasta ningún movimiento",
  worse_steps_1_ask_options_1_reply:
    "Ganaría si desde cada tablero hubiera una bajada hasta una solución. Casi toda bajada acaba demasiado pronto, en un [mínimo local|local-minimum].",
  worse_steps_1_ask_options_2_text: "A veces un tablero peor",
  worse_steps_1_ask_options_2_reply: "Sale de los tableros en los que ningún intercambio baja la energía.",
  worse_steps_1_ask_options_3_text: "Los dos resuelven más o menos lo mismo",
  worse_steps_1_ask_options_3_reply:
    "Para eso haría falta un puzle sin mínimos locales. El hexágono mágico está lleno de ellos.",
  worse_steps_2_title: "Mira una ejecución que nunca acepta un tablero peor: pulsa Iniciar.",
  worse_steps_2_text:
    "Se rechaza todo intercambio que sube la energía. Fíjate en cómo baja la energía y en dónde se queda.",
  worse_steps_3_title: "¿Qué viste?",
  worse_steps_3_text: "Para verla otra vez, elige «Empezar esta página de nuevo».",
  worse_steps_3_ask_options_1_text: "La energía bajó deprisa y luego se quedó por encima de 0",
  worse_steps_3_ask_options_1_reply:
    "En cien ejecuciones, la mediana del movimiento de la última mejora es {last.1}, de 2.000.000.",
  worse_steps_3_ask_options_2_text: "La energía siguió bajando, despacio",
  worse_steps_3_ask_options_2_reply: "Baja durante unos cientos de movimientos. Después el número no cambia.",
  worse_steps_3_ask_options_3_text: "La energía subía y bajaba",
  worse_steps_3_ask_options_3_reply: "Esta ejecución nunca sube. La siguiente sí.",
  worse_steps_4_title: "Ahora a veces un tablero peor: el mismo puzle, la misma semilla.",
  worse_steps_4_text:
    "Esta ejecución [acepta|acceptance] un tablero peor con cierta probabilidad. Depende de cuánto peor es el tablero y de la [temperatura|temperature]. Pulsa Iniciar y déjala llegar al final.\n",
  worse_steps_5_title: "¿Qué viste esta vez?",
  worse_steps_5_text: "La gráfica muestra la energía. La primera ejecución se quedó en {rest}.",
  worse_steps_5_ask_options_1_text: "La energía subía y bajaba, y en algún momento llegó a 0",
  worse_steps_5_ask_options_1_reply:
    "Casi todo el tiempo fue más alta que la de la primera ejecución. Llegó a 0 en el movimiento 42.760, porque nunca se quedó donde estaba.",
  worse_steps_5_ask_options_2_text: "La energía pronto fue más baja que la de la primera y siguió bajando",
  worse_steps_5_ask_options_2_reply:
    "Mira otra vez la gráfica: casi todo el tiempo fue más alta. Tras 20.000 movimientos, la media de cien ejecuciones así es {standing.2}, y la de las primeras {standing.1}.",
  worse_steps_5_ask_options_3_text: "La energía bajó y se quedó otra vez por encima de 0",
  worse_steps_5_ask_options_3_reply: "Déjala llegar al final: llega a 0.",
  worse_steps_6_title: "Una ejecución con suerte no demuestra nada. Ejecuta las dos en los mismos cien tableros.",
  worse_steps_6_text:
    "Cada configuración empieza con los mismos cien tableros y tiene 2.000.000 de movimientos para cada uno.",
  worse_steps_7_title: "{solved.1} de 100 frente a {solved.2} de 100.",
  worse_steps_7_text:
    "Cada línea de la gráfica muestra qué [fracción de las ejecuciones está resuelta|rld] tras un número de movimientos.\n\nTras 20.000 movimientos, una ejecución que a veces acepta un tablero peor tiene de media la energía más alta: {standing.2} frente a {standing.1}. Gana porque no se queda donde está.\n",
  worse_steps_8_title: "Por qué: un pequeño paso hacia arriba lleva a otros tableros.",
  worse_steps_8_text:
    "ΔE es la subida de la energía. Un intercambio con esta subida se acepta con la probabilidad p de abajo, donde T es la temperatura. En el tablero donde se queda la primera ejecución, la menor subida es {rise.1}.\n\nSin esos pasos, una ejecución pronto queda atrapada entre tableros de los que ningún intercambio baja. Aquí está la segunda ejecución, tras 1000 movimientos. Pulsa Paso: el inspector, junto al tablero, calcula p para cada intercambio propuesto.\n",
  worse_steps_9_title: "Ahora tú: tableros peores sin probabilidad alguna.",
  worse_steps_9_text:
    "La [aceptación por umbral|threshold] acepta todo intercambio que sube la energía en T como mucho y rechaza los demás. Encuentra una T que resuelva Magic 19 desde cada uno de 20 tableros aleatorios (semillas 1 a 20) en 2.000.000 de movimientos como mucho.\n\nT0 en los ajustes es esta T. Cámbiala y luego comprueba tu ejecución.\n",
  worse_steps_9_exercise_why:
    "De 2 a 3, toda T resuelve los 20 tableros. Con T = 1 solo se resuelve 1 de 20: los pasos hacia arriba son demasiado pequeños para salir de casi todos los mínimos locales. Con T = 4 son 10 de 20: la ejecución también deja con demasiada facilidad los tableros buenos.\n\nAsí que una ejecución no necesita probabilidad para salir de un mínimo local. Necesita pequeños pasos hacia arriba y debe rechazar los grandes.\n",
  worse_steps_10_title: "Lo que se ha visto.",
  worse_steps_10_text:
    "Una ejecución que nunca acepta un tablero peor pronto queda atrapada entre tableros de los que ningún intercambio baja: resolvió {solved.1} de 100 tableros. Una que a veces acepta un tablero peor resolvió {solved.2}. Para eso no hace falta una probabilidad, solo pasos pequeños hacia arriba.\n",
  temperature_title: "¿Qué hace la temperatura?",
  temperature_asks: "¿Qué temperatura resuelve un puzle con el menor número de movimientos?",
  temperature_claims_cost_what: "Movimientos por solución (ERT)",
  temperature_claims_rejected_what: "Rechazadas de 100 propuestas con T = 1",
  temperature_claims_rejected_labels_1: "semillas 1 a 100, 5000 movimientos",
  temperature_claims_solved_what: "Resueltas en 500.000 movimientos",
  temperature_steps_1_title: "Con T = 1 una solución cuesta {cost.4} movimientos. ¿Cuántos cuesta con T = 3?",
  temperature_steps_1_text:
    "La [temperatura|temperature] T decide con qué frecuencia se acepta un tablero peor: con T = 3 más a menudo que con T = 1. Aquí es la misma durante toda la ejecución.\n\nSe hacen cien ejecuciones con cada temperatura. El coste de una solución es el número de todos sus movimientos, dividido por el número de ejecuciones resueltas.\n",
  temperature_steps_1_ask_axis_label: "Movimientos por solución con T = 3",
  temperature_steps_1_ask_axis_unit: "movimientos",
  temperature_steps_1_ask_close:
    "Unas diez veces más que con T = 1: una ejecución tan caliente pierde pronto lo que ha encontrado.",
  temperature_steps_1_ask_low:
    "Para eso haría falta una ejecución que conservara lo que ha encontrado. Con T = 3 acepta muchos tableros peores y así lo vuelve a perder.",
  temperature_steps_1_ask_high:
    "No es para tanto: con T = 3 todavía se resuelven {solved.6} de 100 ejecuciones en 500.000 movimientos.",
  temperature_steps_2_title: "Súbela: calienta el tablero.",
  temperature_steps_2_text:
    "Esta ejecución ha hecho 5000 movimientos con T = 1 y su energía es baja. Sube el termómetro por encima de 4 y pulsa Iniciar. ¿Qué hace la energía?",
  temperature_steps_3_title: "¿Qué viste cuando estaba caliente?",
  temperature_steps_3_ask_options_1_text: "La energía subió, y luego subía y bajaba",
  temperature_steps_3_ask_options_1_reply:
    "En caliente se aceptan muchos tableros peores: la ejecución pierde lo que había encontrado.",
  temperature_steps_3_ask_options_2_text: "La energía bajó a 0",
  temperature_steps_3_ask_options_2_reply: "Se aceptan más intercambios, pero la mayoría empeoran el tablero.",
  temperature_steps_3_ask_options_3_text: "Ya no se movía nada",
  temperature_steps_3_ask_options_3_reply: "Eso pasa en frío: se rechaza casi todo intercambio.",
  temperature_steps_4_title: "Dibuja ahora toda la curva: ¿cuánto cuesta una solución con cada temperatura?",
  temperature_steps_4_text:
    "Conoces un punto: {cost.4} movimientos con T = 1. Con T = 0,3 casi no se acepta ningún tablero peor; con T = 10, muchísimos.\n\nLos dos ejes son logarítmicos: tramos de igual longitud multiplican por el mismo factor.\n",
  temperature_steps_4_ask_across_label: "Temperatura T",
  temperature_steps_4_ask_up_label: "Movimientos por solución",
  temperature_steps_4_ask_close: "Tu línea tiene forma de valle, y en el lugar correcto.",
  temperature_steps_4_ask_low:
    "Tanto el exceso de frío como el de calor cuestan muchos más movimientos de lo que casi todos esperan.",
  temperature_steps_4_ask_high: "Cerca de T = 1 una solución cuesta solo {cost.4} movimientos.",
  temperature_steps_5_title: "Ocho temperaturas, cien ejecuciones de cada una.",
  temperature_steps_5_text:
    "El coste de una solución se llama [tiempo de ejecución esperado, ERT|ert]. Una ejecución sin resolver también cuenta, con todos sus movimientos.",
  temperature_steps_6_title: "Solo un rango estrecho es útil: de 0,73 a 1,9.",
  temperature_steps_6_text:
    "En este rango una solución cuesta como mucho el doble de movimientos que a la mejor temperatura. La mejor está cerca de 1,2, entre dos de estas ocho. Con 0,5 cuesta unas ocho veces los movimientos que con 1; con 3, unas diez veces. Con T = 10 no se resuelve ninguna de cien ejecuciones; ahí la línea acaba arriba de la imagen.\n",
  temperature_steps_7_title: "Con T = 1, la mejor de estas ocho, ¿cuántas de 100 propuestas se rechazan?",
  temperature_steps_7_text: "De estas ocho, T = 1 es la que menos movimientos cuesta.",
  temperature_steps_7_ask_axis_label: "Rechazadas de 100 propuestas",
  temperature_steps_7_ask_close: "Una buena ejecución rechaza casi todo, y así conserva lo que tiene.",
  temperature_steps_7_ask_low:
    "Esa sería una ejecución mucho más caliente. A una buena temperatura se rechaza casi toda propuesta.",
  temperature_steps_7_ask_high: "Si se rechazara toda propuesta, el tablero estaría congelado.",
  temperature_steps_8_title: "Se rechazan {rejected} de 100, y aun así es la mejor.",
  temperature_steps_8_text:
    "La probabilidad de un tablero peor baja con ΔE y sube con T. Con T = 1 una subida de 2 se acepta una de cada siete veces; una de 10, una de cada 22.000.\n",
  temperature_steps_9_title: "Ahora tú: una temperatura para el hexágono mágico.",
  temperature_steps_9_text:
    "Encuentra una temperatura constante para el hexágono mágico. Debe resolverlo desde al menos 50 de 60 tableros aleatorios (semillas 1 a 60), cada uno en 1.000.000 de movimientos como mucho.\n\nCambia T0 en los ajustes y luego comprueba tu ejecución.\n",
  temperature_steps_9_exercise_why:
    "Superan el ejercicio las temperaturas de 2 a 3, más o menos. Con T = 2 se resuelven 54 de 60 tableros, con T = 2,3 son 59 y con T = 3 son 50. Con T = 1,5 son solo 43.\n\nUna buena temperatura va con un puzle y su energía. T = 1,2 es de las mejores para Magic 19, pero aquí solo resuelve 26 de 60.\n",
  temperature_steps_10_title: "Lo que se ha visto.",
  temperature_steps_10_text:
    "Cada puzle tiene un margen estrecho de temperaturas útiles: en Magic 19 una solución cuesta {cost.4} movimientos con T = 1, y {cost.1} con T = 0,3. Incluso con T = 1 se rechazan {rejected} de cada 100 propuestas.\n",
  greed_title: "¿La culpa es del descenso o de quedarse quieto?",
  greed_asks: "¿El descenso falla porque nunca sube, o porque nunca vuelve a empezar?",
  greed_claims_both_what: "Movimientos por solución (ERT)",
  greed_claims_lengths_what: "Movimientos por solución (ERT), según los movimientos antes de un reinicio",
  greed_claims_ratio_what: "Coste del descenso con reinicios frente al de la templada",
  greed_claims_ratio_labels_1: "100 semillas",
  greed_claims_wins_what: "Resueltas en 2.000.000 de movimientos",
  greed_steps_1_title:
    "Congelada, templada o descenso con reinicios: ¿cuáles resuelven casi todos los 20 tableros, en 2.000.000 de movimientos cada uno?",
  greed_steps_1_text:
    "*Congelada* casi no acepta tableros peores, del primer movimiento al último. *Templada* es el recocido a una temperatura útil. *Descenso con reinicios* nunca acepta un tablero peor, pero empieza con un tablero aleatorio nuevo cada 1000 movimientos: ascensión de colinas (hill climbing) con reinicios aleatorios.\n",
  greed_steps_1_ask_options_1_text: "Solo la templada",
  greed_steps_1_ask_options_1_reply:
    "Sería así si el descenso no sirviera nunca. Sirve, con tal de que no se quede donde está atascado.",
  greed_steps_1_ask_options_2_text: "La templada y el descenso con reinicios",
  greed_steps_1_ask_options_2_reply:
    "Lo que falla es quedarse quieta: una ejecución congelada apenas sale de su primer [mínimo local|local-minimum].",
  greed_steps_1_ask_options_3_text: "Las tres",
  greed_steps_1_ask_options_3_reply:
    "La congelada apenas sale de su primer [mínimo local|local-minimum], y no tiene reinicios.",
  greed_steps_1_ask_options_4_text: "Solo el descenso con reinicios",
  greed_steps_1_ask_options_4_reply:
    "La templada también sale de los mínimos locales, con pequeños pasos hacia arriba.",
  greed_steps_2_title: "Haz que las tres compitan desde el mismo tablero: pulsa Iniciar carrera.",
  greed_steps_2_text:
    "El descenso vuelve a empezar con un tablero aleatorio nuevo cada 1000 movimientos. La congelada se queda donde está.",
  greed_steps_3_title: "Ejecuta las tres con las mismas 20 semillas.",
  greed_steps_3_text: "Cada una tiene 2.000.000 de movimientos para cada tablero.",
  greed_steps_4_title: "¿Qué viste?",
  greed_steps_4_ask_options_1_text: "La congelada no resolvió ninguno; las otras dos, casi todos",
  greed_steps_4_ask_options_1_reply: "{wins.1}, {wins.2} y {wins.3} de 20.",
  greed_steps_4_ask_options_2_text: "La congelada y el descenso no resolvieron ninguno",
  greed_steps_4_ask_options_2_reply: "Mira otra vez los números: el descenso tiene aquí reinicios.",
  greed_steps_4_ask_options_3_text: "Solo la templada fue buena",
  greed_steps_4_ask_options_3_reply: "Mira otra vez los números: aquí el descenso es igual de bueno.",
  greed_steps_5_title: "Aquí la culpa no es del descenso, sino de quedarse quieta.",
  greed_steps_5_text:
    "Con reinicios en el momento justo, el descenso es igual de bueno en este puzle. Estas cien semillas no muestran diferencia, pero el cociente puede estar en cualquier punto de su intervalo. Es un solo puzle de 19 casillas: no se midieron otros mayores.\n",
  greed_steps_6_title:
    "El descenso tiene un precio: el reinicio debe llegar en el momento justo. Dibuja el coste en función de ese momento.",
  greed_steps_6_text: "¿300 movimientos antes de un reinicio, 20.000, o algo intermedio?",
  greed_steps_6_ask_across_label: "Movimientos antes de un reinicio",
  greed_steps_6_ask_up_label: "Movimientos por solución",
  greed_steps_6_ask_close: "Viste un valle, en el lugar correcto.",
  greed_steps_6_ask_low:
    "Para eso harían falta ejecuciones que encontraran una solución sin importar cuándo se corten. Los dos extremos cuestan unas diez veces los movimientos del centro.",
  greed_steps_6_ask_high:
    "Para eso harían falta inicios que casi nunca encuentren una solución. Con 1000 movimientos una solución cuesta {lengths.3} movimientos.",
  greed_steps_7_title: "Seis longitudes, cien semillas de cada una.",
  greed_steps_7_text:
    "Un reinicio demasiado pronto corta ejecuciones buenas; uno demasiado tarde malgasta movimientos en un tablero atascado. Una ejecución templada necesita una temperatura en lugar de una longitud.\n",
  greed_steps_8_title: "Ahora tú: descenso en Magic 19.",
  greed_steps_8_text:
    "Elige la longitud de un descenso en Magic 19 de modo que se resuelva con al menos 18 de las semillas 1 a 20, en 300.000 movimientos como mucho.\n\nCambia la longitud en los ajustes y luego comprueba tu ejecución.\n",
  greed_steps_8_exercise_why:
    "Superan el ejercicio las longitudes de 1500, 2000 y 3000 movimientos: con ellas se resuelven 20, 18 y 20 de 20 tableros. Con 600 movimientos son 17, porque algunos descensos se cortan cuando aún bajan.\n\nCon 20.000 movimientos son 9. Entonces en 300.000 movimientos solo caben 15 descensos, y cada uno malgasta la mayoría de los suyos donde está atascado.\n",
  greed_steps_9_title: "Lo que se ha visto.",
  greed_steps_9_text:
    "El descenso falla porque se queda donde está atascado, no porque nunca suba: con reinicios resolvió {wins.3} de 20, y las ejecuciones templadas {wins.2}. Un reinicio a destiempo cuesta hasta diez veces más movimientos.\n",
  cooling_title: "¿Hace falta enfriar?",
  cooling_asks: "Recocer es enfriar despacio. ¿Y si la temperatura no cambia nunca?",
  cooling_claims_cooled_what:
    "Movimientos por solución (ERT): una temperatura frente a tres velocidades de enfriamiento",
  cooling_claims_cost_what: "Movimientos por solución (ERT), sin enfriar",
  cooling_claims_energy_what: "Energía con T = 0,3: media de las semillas 1 a 20",
  cooling_claims_energy_labels_1: "tras 1 movimiento",
  cooling_claims_energy_labels_2: "10",
  cooling_claims_energy_labels_3: "100",
  cooling_claims_energy_labels_4: "1000",
  cooling_claims_energy_labels_5: "10.000",
  cooling_claims_energy_labels_6: "100.000",
  cooling_claims_solved_what: "Resueltas en 5.000.000 de movimientos, sin enfriar",
  cooling_steps_1_title:
    "T = 0,3 del primer movimiento al último. Dibuja la energía de este sudoku a lo largo de los movimientos.",
  cooling_steps_1_text:
    "Cada caja contiene las cifras del 1 al 9. La energía cuenta cifras repetidas en una fila o columna. Los intercambios se quedan dentro de una caja.\n\nT es la temperatura: cuanto más alta, más tableros peores se aceptan. Aquí no cambia. ¿Adónde va la energía?\n",
  cooling_steps_1_ask_across_label: "Movimientos",
  cooling_steps_1_ask_up_label: "Energía",
  cooling_steps_1_ask_close: "Baja por sí misma y luego se queda cerca del fondo, sin que se enfríe nada.",
  cooling_steps_1_ask_low:
    "Para eso cada intercambio tendría que arreglar muchas repeticiones, y un intercambio solo mueve dos cifras.",
  cooling_steps_1_ask_high:
    "Para eso haría falta una temperatura más alta: con 0,3 se rechazan casi todos los tableros peores, así que la energía baja por sí misma.",
  cooling_steps_2_title: "Míralo: pulsa Iniciar.",
  cooling_steps_2_text: "El termómetro no se mueve. Déjalo correr hasta que el sudoku esté resuelto.",
  cooling_steps_3_title: "¿Qué viste?",
  cooling_steps_3_ask_options_1_text: "Se resolvió, aunque nunca se enfrió",
  cooling_steps_3_ask_options_1_reply:
    "La energía bajó, se quedó baja, subía y bajaba un poco y en algún momento llegó a 0.",
  cooling_steps_3_ask_options_2_text: "Se quedó atascado por encima de 0",
  cooling_steps_3_ask_options_2_reply: "Déjalo seguir: con esta semilla se resuelve.",
  cooling_steps_3_ask_options_3_text: "La energía no bajó nunca",
  cooling_steps_3_ask_options_3_reply: "Mira otra vez la gráfica: bajó en los primeros mil movimientos.",
  cooling_steps_4_title: "Tu línea, y la media de veinte ejecuciones.",
  cooling_steps_4_text: "Una ejecución resuelta cuenta como 0 desde entonces.",
  cooling_steps_5_title: "Cien semillas a tres temperaturas constantes.",
  cooling_steps_5_text:
    "Con 0,4 una solución cuesta más del doble de movimientos que con 0,3; con 0,5, más de cincuenta veces.\n\nEl [tiempo de ejecución esperado, ERT|ert] es el número de movimientos de todas las ejecuciones dividido por el número de las resueltas. Por eso puede superar los 5.000.000 de una ejecución.\n",
  cooling_steps_6_title: "¿Enfriar gana a la mejor temperatura constante?",
  cooling_steps_6_text:
    "Tres esquemas enfrían de 0,5 a 0,25, en 100.000, 300.000 y 1.000.000 de movimientos. Después cada uno empieza con un tablero aleatorio nuevo. Otro se queda en 0,3.",
  cooling_steps_6_ask_options_1_text: "Sí: enfriar despacio es la idea del recocido",
  cooling_steps_6_ask_options_1_reply:
    "Sería así si ninguna temperatura sola sirviera tanto para buscar como para terminar. En este sudoku 0,3 sirve para las dos cosas.",
  cooling_steps_6_ask_options_2_text: "No: ninguno gana a la mejor constante",
  cooling_steps_6_ask_options_2_reply:
    "Una ejecución enfriada pasa la mayoría de sus movimientos a temperaturas demasiado altas o bajas.",
  cooling_steps_7_title: "Aquí no hace falta enfriar. Pero alguien tuvo que encontrar el 0,3.",
  cooling_steps_7_text:
    "Enfriar solo necesita un rango que contenga la temperatura buena, y paga por el resto del rango. En *este* sudoku la mejor temperatura constante de las probadas gana a estos tres esquemas.\n\nPero enfriar no es inútil. Un sudoku es un problema de satisfacción: su objetivo, la energía 0, se conoce, y una ejecución puede parar ahí a cualquier temperatura. En optimización nadie conoce la energía mínima, así que una ejecución debe acabar fría para acabar con poca energía. Y en algunos problemas ninguna temperatura única es buena: una lección posterior muestra uno en el que gana enfriar.\n\nEl enfriamiento geométrico multiplica T por un factor constante r, la *tasa*, tras cada movimiento.\n",
  cooling_steps_8_title: "Ahora tú: enfría de modo que se resuelva.",
  cooling_steps_8_text:
    "Empieza con un enfriamiento geométrico demasiado rápido: el sudoku está congelado tras unos 2000 movimientos. Cambia T0 o la tasa de modo que se resuelva con al menos 9 de las semillas 1 a 10, en 2.000.000 de movimientos como mucho.\n",
  "cooling-wins_title": "Cuándo gana el enfriamiento",
  "cooling-wins_asks": "¿Cuándo gana una temperatura que baja a toda temperatura constante, y cuándo no?",
  "cooling-wins_claims_held_what": "Árbol generador: resueltas en 1.000.000 de movimientos, con una sola temperatura",
  "cooling-wins_claims_left_what": "Media de las últimas energías",
  "cooling-wins_claims_cooled_what": "Árbol generador: resueltas en 1.000.000 de movimientos, al enfriar de 300 a 0,2",
  "cooling-wins_claims_cost_what": "Árbol generador: movimientos por solución (ERT), al enfriar de 300 a 0,2",
  "cooling-wins_claims_gap_what":
    "Recorrido berlin52: exceso medio tras 100.000 movimientos, en tanto por ciento sobre el más corto",
  "cooling-wins_claims_shortest_what":
    "Recorrido berlin52: ejecuciones que hallaron un recorrido mínimo en 100.000 movimientos",
  "cooling-wins_claims_magic_what": "Magic 19: movimientos por solución (ERT)",
  "cooling-wins_steps_1_title": "¿Qué temperatura constante encuentra el árbol más ligero?",
  "cooling-wins_steps_1_text":
    "Las aristas de una cadena de 50 triángulos deben unir todos los vértices y pesar poco: un árbol conserva dos de las tres de cada triángulo. La mitad de los triángulos pesan 1, 1 y 10; los demás, 100, 100 y 1000.\n\nUn [movimiento|move] quita una arista o la repone. La [energía|energy] es el peso por encima del árbol más ligero.\n",
  "cooling-wins_steps_1_ask_options_1_text": "T = 1",
  "cooling-wins_steps_1_ask_options_1_reply":
    "Ahí un triángulo pesado mal puesto sigue mal: para arreglarlo debe volver antes una arista de peso 100.",
  "cooling-wins_steps_1_ask_options_2_text": "T = 30",
  "cooling-wins_steps_1_ask_options_2_reply":
    "Ahí los triángulos pesados se arreglan, pero los ligeros nunca están todos en orden.",
  "cooling-wins_steps_1_ask_options_3_text": "T = 100",
  "cooling-wins_steps_1_ask_options_3_reply":
    "Ahí los triángulos ligeros quedan en desorden, y los pesados se arreglan.",
  "cooling-wins_steps_1_ask_options_4_text": "Ninguna de las tres",
  "cooling-wins_steps_1_ask_options_4_reply":
    "Un triángulo pesado necesita una temperatura con la que los ligeros nunca están todos en orden.",
  "cooling-wins_steps_2_title": "Ejecútalo: cincuenta semillas con cada una de cuatro temperaturas.",
  "cooling-wins_steps_2_text":
    "Una búsqueda más fina tampoco halló ninguna: 2500 ejecuciones con 25 temperaturas quedaron sin resolver.",
  "cooling-wins_steps_3_title": "¿Qué triángulos están mal al final?",
  "cooling-wins_steps_3_text":
    "Un triángulo ligero con una arista equivocada cuesta 10 − 1 = 9 de más; uno pesado, 1000 − 100 = 900. Energías medias al final: {left.1} con T = 1 y {left.3} con T = 30.",
  "cooling-wins_steps_3_ask_options_1_text": "Pesados con T = 1, ligeros con T = 30",
  "cooling-wins_steps_3_ask_options_1_reply":
    "Para arreglar un triángulo pesado hay que subir antes 100. Con T = 1 eso se acepta con probabilidad exp(−100). Con T = 30 es exp(−100 / 30) = 3,6 %.",
  "cooling-wins_steps_3_ask_options_2_text": "Ligeros con T = 1, pesados con T = 30",
  "cooling-wins_steps_3_ask_options_2_reply": "Un triángulo pesado mal puesto cuesta 900, más que {left.3}.",
  "cooling-wins_steps_3_ask_options_3_text": "Ligeros con ambas",
  "cooling-wins_steps_3_ask_options_3_reply": "25 triángulos ligeros cuestan 250 como mucho, con todas sus aristas.",
  "cooling-wins_steps_4_title": "Ahora deja que T baje: pulsa Iniciar.",
  "cooling-wins_steps_4_text":
    "T baja de 300 a 0,2 en 100.000 movimientos. Baja la velocidad para ver qué triángulos se arreglan primero.",
  "cooling-wins_steps_5_title": "Está resuelto. ¿Gana el enfriamiento también en otros problemas?",
  "cooling-wins_steps_5_text":
    "Las ejecuciones de un recorrido por 52 lugares de Berlín tienen 100.000 movimientos. El exceso dice cuánto más largo es el mejor hallado que el más corto. En Magic 19 cuentan los movimientos hasta una solución.\n",
  "cooling-wins_steps_5_ask_options_1_text": "En los dos",
  "cooling-wins_steps_5_ask_options_1_reply":
    "En Magic 19 la bajada estrecha necesita más o menos tantos movimientos como T = 1,15, y la ancha el doble.",
  "cooling-wins_steps_5_ask_options_2_text": "Solo en el recorrido",
  "cooling-wins_steps_5_ask_options_2_reply":
    "Con tan pocos movimientos ninguna temperatura constante de las probadas llega tan cerca como el enfriamiento. Magic 19 tiene una temperatura buena.",
  "cooling-wins_steps_5_ask_options_3_text": "En ninguno",
  "cooling-wins_steps_5_ask_options_3_reply":
    "En el recorrido, enfriar deja en la mitad el exceso de la mejor temperatura constante probada.",
  "cooling-wins_steps_6_title": "Tres problemas, y en dos gana el enfriamiento.",
  "cooling-wins_steps_6_text":
    "Otro programa eligió los ajustes. En Magic 19 los dos primeros intervalos se solapan: no se ve diferencia.",
  "cooling-wins_steps_7_title": "Ahora tú: encuentra el árbol más ligero.",
  "cooling-wins_steps_7_text":
    "T0 = 3 es demasiado frío para los triángulos pesados. Cambia T0 o la tasa de modo que se resuelva con al menos 9 de las semillas 1 a 10, en 200.000 movimientos como mucho.",
  "cooling-wins_steps_7_exercise_why":
    "Un triángulo pesado necesita T muy por encima de 3, para que se acepte una subida de 100. Con T0 = 300 y una tasa cerca de 0,9999, T pasa por las temperaturas que lo permiten y luego por las buenas para los ligeros. Una bajada demasiado rápida congela el árbol antes de que esté en orden, y una demasiado lenta sigue caliente tras 200.000 movimientos.",
  "cooling-wins_steps_8_title": "Lo que se ha visto.",
  "cooling-wins_steps_8_text":
    "El enfriamiento gana donde ninguna temperatura constante sirve para todas las partes de un problema, como en este árbol, y en un recorrido con pocos movimientos. Donde se conoce una temperatura buena, como en Magic 19, no aporta nada.\n",
  "where-slowly_title": "Dónde enfriar despacio",
  "where-slowly_asks": "¿Dónde debe empezar una ejecución, dónde acabar y dónde demorarse?",
  "where-slowly_claims_acceptance_what":
    "De los movimientos que empeoran, porcentaje que se acepta en un tablero aleatorio: media de las semillas 1 a 100",
  "where-slowly_claims_acceptance_labels_1": "Magic 19, T = 800",
  "where-slowly_claims_acceptance_labels_2": "Magic 19, T = 1,15",
  "where-slowly_claims_acceptance_labels_3": "recorrido, T = 2650",
  "where-slowly_claims_acceptance_labels_4": "recorrido, T = 40",
  "where-slowly_claims_deviation_what":
    "Desviación típica de la energía de tableros aleatorios, con las semillas 1 a 1000",
  "where-slowly_claims_deviation_labels_1": "Magic 19",
  "where-slowly_claims_deviation_labels_2": "recorrido",
  "where-slowly_claims_heat_what": "Recorrido: calor específico, media de las semillas 1 a 20",
  "where-slowly_claims_heat_labels_1": "T = 20",
  "where-slowly_claims_heat_labels_2": "T = 40",
  "where-slowly_claims_heat_labels_3": "T = 80",
  "where-slowly_claims_heat_labels_4": "T = 160",
  "where-slowly_claims_heat_labels_5": "T = 320",
  "where-slowly_claims_heat_labels_6": "T = 800",
  "where-slowly_claims_held_what":
    "Recorrido: exceso medio con una sola temperatura tras 200.000 movimientos, en tanto por ciento sobre el más corto",
  "where-slowly_claims_rules_what":
    "Recorrido: exceso medio tras 100.000 movimientos, en tanto por ciento sobre el más corto",
  "where-slowly_claims_rules_labels_1": "desviación típica: de 3400 a 1",
  "where-slowly_claims_rules_labels_2": "80 % aceptados: de 2650 a 1",
  "where-slowly_claims_rules_labels_3": "20 desviaciones: de 68.000 a 1",
  "where-slowly_claims_rules_labels_4": "de 100 a 20",
  "where-slowly_claims_rules_labels_5": "T = 40",
  "where-slowly_claims_magic_what":
    "Magic 19: movimientos por solución (ERT), T baja en 100.000 movimientos, una y otra vez",
  "where-slowly_claims_magic_labels_1": "desviación típica: de 600 a 1",
  "where-slowly_claims_magic_labels_2": "80 % aceptados: de 800 a 1",
  "where-slowly_claims_magic_labels_3": "20 desviaciones: de 12.000 a 1",
  "where-slowly_claims_magic_labels_4": "T = 1,15",
  "where-slowly_steps_1_title":
    "T = 1,15 es buena para Magic 19. ¿Qué porcentaje de los movimientos que empeoran acepta en un tablero aleatorio?",
  "where-slowly_steps_1_text":
    "Una regla muy copiada: empieza tan caliente que se acepte el 80 % de los [movimientos que empeoran|worsening].\n",
  "where-slowly_steps_1_ask_axis_label": "Aceptados de los que empeoran",
  "where-slowly_steps_1_ask_axis_unit": "%",
  "where-slowly_steps_1_ask_close":
    "Casi ninguno: un tablero aleatorio tiene subidas de centenares. La regla da T = 800.",
  "where-slowly_steps_1_ask_low": "Menos que ninguno no puede ser.",
  "where-slowly_steps_1_ask_high":
    "Para eso haría falta una ejecución mucho más caliente: la regla da T = 800. Un tablero aleatorio tiene subidas de centenares.",
  "where-slowly_steps_2_title": "Tres reglas para T0, y todas son calientes.",
  "where-slowly_steps_2_text":
    "La segunda regla toma la desviación típica de la energía de tableros aleatorios: {deviation.1} en Magic 19 y {deviation.2} en un recorrido por 48 capitales. La tercera toma 20 veces ese valor. Temperaturas constantes buenas son 1,15 y, para el recorrido, unos 40.",
  "where-slowly_steps_3_title":
    "¿Dónde se acercan más al recorrido más corto las ejecuciones con una sola temperatura?",
  "where-slowly_steps_3_text":
    "El calor específico C dice cuánto varía la [energía|energy] y a qué ritmo baja su media cuando baja T. Un consejo común: enfría despacio donde C es mayor.\n",
  "where-slowly_steps_3_ask_options_1_text": "Donde C es mayor",
  "where-slowly_steps_3_ask_options_1_reply":
    "C es máximo cerca de 160. Las ejecuciones que se quedan ahí acaban cerca de una quinta parte por encima del recorrido más corto.",
  "where-slowly_steps_3_ask_options_2_text": "Con una temperatura más baja",
  "where-slowly_steps_3_ask_options_2_reply": "C es máximo cerca de 160, y la mejor de estas temperaturas es 40.",
  "where-slowly_steps_3_ask_options_3_text": "Con una temperatura más alta",
  "where-slowly_steps_3_ask_options_3_reply":
    "Cuanto más caliente, más largo: con 800 el mejor recorrido es más del doble del más corto.",
  "where-slowly_steps_4_title": "El calor específico, y el exceso con una sola temperatura.",
  "where-slowly_steps_4_text":
    "C sale de 1000 energías tras 200.000 movimientos. El exceso dice cuánto más largo es el mejor recorrido que el más corto.",
  "where-slowly_steps_5_title": "Cuatro bajadas en 100.000 movimientos. ¿Cuál acaba más cerca del recorrido más corto?",
  "where-slowly_steps_5_text":
    "Cada una baja en línea recta. Tres empiezan en el T0 de una regla y acaban en 1, la subida mínima de una longitud. La cuarta va de 100 a 20.",
  "where-slowly_steps_5_ask_options_1_text": "Desde 68.000: no omite nada",
  "where-slowly_steps_5_ask_options_1_reply":
    "La mayoría de sus movimientos se hacen cuando el recorrido aún es aleatorio, o ya está congelado.",
  "where-slowly_steps_5_ask_options_2_text": "Desde 3400 o desde 2650",
  "where-slowly_steps_5_ask_options_2_reply":
    "Sus excesos son casi iguales, y los dos mayores que el de la bajada estrecha.",
  "where-slowly_steps_5_ask_options_3_text": "De 100 a 20",
  "where-slowly_steps_5_ask_options_3_reply": "Hace sus movimientos donde ayudan.",
  "where-slowly_steps_6_title": "Un margen estrecho en torno a la temperatura buena gana a las reglas.",
  "where-slowly_steps_6_text":
    "La constante T = 40 va igual de bien: hallado el margen, en este recorrido no hace falta bajar.\n\nSolo T0 y el final son los de las reglas: sus partes adaptativas y sus longitudes de cadena no se probaron.\n\nUn margen estrecho hay que hallarlo antes. «Buscar temperatura» mide uno.\n",
  "where-slowly_steps_7_title": "Ahora tú: ¿dónde empezar y dónde acabar?",
  "where-slowly_steps_7_text":
    "Cambia T0 y T1. El recorrido más corto debe hallarse con al menos 2 de las semillas 1 a 10, en 1.000.000 de movimientos como mucho.",
  "where-slowly_steps_7_exercise_why":
    "Las temperaturas buenas de este recorrido están cerca de 40: con 20 y con 80 las ejecuciones acaban más lejos. Una bajada de unos 50 a 30 hace ahí todos sus movimientos; la de 3400 a 1, menos de uno de cada cien.",
  "where-slowly_steps_8_title": "Lo que se ha visto.",
  "where-slowly_steps_8_text":
    "En los dos problemas las reglas copiadas empiezan mucho más calientes de lo útil. En el recorrido, las temperaturas buenas están por debajo del pico del calor específico, y las ejecuciones cerca de T = 40 se acercan más al más corto. Conviene ir despacio ahí, no en el pico.\n",
  neighbourhood_title: "La vecindad importa",
  neighbourhood_asks: "Un recorrido se puede cambiar de varias maneras. ¿Cuánto depende de cuál usa una ejecución?",
  neighbourhood_claims_gap_what:
    "Exceso medio tras 1.000.000 de movimientos, en tanto por ciento sobre el recorrido más corto",
  neighbourhood_claims_gap_labels_1: "inversión",
  neighbourhood_claims_gap_labels_2: "inserción",
  neighbourhood_claims_gap_labels_3: "intercambio",
  neighbourhood_claims_shortest_what: "Ejecuciones que hallaron un recorrido mínimo en 1.000.000 de movimientos",
  neighbourhood_claims_shortest_labels_1: "inversión",
  neighbourhood_claims_shortest_labels_2: "inserción",
  neighbourhood_claims_shortest_labels_3: "intercambio",
  neighbourhood_claims_more_what:
    "Exceso medio tras 10.000.000 de movimientos, en tanto por ciento sobre el recorrido más corto",
  neighbourhood_claims_more_labels_1: "intercambio",
  neighbourhood_steps_1_title: "Tres maneras de cambiar un recorrido. ¿Cuál se acerca más al más corto?",
  neighbourhood_steps_1_text:
    "Un recorrido visita 48 ciudades y vuelve. Los recorridos a los que lleva un [movimiento|move] son la [vecindad|neighbourhood].\n\nUna *inversión* da la vuelta a un tramo del recorrido. Una *inserción* mueve una ciudad a otro lugar. Un *intercambio* permuta dos ciudades. Cada ejecución tiene 1.000.000 de movimientos.\n",
  neighbourhood_steps_1_ask_options_1_text: "Inversión",
  neighbourhood_steps_1_ask_options_1_reply:
    "Sustituye dos trayectos del recorrido, lo mínimo que puede cambiar un movimiento.",
  neighbourhood_steps_1_ask_options_2_text: "Inserción",
  neighbourhood_steps_1_ask_options_2_reply:
    "Sustituye tres trayectos. Su exceso es unas cinco veces el de las inversiones.",
  neighbourhood_steps_1_ask_options_3_text: "Intercambio",
  neighbourhood_steps_1_ask_options_3_reply:
    "Sustituye cuatro trayectos. Su exceso es más de veinte veces el de las inversiones.",
  neighbourhood_steps_1_ask_options_4_text: "Da igual: solo cuenta la temperatura",
  neighbourhood_steps_1_ask_options_4_reply:
    "Cada una de las tres tiene el mejor de doce esquemas, y aun así difieren.",
  neighbourhood_steps_2_title: "Mira los intercambios: pulsa Iniciar.",
  neighbourhood_steps_2_text:
    "T baja de 200 a 30 en 200.000 movimientos. Mira los trayectos hasta que acabe la ejecución.",
  neighbourhood_steps_3_title: "¿Cuántos trayectos del recorrido sustituye un intercambio?",
  neighbourhood_steps_3_text:
    "Piensa en dos ciudades que no son vecinas en el recorrido. Permútalas y cuenta los trayectos que ya no están.",
  neighbourhood_steps_3_ask_options_1_text: "2",
  neighbourhood_steps_3_ask_options_1_reply:
    "Una inversión sustituye 2: uno en cada extremo del tramo. Un intercambio hace más.",
  neighbourhood_steps_3_ask_options_2_text: "4",
  neighbourhood_steps_3_ask_options_2_reply:
    "Cada una de las dos ciudades pierde sus dos trayectos. Una inversión sustituye 2, una inserción 3.",
  neighbourhood_steps_3_ask_options_3_text: "Los 48",
  neighbourhood_steps_3_ask_options_3_reply: "Las ciudades de en medio conservan su orden, y así sus trayectos.",
  neighbourhood_steps_4_title: "Ejecútalo: sesenta semillas para cada vecindad.",
  neighbourhood_steps_4_text:
    "Cada una tiene el mejor de doce esquemas, probados con otras semillas: T = 38, una bajada de 100 a 20 y otra de 200 a 30.",
  neighbourhood_steps_5_title: "Da a los intercambios diez veces más movimientos. ¿Alcanzan a las inversiones?",
  neighbourhood_steps_5_text:
    "Una inversión sustituye 2 trayectos, una inserción 3 y un intercambio 4. Quizá los intercambios solo necesiten más movimientos: ahora tienen 10.000.000.",
  neighbourhood_steps_5_ask_options_1_text: "Sí: los movimientos lo compensan",
  neighbourhood_steps_5_ask_options_1_reply:
    "Con diez veces más movimientos, su exceso aún es varias veces el de las inversiones.",
  neighbourhood_steps_5_ask_options_2_text: "No, su exceso sigue siendo mayor",
  neighbourhood_steps_5_ask_options_2_reply: "Más movimientos ayudan, pero otra vecindad ayuda más.",
  neighbourhood_steps_5_ask_options_3_text: "Más movimientos no cambian nada",
  neighbourhood_steps_5_ask_options_3_reply: "Su exceso baja a cerca de un tercio.",
  neighbourhood_steps_6_title: "10.000.000 de intercambios frente a 1.000.000 de inversiones.",
  neighbourhood_steps_6_text:
    "El exceso de los intercambios baja del {gap.3} al {more} por ciento. Las inversiones tenían el {gap.1} por ciento con la décima parte de los movimientos.",
  neighbourhood_steps_7_title: "Ahora tú: encuentra el recorrido más corto.",
  neighbourhood_steps_7_text:
    "Esta ejecución hace intercambios con T = 300. Cambia la vecindad (movimientos) y T0. El recorrido más corto debe hallarse con al menos 3 de las semillas 1 a 10, en 1.000.000 de movimientos como mucho.",
  neighbourhood_steps_7_exercise_why:
    "Las inversiones con T cerca de 40 hallan el recorrido más corto en cerca de la mitad de las ejecuciones. Con T = 300 no lo logra ninguna vecindad: ahí los recorridos son demasiado largos. Los intercambios casi nunca lo hallan, ni con una temperatura buena.",
  neighbourhood_steps_8_title: "Lo que se ha visto.",
  neighbourhood_steps_8_text:
    "En este recorrido las inversiones se acercan al más corto mucho más que las inserciones. Estas se acercan más que los intercambios. Cada una tiene un buen esquema propio. Diez veces más movimientos no compensaron una mala vecindad.\n",
  cooling_steps_8_exercise_why:
    "Una ejecución supera el ejercicio si pasa la mayoría de sus movimientos a temperaturas útiles, cerca de 0,3. Desde T0 = 0,4 con una tasa de 0,9999997 la temperatura solo baja a 0,22 en 2.000.000 de movimientos, y se resuelven 9 de 10 semillas.\n\nDesde T0 = 0,35 con una tasa de 0,9999999 se resuelven las 10: eso apenas es enfriar. Desde T0 = 1, incluso con una tasa de 0,999999, son solo 8.\n",
  cooling_steps_9_title: "Lo que se ha visto.",
  cooling_steps_9_text:
    "En este sudoku ningún enfriamiento probado superó a T = 0,3 constante: una solución costó {cooled.1} movimientos, frente a {cooled.2} o más. Pero es un problema de satisfacción, y alguien tuvo que hallar antes 0,3.\n",
  restarts_title: "¿Son diez ejecuciones diez veces más rápidas?",
  restarts_asks: "Diez ordenadores ejecutan el mismo puzle con diez semillas. ¿Cuánto antes se resuelve la primera?",
  restarts_claims_again_what: "Movimientos por solución (ERT), con un reinicio cada 50.000 movimientos",
  restarts_claims_again_labels_1: "hexágono mágico, T = 2,3",
  restarts_claims_both_what: "Movimientos por solución (ERT)",
  restarts_claims_both_labels_1: "Magic 19, que primero se enfría",
  restarts_claims_cooled_what: "Aceleración con diez ejecuciones a la vez",
  restarts_claims_cooled_labels_1: "Magic 19, que primero se enfría",
  restarts_claims_cost_what: "Movimientos por solución (ERT)",
  restarts_claims_cost_labels_1: "hexágono mágico, T = 2,3",
  restarts_claims_early_what: "Resueltas en 5000 movimientos",
  restarts_claims_early_labels_1: "Magic 19, que primero se enfría",
  restarts_claims_median_what: "Movimientos en los que se resuelve la mitad de las ejecuciones",
  restarts_claims_median_labels_1: "hexágono mágico, T = 2,3",
  restarts_claims_speedup_what: "Aceleración con diez ejecuciones a la vez",
  restarts_claims_speedup_labels_1: "hexágono mágico, T = 2,3",
  restarts_steps_1_title:
    "Diez ejecuciones a la vez, con diez semillas. ¿Cuántas veces más rápida es la primera en resolverse?",
  restarts_steps_1_text:
    "Una ejecución del hexágono mágico a temperatura constante necesita {cost} movimientos de media. Diez ordenadores hacen cada uno su ejecución. Paras cuando acaba la primera. La aceleración dice cuántas veces más rápido es eso.\n",
  restarts_steps_1_ask_axis_label: "Aceleración",
  restarts_steps_1_ask_axis_unit: "veces",
  restarts_steps_1_ask_close: "Diez ordenadores, unas diez veces más rápido: estas ejecuciones no muestran memoria.",
  restarts_steps_1_ask_low:
    "Para que fueran cuatro veces, por ejemplo, cada ejecución tendría que hacer primero un arranque de un sexto de sus movimientos, más o menos.",
  restarts_steps_1_ask_high:
    "Más de diez veces significaría que una ejecución reiniciada a menudo gana a una que se deja en paz. Estas ejecuciones no lo muestran.",
  restarts_steps_2_title: "400 ejecuciones, una tras otra: mira la forma de la curva.",
  restarts_steps_2_text:
    "La curva muestra la [fracción resuelta|rld] en un número de movimientos. La aceleración es la media de todas las ejecuciones dividida por la media de la más rápida de diez que se sacan de ellas.",
  restarts_steps_3_title:
    "¿Qué viste? La mitad de las ejecuciones lleva menos de unos {median} movimientos. ¿Y el resto?",
  restarts_steps_3_text:
    "Lee la curva: ¿qué parte del resto se resuelve al hacer ese mismo número de movimientos otra vez?",
  restarts_steps_3_ask_options_1_text: "Casi todo el resto",
  restarts_steps_3_ask_options_1_reply: "Entonces cada movimiento acercaría el final. Lee la curva otra vez.",
  restarts_steps_3_ask_options_2_text: "Cerca de la mitad del resto",
  restarts_steps_3_ask_options_2_reply:
    "Y luego la mitad de lo que queda, y así: como con una moneda que se lanza hasta que sale cara.",
  restarts_steps_3_ask_options_3_text: "Casi nada del resto",
  restarts_steps_3_ask_options_3_reply:
    "Entonces algunas ejecuciones no tendrían remedio y los reinicios ayudarían. Lee la curva otra vez.",
  restarts_steps_4_title: "Una aceleración de unas diez veces.",
  restarts_steps_4_text:
    "Estas ejecuciones no muestran memoria: a una que ha hecho muchos movimientos le quedan, en promedio, tantos como a una que empieza. Diez ejecuciones son diez lanzamientos de la moneda a la vez.\n\nEl trabajo total es el mismo en promedio: diez ordenadores trabajan la décima parte del tiempo. Un reinicio tampoco cambia nada: una ejecución así no tiene nada que perder ni nada que dejar atrás. Con un reinicio cada 50.000 movimientos necesita {again} movimientos; sin reinicios, {cost}. Los intervalos se solapan.\n",
  restarts_steps_5_title:
    "La ejecución recomendada de Magic 19 primero se enfría. ¿Cuántas veces más rápida es la primera de diez?",
  restarts_steps_5_text:
    "Una ejecución lleva {both} movimientos de media. En sus primeros 5000 se enfría, y apenas se resuelve alguna: {early} de 400.",
  restarts_steps_5_ask_axis_label: "Aceleración",
  restarts_steps_5_ask_axis_unit: "veces",
  restarts_steps_5_ask_close: "Todas las ejecuciones deben enfriarse primero, y ese trabajo no se puede repartir.",
  restarts_steps_5_ask_low:
    "Para que fuera tan poco haría falta un arranque de 5000 movimientos en el que nunca se resolviera ninguna. Algunas se resuelven, y la más rápida de diez suele ser una de ellas.",
  restarts_steps_5_ask_high:
    "Para diez veces harían falta ejecuciones que se puedan resolver desde el primer movimiento.",
  restarts_steps_6_title: "El trabajo que cada ejecución debe hacer primero no se puede repartir.",
  restarts_steps_6_text:
    "Un modelo aproximado: cada ejecución necesita primero un tiempo s, y luego un tiempo con distribución exponencial de media m. La primera de n ejecuciones lleva entonces s + m / n de media. La aceleración de {cooled} encaja con una s de unos 2700 movimientos; en realidad el arranque no tiene un final nítido.\n",
  restarts_steps_7_title: "Ahora tú: una ejecución que se congela necesita reinicios.",
  restarts_steps_7_text:
    "Esta ejecución se enfría una vez y luego está congelada: si se atasca, sigue atascada. Activa los reinicios y elige su longitud de modo que se resuelva con al menos 19 de las semillas 1 a 20, en 500.000 movimientos como mucho.\n",
  "few-runs_title": "Unas pocas ejecuciones cuestan casi todo",
  "few-runs_asks": "La mitad de las ejecuciones se resuelven enseguida. ¿Cuánto cuesta una de media?",
  "few-runs_claims_median_what": "Movimientos en los que se resuelve la mitad de las ejecuciones",
  "few-runs_claims_median_labels_1": "triángulo, T = 0,1",
  "few-runs_claims_mean_what": "Movimientos por solución (ERT)",
  "few-runs_claims_mean_labels_1": "triángulo, T = 0,1",
  "few-runs_claims_early_what": "Resueltas en 300 movimientos",
  "few-runs_claims_early_labels_1": "triángulo, T = 0,1",
  "few-runs_claims_helping_what":
    "Intercambios que bajan la energía, en el tablero de la semilla 3 tras 1000 movimientos",
  "few-runs_claims_helping_labels_1": "semilla 3",
  "few-runs_claims_rise_what": "Subida mínima de la energía por un intercambio ahí",
  "few-runs_claims_rise_labels_1": "semilla 3",
  "few-runs_claims_again_what": "Movimientos por solución (ERT), reinicios según la sucesión de Luby",
  "few-runs_claims_again_labels_1": "triángulo, unidad de 30 movimientos",
  "few-runs_claims_map_what": "Movimientos hasta una coloración con el menor número de conflictos (ERT)",
  "few-runs_steps_1_title":
    "La mitad de 1000 ejecuciones se resuelve en {median} movimientos. ¿Cuál es la media de todas?",
  "few-runs_steps_1_text":
    "Hay seis números en un triángulo, y cada lado debe sumar 10. Cada ejecución mantiene la [temperatura|temperature] T = 0,1, desde su propio tablero aleatorio, hasta resolverse.",
  "few-runs_steps_1_ask_axis_label": "Media de todas las ejecuciones",
  "few-runs_steps_1_ask_axis_unit": "movimientos",
  "few-runs_steps_1_ask_close": "Unas pocas ejecuciones duran tanto que deciden la media.",
  "few-runs_steps_1_ask_low":
    "Para eso las ejecuciones tendrían que parecerse. Aquí unas pocas hacen más de mil veces los movimientos de las demás.",
  "few-runs_steps_1_ask_high": "Para eso tendría que haber aún más ejecuciones atrapadas, o trampas más hondas.",
  "few-runs_steps_2_title": "Ejecuta mil de ellas: hay dos clases de ejecuciones.",
  "few-runs_steps_2_text":
    "{early} ejecuciones se resuelven en 300 movimientos. Las demás hacen más del 98 % de todos los movimientos: su parte de la curva queda fuera de la imagen, muy a la derecha.",
  "few-runs_steps_3_title": "Esta ejecución está atrapada. ¿Qué la retiene?",
  "few-runs_steps_3_text":
    "La ejecución de la semilla 3 ha hecho 1000 movimientos. Pulsa Iniciar y mira la [energía|energy].",
  "few-runs_steps_3_ask_options_1_text": "Ningún intercambio baja la energía, y una subida casi nunca se acepta",
  "few-runs_steps_3_ask_options_1_reply":
    "La subida mínima es {rise}, así que cada propuesta de un intercambio así la libera con probabilidad exp(−{rise} / 0,1): una vez cada 22.026 propuestas.",
  "few-runs_steps_3_ask_options_2_text": "Da vueltas por muchos tableros",
  "few-runs_steps_3_ask_options_2_reply": "Mira el tablero: sigue igual durante miles de movimientos.",
  "few-runs_steps_3_ask_options_3_text": "Desde aquí no hay solución",
  "few-runs_steps_3_ask_options_3_reply":
    "Con intercambios se llega a cualquier tablero. La ejecución solo espera muchísimo.",
  "few-runs_steps_4_title":
    "Vuelve a empezar desde un tablero aleatorio tras unos 30 movimientos. ¿Cuál es ahora la media?",
  "few-runs_steps_4_text":
    "Los [reinicios|restart] llegan tras 1, 1, 2, 1, 1, 2, 4, … unidades de 30 movimientos, cada uno desde otro tablero aleatorio. Es la sucesión de Luby: no necesita saber cuánto duran las ejecuciones.\n",
  "few-runs_steps_4_ask_axis_label": "Media de todas las ejecuciones",
  "few-runs_steps_4_ask_axis_unit": "movimientos",
  "few-runs_steps_4_ask_close":
    "Una ejecución atrapada se abandona tras unas pocas unidades, y la mayoría de los tableros nuevos se resuelven enseguida.",
  "few-runs_steps_4_ask_low": "En tan pocos movimientos solo se resuelven las ejecuciones más rápidas.",
  "few-runs_steps_4_ask_high":
    "Para eso los tableros nuevos tendrían que quedar atrapados a menudo. Aquí la mayoría se resuelven enseguida.",
  "few-runs_steps_5_title": "El mismo puzle, la misma temperatura, y {again} movimientos.",
  "few-runs_steps_5_text":
    "La media baja a menos de la seiscentésima parte. ¿Ahorran siempre movimientos los reinicios?",
  "few-runs_steps_6_title": "Ejecútalo: en un mapa de tres colores, ¿ayudan los reinicios con las dos temperaturas?",
  "few-runs_steps_6_text":
    "Dos conflictos deben quedar entre los 48 estados. La unidad de los reinicios es de 1000 movimientos.",
  "few-runs_steps_6_ask_options_1_text": "Ayudan con 0,15 y cuestan movimientos con 0,25",
  "few-runs_steps_6_ask_options_1_reply":
    "Con 0,25 las ejecuciones sin reinicios son rápidas, así que un reinicio desecha trabajo.",
  "few-runs_steps_6_ask_options_2_text": "Ayudan con las dos",
  "few-runs_steps_6_ask_options_2_reply":
    "Compara los dos últimos valores: con 0,25 las ejecuciones con reinicios hacen casi el doble de movimientos.",
  "few-runs_steps_6_ask_options_3_text": "Cuestan movimientos con las dos",
  "few-runs_steps_6_ask_options_3_reply":
    "Compara los dos primeros valores: con 0,15 las ejecuciones con reinicios hacen menos de un tercio de los movimientos.",
  "few-runs_steps_7_title": "Ahora tú: un cuadrado mágico frío.",
  "few-runs_steps_7_text":
    "Una ejecución con T = 0,12 queda atrapada a menudo. Elige reinicios y su longitud de modo que se resuelva con todas las semillas 1 a 20, en 2000 movimientos como mucho.",
  "few-runs_steps_7_exercise_why":
    "Una ejecución atrapada espera miles de movimientos, pero la mayoría de los tableros nuevos se resuelven en un centenar. Por eso, con reinicios tras 50 a 200 movimientos, se resuelven las veinte semillas; sin ellos se resuelven 12 de 20 en 2000 movimientos.",
  "few-runs_steps_8_title": "Lo que se ha visto.",
  "few-runs_steps_8_text":
    "Hay dos clases de ejecuciones, rápidas y atrapadas, y unas pocas atrapadas cuestan casi todo. Los reinicios ahorran esos movimientos donde hay ejecuciones atrapadas, y cuestan movimientos donde no las hay.\n",
  restarts_steps_7_exercise_why:
    "Tras n movimientos la temperatura es 3 · 0,999ⁿ: 1,8 tras 500 movimientos, 0,4 tras 2000 y 0,02 tras 5000. Un reinicio tras 500 movimientos llega antes de que la ejecución esté fría, y solo se resuelven 6 de 20.\n\nCon longitudes de 2000, 3000 y 5000 se resuelven las 20. Con 50.000 movimientos son 9: la ejecución está congelada casi todo el tiempo. Así que esta ejecución sí tiene memoria: cuanto más tiempo lleva atascada, menos ayuda esperar.\n",
  restarts_steps_8_title: "Lo que se ha visto.",
  restarts_steps_8_text:
    "Diez ejecuciones son diez veces más rápidas donde cada una puede resolverse en cualquier momento, como en el hexágono mágico: {speedup}. Donde cada una debe enfriar antes no lo son: {cooled} en Magic 19.\n",
  symmetry_title: "¿Ayuda mirar solo tableros simétricos?",
  symmetry_asks: "La mitad de un tablero simétrico decide la otra. ¿Cuánto ahorra eso?",
  symmetry_claims_four_what: "Movimientos por solución (ERT), orden 4",
  symmetry_claims_ratio_what: "Coste de los tableros libres frente al de los pares opuestos, orden 3",
  symmetry_claims_ratio_labels_1: "100 semillas",
  symmetry_claims_square_what: "Movimientos por solución (ERT), cuadrado mágico 5 × 5",
  symmetry_claims_three_what: "Movimientos por solución (ERT), orden 3",
  symmetry_steps_1_title:
    "Casillas opuestas tienen un número y su negativo. ¿Qué líneas están bien en todo tablero así?",
  symmetry_steps_1_text:
    "Los números del −9 al 9 van en un panal; cada fila debe sumar 0. En este tablero, las casillas opuestas vistas desde el centro tienen un número y su negativo. En el centro está el 0.\n",
  symmetry_steps_1_ask_options_1_text: "Las tres filas que pasan por el centro",
  symmetry_steps_1_ask_options_1_reply:
    "Cada uno de sus números encuentra su negativo. De las otras doce filas, las opuestas se desvían lo mismo, así que quedan seis por arreglar.",
  symmetry_steps_1_ask_options_2_text: "Todas",
  symmetry_steps_1_ask_options_2_reply: "Las sumas de dos filas opuestas se anulan, pero ninguna tiene que ser 0.",
  symmetry_steps_1_ask_options_3_text: "Ninguna",
  symmetry_steps_1_ask_options_3_reply:
    "Mira una fila que pasa por el centro: cada uno de sus números encuentra su negativo.",
  symmetry_steps_2_title: "Haz que los dos tipos de ejecución compitan: pulsa Iniciar carrera.",
  symmetry_steps_2_text:
    "La libre intercambia dos números cualesquiera. La otra intercambia dos números y, a la vez, los dos opuestos a ellos.",
  symmetry_steps_3_title: "Con cien semillas, ¿cuántas veces más movimientos necesita la ejecución libre?",
  symmetry_steps_3_text:
    "Hay 19! tableros libres, unos 10¹⁷, y 312 de ellos son soluciones. Hay 9! · 2⁹ tableros con pares opuestos, unos 2 · 10⁸, y 144 de ellos son soluciones. Así, un tablero aleatorio con pares acierta con una frecuencia 300 millones de veces mayor.\n",
  symmetry_steps_3_ask_options_1_text: "Unas dos veces",
  symmetry_steps_3_ask_options_1_reply: "Ahorra más: mira las cien semillas.",
  symmetry_steps_3_ask_options_2_text: "Unas 50 veces",
  symmetry_steps_3_ask_options_2_reply:
    "Mucho menos que 300 millones: ninguna de las dos ejecuciones elige al azar sus tableros. En los dos tipos de tablero, la [energía|energy] guía el recocido.",
  symmetry_steps_3_ask_options_3_text: "Unos 300 millones de veces",
  symmetry_steps_3_ask_options_3_reply:
    "Sería así si ambas ejecuciones eligieran al azar sus tableros. No lo hacen: las guía la [energía|energy].",
  symmetry_steps_4_title: "Cien semillas de cada una, a la mejor temperatura que encontramos para cada una.",
  symmetry_steps_4_text:
    "Los tableros libres van mejor con T = 2; los pares opuestos, con T = 4. Un movimiento de cuatro números cambia más la energía.",
  symmetry_steps_5_title: "Lo mismo en un hexágono mayor y en un cuadrado.",
  symmetry_steps_5_text:
    "Un cuadrado mágico cuyas casillas opuestas suman siempre lo mismo se llama asociativo. De 880 cuadrados mágicos de orden 4, 48 son asociativos. Abajo, el hexágono tiene cuatro casillas por lado, y el cuadrado cinco.\n\nEl puzle no exige tableros simétricos; mirar solo esos es decisión nuestra. Funciona porque algunas soluciones son simétricas, pero todas las demás se pierden.\n",
  symmetry_steps_6_title: "Ahora tú: un panal con cinco casillas por lado.",
  symmetry_steps_6_text:
    "Esta ejecución es libre. Cambia sus pares y su temperatura de modo que se resuelva con al menos 18 de las semillas 1 a 20, en 2.000.000 de movimientos como mucho.\n",
  symmetry_steps_6_exercise_why:
    "Con pares opuestos se resuelven 19 de 20 con T = 1,5, las 20 con T = 2 y 18 con T = 4. De los tableros libres se resuelven como mucho 2 de 20, con T = 0,8.\n\nHacen falta los dos cambios. Con pares opuestos pero T = 0,8 solo son 7 de 20, porque un movimiento de cuatro números cambia más la energía.\n",
  symmetry_steps_7_title: "Lo que se ha visto.",
  symmetry_steps_7_text:
    "En el menor de estos puzles, solo con tableros simétricos una solución cuesta {three.1} movimientos, con libres {three.2}: medio tablero decide el otro medio. Sirve donde algunas soluciones son simétricas, pero todas las demás se pierden.\n",
  givens_title: "Lo más difícil está en el centro",
  givens_asks: "Un sudoku con menos pistas da menos ayuda. ¿Es más difícil para el recocido?",
  givens_claims_median_what:
    "Movimientos en los que se resuelve la mitad de 50 ejecuciones, según la fracción de pistas",
  givens_claims_median_labels_1: "10 %",
  givens_claims_median_labels_2: "20 %",
  givens_claims_median_labels_3: "30 %",
  givens_claims_median_labels_4: "35 %",
  givens_claims_median_labels_5: "40 %",
  givens_claims_median_labels_6: "45 %",
  givens_claims_median_labels_7: "50 %",
  givens_claims_median_labels_8: "55 %",
  givens_claims_solved_what: "Resueltas de 50 ejecuciones en 5.000.000 de movimientos, según la fracción de pistas",
  givens_claims_solved_labels_1: "10 %",
  givens_claims_solved_labels_2: "20 %",
  givens_claims_solved_labels_3: "30 %",
  givens_claims_solved_labels_4: "35 %",
  givens_claims_solved_labels_5: "40 %",
  givens_claims_solved_labels_6: "45 %",
  givens_claims_solved_labels_7: "50 %",
  givens_claims_solved_labels_8: "55 %",
  givens_claims_warmer_what:
    "Resueltas de 40 ejecuciones en 2.000.000 de movimientos, según la fracción de pistas, con T = 0,25 y T = 0,35",
  givens_claims_warmer_labels_1: "20 %, T = 0,25",
  givens_claims_warmer_labels_2: "20 %, T = 0,35",
  givens_claims_warmer_labels_3: "30 %, T = 0,25",
  givens_claims_warmer_labels_4: "30 %, T = 0,35",
  givens_claims_warmer_labels_5: "40 %, T = 0,25",
  givens_claims_warmer_labels_6: "40 %, T = 0,35",
  givens_claims_warmer_labels_7: "50 %, T = 0,25",
  givens_claims_warmer_labels_8: "50 %, T = 0,35",
  givens_steps_1_title:
    "16 × 16 casillas. Dibuja cuántos movimientos necesita la mitad de las ejecuciones, de pocas pistas a muchas.",
  givens_steps_1_text:
    "Cada [pista|given] fija una casilla. El programa crea 25 cuadrículas llenas aleatorias para cada fracción y vacía las demás casillas. Así, cada sudoku tiene solución, y a menudo muchas.\n",
  givens_steps_1_ask_across_label: "Casillas con pista",
  givens_steps_1_ask_across_unit: "%",
  givens_steps_1_ask_up_label: "Movimientos",
  givens_steps_1_ask_close: "Fácil, luego difícil, luego fácil otra vez: pocos lo esperan.",
  givens_steps_1_ask_low: "La mayoría de estos sudokus necesita más movimientos; los del centro, muchos más.",
  givens_steps_1_ask_high:
    "La mayoría de estos sudokus necesita menos movimientos; los de muchas pistas, muchos menos.",
  givens_steps_2_title: "Ejecútalo: 400 ejecuciones en sudokus que se crean aquí.",
  givens_steps_2_text: "Hay dos ejecuciones en cada sudoku, con T = 0,29.",
  givens_steps_3_title: "¿Qué viste?",
  givens_steps_3_ask_options_1_text: "Cuantas menos pistas, más difícil",
  givens_steps_3_ask_options_1_reply: "Compara el 10 % y el 40 %: con menos pistas hacen falta menos movimientos.",
  givens_steps_3_ask_options_2_text: "Cuantas más pistas, más difícil",
  givens_steps_3_ask_options_2_reply: "Compara el 40 % y el 55 %: con más pistas hacen falta menos movimientos.",
  givens_steps_3_ask_options_3_text: "Lo más difícil cerca del 40 %, y más fácil a los dos lados",
  givens_steps_3_ask_options_3_reply:
    "La mitad de las ejecuciones necesita ahí {median.5} movimientos; con un 55 % de pistas, {median.8}.",
  givens_steps_4_title: "El patrón es conocido: fácil, difícil, fácil.",
  givens_steps_4_text:
    "Achlioptas y otros lo hallaron en 2000, para la búsqueda local en cuadrados latinos con huecos. Ansótegui y otros midieron sudokus de muchos tamaños en 2006.\n\nComo aquellos cuadrados, nuestros sudokus siempre tienen solución. Así que aquí no hay frontera entre sudokus con solución y sin ella. La explicación habitual: pocas pistas dejan muchas soluciones, muchas pistas dejan poco por hallar.\n",
  givens_steps_5_title: "Ahora con T = 0,35, un poco más caliente. ¿Qué sudokus se resuelven más a menudo?",
  givens_steps_5_text:
    "Hay 40 ejecuciones para cada fracción, de 2.000.000 de movimientos. Otras tantas se hacen con T = 0,25.",
  givens_steps_5_ask_options_1_text: "Los del 20 %: son los que más soluciones tienen",
  givens_steps_5_ask_options_1_reply:
    "Con 0,35 hace demasiado calor para un tablero con tantas casillas libres: casi ninguno se resuelve.",
  givens_steps_5_ask_options_2_text: "Los del 40 %, ahora que hace más calor",
  givens_steps_5_ask_options_2_reply: "Con 0,35 se resuelven pocos de ellos, y con un 50 % casi todos.",
  givens_steps_5_ask_options_3_text: "Los del 50 %",
  givens_steps_5_ask_options_3_reply: "Con 0,35 se resuelven casi todos los del 50 %, y casi ninguno con menos pistas.",
  givens_steps_6_title: "El centro difícil depende también de la temperatura.",
  givens_steps_6_text:
    "Con T = 0,25 el centro es lo más difícil, como con 0,29. Con T = 0,35 todos los de 40 % o menos son más o menos igual de difíciles. Así que lo difícil depende también de los ajustes.",
  givens_steps_7_title: "Ahora tú: haz fácil este sudoku.",
  givens_steps_7_text:
    "Este sudoku de 9 × 9 tiene una solución. Los únicos son cifras a las que solo les queda un sitio: se pueden poner primero. Sin ellos, una ejecución fría rara vez lo resuelve. Cambia los ajustes de modo que se resuelva con al menos 18 de las semillas 1 a 20, en 300.000 movimientos como mucho.\n",
  givens_steps_7_exercise_why:
    "Los únicos llenan algunas casillas antes del primer movimiento, y queda menos por buscar. Una T cerca de 0,35 basta entonces para salir de los mínimos locales.",
  givens_steps_8_title: "Lo que se ha visto.",
  givens_steps_8_text:
    "Con una temperatura buena, los sudokus aleatorios de 16 × 16 con cerca del 40 % de casillas dadas son los más difíciles para este recocido. Con menos pistas, o con más, una ejecución necesita menos movimientos.\n",
  astar_title: "¿Qué ahorra A*?",
  astar_asks: "Una estimación guía una búsqueda. ¿Qué ahorra? ¿Sigue teniendo la ruta el coste mínimo?",
  astar_claims_nodes_what: "Nodos generados en este mapa",
  astar_claims_nodes_labels_1: "en anchura",
  astar_claims_nodes_labels_2: "coste uniforme",
  astar_claims_nodes_labels_3: "voraz",
  astar_claims_nodes_labels_4: "A*",
  astar_claims_routes_what: "Coste de la ruta encontrada en este mapa",
  astar_claims_routes_labels_1: "en anchura",
  astar_claims_routes_labels_2: "coste uniforme",
  astar_claims_routes_labels_3: "voraz",
  astar_claims_routes_labels_4: "A*",
  astar_steps_1_title:
    "La búsqueda voraz va siempre a la casilla que parece más cerca del objetivo. ¿Cuánto cuesta su ruta?",
  astar_steps_1_text:
    "Encuentra una ruta de S a G. Un paso a una casilla cuesta el número que tiene, y 1 si está vacía; las casillas oscuras son muros. La ruta más barata cuesta {routes.4}.\n\nLa búsqueda voraz solo mira la *estimación*: cuántas filas y columnas quedan hasta el objetivo.\n",
  astar_steps_1_ask_axis_label: "Coste de la ruta",
  astar_steps_1_ask_close: "Pasa por casillas caras, porque la estimación no ve lo que cuesta un paso.",
  astar_steps_1_ask_low: "Una ruta tan barata tendría que rodear las casillas caras. La estimación no las ve.",
  astar_steps_1_ask_high: "No es para tanto: la ruta recta tiene pocos pasos.",
  astar_steps_2_title: "Mírala: pulsa Iniciar y fíjate en adónde va.",
  astar_steps_2_text: "Cada casilla alcanzada queda marcada. La ruta encontrada se dibuja al final.",
  astar_steps_3_title: "¿Qué viste? ¿Dónde miró primero?",
  astar_steps_3_text: "Para verla otra vez, elige «Empezar esta página de nuevo».",
  astar_steps_3_ask_options_1_text: "Se metió en el callejón sin salida entre los muros y tuvo que volver a salir",
  astar_steps_3_ask_options_1_reply:
    "La estimación no ve los muros. Cada casilla del callejón parecía más cerca del objetivo.",
  astar_steps_3_ask_options_2_text: "Rodeó los muros enseguida",
  astar_steps_3_ask_options_2_reply: "Mira las casillas marcadas como expandidas: llenan el callejón.",
  astar_steps_3_ask_options_3_text: "Miró todo el mapa",
  astar_steps_3_ask_options_3_reply: "Medio mapa no se alcanzó nunca. Por eso fue rápida.",
  astar_steps_4_title: "{routes.3}, cuando {routes.4} es posible.",
  astar_steps_4_text: "Fue rápida, pero su ruta es cara.",
  astar_steps_5_title:
    "A* añade lo que la ruta ha costado hasta ahora. La de coste uniforme genera {nodes.2} nodos. ¿Cuántos genera A*?",
  astar_steps_5_text:
    "La búsqueda de coste uniforme toma la casilla con menor coste hasta ahora, g, y no usa nada del objetivo. A* toma la de menor f = g + h, donde h es la estimación de lo que queda. Las dos encuentran una ruta de coste mínimo.\n\nEl árbol crece un [nodo|nodes] por cada paso que se prueba.\n",
  astar_steps_5_ask_axis_label: "Nodos",
  astar_steps_5_ask_axis_unit: "nodos",
  astar_steps_5_ask_close: "Se ahorra cerca de un tercio, y la ruta sigue siendo de coste mínimo.",
  astar_steps_5_ask_low:
    "Para que fueran tan pocos haría falta una estimación casi exacta. Esta no ve lo que cuestan las casillas.",
  astar_steps_5_ask_high:
    "Entonces la estimación no ahorraría nada. Aleja a A* de las casillas que están en la dirección equivocada.",
  astar_steps_6_title: "Ejecuta las cuatro búsquedas en este mapa.",
  astar_steps_6_text:
    "Una búsqueda no usa el azar: sale lo mismo cada vez, así que basta una ejecución. La búsqueda en anchura toma las casillas en el orden en que las alcanzó. «Iniciar» muestra A*.",
  astar_steps_7_title: "A* encuentra una ruta de coste mínimo y genera menos nodos que la de coste uniforme.",
  astar_steps_7_text:
    "Encuentra una ruta de coste mínimo si h es [admisible|admissible]: nunca mayor que lo que queda de verdad, h*. Genera menos nodos porque h también es consistente: ningún paso baja h más de lo que cuesta. Filas más columnas es ambas cosas, pues cada paso cuesta al menos 1.\n",
  astar_steps_8_title: "Ahora tú: una ruta de coste mínimo con 300 nodos como mucho.",
  astar_steps_8_text:
    "A* ponderada toma la casilla con menor g + w h. Un peso w mayor lleva más deprisa al objetivo; uno demasiado grande encuentra una ruta cara.\n\nElige el peso en los ajustes y luego comprueba tu ejecución.\n",
  astar_steps_8_exercise_why:
    "El peso 1 genera {nodes.4} nodos, 1,3 genera 292 y 2 genera 263, todos con una ruta de coste 27. El peso 3 genera 267 nodos, pero su ruta cuesta 31.\n\nUn peso w mayor que 1 renuncia a la garantía de una ruta de coste mínimo. Lo que queda es una cota: la ruta cuesta como mucho w veces lo que cuesta la más barata.\n",
  astar_steps_9_title: "Lo que se ha visto.",
  astar_steps_9_text:
    "Con una estimación que nunca es demasiado alta, A* halló una ruta de coste mínimo con {nodes.4} nodos, donde la búsqueda de coste uniforme generó {nodes.2}. La voraz generó {nodes.3}, pero su ruta cuesta {routes.3} en vez de {routes.4}.\n",
  oracle_title: "¿Qué es hacer trampa?",
  oracle_asks: "Una estimación que lee la solución guardada hace rápida una búsqueda. ¿Qué demuestra eso?",
  oracle_claims_octa_what: "Nodos generados en Octa",
  oracle_claims_octa_labels_1: "en anchura",
  oracle_claims_octa_labels_2: "A* sin estimación",
  oracle_claims_octa_labels_3: "A* que lee la solución",
  oracle_claims_other_what: "Nodos generados en el otro tablero",
  oracle_claims_other_labels_1: "en anchura",
  oracle_claims_other_labels_2: "A* que lee la solución guardada",
  oracle_claims_other_labels_3: "A* que poda",
  oracle_claims_prunes_what: "Nodos generados en Octa",
  oracle_claims_prunes_labels_1: "A* que poda, sin la solución",
  oracle_steps_1_title:
    "Esta búsqueda puede leer la solución. ¿Cuántos nodos genera, cuando la búsqueda en anchura genera {octa.1}?",
  oracle_steps_1_text:
    "Octa tiene los números del 1 al 16 y diez sumas, cada una de las cuales debe ser 34. Hay nueve números dados, y una búsqueda llena los siete huecos, uno tras otro. Cada tablero que genera es un [nodo|nodes].\n\nAquí A* usa la estimación del programa de un estudiante: cuánto se apartan los números del tablero de los de la *solución guardada*.\n",
  oracle_steps_1_ask_axis_label: "Nodos",
  oracle_steps_1_ask_axis_unit: "nodos",
  oracle_steps_1_ask_close:
    "Pocos nodos, porque lee dónde está la solución. Son más de los que exige el camino directo, porque la estimación es demasiado tosca para llevar allí enseguida.",
  oracle_steps_1_ask_low:
    "28 nodos serían los hijos en el camino directo a la solución, y ninguno más. Esta estimación es demasiado tosca para eso.",
  oracle_steps_1_ask_high: "Para eso la estimación tendría que servir de poco. Esta lee dónde está la solución.",
  oracle_steps_2_title: "Mírala: pulsa Iniciar.",
  oracle_steps_2_text: "La búsqueda llena un hueco tras otro y acaba en la solución guardada.",
  oracle_steps_3_title: "{octa.3} nodos en lugar de {octa.1}.",
  oracle_steps_3_text:
    "Parece un triunfo de A*. Pero sin estimación A* genera {octa.2} nodos, más que la búsqueda en anchura. En Octa toda solución tiene el mismo número de pasos, así que A* no tiene un camino más corto que buscar.\n\nTodo lo que se ahorró vino de la solución guardada.\n",
  oracle_steps_4_title: "¿Qué ahorra más: una estimación que lee la solución, o podar sin hacer trampa?",
  oracle_steps_4_text:
    "Podar no lee ninguna solución: descarta un tablero en el que alguna línea ya no puede llegar a su suma.",
  oracle_steps_4_ask_options_1_text: "Leer la solución: nada puede ganarle",
  oracle_steps_4_ask_options_1_reply:
    "Así sería si solo generara tableros que llevan a esa solución. Genera todos los hijos de cada tablero y no puede ver cuáles están muertos.",
  oracle_steps_4_ask_options_2_text: "Podar sin hacer trampa",
  oracle_steps_4_ask_options_2_reply:
    "La mayoría de los hijos están muertos enseguida, y podar lo ve sin conocer ninguna solución.",
  oracle_steps_5_title: "{octa.3} nodos con la solución, {prunes} sin ella.",
  oracle_steps_5_text:
    "Una heurística que lee la solución es un [oráculo|oracle]. No ayuda donde hace falta ayuda, pues un tablero de solución conocida no necesita búsqueda. Podar usa solo lo que el puzle dice: sus números y sus sumas.\n",
  oracle_steps_6_title: "En otro tablero cada número x pasa a ser 17 − x. ¿Qué tal busca allí el oráculo?",
  oracle_steps_6_text:
    "El tablero nuevo también tiene exactamente una solución, y las mismas sumas. Pero no es la que está guardada.\n",
  oracle_steps_6_ask_options_1_text: "Igual de bien que antes: los tableros son iguales por dentro",
  oracle_steps_6_ask_options_1_reply:
    "Para podar sin hacer trampa sí lo son. Para el oráculo no: la solución guardada es aquí errónea.",
  oracle_steps_6_ask_options_2_text: "Peor que la búsqueda en anchura, que no lee nada",
  oracle_steps_6_ask_options_2_reply:
    "La estimación prefiere números cercanos a los guardados. Aquí son erróneos, así que la solución llega después de todos los demás tableros.",
  oracle_steps_6_ask_options_3_text: "Nunca encuentra la solución",
  oracle_steps_6_ask_options_3_reply:
    "Sí la encuentra. A* sigue hasta que no queda nada por expandir, así que una estimación errónea cuesta tiempo, no la solución.",
  oracle_steps_7_title: "{other.2} nodos con el oráculo, {other.1} con la búsqueda en anchura, {other.3} al podar.",
  oracle_steps_7_text:
    "Así se desenmascara un oráculo: cambia el tablero de modo que la solución guardada ya no sirva. Un método que entiende el puzle sigue siendo igual de bueno; uno que solo conoce la solución queda por detrás de una búsqueda ciega.\n\nLo mismo vale para todo programa que se prueba con los datos de los que se hizo.\n",
  oracle_steps_8_title: "Ahora tú: resuelve el otro tablero con 100 nodos como mucho.",
  oracle_steps_8_text:
    "Esta ejecución lee la solución guardada, que aquí es errónea. Cambia el solucionador o la heurística de modo que la búsqueda genere 100 nodos como mucho. Luego comprueba tu ejecución.\n",
  oracle_steps_8_exercise_why:
    "La heurística que poda genera {other.3} nodos, y la búsqueda en anchura con ella genera también 28. El orden de la búsqueda apenas importa cuando los tableros muertos se descartan enseguida.\n\nLas dos heurísticas que leen la solución guardada generan 13.699 nodos, tantos como A* sin ninguna.\n",
  oracle_steps_9_title: "Lo que se ha visto.",
  oracle_steps_9_text:
    "Una estimación que lee la solución hace rápida una búsqueda donde la solución se conoce, y no demuestra nada. En un tablero cambiado generó {other.2} nodos, más que una búsqueda ciega, y la poda sin trampa {other.3}.\n",
  counting_title: "¿Se puede contar con ejecuciones aleatorias?",
  counting_asks: "¿Cuántos cuadrados mágicos de 4 × 4 hay? Cada ejecución aleatoria encuentra solo uno.",
  counting_claims_colder_what: "Número estimado de cuadrados mágicos, con 2000 ejecuciones cada vez",
  counting_claims_estimate_what: "Número estimado de cuadrados mágicos, con 2000 ejecuciones",
  counting_steps_1_title:
    "Pon los números del 1 al 16 en un cuadrado de 4 × 4 de modo que todas las filas, columnas y diagonales sumen 34. ¿De cuántas maneras?",
  counting_steps_1_text:
    "Hay 20.922.789.888.000 maneras de colocar los números. Solo unas pocas son mágicas. Un cuadrado girado o reflejado cuenta aquí como otro.\n",
  counting_steps_1_ask_axis_label: "Cuadrados mágicos",
  counting_steps_1_ask_axis_unit: "cuadrados",
  counting_steps_1_ask_close:
    "El número exacto es 7040: 8 veces los 880 que enumeró Frénicle en 1693, girados y reflejados.",
  counting_steps_1_ask_low:
    "Entonces dos ejecuciones encontrarían el mismo cuadrado más veces. El número exacto es 7040.",
  counting_steps_1_ask_high:
    "Entonces dos ejecuciones encontrarían el mismo cuadrado menos veces. El número exacto es 7040.",
  counting_steps_2_title: "Una ejecución encuentra un cuadrado mágico. Pulsa Iniciar.",
  counting_steps_2_text:
    "Con la misma semilla una ejecución encuentra el mismo cuadrado; con otras, casi siempre otros. Podrías reunirlos todos, pero ¿cómo sabrías que no falta ninguno?",
  counting_steps_3_title: "¿Qué viste?",
  counting_steps_3_text: "Para verla otra vez, elige «Empezar esta página de nuevo».",
  counting_steps_3_ask_options_1_text: "La energía subió y bajó un rato y luego llegó a 0",
  counting_steps_3_ask_options_1_reply:
    "El cuadrado en el que llega a 0 es aleatorio. Por eso se puede contar con ejecuciones aleatorias.",
  counting_steps_3_ask_options_2_text: "La energía solo bajó, derecha a 0",
  counting_steps_3_ask_options_2_reply:
    "Mira otra vez el número: también sube. Si no, cada inicio llevaría a un solo cuadrado.",
  counting_steps_3_ask_options_3_text: "La energía no llegó nunca a 0",
  counting_steps_3_ask_options_3_reply: "Déjala seguir: esta ejecución se resuelve.",
  counting_steps_4_title: "2000 ejecuciones. ¿Cuántas veces encuentran dos el mismo cuadrado?",
  counting_steps_4_text:
    "En una sala con 23 personas, a menudo dos cumplen años el mismo día. Cuantos más días tiene un año, más raro es. Así que cuenta cuántas veces dos ejecuciones encuentran el mismo cuadrado, también girado o reflejado, y estima con eso cuántos cuadrados hay.\n",
  counting_steps_4_ask_options_1_text: "Casi nunca",
  counting_steps_4_ask_options_1_reply: "2000 ejecuciones forman 1.999.000 pares, y cada par puede coincidir.",
  counting_steps_4_ask_options_2_text: "En miles de pares de ejecuciones",
  counting_steps_4_ask_options_2_reply:
    "De 1.999.000 pares coinciden unos 2260, si los cuadrados girados y reflejados cuentan como el mismo.",
  counting_steps_4_ask_options_3_text: "En casi todos los pares",
  counting_steps_4_ask_options_3_reply: "Para eso tendría que haber muy pocos cuadrados.",
  counting_steps_5_title: "Ejecútalo: 2000 ejecuciones tardan un segundo más o menos.",
  counting_steps_5_text:
    "El programa compara todos los cuadrados encontrados; los girados y reflejados cuentan como el mismo.",
  counting_steps_6_title: "Unos {estimate}, y el número exacto es 7040.",
  counting_steps_6_text:
    "Con n ejecuciones hay n (n − 1) / 2 pares. Cada cuadrado se puede girar y reflejar de 8 maneras, así que N cuadrados forman N / 8 clases. Si todas las clases son igual de probables, coincide un par de cada N / 8.\n",
  counting_steps_7_title: "¿Serviría igual una ejecución más fría?",
  counting_steps_7_text:
    "Con T = 3 una ejecución también se resuelve. ¿Es entonces cada cuadrado tan probable como los demás?",
  counting_steps_7_ask_options_1_text: "Sí: una solución es una solución",
  counting_steps_7_ask_options_1_reply:
    "Cada ejecución acaba en una solución, pero algunas tienen alrededor un valle más ancho. Las ejecuciones frías acaban ahí más veces.",
  counting_steps_7_ask_options_2_text:
    "No: algunos cuadrados se encuentran más veces, así que la estimación es demasiado baja",
  counting_steps_7_ask_options_2_reply: "Con probabilidades desiguales coinciden más pares.",
  counting_steps_7_ask_options_3_text: "No: la estimación es demasiado alta",
  counting_steps_7_ask_options_3_reply:
    "Con probabilidades desiguales coinciden más pares, y más pares dan una estimación menor.",
  counting_steps_8_title: "El frío sesga: la estimación queda por debajo del número exacto.",
  counting_steps_8_text:
    "Contar con ejecuciones aleatorias requiere probabilidades iguales. En física se cuentan cuadrados mayores con [parallel tempering|tempering]. En 1998 se estimaron así (1,7745 ± 0,0016) × 10¹⁹ cuadrados de 6 × 6. El recuento exacto de 2024 es 1,7754 × 10¹⁹. Ambos cuentan una sola vez los cuadrados girados y reflejados.\n",
  counting_steps_9_title: "Ahora tú: ¿qué temperatura encuentra un cuadrado en pocos movimientos?",
  counting_steps_9_text:
    "Elige una temperatura que encuentre un cuadrado mágico con al menos 17 de las semillas 1 a 20, en 20.000 movimientos como mucho.\n\nCambia T0 en los ajustes y luego comprueba tu ejecución.\n",
  counting_steps_9_exercise_why:
    "Con T = 1,5 y T = 3 se resuelven las 20 semillas, y con T = 4 son 19. Con T = 6 son 14, y con T = 25 ninguna.\n\nT = 6 era la temperatura con la que el recuento salía bien. Así que la temperatura que antes encuentra un cuadrado no es la que encuentra todos los cuadrados con la misma frecuencia.\n",
  counting_steps_10_title: "Lo que se ha visto.",
  counting_steps_10_text:
    "Cuántas veces dos ejecuciones aleatorias hallan el mismo cuadrado dice cuántos hay: {estimate} con 2000 ejecuciones, y en verdad 7040. Las más frías prefieren algunos cuadrados, así que su estimación es demasiado baja: {colder.2}.\n",
  published_title: "¿Es un programa publicado tan rápido como podría ser?",
  published_asks: "Un programa publicado resuelve Magic 19. ¿Se queda con la primera solución que encuentra?",
  published_claims_cost_what: "Movimientos por solución (ERT)",
  published_claims_differ_what: "Ejecuciones que descartan su primera solución",
  published_claims_differ_labels_1: "de 200 ejecuciones",
  published_claims_few_what: "Ejecuciones que descartan su primera solución",
  published_claims_few_labels_1: "de 20 ejecuciones",
  published_claims_ratio_what: "Coste como se publicó frente al coste conservando la primera solución",
  published_claims_ratio_labels_1: "200 semillas",
  published_steps_1_title:
    "El programa publicado solo guarda su tablero cada diez movimientos. De 200 ejecuciones, ¿cuántas pierden su primera solución?",
  published_steps_1_text:
    "El programa que inspiró este resuelve Magic 19 por recocido en el lenguaje R. Una pasada acaba en cuanto la energía es 0, pero el programa solo guarda el tablero cada diez movimientos. Una solución en otro movimiento no se guarda: el programa la descarta y empieza de nuevo desde un tablero aleatorio.\n",
  published_steps_1_ask_axis_label: "De 200 ejecuciones, las que pierden su primera solución",
  published_steps_1_ask_axis_unit: "ejecuciones",
  published_steps_1_ask_close: "Casi todas: en nueve de cada diez movimientos el tablero no se guarda.",
  published_steps_1_ask_low:
    "Entonces la mayoría de las primeras soluciones llegarían en un movimiento múltiplo de diez. Solo lo hace una de cada diez.",
  published_steps_1_ask_high: "Algunas tienen suerte: su primera solución llega en un movimiento múltiplo de diez.",
  published_steps_2_title: "Repite el propio programa, movimiento a movimiento: pulsa Iniciar.",
  published_steps_2_text:
    "Esta ejecución usa los números aleatorios de R, así que es la misma que hace el programa publicado con esta semilla. Su primera solución llega en el movimiento 142.679. Fíjate en dónde se detiene.\n",
  published_steps_3_title: "¿Qué viste?",
  published_steps_3_text: "La línea de tiempo tiene marcas. Mira también el número de movimientos.",
  published_steps_3_ask_options_1_text: "Se detuvo en el movimiento 142.679",
  published_steps_3_ask_options_1_reply: "El número de movimientos muestra dónde se detuvo: es mayor.",
  published_steps_3_ask_options_2_text:
    "Se detuvo en el movimiento 156.579, unos 14.000 después de su primera solución",
  published_steps_3_ask_options_2_reply:
    "La solución del movimiento 142.679 se descartó. El programa empezó de nuevo con un tablero aleatorio y encontró otra.",
  published_steps_3_ask_options_3_text: "No se detuvo nunca",
  published_steps_3_ask_options_3_reply:
    "Sí se detiene, en cuanto una solución llega en un movimiento múltiplo de diez de su pasada.",
  published_steps_4_title:
    "Una semilla es una anécdota. Ejecuta 200 semillas, como se publicó y conservando la primera solución.",
  published_steps_4_text:
    "Las dos configuraciones hacen los mismos movimientos con las mismas semillas, hasta la primera solución. Se distinguen en lo que pasa con ella.",
  published_steps_5_title: "{differ} de 200 ejecuciones descartan una solución.",
  published_steps_5_text:
    "El programa guarda un movimiento de cada diez. Así que debería conservar una de cada diez primeras soluciones y perder 180 de 200. Una solución cuesta entonces unas diez veces más: {cost.2} movimientos frente a {cost.1}.\n",
  published_steps_6_title: "¿Habrían mostrado 20 semillas que se pierden soluciones?",
  published_steps_6_text: "Ejecuta lo mismo con 20 semillas y compara los intervalos.",
  published_steps_6_ask_options_1_text: "Sí: el efecto es tan grande que bastan 20",
  published_steps_6_ask_options_1_reply:
    "Un efecto grande se ve pronto. Para uno pequeño harían falta cientos de semillas: compara la anchura de los intervalos.",
  published_steps_6_ask_options_2_text: "No: 20 semillas son demasiado pocas para verlo",
  published_steps_6_ask_options_2_reply:
    "Ejecútalo y mira el intervalo. Para un efecto pequeño harían falta más semillas; este es grande.",
  published_steps_7_title: "Así que compara un programa con una copia cambiada de él, con muchas semillas.",
  published_steps_7_text:
    "Aquí no había nada oculto: el programa está publicado y sus soluciones son correctas. Solo una comparación muestra las soluciones que perdió.\n",
  published_steps_8_title: "Ahora tú: arregla el programa.",
  published_steps_8_text:
    "Cambia un ajuste del programa publicado. El puzle debe resolverse con al menos 18 de las semillas 1 a 20, en 500.000 movimientos como mucho.\n",
  why_title: "¿Por qué exp(−ΔE/T)?",
  why_asks: "Muchas reglas aceptarían un tablero peor de vez en cuando. ¿Qué tiene esta de especial?",
  why_claims_law_what: "Porcentaje de los movimientos en la energía 0, según la ley de Boltzmann",
  why_claims_law_labels_1: "T = 0,3",
  why_claims_law_labels_2: "T = 1,24",
  why_claims_law_labels_3: "T = 5",
  why_claims_visits_what: "Porcentaje de 100.000 movimientos en la energía 0, contados: media de las semillas 1 a 20",
  why_claims_visits_labels_1: "T = 0,3",
  why_claims_visits_labels_2: "T = 1,24",
  why_claims_visits_labels_3: "T = 5",
  why_claims_steps_what:
    "Movimientos de la energía 0 a la 1 divididos por los de vuelta, en 100.000 movimientos: media de las semillas 1 a 20",
  why_claims_steps_labels_1: "T = 0,3",
  why_claims_steps_labels_2: "T = 1,24",
  why_claims_steps_labels_3: "T = 5",
  why_claims_longer_what: "Lo mismo de la energía 1 a la 4, con un intercambio",
  why_claims_longer_labels_1: "T = 1,24",
  why_claims_longer_labels_2: "T = 5",
  why_steps_1_title: "Con T = 1,24, ¿tras cuántos de cada 100 movimientos está una ejecución en una solución?",
  why_steps_1_text:
    "Hay seis números en un triángulo, y cada lado debe sumar 10. Hay 720 tableros, y solo 6 de ellos son soluciones.\n\nEsta ejecución no acaba nunca: sigue cuando ha encontrado una solución, y cuenta dónde está.\n",
  why_steps_1_ask_axis_label: "De 100 movimientos, los que están en una solución",
  why_steps_1_ask_close: "Correcto: un tercio, aunque menos de uno de cada cien tableros es una solución.",
  why_steps_1_ask_low:
    "Solo por azar sería uno de cada cien movimientos. La temperatura da más peso a las energías bajas.",
  why_steps_1_ask_high:
    "A esta temperatura la ejecución abandona pronto una solución: desde ahí algunos intercambios suben poco.",
  why_steps_2_title: "Mira cómo cuenta: pulsa Iniciar, y después Velocidad máxima.",
  why_steps_2_text:
    "Los marcos muestran una ley de la física que aún no necesitas conocer. ¿Los van llenando los movimientos contados? Mueve el termómetro y mira cómo los sigue el relleno.",
  why_steps_3_title: "¿Qué ley siguen los movimientos contados?",
  why_steps_3_text:
    "Dos factores deciden con qué frecuencia se ve una energía: cuántos tableros la tienen y el peso exp(−E/T) de cada uno.\n\nπ(x) es la fracción de todos los movimientos en un tablero x. Z es la suma de todos los pesos, para que las fracciones sumen 1.\n\nEsta es la *distribución de Boltzmann*. No importa dónde empezó la ejecución.\n",
  why_steps_4_title: "Cuenta los movimientos que suben de la energía 0 a la 1 y los que vuelven. ¿De cuáles hay más?",
  why_steps_4_text: "Un movimiento que sube empeora el tablero y a menudo se rechaza. Uno que baja se acepta siempre.",
  why_steps_4_ask_options_1_text: "De los que bajan, porque se aceptan siempre",
  why_steps_4_ask_options_1_reply:
    "Cada uno de ellos se acepta. Pero la ejecución está en la energía 1 menos veces de lo que sugiere su número de tableros.",
  why_steps_4_ask_options_2_text: "De los que suben, porque arriba hay más tableros",
  why_steps_4_ask_options_2_reply:
    "Arriba hay más tableros. Pero la mayoría de las propuestas que suben se rechazan, y los dos efectos se compensan.",
  why_steps_4_ask_options_3_text: "Hay tantos de unos como de otros",
  why_steps_4_ask_options_3_reply: "A cualquier temperatura y entre dos energías cualesquiera.",
  why_steps_5_title: "Tantos suben como bajan: esto es el balance detallado.",
  why_steps_5_text:
    "Salvo por el azar, el cociente es 1 para cada par de energías y a cada temperatura. Así las frecuencias se quedan como están: la distribución es *estacionaria*.",
  why_steps_6_title: "Ahora al revés: el balance exige exp(−ΔE/T). ¿Qué se sigue?",
  why_steps_6_text:
    "Un tablero, x, tiene energía E; otro, y, tiene energía E + ΔE. Cada uno se propone desde el otro con la misma frecuencia. Bajar se acepta siempre.\n\nDeben subir tantos movimientos como bajan, y π es la distribución de Boltzmann. De ahí sale la probabilidad p de subir.\n",
  why_steps_6_ask_options_1_text: "Entonces ninguna otra regla de aceptación mantiene este balance",
  why_steps_6_ask_options_1_reply:
    "El baño térmico, 1/(1 + exp(ΔE/T)), también lo mantiene: no acepta todos los movimientos que bajan. De todas las reglas que lo mantienen, Metropolis es la que más acepta.",
  why_steps_6_ask_options_2_text: "Entonces la regla hace más probables las energías bajas cuando T baja",
  why_steps_6_ask_options_2_reply:
    "Con T = 0,3 la ejecución está en energías bajas tras casi todos los movimientos. Por eso se enfría.",
  why_steps_7_title: "Ahora tú: elige T de modo que el triángulo se resuelva pronto.",
  why_steps_7_text:
    "Con T = 30 se acepta casi todo movimiento. Cambia T0 de modo que se resuelva con la mitad de las semillas 1 a 20, en 30 movimientos como mucho.",
  why_steps_7_exercise_why:
    "Cerca de T = 1 las subidas de 1 se aceptan a menudo, y las grandes rara vez. Mucho más caliente, la ejecución deja enseguida los buenos tableros; mucho más fría, algunas semillas quedan atrapadas mucho tiempo.",
  why_steps_8_title: "Lo que se ha visto.",
  why_steps_8_text:
    "Con la regla de Metropolis, entre dos tableros cualesquiera suben tantos movimientos como bajan, una vez alcanzada la distribución de Boltzmann. Por eso esta se mantiene. Cuanto más baja es la temperatura, mayor parte de esa distribución está en energías bajas.\n\nDespués verás los 720 tableros a la vez, en la lección sobre el paisaje entero.\n",
  landscape_title: "El paisaje entero",
  landscape_asks: "¿Qué aspecto tiene un puzle cuando se ven todos sus tableros a la vez?",
  landscape_claims_boards_what: "Tableros",
  landscape_claims_boards_labels_1: "triángulo, suma 10",
  landscape_claims_boards_labels_2: "triángulo, suma 9",
  landscape_claims_boards_labels_3: "cuadrado mágico de orden 3",
  landscape_claims_traps_what: "Trampas",
  landscape_claims_traps_labels_1: "triángulo, suma 10",
  landscape_claims_traps_labels_2: "triángulo, suma 9",
  landscape_claims_traps_labels_3: "cuadrado mágico de orden 3",
  landscape_claims_depth_what: "Profundidad de la trampa más profunda: la d* de Hajek",
  landscape_claims_depth_labels_1: "triángulo, suma 10",
  landscape_claims_depth_labels_2: "triángulo, suma 9",
  landscape_claims_depth_labels_3: "cuadrado mágico de orden 3",
  landscape_claims_shallow_what:
    "c = 0,5: porcentaje de las semillas 1 a 300 en una solución tras ese número de movimientos",
  landscape_claims_shallow_labels_1: "1000",
  landscape_claims_shallow_labels_2: "10.000",
  landscape_claims_shallow_labels_3: "100.000",
  landscape_claims_enough_what: "c = 1,25",
  landscape_claims_enough_labels_1: "1000",
  landscape_claims_enough_labels_2: "10.000",
  landscape_claims_enough_labels_3: "100.000",
  landscape_claims_hot_what: "c = 5",
  landscape_claims_hot_labels_1: "1000",
  landscape_claims_hot_labels_2: "10.000",
  landscape_claims_hot_labels_3: "100.000",
  landscape_steps_1_title: "720 tableros. ¿Desde cuántos de ellos sube todo intercambio?",
  landscape_steps_1_text:
    "Hay seis números en un triángulo, y cada lado debe sumar 10. Un intercambio de dos números lleva de un tablero a otros 15.\n\nUn tablero que no es solución y desde el que todo intercambio sube es una *trampa*.\n",
  landscape_steps_1_ask_axis_label: "Trampas",
  landscape_steps_1_ask_close:
    "Muy pocas, y aun así el descenso acaba en una de ellas cerca de una de cada cinco veces.",
  landscape_steps_1_ask_low: "Hay algunas: la página siguiente las muestra.",
  landscape_steps_1_ask_high:
    "Son menos: casi todo tablero tiene un intercambio que baja o que se queda a la misma altura.",
  landscape_steps_2_title: "Aquí están todos. Pulsa Iniciar y mira cómo se detiene el descenso.",
  landscape_steps_2_text:
    "Cada punto es un tablero, a la altura de su energía. Los verdes resuelven el puzle; los que tienen un anillo son las trampas. Las líneas son los 15 intercambios del tablero actual: cuanto más oscuras, más probables.\n\nCon T = 0 nunca se acepta un intercambio que suba.\n",
  landscape_steps_3_title: "Esta ejecución está atrapada en la energía 3. ¿Cuánto debe subir para salir?",
  landscape_steps_3_text:
    "Mira las líneas que salen del punto negro: llevan a los tableros que se obtienen con un intercambio.",
  landscape_steps_3_ask_options_1_text: "1",
  landscape_steps_3_ask_options_1_reply: "Un intercambio sube 1, y desde ahí hay un camino hacia abajo sin subir más.",
  landscape_steps_3_ask_options_2_text: "6",
  landscape_steps_3_ask_options_2_reply: "Hay una salida más baja: desde la trampa algunos intercambios suben solo 1.",
  landscape_steps_3_ask_options_3_text: "No puede salir",
  landscape_steps_3_ask_options_3_reply:
    "Con T = 0 no. Pero todo intercambio se puede deshacer, así que siempre hay un camino si se permite subir.",
  landscape_steps_4_title: "Caliéntala: T = 1. ¿Se queda en una trampa?",
  landscape_steps_4_text:
    "La barra naranja de la izquierda es la temperatura vista como altura: una subida de esa altura se acepta 37 de cada 100 veces.",
  landscape_steps_5_title: "La profundidad de la trampa más profunda es un número propio del puzle: d*.",
  landscape_steps_5_text:
    "Con T = 1 la ejecución sale pronto de cada trampa.\n\nLa profundidad de una trampa es la menor subida que lleva a un tablero más bajo. Bruce Hajek demostró en 1988 lo que significa para el enfriamiento.\n\nSea T = c / ln(k + 1) en el movimiento k. La probabilidad de que la ejecución esté en un tablero óptimo tiende a 1 si, y solo si, c es al menos d*.\n",
  landscape_steps_6_title: "Aquí d* es 1. Tras 100.000 movimientos, ¿con qué c hay más ejecuciones en una solución?",
  landscape_steps_6_text:
    "Tres ejecuciones del triángulo se enfrían con el esquema de Hajek, con c = 0,5, c = 1,25 y c = 5.",
  landscape_steps_6_ask_options_1_text: "c = 0,5: es la más fría",
  landscape_steps_6_ask_options_1_reply:
    "Por debajo de d* una parte de las ejecuciones sigue atrapada, por mucho que duren.",
  landscape_steps_6_ask_options_2_text: "c = 1,25: un poco por encima de d*",
  landscape_steps_6_ask_options_2_reply: "Sale de las trampas y está lo bastante fría para quedarse en una solución.",
  landscape_steps_6_ask_options_3_text: "c = 5: está muy por encima de d*",
  landscape_steps_6_ask_options_3_reply:
    "El teorema también le promete el límite. Pero tras 100.000 movimientos aún está demasiado caliente para quedarse.",
  landscape_steps_7_title: "300 semillas con cada una: el teorema trata del límite.",
  landscape_steps_7_text:
    "Con c = 0,5 la fracción apenas cambia. Con c = 1,25 casi todas están en una solución. Con c = 5 la fracción sigue subiendo.\n\nCuanto mayor es c, más lejos queda el límite: para la mitad de la temperatura hace falta el cuadrado de los movimientos.\n",
  landscape_steps_8_title: "Ahora tú: saca todas las semillas de las trampas.",
  landscape_steps_8_text:
    "Con T = 0 algunas de estas ejecuciones de un cuadrado mágico siguen atrapadas. Cambia T0 de modo que se resuelva con todas las semillas 1 a 20, en 2000 movimientos como mucho.",
  landscape_steps_8_exercise_why:
    "Las trampas tienen profundidad 1, así que una temperatura cercana a 1 las abre: una subida de ese tamaño se acepta 37 veces de cada 100. Con T = 0 cada trampa es para siempre.",
  landscape_steps_9_title: "Lo que se ha visto.",
  landscape_steps_9_text:
    "Unas pocas trampas de profundidad 1 bastan para detener una ejecución que nunca sube. Una temperatura cercana a esa profundidad basta para salir de ellas. El teorema de Hajek dice con qué lentitud hay que enfriar para estar seguro en el límite. De un presupuesto no dice nada.\n\nLos puzles de verdad son mayores: nadie puede dibujar los tableros de Magic 19. Ahí, en cambio, se mide.\n",
  published_steps_8_exercise_why:
    "«Resuelto cuando» debe ser «Objetivo alcanzado»: entonces una ejecución acaba en su primera solución. Se resuelven 20 de 20 semillas en 500.000 movimientos; como se publicó, solo 3.\n\nUna sola regla sobre cuándo guardar un tablero costaba nueve décimas partes del trabajo.\n",
  published_steps_9_title: "Lo que se ha visto.",
  published_steps_9_text:
    "El programa publicado resuelve Magic 19, pero {differ} de 200 ejecuciones descartan su primera solución, así que una solución cuesta {ratio} veces más movimientos. Solo lo muestra una comparación con una copia cambiada, con muchas semillas.\n",
  essay_title: "¿Por qué ayuda el calor?",
  essay_asks: "Una búsqueda que solo mejora se atasca. ¿Por qué ayuda empeorar las cosas a propósito?",
  essay_claims_descent_what: "Triángulo: ejecuciones del descenso que quedan resueltas",
  essay_claims_few_what: "Triángulo: movimientos por solución (ERT)",
  essay_claims_heat_what: "Recorrido: calor específico, media de las semillas 1 a 10",
  essay_claims_zone_what:
    "Recorrido: exceso medio de las ejecuciones que enfrían en 50.000 movimientos de 2 T a T/2, en tanto por ciento sobre el más corto",
  essay_claims_even_what: "Recorrido: exceso medio de las ejecuciones que enfrían en 50.000 movimientos de 1000 a 1",
  essay_steps_1_title: "¿Por qué ayuda el calor?",
  essay_steps_1_text:
    "Una búsqueda que solo mejora se atasca. El recocido a veces empeora las cosas a propósito, y su temperatura dice cuántas veces. Cinco imágenes muestran por qué eso ayuda. Tira del termómetro: cada imagen responde.\n",
  essay_steps_2_title: "Una bola que recibe empujones",
  essay_steps_2_text:
    "Cada lugar es una disposición, y su altura dice cuánto error tiene: su [energía|energy]. La bola busca el lugar más bajo. Recibe un pequeño empujón, a izquierda o derecha, una y otra vez. Cuesta abajo va siempre. Cuesta arriba va a veces.\n\nCuanto más alto es un paso, menos veces tiene éxito. Un paso que sube ΔE tiene la probabilidad\n\nAsí que la [temperatura|temperature] T también es una altura: la barra naranja junto a la bola. Un paso de justo esa altura tiene éxito 37 de cada 100 veces. Las paredes mucho más altas que la barra retienen la bola. Otras más bajas, no.\n",
  essay_steps_3_title: "Lo mismo, sin dejar nada fuera",
  essay_steps_3_text:
    "Aquel paisaje era un dibujo. Este es real, y está completo. Hay seis números en un triángulo, y cada lado debe sumar 10. Eso da 720 tableros. Cada uno es un punto, a la altura de su energía: la suma de los errores al cuadrado de sus lados. Cada una de las seis columnas pertenece a una solución.\n\nUn [movimiento|move] intercambia dos números, así que de cada tablero salen 15 intercambios. Los de la ejecución están dibujados: uno oscuro se acepta a menudo, uno pálido pocas veces. Enfríalo, y los que suben se desvanecen.\n\nSeis tableros resuelven el puzle. Otros seis son *trampas*: tienen energía 3, y todos sus intercambios suben. De 1000 ejecuciones que nunca suben, {descent.1} quedan resueltas. Las demás acaban en una trampa. La salida sube solo 1.\n",
  essay_steps_4_title: "¿Dónde pasa su tiempo?",
  essay_steps_4_text:
    "Cuenta tras cuántos movimientos está la ejecución en cada energía. Al cabo de un rato las fracciones ya no dependen de dónde empezó. Siguen la *distribución de Boltzmann*. Tiene dos factores: cuántos tableros tienen esa energía, y el peso que le da la temperatura.\n\nLas energías altas ganan por número, las bajas por peso. La temperatura decide entre ellas. No hace nada más, y basta. Si se enfría despacio, el equilibrio baja hasta los pocos tableros mejores, y la ejecución baja con él.\n",
  essay_steps_5_title: "¿Dónde conviene enfriar despacio?",
  essay_steps_5_text:
    "Nadie puede dibujar todos los recorridos por 48 ciudades: son unos 10⁵⁹. Pero una ejecución puede medirse a sí misma. Cada una de las de abajo tiene 50.000 movimientos, y enfría del doble de una temperatura a su mitad. Tira del termómetro para elegir esa temperatura.\n\nCuanto más oscila la longitud a una temperatura, más se decide ahí. En física eso se llama *calor específico*:\n\nSu pico dice dónde toma forma el recorrido. La lentitud conviene por debajo del pico, donde se deciden los detalles. Una ejecución que se queda cerca del pico nunca llega a ellos.\n",
  essay_steps_6_title: "Una ejecución contra mil",
  essay_steps_6_text:
    "Una ejecución no demuestra nada. Puede tener suerte. Aquí hay mil ejecuciones de Magic 19, que solo se distinguen en sus números aleatorios. Cada una es un punto. Es verde si quedó resuelta, y su lugar depende de sus movimientos. Si no, es negro, y su lugar depende de su energía.\n",
  essay_steps_7_title: "Entonces, ¿por qué ayuda el calor?",
  essay_steps_7_text:
    "Porque abre todas las salidas de una trampa, y primero las bajas. Porque a la temperatura adecuada una ejecución está casi siempre en tableros buenos, y ninguno la retiene. Y porque enfriar despacio conserva ese equilibrio mientras estrecha la elección.\n",
};

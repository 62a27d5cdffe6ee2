// Lo que informa el núcleo.

export default {
  of_key: "{key}: {problem}",
  at: "{place}: {problem}",
  within: "{place}, {inner}",
  line: "línea {line}",
  line_character: "línea {line}, carácter {character}",
  line_value: "línea {line}, valor {value}",
  quoted: "«{value}»",
  row: "fila {row}",
  row_column: "fila {row}, columna {column}",
  not_whole: "«{value}» no es un número entero de {least} a {most}.",
  not_number: "«{value}» no es un número de {least} a {most}.",
  not_number_or_zero: "«{value}» no es 0 ni un número de {least} a {most}.",
  decimal_comma: "«{value}» tiene una coma decimal; escribe un punto, como en {point}.",
  not_seed: "«{value}» no es un número entero menor que 2^{bits}.",
  not_one_of: {
    one: "«{value}» no es {choices}.",
    other: "«{value}» no está entre {choices}.",
  },
  not_a_key: "Esta clave no se conoce; las claves admitidas son {keys}.",
  value_missing: "Esta clave no tiene valor; le sigue uno, como en {example}.",
  key_twice: "Esta clave aparece más de una vez; usa cada clave una sola vez.",
  too_many_keys: "El enlace tiene demasiadas claves; se admiten {most} como mucho.",
  not_measured:
    "El ajuste predefinido auto se mide al abrir una ejecución; abre esa ejecución y copia su enlace, que lleva los ajustes encontrados.",
  no_effect: "Esta clave no tiene efecto con los demás ajustes; quítala.",
  not_a_version: "«{value}» no es una versión de los enlaces: van de la {oldest} a la {newest}.",
  older_version:
    "«{value}» es anterior a las versiones {oldest} a {newest} de los enlaces: este enlace lo hizo una versión anterior de Annealing Lab, y solo ella puede repetir su ejecución.",
  newer_version:
    "«{value}» es posterior a las versiones {oldest} a {newest} de los enlaces: este enlace lo hizo una versión posterior de Annealing Lab, así que recarga la página o actualiza el programa.",
  needs_full_build:
    "Esta compilación no incluye «{value}»; usa la completa, que tiene todos los puzles y solucionadores.",
  not_a_puzzle:
    "«{value}» no es sudoku, route, tour, queens, custom ni uno de los {n} puzles de la biblioteca, como {examples}.",
  no_definition: "Falta el puzle; una definición tiene números, casillas y líneas, como en n1..3;c0,0_1,0_0,1;l4AB.",
  below_t1: "«{value}» es menor que t1; se admite t1 como mínimo, que es {t1}.",
  above_t0: "«{value}» es mayor que t0; se admite t0 como máximo, que es {t0}.",
  not_givens: {
    one: "«{value}» no consta de {n} número o punto.",
    other: "«{value}» no consta de {n} números o puntos separados por comas.",
  },
  not_a_given:
    "«{value}», en la casilla {cell}, no se admite; usa un punto, o un número del puzle que ninguna otra casilla tenga.",
  digit_twice:
    "Las casillas {first} y {second} tienen la misma cifra; cada cifra aparece una vez en una fila, columna y caja.",
  digit_twice_by_rule:
    "Las casillas {first} y {second} tienen la misma cifra; una regla de este sudoku pide ahí dos distintas.",
  regions_length: {
    one: "Las regiones tienen 1 carácter; hacen falta {cells}, uno por casilla.",
    other: "Las regiones tienen {n} caracteres; hacen falta {cells}, uno por casilla.",
  },
  not_a_region: "«{value}» no es una región de 1 a {most}.",
  region_cells: {
    one: "La región {region} tiene 1 casilla; cada región necesita {size}.",
    other: "La región {region} tiene {n} casillas; cada región necesita {size}.",
  },
  windows_need_square_boxes:
    "Las ventanas necesitan cajas cuadradas, como las de los sudokus de 4x4, 9x9, 16x16, 25x25 y 36x36.",
  not_a_cage:
    "«{value}» no es una jaula, como 15.111221: una suma o nada, un punto, luego fila y columna de cada casilla.",
  cage_too_large: "Una jaula tiene demasiadas casillas, o ninguna; se admiten de 1 a {most}.",
  cell_in_two_cages: "La casilla {place} está en dos jaulas; una casilla está en una jaula como mucho.",
  not_a_cage_sum: {
    one: "La suma {sum} no es posible en 1 casilla; se admiten de {least} a {most}.",
    other: "La suma {sum} no es posible en {n} casillas; se admiten de {least} a {most}.",
  },
  not_a_grid: "Las pistas no tienen la longitud correcta; se admiten 16, 36, 81, 256, 625 o 1296 caracteres.",
  not_a_cell: "«{value}» no es un punto ni una cifra de 1 a {most}.",
  map_size: {
    one: "El mapa tiene 1 fila de longitud {columns}; necesita de 1 a {most} filas de 1 a {most} casillas, separadas por /.",
    other:
      "El mapa tiene {n} filas de longitud {columns}; necesita de 1 a {most} filas de 1 a {most} casillas, separadas por /.",
  },
  map_row: {
    one: "La fila {row} tiene 1 casilla, la primera {columns}; todas las filas tienen la misma longitud.",
    other: "La fila {row} tiene {n} casillas, la primera {columns}; todas las filas tienen la misma longitud.",
  },
  not_a_map_cell:
    "«{value}» no es una casilla; una casilla es . para coste 1, un coste de 2 a 9, x para un muro, S o G.",
  map_ends: "El número de inicios S es {starts} y el de objetivos G {goals}; un mapa tiene exactamente uno de cada.",
  place_queens: {
    one: "Coloca {n} dama de modo que no haya dos en una fila, columna o diagonal.",
    other: "Coloca {n} damas de modo que no haya dos en una fila, columna o diagonal.",
  },
  find_tour: {
    one: "Visita {n} ciudad y vuelve a casa: encuentra el camino más corto.",
    other: "Visita {n} ciudades y vuelve a casa: encuentra el camino más corto.",
  },
  city: "ciudad {number}",
  city_count: {
    one: "Hay {n} ciudad; un recorrido tiene de {least} a {most}.",
    other: "Hay {n} ciudades; un recorrido tiene de {least} a {most}.",
  },
  not_a_city: "«{value}» no es una ciudad; escribe dos coordenadas, como en 12.5,7.",
  not_a_tsp: "«{value}» no es TSP, el tipo de un recorrido simétrico.",
  not_the_dimension: {
    one: "El archivo tiene {n} ciudad, y su DIMENSION es {wanted}.",
    other: "El archivo tiene {n} ciudades, y su DIMENSION es {wanted}.",
  },
  not_cities: "«{value}» no es una de {names}, ni ciudades al azar como uniform-50.",
  not_magic_sum: "«{value}» no es el nombre de un puzle de suma mágica de la biblioteca ni el enlace de uno.",
  too_many_interventions: "Una ejecución admite {most} intervenciones como mucho.",
  not_an_intervention: "«{value}» no es una intervención, como {examples}.",
  intervention_late:
    "Esto es después del último movimiento de la ejecución; las intervenciones llegan hasta el movimiento {moves}.",
  intervention_order:
    "Esto va antes de una intervención anterior; las intervenciones van en el orden de sus movimientos.",
  no_temperature: "La regla de aceptación no tiene temperatura que mantener; metropolis y threshold tienen una.",
  nothing_held: "La temperatura ya sigue el esquema; solo se puede liberar una temperatura mantenida.",
  same_cell: "Una casilla no se puede intercambiar consigo misma; hacen falta dos casillas distintas.",
  other_box: "Estas casillas están en dos cajas; un intercambio toma dos casillas de una caja.",
  not_movable:
    "Una casilla no se puede mover, porque es una pista, está rellenada como candidato único o está anclada; elige dos casillas libres.",
  last_free: "Con esta casilla anclada no quedarían dos casillas que se puedan intercambiar; desancla primero otra.",
  not_pinnable:
    "Esta casilla no se puede anclar, porque es una pista, está rellenada como candidato único o ya está anclada; elige una casilla libre.",
  not_pinned: "La casilla no está anclada; solo se puede desanclar una casilla anclada.",
  not_two_places: "Un cambio del recorrido necesita dos lugares distintos, de 0 a {last}.",
  no_order:
    "Solo un recorrido tiene tramos que invertir y ciudades que mover; aquí se intercambian dos números, como en s3-7.",
  no_pins: "Los lugares de un recorrido no se pueden anclar.",
  no_board: "Este solucionador no admite intervenciones; el recocido (solver=anneal) sí.",
  run_over: "Esta ejecución ha terminado. Retrocede un paso para cambiarla.",
  not_counted:
    "Las soluciones de una ruta, de un recorrido, de más de 12 reinas y de un puzle de más de 64 casillas no se cuentan; usa solve.",
  no_such_solver: "Este solucionador no sirve para este puzle en esta compilación; elige otro solucionador.",
  no_answer: "Esta heurística lee una solución guardada, y este puzle no tiene ninguna; elige Factible o Ninguna.",
  search_bfs: "en anchura",
  search_ucs: "de coste uniforme",
  search_dfs: "en profundidad",
  search_ids: "profundización iterativa",
  search_greedy: "voraz primero el mejor",
  search_astar: "A*",
  search_wastar: "A* ponderada ({weight})",
  heuristic_misplaced: "mal colocados (lee la solución)",
  heuristic_values: "valores (lee la solución)",
  heuristic_feasible: "factible",
  heuristic_manhattan: "Manhattan",
  heuristic_straight: "línea recta",
  order_constrained: "la más restringida",
  report_pruned: "podados: {n}",
  report_no_solution: "sin solución",
  report_stopped: { one: "detenida con {n} nodo conservado", other: "detenida con {n} nodos conservados" },
  cell_count: {
    one: "El puzle tiene 1 casilla; necesita de {least} a {most}.",
    other: "El puzle tiene {n} casillas; necesita de {least} a {most}.",
  },
  line_count: {
    one: "El puzle tiene 1 línea; necesita de {least} a {most}.",
    other: "El puzle tiene {n} líneas; necesita de {least} a {most}.",
  },
  number_count: {
    one: "Hay 1 número para {cells} casillas; cada casilla necesita uno.",
    other: "Hay {n} números para {cells} casillas; cada casilla necesita uno.",
  },
  place_count: {
    one: "El tablero da 1 entrada para {cells} casillas; cada casilla necesita una.",
    other: "El tablero da {n} entradas para {cells} casillas; cada casilla necesita una.",
  },
  name_twice: "«{name}» es el nombre de dos casillas; da a cada casilla un nombre propio.",
  line_cells: "La línea de suma {target} necesita al menos dos casillas, y cada una una sola vez.",
  start_name: "Dos inicios se llaman «{name}», o el nombre está vacío; da a cada inicio un nombre propio.",
  in_start: "inicio {name}: {problem}",
  in_answer: "solución: {problem}",
  in_givens: "pistas: {problem}",
  wrong_sum: "Una línea suma {sum}, no {target}.",
  energy_too_large:
    "Los números, líneas o sumas son demasiado grandes: la energía podría superar 1.073.741.824; usa números menores o menos líneas.",
  not_a_number_left: "{number} no está en este puzle, u otra casilla ya lo tiene.",
  opposite_numbers:
    "Los números de este puzle no forman pares de una misma suma, como 1 a 16 o -9 a 9; usa pairs=none.",
  opposite_cell: "La casilla {cell} no tiene casilla opuesta, vista desde el centro; usa pairs=none.",
  opposite_line: "Con pares opuestos la línea {cells} no puede sumar {target}; usa pairs=none.",
  opposite_givens: "Las pistas de {first} y {second}, opuestas entre sí, no suman {sum}; usa pairs=none.",
  too_many_cells: "Un puzle tiene {most} casillas como mucho.",
  too_many_lines: "Un puzle tiene {most} líneas como mucho.",
  too_many_starts: "Un puzle tiene {most} inicios como mucho.",
  too_many_numbers: "Un puzle tiene {most} números como mucho.",
  too_many_places: "Un tablero tiene {most} entradas como mucho.",
  too_many_line_cells: "Una línea tiene {most} casillas como mucho.",
  second_answer: "Esta es una segunda solución; un puzle guarda una como mucho.",
  second_givens: "Esta es una segunda línea de pistas; un puzle tiene una como mucho.",
  not_a_cell_name: "«{value}» no es el nombre de una casilla.",
  not_cell_names: "«{value}» no es una lista de nombres de casillas, como en ABC o A1B1.",
  not_rising: "«{value}» no empieza por el número menor, como en 1..9.",
  not_a_coordinate: "«{value}» no es una coordenada, como 1.5.",
  not_a_radius: "«{value}» no es un radio mayor que 0.",
  not_temperatures: "«{value}» no consta de dos temperaturas mayores que 0, la menor primero.",
  not_a_place: "«{value}» no es un nombre, x e y, como en A 0 1.5.",
  not_a_count: "«{value}» no se admite; escribe el número de soluciones y luego el de clases.",
  not_a_measurement:
    "«{value}» no se admite; escribe con cuántas de {seeds} semillas se resolvió y luego los movimientos.",
  not_a_definition: "La definición está mal: {problem}",
  definition_too_long:
    "La definición tiene {n} caracteres; en un enlace caben {most} como mucho. Usa menos líneas, líneas más cortas o puntos en una retícula.",
  text_too_long: "El texto tiene {n} bytes; se admiten {most} como mucho.",
  title_too_long: "El título tiene {n} bytes; se admiten {most} como mucho.",
  part_twice: "La parte {part} aparece dos veces; usa cada parte una sola vez.",
  not_a_part: "«{value}» no es una parte de una definición, que empieza por n, c, l o t.",
  not_x_y: "«{value}» no es una casilla en la forma x,y.",
  in_line: "línea «{value}»: {problem}",
  more_cells: {
    one: "El puzle tiene 1 casilla; se admiten {most} como mucho.",
    other: "El puzle tiene {n} casillas; se admiten {most} como mucho.",
  },
  more_lines: {
    one: "El puzle tiene 1 línea; se admiten {most} como mucho.",
    other: "El puzle tiene {n} líneas; se admiten {most} como mucho.",
  },
  more_numbers: {
    one: "El puzle tiene 1 número; se admiten {most} como mucho.",
    other: "El puzle tiene {n} números; se admiten {most} como mucho.",
  },
  more_givens: {
    one: "Hay 1 pista; se admiten {most} como mucho, una por casilla.",
    other: "Hay {n} pistas; se admiten {most} como mucho, una por casilla.",
  },
  more_line_cells: {
    one: "La línea tiene 1 casilla; el puzle solo tiene {most}.",
    other: "La línea tiene {n} casillas; el puzle solo tiene {most}.",
  },
  coordinate_too_far: "«{value}» no es una coordenada de -{most} a {most}.",
  ring_too_small: "Un anillo tiene un radio que no es mayor que 0; escribe un radio mayor.",
  no_such_cell: {
    one: "El puzle no tiene la casilla {name}; su única casilla se llama de otro modo.",
    other: "{name} no es el nombre de una de las {n} casillas.",
  },
  too_near: "{first} y {second} están demasiado cerca para dibujarlas; sepáralas más.",
  not_a_draft: "Este texto no es la definición de un puzle; necesita números, casillas y líneas.",
  map_is_no_draft: "Un mapa no es un puzle de suma mágica y no se puede editar como tal.",
  sudoku_is_no_draft: "Un sudoku no es un puzle de suma mágica y no se puede editar como tal.",
  puzzle_sum: "{numbers} en {lines}; cada línea debe sumar {sum}.",
  puzzle_sums: "{numbers} en {lines}; cada línea debe tener su propia suma.",
  puzzle_different: "{numbers} en {lines}; los números de cada línea deben ser todos distintos.",
  puzzle_mixed: "{numbers} en {lines}; cada línea debe tener su suma, o números todos distintos.",
  count_numbers: { one: "1 número", other: "{n} números" },
  count_lines: { one: "1 línea", other: "{n} líneas" },
  sudoku_digits: "1–{most} una vez en cada fila, columna y caja.",
  sudoku_letters: "1–{most} y A–{letter} una vez en cada fila, columna y caja.",
  sudoku_all_letters: "1–9, A–Z y 0 una vez en cada fila, columna y caja. 0 es 36.",
  find_route: "Encuentra una ruta de S a G; un paso cuesta lo que la casilla en la que entra.",
  in_no_line: {
    one: "{cells} no está en ninguna línea: ahí vale cualquier número.",
    other: "{cells} no están en ninguna línea: ahí vale cualquier número.",
  },
  two_sums: "{cells} tendrían que sumar {first} y {second} a la vez.",
  too_few_different: "La línea {line} tiene {n} casillas, pero la cantidad de números distintos es solo {different}.",
  always_different: "Ningún número está dos veces, así que la línea {line} está bien en todo tablero.",
  opposite_different: "Las líneas de números distintos no van con pares opuestos; usa pairs=none.",
  drawn_twice: "La línea {cells} está dibujada dos veces, así que su error cuenta dos veces.",
  runs_over: "La línea {line} pasa por encima de {cells} sin contarla.",
  givens_sum: "Las pistas de la línea {line} suman {sum}, no {target}.",
  sum_too_small: "La línea {line} suma al menos {least}: {target} es demasiado pequeño.",
  sum_too_large: "La línea {line} suma como mucho {most}: {target} es demasiado grande.",
  evens_sum_even:
    "Todos los números que quedan son pares, así que la línea {line} suma un número par: {target} es impar.",
  odds_sum_even:
    "Todos los números que quedan son impares, así que la línea {line} suma un número par: {target} es impar.",
  odds_sum_odd:
    "Todos los números que quedan son impares, así que la línea {line} suma un número impar: {target} es par.",
  sum_between_steps:
    "Los números que quedan difieren en múltiplos de {step}, así que la línea {line} no puede sumar {target}.",
  with_givens: "{line}, con sus pistas,",
  sums_fixed: {
    one: "Cada punto está en una línea, así que las sumas juntas deben dar {sum}; aquí dan {target}.",
    other: "Cada punto está en {n} líneas, así que las sumas juntas deben dar {sum}; aquí dan {target}.",
  },
  sums_out_of_reach: "Las sumas juntas dan {target}; con estos números solo pueden dar de {least} a {most}.",
  sums_remainder:
    "El total de las sumas debe dejar resto {rest} al dividirlo por {step}; aquí es {target}, que deja {other}.",
  import_too_long: "El texto tiene {megabytes} MB; se lee 1 MB como mucho.",
  import_empty: "El texto está vacío; escribe, pega o abre un sudoku.",
  not_a_character: "«{value}» no es una cifra, una letra ni un vacío (0 . - _ * x).",
  not_a_digit: "«{value}» no está entre {digits} ni es un vacío (0 . - _ * x).",
  wrong_count: {
    one: "El texto tiene 1 casilla; un sudoku tiene 16, 36, 81, 256, 625 o 1296.",
    other: "El texto tiene {n} casillas; un sudoku tiene 16, 36, 81, 256, 625 o 1296.",
  },
  wrong_count_row: {
    one: "El texto tiene 1 casilla; un sudoku tiene 16, 36, 81, 256, 625 o 1296. La fila {row} tiene {cells}.",
    other: "El texto tiene {n} casillas; un sudoku tiene 16, 36, 81, 256, 625 o 1296. La fila {row} tiene {cells}.",
  },
  wrong_count_rows:
    "El texto tiene {n} casillas; un sudoku tiene 16, 36, 81, 256, 625 o 1296. Hay {rows} filas de {cells}.",
  wrong_width: {
    one: "Esta fila tiene 1 casilla; necesita {cells}, como las demás filas.",
    other: "Esta fila tiene {n} casillas; necesita {cells}, como las demás filas.",
  },
  not_a_section: "«{value}» no es la sección [Puzzle], que contiene el puzle.",
  not_a_value: "«{value}» no es un número ni una letra, ni está vacío.",
  not_a_size: "«{value}» no es un tamaño de 4, 6, 9, 16, 25 o 36.",
  wrong_rows: {
    one: "El puzle tiene 1 fila; necesita {size}.",
    other: "El puzle tiene {n} filas; necesita {size}.",
  },
  not_json: "Este texto no es JSON válido; copia otra vez el puzle entero de f-puzzles.",
  no_grid: "Falta la entrada «grid», con las filas de casillas; exporta el puzle otra vez.",
  packed_character: "El carácter {character} del puzle comprimido no es una letra, una cifra, + - / ni =.",
  packed_short: "El puzle comprimido acaba demasiado pronto; copia el enlace entero.",
  packed_damaged: "El puzle comprimido está dañado; copia el enlace entero, sin cambios.",
  packed_long: "El puzle comprimido ocupa más de 1 MB.",
  not_a_cell_of_cage: "«{value}» no es una casilla de R1C1 a R{size}C{size}.",
  region_numbers: "El número de una región es demasiado grande; hay {n} regiones, desde la 0.",
  no_game: "El archivo no contiene ninguna partida; una de OpenSudoku tiene 81 cifras en sus datos.",
  wrong_fields: {
    one: "La partida tiene 1 campo; no da 81 casillas.",
    other: "La partida tiene {n} campos; no dan 81 casillas.",
  },
  link_without_puzzle: "El enlace de {site} no contiene un puzle; los que sí lo contienen llevan {parameter}.",
  unknown_link:
    "Los enlaces de este sitio no se leen; se leen los de SudokuWiki (?bd=), SudokuExchange (?s=), f-puzzles (?load=) y SudokuPad (fpuzzles…).",
  no_single_sudoku:
    "Este enlace de Annealing Lab no es un solo sudoku; ábrelo en la barra de direcciones del navegador.",
  key_of_import: "Esta clave es desconocida aquí; puede ser una regla de una versión posterior.",
  sudokuwiki_length: {
    one: "Tras bd= hay {n} carácter; hacen falta 81 cifras, o S9B y 162 caracteres.",
    other: "Tras bd= hay {n} caracteres; hacen falta 81 cifras, o S9B y 162 caracteres.",
  },
  sudokuwiki_board: {
    one: "Tras S9B hay {n} carácter; hacen falta 162.",
    other: "Tras S9B hay {n} caracteres; hacen falta 162.",
  },
  not_a_letter: "«{value}» no es una cifra ni una letra.",
  not_a_letter_to_x: "«{value}» no es una cifra ni una letra hasta la x.",
  sudokuexchange_cells: {
    one: "Tras s= hay {n} casilla; hacen falta 81.",
    other: "Tras s= hay {n} casillas; hacen falta 81.",
  },
  sudokupad_form:
    "Esta forma de SudokuPad (scf, classic) no se lee; abre el puzle allí y escribe aquí sus pistas en el tablero (Editar), o importa su enlace de f-puzzles.",
  sudokupad_kept:
    "SudokuPad guarda este puzle y el enlace no lo contiene; ábrelo allí y escribe aquí sus pistas en el tablero (Editar), o importa su enlace de f-puzzles.",
  format_characters: "{n} caracteres",
  format_rows: "filas",
  format_framed: "filas en un marco",
  format_numbers: "filas de números",
  format_separated: "valores separados",
  format_candidates: "candidatos",
  format_html: "una tabla HTML",
  format_link: "enlace",
  format_site_link: "enlace de {site}",
  format_file: "archivo de {program}",
  format_program: "{program}",
  format_json: "JSON de f-puzzles",
  title_of_line: "Línea {line}",
  ignored_numbers: "números que no son pistas ({n})",
  ignored_candidates: { one: "los candidatos de 1 casilla", other: "los candidatos de {n} casillas" },
  ignored_settings: "los ajustes de su ejecución",
  rule_named: "{name}",
  rule_regions: "regiones irregulares",
  rule_killer: "jaulas killer",
  rule_diagonals: "diagonales",
  rule_windoku: "cuatro cajas más",
  rule_colours: "colores",
  candidate_as_given: "Cada casilla con un solo candidato se lee como pista ({n}).",
  letter_as_digit: "La letra {letter} se lee como {digit} ({n}).",
  not_an_experiment: "Esto no es un experimento, cuyo enlace empieza por compare.",
  in_setting: "configuración {name}: {problem}",
  setting_name_twice: "«{value}» es el nombre de dos configuraciones; da a cada una un nombre propio.",
  not_a_setting_name: "«{value}» no es un nombre en una línea, de {most} caracteres como mucho.",
  other_settings: "Este puzle no admite los ajustes del primero; usa solo sudokus, o solo puzles de suma mágica.",
  too_many_runs:
    "El experimento tiene {n} ejecuciones; se admiten {most} como mucho. Usa menos semillas, puzles o configuraciones.",
  too_many_puzzles: "Un experimento tiene {most} puzles como mucho.",
  too_many_settings: "Un experimento tiene {most} configuraciones como mucho.",
  no_setting: "Un experimento tiene al menos una configuración; añade otra antes de quitar esta.",
  no_puzzle: "Un experimento tiene al menos un puzle; añade otro antes de quitar este.",
  not_there: "La lista no tiene el elemento {value}; recarga la página y prueba otra vez.",
  no_setting_key: "El experimento da esta clave a todas las configuraciones; quítala aquí. El experimento da {keys}.",
  not_in_on: "Esta clave es un ajuste, no parte de un puzle; pásala de on= a with=.",
  not_seeds: "«{value}» no es primera..última, como en 1..100, con {most} semillas como mucho.",
  not_a_target:
    "«{value}» no es un objetivo: es una energía, como 5, o «none» para la energía más baja dentro del presupuesto.",
  no_gap:
    "Una distancia va en tanto por ciento de la mejor energía conocida, que es 0 en todos los puzles; usa target=, una energía.",
  target_of_two_energies:
    "Una reconstrucción cuenta casillas vacías y las otras configuraciones cuentan lo que está mal: una energía no puede ser el objetivo de ambas.",
  search_has_no_energy: "Una búsqueda no tiene energía que comparar; quita las búsquedas o el objetivo.",
  nothing_is_solved:
    "Sin objetivo no se resuelve ninguna ejecución, así que «least» no se alcanza nunca; quita uno de los dos.",
  not_least: "«{value}» no es un número entero de 1 a {most}.",
  not_an_end_of_series: "«{value}» no es un número positivo; cero solo es posible con pasos iguales.",
  not_steps_of_series: "«{value}» no es un número entero de 2 a {most}.",
  run_with_interventions: "Una ejecución con intervenciones no se puede repetir con otras semillas; quita esta clave.",
  not_an_edit: "El cambio «{value}» no se conoce; recarga la página y prueba otra vez.",
  classic_rule: "Magic 19: la regla publicada y otras tres",
  classic_rule_look:
    "Compara «Pasadas con solución» con el ERT. La regla publicada resuelve el 3 % de sus pasadas; T = 2 constante, el 21 %. T = 1 constante resuelve más del 90 %. La tasa de éxito engaña. La regla publicada se rinde pronto, así que una solución cuesta casi tanto como con T = 2. Con T = 1 cuesta un tercio de eso.",
  classic_lost: "Magic 19: el coste de pasar por alto soluciones",
  classic_lost_look:
    "El programa publicado de Magic 19 solo guarda una solución cada diez movimientos, y descarta las demás. Mira el ERT: conservar la primera solución la hace diez veces más barata. El esquema es el mismo.",
  classic_temperature: "Sudoku: T = 0,30, 0,40, 0,50",
  classic_temperature_look:
    "Mira las distribuciones de longitudes de ejecución. T = 0,40 necesita el doble de movimientos que T = 0,30. Con T = 0,50 fallan cuatro ejecuciones de cada cinco. Una ejecución se congela cuando T es demasiado baja, y nunca se asienta cuando es demasiado alta.",
  classic_reheat: "Sudoku: qué hace un recalentamiento con el tablero",
  classic_reheat_look:
    "El programa de sudoku publicado vuelve a llenar el tablero en un recalentamiento, pero conserva la energía antigua. Ese error ayuda: la ejecución no se mueve hasta que vuelve a estar caliente. Si la energía se cuenta enseguida, se resuelven menos ejecuciones. Conservar el tablero es una tercera lectura de la misma descripción.",
  classic_chains: "Sudoku: dos lecturas del recalentamiento de Lewis",
  classic_chains_look:
    "Lewis (2007) usa un recalentamiento tras 20 cadenas sin mejora, pero no define la mejora. Si el final de una cadena se compara con su inicio, se resuelven casi todas las ejecuciones. Si se compara con la mejor energía de la ejecución, no se resuelve ninguna: las cadenas calientes nunca llegan a ella, así que la ejecución sigue caliente.",
  classic_16: "Sudoku 16×16: dónde es difícil",
  classic_16_look:
    "Compara las ejecuciones resueltas según la fracción de pistas, del 25 al 55 %, en puzles hechos como los de Lewis (2007). Pocas pistas dejan muchas soluciones y muchas pistas dejan poco que hacer. En medio, hacia el 40 o el 45 %, es donde más cuestan las ejecuciones y algunas fallan. Desde el 50 %, rellenar primero los candidatos únicos no deja nada al recocido.",
  classic_25: "Sudoku 25×25: dónde es difícil",
  classic_25_look:
    "Es lo mismo en 25×25. Con entre un 35 y un 50 % de pistas casi ninguna ejecución se resuelve dentro del presupuesto. Con un 55 % o más, y los candidatos únicos rellenados, se resuelven casi todas. Lewis (2007) resolvió el 30 % con el 45 % de pistas.",
  lesson_too_long: "Una lección tiene {most} bytes como mucho.",
  lesson_version: "Esta lección tiene la versión {value}; este programa solo lee la versión {version}.",
  lesson_text:
    "Esto no es lo que lleva aquí el archivo de una lección: {problem}; docs/LESSONS.md describe cada entrada.",
  lesson_unknown: "«{name}» no se conoce aquí; «{nearest}» es el más parecido de los nombres admitidos: {names}.",
  lesson_quotes: "Esta línea tiene comillas tipográficas; el texto de una lección lleva comillas rectas.",
  lesson_steps: "Una lección tiene entre 1 y {most} pasos.",
  lesson_step: "paso {step}",
  lesson_claim: "afirmación {name}",
  lesson_experiment: "experimento {name}",
  lesson_address: "«{address}» no es una dirección que empiece por https://.",
  lesson_no_claim:
    "«{name}» no es una afirmación de esta lección ni un valor de una, como energies.2 para el segundo valor de [claims.energies].",
  lesson_no_experiment: "«{name}» no es un experimento de esta lección; están en la sección [experiments].",
  lesson_no_question:
    "«{name}» no es el nombre de una pregunta en exactamente un paso anterior; da a cada pregunta un nombre propio.",
  lesson_no_compare: "Esto no es un experimento; su enlace empieza por compare&.",
  lesson_runs: "Un experimento de una lección tiene {most} ejecuciones como mucho.",
  claim_of:
    "La afirmación lleva «experiment» donde hace falta «runs», o al revés, o lleva los dos; docs/LESSONS.md dice cuál necesita cada medida.",
  claim_labels: "La afirmación no tiene tantas etiquetas como valores; escribe una por valor, o ninguna.",
  claim_values:
    "La afirmación no tiene en «is» el número correcto de valores; tiene uno por ejecución, o uno por configuración y grupo de puzles.",
  scene_of_both: "La escena tiene una ejecución y un experimento; quita uno de los dos.",
  question_range:
    "El eje de la pregunta está mal: «to» es mayor que «from», «from» es mayor que 0 en un eje logarítmico, y «step» cabe en él.",
  question_options:
    "La pregunta tiene demasiado pocas opciones, o ninguna correcta; escribe al menos dos, y right = true en al menos una.",
  question_points:
    "Los puntos de «at» están mal: una línea tiene de 2 a 24 en su eje, en orden creciente, y su afirmación tiene un valor para cada uno.",
  formula_element: "«{name}» no se admite en una fórmula; los elementos son {elements}, sin atributos.",
  formula_too_large: "Una fórmula tiene {most} elementos como mucho.",
  formula_not_closed:
    "Esto no es una fórmula: elementos dentro de un <math>, cada uno cerrado, con texto o elementos dentro.",
  exercise_key: "«{key}» no es una clave de un enlace; docs/LINKS.md da las claves.",
  exercise_seeds:
    "El ejercicio tiene demasiadas semillas, o pide más ejecuciones resueltas que semillas; se admiten {most} semillas como mucho.",
  exercise_other_puzzle:
    "Este enlace tiene otro puzle; empieza con la ejecución de la que parte el ejercicio o la tarea.",
  exercise_fixed: "Este enlace cambia {key}; aquí {key}={value} no se puede cambiar.",
  exercise_by_hand: "Esta ejecución tiene intervenciones, que aquí no se admiten; empieza otra vez sin ellas.",
  reached_energy: {
    one: "Energía {energy} tras un intercambio a mano.",
    other: "Energía {energy} tras {n} intercambios a mano.",
  },
  reached_no_search: "Este enlace no ejecuta una búsqueda; elige una búsqueda como solucionador.",
  reached_no_solution: "La búsqueda no encontró ninguna solución.",
  reached_nodes: "Una solución de coste {cost} con {nodes} nodos.",
  reached_solved: { one: "Resuelto tras 1 movimiento.", other: "Resuelto tras {n} movimientos." },
  reached_unsolved: {
    one: "No resuelto en 1 movimiento; la mejor energía fue {best}.",
    other: "No resuelto en {n} movimientos; la mejor energía fue {best}.",
  },
  reached_best: {
    one: "La mejor energía de 1 movimiento es {energy}.",
    other: "La mejor energía de {n} movimientos es {energy}.",
  },
  reached_median: {
    one: "Con la semilla se llegó a una solución hasta el movimiento {median}.",
    other:
      "Con la mitad de las {n} semillas se llegó a una solución hasta el movimiento {median}; a tiempo, con {solved}.",
  },
  reached_no_median: {
    one: "Con la semilla no se llegó a una solución a tiempo, así que no hay mediana.",
    other: "Semillas con solución a tiempo: solo {solved} de {n}, así que no hay mediana.",
  },
  reached_count: { one: "El puzle tiene una solución.", other: "El puzle tiene {n} soluciones." },
  reached_more_solutions: {
    one: "El puzle tiene más de una solución.",
    other: "El puzle tiene más de {n} soluciones.",
  },
  reached_too_many_nodes: "La búsqueda no acabó en {most} nodos.",
  reached_seeds: {
    one: "Semillas con solución a tiempo: {solved} de una; se aceptó el {accepted} % de los movimientos.",
    other: "Semillas con solución a tiempo: {solved} de {n}; se aceptó el {accepted} % de los movimientos.",
  },
  not_this_link: "Este no es un enlace que empiece por {word}&.",
  link_cut: "El enlace no tiene {key}: falta una parte. Copia otra vez el enlace entero.",
  no_title: "Falta el título; una tarea tiene uno.",
  not_a_text: "El texto es demasiado largo o contiene caracteres de control; se admiten {most} caracteres como mucho.",
  not_a_free_key: "«{key}» no es un ajuste que una tarea pueda dejar cambiar u ocultar.",
  free_and_hidden: "Quien puede cambiar {key} tiene que verlo; deja que se cambie u ocúltalo.",
  task_budget:
    "Una respuesta podría llevar {n} movimientos; una tarea admite de 1 a {most}, contando todas sus semillas.",
  goal_of_other_run:
    "El objetivo {goal} no encaja con esta ejecución; elige otro objetivo o deja cambiar el solucionador.",
  no_personal_seed:
    "Un apodo solo da una semilla si el solucionador usa el azar, el objetivo no tiene semillas y nadie elige una.",
  not_a_nickname: "«{value}» no es un apodo en una línea, de {most} caracteres como mucho.",
  no_nickname: "Falta el apodo; esta tarea saca de él la semilla.",
  not_a_claim: "«{value}» no es passed ni failed con una puntuación, como en passed:52034.",
  task_handed_in: "Esta es la propia tarea, no una respuesta.",
  other_task: "Esto responde a otra tarea, o a otra versión de ella: {title}.",
  answer_broke: "Esta respuesta hizo fallar la comprobación. No cuenta.",
  too_many_answers: "Hay más de {most} respuestas; compruébalas en varias partes.",
};

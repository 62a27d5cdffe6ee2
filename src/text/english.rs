//! All English text of the library, except the puzzles' own texts and the descriptions of link keys: a function and a
//! template for each message. `{name}` is the place of an argument; the second template is for `n` = 1.
//!
//! A message is a complete sentence with the error, its place, and the accepted values. The page's catalogue
//! `www/text/en/core.js` is made from this file: `MESSAGES_WRITE=1 cargo test --lib english`.

use super::message::{Arg, Message};
#[cfg(feature = "english")]
use super::number::grouped;
use std::fmt;

macro_rules! messages {
    ($($code:ident($($arg:ident),*) $other:literal $(, one $one:literal)?;)*) => {
        $(
            /// Reports:
            #[doc = concat!("`", $other, "`")]
            pub fn $code($($arg: impl Into<Arg>),*) -> Message {
                Message { code: stringify!($code), args: vec![$((stringify!($arg), $arg.into())),*] }
            }
        )*

        /// Each code with its template, followed by the singular template if it has one.
        #[cfg(feature = "english")]
        const ENGLISH: &[(&str, &str, &[&str])] = &[$((stringify!($code), $other, &[$($one)?])),*];
    };
}

/// The words for an expected whole number in an error about a lesson.
#[cfg(full)]
pub const WHOLE_NUMBER: &str = "a whole number";
/// The words for an expected number.
#[cfg(full)]
pub const ANY_NUMBER: &str = "a number";

messages! {
    // Places.
    of_key(key, problem) "{key}: {problem}";
    at(place, problem) "{place}: {problem}";
    within(place, inner) "{place}, {inner}";
    line(line) "line {line}";
    line_character(line, character) "line {line}, character {character}";
    line_value(line, value) "line {line}, value {value}";
    quoted(value) "'{value}'";
    row(row) "row {row}";
    row_column(row, column) "row {row}, column {column}";

    // Links.
    not_whole(value, least, most) "'{value}' is not a whole number from {least} to {most}.";
    not_number(value, least, most) "'{value}' is not a number from {least} to {most}.";
    not_number_or_zero(value, least, most) "'{value}' is not 0 or a number from {least} to {most}.";
    decimal_comma(value, point) "'{value}' has a decimal comma; write a point, as in {point}.";
    not_seed(value, bits) "'{value}' is not a whole number below 2^{bits}.";
    not_one_of(value, n, choices) "'{value}' is not one of {choices}.", one "'{value}' is not {choices}.";
    not_a_key(keys) "This key is unknown; the accepted keys are {keys}.";
    value_missing(example) "This key has no value; a value follows it, as in {example}.";
    key_twice() "This key appears more than once; use each key once.";
    too_many_keys(most) "The link has too many keys; at most {most} are allowed.";
    not_measured() "The preset auto is measured when a run is opened; open that run, and copy its link, which has the settings that were found.";
    no_effect() "This key has no effect with the other settings; leave it out.";
    not_a_version(value, oldest, newest) "'{value}' is not a version of links: they are {oldest} to {newest}.";
    older_version(value, oldest, newest) "'{value}' is older than the versions {oldest} to {newest} of links: an older version of Annealing Lab made this link, and only that version can replay its run.";
    newer_version(value, oldest, newest) "'{value}' is newer than the versions {oldest} to {newest} of links: a newer version of Annealing Lab made this link, so reload the page or update the program.";
    needs_full_build(value) "This build does not include '{value}'; use the full build, which has all puzzles and solvers.";
    not_a_puzzle(value, n, examples) "'{value}' is not sudoku, route, tour, queens, colouring, ising, spanning-tree, custom, or one of the {n} puzzles of the library, such as {examples}.";
    no_definition() "The puzzle is missing; a definition has numbers, cells and lines, as in n1..3;c0,0_1,0_0,1;l4AB.";
    below_t1(value, t1) "'{value}' is not at least t1, which is {t1}.";
    above_t0(value, t0) "'{value}' is not at most t0, which is {t0}.";
    not_givens(value, n) "'{value}' is not {n} numbers or dots, joined by commas.";
    not_a_given(value, cell) "'{value}', at cell {cell}, is not allowed; use a dot, or a number of the puzzle that no other cell has.";
    digit_twice(first, second) "The cells at {first} and {second} have the same digit; each digit appears once in a row, column and box.";
    digit_twice_by_rule(first, second) "The cells at {first} and {second} have the same digit; a rule of this sudoku wants two different ones there.";
    regions_length(n, cells) "The regions have {n} characters; they need {cells}, one for each cell.", one "The regions have 1 character; they need {cells}, one for each cell.";
    not_a_region(value, most) "'{value}' is not a region from 1 to {most}.";
    region_cells(n, region, size) "Region {region} has {n} cells; each region needs {size}.", one "Region {region} has 1 cell; each region needs {size}.";
    windows_need_square_boxes() "Windows need square boxes, as sudokus of 4x4, 9x9, 16x16, 25x25 and 36x36 have.";
    not_a_cage(value) "'{value}' is not a cage, such as 15.111221: a sum or nothing, a dot, then row and column of each cell.";
    cage_too_large(most) "A cage has too many cells, or none; accepted are 1 to {most}.";
    cell_in_two_cages(place) "The cell at {place} is in two cages; a cell is in one cage at most.";
    not_a_cage_sum(n, sum, least, most) "The sum {sum} is not possible in {n} cells; accepted are {least} to {most}.", one "The sum {sum} is not possible in 1 cell; accepted are {least} to {most}.";
    not_a_grid() "The givens have the wrong length; accepted are 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296 characters.";
    not_a_cell(value, most) "'{value}' is not a dot or a digit from 1 to {most}.";
    map_size(n, columns, most) "The map has {n} rows of length {columns}; it needs 1 to {most} rows of 1 to {most} cells, joined by /.", one "The map has 1 row of length {columns}; it needs 1 to {most} rows of 1 to {most} cells, joined by /.";
    map_row(row, n, columns) "Row {row} has {n} cells, the first row {columns}; all rows have the same length.", one "Row {row} has 1 cell, the first row {columns}; all rows have the same length.";
    not_a_map_cell(value) "'{value}' is not a cell; a cell is . for cost 1, a cost from 2 to 9, x for a wall, S or G.";
    map_ends(starts, goals) "The number of starts S is {starts}, of goals G {goals}; a map has exactly one of each.";
    find_tour(n) "Visit {n} cities and return home: find the shortest way.", one "Visit 1 city and return home: find the shortest way.";
    place_queens(n) "Place {n} queens so that no two share a row, a column or a diagonal.", one "Place 1 queen so that no two share a row, a column or a diagonal.";
    colour_map(colours) "Use {colours} colours so that as few neighbours as possible share one.";
    heat_magnet(size) "Cool {size} by {size} spins; each wants to point the way of its neighbours.";
    span_triangles(n) "Take edges away from {n} triangles, so that all corners stay joined by the least weight.", one "Take an edge away from 1 triangle, so that all corners stay joined by the least weight.";
    not_a_map(value, names) "'{value}' is not one of the maps {names}.";
    not_an_edge(value) "'{value}' is not an edge; write two vertices, as in 1-2.";
    not_a_vertex(value, most) "'{value}' is not a vertex from 1 to {most}.";
    edge_is_loop(vertex) "Vertex {vertex} cannot be its own neighbour; an edge joins two vertices.";
    edge_twice(a, b) "The edge from {a} to {b} is there twice; each edge is written once.";
    too_many_edges(most) "The graph has too many edges; accepted are at most {most}.";
    no_edges() "The graph has no edge; it needs at least one, as in 1-2.";
    not_dimacs(value) "'{value}' is not a line of a DIMACS graph, such as e 1 2.";
    city(number) "city {number}";
    city_count(n, least, most) "There are {n} cities; a tour has {least} to {most}.", one "There is 1 city; a tour has {least} to {most}.";
    not_a_city(value) "'{value}' is not a city; write two coordinates, as in 12.5,7.";
    not_a_tsp(value) "'{value}' is not TSP, the type of a symmetric tour.";
    not_the_dimension(n, wanted) "The file has {n} cities, and its DIMENSION is {wanted}.", one "The file has 1 city, and its DIMENSION is {wanted}.";
    not_cities(value, names) "'{value}' is not one of {names}, nor cities to be drawn, such as uniform-50.";
    not_magic_sum(value) "'{value}' is not the name of a magic-sum puzzle in the library, or the link of one.";

    // Interventions.
    too_many_interventions(most) "A run takes at most {most} interventions.";
    not_an_intervention(value, examples) "'{value}' is not an intervention, such as {examples}.";
    intervention_late(moves) "This is after the run's last move; interventions are possible up to move {moves}.";
    intervention_order() "This is before an earlier one; interventions are in the order of their moves.";
    no_temperature() "The acceptance rule has no temperature to fix; metropolis and threshold have one.";
    nothing_held() "The temperature follows the schedule already; only a held temperature can be released.";
    same_cell() "A cell cannot swap with itself; a swap takes two different cells.";
    other_box() "These cells lie in two boxes; a swap takes two cells of one box, or of one row where there are no boxes.";
    not_movable() "A cell cannot move, because it is given, filled in by singles, or pinned; choose two free cells.";
    last_free() "This pin would leave no two cells that can swap; unpin another cell first.";
    not_pinnable() "This cell cannot be pinned, because it is given, filled in by singles, or pinned already; choose a free cell.";
    not_pinned() "The cell is not pinned; only a pinned cell can be unpinned.";
    not_two_places(last) "A change of a tour takes two different places, from 0 to {last}.";
    not_a_recolouring(last, most) "A change of colours takes a free cell from 0 to {last}, and a colour from 1 to {most}, as in c5-2.";
    not_a_flip(last) "A flip takes a free cell from 0 to {last}, as in f7.";
    swaps_only() "Here two numbers swap, as in s3-7.";
    tours_only() "Here a stretch is turned round, as in r3-9, or a city moves, as in i3-9.";
    colours_only() "Here a cell is coloured, as in c5-2.";
    flips_only() "Here a cell flips, as in f7.";
    no_pins() "The places of a tour cannot be pinned.";
    no_board() "This solver takes no interventions; annealing (solver=anneal) does.";
    run_over() "This run has finished. Step back to change it.";
    not_counted() "Only the solutions of puzzles of at most 64 cells, of sudokus, and of at most 12 queens, are counted; use solve.";
    no_such_solver() "This solver cannot be used for this puzzle in this build; choose another solver.";
    no_answer() "This heuristic reads a stored answer, and this puzzle has none; choose feasible or none.";

    // Searches.
    search_bfs() "breadth-first";
    search_ucs() "uniform-cost";
    search_dfs() "depth-first";
    search_ids() "iterative deepening";
    search_greedy() "greedy best-first";
    search_astar() "A*";
    search_wastar(weight) "weighted A* ({weight})";
    heuristic_misplaced() "misplaced (reads the answer)";
    heuristic_values() "values (reads the answer)";
    heuristic_feasible() "feasible";
    heuristic_manhattan() "Manhattan";
    heuristic_straight() "straight line";
    order_constrained() "constrained";
    report_pruned(n) "{n} pruned";
    report_no_solution() "no solution";
    report_stopped(n) "stopped at {n} nodes kept";

    // Puzzles.
    cell_count(n, least, most) "The puzzle has {n} cells; it needs {least} to {most}.", one "The puzzle has 1 cell; it needs {least} to {most}.";
    line_count(n, least, most) "The puzzle has {n} lines; it needs {least} to {most}.", one "The puzzle has 1 line; it needs {least} to {most}.";
    number_count(n, cells) "There are {n} numbers for {cells} cells; each cell needs one.", one "There is 1 number for {cells} cells; each cell needs one.";
    place_count(n, cells) "The board lists {n} entries for {cells} cells; each cell needs one.", one "The board lists 1 entry for {cells} cells; each cell needs one.";
    name_twice(name) "'{name}' is the name of two cells; give each cell its own name.";
    line_cells(target) "The line with sum {target} needs at least two cells, and each cell only once.";
    start_name(name) "Two starts are named '{name}', or the name is empty; give each start its own name.";
    in_start(name, problem) "start {name}: {problem}";
    in_answer(problem) "answer: {problem}";
    in_givens(problem) "givens: {problem}";
    wrong_sum(sum, target) "A line sums to {sum}, not to {target}.";
    energy_too_large() "The numbers, lines or sums are too large: the energy could exceed 2,147,483,647; use smaller numbers or fewer lines.";
    not_a_number_left(number) "{number} is not in this puzzle, or another cell already has it.";
    opposite_numbers() "The numbers of this puzzle are not pairs of one sum, as 1 to 16 or -9 to 9 are; use pairs=none.";
    opposite_cell(cell) "Cell {cell} has no cell opposite it, seen from the centre; use pairs=none.";
    opposite_line(cells, target) "With opposite pairs the line {cells} cannot sum to {target}; use pairs=none.";
    opposite_givens(first, second, sum) "The givens of {first} and {second}, which are opposite each other, do not sum to {sum}; use pairs=none.";
    too_many_cells(most) "A puzzle has at most {most} cells.";
    too_many_lines(most) "A puzzle has at most {most} lines.";
    too_many_starts(most) "A puzzle has at most {most} starts.";
    too_many_numbers(most) "A puzzle has at most {most} numbers.";
    too_many_places(most) "A board has at most {most} entries.";
    too_many_line_cells(most) "A line has at most {most} cells.";
    second_answer() "This is a second answer; a puzzle has at most one.";
    second_givens() "This is a second line of givens; a puzzle has at most one.";
    not_a_cell_name(value) "'{value}' is not the name of a cell.";
    not_cell_names(value) "'{value}' is not a list of cell names, as in ABC or A1B1.";
    not_rising(value) "'{value}' does not have the smaller number first, as in 1..9.";
    not_a_coordinate(value) "'{value}' is not a coordinate, such as 1.5.";
    not_a_radius(value) "'{value}' is not a radius above 0.";
    not_temperatures(value) "'{value}' is not two temperatures above 0, the lower one first.";
    not_a_place(value) "'{value}' is not a name, x and y, as in A 0 1.5.";
    not_a_count(value) "'{value}' is not accepted; write the number of solutions, then the number of classes.";
    not_a_measurement(value, seeds) "'{value}' is not accepted; write how many of {seeds} seeds were solved, then the moves.";

    not_packed() "It begins as a compressed value, but is incomplete. Copy the full link again: it may have been cut.";

    // User-defined puzzles.
    not_a_definition(problem) "The definition is wrong: {problem}";
    text_too_long(n, most) "The text has {n} bytes; at most {most} are allowed.";
    title_too_long(n, most) "The title has {n} bytes; at most {most} are allowed.";
    part_twice(part) "Part {part} appears twice; use each part once.";
    not_a_part(value) "'{value}' is not a part of a definition, which begins with n, c, l or t.";
    not_x_y(value) "'{value}' is not a cell as x,y.";
    in_line(value, problem) "line '{value}': {problem}";
    more_cells(n, most) "The puzzle has {n} cells; at most {most} are allowed.", one "The puzzle has 1 cell; at most {most} are allowed.";
    more_lines(n, most) "The puzzle has {n} lines; at most {most} are allowed.", one "The puzzle has 1 line; at most {most} are allowed.";
    more_numbers(n, most) "The puzzle has {n} numbers; at most {most} are allowed.", one "The puzzle has 1 number; at most {most} are allowed.";
    more_givens(n, most) "There are {n} givens; at most {most} are allowed, one for each cell.", one "There is 1 given; at most {most} are allowed, one for each cell.";
    more_line_cells(n, most) "The line has {n} cells; the puzzle has only {most}.", one "The line has 1 cell; the puzzle has only {most}.";
    coordinate_too_far(value, most) "'{value}' is not a coordinate from -{most} to {most}.";
    ring_too_small() "A ring has a radius that is not above 0; enter a larger radius.";
    no_such_cell(name, n) "{name} is not the name of one of the {n} cells.", one "The puzzle has no cell {name}; its only cell has another name.";
    too_near(first, second) "{first} and {second} are too close to be drawn; move them further apart.";
    not_a_draft() "This text is not a puzzle definition; it needs numbers, cells and lines.";
    map_is_no_draft() "A map is not a magic-sum puzzle, and cannot be edited as one.";
    sudoku_is_no_draft() "A sudoku is not a magic-sum puzzle, and cannot be edited as one.";

    // Tasks.
    puzzle_sum(numbers, lines, sum) "{numbers} on {lines}; each line must sum to {sum}.";
    puzzle_sums(numbers, lines) "{numbers} on {lines}; each line must have its own sum.";
    puzzle_different(numbers, lines) "{numbers} on {lines}; the numbers of each line must all be different.";
    puzzle_mixed(numbers, lines) "{numbers} on {lines}; each line must have its sum, or numbers that are all different.";
    count_numbers(n) "{n} numbers", one "1 number";
    count_lines(n) "{n} lines", one "1 line";
    sudoku_digits(most) "1–{most} once in every row, column and box.";
    latin_digits(most) "1–{most} once in every row and column. There are no boxes: a Latin square.";
    sudoku_letters(most, letter) "1–{most} and A–{letter} once in every row, column and box.";
    sudoku_all_letters() "1–9, A–Z and 0 once in every row, column and box. 0 is 36.";

    find_route() "Find a route from S to G; the cost of a step is that of the cell it enters.";

    // Errors and oddities in such a puzzle.
    in_no_line(n, cells) "{cells} are in no line: any numbers will do there.", one "{cells} is in no line: any number will do there.";
    two_sums(cells, first, second) "{cells} would have to sum to {first} and to {second} at once.";
    too_few_different(line, n, different) "Line {line} has {n} cells, but the number of different numbers is only {different}.";
    always_different(line) "No number is there twice, so line {line} is right on every board.";
    opposite_different() "Lines of different numbers do not go together with opposite pairs; use pairs=none.";
    drawn_twice(cells) "The line {cells} is drawn twice, so its error counts twice.";
    runs_over(line, cells) "Line {line} runs over {cells} without counting it.";
    givens_sum(line, sum, target) "The givens of line {line} sum to {sum}, not to {target}.";
    sum_too_small(line, least, target) "Line {line} sums to {least} at least: {target} is too small.";
    sum_too_large(line, most, target) "Line {line} sums to {most} at most: {target} is too large.";
    evens_sum_even(line, target) "All numbers left are even, so line {line} sums to an even number: {target} is odd.";
    odds_sum_even(line, target) "All numbers left are odd, so line {line} sums to an even number: {target} is odd.";
    odds_sum_odd(line, target) "All numbers left are odd, so line {line} sums to an odd number: {target} is even.";
    sum_between_steps(line, target, step) "The numbers left differ by multiples of {step}, so line {line} cannot sum to {target}.";
    with_givens(line) "{line}, with its givens,";
    sums_fixed(n, sum, target) "Every point is in {n} lines, so the sums must add up to {sum}; here they add up to {target}.", one "Every point is in one line, so the sums must add up to {sum}; here they add up to {target}.";
    sums_out_of_reach(least, most, target) "The sums add up to {target}; with these numbers they can add up to {least} to {most} only.";
    sums_remainder(rest, step, target, other) "The total of all sums must leave the remainder {rest} when divided by {step}; here it is {target}, which leaves {other}.";

    // Sudokus from text.
    import_too_long(megabytes) "The text has {megabytes} MB; at most 1 MB is read.";
    import_empty() "The text is empty; type, paste or open a sudoku.";
    not_a_character(value) "'{value}' is not a digit, a letter or a blank (0 . - _ * x).";
    not_a_digit(value, digits) "'{value}' is not one of {digits} or a blank (0 . - _ * x).";
    wrong_count(n) "There are {n} cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.", one "There is 1 cell; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.";
    wrong_count_row(n, row, cells) "Row {row} has {cells} of the {n} cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.", one "Row {row} has {cells} of 1 cell; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.";
    wrong_count_rows(n, rows, cells) "There are {n} cells, in {rows} rows of {cells}; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.";
    wrong_width(n, cells) "This row has {n} cells; it needs {cells}, as the other rows have.", one "This row has 1 cell; it needs {cells}, as the other rows have.";
    not_a_section(value) "'{value}' is not the section [Puzzle], which contains the puzzle.";
    not_a_value(value) "'{value}' is not a number, a letter or nothing.";
    not_a_size(value) "'{value}' is not a size of 4 to 10, 12, 16, 25 or 36.";
    wrong_rows(n, size) "The puzzle has {n} rows; it needs {size}.", one "The puzzle has 1 row; it needs {size}.";
    not_json() "This text is not valid JSON; copy the full text again.";
    no_sudoku() "There is no sudoku in this text.";
    no_sudoku_in_file() "There is no sudoku in this file: no rows of numbers, and no list of cells.";
    blanks_lost() "The places of the blanks are lost: of the spaces between two numbers only one is left. Copy the text from where it still has all of them.";
    cell_number(cell) "cell {cell}";
    cell_twice() "This cell appears twice.";
    cage_without_sum() "The signs lead to no cage's sum.";
    import_grid_map() "This is a map of MovingAI, for path finding: it has no start and no goal. Route opens a map with one S and one G.";
    import_own_puzzle() "This is a custom puzzle: “Make your own puzzle” in the library opens it.";
    import_samurai() "This is a samurai: five sudokus that overlap. Samurais are not read; give its five sudokus one by one.";
    no_grid() "The entry 'grid', with the rows of cells, is missing; export the puzzle again.";
    packed_character(character) "Character {character} of the packed puzzle is not a letter, a digit, + - / or =.";
    packed_short() "The packed puzzle ends too soon; copy the full link.";
    packed_damaged() "The packed puzzle is damaged; copy the full link, unchanged.";
    packed_long() "The packed puzzle is longer than 1 MB.";
    not_a_cell_of_cage(value, size) "'{value}' is not a cell from R1C1 to R{size}C{size}.";
    region_numbers(n) "A region's number is too large; there are {n} regions, from 0.";
    no_game() "The file contains no game; an OpenSudoku game has 81 digits in its data.";
    wrong_game(n) "The game has {n} of 81 cells.";
    link_without_puzzle(site, parameter) "The link of {site} contains no puzzle; one that does has {parameter}.";
    unknown_link() "Links of this site are not supported; supported are SudokuWiki (?bd=), SudokuExchange (?s=), f-puzzles (?load=) and SudokuPad (fpuzzles…).";
    no_single_sudoku() "This Annealing Lab link is not a single sudoku; open it in the address bar of the browser instead.";
    key_of_import() "This key is unknown here; it may be a rule of a later version.";
    sudokuwiki_length(n) "{n} characters follow bd=; it needs 81 digits, or S9B and 162 characters.";
    sudokuwiki_board(n) "{n} characters follow S9B; it needs 162.";
    not_a_letter(value) "'{value}' is not a digit or a letter.";
    not_a_letter_to_x(value) "'{value}' is not a digit or a letter up to x.";
    sudokuexchange_cells(n) "{n} cells follow s=; it needs 81.";
    sudokupad_form() "This form of SudokuPad (scf, classic) is not read; open it there and type its givens into the board here (Edit), or import its f-puzzles link.";
    sudokupad_kept() "SudokuPad keeps this puzzle, and the link does not contain it; open it there and type its givens into the board here (Edit), or import its f-puzzles link.";

    // Formats of texts.
    format_characters(n) "{n} characters";
    format_rows() "rows";
    format_framed() "rows in a frame";
    format_numbers() "rows of numbers";
    format_separated() "separated values";
    format_candidates() "candidates";
    format_html() "a table of HTML";
    format_link() "link";
    format_site_link(site) "{site} link";
    format_file(program) "{program} file";
    format_program(program) "{program}";
    format_json() "f-puzzles JSON";
    format_json_text() "JSON";
    format_tree() "a file of another program";
    format_cages() "a list of cages";

    title_of_line(line) "Line {line}";

    // Contents that were left out or read as something else.
    ignored_numbers(n) "numbers that are not given ({n})";
    ignored_candidates(n) "the candidates of {n} cells", one "the candidates of 1 cell";
    ignored_settings() "the settings of its run";
    ignored_eliminated(n) "{n} eliminated candidates", one "1 eliminated candidate";
    ignored_fields(fields) "fields of its line: {fields}";
    ignored_parameters(names) "parameters of the link: {names}";
    rule_parameter(name) "the parameter {name}";
    boxes_of_frame(rows, columns) "the boxes of the frame, {rows} by {columns}";
    left_out(part, lines) "{part} ({lines})";
    lines(from, to) "lines {from} to {to}";
    words_left_out(text) "'{text}'";
    words_and_more(text) "'{text}' and what follows";
    section_left_out(name) "the section {name}";
    solution_left_out() "the solution";
    solutions_left_out(n) "{n} solutions", one "1 solution";
    marks_left_out() "the candidates";
    left_out_entry(name) "the entry {name}";
    left_out_puzzles(n, most) "{n} more puzzles; at most {most} are read", one "1 more puzzle; at most {most} are read";
    left_out_more(n) "{n} more parts", one "1 more part";
    samurai_of_five() "that four of them share a box with the third: together they are a samurai";
    rule_named(name) "{name}";
    rule_regions() "irregular regions";
    rule_killer() "killer cages";
    rule_diagonals() "diagonals";
    rule_windoku() "four more boxes";
    rule_colours() "colours";
    read_as_row(name) "{name} is read as the row.";
    candidate_as_given(n) "Every cell with one candidate is read as a given ({n}).";
    letter_as_digit(letter, digit, n) "The letter {letter} is read as {digit} ({n}).";

    // Experiments.
    not_an_experiment() "This is not an experiment, whose link begins with compare.";
    in_setting(name, problem) "setting {name}: {problem}";
    setting_name_twice(value) "'{value}' is the name of two settings; give each its own name.";
    not_a_setting_name(value, most) "'{value}' is not a name on one line, of at most {most} characters.";
    other_settings() "This puzzle does not accept the settings of the first puzzle; use only sudokus, or only magic-sum puzzles.";
    too_many_runs(n, most) "The experiment has {n} runs; at most {most} are allowed. Use fewer seeds, puzzles or settings.";
    too_many_puzzles(most) "An experiment has at most {most} puzzles.";
    too_many_settings(most) "An experiment has at most {most} settings.";
    no_setting() "An experiment has at least one setting; add another before you remove this one.";
    no_puzzle() "An experiment has at least one puzzle; add another before you remove this one.";
    not_there(value) "The list has no item {value}; reload the page and try again.";
    no_setting_key(keys) "The experiment sets this key for all settings; remove it here. The experiment sets {keys}.";
    not_in_on() "This key is a setting, not part of a puzzle; move it from on= to with=.";
    not_seeds(value, most) "'{value}' is not first..last, as in 1..100, with at most {most} seeds.";
    not_a_target(value) "'{value}' is no target: it is an energy, as 5, or 'none' for the lowest energy within the budget.";
    no_gap() "A gap is in per cent of the best energy that is known, which is 0 for most puzzles; use target=, an energy.";
    target_of_two_energies() "A rebuild counts blanks and other settings count what is wrong, so one energy cannot be the target of both.";
    search_has_no_energy() "A search has no energy to compare; leave the searches out, or the target.";
    nothing_is_solved() "Without a target no run is solved, so 'least' can never be reached; leave one of them out.";
    not_least(value, most) "'{value}' is not a whole number from 1 to {most}.";
    not_an_end_of_series(value) "'{value}' is not a positive number; zero is possible in equal steps only.";
    not_steps_of_series(value, most) "'{value}' is not a whole number from 2 to {most}.";
    run_with_interventions() "A run with interventions cannot be repeated from other seeds; leave this key out.";
    not_an_edit(value) "The change '{value}' is unknown; reload the page and try again.";

    // Built-in experiments: titles, and what to look for.
    classic_rule() "Magic 19: the published rule and three others";
    classic_rule_look() "Compare “anneals solved” with ERT. The published rule solves 3 % of its anneals, constant T = 2 solves 21 %. Constant T = 1 solves more than 90 %. The success rate misleads. The published rule gives up early, so a solution costs nearly as much as at T = 2. At T = 1 a solution costs a third of that.";
    classic_lost() "Magic 19: the cost of lost solutions";
    classic_lost_look() "The published Magic 19 program stores a solution at every tenth move only, and throws all others away. Look at ERT: keeping the first solution makes it ten times cheaper. The schedule is the same.";
    classic_temperature() "Sudoku: T = 0.30, 0.40, 0.50";
    classic_temperature_look() "Look at the run-length distributions. T = 0.40 needs twice the moves of T = 0.30. At T = 0.50 four runs of five fail. A run freezes when T is too low, and never settles when T is too high.";
    classic_reheat() "Sudoku: what a reheat does to the board";
    classic_reheat_look() "The published sudoku program refills the board at a reheat but keeps the old energy. That bug helps: the run does not move until it is hot again. Fewer runs are solved if the energy is counted at once. Keeping the board is a third reading of the same description.";
    classic_chains() "Sudoku: two readings of Lewis’s reheat";
    classic_chains_look() "Lewis (2007) reheats after 20 chains without an improvement, but does not define the improvement. Nearly all runs are solved if a chain’s end is compared with its start. No run is solved if it is compared with the run’s best energy: hot chains never reach that, so the run stays hot.";
    classic_16() "Sudoku 16×16: where it is hard";
    classic_16_look() "Compare the runs solved by fraction of givens, 25 to 55 %, on puzzles made as Lewis (2007) made his. Few givens leave many solutions, and many givens leave little to do. Between them, near 40 to 45 %, runs cost most and some fail. From 50 % on, filling in singles first leaves annealing nothing to do.";
    classic_25() "Sudoku 25×25: where it is hard";
    classic_25_look() "This is the same on 25×25. At 35 to 50 % of givens almost no run is solved within the budget. At 55 % and more, with singles filled in, nearly all runs are solved. Lewis (2007) solved 30 % of runs at 45 %.";

    // Lessons.
    lesson_too_long(most) "A lesson has at most {most} bytes.";
    lesson_version(value, version) "This lesson has version {value}; this program reads version {version} only.";
    lesson_text(problem) "This is not what a lesson's file has here: {problem}; docs/WRITING-LESSONS.md describes each entry.";
    lesson_unknown(name, nearest, names) "'{name}' is unknown here; '{nearest}' is the nearest of the accepted names: {names}.";
    lesson_quotes() "This line has curly quotation marks; the text of a lesson has straight ones.";
    lesson_steps(most) "A lesson has between 1 and {most} steps.";
    lesson_step(step) "step {step}";
    lesson_claim(name) "claim {name}";
    lesson_experiment(name) "experiment {name}";
    lesson_address(address) "'{address}' is not an address that begins with https://.";
    lesson_no_claim(name) "'{name}' is not a claim of this lesson or a value of one, such as energies.2 for the second value of [claims.energies].";
    lesson_no_experiment(name) "'{name}' is not an experiment of this lesson; the section [experiments] has them.";
    lesson_no_question(name) "'{name}' is not the name of a question in exactly one earlier step; give each question a different name.";
    lesson_no_compare() "This is not an experiment; its link begins with compare&.";
    lesson_runs(most) "An experiment of a lesson has at most {most} runs.";
    claim_of() "The claim has the wrong one of 'experiment' and 'runs', or both; docs/WRITING-LESSONS.md lists which one each measure needs.";
    claim_labels() "The claim has another number of labels than of values; write one label for each value, or no labels.";
    claim_values() "The claim has the wrong number of values in 'is'; it has one for each run, or one for each setting on each group of puzzles.";
    scene_of_both() "The scene has a run and an experiment; leave one out.";
    question_range() "The question's axis is wrong: 'to' is greater than 'from', 'from' is above 0 on a logarithmic axis, and 'step' fits into it.";
    question_options() "The question has too few options, or no right one; write at least two, and right = true in at least one.";
    question_points() "The points in 'at' are wrong: a line has 2 to 24 on its axis, in rising order, and its claim has a value for each.";
    formula_element(name, elements) "'{name}' is not allowed in a formula; the elements are {elements}, without attributes.";
    formula_too_large(most) "A formula has at most {most} elements.";
    formula_not_closed() "This is not a formula: elements in one <math>, each closed, with text or elements in it.";
    exercise_key(key) "'{key}' is not a key of a link; docs/LINKS.md lists the keys.";
    exercise_seeds(most) "The exercise has too many seeds, or requires more solved runs than seeds; at most {most} seeds are allowed.";
    exercise_other_puzzle() "This link has another puzzle; begin with the run that the exercise or task starts from.";
    exercise_fixed(key, value) "This link changes {key}; here {key}={value} is fixed.";
    exercise_by_hand() "This run has interventions, which are not allowed here; start again without them.";
    reached_energy(energy, n) "Energy {energy} after {n} swaps by hand.", one "Energy {energy} after one swap by hand.";
    reached_no_search() "This link runs no search; choose a search as the solver.";
    reached_no_solution() "The search found no solution.";
    reached_nodes(nodes, cost) "A solution of cost {cost} with {nodes} nodes.";
    reached_solved(n) "Solved after {n} moves.", one "Solved after 1 move.";
    reached_unsolved(n, best) "Not solved within {n} moves; the best energy was {best}.", one "Not solved within 1 move; the best energy was {best}.";
    reached_best(energy, n) "The best energy of {n} moves is {energy}.", one "The best energy of 1 move is {energy}.";
    reached_median(median, solved, n) "Half of the {n} seeds reached the goal by move {median}; {solved} reached it in time.", one "The seed reached the goal by move {median}.";
    reached_no_median(solved, n) "Only {solved} of {n} seeds reached the goal in time, so there is no median.", one "The seed did not reach the goal in time, so there is no median.";
    reached_count(n) "The puzzle has {n} solutions.", one "The puzzle has one solution.";
    reached_more_solutions(n) "The puzzle has more than {n} solutions.", one "The puzzle has more than one solution.";
    reached_too_many_nodes(most) "The search did not end within {most} nodes.";
    reached_seeds(solved, n, accepted) "{solved} of {n} seeds reached the goal in time; {accepted} % of all moves were accepted.", one "{solved} of one seed reached the goal in time; {accepted} % of all moves were accepted.";

    // Tasks for a class, and answers.
    not_this_link(word) "This is not a link that begins with {word}&.";
    link_cut(key) "The link has no {key}: a part of it is missing. Copy the full link again.";
    link_cut_at(end) "The link was cut: it ends in '{end}'. Copy the full link again.";

    // Changes of links in transit.
    undone_redirect(host) "the redirect by {host}";
    undone_entities() "entities of HTML";
    undone_printable() "quoted-printable";
    undone_hash() "an escaped #";
    undone_escapes() "escaped signs";
    undone_backslashes() "backslashes";
    undone_lines() "line breaks";
    undone_invisible() "invisible characters";
    undone_tracking() "parameters of trackers";
    undone_marks() "marks behind the link";

    // Files that are handed in.
    unread_zip() "This archive cannot be read: it is damaged, or encrypted. Unpack it first.";
    unread_archive() "This is an archive of another kind than zip. Unpack it first.";
    unpacks_too_long(most) "This archive unpacks to more than {most} bytes. Take its texts out of it.";
    unread_office() "This is a document of an office program. Save it as CSV or text, or paste its text.";
    unread_pdf() "This is a PDF. Paste its text, or ask for the link itself.";
    unread_picture() "This is a picture or a film. Ask for the link itself.";
    unread_binary() "This is no text.";
    no_title() "The title is missing; a task has one.";
    not_a_text(most) "The text is too long, or contains control characters; at most {most} characters are allowed.";
    not_a_free_key(key) "'{key}' is not a setting that a task can free or hide.";
    free_and_hidden(key) "A learner who may change {key} must see it; free it or hide it.";
    task_budget(n, most) "An answer could take {n} moves; a task allows 1 to {most}, over all its seeds.";
    goal_of_other_run(goal) "The goal {goal} does not fit this run; choose another goal, or free the solver.";
    no_personal_seed() "A nickname gives a seed only where the solver draws at random, the goal has no seeds, and no learner chooses one.";
    not_a_nickname(value, most) "'{value}' is not a nickname on one line, of at most {most} characters.";
    no_nickname() "The nickname is missing; this task draws the seed from it.";
    not_a_claim(value) "'{value}' is not passed or failed with a score, as in passed:52034.";
    task_handed_in() "This is the task itself, not an answer to it.";
    other_task(title) "This answers another task, or another version of it: {title}.";
    answer_broke() "This answer broke the check. It counts for nothing.";
    too_many_answers(most) "There are more than {most} answers; check them in several parts.";
}

impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write(self, out)
    }
}

/// Writes a message in English.
#[cfg(feature = "english")]
fn write(message: &Message, out: &mut fmt::Formatter) -> fmt::Result {
    let arg = |name: &str| message.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
    let known = ENGLISH.iter().find(|(code, ..)| *code == message.code);
    let (template, one) = known.map_or((message.code, None), |&(_, template, one)| (template, one.first()));
    let mut rest = *one.filter(|_| arg("n") == Some(&Arg::Whole(1))).unwrap_or(&template);
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        out.write_str(before)?;
        match arg(name) {
            Some(Arg::Text(text)) => out.write_str(text)?,
            Some(Arg::Whole(number)) => out.write_str(&grouped(*number))?,
            Some(Arg::List(texts)) => out.write_str(&joined(texts))?,
            Some(Arg::Message(message)) => write(message, out)?,
            None => write!(out, "{{{name}}}")?,
        }
        rest = after;
    }
    out.write_str(rest)
}

/// Writes a message's code.
#[cfg(not(feature = "english"))]
fn write(message: &Message, out: &mut fmt::Formatter) -> fmt::Result {
    out.write_str(message.code)
}

/// Joins texts as in `a, b, and c`.
#[cfg(feature = "english")]
fn joined(texts: &[String]) -> String {
    match texts {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} and {second}"),
        [others @ .., last] => format!("{}, and {last}", others.join(", ")),
    }
}

#[cfg(all(test, feature = "english"))]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    const CATALOGUE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/text/en/core.js");

    /// Returns a property of the catalogue in prettier's format: a text wider than a line gets a line to itself.
    fn property(indent: &str, key: &str, text: &str) -> String {
        let text = format!("\"{text}\",");
        let line = format!("{indent}{key}: {text}");
        if line.chars().count() <= 120 { line + "\n" } else { format!("{indent}{key}:\n{indent}  {text}\n") }
    }

    fn catalogue() -> String {
        let mut text =
            "// What the core reports. Made from src/text/english.rs: MESSAGES_WRITE=1 cargo test --lib english\n\n\
                        export default {\n"
                .to_string();
        for (code, other, one) in ENGLISH {
            text += &match one.first() {
                None => property("  ", code, other),
                Some(one) => {
                    format!("  {code}: {{\n{}{}  }},\n", property("    ", "one", one), property("    ", "other", other))
                }
            };
        }
        text + "};\n"
    }

    #[test]
    fn the_page_has_the_same_english() {
        if std::env::var_os("MESSAGES_WRITE").is_some() {
            fs::write(CATALOGUE, catalogue()).unwrap();
        }
        let there = fs::read_to_string(CATALOGUE).unwrap();
        assert_eq!(there, catalogue(), "MESSAGES_WRITE=1 cargo test --lib english");
    }

    #[test]
    fn every_message_stands_once_and_escapes_nothing() {
        let codes: BTreeSet<&str> = ENGLISH.iter().map(|(code, ..)| *code).collect();
        assert_eq!(codes.len(), ENGLISH.len());
        for (code, other, one) in ENGLISH {
            assert!(!format!("{other}{one:?}").contains(['\\', '\n']), "{code}");
            let longest = other.split(['.', ':', ';']).map(|sentence| sentence.split_whitespace().count()).max();
            assert!(longest <= Some(25), "{code}: a sentence of {longest:?} words");
        }
    }

    #[test]
    fn places_are_filled() {
        let shown = |message: Message| message.to_string();
        assert_eq!(shown(not_whole("x", 1, 1_234_567_u64)), "'x' is not a whole number from 1 to 1,234,567.");
        assert_eq!(
            shown(sums_out_of_reach(-1234, 7, 0)),
            "The sums add up to 0; with these numbers they can add up to -1,234 to 7 only."
        );
        let choices: &[&str] = &["a", "b", "c"];
        assert_eq!(shown(not_one_of("x", 3_usize, choices)), "'x' is not one of a, b, and c.");
        assert_eq!(shown(not_one_of("x", 2_usize, &choices[..2])), "'x' is not one of a and b.");
        assert_eq!(shown(not_one_of("x", 1_usize, &choices[..1])), "'x' is not a.");
        assert_eq!(
            shown(at(row_column(1, 2), not_a_value("{a}\n"))),
            "row 1, column 2: '{a}\u{fffd}' is not a number, a letter or nothing."
        );
        let long = "9".repeat(1000);
        assert_eq!(shown(not_a_value(&*long)), format!("'{}…' is not a number, a letter or nothing.", &long[..60]));
    }
}

//! Exact search over sudokus: known verdicts, hostile grids, and a naive twin as judge on small ones.
//!
//! The files in `tests/data` were made for this project (CC0).

use annealing_lab::exact::{Answer, Exact, ExactStatus, Question, Survey};
use annealing_lab::sudoku::rules::Rules;
use annealing_lab::sudoku::{ORDERS, Sudoku, to_text};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The digits of a board, as a sudoku has them.
pub fn digits(board: &[i32]) -> Vec<u8> {
    board.iter().map(|&digit| u8::try_from(digit).unwrap()).collect()
}

/// All solutions in the order of the search, by batches of so many nodes; the search at its end.
fn search(grid: &Sudoku, batches: &[u64]) -> (Vec<Vec<u8>>, Exact) {
    finish(Exact::from_sudoku(grid, u64::MAX), batches)
}

fn finish(mut search: Exact, batches: &[u64]) -> (Vec<Vec<u8>>, Exact) {
    let mut found = Vec::new();
    let mut share = search.progress();
    for &batch in batches.iter().cycle() {
        search.advance(batch);
        found.extend(search.take().iter().map(|board| digits(board)));
        let before = std::mem::replace(&mut share, search.progress());
        assert!(before <= share && share <= 1.0, "the share searched never falls: {before}, {share}");
        if search.status() != ExactStatus::Running {
            break;
        }
    }
    assert_eq!(search.status() == ExactStatus::Complete, share == 1.0);
    (found, search)
}

/// The words of every line of a file that is no comment.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn verdicts_on_odd_grids_are_right() {
    for row in rows(include_str!("../data/sudoku-9x9-verdicts.txt")) {
        let [text, kind, count] = row[..] else { panic!("{row:?}") };
        let grid = Sudoku::parse(text).unwrap();
        let mut limited = Exact::from_sudoku(&grid, 1000);
        limited.advance(100_000);
        if kind == "empty_grid" {
            assert_eq!((limited.status(), limited.solutions()), (ExactStatus::Limit, 1000));
        } else {
            assert_eq!((limited.status(), limited.solutions().to_string()), (ExactStatus::Complete, count.to_string()));
        }
        assert!(limited.take().iter().all(|board| grid.is_solution(&digits(board))), "{kind}");
        let plain = !grid.conflicts(&grid.givens).is_empty();
        assert_eq!(
            plain,
            kind.starts_with("duplicate") || ["full_but_wrong", "no_solution_box_conflict_qq"].contains(&kind),
            "{kind}"
        );
    }
}

#[test]
fn hard_grids_have_the_one_solution_they_were_made_with() {
    let files =
        [(include_str!("../data/sudoku-16x16-hard.txt"), 10), (include_str!("../data/sudoku-25x25-hard.txt"), 10)];
    for (file, count) in files {
        let rows = rows(file);
        assert_eq!(rows.len(), count);
        for row in rows {
            let grid = Sudoku::parse(row[0]).unwrap();
            let (found, _) = search(&grid, &[1000]);
            assert_eq!(found.iter().map(|board| to_text(board)).collect::<Vec<_>>(), [row[1]]);
        }
    }
}

/// Made for this project, minimal, and the hardest for this search of many.
#[test]
fn hard_9x9_grids_have_one_solution() {
    let rows = rows(include_str!("../data/sudoku-9x9-hard.txt"));
    assert_eq!(rows.len(), 50);
    for row in rows {
        let grid = Sudoku::parse(row[0]).unwrap();
        let (found, search) = search(&grid, &[u64::MAX]);
        assert!(found.len() == 1 && grid.is_solution(&found[0]));
        assert!(search.nodes() < 1000, "{}", search.nodes());
    }
}

#[test]
fn the_puzzle_of_the_original_has_its_solution() {
    let text = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
    let (found, _) = search(&Sudoku::parse(text).unwrap(), &[1]);
    let solution = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";
    assert_eq!(found.iter().map(|board| to_text(board)).collect::<Vec<_>>(), [solution]);
}

/// How many 4x4 grids there are is well known, and how many Latin squares of 5x5 begin with the same row; the tree is searched
/// to its end.
#[test]
fn all_grids_of_small_sizes_are_found() {
    let first_row = Sudoku::parse(&format!("12345{}", ".".repeat(20))).unwrap();
    for (grid, grids) in [(Sudoku::blank(2, 2).unwrap(), 288), (first_row, 1344)] {
        let (found, _) = search(&grid, &[7]);
        assert_eq!((found.len(), found.iter().collect::<BTreeSet<_>>().len()), (grids, grids));
    }
}

#[test]
fn blank_grids_of_every_size_stop_at_their_limits() {
    for (box_rows, box_cols) in ORDERS {
        let grid = Sudoku::blank(box_rows, box_cols).unwrap();
        let mut one = Exact::from_sudoku(&grid, 1);
        one.advance(100_000);
        assert_eq!(one.status(), ExactStatus::Limit, "{box_rows} by {box_cols}");
        assert!(grid.is_solution(&digits(&one.take()[0])));
        let mut all = Exact::from_sudoku(&grid, u64::MAX);
        all.advance(20_000);
        let most = all.take().len() as u64;
        assert!(most == all.solutions() && most <= 1024, "the buffer is bounded");
        // The first thousand of 36x36 take seconds.
        if grid.size <= 25 {
            all.advance(u64::MAX);
            assert!(all.take().len() <= 1024);
        }
    }
}

/// 17 givens of a solution, far too few for one: as many solutions as anybody asks for, and never more nodes.
#[test]
fn seventeen_givens_with_many_solutions_stop_at_their_limits() {
    let solution = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";
    let some = |(cell, digit)| if cell % 5 == 0 { digit } else { '.' };
    let grid = Sudoku::parse(&solution.chars().enumerate().map(some).collect::<String>()).unwrap();
    assert_eq!(grid.givens.iter().filter(|&&digit| digit != 0).count(), 17);
    let mut two = Exact::from_sudoku(&grid, 2);
    two.advance(1000);
    assert_eq!((two.status(), two.solutions()), (ExactStatus::Limit, 2));
    let mut all = Exact::from_sudoku(&grid, u64::MAX);
    for _ in 0..100 {
        all.advance(100);
        all.take();
    }
    assert_eq!((all.status(), all.nodes()), (ExactStatus::Running, 10_000));
    assert!(all.progress() > 0.0 && all.progress() < 1.0);
}

/// A grid of 36x36 from a pattern, whole and with blanks.
#[test]
fn solutions_of_36x36_are_counted() {
    let mut grid = Sudoku::blank(6, 6).unwrap();
    // Rows shifted by boxes: a solution.
    let digit = |cell: usize| ((cell / 36 * 6 + cell / 216 + cell % 36) % 36) as u8 + 1;
    let full: Vec<u8> = (0..36 * 36).map(digit).collect();
    assert!(grid.is_solution(&full));
    grid.givens.clone_from(&full);
    let (found, _) = search(&grid, &[3]);
    assert_eq!(found, [&full[..]]);
    grid.givens
        .iter_mut()
        .enumerate()
        .filter(|(cell, _)| cell % 7 == 0 || cell % 5 == 1)
        .for_each(|(_, given)| *given = 0);
    let (found, _) = search(&grid, &[1, 50]);
    assert!(found.contains(&full) && found.iter().all(|board| grid.is_solution(board)));
    let distinct: BTreeSet<_> = found.iter().collect();
    assert_eq!(distinct.len(), found.len());
}

/// Solutions by trying every digit on the blank that the fewest fit, or every place of the digit with the fewest in a row, a column or
/// a box, whichever are fewer; no more than `MOST`.
fn naive(grid: &Sudoku) -> BTreeSet<Vec<u8>> {
    struct Plain<'a> {
        grid: &'a Sudoku,
        /// The digits of every row, then of every column and of every box.
        units: Vec<u64>,
        board: Vec<u8>,
        found: BTreeSet<Vec<u8>>,
    }
    impl Plain<'_> {
        fn units_of(&self, cell: usize) -> [usize; 3] {
            let Sudoku { size, box_rows, box_cols, .. } = *self.grid;
            let (row, column) = (cell / size, cell % size);
            [row, size + column, 2 * size + row / box_rows * box_rows + column / box_cols]
        }
        fn fits(&self, cell: usize) -> u64 {
            let used = self.units_of(cell).into_iter().fold(0, |used, unit| used | self.units[unit]);
            !used & ((1 << self.grid.size) - 1)
        }
        fn put(&mut self, cell: usize, digit: u8) {
            let before = std::mem::replace(&mut self.board[cell], digit);
            for unit in self.units_of(cell) {
                self.units[unit] ^= (1 << before | 1 << digit) >> 1;
            }
        }
        /// What has to be tried: a digit on some blank each, of which one is right. Nothing on a full board.
        fn choices(&self) -> Option<Vec<(usize, u8)>> {
            let size = self.grid.size;
            let mut ways = vec![Vec::new(); (3 * size + self.board.len()) * size];
            for cell in (0..self.board.len()).filter(|&cell| self.board[cell] == 0) {
                let fits = self.fits(cell);
                for digit in (0..size).filter(|digit| fits >> digit & 1 == 1) {
                    for unit in self.units_of(cell) {
                        ways[unit * size + digit].push((cell, digit as u8 + 1));
                    }
                    ways[(3 * size + cell) * size].push((cell, digit as u8 + 1));
                }
            }
            let open = |of: &usize| match (of / size).checked_sub(3 * size) {
                Some(cell) => of.is_multiple_of(size) && self.board[cell] == 0,
                None => self.units[of / size] >> (of % size) & 1 == 0,
            };
            (0..ways.len()).filter(open).min_by_key(|&of| ways[of].len()).map(|of| std::mem::take(&mut ways[of]))
        }
        fn fill(&mut self) {
            let Some(choices) = self.choices() else {
                self.found.insert(self.board.clone());
                return;
            };
            for (cell, digit) in choices {
                if self.found.len() < MOST {
                    self.put(cell, digit);
                    self.fill();
                    self.put(cell, 0);
                }
            }
        }
    }
    let cells = grid.givens.len();
    let mut plain = Plain { grid, units: vec![0; 3 * grid.size], board: vec![0; cells], found: BTreeSet::new() };
    for (cell, &digit) in grid.givens.iter().enumerate() {
        if digit > 0 && plain.fits(cell) >> (digit - 1) & 1 == 0 {
            return plain.found;
        }
        plain.put(cell, digit);
    }
    plain.fill();
    plain.found
}

/// The most solutions that are compared one by one.
const MOST: usize = 200;

/// Grids of 4x4 with some digits given at random, and of all sizes with most digits of a solution but for some changed.
fn grids() -> impl Strategy<Value = Sudoku> {
    let free = prop::collection::vec(prop::option::weighted(0.25, 1u8..=4), 16);
    let four = free.prop_map(|givens| {
        let mut grid = Sudoku::blank(2, 2).unwrap();
        grid.givens = givens.into_iter().map(|digit| digit.unwrap_or(0)).collect();
        grid
    });
    prop_oneof![four, any::<u64>().prop_map(grid_of)]
}

/// A grid of any size with most digits of a solution, of which some are changed.
fn grid_of(mut seed: u64) -> Sudoku {
    // SplitMix64.
    let mut below = |n: usize| {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % n as u64) as usize
    };
    // Blanks of a thousand cells: as many as a plain search can do.
    let (box_rows, box_cols, blanks) = [
        (2, 2, 600),
        (1, 5, 600),
        (2, 3, 500),
        (1, 7, 500),
        (2, 4, 500),
        (3, 3, 400),
        (3, 3, 600),
        (3, 3, 700),
        (2, 5, 400),
        (3, 4, 300),
        (4, 4, 250),
        (5, 5, 100),
        (6, 6, 40),
    ][below(13)];
    let mut grid = Sudoku::blank(box_rows, box_cols).unwrap();
    let size = grid.size;
    let mut shuffled = |n: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|at| order.swap(at, below(at + 1)));
        order
    };
    let (digits, bands, stacks) = (shuffled(size), shuffled(size / box_rows), shuffled(size / box_cols));
    let rows: Vec<usize> =
        bands.iter().flat_map(|band| shuffled(box_rows).into_iter().map(move |row| band * box_rows + row)).collect();
    let columns: Vec<usize> = stacks
        .iter()
        .flat_map(|stack| shuffled(box_cols).into_iter().map(move |column| stack * box_cols + column))
        .collect();
    // Rows shifted by boxes: a solution.
    let digit =
        |row: usize, column: usize| digits[(row % box_rows * box_cols + row / box_rows + column) % size] as u8 + 1;
    let mut givens: Vec<u8> = (0..size * size).map(|cell| digit(rows[cell / size], columns[cell % size])).collect();
    for given in &mut givens {
        if below(1000) < blanks {
            *given = 0;
        }
    }
    if below(4) == 0 {
        givens[below(size * size)] = below(size) as u8 + 1;
    }
    grid.givens = givens;
    grid
}

/// Asks a question by batches of so many nodes, and checks that the share of the search never falls.
fn ask(grid: &Sudoku, question: Question, batches: &[u64]) -> Answer {
    let mut survey = Survey::new(grid, question);
    let mut share = survey.progress();
    for &batch in batches.iter().cycle() {
        let done = survey.search_on(batch);
        let before = std::mem::replace(&mut share, survey.progress());
        assert!(before <= share && share <= 1.0, "{before}, {share}");
        if done {
            break;
        }
        assert_eq!(survey.answer(), None);
    }
    assert_eq!(share, 1.0);
    survey.answer().unwrap()
}

/// Compares the answers on a grid with what a search for all its solutions finds, where there are at most `most`.
fn compare_answers(grid: &Sudoku, most: u64, batches: &[u64]) {
    let text = to_text(&grid.givens);
    let count = |grid: &Sudoku| finish(Exact::from_sudoku(grid, 2), &[u64::MAX]).1.solutions();
    let (all, search) = finish(Exact::from_sudoku(grid, most), &[1000]);
    let Answer::Cells(cells) = ask(grid, Question::Cells, batches) else { panic!() };
    let union = |cell: usize| all.iter().map(|board| board[cell]).collect::<BTreeSet<u8>>();
    for (cell, digits) in cells.iter().enumerate() {
        let union: Vec<u8> = union(cell).into_iter().collect();
        assert!(union.iter().all(|digit| digits.contains(digit)), "{text}");
        assert!(search.status() == ExactStatus::Limit || &union == digits, "{text}");
    }
    match ask(grid, Question::Unnecessary, batches) {
        Answer::NotOne => assert_ne!(count(grid), 1, "{text}"),
        Answer::Unnecessary { each, minimal } => {
            assert_eq!(count(grid), 1, "{text}");
            let with = |givens: &[u8]| {
                let mut grid = grid.clone();
                grid.givens.copy_from_slice(givens);
                grid
            };
            let without = |givens: &[u8], cell: usize| {
                let mut grid = with(givens);
                grid.givens[cell] = 0;
                count(&grid)
            };
            for (cell, &given) in grid.givens.iter().enumerate().filter(|(_, given)| **given != 0) {
                assert_eq!(each[cell] == given, without(&grid.givens, cell) == 1, "{text}");
                assert!(minimal[cell] == given || minimal[cell] == 0 && each[cell] == given, "{text}");
                assert!(minimal[cell] == 0 || without(&minimal, cell) > 1, "{text}");
            }
            assert_eq!(count(&with(&minimal)), 1, "{text}");
        }
        Answer::Cells(_) => panic!(),
    }
    assert_eq!(ask(grid, Question::Cells, &[u64::MAX]), Answer::Cells(cells), "any batches: {text}");
}

#[test]
fn what_a_setter_asks_is_answered_as_by_all_solutions() {
    let blank = Sudoku::blank(2, 2).unwrap();
    compare_answers(&blank, 300, &[1]);
    // More solutions than are looked for at first.
    let first_row = Sudoku::parse(&format!("12345{}", ".".repeat(20))).unwrap();
    compare_answers(&first_row, 2000, &[3, 50]);
    let nine = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
    compare_answers(&Sudoku::parse(nine).unwrap(), 10, &[1]);
    for (from, to) in [("3......2.", "3.1....2."), ("3......2.", "........."), ("3......2.", "33.......")] {
        compare_answers(&Sudoku::parse(&nine.replacen(from, to, 1)).unwrap(), 1000, &[100]);
    }
    // Few givens, of which a count's search would take long to say what they rule out.
    let loose = "1....9..7.5.......6..4...1..4....2..2...........2......2........7.....9.......52.";
    compare_answers(&Sudoku::parse(loose).unwrap(), 100, &[1000]);
    let with = |text: &str, rules: &[(&str, &str)]| {
        let mut grid = Sudoku::parse(text).unwrap();
        let key = |key: &str| rules.iter().find(|(own, _)| *own == key).map(|(_, value)| value.to_string());
        grid.rules = Rules::read([grid.box_rows, grid.box_cols], key).unwrap();
        grid
    };
    compare_answers(&with("1...............", &[("extra", "diagonals")]), 300, &[7]);
    compare_answers(&with("................", &[("cages", "3.1112_5.1323")]), 300, &[7]);
}

#[test]
fn answers_are_written_as_grids_are() {
    let grid = Sudoku::parse("12344321........").unwrap();
    let cells = ask(&grid, Question::Cells, &[u64::MAX]).to_json();
    assert_eq!(cells, r#"{"cells":["1","2","3","4","4","3","2","1","23","14","14","23","23","14","14","23"]}"#);
    let none = ask(&grid, Question::Unnecessary, &[u64::MAX]).to_json();
    assert_eq!(none, r#"{"minimal":null,"unnecessary":null}"#);
}

/// Compares what both searches find with what a plain search finds.
fn compare(grid: &Sudoku, batches: &[u64]) {
    let expected = naive(grid);
    let limit = if expected.len() < MOST { u64::MAX } else { MOST as u64 };
    let text = to_text(&grid.givens);
    for begin in [Exact::from_sudoku, |grid: &Sudoku, limit| Exact::counting(grid, limit, usize::MAX)] {
        let (found, all) = finish(begin(grid, limit), &[u64::MAX]);
        let set: BTreeSet<Vec<u8>> = found.iter().cloned().collect();
        assert_eq!((set.len(), found.len()), (expected.len(), expected.len()), "so many, and none twice: {text}");
        assert!(found.iter().all(|board| grid.is_solution(board)), "{text}");
        assert!(set == expected || all.status() == ExactStatus::Limit, "{text}");
        let (sliced, other) = finish(begin(grid, limit), batches);
        assert_eq!((found, all.nodes()), (sliced, other.nodes()), "any batches give the same search: {text}");
    }
    let (_, count) = finish(Exact::counting(grid, limit, 0), batches);
    assert_eq!(count.solutions(), expected.len() as u64, "a count that keeps none: {text}");
}

#[test]
#[ignore = "a quarter of an hour"]
fn the_searches_find_what_their_naive_twin_finds_on_a_hundred_thousand_grids() {
    for seed in 0..100_000 {
        compare(&grid_of(seed), &[1 + seed % 20]);
    }
}

#[test]
fn a_count_keeps_as_many_solutions_as_it_is_asked_to() {
    for (box_rows, box_cols) in [(2, 3), (3, 3)] {
        let mut search = Exact::counting(&Sudoku::blank(box_rows, box_cols).unwrap(), 5_000, 3);
        while search.status() == ExactStatus::Running {
            search.advance(1_000);
        }
        assert_eq!((search.status(), search.solutions(), search.take().len()), (ExactStatus::Limit, 5_000, 3));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn answers_are_those_of_all_solutions(grid in grids(), batches in prop::collection::vec(1u64..200, 1..5)) {
        prop_assume!(grid.size <= 10);
        compare_answers(&grid, 2000, &batches);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_searches_find_what_their_naive_twin_finds(
        grid in grids(),
        batches in prop::collection::vec(1u64..20, 1..5),
    ) {
        compare(&grid, &batches);
    }

    /// Digits exchanged, rows turned into columns, bands and rows of a band exchanged: as many solutions.
    #[test]
    fn a_relabelled_or_turned_grid_has_as_many_solutions(
        row in 0usize..3,
        digits in Just((1..=9u8).collect::<Vec<_>>()).prop_shuffle(),
        rows in Just(vec![0usize, 1, 2]).prop_shuffle(),
        bands in Just(vec![0usize, 1, 2]).prop_shuffle(),
        transposed in prop::bool::ANY,
    ) {
        let files = rows_with_few_solutions();
        let grid = Sudoku::parse(&files[row].0).unwrap();
        let mut other = grid.clone();
        for (cell, &digit) in grid.givens.iter().enumerate() {
            let (row, column) = (bands[cell / 27] * 3 + rows[cell / 9 % 3], cell % 9);
            let place = if transposed { column * 9 + row } else { row * 9 + column };
            other.givens[place] = if digit == 0 { 0 } else { digits[usize::from(digit) - 1] };
        }
        prop_assert_eq!(search(&other, &[1000]).0.len(), files[row].1);
    }
}

/// Grids with 2, 3 and 4 solutions.
fn rows_with_few_solutions() -> Vec<(String, usize)> {
    let rows = rows(include_str!("../data/sudoku-9x9-verdicts.txt"));
    let few = rows.iter().filter(|row| row[1].starts_with("exactly"));
    few.map(|row| (row[0].to_string(), row[2].parse().unwrap())).collect()
}

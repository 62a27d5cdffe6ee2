//! Exact search over magic-sum puzzles: every known count, and a naive twin as judge on small puzzles.

use crate::library;

use annealing_lab::exact::{Counting, Exact, ExactStatus};
use annealing_lab::link::Config;
use annealing_lab::puzzle;
use annealing_lab::puzzle::symmetry::Symmetries;
use annealing_lab::puzzle::{Instance, Puzzle};
use library::{known, library, puzzle};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn none(puzzle: &Puzzle) -> Vec<Option<i32>> {
    vec![None; puzzle.cells.len()]
}

/// All solutions in the order of the search, by batches of so many nodes; the search at its end.
fn search(puzzle: &Puzzle, givens: &[Option<i32>], batches: &[u64]) -> (Vec<Vec<i32>>, Exact) {
    let mut search = Exact::from_sums(puzzle, givens, u64::MAX);
    let mut found = Vec::new();
    let mut share = search.progress();
    for &batch in batches.iter().cycle() {
        search.advance(batch);
        found.extend(search.take());
        let before = std::mem::replace(&mut share, search.progress());
        assert!(before <= share && share <= 1.0, "the share searched never falls: {before}, {share}");
        if search.status() != ExactStatus::Running {
            break;
        }
    }
    assert_eq!((search.status(), share), (ExactStatus::Complete, 1.0));
    (found, search)
}

fn count(puzzle: &Puzzle, givens: &[Option<i32>]) -> String {
    let mut counting = Counting::sums(puzzle, givens, u64::MAX);
    while counting.status() == ExactStatus::Running {
        counting.count_on(1_000_000);
    }
    counting.count().to_json()
}

#[test]
fn every_puzzle_of_the_library_has_the_solutions_and_classes_it_says() {
    for known in library() {
        let puzzle = known.puzzle();
        let expected = format!(
            r#"{{"solutions":{},"classes":{},"symmetries":{},"complete":true}}"#,
            known.solutions, known.classes, known.symmetries
        );
        assert_eq!(count(&puzzle, &none(&puzzle)), expected, "{}", known.id);
    }
}

#[test]
fn magic_19_has_just_the_48_solutions_that_were_enumerated() {
    let text = include_str!("../data/magic19-solutions.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let boards = lines.map(|line| line.split(' ').map(|word| word.parse().unwrap()).collect());
    let known: BTreeSet<Vec<i32>> = boards.collect();
    let puzzle = puzzle::library::classic("magic19").unwrap();
    let (found, _) = search(&puzzle, &none(&puzzle), &[1000]);
    assert_eq!(found.len(), 48);
    assert_eq!(found.iter().cloned().collect::<BTreeSet<_>>(), known);
    assert_eq!([2, 4].map(|centre| found.iter().filter(|board| board[9] == centre).count()), [36, 12]);
}

#[test]
fn the_five_starts_of_octa_have_one_completion_each() {
    let octa = known("octa").puzzle();
    let starts = [
        [0, 0, 0, 0, 12, 0, 5, 1, 14, 0, 2, 4, 0, 8, 15, 10],
        [9, 3, 13, 6, 12, 11, 0, 1, 14, 16, 2, 4, 7, 8, 15, 10],
        [9, 3, 13, 6, 12, 11, 0, 1, 14, 16, 2, 4, 7, 0, 0, 0],
        [9, 3, 13, 6, 12, 11, 0, 1, 14, 0, 0, 4, 7, 0, 0, 0],
        [9, 3, 13, 6, 12, 0, 0, 1, 14, 0, 0, 4, 7, 0, 0, 0],
    ];
    for start in starts {
        let givens = start.map(|number| (number != 0).then_some(number));
        let (found, _) = search(&octa, &givens, &[1]);
        assert_eq!(found, [[9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10]]);
    }
}

#[test]
fn a_limit_stops_and_a_full_buffer_waits() {
    let puzzle = known("magic-square-4").puzzle();
    let mut limited = Exact::from_sums(&puzzle, &none(&puzzle), 7);
    limited.advance(u64::MAX);
    assert_eq!((limited.status(), limited.solutions(), limited.take().len()), (ExactStatus::Limit, 7, 7));
    limited.advance(1000);
    assert_eq!((limited.solutions(), limited.take().len()), (7, 0));

    let mut all = Exact::from_sums(&puzzle, &none(&puzzle), u64::MAX);
    all.advance(u64::MAX);
    let (full, nodes) = (all.solutions(), all.nodes());
    assert!(all.status() == ExactStatus::Running && full < 7040);
    all.advance(u64::MAX);
    assert_eq!((all.solutions(), all.nodes()), (full, nodes), "nothing happens until the solutions are taken");
    assert_eq!(all.take().len() as u64, full);
    all.advance(1);
    assert_eq!(all.nodes(), nodes + 1);
}

#[test]
fn a_puzzle_that_is_filled_is_right_or_wrong() {
    let puzzle = puzzle::library::classic("magic19").unwrap();
    let board = [4, 11, 7, 6, 16, 13, 10, 12, 8, 2, 15, 5, 9, 19, 17, 14, 1, 18, 3];
    let mut givens = board.map(Some);
    assert_eq!(search(&puzzle, &givens, &[1]).0, [board]);
    givens.swap(0, 1);
    assert!(search(&puzzle, &givens, &[1]).0.is_empty());
}

/// A tree that nobody can search stays within its budget of nodes.
#[test]
fn a_hostile_puzzle_stops_when_it_is_asked_to() {
    let points: Vec<[f64; 2]> = (0..64).map(|cell| [f64::from(cell % 8), f64::from(cell / 8)]).collect();
    let rows: Vec<Vec<i32>> = (0..8).map(|row| (0..8).map(|column| 8 * row + column).collect()).collect();
    let lines: Vec<(i32, &[i32])> = rows.iter().map(|row| (260, &row[..])).collect();
    let square = puzzle(&points, &lines, &(1..=64).collect::<Vec<_>>());
    let mut search = Exact::from_sums(&square, &none(&square), u64::MAX);
    for _ in 0..20 {
        search.advance(10_000);
        search.take();
    }
    assert!(search.status() == ExactStatus::Running && search.nodes() <= 200_000);
}

/// Symmetries that move a given don't count: of the twelve those that keep a corner are two.
#[test]
fn givens_break_symmetries() {
    let puzzle = puzzle::library::classic("magic19").unwrap();
    let symmetries = |cell: usize, number: i32| {
        let mut givens = none(&puzzle);
        givens[cell] = Some(number);
        Symmetries::new(&puzzle, &givens, false).all().len()
    };
    assert_eq!((symmetries(9, 2), symmetries(0, 4)), (12, 2));
    let link = "puzzle=magic19&givens=.,.,.,.,.,.,.,.,.,4,.,.,.,.,.,.,.,.,.";
    let config = Config::from_link(link).unwrap();
    let expected = r#"{"solutions":12,"classes":1,"symmetries":12,"complete":true}"#;
    let Instance::Sums { puzzle, givens } = &config.problem else { panic!("magic19 is a sums puzzle") };
    assert_eq!(count(puzzle, givens), expected);
}

/// All solutions by filling the cells in order with every number, and looking at the sums at the end.
fn naive(puzzle: &Puzzle, givens: &[Option<i32>]) -> BTreeSet<Vec<i32>> {
    fn fill(puzzle: &Puzzle, givens: &[Option<i32>], board: &mut Vec<i32>, found: &mut BTreeSet<Vec<i32>>) {
        if board.len() == givens.len() {
            let mut numbers = board.clone();
            numbers.sort_unstable();
            if numbers == puzzle.numbers && puzzle.energy(board) == 0 {
                found.insert(board.clone());
            }
            return;
        }
        for place in 0..puzzle.numbers.len() {
            let number = puzzle.numbers[place];
            let twin = place > 0 && puzzle.numbers[place - 1] == number;
            if !twin && givens[board.len()].is_none_or(|given| given == number) {
                board.push(number);
                fill(puzzle, givens, board, found);
                board.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    fill(puzzle, givens, &mut Vec::new(), &mut found);
    found
}

/// Puzzles of up to six cells with numbers that may be equal or negative. Their sums are those of some board, but for one
/// that may be off; some of that board's numbers are given.
fn small_puzzles() -> impl Strategy<Value = (Puzzle, Vec<Option<i32>>)> {
    (2usize..=6)
        .prop_flat_map(|cells| {
            let line = prop::collection::btree_set(0..cells as i32, 2..=cells);
            (
                prop::collection::vec(-9..9i32, cells),
                prop::collection::vec(line, 1..5),
                prop::sample::select(vec![0, 0, 0, 1]),
                prop::collection::vec(prop::bool::weighted(0.2), cells),
            )
        })
        .prop_map(|(board, lines, off, given)| {
            let points: Vec<[f64; 2]> = (0..board.len()).map(|cell| [cell as f64, (cell * cell) as f64]).collect();
            let lines: Vec<Vec<i32>> = lines.into_iter().map(|line| line.into_iter().collect()).collect();
            let sum = |line: &Vec<i32>| line.iter().map(|&cell| board[cell as usize]).sum::<i32>();
            let mut lines: Vec<(i32, &[i32])> = lines.iter().map(|line| (sum(line), &line[..])).collect();
            lines[0].0 += off;
            let givens = given.iter().zip(&board).map(|(&given, &number)| given.then_some(number)).collect();
            (puzzle(&points, &lines, &board), givens)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_search_finds_what_its_naive_twin_finds(
        (puzzle, givens) in small_puzzles(),
        batches in prop::collection::vec(1u64..20, 1..5),
    ) {
        let (found, all) = search(&puzzle, &givens, &[u64::MAX]);
        let set: BTreeSet<Vec<i32>> = found.iter().cloned().collect();
        prop_assert_eq!(set.len(), found.len(), "no board twice");
        prop_assert_eq!(set, naive(&puzzle, &givens));
        let (sliced, other) = search(&puzzle, &givens, &batches);
        prop_assert_eq!((found, all.nodes()), (sliced, other.nodes()), "any batches give the same search");
    }

    #[test]
    fn a_relabelled_or_turned_puzzle_has_as_many_solutions(
        id in prop::sample::select(vec!["magic-19", "hexagram", "triangle-4-20", "magic-square-3", "olympic-13"]),
        shuffle in Just((0..19usize).collect::<Vec<_>>()).prop_shuffle(),
        degrees in 0.0..360.0f64,
    ) {
        let known = known(id);
        let mut other = known.puzzle();
        let order: Vec<usize> = shuffle.into_iter().filter(|&cell| cell < other.cells.len()).collect();
        let cells = other.cells.clone();
        let (sin, cos) = degrees.to_radians().sin_cos();
        for (cell, &place) in cells.iter().zip(&order) {
            other.cells[place] = cell.clone();
            (other.cells[place].x, other.cells[place].y) = (cos * cell.x - sin * cell.y, sin * cell.x + cos * cell.y);
        }
        other.lines.iter_mut().flat_map(|line| &mut line.cells).for_each(|cell| *cell = order[*cell]);
        prop_assert_eq!(count(&other, &none(&other)), count(&known.puzzle(), &none(&other)));
    }
}

/// Octa's 18 classes are 9 if 17 - x counts as x; Magic 19's complement sums to 38 and not to 22.
#[test]
fn the_complement_is_offered_where_it_applies() {
    let classes = |link: &str| {
        let mut counting = Counting::new(&Config::from_link(link).unwrap().problem, u64::MAX).unwrap();
        while counting.status() == ExactStatus::Running {
            counting.count_on(100_000);
        }
        counting.count_with_complement().map(|count| (count.solutions, count.classes, count.symmetries))
    };
    assert_eq!(classes("puzzle=octa"), Some((288, 9, 32)));
    assert_eq!(classes("puzzle=magic19"), None);
}

//! Queens: how many solutions there are.

use annealing_lab::exact::ExactStatus;
use annealing_lab::{Config, Counting};
use std::collections::BTreeSet;

fn counting(size: usize, limit: u64) -> Counting {
    let config = Config::from_link(&format!("puzzle=queens&size={size}")).unwrap();
    Counting::new(&config.problem, limit).unwrap()
}

/// The solutions and their classes are those of OEIS A000170 and A002562.
#[test]
fn counts_to_twelve_queens_are_the_known_ones() {
    let known =
        [(4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6), (8, 92, 12), (9, 352, 46), (10, 724, 92), (11, 2680, 341)];
    for (size, solutions, classes) in known.into_iter().chain([(12, 14_200, 1_787)]) {
        let mut counting = counting(size, u64::MAX);
        while counting.status() == ExactStatus::Running {
            counting.count_on(50_000);
        }
        let count = counting.count();
        assert_eq!((count.solutions, count.classes, count.symmetries, count.complete), (solutions, classes, 8, true));
        assert!(counting.progress() == 1.0 && counting.count_with_complement().is_none());
    }
}

/// Turns and reflects boards by their squares, and looks at every pair of queens.
#[test]
fn what_is_counted_are_solutions_and_one_of_each_class() {
    let mut counting = counting(8, u64::MAX);
    let mut seen: BTreeSet<Vec<i32>> = BTreeSet::new();
    while counting.status() == ExactStatus::Running {
        counting.count_on(7);
        for board in counting.take_firsts() {
            let squares: Vec<(i32, i32)> = (0..).zip(board.iter().map(|row| row - 1)).collect();
            for (i, a) in squares.iter().enumerate() {
                assert!(squares[..i].iter().all(|b| a.1 != b.1 && (a.0 - b.0).abs() != (a.1 - b.1).abs()));
            }
            for turned in 0..8 {
                let image = |&(x, y): &(i32, i32)| {
                    let (x, y) = if turned & 1 > 0 { (7 - x, y) } else { (x, y) };
                    let (x, y) = if turned & 2 > 0 { (x, 7 - y) } else { (x, y) };
                    if turned & 4 > 0 { (y, x) } else { (x, y) }
                };
                let mut image: Vec<_> = squares.iter().map(image).collect();
                image.sort_unstable();
                let new = seen.insert(image.iter().map(|square| square.1).collect());
                assert!(new || turned > 0, "{board:?} is of a class that was there");
            }
        }
    }
    assert_eq!(seen.len(), 92);
}

#[test]
fn a_count_ends_at_its_limit_and_is_the_same_in_any_batches() {
    let mut one = counting(10, 100);
    one.count_on(u64::MAX);
    assert_eq!((one.status(), one.count().solutions, one.count().complete), (ExactStatus::Limit, 100, false));
    let mut other = counting(10, 100);
    while other.status() == ExactStatus::Running {
        other.count_on(1);
    }
    assert_eq!((one.count(), one.nodes(), one.take_firsts()), (other.count(), other.nodes(), other.take_firsts()));
}

#[test]
fn more_than_twelve_queens_are_not_counted() {
    let config = Config::from_link("puzzle=queens&size=13").unwrap();
    assert!(Counting::new(&config.problem, 1).is_none());
}

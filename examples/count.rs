//! Counts all solutions of a puzzle by exact search, and how many there are up to symmetry.

use annealing_lab::{Config, Counting, LinkError};

pub(crate) fn main() -> Result<(), LinkError> {
    let problem = Config::from_link("puzzle=magic19")?.problem;
    let mut counting = Counting::new(&problem, u64::MAX).expect("Magic 19 is no map");
    while !counting.count().complete {
        counting.count_on(100_000);
        println!("{:.0} % of the tree searched", 100.0 * counting.progress());
    }
    let count = counting.count();
    println!("{} solutions, {} up to {} symmetries", count.solutions, count.classes, count.symmetries);
    assert_eq!((count.solutions, count.classes), (48, 4));
    Ok(())
}

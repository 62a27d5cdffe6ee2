//! Partial boards made at random: a solution with cells blanked out, so that there is something to be found again.

use crate::link::config::Config;
use crate::puzzle::problem::Problem;
use crate::puzzle::{Opposite, Puzzle};
use crate::random::{Generator, Xoshiro};
use crate::run::Status;

/// Returns a solution that the recommended anneal of this seed finds, with `blanks` of its cells made blank. The same
/// seed gives the same board. Returns `None` if that anneal finds no solution.
pub fn random_partial(puzzle: &Puzzle, blanks: usize, seed: u64) -> Option<Vec<Option<i32>>> {
    let recommended = puzzle.presets.iter().find(|preset| preset.name == "recommended")?;
    // A preset is written as a link is; the puzzle need not be one that a link can name.
    let in_pairs = recommended.settings.strip_prefix("pairs=opposite&");
    let settings = in_pairs.unwrap_or(&recommended.settings);
    let settings = Config::from_link(&format!("{settings}&seed={seed}")).ok()?;
    let cells = puzzle.cells.len();
    let givens = vec![None; cells];
    let opposite = in_pairs.and_then(|_| Opposite::of(puzzle, &givens).ok());
    let problem = Problem::Sums { puzzle: Puzzle { opposite, ..puzzle.clone() }, givens };
    let mut run = Config { problem, ..settings }.into_run();
    run.advance(u64::MAX);
    if run.status() != Status::Solved {
        return None;
    }
    let mut givens = run.board();
    let mut order: Vec<i32> = (0..cells as i32).collect();
    Xoshiro::new(seed).shuffle(&mut order);
    for &cell in order.iter().take(blanks) {
        givens[cell as usize] = None;
    }
    Some(givens)
}

//! What holds across several puzzles: each puzzle counts once, however many runs it has.

use super::Interval;
use super::bootstrap::resampled;
use crate::random::Xoshiro;
use serde::Serialize;

/// An interval across puzzles needs at least so many: to draw few puzzles again says little about others.
pub const ENOUGH_PUZZLES: usize = 5;

/// The mean over puzzles of a figure that each puzzle has once.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Across {
    /// The mean over the puzzles that have the figure.
    pub mean: f64,
    /// The puzzles that have it.
    pub puzzles: usize,
    /// Its 95 % interval; `None` for fewer than [`ENOUGH_PUZZLES`] puzzles.
    pub interval: Option<Interval>,
}

/// Returns the mean of one figure a puzzle, `runs` runs being behind all of them. The interval is from a bootstrap of
/// two stages (Davison 1997). Puzzles are drawn again. Then `again` draws the runs of a puzzle again, and returns its
/// figure.
/// Returns `None` without a puzzle.
pub fn across(figures: &[f64], runs: usize, mut again: impl FnMut(usize, &mut Xoshiro) -> f64) -> Option<Across> {
    let puzzles = figures.len();
    if puzzles == 0 {
        return None;
    }
    let mean = figures.iter().sum::<f64>() / puzzles as f64;
    let interval = (puzzles >= ENOUGH_PUZZLES).then(|| {
        resampled(runs, |random| {
            let drawn = (0..puzzles).map(|_| {
                let puzzle = random.index(puzzles);
                again(puzzle, random)
            });
            drawn.sum::<f64>() / puzzles as f64
        })
    });
    Some(Across { mean, puzzles, interval })
}

//! Statistics across several puzzles: each puzzle counts once, regardless of its number of runs.

use super::Interval;
use super::bootstrap::resampled;
use crate::random::Xoshiro;
use serde::Serialize;

/// The minimum number of puzzles for an interval across puzzles: resampling fewer puzzles gives little evidence about
/// others.
pub const ENOUGH_PUZZLES: usize = 5;

/// The mean over puzzles of a statistic with one value per puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Across {
    /// The mean over the puzzles that have a value.
    pub mean: f64,
    /// The number of puzzles that have a value.
    pub puzzles: usize,
    /// The 95 % interval of the mean; `None` for fewer than [`ENOUGH_PUZZLES`] puzzles.
    pub interval: Option<Interval>,
}

/// Returns the mean of one value per puzzle, computed from `runs` runs in all. The interval is from a two-stage
/// bootstrap (Davison 1997): puzzles are resampled, then `again` resamples the runs of each and returns its value.
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

//! What many runs say together, where one run says nothing.
//!
//! A run is looked at as an [`RunOutcome`]: whether it solved its puzzle within the budget, and the moves that it
//! spent. All runs that are compared have the same budget. So a run without a solution is known to need more moves than
//! that, and no more is known. See Hoos 2005, chapter 4, and Hoos 1998. One
//! statistic a file; every one is a function of its arguments alone, the resampling ones included, and is tested
//! against values of SciPy's (`tests/data/statistics.py`).

mod bootstrap;
mod ecdf;
mod energies;
mod ert;
mod holm;
mod mcnemar;
mod quantiles;
mod tts;
mod wilcoxon;
mod wilson;

pub use bootstrap::RESAMPLES;
pub use ecdf::{EcdfStep, ecdf, half_width};
pub use energies::{Stuck, energies};
pub use ert::{ert, ert_interval};
pub use holm::holm;
pub use mcnemar::{Discordant, mcnemar};
pub use quantiles::quantile;
pub use tts::{Cutoff, ENOUGH, best, trusted, tts};
pub use wilcoxon::{EXACT_UP_TO, SignedRank, signed_rank};
pub use wilson::wilson;

use serde::Serialize;

/// How sure the intervals are: 95 %.
pub const CONFIDENCE: f64 = 0.95;

/// Holds the outcome of a run within its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunOutcome {
    /// Moves spent: up to the solution, or the whole budget.
    pub moves: u64,
    /// Whether there was a solution within the budget.
    pub solved: bool,
}

impl RunOutcome {
    /// Returns the outcome of a run of `moves` moves within a budget of `budget`. A later solution does not count.
    #[must_use]
    pub fn within(budget: u64, moves: u64, solved: bool) -> RunOutcome {
        RunOutcome { moves: moves.min(budget), solved: solved && moves <= budget }
    }
}

/// Holds two ends. The upper one is `None` where there is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end; `None` is infinity.
    pub high: Option<f64>,
}

/// How many are solved.
fn solved(outcomes: &[RunOutcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.solved).count()
}

/// The moves of the solved ones, in rising order.
fn solved_moves(outcomes: &[RunOutcome]) -> Vec<u64> {
    let mut moves: Vec<u64> = outcomes.iter().filter(|outcome| outcome.solved).map(|outcome| outcome.moves).collect();
    moves.sort_unstable();
    moves
}

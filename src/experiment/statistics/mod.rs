//! What many runs say together, where one run says nothing.
//!
//! A run is looked at as an [`RunOutcome`]: whether it solved its puzzle within the budget, and what it
//! cost. All runs that are compared have the same budget. So a run without a solution is known to cost more than
//! that, and no more is known. The unit of cost is the proposal to a board; of a search it is the node. See Hoos 2005, chapter 4, and Hoos 1998. One
//! statistic a file; every one is a function of its arguments alone, the resampling ones included, and is tested
//! against values of SciPy's (`tests/data/statistics.py`).

mod across;
mod bootstrap;
mod chi_squared;
mod difference;
mod draws;
mod ecdf;
mod ert;
mod holm;
mod mcnemar;
mod progress;
mod quantiles;
mod ratio;
mod superiority;
mod tts;
mod wilcoxon;
mod wilson;

pub use across::{Across, ENOUGH_PUZZLES, across};
pub(crate) use bootstrap::percentiles;
pub use bootstrap::{resampled, resamples};
pub use chi_squared::{ChiSquared, chi_squared};
pub use difference::{Difference, difference};
pub use draws::Draws;
pub use ecdf::{EcdfStep, ecdf, half_width};
pub use ert::{ert, ert_interval};
pub use holm::holm;
pub use mcnemar::{Discordant, mcnemar};
pub use progress::{BestEnergies, ToTarget, WithinBudget};
pub use quantiles::quantile;
pub use ratio::{Ratio, ratio};
pub use superiority::{Superiority, superiority};
pub use tts::{Cutoff, ENOUGH, best, trusted, tts};
pub use wilcoxon::{EXACT_UP_TO, SignedRank, log_difference, of_differences, signed_rank};
pub use wilson::wilson;

use serde::Serialize;

/// How sure the intervals are: 95 %.
pub const CONFIDENCE: f64 = 0.95;
/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959963984540054;

/// The outcome of a run within its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunOutcome {
    /// What it cost: up to the solution, or the whole budget.
    pub cost: u64,
    /// Whether there was a solution within the budget.
    pub solved: bool,
}

impl RunOutcome {
    /// Returns the outcome of a run that cost `cost`, within a budget of `budget`. A later solution does not count.
    pub fn within(budget: u64, cost: u64, solved: bool) -> RunOutcome {
        RunOutcome { cost: cost.min(budget), solved: solved && cost <= budget }
    }
}

/// The two ends of an interval. The upper one is `None` where there is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end; `None` is infinity.
    pub high: Option<f64>,
}

/// How many are solved.
pub(crate) fn solved(outcomes: &[RunOutcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.solved).count()
}

/// How many pairs of runs are both solved, only the first, only the second, and neither.
fn tallied(pairs: impl IntoIterator<Item = (bool, bool)>) -> [usize; 4] {
    let mut counts = [0; 4];
    for (first, second) in pairs {
        counts[2 * usize::from(!first) + usize::from(!second)] += 1;
    }
    counts
}

/// The costs of the solved ones, in rising order.
fn solved_costs(outcomes: &[RunOutcome]) -> Vec<u64> {
    let mut costs: Vec<u64> = outcomes.iter().filter(|outcome| outcome.solved).map(|outcome| outcome.cost).collect();
    costs.sort_unstable();
    costs
}

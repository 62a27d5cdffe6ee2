//! Statistics of many runs, because a single run proves little.
//!
//! Each run enters as an [`RunOutcome`]: whether it solved its puzzle within the budget, and its cost. All runs that
//! are compared have the same budget, so the cost of a run without a solution is known only to exceed it. The unit of
//! cost is a proposal to a board, or a node in a search. See Hoos 2005, chapter 4, and Hoos 1998. Each file contains
//! one statistic. All of them, resampling included, depend only on their arguments, and are tested against values from
//! SciPy (`tests/data/statistics.py`).

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

/// The confidence level of the intervals: 95 %.
pub const CONFIDENCE: f64 = 0.95;
/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959963984540054;

/// The outcome of a run within its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunOutcome {
    /// The cost up to the solution, or the full budget.
    pub cost: u64,
    /// True if the run found a solution within the budget.
    pub solved: bool,
}

impl RunOutcome {
    /// Returns the outcome of a run that cost `cost`, within a budget of `budget`. A later solution does not count.
    pub fn within(budget: u64, cost: u64, solved: bool) -> RunOutcome {
        RunOutcome { cost: cost.min(budget), solved: solved && cost <= budget }
    }
}

/// The two ends of an interval. The upper end is `None` if there is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end; `None` means infinity.
    pub high: Option<f64>,
}

/// Returns the number of solved runs.
pub(crate) fn solved(outcomes: &[RunOutcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.solved).count()
}

/// Counts the pairs where both runs are solved, only the first, only the second, and neither.
fn tallied(pairs: impl IntoIterator<Item = (bool, bool)>) -> [usize; 4] {
    let mut counts = [0; 4];
    for (first, second) in pairs {
        counts[2 * usize::from(!first) + usize::from(!second)] += 1;
    }
    counts
}

/// Returns the costs of the solved runs, in rising order.
fn solved_costs(outcomes: &[RunOutcome]) -> Vec<u64> {
    let mut costs: Vec<u64> = outcomes.iter().filter(|outcome| outcome.solved).map(|outcome| outcome.cost).collect();
    costs.sort_unstable();
    costs
}

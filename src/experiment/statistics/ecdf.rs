//! The run-length distribution: the fraction of runs solved within a cost.

use super::{CONFIDENCE, RunOutcome, solved_costs};
use serde::Serialize;

/// A step of an empirical distribution function: from cost `cost` on, the function has the value `share`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct EcdfStep {
    /// The cost at which at least one more run is solved.
    pub cost: u64,
    /// The fraction of all runs solved within this cost, 0 to 1.
    pub share: f64,
}

/// Returns the steps of the empirical distribution function (ECDF) of the costs of a solution, in rising order.
/// Unsolved runs count as runs, but add no step. Returns no steps if no run is solved.
pub fn ecdf(outcomes: &[RunOutcome]) -> Vec<EcdfStep> {
    let costs = solved_costs(outcomes);
    let runs = outcomes.len() as f64;
    let last_of = |rank: usize| costs.get(rank + 1) != Some(&costs[rank]);
    let step = |rank: usize| EcdfStep { cost: costs[rank], share: (rank + 1) as f64 / runs };
    (0..costs.len()).filter(|&rank| last_of(rank)).map(step).collect()
}

/// Returns half the width of the band that contains the entire distribution function with 95 % confidence: √(ln(2 /
/// 0.05) / 2n). The formula is the inequality of DKW 1956 with the constant of Massart 1990. Returns 1 for no runs.
pub fn half_width(runs: usize) -> f64 {
    if runs == 0 {
        return 1.0;
    }
    libm::sqrt(libm::log(2.0 / (1.0 - CONFIDENCE)) / (2.0 * runs as f64)).min(1.0)
}

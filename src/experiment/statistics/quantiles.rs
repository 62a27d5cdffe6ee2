//! Median and quantiles of the cost of a solution.

use super::{RunOutcome, solved_costs};

/// Returns the least cost within which at least a `share` (0 to 1) of all runs is solved. It is the inverse
/// of the distribution function. Returns `None` where fewer are solved within the budget, and for no runs.
pub fn quantile(outcomes: &[RunOutcome], share: f64) -> Option<u64> {
    let costs = solved_costs(outcomes);
    // The epsilon keeps 0.9 * 10 from being more than 9.
    let rank = libm::ceil(share * outcomes.len() as f64 - 1e-9).max(1.0) as usize;
    costs.get(rank - 1).copied()
}

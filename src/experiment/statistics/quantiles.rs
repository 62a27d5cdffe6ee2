//! Median and quantiles of the cost of a solution.

use super::{RunOutcome, solved_costs};

/// Returns the least cost within which at least a fraction `share` (0 to 1) of all runs is solved. This is the inverse
/// of the distribution function. Returns `None` if fewer runs are solved within the budget, and for no runs.
pub fn quantile(outcomes: &[RunOutcome], share: f64) -> Option<u64> {
    let costs = solved_costs(outcomes);
    // The epsilon prevents 0.9 * 10 from rounding to more than 9.
    let rank = libm::ceil(share * outcomes.len() as f64 - 1e-9).max(1.0) as usize;
    costs.get(rank - 1).copied()
}

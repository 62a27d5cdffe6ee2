//! The fraction solved within the budget, with Wilson's interval.

use super::{Interval, Z};

/// Returns the 95 % interval of a fraction (Wilson 1927), without continuity correction, for `solved` of `runs` runs.
/// Both ends are between 0 and 1. Returns `None` for no runs.
pub fn wilson(solved: usize, runs: usize) -> Option<Interval> {
    if runs == 0 {
        return None;
    }
    let (n, share) = (runs as f64, solved as f64 / runs as f64);
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z * libm::sqrt(share * (1.0 - share) / n + Z * Z / (4.0 * n * n)) / scale;
    // At the ends the formula gives exactly 0 and 1, apart from rounding.
    let low = if solved == 0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if solved == runs { 1.0 } else { (middle + half).min(1.0) };
    Some(Interval { low, high: Some(high) })
}

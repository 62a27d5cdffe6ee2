//! The difference between the fractions of runs that two settings solve.

use super::{Interval, tallied, wilson};
use serde::Serialize;

/// The fraction solved by the first setting minus the fraction solved by the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The difference, -1 to 1.
    pub difference: f64,
    /// The 95 % interval of the difference.
    pub interval: Interval,
}

/// Returns the difference of the fractions solved among pairs of runs; the runs of a pair share a seed. The interval is
/// Newcombe's score interval for paired fractions (Newcombe 1998, method 10). Returns `None` without pairs.
pub fn difference(pairs: impl IntoIterator<Item = (bool, bool)>) -> Option<Difference> {
    let [both, first, second, neither] = tallied(pairs);
    let n = both + first + second + neither;
    let ends = |solved: usize| wilson(solved, n).map(|ends| (ends.low, ends.high.unwrap_or(1.0)));
    let ((low_1, high_1), (low_2, high_2)) = (ends(both + first)?, ends(both + second)?);
    let share = |solved: usize| solved as f64 / n as f64;
    let (p, q) = (share(both + first), share(both + second));
    let phi = correlation([both, first, second, neither].map(|pairs| pairs as f64));
    let half = |one: f64, other: f64| libm::sqrt((one * one - 2.0 * phi * one * other + other * other).max(0.0));
    let low = p - q - half(p - low_1, high_2 - q);
    let high = p - q + half(high_1 - p, q - low_2);
    Some(Difference { difference: p - q, interval: Interval { low, high: Some(high) } })
}

/// Returns the correlation of the pairs, with Newcombe's continuity correction if the correlation is positive.
fn correlation([both, first, second, neither]: [f64; 4]) -> f64 {
    let margins = (both + first) * (second + neither) * (both + second) * (first + neither);
    if margins == 0.0 {
        return 0.0;
    }
    let excess = both * neither - first * second;
    let corrected = if excess > 0.0 { (excess - (both + first + second + neither) / 2.0).max(0.0) } else { excess };
    corrected / libm::sqrt(margins)
}

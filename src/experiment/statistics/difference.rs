//! By how much one setting solves more than the other.

use super::{Interval, wilson};
use serde::Serialize;

/// Holds the fraction solved by the first setting minus that of the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The difference, -1 to 1.
    pub difference: f64,
    /// Its 95 % interval.
    pub interval: Interval,
}

/// Returns the difference of two fractions, each as solved runs of all runs. The interval is Newcombe's hybrid score
/// interval for independent fractions (Newcombe 1998, method 10). Returns `None` if either has no runs.
#[must_use]
pub fn difference(first: (usize, usize), second: (usize, usize)) -> Option<Difference> {
    let share = |(solved, runs): (usize, usize)| solved as f64 / runs as f64;
    let ends = |(solved, runs)| wilson(solved, runs).map(|ends| (ends.low, ends.high.unwrap_or(1.0)));
    let ((low_1, high_1), (low_2, high_2)) = (ends(first)?, ends(second)?);
    let (p, q) = (share(first), share(second));
    let low = p - q - libm::hypot(p - low_1, high_2 - q);
    let high = p - q + libm::hypot(high_1 - p, q - low_2);
    Some(Difference { difference: p - q, interval: Interval { low, high: Some(high) } })
}

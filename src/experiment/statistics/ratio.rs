//! How many times as much a solution costs by one setting as by another.

use super::bootstrap::{Drawable, Packed, Resampling};
use super::{Interval, RunOutcome, ert};
use serde::Serialize;

/// Holds the expected running time of the first setting over that of the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ratio {
    /// The ratio; below 1 the first setting is the cheaper one.
    pub ratio: f64,
    /// Its 95 % interval.
    pub interval: Interval,
}

/// Returns the ratio of two expected running times, with its percentile bootstrap interval (Efron 1993). Each
/// draw takes the runs of each setting again by themselves. A draw in which neither has a solved run is drawn again.
/// Returns `None` if either has no solved run.
#[must_use]
pub fn ratio(first: &[RunOutcome], second: &[RunOutcome]) -> Option<Ratio> {
    let ratio = ert(first)? / ert(second)?;
    let interval = match (Packed::all(first), Packed::all(second)) {
        (Some(first), Some(second)) => interval(&first, &second),
        _ => interval(first, second),
    };
    Some(Ratio { ratio, interval })
}

fn interval<T: Drawable>(first: &[T], second: &[T]) -> Interval {
    Resampling::new(first.len() + second.len()).interval(|random| {
        loop {
            let (one, other) = (random.ert(first), random.ert(second));
            if one.is_finite() || other.is_finite() {
                return one / other;
            }
        }
    })
}

//! Resampling from a fixed seed: the same runs always give the same interval.

use super::{CONFIDENCE, Interval};
use crate::random::Xoshiro;

/// How often the runs are drawn again.
pub const RESAMPLES: usize = 1000;

/// Any seed will do; it only must stay.
const SEED: u64 = 1979;

/// Returns the generator of every bootstrap.
pub fn seeded() -> Xoshiro {
    Xoshiro::new(SEED)
}

/// Returns the 95 % percentile interval of a statistic that is computed again at each call.
pub fn interval(resampled: impl FnMut() -> f64) -> Interval {
    let mut values: Vec<f64> = std::iter::repeat_with(resampled).take(RESAMPLES).collect();
    values.sort_unstable_by(f64::total_cmp);
    let tail = (1.0 - CONFIDENCE) / 2.0;
    let at = |share: f64| values[libm::round(share * (RESAMPLES - 1) as f64) as usize];
    let high = at(1.0 - tail);
    Interval { low: at(tail), high: high.is_finite().then_some(high) }
}

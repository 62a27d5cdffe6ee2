//! Resampling from a fixed seed: the same runs always give the same interval.

use super::{CONFIDENCE, Interval};
use crate::random::Xoshiro;

/// Any seed will do; it only must stay.
pub const SEED: u64 = 1979;
/// Resamples of an interval at most, and at least.
const MOST: usize = 10_000;
const LEAST: usize = 1_000;
/// Runs drawn for an interval, while there are more than the least number of resamples: some 50 ms.
const DRAWS: usize = 10_000_000;

/// Returns how often `runs` runs are drawn again for an interval. It is 10,000 times up to 1,000 runs, then fewer, and
/// 1,000 times from 10,000 runs on. An end of the interval then moves by about 1 % of its width.
pub fn resamples(runs: usize) -> usize {
    (DRAWS / runs.max(1)).clamp(LEAST, MOST)
}

/// Returns the 95 % percentile interval of drawn values, in any order.
pub fn percentiles(values: &mut [f64]) -> Interval {
    let last = values.len() - 1;
    let tail = (1.0 - CONFIDENCE) / 2.0;
    let mut at = |share: f64| {
        let place = libm::round(share * last as f64) as usize;
        *values.select_nth_unstable_by(place, f64::total_cmp).1
    };
    let (low, high) = (at(tail), at(1.0 - tail));
    Interval { low, high: high.is_finite().then_some(high) }
}

/// Returns the 95 % percentile interval of a statistic of `runs` runs, which `again` draws again at each call.
pub fn resampled(runs: usize, mut again: impl FnMut(&mut Xoshiro) -> f64) -> Interval {
    let mut random = Xoshiro::new(SEED);
    percentiles(&mut (0..resamples(runs)).map(|_| again(&mut random)).collect::<Vec<f64>>())
}

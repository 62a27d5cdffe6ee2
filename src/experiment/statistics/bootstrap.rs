//! Resampling from a fixed seed: the same runs always give the same interval.

use super::{CONFIDENCE, Interval};
use crate::random::Xoshiro;

/// The seed of all resampling; its value is arbitrary but must not change.
pub const SEED: u64 = 1979;
/// The maximum and minimum number of resamples of an interval.
const MOST: usize = 10_000;
const LEAST: usize = 1_000;
/// The number of runs drawn for an interval, unless the minimum number of resamples needs more; some 50 ms.
const DRAWS: usize = 10_000_000;

/// Returns the number of resamples for an interval over `runs` runs: 10,000 for up to 1,000 runs, then falling to 1,000
/// from 10,000 runs on. With 1,000 resamples, an end of the interval moves by about 1 % of its width.
pub fn resamples(runs: usize) -> usize {
    (DRAWS / runs.max(1)).clamp(LEAST, MOST)
}

/// Returns the 95 % percentile interval of resampled values, in any order.
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

/// Returns the 95 % percentile interval of a statistic of `runs` runs, which `again` resamples at each call.
pub fn resampled(runs: usize, mut again: impl FnMut(&mut Xoshiro) -> f64) -> Interval {
    let mut random = Xoshiro::new(SEED);
    percentiles(&mut (0..resamples(runs)).map(|_| again(&mut random)).collect::<Vec<f64>>())
}

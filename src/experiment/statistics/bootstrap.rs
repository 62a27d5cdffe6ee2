//! Resampling from a fixed seed: the same runs always give the same interval.

use super::{CONFIDENCE, Interval, RunOutcome};
use crate::random::Xoshiro;

/// Any seed will do; it only must stay.
const SEED: u64 = 1979;
/// Resamples of an interval at most, and at least.
const MOST: usize = 10_000;
const LEAST: usize = 1_000;
/// Runs drawn for an interval, while there are more than the least number of resamples: some 50 ms.
const DRAWS: usize = 10_000_000;

/// Returns how often `runs` runs are drawn again for an interval. It is 10,000 times up to 1,000 runs, then fewer, and
/// 1,000 times from 10,000 runs on. An end of the interval then moves by about 1 % of its width.
#[must_use]
pub fn resamples(runs: usize) -> usize {
    (DRAWS / runs.max(1)).clamp(LEAST, MOST)
}

/// Reads the cost of a run that is drawn, and whether it is solved.
pub trait Drawable {
    /// Returns the cost, and whether there was a solution.
    fn outcome(&self) -> (u64, bool);
}

impl Drawable for RunOutcome {
    fn outcome(&self) -> (u64, bool) {
        (self.cost, self.solved)
    }
}

/// Holds a run in a quarter of its size. A table that fits into a cache is drawn from several times as fast.
#[derive(Clone, Copy, Debug)]
pub struct Packed(u32);

impl Packed {
    /// Returns the runs packed; `None` where a cost has more than 31 bits.
    pub fn all(outcomes: &[RunOutcome]) -> Option<Vec<Packed>> {
        let packed = |outcome: &RunOutcome| {
            let cost = u32::try_from(outcome.cost).ok().filter(|cost| cost >> 31 == 0)?;
            Some(Packed(cost << 1 | u32::from(outcome.solved)))
        };
        outcomes.iter().map(packed).collect()
    }
}

impl Drawable for Packed {
    fn outcome(&self) -> (u64, bool) {
        (u64::from(self.0 >> 1), self.0 & 1 == 1)
    }
}

/// Draws runs again, with replacement, in an order that is always the same.
#[derive(Clone, Debug)]
pub struct Resampling {
    random: Xoshiro,
    resamples: usize,
}

impl Resampling {
    /// Returns the resampling of an interval that `runs` runs are drawn for each time.
    pub fn new(runs: usize) -> Resampling {
        Resampling { random: Xoshiro::new(SEED), resamples: resamples(runs) }
    }

    /// Draws one of `n` places.
    pub fn index(&mut self, n: usize) -> usize {
        self.random.index(n)
    }

    /// Draws as many runs as there are, and returns their expected running time; infinity where none is solved.
    pub fn ert<T: Drawable>(&mut self, outcomes: &[T]) -> f64 {
        let (mut spent, mut solved) = (0.0, 0u64);
        for _ in outcomes {
            let (cost, is_solved) = outcomes[self.index(outcomes.len())].outcome();
            spent += cost as f64;
            solved += u64::from(is_solved);
        }
        if solved == 0 { f64::INFINITY } else { spent / solved as f64 }
    }

    /// Draws as many runs as there are, at least one of them solved, and returns their expected running time. At least
    /// one must be solved to begin with.
    pub fn ert_of_solved(&mut self, outcomes: &[RunOutcome]) -> f64 {
        loop {
            let drawn = self.ert(outcomes);
            if drawn.is_finite() {
                return drawn;
            }
        }
    }

    /// Returns the 95 % percentile interval of a statistic that is drawn again at each call.
    pub fn interval(&mut self, mut resampled: impl FnMut(&mut Resampling) -> f64) -> Interval {
        let resamples = self.resamples;
        let mut values: Vec<f64> = (0..resamples).map(|_| resampled(self)).collect();
        values.sort_unstable_by(f64::total_cmp);
        let tail = (1.0 - CONFIDENCE) / 2.0;
        let at = |share: f64| values[libm::round(share * (resamples - 1) as f64) as usize];
        let high = at(1.0 - tail);
        Interval { low: at(tail), high: high.is_finite().then_some(high) }
    }
}

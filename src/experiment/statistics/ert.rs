//! Expected running time: what a solution costs.

use super::bootstrap::{interval, seeded};
use super::{Interval, RunOutcome, solved};

/// The expected running time (Price 1997; Auger and Hansen 2005): all moves spent, those of unsolved runs included, over the
/// number of solved runs; in moves. It is what a solution costs when runs are begun again after the budget until one
/// solves. `None` where none is solved.
pub fn ert(outcomes: &[RunOutcome]) -> Option<f64> {
    let spent: f64 = outcomes.iter().map(|outcome| outcome.moves as f64).sum();
    let solved = solved(outcomes);
    (solved > 0).then(|| spent / solved as f64)
}

/// The 95 % percentile bootstrap interval of the [`ert`] (Efron 1979), in moves: runs are drawn again
/// [`RESAMPLES`](super::RESAMPLES) times, from a fixed seed. The upper end is infinite where more than one in forty of these
/// draws holds no solved run. `None` where none is solved.
pub fn ert_interval(outcomes: &[RunOutcome]) -> Option<Interval> {
    ert(outcomes)?;
    let mut random = seeded();
    Some(interval(|| {
        let (mut spent, mut solved) = (0.0, 0u64);
        for _ in outcomes {
            let outcome = outcomes[random.index(outcomes.len())];
            spent += outcome.moves as f64;
            solved += u64::from(outcome.solved);
        }
        if solved == 0 { f64::INFINITY } else { spent / solved as f64 }
    }))
}

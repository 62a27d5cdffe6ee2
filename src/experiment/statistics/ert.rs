//! Expected running time: what a solution costs.

use super::bootstrap::{interval, seeded};
use super::{Interval, RunOutcome, solved};

/// Returns the expected running time (ERT; Auger 2005) in moves. It is all moves spent, those of
/// unsolved runs included, over the number of solved runs. Returns `None` where no run is solved.
#[must_use]
pub fn ert(outcomes: &[RunOutcome]) -> Option<f64> {
    let spent: f64 = outcomes.iter().map(|outcome| outcome.moves as f64).sum();
    let solved = solved(outcomes);
    (solved > 0).then(|| spent / solved as f64)
}

/// Returns the 95 % percentile bootstrap interval of the [`ert`] (Efron 1993), in moves. Runs are drawn again
/// [`RESAMPLES`](super::RESAMPLES) times, from a fixed seed. The upper end is infinite where more than one in forty of
/// these draws holds no solved run. Returns `None` where no run is solved.
#[must_use]
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

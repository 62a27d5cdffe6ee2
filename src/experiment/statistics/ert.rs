//! Expected running time: what a solution costs.

use super::bootstrap::{Packed, Resampling};
use super::{Interval, RunOutcome, solved};

/// Returns the expected running time (ERT; Auger 2005), in the unit of the costs. It is all cost, that of unsolved runs
/// included, over the number of solved runs. Returns `None` where no run is solved.
#[must_use]
pub fn ert(outcomes: &[RunOutcome]) -> Option<f64> {
    let spent: f64 = outcomes.iter().map(|outcome| outcome.cost as f64).sum();
    let solved = solved(outcomes);
    (solved > 0).then(|| spent / solved as f64)
}

/// Returns the 95 % percentile bootstrap interval of the [`ert`] (Efron 1993), in the unit of the costs. Runs are drawn
/// again [`resamples`](super::resamples) times, from a fixed seed. The upper end is infinite where more than one in
/// forty of these draws holds no solved run. Returns `None` where no run is solved.
#[must_use]
pub fn ert_interval(outcomes: &[RunOutcome]) -> Option<Interval> {
    ert(outcomes)?;
    let mut resampling = Resampling::new(outcomes.len());
    Some(match Packed::all(outcomes) {
        Some(packed) => resampling.interval(|random| random.ert(&packed)),
        None => resampling.interval(|random| random.ert(outcomes)),
    })
}

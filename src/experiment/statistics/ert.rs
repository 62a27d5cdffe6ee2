//! Expected running time: what a solution costs.

use super::{Draws, Interval, RunOutcome, solved};

/// Returns the expected running time (ERT; Auger 2005), in the unit of the costs. It is all cost, that of unsolved runs
/// included, over the number of solved runs. Returns `None` where no run is solved.
pub fn ert(outcomes: &[RunOutcome]) -> Option<f64> {
    let spent: f64 = outcomes.iter().map(|outcome| outcome.cost as f64).sum();
    let solved = solved(outcomes);
    (solved > 0).then(|| spent / solved as f64)
}

/// Returns the 95 % percentile bootstrap interval of the [`ert`] (Efron 1993), in the unit of the costs. Runs are drawn
/// again [`resamples`](super::resamples) times, from a fixed seed. The upper end is infinite where more than one in
/// forty of these draws holds no solved run. Returns `None` where no run is solved, and for one run: it shows no spread.
pub fn ert_interval(outcomes: &[RunOutcome]) -> Option<Interval> {
    ert(outcomes).filter(|_| outcomes.len() > 1)?;
    let mut draws = Draws::new(outcomes.len());
    let place = draws.add(outcomes);
    draws.compute(u64::MAX);
    Some(draws.ert(place))
}

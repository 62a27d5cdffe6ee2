//! Expected running time: the cost of a solution.

use super::{Draws, Interval, RunOutcome, solved};

/// Returns the expected running time (ERT; Auger 2005), in the unit of the costs. It is the total cost, unsolved runs
/// included, divided by the number of solved runs. Returns `None` if no run is solved.
pub fn ert(outcomes: &[RunOutcome]) -> Option<f64> {
    let spent: f64 = outcomes.iter().map(|outcome| outcome.cost as f64).sum();
    let solved = solved(outcomes);
    (solved > 0).then(|| spent / solved as f64)
}

/// Returns the 95 % percentile bootstrap interval of the [`ert`] (Efron 1993), in the unit of the costs. Runs are
/// resampled [`resamples`](super::resamples) times, from a fixed seed. The upper end is infinite if more than one in
/// forty of these draws contains no solved run. Returns `None` if no run is solved, and for one run, which shows no
/// spread.
pub fn ert_interval(outcomes: &[RunOutcome]) -> Option<Interval> {
    ert(outcomes).filter(|_| outcomes.len() > 1)?;
    let mut draws = Draws::new(outcomes.len());
    let place = draws.add(outcomes);
    draws.compute(u64::MAX);
    Some(draws.ert(place))
}

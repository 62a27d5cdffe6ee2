//! The ratio of the costs of a solution under two settings.

use super::{Draws, Interval, RunOutcome, ert};
use serde::Serialize;

/// The expected running time of the first setting divided by that of the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ratio {
    /// The ratio; below 1 the first setting is cheaper.
    pub ratio: f64,
    /// The 95 % interval of the ratio; `None` for one pair of runs, which shows no spread.
    pub interval: Option<Interval>,
}

impl Ratio {
    /// Returns the ratio of two settings that were resampled at these indices. Returns `None` if either has no solved
    /// run, or a cost of zero: the ratio is then undefined.
    pub fn drawn(outcomes: [&[RunOutcome]; 2], draws: &Draws, places: [usize; 2]) -> Option<Ratio> {
        let [first, second] = outcomes.map(|runs| ert(runs).filter(|&ert| ert > 0.0));
        let interval = if draws.runs() > 1 { draws.ratio(places[0], places[1]) } else { None };
        Some(Ratio { ratio: first? / second?, interval })
    }
}

/// Returns the ratio of two expected running times, with its percentile bootstrap interval (Efron 1993). The runs are
/// pairs, in the order of their seeds, and each draw takes the same seeds of both. A draw where neither setting has a
/// solved run is left out. Returns `None` if either has no solved run, or a cost of zero.
pub fn ratio(first: &[RunOutcome], second: &[RunOutcome]) -> Option<Ratio> {
    let mut draws = Draws::new(first.len().min(second.len()));
    let places = [first, second].map(|runs| draws.add(runs));
    draws.compute(u64::MAX);
    Ratio::drawn([first, second], &draws, places)
}

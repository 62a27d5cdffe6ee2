//! How many times as much a solution costs by one setting as by another.

use super::{Draws, Interval, RunOutcome, ert};
use serde::Serialize;

/// The expected running time of the first setting over that of the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ratio {
    /// The ratio; below 1 the first setting is the cheaper one.
    pub ratio: f64,
    /// Its 95 % interval; `None` for one pair of runs, which shows no spread.
    pub interval: Option<Interval>,
}

impl Ratio {
    /// Returns the ratio of two settings that were drawn again at these places. Returns `None` if either has no solved
    /// run, or costs nothing: no number is so many times nothing.
    pub fn drawn(outcomes: [&[RunOutcome]; 2], draws: &Draws, places: [usize; 2]) -> Option<Ratio> {
        let [first, second] = outcomes.map(|runs| ert(runs).filter(|&ert| ert > 0.0));
        let interval = if draws.runs() > 1 { draws.ratio(places[0], places[1]) } else { None };
        Some(Ratio { ratio: first? / second?, interval })
    }
}

/// Returns the ratio of two expected running times, with its percentile bootstrap interval (Efron 1993). The runs are
/// pairs, in the order of their seeds, and each draw takes the same seeds of both. A draw in which neither has a solved
/// run is left out. Returns `None` if either has no solved run, or costs nothing.
pub fn ratio(first: &[RunOutcome], second: &[RunOutcome]) -> Option<Ratio> {
    let mut draws = Draws::new(first.len().min(second.len()));
    let places = [first, second].map(|runs| draws.add(runs));
    draws.compute(u64::MAX);
    Ratio::drawn([first, second], &draws, places)
}

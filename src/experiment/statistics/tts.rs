//! Time to solution: how long to go on until a solution is nearly certain, for every length at which one starts again.

use super::{RunOutcome, ecdf, solved_costs};
use serde::Serialize;

/// How sure one wants to be of a solution.
const WISHED: f64 = 0.99;

/// Solved runs without which a cut-off is not trusted.
pub const ENOUGH: usize = 10;

/// A restart cut-off, with the expected time to solution that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Cutoff {
    /// The cost after which a run is given up and another begun.
    pub cutoff: u64,
    /// The cost until a solution is found with 99 % probability.
    pub cost: f64,
}

/// Returns TTS(99), the time to solution, for each cut-off at which one more run is solved, in rising order. It is the
/// cost until a solution is found with 99 % probability when independent runs are cut off at a cost of `c`. It
/// is c ln(1 - 0.99) / ln(1 - F(c)), and `c` itself where F(c) is at least 0.99 (Rønnow 2014).
/// Between two cut-offs the curve only rises. No cut-off is below 1, though runs that begin solved cost nothing: to begin
/// again is not free.
pub fn tts(outcomes: &[RunOutcome]) -> Vec<Cutoff> {
    let begun: Vec<RunOutcome> = outcomes.iter().map(|run| RunOutcome { cost: run.cost.max(1), ..*run }).collect();
    let of = |cost: u64, share: f64| {
        let attempts = if share >= WISHED { 1.0 } else { libm::log1p(-WISHED) / libm::log1p(-share) };
        Cutoff { cutoff: cost, cost: cost as f64 * attempts }
    };
    ecdf(&begun).into_iter().map(|step| of(step.cost, step.share)).collect()
}

/// Returns the cut-offs of [`tts`] within which at least [`ENOUGH`] runs are solved. One or two early solutions may be
/// luck.
pub fn trusted(outcomes: &[RunOutcome]) -> Vec<Cutoff> {
    let Some(&enough) = solved_costs(outcomes).get(ENOUGH - 1) else { return Vec::new() };
    tts(outcomes).into_iter().filter(|cutoff| cutoff.cutoff >= enough).collect()
}

/// Returns the [trusted] cut-off with the least TTS(99), the shortest of several. Returns `None` where there is none.
/// The least of many estimates is too low, the more so the fewer runs there are.
pub fn best(outcomes: &[RunOutcome]) -> Option<Cutoff> {
    trusted(outcomes).into_iter().min_by(|a, b| a.cost.total_cmp(&b.cost))
}

//! Time to solution: the cost until a solution is almost certain, for every restart cut-off.

use super::{RunOutcome, ecdf, solved_costs};
use serde::Serialize;

/// The required probability of a solution.
const WISHED: f64 = 0.99;

/// The minimum number of solved runs for a reliable cut-off.
pub const ENOUGH: usize = 10;

/// A restart cut-off, with the expected time to solution that results from it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Cutoff {
    /// The cost after which a run is abandoned and another is begun.
    pub cutoff: u64,
    /// The cost until a solution is found with 99 % probability.
    pub cost: f64,
}

/// Returns TTS(99), the time to solution, for each cut-off at which one more run is solved, in rising order. It is the
/// cost until a solution is found with 99 % probability when independent runs are cut off at a cost of `c`. The formula
/// is c ln(1 - 0.99) / ln(1 - F(c)), or `c` itself if F(c) is at least 0.99 (Rønnow 2014). Between two cut-offs the
/// curve only rises. The smallest cut-off is 1, although runs that begin solved cost nothing, because a restart is not
/// free.
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

/// Returns the [trusted] cut-off with the least TTS(99), or the shortest of several; `None` if there is no such
/// cut-off. The least of many estimates is biased low, and the bias grows as the number of runs falls.
pub fn best(outcomes: &[RunOutcome]) -> Option<Cutoff> {
    trusted(outcomes).into_iter().min_by(|a, b| a.cost.total_cmp(&b.cost))
}

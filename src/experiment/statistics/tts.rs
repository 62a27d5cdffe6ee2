//! Time to solution: how long to go on until a solution is nearly certain, for every length at which one starts again.

use super::{RunOutcome, ecdf, solved_moves};
use serde::Serialize;

/// How sure one wants to be of a solution.
const WISHED: f64 = 0.99;

/// Solved runs without which a cut-off is not trusted.
pub const ENOUGH: usize = 10;

/// A restart cut-off and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Cutoff {
    /// Moves after which a run is given up and another begun.
    pub cutoff: u64,
    /// Moves until a solution is found with 99 % probability.
    pub moves: f64,
}

/// TTS(99) for each cut-off at which one more run is solved, in rising order: the moves until a solution is found with 99 %
/// probability when independent runs are cut off there, c ln(1 - 0.99) / ln(1 - F(c)), and c itself where F(c) is at
/// least 0.99 (Rønnow et al. 2014, Science 345:420). Between two of these the curve only rises.
pub fn tts(outcomes: &[RunOutcome]) -> Vec<Cutoff> {
    let of = |moves: u64, share: f64| {
        let attempts = if share >= WISHED { 1.0 } else { libm::log1p(-WISHED) / libm::log1p(-share) };
        Cutoff { cutoff: moves, moves: moves as f64 * attempts }
    };
    ecdf(outcomes).into_iter().map(|step| of(step.moves, step.share)).collect()
}

/// Those of [`tts`] within which at least [`ENOUGH`] runs are solved: of an early solution or two one can't tell luck from
/// merit.
pub fn trusted(outcomes: &[RunOutcome]) -> Vec<Cutoff> {
    let Some(&enough) = solved_moves(outcomes).get(ENOUGH - 1) else { return Vec::new() };
    tts(outcomes).into_iter().filter(|cutoff| cutoff.cutoff >= enough).collect()
}

/// The [trusted] cut-off with the least TTS(99), the shortest of several; `None` where there is none. The least of many
/// estimates flatters all the same, the more so the fewer runs there are.
pub fn best(outcomes: &[RunOutcome]) -> Option<Cutoff> {
    trusted(outcomes).into_iter().min_by(|a, b| a.moves.total_cmp(&b.moves))
}

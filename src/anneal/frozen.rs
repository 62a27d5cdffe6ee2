//! Frozen boards: boards that an anneal practically never leaves.
//!
//! A board is frozen when no move improves it, equal moves lead nowhere, and worsening moves are practically never
//! accepted.

use super::solver::{PossibleMove, PossibleMoves};

/// The number of moves without a change of energy before a board counts as frozen, so that equal moves were tried.
pub(super) const STOOD: u64 = 400;
/// The least mean wait for an accepted worsening move on a frozen board, in moves.
const WAIT: f64 = 10_000.0;

/// Returns the mean number of moves until this board accepts a worsening move; `None` unless the board is frozen. The
/// mean is infinite if no worsening move is ever accepted. `acceptance` returns the probability of accepting a change
/// of energy.
pub(super) fn wait(moves: &dyn PossibleMoves, acceptance: &dyn Fn(f64) -> f64) -> Option<f64> {
    let mut accepted = 0.0;
    for PossibleMove { delta, probability, .. } in (0..moves.count()).map(|number| moves.at(number)) {
        if delta > 0 {
            accepted += probability * acceptance(delta.into());
        }
        if delta < 0 || accepted * WAIT >= 1.0 {
            return None;
        }
    }
    Some(1.0 / accepted)
}

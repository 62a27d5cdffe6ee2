//! Boards that an anneal does not leave.
//!
//! A board is frozen when no move is better, equal moves lead nowhere, and a worsening move is accepted too rarely to wait for.

use super::solver::{PossibleMove, PossibleMoves};

/// Moves for which the energy of a frozen board has stood, so that equal moves were tried.
pub(super) const STOOD: u64 = 400;
/// A worsening move is accepted once in more moves than this.
const WAIT: f64 = 10_000.0;

/// Returns the mean number of moves until this board accepts a worsening one, if no move is better and the wait is long.
/// The wait is infinite if none is ever accepted. The probability of acceptance is a function of the change of energy.
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

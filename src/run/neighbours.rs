//! The moves of a board, with the change of energy by each move.

use crate::anneal::solver::{AnnealingSolver, PossibleMove};
use crate::random::Xoshiro;

/// Moves of one board, as columns with one entry for each move.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Neighbours {
    /// The number of all moves of the board, sampled or not.
    pub total: u32,
    /// The first of the two cells whose numbers a move swaps.
    pub cells: Vec<u16>,
    /// The second cell.
    pub other: Vec<u16>,
    /// The change of the energy by the move.
    pub delta: Vec<i32>,
}

impl Neighbours {
    /// Lists the moves of the board, or a sample of `most` moves, one from each of `most` equal parts. A separate
    /// generator draws the sample, seeded by the number of the last move. So sampling does not affect the run.
    pub(super) fn of(solver: &dyn AnnealingSolver, most: u32) -> Option<Self> {
        let moves = solver.possible_moves()?;
        let total = moves.count();
        let count = total.min(most);
        let mut generator = Xoshiro::new(solver.progress().moves);
        let mut all = Neighbours { total, ..Neighbours::default() };
        let part = |place: u32| (u64::from(place) * u64::from(total) / u64::from(count)) as u32;
        for place in 0..count {
            let (first, end) = (part(place), part(place + 1));
            let PossibleMove { cells: [cell, other], delta, .. } =
                moves.at(first + generator.index((end - first) as usize) as u32);
            all.cells.push(cell as u16);
            all.other.push(other as u16);
            all.delta.push(delta);
        }
        (total > 0).then_some(all)
    }

    /// Returns whether these are a sample of the moves.
    pub fn sampled(&self) -> bool {
        self.delta.len() < self.total as usize
    }
}

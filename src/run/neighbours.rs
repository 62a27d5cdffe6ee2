//! The moves that a board allows, with what they would do.

use crate::anneal::solver::{AnnealingSolver, PossibleMove};
use crate::random::Xoshiro;

/// Holds moves of one board as columns, with a place for each move.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Neighbours {
    /// The number of all moves.
    pub total: u32,
    /// One of the two cells whose numbers a move swaps.
    pub cells: Vec<u16>,
    /// The other one.
    pub other: Vec<u16>,
    /// By how much the move would change the energy.
    pub delta: Vec<i32>,
}

impl Neighbours {
    /// Lists the moves of the board that is looked at, or as many as `most` of them. These are drawn evenly, by a generator of
    /// its own, whose seed is the number of the last move. So a run is the same whether it is asked or not.
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

    /// Returns whether these are not all moves, but a sample.
    pub fn sampled(&self) -> bool {
        self.delta.len() < self.total as usize
    }
}

//! The interface of problems that are annealed.
//!
//! [`Problem`] is all that a run needs. What only some problems have is in traits of their own. [`Cells`] is for numbers that stand on
//! cells, [`LookAhead`] for moves that take long to look up. The [`Access`] of a run says which of them it uses.

mod access;
mod draw;
mod energy;

pub use access::{Access, Ahead, Drawn, OnCells, Plain};
pub(crate) use access::{draw_apart, take_back};
pub use draw::Draw;
pub use energy::Energy;

use crate::random::Generator;
use crate::random::any::AnyGenerator;

/// A problem: states, the moves between them, and an energy that is to be as low as can be.
pub trait Problem {
    /// A candidate: a tour, a board, an assignment, with whatever makes `delta` quick.
    type State: Clone;
    /// A step from a state to a neighbour.
    type Move: Copy;
    /// The type of the energy.
    type Energy: Energy;

    /// Returns a random state to begin with.
    fn start<G: Generator>(&self, generator: &mut G) -> Self::State;

    /// Draws a move. There must be one.
    fn propose<G: Generator>(&self, state: &Self::State, draw: &mut Draw<G>) -> Self::Move;

    /// Returns by how much a move would change the energy.
    fn delta(&self, state: &Self::State, mv: Self::Move) -> Self::Energy;

    /// Makes a move, which changes the energy by `delta`, as was computed on this very state.
    fn apply(&self, state: &mut Self::State, mv: Self::Move, delta: Self::Energy);

    /// Computes the energy from nothing. It may take long: runs keep the energy, and ask for this at a start, after reheats, and in
    /// debug builds to check `delta`.
    fn energy(&self, state: &Self::State) -> Self::Energy;

    /// Returns the energy at which, or below which, a run ends. A run of a problem without a target makes all its moves.
    fn target(&self) -> Option<Self::Energy> {
        None
    }
}

/// Problems whose numbers stand on cells, and whose moves are numbered: a page draws them, people swap and pin by hand.
pub trait Cells: Problem {
    /// Returns the number of moves, below 2^32, from every state.
    fn moves(&self) -> usize;

    /// Returns a move by its index.
    fn nth(&self, index: u32) -> Self::Move;

    /// Returns the probability that a move is proposed.
    fn probability(&self, index: u32) -> f64;

    /// Returns the two cells whose numbers a move swaps.
    fn cells(&self, mv: Self::Move) -> [usize; 2];

    /// Returns the number on a cell.
    fn number(&self, state: &Self::State, cell: usize) -> i32;

    /// Returns the cell whose number stays where that of this cell does: the cell itself, unless cells move in pairs.
    fn partner(&self, cell: usize) -> usize {
        cell
    }

    /// Returns the same problem, but that the numbers on the pinned cells of this state stay where they are.
    fn pinned(&self, state: &Self::State, pinned: &[bool]) -> Self;

    /// Returns the move that swaps these two cells in either order, if there is one.
    fn swap(&self, [a, b]: [usize; 2]) -> Option<Self::Move> {
        (0..self.moves() as u32).map(|index| self.nth(index)).find(|&mv| [[a, b], [b, a]].contains(&self.cells(mv)))
    }
}

/// Problems in which looking a move up takes long, so that a loop looks up the next before this one is decided. Each proposal must be
/// one draw, whatever the state.
pub trait LookAhead: Cells {
    /// The record that is looked up of a move.
    type Lookup: ?Sized;

    /// Looks a move up; there is nothing beyond the last, which is never drawn.
    fn look_up(&self, mv: Self::Move) -> Option<&Self::Lookup>;

    /// Returns the change of the energy by a move of this record, as [`Problem::delta`] does.
    fn delta_of(&self, state: &Self::State, record: &Self::Lookup) -> Self::Energy;
}

/// Returns a random state to begin with.
pub(crate) fn started<P: Problem>(problem: &P, generator: &mut AnyGenerator) -> P::State {
    match generator {
        AnyGenerator::Xoshiro(generator) => problem.start(generator),
        AnyGenerator::R(generator) => problem.start(&mut **generator),
    }
}

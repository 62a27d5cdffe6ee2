//! Boards: numbers on cells, with an energy that is kept up to date as pairs are swapped.
//!
//! There are two kernels under one trait: [`sums`] for every puzzle of cells, lines and sums, [`sudoku`] for sudoku of every
//! size. The annealing run is generic over them, so that its loop is monomorphic.

#[cfg(feature = "full")]
pub mod different;
pub(crate) mod kernels;
#[cfg(feature = "full")]
pub mod opposite;
pub mod ruled;
pub mod sudoku;
pub mod sums;

use crate::random::Generator;
use crate::random::any::AnyGenerator;

/// Defines a problem: the board that a run begins with, the moves from a board to others, and their effect on the
/// energy.
///
/// A problem of one's own has [`start`](Neighbourhood::start), [`moves`](Neighbourhood::moves), [`delta`](Neighbourhood::delta),
/// [`apply`](Neighbourhood::apply) and [`energy`](Neighbourhood::energy), with `type Ahead = ()`.
/// Moves are numbered from 0, and proposed with equal probability unless [`propose`](Neighbourhood::propose) says otherwise. The other methods are for puzzles of
/// cells, and for loops that look proposals up ahead of time.
pub trait Neighbourhood: Clone + std::fmt::Debug + Send + Sync + 'static {
    /// What changes: for a puzzle the numbers on the cells, and what makes the energy quick to change.
    type Board: Clone + std::fmt::Debug + Send;

    /// What is looked up of a move ahead of time.
    type Ahead;

    /// Whether a loop had better draw one move ahead: worth it where looking moves up takes long.
    const AHEAD: bool = false;

    /// Returns a random board to begin with; of a puzzle one with the givens in their cells.
    fn start<G: Generator>(&self, generator: &mut G) -> Self::Board;

    /// Returns how many moves there are from every board, below 2^32.
    fn moves(&self) -> usize;

    /// Draws a move and the bits of a uniform. There must be a move.
    fn propose<G: Generator>(&self, generator: &mut G) -> (u32, u32) {
        generator.choose(self.moves() as u32)
    }

    /// Returns the probability that this move is proposed.
    fn probability(&self, _number: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    /// Returns by how much a move would change the energy. A loop that cannot panic keeps the generator in registers.
    #[inline]
    fn delta(&self, board: &Self::Board, number: u32) -> i32 {
        self.ahead(number).map_or(0, |ahead| self.change(board, ahead))
    }

    /// Makes a move, which changes the energy by `delta`, as was computed on this very board.
    fn apply(&self, board: &mut Self::Board, number: u32, delta: i32);

    /// Returns the energy, at least 0; 0 means solved.
    fn energy(&self, board: &Self::Board) -> i32;

    /// Returns the number of cells of which the pair is drawn. There is none unless any two of them may be one, and a generator
    /// can know them ahead.
    fn any_two_of(&self) -> Option<u32> {
        None
    }

    /// Looks a move up; there is none beyond the last, which is never drawn.
    fn ahead(&self, _number: u32) -> Option<&Self::Ahead> {
        None
    }

    /// Returns by how much a move that was looked up would change the energy.
    fn change(&self, _board: &Self::Board, _ahead: &Self::Ahead) -> i32 {
        0
    }

    /// Returns the two cells whose numbers a move swaps.
    fn cells(&self, _number: u32) -> [usize; 2] {
        [0, 0]
    }

    /// Returns the move that swaps these two cells in either order, if there is one.
    fn pair_of(&self, cells: [usize; 2]) -> Option<u32> {
        let [a, b] = cells;
        (0..self.moves() as u32).find(|&number| [[a, b], [b, a]].contains(&self.cells(number)))
    }

    /// Returns the cell whose number stays where that of this cell does: the cell itself, unless cells move in pairs.
    fn partner(&self, cell: usize) -> usize {
        cell
    }

    /// Returns the same neighbourhood, but that the numbers on the pinned cells of this board stay where they are.
    fn pinned(&self, _board: &Self::Board, _pinned: &[bool]) -> Self {
        self.clone()
    }

    /// Returns the number on a cell.
    fn number(&self, _board: &Self::Board, _cell: usize) -> i32 {
        0
    }
}

/// Returns a board with the givens in their cells and the other numbers on the free ones at random.
pub(crate) fn filled<N: Neighbourhood>(neighbourhood: &N, generator: &mut AnyGenerator) -> N::Board {
    match generator {
        AnyGenerator::Xoshiro(generator) => neighbourhood.start(generator),
        AnyGenerator::R(generator) => neighbourhood.start(&mut **generator),
    }
}

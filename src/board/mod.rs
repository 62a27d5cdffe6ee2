//! Boards: numbers on cells, with an energy that is kept up to date as pairs are swapped.
//!
//! There are two kernels under one trait: [`sums`] for every puzzle of cells, lines and sums, [`sudoku`] for sudoku of every
//! size. The annealer is generic over them, so that its loop is monomorphic.

pub mod sudoku;
pub mod sums;

use crate::random::Generator;
use crate::random::any::AnyGenerator;

/// What does not change while a puzzle is being solved: which pairs may be swapped, and what a swap does to whom.
pub trait Neighbourhood: Clone + std::fmt::Debug + 'static {
    /// The numbers on the cells, and what makes the energy quick to change.
    type Board: Clone + std::fmt::Debug;

    /// What is looked up of a pair.
    type Pair;

    /// Whether a loop had better draw one pair ahead: worth it where looking pairs up takes long.
    const AHEAD: bool;

    /// A board with the givens in their cells and the other numbers on the free ones at random.
    fn filled<G: Generator>(&self, generator: &mut G) -> Self::Board;

    /// The number of pairs that may be swapped.
    fn pairs(&self) -> usize;

    /// The two cells of a pair.
    fn cells(&self, pair: u32) -> [usize; 2];

    /// The pair of these two cells in either order, if they may be swapped.
    fn pair_of(&self, cells: [usize; 2]) -> Option<u32> {
        let [a, b] = cells;
        (0..self.pairs() as u32).find(|&pair| [[a, b], [b, a]].contains(&self.cells(pair)))
    }

    /// The same rules, but that the numbers on the pinned cells of this board stay where they are.
    fn pinned(&self, board: &Self::Board, pinned: &[bool]) -> Self;

    /// Draws a pair and the bits of a uniform. There must be a pair.
    fn propose<G: Generator>(&self, generator: &mut G) -> (u32, u32);

    /// Of how many cells the pair is drawn, if any two of them may be one.
    fn any_two_of(&self) -> Option<u32> {
        None
    }

    /// Looks a pair up; there is none beyond the last, which is never drawn.
    fn pair(&self, pair: u32) -> Option<&Self::Pair>;

    /// By how much a swap of this pair would change the energy.
    fn change(&self, board: &Self::Board, pair: &Self::Pair) -> i32;

    /// The same of the pair with this index. A loop that cannot panic keeps the generator in registers.
    #[inline]
    fn delta(&self, board: &Self::Board, pair: u32) -> i32 {
        self.pair(pair).map_or(0, |pair| self.change(board, pair))
    }

    /// Swaps this pair, which changes the energy by `delta`, as was computed on this very board.
    fn swap(&self, board: &mut Self::Board, pair: u32, delta: i32);

    /// The energy; 0 means solved.
    fn energy(&self, board: &Self::Board) -> i32;

    /// The number on a cell.
    fn number(&self, board: &Self::Board, cell: usize) -> i32;
}

/// Returns a board with the givens in their cells and the other numbers on the free ones at random.
pub(crate) fn filled<N: Neighbourhood>(neighbourhood: &N, generator: &mut AnyGenerator) -> N::Board {
    match generator {
        AnyGenerator::Xoshiro(generator) => neighbourhood.filled(generator),
        AnyGenerator::R(generator) => neighbourhood.filled(&mut **generator),
    }
}

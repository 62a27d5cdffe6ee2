//! The candidates of a sudoku's blanks, as whoever fills the grid sees them.

use super::Sudoku;
use std::fmt::Debug;

/// The deductions from a digit on a sudoku. Its peers lose it, and cages keep their sums, in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Propagation {
    /// Naked singles.
    Naked,
    /// Hidden singles, too.
    Singles,
    /// Locked candidates, too.
    Locked,
}

/// A digit that follows, and waits to be filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Single {
    /// Its cell.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The house in which it has one place left, as [`Sudoku::houses`] counts them; `None` of a naked single.
    pub house: Option<usize>,
}

/// A grid, partly filled, with the candidates of its blanks.
pub trait Candidates: Clone + Debug + Send + Sync + 'static {
    /// The part that all grids of a sudoku share.
    type Shape: Debug + Send + Sync;

    /// Returns what all grids of this sudoku share.
    fn shape(sudoku: &Sudoku, propagation: Propagation) -> Self::Shape;

    /// Returns the grid of the givens, with what follows from them by singles.
    fn of_givens(shape: &Self::Shape, givens: &[u8]) -> Self;

    /// Becomes another grid of the same shape, in which nothing waits.
    fn copy_from(&mut self, other: &Self);

    /// Returns the digit of each cell, 0 for a blank.
    fn digits(&self) -> &[u8];

    /// Returns the number of blanks.
    fn blanks(&self) -> usize;

    /// Returns whether the digit fits the cell; not where there is a digit.
    fn fits(&self, cell: usize, digit: u8) -> bool;

    /// Returns how many digits fit a blank.
    fn count(&self, cell: usize) -> usize;

    /// Returns one of the digits that fit a blank, counted from 0 in rising order.
    fn candidate(&self, cell: usize, place: usize) -> u8;

    /// Returns the first blank with the fewest candidates, at least one, from `start` on and round. A blank whose digit in `wished`
    /// fits comes before all others with as many candidates. `None` if no digit fits anywhere.
    fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize>;

    /// Takes the next single that can still be filled in.
    fn next_single(&mut self) -> Option<Single>;

    /// Puts a digit that fits on a blank, and the singles that follow into the queue.
    fn fill(&mut self, shape: &Self::Shape, cell: usize, digit: u8);
}

//! Annealing with propagation: each proposal builds a whole sudoku grid again from its givens.
//!
//! The energy of a grid is the number of its blanks. A rebuild begins with the givens and the singles that follow from them. Then
//! one blank of the accepted grid gets a random candidate: the kick. Singles are filled in while there are some. When there are
//! none, a decision fills the blank with the fewest candidates. It takes the number of the accepted grid if that still fits, else a
//! random candidate. When nothing fits any more, Metropolis' rule decides between the new grid and the accepted one.
//!
//! A step fills one cell, or is that verdict. [`grid`] has the candidates, [`run`] makes the steps, and [`built`] is
//! what can be seen of them. Sudokus with more rules have their candidates in [`field`](crate::sudoku::field).

pub mod built;
pub mod grid;
mod ruled;
pub mod run;

use super::settings::Propagation;
use crate::sudoku::Sudoku;
use std::fmt::Debug;

/// Represents a single: a digit that follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FollowingDigit {
    /// Its cell.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The house in which it has one place left, as [`Sudoku::houses`] counts them; `None` of a naked single.
    pub unit: Option<usize>,
}

/// Holds a grid, partly filled, with the candidates of its blanks.
pub trait Candidates: Clone + Debug + Send + Sync + 'static {
    /// What all grids of a sudoku share.
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
    fn next_single(&mut self) -> Option<FollowingDigit>;

    /// Puts a digit that fits on a blank, and the singles that follow into the queue.
    fn fill(&mut self, shape: &Self::Shape, cell: usize, digit: u8);
}

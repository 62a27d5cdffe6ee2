//! Boards: numbers on cells, whose pairs are swapped, with whatever makes the change of energy quick to compute.
//!
//! There are two families of kernels: [`sums`] for every puzzle of cells, lines and sums, [`sudoku`] for sudoku of every
//! size. Both are [problems](crate::problem::Problem), and their runs' loops are monomorphic.

#[cfg(full)]
pub mod different;
pub(crate) mod kernels;
#[cfg(full)]
pub mod opposite;
mod regions;
pub mod ruled;
pub mod sudoku;
pub mod sums;

use crate::problem::{Access, Cells, Draw};
use crate::random::Generator;
use std::fmt::Debug;

/// The swaps of a puzzle: moves are indices of pairs, and energy 0 is a solution.
pub trait Kernel:
    Cells<Move = u32, Energy = i32, State: Debug + Send + Sync> + Debug + Send + Sync + Sized + 'static
{
    /// How a run goes over its proposals.
    type Access: Access<Self>;

    /// Draws a move, whatever the board.
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32;
}

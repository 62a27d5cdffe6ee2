//! Boards: numbers on cells, swapped in pairs, and tables that make a change of energy fast to compute.
//!
//! Magic-sum puzzles use a kernel of [`sums`], `different` or `opposite`. Sudokus up to 25x25 use a kernel of
//! [`sudoku`], or of [`ruled`] for more rules. Each is a [problem](crate::problem::Problem), so the loop of a run is
//! compiled for each.

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

/// A problem of the page in the form that a run needs: numbers on cells, and moves that are small integers.
pub trait Kernel:
    Cells<Move = u32, Energy = i32, State: Debug + Send + Sync> + Debug + Send + Sync + Sized + 'static
{
    /// The loop over proposals, and the access to cells, that a run uses.
    type Access: Access<Self>;
}

/// A kernel that draws its moves without reading the board.
pub trait Blind: Kernel {
    /// Draws a move.
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32;
}

#[cfg(full)]
impl Kernel for crate::model::ModelKernel {
    type Access = crate::problem::WithoutR;
}

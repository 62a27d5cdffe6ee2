//! Boards: numbers on cells, swapped in pairs, and tables that make a change of energy quick to compute.
//!
//! Magic-sum puzzles take a kernel of [`sums`], `different` or `opposite`; sudokus up to 25x25 one of [`sudoku`], or
//! [`ruled`] for more rules. Each is a [problem](crate::problem::Problem), so the loop of a run is compiled for each.

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

/// A puzzle whose moves are swaps, each an index of a pair. A board of energy 0 is a solution.
pub trait Kernel:
    Cells<Move = u32, Energy = i32, State: Debug + Send + Sync> + Debug + Send + Sync + Sized + 'static
{
    /// The loop over proposals, and the access to cells, that a run uses.
    type Access: Access<Self>;

    /// Draws a move. Its distribution does not depend on the board.
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32;
}

/// Makes a model a kernel whose proposals are one draw.
#[cfg(full)]
macro_rules! of_one_draw {
    ($($model:ty),*) => {
        $(impl Kernel for $model {
            type Access = crate::problem::OnCells;

            #[inline(always)]
            fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
                draw.index(self.moves() as u32)
            }
        })*
    };
}
#[cfg(full)]
of_one_draw!(crate::model::tour::Tours<i32>, crate::model::queens::Queens);

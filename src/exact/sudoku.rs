//! Exact search over sudokus of every size: to solve (limit 1), to test uniqueness (limit 2), or to count.
//!
//! The search is depth first, by `tree.rs`. `bands.rs` makes the deductions; for more rules and rare sizes,
//! `sudoku::field` makes them.
//!
//! ```
//! use annealing_lab::{exact::{Exact, ExactStatus}, sudoku::Sudoku};
//!
//! let grid = Sudoku::parse("3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...")?;
//! let mut search = Exact::from_sudoku(&grid, 2);
//! while search.status() == ExactStatus::Running {
//!     search.advance(1000); // any number: the search is the same
//! }
//! assert_eq!((search.status(), search.solutions()), (ExactStatus::Complete, 1));
//! # Ok::<(), annealing_lab::Message>(())
//! ```

use super::bands::Bands;
use super::packed::PackedTree;
use super::tree::{Exact, GridTree};
use crate::sudoku::Sudoku;
use crate::sudoku::field::CandidateGrid;
use crate::sudoku::word::Wide;

/// Returns whether [`Exact::counting`] branches on arrangements, which it does for plain 9x9 sudokus.
pub fn has_arrangements(grid: &Sudoku) -> bool {
    (grid.box_rows, grid.box_cols) == (3, 3) && grid.rules.is_none()
}

impl Exact {
    /// Returns a search for the solutions of `grid` that ends when it has found `limit` of them; 0 counts as 1.
    ///
    /// # Panics
    /// If the grid has no size that [`Sudoku::blank`] makes.
    pub fn from_sudoku(grid: &Sudoku, limit: u64) -> Self {
        Exact::begin(grid, limit, usize::MAX)
    }

    /// Returns a fast search for the number of solutions of `grid`, up to `limit`. It keeps no more than the first
    /// `keep` solutions. For a 9x9 grid it uses other and fewer nodes than [`from_sudoku`](Exact::from_sudoku), and
    /// finds the same solutions in another order.
    ///
    /// # Panics
    /// If the grid has no size that [`Sudoku::blank`] makes.
    pub fn counting(grid: &Sudoku, limit: u64, keep: usize) -> Self {
        if has_arrangements(grid) {
            return Exact::of(PackedTree::new(grid, limit, keep));
        }
        Exact::begin(grid, limit, keep)
    }

    fn begin(grid: &Sudoku, limit: u64, keep: usize) -> Self {
        match (grid.box_rows, grid.box_cols) {
            _ if grid.rules.is_some() => Exact::of(GridTree::<CandidateGrid>::new(grid, limit, keep)),
            (2, 2) => Exact::of(GridTree::<Bands<u32, 4, 2>>::new(grid, limit, keep)),
            (2, 3) => Exact::of(GridTree::<Bands<u32, 6, 3>>::new(grid, limit, keep)),
            (3, 3) => Exact::of(GridTree::<Bands<u32, 9, 3>>::new(grid, limit, keep)),
            (4, 4) => Exact::of(GridTree::<Bands<u64, 16, 4>>::new(grid, limit, keep)),
            (5, 5) => Exact::of(GridTree::<Bands<u128, 25, 5>>::new(grid, limit, keep)),
            (6, 6) => Exact::of(GridTree::<Bands<Wide, 36, 6>>::new(grid, limit, keep)),
            _ => Exact::of(GridTree::<CandidateGrid>::new(grid, limit, keep)),
        }
    }
}

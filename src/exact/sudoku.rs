//! Exact search over sudokus of every size: to solve (limit 1), to decide whether the solution is the only one (limit 2),
//! to count.
//!
//! Depth first, by `tree.rs`. What follows from a choice is left to `bands.rs`; for a sudoku with more rules, to `sudoku::field`.
//!
//! ```
//! use annealing_lab::{exact::{ExactStatus, sudoku::SudokuExact}, sudoku::Sudoku};
//!
//! let grid = Sudoku::parse("3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...")?;
//! let mut search = SudokuExact::new(&grid, 2);
//! while search.status() == ExactStatus::Running {
//!     search.advance(1000); // any number: the search is the same
//! }
//! assert_eq!((search.status(), search.solutions()), (ExactStatus::Complete, 1));
//! # Ok::<(), annealing_lab::sudoku::SudokuError>(())
//! ```

use super::bands::Bands;
use super::packed::PackedTree;
use super::tree::{GridTree, NodeSearch};
use super::{ExactStatus, Tried};
use crate::sudoku::Sudoku;
use crate::sudoku::field::CandidateGrid;
use crate::sudoku::word::Wide;

/// Searches for the solutions of a sudoku of any size.
#[derive(Clone, Debug)]
pub struct SudokuExact {
    search: Box<dyn NodeSearch<u8>>,
}

/// Returns whether [`SudokuExact::counting`] branches on arrangements: on plain 9x9 sudokus.
#[must_use]
pub fn has_arrangements(grid: &Sudoku) -> bool {
    (grid.box_rows, grid.box_cols) == (3, 3) && grid.rules.is_none()
}

impl SudokuExact {
    /// Returns a search for the solutions of `grid` that ends when `limit` of them are found; 0 counts as 1.
    ///
    /// # Panics
    /// When the grid is of no size that [`Sudoku::blank`] makes.
    pub fn new(grid: &Sudoku, limit: u64) -> Self {
        SudokuExact::begin(grid, limit, usize::MAX)
    }

    /// Returns a search for how many solutions `grid` has, up to `limit`, as quickly as we can. It keeps no more than
    /// the first `keep` solutions. Of a 9x9 grid its nodes are others than those of [`new`](SudokuExact::new), and fewer; the
    /// solutions are the same in another order.
    ///
    /// # Panics
    /// When the grid is of no size that [`Sudoku::blank`] makes.
    pub fn counting(grid: &Sudoku, limit: u64, keep: usize) -> Self {
        if has_arrangements(grid) {
            return SudokuExact { search: Box::new(PackedTree::new(grid, limit, keep)) };
        }
        SudokuExact::begin(grid, limit, keep)
    }

    fn begin(grid: &Sudoku, limit: u64, keep: usize) -> Self {
        let search: Box<dyn NodeSearch<u8>> = match (grid.box_rows, grid.box_cols) {
            _ if grid.rules.is_some() => Box::new(GridTree::<CandidateGrid>::new(grid, limit, keep)),
            (2, 2) => Box::new(GridTree::<Bands<u32, 4, 2>>::new(grid, limit, keep)),
            (2, 3) => Box::new(GridTree::<Bands<u32, 6, 3>>::new(grid, limit, keep)),
            (3, 3) => Box::new(GridTree::<Bands<u32, 9, 3>>::new(grid, limit, keep)),
            (4, 4) => Box::new(GridTree::<Bands<u64, 16, 4>>::new(grid, limit, keep)),
            (5, 5) => Box::new(GridTree::<Bands<u128, 25, 5>>::new(grid, limit, keep)),
            (6, 6) => Box::new(GridTree::<Bands<Wide, 36, 6>>::new(grid, limit, keep)),
            (rows, cols) => panic!("boxes of {rows} by {cols}: no grid of Sudoku::blank"),
        };
        SudokuExact { search }
    }

    /// Searches on for at most this many nodes; stops earlier at the end, and when the solutions must be taken.
    pub fn advance(&mut self, nodes: u64) {
        self.search.advance(nodes);
    }

    /// Returns how far the search has come.
    pub fn status(&self) -> ExactStatus {
        self.search.tally().status
    }

    /// Returns the number of nodes so far.
    pub fn nodes(&self) -> u64 {
        self.search.tally().nodes
    }

    /// Returns the number of solutions found so far, taken or not.
    pub fn solutions(&self) -> u64 {
        self.search.tally().solutions
    }

    /// Returns the fraction of the tree that has been searched, 0 to 1. It never falls. Every branch of a node counts
    /// the same.
    pub fn progress(&self) -> f64 {
        self.search.progress()
    }

    /// Returns about how many bytes the search takes more than at its start.
    pub(super) fn grown(&self) -> usize {
        self.search.grown()
    }

    /// Returns what the next node will be; `None` if the search is over.
    pub fn next(&self) -> Option<Tried> {
        self.search.next()
    }

    /// Takes the solutions found since the last call: boards row by row, in the order of the search.
    pub fn take(&mut self) -> Vec<Vec<u8>> {
        self.search.take()
    }
}

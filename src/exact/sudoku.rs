//! Exact search over sudokus of every size: to solve (limit 1), to decide whether the solution is the only one (limit 2),
//! to count.
//!
//! Depth first. What follows from a choice is left to `bands.rs`; every level keeps the grid before its choice, so
//! that going back is going up. Nothing is allocated after the start: no tree is deeper than the grid has blanks. A sudoku with more
//! rules is left to `ruled.rs`.
//!
//! ```
//! use annealing_lab::{exact::{ExactStatus, sudoku::SudokuExact}, puzzle::sudoku::Sudoku};
//!
//! let grid = Sudoku::parse("3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...")?;
//! let mut search = SudokuExact::new(&grid, 2);
//! while search.status() == ExactStatus::Running {
//!     search.advance(1000); // any number: the search is the same
//! }
//! assert_eq!((search.status(), search.solutions()), (ExactStatus::Complete, 1));
//! # Ok::<(), annealing_lab::puzzle::sudoku::SudokuError>(())
//! ```

use super::bands::Bands;
use super::choice::DigitChoice;
use super::ruled::RuledTree;
use super::{ExactStatus, MOST_WAITING, Outcome, Tried, WHOLE, Why};
use crate::puzzle::sudoku::Sudoku;
use crate::puzzle::word::{Wide, Word};

/// Searches for the solutions of a sudoku of any size.
#[derive(Clone, Debug)]
pub struct SudokuExact {
    tree: AnyTree,
}

/// One type for every size, so that each has loops of its own.
#[derive(Clone, Debug)]
enum AnyTree {
    Four(SudokuTree<u32, 4, 2>),
    Six(SudokuTree<u32, 6, 3>),
    Nine(SudokuTree<u32, 9, 3>),
    Sixteen(SudokuTree<u64, 16, 4>),
    TwentyFive(SudokuTree<u128, 25, 5>),
    ThirtySix(SudokuTree<Wide, 36, 6>),
    Ruled(RuledTree),
}

/// Does the same with the tree of any size.
macro_rules! with_tree {
    ($any:expr, $tree:ident => $result:expr) => {
        match $any {
            AnyTree::Four($tree) => $result,
            AnyTree::Six($tree) => $result,
            AnyTree::Nine($tree) => $result,
            AnyTree::Sixteen($tree) => $result,
            AnyTree::TwentyFive($tree) => $result,
            AnyTree::ThirtySix($tree) => $result,
            AnyTree::Ruled($tree) => $result,
        }
    };
}

impl SudokuExact {
    /// Returns a search for the solutions of `grid` that ends when `limit` of them are found; 0 counts as 1.
    ///
    /// # Panics
    /// When the grid is of no size that [`Sudoku::blank`] makes.
    pub fn new(grid: &Sudoku, limit: u64) -> Self {
        let tree = match (grid.box_rows, grid.box_cols) {
            _ if grid.rules.is_some() => AnyTree::Ruled(RuledTree::new(grid, limit)),
            (2, 2) => AnyTree::Four(SudokuTree::new(grid, limit)),
            (2, 3) => AnyTree::Six(SudokuTree::new(grid, limit)),
            (3, 3) => AnyTree::Nine(SudokuTree::new(grid, limit)),
            (4, 4) => AnyTree::Sixteen(SudokuTree::new(grid, limit)),
            (5, 5) => AnyTree::TwentyFive(SudokuTree::new(grid, limit)),
            (6, 6) => AnyTree::ThirtySix(SudokuTree::new(grid, limit)),
            (rows, cols) => panic!("boxes of {rows} by {cols}: no grid of Sudoku::blank"),
        };
        SudokuExact { tree }
    }

    /// Searches on for at most this many nodes; stops earlier at the end, and when the solutions must be taken.
    pub fn advance(&mut self, nodes: u64) {
        with_tree!(&mut self.tree, tree => tree.advance(nodes));
    }

    /// Returns how far the search has come.
    pub fn status(&self) -> ExactStatus {
        with_tree!(&self.tree, tree => tree.status)
    }

    /// Returns the number of nodes so far.
    pub fn nodes(&self) -> u64 {
        with_tree!(&self.tree, tree => tree.nodes)
    }

    /// Returns the number of solutions found so far, taken or not.
    pub fn solutions(&self) -> u64 {
        with_tree!(&self.tree, tree => tree.solutions)
    }

    /// Returns the fraction of the tree that has been searched, 0 to 1. It never falls. Every branch of a node counts
    /// the same.
    pub fn progress(&self) -> f64 {
        with_tree!(&self.tree, tree => tree.progress())
    }

    /// Returns what the next node will be; `None` if the search is over.
    pub fn next(&self) -> Option<Tried> {
        with_tree!(&self.tree, tree => tree.next())
    }

    /// Takes the solutions found since the last call: boards row by row, in the order of the search.
    pub fn take(&mut self) -> Vec<Vec<u8>> {
        with_tree!(&mut self.tree, tree => {
            let boards = tree.waiting.chunks_exact(tree.cells).map(<[u8]>::to_vec).collect();
            tree.waiting.clear();
            boards
        })
    }
}

/// A choice on the way to the present node.
#[derive(Clone, Copy, Debug)]
struct SudokuLevel<W: Word, const N: usize, const B: usize> {
    /// The grid before the choice.
    grid: Bands<W, N, B>,
    /// What is left to be tried.
    left: DigitChoice<W, B>,
    /// Branches tried, the present one included.
    tried: u32,
    /// Branches in all.
    branches: u32,
}

#[derive(Clone, Debug)]
struct SudokuTree<W: Word, const N: usize, const B: usize> {
    /// The grid as given, until the first node looks at it.
    root: Option<Box<Bands<W, N, B>>>,
    levels: Vec<SudokuLevel<W, N, B>>,
    waiting: Vec<u8>,
    cells: usize,
    limit: u64,
    nodes: u64,
    solutions: u64,
    status: ExactStatus,
}

impl<W: Word, const N: usize, const B: usize> SudokuTree<W, N, B> {
    fn new(sudoku: &Sudoku, limit: u64) -> Self {
        let mut grid = Bands::blank();
        let mut blanks = 0;
        for (cell, &digit) in sudoku.givens.iter().enumerate() {
            match digit {
                0 => blanks += 1,
                _ => grid.give(cell, usize::from(digit) - 1),
            }
        }
        let most = MOST_WAITING.min(usize::try_from(limit).unwrap_or(MOST_WAITING));
        SudokuTree {
            root: Some(Box::new(grid)),
            levels: Vec::with_capacity(blanks),
            waiting: Vec::with_capacity(most * N * N),
            cells: N * N,
            limit: limit.max(1),
            nodes: 0,
            solutions: 0,
            status: ExactStatus::Running,
        }
    }

    fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if self.status != ExactStatus::Running || self.waiting.len() == MOST_WAITING * self.cells {
                return;
            }
            self.node();
        }
    }

    /// Tries the next branch of the deepest level that has one.
    fn node(&mut self) {
        self.nodes += 1;
        let mut grid = match self.root.take() {
            Some(grid) => *grid,
            None => {
                let level = self.levels.last_mut().expect("a running search has a branch to try");
                let mut grid = level.grid;
                let (band, place, digit) = level.left.take();
                grid.put(band, place, digit);
                level.tried += 1;
                grid
            }
        };
        if grid.settle() {
            if !grid.full() {
                let left = grid.choose();
                let branches = left.branches();
                self.levels.push(SudokuLevel { grid, left, tried: 0, branches });
                return;
            }
            let start = self.waiting.len();
            self.waiting.resize(start + self.cells, 0);
            grid.write(&mut self.waiting[start..]);
            self.solutions += 1;
        }
        while self.levels.last().is_some_and(|level| level.tried == level.branches) {
            self.levels.pop();
        }
        if self.levels.is_empty() {
            self.status = ExactStatus::Complete;
        } else if self.solutions >= self.limit {
            self.status = ExactStatus::Limit;
        }
    }

    fn next(&self) -> Option<Tried> {
        if self.status != ExactStatus::Running {
            return None;
        }
        let write = |grid: &Bands<W, N, B>| {
            let mut digits = vec![0; self.cells];
            grid.write(&mut digits);
            digits
        };
        let (mut grid, choice) = match (&self.root, self.levels.last()) {
            (Some(grid), _) => ((**grid), None),
            (None, level) => (level?.grid, Some(level?.left)),
        };
        let before = write(&grid);
        let tried = choice.map(|mut left| {
            let (band, place, digit) = left.take();
            grid.put(band, place, digit);
            (band * N * Bands::<W, N, B>::ROWS + place.first(), digit as i32 + 1)
        });
        let settled = grid.settle();
        let after = write(&grid);
        let outcome = match settled {
            false => Outcome::Cut,
            true if grid.full() => Outcome::Solution,
            true => Outcome::Deeper,
        };
        let new = |&cell: &usize| before[cell] == 0 && after[cell] != 0 && tried.is_none_or(|(own, _)| own != cell);
        let why = || grid.hopeless().map_or(Why::Placeless, |cell| Why::Empty { cell });
        Some(Tried {
            tried,
            followed: (0..self.cells).filter(new).map(|cell| (cell, after[cell].into())).collect(),
            outcome,
            why: (!settled).then(why),
            depth: self.levels.len(),
            left: self.levels.last().map_or(0, |level| level.branches - level.tried - 1),
            board: after.iter().map(|&digit| (digit != 0).then_some(digit.into())).collect(),
        })
    }

    fn progress(&self) -> f64 {
        if self.status == ExactStatus::Complete {
            return 1.0;
        }
        // In whole parts of 2^63: these add up the same in any order, so that the sum never falls.
        let (mut share, mut width) = (0, WHOLE);
        for (index, level) in self.levels.iter().enumerate() {
            // The branch that leads to the next level is not done with.
            let done = level.tried - u32::from(index + 1 < self.levels.len());
            width /= u64::from(level.branches);
            share += width * u64::from(done);
        }
        share as f64 / WHOLE as f64
    }
}

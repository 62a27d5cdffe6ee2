//! How many solutions there are, and how many of them are really different.

use crate::exact::{Status, sudoku::SudokuExact, sums::SumsExact};
use crate::problem::Problem;
use crate::puzzle::Puzzle;
use crate::symmetry::{Classes, Symmetries};
use serde::Serialize;

/// The count so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// Solutions found.
    pub solutions: u64,
    /// Classes that these fall into under the symmetries; of a sudoku, for which no symmetry is used, as many.
    pub classes: usize,
    /// How many symmetries that is: those of the drawing that map the givens to themselves, the one that changes nothing
    /// among them. The complement is never among them.
    pub symmetries: usize,
    /// Whether these are all solutions; otherwise there are at least so many.
    pub complete: bool,
}

impl Count {
    /// The count as one JSON object.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers are JSON")
    }
}

/// Counts, as far as it is asked to. Memory grows with the classes found, so a limit bounds it.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum Counting {
    /// The solutions of a sums puzzle.
    Sums {
        /// The search for them.
        search: SumsExact,
        /// Those found.
        classes: Classes,
    },
    /// The solutions of a sudoku.
    Sudoku(SudokuExact),
}

impl Counting {
    /// Counts the solutions of a problem, up to `limit`.
    pub fn new(problem: &Problem, limit: u64) -> Counting {
        match problem {
            Problem::Sums { puzzle, givens } => Counting::sums(puzzle, givens, limit),
            Problem::Sudoku(sudoku) => Counting::Sudoku(SudokuExact::new(sudoku, limit)),
        }
    }

    /// Counts the solutions of a puzzle with these givens, up to `limit`.
    pub fn sums(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Counting {
        let classes = Classes::new(Symmetries::new(puzzle, givens, false));
        Counting::Sums { search: SumsExact::new(puzzle, givens, limit), classes }
    }

    /// Searches on for at most this many nodes; any batches give the same count. Stops earlier at the end, and after a
    /// thousand solutions or so.
    pub fn advance(&mut self, nodes: u64) {
        match self {
            Counting::Sums { search, classes } => {
                search.advance(nodes);
                for board in search.take() {
                    classes.note(&board);
                }
            }
            Counting::Sudoku(search) => {
                search.advance(nodes);
                search.take();
            }
        }
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        match self {
            Counting::Sums { search, .. } => search.status(),
            Counting::Sudoku(search) => search.status(),
        }
    }

    /// The share of the search that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        match self {
            Counting::Sums { search, .. } => search.progress(),
            Counting::Sudoku(search) => search.progress(),
        }
    }

    /// Nodes so far.
    pub fn nodes(&self) -> u64 {
        match self {
            Counting::Sums { search, .. } => search.nodes(),
            Counting::Sudoku(search) => search.nodes(),
        }
    }

    /// The count so far.
    pub fn count(&self) -> Count {
        let complete = self.status() == Status::Complete;
        match self {
            Counting::Sums { search, classes } => Count {
                solutions: search.solutions(),
                classes: classes.count(),
                symmetries: classes.symmetries().all().len(),
                complete,
            },
            Counting::Sudoku(search) => {
                let solutions = search.solutions();
                Count { solutions, classes: solutions as usize, symmetries: 1, complete }
            }
        }
    }
}

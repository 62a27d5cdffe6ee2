//! How many solutions there are, and how many of them are really different.

use crate::exact::{ExactStatus, sudoku::SudokuExact, sums::SumsExact};
use crate::puzzle::instance::Instance;
use crate::puzzle::symmetry::{Classes, Symmetries, complement_applies};
use crate::puzzle::{MAX_SEARCHED, Puzzle};
use serde::Serialize;

/// Holds a count so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[must_use]
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
    /// Returns the count as one JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers are JSON")
    }
}

/// A board, one number a cell.
pub type Solution = Vec<i32>;

/// The most solutions that are kept to be looked at.
const MOST_FIRSTS: usize = 1000;

/// Counts solutions, as far as it is asked to, and keeps the first solution of each class. Memory grows with the
/// classes found, so a limit bounds it.
#[derive(Clone, Debug)]
#[must_use = "a count finds nothing until it is advanced"]
pub struct Counting {
    search: CountedSearch,
    /// First solutions of their classes, not taken yet.
    firsts: Vec<Solution>,
    /// How many were kept.
    kept: usize,
}

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
enum CountedSearch {
    /// The solutions of a sums puzzle.
    Sums {
        /// The search for them.
        search: SumsExact,
        /// Those found.
        classes: Classes,
        /// Those found with the complement among the symmetries, where it applies.
        with_complement: Option<Classes>,
    },
    /// The solutions of a sudoku.
    Sudoku(SudokuExact),
}

impl Counting {
    /// Counts the solutions of a problem, up to `limit`; `None` for a map, and for a puzzle of more than
    /// [`MAX_SEARCHED`] cells.
    pub fn new(problem: &Instance, limit: u64) -> Option<Counting> {
        match problem {
            Instance::Sums { puzzle, .. } if puzzle.cells.len() > MAX_SEARCHED => None,
            Instance::Sums { puzzle, givens } => Some(Counting::sums(puzzle, givens, limit)),
            Instance::Sudoku(sudoku) => {
                Some(Counting::of(CountedSearch::Sudoku(SudokuExact::counting(sudoku, limit, MOST_FIRSTS))))
            }
            Instance::Route(_) => None,
        }
    }

    /// Counts the solutions of a puzzle with these givens, up to `limit`.
    pub fn sums(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Counting {
        let classes = Classes::new(Symmetries::new(puzzle, givens, false));
        let both = || Classes::new(Symmetries::new(puzzle, givens, true));
        let with_complement = complement_applies(puzzle).then(both);
        Counting::of(CountedSearch::Sums { search: SumsExact::new(puzzle, givens, limit), classes, with_complement })
    }

    fn of(search: CountedSearch) -> Counting {
        Counting { search, firsts: Vec::new(), kept: 0 }
    }

    /// Searches on for at most this many nodes; any batches give the same count. Stops earlier at the end, and after a
    /// thousand solutions or so.
    pub fn advance(&mut self, nodes: u64) {
        let mut firsts = match &mut self.search {
            CountedSearch::Sums { search, classes, with_complement } => {
                search.advance(nodes);
                let boards = search.take();
                if let Some(both) = with_complement {
                    boards.iter().for_each(|board| {
                        both.note(board);
                    });
                }
                boards.into_iter().filter(|board| classes.note(board).first).collect()
            }
            CountedSearch::Sudoku(search) => {
                search.advance(nodes);
                search.take().iter().map(|board| board.iter().map(|&digit| digit.into()).collect()).collect::<Vec<_>>()
            }
        };
        firsts.truncate(MOST_FIRSTS - self.kept);
        self.kept += firsts.len();
        self.firsts.extend(firsts);
    }

    /// Returns the count with the complement among the symmetries: every number `x` becomes `least + greatest - x`.
    /// Returns `None` where that does not carry solutions to solutions.
    #[must_use]
    pub fn count_with_complement(&self) -> Option<Count> {
        let CountedSearch::Sums { with_complement: Some(both), .. } = &self.search else { return None };
        Some(Count { classes: both.count(), symmetries: both.symmetries().all().len(), ..self.count() })
    }

    /// Takes the first solution of each class found since the last call; at most a thousand in all.
    pub fn take_firsts(&mut self) -> Vec<Solution> {
        std::mem::take(&mut self.firsts)
    }

    /// Returns how far the count has come.
    #[must_use]
    pub fn status(&self) -> ExactStatus {
        match &self.search {
            CountedSearch::Sums { search, .. } => search.status(),
            CountedSearch::Sudoku(search) => search.status(),
        }
    }

    /// Returns the fraction of the search that is done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.search {
            CountedSearch::Sums { search, .. } => search.progress(),
            CountedSearch::Sudoku(search) => search.progress(),
        }
    }

    /// Returns the number of nodes so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        match &self.search {
            CountedSearch::Sums { search, .. } => search.nodes(),
            CountedSearch::Sudoku(search) => search.nodes(),
        }
    }

    /// Returns the count so far.
    pub fn count(&self) -> Count {
        let complete = self.status() == ExactStatus::Complete;
        match &self.search {
            CountedSearch::Sums { search, classes, .. } => Count {
                solutions: search.solutions(),
                classes: classes.count(),
                symmetries: classes.symmetries().all().len(),
                complete,
            },
            CountedSearch::Sudoku(search) => {
                let solutions = search.solutions();
                Count { solutions, classes: solutions as usize, symmetries: 1, complete }
            }
        }
    }
}

//! Counts of the solutions, and of the essentially different solutions.

#[cfg(full)]
use crate::exact::queens::{MOST_COUNTED, is_first_of_class};
use crate::exact::{Exact, ExactStatus};
#[cfg(full)]
use crate::model::Model;
use crate::puzzle::instance::Instance;
use crate::puzzle::symmetry::{Classes, Symmetries, complement_applies};
use crate::puzzle::{MAX_SEARCHED, Puzzle};
use serde::Serialize;

/// The state of a count of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct Count {
    /// The number of solutions found.
    pub solutions: u64,
    /// The number of their classes under the symmetries. For a sudoku no symmetry is used, so every solution is a
    /// class.
    pub classes: usize,
    /// The number of these symmetries: the symmetries of the drawing that map the givens to themselves, including the
    /// identity. The complement is never one of them.
    pub symmetries: usize,
    /// True if these are all solutions; otherwise the counts are lower bounds.
    pub complete: bool,
}

impl Count {
    /// Returns the count as one JSON object.
    #[cfg(feature = "json")]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers are JSON")
    }
}

/// A board with one number a cell.
pub type Solution = Vec<i32>;

/// The most first solutions of classes that are kept for display.
const MOST_FIRSTS: usize = 1000;

/// The classes found so far.
#[derive(Clone, Debug)]
enum ClassesOf {
    /// No symmetry is used, so every solution is a class.
    Each,
    /// The classes of a magic-sum puzzle without the complement, and with the complement where it applies.
    Sums(Box<(Classes, Option<Classes>)>),
    /// The number of classes under the symmetries of the square.
    #[cfg(full)]
    Queens(usize),
}

/// A count of solutions in steps, which keeps the first solution of each class. Memory grows with the number of
/// classes, so a limit bounds it.
#[derive(Clone, Debug)]
#[must_use = "a count finds nothing until it is advanced"]
pub struct Counting {
    search: Exact,
    classes: ClassesOf,
    /// First solutions of their classes that have not been taken yet.
    firsts: Vec<Solution>,
    /// The number of first solutions kept so far.
    kept: usize,
}

impl Counting {
    /// Counts the solutions of a problem, up to `limit`. Returns `None` for a map, a tour, more than 12 queens, and a
    /// puzzle of more than [`MAX_SEARCHED`] cells.
    pub fn new(problem: &Instance, limit: u64) -> Option<Counting> {
        match problem {
            Instance::Sums { puzzle, .. } if puzzle.cells.len() > MAX_SEARCHED => None,
            Instance::Sums { puzzle, givens } => Some(Counting::sums(puzzle, givens, limit)),
            Instance::Sudoku(sudoku) => {
                Some(Counting::of(Exact::counting(sudoku, limit, MOST_FIRSTS), ClassesOf::Each))
            }
            #[cfg(full)]
            Instance::Model(Model::Queens(queens)) if queens.size() <= MOST_COUNTED => {
                Some(Counting::of(Exact::from_queens(queens, limit), ClassesOf::Queens(0)))
            }
            Instance::Route(_) | Instance::Model(_) => None,
        }
    }

    /// Counts the solutions of a puzzle with these givens, up to `limit`.
    pub fn sums(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Counting {
        let classes = Classes::new(Symmetries::new(puzzle, givens, false));
        let both = || Classes::new(Symmetries::new(puzzle, givens, true));
        let with_complement = complement_applies(puzzle).then(both);
        Counting::of(Exact::from_sums(puzzle, givens, limit), ClassesOf::Sums(Box::new((classes, with_complement))))
    }

    fn of(search: Exact, classes: ClassesOf) -> Counting {
        Counting { search, classes, firsts: Vec::new(), kept: 0 }
    }

    /// Continues the search for at most `nodes` nodes; the batch size does not affect the count. Stops earlier at the
    /// end, and after about a thousand solutions.
    pub fn count_on(&mut self, nodes: u64) {
        self.search.advance(nodes);
        let mut firsts = self.search.take();
        match &mut self.classes {
            ClassesOf::Each => {}
            ClassesOf::Sums(kinds) => {
                let (classes, with_complement) = &mut **kinds;
                if let Some(both) = with_complement {
                    firsts.iter().for_each(|board| {
                        both.note(board);
                    });
                }
                firsts.retain(|board| classes.note(board).first);
            }
            #[cfg(full)]
            ClassesOf::Queens(classes) => {
                firsts.retain(|board| is_first_of_class(board));
                *classes += firsts.len();
            }
        }
        firsts.truncate(MOST_FIRSTS - self.kept);
        self.kept += firsts.len();
        self.firsts.extend(firsts);
    }

    /// Returns the count with the complement as a symmetry: every number `x` becomes `least + greatest - x`. Returns
    /// `None` if the complement does not map solutions to solutions.
    pub fn count_with_complement(&self) -> Option<Count> {
        let ClassesOf::Sums(kinds) = &self.classes else { return None };
        let both = kinds.1.as_ref()?;
        Some(Count { classes: both.count(), symmetries: both.symmetries().all().len(), ..self.count() })
    }

    /// Takes the first solutions of the classes found since the last call; at most a thousand over all calls.
    pub fn take_firsts(&mut self) -> Vec<Solution> {
        std::mem::take(&mut self.firsts)
    }

    /// Returns the status of the search.
    pub fn status(&self) -> ExactStatus {
        self.search.status()
    }

    /// Returns the fraction of the search that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        self.search.progress()
    }

    /// Returns the number of nodes so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Returns the count so far.
    pub fn count(&self) -> Count {
        let solutions = self.search.solutions();
        let (classes, symmetries) = match &self.classes {
            ClassesOf::Each => (solutions as usize, 1),
            ClassesOf::Sums(kinds) => (kinds.0.count(), kinds.0.symmetries().all().len()),
            #[cfg(full)]
            ClassesOf::Queens(classes) => (*classes, 8),
        };
        Count { solutions, classes, symmetries, complete: self.status() == ExactStatus::Complete }
    }
}

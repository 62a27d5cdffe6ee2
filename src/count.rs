//! How many solutions a sums puzzle has, and how many of them are really different.

use crate::exact::{Status, sums::SumsExact};
use crate::puzzle::Puzzle;
use crate::symmetry::{Classes, Symmetries};
use serde::Serialize;

/// The count so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// Solutions found.
    pub solutions: u64,
    /// Classes that these fall into under the symmetries.
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
pub struct Counting {
    search: SumsExact,
    classes: Classes,
}

impl Counting {
    /// Counts the solutions with these givens, up to `limit`.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Counting {
        let classes = Classes::new(Symmetries::new(puzzle, givens, false));
        Counting { search: SumsExact::new(puzzle, givens, limit), classes }
    }

    /// Searches on for at most this many nodes; any batches give the same count. Stops earlier at the end, and after a
    /// thousand solutions or so.
    pub fn advance(&mut self, nodes: u64) {
        self.search.advance(nodes);
        for board in self.search.take() {
            self.classes.note(&board);
        }
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        self.search.status()
    }

    /// The share of the search that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        self.search.progress()
    }

    /// Nodes so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The count so far.
    pub fn count(&self) -> Count {
        Count {
            solutions: self.search.solutions(),
            classes: self.classes.count(),
            symmetries: self.classes.symmetries().all().len(),
            complete: self.status() == Status::Complete,
        }
    }

    /// The classes so far.
    pub fn classes(&self) -> &Classes {
        &self.classes
    }
}

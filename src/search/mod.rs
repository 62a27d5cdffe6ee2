//! Classical search: AIMA's algorithms with AIMA's counts. [`Search`] solves magic-sum puzzles, and [`RouteSearch`]
//! finds routes on maps.
//!
//! On a magic-sum puzzle, a state is a board with blanks. An action puts an unused number, in rising order, on the
//! blank that the [`Order`] selects. A step costs 1. A goal is a full board where every line has its sum. The
//! strategies are from Russell and Norvig's "Artificial Intelligence: A Modern Approach" (AIMA). AIMA's Python code
//! fixes the details that affect the counts.
//!
//! The next cell to fill depends on the board alone. Two paths that part, by two numbers on one cell, therefore never
//! meet again. The states form a tree, and a reached state is never made a second time. AIMA's table of reached states
//! would never contain a new state, so it is only a count here.
//!
//! ```
//! use annealing_lab::{puzzle::library, run::Status, search::{AnySearch, Heuristic, Search, SearchSettings}};
//!
//! let octa = library::classic("octa").unwrap();
//! let settings = SearchSettings { heuristic: Heuristic::Values, ..SearchSettings::default() };
//! let mut search = Search::new(&octa, &octa.starts[0].givens, settings)?;
//! while search.status() == Status::Running {
//!     search.advance(10); // any number: the search is the same
//! }
//! assert_eq!((search.counters().nodes, search.cost()), (373, Some(7)));
//! # Ok::<(), annealing_lab::search::NoAnswer>(())
//! ```

mod any;
mod board;
mod engine;
mod estimate;
mod frontier;
mod heap;
#[cfg(full)]
pub mod report;
pub(crate) mod route;
pub(crate) mod search_run;
mod settings;
mod tree;

pub use route::{Explored, Neighbour, Reached, RouteNode, RouteSearch, Seen};
pub use search_run::{SearchRun, Searching, Size};

pub use any::AnySearch;
pub use board::Blocked;
pub use engine::{Opened, Search};
pub use settings::{Heuristic, Order, SearchSettings, Strategy};
pub use tree::{NONE, Node, Tree};

use crate::text::english;
use serde::Serialize;
use std::fmt;

/// The counts of AIMA's report, and the number of pruned boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Counters {
    /// Boards, or nodes of a map, made: calls of AIMA's `result`. Pruned and dropped boards count, but the start does
    /// not; iterative deepening counts a board each time it is made.
    pub nodes: u64,
    /// Boards tested for being a solution: calls of `is_goal`.
    pub goal_tests: u64,
    /// Boards whose choices were requested: calls of `actions`.
    pub expansions: u64,
    /// Boards made and dropped untested, because some line could not reach its sum.
    pub cut: u64,
}

/// An error: the heuristic reads an answer that the puzzle does not have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoAnswer;

impl fmt::Display for NoAnswer {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        english::no_answer().fmt(out)
    }
}

impl std::error::Error for NoAnswer {}

//! Exact search: whether a puzzle has a solution, whether it has one only, and how many.
//!
//! A search advances by nodes, as a run does by moves: in any batches, the same to the bit, with nothing running in
//! between. It can be left at any time. A node is one thing tried: a number on a cell, and all that follows from it.
//! Solutions are kept in a buffer of bounded size until they are taken; a full buffer stops an advance.

use serde::Serialize;

mod bands;
mod choice;
pub(crate) mod count;
mod equations;
pub(crate) mod exact_run;
#[cfg(full)]
pub(crate) mod generate;
mod grids;
mod matching;
mod numbers;
mod packed;
mod plan;
#[cfg(full)]
mod proof;
mod proof_log;
#[cfg(full)]
mod queens;
pub(crate) mod sudoku;
pub(crate) mod sums;
#[cfg(full)]
mod survey;
mod tree;
mod tried;

pub use count::{Count, Counting, Solution};
pub use exact_run::{Branching, ExactRun, ExactSettings};
#[cfg(full)]
pub use generate::{Generation, RandomShape, RulesKind};
#[cfg(full)]
pub use proof::Proof;
#[cfg(full)]
pub use survey::{Answer, Question, Survey};

pub use tree::Exact;
pub use tried::{Arranged, Outcome, Tried, Why};

/// The most solutions that wait to be taken.
const MOST_WAITING: usize = 1024;
/// The parts into which a tree is divided to say how much of it has been searched.
const WHOLE: u64 = 1 << 63;

/// The state of an exact search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum ExactStatus {
    /// It can go on; with a full buffer, once the solutions are taken.
    Running,
    /// The whole tree was searched: there are no solutions but those found.
    Complete,
    /// As many solutions were found as were asked for. There may be more.
    Limit,
}

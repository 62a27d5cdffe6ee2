//! Exact search: whether a puzzle has a solution, whether the solution is unique, and how many solutions there are.
//!
//! A search advances by nodes, as a run does by moves. Batch size does not affect it, nothing runs between calls, and
//! it can be abandoned at any time. A node is one thing tried, such as a number on a cell, with all its consequences.
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

/// The most solutions in the buffer.
const MOST_WAITING: usize = 1024;
/// The number of parts into which a tree is divided to measure the progress of its search.
const WHOLE: u64 = 1 << 63;

/// The state of an exact search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum ExactStatus {
    /// The search can continue; with a full buffer, once the solutions are taken.
    Running,
    /// The tree was searched completely: no further solutions exist.
    Complete,
    /// The requested number of solutions was found. More may exist.
    Limit,
}

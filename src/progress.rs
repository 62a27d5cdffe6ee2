//! What can be seen of a run in numbers.

use serde::Serialize;

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It can go on.
    Running,
    /// The board is a solution.
    Solved,
    /// The budget is spent, or there is nothing that could be swapped.
    Exhausted,
}

/// The last proposal, for people to look at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LastMove {
    /// The two cells.
    pub cells: [usize; 2],
    /// The numbers that stood on them when the swap was proposed.
    pub numbers: [i32; 2],
    /// By how much the swap changes the energy.
    pub delta: i32,
    /// The probability with which it is accepted.
    pub probability: f64,
    /// The uniform drawn.
    pub uniform: f64,
    /// Whether it was.
    pub accepted: bool,
}

/// What can be said of a run in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Progress {
    /// How far the run has come.
    pub status: Status,
    /// Proposals so far, over all anneals.
    pub moves: u64,
    /// Anneals begun after the first.
    pub restarts: u64,
    /// Anneals begun.
    pub anneals: u64,
    /// Reheats so far.
    pub reheats: u64,
    /// The present energy.
    pub energy: i32,
    /// The least energy so far.
    pub best: i32,
    /// The move at which it was first reached.
    pub best_move: u64,
    /// The temperature of the last move; before the first, of that.
    pub temperature: f64,
    /// Moves accepted so far.
    pub accepted: u64,
    /// The last move, if the present anneal has made one.
    pub last: Option<LastMove>,
}

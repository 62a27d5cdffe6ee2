//! What can be seen of a run in numbers.

use serde::Serialize;

/// Describes how far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
#[must_use]
pub enum Status {
    /// It can go on.
    Running,
    /// The board is a solution.
    Solved,
    /// The budget is spent, or there is nothing that could be swapped; of a search: there is no solution.
    Exhausted,
    /// A search has as many nodes as it may have, or has tried as many as it may try.
    Stopped,
}

/// Holds the last proposal, for people to look at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
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
    /// Late acceptance: the energy that the new one was compared with.
    pub late: Option<i32>,
}

/// Holds what an annealing run has done so far, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct AnnealProgress {
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
    /// Those of them that lowered the energy.
    pub better: u64,
    /// Those of them that raised it.
    pub worse: u64,
    /// The last move, if the present anneal has made one.
    pub last: Option<LastMove>,
    /// Annealing with propagation: rebuilds that were judged. A move is a step of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rebuilds: Option<u64>,
}

/// Holds the replicas of parallel tempering, from cold to hot, or of a multi-start.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Replicas {
    /// Their temperatures.
    pub temperatures: Vec<f64>,
    /// The energies of their boards.
    pub energies: Vec<i32>,
    /// The share of exchanges made, between each and the next hotter; NaN where none was tried yet. None of a multi-start.
    pub exchanges: Vec<f64>,
    /// The number on each cell.
    pub boards: Vec<Vec<i32>>,
    /// Which one the run shows.
    pub shown: usize,
}

/// Holds what a search has done so far, in numbers; AIMA's counters among them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct SearchProgress {
    /// How far the search has come.
    pub status: Status,
    /// Boards expanded.
    pub moves: u64,
    /// Boards made: calls of `result`.
    pub nodes: u64,
    /// Boards tested for being a solution: calls of `is_goal`.
    pub goal_tests: u64,
    /// Expansions, and the length of the solution.
    pub actions: u64,
    /// Boards made and thrown away untested.
    pub cut: u64,
    /// The cost of the solution, if there is one.
    pub cost: Option<u32>,
    /// Boards waiting to be looked at.
    pub frontier: u64,
    /// Boards in the table of reached ones.
    pub reached: u64,
    /// The solution's node; before there is one, that expanded last.
    pub node: u32,
}

/// Holds what an exact search has done so far, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct ExactProgress {
    /// How far the search has come; solved with the first solution, exhausted if there is none.
    pub status: Status,
    /// Nodes tried.
    pub moves: u64,
    /// Choices that lead to the last one, it included.
    pub depth: usize,
    /// The share of the tree that has been searched, 0 to 1.
    pub share: f64,
    /// Whether the last one was cut.
    pub cut: bool,
}

/// Holds what a run has done so far, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
#[must_use]
pub enum Progress {
    /// Of an annealing run.
    Anneal(AnnealProgress),
    /// Of a search.
    Search(SearchProgress),
    /// Of an exact search.
    Exact(ExactProgress),
}

impl Progress {
    /// Returns how far the run has come.
    pub fn status(&self) -> Status {
        match self {
            Progress::Anneal(annealed) => annealed.status,
            Progress::Search(searched) => searched.status,
            Progress::Exact(proved) => proved.status,
        }
    }

    /// Returns the number of moves so far; of a search expansions, of an exact search nodes.
    #[must_use]
    pub fn moves(&self) -> u64 {
        match self {
            Progress::Anneal(annealed) => annealed.moves,
            Progress::Search(searched) => searched.moves,
            Progress::Exact(proved) => proved.moves,
        }
    }
}

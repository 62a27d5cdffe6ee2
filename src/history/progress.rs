//! What can be seen of a run in numbers.

use serde::Serialize;

/// Describes how far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
#[must_use]
pub enum Status {
    /// It can go on.
    Running,
    /// The board is a solution.
    Solved,
    /// The budget is spent.
    Budget,
    /// There is no solution: all that there is was looked at.
    Unsolvable,
    /// A search has as many nodes as it may have, or has tried as many as it may try.
    Nodes,
}

/// Holds the last proposal, for people to look at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct LastMove<E = i32> {
    /// The two cells.
    pub cells: [usize; 2],
    /// The numbers that stood on them when the swap was proposed.
    pub numbers: [i32; 2],
    /// By how much the swap changes the energy.
    pub delta: E,
    /// The probability with which it is accepted.
    pub probability: f64,
    /// The uniform drawn.
    pub uniform: f64,
    /// Whether it was.
    pub accepted: bool,
    /// Late acceptance: the energy that the new one was compared with.
    pub late: Option<E>,
}

/// The best board of a run so far, of those of the lowest energy the first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Best {
    /// Its energy.
    pub energy: i32,
    /// The move at which it was reached.
    #[serde(rename = "move")]
    pub moves: u64,
    /// The number on each cell; `None` for a blank, which only rebuilt grids have.
    pub board: Vec<Option<i32>>,
}

/// Holds what an annealing run has done so far, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct AnnealProgress<E = i32> {
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
    pub energy: E,
    /// The least energy so far.
    pub best: E,
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
    pub last: Option<LastMove<E>>,
    /// Annealing with propagation: what it has built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rebuild: Option<RebuildProgress>,
}

/// Holds what annealing with propagation has built so far. A move is a step, and the energy the number of blanks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RebuildProgress {
    /// Grids that were accepted or rejected.
    pub rebuilds: u64,
    /// Blanks of the grid that is shown: the one that is built, or after a verdict the accepted one.
    pub blanks: usize,
    /// The last step.
    pub step: Option<RebuildStep>,
}

impl RebuildProgress {
    /// Returns the progress of a run that has accepted or rejected so many grids.
    pub fn new(rebuilds: u64, blanks: usize, step: Option<RebuildStep>) -> Self {
        RebuildProgress { rebuilds, blanks, step }
    }
}

/// Represents a step of a rebuild.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RebuildStep {
    /// A random blank of the accepted grid got a random candidate.
    Kick {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// How many candidates it had by the givens.
        candidates: u32,
    },
    /// The blank with the fewest candidates got one of them.
    Decision {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// How many candidates it had.
        candidates: u32,
        /// Whether it is the number that the accepted grid has there.
        remembered: bool,
    },
    /// A cell got the number that follows.
    Single {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// Where this is the only place for the number: the unit, rows before columns before boxes. `None` where it was the cell's only
        /// candidate.
        unit: Option<usize>,
    },
    /// The new grid was accepted or rejected.
    Verdict {
        /// Blanks of the new grid.
        blanks: i32,
        /// How many more these are than the accepted grid had.
        delta: i32,
        /// The probability with which it is accepted.
        probability: f64,
        /// The uniform drawn.
        uniform: f64,
        /// Whether it was.
        accepted: bool,
    },
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
    /// How far the search has come; solved with the first solution, unsolvable if there is none.
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
    pub fn moves(&self) -> u64 {
        match self {
            Progress::Anneal(annealed) => annealed.moves,
            Progress::Search(searched) => searched.moves,
            Progress::Exact(proved) => proved.moves,
        }
    }
}

//! The progress of a run in numbers.

use serde::Serialize;

/// The state of a run: running, or the reason why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
#[must_use]
pub enum Status {
    /// The run can continue.
    Running,
    /// The board is a solution.
    Solved,
    /// The budget is spent.
    Budget,
    /// There is no solution: the complete search space was searched, or no move is possible.
    Unsolvable,
    /// The node limit is reached: of generated nodes in a search, of tried nodes in an exact search.
    Nodes,
}

/// The last proposal of an annealing run, and the decision about it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct LastMove<E = i32> {
    /// The two cells whose numbers the swap exchanges.
    pub cells: [usize; 2],
    /// The numbers on the two cells before the swap was proposed.
    pub numbers: [i32; 2],
    /// The change of the energy by the swap.
    pub delta: E,
    /// The acceptance probability of the swap, 0 to 1.
    pub probability: f64,
    /// The uniform that was drawn for the decision.
    pub uniform: f64,
    /// True if the swap was accepted.
    pub accepted: bool,
    /// For late acceptance, the past energy that the new energy was compared with; otherwise `None`.
    pub late: Option<E>,
}

/// The best board of a run so far: the first of those with the lowest energy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Best {
    /// The energy of the board.
    pub energy: i32,
    /// The move that reached the board.
    #[serde(rename = "move")]
    pub moves: u64,
    /// The number on each cell; `None` for a blank, which only rebuilt grids have.
    pub board: Vec<Option<i32>>,
}

/// The progress of an annealing run at one move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct AnnealProgress<E = i32> {
    /// The state of the run.
    pub status: Status,
    /// Proposals so far, over all anneals.
    pub moves: u64,
    /// Anneals begun after the first.
    pub restarts: u64,
    /// Anneals begun, the first included.
    pub anneals: u64,
    /// Reheats so far.
    pub reheats: u64,
    /// The present energy.
    pub energy: E,
    /// The lowest energy so far, over all anneals.
    pub best: E,
    /// The move that first reached the lowest energy.
    pub best_move: u64,
    /// The temperature of the last move; before any move, of the first one.
    pub temperature: f64,
    /// Moves accepted so far, over all anneals.
    pub accepted: u64,
    /// Accepted moves that lowered the energy.
    pub better: u64,
    /// Accepted moves that raised the energy.
    pub worse: u64,
    /// The last move; `None` before the first move of an anneal, and after a reheat or an intervention.
    pub last: Option<LastMove<E>>,
    /// The progress of the rebuilds; `None` unless the run is annealing with propagation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rebuild: Option<RebuildProgress>,
}

/// The progress of annealing with propagation. A move is a step of a rebuild, and the energy is the number of blanks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RebuildProgress {
    /// Grids accepted or rejected so far.
    pub rebuilds: u64,
    /// Blanks of the grid that is shown: the one under construction, or after a verdict the accepted one.
    pub blanks: usize,
    /// The last step; `None` before the first one.
    pub step: Option<RebuildStep>,
}

impl RebuildProgress {
    /// Returns the progress after `rebuilds` accepted or rejected grids, with `blanks` blanks in the grid that is shown.
    pub fn new(rebuilds: u64, blanks: usize, step: Option<RebuildStep>) -> Self {
        RebuildProgress { rebuilds, blanks, step }
    }
}

/// A step of a rebuild.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RebuildStep {
    /// A random blank of the accepted grid was filled with a random candidate.
    Kick {
        /// The cell that was filled.
        cell: usize,
        /// The number that was put there.
        number: u8,
        /// The number of candidates that the givens leave the cell.
        candidates: u32,
    },
    /// The blank with the fewest candidates was filled with one of them.
    Decision {
        /// The cell that was filled.
        cell: usize,
        /// The number that was put there.
        number: u8,
        /// The number of candidates that the cell had.
        candidates: u32,
        /// True if the accepted grid has the number on this cell.
        remembered: bool,
    },
    /// A cell was filled with the number that follows by a single.
    Single {
        /// The cell that was filled.
        cell: usize,
        /// The number that was put there.
        number: u8,
        /// The unit where the cell is the only place for the number; rows have the first indices, then columns, then
        /// boxes. `None` if the number was the cell's only candidate.
        unit: Option<usize>,
    },
    /// The new grid was accepted or rejected.
    Verdict {
        /// The number of blanks of the new grid.
        blanks: i32,
        /// The number of blanks of the new grid minus that of the accepted grid.
        delta: i32,
        /// The acceptance probability of the new grid, 0 to 1.
        probability: f64,
        /// The uniform that was drawn for the decision.
        uniform: f64,
        /// True if the new grid was accepted.
        accepted: bool,
    },
}

/// The replicas of parallel tempering, from cold to hot, or the chains of a multi-start.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Replicas {
    /// The temperature of each replica.
    pub temperatures: Vec<f64>,
    /// The energy of each replica's board.
    pub energies: Vec<i32>,
    /// The fraction of replica exchanges made between each replica and the next hotter, NaN before any; empty for a multi-start.
    pub exchanges: Vec<f64>,
    /// The number on each cell, for each replica.
    pub boards: Vec<Vec<i32>>,
    /// The index of the replica that the run shows.
    pub shown: usize,
}

/// The progress of a search at one expansion, with AIMA's counters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct SearchProgress {
    /// The state of the search.
    pub status: Status,
    /// Boards, or cells of a map, expanded so far: the search's moves.
    pub moves: u64,
    /// Boards made so far: calls of AIMA's `result`.
    pub nodes: u64,
    /// Boards tested for being a solution: calls of AIMA's `is_goal`.
    pub goal_tests: u64,
    /// Expansions, plus the length of the solution once there is one: AIMA's `actions`.
    pub actions: u64,
    /// Boards pruned: made, and dropped before their goal test.
    pub cut: u64,
    /// The cost of the solution, if there is one.
    pub cost: Option<u32>,
    /// Boards in the frontier.
    pub frontier: u64,
    /// Boards in the table of reached boards.
    pub reached: u64,
    /// The node of the solution; before there is one, the node expanded last.
    pub node: u32,
}

/// The progress of an exact search at one node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct ExactProgress {
    /// The state of the search: solved after the first solution, unsolvable if there is none.
    pub status: Status,
    /// Nodes tried so far: the exact search's moves.
    pub moves: u64,
    /// The number of choices that lead to the last node, its own included.
    pub depth: usize,
    /// The fraction of the tree that has been searched, 0 to 1.
    pub share: f64,
    /// True if the last node was pruned.
    pub cut: bool,
}

/// The progress of a run of any solver at one move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
#[must_use]
pub enum Progress {
    /// The progress of an annealing run.
    Anneal(AnnealProgress),
    /// The progress of a search.
    Search(SearchProgress),
    /// The progress of an exact search.
    Exact(ExactProgress),
}

impl Progress {
    /// Returns the state of the run.
    pub fn status(&self) -> Status {
        match self {
            Progress::Anneal(annealed) => annealed.status,
            Progress::Search(searched) => searched.status,
            Progress::Exact(proved) => proved.status,
        }
    }

    /// Returns the number of moves so far: proposals, expansions of a search, or nodes of an exact search.
    pub fn moves(&self) -> u64 {
        match self {
            Progress::Anneal(annealed) => annealed.moves,
            Progress::Search(searched) => searched.moves,
            Progress::Exact(proved) => proved.moves,
        }
    }
}

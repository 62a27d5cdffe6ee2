//! The names of the solvers in links, and the solvers that each problem has.

use super::bundle;
use crate::anneal::multi_start;
use crate::exact::sudoku::has_arrangements;
use crate::puzzle::MAX_SEARCHED;
use crate::puzzle::instance::Instance;
use crate::search::Strategy;
use crate::sudoku::{MOST_SWAPPED, Sudoku};

/// Annealing, the default except on maps and on sudokus larger than 25x25.
pub const ANNEAL: &str = "anneal";
/// Parallel tempering.
pub const TEMPERING: &str = "tempering";
/// Multi-start, 8 chains.
pub const REPLICAS: &str = "replicas";
/// Annealing with propagation, a ruin and recreate search.
pub const REBUILD: &str = "rebuild";
/// Exact search.
pub const EXACT: &str = "exact";
/// Exact search that branches on arrangements.
pub const ARRANGEMENTS: &str = "arrangements";
/// A*.
const ASTAR: &str = "astar";

/// The strategies of search, with their names in links, in the order of teaching.
pub const STRATEGIES: [(&str, Strategy); 7] = [
    ("bfs", Strategy::BreadthFirst),
    ("ucs", Strategy::UniformCost),
    ("dfs", Strategy::DepthFirst),
    ("ids", Strategy::IterativeDeepening),
    ("greedy", Strategy::Greedy),
    (ASTAR, Strategy::AStar),
    ("wastar", Strategy::WeightedAStar),
];

/// All solvers in the order of a form, each with its group.
const OFFERED: [(&str, u8); 13] = {
    let mut offered = [("", SEARCHES); 13];
    let mut at = 0;
    while at < STRATEGIES.len() {
        offered[4 + at].0 = STRATEGIES[at].0;
        at += 1;
    }
    [offered[0], offered[1], offered[2], offered[3]] =
        [(ANNEAL, SWAPS), (REPLICAS, LANES), (TEMPERING, SWAPS), (REBUILD, REBUILDS)];
    [offered[11], offered[12]] = [(EXACT, PROOFS), (ARRANGEMENTS, BANDS)];
    offered
};
const SWAPS: u8 = 1;
const LANES: u8 = 2;
const REBUILDS: u8 = 4;
const SEARCHES: u8 = 8;
const PROOFS: u8 = 16;
const BANDS: u8 = 32;

/// Returns the names of the solvers that a problem has.
pub fn solvers(problem: &Instance) -> Vec<&'static str> {
    let when = |group: u8, is_so: bool| if is_so { group } else { 0 };
    let groups = match problem {
        Instance::Sums { puzzle, .. } => {
            let exact = puzzle.cells.len() <= MAX_SEARCHED;
            SWAPS
                | when(LANES, bundle::fits_multi_start(puzzle))
                | when(SEARCHES, exact && !puzzle.has_different())
                | when(PROOFS, exact)
        }
        Instance::Sudoku(sudoku) => {
            let size = sudoku.size;
            REBUILDS
                | PROOFS
                | when(SWAPS, size <= MOST_SWAPPED)
                | when(LANES, sudoku.rules.is_none() && size <= multi_start::sudoku::MOST_SIZE)
                | when(BANDS, has_arrangements(sudoku))
        }
        Instance::Route(_) => SEARCHES,
        Instance::Model(_) => SWAPS,
    };
    OFFERED.iter().filter(|(_, group)| group & groups != 0).map(|&(name, _)| name).collect()
}

/// Returns the default solver of a problem.
pub fn usual(problem: &Instance) -> &'static str {
    match problem {
        Instance::Sudoku(Sudoku { size, .. }) if *size > MOST_SWAPPED => REBUILD,
        Instance::Sums { .. } | Instance::Sudoku(_) | Instance::Model(_) => ANNEAL,
        Instance::Route(_) => ASTAR,
    }
}

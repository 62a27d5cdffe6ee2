//! The names of the solvers in links, and which of them a problem may have.

use super::bundle;
use crate::anneal::multi_start::sudoku;
use crate::exact::sudoku::has_arrangements;
use crate::puzzle::MAX_SEARCHED;
use crate::puzzle::problem::Problem;
use crate::puzzle::sudoku::{MOST_SWAPPED, Sudoku};
use crate::search::Strategy;

/// The solver of a link without one, but for maps.
pub const ANNEAL: &str = "anneal";
/// Parallel tempering.
pub const TEMPERING: &str = "tempering";
/// Eight anneals side by side.
pub const REPLICAS: &str = "replicas";
/// Annealing with propagation.
pub const REBUILD: &str = "rebuild";
/// Exact search.
pub const EXACT: &str = "exact";
/// Exact search that branches on arrangements.
pub const ARRANGEMENTS: &str = "arrangements";
/// A*.
const ASTAR: &str = "astar";

/// Names in links of the strategies, in the order of their teaching.
pub const STRATEGIES: [(&str, Strategy); 7] = [
    ("bfs", Strategy::BreadthFirst),
    ("ucs", Strategy::UniformCost),
    ("dfs", Strategy::DepthFirst),
    ("ids", Strategy::IterativeDeepening),
    ("greedy", Strategy::Greedy),
    (ASTAR, Strategy::AStar),
    ("wastar", Strategy::WeightedAStar),
];

/// Returns the solvers that a problem may have.
pub fn solvers(problem: &Problem) -> Vec<&'static str> {
    let search = STRATEGIES.iter().map(|&(name, _)| name);
    match problem {
        Problem::Sudoku(sudoku) if has_arrangements(sudoku) => {
            vec![ANNEAL, REPLICAS, TEMPERING, REBUILD, EXACT, ARRANGEMENTS]
        }
        Problem::Sums { puzzle, .. } => {
            let fits = bundle::fits_multi_start(puzzle);
            let full: &[_] = if fits { &[ANNEAL, REPLICAS, TEMPERING] } else { &[ANNEAL, TEMPERING] };
            let exact = puzzle.cells.len() <= MAX_SEARCHED;
            let searched = exact && !puzzle.has_different();
            let exact = [EXACT].into_iter().filter(|_| exact);
            full.iter().copied().chain(search.filter(|_| searched)).chain(exact).collect()
        }
        Problem::Sudoku(Sudoku { size, rules: None, .. }) if *size <= sudoku::MOST_SIZE => {
            vec![ANNEAL, REPLICAS, TEMPERING, REBUILD, EXACT]
        }
        Problem::Sudoku(Sudoku { size, .. }) if *size <= MOST_SWAPPED => vec![ANNEAL, TEMPERING, REBUILD, EXACT],
        Problem::Sudoku(_) => vec![REBUILD, EXACT],
        Problem::Route(_) => search.collect(),
    }
}

/// Returns the solver of a link without one.
pub fn usual(problem: &Problem) -> &'static str {
    match problem {
        Problem::Sudoku(Sudoku { size, .. }) if *size > MOST_SWAPPED => REBUILD,
        Problem::Sums { .. } | Problem::Sudoku(_) => ANNEAL,
        Problem::Route(_) => ASTAR,
    }
}

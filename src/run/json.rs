//! A run as JSON.

use super::version::Version;
use super::{AnnealProgress, Best, ExactProgress, Progress, Run, SearchProgress, Status};
use crate::search::AnySearch;
use serde::Serialize;

/// The JSON object of an annealing run, as `annealing-lab solve` prints it.
#[derive(Serialize)]
struct AnnealResult<'a> {
    status: &'a str,
    moves: u64,
    restarts: u64,
    anneals: u64,
    reheats: u64,
    /// The number of grids that annealing with propagation accepted or rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    rebuilds: Option<u64>,
    energy: i32,
    best: BestResult,
    board: Vec<Option<i32>>,
    link: &'a str,
}

/// The best of a run: only its energy in version 1, otherwise with move and board.
#[derive(Serialize)]
#[serde(untagged)]
enum BestResult {
    Energy(i32),
    Whole(Option<Best>),
}

/// The JSON object of a search.
#[derive(Serialize)]
struct SearchResult<'a> {
    status: &'a str,
    /// The number of expansions.
    moves: u64,
    nodes: u64,
    goal_tests: u64,
    cost: Option<u32>,
    actions: u64,
    /// The steps to the solution: cells and the numbers put on them, or cells of a map and the cost to enter them.
    /// Empty without a solution.
    path: Vec<(usize, i32)>,
    /// Blanks are null. On a map, the position of each cell on the path, from 1.
    board: Vec<Option<i32>>,
    link: &'a str,
}

/// The JSON object of an exact search.
#[derive(Serialize)]
struct ExactResult<'a> {
    status: &'a str,
    /// The number of nodes.
    moves: u64,
    /// Blanks are null.
    board: Vec<Option<i32>>,
    link: &'a str,
}

/// Returns the run as one JSON object on one line; `link` is its canonical link.
pub fn to_json(run: &Run, link: &str) -> String {
    to_json_as(run, run.status(), link)
}

/// Returns the run as JSON with another status, for example if the run is known to have no solution.
pub fn to_json_as(run: &Run, status: Status, link: &str) -> String {
    let board = run.board();
    let status = run.version().word(status);
    let json = match run.progress() {
        Progress::Anneal(AnnealProgress { moves, restarts, anneals, reheats, energy, best, rebuild, .. }) => {
            serde_json::to_string(&AnnealResult {
                status,
                moves,
                restarts,
                anneals,
                reheats,
                rebuilds: rebuild.map(|rebuild| rebuild.rebuilds),
                energy,
                best: if run.version() == Version::V1 {
                    BestResult::Energy(best)
                } else {
                    BestResult::Whole(run.best())
                },
                board,
                link,
            })
        }
        Progress::Exact(ExactProgress { moves, .. }) => {
            serde_json::to_string(&ExactResult { status, moves, board, link })
        }
        Progress::Search(SearchProgress { moves, nodes, goal_tests, cost, actions, .. }) => {
            let path = run.looked_at().map_or(Vec::new(), |searcher| steps(searcher.any()));
            serde_json::to_string(&SearchResult { status, moves, nodes, goal_tests, cost, actions, path, board, link })
        }
    };
    json.expect("numbers and strings are JSON")
}

/// Returns the steps of the path to the solution: cell and number, or cell and cost.
fn steps(search: &dyn AnySearch) -> Vec<(usize, i32)> {
    let path = search.path();
    path.iter().skip(1).map(|&node| search.step(node)).collect()
}

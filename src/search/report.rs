//! The searchers side by side on a puzzle's starts, in the format of AIMA's `report`.

use super::any::AnySearch;
use super::route::RouteSearch;
use super::settings::{Heuristic, Order, SearchSettings, Strategy};
use super::{Counters, Search};
use crate::history::progress::Status;
use crate::puzzle::{Puzzle, Start};
use crate::route::{MAPS, Route};
use crate::text::english;
use crate::text::message::Message;
use crate::text::number::grouped;
use serde::Serialize;

/// The name of the board without numbers in the report.
const EMPTY: &str = "empty";

/// The number of expansions between two calls of `goes_on`: some milliseconds.
const SLICE: u64 = 1000;

/// The widths of a searcher's title and of a count, in characters.
const TITLE: usize = 46;
const COLUMN: usize = 10;

/// The counts of one searcher on one start.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportRow {
    /// The name of the start.
    pub start: String,
    /// The final state of the search.
    pub status: Status,
    /// The counts of the search.
    #[serde(flatten)]
    pub counters: Counters,
    /// The cost of the solution, if one was found.
    pub cost: Option<u32>,
    /// The number of actions in the solution; 0 without one.
    pub length: u64,
}

impl ReportRow {
    /// Returns the counts of `search` so far, for the start with this name.
    pub fn new(start: &str, search: &dyn AnySearch) -> ReportRow {
        ReportRow {
            start: start.to_string(),
            status: search.status(),
            counters: search.counters(),
            cost: search.cost(),
            length: search.path().len().saturating_sub(1) as u64,
        }
    }

    /// Returns AIMA's `actions`: expansions plus the length of the solution.
    pub fn actions(&self) -> u64 {
        self.counters.expansions + self.length
    }
}

/// A searcher and its rows, one for each start, in the order of [`starts`].
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The searcher.
    pub settings: SearchSettings,
    /// The results of the searcher.
    pub rows: Vec<ReportRow>,
}

/// Returns the searchers for a report on a puzzle; the first two are those of the published report. Searchers that read
/// an answer are left out if there is none.
pub fn searchers(puzzle: &Puzzle) -> Vec<SearchSettings> {
    use Heuristic::*;
    use Order::*;
    use Strategy::*;
    let all = [
        (BreadthFirst, None, First),
        (AStar, Values, First),
        (UniformCost, None, First),
        (DepthFirst, None, First),
        (IterativeDeepening, None, First),
        (Greedy, Values, First),
        (WeightedAStar, Values, First),
        (AStar, Misplaced, First),
        (BreadthFirst, Feasible, First),
        (DepthFirst, Feasible, First),
        (AStar, Feasible, First),
        (BreadthFirst, Feasible, Constrained),
        (DepthFirst, Feasible, Constrained),
        (AStar, Feasible, Constrained),
        (WeightedAStar, Feasible, Constrained),
    ];
    let settings = |(strategy, heuristic, order)| SearchSettings { strategy, heuristic, order, ..Default::default() };
    let can = |settings: &SearchSettings| puzzle.answer.is_some() || !settings.heuristic.reads_answer();
    all.into_iter().map(settings).filter(can).collect()
}

/// Returns the starts for a searcher: the starts of the puzzle, and the empty board if it prunes or if there is no
/// other start. Without pruning, the empty board is beyond any search.
pub fn starts(puzzle: &Puzzle, settings: &SearchSettings) -> Vec<Start> {
    let mut starts = puzzle.starts.clone();
    if starts.is_empty() || settings.heuristic == Heuristic::Feasible {
        starts.push(Start { name: EMPTY.to_string(), givens: vec![None; puzzle.cells.len()] });
    }
    starts
}

/// Runs every searcher on each of its starts.
pub fn report(puzzle: &Puzzle) -> Vec<Block> {
    report_while(puzzle, &|| true).unwrap_or_default()
}

/// Runs every searcher on each of its starts, as long as `goes_on` returns `true`; it is called every few milliseconds.
/// Returns `None` after it has returned `false`.
pub fn report_while(puzzle: &Puzzle, goes_on: &dyn Fn() -> bool) -> Option<Vec<Block>> {
    let of = |settings: &SearchSettings| {
        let search = |start: Start| (start.name, Search::new(puzzle, &start.givens, *settings));
        let searches = starts(puzzle, settings).into_iter().map(search);
        searches.map(|(name, made)| (name, made.expect("without an answer none that wants it is reported"))).collect()
    };
    blocks(searchers(puzzle), of, goes_on)
}

/// Runs every searcher to the end in slices; returns `None` after `goes_on` has returned `false`.
fn blocks<S: AnySearch>(
    searchers: Vec<SearchSettings>,
    of: impl Fn(&SearchSettings) -> Vec<(String, S)>,
    goes_on: &dyn Fn() -> bool,
) -> Option<Vec<Block>> {
    let row = |(start, mut search): (String, S)| {
        while search.status() == Status::Running {
            if !goes_on() {
                return None;
            }
            search.advance(SLICE);
        }
        Some(ReportRow::new(&start, &search))
    };
    let block = |settings| {
        let rows: Option<Vec<ReportRow>> = of(&settings).into_iter().map(row).collect();
        Some(Block { settings, rows: rows? })
    };
    searchers.into_iter().map(block).collect()
}

/// Returns the searchers for a report on maps, with breadth-first search and A* first.
pub fn route_searchers() -> Vec<SearchSettings> {
    use Heuristic::*;
    use Strategy::*;
    let all = [
        (BreadthFirst, None),
        (AStar, Manhattan),
        (UniformCost, None),
        (DepthFirst, None),
        (IterativeDeepening, None),
        (Greedy, Manhattan),
        (WeightedAStar, Manhattan),
        (Greedy, Straight),
        (AStar, Straight),
    ];
    let settings = |(strategy, heuristic)| SearchSettings { strategy, heuristic, ..Default::default() };
    all.into_iter().map(settings).collect()
}

/// Returns the named maps.
pub fn named_maps() -> Vec<(String, Route)> {
    let map = |(name, text): (&str, &str)| Some((name.to_string(), Route::parse(text).ok()?));
    MAPS.into_iter().filter_map(map).collect()
}

/// Runs every searcher on each of these maps.
pub fn route_report(maps: &[(String, Route)]) -> Vec<Block> {
    route_report_while(maps, &|| true).unwrap_or_default()
}

/// Runs every searcher on each of these maps, as long as `goes_on` returns `true`, like [`report_while`].
pub fn route_report_while(maps: &[(String, Route)], goes_on: &dyn Fn() -> bool) -> Option<Vec<Block>> {
    let search =
        |settings: &SearchSettings, (name, route): &(String, Route)| (name.clone(), RouteSearch::new(route, *settings));
    blocks(route_searchers(), |settings| maps.iter().map(|map| search(settings, map)).collect(), goes_on)
}

/// Returns the report in AIMA's format, one block for each searcher. A table of the nodes of all searchers follows,
/// with `-` if no solution was found. `TOTAL` excludes the empty board.
pub fn to_text(blocks: &[Block]) -> String {
    let mut text: String = blocks.iter().map(|block| block_text(block) + "\n").collect();
    let names = blocks.iter().max_by_key(|block| block.rows.len()).map_or(Vec::new(), |block| columns(block));
    text += &format!("{:<TITLE$}", "nodes");
    text.extend(names.iter().map(|(name, _)| format!("{name:>COLUMN$}")));
    for block in blocks {
        text += &format!("\n{:<TITLE$}", title(&block.settings).to_string());
        let nodes =
            |counts: ReportCounts| if counts.cost.is_finite() { grouped(counts.nodes) } else { "-".to_string() };
        text.extend(columns(block).into_iter().map(|(_, counts)| format!("{:>COLUMN$}", nodes(counts))));
    }
    text + "\n"
}

/// The figures in a line of the report.
#[derive(Clone, Copy, Default)]
struct ReportCounts {
    nodes: u64,
    goal_tests: u64,
    cost: f64,
    actions: u64,
}

/// Returns the name and counts of every row, with `TOTAL` before the empty board.
fn columns(block: &Block) -> Vec<(&str, ReportCounts)> {
    let mut total = ReportCounts::default();
    let mut columns = Vec::new();
    for row in &block.rows {
        let Counters { nodes, goal_tests, .. } = row.counters;
        // AIMA's failure has infinite cost.
        let cost = row.cost.map_or(f64::INFINITY, f64::from);
        columns.push((&row.start[..], ReportCounts { nodes, goal_tests, cost, actions: row.actions() }));
        if row.start != EMPTY {
            total.nodes += nodes;
            total.goal_tests += goal_tests;
            total.cost += cost;
            total.actions += row.actions();
        }
    }
    let starts = block.rows.iter().filter(|row| row.start != EMPTY).count();
    if starts > 0 {
        columns.insert(starts, ("TOTAL", total));
    }
    columns
}

fn block_text(block: &Block) -> String {
    let mut text = title(&block.settings).to_string() + ":\n";
    for (name, ReportCounts { nodes, goal_tests, cost, actions }) in columns(block) {
        let (nodes, goal_tests, actions) = (grouped(nodes), grouped(goal_tests), grouped(actions));
        text += &format!("{nodes:>9} nodes |{goal_tests:>9} goal |{cost:5.0} cost |{actions:>8} actions | {name}");
        if let Some(row) = block.rows.iter().find(|row| row.start == name) {
            text += &remark(row, &block.settings);
        }
        text.push('\n');
    }
    text
}

/// Returns a remark with the facts that have no column in AIMA's format.
fn remark(row: &ReportRow, settings: &SearchSettings) -> String {
    let pruned = (row.counters.cut > 0).then(|| english::report_pruned(row.counters.cut));
    let end = match row.status {
        Status::Unsolvable => Some(english::report_no_solution()),
        Status::Nodes => Some(english::report_stopped(settings.nodes)),
        Status::Running | Status::Solved | Status::Budget => None,
    };
    pruned.into_iter().chain(end).map(|message| format!(", {message}")).collect()
}

/// Returns the display name of a searcher: strategy, heuristic and order, as far as they matter.
pub fn title(settings: &SearchSettings) -> Message {
    let strategy = match settings.strategy {
        Strategy::BreadthFirst => english::search_bfs(),
        Strategy::UniformCost => english::search_ucs(),
        Strategy::DepthFirst => english::search_dfs(),
        Strategy::IterativeDeepening => english::search_ids(),
        Strategy::Greedy => english::search_greedy(),
        Strategy::AStar => english::search_astar(),
        Strategy::WeightedAStar => english::search_wastar(settings.weight.to_string()),
    };
    let heuristic = match settings.heuristic {
        Heuristic::None => None,
        Heuristic::Misplaced => Some(english::heuristic_misplaced()),
        Heuristic::Values => Some(english::heuristic_values()),
        Heuristic::Feasible => Some(english::heuristic_feasible()),
        Heuristic::Manhattan => Some(english::heuristic_manhattan()),
        Heuristic::Straight => Some(english::heuristic_straight()),
    };
    let order = (settings.order == Order::Constrained).then(english::order_constrained);
    [heuristic, order].into_iter().flatten().fold(strategy, english::within)
}

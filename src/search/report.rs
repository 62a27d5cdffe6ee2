//! The searchers side by side on a puzzle's starts, in the form of AIMA's `report`.

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

/// The name under which the board without a number is reported.
const EMPTY: &str = "empty";

/// Expansions between two questions whether the search goes on: some milliseconds.
const SLICE: u64 = 1000;

/// Characters for a searcher's title, and for a count.
const TITLE: usize = 46;
const COLUMN: usize = 10;

/// The counts of one searcher on one start.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportRow {
    /// The name of the start.
    pub start: String,
    /// How the search ended.
    pub status: Status,
    /// What it did.
    #[serde(flatten)]
    pub counters: Counters,
    /// The cost of its solution, if it found one.
    pub cost: Option<u32>,
    /// The actions of its solution; 0 without one.
    pub length: u64,
}

impl ReportRow {
    /// Returns the counts of `search` so far on the start of this name.
    pub fn new(start: &str, search: &dyn AnySearch) -> ReportRow {
        ReportRow {
            start: start.to_string(),
            status: search.status(),
            counters: search.counters(),
            cost: search.cost(),
            length: search.path().len().saturating_sub(1) as u64,
        }
    }

    /// Returns AIMA's `actions`: expansions, and the length of the solution.
    pub fn actions(&self) -> u64 {
        self.counters.expansions + self.length
    }
}

/// A searcher and its rows, one a start, in the order of [`starts`].
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The searcher.
    pub settings: SearchSettings,
    /// What it did.
    pub rows: Vec<ReportRow>,
}

/// Returns the searchers that a puzzle can be reported with; the first two are those of the published report. Those
/// that read an answer are left out where there is none.
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

/// Returns the starts that a searcher is reported on: the puzzle's, and the empty board if it prunes or there is nothing
/// else. Without pruning, the empty board is beyond any search.
pub fn starts(puzzle: &Puzzle, settings: &SearchSettings) -> Vec<Start> {
    let mut starts = puzzle.starts.clone();
    if starts.is_empty() || settings.heuristic == Heuristic::Feasible {
        starts.push(Start { name: EMPTY.to_string(), givens: vec![None; puzzle.cells.len()] });
    }
    starts
}

/// Runs every searcher on every one of its starts.
pub fn report(puzzle: &Puzzle) -> Vec<Block> {
    report_while(puzzle, &|| true).unwrap_or_default()
}

/// Runs every searcher on every one of its starts, as long as `goes_on`, which is called every few milliseconds. Returns `None` after
/// it returned `false`.
pub fn report_while(puzzle: &Puzzle, goes_on: &dyn Fn() -> bool) -> Option<Vec<Block>> {
    let of = |settings: &SearchSettings| {
        let search = |start: Start| (start.name, Search::new(puzzle, &start.givens, *settings));
        let searches = starts(puzzle, settings).into_iter().map(search);
        searches.map(|(name, made)| (name, made.expect("without an answer none that wants it is reported"))).collect()
    };
    blocks(searchers(puzzle), of, goes_on)
}

/// Searches to the end in slices, with every searcher; `None` after `goes_on` returned `false`.
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

/// Returns the searchers that a map can be reported with; breadth-first search and A* come first.
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

/// Returns the maps that have a name.
pub fn named_maps() -> Vec<(String, Route)> {
    let map = |(name, text): (&str, &str)| Some((name.to_string(), Route::parse(text).ok()?));
    MAPS.into_iter().filter_map(map).collect()
}

/// Runs every searcher on every one of these maps.
pub fn route_report(maps: &[(String, Route)]) -> Vec<Block> {
    route_report_while(maps, &|| true).unwrap_or_default()
}

/// Runs every searcher on every one of these maps, as long as `goes_on`, as [`report_while`].
pub fn route_report_while(maps: &[(String, Route)], goes_on: &dyn Fn() -> bool) -> Option<Vec<Block>> {
    let search =
        |settings: &SearchSettings, (name, route): &(String, Route)| (name.clone(), RouteSearch::new(route, *settings));
    blocks(route_searchers(), |settings| maps.iter().map(|map| search(settings, map)).collect(), goes_on)
}

/// Returns the report as AIMA prints it, a block a searcher. One table of the nodes of all follows, with `-` where no
/// solution was found. `TOTAL` leaves out the empty board.
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

/// What a line of the report says.
#[derive(Clone, Copy, Default)]
struct ReportCounts {
    nodes: u64,
    goal_tests: u64,
    cost: f64,
    actions: u64,
}

/// Name and counts of every row, `TOTAL` among them, before the empty board.
fn columns(block: &Block) -> Vec<(&str, ReportCounts)> {
    let mut total = ReportCounts::default();
    let mut columns = Vec::new();
    for row in &block.rows {
        let Counters { nodes, goal_tests, .. } = row.counters;
        // AIMA's failure costs infinitely much.
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

/// What AIMA's form has no column for.
fn remark(row: &ReportRow, settings: &SearchSettings) -> String {
    let pruned = (row.counters.cut > 0).then(|| english::report_pruned(row.counters.cut));
    let end = match row.status {
        Status::Unsolvable => Some(english::report_no_solution()),
        Status::Nodes => Some(english::report_stopped(settings.nodes)),
        Status::Running | Status::Solved | Status::Budget => None,
    };
    pruned.into_iter().chain(end).map(|message| format!(", {message}")).collect()
}

/// Returns the name of a searcher for people: strategy, heuristic, order, as far as they matter.
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

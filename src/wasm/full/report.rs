//! AIMA's report, and partial boards made at random.

use crate::experiment::partial::random_partial;
use crate::link::LinkError;
use crate::link::config::Config;
use crate::puzzle::instance::Instance;
use crate::puzzle::library;
use crate::puzzle::{Puzzle, Start};
use crate::route::Route;
use crate::run::settings::SolverSettings;
use crate::search::report;
use crate::text::english;
use crate::text::message::Message;
use crate::wasm::{thrown, to_js};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A searcher and its links, one a start.
#[derive(Serialize)]
struct StrategyLinks {
    title: Message,
    runs: Vec<StartLink>,
}

/// A search to be run.
#[derive(Serialize)]
struct StartLink {
    start: String,
    link: String,
}

/// Returns the searchers of AIMA's report on this puzzle, given by name or link, and their starts. Those of the
/// published report come first. Throws a `LinkError`.
#[wasm_bindgen]
pub fn searchers(puzzle: &str) -> Result<JsValue, JsValue> {
    if puzzle.contains('=')
        && let Instance::Route(route) = Config::from_link(puzzle).map_err(thrown)?.problem
    {
        return Ok(to_js(&searchers_of_map(&route)));
    }
    let puzzle = sums_puzzle(puzzle)?;
    let searcher = |settings| {
        let run = |start: Start| {
            let problem = Instance::Sums { puzzle: puzzle.clone(), givens: start.givens };
            let link = Config::new(problem, SolverSettings::Search(settings)).to_link();
            StartLink { start: start.name, link }
        };
        StrategyLinks {
            title: report::title(&settings),
            runs: report::starts(&puzzle, &settings).into_iter().map(run).collect(),
        }
    };
    Ok(to_js(&report::searchers(&puzzle).into_iter().map(searcher).collect::<Vec<_>>()))
}

/// Those of the maps that have a name, if this is one of them, else of this map.
fn searchers_of_map(route: &Route) -> Vec<StrategyLinks> {
    let mut maps = report::named_maps();
    if maps.iter().all(|(_, known)| known != route) {
        maps = vec![("map".to_string(), route.clone())];
    }
    let searcher = |settings| {
        let run = |(name, route): &(String, Route)| {
            let (problem, settings) = (Instance::Route(route.clone()), SolverSettings::Search(settings));
            let link = Config::new(problem, settings).to_link();
            StartLink { start: name.clone(), link }
        };
        StrategyLinks { title: report::title(&settings), runs: maps.iter().map(run).collect() }
    };
    report::route_searchers().into_iter().map(searcher).collect()
}

/// Returns a random partial board of a puzzle, given by name or link, as `givens` in a link. The same seed gives the
/// same board. Returns an empty text where the recommended anneal finds no solution. Throws a `LinkError`.
#[wasm_bindgen]
pub fn partial(puzzle: &str, blanks: u32, seed: u32) -> Result<String, JsValue> {
    let puzzle = sums_puzzle(puzzle)?;
    let givens = random_partial(&puzzle, blanks as usize, seed.into());
    let problem = givens.map(|givens| Instance::Sums { puzzle, givens });
    Ok(problem.and_then(|problem| problem.givens()).unwrap_or_default())
}

/// The sums puzzle of this name, or of this link.
fn sums_puzzle(text: &str) -> Result<Puzzle, JsValue> {
    let none = || LinkError::new("puzzle", text, english::not_magic_sum(text));
    let found = if text.contains('=') {
        match Config::from_link(text).map_err(thrown)?.problem {
            Instance::Sums { puzzle, .. } => Some(puzzle),
            Instance::Sudoku(_) | Instance::Route(_) => None,
        }
    } else {
        library::classic(text)
    };
    found.ok_or_else(|| thrown(none()))
}

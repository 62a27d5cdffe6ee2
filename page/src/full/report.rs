//! AIMA's report, and random partial boards.

use crate::{object, thrown, to_js};
use annealing_lab::experiment::partial::random_partial;
use annealing_lab::link::{Config, LinkError};
use annealing_lab::puzzle::{Instance, Puzzle, Start, library};
use annealing_lab::run::SolverSettings;
use annealing_lab::search::{SearchSettings, report};
use annealing_lab::text::english;
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

/// Returns the searchers of AIMA's report on this puzzle, given by name or link, and their starts. The searchers of the
/// published report are first. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Searcher[]")]
pub fn searchers(puzzle: &str) -> Result<JsValue, JsValue> {
    if puzzle.contains('=')
        && let Instance::Route(route) = Config::from_link(puzzle).map_err(thrown)?.problem
    {
        let mut maps = report::named_maps();
        if maps.iter().all(|(_, known)| *known != route) {
            maps = vec![("map".to_string(), route)];
        }
        let starts = || maps.iter().map(|(name, route)| (name.clone(), Instance::Route(route.clone())));
        let searcher = |settings| shown(settings, starts());
        return Ok(report::route_searchers().into_iter().map(searcher).collect::<Array>().into());
    }
    let puzzle = sums_puzzle(puzzle)?;
    let start = |Start { name, givens }| (name, Instance::Sums { puzzle: puzzle.clone(), givens });
    let searcher = |settings| shown(settings, report::starts(&puzzle, &settings).into_iter().map(start));
    Ok(report::searchers(&puzzle).into_iter().map(searcher).collect::<Array>().into())
}

/// Returns a searcher and its links, one for each start.
fn shown(settings: SearchSettings, starts: impl Iterator<Item = (String, Instance)>) -> Object {
    let run = |(start, problem): (String, Instance)| {
        let link = Config::new(problem, SolverSettings::Search(settings)).to_link();
        object(&[("start", start.into()), ("link", link.into())])
    };
    object(&[("title", to_js(&report::title(&settings))), ("runs", starts.map(run).collect::<Array>().into())])
}

/// Returns a random partial board of a puzzle, given by name or link, as `givens` in a link. The same seed gives the
/// same board. Returns an empty text if the recommended anneal finds no solution. Throws a `LinkError`.
#[wasm_bindgen]
pub fn partial(puzzle: &str, blanks: u32, seed: u32) -> Result<String, JsValue> {
    let puzzle = sums_puzzle(puzzle)?;
    let givens = random_partial(&puzzle, blanks as usize, seed.into());
    let problem = givens.map(|givens| Instance::Sums { puzzle, givens });
    Ok(problem.and_then(|problem| problem.givens()).unwrap_or_default())
}

/// Returns the magic-sum puzzle with this name or link.
fn sums_puzzle(text: &str) -> Result<Puzzle, JsValue> {
    let none = || LinkError::new("puzzle", text, english::not_magic_sum(text));
    let found = if text.contains('=') {
        match Config::from_link(text).map_err(thrown)?.problem {
            Instance::Sums { puzzle, .. } => Some(puzzle),
            Instance::Sudoku(_) | Instance::Route(_) | Instance::Model(_) => None,
        }
    } else {
        library::classic(text)
    };
    found.ok_or_else(|| thrown(none()))
}

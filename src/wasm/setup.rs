//! Links, and all that a page shows of one before it runs.

use super::{config_of, joined, object, thrown, to_js};
use crate::anneal::schedule::{Lam, Schedule};
use crate::draft;
use crate::link::Field;
use crate::link::config::Config;
use crate::link::config::define;
use crate::puzzle::instance::{Instance, ROUTE, SUDOKU};
use crate::route::MAPS;
use crate::run::settings::SolverSettings;
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::{Arg, Message};
use js_sys::Float64Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The most points of a curve.
const MOST_POINTS: u32 = 10_000;

/// A puzzle as it is drawn; of sums what the puzzle itself has is added.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Drawing<'a> {
    Sums {
        /// The puzzle's own text, or a `Message`.
        statement: Arg,
        givens: &'a [Option<i32>],
        /// As the link has it; null for a puzzle that has a name.
        define: Option<String>,
        /// How many solutions there are up to the symmetries of the drawing, where the library knows it.
        classes_known: Option<u32>,
    },
    Sudoku {
        name: &'static str,
        title: &'static str,
        statement: Message,
        size: usize,
        box_rows: usize,
        box_columns: usize,
        /// As of sums.
        useful: Option<[f64; 2]>,
        /// Row by row, 0 for a blank.
        givens: &'a [u8],
        /// The rules beyond rows, columns and boxes; the core bundle has none.
        #[cfg_attr(feature = "full", serde(skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(not(feature = "full"), serde(skip))]
        rules: Option<&'a Rules>,
    },
    Route {
        name: &'static str,
        title: &'static str,
        statement: Message,
        rows: usize,
        columns: usize,
        /// What it costs to enter each cell, row by row; 0 is a wall.
        costs: &'a [u8],
        start: usize,
        goal: usize,
        /// As the link has it.
        map: String,
        /// The maps that have a name: name and text.
        maps: &'static [(&'static str, &'static str)],
    },
}

impl<'a> Drawing<'a> {
    fn of(problem: &'a Instance) -> Self {
        match problem {
            Instance::Sums { puzzle, givens } => {
                let define = define(problem);
                let statement = match define {
                    Some(_) => draft::statement(puzzle).into(),
                    None => puzzle.statement.clone().into(),
                };
                let known = puzzle.solutions.as_ref().filter(|_| givens.iter().all(Option::is_none));
                let classes_known = known.and_then(|solutions| u32::try_from(solutions.classes).ok());
                Drawing::Sums { statement, givens, define, classes_known }
            }
            Instance::Sudoku(sudoku) => {
                let &Sudoku { box_rows, box_cols: box_columns, size, ref givens, ref rules } = sudoku;
                let statement = match size {
                    ..=9 => english::sudoku_digits(size),
                    36 => english::sudoku_all_letters(),
                    _ => english::sudoku_letters(9, char::from(b'A' + size as u8 - 10)),
                };
                let useful = sudoku.useful();
                Drawing::Sudoku {
                    name: SUDOKU,
                    title: "Sudoku",
                    statement,
                    size,
                    box_rows,
                    box_columns,
                    useful,
                    givens,
                    rules: rules.as_ref(),
                }
            }
            Instance::Route(route) => Drawing::Route {
                name: ROUTE,
                title: "Route",
                statement: english::find_route(),
                rows: route.rows(),
                columns: route.columns(),
                costs: route.costs(),
                start: route.start(),
                goal: route.goal(),
                map: route.to_text(),
                maps: &MAPS,
            },
        }
    }
}

/// All that a page shows of a link before it runs.
#[derive(Serialize)]
struct Setup {
    link: String,
    at: Option<u64>,
    /// `anneal`, `tempering`, `replicas`, `rebuild`, `search` or `exact`.
    method: &'static str,
    preset: String,
    presets: Vec<String>,
    fields: Vec<Field>,
}

/// Returns the `Setup` of a link. Throws a `LinkError`.
#[wasm_bindgen]
pub fn describe(link: &str) -> Result<JsValue, JsValue> {
    Ok(setup(&config_of(link)?))
}

/// Returns the `Setup` of a link with one setting changed. Throws a `LinkError`.
#[wasm_bindgen]
pub fn change(link: &str, key: &str, value: &str) -> Result<JsValue, JsValue> {
    let changed = Config::from_link(link).and_then(|config| config.changed(key, value));
    Ok(setup(&changed.map_err(thrown)?))
}

/// Returns a random seed below 2^31 that the link's generator takes. Throws a `LinkError`, or an error when the machine
/// has no entropy.
#[wasm_bindgen]
pub fn fresh_seed(link: &str) -> Result<String, JsValue> {
    let _ = config_of(link)?;
    let bits = getrandom::u32().map_err(|error| JsError::new(&error.to_string()))?;
    Ok((bits >> 1).to_string())
}

/// Returns the temperatures of an anneal at `points` moves, evenly from 1 to `moves`. Modified Lam's temperature
/// follows from the run: it gets the fraction of moves that should be accepted. Tempering and searches get none. Throws
/// a `LinkError`.
#[wasm_bindgen]
pub fn temperature_curve(link: &str, moves: f64, points: u32) -> Result<Float64Array, JsValue> {
    let config = config_of(link)?;
    let Some(annealing) = config.settings.annealing() else { return Ok(Float64Array::new_with_length(0)) };
    let points = points.clamp(2, MOST_POINTS);
    let step = (moves.max(1.0) - 1.0) / f64::from(points - 1);
    let point = |i: u32| {
        let k = (1.0 + f64::from(i) * step) as u64;
        match annealing.schedule {
            Schedule::Lam { over, .. } => Lam::target(k as f64 / over as f64),
            other => other.temperature(k),
        }
    };
    let curve: Vec<f64> = (0..points).map(point).collect();
    Ok(Float64Array::from(&curve[..]))
}

pub(super) fn setup(config: &Config) -> JsValue {
    let mut puzzle = to_js(&Drawing::of(&config.problem));
    if let Instance::Sums { puzzle: sums, .. } = &config.problem {
        puzzle = joined(&puzzle, &to_js(sums));
    }
    let setup = to_js(&Setup {
        link: config.to_link(),
        at: config.at,
        method: match config.settings {
            SolverSettings::Anneal(_) => "anneal",
            SolverSettings::Tempering(_) => "tempering",
            SolverSettings::MultiStart(_) => "replicas",
            SolverSettings::Rebuild(_) => "rebuild",
            SolverSettings::Search(_) => "search",
            SolverSettings::Exact(_) => "exact",
        },
        preset: config.preset(),
        presets: config.settings.annealing().map_or(Vec::new(), |_| presets(&config.problem)),
        fields: config.fields(),
    });
    joined(&setup, &object([("puzzle", puzzle)]))
}

fn presets(problem: &Instance) -> Vec<String> {
    crate::link::presets(problem).unwrap_or_default().into_iter().map(|preset| preset.name).collect()
}

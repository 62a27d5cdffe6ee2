//! Links, and all that a page shows of one before it runs.

use super::{config_of, thrown, to_js};
use crate::anneal::schedule::{Lam, Schedule};
use crate::link::Field;
use crate::link::config::Config;
use crate::link::config::define;
use crate::puzzle::Puzzle;
use crate::puzzle::library;
use crate::puzzle::problem::{Problem, SUDOKU};
use crate::puzzle::sudoku::Sudoku;
use crate::run::settings::SolverSettings;
use js_sys::Float64Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The most points of a curve.
const MOST_POINTS: u32 = 10_000;

/// A puzzle as it is drawn.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Drawing<'a> {
    Sums {
        #[serde(flatten)]
        puzzle: &'a Puzzle,
        givens: &'a [Option<i32>],
        /// As the link has it; null for a puzzle that has a name.
        define: Option<String>,
    },
    Sudoku {
        name: &'static str,
        title: &'static str,
        statement: String,
        size: usize,
        box_rows: usize,
        box_columns: usize,
        /// Row by row, 0 for a blank.
        givens: &'a [u8],
    },
}

impl<'a> Drawing<'a> {
    fn of(problem: &'a Problem) -> Self {
        match problem {
            Problem::Sums { puzzle, givens } => Drawing::Sums { puzzle, givens, define: define(problem) },
            Problem::Sudoku(sudoku) => {
                let &Sudoku { box_rows, box_cols: box_columns, size, ref givens } = sudoku;
                let letters = match size {
                    16 => " and A–G",
                    25 => " and A–P",
                    _ => "",
                };
                let statement = format!("1–{}{letters} once in every row, column and box.", size.min(9));
                Drawing::Sudoku { name: SUDOKU, title: "Sudoku", statement, size, box_rows, box_columns, givens }
            }
        }
    }
}

/// Name and title of a puzzle to choose.
#[derive(Serialize)]
struct PuzzleChoice {
    name: String,
    title: String,
}

/// All that a page shows of a link before it runs.
#[derive(Serialize)]
struct Setup<'a> {
    link: String,
    at: Option<u64>,
    puzzle: Drawing<'a>,
    /// `anneal`, `tempering`, `replicas`, `search` or `exact`.
    method: &'static str,
    preset: String,
    presets: Vec<String>,
    /// A few to choose from, this one among them.
    puzzles: Vec<PuzzleChoice>,
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
    let bits = getrandom::u32().map_err(|error| JsError::new(&format!("no fresh seed: {error}")))?;
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
    let classic = |name: &str| {
        let title = library::classic(name).map_or_else(String::new, |puzzle| puzzle.title);
        PuzzleChoice { name: name.to_string(), title }
    };
    let sudoku = PuzzleChoice { name: SUDOKU.to_string(), title: "Sudoku".to_string() };
    let mut puzzles: Vec<PuzzleChoice> = library::FAVOURITES.into_iter().map(classic).chain([sudoku]).collect();
    if let Problem::Sums { puzzle, .. } = &config.problem
        && puzzles.iter().all(|choice| choice.name != puzzle.name)
    {
        puzzles.push(PuzzleChoice { name: puzzle.name.clone(), title: puzzle.title.clone() });
    }
    to_js(&Setup {
        link: config.to_link(),
        at: config.at,
        puzzle: Drawing::of(&config.problem),
        method: match config.settings {
            SolverSettings::Anneal(_) => "anneal",
            SolverSettings::Tempering(_) => "tempering",
            SolverSettings::MultiStart(_) => "replicas",
            SolverSettings::Search(_) => "search",
            SolverSettings::Exact(_) => "exact",
        },
        preset: config.preset(),
        presets: config.settings.annealing().map_or(Vec::new(), |_| presets(&config.problem)),
        puzzles,
        fields: config.fields(),
    })
}

fn presets(problem: &Problem) -> Vec<String> {
    problem.presets().into_iter().map(|preset| preset.name).collect()
}

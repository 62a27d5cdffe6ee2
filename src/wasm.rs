//! The border to JavaScript: the only `#[wasm_bindgen]` of the crate. Its types are drawn in `docs/ARCHITECTURE.md`.

use crate::config::{Config, Field};
use crate::link::LinkError;
use crate::problem::{Problem, SUDOKU};
use crate::puzzle::Puzzle;
use crate::run::Run;
use crate::sudoku::Sudoku;
use crate::{puzzles, report};
use js_sys::{Float64Array, Int32Array, Object, Reflect, Uint8Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// The most points of a curve.
const MOST_POINTS: u32 = 10_000;

/// A run, stepped from JavaScript.
#[wasm_bindgen]
pub struct Solver {
    run: Run,
}

#[wasm_bindgen]
impl Solver {
    /// The run of a link, at its start. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str) -> Result<Solver, JsValue> {
        let config = Config::from_link(link).map_err(thrown)?;
        Ok(Solver { run: Run::new(config) })
    }

    /// Makes `n` moves, fewer when the run ends, and gives the `Progress`.
    pub fn step(&mut self, n: f64) -> JsValue {
        // Casts from float to integer saturate, and take NaN for 0.
        self.run.advance(n as u64);
        self.progress()
    }

    /// The `Progress` as it is.
    pub fn progress(&self) -> JsValue {
        to_js(&self.run.progress())
    }

    /// The number on each cell, in cell order; of a sudoku row by row.
    pub fn board(&self) -> Int32Array {
        Int32Array::from(&self.run.board()[..])
    }

    /// Where the number on each cell comes from: 0 annealed, 1 given, 2 deduced.
    pub fn kinds(&self) -> Uint8Array {
        Uint8Array::from(&self.run.kinds().iter().map(|&kind| kind as u8).collect::<Vec<u8>>()[..])
    }

    /// The sum of each line, in line order; of a sudoku the repeats in each row, then in each column.
    pub fn sums(&self) -> Int32Array {
        Int32Array::from(&self.run.config().problem.sums(&self.run.board())[..])
    }

    /// The `Trace`: columns of the same length, and the moves after which new anneals began.
    pub fn trace(&self) -> Object {
        let rows = self.run.rows();
        let column = |value: &dyn Fn(&crate::trace::Row) -> f64| {
            Float64Array::from(&rows.iter().map(value).collect::<Vec<f64>>()[..])
        };
        let marks = |moves: Vec<u64>| Float64Array::from(&moves.iter().map(|&m| m as f64).collect::<Vec<f64>>()[..]);
        let columns = [
            ("move", column(&|row| row.moves as f64)),
            ("energy", column(&|row| row.energy.into())),
            ("best", column(&|row| row.best.into())),
            ("temperature", column(&|row| row.temperature)),
            ("accepted", column(&|row| row.accepted as f64)),
            ("restarts", marks(self.run.trace().restarts())),
            ("reheats", marks(self.run.trace().reheats())),
        ];
        let trace = Object::new();
        for (name, column) in columns {
            Reflect::set(&trace, &name.into(), &column).expect("a plain object takes any property");
        }
        trace
    }

    /// What `annealing-lab trace` prints.
    pub fn trace_csv(&self) -> String {
        report::to_csv(&self.run)
    }

    /// What `annealing-lab solve` prints, without the line's end.
    pub fn result(&self) -> String {
        report::to_json(&self.run)
    }
}

/// A puzzle as it is drawn.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Drawing<'a> {
    Sums {
        #[serde(flatten)]
        puzzle: &'a Puzzle,
        givens: &'a [Option<i32>],
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
            Problem::Sums { puzzle, givens } => Drawing::Sums { puzzle, givens },
            Problem::Sudoku(sudoku) => {
                let &Sudoku { box_rows, box_columns, ref givens } = sudoku;
                let size = sudoku.size();
                let letters = match size {
                    16 => " and A–G",
                    25 => " and A–P",
                    _ => "",
                };
                let statement = format!("1–{}{letters} once in every row, column and block.", size.min(9));
                Drawing::Sudoku { name: SUDOKU, title: "Sudoku", statement, size, box_rows, box_columns, givens }
            }
        }
    }
}

/// Name and title of a puzzle to choose.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    title: String,
}

/// All that a page shows of a link before it runs.
#[derive(Serialize)]
struct Setup<'a> {
    link: String,
    at: Option<u64>,
    puzzle: Drawing<'a>,
    preset: String,
    presets: Vec<String>,
    puzzles: Vec<Choice>,
    fields: Vec<Field>,
}

/// The `Setup` of a link. Throws a `LinkError`.
#[wasm_bindgen]
pub fn describe(link: &str) -> Result<JsValue, JsValue> {
    Ok(setup(&Config::from_link(link).map_err(thrown)?))
}

/// The `Setup` of a link with one setting changed. Throws a `LinkError`.
#[wasm_bindgen]
pub fn change(link: &str, key: &str, value: &str) -> Result<JsValue, JsValue> {
    let changed = Config::from_link(link).and_then(|config| config.changed(key, value));
    Ok(setup(&changed.map_err(thrown)?))
}

/// A seed that the link's generator takes, short enough to read out: from the machine's entropy, below 2^31. Throws
/// a `LinkError`, or an error when there is no entropy.
#[wasm_bindgen]
pub fn fresh_seed(link: &str) -> Result<String, JsValue> {
    Config::from_link(link).map_err(thrown)?;
    let bits = getrandom::u32().map_err(|error| JsError::new(&format!("no fresh seed: {error}")))?;
    Ok((bits >> 1).to_string())
}

/// The temperatures of an anneal at `points` moves, evenly from 1 to `moves`. Throws a `LinkError`.
#[wasm_bindgen]
pub fn temperature_curve(link: &str, moves: f64, points: u32) -> Result<Float64Array, JsValue> {
    let schedule = Config::from_link(link).map_err(thrown)?.annealing.schedule;
    let points = points.clamp(2, MOST_POINTS);
    let step = (moves.max(1.0) - 1.0) / f64::from(points - 1);
    let curve: Vec<f64> = (0..points).map(|i| schedule.temperature((1.0 + f64::from(i) * step) as u64)).collect();
    Ok(Float64Array::from(&curve[..]))
}

fn setup(config: &Config) -> JsValue {
    let classic = |name| {
        let title = puzzles::classic(name).map_or_else(String::new, |puzzle| puzzle.title);
        Choice { name, title }
    };
    let sudoku = Choice { name: SUDOKU, title: "Sudoku".to_string() };
    to_js(&Setup {
        link: config.to_link(),
        at: config.at,
        puzzle: Drawing::of(&config.problem),
        preset: config.preset(),
        presets: config.problem.presets().into_iter().map(|preset| preset.name).collect(),
        puzzles: puzzles::names().into_iter().map(classic).chain([sudoku]).collect(),
        fields: config.fields(),
    })
}

/// A `LinkError` with its message.
#[derive(Serialize)]
struct Thrown {
    #[serde(flatten)]
    error: LinkError,
    message: String,
}

fn thrown(error: LinkError) -> JsValue {
    let message = error.to_string();
    to_js(&Thrown { error, message })
}

fn to_js<T: Serialize>(value: &T) -> JsValue {
    value.serialize(&Serializer::json_compatible()).expect("plain data become a plain object")
}

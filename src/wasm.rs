//! The border to JavaScript: the only `#[wasm_bindgen]` of the crate. Its types are drawn in `docs/ARCHITECTURE.md`.

use crate::config::{Config, Field};
use crate::link::LinkError;
use crate::puzzle::Puzzle;
use crate::run::Run;
use crate::{puzzles, report};
use js_sys::{Float64Array, Int32Array, Object, Reflect};
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

    /// The number on each cell, in cell order.
    pub fn board(&self) -> Int32Array {
        Int32Array::from(self.run.board())
    }

    /// The sum of each line, in line order.
    pub fn sums(&self) -> Int32Array {
        Int32Array::from(&self.run.config().puzzle.sums(self.run.board())[..])
    }

    /// The `Trace`: columns of the same length, and the moves after which new anneals began.
    pub fn trace(&self) -> Object {
        let rows = self.run.rows();
        let column = |value: &dyn Fn(&crate::trace::Row) -> f64| {
            Float64Array::from(&rows.iter().map(value).collect::<Vec<f64>>()[..])
        };
        let restarts: Vec<f64> = self.run.restarts().iter().map(|&moves| moves as f64).collect();
        let columns = [
            ("move", column(&|row| row.moves as f64)),
            ("energy", column(&|row| row.energy.into())),
            ("best", column(&|row| row.best.into())),
            ("temperature", column(&|row| row.temperature)),
            ("accepted", column(&|row| row.accepted as f64)),
            ("restarts", Float64Array::from(&restarts[..])),
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

/// The puzzle as it is drawn.
#[derive(Serialize)]
struct Drawing<'a> {
    #[serde(flatten)]
    puzzle: &'a Puzzle,
    givens: &'a [Option<i32>],
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
    preset: &'a str,
    presets: Vec<&'a str>,
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
    let title = |name| puzzles::classic(name).map_or_else(String::new, |puzzle| puzzle.title);
    to_js(&Setup {
        link: config.to_link(),
        at: config.at,
        puzzle: Drawing { puzzle: &config.puzzle, givens: &config.givens },
        preset: config.preset(),
        presets: config.puzzle.presets.iter().map(|preset| &preset.name[..]).collect(),
        puzzles: puzzles::names().into_iter().map(|name| Choice { name, title: title(name) }).collect(),
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

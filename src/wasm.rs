//! The border to JavaScript: the only `#[wasm_bindgen]` of the crate. Its types are drawn in `docs/ARCHITECTURE.md`.

use crate::config::{Config, Field};
use crate::link::LinkError;
use crate::problem::{Problem, SUDOKU};
use crate::puzzle::Puzzle;
use crate::run::Run;
use crate::searcher::Size;
use crate::sudoku::Sudoku;
use crate::trace::{Row, Trace};
use crate::{puzzles, report};
use js_sys::{Float64Array, Int32Array, Object, Reflect, Uint8Array, Uint16Array, Uint32Array};
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

    /// The number on each cell, in cell order; of a sudoku row by row; 0 for a blank, which `kinds` tells from a 0.
    pub fn board(&self) -> Int32Array {
        Int32Array::from(&self.run.numbers()[..])
    }

    /// Where the number on each cell comes from: 0 annealed or searched, 1 given, 2 deduced, 3 blank.
    pub fn kinds(&self) -> Uint8Array {
        Uint8Array::from(&self.run.kinds().iter().map(|&kind| kind as u8).collect::<Vec<u8>>()[..])
    }

    /// The sum of each line, in line order; of a sudoku the repeats in each row, then in each column.
    pub fn sums(&self) -> Int32Array {
        Int32Array::from(&self.run.config().problem.sums(&self.run.numbers())[..])
    }

    /// The `Trace` of an annealing run: columns of the same length, and the moves after which new anneals began and reheats
    /// came. Of a search the `Sizes`.
    pub fn trace(&self) -> Object {
        if let Some(searcher) = self.run.searcher() {
            let sizes = searcher.sizes();
            let column = |value: fn(&Size) -> u64| floats(sizes.iter().map(|size| value(size) as f64));
            return object([
                ("expansion", column(|size| size.expansions)),
                ("nodes", column(|size| size.nodes)),
                ("goal_tests", column(|size| size.goal_tests)),
                ("frontier", column(|size| size.frontier)),
                ("reached", column(|size| size.reached)),
            ]);
        }
        let rows = self.run.rows();
        let column = |value: fn(&Row) -> f64| floats(rows.iter().map(value));
        let marks = |of: fn(&Trace) -> Vec<u64>| {
            floats(self.run.trace().map_or(Vec::new(), of).into_iter().map(|moves| moves as f64))
        };
        object([
            ("move", column(|row| row.moves as f64)),
            ("energy", column(|row| row.energy.into())),
            ("best", column(|row| row.best.into())),
            ("temperature", column(|row| row.temperature)),
            ("accepted", column(|row| row.accepted as f64)),
            ("restarts", marks(Trace::restarts)),
            ("reheats", marks(Trace::reheats)),
        ])
    }

    /// The `Tree` of a search, a column for each property and a place for each node; null of an annealing run.
    pub fn tree(&self) -> JsValue {
        let Some(searcher) = self.run.searcher() else { return JsValue::NULL };
        let search = searcher.search();
        let tree = search.tree();
        let nodes = 0..tree.len() as u32;
        let number = |node: u32| if node == 0 { 0 } else { search.step(node).1 };
        let columns: [(&str, JsValue); 8] = [
            ("parent", Uint32Array::from(tree.parents()).into()),
            ("cell", Uint8Array::from(tree.cells()).into()),
            ("number", Int32Array::from(&nodes.clone().map(number).collect::<Vec<i32>>()[..]).into()),
            ("g", Uint8Array::from(tree.depths()).into()),
            ("h", Uint16Array::from(tree.estimates()).into()),
            ("f", floats(nodes.map(|node| search.f(node))).into()),
            ("expanded", Uint32Array::from(tree.expanded()).into()),
            ("path", Uint32Array::from(&search.path()[..]).into()),
        ];
        object(columns).into()
    }

    /// The board of a node of a search, as `board` gives it; empty where there is no such node.
    pub fn board_of(&self, node: u32) -> Int32Array {
        let searcher = self.run.searcher().filter(|searcher| (node as usize) < searcher.search().tree().len());
        let board = searcher.map_or(Vec::new(), |searcher| searcher.search().board_of(node));
        Int32Array::from(&board.into_iter().map(Option::unwrap_or_default).collect::<Vec<i32>>()[..])
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
                let statement = format!("Every row, column and block must hold each of {size} digits once.");
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
    /// `anneal` or `search`.
    method: &'static str,
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

/// The temperatures of an anneal at `points` moves, evenly from 1 to `moves`; none of a search. Throws a `LinkError`.
#[wasm_bindgen]
pub fn temperature_curve(link: &str, moves: f64, points: u32) -> Result<Float64Array, JsValue> {
    let config = Config::from_link(link).map_err(thrown)?;
    let Some(annealing) = config.annealing() else { return Ok(Float64Array::new_with_length(0)) };
    let points = points.clamp(2, MOST_POINTS);
    let step = (moves.max(1.0) - 1.0) / f64::from(points - 1);
    let curve: Vec<f64> =
        (0..points).map(|i| annealing.schedule.temperature((1.0 + f64::from(i) * step) as u64)).collect();
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
        method: if config.annealing().is_some() { "anneal" } else { "search" },
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

fn floats(values: impl Iterator<Item = f64>) -> Float64Array {
    Float64Array::from(&values.collect::<Vec<f64>>()[..])
}

fn object<T: AsRef<JsValue>>(properties: impl IntoIterator<Item = (&'static str, T)>) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        Reflect::set(&object, &name.into(), value.as_ref()).expect("a plain object takes any property");
    }
    object
}

fn to_js<T: Serialize>(value: &T) -> JsValue {
    value.serialize(&Serializer::json_compatible()).expect("plain data become a plain object")
}

//! Experiments: reading and changing them, making their runs, and what their rows say.

use crate::config::Field;
use crate::experiment::{self, CLASSICS, Edit, Experiment, Results, Row, Runner};
use crate::link::LinkError;
use crate::wasm::{thrown, to_js};
use js_sys::{Array, JsString, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// An experiment as the page shows it.
#[derive(Serialize)]
struct Outline {
    /// The canonical link.
    link: String,
    /// The version of the program, to tell kept rows of others.
    version: &'static str,
    settings: Vec<OutlinedSetting>,
    groups: Vec<OutlinedGroup>,
    /// `first..last`.
    seeds: String,
    seed_count: u64,
    moves: u64,
    runs: usize,
}

#[derive(Serialize)]
struct OutlinedSetting {
    name: String,
    searches: bool,
    /// Those that are the setting's own.
    fields: Vec<Field>,
    /// Its first run.
    link: String,
}

#[derive(Serialize)]
struct OutlinedGroup {
    label: String,
    puzzles: usize,
}

fn outlined(experiment: &Experiment) -> JsValue {
    let (first, last) = experiment.seeds();
    let settings = experiment.settings().iter().enumerate().map(|(place, setting)| OutlinedSetting {
        name: setting.name.clone(),
        searches: setting.searches(),
        fields: setting.config().fields().into_iter().filter(|field| !["seed", "moves"].contains(&field.key)).collect(),
        // The first runs are those of all settings in their order.
        link: experiment.run_link(place),
    });
    let groups = experiment.groups().into_iter().map(|(label, puzzles)| OutlinedGroup { label, puzzles });
    to_js(&Outline {
        link: experiment.to_link(),
        version: env!("CARGO_PKG_VERSION"),
        settings: settings.collect(),
        groups: groups.collect(),
        seeds: format!("{first}..{last}"),
        seed_count: last - first + 1,
        moves: experiment.moves(),
        runs: experiment.runs(),
    })
}

/// The `Outline` of an experiment's link. Throws a `LinkError`.
#[wasm_bindgen]
pub fn outline(link: &str) -> Result<JsValue, JsValue> {
    Experiment::from_link(link).map(|experiment| outlined(&experiment)).map_err(thrown)
}

/// The `Outline` of the experiment that begins with a run's link. Throws a `LinkError`.
#[wasm_bindgen]
pub fn outline_of_run(link: &str) -> Result<JsValue, JsValue> {
    Experiment::of_run(link).map(|experiment| outlined(&experiment)).map_err(thrown)
}

/// The `Outline` of an experiment with one thing changed: `edit` is an `Edit` as JSON. Throws a `LinkError`.
#[wasm_bindgen]
pub fn edit_experiment(link: &str, edit: &str) -> Result<JsValue, JsValue> {
    let changed = || -> Result<Experiment, LinkError> {
        let edit: Edit = serde_json::from_str(edit).map_err(|_| LinkError::new("edit", edit, "a change"))?;
        Experiment::from_link(link)?.edited(edit)
    };
    changed().map(|experiment| outlined(&experiment)).map_err(thrown)
}

/// The puzzle of a run's link, as `on` has it. Throws a `LinkError`.
#[wasm_bindgen]
pub fn group_of_run(link: &str) -> Result<String, JsValue> {
    Experiment::group_of_run(link).map_err(thrown)
}

/// The experiments that are built in: `{ title, look_for, link }[]`.
#[wasm_bindgen]
pub fn classic_experiments() -> JsValue {
    to_js(&CLASSICS)
}

/// Makes runs of an experiment, one at a time, stepped from JavaScript.
#[wasm_bindgen]
pub struct Trial {
    experiment: Experiment,
    runner: Option<Runner>,
}

#[wasm_bindgen]
impl Trial {
    /// None yet. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str) -> Result<Trial, JsValue> {
        Ok(Trial { experiment: Experiment::from_link(link).map_err(thrown)?, runner: None })
    }

    /// Begins the run of this number; one that is not there is none.
    pub fn begin(&mut self, run: u32) {
        let there = (run as usize) < self.experiment.runs();
        self.runner = there.then(|| Runner::new(&self.experiment, run as usize));
    }

    /// Makes `n` moves, fewer when the run ends; then the run's row, as `Table` takes it, else null.
    pub fn step(&mut self, n: f64) -> Option<String> {
        // Casts from float to integer saturate, and take NaN for 0.
        let row = self.runner.as_mut()?.advance(n as u64)?;
        self.runner = None;
        Some(row.to_text())
    }

    /// Moves of the run so far.
    pub fn moves(&self) -> f64 {
        self.runner.as_ref().map_or(0.0, |runner| runner.moves() as f64)
    }
}

/// The rows of an experiment, and what they say.
#[wasm_bindgen]
pub struct Table {
    results: Results,
}

#[wasm_bindgen]
impl Table {
    /// Empty. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str) -> Result<Table, JsValue> {
        let experiment = Experiment::from_link(link).map_err(thrown)?;
        Ok(Table { results: Results::new(experiment) })
    }

    /// Takes rows in, in any order; what is no row of this experiment is left out. How many are there now.
    pub fn add(&mut self, rows: Vec<String>) -> usize {
        for text in rows {
            if let Some(row) = Row::from_text(&text, self.results.experiment()) {
                self.results.add(row);
            }
        }
        self.results.there()
    }

    /// The numbers of the runs that are still to be made, in their order.
    pub fn missing(&self) -> Uint32Array {
        let missing = self.results.missing(usize::MAX);
        Uint32Array::from(&missing.into_iter().map(|run| run as u32).collect::<Vec<u32>>()[..])
    }

    /// All statistics: a `Summary`.
    pub fn summary(&self) -> JsValue {
        to_js(&self.results.summary())
    }

    /// The links of the runs of a group's first puzzle from the first seed, one a setting: what a race can be made of.
    pub fn race(&self, group: usize) -> Array {
        let experiment = self.results.experiment();
        let puzzle = (0..experiment.puzzles()).find(|&puzzle| experiment.group_of(puzzle) == group).unwrap_or(0);
        let settings = experiment.settings().len();
        (0..settings).map(|place| JsString::from(experiment.run_link(puzzle * settings + place))).collect()
    }

    /// What `annealing-lab sweep` prints.
    pub fn csv(&self) -> String {
        experiment::to_csv(&self.results)
    }

    /// What `annealing-lab sweep --format json` prints.
    pub fn json(&self) -> String {
        experiment::to_json(&self.results)
    }
}

//! Experiments: reading and editing them, making their runs, and presenting their rows.

use crate::pace::Pace;
use crate::{object, plain, thrown, to_js};
use annealing_lab::experiment::{
    self, CLASSICS, Classic, CurvesOf, Edit, Experiment, Grids, ListedRun, Reading, Results, Rounds, RunResult, Runner,
    Summary, Summing,
};
use annealing_lab::lesson::Claim;
use annealing_lab::link::LinkError;
use annealing_lab::text::english;
use js_sys::{Array, JsString, Uint32Array};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;

/// Returns an experiment in the form that the page displays.
fn outlined(experiment: &Experiment) -> JsValue {
    let (first, last) = experiment.seeds();
    let settings = experiment.settings().iter().enumerate().map(|(place, setting)| {
        let mut fields = setting.config().fields();
        fields.retain(|field| !["seed", "moves"].contains(&field.key));
        // The first runs are those of all settings, in order.
        let link = experiment.run_link(place);
        let (name, searches) = (to_js(&setting.name), setting.searches());
        object(&[("name", name), ("searches", searches.into()), ("fields", to_js(&fields)), ("link", link.into())])
    });
    let groups = experiment.groups().into_iter();
    let groups = groups.map(|(label, puzzles)| object(&[("label", to_js(&label)), ("puzzles", puzzles.into())]));
    plain(&[
        ("link", experiment.to_link().into()),
        // The version distinguishes stored rows of other versions.
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("settings", settings.collect::<Array>().into()),
        ("groups", groups.collect::<Array>().into()),
        ("seeds", format!("{first}..{last}").into()),
        ("seed_count", to_js(&(last - first + 1))),
        ("least", to_js(&experiment.least())),
        ("target", experiment.aim().to_text().into()),
        ("moves", to_js(&experiment.moves())),
        // With `least`, these are the runs of the first round.
        ("runs", Rounds::new(experiment).runs().len().into()),
        ("grids", experiment.grids().into()),
    ])
}

/// A reader of experiments, one after the other, in slices, because their random grids take time. Grids that have been
/// made are kept.
#[wasm_bindgen]
#[derive(Default)]
pub struct ExperimentReader {
    grids: Grids,
    reading: Option<Reading>,
    /// The edit for the experiment that is being read.
    edit: Option<Edit>,
    /// The last experiment that was read.
    read: Option<Experiment>,
}

#[wasm_bindgen]
impl ExperimentReader {
    /// Returns a reader that has not read anything yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> ExperimentReader {
        ExperimentReader::default()
    }

    /// Begins with an experiment's link. Throws a `LinkError`.
    pub fn link(&mut self, link: &str) -> Result<(), JsValue> {
        self.begin(Reading::from_link(link), None)
    }

    /// Begins with the experiment that starts from a run's link. Throws a `LinkError`.
    pub fn run(&mut self, link: &str) -> Result<(), JsValue> {
        self.begin(Reading::from_run(link), None)
    }

    /// Begins with an experiment after one edit: `edit` is an `Edit` as JSON. Throws a `LinkError`.
    pub fn edit(&mut self, link: &str, edit: &str) -> Result<(), JsValue> {
        let edit =
            serde_json::from_str(edit).map_err(|_| thrown(LinkError::new("edit", edit, english::not_an_edit(edit))))?;
        match self.read.take().filter(|read| read.to_link() == link) {
            Some(read) => self.begin(Reading::from_edit(&read, edit), None),
            None => self.begin(Reading::from_link(link), Some(edit)),
        }
    }

    fn begin(&mut self, reading: Result<Reading, LinkError>, edit: Option<Edit>) -> Result<(), JsValue> {
        self.edit = edit;
        self.reading = Some(reading.map_err(thrown)?);
        Ok(())
    }

    /// Continues for about `milliseconds` ms, and returns the `ReadSoFar`, or at the end the `Outline`. Throws a `LinkError`.
    #[wasm_bindgen(unchecked_return_type = "ReadSoFar | Outline")]
    pub fn advance(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let Some(mut reading) = self.reading.take() else { return Ok(JsValue::NULL) };
        if !Pace::new().within(milliseconds, &mut |nodes| reading.read_on(nodes, &mut self.grids)) {
            let (made, grids) = reading.progress();
            self.reading = Some(reading);
            return Ok(plain(&[("made", made.into()), ("grids", grids.into())]));
        }
        let experiment = reading.finish(&mut self.grids).map_err(thrown)?;
        if let Some(edit) = self.edit.take() {
            self.begin(Reading::from_edit(&experiment, edit), None)?;
            return self.advance(milliseconds);
        }
        let outline = outlined(&experiment);
        self.read = Some(experiment);
        Ok(outline)
    }
}

/// Returns the puzzle of a run's link, in the format of `on`. Throws a `LinkError`.
#[wasm_bindgen]
pub fn group_of_run(link: &str) -> Result<String, JsValue> {
    Experiment::group_of_run(link).map_err(thrown)
}

/// Returns the built-in experiments: `{ title, look_for, link }[]`, both texts as `Message`s.
#[wasm_bindgen(unchecked_return_type = "ClassicExperiment[]")]
pub fn classic_experiments() -> JsValue {
    let shown = |Classic { title, look_for, link }| {
        object(&[("title", to_js(&title())), ("look_for", to_js(&look_for())), ("link", link.into())])
    };
    Array::from_iter(CLASSICS.map(shown)).into()
}

fn read_with(link: &str, grids: &str) -> Result<Experiment, JsValue> {
    let reading = Reading::from_link(link).map_err(thrown)?;
    reading.finish(&mut Grids::from_text(grids)).map_err(thrown)
}

/// A runner of an experiment, one run after the other, advanced from JavaScript.
#[wasm_bindgen]
pub struct Trial {
    experiment: Experiment,
    /// The numbers of the runs that have not begun.
    due: VecDeque<u32>,
    runner: Option<Runner>,
    pace: Pace,
    /// The time in milliseconds and the cost of each setting's runs on this machine.
    times: Vec<[f64; 2]>,
}

#[wasm_bindgen]
impl Trial {
    /// Returns the runner for an `Outline`'s `link` and `grids`, with no runs to make yet. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, grids: &str) -> Result<Trial, JsValue> {
        let experiment = read_with(link, grids)?;
        let times = vec![[0.0; 2]; experiment.settings().len()];
        Ok(Trial { experiment, due: VecDeque::new(), runner: None, pace: Pace::new(), times })
    }

    /// Adds runs to make, by their numbers; unknown numbers are ignored.
    pub fn add(&mut self, runs: Vec<u32>) {
        let there = self.experiment.runs();
        self.due.extend(runs.into_iter().filter(|&run| (run as usize) < there));
    }

    /// Makes runs for about `milliseconds` ms, and returns the rows of those that have ended, in the format for
    /// `Table`.
    pub fn advance(&mut self, milliseconds: f64) -> Vec<String> {
        let Trial { experiment, due, runner, pace, times } = self;
        let end = Pace::now() + milliseconds;
        let mut rows = Vec::new();
        let mut goes_on = true;
        while goes_on {
            let next = || due.pop_front().map(|run| Runner::new(experiment, run as usize));
            let Some(mut run) = runner.take().or_else(next) else { break };
            let (begun, before) = (Pace::now(), run.moves());
            let mut row = None;
            pace.within(end - begun, &mut |moves| {
                row = run.advance(moves);
                row.is_some()
            });
            let setting = experiment.job(run.number()).setting;
            let made = run.moves().saturating_sub(before) * experiment.settings()[setting].cost_of_move();
            times[setting][0] += Pace::now() - begun;
            times[setting][1] += made as f64;
            goes_on = row.is_some() && Pace::now() < end;
            match row {
                Some(row) => rows.push(row.to_text()),
                None => *runner = Some(run),
            }
        }
        rows
    }

    /// Returns the wall time of the runs so far, in milliseconds, and their cost: two numbers for each setting. They
    /// describe this machine, and are not part of any row.
    pub fn times(&self) -> Vec<f64> {
        self.times.iter().flatten().copied().collect()
    }

    /// Returns the number of runs left to make, including the present one.
    pub fn left(&self) -> usize {
        self.due.len() + usize::from(self.runner.is_some())
    }
}

/// The rows of an experiment, with their statistics.
#[wasm_bindgen]
pub struct Table {
    results: Results,
    /// The statistics in progress, and the statistics for the JSON.
    summing: Option<Summing>,
    whole: Option<Summing>,
    pace: Pace,
}

#[wasm_bindgen]
impl Table {
    /// Returns an empty table for an `Outline`'s `link` and `grids`. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, grids: &str) -> Result<Table, JsValue> {
        Ok(Table { results: Results::new(read_with(link, grids)?), summing: None, whole: None, pace: Pace::new() })
    }

    /// Adds rows, in any order, and returns the number of rows received. Text that is not a row of this experiment is
    /// ignored.
    pub fn add(&mut self, rows: Vec<String>) -> usize {
        for text in rows {
            if let Some(row) = RunResult::from_text(&text, self.results.experiment()) {
                self.results.add(row);
            }
        }
        self.results.there()
    }

    /// Returns the total number of planned runs. With `least` it grows when a round ends with too few solved runs.
    pub fn planned(&self) -> usize {
        self.results.runs().len()
    }

    /// Returns the numbers of the missing runs, in order.
    pub fn missing(&self) -> Uint32Array {
        let missing = self.results.missing(usize::MAX);
        Uint32Array::from(&missing.into_iter().map(|run| run as u32).collect::<Vec<u32>>()[..])
    }

    /// Begins all statistics of the rows received, with the curves of one puzzle; without curves if there is no such
    /// puzzle. Unfinished statistics are abandoned.
    pub fn begin_summary(&mut self, puzzle: usize) {
        self.summing = Some(Summing::new(&self.results, CurvesOf::Puzzle(puzzle)));
    }

    /// Continues the statistics for about `milliseconds` ms. Returns a `SumSoFar`, or at the end the `Summary`; null
    /// if no statistics were begun.
    #[wasm_bindgen(unchecked_return_type = "SumSoFar | Summary | null")]
    pub fn advance_summary(&mut self, milliseconds: f64) -> JsValue {
        match advanced(&mut self.summing, &self.results, &mut self.pace, milliseconds) {
            Some(summary) => to_js(&summary),
            None => step(self.summing.as_ref()),
        }
    }

    /// Computes a lesson's claim, given as JSON, from the rows received: `Finding[]`.
    #[wasm_bindgen(unchecked_return_type = "Finding[]")]
    pub fn measure(&self, claim: &str) -> Result<JsValue, JsValue> {
        let claim = serde_json::from_str::<Claim>(claim).map_err(|error| JsValue::from(error.to_string()))?;
        Ok(to_js(&claim.measured(&self.results)))
    }

    /// Returns the runs on a puzzle that enter the statistics, in the order of their numbers. Each run is five numbers:
    /// its number, the index of its setting, its cost, 1 if it is solved, and its last energy. The energy of a search
    /// that found nothing is NaN.
    pub fn runs(&self, puzzle: usize) -> Vec<f64> {
        let runs = self.results.runs_on(puzzle).into_iter();
        let numbers = runs.flat_map(|ListedRun { run, setting, cost, solved, energy }| {
            let energy = energy.map_or(f64::NAN, f64::from);
            [run as f64, setting as f64, cost as f64, f64::from(u8::from(solved)), energy]
        });
        numbers.collect()
    }

    /// Returns the seed and the link of each of these runs; unknown runs are left out.
    #[wasm_bindgen(unchecked_return_type = "LinkedRun[]")]
    pub fn run_links(&self, runs: Vec<u32>) -> JsValue {
        let experiment = self.results.experiment();
        let there = runs.into_iter().map(|run| run as usize).filter(|&run| run < experiment.runs());
        let linked = there.map(|run| {
            let seed = to_js(&experiment.job(run).seed.map(|seed| seed.to_string()));
            object(&[("run", run.into()), ("seed", seed), ("link", experiment.run_link(run).into())])
        });
        linked.collect::<Array>().into()
    }

    /// Returns the links of a race: one for each setting, on a group's first puzzle with the first seed.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn race(&self, group: usize) -> Array {
        let experiment = self.results.experiment();
        let puzzle = (0..experiment.puzzles()).find(|&puzzle| experiment.group_of(puzzle) == group).unwrap_or(0);
        let settings = experiment.settings().len();
        (0..settings).map(|place| JsString::from(experiment.run_link(puzzle * settings + place))).collect()
    }

    /// Returns all statistics at once, which may take seconds: a `Summary`, with the curves of one puzzle.
    #[wasm_bindgen(unchecked_return_type = "Summary")]
    pub fn summary(&self, puzzle: usize) -> JsValue {
        to_js(&self.results.summary(CurvesOf::Puzzle(puzzle)))
    }

    /// Returns the output of `annealing-lab sweep`. `version` is the page's version, which may name a commit.
    pub fn csv(&self, version: &str) -> String {
        experiment::to_csv(&self.results, version)
    }

    /// Returns the output of `annealing-lab sweep --format json`, at once. `version` is the page's version, which may
    /// name a commit.
    pub fn json(&self, version: &str) -> String {
        experiment::to_json(&self.results, version)
    }

    /// Begins the output of `annealing-lab sweep --format json`. Unfinished statistics are abandoned.
    pub fn begin_json(&mut self) {
        self.whole = Some(Summing::new(&self.results, CurvesOf::All));
    }

    /// Continues this output for about `milliseconds` ms. Returns a `SumSoFar`, or at the end the text; null if it
    /// was not begun. `version` is the page's version, which may name a commit.
    #[wasm_bindgen(unchecked_return_type = "SumSoFar | string | null")]
    pub fn advance_json(&mut self, milliseconds: f64, version: &str) -> JsValue {
        match advanced(&mut self.whole, &self.results, &mut self.pace, milliseconds) {
            Some(summary) => JsValue::from(experiment::to_json_with(&self.results, summary, version)),
            None => step(self.whole.as_ref()),
        }
    }
}

/// Continues statistics, and takes them out when they are complete.
fn advanced(making: &mut Option<Summing>, results: &Results, pace: &mut Pace, milliseconds: f64) -> Option<Summary> {
    let summing = making.as_mut()?;
    let over = pace.within(milliseconds, &mut |work| summing.compute(results, work));
    making.take_if(|_| over).map(Summing::finish)
}

fn step(making: Option<&Summing>) -> JsValue {
    let Some(summing) = making else { return JsValue::NULL };
    let (done, steps) = summing.progress();
    plain(&[("done", done.into()), ("steps", steps.into())])
}

//! An experiment, its rows and their statistics as JSON, byte for byte the same on the page and the command line.

use super::observations::{Observations, ObservedPuzzle, ObservedSetting};
use super::{Csv, CurvesOf, Results, Shard, Summary};
use crate::link::config::Config;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
struct WholeResults<'a> {
    program: &'static str,
    version: &'a str,
    link: String,
    seeds: (u64, u64),
    /// The number of solved runs that each setting needed on each puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u64>,
    moves: u64,
    settings: Vec<WholeSetting<'a>>,
    puzzles: Vec<WholePuzzle<'a>>,
    /// The shard of the runs; null for all runs.
    shard: Option<Shard>,
    /// The number of planned runs, in a shard only its own runs.
    runs: usize,
    rows: Vec<WholeRow<'a>>,
    statistics: Summary,
}

#[derive(Serialize)]
struct WholeSetting<'a> {
    #[serde(flatten)]
    observed: &'a ObservedSetting,
    fields: BTreeMap<&'static str, String>,
}

#[derive(Serialize)]
struct WholePuzzle<'a> {
    #[serde(flatten)]
    observed: &'a ObservedPuzzle,
    kind: &'a str,
    givens: Option<String>,
}

#[derive(Serialize)]
struct WholeRow<'a> {
    seed: Option<u64>,
    setting: &'a str,
    puzzle: &'a str,
    /// True if the run reached its target; null without a target.
    solved: Option<bool>,
    moves: u64,
    /// The cost of the run, in the unit of its setting.
    cost: u64,
    restarts: u64,
    energy: Option<i32>,
    /// The best energies: each cost, with the energy reached at that cost.
    bests: Vec<(u64, i32)>,
    board: &'a [Option<i32>],
    link: String,
}

/// Returns a JSON document with the complete configuration, the available rows and their statistics. The program's
/// `version` may name a commit.
pub fn to_json(results: &Results, version: &str) -> String {
    to_json_with(results, results.summary(CurvesOf::All), version)
}

/// Returns the document of [`to_json`] from existing statistics, which include all curves.
pub fn to_json_with(results: &Results, statistics: Summary, version: &str) -> String {
    let experiment = results.experiment();
    let Observations { settings, puzzles, .. } = &experiment.observations();
    let settings = settings.iter().zip(experiment.settings()).map(|(observed, setting)| {
        let fields = setting.config().fields().into_iter().filter(|field| field.key != "seed");
        WholeSetting { observed, fields: fields.map(|field| (field.key, field.value)).collect() }
    });
    let puzzles = puzzles.iter().zip(&experiment.settings()[0].configs).map(|(observed, Config { problem, .. })| {
        WholePuzzle { observed, kind: problem.name(), givens: problem.givens() }
    });
    let csv = Csv::new(experiment, version);
    let rows = results.rows().map(|row| {
        let job = experiment.job(row.run);
        let setting = &experiment.settings()[job.setting];
        let of_move = setting.cost_of_move();
        WholeRow {
            seed: job.seed,
            setting: &setting.name,
            puzzle: experiment.puzzle_label(job.puzzle),
            solved: experiment.aim().is_reached().then(|| row.outcome(experiment).solved),
            moves: row.moves,
            cost: row.moves.saturating_mul(of_move),
            restarts: row.restarts,
            energy: row.energy,
            bests: row.bests_by_cost(of_move),
            board: &row.board,
            link: csv.link(row.run),
        }
    });
    let whole = WholeResults {
        program: "annealing-lab",
        version,
        link: experiment.to_link(),
        seeds: experiment.seeds(),
        least: experiment.least(),
        moves: experiment.moves(),
        settings: settings.collect(),
        puzzles: puzzles.collect(),
        shard: results.shard(),
        runs: results.runs().len(),
        rows: rows.collect(),
        statistics,
    };
    serde_json::to_string(&whole).expect("numbers and strings are JSON") + "\n"
}

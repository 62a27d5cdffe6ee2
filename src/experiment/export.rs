//! An experiment as text: the same bytes for the page and the command line.

use super::row::board_text;
use super::{Experiment, Results, RunResult, Shard, Summary};
use serde::Serialize;
use std::collections::BTreeMap;

/// The first line of every CSV, its end included.
pub const CSV_HEADER: &str = "seed,setting,puzzle,solved,moves,restarts,energy,board,link\n";

impl Experiment {
    /// Returns the link of one run: `annealing-lab solve` of it gives what its row says.
    #[must_use]
    pub fn run_link(&self, run: usize) -> String {
        self.config(self.job(run)).to_link()
    }

    /// Returns one line of CSV (RFC 4180, without the line's end) for a row of this experiment. Solved is 1 or 0. The
    /// board's numbers are joined by spaces, with a dot for a blank. A search has no seed, and no energy unless it
    /// solved.
    #[must_use]
    pub fn csv_row(&self, row: &RunResult) -> String {
        let job = self.job(row.run);
        let fields = [
            job.seed.map_or(String::new(), |seed| seed.to_string()),
            called(&self.settings()[job.setting].name),
            called(self.puzzle_label(job.puzzle)),
            u8::from(row.solved).to_string(),
            row.moves.to_string(),
            row.restarts.to_string(),
            row.energy.map_or(String::new(), |energy| energy.to_string()),
            board_text(&row.board, " "),
            quoted(&self.run_link(row.run)),
        ];
        fields.join(",") + "\n"
    }
}

/// A name, which anybody may have chosen who made the link: where a spreadsheet would take it for a formula, behind an apostrophe.
fn called(name: &str) -> String {
    const FORMULAS: [char; 8] = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];
    quoted(&if name.starts_with(FORMULAS) { format!("'{name}") } else { name.to_string() })
}

/// In quotes if it must be.
fn quoted(text: &str) -> String {
    if text.contains([',', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_string() }
}

/// Returns all rows that are there, with a header.
#[must_use]
pub fn to_csv(results: &Results) -> String {
    let rows = results.rows().map(|row| results.experiment().csv_row(row));
    std::iter::once(CSV_HEADER.to_string()).chain(rows).collect()
}

#[derive(Serialize)]
struct WholeResults<'a> {
    program: &'static str,
    version: &'a str,
    link: String,
    seeds: (u64, u64),
    moves: u64,
    settings: Vec<WholeSetting<'a>>,
    puzzles: Vec<WholePuzzle<'a>>,
    /// Of one of several parts of the runs; null of all.
    shard: Option<Shard>,
    /// Runs that were to be made; of a shard its own.
    runs: usize,
    rows: Vec<WholeRow<'a>>,
    statistics: Summary,
}

#[derive(Serialize)]
struct WholeSetting<'a> {
    name: &'a str,
    fields: BTreeMap<&'static str, String>,
}

#[derive(Serialize)]
struct WholePuzzle<'a> {
    name: &'a str,
    group: usize,
    kind: &'a str,
    givens: Option<String>,
}

#[derive(Serialize)]
struct WholeRow<'a> {
    seed: Option<u64>,
    setting: &'a str,
    puzzle: &'a str,
    solved: bool,
    moves: u64,
    restarts: u64,
    energy: Option<i32>,
    board: &'a [Option<i32>],
    link: String,
}

/// Returns the program's `version`, which may name a commit, the whole configuration, the rows that are there and their
/// statistics.
#[must_use]
pub fn to_json(results: &Results, version: &str) -> String {
    let experiment = results.experiment();
    let settings = experiment.settings().iter().map(|setting| {
        let fields = setting.config().fields().into_iter().filter(|field| field.key != "seed");
        WholeSetting { name: &setting.name, fields: fields.map(|field| (field.key, field.value)).collect() }
    });
    let puzzles = (0..experiment.puzzles()).map(|place| {
        let problem = &experiment.settings()[0].configs[place].problem;
        let name = experiment.puzzle_label(place);
        WholePuzzle { name, group: experiment.group_of(place), kind: problem.name(), givens: problem.givens() }
    });
    let rows = results.rows().map(|row| {
        let job = experiment.job(row.run);
        WholeRow {
            seed: job.seed,
            setting: &experiment.settings()[job.setting].name,
            puzzle: experiment.puzzle_label(job.puzzle),
            solved: row.solved,
            moves: row.moves,
            restarts: row.restarts,
            energy: row.energy,
            board: &row.board,
            link: experiment.run_link(row.run),
        }
    });
    let whole = WholeResults {
        program: "annealing-lab",
        version,
        link: experiment.to_link(),
        seeds: experiment.seeds(),
        moves: experiment.moves(),
        settings: settings.collect(),
        puzzles: puzzles.collect(),
        shard: results.shard(),
        runs: results.runs().len(),
        rows: rows.collect(),
        statistics: results.summary(),
    };
    serde_json::to_string(&whole).expect("numbers and strings are JSON") + "\n"
}

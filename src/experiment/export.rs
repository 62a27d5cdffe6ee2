//! The rows of an experiment as CSV, byte for byte the same on the page and the command line.

use super::observations::Unit;
use super::row::{bests_text, board_text};
use super::{Aim, Experiment, Job, Results, RunResult};
use std::collections::BTreeMap;

/// The first columns of every CSV. A column follows for each key of the settings, then the link.
pub const COLUMNS: &str =
    "version,seed,setting,group,puzzle,solved,moves,proposals,nodes,placements,budget,restarts,energy,bests,board";

impl Experiment {
    /// Returns the link of one run; `annealing-lab solve` with this link reproduces its row.
    pub fn run_link(&self, run: usize) -> String {
        self.config(self.job(run)).to_link()
    }
}

/// Returns the text of a run's link before the seed and the text after it, for this setting on this puzzle.
fn around_seed(experiment: &Experiment, setting: usize, puzzle: usize) -> Option<(String, String)> {
    let (seed, _) = experiment.seeds();
    let link = experiment.run_link(experiment.run_of(Job { seed: Some(seed), puzzle, setting })?);
    let number = seed.to_string();
    let at = link.find(&format!("&seed={number}"))? + "&seed=".len();
    let after = link[at..].strip_prefix(&number).filter(|after| after.is_empty() || after.starts_with('&'))?;
    Some((link[..at].to_string(), after.to_string()))
}

/// A writer of an experiment's rows as CSV (RFC 4180).
#[derive(Clone, Debug)]
pub struct Csv<'a> {
    experiment: &'a Experiment,
    version: String,
    /// The keys that occur in any of the settings, in the order of links.
    keys: Vec<&'static str>,
    groups: Vec<String>,
    /// The values of the keys, as written, for each setting and puzzle.
    values: BTreeMap<(usize, usize), String>,
    /// The link around the seed, for each setting and puzzle: the links differ only in the seed, so the rest is written
    /// once.
    links: BTreeMap<(usize, usize), (String, String)>,
}

impl<'a> Csv<'a> {
    /// Returns the writer of an experiment's rows. `version` is the program's version. A commit in parentheses after it
    /// is dropped, because an installed program lacks its commit but must write the same rows.
    pub fn new(experiment: &'a Experiment, version: &str) -> Csv<'a> {
        Csv::as_written(experiment, version.split(" (").next().unwrap_or_default())
    }

    /// Returns the writer of rows with exactly this `version`, which an earlier program may have written.
    pub fn as_written(experiment: &'a Experiment, version: &str) -> Csv<'a> {
        let mut keys = Vec::new();
        for setting in experiment.settings() {
            for field in setting.config().fields() {
                if !keys.contains(&field.key) && !["seed", "moves"].contains(&field.key) {
                    keys.push(field.key);
                }
            }
        }
        let (mut values, mut links) = (BTreeMap::new(), BTreeMap::new());
        for (place, setting) in experiment.settings().iter().enumerate() {
            for (puzzle, config) in setting.configs.iter().enumerate() {
                let own = config.fields();
                let value = |key: &&str| {
                    own.iter().find(|field| field.key == *key).map_or(String::new(), |field| called(&field.value))
                };
                let text: String = keys.iter().map(|key| value(key) + ",").collect();
                values.insert((place, puzzle), text);
                links.extend(around_seed(experiment, place, puzzle).map(|around| ((place, puzzle), around)));
            }
        }
        let groups = experiment.groups().into_iter().map(|(name, _)| called(&name)).collect();
        Csv { experiment, version: quoted(version), keys, groups, values, links }
    }

    /// Returns the header line with its line end. The column of a setting's key is named `set_` plus the key.
    pub fn header(&self) -> String {
        let keys: String = self.keys.iter().map(|key| format!(",set_{key}")).collect();
        let target = if self.experiment.aim().is_solution() { "" } else { ",target" };
        format!("{COLUMNS}{target}{keys},link\n")
    }

    /// Returns the link of a run.
    pub(super) fn link(&self, run: usize) -> String {
        let Job { seed, puzzle, setting } = self.experiment.job(run);
        match seed.zip(self.links.get(&(setting, puzzle))) {
            Some((seed, (before, after))) => format!("{before}{seed}{after}"),
            None => self.experiment.run_link(run),
        }
    }

    /// Returns the start and the end of a run's line, which identify the run; its results are written between them.
    pub fn frame(&self, run: usize) -> (String, String) {
        let job = self.experiment.job(run);
        let seed = job.seed.map_or(String::new(), |seed| seed.to_string());
        let setting = called(&self.experiment.settings()[job.setting].name);
        let group = &self.groups[self.experiment.group_of(job.puzzle)];
        let puzzle = called(self.experiment.puzzle_label(job.puzzle));
        let values = &self.values[&(job.setting, job.puzzle)];
        let link = quoted(&self.link(run));
        (format!("{},{seed},{setting},{group},{puzzle},", self.version), format!(",{values}{link}\n"))
    }

    /// Returns the run that a row's columns identify; `None` if the experiment has no such run.
    pub fn run_of(&self, seed: &str, setting: &str, puzzle: &str) -> Option<usize> {
        let seed = if seed.is_empty() { None } else { Some(seed.parse().ok()?) };
        let settings = self.experiment.settings();
        let setting = settings.iter().position(|known| unquoted(&known.name) == setting)?;
        let mut puzzles = 0..self.experiment.puzzles();
        let puzzle = puzzles.find(|&known| unquoted(self.experiment.puzzle_label(known)) == puzzle)?;
        self.experiment.run_of(Job { seed, puzzle, setting })
    }

    /// Returns the line of a row with its line end. `solved` is 1 or 0: with a target, whether the run reached it;
    /// blank without a target. `proposals` is the cost of an annealing run, `placements` its cost where grids are
    /// rebuilt, `nodes` the cost of a search. `budget` has the same unit. `bests` are the best energies as
    /// `cost:energy`. The board's numbers are separated by spaces, with a dot for a blank. A search has no seed, and it
    /// has no energy unless it solved the puzzle.
    pub fn row(&self, row: &RunResult) -> String {
        let setting = &self.experiment.settings()[self.experiment.job(row.run).setting];
        let of_move = setting.cost_of_move();
        let cost = row.moves.saturating_mul(of_move);
        let costs = match setting.unit() {
            Unit::Proposals => format!("{cost},,"),
            Unit::Nodes | Unit::Expansions => format!(",{cost},"),
            Unit::Placements => format!(",,{cost}"),
        };
        let (before, after) = self.frame(row.run);
        let shares = setting.shares_energy();
        let energy = row.energy.filter(|_| shares).map_or(String::new(), |energy| energy.to_string());
        let budget = self.experiment.moves().saturating_mul(of_move);
        let RunResult { moves, restarts, .. } = row;
        let bests = if shares { bests_text(&row.bests_by_cost(of_move), " ") } else { String::new() };
        let board = board_text(&row.board, " ");
        let (solved, target) = match self.experiment.aim() {
            Aim::Solution => (u8::from(row.solved).to_string(), String::new()),
            Aim::Budget => (String::new(), format!(",{}", Aim::Budget.to_text())),
            aim @ Aim::Energy(_) => {
                let reached = u8::from(row.outcome(self.experiment).solved);
                (reached.to_string(), format!(",{}", aim.to_text()))
            }
        };
        format!("{before}{solved},{moves},{costs},{budget},{restarts},{energy},{bests},{board}{target}{after}")
    }
}

/// Returns a name for a CSV field. The author of a link can choose any name, so a name that a spreadsheet would read as
/// a formula is prefixed with an apostrophe.
pub fn called(name: &str) -> String {
    quoted(&unquoted(name))
}

fn unquoted(name: &str) -> String {
    const FORMULAS: [char; 8] = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];
    if name.starts_with(FORMULAS) { format!("'{name}") } else { name.to_string() }
}

/// Returns a text in quotes if CSV requires them.
pub fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_string() }
}

/// Returns all available rows with a header. `version` is the program's version.
pub fn to_csv(results: &Results, version: &str) -> String {
    let csv = Csv::new(results.experiment(), version);
    let rows = results.rows().map(|row| csv.row(row));
    std::iter::once(csv.header()).chain(rows).collect()
}

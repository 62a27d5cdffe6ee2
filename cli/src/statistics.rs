//! The page's statistics from files of rows, from any sweeps.

use super::rows::{Line, Lines, place_of};
use annealing_lab::experiment::observations::{Observation, Observations, ObservedPuzzle, ObservedSetting, Unit};
use annealing_lab::experiment::statistics::{Interval, RunOutcome};
use annealing_lab::experiment::{
    AcrossPair, Aim, CurvesOf, Energies, PairSummary, PuzzleSummary, SettingSummary, Summary,
};
use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::PathBuf;

/// The data that are kept about the rows of a setting on a puzzle during reading.
struct RowsOfPair {
    problem: Instance,
    rows: u64,
    last: Option<u64>,
    /// A hash of all seeds in order, which is equal for equal seeds.
    hash: u64,
}

/// The rows read so far, one after the other.
#[derive(Default)]
struct Collected {
    observations: Observations,
    version: Option<String>,
    aim: Option<Aim>,
    /// The rows by puzzle and setting.
    seen: HashMap<(usize, usize), RowsOfPair>,
}

/// Returns the statistics of all rows of these files.
///
/// # Errors
/// Names the file and line of a row that does not fit, or settings whose rows have different seeds.
pub fn statistics(files: &[PathBuf]) -> Result<Summary, String> {
    let mut collected = Collected::default();
    for path in files {
        let mut lines = Lines::open(path)?;
        while let Some(line) = lines.next()? {
            collected.add(&line).map_err(|what| lines.about(line.number, &what))?;
        }
    }
    collected.check_seeds()?;
    Ok(collected.observations.summary(CurvesOf::All))
}

impl Collected {
    fn add(&mut self, line: &Line) -> Result<(), String> {
        let version = line.text("version");
        match &self.version {
            None => self.version = Some(version.to_string()),
            Some(known) if known == version => {}
            Some(known) => return Err(format!("the row has version {version}, but the first row has version {known}")),
        }
        let aim = line.aim()?;
        match self.aim.replace(aim) {
            Some(known) if known != aim => return Err("the row and the first row have different targets".to_string()),
            _ => self.observations.aim = aim,
        }
        let link = line.text("link");
        let searched = if link.contains("solver=exact") { Unit::Nodes } else { Unit::Expansions };
        let costs = [("proposals", Unit::Proposals), ("nodes", searched), ("placements", Unit::Placements)];
        let mut there = Vec::new();
        for (column, unit) in costs {
            there.extend(line.whole(column)?.map(|cost| (unit, cost)));
        }
        let [(unit, cost)] = there[..] else {
            return Err("the row needs either proposals, nodes or placements".to_string());
        };
        let budget = line.whole("budget")?.ok_or("the row has no budget")?;
        let setting = self.setting(line.text("setting"), unit, budget)?;
        let problem = || Ok::<_, String>(Config::from_link(link).map_err(|error| format!("link: {error}"))?.problem);
        let puzzle = self.puzzle(line.text("puzzle"), line.text("group"), problem)?;
        let seen = match self.seen.entry((puzzle, setting)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(none) => {
                let problem = problem()?;
                none.insert(RowsOfPair { problem, rows: 0, last: None, hash: 0 })
            }
        };
        line.check(&seen.problem)?;
        let seed = line.whole("seed")?;
        if seen.rows > 0 && seen.last >= seed {
            let (setting, puzzle) = (line.text("setting"), line.text("puzzle"));
            return Err(format!(
                "the seed of setting {setting} on {puzzle} is not above the one before; put the files together by \
                 `annealing-lab merge`"
            ));
        }
        seen.last = seed;
        seen.rows += 1;
        // A hash of the seeds, in order, serves to compare the rows of two settings.
        seen.hash = (seen.hash ^ seed.unwrap_or(0)).wrapping_mul(0x0000_0100_0000_01b3).wrapping_add(1);
        let bests = line.bests()?;
        // With a target, the column shows whether the target was reached.
        let solved = if aim.is_solution() || !unit.draws() {
            line.solved()?
        } else {
            line.whole("energy")? == Some(self.observations.puzzles[puzzle].floor)
        };
        let run = Observation {
            whole: RunOutcome::within(budget, cost, solved),
            anneals: line.whole("restarts")?.unwrap_or(0) + 1,
            energy: line.whole("energy")?,
            route_cost: route_cost(line, &seen.problem)?,
            bests: &bests,
        };
        self.observations.add(puzzle, setting, run);
        Ok(())
    }

    fn setting(&mut self, name: &str, unit: Unit, budget: u64) -> Result<usize, String> {
        let settings = &self.observations.settings;
        let Some(place) = settings.iter().position(|known| known.name == name) else {
            return Ok(self.observations.add_setting(ObservedSetting { name: name.to_string(), unit, budget }));
        };
        let known = &settings[place];
        if (known.unit, known.budget) == (unit, budget) {
            return Ok(place);
        }
        Err(format!(
            "setting {name} has a budget of {budget} here and of {} before; these rows belong to different experiments",
            known.budget
        ))
    }

    fn puzzle(
        &mut self,
        name: &str,
        group: &str,
        problem: impl FnOnce() -> Result<Instance, String>,
    ) -> Result<usize, String> {
        if let Some(known) = self.observations.puzzles.iter().position(|known| known.name == name) {
            return Ok(known);
        }
        let group = place_of(&mut self.observations.groups, group);
        Ok(self.observations.add_puzzle(ObservedPuzzle::new(name.to_string(), group, &problem()?)))
    }

    /// Checks that settings that draw at random have the same seeds on a puzzle, because their runs are paired by seed.
    fn check_seeds(&self) -> Result<(), String> {
        if self.version.is_none() {
            return Err("The files contain no rows; rows of `annealing-lab sweep` are expected.".to_string());
        }
        let observations = &self.observations;
        for (puzzle, known) in observations.puzzles.iter().enumerate() {
            let drawn = observations.settings.iter().enumerate().filter(|(_, setting)| setting.unit.draws());
            let mut seeds = drawn.map(|(place, setting)| {
                let (rows, hash) = self.seen.get(&(puzzle, place)).map_or((0, 0), |seen| (seen.rows, seen.hash));
                (&setting.name, rows, hash)
            });
            let Some((one, rows, hash)) = seeds.next() else { continue };
            if let Some((other, own, _)) = seeds.find(|&(_, own, other)| (own, other) != (rows, hash)) {
                return Err(format!(
                    "The rows are not whole: on {} setting {one} has {rows} seeds and setting {other} has {own}, or other ones; \
                     `annealing-lab merge` names what is missing.",
                    known.name
                ));
            }
        }
        Ok(())
    }
}

/// Returns the cost of the route in a row; `None` if its puzzle is not a map.
fn route_cost(line: &Line, problem: &Instance) -> Result<Option<u64>, String> {
    let (Instance::Route(route), true) = (problem, line.solved()?) else { return Ok(None) };
    let board: Vec<Option<i32>> = line.text("board").split(' ').map(|place| place.parse().ok()).collect();
    Ok(Some(route.cost_of(&board)))
}

/// A column of a table: its title, and its text for a row.
type Column<'a, Row> = (&'a str, fn(&Row) -> String);

/// Returns the statistics as a table for people.
pub fn table(summary: &Summary) -> String {
    let mut text = match summary.aim {
        Aim::Solution => String::new(),
        Aim::Energy(energy) => format!("Target: an energy of at most {energy}\n\n"),
        Aim::Budget => "No target: the lowest energy within the budget\n\n".to_string(),
    };
    for puzzle in &summary.puzzles {
        let tables = if summary.aim.is_reached() { costs(summary, puzzle) } else { energies(summary, puzzle) };
        text += &format!("{}\n{tables}\n", puzzle.puzzle.name);
    }
    if let Some(across) = summary.across.as_ref().filter(|_| summary.aim.is_reached()) {
        text += &format!("Across {} puzzles, where each counts once\n", summary.puzzles.len());
        let costless = summary.puzzles.iter().filter(|puzzle| puzzle.settings.iter().any(|own| own.ert == Some(0.0)));
        let costless: Vec<&str> = costless.map(|puzzle| &puzzle.puzzle.name[..]).collect();
        if !costless.is_empty() {
            text += &format!("Solved before the first move, so in no mean of costs: {}\n", costless.join(", "));
        }
        let columns: [Column<(String, &AcrossPair)>; 5] = [
            ("", |(names, _)| names.clone()),
            ("geometric mean of the ratios of ERT", |(_, pair)| {
                shown(pair.ln_ratio, |found| format!("{:.3} ({} puzzles)", found.mean.exp(), found.puzzles))
            }),
            ("95 % interval", |(_, pair)| {
                interval(pair.ln_ratio.and_then(|found| found.interval), |end| format!("{:.3}", end.exp()))
            }),
            ("first is better", |(_, pair)| shown(pair.superiority, |found| percent(found.mean))),
            ("p (cost)", |(_, pair)| format!("{:.2e}", pair.faster_p)),
        ];
        text += &aligned(&columns, across.pairs.iter().map(|pair| (names(summary, pair.settings), pair)));
    }
    text
}

/// Returns the costs of solutions on a puzzle, for each setting and each pair.
fn costs(summary: &Summary, puzzle: &PuzzleSummary) -> String {
    let reached = if summary.aim.is_solution() { "solved" } else { "reached" };
    let columns: [Column<(&ObservedSetting, &SettingSummary)>; 8] = [
        ("setting", |(known, _)| known.name.clone()),
        ("budget", |(known, _)| figure(known.budget as f64)),
        (reached, |(_, own)| format!("{} of {}", own.solved.unwrap_or_default(), own.runs)),
        ("95 % interval", |(_, own)| interval(own.success, percent)),
        ("ERT", |(_, own)| shown(own.ert, figure)),
        ("95 % interval", |(_, own)| interval(own.ert_interval, figure)),
        ("median", |(_, own)| {
            let median = own.quantiles.iter().find(|quantile| quantile.share == 0.5);
            shown(median.and_then(|median| median.cost), |cost| figure(cost as f64))
        }),
        ("unit", |(known, _)| unit_in_words(known.unit).to_string()),
    ];
    let of_pairs: [Column<(String, &PairSummary)>; 8] = [
        ("", |(names, _)| names.clone()),
        ("ratio of ERT", |(_, pair)| shown(pair.ratio, |found| format!("{:.3}", found.ratio))),
        ("95 % interval", |(_, pair)| interval(pair.ratio.and_then(|found| found.interval), |end| format!("{end:.3}"))),
        ("first is better", |(_, pair)| shown(pair.superiority, |found| percent(found.probability))),
        ("95 % interval", |(_, pair)| interval(pair.superiority.map(|found| found.interval), percent)),
        ("solved, difference", |(_, pair)| {
            shown(pair.difference, |found| format!("{:+.1} %", 100.0 * found.difference))
        }),
        ("p (solved)", |(_, pair)| shown(pair.solved_p, |p| format!("{p:.2e}"))),
        ("p (cost)", |(_, pair)| format!("{:.2e}", pair.faster_p)),
    ];
    aligned(&columns, summary.settings.iter().zip(&puzzle.settings)) + &pairs(summary, puzzle, &of_pairs)
}

/// Returns the lowest energies on a puzzle, for each setting and each pair.
fn energies(summary: &Summary, puzzle: &PuzzleSummary) -> String {
    let columns: [Column<(&ObservedSetting, &Energies)>; 7] = [
        ("setting", |(known, _)| known.name.clone()),
        ("budget", |(known, _)| figure(known.budget as f64)),
        ("unit", |(known, _)| unit_in_words(known.unit).to_string()),
        ("mean energy", |(_, found)| format!("{:.2}", found.mean)),
        ("95 % interval", |(_, found)| interval(found.interval, |end| format!("{end:.2}"))),
        ("median", |(_, found)| found.median.to_string()),
        ("quartiles", |(_, found)| format!("{} to {}", found.low, found.high)),
    ];
    let of_pairs: [Column<(String, &PairSummary)>; 6] = [
        ("", |(names, _)| names.clone()),
        ("difference", |(_, pair)| shown(pair.energy, |found| format!("{:+.2}", found.difference))),
        ("95 % interval", |(_, pair)| {
            interval(pair.energy.and_then(|found| found.interval), |end| format!("{end:.2}"))
        }),
        ("first is lower", |(_, pair)| shown(pair.superiority, |found| percent(found.probability))),
        ("95 % interval", |(_, pair)| interval(pair.superiority.map(|found| found.interval), percent)),
        ("p", |(_, pair)| format!("{:.2e}", pair.faster_p)),
    ];
    let settings = summary.settings.iter().zip(&puzzle.settings);
    let settings = settings.filter_map(|(known, own)| Some((known, own.energies.as_ref()?)));
    aligned(&columns, settings) + &pairs(summary, puzzle, &of_pairs)
}

/// Returns the pairs of settings on a puzzle, if there are any.
fn pairs<'a>(summary: &Summary, puzzle: &'a PuzzleSummary, columns: &[Column<(String, &'a PairSummary)>]) -> String {
    if puzzle.pairs.is_empty() {
        return String::new();
    }
    aligned(columns, puzzle.pairs.iter().map(|pair| (names(summary, pair.settings), pair)))
}

fn unit_in_words(unit: Unit) -> &'static str {
    match unit {
        Unit::Expansions => "expansions",
        Unit::Nodes => "nodes",
        Unit::Placements => "placements",
        _ => "proposals",
    }
}

/// Returns the names of two settings.
fn names(summary: &Summary, (first, second): (usize, usize)) -> String {
    format!("{} / {}", summary.settings[first].name, summary.settings[second].name)
}

/// Returns a value as text; a dash if it is unknown.
fn shown<T>(value: Option<T>, show: impl Fn(T) -> String) -> String {
    value.map_or("-".to_string(), show)
}

/// Returns both ends of an interval as text.
fn interval(ends: Option<Interval>, show: impl Fn(f64) -> String) -> String {
    shown(ends, |ends| format!("{} to {}", show(ends.low), ends.high.map_or("infinity".to_string(), &show)))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Returns a value with three significant digits.
fn figure(value: f64) -> String {
    match value {
        value if value >= 1e9 => format!("{:.2} G", value / 1e9),
        value if value >= 1e6 => format!("{:.2} M", value / 1e6),
        value if value >= 1e4 => format!("{:.1} k", value / 1e3),
        value => format!("{value:.0}"),
    }
}

/// Returns columns with the minimum widths.
fn aligned<Row>(columns: &[Column<Row>], rows: impl Iterator<Item = Row>) -> String {
    let titles = columns.iter().map(|(title, _)| title.to_string()).collect();
    let rows = rows.map(|row| columns.iter().map(|(_, cell)| cell(&row)).collect());
    let lines: Vec<Vec<String>> = std::iter::once(titles).chain(rows).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let line = |line: &Vec<String>| {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(text, width)| format!("{text:<width$}")).collect();
        format!("  {}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(line).collect()
}

//! The page's statistics from files of rows, whatever sweeps they are of.

use super::rows::{Line, Lines};
use annealing_lab::experiment::observations::{Observation, Observations, ObservedPuzzle, ObservedSetting, Unit};
use annealing_lab::experiment::statistics::{Interval, RunOutcome};
use annealing_lab::experiment::{Aim, CurvesOf, PuzzleSummary, Summary};
use annealing_lab::link::config::Config;
use annealing_lab::puzzle::instance::Instance;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;
use std::path::PathBuf;

/// What is kept of the rows of a setting on a puzzle while they are read.
#[derive(Clone, Copy, Default)]
struct Seeds {
    rows: u64,
    last: Option<u64>,
    /// Depends on all seeds and their order: equal for equal seeds.
    hash: u64,
}

/// Reads rows, one after the other.
#[derive(Default)]
struct Collected {
    observations: Observations,
    version: Option<String>,
    aim: Option<Aim>,
    settings: HashMap<String, usize>,
    puzzles: HashMap<String, usize>,
    groups: HashMap<String, usize>,
    /// By puzzle and setting.
    seeds: HashMap<(usize, usize), Seeds>,
    /// By puzzle and setting.
    problems: HashMap<(usize, usize), Instance>,
}

/// Returns the statistics of all rows of these files.
///
/// # Errors
/// Names the file and line of a row that does not fit, or settings whose rows are not of the same seeds.
pub fn statistics(files: &[PathBuf]) -> Result<Summary, String> {
    let mut collected = Collected::default();
    for path in files {
        let mut lines = Lines::open(path)?;
        while let Some(line) = lines.next()? {
            collected.add(&line).map_err(|what| lines.about(line.number, &what))?;
        }
    }
    collected.check_seeds()?;
    let Collected { observations, .. } = collected;
    let random = (0..observations.settings.len()).filter(|&place| observations.settings[place].unit.draws());
    let random: Vec<usize> = random.collect();
    Ok(observations.summary(&random, CurvesOf::All))
}

impl Collected {
    fn add(&mut self, line: &Line) -> Result<(), String> {
        let version = line.text("version");
        match &self.version {
            None => self.version = Some(version.to_string()),
            Some(known) if known == version => {}
            Some(known) => return Err(format!("the row is of version {version}, the first one of {known}")),
        }
        let aim = line.aim()?;
        match self.aim.replace(aim) {
            Some(known) if known != aim => return Err("the row has another target than the first one".to_string()),
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
        let puzzle = self.puzzle(line.text("puzzle"), line.text("group"));
        let problem = match self.problems.entry((puzzle, setting)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(none) => {
                none.insert(Config::from_link(link).map_err(|error| format!("link: {error}"))?.problem)
            }
        };
        line.check(problem)?;
        let seed = line.whole("seed")?;
        let seeds = self.seeds.entry((puzzle, setting)).or_default();
        if seeds.rows > 0 && seeds.last >= seed {
            let (setting, puzzle) = (line.text("setting"), line.text("puzzle"));
            return Err(format!(
                "the seed of setting {setting} on {puzzle} is not above the one before; put the files together by \
                 `annealing-lab merge`"
            ));
        }
        seeds.last = seed;
        seeds.rows += 1;
        // A hash of the seeds, in order: rows of two settings are compared by it.
        seeds.hash = (seeds.hash ^ seed.unwrap_or(0)).wrapping_mul(0x0000_0100_0000_01b3).wrapping_add(1);
        let bests = line.bests()?;
        // With a target the column says whether that was reached.
        let solved = if aim.is_solution() || !unit.draws() { line.solved()? } else { line.energy()? == Some(0) };
        let run = Observation {
            whole: RunOutcome::within(budget, cost, solved),
            anneals: line.whole("restarts")?.unwrap_or(0) + 1,
            energy: line.energy()?,
            route_cost: route_cost(line, link)?,
            bests: &bests,
        };
        self.observations.add(puzzle, setting, run);
        Ok(())
    }

    fn setting(&mut self, name: &str, unit: Unit, budget: u64) -> Result<usize, String> {
        if let Some(&place) = self.settings.get(name) {
            let known = &self.observations.settings[place];
            if (known.unit, known.budget) == (unit, budget) {
                return Ok(place);
            }
            return Err(format!(
                "setting {name} has a budget of {budget} here and of {} before; these rows are of different experiments",
                known.budget
            ));
        }
        let place = self.observations.add_setting(ObservedSetting { name: name.to_string(), unit, budget });
        self.settings.insert(name.to_string(), place);
        Ok(place)
    }

    fn puzzle(&mut self, name: &str, group: &str) -> usize {
        if let Some(&place) = self.puzzles.get(name) {
            return place;
        }
        let groups = self.groups.len();
        let group = *self.groups.entry(group.to_string()).or_insert_with_key(|group| {
            self.observations.groups.push(group.clone());
            groups
        });
        let place = self.observations.add_puzzle(ObservedPuzzle { name: name.to_string(), group });
        self.puzzles.insert(name.to_string(), place);
        place
    }

    /// Pairs share a seed: settings that draw at random must have the same seeds on a puzzle.
    fn check_seeds(&self) -> Result<(), String> {
        if self.version.is_none() {
            return Err("The files have no row.".to_string());
        }
        let observations = &self.observations;
        for (puzzle, known) in observations.puzzles.iter().enumerate() {
            let mut first: Option<(usize, Seeds)> = None;
            for setting in 0..observations.settings.len() {
                if !observations.settings[setting].unit.draws() {
                    continue;
                }
                let own = self.seeds.get(&(puzzle, setting)).copied().unwrap_or_default();
                let Some((other, seeds)) = first else {
                    first = Some((setting, own));
                    continue;
                };
                if (own.rows, own.hash) != (seeds.rows, seeds.hash) {
                    let name = |place: usize| &observations.settings[place].name;
                    return Err(format!(
                        "The rows are not whole: on {} setting {} has {} seeds and setting {} has {}, or other ones; \
                         `annealing-lab merge` names what is missing.",
                        known.name,
                        name(other),
                        seeds.rows,
                        name(setting),
                        own.rows
                    ));
                }
            }
        }
        Ok(())
    }
}

/// The cost of the route that a row has found; `None` where its puzzle is no map.
fn route_cost(line: &Line, link: &str) -> Result<Option<u64>, String> {
    if !link.contains("puzzle=route") || !line.solved()? {
        return Ok(None);
    }
    let Ok(Config { problem: Instance::Route(route), .. }) = Config::from_link(link) else { return Ok(None) };
    let board: Vec<Option<i32>> = line.text("board").split(' ').map(|place| place.parse().ok()).collect();
    Ok(Some(route.cost_of(&board)))
}

/// Returns the statistics as a table for people.
pub fn table(summary: &Summary) -> String {
    let mut text = match summary.aim {
        Aim::Solution => String::new(),
        Aim::Energy(energy) => format!("Target: an energy of at most {energy}\n\n"),
        Aim::Budget => "No target: the lowest energy within the budget\n\n".to_string(),
    };
    for puzzle in &summary.puzzles {
        let _ = writeln!(text, "{}", puzzle.puzzle.name);
        if summary.aim == Aim::Budget {
            text += &energies(summary, puzzle);
            continue;
        }
        let solved = if summary.aim.is_solution() { "solved" } else { "reached" };
        let mut rows = vec![
            ["setting", "budget", solved, "95 % interval", "ERT", "95 % interval", "median", "unit"].map(String::from),
        ];
        for (known, setting) in summary.settings.iter().zip(&puzzle.settings) {
            rows.push([
                known.name.clone(),
                figure(known.budget as f64),
                format!("{} of {}", setting.solved.unwrap_or_default(), setting.runs),
                setting
                    .success
                    .map_or("-".to_string(), |ends| interval(ends, |share| format!("{:.1} %", 100.0 * share))),
                setting.ert.map_or("-".to_string(), figure),
                setting.ert_interval.map_or("-".to_string(), |ends| interval(ends, figure)),
                setting
                    .quantiles
                    .iter()
                    .find(|quantile| quantile.share == 0.5)
                    .and_then(|median| median.cost)
                    .map_or("-".to_string(), |cost| figure(cost as f64)),
                unit_in_words(known.unit).to_string(),
            ]);
        }
        text += &aligned(&rows);
        let mut pairs = vec![
            [
                "",
                "ratio of ERT",
                "95 % interval",
                "first is better",
                "95 % interval",
                "solved, difference",
                "p (solved)",
                "p (cost)",
            ]
            .map(String::from),
        ];
        for pair in &puzzle.pairs {
            let name = |place: usize| &summary.settings[place].name;
            pairs.push([
                format!("{} / {}", name(pair.settings.0), name(pair.settings.1)),
                pair.ratio.map_or("-".to_string(), |ratio| format!("{:.3}", ratio.ratio)),
                pair.ratio
                    .and_then(|ratio| ratio.interval)
                    .map_or("-".to_string(), |ends| interval(ends, |end| format!("{end:.3}"))),
                pair.superiority.map_or("-".to_string(), |found| format!("{:.1} %", 100.0 * found.probability)),
                pair.superiority
                    .map_or("-".to_string(), |found| interval(found.interval, |end| format!("{:.1} %", 100.0 * end))),
                pair.difference.map_or("-".to_string(), |found| format!("{:+.1} %", 100.0 * found.difference)),
                pair.solved_p.map_or("-".to_string(), |p| format!("{p:.2e}")),
                format!("{:.2e}", pair.faster_p),
            ]);
        }
        if pairs.len() > 1 {
            text += &aligned(&pairs);
        }
        text.push('\n');
    }
    if let Some(across) = summary.across.as_ref().filter(|_| summary.aim.is_reached()) {
        let _ = writeln!(text, "Across {} puzzles, each of which counts once", summary.puzzles.len());
        let costless = summary.puzzles.iter().filter(|puzzle| puzzle.settings.iter().any(|own| own.ert == Some(0.0)));
        let costless: Vec<&str> = costless.map(|puzzle| &puzzle.puzzle.name[..]).collect();
        if !costless.is_empty() {
            let _ = writeln!(text, "Solved before the first move, so in no mean of costs: {}", costless.join(", "));
        }
        let mut rows = vec![
            ["", "geometric mean of the ratios of ERT", "95 % interval", "first is better", "p (cost)"]
                .map(String::from),
        ];
        for pair in &across.pairs {
            let name = |place: usize| &summary.settings[place].name;
            rows.push([
                format!("{} / {}", name(pair.settings.0), name(pair.settings.1)),
                pair.ln_ratio
                    .map_or("-".to_string(), |found| format!("{:.3} ({} puzzles)", found.mean.exp(), found.puzzles)),
                pair.ln_ratio
                    .and_then(|found| found.interval)
                    .map_or("-".to_string(), |ends| interval(ends, |end| format!("{:.3}", end.exp()))),
                pair.superiority.map_or("-".to_string(), |found| format!("{:.1} %", 100.0 * found.mean)),
                format!("{:.2e}", pair.faster_p),
            ]);
        }
        text += &aligned(&rows);
    }
    text
}

/// The lowest energies on a puzzle, and each two settings.
fn energies(summary: &Summary, puzzle: &PuzzleSummary) -> String {
    let mut rows =
        vec![["setting", "budget", "unit", "mean energy", "95 % interval", "median", "quartiles"].map(String::from)];
    let mut pairs = vec![["", "difference", "95 % interval", "first is lower", "95 % interval", "p"].map(String::from)];
    let whole = |ends: Option<Interval>| ends.map_or("-".to_string(), |ends| interval(ends, |end| format!("{end:.2}")));
    for (known, setting) in summary.settings.iter().zip(&puzzle.settings) {
        let Some(found) = &setting.energies else { continue };
        rows.push([
            known.name.clone(),
            figure(known.budget as f64),
            unit_in_words(known.unit).to_string(),
            format!("{:.2}", found.mean),
            whole(found.interval),
            found.median.to_string(),
            format!("{} to {}", found.low, found.high),
        ]);
    }
    for pair in &puzzle.pairs {
        let name = |place: usize| &summary.settings[place].name;
        let percent = |end: f64| format!("{:.1} %", 100.0 * end);
        pairs.push([
            format!("{} / {}", name(pair.settings.0), name(pair.settings.1)),
            pair.energy.map_or("-".to_string(), |found| format!("{:+.2}", found.difference)),
            whole(pair.energy.and_then(|found| found.interval)),
            pair.superiority.map_or("-".to_string(), |found| percent(found.probability)),
            pair.superiority.map_or("-".to_string(), |found| interval(found.interval, percent)),
            format!("{:.2e}", pair.faster_p),
        ]);
    }
    let pairs = if pairs.len() > 1 { aligned(&pairs) } else { String::new() };
    aligned(&rows) + &pairs + "\n"
}

fn unit_in_words(unit: Unit) -> &'static str {
    match unit {
        Unit::Expansions => "expansions",
        Unit::Nodes => "nodes",
        Unit::Placements => "placements",
        _ => "proposals",
    }
}

/// Both ends.
fn interval(ends: Interval, show: impl Fn(f64) -> String) -> String {
    format!("{} to {}", show(ends.low), ends.high.map_or("infinity".to_string(), &show))
}

/// Three digits that count.
fn figure(value: f64) -> String {
    match value {
        value if value >= 1e9 => format!("{:.2} G", value / 1e9),
        value if value >= 1e6 => format!("{:.2} M", value / 1e6),
        value if value >= 1e4 => format!("{:.1} k", value / 1e3),
        value => format!("{value:.0}"),
    }
}

/// Columns as wide as they must be.
fn aligned<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |row: &[String; N]| {
        let cells: Vec<String> = row.iter().zip(widths).map(|(text, width)| format!("{text:<width$}")).collect();
        format!("  {}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

//! Sweeps: the runs of an experiment on all cores, handed over in their order, and where their rows go.

use super::pace::Pace;
use super::progress::Progress;
use super::sheet::{Opened, Sheet};
use super::times::Times;
use super::{Format, VERSION, bar, interrupt, measured, print};
use annealing_lab::experiment::{
    self, Csv, Edit, Experiment, Grids, Reading, Results, Rounds, RunResult, Runner, Shard,
};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Holds what a sweep does beside making runs.
pub struct Sweeping {
    /// Only the runs of this shard.
    pub shard: Option<Shard>,
    /// How the rows are printed.
    pub format: Format,
    /// The file of the rows, instead of standard output.
    pub out: Option<PathBuf>,
    /// Whether to go on with an interrupted sweep.
    pub resume: bool,
    /// The file of the wall times.
    pub times: Option<PathBuf>,
}

/// Makes the runs of an experiment, or of a link with these seeds, and writes their rows in their order, whichever core
/// was first.
pub fn sweep(link: &str, seeds: Option<&str>, wishes: Sweeping) -> Result<ExitCode, String> {
    let Sweeping { shard, format, out, resume, times } = wishes;
    let experiment = experiment_of(link, seeds)?;
    if shard.is_some() && experiment.least().is_some() {
        return Err(
            "--shard: A shard cannot know how many runs the others solved; leave least= out of the link.".to_string()
        );
    }
    let mut results = Results::of(experiment.clone(), shard);
    let mut rounds = Rounds::new(&experiment);
    let runs = shard.map_or(0..experiment.runs(), |_| results.runs());
    let csv = Csv::new(&experiment, &VERSION);
    let opened = match &out {
        Some(path) => Sheet::file(path, resume, &csv, &runs)?,
        None if format == Format::Csv => Sheet::output(&csv, &runs)?,
        None => Opened { sheet: None, next: runs.start, solved: Vec::new() },
    };
    // Rows that an interrupted sweep left count as if they were made now.
    for solved in opened.solved {
        rounds.count(&experiment, solved);
    }
    let end = |rounds: &Rounds| if shard.is_some() { runs.end } else { rounds.runs().end };
    let mut sheet = opened.sheet;
    if sheet.is_none() && format == Format::Csv {
        return match &out {
            Some(path) if opened.next < end(&rounds) => {
                Err(format!("{}: This file has fewer rows than the sweep; delete it.", path.display()))
            }
            // Nobody reads, or all rows are there.
            _ => Ok(ExitCode::SUCCESS),
        };
    }
    let mut times = times.as_deref().map(Times::open).transpose()?;
    let mut next = opened.next;
    let mut progress = Progress::new((end(&rounds) - runs.start) as u64, (next - runs.start) as u64);
    // Round after round; a round that was not finished is the last.
    let mut wanted = next..end(&rounds);
    while next == wanted.start && !wanted.is_empty() {
        progress.expect((wanted.end - runs.start) as u64);
        in_order(&experiment, wanted.clone(), &interrupt::came, |row, time| {
            progress.count(row.solved);
            rounds.count(&experiment, row.solved);
            if let Some(times) = &mut times {
                times.write(&experiment, &row, time)?;
            }
            let run = row.run;
            let read = match &mut sheet {
                Some(sheet) => progress.beside(|| sheet.write(&csv.row(&row)))?,
                None => {
                    results.add(row);
                    true
                }
            };
            next = run + 1;
            Ok::<bool, String>(read)
        })?;
        wanted = wanted.end..end(&rounds);
    }
    progress.finish();
    let all = end(&rounds);
    if format == Format::Json {
        print(&experiment::to_json(&results, &VERSION))?;
    }
    if next < all && interrupt::came() {
        eprintln!("Stopped by Ctrl-C: {} of {} runs are written.", next - runs.start, all - runs.start);
        match &out {
            Some(_) => eprintln!("To go on, give the same command with --resume."),
            None => eprintln!("{}", how_to_go_on(&experiment, link, &(runs.start..all), next)),
        }
        return Ok(interrupt::exit_code());
    }
    if let (Some(sheet), true) = (sheet, next == all) {
        sheet.finish()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What makes the runs from `next` on, in a sentence: those of the first seed that is not complete come again.
fn how_to_go_on(experiment: &Experiment, link: &str, runs: &Range<usize>, next: usize) -> String {
    let seed_of = |run: usize| experiment.job(run).seed;
    let first = (next..runs.end).find_map(seed_of);
    let last = runs.clone().rev().find_map(seed_of);
    let begun = (runs.start..next).find_map(seed_of);
    let (Some(first), Some(last), true) = (first, last, begun < first) else {
        return "No seed is complete: the same command starts again.".to_string();
    };
    let again = (runs.start..next).filter(|&run| seed_of(run) == Some(first)).count();
    let edit = Edit::Seeds { seeds: format!("{first}..{last}") };
    let command = match experiment.edited(edit) {
        Ok(rest) if experiment::is_experiment(link) => format!("annealing-lab sweep '{}'", rest.to_link()),
        _ => format!("annealing-lab sweep '{link}' --seeds {first}..{last}"),
    };
    let twice = if again > 0 { format!("\nIt prints the {again} rows of seed {first} again.") } else { String::new() };
    format!("To go on: {command}{twice}")
}

/// Returns the experiment that a sweep's arguments ask for.
pub fn experiment_of(link: &str, seeds: Option<&str>) -> Result<Experiment, String> {
    let experiment = match (experiment::is_experiment(link), seeds) {
        (true, None) => return read_experiment(link),
        (true, Some(_)) => {
            return Err("--seeds: An experiment's link has seeds of its own; leave this option out.".to_string());
        }
        (false, None) => {
            return Err("--seeds: This option is missing; it takes A..B, as in --seeds 1..100.".to_string());
        }
        (false, Some(seeds)) => {
            let (first, last) = experiment::read_seeds(seeds).map_err(|error| format!("--seeds: {}", error.message))?;
            Experiment::of_seeds(&measured(link)?.unwrap_or(link.to_string()), first, last)
        }
    };
    experiment.map_err(|error| error.to_string())
}

/// Reads an experiment; of hundreds of large random grids some may take their time.
fn read_experiment(link: &str) -> Result<Experiment, String> {
    let mut grids = Grids::default();
    let mut reading = Reading::of_link(link).map_err(|error| error.to_string())?;
    let (_, wanted) = reading.progress();
    let bar = bar(
        Some(wanted as u64),
        "{elapsed} {wide_bar} {human_pos} of {human_len} random grids and presets, {eta} left",
    );
    let mut pace = Pace::new();
    while !pace.slice(|nodes| reading.advance(nodes, &mut grids)) {
        let (made, wanted) = reading.progress();
        if interrupt::came() {
            bar.finish_and_clear();
            return Err(format!(
                "Stopped by Ctrl-C: {made} of {wanted} random grids and presets were made, and no run."
            ));
        }
        bar.set_position(made as u64);
    }
    bar.finish_and_clear();
    reading.finish(&mut grids).map_err(|error| error.to_string())
}

/// Makes these runs on as many threads as there are cores, or as `RAYON_NUM_THREADS` says. Gives `take` their rows,
/// with their wall times, in the order of the runs. `take` returns whether it wants more, and `stopped` whether nobody does.
pub fn in_order<E>(
    experiment: &Experiment,
    runs: Range<usize>,
    stopped: &(dyn Fn() -> bool + Sync),
    mut take: impl FnMut(RunResult, Duration) -> Result<bool, E>,
) -> Result<(), E> {
    let listening = AtomicBool::new(true);
    let wanted = || listening.load(Ordering::Relaxed) && !stopped();
    let mut next = runs.start;
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let wanted = &wanted;
        // Bridged, since the threads then take the runs one after the other, and few rows have to wait.
        scope.spawn(move || {
            runs.par_bridge().for_each_with(sender, |sender, number| {
                // Nobody listens any more if this fails, and then there is nothing to tell.
                let _ = make(experiment, number, wanted).map(|row| sender.send(row));
            });
        });
        let mut waiting = BTreeMap::new();
        for (row, time) in receiver {
            let row: RunResult = row;
            waiting.insert(row.run, (row, time));
            while let Some((row, time)) = waiting.remove(&next) {
                next += 1;
                let more = take(row, time);
                if !matches!(more, Ok(true)) {
                    listening.store(false, Ordering::Relaxed);
                    return more.map(|_| ());
                }
            }
        }
        Ok(())
    })
}

/// The run's row and its wall time; none if it is no longer wanted.
fn make(experiment: &Experiment, number: usize, wanted: &(dyn Fn() -> bool + Sync)) -> Option<(RunResult, Duration)> {
    let begun = Instant::now();
    // A run that nobody wants is not even laid out.
    let mut runner = wanted().then(|| Runner::new(experiment, number))?;
    let mut pace = Pace::new();
    while wanted() {
        if let Some(row) = pace.slice(|n| runner.advance(n)) {
            return Some((row, begun.elapsed()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_run_goes_on_when_no_more_rows_are_wanted() {
        // The first setting ends after a move or so, the second would take years.
        let link = "compare&seeds=1..1&moves=1000000000000000&on=puzzle=octa&with=name=A;solver=exact\
                    &with=name=B;cooling=constant;t0=1000;found=first&on=puzzle=magic19";
        let experiment = Experiment::from_link(link).unwrap();
        assert!(experiment.runs() > 2);
        let (done, ended) = mpsc::channel();
        thread::spawn(move || {
            let mut rows = 0;
            let all = 0..experiment.runs();
            let one = |_, _| {
                rows += 1;
                Ok::<_, ()>(false)
            };
            in_order(&experiment, all, &|| false, one).unwrap();
            done.send(rows)
        });
        assert_eq!(ended.recv_timeout(Duration::from_secs(60)), Ok(1));
    }
}

//! Sweeps: the runs of an experiment on all cores, delivered in order, and the destination of their rows.

use super::progress::Progress;
use super::row_sink::{Opened, RowSink};
use super::times::Times;
use super::{Format, VERSION, bar, interrupt, measured, print, sound};
use annealing_lab::driver::{Made, Sweep};
use annealing_lab::experiment::{self, Csv, Edit, Experiment, Grids, Reading, Results, Shard};
use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;

/// The options of a sweep.
pub struct SweepOptions {
    /// The shard to run, if not all runs.
    pub shard: Option<Shard>,
    /// The output format of the rows.
    pub format: Format,
    /// The file of the rows, instead of standard output.
    pub out: Option<PathBuf>,
    /// True to continue an interrupted sweep.
    pub resume: bool,
    /// The file of the wall times.
    pub times: Option<PathBuf>,
}

/// Makes the runs of an experiment, or of a link with these seeds. Their rows are written in order, no matter which
/// core finishes first.
pub fn sweep(link: &str, seeds: Option<&str>, options: SweepOptions) -> Result<ExitCode, String> {
    let SweepOptions { shard, format, out, resume, times } = options;
    let experiment = experiment_of(link, seeds)?;
    if shard.is_some() && experiment.least().is_some() {
        return Err(
            "--shard: A shard has no access to the solved runs of the others; links without least= are accepted."
                .to_string(),
        );
    }
    let mut results = Results::from_shard(experiment.clone(), shard);
    let mut sweep = Sweep::new(&experiment, shard);
    let first = sweep.next();
    let csv = Csv::new(&experiment, &VERSION);
    let all = shard.map_or(0..experiment.runs(), |_| sweep.runs());
    let opened = match &out {
        Some(path) => RowSink::file(path, resume, &csv, &all)?,
        None if format == Format::Csv => RowSink::output(&csv)?,
        None => Opened { sink: None, solved: Vec::new() },
    };
    // Rows of an interrupted sweep count as if they had just been made.
    opened.solved.into_iter().for_each(|solved| sweep.count(solved));
    let mut sink = opened.sink;
    if sink.is_none() && format == Format::Csv {
        return match &out {
            Some(path) if sweep.next() < sweep.runs().end => {
                Err(format!("{}: This file has fewer rows than the sweep; delete it.", path.display()))
            }
            // The output is no longer read, or all rows are present.
            _ => Ok(ExitCode::SUCCESS),
        };
    }
    let mut times = times.as_deref().map(Times::open).transpose()?;
    let mut progress = Progress::new(sweep.runs().len() as u64, (sweep.next() - first) as u64);
    sweep.on_threads(rayon::current_num_threads(), |made| {
        let Some(Made { row, time, end, .. }) = made else { return Ok(!interrupt::came()) };
        progress.expect((end - first) as u64);
        progress.count(row.outcome(&experiment).solved);
        if let Some(times) = &mut times {
            times.write(&experiment, &row, time)?;
        }
        let read = match &mut sink {
            Some(sink) => progress.beside(|| sink.write_row(&csv.row(&row)))?,
            None => {
                results.add(row);
                true
            }
        };
        Ok::<bool, String>(read && !interrupt::came())
    })?;
    progress.finish();
    let (next, runs) = (sweep.next(), sweep.runs());
    if format == Format::Json {
        print(&experiment::to_json(&results, &VERSION))?;
    }
    if next < runs.end && interrupt::came() {
        eprintln!("Stopped by Ctrl-C: {} of {} runs were written.", next - runs.start, runs.len());
        match &out {
            Some(_) => eprintln!("To continue, add --resume to the same command."),
            None => eprintln!("{}", how_to_go_on(&experiment, link, &runs, next)),
        }
        return Ok(interrupt::exit_code());
    }
    if let (Some(sink), true) = (sink, next == runs.end) {
        sink.finish()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns a sentence with the command that makes the runs from `next` on. The runs of the first incomplete seed are
/// repeated.
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
    let twice = if again > 0 { format!("\nIt repeats the {again} rows of seed {first}.") } else { String::new() };
    format!("To continue: {command}{twice}")
}

/// Returns the experiment that a sweep's arguments describe.
pub fn experiment_of(link: &str, seeds: Option<&str>) -> Result<Experiment, String> {
    let link = &sound(link)?[..];
    let experiment = match (experiment::is_experiment(link), seeds) {
        (true, None) => return read_experiment(link),
        (true, Some(_)) => {
            return Err("--seeds: An experiment's link already contains seeds; leave this option out.".to_string());
        }
        (false, None) => {
            return Err("--seeds: This option is missing; it takes A..B, as in --seeds 1..100.".to_string());
        }
        (false, Some(seeds)) => {
            let (first, last) = experiment::read_seeds(seeds).map_err(|error| format!("--seeds: {}", error.message))?;
            Experiment::from_seeds(&measured(link)?.unwrap_or(link.to_string()), first, last)
        }
    };
    experiment.map_err(|error| error.to_string())
}

/// Reads an experiment; one with hundreds of large random grids may take some time.
fn read_experiment(link: &str) -> Result<Experiment, String> {
    let mut grids = Grids::default();
    let mut reading = Reading::from_link(link).map_err(|error| error.to_string())?;
    let (_, wanted) = reading.progress();
    let bar = bar(
        Some(wanted as u64),
        "{elapsed} {wide_bar} {human_pos} of {human_len} random grids and presets, {eta} left",
    );
    let read = interrupt::sliced(|nodes| {
        bar.set_position(reading.progress().0 as u64);
        reading.read_on(nodes, &mut grids).then_some(())
    });
    bar.finish_and_clear();
    let (made, wanted) = reading.progress();
    read.ok_or_else(|| {
        format!("Stopped by Ctrl-C: {made} of {wanted} random grids and presets were made, but no run.")
    })?;
    reading.finish(&mut grids).map_err(|error| error.to_string())
}

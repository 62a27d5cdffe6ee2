//! Many runs at once.

use super::{SLICE, interruptible, refused};
use annealing_lab::experiment::{self, Experiment, Grids, Reading, Results, Rounds, RunResult, Runner, is_experiment};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Instant;

/// Moves between two looks at whether anybody still wants the row: some milliseconds.
const MOVES: u64 = 100_000;
/// Nodes of a random grid between two looks at the clock.
const GRID_NODES: u64 = 1000;

/// The version in rows: with the commit where the build knows one, as the program has it.
fn version() -> String {
    match option_env!("ANNEALING_LAB_COMMIT") {
        None | Some("") => env!("CARGO_PKG_VERSION").to_string(),
        Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
    }
}

/// Makes the runs of an experiment, or of a link with these seeds, on so many threads. Returns the rows as `annealing-lab sweep` prints
/// them: CSV, or `whole` as JSON. Calls `tell` with the runs made, those wanted and those solved.
#[pyfunction]
pub fn sweep(
    py: Python,
    link: &str,
    seeds: Option<&str>,
    threads: usize,
    whole: bool,
    tell: Option<Bound<PyAny>>,
) -> PyResult<String> {
    let experiment = experiment_of(py, link, seeds)?;
    let mut results = Results::of(experiment.clone(), None);
    let mut rounds = Rounds::new(&experiment);
    let mut made = 0;
    let mut solved = 0;
    let mut told = Instant::now();
    // Round after round: in an experiment with `least` the rows of one decide whether there is another.
    let mut wanted = rounds.runs();
    while !wanted.is_empty() {
        let end = wanted.end;
        in_threads(py, &experiment, wanted, threads, |row| {
            if let Some(row) = row {
                made += 1;
                solved += usize::from(row.solved);
                rounds.count(&experiment, row.solved);
                results.add(row);
            }
            match &tell {
                Some(tell) if made == end || told.elapsed() >= SLICE => {
                    told = Instant::now();
                    tell.call1((made, end, solved)).map(|_| ())
                }
                _ => Ok(()),
            }
        })?;
        wanted = end..rounds.runs().end;
    }
    Ok(if whole { experiment::to_json(&results, &version()) } else { experiment::to_csv(&results, &version()) })
}

fn experiment_of(py: Python, link: &str, seeds: Option<&str>) -> PyResult<Experiment> {
    let wrong = |text: &str| PyValueError::new_err(format!("seeds: {text}"));
    match (is_experiment(link), seeds) {
        (true, Some(_)) => Err(wrong("An experiment's link has seeds of its own; leave this argument out.")),
        (false, None) => Err(wrong("This argument is missing; it takes a range, or A..B as in '1..100'.")),
        (false, Some(seeds)) => {
            let seeds = experiment::read_seeds(seeds);
            let (first, last) = seeds.map_err(|error| wrong(&error.message.to_string()))?;
            Experiment::of_seeds(link, first, last).map_err(|error| refused(py, &error))
        }
        (true, None) => {
            let mut grids = Grids::default();
            let mut reading = Reading::of_link(link).map_err(|error| refused(py, &error))?;
            interruptible(py, || reading.advance(GRID_NODES, &mut grids).then_some(()))?;
            reading.finish(&mut grids).map_err(|error| refused(py, &error))
        }
    }
}

/// Makes these runs. Gives `take` their rows in whichever order they come, and nothing while none comes for a while. An error of `take` or of a
/// signal's handler ends all.
fn in_threads(
    py: Python,
    experiment: &Experiment,
    runs: Range<usize>,
    threads: usize,
    mut take: impl FnMut(Option<RunResult>) -> PyResult<()>,
) -> PyResult<()> {
    let next = AtomicUsize::new(runs.start);
    let wanted = AtomicBool::new(true);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<RunResult>| {
        while wanted.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= runs.end {
                return;
            }
            let mut runner = Runner::new(experiment, number);
            while wanted.load(Ordering::Relaxed) {
                if let Some(row) = runner.advance(MOVES) {
                    // Nobody listens any more if this fails, and then there is nothing to tell.
                    let _ = sender.send(row);
                    break;
                }
            }
        }
    };
    let receiver = std::sync::Mutex::new(receiver);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, runs.len()) {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        // Without this one, the channel ends with the last thread.
        drop(sender);
        let ended = loop {
            let received = py.detach(|| receiver.lock().expect("nobody else has it").recv_timeout(SLICE));
            let row = match received {
                Ok(row) => Some(row),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            };
            if let Err(error) = py.check_signals().and_then(|()| take(row)) {
                break Err(error);
            }
        };
        wanted.store(false, Ordering::Relaxed);
        ended
    })
}

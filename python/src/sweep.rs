//! Many runs at once.

use super::{interruptible, refused};
use annealing_lab::driver::{Made, Sweep};
use annealing_lab::experiment::{self, Experiment, Grids, Reading, Results, is_experiment};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The shortest time between two progress reports.
const PAUSE: Duration = Duration::from_millis(50);

/// Returns the version for rows: with the commit if the build includes one, like the program.
fn version() -> String {
    match option_env!("ANNEALING_LAB_COMMIT") {
        None | Some("") => env!("CARGO_PKG_VERSION").to_string(),
        Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
    }
}

/// Makes the runs of an experiment, or of a link with these seeds, on this many threads. Seeds are ranges `A..B`, in
/// the order of their rows; an experiment contains its seeds. Returns the rows in the format of `annealing-lab sweep`:
/// CSV, or with `whole` JSON, which needs one range. Calls `tell` with the numbers of runs made, requested and solved.
#[pyfunction]
pub fn sweep(
    py: Python,
    link: &str,
    seeds: Vec<String>,
    threads: usize,
    whole: bool,
    tell: Option<Bound<PyAny>>,
) -> PyResult<String> {
    let pieces = seeds.iter().map(|piece| experiment_of(py, link, Some(piece))).collect::<PyResult<Vec<_>>>()?;
    let mut telling = Telling::new(tell);
    if pieces.len() > 1 {
        return scattered(py, &pieces, threads, &mut telling);
    }
    let experiment = pieces.into_iter().next().map_or_else(|| experiment_of(py, link, None), Ok)?;
    let mut results = Results::from_shard(experiment.clone(), None);
    let mut sweep = Sweep::new(&experiment, None);
    py.detach(|| {
        sweep.on_threads(threads, |row| {
            let mut end = None;
            if let Some(Made { row, end: known, .. }) = row {
                telling.count(1, usize::from(row.outcome(&experiment).solved));
                end = Some(known);
                results.add(row);
            }
            telling.report(end).map(|()| true)
        })
    })?;
    Ok(if whole { experiment::to_json(&results, &version()) } else { experiment::to_csv(&results, &version()) })
}

/// Makes the runs of several ranges of seeds, each range on one thread. Returns the rows in the order of the ranges, as
/// CSV.
fn scattered(py: Python, pieces: &[Experiment], threads: usize, telling: &mut Telling) -> PyResult<String> {
    let end = pieces.iter().map(|piece| Sweep::new(piece, None).runs().len()).sum();
    let texts = py.detach(|| {
        in_parallel(pieces.len(), threads, end, telling, |place, wanted| {
            let experiment = &pieces[place];
            let (mut results, mut made, mut solved) = (Results::new(experiment.clone()), 0, 0);
            // A separate thread, so that an unwanted run ends at once.
            let all = Sweep::new(experiment, None).on_threads(threads.min(1), |row| {
                if let Some(Made { row, .. }) = row {
                    made += 1;
                    solved += usize::from(row.outcome(experiment).solved);
                    results.add(row);
                }
                if wanted.load(Ordering::Relaxed) { Ok(true) } else { Err(()) }
            });
            let text = experiment::to_csv(&results, &version());
            // Only the first range contributes the header.
            let rows = if place == 0 { &text[..] } else { text.split_once('\n').map_or("", |(_, rows)| rows) };
            Ok(all.ok().map(|()| (rows.to_string(), made, solved)))
        })
    })?;
    Ok(texts.into_iter().collect())
}

/// The result of a job, its number of runs, and the number of them that are solved; `None` if the job was cancelled.
type Done<T> = PyResult<Option<(T, usize, usize)>>;

/// Does `count` jobs on this many threads; with 0 threads, in the present one. `end` is their total number of runs.
/// Returns their results in order.
pub fn in_parallel<T: Send>(
    count: usize,
    threads: usize,
    end: usize,
    telling: &mut Telling,
    job: impl Fn(usize, &AtomicBool) -> Done<T> + Sync,
) -> PyResult<Vec<T>> {
    let (next, wanted) = (AtomicUsize::new(0), AtomicBool::new(true));
    let mut all = BTreeMap::new();
    while all.len() < count {
        let (sender, receiver) = mpsc::channel();
        let most = if threads == 0 { all.len() + 1 } else { count };
        let work = |sender: Sender<(usize, Done<T>)>| {
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                // If sending fails, the results are no longer wanted.
                if place >= most || sender.send((place, job(place, &wanted))).is_err() {
                    return;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads.min(count) {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            if threads == 0 {
                next.store(all.len(), Ordering::Relaxed);
                work(sender.clone());
            }
            // Without this sender, the channel ends with the last thread.
            drop(sender);
            let collected = collect(&receiver, end, telling, &mut all);
            wanted.store(false, Ordering::Relaxed);
            collected
        })?;
        wanted.store(true, Ordering::Relaxed);
    }
    Ok(all.into_values().collect())
}

/// Collects the results of jobs by their indices, until a signal arrives or a job fails.
fn collect<T>(
    receiver: &Receiver<(usize, Done<T>)>,
    end: usize,
    telling: &mut Telling,
    all: &mut BTreeMap<usize, T>,
) -> PyResult<()> {
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok((place, done)) => {
                let Some((made, runs, solved)) = done? else { continue };
                all.insert(place, made);
                telling.count(runs, solved);
                telling.report(Some(end))?;
            }
            Err(RecvTimeoutError::Timeout) => telling.report(None)?,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// The progress report of runs while they are made.
pub struct Telling {
    tell: Option<Py<PyAny>>,
    made: usize,
    solved: usize,
    reported: Instant,
}

impl Telling {
    pub fn new(tell: Option<Bound<PyAny>>) -> Telling {
        Telling { tell: tell.map(Bound::unbind), made: 0, solved: 0, reported: Instant::now() }
    }

    fn count(&mut self, made: usize, solved: usize) {
        self.made += made;
        self.solved += solved;
    }

    /// Handles signals, and reports the number of runs made. `end` is the total number; `None` if no run was made in
    /// the meantime.
    fn report(&mut self, end: Option<usize>) -> PyResult<()> {
        Python::attach(|py| {
            py.check_signals()?;
            if let (Some(tell), Some(end)) = (&self.tell, end)
                && (self.made == end || self.reported.elapsed() >= PAUSE)
            {
                self.reported = Instant::now();
                tell.call1(py, (self.made, end, self.solved))?;
            }
            Ok(())
        })
    }
}

fn wrong(seeds: &str) -> PyErr {
    PyValueError::new_err(format!("seeds: {seeds}"))
}

/// Reads a range of seeds such as `1..100`, both ends included.
pub fn seeds_of(text: &str) -> PyResult<RangeInclusive<u64>> {
    let (first, last) = experiment::read_seeds(text).map_err(|error| wrong(&error.message.to_string()))?;
    Ok(first..=last)
}

fn experiment_of(py: Python, link: &str, seeds: Option<&str>) -> PyResult<Experiment> {
    match (is_experiment(link), seeds) {
        (true, Some(_)) => Err(wrong("An experiment's link has seeds of its own; leave this argument out.")),
        (false, None) => Err(wrong("This argument is missing; it takes a range, or A..B as in '1..100'.")),
        (false, Some(seeds)) => {
            let seeds = seeds_of(seeds)?;
            Experiment::from_seeds(link, *seeds.start(), *seeds.end()).map_err(|error| refused(py, &error))
        }
        (true, None) => {
            let mut grids = Grids::default();
            let mut reading = Reading::from_link(link).map_err(|error| refused(py, &error))?;
            interruptible(py, |nodes| reading.read_on(nodes, &mut grids).then_some(()))?;
            reading.finish(&mut grids).map_err(|error| refused(py, &error))
        }
    }
}

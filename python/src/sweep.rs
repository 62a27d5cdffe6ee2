//! Many runs at once.

use super::{interruptible, refused};
use annealing_lab::driver::{Made, Sweep};
use annealing_lab::experiment::{self, Experiment, Grids, Reading, Results, is_experiment};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The shortest time between two reports of progress.
const PAUSE: Duration = Duration::from_millis(50);

/// The version in rows: with the commit where the build knows one, as the program has it.
fn version() -> String {
    match option_env!("ANNEALING_LAB_COMMIT") {
        None | Some("") => env!("CARGO_PKG_VERSION").to_string(),
        Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
    }
}

/// Makes the runs of an experiment, or of a link with these seeds, on so many threads. Seeds are pieces `A..B`, in the order of their
/// rows; an experiment has seeds of its own. Returns the rows as `annealing-lab sweep` prints them: CSV, or `whole` as JSON, which needs
/// one piece. Calls `tell` with the runs made, those wanted and those solved.
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
    let mut telling = Telling { tell: tell.map(Bound::unbind), made: 0, solved: 0, reported: Instant::now() };
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

/// Makes the runs of several pieces of seeds, each piece on one thread. Returns the rows in the order of the pieces, as CSV.
fn scattered(py: Python, pieces: &[Experiment], threads: usize, telling: &mut Telling) -> PyResult<String> {
    let end = pieces.iter().map(|piece| Sweep::new(piece, None).runs().len()).sum();
    let (next, wanted) = (AtomicUsize::new(0), AtomicBool::new(true));
    let texts = py.detach(|| {
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.clamp(1, pieces.len()) {
                let sender = sender.clone();
                let (next, wanted) = (&next, &wanted);
                scope.spawn(move || make(pieces, next, wanted, sender));
            }
            // Without this one, the channel ends with the last thread.
            drop(sender);
            let texts = collect(&receiver, end, telling);
            wanted.store(false, Ordering::Relaxed);
            texts
        })
    })?;
    Ok(texts.into_values().collect())
}

/// The rows of a piece: its place, its runs, those of them that are solved, and the text.
type Piece = (usize, usize, usize, String);

/// Makes pieces, one after the other, until there are no more or nobody wants them.
fn make(pieces: &[Experiment], next: &AtomicUsize, wanted: &AtomicBool, sender: Sender<Piece>) {
    loop {
        let place = next.fetch_add(1, Ordering::Relaxed);
        let Some(experiment) = pieces.get(place) else { return };
        let (mut results, mut made, mut solved) = (Results::new(experiment.clone()), 0, 0);
        let all = Sweep::new(experiment, None).on_threads(1, |row| {
            if let Some(Made { row, .. }) = row {
                made += 1;
                solved += usize::from(row.outcome(experiment).solved);
                results.add(row);
            }
            if wanted.load(Ordering::Relaxed) { Ok(true) } else { Err(()) }
        });
        if all.is_err() {
            return;
        }
        let text = experiment::to_csv(&results, &version());
        // The first piece has the names of the columns.
        let rows = if place == 0 { &text[..] } else { text.split_once('\n').map_or("", |(_, rows)| rows) };
        // Nobody listens any more if this fails.
        let _ = sender.send((place, made, solved, rows.to_string()));
    }
}

/// Collects pieces by their places, as long as no signal comes.
fn collect(receiver: &Receiver<Piece>, end: usize, telling: &mut Telling) -> PyResult<BTreeMap<usize, String>> {
    let mut texts = BTreeMap::new();
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok((place, made, solved, text)) => {
                texts.insert(place, text);
                telling.count(made, solved);
                telling.report(Some(end))?;
            }
            Err(RecvTimeoutError::Timeout) => telling.report(None)?,
            Err(RecvTimeoutError::Disconnected) => return Ok(texts),
        }
    }
}

/// The report on runs while they are made.
struct Telling {
    tell: Option<Py<PyAny>>,
    made: usize,
    solved: usize,
    reported: Instant,
}

impl Telling {
    fn count(&mut self, made: usize, solved: usize) {
        self.made += made;
        self.solved += solved;
    }

    /// Hears signals, and reports how many runs are made. `end` is how many there are to be; `None` if none was made meanwhile.
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

fn experiment_of(py: Python, link: &str, seeds: Option<&str>) -> PyResult<Experiment> {
    let wrong = |text: &str| PyValueError::new_err(format!("seeds: {text}"));
    match (is_experiment(link), seeds) {
        (true, Some(_)) => Err(wrong("An experiment's link has seeds of its own; leave this argument out.")),
        (false, None) => Err(wrong("This argument is missing; it takes a range, or A..B as in '1..100'.")),
        (false, Some(seeds)) => {
            let seeds = experiment::read_seeds(seeds);
            let (first, last) = seeds.map_err(|error| wrong(&error.message.to_string()))?;
            Experiment::from_seeds(link, first, last).map_err(|error| refused(py, &error))
        }
        (true, None) => {
            let mut grids = Grids::default();
            let mut reading = Reading::from_link(link).map_err(|error| refused(py, &error))?;
            interruptible(py, |nodes| reading.read_on(nodes, &mut grids).then_some(()))?;
            reading.finish(&mut grids).map_err(|error| refused(py, &error))
        }
    }
}

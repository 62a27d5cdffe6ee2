//! Many runs at once.

use super::{interruptible, refused};
use annealing_lab::driver::{Made, Sweep};
use annealing_lab::experiment::{self, Experiment, Grids, Reading, Results, is_experiment};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
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
    let mut results = Results::from_shard(experiment.clone(), None);
    let (mut made, mut solved, mut reported) = (0, 0, Instant::now());
    let tell = tell.map(Bound::unbind);
    let mut sweep = Sweep::new(&experiment, None);
    py.detach(|| {
        sweep.on_threads(threads, |row| {
            let mut end = None;
            if let Some(Made { row, end: known, .. }) = row {
                made += 1;
                solved += usize::from(row.outcome(&experiment).solved);
                end = Some(known);
                results.add(row);
            }
            Python::attach(|py| {
                py.check_signals()?;
                if let (Some(tell), Some(end)) = (&tell, end)
                    && (made == end || reported.elapsed() >= PAUSE)
                {
                    reported = Instant::now();
                    tell.call1(py, (made, end, solved))?;
                }
                Ok::<bool, PyErr>(true)
            })
        })
    })?;
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

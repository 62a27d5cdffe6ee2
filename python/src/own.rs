//! Runs of a problem of one's own.

use super::families::{AnyFamily, Family, FamilyProblem};
use super::python_problem::PythonProblem;
use super::run::{Column, bytes};
use super::shared::Shared;
use super::sweep::{Telling, in_parallel, seeds_of};
use super::{interruptible, refused};
use annealing_lab::anneal::temperature_of_own;
use annealing_lab::driver::Slicer;
use annealing_lab::history::Row;
use annealing_lab::model::ising::SpinState;
use annealing_lab::{AnnealRun, AnnealSettings, Problem, Status};
use pyo3::prelude::*;
use serde_json::json;
use std::sync::atomic::Ordering;

/// The fraction of worsening moves that is accepted where a run begins to cool by itself, and the fraction of that temperature where it
/// ends: on tours, assignments, spins and bits of several sizes and budgets it came within a few percent of the best of seven schedules.
const HOT: f64 = 0.2;
const COOLED: f64 = 0.01;

/// A problem whose states Python can have.
pub trait Shown: Problem<Energy = f64, State: Send + Sync, Move: Send + Sync> + Clone + Send + Sync + 'static {
    /// Returns a state for Python: a copy, or an array of int32.
    fn shown(&self, py: Python, state: &Self::State) -> PyResult<Py<PyAny>>;

    /// Returns the exception that ended the problem's work.
    fn failed(&self, _py: Python) -> Option<PyErr> {
        None
    }
}

/// A run, whatever the type of its states.
trait AnyRun: Send + Sync {
    fn advance(&mut self, moves: u64);
    fn status(&self) -> Status;
    fn progress(&self) -> serde_json::Value;
    fn rows(&self) -> Vec<Row<f64>>;
    fn state(&self, py: Python, best: bool) -> PyResult<Py<PyAny>>;
    fn failed(&self, py: Python) -> Option<PyErr>;
}

struct ShownRun<P: Problem> {
    problem: P,
    run: AnnealRun<P>,
}

impl<P: Shown> AnyRun for ShownRun<P> {
    fn advance(&mut self, moves: u64) {
        self.run.advance(moves);
    }

    fn status(&self) -> Status {
        self.run.progress().status
    }

    fn progress(&self) -> serde_json::Value {
        json!(self.run.progress())
    }

    fn rows(&self) -> Vec<Row<f64>> {
        self.run.rows()
    }

    fn state(&self, py: Python, best: bool) -> PyResult<Py<PyAny>> {
        self.problem.shown(py, if best { self.run.best() } else { self.run.board() })
    }

    fn failed(&self, py: Python) -> Option<PyErr> {
        self.problem.failed(py)
    }
}

/// A problem, its target, and settings as keys and values of a link.
type Asked<'a, 'py> = (&'a Bound<'py, PyAny>, Option<f64>, Vec<(String, String)>);

/// Makes the first run of a problem, and says how further ones begin: with which settings, and of which seed.
fn begin(py: Python, (problem, target, pairs): Asked) -> PyResult<(AnnealSettings, Begin)> {
    let Ok(family) = problem.cast::<Family>() else {
        // Each run has its own calls and its own exception.
        let settings = settings_of(py, &PythonProblem::new(problem, target)?, pairs)?;
        let problem = problem.clone().unbind();
        let begin =
            move |settings| Python::attach(|py| Ok(run_of(PythonProblem::new(problem.bind(py), target)?, settings)));
        return Ok((settings, Box::new(begin)));
    };
    let places = |places: &Vec<u16>| places.iter().map(|&place| place.into()).collect();
    match family.get().problem.clone() {
        AnyFamily::Tour(tours) => of_family(py, FamilyProblem::new(tours, 0.0, target, places), pairs),
        AnyFamily::Assignment(problem) => of_family(py, FamilyProblem::new(problem, 0.0, target, places), pairs),
        AnyFamily::Spins(spins) => {
            let numbers = |state: &SpinState<f64>| state.up().iter().map(|&up| if up { 1 } else { -1 }).collect();
            of_family(py, FamilyProblem::new(spins, 0.0, target, numbers), pairs)
        }
        AnyFamily::Bits(spins, constant) => {
            let numbers = |state: &SpinState<f64>| state.up().iter().map(|&up| up.into()).collect();
            of_family(py, FamilyProblem::new(spins, constant, target, numbers), pairs)
        }
    }
}

/// The way in which a run with these settings begins.
type Begin = Box<dyn Fn(AnnealSettings) -> PyResult<Box<dyn AnyRun>> + Send + Sync>;

fn of_family<P: Shown>(py: Python, problem: P, pairs: Vec<(String, String)>) -> PyResult<(AnnealSettings, Begin)> {
    let settings = settings_of(py, &problem, pairs)?;
    Ok((settings, Box::new(move |settings| Ok(run_of(problem.clone(), settings)))))
}

fn run_of<P: Shown>(problem: P, settings: AnnealSettings) -> Box<dyn AnyRun> {
    let run = AnnealRun::new(problem.clone(), settings).expect("the settings were read");
    Box::new(ShownRun { problem, run })
}

/// Reads settings. Without a schedule and a temperature, the run cools geometrically over all its moves.
fn settings_of<P: Shown>(py: Python, problem: &P, mut pairs: Vec<(String, String)>) -> PyResult<AnnealSettings> {
    let value = |key: &str| pairs.iter().find(|(own, _)| own == key).map(|(_, value)| &value[..]);
    // Where no move is worse, any temperature does.
    let hot = if value("t0").is_some() { 1.0 } else { py.detach(|| temperature_of_own(problem, HOT)).unwrap_or(1.0) };
    if let Some(error) = problem.failed(py) {
        return Err(error);
    }
    if ["cooling", "t0", "accept"].into_iter().all(|key| value(key).is_none()) {
        // What is no number of moves is refused below.
        let moves = value("moves").and_then(|moves| moves.parse().ok()).unwrap_or(1.0_f64).max(1.0);
        pairs.push(("cooling".to_string(), "geometric".to_string()));
        pairs.push(("rate".to_string(), libm::pow(COOLED, 1.0 / moves).to_string()));
    }
    AnnealSettings::from_pairs(pairs, hot / 2.0).map_err(|error| refused(py, &error))
}

/// A run of a problem of one's own. Threads may share one; each call waits for the others' present slice.
#[pyclass(frozen, module = "annealing_lab._core")]
pub struct Anneal {
    run: Shared<Box<dyn AnyRun>>,
    settings: AnnealSettings,
}

#[pymethods]
impl Anneal {
    /// The run of a family's problem, or of an object with its methods, at its start.
    #[new]
    fn new(py: Python, problem: &Bound<PyAny>, target: Option<f64>, settings: Vec<(String, String)>) -> PyResult<Self> {
        let (settings, begin) = begin(py, (problem, target, settings))?;
        let run = py.detach(|| begin(settings))?;
        run.failed(py).map_or(Ok(Anneal { run: Shared::new(run), settings }), Err)
    }

    /// Makes `moves` moves, or fewer if the run ends. An exception of the problem ends the run for good.
    fn advance(&self, py: Python, moves: u64) -> PyResult<()> {
        let mut left = moves;
        interruptible(py, |steps| {
            let mut run = self.run.lock_again();
            let slice = left.min(steps);
            if let Some(error) = Python::attach(|py| run.failed(py)) {
                return Some(Err(error));
            }
            run.advance(slice);
            left -= slice;
            let failed = Python::attach(|py| run.failed(py));
            let over = left == 0 || run.status() != Status::Running;
            failed.map(Err).or(over.then_some(Ok(())))
        })?
    }

    /// The settings that have an effect, as keys and values of a link.
    fn settings(&self) -> Vec<(&'static str, String)> {
        self.settings.to_pairs()
    }

    /// The present progress as JSON.
    fn progress(&self, py: Python) -> String {
        self.run.look(py, |run| run.progress().to_string())
    }

    /// The present state, or the best so far: a copy, or int32 as bytes.
    fn state(&self, py: Python, best: bool) -> PyResult<Py<PyAny>> {
        py.detach(|| {
            let run = self.run.lock();
            Python::attach(|py| run.state(py, best))
        })
    }

    /// The columns of the trace.
    fn trace<'py>(&self, py: Python<'py>) -> Vec<Column<'py>> {
        let rows = self.run.look(py, |run| run.rows());
        let count = |name, of: fn(&Row<f64>) -> u64| (name, "u8", bytes(py, rows.iter().map(of), u64::to_ne_bytes));
        let float = |name, of: fn(&Row<f64>) -> f64| (name, "f8", bytes(py, rows.iter().map(of), f64::to_ne_bytes));
        vec![
            count("move", |row| row.moves),
            float("energy", |row| row.energy),
            float("best", |row| row.best),
            float("temperature", |row| row.temperature),
            count("accepted", |row| row.accepted),
        ]
    }
}

/// A row of a sweep: seed, status, moves, lowest energy, its move, its state.
type OwnRow = (u64, String, u64, f64, u64, Py<PyAny>);

/// Makes the runs of these seeds on so many threads; with none, in this one. Calls `tell` as [`super::sweep::sweep`] does.
#[pyfunction]
pub fn sweep_own(
    py: Python,
    problem: &Bound<PyAny>,
    target: Option<f64>,
    settings: Vec<(String, String)>,
    seeds: Vec<String>,
    threads: usize,
    tell: Option<Bound<PyAny>>,
) -> PyResult<Vec<OwnRow>> {
    let seeds: Vec<u64> =
        seeds.iter().map(|piece| seeds_of(piece)).collect::<PyResult<Vec<_>>>()?.into_iter().flatten().collect();
    let (settings, begin) = begin(py, (problem, target, settings))?;
    let mut telling = Telling::new(tell);
    let end = seeds.len();
    let runs = py.detach(|| {
        in_parallel(seeds.len(), threads, end, &mut telling, |place, wanted| {
            let mut run = begin(settings.seed(seeds[place]))?;
            let mut slicer = Slicer::default();
            while run.status() == Status::Running && wanted.load(Ordering::Relaxed) {
                slicer.slice(|moves| run.advance(moves));
                if let Some(error) = Python::attach(|py| run.failed(py)) {
                    return Err(error);
                }
            }
            let solved = usize::from(run.status() == Status::Solved);
            Ok(wanted.load(Ordering::Relaxed).then_some((run, 1, solved)))
        })
    })?;
    let row = |(seed, run): (u64, Box<dyn AnyRun>)| {
        let progress = run.progress();
        let number = |name: &str| progress[name].as_u64().unwrap_or_default();
        let status = progress["status"].as_str().unwrap_or_default().to_string();
        let best = progress["best"].as_f64().unwrap_or_default();
        Ok((seed, status, number("moves"), best, number("best_move"), run.state(py, true)?))
    };
    seeds.into_iter().zip(runs).map(row).collect()
}

//! Runs of user-defined problems.

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
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

/// The fraction of worsening moves accepted at the start of an automatic cooling, and the final temperature as a
/// fraction of the initial one. On tours, assignments, spins and bits of several sizes and budgets they were within a
/// few percent of the best of seven schedules.
const HOT: f64 = 0.2;
const COOLED: f64 = 0.01;
/// The default number of moves of an anneal for a link with `restart=fixed`.
const LENGTH: f64 = 100_000.0;

/// A problem whose states can be passed to Python.
pub trait Shown: Problem<Energy = f64, State: Send + Sync, Move: Send + Sync> + Clone + Send + Sync + 'static {
    /// Returns a state for Python: a copy, or an array of int32.
    fn shown(&self, py: Python, state: &Self::State) -> PyResult<Py<PyAny>>;

    /// Takes the exception that stopped all calls of methods, if any.
    fn take_failed(&self) -> Option<PyErr> {
        None
    }

    /// Returns whether the problem can fail.
    fn can_fail(&self) -> bool {
        false
    }
}

/// A run with states of any type.
trait AnyRun: Send + Sync {
    fn status(&self) -> Status;
    fn progress(&self) -> serde_json::Value;
    fn rows(&self) -> Vec<Row<f64>>;
    fn state(&self, py: Python, best: bool) -> PyResult<Py<PyAny>>;
    /// Makes moves, unless the problem fails: the run then remains unchanged.
    fn try_advance(&mut self, moves: u64) -> PyResult<()>;
    /// Computes the energies of the present and the best state, which a problem in Python compares.
    fn verify(&self) -> PyResult<()>;
}

struct ShownRun<P: Problem> {
    problem: P,
    run: AnnealRun<P>,
}

impl<P: Shown> AnyRun for ShownRun<P> {
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

    fn try_advance(&mut self, moves: u64) -> PyResult<()> {
        let before = self.problem.can_fail().then(|| self.run.clone());
        self.run.advance(moves);
        self.problem.take_failed().map_or(Ok(()), |error| {
            self.run = before.unwrap_or_else(|| self.run.clone());
            // Copying a state may also have failed.
            self.problem.take_failed();
            Err(error)
        })
    }

    fn verify(&self) -> PyResult<()> {
        if self.problem.can_fail() {
            self.problem.energy(self.run.board());
            self.problem.energy(self.run.best());
        }
        self.problem.take_failed().map_or(Ok(()), Err)
    }
}

/// A problem, its target, and settings as keys and values of a link.
type Asked<'a, 'py> = (&'a Bound<'py, PyAny>, Option<f64>, Vec<(String, String)>);

/// Makes the first run of a problem. Returns its settings, and a function that begins further runs with given settings
/// and seed.
fn begin(py: Python, (problem, target, pairs): Asked) -> PyResult<(AnnealSettings, Begin)> {
    let Ok(family) = problem.cast::<Family>() else {
        // Each run has separate calls and a separate exception.
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

/// The function that begins a run with these settings.
type Begin = Box<dyn Fn(AnnealSettings) -> PyResult<Box<dyn AnyRun>> + Send + Sync>;

fn of_family<P: Shown>(py: Python, problem: P, pairs: Vec<(String, String)>) -> PyResult<(AnnealSettings, Begin)> {
    let settings = settings_of(py, &problem, pairs)?;
    Ok((settings, Box::new(move |settings| Ok(run_of(problem.clone(), settings)))))
}

fn run_of<P: Shown>(problem: P, settings: AnnealSettings) -> Box<dyn AnyRun> {
    let run = AnnealRun::new(problem.clone(), settings).expect("the settings were read");
    Box::new(ShownRun { problem, run })
}

/// Reads settings. Temperatures that are left out are measured.
fn settings_of<P: Shown>(py: Python, problem: &P, pairs: Vec<(String, String)>) -> PyResult<AnnealSettings> {
    let mut all: BTreeMap<String, String> = pairs.into_iter().collect();
    // Without worsening moves, any temperature is suitable.
    let measured = || py.detach(|| temperature_of_own(problem, HOT)).unwrap_or(1.0);
    let hot = if all.contains_key("t0") { 1.0 } else { measured() };
    if let Some(error) = problem.take_failed() {
        return Err(error);
    }
    fit_schedule(&mut all, hot)?;
    AnnealSettings::from_pairs(all.into_iter().collect(), hot / 2.0).map_err(|error| refused(py, &error))
}

/// Fits a schedule to the moves of an anneal, unless it is fully specified. It cools from `t0` or `hot` to `t1`, or to
/// a hundredth of the initial temperature. Without a schedule the run cools geometrically. Invalid numbers are left for
/// the reader to reject.
fn fit_schedule(all: &mut BTreeMap<String, String>, hot: f64) -> PyResult<()> {
    let is = |key: &str, words: [&str; 2]| all.get(key).is_some_and(|value| words.contains(&&value[..]));
    let number = |key: &str, otherwise: f64| all.get(key).and_then(|value| value.parse().ok()).unwrap_or(otherwise);
    if all.contains_key("accept") && !is("accept", ["metropolis", "threshold"]) {
        return Ok(());
    }
    let budget = number("moves", 1.0);
    let anneal = if is("restart", ["fixed", "converged"]) { number("length", LENGTH) } else { budget };
    let moves = anneal.min(budget).max(1.0);
    let first = number("t0", hot);
    let last = number("t1", COOLED * first);
    let is_whole = all.contains_key("rate") || first.is_nan() || first <= 0.0;
    match &all.entry("cooling".to_string()).or_insert_with(|| "geometric".to_string())[..] {
        "linear" => {
            all.entry("t1".to_string()).or_insert(last.to_string());
            all.entry("over".to_string()).or_insert(moves.to_string());
        }
        "lam" => drop(all.entry("over".to_string()).or_insert(moves.to_string())),
        "geometric" | "lundy-mees" if !(is_whole || 0.0 < last && last <= first) => {
            return Err(PyValueError::new_err(format!("t1: {last} is not above 0 and at most t0, {first}.")));
        }
        "geometric" if !is_whole => {
            all.remove("t1");
            all.insert("rate".to_string(), libm::pow(last / first, 1.0 / moves).to_string());
        }
        "lundy-mees" if !is_whole => {
            all.remove("t1");
            all.insert("rate".to_string(), ((1.0 / last - 1.0 / first) / moves).to_string());
        }
        _ => {}
    }
    Ok(())
}

/// A run of a user-defined problem. Threads may share a run; each call waits for the present slice of the others.
#[pyclass(frozen, module = "annealing_lab._core")]
pub struct Anneal {
    run: Shared<Box<dyn AnyRun>>,
    settings: AnnealSettings,
}

#[pymethods]
impl Anneal {
    /// Returns the run of a family's problem, or of an object with its methods, at its start.
    #[new]
    fn new(py: Python, problem: &Bound<PyAny>, target: Option<f64>, settings: Vec<(String, String)>) -> PyResult<Self> {
        let (settings, begin) = begin(py, (problem, target, settings))?;
        let run = py.detach(|| begin(settings))?;
        run.verify()?;
        Ok(Anneal { run: Shared::new(run), settings })
    }

    /// Makes `moves` moves, or fewer if the run ends. An exception of the problem leaves the run as it was some 40 ms
    /// before.
    fn advance(&self, py: Python, moves: u64) -> PyResult<()> {
        let mut left = moves;
        interruptible(py, |steps| {
            let mut run = self.run.lock_again();
            let slice = left.min(steps);
            if let Err(error) = run.try_advance(slice) {
                return Some(Err(error));
            }
            left -= slice;
            let over = left == 0 || run.status() != Status::Running;
            over.then(|| run.verify())
        })?
    }

    /// Returns the settings that have an effect, as keys and values of a link.
    fn settings(&self) -> Vec<(&'static str, String)> {
        self.settings.to_pairs()
    }

    /// Returns the present progress as JSON.
    fn progress(&self, py: Python) -> String {
        self.run.look(py, |run| run.progress().to_string())
    }

    /// Returns the present state, or the best so far: a copy, or int32 as bytes.
    fn state(&self, py: Python, best: bool) -> PyResult<Py<PyAny>> {
        py.detach(|| {
            let run = self.run.lock();
            Python::attach(|py| run.state(py, best))
        })
    }

    /// Returns the columns of the trace.
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

/// Makes the runs of these seeds on this many threads; with 0 threads, in the present one. Calls `tell` like
/// [`super::sweep::sweep`].
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
                slicer.slice(|moves| run.try_advance(moves))?;
            }
            run.verify()?;
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

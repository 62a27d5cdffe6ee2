//! Problems that are written in Python.

use super::own::Shown;
use annealing_lab::random::{Generator, Rng, Xoshiro};
use annealing_lab::{Draw, Problem};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyModule;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of accepted moves, at the beginning of a run, that are checked by comparing `delta` with `energy`.
const CHECKED: u32 = 20;
/// The greatest difference between them that counts as a rounding error, as a fraction of the greatest energy. Integers
/// have no such error.
const ROUNDED: f64 = 1e-9;
/// The upper bound of exact integers.
const EXACT: f64 = (1u64 << 53) as f64;

/// Random numbers for a start or a proposal: the same ones whenever the run is repeated.
#[pyclass(frozen, module = "annealing_lab")]
pub struct Random {
    generator: Mutex<Xoshiro>,
}

impl Random {
    fn generator(&self) -> MutexGuard<'_, Xoshiro> {
        self.generator.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Rejects a count that allows no draw.
fn at_least(least: u32, count: u32) -> PyResult<u32> {
    let refused = || PyValueError::new_err(format!("count: {count} is not a whole number from {least} to 2^32 - 1."));
    (count >= least).then_some(count).ok_or_else(refused)
}

#[pymethods]
impl Random {
    /// Draws an integer from 0 to count - 1.
    fn index(&self, count: u32) -> PyResult<u32> {
        Ok(Generator::index(&mut *self.generator(), at_least(1, count)?))
    }

    /// Draws two different integers from 0 to count - 1, the lower one first.
    fn pair(&self, count: u32) -> PyResult<(u32, u32)> {
        let (mut generator, others) = (self.generator(), at_least(2, count)? - 1);
        let (a, b) = (Generator::index(&mut *generator, count), Generator::index(&mut *generator, others));
        Ok(if b >= a { (a, b + 1) } else { (b, a) })
    }

    /// Draws a float between 0 and 1.
    fn uniform(&self) -> f64 {
        Xoshiro::uniform(Generator::index(&mut *self.generator(), u32::MAX))
    }

    /// Draws a permutation of the integers from 0 to count - 1.
    fn permutation(&self, count: u32) -> Vec<u32> {
        let mut order: Vec<u32> = (0..count).collect();
        self.generator().shuffle(&mut order);
        order
    }
}

/// An object of Python with the methods of `annealing_lab.Problem`, for one run.
#[derive(Clone)]
pub struct PythonProblem {
    object: Arc<Object>,
}

struct Object {
    object: Py<PyAny>,
    copy: Py<PyAny>,
    /// True if the object computes changes of energy. Otherwise a copy of the state is moved, and its energy computed.
    has_delta: bool,
    random: Py<Random>,
    target: Option<f64>,
    /// The last proposed move. The core copies moves, but an object of Python cannot be copied this way.
    proposed: Mutex<Option<Py<PyAny>>>,
    /// The state that this move leads to, and its energy, if they had to be computed.
    next: Mutex<Option<(Py<PyAny>, f64)>>,
    /// The first exception. Until it is taken, no method is called, and no move is accepted.
    failed: Mutex<Option<PyErr>>,
    checked: AtomicU32,
}

/// A state with its copy function, and its energy according to the changes since the start.
pub struct PythonState {
    value: Py<PyAny>,
    object: Arc<Object>,
    energy: f64,
    /// The greatest energy so far, which determines the size of rounding errors.
    greatest: f64,
}

/// Returns whether two energies are equal apart from rounding, for this greatest energy so far.
fn agree(a: f64, b: f64, greatest: f64) -> bool {
    let greatest = greatest.max(a.abs()).max(b.abs());
    let whole = |energy: f64| energy.fract() == 0.0;
    a == b || !(whole(a) && whole(b) && greatest < EXACT) && (a - b).abs() <= ROUNDED * greatest
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Object {
    /// Calls Python, unless a call has failed before. If it has, or if this call fails, returns `otherwise`.
    fn ask<T>(&self, otherwise: T, call: impl FnOnce(Python) -> PyResult<T>) -> T {
        if open(&self.failed).is_some() {
            return otherwise;
        }
        Python::attach(|py| {
            call(py).unwrap_or_else(|error| {
                open(&self.failed).get_or_insert(error);
                otherwise
            })
        })
    }

    /// Reads a number that a method returned.
    fn number(method: &str, value: Bound<PyAny>, is_right: fn(f64) -> bool) -> PyResult<f64> {
        let found: f64 = value.extract().map_err(|_| {
            let shown = value.repr().map_or_else(|_| "?".to_string(), |shown| shown.to_string());
            PyValueError::new_err(format!("{method}: {shown} is not a number."))
        })?;
        if is_right(found) {
            Ok(found)
        } else {
            Err(PyValueError::new_err(format!("{method}: {found} is not finite.")))
        }
    }

    fn energy(&self, py: Python, state: &Py<PyAny>) -> PyResult<f64> {
        let energy = self.object.bind(py).call_method1("energy", (state,))?;
        Object::number("energy", energy, f64::is_finite)
    }

    fn proposed(&self, py: Python) -> Py<PyAny> {
        open(&self.proposed).as_ref().map_or_else(|| py.None(), |proposed| proposed.clone_ref(py))
    }

    fn applied(&self, py: Python, state: &Py<PyAny>) -> PyResult<Py<PyAny>> {
        let next = self.object.call_method1(py, "apply", (state, self.proposed(py)))?;
        Ok(if next.is_none(py) { state.clone_ref(py) } else { next })
    }

    /// Returns the state after the proposed move on a copy of this one, and its energy.
    fn look_ahead(&self, py: Python, state: &Py<PyAny>) -> PyResult<(Py<PyAny>, f64)> {
        let next = self.applied(py, &self.copy.call1(py, (state,))?)?;
        let energy = self.energy(py, &next)?;
        Ok((next, energy))
    }

    /// Makes the proposed move. At the beginning of a run its `delta` is compared with `energy` before and after.
    fn apply(&self, py: Python, state: &PythonState, delta: f64) -> PyResult<Py<PyAny>> {
        if self.checked.fetch_add(1, Ordering::Relaxed) >= CHECKED {
            self.checked.store(CHECKED, Ordering::Relaxed);
            return self.applied(py, &state.value);
        }
        state.check(self.energy(py, &state.value)?, "the last move")?;
        let next = self.applied(py, &state.value)?;
        let (before, after) = (state.energy, self.energy(py, &next)?);
        if agree(before + delta, after, state.greatest.max(delta.abs())) {
            return Ok(next);
        }
        let proposed = self.proposed(py);
        Err(PyValueError::new_err(format!(
            "delta: {delta} is not the change of energy by the proposed move {}, which leads from {before} to {after}.",
            proposed.bind(py).repr()?
        )))
    }
}

impl PythonState {
    /// Compares the energy according to the changes since the start with the energy that `energy` returned.
    fn check(&self, computed: f64, when: &str) -> PyResult<()> {
        if agree(self.energy, computed, self.greatest) {
            return Ok(());
        }
        Err(PyValueError::new_err(format!(
            "energy: {computed} after {when} is not {}, the sum of the changes that `delta` returned. Either one of them was wrong, \
             or a state was changed outside of `apply`.",
            self.energy
        )))
    }
}

impl Clone for PythonState {
    fn clone(&self) -> PythonState {
        let value = Python::attach(|py| {
            self.object.ask(self.value.clone_ref(py), |py| self.object.copy.call1(py, (&self.value,)))
        });
        PythonState { value, object: Arc::clone(&self.object), ..*self }
    }
}

impl PythonProblem {
    /// Returns the problem of an object. States are copied by the object's method `copy`, or otherwise by
    /// `copy.deepcopy`.
    pub fn new(problem: &Bound<PyAny>, target: Option<f64>) -> PyResult<PythonProblem> {
        // The package has already checked the other methods.
        let py = problem.py();
        let copy = match problem.getattr_opt("copy")? {
            Some(copy) => copy,
            None => PyModule::import(py, "copy")?.getattr("deepcopy")?,
        };
        let object = Object {
            object: problem.clone().unbind(),
            copy: copy.unbind(),
            has_delta: problem.hasattr("delta")?,
            random: Py::new(py, Random { generator: Mutex::new(Xoshiro::new(0)) })?,
            target,
            proposed: Mutex::default(),
            next: Mutex::default(),
            failed: Mutex::default(),
            checked: AtomicU32::new(0),
        };
        Ok(PythonProblem { object: Arc::new(object) })
    }

    /// Returns the random numbers for the next start or proposal, seeded by the run's generator.
    fn random(&self, seed: u64) -> &Py<Random> {
        *self.object.random.get().generator() = Xoshiro::new(seed);
        &self.object.random
    }
}

impl Problem for PythonProblem {
    type State = PythonState;
    type Move = ();
    type Energy = f64;

    fn start<G: Generator>(&self, generator: &mut G) -> PythonState {
        let seed = generator.next_u64();
        let none = Python::attach(|py| (py.None(), 0.0));
        let (value, energy) = self.object.ask(none, |py| {
            let own = self.object.object.call_method1(py, "start", (self.random(seed),))?;
            // The object may keep the value that it returned.
            let value = self.object.copy.call1(py, (own,))?;
            let energy = self.object.energy(py, &value)?;
            Ok((value, energy))
        });
        PythonState { value, object: Arc::clone(&self.object), energy, greatest: energy.abs() }
    }

    fn propose<G: Generator>(&self, state: &PythonState, draw: &mut Draw<G>) {
        let seed = draw.next_u64();
        self.object.ask((), |py| {
            let proposed = self.object.object.call_method1(py, "propose", (&state.value, self.random(seed)))?;
            *open(&self.object.proposed) = Some(proposed);
            Ok(())
        });
    }

    fn delta(&self, state: &PythonState, (): ()) -> f64 {
        // A change that is not a number is never accepted.
        self.object.ask(f64::NAN, |py| {
            if !self.object.has_delta {
                let (next, energy) = self.object.look_ahead(py, &state.value)?;
                *open(&self.object.next) = Some((next, energy));
                return Ok(energy - state.energy);
            }
            let object = self.object.object.bind(py);
            let delta = object.call_method1("delta", (&state.value, self.object.proposed(py)))?;
            Object::number("delta", delta, |delta| delta > f64::NEG_INFINITY)
        })
    }

    fn apply(&self, state: &mut PythonState, (): (), delta: f64) {
        let ahead = open(&self.object.next).take();
        let next = match ahead {
            Some(next) => Some(next),
            None => self.object.ask(None, |py| Ok(Some((self.object.apply(py, state, delta)?, state.energy + delta)))),
        };
        if let Some((value, energy)) = next {
            state.value = value;
            state.energy = energy;
            state.greatest = state.greatest.max(energy.abs());
        }
    }

    /// Computes and compares the energies: runs call it at the start, now and then, and at the end.
    fn energy(&self, state: &PythonState) -> f64 {
        self.object.ask(state.energy, |py| {
            let energy = self.object.energy(py, &state.value)?;
            state.check(energy, "some moves").map(|()| energy)
        })
    }

    fn target(&self) -> Option<f64> {
        self.object.target
    }
}

impl Shown for PythonProblem {
    fn shown(&self, py: Python, state: &PythonState) -> PyResult<Py<PyAny>> {
        self.object.copy.call1(py, (&state.value,))
    }

    fn take_failed(&self) -> Option<PyErr> {
        open(&self.object.failed).take()
    }

    fn can_fail(&self) -> bool {
        true
    }
}

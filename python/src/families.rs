//! Families of problems that are given as arrays, and annealed without the interpreter.

use super::own::Shown;
use annealing_lab::model::assignment::QuadraticAssignment;
use annealing_lab::model::ising::Spins;
use annealing_lab::model::tour::{Distances, Neighbourhood, Tours};
use annealing_lab::random::Generator;
use annealing_lab::{Draw, Problem};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyByteArray;

/// A problem of a family, whose state is an array of integers.
#[pyclass(frozen, module = "annealing_lab._core")]
#[derive(Clone)]
pub struct Family {
    pub problem: AnyFamily,
}

/// The families.
#[derive(Clone)]
pub enum AnyFamily {
    /// The cities of a tour, in order.
    Tour(Tours<f64>),
    /// The place of each facility.
    Assignment(QuadraticAssignment<f64>),
    /// Spins, 1 and -1.
    Spins(Spins<f64>),
    /// Bits, as spins whose energy lacks a constant.
    Bits(Spins<f64>, f64),
}

/// A problem of a family with the additional data for a run.
#[derive(Clone)]
pub struct FamilyProblem<P: Problem> {
    problem: P,
    /// The constant that the energy of `problem` lacks.
    constant: f64,
    target: Option<f64>,
    numbers: fn(&P::State) -> Vec<i32>,
}

impl<P: Problem<Energy = f64>> FamilyProblem<P> {
    pub fn new(problem: P, constant: f64, target: Option<f64>, numbers: fn(&P::State) -> Vec<i32>) -> Self {
        FamilyProblem { problem, constant, target, numbers }
    }
}

impl<P: Problem<Energy = f64>> Problem for FamilyProblem<P> {
    type State = P::State;
    type Move = P::Move;
    type Energy = f64;

    fn start<G: Generator>(&self, generator: &mut G) -> P::State {
        self.problem.start(generator)
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, state: &P::State, draw: &mut Draw<G>) -> P::Move {
        self.problem.propose(state, draw)
    }

    #[inline(always)]
    fn delta(&self, state: &P::State, mv: P::Move) -> f64 {
        self.problem.delta(state, mv)
    }

    #[inline(always)]
    fn apply(&self, state: &mut P::State, mv: P::Move, delta: f64) {
        self.problem.apply(state, mv, delta);
    }

    fn energy(&self, state: &P::State) -> f64 {
        self.problem.energy(state) + self.constant
    }

    fn target(&self) -> Option<f64> {
        self.target
    }
}

impl<P> Shown for FamilyProblem<P>
where
    P: Problem<Energy = f64, State: Send + Sync, Move: Send + Sync> + Clone + Send + Sync + 'static,
{
    fn shown(&self, py: Python, state: &P::State) -> PyResult<Py<PyAny>> {
        let bytes: Vec<u8> = (self.numbers)(state).into_iter().flat_map(i32::to_ne_bytes).collect();
        Ok(PyByteArray::new(py, &bytes).into_any().unbind())
    }
}

/// The greatest entry of an array, so that sums of products stay finite.
const GREATEST: f64 = 1e100;

/// The relative difference between two distances that counts as a rounding error.
const ROUNDED: f64 = 1e-9;

/// Returns the bytes of a matrix with zeros on its diagonal.
fn without_diagonal(size: usize, bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes.chunks_mut(8).step_by(size + 1).for_each(|entry| entry.fill(0));
    bytes
}

/// Rejects an array.
fn wrong<T>(text: String) -> PyResult<T> {
    Err(PyValueError::new_err(text))
}

/// Reads an array from bytes of float64 in the machine's order.
fn floats(name: &str, bytes: &[u8]) -> PyResult<Vec<f64>> {
    let values: Vec<f64> = bytes.as_chunks().0.iter().map(|&eight| f64::from_ne_bytes(eight)).collect();
    match values.iter().find(|value| !(-GREATEST..=GREATEST).contains(*value)) {
        Some(value) => wrong(format!("{name}: {value} is not a number from -1e100 to 1e100.")),
        None => Ok(values),
    }
}

/// A square matrix.
struct Matrix {
    name: &'static str,
    size: usize,
    rows: Vec<f64>,
}

impl Matrix {
    /// Reads a matrix of `least` rows or more, up to 65,535.
    fn read(name: &'static str, size: usize, least: usize, bytes: &[u8]) -> PyResult<Matrix> {
        if !(least..=usize::from(u16::MAX)).contains(&size) {
            return wrong(format!("{name}: {size} rows are not from {least} to 65,535."));
        }
        Ok(Matrix { name, size, rows: floats(name, bytes)? })
    }

    fn at(&self, a: usize, b: usize) -> f64 {
        self.rows[a * self.size + b]
    }

    /// Checks both entries of each pair.
    fn check(&self, is_right: fn(f64, f64) -> bool, wish: &str) -> PyResult<()> {
        match pairs(self.size).find(|&(a, b)| !is_right(self.at(a, b), self.at(b, a))) {
            Some((a, b)) => {
                let (name, above, below) = (self.name, self.at(a, b), self.at(b, a));
                wrong(format!("{name}: [{a}, {b}] is {above} and [{b}, {a}] is {below}; {wish}."))
            }
            None => Ok(()),
        }
    }

    /// Checks that the diagonal is 0.
    fn check_diagonal(&self) -> PyResult<()> {
        match (0..self.size).find(|&place| self.at(place, place) != 0.0) {
            Some(place) => wrong(format!("{}: [{place}, {place}] is not 0.", self.name)),
            None => Ok(()),
        }
    }
}

#[pymethods]
impl Family {
    fn __repr__(&self) -> String {
        match &self.problem {
            AnyFamily::Tour(tours) => format!("<a tour through {} cities>", tours.distances.cities()),
            AnyFamily::Assignment(problem) => format!("<an assignment of {} facilities>", problem.facilities()),
            AnyFamily::Spins(spins) => format!("<{} spins>", spins.spins()),
            AnyFamily::Bits(spins, _) => format!("<{} bits>", spins.spins()),
        }
    }

    /// Returns the tour through this many cities, over a symmetric matrix of float64.
    #[staticmethod]
    fn tour(cities: usize, distances: &[u8], neighbourhood: &str) -> PyResult<Family> {
        let named = Neighbourhood::ALL.into_iter().find(|each| each.word() == neighbourhood);
        let neighbourhood = named.ok_or_else(|| {
            let words = Neighbourhood::ALL.map(Neighbourhood::word).join(", ");
            PyValueError::new_err(format!("neighbourhood: '{neighbourhood}' is not one of {words}."))
        })?;
        // No tour goes from a city to itself, so that distance may be arbitrary.
        let distances = without_diagonal(cities, distances);
        let matrix = Matrix::read("distances", cities, 4, &distances)?;
        let same = |above: f64, below: f64| (above - below).abs() <= ROUNDED * above.abs();
        matrix.check(same, "a tour needs a symmetric matrix; qap takes others (README)")?;
        let distances = Distances::new(cities, |a, b| matrix.at(a, b));
        Ok(Family { problem: AnyFamily::Tour(Tours { distances, neighbourhood, target: None }) })
    }

    /// Returns the quadratic assignment of this many facilities, over two matrices of float64.
    #[staticmethod]
    fn assignment(facilities: usize, flows: &[u8], distances: &[u8]) -> PyResult<Family> {
        let flows = Matrix::read("flows", facilities, 2, flows)?;
        let distances = Matrix::read("distances", facilities, 2, distances)?;
        let problem = QuadraticAssignment::new(facilities, flows.rows, distances.rows);
        Ok(Family { problem: AnyFamily::Assignment(problem) })
    }

    /// Returns spins with these fields, and with a matrix of couplings, both float64.
    #[staticmethod]
    fn spins(fields: &[u8], couplings: &[u8]) -> PyResult<Family> {
        let fields = floats("fields", fields)?;
        let matrix = Matrix::read("couplings", fields.len(), 1, couplings)?;
        let wish = "a pair has one coupling, so both are equal, or one of them is 0";
        matrix.check(|above, below| above == below || above == 0.0 || below == 0.0, wish)?;
        matrix.check_diagonal()?;
        let strength = |a, b| if matrix.at(a, b) == 0.0 { matrix.at(b, a) } else { matrix.at(a, b) };
        let couplings = pairs(matrix.size).map(|(a, b)| (a, b, strength(a, b)));
        Ok(Family { problem: AnyFamily::Spins(spins(fields, couplings)) })
    }

    /// Returns bits x with the sum of `Q[i, j] x[i] x[j]` as their energy, over a matrix of float64.
    #[staticmethod]
    fn bits(count: usize, matrix: &[u8]) -> PyResult<Family> {
        let matrix = Matrix::read("matrix", count, 1, matrix)?;
        // With x = (1 + s) / 2, a product of two bits is (1 + s + t + s t) / 4. The energy of spins has the opposite
        // sign.
        let quarter = |a, b| (matrix.at(a, b) + matrix.at(b, a)) / 4.0;
        let halves = (0..count).map(|i| matrix.at(i, i) / 2.0);
        let (mut fields, mut constant) = (halves.clone().map(|half| -half).collect::<Vec<_>>(), halves.sum::<f64>());
        for (a, b) in pairs(count) {
            fields[a] -= quarter(a, b);
            fields[b] -= quarter(a, b);
            constant += quarter(a, b);
        }
        let couplings = pairs(count).map(|(a, b)| (a, b, -quarter(a, b)));
        Ok(Family { problem: AnyFamily::Bits(spins(fields, couplings), constant) })
    }
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |a| (a + 1..count).map(move |b| (a, b)))
}

fn spins(fields: Vec<f64>, couplings: impl Iterator<Item = (usize, usize, f64)>) -> Spins<f64> {
    let couplings: Vec<_> = couplings.filter(|&(_, _, strength)| strength != 0.0).collect();
    Spins::new(fields, &couplings)
}

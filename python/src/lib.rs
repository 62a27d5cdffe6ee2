//! Annealing Lab's core as the module `annealing_lab._core`. The Python files beside it convert its results into NumPy
//! arrays, frames and pictures.
//!
//! Work runs without the interpreter's lock, in slices of some 40 ms. Between two slices Ctrl-C and other signals are
//! handled. Arrays are returned as bytes in the machine's order.

mod families;
mod own;
mod python_problem;
mod run;
mod shared;
mod sweep;

use annealing_lab::driver::Slicer;
use annealing_lab::experiment::is_experiment;
use annealing_lab::puzzle::{Instance, ROUTE};
use annealing_lab::search::report as searched;
use annealing_lab::{Config, Counting, LinkError, exact, library};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use std::sync::OnceLock;

/// Calls `work` with numbers of steps until it returns a value, without the interpreter's lock. An exception of a
/// signal handler ends it.
fn interruptible<T: Send>(py: Python, mut work: impl FnMut(u64) -> Option<T> + Send) -> PyResult<T> {
    let mut slicer = Slicer::default();
    loop {
        match py.detach(|| slicer.slice(&mut work)) {
            Some(done) => return Ok(done),
            None => py.check_signals()?,
        }
    }
}

/// Returns `annealing_lab.LinkError`.
fn refused(py: Python, error: &LinkError) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    match CLASS.import(py, "annealing_lab._errors", "LinkError") {
        Ok(class) => {
            PyErr::from_type(class.clone(), (error.key.clone(), error.value.clone(), error.message.to_string()))
        }
        Err(error) => error,
    }
}

/// Reads the link of a run.
fn config_of(py: Python, link: &str) -> PyResult<Config> {
    if is_experiment(link) {
        return Err(PyValueError::new_err("compare: This link is an experiment; annealing_lab.sweep takes it."));
    }
    Config::from_link(link).map_err(|error| refused(py, &error))
}

/// Counts the solutions of a link's problem up to `limit`, and returns the JSON of `annealing-lab count`.
#[pyfunction]
fn count(py: Python, link: &str, limit: u64, complement: bool) -> PyResult<String> {
    let problem = config_of(py, link)?.problem;
    let counting = Counting::new(&problem, limit);
    let mut counting = counting.ok_or_else(|| PyValueError::new_err("puzzle: The routes of a map are not counted."))?;
    interruptible(py, |nodes| {
        counting.count_on(nodes);
        (counting.status() != exact::ExactStatus::Running).then_some(())
    })?;
    let both = counting.count_with_complement().filter(|_| complement);
    Ok(both.unwrap_or_else(|| counting.count()).to_json())
}

/// Runs every search on a puzzle's starts, or on maps. Returns the text of `annealing-lab report`, and its counts as JSON.
#[pyfunction]
fn report(py: Python, puzzle: &str) -> PyResult<(String, String)> {
    let maps = match puzzle {
        ROUTE => searched::named_maps(),
        link if link.contains('=') => match config_of(py, link)?.problem {
            Instance::Route(route) => vec![("map".to_string(), route)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let classic = library::classic(puzzle);
    if maps.is_empty() && classic.is_none() {
        let wanted = "is not the name of a puzzle (annealing_lab.puzzles() lists them), route, or the link of a map";
        return Err(PyValueError::new_err(format!("puzzle: '{puzzle}' {wanted}.")));
    }
    let interrupted = OnceLock::new();
    let goes_on = || match Python::attach(|py| py.check_signals()) {
        Ok(()) => true,
        Err(error) => {
            let _ = interrupted.set(error);
            false
        }
    };
    let blocks = py.detach(|| match &classic {
        Some(puzzle) => searched::report_while(puzzle, &goes_on),
        None => searched::route_report_while(&maps, &goes_on),
    });
    if let Some(error) = interrupted.into_inner() {
        return Err(error);
    }
    let blocks = blocks.unwrap_or_default();
    let rows = blocks.iter().flat_map(|block| {
        let searcher = searched::title(&block.settings).to_string();
        block.rows.iter().map(move |row| {
            let mut row = serde_json::to_value(row).expect("numbers and strings are JSON");
            row["searcher"] = searcher.clone().into();
            row
        })
    });
    Ok((searched::to_text(&blocks), rows.collect::<serde_json::Value>().to_string()))
}

/// Returns the names of all puzzles, as in links.
#[pyfunction]
fn puzzles() -> Vec<String> {
    library::names().into_iter().map(Into::into).collect()
}

/// The core in Rust. Use the package `annealing_lab`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::families::Family;
    #[pymodule_export]
    use super::own::{Anneal, sweep_own};
    #[pymodule_export]
    use super::python_problem::Random;
    #[pymodule_export]
    use super::run::Run;
    #[pymodule_export]
    use super::sweep::sweep;
    #[pymodule_export]
    use super::{count, puzzles, report};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name")]
    const version: &str = env!("CARGO_PKG_VERSION");
}

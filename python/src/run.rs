//! Runs of links, controlled from Python.

use super::shared::Shared;
use super::{config_of, interruptible, refused};
use annealing_lab::history::{Event, Row};
use annealing_lab::run::report;
use annealing_lab::search::Size;
use annealing_lab::sudoku::to_text;
use annealing_lab::{Config, Instance, Status};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};

/// A column of a trace: name, NumPy's type, bytes.
pub type Column<'py> = (&'static str, &'static str, Bound<'py, PyByteArray>);
/// Temperatures, energies, fractions of exchanges, boards, and the index of the board that is shown.
type Replicas<'py> =
    (Bound<'py, PyByteArray>, Bound<'py, PyByteArray>, Bound<'py, PyByteArray>, Bound<'py, PyByteArray>, usize);

/// A run of a link. Threads may share a run; each call waits for the present slice of the others.
#[pyclass(frozen, module = "annealing_lab._core")]
pub struct Run {
    run: Shared<annealing_lab::Run>,
}

pub fn bytes<'py, T, const N: usize>(
    py: Python<'py>,
    values: impl IntoIterator<Item = T>,
    to: fn(T) -> [u8; N],
) -> Bound<'py, PyByteArray> {
    PyByteArray::new(py, &values.into_iter().flat_map(to).collect::<Vec<u8>>())
}

impl Run {
    fn of(config: Config) -> Run {
        Run { run: Shared::new(config.into_run()) }
    }

    fn look<T: Send>(&self, py: Python, at: impl FnOnce(&annealing_lab::Run) -> T + Send) -> T {
        self.run.look(py, at)
    }
}

#[pymethods]
impl Run {
    /// Returns the run of a link, at its start.
    #[new]
    fn new(py: Python, link: &str) -> PyResult<Run> {
        Ok(Run::of(config_of(py, link)?))
    }

    /// Returns a copy of the run, at its present move.
    fn copy(&self, py: Python) -> Run {
        Run { run: Shared::new(self.look(py, Clone::clone)) }
    }

    /// Returns the canonical link of the run with some settings changed, at its start.
    fn changed(&self, py: Python, settings: Vec<(String, String)>) -> PyResult<String> {
        let mut config = self.look(py, Config::from_run);
        for (key, value) in settings {
            config = config.changed(&key, &value).map_err(|error| refused(py, &error))?;
        }
        Ok(config.to_link())
    }

    /// Makes `moves` moves from the present one on, or fewer if the run ends.
    fn advance(&self, py: Python, moves: u64) -> PyResult<()> {
        let mut left = moves;
        interruptible(py, |steps| {
            let mut run = self.run.lock_again();
            let slice = left.min(steps);
            run.advance(slice);
            left -= slice;
            (left == 0 || run.status() != Status::Running).then_some(())
        })
    }

    /// Goes to the run's state after this move.
    fn seek(&self, py: Python, moves: u64) -> PyResult<()> {
        if self.look(py, |run| run.progress().moves() == moves) {
            return Ok(());
        }
        py.detach(|| self.run.lock().begin_seek(moves));
        interruptible(py, |steps| self.run.lock_again().go_on(steps).is_none_or(|left| left == 0).then_some(()))
    }

    /// Goes to the next event of this kind, or to the previous one. Returns its move, or `None` if there is none.
    fn jump(&self, py: Python, event: &str, forward: bool) -> PyResult<Option<u64>> {
        let named = Event::named(event).ok_or_else(|| {
            let names: Vec<&str> = Event::ALL.iter().map(|(name, _)| *name).collect();
            PyValueError::new_err(format!("event: '{event}' is not one of {}.", names.join(", ")))
        })?;
        let Some(mut left) = py.detach(|| self.run.lock().begin_jump(named, forward)) else { return Ok(None) };
        let there = left == 0
            || interruptible(py, |steps| match self.run.lock_again().go_on(steps) {
                None => Some(false),
                Some(more) => {
                    left = more;
                    (left == 0).then_some(true)
                }
            })?;
        Ok(there.then(|| self.look(py, |run| run.progress().moves())))
    }

    /// Returns the canonical link.
    fn link(&self, py: Python) -> String {
        self.look(py, |run| Config::from_run(run).to_link())
    }

    /// Returns the present progress as JSON, with `head` and `head_status`.
    fn progress(&self, py: Python) -> String {
        self.look(py, |run| serde_json::to_string(&run.seen()).expect("numbers and strings are JSON"))
    }

    /// Returns the output of `annealing-lab solve`, without the line end.
    fn result_json(&self, py: Python) -> String {
        self.look(py, |run| report::to_json(run, &Config::from_run(run).to_link()))
    }

    /// Returns the output of `annealing-lab trace`.
    fn trace_csv(&self, py: Python) -> String {
        self.look(py, report::to_csv)
    }

    /// Returns the reason for the present move as JSON; `null` if there is none.
    fn inspect(&self, py: Python) -> String {
        self.look(py, |run| serde_json::to_string(&run.inspect()).expect("numbers and strings are JSON"))
    }

    /// Returns the problem as JSON, for a drawing.
    fn drawing(&self, py: Python) -> String {
        self.look(py, |run| {
            let drawing = match run.problem() {
                Instance::Model(model) => return serde_json::to_string(&model.drawing()).expect("a drawing is JSON"),
                Instance::Sums { puzzle, .. } => serde_json::json!({
                    "kind": "sums", "name": puzzle.name, "title": puzzle.title, "cells": puzzle.cells, "lines": puzzle.lines,
                }),
                Instance::Sudoku(sudoku) => serde_json::json!({
                    "kind": "sudoku", "name": "sudoku", "title": "Sudoku", "size": sudoku.size,
                    "box_rows": sudoku.box_rows, "box_columns": sudoku.box_cols,
                    "names": to_text(&(1..=sudoku.size as u8).collect::<Vec<_>>()),
                }),
                Instance::Route(route) => serde_json::json!({
                    "kind": "route", "name": "route", "title": "Route", "rows": route.rows(), "columns": route.columns(),
                    "costs": route.costs(), "start": route.start(), "goal": route.goal(),
                }),
            };
            drawing.to_string()
        })
    }

    /// Returns the shape of a board.
    fn shape(&self, py: Python) -> Vec<usize> {
        self.look(py, |run| match run.problem() {
            Instance::Sums { puzzle, .. } => vec![puzzle.cells.len()],
            Instance::Sudoku(sudoku) => vec![sudoku.size, sudoku.size],
            Instance::Route(route) => vec![route.rows(), route.columns()],
            Instance::Model(_) => vec![run.problem().cells()],
        })
    }

    /// Returns the number on each cell, as int32.
    fn board<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        bytes(py, self.look(py, annealing_lab::Run::numbers), i32::to_ne_bytes)
    }

    /// Returns the energy and the move of the best board so far, and the number on each cell, as int32; `None` for a
    /// search.
    fn best<'py>(&self, py: Python<'py>) -> Option<(i32, u64, Bound<'py, PyByteArray>)> {
        let best = self.look(py, annealing_lab::Run::best)?;
        let numbers = best.board.into_iter().map(Option::unwrap_or_default);
        Some((best.energy, best.moves, bytes(py, numbers, i32::to_ne_bytes)))
    }

    /// Returns the origin of the number on each cell, as uint8.
    fn kinds<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let kinds = self.look(py, annealing_lab::Run::kinds);
        PyBytes::new(py, &kinds.into_iter().map(|kind| kind as u8).collect::<Vec<u8>>())
    }

    /// Returns the sum of each line, as int32; for a sudoku the repeats in each row, then in each column.
    fn sums<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        bytes(py, self.look(py, |run| run.problem().sums(&run.numbers())), i32::to_ne_bytes)
    }

    /// Returns the target of each line, as int32; empty for a sudoku or a map.
    fn targets<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let targets = self.look(py, |run| match run.problem() {
            Instance::Sums { puzzle, .. } => puzzle.lines.iter().map(|line| line.target).collect(),
            _ => Vec::new(),
        });
        bytes(py, targets, i32::to_ne_bytes)
    }

    /// Returns the columns of the trace.
    fn trace<'py>(&self, py: Python<'py>) -> Vec<Column<'py>> {
        let sizes: Option<Vec<Size>> = self.look(py, |run| run.searcher().map(|searcher| searcher.sizes().to_vec()));
        if let Some(sizes) = sizes {
            let column = |name, of: fn(&Size) -> u64| (name, "u8", bytes(py, sizes.iter().map(of), u64::to_ne_bytes));
            return vec![
                column("expansion", |size| size.expansions),
                column("nodes", |size| size.nodes),
                column("goal_tests", |size| size.goal_tests),
                column("frontier", |size| size.frontier),
                column("reached", |size| size.reached),
            ];
        }
        let rows = self.look(py, annealing_lab::Run::rows);
        let count = |name, of: fn(&Row) -> u64| (name, "u8", bytes(py, rows.iter().map(of), u64::to_ne_bytes));
        let energy = |name, of: fn(&Row) -> i32| (name, "i4", bytes(py, rows.iter().map(of), i32::to_ne_bytes));
        let temperature = bytes(py, rows.iter().map(|row| row.temperature), f64::to_ne_bytes);
        vec![
            count("move", |row| row.moves),
            energy("energy", |row| row.energy),
            energy("best", |row| row.best),
            ("temperature", "f8", temperature),
            count("accepted", |row| row.accepted),
        ]
    }

    /// Returns the replicas of parallel tempering, from cold to hot, or of a multi-start.
    fn replicas<'py>(&self, py: Python<'py>) -> Option<Replicas<'py>> {
        let replicas = self.look(py, annealing_lab::Run::replicas)?;
        Some((
            bytes(py, replicas.temperatures, f64::to_ne_bytes),
            bytes(py, replicas.energies, i32::to_ne_bytes),
            bytes(py, replicas.exchanges, f64::to_ne_bytes),
            bytes(py, replicas.boards.into_iter().flatten(), i32::to_ne_bytes),
            replicas.shown,
        ))
    }
}

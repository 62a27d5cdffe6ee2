//! A run as text: the same bytes for the page and the command line.

use crate::run::{Run, Status};
use serde::Serialize;
use std::fmt::Write;

/// What `annealing-lab solve` prints.
#[derive(Serialize)]
struct Solved {
    status: Status,
    moves: u64,
    restarts: u64,
    anneals: u64,
    energy: i32,
    best: i32,
    board: Vec<i32>,
    link: String,
}

/// The run as one JSON object on one line.
pub fn to_json(run: &Run) -> String {
    let progress = run.progress();
    let solved = Solved {
        status: progress.status,
        moves: progress.moves,
        restarts: progress.restarts,
        anneals: progress.anneals,
        energy: progress.energy,
        best: progress.best,
        board: run.board(),
        link: run.config().to_link(),
    };
    serde_json::to_string(&solved).expect("numbers and strings are JSON")
}

/// The rows of the run's trace as CSV, with a header; the columns are those of the plots. `accepted` counts the
/// accepted moves so far.
pub fn to_csv(run: &Run) -> String {
    let mut csv = String::from("move,energy,best,temperature,accepted\n");
    for row in run.rows() {
        writeln!(csv, "{},{},{},{},{}", row.moves, row.energy, row.best, row.temperature, row.accepted)
            .expect("a string takes everything");
    }
    csv
}

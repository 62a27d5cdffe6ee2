//! The parts that the page loads on demand; the core module leaves them out.

mod experiment;
mod lesson;
mod library;
mod prover;
mod report;
mod route;
mod seeds;
mod sudoku;
mod task;
mod transit;
mod tuning;

//! What the page asks for only when somebody wants it; it is left out of the module that it starts with.

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

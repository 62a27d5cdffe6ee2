//! The tests of the crate, in one binary: each is compiled and linked once, and all share the processors. `cargo test --test core
//! links` runs those of one file. `tests/sweep.rs` has a process of its own.

mod accepted;
mod automatic;
mod batches;
mod classics;
mod custom;
mod docs;
mod exact_sudoku;
mod exact_sums;
mod examples;
mod experiment;
mod fuzz;
mod golden;
mod golden_links;
mod house;
mod import;
mod lessons;
mod library;
mod links;
mod messages;
mod opposite;
mod puzzles;
mod reason;
mod rebuild;
mod recommended;
mod route;
mod rules;
mod search;
mod seeds;
mod statistics;
mod sudoku;
mod symmetry;
mod task;
mod timeline;
mod truth;
mod words;

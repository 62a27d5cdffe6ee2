//! Simulated annealing of full boards: its settings' parts, its kernel, and the runs made of them.
//!
//! An [annealing run](run) is a sequence of anneals. Each follows a [`schedule`] and an [`acceptance`] rule; [`restart`] and
//! [`chains`] say when one ends or is heated again. The [`kernel`] makes the moves. [`tempering`] and [`multi_start`] anneal
//! several boards at once. [`rebuild`] builds a sudoku again for each proposal. [`intervention`] is what a person does to a
//! run, [`tuning`] finds an initial temperature, [`automatic`] a constant one.

pub mod acceptance;
mod any_problem;
pub mod automatic;
pub mod chains;
mod events;
mod frozen;
pub mod intervention;
pub mod kernel;
pub mod multi_start;
pub mod presets;
pub mod rebuild;
pub mod restart;
pub mod run;
pub mod schedule;
pub mod settings;
mod shown;
pub mod solver;
pub mod tempering;
pub mod tuning;

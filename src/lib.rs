//! Annealing Lab's core: number puzzles solved by simulated annealing, in runs that replay to the bit.
//!
//! A link is read into a [`config::Config`]; the config builds a [`run::Run`]; whoever watches asks it to advance and looks:
//!
//! ```
//! use annealing_lab::{config::Config, run::{Run, Status}};
//!
//! let mut run = Run::new(Config::from_link("puzzle=magic19&seed=7")?);
//! while run.status() == Status::Running {
//!     run.advance(10_000); // any number: the run is the same
//! }
//! assert_eq!(run.status(), Status::Solved);
//! # Ok::<(), annealing_lab::link::LinkError>(())
//! ```
//!
//! The modules, each using only those before it: [`random`], [`puzzle`], [`puzzles`], [`sudoku`], [`singles`], [`problem`],
//! [`symmetry`], [`exact`], [`count`], [`maker`],
//! [`board`], [`schedule`], [`acceptance`], [`restart`], [`chains`], [`hand`], [`trace`], [`anneal`], [`link`], [`config`],
//! [`progress`], [`timeline`], [`annealing`], [`annealer`], [`tempering`], [`lockstep`], [`search`], [`searcher`], [`proof`],
//! `engine`, [`inspect`], [`run`], [`tuning`], [`partial`],
//! [`import`], [`report`], [`statistics`], [`experiment`]. See `docs/ARCHITECTURE.md`.

pub mod acceptance;
pub mod anneal;
pub mod annealer;
pub mod annealing;
mod any_generator;
pub mod board;
pub mod chains;
pub mod config;
pub mod count;
pub mod custom;

mod engine;
pub mod exact;
pub mod experiment;
pub mod hand;
pub mod import;
pub mod inspect;
pub mod link;
pub mod lockstep;
pub mod maker;
pub mod partial;
pub mod problem;
pub mod progress;
pub mod proof;
pub mod puzzle;
pub mod puzzles;
pub mod random;
pub mod report;
pub mod restart;
pub mod run;
pub mod schedule;
pub mod search;
pub mod searcher;
mod seek;
pub mod singles;
mod sort;
pub mod statistics;
pub mod sudoku;
pub mod symmetry;
pub mod tempering;
mod text;
pub mod timeline;
pub mod trace;
pub mod tuning;

#[cfg(target_arch = "wasm32")]
mod wasm;

/// Whether every puzzle and solver is there. Else those that the page opens with: the favourites and sudoku, annealed.
const WHOLE: bool = cfg!(feature = "whole");

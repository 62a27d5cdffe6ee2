//! Annealing Lab's core: number puzzles solved by simulated annealing, in runs that replay to the bit.
//!
//! A link is read into a [`config::Config`]; the config builds a [`run::Run`]; whoever watches asks it to advance and looks:
//!
//! ```
//! use annealing_lab::{config::Config, run::{Run, Status}};
//!
//! let mut run = Run::new(Config::from_link("puzzle=magic19&seed=7")?);
//! while run.progress().status == Status::Running {
//!     run.advance(10_000); // any number: the run is the same
//! }
//! assert_eq!(run.config().puzzle.energy(run.board()), 0);
//! # Ok::<(), annealing_lab::link::LinkError>(())
//! ```
//!
//! The modules, each using only those before it: [`random`], [`puzzle`], [`puzzles`], [`sudoku`], [`symmetry`], [`exact`],
//! [`count`], [`board`], [`schedule`], [`restart`], [`trace`], [`anneal`], [`link`], [`config`], [`run`], [`report`]. See
//! `docs/ARCHITECTURE.md`.

pub mod anneal;
pub mod board;
pub mod config;
pub mod count;
pub mod exact;
pub mod link;
pub mod puzzle;
pub mod puzzles;
pub mod random;
pub mod report;
pub mod restart;
pub mod run;
pub mod schedule;
pub mod sudoku;
pub mod symmetry;
pub mod trace;

#[cfg(target_arch = "wasm32")]
mod wasm;

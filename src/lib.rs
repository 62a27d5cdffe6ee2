//! Annealing Lab's core: number puzzles solved by simulated annealing, in runs that replay to the bit.
//!
//! A link is read into a [`link::config::Config`]; the config builds a [`run::Run`]; whoever watches asks it to advance and looks:
//!
//! ```
//! use annealing_lab::{link::config::Config, run::{Run, Status}};
//!
//! let mut run = Config::from_link("puzzle=magic19&seed=7")?.into_run();
//! while run.status() == Status::Running {
//!     run.advance(10_000); // any number: the run is the same
//! }
//! assert_eq!(run.status(), Status::Solved);
//! # Ok::<(), annealing_lab::link::LinkError>(())
//! ```
//!
//! The rooms, floor by floor; each uses only rooms of floors below it, or those that stand before it on its own:
//!
//! ```text
//! experiment                            many runs, and statistics of them
//! link   import                         text <-> values: runs and experiments; sudokus that people have
//! run                                   one run: a problem and settings at work
//! anneal   search   exact               three families of solvers
//! board                                 energy kept up to date
//! puzzle                                what is to be solved
//! history   random   text               back and forth in a run, generators, numbers as text
//! ```
//!
//! See `docs/ARCHITECTURE.md`.

pub mod anneal;
pub mod board;
pub mod exact;
pub mod experiment;
pub mod history;
pub mod import;
pub mod link;
pub mod puzzle;
pub mod random;
pub mod run;
pub mod search;
mod text;

#[cfg(target_arch = "wasm32")]
mod wasm;

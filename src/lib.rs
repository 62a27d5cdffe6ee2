//! Annealing Lab's core: number puzzles solved by simulated annealing and by search, in runs that replay to the byte.
//!
//! A [`Config`] is read from a link. It builds a [`Run`], which makes its moves when it is asked to:
//!
//! ```
//! use annealing_lab::{Config, Status};
//!
//! let mut run = Config::from_link("puzzle=magic19&seed=7")?.into_run();
//! while run.status() == Status::Running {
//!     run.advance(10_000); // any number: the run is the same
//! }
//! assert_eq!(run.status(), Status::Solved);
//! # Ok::<(), annealing_lab::LinkError>(())
//! ```
//!
//! A problem of one's own is a [`Problem`], annealed by an [`AnnealRun`]: see `examples/tsp.rs` and its neighbours. The other
//! examples solve a puzzle, temper, count solutions, and compare settings.
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | `english` (default) | English for what the crate reports; without it a [`Message`] is a code with arguments |
//! | `json` | results and classes as JSON, and sudokus in the forms that people have |
//!
//! The program `annealing-lab` is the package `annealing-lab-cli`.
//!
//! # Rooms
//!
//! Each uses only rooms on floors below it (`tests/core/house.rs`, `docs/ARCHITECTURE.md`):
//!
//! ```text
//! task                                  exercises as links, answers, and the table of a class
//! lesson                                what a learner is asked, and claims that are run
//! experiment                            many runs, and statistics of them
//! link   import                         text <-> values: runs and experiments; sudokus that people have
//! run                                   one run: a problem and settings at work
//! anneal   search   exact               three families of solvers
//! board                                 energy kept up to date
//! puzzle                                what is to be solved
//! history                               back and forth in a run
//! problem                               what is annealed: states, moves, energies
//! random   text                         generators, numbers as text
//! ```

#![warn(unnameable_types)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(not(full), allow(dead_code, reason = "the core module of the page uses a part of the library"))]

/// What crates.io shows first, whose examples are tests.
#[cfg(all(doctest, full, feature = "json"))]
#[doc = include_str!("../docs/CRATE.md")]
struct Readme;

pub mod anneal;
// For the tests of this project.
#[doc(hidden)]
pub mod board;
pub mod draft;
#[cfg(full)]
pub mod driver;
pub mod exact;
#[cfg(full)]
pub mod experiment;
pub mod history;
#[cfg(all(full, feature = "json"))]
pub mod import;
#[cfg(full)]
pub mod lesson;
pub mod link;
pub mod problem;
pub mod puzzle;
pub mod random;
pub mod route;
pub mod run;
pub mod search;
pub mod sudoku;
#[cfg(all(full, feature = "json"))]
pub mod task;
#[doc(hidden)]
pub mod text;

pub use anneal::anneal_run::AnnealRun;
pub use anneal::schedule::Schedule;
pub use anneal::settings::{AnnealSettings, MultiStartSettings, RebuildSettings, TemperingSettings};
pub use exact::count::{Count, Counting};
pub use exact::exact_run::ExactSettings;
#[cfg(full)]
pub use experiment::{Experiment, Results, Runner};
pub use history::progress::{Progress, Status};
#[cfg(all(full, feature = "json"))]
pub use import::{Import, ImportError, import};
pub use link::config::Config;
pub use link::{LinkError, LinkErrorKind};
pub use problem::{Cells, Draw, Energy, LookAhead, Problem};
pub use puzzle::instance::Instance;
pub use puzzle::{Puzzle, library};
pub use random::Generator;
pub use run::settings::SolverSettings;
pub use run::{Run, RunError};
pub use search::SearchSettings;
pub use sudoku::Sudoku;
pub use text::message::{Arg, Message};

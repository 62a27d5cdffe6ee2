//! Annealing Lab's core: number puzzles solved by simulated annealing and by search, in runs that replay to the byte.
//!
//! A [`Config`] is read from a link. It builds a [`Run`], which makes moves on request:
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
//! # A problem of your own
//!
//! A [`Problem`] has a state, a move and an energy. Lower is better; it may be negative, and the minimum need not be
//! known.
//!
//! ```
//! use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Problem, Schedule};
//!
//! /// Numbers in two groups whose sums should be as close as possible.
//! struct Halves(Vec<i64>);
//!
//! impl Problem for Halves {
//!     type State = Vec<bool>;
//!     type Move = usize;
//!     type Energy = i64;
//!
//!     fn start<G: Generator>(&self, generator: &mut G) -> Vec<bool> {
//!         self.0.iter().map(|_| generator.index(2) == 1).collect()
//!     }
//!     fn propose<G: Generator>(&self, _: &Vec<bool>, draw: &mut Draw<G>) -> usize {
//!         draw.index(self.0.len() as u32) as usize
//!     }
//!     fn delta(&self, state: &Vec<bool>, moved: usize) -> i64 {
//!         let sum = self.sum(state);
//!         (sum + 2 * if state[moved] { -self.0[moved] } else { self.0[moved] }).abs() - sum.abs()
//!     }
//!     fn apply(&self, state: &mut Vec<bool>, moved: usize, _delta: i64) {
//!         state[moved] = !state[moved];
//!     }
//!     fn energy(&self, state: &Vec<bool>) -> i64 {
//!         self.sum(state).abs()
//!     }
//! }
//!
//! impl Halves {
//!     fn sum(&self, state: &[bool]) -> i64 {
//!         self.0.iter().zip(state).map(|(n, &first)| if first { *n } else { -n }).sum()
//!     }
//! }
//!
//! let cooling = Schedule::Geometric { t0: 100.0, rate: 0.999 };
//! let mut run = AnnealRun::new(Halves((1..=40).map(|n| n * n).collect()), AnnealSettings::new(cooling, 20_000, 1))?;
//! run.advance(u64::MAX); // to the end of its 20,000 moves
//! assert!(run.progress().best <= 2);
//! # Ok::<(), annealing_lab::Message>(())
//! ```
//!
//! A problem of your own is annealed by [`AnnealRun`], from many seeds by [`AnnealRun::sweep`], and tempered by
//! [`anneal::TemperingRun`]. [`history::Timeline`] goes back in its runs. [`anneal::TemperatureSweep`] and
//! [`anneal::TemperatureSearch`] find a suitable temperature. [`experiment::statistics`] and
//! [`experiment::observations::Observations`] compare the runs. [`driver::sweep_own`] runs it on several threads.
//! Links, experiments and reports accept puzzles only.
//!
//! - Debug builds check `delta` against `energy`; run one first. A release build trusts both, and integers wrap around.
//! - A forbidden proposal has a large positive `delta`, in `f64` infinity. If nothing can move, `propose` returns a
//!   move of delta 0.
//! - A target in another unit, such as a number of bins, is an energy that only such states have.
//!
//! The folder `examples` has a tour, an assignment, a cut, a knapsack, and a board with undo by hand.
//!
//! # Features
//!
//! | feature | effect |
//! |---|---|
//! | `english` (default) | English for the crate's reports; without it a [`Message`] is a code with arguments |
//! | `json` | results and classes as JSON, and sudokus in common formats; contains `serde` |
//! | `serde` | settings that can be written and read again |
//!
//! The program `annealing-lab` is the package `annealing-lab-cli`.
//!
//! # Modules
//!
//! Each module uses only modules below it (`tests/core/house.rs`, `docs/ARCHITECTURE.md`):
//!
//! ```text
//! task                                  exercises as links, answers, and the table of a class
//! lesson                                questions to a learner, and claims that are run
//! experiment                            many runs, and statistics of them
//! link   import                         text <-> values: runs and experiments; sudokus in common formats
//! run                                   one run of a problem with its settings
//! anneal   search   exact               three families of solvers
//! board                                 energy kept up to date
//! puzzle                                the puzzles, and their rules
//! history                               movement back and forth in a run
//! problem                               the interface for annealing: states, moves, energies
//! random   text                         generators, numbers as text
//! ```

#![warn(unnameable_types)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(not(full), allow(dead_code, reason = "the core module of the page uses a part of the library"))]

/// The front page on crates.io, whose examples are tests.
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
pub mod model;
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

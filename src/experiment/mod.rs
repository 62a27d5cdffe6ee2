//! Experiments of many runs instead of one lucky run: several settings on the same puzzles, with the same seeds and
//! budget.
//!
//! Like a run, an [`Experiment`] is fully described by its link, `compare&...`. The runs are numbered, and each has a
//! link. They can therefore be made in any order, on any number of threads, tabs or machines, and always give the same
//! [`Results`].
//!
//! ```text
//! run   seed   puzzle  setting          the last setting is a search, which takes no seed:
//!   0   first    0       0              it is run once a puzzle
//!   1   first    0       1 (search)
//!   2   first    1       0
//!   3   first    1       1 (search)
//!   4   next     0       0
//!   5   next     1       0
//! ```

mod aim;
mod classics;
mod design;
mod draft;
mod edit;
mod export;
mod grids;
mod group;
#[cfg(feature = "json")]
mod json;
mod lewis;
mod names;
pub mod observations;
mod one_puzzle;
pub mod partial;
mod reading;
mod redrawn;
mod results;
mod rounds;
mod row;
pub mod statistics;
mod summary;
mod summing;
mod tuned;

pub use aim::Aim;
pub use classics::{CLASSICS, Classic};
pub use design::{Experiment, Job, Setting};
pub use draft::{MOST_RUNS, MOST_SETTINGS, fold, is_experiment, read_seeds, unfold};
pub use edit::Edit;
pub use export::{COLUMNS, Csv, called, quoted, to_csv};
pub use grids::Grids;
pub use group::MOST_PUZZLES;
#[cfg(feature = "json")]
pub use json::{to_json, to_json_with};
pub use reading::Reading;
pub use results::{ListedRun, Results, Shard};
pub use rounds::Rounds;
pub use row::{RunResult, Runner, read_bests};
pub use summary::{
    AcrossPair, AcrossSetting, AcrossSummary, Curves, CurvesOf, Energies, GroupSummary, MeanDifference, PairSummary,
    PuzzleSummary, Quantile, SettingSummary, Summary,
};
pub use summing::Summing;

//! What a step sets up, what is seen of it, and when the learner has done what is asked.

use super::counted::counted_if_there;
use serde::{Deserialize, Serialize};

/// The run or the experiment that a step sets up, and what is seen of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// The link of a run.
    pub run: Option<String>,
    /// The name of one of the lesson's experiments.
    pub experiment: Option<String>,
    /// What is seen; all else is hidden.
    pub show: Vec<ScenePart>,
}

/// A part of the page that a step shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum ScenePart {
    /// Of a run: the board.
    Board,
    /// The energy in large digits.
    Energy,
    /// The thermometer.
    Temperature,
    /// Swapping and pinning by hand.
    Hand,
    /// Start, one step, restart, another seed.
    Transport,
    /// The timeline.
    Timeline,
    /// The speed.
    Speed,
    /// The plots.
    Plots,
    /// Why a move was made.
    Inspector,
    /// All settings of the run.
    Settings,
    /// The figures of the run: moves, energy and more.
    Readouts,
    /// All boards of a small puzzle, and the swaps of the present one.
    Landscape,
    /// After how many moves the run stood at each energy of a small puzzle, and Boltzmann's distribution.
    Levels,
    /// Of an experiment: its settings side by side, each solving its board.
    Race,
    /// Fraction solved over cost.
    Lengths,
    /// Runs solved in each group of puzzles.
    Groups,
    /// Final energies of unsolved runs.
    Energies,
    /// The table of figures.
    Table,
}

/// The conditions under which a learner has done what a step asks for. All that are given must hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Until {
    /// The run has made so many moves since it was set up, or since its temperature has lain in the range.
    #[serde(deserialize_with = "counted_if_there")]
    pub moves: Option<u64>,
    /// So many swaps were made by hand.
    #[serde(deserialize_with = "counted_if_there")]
    pub swaps: Option<u32>,
    /// So many swaps by hand led to a lower energy than all boards before.
    #[serde(deserialize_with = "counted_if_there")]
    pub lowering: Option<u32>,
    /// The energy is at most this.
    pub energy: Option<i32>,
    /// The temperature lies between these two.
    pub temperature: Option<[f64; 2]>,
    /// The board is solved, or the run is over.
    pub over: bool,
    /// All runs of the experiment are made.
    pub runs: bool,
}

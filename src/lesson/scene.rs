//! The setup of a step, its visible parts, and the condition for completing the step.

use super::counted::counted_if_there;
use serde::{Deserialize, Serialize};

/// The run or the experiment that a step sets up, and its visible parts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// The link of a run.
    pub run: Option<String>,
    /// The name of one of the lesson's experiments.
    pub experiment: Option<String>,
    /// The visible parts; everything else is hidden.
    pub show: Vec<ScenePart>,
}

/// A part of the page that a step displays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum ScenePart {
    /// The board of a run.
    Board,
    /// The energy in large digits.
    Energy,
    /// The thermometer.
    Temperature,
    /// Swapping and pinning by hand.
    Hand,
    /// Buttons for start, single step, restart and another seed.
    Transport,
    /// The timeline.
    Timeline,
    /// The speed.
    Speed,
    /// The plots.
    Plots,
    /// The reason for a move.
    Inspector,
    /// All settings of the run.
    Settings,
    /// The statistics of the run: moves, energy and more.
    Readouts,
    /// All boards of a small puzzle, and the swaps of the present board.
    Landscape,
    /// The number of moves that left the run at each energy of a small puzzle, and Boltzmann's distribution.
    Levels,
    /// The settings of an experiment side by side, each solving its board.
    Race,
    /// The fraction solved as a function of cost.
    Lengths,
    /// The number of solved runs in each group of puzzles.
    Groups,
    /// Final energies of unsolved runs.
    Energies,
    /// The table of statistics.
    Table,
}

/// The conditions for completing a step. All conditions that are given must be satisfied.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Until {
    /// The number of moves of the run since it was set up, or since its temperature entered the range.
    #[serde(deserialize_with = "counted_if_there")]
    pub moves: Option<u64>,
    /// The number of swaps made by hand.
    #[serde(deserialize_with = "counted_if_there")]
    pub swaps: Option<u32>,
    /// The number of swaps by hand that led to a new lowest energy.
    #[serde(deserialize_with = "counted_if_there")]
    pub lowering: Option<u32>,
    /// The maximum energy.
    pub energy: Option<i32>,
    /// The range of the temperature.
    pub temperature: Option<[f64; 2]>,
    /// A solved board, or a finished run.
    pub over: bool,
    /// The completion of all runs of the experiment.
    pub runs: bool,
}

//! The library's facts about a puzzle: its number of solutions and its difficulty.

use serde::Serialize;

/// The number of solutions, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// The number of all solutions.
    pub total: u128,
    /// The number of solutions up to the symmetries of the drawing.
    pub classes: u128,
    /// The source of the counts; empty if the exact engine counts them, and tests count again.
    pub source: String,
}

/// The results of the recommended preset on the seeds from 1 to [`Measured::SEEDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Measured {
    /// The number of seeds that it solves within its budget.
    pub solved: u64,
    /// The moves of all these runs, divided by the number of solved runs and rounded down; the moves of all runs if
    /// none was solved.
    pub moves: u64,
}

/// The difficulty of a puzzle for annealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Below a thousand moves a solution.
    Easy,
    /// Below ten thousand moves.
    Medium,
    /// Below a hundred thousand moves.
    Hard,
    /// More moves, or some seeds fail.
    #[serde(rename = "very hard")]
    VeryHard,
}

impl Measured {
    /// The number of seeds tried, from 1 on.
    pub const SEEDS: u64 = 100;

    /// Returns the difficulty of the puzzle by this measure.
    pub fn difficulty(self) -> Difficulty {
        match self {
            Measured { solved, .. } if solved < Self::SEEDS => Difficulty::VeryHard,
            Measured { moves: 0..1_000, .. } => Difficulty::Easy,
            Measured { moves: 1_000..10_000, .. } => Difficulty::Medium,
            Measured { moves: 10_000..100_000, .. } => Difficulty::Hard,
            _ => Difficulty::VeryHard,
        }
    }
}

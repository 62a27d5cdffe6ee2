//! What the library tells of a puzzle besides the puzzle itself: how many solutions it has, how hard it is.

use serde::Serialize;

/// The number of solutions, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// All boards.
    pub total: u128,
    /// Of these, up to the symmetries of the drawing.
    pub classes: u128,
    /// Who says so; empty where the exact engine does, and tests count again.
    pub source: String,
}

/// The results of the recommended preset on the seeds from 1 to [`Measured::SEEDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Measured {
    /// How many of them it solves within its budget.
    pub solved: u64,
    /// Moves of all these runs, for each one solved, rounded down; of all runs where none was.
    pub moves: u64,
}

/// The difficulty of a puzzle for annealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Below a thousand moves a solution.
    Easy,
    /// Below ten thousand.
    Medium,
    /// Below a hundred thousand.
    Hard,
    /// More, or some seeds fail.
    #[serde(rename = "very hard")]
    VeryHard,
}

impl Measured {
    /// As many seeds are tried, from 1.
    pub const SEEDS: u64 = 100;

    /// Returns how hard the puzzle is by this measure.
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

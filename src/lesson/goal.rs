//! What an exercise or a task asks for.

use super::counted::counted;
use crate::experiment::read_seeds;
use crate::text::english;
use crate::text::message::Message;
use serde::{Deserialize, Serialize};

/// Seeds at most.
pub const MOST_SEEDS: u64 = 1000;

/// The goal of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum ExerciseGoal {
    /// A board whose energy is at most this, by at most so many swaps by hand and no move.
    Energy {
        /// The energy.
        most: i32,
        /// Swaps by hand.
        #[serde(deserialize_with = "counted")]
        swaps: u32,
    },
    /// The same settings solve it from at least so many of these seeds, each within so many moves.
    Seeds {
        /// First and last, as in `1..20`.
        seeds: String,
        /// How many seeds at least.
        #[serde(deserialize_with = "counted")]
        least: u32,
        /// Moves of a run at most.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// A search that makes at most so many nodes, and finds a solution of at most this cost.
    Nodes {
        /// Nodes.
        #[serde(deserialize_with = "counted")]
        most: u64,
        /// The cost.
        #[serde(deserialize_with = "counted")]
        cost: u64,
    },
    /// The run is solved within so many moves.
    Solved {
        /// Moves at most.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// As [`ExerciseGoal::Solved`]; whoever takes fewer moves is better.
    Fewest {
        /// Moves at most.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// The run reaches an energy of at most this within so many moves.
    Best {
        /// The energy.
        most: i32,
        /// Moves at most.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// Over these seeds the median of the moves to a solution is at most this.
    Median {
        /// First and last, as in `1..21`.
        seeds: String,
        /// The median.
        #[serde(deserialize_with = "counted")]
        most: u64,
        /// Moves of a run at most.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// The puzzle with its givens has exactly so many solutions, counted by an exact search.
    Count {
        /// Solutions.
        #[serde(deserialize_with = "counted")]
        count: u64,
        /// Nodes of the search at most.
        #[serde(deserialize_with = "counted")]
        nodes: u64,
    },
}

impl ExerciseGoal {
    /// Returns the seeds that it has of its own, as in `1..20`.
    pub fn seeds(&self) -> Option<&str> {
        match self {
            ExerciseGoal::Seeds { seeds, .. } | ExerciseGoal::Median { seeds, .. } => Some(seeds),
            _ => None,
        }
    }

    /// Returns the moves of a run at most, where it has such a budget.
    pub fn moves(&self) -> Option<u64> {
        match *self {
            ExerciseGoal::Seeds { moves, .. }
            | ExerciseGoal::Solved { moves }
            | ExerciseGoal::Fewest { moves }
            | ExerciseGoal::Best { moves, .. }
            | ExerciseGoal::Median { moves, .. } => Some(moves),
            _ => None,
        }
    }

    /// Returns the moves or nodes of all its runs, at most.
    pub fn budget(&self) -> u64 {
        match self {
            ExerciseGoal::Energy { .. } => 0,
            ExerciseGoal::Nodes { most, .. } => *most,
            ExerciseGoal::Count { nodes, .. } => *nodes,
            goal => {
                let runs = goal.seeds().map_or(Ok((1, 1)), read_seeds).map_or(1, |(first, last)| last - first + 1);
                goal.moves().unwrap_or_default().saturating_mul(runs)
            }
        }
    }

    /// Checks its seeds.
    ///
    /// # Errors
    /// For seeds that are none, or too many, and for more solved runs than there are seeds.
    pub fn check(&self) -> Result<(), Message> {
        let Some(seeds) = self.seeds() else { return Ok(()) };
        let (first, last) = read_seeds(seeds).map_err(|error| error.message)?;
        let asked = if let ExerciseGoal::Seeds { least, .. } = self { (*least).into() } else { 1 };
        if last - first >= MOST_SEEDS || asked > last - first + 1 {
            return Err(english::exercise_seeds(MOST_SEEDS));
        }
        Ok(())
    }
}

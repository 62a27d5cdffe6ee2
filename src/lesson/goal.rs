//! The goals of exercises and tasks.

use super::counted::counted;
use crate::experiment::read_seeds;
use crate::text::english;
use crate::text::message::Message;
use serde::{Deserialize, Serialize};

/// The maximum number of seeds.
pub const MOST_SEEDS: u64 = 1000;

/// The goal of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum ExerciseGoal {
    /// A board with at most this energy, reached with a limited number of swaps by hand and no move.
    Energy {
        /// The energy.
        most: i32,
        /// The maximum number of swaps by hand.
        #[serde(deserialize_with = "counted")]
        swaps: u32,
    },
    /// A minimum number of these seeds, all solved with the same settings within a limited number of moves each.
    Seeds {
        /// The first and the last seed, such as `1..20`.
        seeds: String,
        /// The minimum number of solved seeds.
        #[serde(deserialize_with = "counted")]
        least: u32,
        /// The maximum number of moves of a run.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// A search that makes a limited number of nodes, and finds a solution with at most this cost.
    Nodes {
        /// The maximum number of nodes.
        #[serde(deserialize_with = "counted")]
        most: u64,
        /// The maximum cost.
        #[serde(deserialize_with = "counted")]
        cost: u64,
    },
    /// A run that is solved within a limited number of moves.
    Solved {
        /// The maximum number of moves.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// As [`ExerciseGoal::Solved`], where fewer moves are better.
    Fewest {
        /// The maximum number of moves.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// A run that reaches at most this energy within a limited number of moves.
    Best {
        /// The energy.
        most: i32,
        /// The maximum number of moves.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// A maximum for the median of the moves to a solution over these seeds.
    Median {
        /// The first and the last seed, such as `1..21`.
        seeds: String,
        /// The maximum of the median.
        #[serde(deserialize_with = "counted")]
        most: u64,
        /// The maximum number of moves of a run.
        #[serde(deserialize_with = "counted")]
        moves: u64,
    },
    /// A puzzle whose givens allow exactly this number of solutions, counted by an exact search.
    Count {
        /// The number of solutions.
        #[serde(deserialize_with = "counted")]
        count: u64,
        /// The maximum number of nodes of the search.
        #[serde(deserialize_with = "counted")]
        nodes: u64,
    },
}

impl ExerciseGoal {
    /// Returns the seeds that the goal itself sets, such as `1..20`.
    pub fn seeds(&self) -> Option<&str> {
        match self {
            ExerciseGoal::Seeds { seeds, .. } | ExerciseGoal::Median { seeds, .. } => Some(seeds),
            _ => None,
        }
    }

    /// Returns the maximum number of moves of a run, if the goal sets one.
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

    /// Returns the maximum number of moves or nodes of all its runs.
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

    /// Checks the seeds of the goal.
    ///
    /// # Errors
    /// Returns an error for invalid or too many seeds, and for more solved runs than there are seeds.
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

//! The criterion for comparing runs: the cost of reaching an energy, or the energy that a budget reaches.

use super::statistics::RunOutcome;
use crate::link::LinkError;
use crate::text::{english, number};
use serde::{Deserialize, Serialize};

/// The aim of all runs of an experiment. The aim does not affect their moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// A solution.
    #[default]
    Solution,
    /// A board of at most this energy (fixed target).
    Energy(i32),
    /// The lowest energy within the budget (fixed budget). Every run counts, and no run counts as solved.
    Budget,
}

/// The word for "no target" in a link and in a row.
const NO_TARGET: &str = "none";

impl Aim {
    /// Reads the value of `target`; an empty text means a solution.
    ///
    /// # Errors
    /// Returns an error for a text that is neither an energy nor `none`.
    pub fn read(text: &str) -> Result<Aim, LinkError> {
        let energy = || number::integer(text);
        match text {
            "" => Ok(Aim::Solution),
            NO_TARGET => Ok(Aim::Budget),
            _ => energy().map(Aim::Energy).ok_or_else(|| LinkError::new("target", text, english::not_a_target(text))),
        }
    }

    /// Returns whether the aim is a solution.
    pub fn is_solution(&self) -> bool {
        *self == Aim::Solution
    }

    /// Returns whether the aim is an energy that a run either reaches or misses.
    pub fn is_reached(self) -> bool {
        self != Aim::Budget
    }

    /// Returns the text that [`Aim::read`] reads.
    pub fn to_text(self) -> String {
        match self {
            Aim::Solution => String::new(),
            Aim::Energy(energy) => energy.to_string(),
            Aim::Budget => NO_TARGET.to_string(),
        }
    }

    /// Returns the outcome of a run under this aim. `bests` are the best energies with their costs; a search has none.
    /// Under [`Aim::Budget`] the cost is the lowest energy minus `floor`, the puzzle's best energy.
    pub fn outcome(self, budget: u64, floor: i32, whole: RunOutcome, bests: &[(u64, i32)]) -> RunOutcome {
        match self {
            Aim::Solution => whole,
            Aim::Energy(most) => {
                let reached = bests.iter().find(|&&(_, energy)| energy <= most);
                reached.map_or(whole, |&(cost, _)| RunOutcome::within(budget, cost, true))
            }
            Aim::Budget => {
                // An energy below the floor has no valid cost, so such a run counts as unsolved rather than as a cost
                // of 0.
                let above = |&(_, energy): &(u64, i32)| u64::try_from(i64::from(energy) - i64::from(floor)).ok();
                let lowest = bests.last().map_or(Some(0), above);
                RunOutcome { cost: lowest.unwrap_or_default(), solved: lowest.is_some() }
            }
        }
    }
}

//! What a learner tries alone. A learner's link is the answer: it is replayed, and nothing else is believed.

use super::exercise_check::ExerciseCheck;
use super::goal::ExerciseGoal;
use crate::anneal::intervention::Intervention;
use crate::link::config::{Config, problem_of};
use crate::link::keys::NAMES;
use crate::link::measuring::Measuring;
use crate::link::{LinkError, text_of};
use crate::text::english;
use crate::text::message::Message;
use serde::{Deserialize, Serialize};

/// An exercise: where it starts, what may be changed, and what is to be reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The link of the run that the learner starts from.
    pub start: String,
    /// Keys of links that may be changed; all others stay as they are at the start.
    #[serde(default)]
    pub change: Vec<String>,
    /// What is to be reached.
    pub goal: ExerciseGoal,
    /// Why an answer passes, shown after it did; empty in a task.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl Exercise {
    /// Checks what can be checked without a learner's link.
    ///
    /// # Errors
    /// For a start that is no run, or leaves settings to measuring, a key that no run has, and seeds that are none.
    pub fn check(&self) -> Result<(), Message> {
        let _ = measured_config(text_of(&self.start))?;
        if let Some(other) = self.change.iter().find(|key| !NAMES.contains(&&key[..])) {
            return Err(english::exercise_key(&other[..]));
        }
        self.goal.check()
    }

    /// Begins to replay a learner's link.
    ///
    /// # Errors
    /// For a link that is no run, or that changes what stays as it is.
    pub fn begin_check(&self, link: &str) -> Result<ExerciseCheck, Message> {
        let start = measured_config(text_of(&self.start))?;
        let config = measured_config(text_of(link))?;
        if self.fixed_problem(&start) != self.fixed_problem(&config) {
            return Err(english::exercise_other_puzzle());
        }
        let wanted = start.fields();
        for field in &config.fields() {
            // A setting that another one has need of is as free as that.
            let stays = wanted.iter().find(|wanted| wanted.key == field.key);
            if let Some(stays) = stays.filter(|stays| !self.frees(field.key) && stays.value != field.value) {
                return Err(english::exercise_fixed(field.key, &stays.value[..]));
            }
        }
        let swaps = config.interventions.iter().all(|at| matches!(at.intervention, Intervention::Swap(..)));
        let allowed = match self.goal {
            ExerciseGoal::Energy { .. } => swaps && config.interventions.iter().all(|at| at.after == 0),
            // Other seeds begin with other boards: nothing that was done by hand is the same there.
            _ if self.goal.seeds().is_none() && self.lists("hand") => true,
            _ => config.interventions.is_empty(),
        };
        if !allowed {
            return Err(english::exercise_by_hand());
        }
        ExerciseCheck::new(self.goal.clone(), config)
    }

    fn lists(&self, key: &str) -> bool {
        self.change.iter().any(|free| free == key)
    }

    /// Whether a setting may be changed: it is listed, or the goal has its own.
    fn frees(&self, key: &str) -> bool {
        match key {
            // An exact search counts, whatever the settings are.
            _ if matches!(self.goal, ExerciseGoal::Count { .. }) => true,
            "seed" if self.goal.seeds().is_some() => true,
            "moves" if self.goal.moves().is_some() => true,
            _ => self.lists(key),
        }
    }

    /// The puzzle, as far as it may not be changed.
    fn fixed_problem(&self, config: &Config) -> String {
        let problem = problem_of(&config.problem);
        let fixed = |part: &&str| !self.lists(part.split('=').next().unwrap_or_default());
        problem.split('&').filter(fixed).collect::<Vec<_>>().join("&")
    }
}

/// Reads the text of a link that names its settings: whoever reads an exercise and its answers would measure for long.
///
/// # Errors
/// As [`Config::from_text`], and for a link that leaves settings to measuring.
pub fn measured_config(text: &str) -> Result<Config, LinkError> {
    let measuring = Measuring::from_text(text)?;
    if measuring.is_automatic() {
        return Err(LinkError::new("preset", "auto", english::not_measured()));
    }
    measuring.finish()
}

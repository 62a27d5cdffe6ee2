//! The exercises that a learner solves alone. A learner's link is the answer: only a replay of the link counts as
//! evidence.

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

/// An exercise: the starting point, the settings that may be changed, and the goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The link of the run that the learner starts from.
    pub start: String,
    /// The keys of links that may be changed; all others keep their values from the start.
    #[serde(default)]
    pub change: Vec<String>,
    /// The goal.
    pub goal: ExerciseGoal,
    /// The reason why an answer passes, displayed after it has passed; empty in a task.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl Exercise {
    /// Checks the parts that do not depend on a learner's link.
    ///
    /// # Errors
    /// Returns an error for a start that is not a run, a start that leaves settings to a measurement, an unknown key,
    /// and invalid seeds.
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
    /// Returns an error for a link that is not a run, or that changes a fixed setting.
    pub fn begin_check(&self, link: &str) -> Result<ExerciseCheck, Message> {
        let start = measured_config(text_of(&self.start))?;
        let config = measured_config(text_of(link))?;
        if self.fixed_problem(&start) != self.fixed_problem(&config) {
            return Err(english::exercise_other_puzzle());
        }
        let wanted = start.fields();
        for field in &config.fields() {
            // A setting that only another setting requires is as free as that setting.
            let stays = wanted.iter().find(|wanted| wanted.key == field.key);
            if let Some(stays) = stays.filter(|stays| !self.frees(field.key) && stays.value != field.value) {
                return Err(english::exercise_fixed(field.key, &stays.value[..]));
            }
        }
        let swaps = config.interventions.iter().all(|at| matches!(at.intervention, Intervention::Swap(..)));
        let allowed = match self.goal {
            ExerciseGoal::Energy { .. } => swaps && config.interventions.iter().all(|at| at.after == 0),
            // Other seeds begin with other boards, so interventions have no meaning there.
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

    /// Returns whether a setting may be changed: it is listed, or the goal determines it.
    fn frees(&self, key: &str) -> bool {
        match key {
            // An exact search counts solutions under any settings.
            _ if matches!(self.goal, ExerciseGoal::Count { .. }) => true,
            "seed" if self.goal.seeds().is_some() => true,
            "moves" if self.goal.moves().is_some() => true,
            _ => self.lists(key),
        }
    }

    /// Returns the fixed part of the puzzle.
    fn fixed_problem(&self, config: &Config) -> String {
        let problem = problem_of(&config.problem);
        let fixed = |part: &&str| !self.lists(part.split('=').next().unwrap_or_default());
        problem.split('&').filter(fixed).collect::<Vec<_>>().join("&")
    }
}

/// Reads the text of a link that names all its settings, because measuring would slow down every reader of an exercise.
///
/// # Errors
/// Returns the errors of [`Config::from_text`], and an error for a link that leaves settings to a measurement.
pub fn measured_config(text: &str) -> Result<Config, LinkError> {
    let measuring = Measuring::from_text(text)?;
    if measuring.is_automatic() {
        return Err(LinkError::new("preset", "auto", english::not_measured()));
    }
    measuring.finish()
}

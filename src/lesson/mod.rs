//! Lessons as data: the questions, actions and displays for a learner, and claims that anybody can reproduce.
//!
//! A lesson is a single text in TOML. [`Lesson::read`] checks it completely: links, names, formulas. A statement about
//! runs or experiments is a [`Claim`], a measure with the values that the text states; [`Claim::measured`] and
//! [`Claim::measured_of_runs`] compute them. docs/WRITING-LESSONS.md explains to teachers how to write a lesson.

mod claim;
mod claim_runs;
mod counted;
mod exercise;
mod exercise_check;
mod formula;
mod goal;
mod group_runs;
mod question;
mod read;
mod scene;

pub use claim::{Claim, Finding, Measure};
pub use claim_runs::ClaimRuns;
pub use exercise::{Exercise, measured_config};
pub use exercise_check::{ExerciseCheck, Verdict};
pub use formula::Formula;
pub use goal::ExerciseGoal;
pub use question::{Answer, Axis, Question};
pub use scene::{Scene, ScenePart, Until};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum length of a lesson's text, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;

/// A lesson that was read from its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The version of the format: 1.
    pub version: u32,
    /// The title of the lesson.
    pub title: String,
    /// The question that the lesson answers, in one sentence.
    pub asks: String,
    /// The duration of the lesson, in minutes.
    pub minutes: u32,
    /// The links of experiments, by name.
    #[serde(default)]
    pub experiments: BTreeMap<String, String>,
    /// The claims of the text about runs and experiments, by name.
    #[serde(default)]
    pub claims: BTreeMap<String, Claim>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
    /// The sources of the lesson's statements.
    #[serde(default)]
    pub sources: Vec<LessonSource>,
}

/// One step of a lesson: one screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonStep {
    /// The question or the action of the step, in large letters.
    pub title: String,
    /// The explanation. An empty line begins a paragraph; `{claim.1}` is a claim's first value, `[term]` a term of the
    /// glossary.
    pub text: String,
    /// The setup and the visible parts; without a scene, the scene of the previous step stays.
    pub scene: Option<Scene>,
    /// The condition for completing the step.
    pub until: Option<Until>,
    /// The question to the learner.
    pub ask: Option<Question>,
    /// The name of a question in an earlier step, whose answer is displayed beside the result.
    pub recall: Option<String>,
    /// The names of claims that are reproduced in this step, in view of the learner.
    pub claims: Vec<String>,
    /// A formula.
    pub formula: Option<Formula>,
    /// The exercise that the learner solves alone.
    pub exercise: Option<Exercise>,
}

/// A source of a lesson's claim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonSource {
    /// The authors, title and year.
    pub text: String,
    /// An address that begins with `https://`.
    pub link: Option<String>,
}

//! Lessons as data: what a learner is asked, does and sees, and claims that anybody can run again.
//!
//! A lesson is one text in TOML. [`Lesson::read`] checks it wholly: links, names, formulas. What it claims of runs and
//! experiments is a [`Claim`], a measure with the values that the text states; [`Claim::measured`] and
//! [`Claim::measured_of_runs`] compute them. docs/WRITING-LESSONS.md tells teachers how to write one.

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

/// A lesson's text has at most so many bytes.
pub const MOST_BYTES: usize = 64 * 1024;

/// A lesson that was read from its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The version of the format: 1.
    pub version: u32,
    /// What it is called.
    pub title: String,
    /// The question that it answers, in one sentence.
    pub asks: String,
    /// How many minutes it takes.
    pub minutes: u32,
    /// Links of experiments, by names.
    #[serde(default)]
    pub experiments: BTreeMap<String, String>,
    /// What the text states of runs and experiments, by names.
    #[serde(default)]
    pub claims: BTreeMap<String, Claim>,
    /// The steps, in their order.
    pub steps: Vec<LessonStep>,
    /// Where what it says comes from.
    #[serde(default)]
    pub sources: Vec<LessonSource>,
}

/// One step of a lesson: one screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonStep {
    /// What is asked or to be done, in large letters.
    pub title: String,
    /// What is said of it. An empty line begins a paragraph; `{claim.1}` is a claim's first value, `[term]` a term of
    /// the glossary.
    pub text: String,
    /// What is set up and seen; without one the scene of the step before stays.
    pub scene: Option<Scene>,
    /// What the learner does until the step counts as done.
    pub until: Option<Until>,
    /// What the learner is asked.
    pub ask: Option<Question>,
    /// The name of a question of an earlier step, whose answer is shown beside what came out.
    pub recall: Option<String>,
    /// Names of claims that are run here, before the learner's eyes.
    pub claims: Vec<String>,
    /// A formula.
    pub formula: Option<Formula>,
    /// What the learner tries alone.
    pub exercise: Option<Exercise>,
}

/// A source of a lesson's claim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonSource {
    /// Authors, title, year.
    pub text: String,
    /// An address that begins with `https://`.
    pub link: Option<String>,
}

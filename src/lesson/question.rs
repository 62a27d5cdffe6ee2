//! What a learner is asked, and what is said of the answers.

use serde::{Deserialize, Serialize};

/// A question to a learner. A question that a later step recalls is a prediction, without a reply until then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum Question {
    /// Choose one.
    Choose {
        /// By which a later step recalls it.
        name: String,
        /// The answers to choose from, two at least.
        options: Vec<Answer>,
    },
    /// Give a number on a slider.
    Number {
        /// By which a later step recalls it.
        name: String,
        /// The slider's range, unit and scale.
        axis: Axis,
        /// The steps of the slider; on a logarithmic scale so many for each power of ten.
        step: f64,
        /// The claim whose value is right, such as `helping` or `helping.2`.
        truth: String,
        /// Answers at most so far from it are close: a difference, on a logarithmic scale a factor.
        near: f64,
        /// What is said of close answers.
        close: String,
        /// What is said of answers that are too small: what would have to be so.
        low: String,
        /// What is said of answers that are too great.
        high: String,
    },
    /// Draw a line.
    Line {
        /// By which a later step recalls it.
        name: String,
        /// To the right.
        across: Axis,
        /// Upwards.
        up: Axis,
        /// Where the line has its points.
        at: Vec<f64>,
        /// The claim whose values are right, one for each point.
        truth: String,
        /// Lines that are at most so far from it everywhere are close: a difference, on a logarithmic scale a factor.
        near: f64,
        /// What is said of close lines.
        close: String,
        /// What is said of lines that run below it for the most part.
        low: String,
        /// What is said of lines that run above it for the most part.
        high: String,
    },
}

impl Question {
    /// Returns the name by which a later step recalls it.
    pub fn name(&self) -> &str {
        match self {
            Question::Choose { name, .. } | Question::Number { name, .. } | Question::Line { name, .. } => name,
        }
    }

    /// Returns all that may be said of an answer.
    pub fn replies(&self) -> Vec<&String> {
        match self {
            Question::Choose { options, .. } => options.iter().map(|option| &option.reply).collect(),
            Question::Number { close, low, high, .. } | Question::Line { close, low, high, .. } => {
                vec![close, low, high]
            }
        }
    }
}

/// One answer to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The answer.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
    /// What is said of it: if it is wrong, what would have to be so.
    pub reply: String,
}

/// A range of numbers that a learner chooses from or draws on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// Its unit, written after each number; empty if it has none.
    #[serde(default)]
    pub unit: String,
    /// Where it begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// Whether it is logarithmic; then it begins above 0.
    #[serde(default)]
    pub log: bool,
}

//! The questions to a learner, and the replies to the answers.

use serde::{Deserialize, Serialize};

/// A question to a learner. A question that a later step recalls is a prediction, without a reply until then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum Question {
    /// The choice of one answer.
    Choose {
        /// The name that a later step uses to recall the question.
        name: String,
        /// The answers to choose from, at least two.
        options: Vec<Answer>,
    },
    /// A number on a slider.
    Number {
        /// The name that a later step uses to recall the question.
        name: String,
        /// The slider's range, unit and scale.
        axis: Axis,
        /// The step size of the slider; on a logarithmic scale, the number of steps per power of ten.
        step: f64,
        /// The claim with the correct value, such as `helping` or `helping.2`.
        truth: String,
        /// The tolerance for close answers: a difference, or a factor on a logarithmic scale.
        near: f64,
        /// The reply to close answers.
        close: String,
        /// The reply to answers that are too small: the condition that would make them correct.
        low: String,
        /// The reply to answers that are too great.
        high: String,
    },
    /// A line that the learner draws.
    Line {
        /// The name that a later step uses to recall the question.
        name: String,
        /// The horizontal axis.
        across: Axis,
        /// The vertical axis.
        up: Axis,
        /// The horizontal positions of the line's points.
        at: Vec<f64>,
        /// The claim with the correct values, one for each point.
        truth: String,
        /// The tolerance for close lines, at every point: a difference, or a factor on a logarithmic scale.
        near: f64,
        /// The reply to close lines.
        close: String,
        /// The reply to lines that are mostly too low.
        low: String,
        /// The reply to lines that are mostly too high.
        high: String,
    },
}

impl Question {
    /// Returns the name that a later step uses to recall the question.
    pub fn name(&self) -> &str {
        match self {
            Question::Choose { name, .. } | Question::Number { name, .. } | Question::Line { name, .. } => name,
        }
    }

    /// Returns all possible replies.
    pub fn replies(&self) -> Vec<&String> {
        match self {
            Question::Choose { options, .. } => options.iter().map(|option| &option.reply).collect(),
            Question::Number { close, low, high, .. } | Question::Line { close, low, high, .. } => {
                vec![close, low, high]
            }
        }
    }
}

/// An answer to choose from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The text of the answer.
    pub text: String,
    /// True if the answer is correct.
    #[serde(default)]
    pub right: bool,
    /// The reply to the answer; for a wrong answer, the condition that would make it correct.
    pub reply: String,
}

/// A range of numbers for a learner's choice or drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// The quantity on the axis.
    pub label: String,
    /// The unit, written after each number; empty if there is none.
    #[serde(default)]
    pub unit: String,
    /// The lower end of the range.
    pub from: f64,
    /// The upper end of the range.
    pub to: f64,
    /// True for a logarithmic scale, which must begin above 0.
    #[serde(default)]
    pub log: bool,
}

//! Tasks for a class: an exercise as a link, answers as links, and the table of a class, whose runs are all repeated.
//!
//! ```text
//! task&v=2&title=...&ask=...&goal=solved&moves=100000&change=t0&start=puzzle=magic19;solver=anneal;...
//! answer&v=2&who=Ada&run=puzzle=magic19;...&claim=passed:52034&title=...        the task's own link follows the claim
//! class&v=2&title=...                                                           the class board of this task
//! ```
//!
//! An answer claims a result, but the claim alone counts for nothing: [`AnswerCheck`] repeats the run within the task's
//! budget. docs/CLASS.md explains to teachers the possibilities and limits.

mod answer;
mod check;
mod collect;
mod definition;
mod files;
mod goal;
mod nickname;
mod parts;
mod scorm;
mod table;

pub use crate::text::encoding::text_of_bytes;
pub use answer::{Stated, TaskAnswer};
pub use check::{AnswerCheck, AnswerVerdict, CheckedAnswer, ClassRow};
pub use collect::{Collected, MOST_ANSWERS, MOST_TEXT, Submission, collect};
pub use definition::{MOST_BUDGET, Task};
pub use scorm::{lesson_link, scorm_package};
pub use table::{class_csv, class_json, in_order};

use crate::link::text_of;

/// The first word of a task's link.
pub const TASK: &str = "task";
/// The first word of an answer's link.
pub const ANSWER: &str = "answer";
/// The first word of a class board's link.
pub const CLASS: &str = "class";

/// Returns whether a link, or a complete address, belongs to a task.
pub fn is_task(link: &str) -> bool {
    text_of(link).split('&').next() == Some(TASK)
}

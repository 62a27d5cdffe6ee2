//! Tasks for a class: an exercise as a link, answers as links, and the table of a class, whose runs are all computed again.
//!
//! ```text
//! task&v=2&title=...&ask=...&goal=solved&moves=100000&change=t0&start=puzzle=magic19;solver=anneal;...
//! answer&v=2&who=Ada&run=puzzle=magic19;...&claim=passed:52034&title=...        what follows the claim is the task's own link
//! class&v=2&title=...                                                           the class board of this task
//! ```
//!
//! An answer claims what it came to, and nothing believes it: [`AnswerCheck`] runs it again within the task's budget.
//! docs/CLASS.md tells teachers what this can do, and what it cannot.

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

/// What the links of this room begin with.
pub const TASK: &str = "task";
/// The same of an answer.
pub const ANSWER: &str = "answer";
/// The same of a class board.
pub const CLASS: &str = "class";

/// Returns whether a link, or a whole address, is that of a task.
pub fn is_task(link: &str) -> bool {
    text_of(link).split('&').next() == Some(TASK)
}

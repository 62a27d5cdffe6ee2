//! An answer: a run, its claimed result, and the task, as one link.

use super::ANSWER;
use super::definition::Task;
use super::nickname::read_nickname;
use super::parts::{LinkParts, folded, run_link};
use crate::lesson::Verdict;
use crate::link::{LinkError, text_of};
use crate::text::english;
use crate::text::percent::encode_all;
use std::fmt;

/// The result that an answer claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stated {
    /// True if the answer passed.
    pub passed: bool,
    /// The score of the answer.
    pub score: Option<i64>,
}

/// Writes the result in the format of a link: `passed:52034`, `failed:12` or `failed`.
impl fmt::Display for Stated {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(if self.passed { "passed" } else { "failed" })?;
        self.score.map_or(Ok(()), |score| write!(out, ":{score}"))
    }
}

impl Stated {
    /// Returns a verdict in the form of a claim.
    pub fn from_verdict(verdict: &Verdict) -> Stated {
        Stated { passed: verdict.passed, score: verdict.score }
    }

    fn read(text: &str) -> Result<Stated, LinkError> {
        let wrong = || LinkError::new("claim", text, english::not_a_claim(text));
        let (word, score) = text.split_once(':').map_or((text, None), |(word, score)| (word, Some(score)));
        let passed = ["failed", "passed"].iter().position(|known| *known == word).ok_or_else(wrong)? == 1;
        let score = score.map(|score| score.parse().map_err(|_| wrong())).transpose()?;
        Ok(Stated { passed, score })
    }
}

/// An answer as written in its link. The claimed result is not checked.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskAnswer {
    /// The task of the answer.
    pub task: Task,
    /// The learner's nickname, possibly empty.
    pub who: String,
    /// The link of the run, written out in full.
    pub run: String,
    /// The claimed result.
    pub stated: Option<Stated>,
}

impl TaskAnswer {
    /// Reads the link of an answer, which may be a complete address.
    ///
    /// # Errors
    /// Returns the errors of [`Task::from_link`].
    pub fn from_link(link: &str) -> Result<TaskAnswer, LinkError> {
        let keys = [&["who", "run", "claim"][..], &Task::keys()].concat();
        let mut parts = LinkParts::read(link, &[ANSWER], &keys)?;
        let who = read_nickname(&parts.text("who").unwrap_or_default())?;
        let run = parts.run("run")?;
        let stated = parts.text("claim").map(|text| Stated::read(&text)).transpose()?;
        Ok(TaskAnswer { task: Task::of_parts(parts)?, who, run, stated })
    }

    /// Reads a task from its own link, from its class board, or from any answer, whose link contains the complete task.
    ///
    /// # Errors
    /// Returns the errors of [`Task::from_link`].
    pub fn task_of(link: &str) -> Result<Task, LinkError> {
        match text_of(link).split('&').next() {
            Some(ANSWER) => TaskAnswer::from_link(link).map(|answer| answer.task),
            _ => Task::from_link(link),
        }
    }

    /// Returns the answer of a learner's run.
    ///
    /// # Errors
    /// Returns an error for an invalid name or run.
    pub fn new(task: &Task, who: &str, run: &str, stated: Option<Stated>) -> Result<TaskAnswer, LinkError> {
        Ok(TaskAnswer { task: task.clone(), who: read_nickname(who)?, run: run_link("run", run)?, stated })
    }

    /// Returns the canonical link.
    pub fn to_link(&self) -> String {
        let mut pairs = Vec::new();
        if !self.who.is_empty() {
            pairs.push(("who", encode_all(&self.who)));
        }
        pairs.push(("run", folded(&self.run)));
        pairs.extend(self.stated.map(|stated| ("claim", stated.to_string())));
        self.task.to_answer_link(pairs)
    }
}

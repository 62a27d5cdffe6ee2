//! An answer: a run, what it claims, and the task that it answers, as one link.

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
    /// Whether it passed.
    pub passed: bool,
    /// Its score.
    pub score: Option<i64>,
}

/// Writes it as a link does: `passed:52034`, `failed:12` or `failed`.
impl fmt::Display for Stated {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(if self.passed { "passed" } else { "failed" })?;
        self.score.map_or(Ok(()), |score| write!(out, ":{score}"))
    }
}

impl Stated {
    /// Returns what a verdict is, as an answer claims it.
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

/// An answer as its link has it. Nothing that it claims is checked.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskAnswer {
    /// The task that it answers.
    pub task: Task,
    /// The learner's nickname, or nothing.
    pub who: String,
    /// The link of the run, written out in full.
    pub run: String,
    /// What it claims.
    pub stated: Option<Stated>,
}

impl TaskAnswer {
    /// Reads the link of an answer, which may be a whole address.
    ///
    /// # Errors
    /// As [`Task::from_link`].
    pub fn from_link(link: &str) -> Result<TaskAnswer, LinkError> {
        let keys = [&["who", "run", "claim"][..], &Task::keys()].concat();
        let mut parts = LinkParts::read(link, &[ANSWER], &keys)?;
        let who = read_nickname(&parts.text("who").unwrap_or_default())?;
        let run = parts.run("run")?;
        let stated = parts.text("claim").map(|text| Stated::read(&text)).transpose()?;
        Ok(TaskAnswer { task: Task::of_parts(parts)?, who, run, stated })
    }

    /// Reads a task from its own link, that of its class board or that of any answer to it, which holds the whole task.
    ///
    /// # Errors
    /// As [`Task::from_link`].
    pub fn task_of(link: &str) -> Result<Task, LinkError> {
        match text_of(link).split('&').next() {
            Some(ANSWER) => TaskAnswer::from_link(link).map(|answer| answer.task),
            _ => Task::from_link(link),
        }
    }

    /// Returns the answer of a learner's run.
    ///
    /// # Errors
    /// For a name or a run that is none.
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

//! The check of an answer: its claim is computed again, within the budget of the task.

use super::answer::{Stated, TaskAnswer};
use super::collect::Submission;
use super::definition::{Task, within_budget};
use super::nickname::read_nickname;
use super::parts::run_link;
use super::{ANSWER, is_task};
use crate::lesson::ExerciseCheck;
use crate::link::config::Config;
use crate::link::transit::cut;
use crate::link::{pairs, text_of};
use crate::text::english;
use crate::text::message::{Message, shortened};
use serde::{Deserialize, Serialize};

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerVerdict {
    /// The run reaches the goal.
    Passed,
    /// The run does not reach the goal.
    Failed,
    /// The link is not an answer to this task, and nothing was run.
    #[default]
    Refused,
}

/// An answer's row in the table of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassRow {
    /// The number of the answer among all answers, from 1.
    pub answer: usize,
    /// The name of the answer's file.
    pub file: String,
    /// The line in this file.
    pub line: usize,
    /// The text before the answer on its line.
    pub beside: String,
    /// The learner's nickname from the answer, or otherwise the text before it.
    pub who: String,
    /// The verdict on the answer.
    pub verdict: AnswerVerdict,
    /// The score of its run.
    pub score: Option<i64>,
    /// The number of moves or nodes that the check took.
    pub moves: u64,
    /// The claimed result, as in the answer's link.
    pub claimed: Option<String>,
    /// True if the claim matches the result.
    pub honest: Option<bool>,
    /// The first answer with the same run, if there is an earlier one.
    pub same_as: Option<usize>,
    /// The values of the settings that may be changed.
    pub settings: Vec<(String, String)>,
    /// The result or the reason for the rejection, in words; empty until it is written.
    pub why: String,
    /// The link of the run, written out in full.
    pub run: String,
}

impl ClassRow {
    /// Returns whether the answer counts: it passed, and its claim does not contradict the result.
    pub fn holds(&self) -> bool {
        self.verdict == AnswerVerdict::Passed && self.honest != Some(false)
    }
}

/// A row, with its reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CheckedAnswer {
    /// The row, without words.
    pub row: ClassRow,
    /// The result, or the reason for the rejection.
    pub why: Message,
    /// The link of an answer that claims exactly this result; `None` for a rejected answer.
    pub link: Option<String>,
}

/// A check of an answer, in slices.
#[derive(Clone, Debug)]
#[must_use = "it does nothing until it is advanced"]
pub struct AnswerCheck {
    task: Task,
    row: ClassRow,
    stated: Option<Stated>,
    check: Result<ExerciseCheck, Message>,
}

impl AnswerCheck {
    /// Begins to check a submission. The first step rejects a link that is not an answer.
    pub fn new(task: &Task, submission: &Submission) -> AnswerCheck {
        let mut row = unread(submission);
        let mut stated = None;
        let check = opened(task, submission, &mut row, &mut stated);
        let check = check.map_err(|why| cut(text_of(&submission.link)).unwrap_or(why));
        AnswerCheck { task: task.clone(), row, stated, check }
    }

    /// Returns the row of an answer whose check failed because of a bug, so that the other answers are unaffected.
    pub fn broken(submission: &Submission) -> CheckedAnswer {
        CheckedAnswer { row: unread(submission), why: english::answer_broke(), link: None }
    }

    /// Makes about `n` moves, and returns the row once it is certain.
    pub fn replay(&mut self, n: u64) -> Option<CheckedAnswer> {
        let AnswerCheck { task, row, stated, check } = self;
        let check = match check {
            Ok(check) => check,
            Err(why) => return Some(CheckedAnswer { row: row.clone(), why: why.clone(), link: None }),
        };
        let verdict = check.replay(n)?;
        row.verdict = if verdict.passed { AnswerVerdict::Passed } else { AnswerVerdict::Failed };
        row.score = verdict.score;
        row.moves = check.spent();
        let found = Stated::from_verdict(&verdict);
        row.honest = stated.map(|stated| stated == found);
        let link = TaskAnswer::new(task, &row.who, &row.run, Some(found)).ok().map(|answer| answer.to_link());
        Some(CheckedAnswer { row: row.clone(), why: verdict.reached, link })
    }

    /// Returns the number of finished runs, and the total number of runs.
    pub fn far(&self) -> (usize, usize) {
        self.check.as_ref().map_or((0, 1), ExerciseCheck::far)
    }
}

/// Returns the row of a submission before any of it has been read.
fn unread(submission: &Submission) -> ClassRow {
    ClassRow {
        answer: submission.answer,
        file: submission.file.clone(),
        line: submission.line,
        beside: submission.beside.clone(),
        who: submission.beside.clone(),
        ..ClassRow::default()
    }
}

/// Reads a submission, and opens its run.
fn opened(
    task: &Task,
    submission: &Submission,
    row: &mut ClassRow,
    stated: &mut Option<Stated>,
) -> Result<ExerciseCheck, Message> {
    let text = text_of(&submission.link);
    if is_task(text) {
        return Err(english::task_handed_in());
    }
    if text.split('&').next() == Some(ANSWER) {
        let answer = TaskAnswer::from_link(text)?;
        if !answer.who.is_empty() {
            row.who = answer.who;
        }
        row.run = answer.run;
        row.claimed = answer.stated.map(|stated| stated.to_string());
        *stated = answer.stated;
        if answer.task != *task {
            return Err(english::other_task(shortened(&answer.task.title)));
        }
    } else {
        row.run = run_link("run", text).map_err(|error| error.message)?;
        let keys = pairs(text).unwrap_or_default();
        // A link written by hand without a budget takes the task's budget, as its start does.
        if !keys.iter().any(|(key, _)| ["moves", "preset"].contains(&&key[..])) {
            let config = Config::from_text(&row.run)?;
            row.run = within_budget(config, &task.exercise.goal).to_link();
        }
    }
    row.settings = settings_of(task, &row.run);
    // The text before a link may be arbitrary; it becomes a name only if a name is needed.
    let who = if task.personal { row.who.clone() } else { read_nickname(&row.who).unwrap_or_default() };
    task.begin_check(&who, &row.run)
}

/// Returns the values of the settings that may be changed; empty for settings that the run does not have.
fn settings_of(task: &Task, run: &str) -> Vec<(String, String)> {
    let own = pairs(run).unwrap_or_default();
    let value =
        |key: &String| own.iter().find(|(known, _)| known == key).map_or(String::new(), |(_, value)| value.clone());
    task.exercise.change.iter().map(|key| (key.clone(), value(key))).collect()
}

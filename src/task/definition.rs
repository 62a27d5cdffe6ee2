//! A task: an exercise with a title and a question, as a link.

use super::goal::{GOAL_KEYS, goal_pairs, read_goal};
use super::nickname::{read_nickname, seed_of};
use super::parts::{LinkParts, folded, run_link};
use super::{ANSWER, CLASS, TASK};
use crate::experiment::read_seeds;
use crate::lesson::{Exercise, ExerciseCheck, ExerciseGoal, Lesson};
use crate::link::config::Config;
use crate::link::keys::NAMES;
use crate::link::{LinkError, join};
use crate::puzzle::instance::Instance;
use crate::run::settings::SolverSettings;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::encode_all;
use serde::{Deserialize, Serialize};

/// The maximum number of moves of all runs of an answer, which bounds the cost of checking it.
pub const MOST_BUDGET: u64 = 1_000_000_000;
const LONGEST_TITLE: usize = 80;
const LONGEST_QUESTION: usize = 1000;
/// The keys of a task's link, except those of its goal.
const KEYS: [&str; 7] = ["title", "ask", "goal", "change", "hide", "seed", "start"];
/// The keys of a run's link that no task can free: they are not settings, set others, or belong to the goal.
const NEVER_FREE: [&str; 6] = ["v", "puzzle", "define", "preset", "moves", "at"];
/// The value of `seed`.
const NICKNAME: &str = "nickname";

/// A validated task: the question, the start, and the settings that may be changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The title of the task.
    pub title: String,
    /// The question in words; may be empty.
    pub ask: String,
    /// The start, the settings that may be changed, and the goal.
    pub exercise: Exercise,
    /// The keys that keep their values and are not displayed.
    pub hide: Vec<String>,
    /// True if the seed is derived from the learner's nickname.
    pub personal: bool,
}

impl Task {
    /// Returns all keys that a task's link can contain.
    pub fn keys() -> Vec<&'static str> {
        [&KEYS[..], &GOAL_KEYS[..]].concat()
    }

    /// Reads the link of a task or of its class board, which may be a complete address.
    ///
    /// # Errors
    /// Names the first key that is missing, unknown or without effect, or that has an invalid value.
    pub fn from_link(link: &str) -> Result<Task, LinkError> {
        Task::of_parts(LinkParts::read(link, &[TASK, CLASS], &Task::keys())?)
    }

    /// Returns the task that begins with this run, whose link may be a complete address. The other keys of the task's
    /// link are given in plain text, as in a form.
    ///
    /// # Errors
    /// Returns the errors of [`Task::from_link`].
    pub fn from_form(start: &str, pairs: &[(String, String)]) -> Result<Task, LinkError> {
        Task::of_parts(LinkParts::from_pairs(pairs, start, &Task::keys())?)
    }

    /// Reads a task from the remaining parts of a link.
    pub(super) fn of_parts(mut parts: LinkParts) -> Result<Task, LinkError> {
        let title = parts.needed("title")?;
        let ask = parts.text("ask").unwrap_or_default();
        let goal = read_goal(&mut parts)?;
        let (change, hide) = (parts.list("change"), parts.list("hide"));
        let personal = match parts.text("seed") {
            None => false,
            Some(value) if value == NICKNAME => true,
            Some(value) => {
                return Err(LinkError::new("seed", &value, english::not_one_of(&*value, 1, &[NICKNAME][..])));
            }
        };
        let start = parts.run("start")?;
        let exercise = Exercise { start, change, goal, why: String::new() };
        let task = Task { title, ask, exercise, hide, personal }.checked()?;
        parts.end()?;
        Ok(task)
    }

    /// Returns the task with everything written out in full.
    ///
    /// # Errors
    /// Names the key with the invalid value, and the accepted values.
    pub fn checked(self) -> Result<Task, LinkError> {
        let Task { title, ask, exercise: Exercise { start, change, goal, .. }, hide, personal } = self;
        let title = read_text("title", title.trim(), LONGEST_TITLE, false)?;
        if title.is_empty() {
            return Err(LinkError::new("title", "", english::no_title()));
        }
        let ask = read_text("ask", ask.trim(), LONGEST_QUESTION, true)?;
        let config = within_budget(Config::from_text(&run_link("start", &start)?)?, &goal);
        let start = config.to_link();
        let change = read_keys("change", &change, &NEVER_FREE)?;
        let hide = read_keys("hide", &hide, &["v", "at"])?;
        if let Some(both) = hide.iter().find(|key| change.contains(key)) {
            return Err(LinkError::new("hide", both, english::free_and_hidden(&both[..])));
        }
        goal.check().map_err(|message| LinkError::new("seeds", goal.seeds().unwrap_or_default(), message))?;
        // Seeds outside the generator's range could not be part of any answer.
        if let Some(seeds) = goal.seeds()
            && config.settings.seed().is_some()
            && let Ok((_, last)) = read_seeds(seeds)
        {
            let refused = |error: LinkError| LinkError::new("seeds", seeds, error.message);
            config.with_seed(last).map(drop).map_err(refused)?;
        }
        let free = |key: &str| change.iter().any(|own| own == key);
        if goal.budget() > MOST_BUDGET || goal.budget() == 0 && !matches!(goal, ExerciseGoal::Energy { .. }) {
            let budget = goal.budget();
            return Err(LinkError::new("moves", &budget.to_string(), english::task_budget(budget, MOST_BUDGET)));
        }
        let search = matches!(config.settings, SolverSettings::Search(_)) || free("solver");
        let fits = match goal {
            ExerciseGoal::Nodes { .. } => search,
            ExerciseGoal::Count { .. } => !matches!(config.problem, Instance::Route(_)),
            ExerciseGoal::Seeds { .. } | ExerciseGoal::Median { .. } => config.settings.seed().is_some(),
            ExerciseGoal::Energy { .. } | ExerciseGoal::Best { .. } => {
                config.settings.annealing().is_some() || free("solver")
            }
            _ => true,
        };
        let kind = || goal_pairs(&goal).swap_remove(0).1;
        if !fits {
            return Err(LinkError::new("goal", &kind(), english::goal_of_other_run(kind())));
        }
        let draws = goal.seeds().is_none() && config.settings.seed().is_some() && !free("seed");
        if personal && (!draws || matches!(goal, ExerciseGoal::Count { .. } | ExerciseGoal::Nodes { .. })) {
            return Err(LinkError::new("seed", NICKNAME, english::no_personal_seed()));
        }
        let exercise = Exercise { start, change, goal, why: String::new() };
        Ok(Task { title, ask, exercise, hide, personal })
    }

    /// Returns the canonical link, with every setting of its run written out.
    pub fn to_link(&self) -> String {
        self.with_word(TASK, Vec::new())
    }

    /// Returns the link of its class board.
    pub fn to_class_link(&self) -> String {
        self.with_word(CLASS, Vec::new())
    }

    /// Returns the link of an answer, with these pairs before the task's own.
    pub(super) fn to_answer_link(&self, own: Vec<(&'static str, String)>) -> String {
        self.with_word(ANSWER, own)
    }

    /// Returns the link that begins with this word, with these pairs before the task's own.
    fn with_word(&self, word: &str, mut pairs: Vec<(&'static str, String)>) -> String {
        let Exercise { start, change, goal, .. } = &self.exercise;
        pairs.push(("title", encode_all(&self.title)));
        if !self.ask.is_empty() {
            pairs.push(("ask", encode_all(&self.ask)));
        }
        pairs.extend(goal_pairs(goal));
        for (key, keys) in [("change", change), ("hide", &self.hide)] {
            if !keys.is_empty() {
                pairs.push((key, keys.join("%2C")));
            }
        }
        if self.personal {
            pairs.push(("seed", NICKNAME.to_string()));
        }
        pairs.push(("start", folded(start)));
        // The link's version is that of its run, so the run's version key is put first.
        format!("{word}&{}&{}", start.split('&').next().unwrap_or_default(), join(&pairs))
    }

    /// Returns the link of the run that a learner with this nickname starts from.
    ///
    /// # Errors
    /// Returns an error for an invalid name, or for a missing name if the seed is derived from it.
    pub fn start_of(&self, who: &str) -> Result<String, LinkError> {
        let who = read_nickname(who)?;
        if !self.personal {
            return Ok(self.exercise.start.clone());
        }
        if who.is_empty() {
            return Err(LinkError::new("who", "", english::no_nickname()));
        }
        let config = Config::from_text(&self.exercise.start)?;
        let seed = seed_of(&who, config.settings.seed().unwrap_or_default());
        Ok(Config { settings: config.settings.with_seed(seed), ..config }.to_link())
    }

    /// Begins to replay a run of a learner with this nickname.
    ///
    /// # Errors
    /// Returns an error for a run that changes a fixed setting, including the learner's own seed.
    pub fn begin_check(&self, who: &str, run: &str) -> Result<ExerciseCheck, Message> {
        let start = self.start_of(who).map_err(|error| error.message)?;
        Exercise { start, ..self.exercise.clone() }.begin_check(run)
    }

    /// Returns the exercises of a lesson as tasks, in the order of their steps.
    pub fn from_lesson(lesson: &Lesson) -> Vec<Task> {
        let of_step = |step: &crate::lesson::LessonStep| {
            let exercise = step.exercise.clone()?;
            let start = Config::from_link(&exercise.start).ok()?.to_link();
            let exercise = Exercise { start, ..exercise };
            let task = Task {
                title: lesson.title.clone(),
                ask: plain(lesson, &step.text),
                exercise,
                hide: Vec::new(),
                personal: false,
            };
            task.checked().ok()
        };
        lesson.steps.iter().filter_map(of_step).collect()
    }
}

/// Returns the run with the goal's budget, so that the learner sees it end there.
pub(super) fn within_budget(config: Config, goal: &ExerciseGoal) -> Config {
    let moves = goal.moves().filter(|_| config.settings.budget().is_some() && config.interventions.is_empty());
    moves.and_then(|moves| config.changed("moves", &moves.to_string()).ok()).unwrap_or(config)
}

/// Returns a lesson's text without its markup: values for placeholders, the words of terms, and no emphasis.
fn plain(lesson: &Lesson, text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(place) = rest.find(['{', '[', '*']) {
        plain += &rest[..place];
        let (mark, after) = rest[place..].split_at(1);
        let end = if mark == "{" { '}' } else { ']' };
        let inner = after.split_once(end).filter(|_| mark != "*");
        rest = match inner {
            Some((inner, behind)) => {
                plain += &match (mark, lesson.value(inner)) {
                    ("{", Some(value)) => value.to_string(),
                    _ => inner.split('|').next().unwrap_or_default().to_string(),
                };
                behind
            }
            None => after,
        };
    }
    plain + rest
}

fn read_text(key: &str, text: &str, most: usize, lines: bool) -> Result<String, LinkError> {
    let text = text.replace("\r\n", "\n");
    let fine = text.chars().count() <= most && !text.chars().any(|char| char.is_control() && !(lines && char == '\n'));
    fine.then(|| text.clone()).ok_or_else(|| LinkError::new(key, &text, english::not_a_text(most)))
}

/// Reads keys of a run's link, in the order of the link, each once.
fn read_keys(key: &str, keys: &[String], never: &[&str]) -> Result<Vec<String>, LinkError> {
    if let Some(other) = keys.iter().find(|own| !NAMES.contains(&&own[..]) || never.contains(&&own[..])) {
        return Err(LinkError::new(key, other, english::not_a_free_key(&other[..])));
    }
    Ok(NAMES.iter().filter(|name| keys.iter().any(|own| own == *name)).map(|name| name.to_string()).collect())
}

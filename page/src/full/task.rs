//! Tasks for a class: reading and making them, checking answers, and the table of a class.

use super::transit::first_of;
use crate::pace::Pace;
use crate::{joined, object, plain, thrown, to_js};
use annealing_lab::lesson::{Lesson, LessonStep};
use annealing_lab::link::Config;
use annealing_lab::run::SolverSettings;
use annealing_lab::task::{
    AnswerCheck, ClassRow, Submission, Task, TaskAnswer, class_csv, class_json, collect, in_order,
};
use annealing_lab::text::message::Message;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// Returns a task with its canonical link, the link of the class board, and the options for an answer.
fn shown(task: Task) -> Result<JsValue, JsValue> {
    let config = Config::from_link(&task.exercise.start).map_err(thrown)?;
    let stays = |key: &str| ![&task.exercise.change, &task.hide].iter().any(|keys| keys.iter().any(|own| own == key));
    let own = |key: &str| match key {
        "moves" => task.exercise.goal.moves().is_none(),
        "seed" => !task.personal && task.exercise.goal.seeds().is_none(),
        _ => true,
    };
    let fields = config.fields().into_iter().filter(|field| stays(field.key) && own(field.key));
    let locked: Vec<_> = fields.map(|field| (field.key, field.value)).collect();
    let seeded = !matches!(config.settings, SolverSettings::Search(_) | SolverSettings::Exact(_));
    let more = object(&[
        ("link", task.to_link().into()),
        ("class_link", task.to_class_link().into()),
        // The visible settings that keep their values, with these values.
        ("locked", to_js(&locked)),
        ("budget", to_js(&task.exercise.goal.budget())),
        // True if the seed of the start has an effect.
        ("seeded", seeded.into()),
    ]);
    Ok(joined(&to_js(&task), &more))
}

fn task_of(link: &str) -> Result<Task, JsValue> {
    Task::from_link(link).map_err(thrown)
}

/// Parses JSON that the page itself produced.
fn parsed<T: DeserializeOwned>(json: &str) -> Result<T, JsValue> {
    serde_json::from_str(json).map_err(|error| JsValue::from(error.to_string()))
}

/// Reads the link of a task, of its class board or of an answer to it: `Task`. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Task")]
pub fn read_task(link: &str) -> Result<JsValue, JsValue> {
    shown(TaskAnswer::task_of(&first_of(link).link).map_err(thrown)?)
}

/// Makes a task of a run's link and a form's `[key, value][]`, given as JSON: `Task`. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Task")]
pub fn make_task(start: &str, form: &str) -> Result<JsValue, JsValue> {
    let pairs: Vec<(String, String)> = parsed(form)?;
    shown(Task::from_form(start, &pairs).map_err(thrown)?)
}

/// Returns the link of the task in a lesson's exercise, in the step with index `step`, from 0. Throws a `Message`.
#[wasm_bindgen]
pub fn task_of_lesson(text: &str, step: usize) -> Result<Option<String>, JsValue> {
    let lesson = Lesson::read(text).map_err(|message| to_js(&message))?;
    let one: Vec<LessonStep> = lesson.steps.get(step).cloned().into_iter().collect();
    Ok(Task::from_lesson(&Lesson { steps: one, ..lesson }).first().map(Task::to_link))
}

/// Returns the link of the run that a learner with this nickname starts a task from. Throws a `LinkError`.
#[wasm_bindgen]
pub fn start_of_task(link: &str, who: &str) -> Result<String, JsValue> {
    task_of(link)?.start_of(who).map_err(thrown)
}

/// Reads the link of an answer: `AnswerShown`. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "AnswerShown")]
pub fn read_answer(link: &str) -> Result<JsValue, JsValue> {
    let TaskAnswer { task, who, run, stated } = TaskAnswer::from_link(&first_of(link).link).map_err(thrown)?;
    // The claimed result is not checked.
    let claimed = to_js(&stated.map(|stated| stated.to_string()));
    Ok(plain(&[("task", shown(task)?), ("who", who.into()), ("run", run.into()), ("claimed", claimed)]))
}

/// Finds the links in files: `Collected`. Their names and lengths are given as JSON `[file, bytes][]`, and their bytes
/// one after the other, in any encoding. Throws a `Message`.
#[wasm_bindgen(unchecked_return_type = "Collected")]
pub fn collect_answers(files: &str, bytes: &[u8]) -> Result<JsValue, JsValue> {
    let names: Vec<(String, usize)> = parsed(files)?;
    let mut rest = bytes;
    let files: Vec<(String, &[u8])> = names
        .into_iter()
        .map(|(name, length)| {
            let (own, behind) = rest.split_at(length.min(rest.len()));
            rest = behind;
            (name, own)
        })
        .collect();
    collect(&files).map(|found| to_js(&found)).map_err(|message: Message| to_js(&message))
}

/// A check of an answer, in slices.
#[wasm_bindgen]
pub struct AnswerRun {
    check: AnswerCheck,
    pace: Pace,
}

#[wasm_bindgen]
impl AnswerRun {
    /// Begins with a `Submission` as JSON, for the link of a task. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(task: &str, submission: &str) -> Result<AnswerRun, JsValue> {
        let submission: Submission = parsed(submission)?;
        Ok(AnswerRun { check: AnswerCheck::new(&task_of(task)?, &submission), pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the `AnswerSoFar`.
    #[wasm_bindgen(unchecked_return_type = "AnswerSoFar")]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let mut checked = None;
        self.pace.within(milliseconds, &mut |moves| {
            checked = self.check.replay(moves);
            checked.is_some()
        });
        let (made, runs) = self.check.far();
        plain(&[("made", made.into()), ("runs", runs.into()), ("checked", to_js(&checked))])
    }
}

/// Returns the `CheckedAnswer` of a `Submission`, given as JSON, whose check crashed its worker.
#[wasm_bindgen(unchecked_return_type = "CheckedAnswer")]
pub fn broken_answer(submission: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&AnswerCheck::broken(&parsed(submission)?)))
}

/// Returns a task's `ClassRow[]`, given as JSON, in the order of the answers. Each row with the run of an earlier one
/// names that row.
#[wasm_bindgen(unchecked_return_type = "ClassRow[]")]
pub fn class_rows(task: &str, rows: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&in_order(&task_of(task)?, parsed::<Vec<ClassRow>>(rows)?)))
}

/// Returns the output of `annealing-lab verify` for a `ClassRow[]`, given as JSON: as CSV, or as JSON.
#[wasm_bindgen]
pub fn class_table(task: &str, rows: &str, json: bool) -> Result<String, JsValue> {
    let (task, rows) = (task_of(task)?, parsed(rows)?);
    Ok(if json { class_json(&task, rows) } else { class_csv(&task, rows) })
}

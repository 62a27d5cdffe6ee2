//! The table of a class as text: the same bytes for the page and the command line.

use super::check::{AnswerVerdict, ClassRow};
use super::definition::Task;
use crate::experiment::{called, quoted};
use serde::Serialize;
use std::collections::BTreeMap;

/// Returns the rows in the order of the answers. Each that has the run of an earlier one names that.
#[must_use]
pub fn in_order(mut rows: Vec<ClassRow>) -> Vec<ClassRow> {
    rows.sort_by_key(|row| row.answer);
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    for row in &mut rows {
        row.same_as = None;
        if !row.run.is_empty() {
            let known = *first.entry(row.run.clone()).or_insert(row.answer);
            row.same_as = (known != row.answer).then_some(known);
        }
    }
    rows
}

/// Returns the table as CSV (RFC 4180). A column follows for each setting that may be changed, then what was reached and the run.
#[must_use]
pub fn class_csv(task: &Task, rows: Vec<ClassRow>) -> String {
    let change = &task.exercise.change;
    let settings: String = change.iter().map(|key| format!(",set_{key}")).collect();
    let mut csv =
        format!("answer,file,line,beside,who,verdict,score,moves,claimed,claim_holds,same_as{settings},why,run\n");
    for row in in_order(rows) {
        let verdict = match row.verdict {
            AnswerVerdict::Passed => "passed",
            AnswerVerdict::Failed => "failed",
            AnswerVerdict::Refused => "refused",
        };
        let honest = row.honest.map_or("", |honest| if honest { "yes" } else { "no" });
        let value = |key: &String| row.settings.iter().find(|(known, _)| known == key).map_or("", |(_, value)| value);
        let columns = [
            row.answer.to_string(),
            cell(&row.file),
            row.line.to_string(),
            cell(&row.beside),
            cell(&row.who),
            verdict.to_string(),
            row.score.map_or(String::new(), |score| score.to_string()),
            row.moves.to_string(),
            cell(row.claimed.as_deref().unwrap_or_default()),
            honest.to_string(),
            row.same_as.map_or(String::new(), |answer| answer.to_string()),
        ];
        csv += &columns.join(",");
        csv += &change.iter().map(|key| format!(",{}", cell(value(key)))).collect::<String>();
        csv += &format!(",{},{}\n", cell(&row.why), quoted(&row.run));
    }
    csv
}

/// A text that somebody handed in, on one line, and never a formula.
fn cell(text: &str) -> String {
    called(&text.replace(['\n', '\r'], " "))
}

#[derive(Serialize)]
struct ClassShown<'a> {
    task: String,
    title: &'a str,
    answers: Vec<ClassRow>,
}

/// Returns the table as one JSON object, with the task's link.
///
/// # Panics
/// Never: numbers and strings are JSON.
#[must_use]
pub fn class_json(task: &Task, rows: Vec<ClassRow>) -> String {
    let shown = ClassShown { task: task.to_link(), title: &task.title, answers: in_order(rows) };
    serde_json::to_string(&shown).expect("numbers and strings are JSON") + "\n"
}

//! The table of a class as text, byte for byte the same on the page and the command line.

use super::check::{AnswerVerdict, ClassRow};
use super::definition::Task;
use crate::experiment::{called, quoted};
use crate::lesson::ExerciseGoal;
use crate::link::config::PROBLEM;
use serde::Serialize;
use std::collections::BTreeMap;

/// Returns the rows in the order of the answers. Each row with the run of an earlier one names that row.
pub fn in_order(task: &Task, mut rows: Vec<ClassRow>) -> Vec<ClassRow> {
    rows.sort_by_key(|row| row.answer);
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    for row in &mut rows {
        let known = runs_of(task, row).into_iter().map(|run| *first.entry(run).or_insert(row.answer)).min();
        row.same_as = known.filter(|known| *known != row.answer);
    }
    rows
}

/// Returns the run of a row as in its link, and also without the parts that do not matter to this goal. The seed does
/// not matter if the goal has its own seeds. The budget does not matter if both runs made the same moves, and settings
/// do not matter to a count.
fn runs_of(task: &Task, ClassRow { run, verdict, score, moves, .. }: &ClassRow) -> Vec<String> {
    if run.is_empty() {
        return Vec::new();
    }
    let goal = &task.exercise.goal;
    let matters = |part: &&str| match part.split('=').next().unwrap_or_default() {
        key if matches!(goal, ExerciseGoal::Count { .. }) => PROBLEM.contains(&key),
        "seed" => goal.seeds().is_none(),
        "moves" => goal.moves().is_none(),
        _ => true,
    };
    let plain: Vec<&str> = run.split('&').filter(matters).collect();
    let same = format!("{} {score:?} {moves}", plain.join("&"));
    let made = *verdict != AnswerVerdict::Refused;
    [Some(run.clone()), made.then_some(same)].into_iter().flatten().collect()
}

/// Returns the table as CSV (RFC 4180). After the fixed columns there is one for each changeable setting, then the
/// result and the run.
pub fn class_csv(task: &Task, rows: Vec<ClassRow>) -> String {
    let change = &task.exercise.change;
    let settings: String = change.iter().map(|key| format!(",set_{key}")).collect();
    let mut csv =
        format!("answer,file,line,beside,who,verdict,score,moves,claimed,claim_holds,same_as{settings},why,run\n");
    for row in in_order(task, rows) {
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

/// Returns a submitted text on one line, so that it is never a formula.
fn cell(text: &str) -> String {
    called(&text.replace(['\n', '\r'], " "))
}

#[derive(Serialize)]
struct ClassShown<'a> {
    task: String,
    title: &'a str,
    answers: Vec<ClassRow>,
}

/// Returns the table as a JSON object, with the task's link.
///
/// # Panics
/// Never panics, because numbers and strings are valid JSON.
pub fn class_json(task: &Task, rows: Vec<ClassRow>) -> String {
    let shown = ClassShown { task: task.to_link(), title: &task.title, answers: in_order(task, rows) };
    serde_json::to_string(&shown).expect("numbers and strings are JSON") + "\n"
}

//! `annealing-lab task` and `annealing-lab verify`: tasks for a class, and the check of their answers.

use super::row_sink::cannot;
use super::{bar, config_of, interrupt, lesson, measured, print, sound, whole};
use annealing_lab::link::transit::{arrived, links_of};
use annealing_lab::task::{
    AnswerCheck, CheckedAnswer, ClassRow, Collected, MOST_TEXT, Submission, Task, TaskAnswer, class_csv, class_json,
    collect, is_task, lesson_link, scorm_package, text_of_bytes,
};
use clap::Args;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::fs::{self, File};
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The parts of a task's link, from the command's options.
#[derive(Args)]
pub struct TaskArguments {
    /// The run that learners start from: a full address, or the part after its `#`
    #[arg(required_unless_present = "lesson")]
    link: Option<String>,
    /// Print a link for each exercise of this lesson instead
    #[arg(long, value_name = "FILE", conflicts_with = "link")]
    lesson: Option<PathBuf>,
    /// The title of the task
    #[arg(long, value_name = "TEXT", required_unless_present = "lesson")]
    title: Option<String>,
    /// The question of the task
    #[arg(long, value_name = "TEXT")]
    ask: Option<String>,
    /// The goal: solved, fewest, best, seeds, median, nodes, count or energy
    #[arg(long, value_name = "GOAL", default_value = "solved")]
    goal: String,
    /// The budget of a run; by default the run's own
    #[arg(long, value_name = "N")]
    moves: Option<String>,
    /// The maximum energy, median or number of nodes
    #[arg(long, value_name = "N")]
    most: Option<String>,
    /// The seeds for the goals seeds and median, such as 1..20
    #[arg(long, value_name = "A..B")]
    seeds: Option<String>,
    /// The minimum number of these seeds that must be solved
    #[arg(long, value_name = "N")]
    least: Option<String>,
    /// The maximum cost of a search's solution
    #[arg(long, value_name = "N")]
    cost: Option<String>,
    /// The number of solutions
    #[arg(long, value_name = "N")]
    count: Option<String>,
    /// The maximum number of nodes of a count
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    /// The maximum number of swaps by hand
    #[arg(long, value_name = "N")]
    swaps: Option<String>,
    /// Settings that may be changed, such as t0,cooling
    #[arg(long, value_name = "KEYS")]
    change: Option<String>,
    /// Settings that keep their values and are not displayed
    #[arg(long, value_name = "KEYS")]
    hide: Option<String>,
    /// Draw the seed from the learner's nickname
    #[arg(long)]
    nickname: bool,
    #[command(flatten)]
    package: PackageArguments,
}

/// A package for learning platforms.
#[derive(Args)]
pub struct PackageArguments {
    /// Also write the task, or the entire lesson, to this file as a SCORM 1.2 package for learning platforms
    #[arg(long, value_name = "FILE", requires = "page")]
    scorm: Option<PathBuf>,
    /// The single-file page for the package: annealing-lab.html of a release, or of ./dev build
    #[arg(long, value_name = "FILE", requires = "scorm")]
    page: Option<PathBuf>,
}

impl PackageArguments {
    /// Writes the package of a link, if it was requested.
    fn write(&self, title: &str, link: &str) -> Result<(), String> {
        let (Some(path), Some(from)) = (&self.scorm, &self.page) else { return Ok(()) };
        let page = fs::read_to_string(from).map_err(|error| cannot("read", from, &error))?;
        let package = scorm_package(&page, title, link).ok_or_else(|| {
            format!(
                "{}: This is not the single-file page; annealing-lab.html of a release is accepted.",
                from.display()
            )
        })?;
        fs::write(path, package).map_err(|error| cannot("written", path, &error))
    }
}

/// Prints the link of a task, after the address of the run's link.
pub fn task(arguments: TaskArguments) -> Result<ExitCode, String> {
    if let Some(path) = &arguments.lesson {
        let (text, lesson) = lesson::read(path)?;
        arguments.package.write(&lesson.title, &lesson_link(&text))?;
        let tasks = Task::from_lesson(&lesson);
        for task in &tasks {
            print(&(task.to_link() + "\n"))?;
        }
        return if tasks.is_empty() && arguments.package.scorm.is_none() {
            Err(format!(
                "{}: No step of this lesson has an exercise; a lesson with an exercise is accepted.",
                path.display()
            ))
        } else {
            Ok(ExitCode::SUCCESS)
        };
    }
    let link = &sound(arguments.link.as_deref().unwrap_or_default())?[..];
    // A task names its settings, so the settings that a preset leaves open are measured here.
    let found = measured(link)?;
    let start = found.as_deref().unwrap_or(link);
    let budget = config_of(start)?.settings.budget().map(|moves| moves.to_string());
    let takes_moves = !["nodes", "count", "energy"].contains(&&arguments.goal[..]);
    let moves = arguments.moves.or(budget.filter(|_| takes_moves));
    let given = [
        ("title", arguments.title),
        ("ask", arguments.ask),
        ("goal", Some(arguments.goal)),
        ("moves", moves),
        ("most", arguments.most),
        ("seeds", arguments.seeds),
        ("least", arguments.least),
        ("cost", arguments.cost),
        ("count", arguments.count),
        ("nodes", arguments.nodes),
        ("swaps", arguments.swaps),
        ("change", arguments.change),
        ("hide", arguments.hide),
        ("seed", arguments.nickname.then(|| "nickname".to_string())),
    ];
    let pairs: Vec<(String, String)> =
        given.into_iter().filter_map(|(key, value)| Some((key.to_string(), value?))).collect();
    let task = Task::from_form(start, &pairs).map_err(|error| error.to_string())?;
    arguments.package.write(&task.title, &task.to_link())?;
    let address = link.split_once('#').map_or("", |(address, _)| address);
    let between = if address.is_empty() { "" } else { "#" };
    print(&format!("{address}{between}{}\n", task.to_link()))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks all answers, on all cores, and prints a row for each, in order.
pub fn verify(task: &str, paths: &[PathBuf], json: bool) -> Result<ExitCode, String> {
    let task = read_task(task)?;
    let collected = collect(&read_all(paths)?).map_err(|message| message.to_string())?;
    let Collected { answers, without, lines_without, unread } = &collected;
    unread.iter().for_each(|(file, why)| eprintln!("{file}: {why}"));
    if *lines_without > 0 {
        let places: Vec<String> = without.iter().map(|(file, line)| format!("{file}:{line}")).collect();
        let more = if without.len() < *lines_without { ", ..." } else { "" };
        eprintln!("Lines without a link ({lines_without}): {}{more}", places.join(", "));
    }
    if answers.is_empty() {
        return Err(
            "No line contains the link of an answer or a run; texts, tables, mails and archives of these are accepted."
                .to_string(),
        );
    }
    let bar = bar(Some(answers.len() as u64), "{elapsed} {wide_bar} {human_pos} of {human_len} answers, {eta} left");
    let check = |submission: &Submission| {
        let row = row_of(submission, |submission| checked(&task, submission));
        bar.inc(1);
        row
    };
    let rows: Vec<ClassRow> = answers.par_iter().filter_map(check).collect();
    bar.finish_and_clear();
    let (all, made) = (answers.len(), rows.len());
    let hold = rows.iter().all(ClassRow::holds);
    print(&if json { class_json(&task, rows) } else { class_csv(&task, rows) })?;
    if made < all {
        eprintln!(
            "Stopped by Ctrl-C: {made} of {all} answers were checked. The same command checks all of them again."
        );
        return Ok(interrupt::exit_code());
    }
    Ok(if hold { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Checks an answer; returns `None` if the check was interrupted.
fn checked(task: &Task, submission: &Submission) -> Option<CheckedAnswer> {
    let mut check = AnswerCheck::new(task, submission);
    interrupt::sliced(|n| check.replay(n))
}

/// Returns the row of an answer. An answer that crashes its check is named, and does not affect the others, as on the
/// page.
fn row_of(submission: &Submission, check: impl Fn(&Submission) -> Option<CheckedAnswer>) -> Option<ClassRow> {
    let checked =
        catch_unwind(AssertUnwindSafe(|| check(submission))).unwrap_or_else(|_| Some(AnswerCheck::broken(submission)));
    checked.map(|checked| ClassRow { why: checked.why.to_string(), ..checked.row })
}

/// Reads a task from its link or from an answer's link, or from a file that begins with one.
fn read_task(task: &str) -> Result<Task, String> {
    let path = Path::new(task);
    let link = if !is_task(task) && !task.contains('#') && path.is_file() {
        let text = text_of_bytes(&read_some(path, MOST_TEXT)?);
        whole(links_of(&text).into_iter().next().unwrap_or_else(|| arrived(&text)))?
    } else {
        sound(task)?
    };
    TaskAnswer::task_of(&link).map_err(|error| error.to_string())
}

/// Returns the bytes of these files, and of all files in these folders with their paths; `-` is standard input.
fn read_all(paths: &[PathBuf]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            let mut bytes = Vec::new();
            let read = io::stdin().take(MOST_TEXT as u64 + 1).read_to_end(&mut bytes);
            read.map_err(|error| format!("Standard input cannot be read: {error}."))?;
            files.push((String::new(), bytes));
        } else if path.is_dir() {
            let mut inside = Vec::new();
            files_in(path, &mut inside)?;
            inside.sort();
            for file in inside {
                files.push((place_of(&file, path), read_some(&file, MOST_TEXT)?));
            }
        } else {
            files.push((name_of(path), read_some(path, MOST_TEXT)?));
        }
    }
    Ok(files)
}

/// Adds all files of a folder and of its subfolders. A link to a folder is not followed, because it may lead back.
fn files_in(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("{}: This folder cannot be read: {error}.", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            files_in(&path, files)?;
        } else if path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns a file's path within a folder, with slashes.
fn place_of(file: &Path, folder: &Path) -> String {
    let inside = file.strip_prefix(folder).unwrap_or(file);
    inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads a file's bytes, up to slightly more than the maximum that is used.
pub fn read_some(path: &Path, most: usize) -> Result<Vec<u8>, String> {
    let unread = |error| cannot("read", path, &error);
    let mut bytes = Vec::new();
    File::open(path).map_err(unread)?.take(most as u64 + 1).read_to_end(&mut bytes).map_err(unread)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_breaks_its_check_is_named_and_costs_the_others_nothing() {
        let collected =
            collect(&[("a.txt".to_string(), "Ada puzzle=octa\nPoison puzzle=octa\nBob puzzle=octa")]).unwrap();
        let task = Task::from_link("task&v=1&title=x&goal=solved&moves=9&start=puzzle=magic19").unwrap();
        let check = |submission: &Submission| {
            assert_ne!(submission.beside, "Poison", "a hostile answer");
            checked(&task, submission)
        };
        let rows: Vec<ClassRow> = collected.answers.iter().filter_map(|submission| row_of(submission, check)).collect();
        let csv = class_csv(&task, rows);
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[2],
            "2,a.txt,2,Poison,Poison,refused,,0,,,,This answer broke the check. It counts for nothing.,"
        );
        assert!(lines[3].starts_with("3,a.txt,3,Bob,Bob,refused,,0,"), "{}", lines[3]);
    }
}

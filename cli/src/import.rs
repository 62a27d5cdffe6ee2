//! `annealing-lab import`, and `count` and `solve` with `--from`: puzzles from texts in common formats.

use super::class::read_some;
use super::{bar, interrupt, print};
use annealing_lab::Message;
use annealing_lab::import::{Imported, Listed, MAX_BYTES, import};
use annealing_lab::link::problem_of;
use annealing_lab::puzzle::Instance;
use annealing_lab::sudoku::{Sudoku, to_text};
use annealing_lab::task::text_of_bytes;
use serde::Serialize;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

/// The puzzles of a text, and its other contents.
#[derive(Serialize)]
struct Texts {
    puzzles: Vec<Found>,
    left_out: Vec<String>,
}

/// A puzzle of a text.
#[derive(Serialize)]
struct Found {
    title: String,
    /// The part after the `#` of its address.
    link: String,
    /// The line where the puzzle begins, from 1.
    #[serde(skip)]
    line: usize,
}

/// Prints a link for each puzzle of a file, or everything as JSON. Parts that are left out are reported on standard
/// error, or in the JSON.
pub fn list(path: &Path, json: bool) -> Result<ExitCode, String> {
    let found = read(path)?;
    if json {
        print(&(serde_json::to_string(&found).expect("strings are JSON") + "\n"))?;
    } else {
        print(&found.puzzles.iter().map(|puzzle| puzzle.link.clone() + "\n").collect::<String>())?;
        found.left_out.iter().for_each(|words| eprintln!("{words}"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints a line of JSON per puzzle of a file: its line, its title, and the result of `of` for its link, or the
/// error.
pub fn each(path: &Path, mut of: impl FnMut(&str) -> Result<String, String>) -> Result<ExitCode, String> {
    let found = read(path)?;
    found.left_out.iter().for_each(|words| eprintln!("{words}"));
    let bar =
        bar(Some(found.puzzles.len() as u64), "{elapsed} {wide_bar} {human_pos} of {human_len} puzzles, {eta} left");
    let mut all = true;
    for Found { title, link, line } in &found.puzzles {
        let made = of(link);
        if interrupt::came() {
            bar.finish_and_clear();
            eprintln!("Stopped by Ctrl-C before the puzzle on line {line}.");
            return Ok(interrupt::exit_code());
        }
        let quoted = |text: &str| serde_json::to_string(text).expect("a string is JSON");
        all &= made.is_ok();
        let made = made.unwrap_or_else(|message| format!("{{\"error\":{}}}", quoted(&message)));
        print(&format!("{{\"line\":{line},\"title\":{},{}\n", quoted(title), &made[1..]))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(if all { ExitCode::SUCCESS } else { ExitCode::from(2) })
}

/// Reads the puzzles of a file, or of standard input for `-`.
fn read(path: &Path) -> Result<Texts, String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin()
            .take(MAX_BYTES as u64 + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| format!("Standard input cannot be read: {error}."))?;
        bytes
    } else {
        read_some(path, MAX_BYTES)?
    };
    let read = import(&text_of_bytes(&bytes), None);
    let read = read.map_err(|error| format!("{}: {}", path.display(), error.message()))?;
    let mut texts = Texts { puzzles: Vec::new(), left_out: Vec::new() };
    let several = read.puzzles.len() > 1;
    for Listed { line, title, puzzle } in read.puzzles {
        let place = if several { format!("line {line}: ") } else { String::new() };
        texts.left_out.extend(left_out(&puzzle, &place));
        texts.puzzles.push(Found { title, link: link_of(&puzzle), line });
    }
    texts.left_out.extend(read.left_out.iter().map(Message::to_string));
    Ok(texts)
}

/// Returns the link of a sudoku, without settings.
fn link_of(read: &Imported) -> String {
    let mut sudoku = Sudoku::parse(&to_text(&read.cells)).expect("an import has the cells of a sudoku");
    sudoku.rules.clone_from(&read.more_rules);
    problem_of(&Instance::Sudoku(sudoku))
}

/// Names the parts of a puzzle's text that are missing in its link.
fn left_out(read: &Imported, place: &str) -> Vec<String> {
    read.ignored.iter().chain(&read.rules).map(|message| format!("{place}{message}")).collect()
}

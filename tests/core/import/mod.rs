//! Every form of a sudoku that `import` reads, everything that it must refuse, and the way back from an export.

mod alphabets;
mod anything;
mod exports;
mod forms;
mod kinds;
mod law;
mod links;
mod refusals;

use annealing_lab::Message;
use annealing_lab::import::{Imported, import};
use annealing_lab::sudoku::to_text;

/// The original's puzzle.
const PUZZLE: &str = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";

/// The puzzle of a text that holds one.
fn one(text: &str) -> Imported {
    match import(text, None).map(|read| read.puzzles) {
        Ok(puzzles) if puzzles.len() == 1 => puzzles.into_iter().next().expect("one").puzzle,
        other => panic!("{text:?}: {other:?}"),
    }
}

/// It as a row of characters.
fn line(text: &str) -> String {
    to_text(&one(text).cells)
}

/// What is said of a text that holds none.
fn error(text: &str) -> String {
    import(text, None).expect_err(text).to_string()
}

/// Messages in English.
fn texts(messages: &[Message]) -> Vec<String> {
    messages.iter().map(Message::to_string).collect()
}

/// [`PUZZLE`] cut into pieces of this length.
fn rows(size: usize) -> Vec<String> {
    PUZZLE.as_bytes().chunks(size).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

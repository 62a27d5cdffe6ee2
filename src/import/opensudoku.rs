//! The files of OpenSudoku: folders of games.
//!
//! ```text
//! <opensudoku><name>Easy</name> … <game data="0105…" />
//! <opensudoku version="3"><folder name="Easy"><game data="version: 4&#10;0|0|0|1|5|0|0|0|…" /></folder>
//! ```
//!
//! The data are 81 digits; or, for every cell, its number, its notes, and 1 if a person may change it.

use super::imported::{Import, Imported, Listed, entered_numbers, marked_cells};
use super::markup::{Piece, attribute, attributes, name, pieces, plain};
use super::parts::{self, MAX_PUZZLES};
use super::{ImportError, word};
use crate::text::english;
use crate::text::message::Message;

/// The maximum number of entries that are named.
const MOST_NAMES: usize = 20;
/// Attributes of a game that record a player's progress.
const PROGRESS: [&str; 4] = ["state", "time", "command_stack", "note_stack"];

/// Reads a file of OpenSudoku; `None` for any other text.
pub fn read(text: &str) -> Option<Result<Import, ImportError>> {
    text.contains("<opensudoku").then(|| games(text))
}

fn games(text: &str) -> Result<Import, ImportError> {
    let mut list = Import { puzzles: Vec::new(), left_out: Vec::new() };
    let (mut more, mut fault) = (0, None);
    let (mut folder, mut count, mut element) = (String::new(), 0, String::new());
    let leave = |list: &mut Import, name: &str| {
        let message = english::left_out_entry(name);
        if list.left_out.len() < MOST_NAMES && !list.left_out.contains(&message) {
            list.left_out.push(message);
        }
    };
    for (line, piece) in pieces(text) {
        let tag = match piece {
            Piece::Text(text) if element == "name" => {
                (folder, count) = (plain(text.trim()), 0);
                continue;
            }
            Piece::Text(text) => {
                if !text.trim().is_empty() {
                    leave(&mut list, element.trim_start_matches('/'));
                }
                continue;
            }
            Piece::Tag(tag) => tag,
        };
        element = name(tag);
        let kind = &element[..];
        // These attributes record a player's progress.
        for (name, value) in attributes(tag).filter(|(name, value)| PROGRESS.contains(&&name[..]) && value != "0") {
            leave(&mut list, &format!("{name} {value}"));
        }
        if kind == "folder" {
            (folder, count) = (attribute(tag, "name").unwrap_or_default(), 0);
        }
        let data = (kind == "game").then(|| attribute(tag, "data").or_else(|| attribute(tag, "cells_data"))).flatten();
        let Some(data) = data else { continue };
        count += 1;
        if list.puzzles.len() == MAX_PUZZLES {
            more += 1;
            continue;
        }
        let puzzle = match game(data.trim(), line) {
            Ok(puzzle) => puzzle,
            Err(error) => {
                if fault.is_none() {
                    fault = Some(error.clone());
                }
                list.left_out.push(error.message());
                continue;
            }
        };
        let note = attribute(tag, "note").unwrap_or_default();
        let title = match (&folder[..], note.trim()) {
            ("", note) => note.to_string(),
            (folder, "") => format!("{folder} #{count}"),
            (folder, note) => format!("{folder} #{count}: {note}"),
        };
        list.puzzles.push(Listed { line, title: parts::title(&title), puzzle });
    }
    if more > 0 {
        list.left_out.push(english::left_out_puzzles(more, MAX_PUZZLES));
    }
    match fault {
        Some(error) if list.puzzles.is_empty() => Err(error),
        None if list.puzzles.is_empty() => Err(ImportError::at(format(), english::no_game())),
        _ => Ok(list),
    }
}

fn format() -> Message {
    english::format_file("OpenSudoku".to_string())
}

fn game(data: &str, line: usize) -> Result<Imported, ImportError> {
    let wrong = |problem| ImportError::at(english::line(line), problem);
    let Some(cells) = data.strip_prefix("version:") else {
        return word::game(data, format()).map_err(|error| error.on_line(line));
    };
    let cells = cells.trim_start().trim_start_matches(|char: char| char.is_ascii_digit());
    let fields: Vec<&str> = cells.trim().split('|').map(str::trim).collect();
    let read = [1, 2].map(|notes| cells_of(&fields, notes));
    let Some(cells) = read.iter().find(|cells| cells.len() == 81) else {
        return Err(wrong(english::wrong_game(read.iter().map(Vec::len).max().unwrap_or(0))));
    };
    let count = |is: fn(&Cell) -> bool| cells.iter().filter(|cell| is(cell)).count();
    let entered = entered_numbers(count(|cell| !cell.given && cell.number > 0));
    let ignored = [entered, marked_cells(count(|cell| cell.marked))].concat();
    let givens = cells.iter().map(|cell| if cell.given { cell.number } else { 0 }).collect();
    Ok(Imported::of_numbers(9, givens, format(), ignored))
}

struct Cell {
    number: u8,
    marked: bool,
    given: bool,
}

/// Returns the cells that the fields describe: a number, one or two kinds of notes, and 0 for a given. A note may end
/// with an extra bar, as in `0|28||1`.
fn cells_of(fields: &[&str], notes: usize) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut fields = fields.iter().copied().peekable();
    while let Some(number) = fields.next().and_then(|field| field.parse().ok()).filter(|number| *number <= 9) {
        let mut marked = false;
        for note in fields.by_ref().take(notes) {
            marked |= !matches!(note, "0" | "-" | "");
        }
        if marked {
            fields.next_if_eq(&"");
        }
        let Some(given @ ("0" | "1")) = fields.next() else { break };
        cells.push(Cell { number, marked, given: given == "0" });
    }
    cells
}

//! The files of OpenSudoku: folders of games.
//!
//! ```text
//! <opensudoku><name>Easy</name> … <game data="0105…" />
//! <opensudoku version="3"><folder name="Easy"><game data="version: 4&#10;0|0|0|1|5|0|0|0|…" /></folder>
//! ```
//!
//! The data are 81 digits, or for every cell its number, its notes, and 1 if a person may change it.

use super::list::{self, List, Listed, MAX_PUZZLES};
use super::markup::{Piece, attribute, name, pieces, plain};
use super::{Import, ImportError, Imported, imported};
use crate::text::english;
use crate::text::message::Message;

/// Reads a file of OpenSudoku; None if the text is none.
pub fn read(text: &str) -> Option<Result<Import, ImportError>> {
    text.contains("<opensudoku").then(|| games(text))
}

fn games(text: &str) -> Result<Import, ImportError> {
    let mut list = List { puzzles: Vec::new(), left_out: 0 };
    let (mut folder, mut count, mut named) = (String::new(), 0, false);
    for (line, piece) in pieces(text) {
        let tag = match piece {
            Piece::Text(text) if named => {
                (folder, count) = (plain(text.trim()), 0);
                continue;
            }
            Piece::Text(_) => continue,
            Piece::Tag(tag) => tag,
        };
        let kind = name(tag);
        named = kind == "name";
        if kind == "folder" {
            (folder, count) = (attribute(tag, "name").unwrap_or_default(), 0);
        }
        let data = (kind == "game").then(|| attribute(tag, "data").or_else(|| attribute(tag, "cells_data"))).flatten();
        let Some(data) = data else { continue };
        count += 1;
        if list.puzzles.len() == MAX_PUZZLES {
            list.left_out += 1;
            continue;
        }
        let puzzle = game(data.trim(), line)?;
        let note = attribute(tag, "note").unwrap_or_default();
        let title = match (&folder[..], note.trim()) {
            ("", note) => note.to_string(),
            (folder, "") => format!("{folder} #{count}"),
            (folder, note) => format!("{folder} #{count}: {note}"),
        };
        list.puzzles.push(Listed { line, title: list::title(&title), puzzle });
    }
    match list.puzzles.len() {
        0 => Err(ImportError::at(format(), english::no_game())),
        1 => Ok(Import::One(list.puzzles.remove(0).puzzle)),
        _ => Ok(Import::Several(list)),
    }
}

fn format() -> Message {
    english::format_file("OpenSudoku".to_string())
}

fn game(data: &str, line: usize) -> Result<Imported, ImportError> {
    let Some(cells) = data.strip_prefix("version:") else {
        return list::whole(data, None, line).map(|puzzle| Imported { format: format(), ..puzzle });
    };
    let cells = cells.trim_start().trim_start_matches(|char: char| char.is_ascii_digit());
    let fields: Vec<&str> = cells.trim().trim_end_matches('|').split('|').map(str::trim).collect();
    let wrong = |problem| ImportError::at(english::line(line), problem);
    let width = fields.len() / 81;
    if !fields.len().is_multiple_of(81) || width < 2 {
        return Err(wrong(english::wrong_fields(fields.len())));
    }
    let (mut givens, mut entered) = (Vec::with_capacity(81), 0);
    for cell in fields.chunks(width) {
        let number = match cell[0].as_bytes() {
            [digit @ b'0'..=b'9'] => digit - b'0',
            _ => return Err(wrong(english::not_whole(cell[0], 0, 9))),
        };
        let given = cell[width - 1] == "0";
        entered += usize::from(!given && number > 0);
        givens.push(if given { number } else { 0 });
    }
    Ok(Imported::of_numbers(9, givens, format(), imported::entered(entered)))
}

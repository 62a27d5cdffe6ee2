//! The puzzles of f-puzzles, which SudokuPad takes as well: JSON, in links packed by lz-string.
//!
//! Size and given numbers are read. Every other entry of the JSON that is not empty is reported by its name, unless it
//! merely describes the puzzle. It is a rule, or a drawing that may stand for one.

use super::lz::{self, LzError};
use super::{ImportError, Imported, MAX_BYTES, SIZES, imported};
use crate::text::english;
use crate::text::message::Message;
use serde_json::Value;

/// Entries that change nothing.
const DESCRIPTION: [&str; 13] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "metadata",
    "activeConstraints",
    "disabledlogic",
    "truecandidatesoptions",
    "highlightConflicts",
    "successMessage",
    "version",
];
/// The most constraints that are named.
const MAX_NAMES: usize = 50;

/// Reads a packed puzzle.
pub fn from_packed(packed: &str, format: &Message) -> Result<Imported, ImportError> {
    let json = lz::decompress(packed, MAX_BYTES).map_err(|error| {
        let problem = match error {
            LzError::Character(place) => english::packed_character(place + 1),
            LzError::Short => english::packed_short(),
            LzError::Code => english::packed_damaged(),
            LzError::Long => english::packed_long(),
        };
        ImportError::at(format.clone(), problem)
    })?;
    from_json(&json, format)
}

/// Reads the JSON.
pub fn from_json(json: &str, format: &Message) -> Result<Imported, ImportError> {
    let wrong = |problem| ImportError::at(format.clone(), problem);
    let puzzle: Value = serde_json::from_str(json).map_err(|error| {
        let place = english::line_character(error.line(), error.column());
        ImportError::at(english::within(format.clone(), place), english::not_json())
    })?;
    let rows = puzzle["grid"].as_array().ok_or_else(|| wrong(english::no_grid()))?;
    let size = match &puzzle["size"] {
        Value::Null => Some(rows.len()),
        size => size.as_u64().and_then(|size| usize::try_from(size).ok()),
    };
    let Some(size) = size.filter(|size| SIZES.contains(size)) else {
        return Err(wrong(english::not_a_size(&*puzzle["size"].to_string())));
    };
    if rows.len() != size {
        return Err(wrong(english::wrong_rows(rows.len(), size)));
    }
    let (mut cells, mut entered, mut irregular) = (Vec::with_capacity(size * size), 0, false);
    for (row, columns) in rows.iter().enumerate() {
        let columns = columns.as_array().map_or(&[][..], Vec::as_slice);
        if columns.len() != size {
            return Err(ImportError::at(
                english::within(format.clone(), english::row(row + 1)),
                english::wrong_width(columns.len(), size),
            ));
        }
        for (column, cell) in columns.iter().enumerate() {
            let given = cell["given"] == Value::Bool(true);
            entered += usize::from(!given && !is_empty(&cell["value"]));
            irregular |= !cell["region"].is_null() && cell["region"].as_u64() != Some(region(size, row, column));
            let number = if given { number(&cell["value"], size) } else { Some(0) };
            cells.push(number.ok_or_else(|| {
                let place = english::row_column(row + 1, column + 1);
                ImportError::at(place, english::not_whole(&*cell["value"].to_string(), 1, size))
            })?);
        }
    }
    let mut rules = names(&puzzle);
    if irregular {
        rules.push(english::rule_regions());
    }
    Ok(Imported { rules, ..Imported::of_numbers(size, cells, format.clone(), imported::entered(entered)) })
}

/// The entries that are rules, or may be.
fn names(puzzle: &Value) -> Vec<Message> {
    let entries = puzzle.as_object().into_iter().flatten();
    let others = entries.filter(|(name, value)| !DESCRIPTION.contains(&&name[..]) && !is_empty(value));
    others.take(MAX_NAMES).map(|(name, _)| english::rule_named(&**name)).collect()
}

/// A given number, 0 if there is none; some programs write it as text.
fn number(value: &Value, size: usize) -> Option<u8> {
    if is_empty(value) {
        return Some(0);
    }
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok())?;
    u8::try_from(number).ok().filter(|&number| (1..=size).contains(&usize::from(number)))
}

/// Nothing, in one of JSON's ways to say it.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(yes) => !yes,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Object(entries) => entries.is_empty(),
    }
}

/// The number of the box that a cell belongs to, unless the puzzle says otherwise.
fn region(size: usize, row: usize, column: usize) -> u64 {
    let (height, width) = match size {
        4 => (2, 2),
        6 => (2, 3),
        9 => (3, 3),
        16 => (4, 4),
        25 => (5, 5),
        _ => (6, 6),
    };
    (row / height * height + column / width) as u64
}

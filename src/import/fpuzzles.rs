//! The puzzles of f-puzzles, which SudokuPad also reads: JSON, packed by lz-string in links.
//!
//! Size, givens, regions, diagonals, the knight's rule, cages and extra houses are read. Every other non-empty entry of
//! the JSON is a rule, or a drawing that may represent one. Such entries are reported by name, unless they merely
//! describe the puzzle.
//!
//! ```json
//! { "size": 9, "grid": [[{ "value": 5, "given": true, "region": 0 }, {}]], "diagonal+": true, "diagonal-": true,
//!   "antiknight": true, "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "15" }], "extraregion": [{ "cells": ["R2C2"] }] }
//! ```
//!
//! `diagonal+` rises from the bottom left. A cell without `region` is in its box.

use super::imported::{entered_numbers, marked_cells};
use super::programs::cage_word;
use super::{ImportError, Imported, MAX_BYTES, lz};
use crate::sudoku::rules::read::RulesError;
use crate::sudoku::rules::{Cage, Extra, Rules};
use crate::sudoku::{ORDERS, Sudoku, digit};
use crate::text::english;
use crate::text::message::Message;
use serde_json::{Value, json};

/// The entries with the candidates of a cell.
const MARKS: [&str; 2] = ["centerPencilMarks", "cornerPencilMarks"];
/// Entries that do not affect the puzzle.
const DESCRIPTION: [&str; 11] = [
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
/// The maximum number of constraints that are named.
const MAX_NAMES: usize = 50;

/// Reads a packed puzzle.
pub fn from_packed(packed: &str, format: &Message) -> Result<Imported, ImportError> {
    let json = lz::decompress(packed, MAX_BYTES).map_err(|problem| ImportError::at(format.clone(), problem))?;
    from_json(&json, format)
}

/// Reads the JSON.
pub fn from_json(json: &str, format: &Message) -> Result<Imported, ImportError> {
    let puzzle: Value = serde_json::from_str(json).map_err(|error| {
        let place = english::line_character(error.line(), error.column());
        ImportError::at(english::within(format.clone(), place), english::not_json())
    })?;
    from_value(&puzzle, format)
}

/// Reads the puzzle.
pub fn from_value(puzzle: &Value, format: &Message) -> Result<Imported, ImportError> {
    let wrong = |problem| ImportError::at(format.clone(), problem);
    let rows = puzzle["grid"].as_array().ok_or_else(|| wrong(english::no_grid()))?;
    let size = match &puzzle["size"] {
        Value::Null => Some(rows.len()),
        size => size.as_u64().and_then(|size| usize::try_from(size).ok()),
    };
    let order = size.and_then(|size| ORDERS.into_iter().find(|(rows, columns)| rows * columns == size));
    let Some(mut sudoku) = order.and_then(|(rows, columns)| Sudoku::blank(rows, columns)) else {
        return Err(wrong(english::not_a_size(&*puzzle["size"].to_string())));
    };
    let size = sudoku.size;
    if rows.len() != size {
        return Err(wrong(english::wrong_rows(rows.len(), size)));
    }
    let (mut entered, mut marked, mut regions) = (0, 0, Vec::with_capacity(size * size));
    for (row, columns) in rows.iter().enumerate() {
        let columns = list(columns);
        if columns.len() != size {
            return Err(ImportError::at(
                english::within(format.clone(), english::row(row + 1)),
                english::wrong_width(columns.len(), size),
            ));
        }
        for (column, cell) in columns.iter().enumerate() {
            let place = row * size + column;
            let given = cell["given"] == Value::Bool(true);
            entered += usize::from(!given && !is_empty(&cell["value"]));
            marked += usize::from(MARKS.iter().any(|marks| !is_empty(&cell[*marks])));
            let number = if given { number(&cell["value"], size) } else { Some(0) };
            sudoku.givens[place] = number.ok_or_else(|| {
                let place = english::row_column(row + 1, column + 1);
                ImportError::at(place, english::not_whole(&*cell["value"].to_string(), 1, size))
            })?;
            regions.push(match cell.get("region") {
                None => Some(sudoku.box_of(place)),
                Some(region) => region.as_u64().and_then(|region| usize::try_from(region).ok()),
            });
        }
    }
    let of_key = |(key, problem): (&str, Message)| wrong(english::of_key(key, problem));
    let (keys, unread) = rules_of(puzzle, &sudoku, &regions).map_err(of_key)?;
    let order = [sudoku.box_rows, sudoku.box_cols];
    let value = |key: &str| keys.iter().find(|(known, _)| *known == key).map(|(_, value)| value.clone());
    let named = |error: RulesError| of_key((if error.key == "cages" { CAGES } else { error.key }, error.problem));
    let more_rules = Rules::read(order, value).map_err(named)?;
    let described = DESCRIPTION.into_iter().filter(|name| !is_empty(&puzzle[*name]));
    let described = described.map(english::left_out_entry).collect();
    let ignored = [entered_numbers(entered), marked_cells(marked), described].concat();
    let read = Imported::of_numbers(size, sudoku.givens, format.clone(), ignored);
    Ok(Imported { more_rules, rules: unread, ..read })
}

/// The names that f-puzzles uses for cages with sums, and for houses beside the boxes.
const CAGES: &str = "killercage";
const HOUSES: &str = "extraregion";

/// The rules in the format of the app's links, and the names of the rules that are left out.
type Keys = Vec<(&'static str, String)>;

fn rules_of(
    puzzle: &Value,
    sudoku: &Sudoku,
    regions: &[Option<usize>],
) -> Result<(Keys, Vec<Message>), (&'static str, Message)> {
    let size = sudoku.size;
    let most = (size * (size + 1) / 2) as u64;
    let mut unread = names(puzzle);
    let mut extra: Vec<&str> =
        EXTRA.into_iter().filter(|(name, _)| !is_empty(&puzzle[*name])).map(|(_, key)| key).collect();
    let mut cages = Vec::new();
    for cage in list(&puzzle[CAGES]) {
        let cells = cells_of(cage, size).map_err(|problem| (CAGES, problem))?;
        let sum = match &cage["value"] {
            value if is_empty(value) => String::new(),
            value => match whole(value, most) {
                Some(sum) => sum.to_string(),
                None => return Err((CAGES, english::not_whole(&*text_of(value), 1, most))),
            },
        };
        cages.push(cage_word(&sum, &cells, size));
    }
    let mut houses = Vec::new();
    for house in list(&puzzle[HOUSES]) {
        let mut cells = cells_of(house, size).map_err(|problem| (HOUSES, problem))?;
        cells.sort_unstable();
        houses.push(cells);
    }
    // The app has windoku windows as houses; all other extra houses become cages without a sum.
    let order = [sudoku.box_rows, sudoku.box_cols];
    let windoku = Rules::read(order, |key| (key == "extra").then(|| "windoku".to_string())).ok().flatten();
    if let Some(windows) = windoku.as_ref().map(Rules::houses)
        && windows.iter().all(|window| houses.contains(window))
    {
        houses.retain(|house| !windows.contains(house));
        extra.push("windoku");
    }
    cages.extend(houses.iter().map(|cells| cage_word("", cells, size)));
    let mut keys = vec![("extra", extra.join(",")), ("cages", cages.join("_"))];
    match regions.iter().copied().collect::<Option<Vec<usize>>>() {
        // Some cells are in no region.
        None => unread.push(english::rule_regions()),
        Some(regions) if regions.iter().enumerate().all(|(cell, &region)| region == sudoku.box_of(cell)) => {}
        Some(regions) => {
            let name = |&region: &usize| u8::try_from(region).ok().filter(|region| usize::from(*region) < size);
            let names: Option<String> =
                regions.iter().map(|region| name(region).map(|region| digit::character(region + 1))).collect();
            keys.push(("regions", names.ok_or_else(|| ("region", english::region_numbers(size)))?));
        }
    }
    Ok((keys, unread))
}

/// The rules that are on or off, by their names in f-puzzles and in the app's links.
const EXTRA: [(&str, &str); 3] =
    [("diagonal-", "diagonal-down"), ("diagonal+", "diagonal-up"), ("antiknight", "knight")];

/// Returns the entries of a list; an empty slice for any other value.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Reads the cells of a cage or a house, such as `["R1C1", "R1C2"]`.
fn cells_of(group: &Value, size: usize) -> Result<Vec<usize>, Message> {
    let cell = |name: &Value| {
        let (row, column) = name.as_str()?.strip_prefix('R')?.split_once('C')?;
        let place = |text: &str| text.parse::<usize>().ok().filter(|place| (1..=size).contains(place));
        Some((place(row)? - 1) * size + place(column)? - 1)
    };
    let names = list(&group["cells"]);
    let cells = names.iter().map(|name| cell(name).ok_or_else(|| english::not_a_cell_of_cage(&*text_of(name), size)));
    cells.take(size * size + 1).collect()
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Returns the packed puzzle for a link of f-puzzles or SudokuPad; `None` for a grid that is too large for them.
pub fn to_packed(sudoku: &Sudoku) -> Option<String> {
    (sudoku.size <= LARGEST).then(|| lz::compress(&to_json(sudoku).to_string()))
}

/// The largest grid size of f-puzzles.
const LARGEST: usize = 16;

fn to_json(sudoku: &Sudoku) -> Value {
    let size = sudoku.size;
    let regions = sudoku.rules.as_ref().and_then(Rules::regions);
    let cell = |(place, &digit): (usize, &u8)| {
        let mut cell = if digit == 0 { json!({}) } else { json!({ "value": digit, "given": true }) };
        if let Some(regions) = regions {
            cell["region"] = regions[place].into();
        }
        cell
    };
    let cells: Vec<Value> = sudoku.givens.iter().enumerate().map(cell).collect();
    let mut puzzle = json!({ "size": size, "grid": cells.chunks(size).collect::<Vec<_>>() });
    let Some(rules) = &sudoku.rules else { return puzzle };
    for (name, _) in EXTRA.into_iter().filter(|(_, key)| rules.extra().iter().any(|extra| extra.name() == *key)) {
        puzzle[name] = Value::Bool(true);
    }
    let names = |cells: &[usize]| -> Vec<String> {
        cells.iter().map(|cell| format!("R{}C{}", cell / size + 1, cell % size + 1)).collect()
    };
    let cage = |Cage { cells, sum }: &Cage| {
        let mut cage = json!({ "cells": names(cells) });
        if let Some(sum) = sum {
            cage["value"] = sum.to_string().into();
        }
        cage
    };
    if !rules.cages().is_empty() {
        puzzle[CAGES] = rules.cages().iter().map(cage).collect();
    }
    let diagonals =
        rules.extra().iter().filter(|extra| matches!(extra, Extra::DiagonalDown | Extra::DiagonalUp)).count();
    let windows = &rules.houses()[diagonals..];
    if !windows.is_empty() {
        puzzle[HOUSES] = windows.iter().map(|window| json!({ "cells": names(window) })).collect();
    }
    puzzle
}

/// Returns the names of entries that are or may be rules, and that are not read.
fn names(puzzle: &Value) -> Vec<Message> {
    let read = |name: &str| {
        DESCRIPTION.contains(&name)
            || ["size", "grid", CAGES, HOUSES].contains(&name)
            || EXTRA.iter().any(|(known, _)| *known == name)
    };
    let entries = puzzle.as_object().into_iter().flatten();
    let others = entries.filter(|(name, value)| !read(name) && !is_empty(value));
    others.take(MAX_NAMES).map(|(name, _)| english::rule_named(&**name)).collect()
}

/// Returns a given number; 0 if there is none.
fn number(value: &Value, size: usize) -> Option<u8> {
    if is_empty(value) { Some(0) } else { u8::try_from(whole(value, size as u64)?).ok() }
}

/// Reads a number from 1 to `most`, which some programs write as text.
fn whole(value: &Value, most: u64) -> Option<u64> {
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok())?;
    (1..=most).contains(&number).then_some(number)
}

/// Returns whether a value is empty, in any of JSON's forms.
pub fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(yes) => !yes,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Object(entries) => entries.is_empty(),
    }
}

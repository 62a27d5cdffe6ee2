//! Sudokus in JSON and XML of any program. A grid is recognised by its shape, and its numbers and rules by the usual
//! names of their entries.
//!
//! | shape | example |
//! |---|---|
//! | rows of cells | `[[5, 0, 0, 7], …]`, `["5..7", …]` |
//! | all cells | `[5, null, null, 7, …]`, `"5..7…"`, `[{ "val": 5 }, { "val": null }, …]` |
//! | some cells with their positions | `[{ "x": 0, "y": 3, "value": 7 }, …]` |
//! | cages | `[{ "sum": 9, "cells": [[0, 0], [0, 1]] }, …]` |
//!
//! An element of XML is read as an object of its attributes and children, or as its text. Everything outside the grids
//! is named.

use super::alphabet::{Alphabet, Symbol};
use super::error::ImportError;
use super::fpuzzles::{self, is_empty, list};
use super::imported::{Import, Imported, Keys, Listed, SIZES, entered_numbers, marked_cells, size_of};
use super::markup::{self, Piece};
use super::programs::{cage_word, cell_of, regions_of};
use super::{parts, scl, stream};
use crate::text::english;
use crate::text::message::Message;
use serde_json::{Map, Value};

/// The maximum nesting depth.
const DEEPEST: usize = 12;
/// The maximum number of entries that are named.
const MOST_NAMES: usize = 20;

const VALUES: [&str; 8] = ["value", "val", "v", "digit", "number", "num", "n", "symbol"];
const MARKS: [&str; 9] = [
    "candidates",
    "notes",
    "marks",
    "pencilmarks",
    "possible",
    "possibilities",
    "options",
    "cornermarks",
    "centremarks",
];
/// Entries that mark a cell as given, and how.
const GIVEN: [&str; 10] =
    ["given", "isgiven", "fixed", "isfixed", "locked", "readonly", "clue", "original", "initial", "prefilled"];
const CHANGEABLE: [&str; 4] = ["editable", "iseditable", "changeable", "user"];
const KINDS: [&str; 5] = ["origin", "type", "state", "kind", "status"];
const WORDS_OF_GIVEN: [&str; 9] =
    ["given", "fixed", "clue", "puzzle", "initial", "original", "start", "preset", "locked"];
/// Words for found numbers: if no entry marks the givens, all numbers without such a word are given.
const WORDS_OF_FOUND: [&str; 8] =
    ["calculated", "computed", "found", "solved", "solver", "solution", "derived", "generated"];
const ROWS: [&str; 3] = ["row", "r", "y"];
const COLUMNS: [&str; 4] = ["column", "col", "c", "x"];
const TITLES: [&str; 4] = ["title", "name", "id", "label"];
const SUMS: [&str; 5] = ["sum", "value", "total", "clue", "target"];
/// Entries that describe a puzzle without affecting it.
const DESCRIPTION: [&str; 8] = ["size", "order", "width", "height", "rows", "columns", "xmlns", "encoding"];

/// Reads the sudokus of a JSON value. The error names the missing parts.
pub fn read(value: &Value, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    let mut tree = Tree { found: Import { puzzles: Vec::new(), left_out: Vec::new() }, alphabet, fault: None };
    tree.look(value, "", "", 0);
    let Tree { mut found, fault, .. } = tree;
    if found.puzzles.is_empty() {
        return Err(fault.unwrap_or_else(|| ImportError::whole(english::no_sudoku_in_file())));
    }
    found.left_out.extend(fault.map(ImportError::message));
    Ok(found)
}

/// Reads the sudokus of XML.
pub fn read_xml(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    read(&of_xml(text), alphabet)
}

/// Returns whether the name of an entry is one of these, ignoring case and dashes.
fn is_one(name: &str, names: &[&str]) -> bool {
    names.contains(&&*plain(name))
}

fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|char| char.to_ascii_lowercase()).collect()
}

fn is_solution(name: &str) -> bool {
    ["solution", "solved", "answer", "result"].iter().any(|word| plain(name).contains(word))
}

struct Tree {
    found: Import,
    alphabet: Option<Alphabet>,
    /// The first puzzle with an error.
    fault: Option<ImportError>,
}

impl Tree {
    fn look(&mut self, value: &Value, name: &str, title: &str, depth: usize) {
        if depth > DEEPEST || is_empty(value) {
            return;
        }
        if is_solution(name) {
            return self.leave(name);
        }
        if let Some(grid) = grid(value, self.alphabet) {
            return self.take(grid, title);
        }
        match value {
            Value::Object(entries) => self.look_into(value, entries, title, depth),
            Value::Array(values) => {
                for (index, value) in values.iter().enumerate() {
                    let entries = value.as_object();
                    let numbered = if title.is_empty() { String::new() } else { format!("{title} {}", index + 1) };
                    let own = entries.and_then(title_of).unwrap_or(numbered);
                    match value {
                        Value::Object(_) | Value::Array(_) | Value::String(_) => self.look(value, "", &own, depth + 1),
                        _ => self.leave(name),
                    }
                }
            }
            _ => self.leave(name),
        }
    }

    fn look_into(&mut self, value: &Value, entries: &Map<String, Value>, title: &str, depth: usize) {
        let title = title_of(entries).unwrap_or_else(|| title.to_string());
        // The formats of f-puzzles and SudokuPad contain more rules.
        let has_objects = |key: &str| {
            list(&entries.get(key).cloned().unwrap_or_default())
                .iter()
                .any(|row| list(row).iter().any(Value::is_object))
        };
        if has_objects("grid") || entries.get("grid").is_some_and(|grid| grid.as_array().is_some_and(Vec::is_empty)) {
            return self.take(fpuzzles::from_value(value, &english::format_json()), &title);
        }
        if has_objects("cells") && (entries.contains_key("cages") || entries.contains_key("regions")) {
            return self.take(scl::from_value(value, &english::format_program("SudokuPad")), &title);
        }
        let before = self.found.puzzles.len();
        let mut rules: Vec<(&String, &Value)> = Vec::new();
        for (name, entry) in entries.iter().filter(|(_, entry)| !is_empty(entry)) {
            let known = is_one(name, &TITLES) || is_one(name, &DESCRIPTION);
            if known {
                continue;
            }
            let word = plain(name);
            if word.contains("cage") || word.contains("region") || word.contains("jigsaw") {
                rules.push((name, entry));
            } else {
                self.look(entry, name, &title, depth + 1);
            }
        }
        if rules.is_empty() {
            return;
        }
        match self.found.puzzles.len() - before {
            0 => {
                let size =
                    entries.iter().find(|(name, _)| is_one(name, &["size", "order"])).and_then(|(_, size)| whole(size));
                let size = size.filter(|size| SIZES.contains(size)).unwrap_or(9);
                let blank = Imported::blank(size, english::format_tree());
                self.take(Ok(with_rules(blank, &rules)), &title);
            }
            1 => {
                let listed = self.found.puzzles.last_mut().expect("one more than before");
                listed.puzzle = with_rules(listed.puzzle.clone(), &rules);
            }
            _ => rules.iter().for_each(|(name, _)| self.leave(name)),
        }
    }

    fn take(&mut self, grid: Result<Imported, ImportError>, title: &str) {
        match grid {
            Ok(puzzle) if self.found.puzzles.len() < parts::MAX_PUZZLES => {
                let line = self.found.puzzles.len() + 1;
                self.found.puzzles.push(Listed { line, title: parts::title(title), puzzle });
            }
            Ok(_) => {}
            Err(error) if self.fault.is_none() => self.fault = Some(error),
            Err(error) => self.found.left_out.push(error.message()),
        }
    }

    fn leave(&mut self, name: &str) {
        let message = english::left_out_entry(name);
        if !name.is_empty() && self.found.left_out.len() < MOST_NAMES && !self.found.left_out.contains(&message) {
            self.found.left_out.push(message);
        }
    }
}

fn title_of(entries: &Map<String, Value>) -> Option<String> {
    let named = |names: &[&str]| entries.iter().find(|(name, value)| is_one(name, names) && !is_empty(value));
    let (_, title) = named(&TITLES[..2]).or_else(|| named(&TITLES[2..]))?;
    match title {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Reads a value with the shape of a grid.
fn grid(value: &Value, alphabet: Option<Alphabet>) -> Option<Result<Imported, ImportError>> {
    if let Value::String(text) = value {
        let read =
            (text.len() >= 16).then(|| stream::read(&super::source::lines(text), alphabet, &[]).ok()).flatten()?;
        return match &read.puzzles[..] {
            [one] if read.left_out.is_empty() && one.title.is_empty() => {
                Some(Ok(Imported { format: english::format_tree(), ..one.puzzle.clone() }))
            }
            _ => None,
        };
    }
    let rows = value.as_array()?;
    if let Some(cells) = placed(rows) {
        return Some(cells.and_then(|(size, cells, row)| {
            let mut read = of_cells(size, &cells, alphabet)?;
            read.notes.extend(row.map(english::read_as_row));
            Ok(read)
        }));
    }
    if rows.iter().all(Value::is_array)
        && SIZES.contains(&rows.len())
        && rows.iter().all(|row| list(row).len() == rows.len())
    {
        let cells: Vec<Option<&Value>> = rows.iter().flat_map(|row| list(row).iter().map(Some)).collect();
        return cells_are_scalar(&cells).then(|| of_cells(rows.len(), &cells, alphabet));
    }
    if rows.iter().all(Value::is_string) && SIZES.contains(&rows.len()) {
        let text = rows.iter().filter_map(Value::as_str).collect::<Vec<_>>();
        if text.iter().all(|row| row.chars().count() == rows.len()) {
            return grid(&Value::from(text.join("\n")), alphabet);
        }
    }
    let cells: Vec<Option<&Value>> = rows.iter().map(Some).collect();
    let size = size_of(cells.len()).filter(|_| cells_are_scalar(&cells))?;
    Some(of_cells(size, &cells, alphabet))
}

/// Returns whether all values can be cells: numbers, short texts, nulls, or objects with a value.
fn cells_are_scalar(cells: &[Option<&Value>]) -> bool {
    cells.iter().flatten().all(|cell| match cell {
        Value::Array(_) => false,
        Value::Object(entries) => entries.keys().any(|name| is_one(name, &VALUES) || is_one(name, &MARKS)),
        Value::String(text) => text.chars().count() <= 2,
        _ => true,
    })
}

/// The size, the cells, and the coordinate for the row if no name identifies it.
type Placed<'a> = Result<(usize, Vec<Option<&'a Value>>, Option<&'static str>), ImportError>;

/// Reads objects that contain their positions.
fn placed(cells: &[Value]) -> Option<Placed<'_>> {
    let of = |cell: &Value, names: &[&str]| {
        cell.as_object()?.iter().find(|(name, _)| is_one(name, names)).and_then(|(_, value)| whole(value))
    };
    let places: Vec<(usize, usize)> =
        cells.iter().map(|cell| Some((of(cell, &ROWS)?, of(cell, &COLUMNS)?))).collect::<Option<_>>()?;
    let most = places.iter().map(|(row, column)| *row.max(column)).max()?;
    // Rows precede columns, so the coordinate that changes less often is the row, regardless of its name.
    let is_named = cells[0].as_object().is_some_and(|cell| cell.keys().any(|name| is_one(name, &ROWS[..2])));
    let changes =
        |of: fn(&(usize, usize)) -> usize| places.windows(2).filter(|pair| of(&pair[0]) != of(&pair[1])).count();
    let turned = !is_named && changes(|place| place.1) < changes(|place| place.0);
    let from = usize::from(!places.iter().any(|(row, column)| *row == 0 || *column == 0) && SIZES.contains(&most));
    let size = SIZES.into_iter().find(|size| size + from > most)?;
    let mut grid = vec![None; size * size];
    for (cell, (row, column)) in cells.iter().zip(places) {
        let (row, column) = if turned { (column, row) } else { (row, column) };
        let place = (row - from) * size + column - from;
        if grid[place].replace(cell).is_some() {
            let place = english::row_column(row - from + 1, column - from + 1);
            return Some(Err(ImportError::at(place, english::cell_twice())));
        }
    }
    let row = (!is_named).then_some(if turned { "x" } else { "y" });
    Some(Ok((size, grid, row)))
}

/// Reads a grid from its cells.
fn of_cells(size: usize, cells: &[Option<&Value>], alphabet: Option<Alphabet>) -> Result<Imported, ImportError> {
    let entry = |cell: &Value, names: &[&str]| -> Option<Value> {
        cell.as_object()?.iter().find(|(name, _)| is_one(name, names)).map(|(_, value)| value.clone())
    };
    let kind = |cell: &Value| entry(cell, &KINDS).and_then(|kind| kind.as_str().map(str::to_ascii_lowercase));
    let says_given = cells.iter().flatten().filter_map(|cell| kind(cell)).any(|kind| WORDS_OF_GIVEN.contains(&&*kind));
    let given_word = |cell: &Value| {
        kind(cell)
            .map(|kind| if says_given { WORDS_OF_GIVEN.contains(&&*kind) } else { !WORDS_OF_FOUND.contains(&&*kind) })
    };
    let given = |cell: &Value| -> Option<bool> {
        let flag = |value: Value| !is_empty(&value) && value.as_str().is_none_or(|text| !matches!(text, "false" | "0"));
        entry(cell, &GIVEN)
            .map(flag)
            .or_else(|| entry(cell, &CHANGEABLE).map(|value| !flag(value)))
            .or_else(|| given_word(cell))
    };
    // If no cell is marked as given, all numbers are givens.
    let any_given = cells.iter().flatten().any(|cell| given(cell).is_some());
    let (mut symbols, mut entered, mut marked) = (Vec::with_capacity(cells.len()), 0, 0);
    for (place, cell) in cells.iter().enumerate() {
        let Some(cell) = *cell else {
            symbols.push(Symbol::BLANK);
            continue;
        };
        let value = if cell.is_object() { entry(cell, &VALUES).unwrap_or_default() } else { cell.clone() };
        let text = match &value {
            value if is_empty(value) => String::new(),
            Value::String(text) => text.trim().to_string(),
            value => value.to_string(),
        };
        let symbol = if text.is_empty() { Some(Symbol::BLANK) } else { Symbol::from_word(&text) };
        let symbol = symbol.ok_or_else(|| {
            let place = english::row_column(place / size + 1, place % size + 1);
            ImportError::at(place, english::not_a_value(&*text))
        })?;
        marked += usize::from(entry(cell, &MARKS).is_some_and(|marks| !is_empty(&marks)));
        let is_given = !any_given || given(cell) == Some(true);
        let blank = symbol == Symbol::BLANK || symbol == Symbol::Character(b'0');
        entered += usize::from(!is_given && !blank);
        symbols.push(if is_given { symbol } else { Symbol::BLANK });
    }
    let mut read = Imported::new(&symbols, alphabet, english::format_tree())?;
    read.ignored.extend(entered_numbers(entered));
    read.ignored.extend(marked_cells(marked));
    read.ignored.extend(unknown_entries(cells));
    Ok(read)
}

/// Names the entries of cells with other contents.
fn unknown_entries(cells: &[Option<&Value>]) -> Vec<Message> {
    let known = [&VALUES[..], &MARKS, &GIVEN, &CHANGEABLE, &KINDS, &ROWS, &COLUMNS];
    let mut names: Vec<&String> = Vec::new();
    for (name, value) in cells.iter().flatten().filter_map(|cell| cell.as_object()).flatten() {
        if !is_empty(value) && !known.iter().any(|known| is_one(name, known)) && !names.contains(&name) {
            names.push(name);
        }
    }
    names.into_iter().take(MOST_NAMES).map(|name| english::left_out_entry(&**name)).collect()
}

/// Adds the rules of these entries, and names the rules that are not read.
fn with_rules(mut puzzle: Imported, entries: &[(&String, &Value)]) -> Imported {
    let mut keys = Keys::new();
    for (name, value) in entries {
        let size = puzzle.size;
        let key = match plain(name).contains("cage") {
            true => cages_of(value, size).map(|cages| ("cages", cages)),
            false => regions(value, size).map(|regions| ("regions", regions)),
        };
        match key {
            Some(key) if puzzle.clone().with_keys(&vec![key.clone()]).is_ok() => keys.push(key),
            _ => puzzle.rules.push(english::rule_named(&***name)),
        }
    }
    puzzle.clone().with_keys(&keys).unwrap_or(puzzle)
}

fn cages_of(value: &Value, size: usize) -> Option<String> {
    let cages = value.as_array()?;
    let entry = |cage: &Value, names: &[&str]| -> Option<Value> {
        cage.as_object()?.iter().find(|(name, _)| is_one(name, names)).map(|(_, value)| value.clone())
    };
    let pairs: Vec<Option<(usize, usize)>> = cages
        .iter()
        .flat_map(|cage| list(&entry(cage, &["cells", "squares", "positions"]).unwrap_or_default()).to_vec())
        .map(|cell| pair(&cell))
        .collect();
    // Positions that reach the size count from 1.
    let from = usize::from(pairs.iter().flatten().any(|(row, column)| row.max(column) == &size));
    let place = |cell: &Value| -> Option<usize> {
        match (cell, pair(cell)) {
            (_, Some((row, column))) => {
                let (row, column) = (row.checked_sub(from)?, column.checked_sub(from)?);
                (row < size && column < size).then_some(row * size + column)
            }
            (Value::String(name), _) => cell_of(name, size),
            (cell, _) => whole(cell).filter(|cell| *cell < size * size),
        }
    };
    let word = |cage: &Value| -> Option<String> {
        let cells = entry(cage, &["cells", "squares", "positions"])?;
        let cells: Vec<usize> = list(&cells).iter().map(place).collect::<Option<_>>()?;
        let sum = entry(cage, &SUMS).filter(|sum| !is_empty(sum));
        let sum = sum.map_or(Some(String::new()), |sum| whole(&sum).map(|sum| sum.to_string()))?;
        Some(cage_word(&sum, &cells, size))
    };
    Some(cages.iter().map(word).collect::<Option<Vec<_>>>()?.join("_"))
}

/// Reads a row and a column, as a list or an object.
fn pair(cell: &Value) -> Option<(usize, usize)> {
    if let [row, column] = list(cell) {
        return Some((whole(row)?, whole(column)?));
    }
    let of = |names: &[&str]| {
        cell.as_object()?.iter().find(|(name, _)| is_one(name, names)).and_then(|(_, value)| whole(value))
    };
    Some((of(&ROWS)?, of(&COLUMNS)?))
}

/// Reads a map of regions: a text, or rows of names.
fn regions(value: &Value, size: usize) -> Option<String> {
    let names: Vec<String> = match value {
        Value::String(text) => text.chars().filter(|char| char.is_alphanumeric()).map(String::from).collect(),
        Value::Array(rows) => {
            let flat = rows.iter().flat_map(|row| if row.is_array() { list(row).to_vec() } else { vec![row.clone()] });
            let cells: Vec<Value> = flat.collect();
            match cells.iter().all(Value::is_string) && cells.len() == size {
                true => cells.iter().filter_map(Value::as_str).flat_map(str::chars).map(String::from).collect(),
                false => cells.iter().map(Value::to_string).collect(),
            }
        }
        _ => return None,
    };
    (names.len() == size * size).then(|| regions_of(names.into_iter(), size)).flatten()
}

/// Reads an integer, which some programs write as text.
fn whole(value: &Value) -> Option<usize> {
    let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())?;
    usize::try_from(number).ok().filter(|number| *number < 10_000)
}

/// Returns XML as a value: an element without children is its text; any other element is an object of its attributes
/// and children. Children with the same name form a list.
fn of_xml(text: &str) -> Value {
    struct Open {
        name: String,
        entries: Map<String, Value>,
        text: String,
    }
    let open = |name: String| Open { name, entries: Map::new(), text: String::new() };
    let mut stack = vec![open(String::new())];
    let close = |stack: &mut Vec<Open>| {
        let Some(Open { name, mut entries, text }) = stack.pop() else { return };
        let text = text.trim();
        let value = if entries.is_empty() {
            Value::from(text)
        } else {
            if !text.is_empty() {
                entries.insert("text".to_string(), Value::from(text));
            }
            Value::Object(entries)
        };
        let Some(above) = stack.last_mut() else { return };
        match above.entries.get_mut(&name) {
            Some(Value::Array(values)) => values.push(value),
            Some(one) => *one = Value::Array(vec![one.take(), value]),
            None => {
                above.entries.insert(name, value);
            }
        }
    };
    for (_, piece) in markup::pieces(text) {
        match piece {
            Piece::Text(text) => stack.last_mut().expect("the root").text.push_str(&markup::plain(text)),
            Piece::Tag(tag) if tag.starts_with(['?', '!']) => {}
            Piece::Tag(tag) if tag.starts_with('/') => {
                if stack.len() > 1 {
                    close(&mut stack);
                }
            }
            Piece::Tag(tag) => {
                if stack.len() > DEEPEST {
                    break;
                }
                let end = tag.find(|char: char| char.is_whitespace() || char == '/').unwrap_or(tag.len());
                let mut element = open(tag[..end].to_string());
                for (name, value) in markup::attributes(tag) {
                    element.entries.insert(name, Value::from(value));
                }
                stack.push(element);
                if tag.ends_with('/') {
                    close(&mut stack);
                }
            }
        }
    }
    while stack.len() > 1 {
        close(&mut stack);
    }
    stack.pop().map_or(Value::Null, |root| Value::Object(root.entries))
}

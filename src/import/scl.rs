//! SudokuPad's own format: JSON in fewer characters, packed by lz-string after `scl` or `ctc`.
//!
//! | in the format | JSON |
//! |---|---|
//! | `{ce:[[{v:5},,]]}` | `{ "cells": [[{ "value": 5 }, {}, {}]] }` |
//! | `'it\'s'` | `"it's"` |
//! | `t`, `f`, `#0`, `12ab34` as values | `true`, `false`, colours |
//!
//! Older links contain the JSON itself. It describes a drawing: digits, regions, cages, lines. The drawing is converted
//! into the terms of f-puzzles and read as such ([`fpuzzles`](super::fpuzzles)). A line from corner to corner is a
//! diagonal. A cage with distinct digits is a cage; without a number it is a house. Anything else in the drawing may be
//! a rule, and is named.

use super::fpuzzles::list;
use super::{ImportError, Imported, MAX_BYTES, fpuzzles, lz};
use crate::text::english;
use crate::text::message::Message;
use serde_json::{Value, json};

/// The maximum nesting depth; the format needs six levels.
const DEEPEST: usize = 32;

/// Entries that do not affect the puzzle, by their long and short names.
const DESCRIPTION: [&str; 15] = [
    "id", "cellSize", "cs", "cells", "ce", "regions", "re", "cages", "ca", "lines", "l", "metadata", "metaData",
    "settings", "videos",
];

/// Short names of drawings that are not read.
const LONG: [(&str, &str); 3] = [("a", "arrows"), ("o", "overlays"), ("u", "underlays")];

/// Reads the text after `scl`.
pub fn from_packed(packed: &str, format: &Message) -> Result<Imported, ImportError> {
    let wrong = |problem| ImportError::at(format.clone(), problem);
    let text = lz::decompress(packed, MAX_BYTES).map_err(wrong)?;
    let puzzle = serde_json::from_str(&text).ok().or_else(|| unzip(&text));
    let puzzle = puzzle.ok_or_else(|| wrong(english::packed_damaged()))?;
    from_value(&puzzle, format)
}

/// Reads the puzzle of its JSON.
pub fn from_value(puzzle: &Value, format: &Message) -> Result<Imported, ImportError> {
    fpuzzles::from_value(&in_their_words(puzzle), format)
}

/// Returns the JSON of a text in this format; `None` if it is damaged.
fn unzip(text: &str) -> Option<Value> {
    let (mut json, mut rest) = (String::new(), text);
    let (mut depth, mut before) = (0usize, None);
    loop {
        let (word, after) = rest.split_at(rest.find([',', ':', '{', '}', '[', ']', '\'', '"']).unwrap_or(rest.len()));
        let mark = after.chars().next();
        let begins = matches!(mark, Some('{' | '[' | '\'' | '"'));
        let ended = matches!(before, Some('}' | ']' | '\'' | '"'));
        let in_brackets = matches!((before, mark), (Some('{'), Some('}')) | (Some('['), Some(']')));
        // A missing word is an empty object, except at a position without a value.
        let has_word = !word.is_empty() || !begins && !ended && !in_brackets;
        if depth > DEEPEST && (begins || has_word) {
            return None;
        }
        if has_word {
            json += &if mark == Some(':') { Value::from(word).to_string() } else { bare(word) };
        }
        let Some(mark) = mark else { return serde_json::from_str(&json).ok() };
        rest = &after[1..];
        match mark {
            '\'' | '"' => rest = push_text(&mut json, rest, mark)?,
            _ => json.push(mark),
        }
        match mark {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = Some(mark);
    }
}

/// Writes quoted text as JSON, resolving the escapes of this quote, and returns the rest of the text.
fn push_text<'a>(json: &mut String, text: &'a str, quote: char) -> Option<&'a str> {
    let mut chars = text.chars();
    json.push('"');
    loop {
        match chars.next()? {
            char if char == quote => break,
            '"' => json.push_str("\\\""),
            '\\' => match chars.next()? {
                '\'' => json.push('\''),
                escaped => json.extend(['\\', escaped]),
            },
            char => json.push(char),
        }
    }
    json.push('"');
    Some(chars.as_str())
}

/// Returns the JSON of an unquoted value; an empty value is an empty object.
fn bare(word: &str) -> String {
    match word {
        "" => "{}".to_string(),
        "t" => "true".to_string(),
        "f" => "false".to_string(),
        _ if serde_json::from_str::<Value>(word).is_ok() => word.to_string(),
        _ => Value::from(word).to_string(),
    }
}

/// Returns an entry by its long or its short name.
fn entry<'a>(value: &'a Value, [long, short]: [&str; 2]) -> &'a Value {
    value.get(long).unwrap_or(&value[short])
}

const CELLS: [&str; 2] = ["cells", "ce"];
const VALUE: [&str; 2] = ["value", "v"];

/// Returns the puzzle in the format of f-puzzles.
fn in_their_words(puzzle: &Value) -> Value {
    let rows = list(entry(puzzle, CELLS));
    let size = rows.len();
    let mut grid: Vec<Vec<Value>> = rows.iter().map(|row| list(row).iter().map(cell).collect()).collect();
    for (region, cells) in list(entry(puzzle, ["regions", "re"])).iter().enumerate() {
        for [row, column] in list(cells).iter().filter_map(place) {
            if let Some(cell) = grid.get_mut(row).and_then(|row| row.get_mut(column)) {
                cell["region"] = region.into();
            }
        }
    }
    let mut theirs = json!({ "size": size, "grid": grid });
    let (mut cages, mut houses) = (Vec::new(), Vec::new());
    for cage in list(entry(puzzle, ["cages", "ca"])) {
        let cells: Vec<[usize; 2]> = list(entry(cage, CELLS)).iter().filter_map(place).collect();
        let names: Vec<String> = cells.iter().map(|[row, column]| format!("R{}C{}", row + 1, column + 1)).collect();
        let value = [&cage["sum"], entry(cage, VALUE)].into_iter().find(|value| !fpuzzles::is_empty(value));
        let (differ, may_repeat) = (cage["unique"] == true, cage["unique"] == false);
        match value {
            // A title, an author or a text is stored as a cage without cells.
            Some(Value::String(text)) if cells.is_empty() => {
                let name = text.split_once(':').map_or("title", |(name, _)| name.trim());
                let name = ["author", "solution"].into_iter().find(|known| *known == name).unwrap_or("title");
                theirs[name] = text.clone().into();
            }
            _ if cells.is_empty() => {}
            Some(sum) if differ => cages.push(json!({ "cells": names, "value": sum })),
            None if differ => cages.push(json!({ "cells": names })),
            None if !may_repeat => houses.push((cells, json!({ "cells": names }))),
            None if cage["hidden"] == true => {}
            _ => theirs["cages"] = true.into(),
        }
    }
    for line in list(entry(puzzle, ["lines", "l"])) {
        let points: Vec<[usize; 2]> = list(entry(line, ["wayPoints", "wp"])).iter().filter_map(place).collect();
        let ends = if let [first, last] = points[..] { [first.min(last), first.max(last)] } else { [[0, 0]; 2] };
        let name = match ends {
            [[0, 0], last] if last == [size, size] => "diagonal-",
            [[0, right], [bottom, 0]] if (right, bottom) == (size, size) => "diagonal+",
            _ => "lines",
        };
        theirs[name] = true.into();
    }
    for (name, value) in ["metadata", "metaData"].iter().filter_map(|key| puzzle[*key].as_object()).flatten() {
        // Text entries describe the puzzle; entries that are on or off are rules.
        match &**name {
            "title" | "author" | "solution" => theirs[name] = value.clone(),
            "rules" => theirs["ruleset"] = value.clone(),
            _ => {}
        }
        if matches!(name.as_str(), "antiknight" | "antiking" | "norowcol") || *value == true {
            theirs[name] = value.clone();
        }
    }
    for (name, value) in puzzle.as_object().into_iter().flatten() {
        let shade = |drawn: &Value| houses.iter().any(|(cells, _)| is_within(drawn, cells));
        let of_houses = matches!(name.as_str(), "underlays" | "u") && list(value).iter().all(shade);
        let name = LONG.iter().find(|(short, _)| short == name).map_or(&name[..], |(_, long)| long);
        if !DESCRIPTION.contains(&name) && !of_houses && theirs.get(name).is_none() {
            theirs[name] = value.clone();
        }
    }
    theirs["killercage"] = cages.into();
    theirs["extraregion"] = houses.into_iter().map(|(_, house)| house).collect();
    theirs
}

/// Returns a cell, whose contents are a given.
fn cell(cell: &Value) -> Value {
    let value = entry(cell, VALUE);
    let marks = ["pencilMarks", "centremarks", "candidates"].iter().find(|name| !fpuzzles::is_empty(&cell[**name]));
    let marks = marks.map_or(Value::Null, |name| cell[*name].clone());
    if fpuzzles::is_empty(value) {
        json!({ "region": null, "centerPencilMarks": marks })
    } else {
        json!({ "value": value, "given": true, "region": null })
    }
}

/// Reads a row and a column, from 0, such as `[0,8]`.
fn place(value: &Value) -> Option<[usize; 2]> {
    let [row, column] = list(value) else { return None };
    let place = |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|&place| place < 100);
    Some([place(row)?, place(column)?])
}

/// Returns whether the centre of a drawing is the centre of one of the cells.
fn is_within(drawn: &Value, cells: &[[usize; 2]]) -> bool {
    let [row, column] = list(entry(drawn, ["center", "ct"])) else { return false };
    let middle = |place: usize| Some(place as f64 + 0.5);
    cells.iter().any(|cell| [row.as_f64(), column.as_f64()] == cell.map(middle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_is_unzipped() {
        for (form, json) in [
            (
                "{ce:[[{v:5},,],[,{v:3},]],re:[[[0,0]]]}",
                json!({ "ce": [[{ "v": 5 }, {}, {}], [{}, { "v": 3 }, {}]], "re": [[[0, 0]]] }),
            ),
            (
                "{ca:[{v:'it\\'s, \\n\\\\'},{unique:t,hidden:f}],c:12ab34,c1:#0,w:-0.5}",
                json!({
                "ca": [{ "v": "it's, \n\\" }, { "unique": true, "hidden": false }], "c": "12ab34", "c1": "#0", "w": -0.5 }),
            ),
            ("{}", json!({})),
            ("[]", json!([])),
            ("{'t':\"a'b\"}", json!({ "t": "a'b" })),
        ] {
            assert_eq!(unzip(form), Some(json), "{form}");
        }
        let deep = "[".repeat(1000) + &"]".repeat(1000);
        for form in ["{", "{a", "{a:1", "{a:'x}", "[1,2", "{a:1}x", "{,}", "{a:'\\q'}", &deep] {
            assert_eq!(unzip(form), None, "{form}");
        }
    }
}

//! A sudoku as an HTML table: a cell contains a number, an input with a number, candidates, or nothing.

use super::alphabet::Alphabet;
use super::alphabet::Symbol;
use super::imported::{Imported, SIZES, marked_cells};
use super::marks;
use super::markup::{Piece, attribute, name, pieces, plain};
use super::source::Line;
use crate::text::english;

/// Reads the tables of a text that are sudokus, each with its line, and returns the text outside them. A table within a
/// table is skipped, because its cells are in box order.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> (Vec<(usize, Imported)>, Vec<Line>) {
    let (mut found, mut outside): (Vec<(usize, Imported)>, Vec<Line>) = (Vec::new(), Vec::new());
    let mut rows: Vec<Vec<String>> = Vec::new();
    let (mut depth, mut nested) = (0usize, false);
    for (line, piece) in pieces(text) {
        let tag = match piece {
            Piece::Text(text) => {
                match rows.last_mut().and_then(|row| row.last_mut()) {
                    Some(cell) => cell.push_str(&plain(text)),
                    None if !text.trim().is_empty() => {
                        outside.push(Line { number: line, text: plain(text.trim()) });
                    }
                    None => {}
                }
                continue;
            }
            Piece::Tag(tag) => tag,
        };
        match &name(tag)[..] {
            "table" => {
                depth += 1;
                nested = depth > 1;
                rows.clear();
            }
            "tr" => rows.push(Vec::new()),
            "td" | "th" => match rows.last_mut() {
                Some(row) => row.push(String::new()),
                None => rows.push(vec![String::new()]),
            },
            "/table" => {
                depth = depth.saturating_sub(1);
                match (!nested).then(|| table(&rows, alphabet)).flatten() {
                    Some(puzzle) => found.push((line, puzzle)),
                    None => outside.extend(text_of(&rows, line)),
                }
                rows.clear();
                nested &= depth > 0;
            }
            kind => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    let value = if kind == "input" { attribute(tag, "value") } else { None };
                    let space = if kind == "br" { " " } else { "" };
                    cell.push_str(value.as_deref().unwrap_or(space));
                }
            }
        }
    }
    // Rows that were copied out of a page have no table tag.
    match (!nested).then(|| table(&rows, alphabet)).flatten() {
        Some(puzzle) => found.push((1, puzzle)),
        None => outside.extend(text_of(&rows, 1)),
    }
    (found, outside)
}

/// Returns the text of a table that is not a sudoku.
fn text_of(rows: &[Vec<String>], number: usize) -> Option<Line> {
    let words: Vec<&str> = rows.iter().flatten().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    (!words.is_empty()).then(|| Line { number, text: words.join(" ") })
}

fn table(rows: &[Vec<String>], alphabet: Option<Alphabet>) -> Option<Imported> {
    let rows: Vec<&Vec<String>> = rows.iter().filter(|row| !row.is_empty()).collect();
    let size = rows.len();
    if !SIZES.contains(&size) || rows.iter().any(|row| row.len() != size) {
        return None;
    }
    let (mut symbols, mut candidates) = (Vec::with_capacity(size * size), Vec::new());
    for cell in rows.into_iter().flatten() {
        let word = cell.trim();
        let symbol = match word {
            "" => Some(Symbol::BLANK),
            _ if size <= 9 && word.len() > 1 => None,
            _ => Symbol::from_word(word),
        };
        symbols.push(match symbol {
            Some(symbol) => symbol,
            None => {
                candidates.push(several(word, size));
                Symbol::BLANK
            }
        });
    }
    let mut imported = Imported::new(&symbols, alphabet, english::format_html()).ok()?;
    if !candidates.is_empty() {
        marks::decode(&candidates, size, None)?;
    }
    imported.ignored.extend(marked_cells(candidates.len()));
    Some(imported)
}

/// Reads the candidates of a cell: characters, or in a large grid numbers with separators.
fn several(cell: &str, size: usize) -> Vec<Symbol> {
    let numbers = || cell.split_whitespace().map(Symbol::from_word).collect::<Option<Vec<_>>>();
    let parted = if size > 9 { numbers() } else { None };
    parted.unwrap_or_else(|| marks::characters(&cell.split_whitespace().collect::<String>()))
}

/// Returns whether a text has rows or cells of a table.
pub fn has_table(text: &str) -> bool {
    let begins = |rest: &[u8]| rest.eq_ignore_ascii_case(b"<td") || rest.eq_ignore_ascii_case(b"<th");
    text.as_bytes().windows(3).any(begins)
}

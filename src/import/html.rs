//! A sudoku as a table of HTML: a cell holds a number, an input with a number, candidates, or nothing.

use super::alphabet::Symbol;
use super::markup::{Piece, attribute, name, pieces, plain};
use super::{Alphabet, Imported, SIZES, marks};
use crate::text::english;

/// Reads the first table of a text that is a sudoku. A table within a table is passed over: its cells stand box by box.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> Option<Imported> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let (mut depth, mut nested) = (0usize, false);
    for (_, piece) in pieces(text) {
        let tag = match piece {
            Piece::Text(text) => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    cell.push_str(&plain(text));
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
                if let Some(found) = (!nested).then(|| table(&rows, alphabet)).flatten() {
                    return Some(found);
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
    // Rows that were copied out of a page have no table.
    if nested { None } else { table(&rows, alphabet) }
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
        imported.ignored.push(english::ignored_candidates(candidates.len()));
    }
    Some(imported)
}

/// The candidates of a cell: characters, or of a large grid numbers with something between them.
fn several(cell: &str, size: usize) -> Vec<Symbol> {
    let numbers = || cell.split_whitespace().map(Symbol::from_word).collect::<Option<Vec<_>>>();
    let parted = if size > 9 { numbers() } else { None };
    parted.unwrap_or_else(|| marks::characters(&cell.split_whitespace().collect::<String>()))
}

//! Lists of puzzles, one a line: `.sdm` files, collections with a rating or a solution behind each puzzle, tables.

use super::alphabet::Symbol;
use super::imported::Imported;
use super::{Alphabet, ImportError, grid};
use crate::text::english;
use serde::Serialize;

/// The most puzzles that are kept.
pub const MAX_PUZZLES: usize = 10_000;
/// A title longer than this is cut.
const MAX_TITLE: usize = 100;
/// A run of cells as long as this, which is no puzzle, is a puzzle with a fault and not a title.
const FAULTY: usize = 30;

/// The puzzle or the list that was read from a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[must_use]
pub enum Import {
    /// A puzzle.
    One(Imported),
    /// A list of two or more, to choose from.
    Several(List),
}

/// Reads a list, or one puzzle over several lines.
pub(super) fn rows_of_any_kind(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    match read(text, alphabet)? {
        Some(imported) => Ok(imported),
        None => grid::read(text, alphabet).map(Import::One),
    }
}

/// A list of puzzles to choose from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct List {
    /// In the order of the text, at most `MAX_PUZZLES`.
    pub puzzles: Vec<Listed>,
    /// How many more the text has.
    pub left_out: usize,
}

/// A puzzle of a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Listed {
    /// The line of the text, from 1.
    pub line: usize,
    /// What stands beside it, or else above it; may be empty.
    pub title: String,
    /// The puzzle.
    pub puzzle: Imported,
}

/// Reads the puzzles of a text in which lines are puzzles; `None` if no line is one. Rows of 16 are rows, never 4x4
/// puzzles. Rows of 36 are rows if they make a square, and puzzles of 6x6 if all of them can be.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> Result<Option<Import>, ImportError> {
    let lines = || text.split('\n').enumerate().map(|(index, line)| (index + 1, line.trim()));
    let content = |line: &str| !line.is_empty() && !line.starts_with('#');
    // A line of dashes is an empty puzzle only if it is alone.
    let alone = lines().filter(|(_, line)| content(line)).nth(1).is_none();
    if is_square(lines().map(|(_, line)| line).filter(|line| content(line))) {
        return Ok(None);
    }
    let puzzle_of = |line| puzzle(line).filter(|found| alone || !is_rule(found.0));
    if !lines().any(|(_, line)| content(line) && puzzle_of(line).is_some()) {
        return Ok(None);
    }
    let mut list = List { puzzles: Vec::new(), left_out: 0 };
    let mut above = String::new();
    for (number, line) in lines().filter(|(_, line)| !line.is_empty()) {
        match puzzle_of(line) {
            Some(_) if content(line) && list.puzzles.len() == MAX_PUZZLES => list.left_out += 1,
            Some((cells, beside)) if content(line) => {
                let puzzle = whole(cells, alphabet, number)?;
                let title = if beside.is_empty() { std::mem::take(&mut above) } else { beside };
                above.clear();
                list.puzzles.push(Listed { line: number, title, puzzle });
            }
            _ => {
                let faulty = |word: &&str| word.len() >= FAULTY && word.chars().all(is_cell) && !is_rule(word);
                if let Some(word) = words(line).filter(|_| content(line)).find(faulty) {
                    whole(word, alphabet, number)?;
                }
                above = title(line.trim_start_matches('#').trim());
            }
        }
    }
    Ok(Some(match list.puzzles.len() {
        1 => Import::One(list.puzzles.remove(0).puzzle),
        _ => Import::Several(list),
    }))
}

/// Whether the lines are the rows of a 36x36 puzzle: 36 lines of 36 cells. If all are puzzles of 6x6 that are not empty, they are a
/// list.
fn is_square<'a>(lines: impl Iterator<Item = &'a str> + Clone) -> bool {
    let row = |line: &str| line.len() == 36 && line.chars().all(is_cell);
    let small = |line: &str| is_puzzle(line) && line.chars().any(|char| matches!(char, '1'..='6'));
    lines.clone().take(37).count() == 36 && lines.clone().all(row) && !lines.clone().all(small)
}

/// Reads the puzzle of a word, which stands on this line.
pub fn whole(word: &str, alphabet: Option<Alphabet>, line: usize) -> Result<Imported, ImportError> {
    let symbols: Vec<Symbol> = word.chars().filter_map(Symbol::from_char).collect();
    let format = english::format_characters(symbols.len());
    Imported::new(&symbols, alphabet, format).map_err(|error| error.on_line(line))
}

/// The first word of a line that is a whole puzzle, and the rest as a title; a solution is no title.
fn puzzle(line: &str) -> Option<(&str, String)> {
    let cells = words(line).find(|word| is_puzzle(word))?;
    let rest: Vec<&str> = words(line).filter(|word| !is_puzzle(word)).collect();
    Some((cells, title(&rest.join(" "))))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', '\t', ',', ';', '"', '\'', '[', ']', '(', ')', '|', ':', '=']).filter(|word| !word.is_empty())
}

/// Digits are known from names and checksums of the same length by what 6x6 and 9x9 can hold.
fn is_puzzle(word: &str) -> bool {
    let blank = |char| matches!(char, '.' | '-' | '_' | '*' | 'x' | 'X');
    match word.len() {
        36 => word.chars().all(|char| blank(char) || matches!(char, '0'..='6')),
        81 => word.chars().all(|char| blank(char) || char.is_ascii_digit()),
        256 | 625 | 1296 => word.chars().all(is_cell),
        _ => false,
    }
}

fn is_cell(char: char) -> bool {
    char.is_ascii() && Symbol::from_char(char).is_some()
}

fn is_rule(word: &str) -> bool {
    word.chars().all(|char| "-_*".contains(char))
}

/// Returns a title that is not too long.
pub fn title(text: &str) -> String {
    match text.char_indices().nth(MAX_TITLE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

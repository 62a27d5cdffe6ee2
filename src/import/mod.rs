//! Any sudoku that people have, read from text: a row of characters, rows in a frame, files, lists, links.
//!
//! What the text is, is seen from the text alone; [`import`] asks in this order:
//!
//! | the text | module |
//! |---|---|
//! | has `<opensudoku`: a file of OpenSudoku | `opensudoku` |
//! | an address of a site that is known, or the part of one that holds the puzzle | `address` |
//! | begins with `{`: the JSON of f-puzzles | `fpuzzles` |
//! | has lines that are each a whole puzzle: `.sdm`, one such line, a table of them | `list` |
//! | commas, semicolons or tabs: separated values | `separated` |
//! | anything else: rows, with or without a frame, `.sdk`, `.ss` | `rows` |
//! | none of these: tables of HTML, other frames and blanks, candidates, scans | `mend` |
//!
//! All of them end in symbols, one a cell; [`Alphabet`] says which numbers they are. Boxes are not looked at: those of
//! 6x6 are 2 rows high and 3 columns wide. Nothing here says whether a puzzle makes sense; it may have no solution.

mod address;
mod alphabet;
mod error;
mod export;
mod fpuzzles;
mod grid;
mod html;
mod list;
pub mod lz;
mod marks;
mod markup;
mod mend;
mod opensudoku;
mod rows;
mod separated;

pub use alphabet::Alphabet;
pub use error::ImportError;
pub use export::to_sdk;
pub use list::{List, Listed};

use alphabet::Symbol;
use serde::Serialize;

/// The longest text that is read, in bytes; also the longest that a link may unpack to.
pub const MAX_BYTES: usize = 1_000_000;
/// The sizes of a sudoku: so many rows, columns and numbers.
pub const SIZES: [usize; 5] = [4, 6, 9, 16, 25];

/// A sudoku that was read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Imported {
    /// 4, 6, 9, 16 or 25.
    pub size: usize,
    /// The cells row by row: 0 for a blank, or 1 to `size`.
    pub cells: Vec<u8>,
    /// What the text was, in words.
    pub format: &'static str,
    /// How letters and 0 were read.
    pub alphabet: Alphabet,
    /// What the text holds beyond givens, and is left out: numbers that are not given, candidates.
    pub ignored: Vec<String>,
    /// The rules beyond those of sudoku that the text names. They are left out: without them it is another puzzle.
    pub rules: Vec<String>,
    /// What was read as something else, in sentences without a full stop.
    pub notes: Vec<String>,
}

/// What a text held.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Import {
    /// A puzzle.
    One(Imported),
    /// A list of two or more, to choose from.
    Several(List),
}

/// Reads a text. `alphabet` says how letters and 0 are to be read; without it that is guessed, see [`Alphabet`].
///
/// # Errors
/// Says in one sentence where the text can't be read, and what was expected there.
pub fn import(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    if text.len() > MAX_BYTES {
        let megabytes = text.len().div_ceil(100_000) as f64 / 10.0;
        return Err(ImportError::new("", format!("a text of {megabytes} MB: expected at most 1 MB")));
    }
    let text = plain(text);
    if text.trim().is_empty() {
        return Err(ImportError::new("", "an empty text: expected a sudoku"));
    }
    if let Some(imported) = opensudoku::read(&text) {
        return imported;
    }
    let read = match address::read(&text) {
        // A page links to sites that are known, too.
        Some(Err(_)) if mend::has_table(&text) => rows_of_any_kind(&text, alphabet),
        Some(imported) => return imported.map(Import::One),
        None if text.trim_start().starts_with('{') => {
            return fpuzzles::from_json(text.trim(), "f-puzzles JSON").map(Import::One);
        }
        None => rows_of_any_kind(&text, alphabet),
    };
    read.or_else(|error| mend::read(&text, alphabet).ok_or(error))
}

/// Reads a list, or one puzzle over several lines.
fn rows_of_any_kind(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    match list::read(text, alphabet)? {
        Some(imported) => Ok(imported),
        None => grid::read(text, alphabet).map(Import::One),
    }
}

impl Imported {
    /// The puzzle of these symbols, one a cell.
    fn new(symbols: &[Symbol], alphabet: Option<Alphabet>, format: &'static str) -> Result<Imported, ImportError> {
        let size = size_of(symbols.len()).ok_or_else(|| ImportError::count(symbols.len(), ""))?;
        let (cells, alphabet) = alphabet::decode(size, symbols, alphabet)?;
        Ok(Imported { size, cells, format, alphabet, ignored: Vec::new(), rules: Vec::new(), notes: Vec::new() })
    }

    /// The puzzle of these numbers.
    fn of_numbers(size: usize, cells: Vec<u8>, format: &'static str, ignored: Vec<String>) -> Imported {
        let alphabet = Alphabet::FromOne;
        Imported { size, cells, format, alphabet, ignored, rules: Vec::new(), notes: Vec::new() }
    }
}

/// The size of a puzzle of so many cells.
fn size_of(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// The name of a puzzle that is one row of characters.
fn characters(size: usize) -> &'static str {
    match size {
        4 => "16 characters",
        6 => "36 characters",
        9 => "81 characters",
        16 => "256 characters",
        _ => "625 characters",
    }
}

/// The text with one kind of line end and of space, and without what can't be seen: byte order marks, zero-width
/// characters. Tabs stay.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut last = ' ';
    for char in text.chars() {
        match char {
            '\n' if last == '\r' => {}
            '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' => {}
            '\t' => plain.push('\t'),
            _ if char.is_whitespace() => plain.push(' '),
            _ => plain.push(char),
        }
        last = char;
    }
    plain
}

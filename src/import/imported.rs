//! What an import gives: a sudoku, or a list of them.

use super::alphabet::{self, Alphabet, Symbol};
use super::error::ImportError;
use serde::Serialize;

/// The longest text that is read, in bytes; also the longest that a link may unpack to.
pub const MAX_BYTES: usize = 1_000_000;
/// The sizes of a sudoku: so many rows, columns and numbers.
pub const SIZES: [usize; 5] = [4, 6, 9, 16, 25];

/// Represents a sudoku that was read.
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

impl Imported {
    /// The puzzle of these symbols, one a cell.
    pub(super) fn new(
        symbols: &[Symbol],
        alphabet: Option<Alphabet>,
        format: &'static str,
    ) -> Result<Imported, ImportError> {
        let size = size_of(symbols.len()).ok_or_else(|| ImportError::count(symbols.len(), ""))?;
        let (cells, alphabet) = alphabet::decode(size, symbols, alphabet)?;
        Ok(Imported { size, cells, format, alphabet, ignored: Vec::new(), rules: Vec::new(), notes: Vec::new() })
    }

    /// The puzzle of these numbers.
    pub(super) fn of_numbers(size: usize, cells: Vec<u8>, format: &'static str, ignored: Vec<String>) -> Imported {
        let alphabet = Alphabet::FromOne;
        Imported { size, cells, format, alphabet, ignored, rules: Vec::new(), notes: Vec::new() }
    }
}

/// The size of a puzzle of so many cells.
pub(super) fn size_of(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// The name of a puzzle that is one row of characters.
pub(super) fn characters(size: usize) -> &'static str {
    match size {
        4 => "16 characters",
        6 => "36 characters",
        9 => "81 characters",
        16 => "256 characters",
        _ => "625 characters",
    }
}

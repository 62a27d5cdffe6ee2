//! What an import gives: a sudoku, or a list of them.

use super::alphabet::{self, Alphabet, Symbol};
use super::error::ImportError;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::Message;
use serde::Serialize;

/// The longest text that is read, in bytes; also the longest that a link may unpack to.
pub const MAX_BYTES: usize = 1_000_000;
/// The sizes of a sudoku: so many rows, columns and numbers.
pub const SIZES: [usize; 6] = [4, 6, 9, 16, 25, 36];

/// A sudoku that was read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Imported {
    /// 4, 6, 9, 16, 25 or 36.
    pub size: usize,
    /// The cells row by row: 0 for a blank, or 1 to `size`.
    pub cells: Vec<u8>,
    /// What the text was.
    pub format: Message,
    /// How letters and 0 were read.
    pub alphabet: Alphabet,
    /// What the text holds beyond givens, and is left out: numbers that are not given, candidates.
    pub ignored: Vec<Message>,
    /// The rules beyond those of sudoku that were read.
    pub more_rules: Option<Rules>,
    /// The rules that the text names and that are left out: without them it is another puzzle.
    pub rules: Vec<Message>,
    /// What was read as something else.
    pub notes: Vec<Message>,
}

impl Imported {
    /// The puzzle of these symbols, one a cell.
    pub(super) fn new(
        symbols: &[Symbol],
        alphabet: Option<Alphabet>,
        format: Message,
    ) -> Result<Imported, ImportError> {
        let size = size_of(symbols.len()).ok_or_else(|| ImportError::whole(english::wrong_count(symbols.len())))?;
        let (cells, alphabet) = alphabet::decode(size, symbols, alphabet)?;
        Ok(Imported { alphabet, ..Imported::of_numbers(size, cells, format, Vec::new()) })
    }

    /// The puzzle of these numbers.
    pub(super) fn of_numbers(size: usize, cells: Vec<u8>, format: Message, ignored: Vec<Message>) -> Imported {
        let alphabet = Alphabet::FromOne;
        let (rules, notes) = (Vec::new(), Vec::new());
        Imported { size, cells, format, alphabet, ignored, more_rules: None, rules, notes }
    }
}

/// The size of a puzzle of so many cells.
pub(super) fn size_of(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// The remark on numbers that were entered and are not given, if there are any.
pub(super) fn entered(count: usize) -> Vec<Message> {
    if count > 0 { vec![english::ignored_numbers(count)] } else { Vec::new() }
}

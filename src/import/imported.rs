//! The sudokus of an imported text, and the parts that were left out.

use super::alphabet::{self, Alphabet, Symbol};
use super::error::ImportError;
use crate::sudoku::rules::Rules;
use crate::sudoku::rules::read::RulesError;
use crate::sudoku::{ORDERS, digit};
use crate::text::english;
use crate::text::message::Message;
use serde::Serialize;

/// The length limit of a text in bytes, also for the unpacked contents of a link.
pub const MAX_BYTES: usize = 1_000_000;
/// The sizes of a sudoku, that is, the number of rows, of columns and of numbers.
pub const SIZES: [usize; 11] = [4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 36];

/// The sudokus of a text, at least one, and the parts of the text that belong to no sudoku.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[must_use]
pub struct Import {
    /// The puzzles in the order of the text, at most 10,000.
    pub puzzles: Vec<Listed>,
    /// The parts that were left out, each with its line: words, rows without a puzzle, solutions, links.
    pub left_out: Vec<Message>,
}

/// A puzzle of a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Listed {
    /// The line of the text, from 1.
    pub line: usize,
    /// The words beside the puzzle, or otherwise above it; may be empty.
    pub title: String,
    /// The puzzle.
    pub puzzle: Imported,
}

/// A sudoku that was read from a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Imported {
    /// The size, one of [`SIZES`].
    pub size: usize,
    /// The cells row by row: 0 for a blank, or 1 to `size`.
    pub cells: Vec<u8>,
    /// The format of the text.
    pub format: Message,
    /// The interpretation of letters and 0.
    pub alphabet: Alphabet,
    /// The contents beyond the givens, which are left out: numbers that are not given, candidates.
    pub ignored: Vec<Message>,
    /// The additional rules that were read.
    pub more_rules: Option<Rules>,
    /// The rules that the text names but that are left out; without them the puzzle is different.
    pub rules: Vec<Message>,
    /// The characters that were read as something else.
    pub notes: Vec<Message>,
}

/// The keys of rules in a link, with their values.
pub(super) type Keys = Vec<(&'static str, String)>;

impl Imported {
    /// Returns the puzzle of these symbols, one per cell.
    pub(super) fn new(
        symbols: &[Symbol],
        alphabet: Option<Alphabet>,
        format: Message,
    ) -> Result<Imported, ImportError> {
        let size = size_of(symbols.len()).ok_or_else(|| ImportError::whole(english::wrong_count(symbols.len())))?;
        let names: Vec<Symbol> = symbols.iter().map(|symbol| symbol.upper()).collect();
        let (cells, alphabet) = match (alphabet::decode(size, symbols, alphabet), names_of_regions(size, &names)) {
            (Err(_), Some(cells)) => (cells, Alphabet::Letters),
            (decoded, _) => decoded?,
        };
        Ok(Imported { alphabet, ..Imported::of_numbers(size, cells, format, Vec::new()) })
    }

    /// Returns the puzzle of these numbers.
    pub(super) fn of_numbers(size: usize, cells: Vec<u8>, format: Message, ignored: Vec<Message>) -> Imported {
        let alphabet = Alphabet::FromOne;
        let (rules, notes) = (Vec::new(), Vec::new());
        Imported { size, cells, format, alphabet, ignored, more_rules: None, rules, notes }
    }

    /// Returns the blank puzzle of a size.
    pub(super) fn blank(size: usize, format: Message) -> Imported {
        Imported::of_numbers(size, vec![0; size * size], format, Vec::new())
    }

    /// Returns the puzzle without the numbers of these cells, which a person entered.
    pub(super) fn without(mut self, entered: &[bool]) -> Imported {
        let mut count = 0;
        for (cell, _) in self.cells.iter_mut().zip(entered).filter(|(cell, entered)| **entered && **cell > 0) {
            *cell = 0;
            count += 1;
        }
        self.ignored.extend(entered_numbers(count));
        self
    }

    /// Returns the puzzle with the rules of these keys, which are written as in a link.
    pub(super) fn with_keys(self, keys: &Keys) -> Result<Imported, RulesError> {
        let value = |key: &str| keys.iter().find(|(known, _)| *known == key).map(|(_, value)| value.clone());
        let more_rules = Rules::read(order_of(self.size), value)?;
        Ok(Imported { more_rules, ..self })
    }

    /// Returns the number of givens.
    pub(super) fn givens(&self) -> usize {
        self.cells.iter().filter(|cell| **cell > 0).count()
    }
}

/// Numbers the regions that the symbols name, in order of first appearance. There must be as many names as rows, each
/// equally often, and one name twice in a row.
pub(super) fn names_of_regions<Name: PartialEq + Copy>(size: usize, cells: &[Name]) -> Option<Vec<u8>> {
    let (of_cells, mut names) = (cells, Vec::new());
    let mut cells = Vec::with_capacity(of_cells.len());
    for &symbol in of_cells {
        let place = names.iter().position(|name| *name == symbol).unwrap_or(names.len());
        if place == size {
            return None;
        }
        if place == names.len() {
            names.push(symbol);
        }
        cells.push(place as u8 + 1);
    }
    let often = |name: u8| cells.iter().filter(|cell| **cell == name).count();
    let repeats = cells.chunks(size).any(|row| (1..size).any(|at| row[..at].contains(&row[at])));
    (repeats && (1..=size).all(|name| often(name as u8) == size)).then_some(cells)
}

/// Returns the rows and columns of the default box of a size.
pub(super) fn order_of(size: usize) -> [usize; 2] {
    ORDERS
        .into_iter()
        .find(|(rows, columns)| rows * columns == size)
        .map_or([1, size], |(rows, columns)| [rows, columns])
}

/// Returns the puzzle with boxes of this number of rows and columns.
pub(super) fn in_boxes(puzzle: Imported, [rows, columns]: [usize; 2]) -> Imported {
    let size = puzzle.size;
    let boxes = (0..size * size).map(|cell| cell / size / rows * rows + cell % size / columns);
    let regions = boxes.map(|region| digit::character(region as u8 + 1)).collect();
    puzzle.clone().with_keys(&vec![("regions", regions)]).unwrap_or(puzzle)
}

/// Returns the size of a puzzle with this number of cells.
pub(super) fn size_of(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// Returns the note on cells with candidates, if there are any.
pub(super) fn marked_cells(count: usize) -> Vec<Message> {
    if count > 0 { vec![english::ignored_candidates(count)] } else { Vec::new() }
}

/// Returns the note on numbers that were entered rather than given, if there are any.
pub(super) fn entered_numbers(count: usize) -> Vec<Message> {
    if count > 0 { vec![english::ignored_numbers(count)] } else { Vec::new() }
}

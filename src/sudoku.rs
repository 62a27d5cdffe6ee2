//! A sudoku: a square of digits, cut into blocks; every row, column and block must hold each digit once.
//!
//! ```text
//! a block of 2 rows and 3 columns makes 6 x 6:    . . . | . . .
//!                                                 . . . | . . .
//!                                                 ------+------
//! ```
//!
//! As text it stands row by row, one character a cell: `.` for a blank, `1` to `9`, and then `A` for 10 to `P` for 25.

use std::fmt;

/// Rows and columns of a block, for every size there is.
const BLOCKS: [(usize, usize); 5] = [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)];
/// The characters of a blank and of the digits.
const CHARACTERS: &[u8; 26] = b".123456789ABCDEFGHIJKLMNOP";

/// A sudoku of any size.
#[derive(Clone, Debug, PartialEq)]
pub struct Sudoku {
    /// Rows in a block; there are as many blocks side by side.
    pub box_rows: usize,
    /// Columns in a block; there are as many blocks one below the other.
    pub box_columns: usize,
    /// The digits given, row by row; 0 for a blank.
    pub givens: Vec<u8>,
}

/// Why a text is no sudoku.
#[derive(Clone, Debug, PartialEq)]
pub enum SudokuError {
    /// It has this many characters.
    Length(usize),
    /// At this place, from 0, stands a character that is none of the digits of this size.
    Character(usize, char, usize),
}

impl fmt::Display for SudokuError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            SudokuError::Length(length) => {
                write!(out, "16, 36, 81, 256 or 625 characters, one a cell, and not {length}")
            }
            SudokuError::Character(place, character, size) => {
                let (row, column) = (place / size + 1, place % size + 1);
                let last = char::from(CHARACTERS[size]);
                write!(out, "in row {row}, column {column} a dot or a digit from 1 to {last}, and not \"{character}\"")
            }
        }
    }
}

/// A digit that stands twice where it may stand once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conflict {
    /// The two cells.
    pub cells: [usize; 2],
    /// The digit.
    pub digit: u8,
}

impl Sudoku {
    /// Reads the text form; its length tells the size.
    ///
    /// # Errors
    /// When there is no sudoku of this length, or a character that its digits don't have.
    pub fn parse(text: &str) -> Result<Self, SudokuError> {
        let length = text.chars().count();
        let block = BLOCKS.iter().find(|(rows, columns)| (rows * columns).pow(2) == length);
        let &(box_rows, box_columns) = block.ok_or(SudokuError::Length(length))?;
        let mut sudoku = Sudoku::blank(box_rows, box_columns);
        let size = sudoku.size();
        for (place, character) in text.chars().enumerate() {
            let digit =
                CHARACTERS[..=size].iter().position(|&known| char::from(known) == character.to_ascii_uppercase());
            let digit = if character == '0' { Some(0) } else { digit };
            sudoku.givens[place] = digit.ok_or(SudokuError::Character(place, character, size))? as u8;
        }
        Ok(sudoku)
    }

    /// The text form.
    pub fn text(&self) -> String {
        self.givens.iter().map(|&digit| char::from(CHARACTERS[usize::from(digit)])).collect()
    }

    /// Every pair of givens that are the same in a row, column or block.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let size = self.size();
        let block = |cell: usize| cell / size / self.box_rows * self.box_rows + cell % size / self.box_columns;
        let filled: Vec<usize> = (0..size * size).filter(|&cell| self.givens[cell] != 0).collect();
        let mut conflicts = Vec::new();
        for (place, &b) in filled.iter().enumerate() {
            for &a in &filled[..place] {
                let see = a / size == b / size || a % size == b % size || block(a) == block(b);
                if see && self.givens[a] == self.givens[b] {
                    conflicts.push(Conflict { cells: [a, b], digit: self.givens[a] });
                }
            }
        }
        conflicts
    }

    /// The sudoku of this block without a given.
    pub fn blank(box_rows: usize, box_columns: usize) -> Self {
        let size = box_rows * box_columns;
        Sudoku { box_rows, box_columns, givens: vec![0; size * size] }
    }

    /// Digits, rows, columns and blocks.
    pub fn size(&self) -> usize {
        self.box_rows * self.box_columns
    }

    /// The cells of a block, row by row. Blocks are counted row by row.
    pub fn block_cells(&self, block: usize) -> Vec<usize> {
        let size = self.size();
        let (top, left) = (block / self.box_rows * self.box_rows, block % self.box_rows * self.box_columns);
        (0..size).map(|i| (top + i / self.box_columns) * size + left + i % self.box_columns).collect()
    }
}

//! A sudoku: a square grid where every row, column and box contains every digit once.
//!
//! A box has `box_rows` by `box_cols` cells, and a grid has as many cells per side as a box has in total. Cells are
//! numbered row by row; digits are 1 to `size`, and 0 is a blank.
//!
//! ```text
//! . 5 . | . . 2      6x6: boxes of 2 rows and 3 columns
//! . . 3 | 1 . .
//! ------+------
//! 1 . . | . 4 .      row, column and box are units; a cell's peers
//! . . . | . . .      are the other cells of its three units
//! ------+------
//! ...
//! ```
//!
//! The boxes of 5x5 and 7x7 grids are their rows: Latin squares, unless rules give them regions.

mod cages;
#[doc(hidden)]
pub mod candidates;
pub(crate) mod digit;
#[doc(hidden)]
pub mod field;
pub mod reason;
#[cfg_attr(not(full), path = "no_rules.rs")]
pub mod rules;
pub(crate) mod singles;
pub(crate) mod word;

pub use singles::filled_in;

use crate::text::english;
use crate::text::message::Message;
use rules::Rules;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// The largest size: 36 digits, 1 to 9, `A` to `Z`, and `0` for 36.
pub const MAX_SIZE: usize = 36;
/// The largest size for swapping digits; larger grids are rebuilt or searched.
pub const MOST_SWAPPED: usize = 25;
/// Box rows and box columns of the supported grids. Boxes with one row coincide with the rows.
#[cfg(full)]
pub const ORDERS: [(usize, usize); 11] =
    [(2, 2), (1, 5), (2, 3), (1, 7), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5), (6, 6)];
/// Box rows and box columns of the supported grids of the core bundle.
#[cfg(not(full))]
pub const ORDERS: [(usize, usize); 5] = [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)];

/// A grid with some of its digits given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[must_use]
pub struct Sudoku {
    /// The number of rows of a box.
    pub box_rows: usize,
    /// The number of columns of a box.
    pub box_cols: usize,
    /// The number of cells per side, and of digits.
    pub size: usize,
    /// The digit of every cell, row by row; 0 is a blank.
    pub givens: Vec<u8>,
    /// The rules beyond rows, columns and boxes, if there are any.
    pub rules: Option<Rules>,
}

impl Sudoku {
    /// Returns the range of constant temperatures where annealing takes at most about twice the moves of the best one.
    /// `benches/useful.js` measured it on a grid of each size. Returns `None` for 25x25, which is hardly ever solved,
    /// and for sizes that were not measured.
    pub fn useful(&self) -> Option<[f64; 2]> {
        match self.size {
            _ if self.rules.is_some() => None,
            4 => Some([0.03, 1.0]),
            6 => Some([0.32, 0.56]),
            9 => Some([0.27, 0.37]),
            16 => Some([0.24, 0.32]),
            _ => None,
        }
    }
}

impl Sudoku {
    /// Returns the blank grid with boxes of `box_rows` by `box_cols`, one of [`ORDERS`].
    pub fn blank(box_rows: usize, box_cols: usize) -> Option<Sudoku> {
        let size = box_rows * box_cols;
        let known = ORDERS.contains(&(box_rows, box_cols));
        known.then(|| Sudoku { box_rows, box_cols, size, givens: vec![0; size * size], rules: None })
    }

    /// Checks that the size is one of [`ORDERS`], and that every cell has a digit of that size.
    ///
    /// # Errors
    /// Returns an error otherwise.
    pub fn check(&self) -> Result<(), Message> {
        let is_grid = ORDERS.contains(&(self.box_rows, self.box_cols))
            && self.size == self.box_rows * self.box_cols
            && self.givens.len() == self.size.pow(2)
            && self.givens.iter().all(|&digit| usize::from(digit) <= self.size);
        if is_grid { Ok(()) } else { Err(english::not_a_grid()) }
    }

    /// Reads one character per cell, row by row: `.` for a blank, `1` to `9`, then `A` for 10 to `Z` for 35. `0` is 36
    /// in a grid of 36x36, and otherwise also a blank.
    ///
    /// # Errors
    /// Returns an error if the length of the text is unknown, or if it contains another character; it names the place,
    /// counted from 1.
    pub fn parse(text: &str) -> Result<Sudoku, Message> {
        // Counting stops just above the size of the largest grid, so that a long text costs no further work.
        let length = text.chars().take(MAX_SIZE.pow(2) + 1).count();
        let order = ORDERS.iter().find(|(rows, cols)| (rows * cols).pow(2) == length);
        let Some(&(box_rows, box_cols)) = order else {
            return Err(english::not_a_grid());
        };
        let mut grid = Sudoku::blank(box_rows, box_cols).expect("an order of the list");
        for (cell, (given, character)) in grid.givens.iter_mut().zip(text.chars()).enumerate() {
            *given = digit::of_character(character, grid.size)
                .filter(|&digit| usize::from(digit) <= grid.size)
                .ok_or_else(|| {
                    let place = english::row_column(cell / grid.size + 1, cell % grid.size + 1);
                    english::at(place, english::not_a_cell(character, digit::character(grid.size as u8)))
                })?;
        }
        Ok(grid)
    }

    /// Returns the units: rows, then columns, then boxes, each with its cells in rising order. Other regions replace
    /// the boxes.
    pub fn units(&self) -> Vec<Vec<usize>> {
        let size = self.size;
        let mut units = vec![Vec::with_capacity(size); 3 * size];
        for cell in 0..size * size {
            for unit in [cell / size, size + cell % size, 2 * size + self.box_of(cell)] {
                units[unit].push(cell);
            }
        }
        units
    }

    /// Returns all houses, which contain every digit once: the units, then diagonals and windows.
    pub fn houses(&self) -> Vec<Vec<usize>> {
        let mut houses = self.units();
        houses.extend(self.rules.iter().flat_map(Rules::houses).cloned());
        houses
    }

    /// Returns all groups of cells with distinct digits: houses, cages and pairs.
    fn different(&self) -> Vec<Vec<usize>> {
        let mut groups = self.houses();
        if let Some(rules) = &self.rules {
            groups.extend(rules.cages().iter().map(|cage| cage.cells.clone()));
            groups.extend(rules.pairs().iter().map(|pair| pair.to_vec()));
        }
        groups
    }

    /// Returns whether the boxes, or other regions, differ from the rows.
    pub fn has_boxes(&self) -> bool {
        self.box_rows > 1 || self.rules.as_ref().is_some_and(|rules| rules.regions().is_some())
    }

    /// Returns the box, or other region, of a cell; boxes are numbered row by row.
    pub fn box_of(&self, cell: usize) -> usize {
        if let Some(regions) = self.rules.as_ref().and_then(Rules::regions) {
            return regions[cell].into();
        }
        let (row, column) = (cell / self.size, cell % self.size);
        row / self.box_rows * self.box_rows + column / self.box_cols
    }

    /// Returns, for every cell, the other cells that must differ from it, in rising order.
    pub fn peers(&self) -> Vec<Vec<usize>> {
        let (words, sets) = self.peer_sets();
        let cells = 0..self.givens.len();
        let peers = |set: &[u64]| cells.clone().filter(|&cell| set[cell / 64] >> (cell % 64) & 1 != 0).collect();
        sets.chunks_exact(words).map(peers).collect()
    }

    /// Returns the number of words that a set of cells takes, and for each cell the set of its peers.
    pub(super) fn peer_sets(&self) -> (usize, Vec<u64>) {
        let cells = self.givens.len();
        let words = cells.div_ceil(64);
        let mut sets = vec![0; cells * words];
        for group in self.different() {
            let mut set = vec![0; words];
            group.iter().for_each(|cell| set[cell / 64] |= 1u64 << (cell % 64));
            for cell in group {
                sets[cell * words..][..words].iter_mut().zip(&set).for_each(|(own, set)| *own |= set);
            }
        }
        (0..cells).for_each(|cell| sets[cell * words + cell / 64] &= !(1 << (cell % 64)));
        (words, sets)
    }

    /// Returns the cells that repeat a digit of a peer, in rising order; empty on a valid board.
    pub fn conflicts(&self, board: &[u8]) -> Vec<usize> {
        let mut conflicting = vec![false; board.len()];
        for unit in self.different() {
            let mut seen = [0usize; MAX_SIZE + 1];
            unit.iter().for_each(|&cell| seen[usize::from(board[cell])] += 1);
            for cell in unit {
                conflicting[cell] |= board[cell] != 0 && seen[usize::from(board[cell])] > 1;
            }
        }
        (0..board.len()).filter(|&cell| conflicting[cell]).collect()
    }

    /// Returns whether every cage has its sum on a full board.
    fn sums_are_right(&self, board: &[u8]) -> bool {
        let mut cages = self.rules.iter().flat_map(Rules::cages);
        let sum = |cells: &[usize]| cells.iter().map(|&cell| u32::from(board[cell])).sum::<u32>();
        cages.all(|cage| cage.sum.is_none_or(|wanted| sum(&cage.cells) == wanted))
    }

    /// Returns whether a board is a solution: full, without conflicts, with the sums of all cages, and with unchanged
    /// givens.
    pub fn is_solution(&self, board: &[u8]) -> bool {
        let kept = self.givens.iter().zip(board).all(|(&given, &digit)| given == 0 || given == digit);
        kept && board.iter().all(|&digit| digit != 0) && self.conflicts(board).is_empty() && self.sums_are_right(board)
    }
}

impl FromStr for Sudoku {
    type Err = Message;

    fn from_str(text: &str) -> Result<Sudoku, Message> {
        Sudoku::parse(text)
    }
}

/// Writes the givens in the format that [`Sudoku::parse`] reads.
impl fmt::Display for Sudoku {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        to_text(&self.givens).fmt(out)
    }
}

/// Returns a board, or givens, in the format that [`Sudoku::parse`] reads.
pub fn to_text(board: &[u8]) -> String {
    board.iter().map(|&digit| digit::character(digit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_and_peers_are_those_of_the_rules() {
        for (box_rows, box_cols) in ORDERS {
            let grid = Sudoku::blank(box_rows, box_cols).unwrap();
            let size = grid.size;
            assert_eq!(grid.units().len(), 3 * size);
            for unit in grid.units() {
                assert!(unit.len() == size && unit.is_sorted());
            }
            let count = 3 * (size - 1) - (box_rows - 1) - (box_cols - 1);
            assert_eq!(grid.has_boxes(), box_rows > 1);
            assert!(grid.peers().iter().all(|peers| peers.len() == count));
        }
        let grid = Sudoku::blank(2, 3).unwrap();
        assert_eq!(grid.units()[12], [0, 1, 2, 6, 7, 8], "the first box of 6x6");
        assert_eq!(grid.units()[17], [27, 28, 29, 33, 34, 35], "the last");
        assert_eq!(Sudoku::blank(7, 1), None);
        assert_eq!(Sudoku::blank(4, 2), None, "boxes of 8x8 are wide");
    }

    #[test]
    fn text_is_read_and_written() {
        let text = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
        let grid = Sudoku::parse(text).unwrap();
        assert_eq!((grid.size, grid.givens[0], grid.givens[1]), (9, 3, 0));
        assert_eq!(to_text(&grid.givens), text);
        assert_eq!(Sudoku::parse(&text.replace('.', "0")).unwrap(), grid);
        let large = format!("P{}A", ".".repeat(623));
        assert_eq!(to_text(&Sudoku::parse(&large).unwrap().givens), large);
        let largest = format!("Z0{}A9", ".".repeat(1292));
        let grid = Sudoku::parse(&largest).unwrap();
        assert_eq!((grid.size, &grid.givens[..3], &grid.givens[1294..]), (36, &[35, 36, 0][..], &[10, 9][..]));
        assert_eq!(to_text(&grid.givens), largest);
    }

    #[test]
    #[cfg(feature = "english")]
    fn what_is_no_grid_says_where() {
        let error = |text: &str| Sudoku::parse(text).unwrap_err().to_string();
        assert_eq!(
            error(&".".repeat(80)),
            "The givens have the wrong length; accepted are 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296 characters."
        );
        assert_eq!(
            error(&"1".repeat(100_000)),
            "The givens have the wrong length; accepted are 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296 characters."
        );
        assert_eq!(error("1234567890......"), "row 2, column 1: '5' is not a dot or a digit from 1 to 4.");
        assert_eq!(error("....:..........."), "row 2, column 1: ':' is not a dot or a digit from 1 to 4.");
        assert_eq!(error(&"Q".repeat(625)), "row 1, column 1: 'Q' is not a dot or a digit from 1 to P.");
        assert_eq!(error(&"a".repeat(1296)), "row 1, column 1: 'a' is not a dot or a digit from 1 to 0.");
        assert_eq!(error(&"٣".repeat(81)), "row 1, column 1: '٣' is not a dot or a digit from 1 to 9.");
    }

    #[test]
    fn conflicts_are_the_cells_that_repeat_a_digit() {
        let grid = Sudoku::parse("11..............").unwrap();
        assert_eq!(grid.conflicts(&grid.givens), [0, 1]);
        let grid = Sudoku::parse("1....1..1.......").unwrap();
        assert_eq!(grid.conflicts(&grid.givens), [0, 5, 8], "a box and a column");
        let board = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
        let grid = Sudoku::parse("1...3...........").unwrap();
        assert!(grid.conflicts(&grid.givens).is_empty() && grid.is_solution(&board));
        assert!(!Sudoku::parse("2...3...........").unwrap().is_solution(&board));
        assert!(!grid.is_solution(&grid.givens));
    }
}

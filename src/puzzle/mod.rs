//! A puzzle: numbers to put on cells so that every line has its sum.
//!
//! This module names no particular puzzle. Puzzles are text files, read by [`Puzzle::parse`]. Each line is one
//! statement, `#` begins a comment, and spaces separate words:
//!
//! ```text
//! title     Magic triangle
//! statement Six numbers, three sides, every side must sum to 9.
//! family    Polygons              the heading in the library
//! history   one sentence on its origin
//! source    the source of the history
//! numbers   1..6                  one number a cell: single numbers and ranges, as in 1..6 8..10 12
//! cell      A 0 2                 name, x, y; y points up
//! line      9 A B C               sum, then cells: drawn as a stroke if they are in a row, else as marks on cells
//! loop      9 A C E               the same, drawn as a closed outline through its cells in this order
//! line      different A B C       in place of a sum: all its numbers differ; also for loops, rings and shapes
//! ring      9 0 0 1.7 B D F       the same, drawn as a circle: sum, middle (x, y) and radius, then cells
//! square    3 15                  cells and lines at once: rows, columns and diagonals of 3 cells, each with this sum
//! honeycomb 3 38                  the same with the rows of a hexagon; cells are named A to Z, A1 to Z1 and so on
//! start     e1 . 5 . . . 6        a named partial board: a number or `.` for each cell, in cell order
//! answer    1 5 3 4 2 6           a solution, for heuristics that read one; at most one such line
//! solutions 6 1                   the count, and the count up to the symmetries of the drawing; then its source,
//!                                 if it is not the exact engine
//! measured  100 12                seeds of 1 to 100 that the recommended settings solve, and moves a solution
//! recommended cooling=constant&t0=1      settings, in the grammar of the link
//! published cooling=fast&t0=10           the settings of an original program, if there is one
//! frozen    cooling=constant&t0=0.1      settings that show what goes wrong in the cold
//! ```
//!
//! `read.rs` parses it, `check.rs` checks that it is well-formed, and `about.rs` has the library's facts about it.

mod about;
pub(crate) mod check;
#[cfg(full)]
mod fewest;
mod flat;
pub(crate) mod instance;
#[cfg(full)]
pub mod landscape;
pub mod library;
#[cfg(full)]
pub(crate) mod opposite;
pub(crate) mod read;
#[cfg(full)]
pub(crate) mod shapes;
mod sort;
pub mod symmetry;

pub use instance::{CUSTOM, Instance, ROUTE, SUDOKU};

pub use about::{Difficulty, Measured, Solutions};

use crate::text::message::Message;
use serde::{Deserialize, Serialize};

/// The most cells that a magic-sum puzzle may have: a 20 by 20 square.
pub const MAX_CELLS: usize = 400;
/// The most cells of a puzzle for exact search or the search of AIMA, because a set of cells is one word of 64 bits.
pub const MAX_SEARCHED: usize = 64;
/// The most lines.
pub const MAX_LINES: usize = 128;
/// The greatest absolute value of a number or a target, which keeps every energy within 32 bits (see `MAX_ENERGY`).
pub const MAX_NUMBER: i32 = 9999;
/// The largest possible energy of any filling. It also bounds each change of energy, and each sum on the way to one.
/// The energy of a 20 by 20 magic square is at most a little over a quarter of it.
const MAX_ENERGY: i64 = i32::MAX as i64;

/// A place for one number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// The position to the right, in units of the puzzle.
    pub x: f64,
    /// The position upwards.
    pub y: f64,
    /// The name of the cell in lines and for people.
    pub label: String,
}

/// Returns the label of the cell at this index: A to Z, then A1 to Z1, and so on.
pub fn label(cell: usize) -> String {
    let letter = char::from(b'A' + (cell % 26) as u8);
    match cell / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// A group of cells and the sum that their numbers must have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The indices of its cells in [`Puzzle::cells`], each once.
    pub cells: Vec<usize>,
    /// The sum; 0 for a line of different numbers, which counts its repeats.
    pub target: i32,
    /// True if its numbers must all be different, instead of having a sum.
    #[cfg_attr(full, serde(default, skip_serializing_if = "std::ops::Not::not"))]
    #[cfg_attr(not(full), serde(skip))]
    pub different: bool,
    /// The way it is drawn.
    pub stroke: Stroke,
}

impl Line {
    /// Returns a line whose numbers must have a sum.
    pub fn new_sum(cells: Vec<usize>, target: i32, stroke: Stroke) -> Line {
        Line { cells, target, different: false, stroke }
    }

    /// Returns a line whose numbers must all be different.
    pub fn new_different(cells: Vec<usize>, stroke: Stroke) -> Line {
        Line { different: true, ..Line::new_sum(cells, 0, stroke) }
    }

    /// Returns whether its numbers must all be different; always false in the core bundle, which has no such puzzle.
    pub fn is_different(&self) -> bool {
        cfg!(full) && self.different
    }

    /// Returns whether the line has two or more cells, each once.
    pub(crate) fn is_whole(&self) -> bool {
        let twice = |(place, cell)| self.cells[..place].contains(cell);
        self.cells.len() >= 2 && !self.cells.iter().enumerate().any(twice)
    }

    /// Returns a number that represents the rule: the sum, or a number that is never a sum.
    pub(crate) fn rule(&self) -> i32 {
        if self.is_different() { i32::MIN } else { self.target }
    }

    /// Returns the sum of the line's numbers on a board, or the repeats of a line of different numbers.
    pub fn sum(&self, board: &[i32]) -> i32 {
        if self.is_different() {
            let mut numbers: Vec<i32> = self.cells.iter().map(|&cell| board[cell]).collect();
            numbers.sort_unstable();
            numbers.dedup();
            return (self.cells.len() - numbers.len()) as i32;
        }
        self.cells.iter().map(|&cell| board[cell]).sum()
    }
}

/// The way of drawing a line; nothing else depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Stroke {
    /// A stroke from end to end if the cells are in a row; otherwise each cell gets a mark.
    Row,
    /// A closed outline through the cells in their order.
    Loop,
    /// A circle with the cells on it or inside.
    Ring {
        /// The middle, to the right.
        x: f64,
        /// The middle, upwards.
        y: f64,
        /// The radius, above 0.
        radius: f64,
    },
}

/// The cells, lines and numbers of a puzzle. A solution puts every number on one cell so that every line has its sum.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[must_use]
#[non_exhaustive]
pub struct Puzzle {
    /// The name in links, in lower case.
    pub name: String,
    /// The title shown to people.
    pub title: String,
    /// The task in one sentence; empty for a user's puzzle, whose draft supplies one.
    #[serde(skip)]
    pub statement: String,
    /// The heading of the puzzle in the library; may be empty.
    pub family: String,
    /// One sentence on the origin of the puzzle; may be empty.
    pub history: String,
    /// The source of the history.
    pub source: String,
    /// The cells, in the order of written boards.
    pub cells: Vec<Cell>,
    /// The lines, each with its sum or rule.
    pub lines: Vec<Line>,
    /// The numbers in rising order, as many as cells.
    pub numbers: Vec<i32>,
    /// Partial boards with a name.
    pub starts: Vec<Start>,
    /// A solution, one number a cell, if the text contains one.
    #[serde(skip)]
    pub answer: Option<Vec<i32>>,
    /// The number of solutions, if it is known.
    #[serde(skip)]
    pub solutions: Option<Solutions>,
    /// The results of the recommended preset.
    #[serde(skip)]
    pub measured: Option<Measured>,
    /// The range of constant temperatures that take at most about twice the moves of the best one. `None` if every
    /// temperature is useful, or without a measurement. `benches/useful.js` measures it.
    pub useful: Option<[f64; 2]>,
    /// The pairs of cells whose numbers always have the same sum, if a run uses only such boards.
    #[cfg(full)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opposite: Option<Opposite>,
}

#[cfg(full)]
/// The pairs of opposite cells, and the sum of their numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opposite {
    /// For each cell the opposite one.
    pub partner: Vec<usize>,
    /// The sum of their numbers; for the cell at the centre, twice its number.
    pub sum: i32,
}

/// A partial board with a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Start {
    /// The name, one word.
    pub name: String,
    /// For each cell its number, if it has one.
    pub givens: Vec<Option<i32>>,
}

impl Puzzle {
    /// Returns a puzzle with this name and no content.
    pub(crate) fn empty(name: &str) -> Puzzle {
        Puzzle { name: name.to_string(), title: name.to_string(), ..Puzzle::default() }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Reports a line that cannot be parsed, or a puzzle that is not well-formed. A puzzle respects the limits of size,
    /// has unique names, and has as many numbers as cells. Each line has two or more different cells, and all energies
    /// fit 32 bits.
    pub fn parse(name: &str, text: &str) -> Result<Puzzle, Message> {
        let puzzle = Puzzle::read(name, text)?;
        // The core bundle reads only its two files, which the tests have checked.
        if cfg!(full) {
            puzzle.validate()?;
        }
        Ok(puzzle)
    }

    /// Returns whether some lines must have different numbers.
    pub fn has_different(&self) -> bool {
        self.lines.iter().any(Line::is_different)
    }

    /// Returns the puzzle with only its lines of sums, and the other lines.
    pub fn parted(&self) -> (Puzzle, Vec<Line>) {
        let (different, lines) = self.lines.iter().cloned().partition(|line| line.different);
        (Puzzle { lines, ..self.clone() }, different)
    }

    /// Returns the sum of every line, in line order, on a board of one number a cell.
    pub fn sums(&self, board: &[i32]) -> Vec<i32> {
        self.lines.iter().map(|line| line.sum(board)).collect()
    }

    /// Computes the energy from scratch: the squared differences of sums and targets, added up over the lines.
    pub fn energy(&self, board: &[i32]) -> i32 {
        let sums = self.sums(board);
        sums.iter().zip(&self.lines).map(|(sum, line)| (sum - line.target).pow(2)).sum()
    }
}

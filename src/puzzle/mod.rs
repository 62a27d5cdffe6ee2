//! A puzzle: numbers to be put on cells so that every line has its sum.
//!
//! Nothing here knows a particular puzzle; they are text files, read by [`Puzzle::parse`]. One statement a line; `#` begins a
//! comment, and words are set apart by spaces:
//!
//! ```text
//! title     Magic triangle
//! statement Six numbers, three sides, every side must sum to 9.
//! family    Polygons              under which heading the library shows it
//! history   one sentence on where it comes from
//! source    where that is written
//! numbers   1..6                  one number a cell: one by one, or whole ranges, as in 1..6 8..10 12
//! cell      A 0 2                 name, x, y; y points up
//! line      9 A B C               sum, then cells: drawn as a stroke if they stand in a row, else marked cell by cell
//! loop      9 A C E               the same, drawn as a closed outline through its cells in this order
//! line      different A B C       in place of a sum: no two of its numbers are the same; so for loops, rings and shapes
//! ring      9 0 0 1.7 B D F       the same, drawn as a circle: sum, middle (x, y) and radius, then cells
//! square    3 15                  cells and lines at once: rows, columns and diagonals of so many cells, each with this sum
//! honeycomb 3 38                  the same with the rows of a hexagon; cells are named by their order, A to Z, A1 to Z1 and so on
//! start     e1 . 5 . . . 6        a partial board by name: a number or `.` for each cell, in cell order
//! answer    1 5 3 4 2 6           a solution, for heuristics that read one; at most one such line
//! solutions 6 1                   how many, and how many up to the symmetries of the drawing; then who says so, if not the
//!                                 exact engine
//! measured  100 12                how many of the seeds 1 to 100 the recommended settings solve, and moves a solution
//! recommended cooling=constant&t0=1      settings, in the grammar of the link
//! published cooling=fast&t0=10           those of an original program, where there is one
//! frozen    cooling=constant&t0=0.1      those that show what goes wrong in the cold
//! ```
//!
//! `read.rs` reads it, `check.rs` says what makes it well-formed, `about.rs` has what the library tells of it.

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
/// The most cells of a puzzle that is searched, exactly or as AIMA does: a set of cells is one word of 64 bits.
pub const MAX_SEARCHED: usize = 64;
/// The most lines.
pub const MAX_LINES: usize = 128;
/// No number and no target is further from zero: keeps every energy within 32 bits (see `MAX_ENERGY`).
pub const MAX_NUMBER: i32 = 9999;
/// The largest energy that any filling may have. A change of energy is at most as large, and so is each sum on the way to one. That
/// of a 20 by 20 magic square is a little over a quarter of it.
const MAX_ENERGY: i64 = i32::MAX as i64;

/// A place for one number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// To the right, in units of the puzzle's own.
    pub x: f64,
    /// Upwards.
    pub y: f64,
    /// The name by which lines and people refer to the cell.
    pub label: String,
}

/// Returns the label of the cell at this place of the order: A to Z, then A1 to Z1, and so on.
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
    /// Indices into [`Puzzle::cells`], each once.
    pub cells: Vec<usize>,
    /// The sum; 0 of a line of different numbers, which counts its repeats.
    pub target: i32,
    /// Whether its numbers must all be different, instead of having a sum.
    #[cfg_attr(full, serde(default, skip_serializing_if = "std::ops::Not::not"))]
    #[cfg_attr(not(full), serde(skip))]
    pub different: bool,
    /// How it is drawn.
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

    /// Returns whether its numbers must all be different; never in the core bundle, which has no such puzzle.
    pub fn is_different(&self) -> bool {
        cfg!(full) && self.different
    }

    /// Returns whether it has two and more cells, each once.
    pub(crate) fn is_whole(&self) -> bool {
        let twice = |(place, cell)| self.cells[..place].contains(cell);
        self.cells.len() >= 2 && !self.cells.iter().enumerate().any(twice)
    }

    /// Returns a number for what it asks of its cells: the sum, or one that no sum is.
    pub(crate) fn rule(&self) -> i32 {
        if self.is_different() { i32::MIN } else { self.target }
    }

    /// Returns the sum of its numbers on a board; of a line of different numbers its repeats.
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

/// The way in which a line is drawn; nothing else depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Stroke {
    /// From end to end if the cells stand in a row; else each of its cells wears a mark.
    Row,
    /// A closed outline through the cells in their order.
    Loop,
    /// A circle; the cells stand on it or inside.
    Ring {
        /// Its middle, to the right.
        x: f64,
        /// Its middle, upwards.
        y: f64,
        /// Its radius, above 0.
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
    /// The name for people.
    pub title: String,
    /// One sentence that says what is to be done; empty for a puzzle of one's own, which is given one by its draft.
    #[serde(skip)]
    pub statement: String,
    /// The heading under which the library shows it; may be empty.
    pub family: String,
    /// One sentence on where the puzzle comes from; may be empty.
    pub history: String,
    /// Where that is written.
    pub source: String,
    /// The cells, in the order in which boards are written.
    pub cells: Vec<Cell>,
    /// The lines.
    pub lines: Vec<Line>,
    /// The numbers in rising order, as many as cells.
    pub numbers: Vec<i32>,
    /// Partial boards with a name.
    pub starts: Vec<Start>,
    /// A solution, one number a cell, if the text gives one away.
    #[serde(skip)]
    pub answer: Option<Vec<i32>>,
    /// How many solutions there are, where that is known.
    #[serde(skip)]
    pub solutions: Option<Solutions>,
    /// How the recommended preset does.
    #[serde(skip)]
    pub measured: Option<Measured>,
    /// The constant temperatures, from and to, at which an anneal takes at most about twice the moves of the best one.
    /// None where every temperature does, or where nobody has measured it. `benches/useful.js` measures it.
    pub useful: Option<[f64; 2]>,
    /// The pairs of cells whose numbers always have the same sum, where a run keeps to such boards.
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
    /// The sum of their numbers; of the cell at the centre twice its number.
    pub sum: i32,
}

/// A partial board under a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Start {
    /// The name, one word.
    pub name: String,
    /// For each cell its number, if it has one.
    pub givens: Vec<Option<i32>>,
}

impl Puzzle {
    /// A puzzle of this name without anything in it.
    pub(crate) fn empty(name: &str) -> Puzzle {
        Puzzle { name: name.to_string(), title: name.to_string(), ..Puzzle::default() }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// When a line can't be read, or the whole is no puzzle. A puzzle keeps to the sizes, uses names once, and has as
    /// many numbers as cells. Its lines have two or more different cells, its energies fit 32 bits.
    pub fn parse(name: &str, text: &str) -> Result<Puzzle, Message> {
        let puzzle = Puzzle::read(name, text)?;
        // The core bundle reads its own two files alone, which the tests have checked.
        if cfg!(full) {
            puzzle.validate()?;
        }
        Ok(puzzle)
    }

    /// Returns whether some lines must have different numbers.
    pub fn has_different(&self) -> bool {
        self.lines.iter().any(Line::is_different)
    }

    /// Returns the puzzle with its lines of sums alone, and the other lines.
    pub fn parted(&self) -> (Puzzle, Vec<Line>) {
        let (different, lines) = self.lines.iter().cloned().partition(|line| line.different);
        (Puzzle { lines, ..self.clone() }, different)
    }

    /// Returns the sum of every line, in line order, on a board of one number a cell.
    pub fn sums(&self, board: &[i32]) -> Vec<i32> {
        self.lines.iter().map(|line| line.sum(board)).collect()
    }

    /// Computes the energy from scratch: the squared difference of sum and target, added up over the lines.
    pub fn energy(&self, board: &[i32]) -> i32 {
        let sums = self.sums(board);
        sums.iter().zip(&self.lines).map(|(sum, line)| (sum - line.target).pow(2)).sum()
    }
}

//! Users' puzzles: a [`Draft`] during editing, a [`Puzzle`] once it is well-formed, and two text forms.
//!
//! ```text
//! the text form (text.rs) ──▶ Draft ──▶ Puzzle ──▶ a run
//! the link's `define` (define.rs) ──▶ ┘  ├──▶ both texts again
//!                                        └──▶ advice.rs: what can't be, and why
//! ```
//!
//! A draft may be anything of limited size: empty, without lines, with too few numbers. Cells have no names in a draft;
//! [`label`] names them by their order.

mod advice;
#[cfg(full)]
mod define;
mod statement;
#[cfg(full)]
mod text;

pub use advice::Advice;
pub use statement::statement;
#[cfg(full)]
pub(crate) use text::MAX_TEXT;

use crate::puzzle::instance::CUSTOM;
use crate::puzzle::{Cell, Line, MAX_CELLS, MAX_LINES, MAX_NUMBER, Puzzle, Stroke, label};
use crate::text::english;
use crate::text::message::Message;
use serde::{Deserialize, Serialize};

/// The most bytes of a title.
pub const MAX_TITLE: usize = 60;
/// The greatest absolute value of a coordinate.
const MAX_COORDINATE: f64 = 9999.0;
/// The factor for four decimals of a coordinate, which the symmetries of a drawing need.
const DECIMALS: f64 = 1e4;
/// The least distance of two cells, as a fraction of the drawing's extent, because smaller discs are not legible.
const NEAREST: f64 = 1.0 / 40.0;
const UNTITLED: &str = "My puzzle";

/// An unfinished magic-sum puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The title shown to people.
    pub title: String,
    /// The numbers in any order; a finished draft has one for each cell.
    pub numbers: Vec<i32>,
    /// The positions of the cells: x to the right and y upwards.
    pub cells: Vec<[f64; 2]>,
    /// The lines, whose cells are indices into `cells`.
    pub lines: Vec<Line>,
    /// For each cell its number, if it has one; cells beyond the end have none.
    pub givens: Vec<Option<i32>>,
}

/// Rounds a coordinate for storage. Adding 0 turns -0 into 0, so that there is one zero.
fn rounded(value: f64) -> f64 {
    (value * DECIMALS).round() / DECIMALS + 0.0
}

impl Draft {
    /// Returns the draft of a puzzle. The order of the cells determines their names from now on.
    pub fn from_puzzle(puzzle: &Puzzle, givens: &[Option<i32>]) -> Draft {
        Draft {
            title: puzzle.title.clone(),
            numbers: puzzle.numbers.clone(),
            cells: puzzle.cells.iter().map(|cell| [cell.x, cell.y]).collect(),
            lines: puzzle.lines.clone(),
            givens: givens.to_vec(),
        }
        .tidy()
    }

    /// Returns the same draft in canonical order: numbers rising, coordinates to four decimals, a nonempty title on one
    /// line, and no trailing blank givens. Drafts that look the same to people are then equal.
    pub fn tidy(mut self) -> Draft {
        self.numbers.sort_unstable();
        self.cells.iter_mut().flatten().for_each(|value| *value = rounded(*value));
        for line in &mut self.lines {
            if let Stroke::Ring { x, y, radius } = &mut line.stroke {
                [x, y, radius].into_iter().for_each(|value| *value = rounded(*value));
            }
            if line.different {
                line.target = 0;
            }
        }
        let words = self.title.replace('_', " ");
        self.title = words.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.title.is_empty() {
            self.title = UNTITLED.to_string();
        }
        while self.givens.last() == Some(&None) {
            self.givens.pop();
        }
        self
    }

    /// Checks sizes and ranges, so that work on the draft is bounded even if something else is wrong.
    ///
    /// # Errors
    /// Reports the error, and what is accepted.
    pub fn check_limits(&self) -> Result<(), Message> {
        let most = |found: usize, most: usize, more: fn(usize, usize) -> Message| match found {
            found if found > most => Err(more(found, most)),
            _ => Ok(()),
        };
        most(self.title.len(), MAX_TITLE, english::title_too_long)?;
        most(self.cells.len(), MAX_CELLS, english::more_cells)?;
        most(self.lines.len(), MAX_LINES, english::more_lines)?;
        most(self.numbers.len(), MAX_CELLS, english::more_numbers)?;
        most(self.givens.len(), self.cells.len(), english::more_givens)?;
        for &number in self.numbers.iter().chain(self.lines.iter().map(|line| &line.target)) {
            if !(-MAX_NUMBER..=MAX_NUMBER).contains(&number) {
                return Err(english::not_whole(number.to_string(), -MAX_NUMBER, MAX_NUMBER));
            }
        }
        let rings = self.lines.iter().filter_map(|line| match line.stroke {
            Stroke::Ring { x, y, radius } => Some([x, y, radius]),
            _ => None,
        });
        let coordinates = self.cells.iter().flatten().copied().chain(rings.clone().flatten());
        for value in coordinates {
            if !(-MAX_COORDINATE..=MAX_COORDINATE).contains(&value) {
                return Err(english::coordinate_too_far(value.to_string(), MAX_COORDINATE as i64));
            }
        }
        if rings.into_iter().any(|[_, _, radius]| radius < 1.0 / DECIMALS) {
            return Err(english::ring_too_small());
        }
        for line in &self.lines {
            most(line.cells.len(), self.cells.len(), english::more_line_cells)?;
            if let Some(cell) = line.cells.iter().find(|&&cell| cell >= self.cells.len()) {
                return Err(english::no_such_cell(label(*cell), self.cells.len()));
            }
        }
        Ok(())
    }

    /// Returns the puzzle, and its givens for each cell.
    ///
    /// # Errors
    /// Reports the first error: see [`Puzzle::parse`] and [`Draft::check_limits`]. It is also an error if two cells
    /// overlap.
    pub fn puzzle(&self) -> Result<(Puzzle, Vec<Option<i32>>), Message> {
        self.check_limits()?;
        let draft = self.clone().tidy();
        let Draft { title, numbers, lines, mut givens, .. } = draft.clone();
        let cells = draft.cells.iter().enumerate().map(|(cell, &[x, y])| Cell { x, y, label: label(cell) }).collect();
        let puzzle = Puzzle { title, numbers, cells, lines, ..Puzzle::empty(CUSTOM) };
        puzzle.validate()?;
        if let Some([a, b]) = draft.too_near() {
            return Err(english::too_near(label(a), label(b)));
        }
        givens.resize(puzzle.cells.len(), None);
        puzzle.check_board(&givens).map_err(english::in_givens)?;
        Ok((puzzle, givens))
    }

    /// Returns two cells that a drawing of the complete puzzle could not show apart.
    fn too_near(&self) -> Option<[usize; 2]> {
        let range = |axis: usize| {
            let values = self.cells.iter().map(|cell| cell[axis]);
            values.clone().fold(f64::MIN, f64::max) - values.fold(f64::MAX, f64::min)
        };
        let least = NEAREST * range(0).max(range(1));
        let pairs = (0..self.cells.len()).flat_map(|b| (0..b).map(move |a| [a, b]));
        let distance = |[a, b]: [usize; 2]| {
            let ([ax, ay], [bx, by]) = (self.cells[a], self.cells[b]);
            libm::hypot(ax - bx, ay - by)
        };
        pairs.into_iter().find(|&pair| distance(pair) <= least)
    }
}

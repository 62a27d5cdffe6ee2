//! One node of an exact search, for people to look at.

use serde::Serialize;

/// A node that was tried, with what followed and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// The cell and number tried; none at the first node, which only looks at what follows from the givens.
    pub tried: Option<(usize, i32)>,
    /// The arrangement tried in place of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arranged: Option<Arranged>,
    /// The cells that follow, with their numbers, in the order in which they were found.
    pub followed: Vec<(usize, i32)>,
    /// What became of it.
    pub outcome: Outcome,
    /// Why it was cut, if it was.
    pub why: Option<Why>,
    /// How many choices lead here, this one included.
    pub depth: usize,
    /// How many others are left to be tried in place of this one.
    pub left: u32,
    /// The number on each cell with all that followed; none for a blank.
    #[serde(skip)]
    pub board: Vec<Option<i32>>,
}

/// An arrangement: the three boxes of a band or stack, which go with its rows or columns for one digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Arranged {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// 0 to 2: rows 1 to 3, 4 to 6, 7 to 9; 3 to 5: these columns.
    pub part: u8,
}

/// The fate of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The search goes on from there.
    Deeper,
    /// The board is a solution.
    Solution,
    /// No solution has this board.
    Cut,
}

/// The reason why no solution has a board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Why {
    /// The lines ask for a number on this cell that is no whole one.
    Fraction {
        /// The cell.
        cell: usize,
    },
    /// The lines ask for a number on this cell that is used, or none of the puzzle's.
    Unavailable {
        /// The cell.
        cell: usize,
        /// The number.
        number: i32,
    },
    /// The lines ask for a number on this cell that another cell of a line of different numbers has.
    Repeat {
        /// The cell.
        cell: usize,
        /// The number.
        number: i32,
    },
    /// A full line has another sum than it must have.
    Sum,
    /// No number fits this cell.
    Empty {
        /// The cell.
        cell: usize,
    },
    /// A digit has no place left in a row, column or box.
    Placeless,
    /// A digit has no place left, or a cell no digit.
    Blocked,
}

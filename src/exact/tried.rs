//! One node of an exact search, for display.

use serde::Serialize;

/// A node that was tried, with its consequences and its outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// The cell and number tried; `None` at the first node, which only follows from the givens.
    pub tried: Option<(usize, i32)>,
    /// The arrangement tried in place of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arranged: Option<Arranged>,
    /// The cells that follow, with their numbers, in the order of their discovery.
    pub followed: Vec<(usize, i32)>,
    /// The outcome of the node.
    pub outcome: Outcome,
    /// The reason why the node was pruned, if it was.
    pub why: Option<Why>,
    /// The number of choices that lead to the node, including this one.
    pub depth: usize,
    /// The number of other branches left to try in place of this one.
    pub left: u32,
    /// The number on each cell with all consequences; `None` for a blank.
    #[serde(skip)]
    pub board: Vec<Option<i32>>,
}

/// An arrangement: the three boxes of a band or stack, which go with its rows or columns for one digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Arranged {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The band or stack: 0 to 2 for rows 1 to 3, 4 to 6, 7 to 9; 3 to 5 for these columns.
    pub part: u8,
}

/// The outcome of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The search continues below the node.
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
    /// The lines require a number on this cell that is not an integer.
    Fraction {
        /// The index of the cell.
        cell: usize,
    },
    /// The lines require a number on this cell that is used already, or not a number of the puzzle.
    Unavailable {
        /// The index of the cell.
        cell: usize,
        /// The number that the lines require.
        number: i32,
    },
    /// The lines require a number on this cell that another cell on a line of different numbers has.
    Repeat {
        /// The index of the cell.
        cell: usize,
        /// The repeated number.
        number: i32,
    },
    /// A full line does not have its sum.
    Sum,
    /// No number fits this cell.
    Empty {
        /// The index of the cell.
        cell: usize,
    },
    /// A digit has no place left in a row, column or box.
    Placeless,
    /// A digit has no place left, or a cell has no digit left.
    Blocked,
}

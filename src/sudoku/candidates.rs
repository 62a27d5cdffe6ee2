//! What follows from a digit on a sudoku.

/// The deductions from a digit on a sudoku. Its peers lose it, and cages keep their sums, in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Propagation {
    /// Naked singles.
    Naked,
    /// Hidden singles, too.
    Singles,
    /// Locked candidates, too.
    Locked,
}

/// A place where a search looked, and found all that it had to see there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// All places of this digit, or number, from 1.
    Digit(u8),
    /// Cells with one candidate.
    Cells,
    /// This sum, from 1.
    Sum(u16),
}

/// A digit that follows, and waits to be filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Single {
    /// Its cell.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The house in which it has one place left, as [`Sudoku::houses`](super::Sudoku::houses) counts them; `None` of a naked single.
    pub house: Option<usize>,
}

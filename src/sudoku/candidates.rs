//! The deductions from a digit on a sudoku.

/// The deductions from a digit on a sudoku. In any case, peers lose the digit as a candidate, and cages keep their
/// sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Propagation {
    /// Naked singles.
    Naked,
    /// Naked and hidden singles.
    Singles,
    /// Singles and locked candidates.
    Locked,
}

/// A part of the grid that a search examined completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// All places of this digit, or number, from 1.
    Digit(u8),
    /// The cells with one candidate.
    Cells,
    /// The sum with this index, from 1.
    Sum(u16),
}

/// A deduced digit that has not been filled in yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Single {
    /// The cell of the digit.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// The house where the digit has one place left, by its index in [`Sudoku::houses`](super::Sudoku::houses); `None`
    /// for a naked single.
    pub house: Option<usize>,
}

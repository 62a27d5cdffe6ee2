//! The visible state of a grid under construction.

/// The reason why a cell was filled in the present rebuild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filled {
    /// The cell was not filled.
    Not,
    /// The kick filled the cell.
    Kick,
    /// A decision filled the cell.
    Decision,
    /// The cell was a single.
    Single,
}

/// The reasons why cells were filled in the present rebuild.
#[derive(Clone, Copy, Debug)]
pub struct Built<'a> {
    /// The digit of each cell that is given or follows from the givens; 0 for all others.
    pub base: &'a [u8],
    /// The reason for each cell.
    pub filled: &'a [Filled],
    /// True while a rebuild is under way; otherwise the accepted grid is shown.
    pub under_way: bool,
}

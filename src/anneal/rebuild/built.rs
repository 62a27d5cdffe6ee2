//! What can be seen of a grid that is built.

/// Describes why a cell was filled in the present rebuild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filled {
    /// It was not.
    Not,
    /// By the kick.
    Kick,
    /// By a decision.
    Decision,
    /// By a single.
    Single,
}

/// Holds why the cells of the present rebuild were filled.
#[derive(Clone, Copy, Debug)]
pub struct Built<'a> {
    /// The digit of each cell that is given or follows from the givens, 0 for all others.
    pub base: &'a [u8],
    /// Of each cell why it was filled.
    pub filled: &'a [Filled],
    /// Whether the rebuild is under way; else the accepted grid is shown.
    pub under_way: bool,
}

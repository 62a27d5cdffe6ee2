//! The log of a search, which lets a checker follow its proof without searching.

use crate::sudoku::candidates::Look;

/// The log of a proof. `()` writes nothing, so the compiler removes its calls.
pub(super) trait ProofLog {
    /// True if the log writes anything.
    const WRITES: bool;

    /// Writes where the search looked.
    fn look(&mut self, look: Look);

    /// Writes that the node has no solution.
    fn cut(&mut self);

    /// Writes that the node is a solution.
    fn solution(&mut self);

    /// Writes the branches of a choice: `kind` is the kind of choice, and `of` has the indices of its object.
    fn choice(&mut self, kind: char, of: &[usize], branches: impl Iterator<Item = i32>);
}

impl ProofLog for () {
    const WRITES: bool = false;

    #[inline(always)]
    fn look(&mut self, _: Look) {}

    #[inline(always)]
    fn cut(&mut self) {}

    #[inline(always)]
    fn solution(&mut self) {}

    #[inline(always)]
    fn choice(&mut self, _: char, _: &[usize], _: impl Iterator<Item = i32>) {}
}

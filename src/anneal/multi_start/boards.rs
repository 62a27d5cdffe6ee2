//! What the eight boards of a multi-start can do, whichever their puzzle.

use super::lanes::Lanes;
use crate::board::Kernel;
use crate::random::Xoshiro;
use std::fmt::Debug;

/// Represents eight boards of one problem side by side, with energies that are kept up to date. Lane `i` of every
/// vector is the `i`-th board's.
pub trait Boards: Clone + Debug + Send + Sync + 'static {
    /// The kernel of one board.
    type Kernel: Kernel;
    /// Two cells, as a swap needs them.
    type Pair: Copy + Debug + Send + Sync;
    /// The greatest change of an energy, at most 2^15 - 1.
    const MOST_DELTA: usize;

    /// Lays out eight boards by the same generator, one after the other. No energy may exceed 2^15 - 1.
    fn new(kernel: &Self::Kernel, generator: &mut Xoshiro) -> Self;

    /// Returns the cells of a pair, as the kernel count them.
    fn pair(kernel: &Self::Kernel, pair: u32) -> Self::Pair;

    /// Returns what a swap of these cells would do.
    fn swap(&self, pair: Self::Pair) -> Swap<Self::Pair>;

    /// Makes a swap that was looked at on these very boards, on those whose lanes are all ones.
    fn make(&mut self, kernel: &Self::Kernel, swap: Swap<Self::Pair>, accepted: Lanes);

    /// Returns the energy of each board.
    fn energies(&self) -> Lanes;

    /// Returns the number on a cell of one board.
    fn number(&self, cell: usize, lane: usize) -> i32;
}

/// Holds a swap and what it would do to each board.
#[derive(Clone, Copy, Debug)]
pub struct Swap<P> {
    pub(super) pair: P,
    /// What stands on its cells, as the boards have it.
    pub(super) numbers: [Lanes; 2],
    /// By how much each energy changes, with its sign.
    pub deltas: Lanes,
}

//! The interface of the eight boards of a multi-start, for any kind of puzzle.

use super::lanes::Lanes;
use crate::board::Blind;
use crate::random::Xoshiro;
use std::fmt::Debug;

/// Eight boards of one problem side by side, with their present energies. Lane `i` of every vector belongs to board
/// `i`.
pub trait Boards: Clone + Debug + Send + Sync + 'static {
    /// The kernel of one board.
    type Kernel: Blind;
    /// Two cells, with the data that a swap needs.
    type Pair: Copy + Debug + Send + Sync;
    /// The greatest rise of an energy by one swap, at most 2^15 - 1.
    const MOST_DELTA: usize;

    /// Returns eight random boards, drawn from one generator, one after the other. No energy may exceed 2^15 - 1.
    fn new(kernel: &Self::Kernel, generator: &mut Xoshiro) -> Self;

    /// Returns the two cells of a pair, by the kernel's index of the pair.
    fn pair(kernel: &Self::Kernel, pair: u32) -> Self::Pair;

    /// Returns the effect of a swap of these cells.
    fn swap(&self, pair: Self::Pair) -> Swap<Self::Pair>;

    /// Makes a swap on the boards whose lanes are all ones. The swap must have been computed on the present boards.
    fn make(&mut self, kernel: &Self::Kernel, swap: Swap<Self::Pair>, accepted: Lanes);

    /// Returns the energy of each board.
    fn energies(&self) -> Lanes;

    /// Returns the number on a cell of the board in this lane.
    fn number(&self, cell: usize, lane: usize) -> i32;
}

/// A swap and its effect on each board.
#[derive(Clone, Copy, Debug)]
pub struct Swap<P> {
    pub(super) pair: P,
    /// The numbers on the two cells before the swap, in the encoding of the boards.
    pub(super) numbers: [Lanes; 2],
    /// The change of each energy, with its sign.
    pub deltas: Lanes,
}

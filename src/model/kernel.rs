//! A single kernel for all models: the loops of runs are compiled once, and a constant branch leads to each model.

use super::colouring::{Coloured, Colouring};
use super::ising::{SpinState, Spins};
use super::queens::{Queens, QueensBoard};
use super::spanning_tree::SpanningTree;
use super::tour::Tours;
use crate::problem::{Cells, Change, Draw, Problem};
use crate::random::Generator;

/// The problem of a model.
#[derive(Clone, Debug)]
pub enum ModelKernel {
    /// A tour.
    Tour(Tours<i32>),
    /// Queens.
    Queens(Queens),
    /// A colouring.
    Colouring(Colouring),
    /// A magnet.
    Ising(Spins<i32>),
    /// A spanning tree.
    SpanningTree(SpanningTree),
}

/// A state of a model.
#[derive(Clone, Debug)]
pub enum ModelState {
    /// A tour.
    Tour(Vec<u16>),
    /// Queens.
    Queens(QueensBoard),
    /// A colouring.
    Colouring(Coloured),
    /// A magnet.
    Ising(SpinState<i32>),
    /// A spanning tree.
    SpanningTree(Vec<bool>),
}

/// Evaluates an expression with a kernel.
macro_rules! with_kernel {
    ($of:expr, $k:ident => $made:expr) => {
        match $of {
            ModelKernel::Tour($k) => $made,
            ModelKernel::Queens($k) => $made,
            ModelKernel::Colouring($k) => $made,
            ModelKernel::Ising($k) => $made,
            ModelKernel::SpanningTree($k) => $made,
        }
    };
}

/// Evaluates an expression with a kernel and its state.
macro_rules! with_both {
    ($of:expr, $state:expr, $k:ident, $s:ident => $made:expr) => {
        match ($of, $state) {
            (ModelKernel::Tour($k), ModelState::Tour($s)) => $made,
            (ModelKernel::Queens($k), ModelState::Queens($s)) => $made,
            (ModelKernel::Colouring($k), ModelState::Colouring($s)) => $made,
            (ModelKernel::Ising($k), ModelState::Ising($s)) => $made,
            (ModelKernel::SpanningTree($k), ModelState::SpanningTree($s)) => $made,
            _ => unreachable!("a state of another model"),
        }
    };
}

/// Makes a value from a kernel and its state, and wraps it as the same variant of another type.
macro_rules! wrapped {
    ($of:expr, $state:expr, $wrap:ident, $k:ident, $s:ident => $made:expr) => {
        match ($of, $state) {
            (ModelKernel::Tour($k), ModelState::Tour($s)) => $wrap::Tour($made),
            (ModelKernel::Queens($k), ModelState::Queens($s)) => $wrap::Queens($made),
            (ModelKernel::Colouring($k), ModelState::Colouring($s)) => $wrap::Colouring($made),
            (ModelKernel::Ising($k), ModelState::Ising($s)) => $wrap::Ising($made),
            (ModelKernel::SpanningTree($k), ModelState::SpanningTree($s)) => $wrap::SpanningTree($made),
            _ => unreachable!("a state of another model"),
        }
    };
}

impl Problem for ModelKernel {
    type State = ModelState;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> ModelState {
        match self {
            ModelKernel::Tour(kernel) => ModelState::Tour(kernel.start(generator)),
            ModelKernel::Queens(kernel) => ModelState::Queens(kernel.start(generator)),
            ModelKernel::Colouring(kernel) => ModelState::Colouring(kernel.start(generator)),
            ModelKernel::Ising(kernel) => ModelState::Ising(kernel.start(generator)),
            ModelKernel::SpanningTree(kernel) => ModelState::SpanningTree(kernel.start(generator)),
        }
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, state: &ModelState, draw: &mut Draw<G>) -> u32 {
        with_both!(self, state, kernel, state => kernel.propose(state, draw))
    }

    #[inline(always)]
    fn delta(&self, state: &ModelState, mv: u32) -> i32 {
        with_both!(self, state, kernel, state => kernel.delta(state, mv))
    }

    fn apply(&self, state: &mut ModelState, mv: u32, delta: i32) {
        with_both!(self, state, kernel, state => kernel.apply(state, mv, delta));
    }

    fn energy(&self, state: &ModelState) -> i32 {
        with_both!(self, state, kernel, state => Problem::energy(kernel, state))
    }

    fn target(&self) -> Option<i32> {
        with_kernel!(self, kernel => kernel.target())
    }
}

impl Cells for ModelKernel {
    fn moves(&self) -> usize {
        with_kernel!(self, kernel => kernel.moves())
    }

    fn nth(&self, state: &ModelState, index: u32) -> u32 {
        with_both!(self, state, kernel, state => kernel.nth(state, index))
    }

    fn probability(&self, index: u32) -> f64 {
        with_kernel!(self, kernel => kernel.probability(index))
    }

    fn cells(&self, mv: u32) -> [usize; 2] {
        with_kernel!(self, kernel => Cells::cells(kernel, mv))
    }

    fn number(&self, state: &ModelState, cell: usize) -> i32 {
        with_both!(self, state, kernel, state => kernel.number(state, cell))
    }

    fn numbers(&self, state: &ModelState, mv: u32, made: bool) -> [i32; 2] {
        with_both!(self, state, kernel, state => kernel.numbers(state, mv, made))
    }

    fn pinned(&self, state: &ModelState, pinned: &[bool]) -> Self {
        wrapped!(self, state, ModelKernel, kernel, state => kernel.pinned(state, pinned))
    }

    fn alter(&self, state: &ModelState, change: Change) -> Option<ModelState> {
        Some(wrapped!(self, state, ModelState, kernel, state => kernel.alter(state, change)?))
    }
}

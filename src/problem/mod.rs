//! The interface of problems that can be annealed.
//!
//! A run needs only [`Problem`]. The optional parts are separate traits: [`Cells`] for numbers on cells, and
//! [`LookAhead`] for moves that take long to look up. The [`Access`] of a run selects the traits that it uses.

mod access;
mod draw;
mod energy;

#[cfg(full)]
pub use access::WithoutR;
pub use access::{Access, Ahead, Drawn, OnCells, Plain};
pub(crate) use access::{draw_out_of_line, take_back};
pub use draw::Draw;
pub use energy::Energy;

use crate::random::Generator;
use crate::random::any::AnyGenerator;

/// A problem: states, the moves between them, and an energy to minimise.
pub trait Problem {
    /// A candidate solution, such as a tour, a board or an assignment, with any data that makes `delta` fast.
    type State: Clone;
    /// A step from a state to a neighbour.
    type Move: Copy;
    /// The type of the energy.
    type Energy: Energy;

    /// Returns a random state, for a start or a restart.
    fn start<G: Generator>(&self, generator: &mut G) -> Self::State;

    /// Draws a move from this state. At least one must exist.
    fn propose<G: Generator>(&self, state: &Self::State, draw: &mut Draw<G>) -> Self::Move;

    /// Returns the change of the energy by a move.
    fn delta(&self, state: &Self::State, mv: Self::Move) -> Self::Energy;

    /// Makes a move. `delta` is the change of the energy, computed on the present state.
    fn apply(&self, state: &mut Self::State, mv: Self::Move, delta: Self::Energy);

    /// Computes the energy from scratch. It may be slow: runs call it only at starts, reheats and interventions, and
    /// for floats after every 65,536 moves. Debug builds also use it to check `delta`.
    fn energy(&self, state: &Self::State) -> Self::Energy;

    /// Returns the target: a run ends at this energy or a lower one. Without a target, a run makes all its moves.
    fn target(&self) -> Option<Self::Energy> {
        None
    }
}

/// A change of a state that a person makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Change {
    /// Two cells swap their numbers.
    Swap(usize, usize),
    /// The numbers from the first cell to the second are reversed. From a later cell to an earlier one, they continue
    /// from the last cell to the first.
    Reverse(usize, usize),
    /// The number on the first cell moves to the second; the numbers between make room.
    Insert(usize, usize),
    /// The cell gets this number.
    Set(usize, usize),
    /// The cell changes to its other state.
    Flip(usize),
}

/// A problem with numbers on cells and indexed moves, so that a page can draw it, and people can swap and pin cells.
pub trait Cells: Problem {
    /// Returns the number of moves, below 2^32, which is the same for every state.
    fn moves(&self) -> usize;

    /// Returns the move of this index from a state.
    fn nth(&self, state: &Self::State, index: u32) -> Self::Move;

    /// Returns the probability that the move of this index is proposed.
    fn probability(&self, index: u32) -> f64;

    /// Returns the two cells whose numbers a move swaps; for a move of one cell, that cell and its new number, or the
    /// cell twice.
    fn cells(&self, mv: Self::Move) -> [usize; 2];

    /// Returns the number on a cell in this state.
    fn number(&self, state: &Self::State, cell: usize) -> i32;

    /// Returns the cell whose number is pinned together with this cell's: the cell itself, unless cells move in pairs.
    fn partner(&self, cell: usize) -> usize {
        cell
    }

    /// Returns this problem with the numbers on the pinned cells of this state fixed.
    fn pinned(&self, state: &Self::State, pinned: &[bool]) -> Self;

    /// Returns the numbers on the two cells of a move at the time of its proposal. For a move of one cell, these are
    /// its number before and after. `made` is true if the move was accepted, and so led to this state.
    fn numbers(&self, state: &Self::State, mv: Self::Move, made: bool) -> [i32; 2] {
        let [a, b] = self.cells(mv).map(|cell| self.number(state, cell));
        if made { [b, a] } else { [a, b] }
    }

    /// Returns the state after a person's change; `None` if the change is not possible. By default two cells swap, in
    /// either order, if some move swaps them.
    fn alter(&self, state: &Self::State, change: Change) -> Option<Self::State> {
        let Change::Swap(a, b) = change else { return None };
        let mut moves = (0..self.moves() as u32).map(|index| self.nth(state, index));
        let swap = moves.find(|&mv| [[a, b], [b, a]].contains(&self.cells(mv)))?;
        let mut state = state.clone();
        let delta = self.delta(&state, swap);
        self.apply(&mut state, swap, delta);
        Some(state)
    }
}

/// A problem whose moves take long to look up, so that a loop looks up the next move before the outcome of the present
/// one. Each proposal must be one draw, independent of the state.
pub trait LookAhead: Cells {
    /// The record of a move.
    type Lookup: ?Sized;

    /// Looks a move up; `None` beyond the last move, which is never drawn.
    fn look_up(&self, mv: Self::Move) -> Option<&Self::Lookup>;

    /// Returns the change of the energy by the move of this record, as [`Problem::delta`] does.
    fn delta_of(&self, state: &Self::State, record: &Self::Lookup) -> Self::Energy;
}

/// Evaluates an expression that draws by R's generator, unless the access of the run has none.
macro_rules! drawn_by_r {
    ($problem:ty, $access:ty, $made:expr) => {
        if <$access as $crate::problem::Access<$problem>>::WITH_R {
            $made
        } else {
            unreachable!("refused at the run's start")
        }
    };
}
pub(crate) use drawn_by_r as with_r;

/// Returns a random state, from either generator.
pub(crate) fn started<P: Problem, A: Access<P>>(problem: &P, generator: &mut AnyGenerator) -> P::State {
    match generator {
        AnyGenerator::Xoshiro(generator) => problem.start(generator),
        AnyGenerator::R(generator) => with_r!(P, A, problem.start(&mut **generator)),
    }
}

//! What machines that anneal have in common.

use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::anneal::rebuild::built::Built;
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};

/// Represents a move that a board allows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PossibleMove {
    /// The two cells whose numbers it swaps.
    pub cells: [usize; 2],
    /// By how much it changes the energy shown.
    pub delta: i32,
    /// The probability that it is proposed.
    pub probability: f64,
}

/// Represents the moves of a board, by number.
pub(crate) trait PossibleMoves {
    /// Returns how many there are.
    fn count(&self) -> u32;

    /// Returns one of them.
    fn at(&self, number: u32) -> PossibleMove;
}

/// Anneals a board, or several.
pub(crate) trait AnnealingSolver: Send {
    /// Returns how far it has come.
    fn progress(&self) -> AnnealProgress;

    /// Returns the number on a cell of the board that is shown; `None` for a blank, which only rebuilt grids have.
    fn number(&self, cell: usize) -> Option<i32>;

    /// Returns the number on a cell of the best board so far.
    fn best_number(&self, cell: usize) -> Option<i32>;

    /// Returns the rows kept of the run so far, the present one last.
    fn rows(&self) -> Vec<Row>;

    /// Returns the history.
    fn trace(&self) -> &Trace;

    /// Returns all boards, each of so many cells, where there are several.
    fn replicas(&self, _cells: usize) -> Option<Replicas> {
        None
    }

    /// Returns the moves that the board allows which is shown, where moves are looked at one by one.
    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        None
    }

    /// Returns the mean number of moves until the board accepts a worsening one, if it is frozen.
    fn frozen(&self) -> Option<f64> {
        None
    }

    /// Returns why cells were filled, where grids are rebuilt.
    fn built(&self) -> Option<Built<'_>> {
        None
    }

    /// Intervenes; only where the settings allow interventions.
    fn intervene(&mut self, _intervention: Intervention) {}

    /// Returns what a person did and will do.
    fn interventions(&self) -> &[InterventionAt] {
        &[]
    }

    /// Returns the cells that a person keeps where they are.
    fn pinned(&self) -> &[bool] {
        &[]
    }
}

//! The common interface of the runs that anneal puzzles.

use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::anneal::rebuild::built::Built;
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};

/// A move that a board allows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PossibleMove {
    /// The two cells whose numbers the move swaps.
    pub cells: [usize; 2],
    /// The change of the energy shown.
    pub delta: i32,
    /// The probability that the move is proposed.
    pub probability: f64,
}

/// The possible moves of a board, by index.
pub(crate) trait PossibleMoves {
    /// Returns the number of moves.
    fn count(&self) -> u32;

    /// Returns the move of an index below the count.
    fn at(&self, number: u32) -> PossibleMove;
}

/// A run that anneals one board or several.
pub(crate) trait AnnealingSolver: Send {
    /// Returns the progress of the run.
    fn progress(&self) -> AnnealProgress;

    /// Returns the number on a cell of the board shown; `None` for a blank, which only rebuilt grids have.
    fn number(&self, cell: usize) -> Option<i32>;

    /// Returns the number on a cell of the best board so far.
    fn best_number(&self, cell: usize) -> Option<i32>;

    /// Returns the rows kept so far, the present one last.
    fn rows(&self) -> Vec<Row>;

    /// Returns the history.
    fn trace(&self) -> &Trace;

    /// Returns all boards, each with this many cells; `None` for a run of one board.
    fn replicas(&self, _cells: usize) -> Option<Replicas> {
        None
    }

    /// Returns the possible moves of the board shown; `None` for a run whose moves are not single swaps of one board.
    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        None
    }

    /// Returns the mean number of moves until a frozen board accepts a worsening move; `None` if the board is not
    /// frozen.
    fn frozen(&self) -> Option<f64> {
        None
    }

    /// Returns the reasons why cells were filled; `None` for a run that does not rebuild grids.
    fn built(&self) -> Option<Built<'_>> {
        None
    }

    /// Intervenes after the present move. Must be called only if the settings allow interventions, because other runs
    /// ignore it.
    fn intervene(&mut self, _intervention: Intervention) {}

    /// Returns all interventions, past and future.
    fn interventions(&self) -> &[InterventionAt] {
        &[]
    }

    /// Returns, for each cell, whether it is pinned; empty for a run that takes no interventions.
    fn pinned(&self) -> &[bool] {
        &[]
    }
}

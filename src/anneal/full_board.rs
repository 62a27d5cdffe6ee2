//! What machines that anneal full boards have in common.

use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::history::Machine;
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};

/// A machine that anneals full boards.
pub trait FullBoardSolver: Machine + Clone + std::fmt::Debug + 'static {
    /// How far it has come.
    fn progress(&self) -> AnnealProgress;

    /// The number on a cell of the board that is shown.
    fn number(&self, cell: usize) -> i32;

    /// The rows kept of the run so far, the present one last.
    fn rows(&self) -> Vec<Row>;

    /// The history.
    fn trace(&self) -> &Trace;

    /// All boards, of so many cells, where there are several.
    fn replicas(&self, _cells: usize) -> Option<Replicas> {
        None
    }

    /// Does what a person does; only where the config says what they may do.
    fn touch(&mut self, _deed: Intervention) {}

    /// What a person did and will do.
    fn hands(&self) -> &[InterventionAt] {
        &[]
    }

    /// The cells that a person keeps where they are.
    fn pinned(&self) -> &[bool] {
        &[]
    }
}

//! What links of the core bundle may hold: the puzzles that it has, annealed. The rest stands in `bundle_full.rs`.

use super::LinkError;
use super::field::Field;
use super::reader::Reader;
use super::solvers::ANNEAL;
use crate::puzzle::Puzzle;
use crate::puzzle::problem::Problem;
use crate::run::settings::SolverSettings;
use crate::text::message::Message;

/// Refuses the solver `name`, which is not annealing.
pub fn read_solver(_reader: &mut Reader, _problem: &Problem, name: &str) -> Result<SolverSettings, LinkError> {
    Err(LinkError::unsupported("solver", name))
}

/// Returns no settings: all that the core bundle reads is annealing.
pub fn solver_fields(_settings: &SolverSettings, _problem: &Problem) -> (&'static str, Vec<Field>) {
    (ANNEAL, Vec::new())
}

/// Refuses every puzzle of a name that is not in the library.
pub fn unnamed(name: &str, _define: impl FnOnce() -> String) -> Result<Puzzle, LinkError> {
    Err(LinkError::unsupported("puzzle", name))
}

/// Returns nothing: every puzzle of the core bundle has a name.
pub fn define(_problem: &Problem) -> Option<String> {
    None
}

/// Returns the error of a value that cannot be read here; the full bundle may read it.
pub fn refused(key: &str, value: &str, _message: impl FnOnce() -> Message) -> LinkError {
    LinkError::unsupported(key, value)
}

/// Returns `true`: both puzzles of the core bundle fit.
pub fn fits_multi_start(_puzzle: &Puzzle) -> bool {
    true
}

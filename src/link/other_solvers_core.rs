//! The settings of solvers but annealing, of which the core bundle has none. The rest stands in `other_solvers_full.rs`.

use super::LinkError;
use super::field::Field;
use super::reader::Reader;
use super::solvers::ANNEAL;
use crate::puzzle::instance::Instance;
use crate::run::settings::SolverSettings;

/// Refuses the solver `name`, which is not annealing.
pub fn read(_reader: &mut Reader, _problem: &Instance, name: &str) -> Result<SolverSettings, LinkError> {
    Err(LinkError::unsupported("solver", name))
}

/// Refuses to measure settings: that is for the full bundle.
pub fn automatic(reader: &mut Reader, _problem: &Instance) -> Result<(), LinkError> {
    if reader.is_automatic() { Err(LinkError::unsupported("preset", "auto")) } else { Ok(()) }
}

/// Returns no settings: all that the core bundle reads is annealing.
pub fn fields(_settings: &SolverSettings, _problem: &Instance) -> (&'static str, Vec<Field>) {
    (ANNEAL, Vec::new())
}

/// Returns whether a key holds what follows from the problem; never here.
pub fn follows(_settings: &SolverSettings, _problem: &Instance, _key: &str) -> bool {
    false
}

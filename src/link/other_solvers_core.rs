//! The core bundle has no solver except annealing. `other_solvers_full.rs` has the same functions for the full bundle.

use super::LinkError;
use super::field::Field;
use super::reader::Reader;
use super::solvers::ANNEAL;
use crate::puzzle::instance::Instance;
use crate::run::settings::SolverSettings;

/// Rejects the solver `name`, which is not annealing.
pub fn read(_reader: &mut Reader, _problem: &Instance, name: &str) -> Result<SolverSettings, LinkError> {
    Err(LinkError::unsupported("solver", name))
}

/// Rejects `preset=auto`, because only the full bundle can measure settings.
pub fn automatic(reader: &mut Reader, _problem: &Instance) -> Result<(), LinkError> {
    if reader.is_automatic() { Err(LinkError::unsupported("preset", "auto")) } else { Ok(()) }
}

/// Returns no settings: the core bundle reads settings of annealing only, and those are handled elsewhere.
pub fn fields(_settings: &SolverSettings, _problem: &Instance) -> (&'static str, Vec<Field>) {
    (ANNEAL, Vec::new())
}

/// Returns `false`: the core bundle has no such key.
pub fn follows(_settings: &SolverSettings, _problem: &Instance, _key: &str) -> bool {
    false
}

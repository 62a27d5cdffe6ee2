//! The solvers of the core bundle: annealing. The others stand in `bundle_full.rs`.

use super::CellKind;
use super::engine::{Engine, anneal};
use super::inspect::Inspection;
use super::settings::SolverSettings;
use crate::anneal::intervention::InterventionAt;
use crate::history::progress::Replicas;
use crate::puzzle::problem::Problem;
use crate::search::run::SearchRun;

/// Returns the solver at its start; `None` if this bundle does not have it.
pub fn engine(
    problem: &Problem,
    settings: SolverSettings,
    interventions: &[InterventionAt],
) -> Option<Box<dyn Engine>> {
    match settings {
        SolverSettings::Anneal(settings) => anneal(problem, settings, interventions),
        _ => None,
    }
}

/// Returns nothing: no solver of the core bundle expands a board.
pub fn inspect(_engine: &dyn Engine) -> Option<Inspection> {
    None
}

/// Returns nothing: no solver of the core bundle has several boards.
pub fn replicas(_engine: &dyn Engine, _cells: usize) -> Option<Replicas> {
    None
}

/// Returns nothing: no solver of the core bundle rebuilds a grid.
pub fn rebuilt(_engine: &dyn Engine, _cell: usize) -> Option<CellKind> {
    None
}

/// Returns nothing: the core bundle has no search.
pub fn looked_at(_engine: &dyn Engine) -> Option<&SearchRun> {
    None
}

/// Returns nothing: the core bundle has no search.
pub fn searcher(_engine: &dyn Engine) -> Option<&SearchRun> {
    None
}

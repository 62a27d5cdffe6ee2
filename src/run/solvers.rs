//! The solver that some settings ask for.

use super::engine::{Engine, engine_of};
#[cfg(feature = "full")]
use super::full_solvers::other_solver;
use super::settings::SolverSettings;
use crate::anneal::intervention::InterventionAt;
use crate::anneal::run::AnnealRun;
use crate::board::kernels::with_neighbourhood;
use crate::puzzle::problem::Problem;

/// Returns the solver at its start; `None` if the problem, or this bundle, does not have it.
pub fn engine(
    problem: &Problem,
    settings: SolverSettings,
    interventions: &[InterventionAt],
) -> Option<Box<dyn Engine>> {
    match settings {
        SolverSettings::Anneal(settings) => with_neighbourhood!(problem, settings.singles, rules => {
            engine_of(AnnealRun::new(rules, settings, interventions.to_vec(), problem.cells()))
        }),
        #[cfg(feature = "full")]
        _ => other_solver(problem, settings),
        #[cfg(not(feature = "full"))]
        _ => None,
    }
}

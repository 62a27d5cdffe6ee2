//! The solver for given settings.

use super::engine::{Engine, engine_of};
#[cfg(full)]
use super::full_solvers::other_solver;
use super::settings::SolverSettings;
use crate::anneal::anneal_run::AnnealRun;
use crate::anneal::intervention::InterventionAt;
use crate::anneal::settings::AnnealSettings;
use crate::board::Kernel;
use crate::board::kernels::with_problem;
use crate::puzzle::instance::Instance;

/// Returns the solver at its start; `None` if the problem or this bundle does not have the solver.
pub fn engine(
    problem: &Instance,
    settings: SolverSettings,
    interventions: &[InterventionAt],
) -> Option<Box<dyn Engine>> {
    match settings {
        SolverSettings::Anneal(settings) => with_problem!(problem, settings.singles, kernel => {
            annealed(kernel, settings, interventions, problem.cells())
        }),
        #[cfg(full)]
        _ => other_solver(problem, settings),
        #[cfg(not(full))]
        _ => None,
    }
}

fn annealed<K: Kernel>(
    kernel: K,
    settings: AnnealSettings,
    interventions: &[InterventionAt],
    cells: usize,
) -> Box<dyn Engine> {
    engine_of(AnnealRun::<K, K::Access>::of_shared(kernel.into(), settings, interventions.to_vec(), cells))
}

//! The settings of all solvers except annealing. `other_solvers_core.rs` has the same functions for the core bundle.

use super::anneal::read_pairs;
use super::field::Field;
use super::reader::{Reader, Tuning};
use super::solvers::{ANNEAL, ARRANGEMENTS, EXACT, REBUILD, REPLICAS, STRATEGIES, TEMPERING, solvers};
use super::{LinkError, keys, search};
use crate::anneal::automatic::{WantedTemperature, temperature};
use crate::anneal::schedule::Schedule;
use crate::anneal::settings::{AnnealSettings, MultiStartSettings, RebuildSettings, TemperingSettings};
use crate::exact::exact_run::{Branching, ExactSettings};
use crate::puzzle::instance::Instance;
use crate::run::settings::SolverSettings;

/// Reads the settings of the solver `name`, which is not annealing.
pub fn read(reader: &mut Reader, problem: &Instance, name: &str) -> Result<SolverSettings, LinkError> {
    Ok(match STRATEGIES.iter().find(|(known, _)| *known == name) {
        Some(&(_, strategy)) => SolverSettings::Search(search::read(reader, problem, strategy)?),
        None if name == TEMPERING => SolverSettings::Tempering(TemperingSettings::read(reader, problem)?),
        None if name == REPLICAS => SolverSettings::MultiStart(MultiStartSettings::read(reader, problem)?),
        None if name == REBUILD => SolverSettings::Rebuild(RebuildSettings::read(reader, problem)?),
        None => SolverSettings::Exact(ExactSettings {
            moves: reader.whole(&keys::MOVES_EXACT)?,
            branching: if name == ARRANGEMENTS { Branching::Arrangement } else { Branching::Cell },
        }),
    })
}

/// Adds settings that suit the problem as the defaults of a link with `preset=auto`. The solver of the link stays, and
/// only annealing receives a measured temperature. Does nothing for other solvers, links and maps.
pub fn automatic(reader: &mut Reader, problem: &Instance) -> Result<(), LinkError> {
    if !reader.is_automatic() || matches!(problem, Instance::Route(_)) {
        return Ok(());
    }
    let mut recommended = reader.recommended();
    let usual = if matches!(problem, Instance::Sudoku(_)) { REBUILD } else { ANNEAL };
    match recommended.one_of("solver", &solvers(problem), usual)? {
        REBUILD => reader.put_behind(vec![("solver".to_string(), REBUILD.to_string())]),
        ANNEAL => {
            let mut settings = AnnealSettings::read(&mut recommended, problem)?;
            // Pairs change the boards, and therefore the temperature.
            let mut problem = problem.clone();
            read_pairs(&mut recommended, &mut problem)?;
            if settings.accept.uses_temperature() {
                let wanted =
                    WantedTemperature { problem: problem.clone(), accept: settings.accept, singles: settings.singles };
                let found = match &mut reader.tuning {
                    Tuning::Now => temperature(wanted),
                    Tuning::Later(later) => {
                        *later = Some(Box::new(wanted));
                        Some(keys::T0_CONSTANT.range.most)
                    }
                    Tuning::Known(found) => *found,
                };
                settings.schedule = found.map_or(settings.schedule, |t0| Schedule::Constant { t0 });
            }
            let fields = settings.fields(&problem).into_iter();
            reader.put_behind(fields.map(|Field { key, value, .. }| (key.to_string(), value)).collect());
        }
        _ => {}
    }
    Ok(())
}

/// Returns the name of a solver that is not annealing, and its settings in the order of the link.
pub fn fields(settings: &SolverSettings, problem: &Instance) -> (&'static str, Vec<Field>) {
    match settings {
        SolverSettings::Anneal(annealing) => (ANNEAL, annealing.fields(problem)),
        SolverSettings::Tempering(tempering) => (TEMPERING, tempering.fields(problem)),
        SolverSettings::MultiStart(multi_start) => (REPLICAS, multi_start.fields(problem)),
        SolverSettings::Rebuild(rebuild) => (REBUILD, rebuild.fields()),
        SolverSettings::Exact(ExactSettings { moves, branching }) => {
            let name = if *branching == Branching::Arrangement { ARRANGEMENTS } else { EXACT };
            (name, vec![Field::whole(&keys::MOVES_EXACT, *moves)])
        }
        SolverSettings::Search(settings) => {
            let name = STRATEGIES.iter().find(|(_, strategy)| *strategy == settings.strategy);
            (name.map_or("", |(name, _)| name), search::fields(settings, problem))
        }
    }
}

/// Returns whether the value of `key` is a default of this problem, so that it must change with the problem.
pub fn follows(settings: &SolverSettings, problem: &Instance, key: &str) -> bool {
    matches!(settings, SolverSettings::Rebuild(rebuild) if rebuild.follows(problem, key))
}

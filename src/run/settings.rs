//! The solver of a problem, and its settings.

#[cfg(full)]
use crate::anneal::intervention::Changes;
use crate::anneal::intervention::InterventionRules;
use crate::anneal::settings::{AnnealSettings, MultiStartSettings, RebuildSettings, TemperingSettings};
use crate::exact::exact_run::ExactSettings;
#[cfg(full)]
use crate::model::Model;
#[cfg(full)]
use crate::puzzle::Puzzle;
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;
use crate::search::SearchSettings;
use crate::text::message::Message;

/// A solver and its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub enum SolverSettings {
    /// Annealing of one board.
    Anneal(AnnealSettings),
    /// Parallel tempering.
    Tempering(TemperingSettings),
    /// Multi-start, 8 chains: for sudokus up to 16x16 without further rules, and small magic-sum puzzles
    /// (`anneal/multi_start/sums.rs`).
    MultiStart(MultiStartSettings),
    /// Annealing with propagation, a ruin and recreate search (Schrimpf 2000), for sudokus only.
    Rebuild(RebuildSettings),
    /// Exact search, for all problems except maps, models and magic-sum puzzles with too many cells.
    Exact(ExactSettings),
    /// Search, for maps and for magic-sum puzzles without lines of different numbers.
    Search(SearchSettings),
}

impl SolverSettings {
    /// Returns the rules for interventions at the start of a run; `None` for all solvers except `Anneal`, because they
    /// allow none.
    pub fn intervention_rules(&self, problem: &Instance) -> Option<InterventionRules> {
        let annealing = self.annealing()?;
        let rules = InterventionRules::new(problem.groups(annealing.singles), annealing.accept.uses_temperature());
        #[cfg(full)]
        if let Instance::Sums { puzzle: Puzzle { opposite: Some(opposite), .. }, .. } = problem {
            return Some(rules.in_pairs(&opposite.partner));
        }
        #[cfg(full)]
        if let Instance::Model(model) = problem {
            return Some(rules.with(match model {
                Model::Tour(_) => Changes::Tour,
                Model::Queens(_) => Changes::Swaps,
                Model::Colouring(colouring) => Changes::Numbers(colouring.colours()),
                Model::Ising(_) | Model::SpanningTree(_) => Changes::Flips,
            }));
        }
        Some(rules)
    }

    /// Checks that the settings are in their ranges.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        match self {
            SolverSettings::Anneal(settings) => settings.check(),
            SolverSettings::Tempering(settings) => settings.check(),
            SolverSettings::MultiStart(settings) => settings.check(),
            SolverSettings::Rebuild(settings) => settings.check(),
            SolverSettings::Search(_) | SolverSettings::Exact(_) => Ok(()),
        }
    }

    /// Returns the name of the solver's family.
    pub fn method(&self) -> &'static str {
        match self {
            SolverSettings::Anneal(_) => "anneal",
            SolverSettings::Tempering(_) => "tempering",
            SolverSettings::MultiStart(_) => "replicas",
            SolverSettings::Rebuild(_) => "rebuild",
            SolverSettings::Search(_) => "search",
            SolverSettings::Exact(_) => "exact",
        }
    }

    /// Returns the settings of `Anneal`; `None` for every other solver.
    pub fn annealing(&self) -> Option<&AnnealSettings> {
        match self {
            SolverSettings::Anneal(annealing) => Some(annealing),
            SolverSettings::Tempering(_)
            | SolverSettings::MultiStart(_)
            | SolverSettings::Rebuild(_)
            | SolverSettings::Search(_)
            | SolverSettings::Exact(_) => None,
        }
    }

    /// Returns the most moves, or nodes of an exact search. `None` for a search, which is limited by the number of its
    /// nodes.
    pub fn budget(&self) -> Option<u64> {
        match *self {
            SolverSettings::Anneal(AnnealSettings { moves, .. })
            | SolverSettings::Tempering(TemperingSettings { moves, .. })
            | SolverSettings::MultiStart(MultiStartSettings { moves, .. })
            | SolverSettings::Rebuild(RebuildSettings { moves, .. })
            | SolverSettings::Exact(ExactSettings { moves, .. }) => Some(moves),
            SolverSettings::Search(_) => None,
        }
    }

    /// Returns whether cells that follow by singles are filled in before the run, which affects only sudokus.
    pub fn singles(&self) -> bool {
        match *self {
            SolverSettings::Anneal(AnnealSettings { singles, .. })
            | SolverSettings::Tempering(TemperingSettings { singles, .. })
            | SolverSettings::MultiStart(MultiStartSettings { singles, .. }) => singles,
            SolverSettings::Rebuild(_) | SolverSettings::Search(_) | SolverSettings::Exact(_) => false,
        }
    }

    /// Returns the settings with another seed; settings of a solver without a seed stay unchanged.
    pub fn with_seed(mut self, own: u64) -> SolverSettings {
        match &mut self {
            SolverSettings::Anneal(AnnealSettings { seed, .. })
            | SolverSettings::Tempering(TemperingSettings { seed, .. })
            | SolverSettings::MultiStart(MultiStartSettings { seed, .. })
            | SolverSettings::Rebuild(RebuildSettings { seed, .. }) => *seed = own,
            SolverSettings::Search(_) | SolverSettings::Exact(_) => {}
        }
        self
    }

    /// Returns the number of bits that a seed may have.
    pub fn seed_bits(&self) -> u32 {
        self.generator().seed_bits()
    }

    /// Returns the kind of the generator.
    pub fn generator(&self) -> GeneratorKind {
        match *self {
            SolverSettings::Anneal(AnnealSettings { rng, .. })
            | SolverSettings::Tempering(TemperingSettings { rng, .. }) => rng,
            _ => GeneratorKind::Xoshiro,
        }
    }

    /// Returns the seed; `None` for search and exact search.
    pub fn seed(&self) -> Option<u64> {
        match *self {
            SolverSettings::Anneal(AnnealSettings { seed, .. })
            | SolverSettings::Tempering(TemperingSettings { seed, .. })
            | SolverSettings::MultiStart(MultiStartSettings { seed, .. })
            | SolverSettings::Rebuild(RebuildSettings { seed, .. }) => Some(seed),
            SolverSettings::Search(_) | SolverSettings::Exact(_) => None,
        }
    }
}

//! How a problem is solved: the settings of one of the solvers.

use crate::anneal::intervention::InterventionRules;
use crate::anneal::settings::{AnnealSettings, MultiStartSettings, RebuildSettings, TemperingSettings};
use crate::exact::exact_run::ExactSettings;
#[cfg(full)]
use crate::puzzle::Puzzle;
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;
use crate::search::SearchSettings;
use crate::text::message::Message;

/// Describes how a problem is solved.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub enum SolverSettings {
    /// By annealing.
    Anneal(AnnealSettings),
    /// By parallel tempering.
    Tempering(TemperingSettings),
    /// By eight anneals side by side; not on sudokus beyond 16x16, nor on sums puzzles that do not fit (`anneal/multi_start/sums.rs`).
    MultiStart(MultiStartSettings),
    /// By annealing with propagation; sudokus only.
    Rebuild(RebuildSettings),
    /// By exact search.
    Exact(ExactSettings),
    /// By search; sums puzzles only.
    Search(SearchSettings),
}

impl SolverSettings {
    /// Returns which interventions are possible before any has been made; `None` of a search.
    pub fn intervention_rules(&self, problem: &Instance) -> Option<InterventionRules> {
        let annealing = self.annealing()?;
        let rules = InterventionRules::new(problem.groups(annealing.singles), annealing.accept.uses_temperature());
        #[cfg(full)]
        if let Instance::Sums { puzzle: Puzzle { opposite: Some(opposite), .. }, .. } = problem {
            return Some(rules.in_pairs(&opposite.partner));
        }
        Some(rules)
    }

    /// Checks that a run can follow them.
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

    /// Returns the settings of an annealing run.
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

    /// Returns the most moves; of an exact search nodes. A search has another bound.
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

    /// Returns whether what follows by singles is filled in before; of a sudoku only.
    pub fn singles(&self) -> bool {
        match *self {
            SolverSettings::Anneal(AnnealSettings { singles, .. })
            | SolverSettings::Tempering(TemperingSettings { singles, .. })
            | SolverSettings::MultiStart(MultiStartSettings { singles, .. }) => singles,
            SolverSettings::Rebuild(_) | SolverSettings::Search(_) | SolverSettings::Exact(_) => false,
        }
    }

    /// Returns the same settings with another seed; a search has none, and stays as it is.
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

    /// Returns how many bits a seed has at most.
    pub fn seed_bits(&self) -> u32 {
        match self {
            SolverSettings::Anneal(AnnealSettings { rng, .. })
            | SolverSettings::Tempering(TemperingSettings { rng, .. }) => rng.seed_bits(),
            _ => GeneratorKind::Xoshiro.seed_bits(),
        }
    }

    /// Returns the seed; a search has none.
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

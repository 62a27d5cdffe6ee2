//! The configuration of a run, and its link.
//!
//! A link is read against defaults: the settings of its preset and, for a schedule other than the preset's, numbers
//! that suit it. A link is written out in full, so that later changes of these defaults do not affect it.

#[cfg(full)]
use super::anneal::read_pairs;
use super::anneal::{COOLING_KEYS, presets};
pub use super::bundle::define;
use super::field::Field;
use super::keys::{self, Whole};
#[cfg(full)]
use super::reader::Tuning;
use super::reader::{AUTOMATIC, Reader};
use super::solvers::{ANNEAL, REPLICAS, solvers, usual};
use super::{LinkError, bundle, join, other_solvers, pairs, text_of};
use crate::anneal::intervention::{self, InterventionAt};
use crate::anneal::presets::Preset;
use crate::anneal::schedule::Schedule;
use crate::anneal::settings::AnnealSettings;
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;
use crate::run::settings::SolverSettings;
use crate::run::version::Version;
use crate::run::{Intervened, Run};
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::decode;
use std::fmt;
use std::str::FromStr;

/// The keys of the problem, the puzzle first.
pub(crate) const PROBLEM: [&str; 16] = [
    "puzzle",
    "define",
    "map",
    "edges",
    "cities",
    "draw",
    "points",
    "distance",
    "size",
    "colours",
    "triangles",
    "m",
    "givens",
    "regions",
    "extra",
    "cages",
];

/// The keys of a run's link that are not settings. An experiment sets problem, budget and seeds itself.
pub(crate) const NO_SETTING: [&str; PROBLEM.len() + 6] = {
    let mut keys = ["v"; PROBLEM.len() + 6];
    let (_, rest) = keys.split_at_mut(1);
    let (problem, others) = rest.split_at_mut(PROBLEM.len());
    problem.copy_from_slice(&PROBLEM);
    others.copy_from_slice(&["moves", "seed", "hand", "at", "look"]);
    keys
};

/// A problem, settings and interventions, which fully determine a run, to the bit.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Config {
    /// The puzzle with its givens.
    pub problem: Instance,
    /// The solver and its settings.
    pub settings: SolverSettings,
    /// The interventions in the order of their moves, all of them valid; only for annealing.
    pub interventions: Vec<InterventionAt>,
    /// The opening move or expansion of the run, if not its start. It does not change the run.
    pub at: Option<u64>,
    /// The version of links for the output of the run. It does not change the run.
    pub version: Version,
}

impl FromStr for Config {
    type Err = LinkError;

    fn from_str(link: &str) -> Result<Config, LinkError> {
        Config::from_link(link)
    }
}

/// Writes the canonical link.
impl fmt::Display for Config {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.to_link().fmt(out)
    }
}

impl Config {
    /// Returns the configuration of these settings on a problem, without interventions.
    pub fn new(problem: Instance, settings: SolverSettings) -> Config {
        Config { problem, settings, interventions: Vec::new(), at: None, version: Version::NEWEST }
    }

    /// Returns the configuration with another opening move; `None` for the start.
    pub fn with_at(self, at: Option<u64>) -> Config {
        Config { at, ..self }
    }

    /// Returns the configuration of a run, with all its interventions.
    pub fn from_run(run: &Run) -> Config {
        let (problem, interventions) = (run.problem().clone(), run.interventions().to_vec());
        Config { problem, settings: *run.settings(), interventions, at: None, version: run.version() }
    }

    /// Returns the configuration of the run that results from an intervention in `run`.
    pub fn intervened(run: &Run, intervened: Intervened) -> Config {
        Config { interventions: intervened.interventions, at: intervened.at, ..Config::from_run(run) }
    }

    /// Builds the run at its start: the first board is laid out, and no move has been made.
    ///
    /// # Panics
    /// Panics if the problem or this build does not have the solver; never for a configuration that was read from a
    /// link.
    pub fn into_run(self) -> Run {
        let run = Run::new(self.problem, self.settings, self.interventions);
        run.expect("a link is read for solvers that are there").printed_as(self.version)
    }

    /// Reads a link, which may be a complete address or empty.
    ///
    /// # Errors
    /// Names the first key that is unknown, has no effect, or has an invalid value.
    pub fn from_link(link: &str) -> Result<Config, LinkError> {
        Config::from_text(text_of(link))
    }

    /// Reads the text of a link, which is never taken for an address. The parts of an experiment's link are such texts.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn from_text(text: &str) -> Result<Config, LinkError> {
        Config::of_reader(&mut Reader::new(pairs(text)?))
    }

    /// Reads the text of a link, but measures nothing. With `preset=auto`, the highest possible temperature replaces
    /// the measured one.
    ///
    /// Returns the errors of [`Config::from_link`], except errors that appear only with the measured temperature.
    /// As [`Config::from_link`], except errors that show only with the measured temperature.
    pub(crate) fn unmeasured(text: &str) -> Result<Config, LinkError> {
        let mut reader = Reader::new(pairs(text)?);
        #[cfg(full)]
        {
            reader.tuning = Tuning::Later(None);
        }
        Config::of_reader(&mut reader)
    }

    /// Reads settings of a problem, as pairs of a link. For keys of the solver that they leave out, `offered` applies.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub(crate) fn on_problem(
        problem: &Instance,
        settings: &[(String, String)],
        offered: &[(&str, u64)],
    ) -> Result<Config, LinkError> {
        let mut reader = Reader::new(settings.to_vec()).on(problem);
        reader.offer(offered.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect());
        Config::of_reader(&mut reader)
    }

    /// Returns the configuration with another seed and without interventions, which belong to the run of the old seed.
    ///
    /// # Errors
    /// Returns an error if the seed has too many bits for the generator, or if the solver has no seed.
    pub fn with_seed(&self, seed: u64) -> Result<Config, LinkError> {
        let refused = |why: Message| LinkError::new("seed", &seed.to_string(), why);
        let bits = self.settings.seed_bits();
        if self.settings.seed().is_none() {
            return Err(refused(english::no_effect()));
        }
        if seed.checked_shr(bits).unwrap_or(0) != 0 {
            return Err(refused(english::not_seed(seed.to_string(), bits)));
        }
        let settings = self.settings.with_seed(seed);
        Ok(Config { settings, interventions: Vec::new(), at: None, ..self.clone() })
    }

    /// Checks a link without measuring anything.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`], except errors that appear only with the measured temperature.
    pub fn check(link: &str) -> Result<(), LinkError> {
        Config::unmeasured(text_of(link)).map(drop)
    }

    /// Reads all pairs of a link, and rejects unused pairs.
    pub(super) fn of_reader(reader: &mut Reader) -> Result<Config, LinkError> {
        // The version is read first, because the keys of other versions are unknown here.
        let version = reader.version()?;
        if let Some(unknown) = reader.unknown(&keys::NAMES) {
            return Err(unknown);
        }
        let config = Config { version, ..Config::read(reader)? };
        reader.unused().map_or(Ok(config), Err)
    }

    fn read(reader: &mut Reader) -> Result<Config, LinkError> {
        #[cfg_attr(not(full), expect(unused_mut, reason = "pairs and a neighbourhood are put into it"))]
        let mut problem = reader.problem()?;
        #[cfg(full)]
        bundle::read_neighbourhood(reader, &mut problem)?;
        other_solvers::automatic(reader, &problem)?;
        let name = reader.one_of("solver", &solvers(&problem), usual(&problem))?;
        let settings = match name {
            ANNEAL => SolverSettings::Anneal(AnnealSettings::read(reader, &problem)?),
            _ => other_solvers::read(reader, &problem, name)?,
        };
        // The core bundle has no puzzle with pairs.
        #[cfg(full)]
        if matches!(settings, SolverSettings::Anneal(_) | SolverSettings::Tempering(_)) {
            read_pairs(reader, &mut problem)?;
        }
        if matches!(problem, Instance::Model(_)) && settings.generator() == GeneratorKind::R {
            return Err(LinkError::new("rng", "r", english::no_effect()));
        }
        let most = settings.budget().unwrap_or(keys::MOST);
        let mut config = Config::new(problem, settings);
        if reader.has("hand")
            && let Some(mut rules) = config.settings.intervention_rules(&config.problem)
        {
            config.interventions = reader.interventions(most, &mut rules)?;
        }
        if reader.has("at") {
            config.at = Some(reader.whole(&Whole { most, ..keys::AT })?);
        }
        // The page's choice of view is not part of the run.
        reader.one_of("look", &["run", "code", "runs", "all"], "run")?;
        Ok(config)
    }

    /// Returns the canonical link: every setting that has an effect, in a fixed order.
    pub fn to_link(&self) -> String {
        join(&self.pairs())
    }

    /// Returns the keys and values of the canonical link.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut pairs = vec![("v", self.version.number().to_string())];
        pairs.extend(pairs_of_problem(&self.problem));
        if self.version > Version::V1 {
            bundle::write_lasting(&mut pairs);
        }
        pairs.extend(self.written().map(|field| (field.key, field.value)));
        if !self.interventions.is_empty() {
            pairs.push(("hand", intervention::to_text(&self.interventions)));
        }
        pairs.extend(self.at.map(|at| ("at", at.to_string())));
        pairs
    }

    /// Returns the settings that have an effect, in the order of the link.
    pub fn fields(&self) -> Vec<Field> {
        let (name, fields) = match &self.settings {
            SolverSettings::Anneal(annealing) => (ANNEAL, annealing.fields(&self.problem)),
            settings => other_solvers::fields(settings, &self.problem),
        };
        let mut all = vec![Field::one_of("solver", name, &solvers(&self.problem))];
        #[cfg(full)]
        if matches!(self.settings, SolverSettings::Anneal(_) | SolverSettings::Tempering(_)) {
            all.extend(bundle::pairs_field(&self.problem));
        }
        #[cfg(full)]
        all.extend(bundle::neighbourhood_field(&self.problem));
        // R's generator has too few bits for the moves of a large tour, and no program in R needs to be replayed.
        all.extend(
            fields.into_iter().filter(|field| field.key != "rng" || !matches!(self.problem, Instance::Model(_))),
        );
        all
    }

    /// Returns the settings that are written into the link.
    fn written(&self) -> impl Iterator<Item = Field> {
        let named = || presets(&self.problem).is_ok_and(|presets| presets.iter().any(|preset| preset.pairs.is_some()));
        self.fields().into_iter().filter(move |field| bundle::is_written(field, named))
    }

    /// Returns the name of the preset with these settings, or `custom`.
    pub fn preset(&self) -> String {
        let same = |preset: &Preset| {
            let own = self.settings.annealing();
            own.is_some_and(|own| own.same_except_generator(&preset.settings))
                && bundle::has_pairs(&self.problem, preset.pairs)
        };
        let named = presets(&self.problem).unwrap_or_default().into_iter().find(same);
        named.map_or("custom".to_string(), |preset| preset.name)
    }

    /// Returns whether other givens make a sudoku change its solver. This happens if the solver cannot handle the new
    /// size, or is the default of the old size only.
    fn loses_solver(&self, givens: &str) -> bool {
        let Instance::Sudoku(_) = self.problem else { return false };
        let Ok(sudoku) = Sudoku::parse(givens) else { return false };
        let rules = self.problem.rules().filter(|_| sudoku.givens.len() == self.problem.cells()).cloned();
        let (new, current) = (Instance::Sudoku(Sudoku { rules, ..sudoku }), self.name());
        !solvers(&new).contains(&current) || current == usual(&self.problem) && current != usual(&new)
    }

    /// Returns the name of the solver.
    fn name(&self) -> &'static str {
        match &self.settings {
            SolverSettings::Anneal(_) => ANNEAL,
            settings => other_solvers::fields(settings, &self.problem).0,
        }
    }

    /// Returns this configuration with one setting changed. Settings without an effect are dropped. A new cooling takes
    /// its default numbers. A new preset, solver or rule of a sudoku takes its default settings. A new puzzle takes its
    /// default givens and preset. A sudoku of a new size takes its default solver if it does not have this one. A seed
    /// too large for a new generator is replaced by the default.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn changed(&self, key: &str, value: &str) -> Result<Config, LinkError> {
        let changed = Config::of_change(&mut Reader::new(self.pairs_with(key, value)), key)?;
        Ok(Config { version: if key == "v" { changed.version } else { self.version }, ..changed })
    }

    /// Reads the pairs of a link after a change of `key`. Other settings without an effect are dropped.
    pub(super) fn of_change(reader: &mut Reader, key: &str) -> Result<Config, LinkError> {
        let version = reader.version()?;
        let config = Config { version, ..Config::read(reader)? };
        // The new setting is first, so the error names it if it has no effect.
        match reader.unknown(&keys::NAMES).or(reader.unused().filter(|unused| unused.key == key)) {
            Some(error) => Err(error),
            None => Ok(config),
        }
    }

    /// Returns the pairs of this configuration's link with one setting changed, which is put first.
    pub(super) fn pairs_with(&self, key: &str, value: &str) -> Vec<(String, String)> {
        // The settings that stay, with the problem's keys. A new puzzle replaces these; a lost solver replaces all but
        // `puzzle`.
        let all = ["heuristic", "order", "weight", "nodes", "pairs", "singles", "solver", "rng", "seed"];
        let loses_solver = key == "givens" && self.loses_solver(value);
        let kept: &[&str] = match key {
            "puzzle" => &all[7..],
            _ if loses_solver => &all[7..],
            // Measuring also chooses the solver.
            "preset" if value == AUTOMATIC => &all[7..],
            "regions" | "extra" | "cages" if self.name() == REPLICAS => &all[7..],
            "regions" | "extra" | "cages" | "preset" => &all[6..],
            // Temperatures are tuned to these cities and moves.
            "cities" | "draw" | "points" | "distance" | "size" | "neighbourhood" | "edges" | "colours"
            | "triangles" | "m" => &all[6..],
            "map" if matches!(self.problem, Instance::Model(_)) => &all[6..],
            "solver" => &all,
            _ => &keys::NAMES,
        };
        let of_problem = if key == "puzzle" {
            0
        } else if loses_solver || key == "cities" || key == "points" {
            1
        } else {
            PROBLEM.len()
        };
        let to_lam = key == "cooling" && value == "lam";
        let dropped = |known: &str, old: &str| match known {
            // Interventions belong to the run of the old settings.
            "at" | "hand" | "look" => true,
            "seed" => {
                key == "rng"
                    && value == "r"
                    && self.settings.seed().is_some_and(|seed| seed >> GeneratorKind::R.seed_bits() != 0)
            }
            "restart" if to_lam && old == "none" => true,
            // A search without an estimate offered no choice, but the next one may require an estimate.
            "heuristic" if key == "solver" && old == "none" => true,
            // A map takes the place of a graph, and vice versa.
            "map" => key == "edges",
            "edges" => key == "map",
            // A model cools over all of its moves.
            "over"
                if matches!(self.problem, Instance::Model(_))
                    && self.settings.annealing().is_some_and(cools_over_all) =>
            {
                true
            }
            // Regions, extra rules and cages fit one size of sudoku only.
            "regions" | "extra" | "cages" => key == "givens" && value.len() != self.problem.cells(),
            _ => {
                key == "cooling" && COOLING_KEYS.contains(&known)
                    || key == "givens" && other_solvers::follows(&self.settings, &self.problem, known)
                    // A new budget keeps `over`: it may end the run elsewhere, but must not change the moves before.
                    || key != "moves" && self.settings.annealing().is_some_and(|annealing| annealing.follows(known))
            }
        };
        let stays = |known: &str| kept.contains(&known) || PROBLEM[..of_problem].contains(&known);
        let own = self.pairs().into_iter().map(|(known, own)| (known.to_string(), decode(&own)));
        let own = own.filter(|(known, own)| known != key && stays(known) && !dropped(known, own));
        std::iter::once((key.to_string(), value.to_string())).chain(own).collect()
    }
}

/// Returns whether a run cools until its last move.
fn cools_over_all(settings: &AnnealSettings) -> bool {
    matches!(settings.schedule, Schedule::Linear { over, .. } if over == settings.moves)
}

/// Returns the settings of a configuration as part of a link: without problem, budget and seed.
pub fn settings_of(config: &Config) -> String {
    let fields = config.written().filter(|field| !NO_SETTING.contains(&field.key));
    fields.map(|field| format!("{}={}", field.key, field.value)).collect::<Vec<_>>().join("&")
}

/// Returns a problem as part of a link, without settings and version.
pub fn problem_of(problem: &Instance) -> String {
    join(&pairs_of_problem(problem))
}

fn pairs_of_problem(problem: &Instance) -> Vec<(&'static str, String)> {
    let mut pairs = vec![("puzzle", problem.name().to_string())];
    pairs.extend(bundle::define(problem).map(|define| ("define", define)));
    pairs.extend(problem.map().map(|map| ("map", map)));
    pairs.extend(bundle::pairs_of_model(problem));
    pairs.extend(problem.givens().map(|givens| ("givens", givens)));
    pairs.extend(problem.rules().map(Rules::pairs_of_link).unwrap_or_default());
    pairs
}

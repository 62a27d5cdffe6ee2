//! What a run is made from, and its link.
//!
//! A link is read against built-in defaults: the settings of its preset, and for a schedule other than the preset's
//! numbers that suit it. It is written out whole, so that it survives a later change of any of these.

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

/// Keys of a run's link that are no setting: the experiment has its own.
pub(crate) const NO_SETTING: [&str; 12] =
    ["v", "puzzle", "define", "map", "givens", "regions", "extra", "cages", "moves", "seed", "hand", "at"];

/// Keys of the problem, the puzzle first.
pub(crate) const PROBLEM: [&str; 7] = ["puzzle", "define", "map", "givens", "regions", "extra", "cages"];

/// Holds what decides a run, to the bit.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Config {
    /// The puzzle with its givens.
    pub problem: Instance,
    /// How it is solved.
    pub settings: SolverSettings,
    /// What a person does meanwhile, in the order of the moves; all of it is possible. Of annealing only.
    pub interventions: Vec<InterventionAt>,
    /// Open at this move, or expansion; does not change the run.
    pub at: Option<u64>,
    /// The version of links as which it is printed; does not change the run.
    pub version: Version,
}

impl FromStr for Config {
    type Err = LinkError;

    fn from_str(link: &str) -> Result<Config, LinkError> {
        Config::from_link(link)
    }
}

/// Its canonical link.
impl fmt::Display for Config {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.to_link().fmt(out)
    }
}

impl Config {
    /// Returns these settings on a problem, with nobody intervening.
    pub fn new(problem: Instance, settings: SolverSettings) -> Config {
        Config { problem, settings, interventions: Vec::new(), at: None, version: Version::NEWEST }
    }

    /// Opens the run at a move or expansion; `None` for its start.
    pub fn with_at(self, at: Option<u64>) -> Config {
        Config { at, ..self }
    }

    /// Returns what a run was made from, with what a person did to it since.
    pub fn from_run(run: &Run) -> Config {
        let (problem, interventions) = (run.problem().clone(), run.interventions().to_vec());
        Config { problem, settings: *run.settings(), interventions, at: None, version: run.version() }
    }

    /// Returns what the run is made from that an intervention made of `run`.
    pub fn intervened(run: &Run, intervened: Intervened) -> Config {
        Config { interventions: intervened.interventions, at: intervened.at, ..Config::from_run(run) }
    }

    /// Builds the run, at its start: the first board laid out, no move made.
    ///
    /// # Panics
    /// If the problem or this build does not have the solver; never for a config that was read from a link.
    pub fn into_run(self) -> Run {
        let run = Run::new(self.problem, self.settings, self.interventions);
        run.expect("a link is read for solvers that are there").printed_as(self.version)
    }

    /// Reads a link, which may be a whole address or empty.
    ///
    /// # Errors
    /// Names the first key that is unknown, has no effect, or has a value that can't be.
    pub fn from_link(link: &str) -> Result<Config, LinkError> {
        Config::from_text(text_of(link))
    }

    /// Reads a link's text, which is no address: what stands in an experiment's link is never taken for one.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn from_text(text: &str) -> Result<Config, LinkError> {
        Config::of_reader(&mut Reader::new(pairs(text)?))
    }

    /// Reads a link's text, and measures nothing: the greatest temperature stands for one that `preset=auto` has measured. Takes no
    /// longer than a link is long.
    ///
    /// # Errors
    /// As [`Config::from_link`], but for a value that does not go with what will be measured.
    pub(crate) fn unmeasured(text: &str) -> Result<Config, LinkError> {
        let mut reader = Reader::new(pairs(text)?);
        #[cfg(full)]
        {
            reader.tuning = Tuning::Later(None);
        }
        Config::of_reader(&mut reader)
    }

    /// Reads settings of a problem, as pairs of a link. Those of `offered` hold where the pairs leave them out and the solver has them.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub(crate) fn on_problem(
        problem: &Instance,
        settings: &[(String, String)],
        offered: &[(&str, u64)],
    ) -> Result<Config, LinkError> {
        let mut reader = Reader::new(settings.to_vec()).on(problem);
        reader.offer(offered.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect());
        Config::of_reader(&mut reader)
    }

    /// Returns the same run from another seed, without what a person did to the run as it was.
    ///
    /// # Errors
    /// When the generator cannot take the seed, or there is none.
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
    /// As [`Config::from_link`], but for a value that does not go with what will be measured.
    pub fn check(link: &str) -> Result<(), LinkError> {
        Config::unmeasured(text_of(link)).map(drop)
    }

    /// Reads all pairs of a link.
    pub(super) fn of_reader(reader: &mut Reader) -> Result<Config, LinkError> {
        // First: another version has keys of its own.
        let version = reader.version()?;
        if let Some(unknown) = reader.unknown(&keys::NAMES) {
            return Err(unknown);
        }
        let config = Config { version, ..Config::read(reader)? };
        reader.unused().map_or(Ok(config), Err)
    }

    fn read(reader: &mut Reader) -> Result<Config, LinkError> {
        #[cfg_attr(not(full), expect(unused_mut, reason = "pairs are put into it"))]
        let mut problem = reader.problem()?;
        other_solvers::automatic(reader, &problem)?;
        let name = reader.one_of("solver", &solvers(&problem), usual(&problem))?;
        let settings = match name {
            ANNEAL => SolverSettings::Anneal(AnnealSettings::read(reader, &problem)?),
            _ => other_solvers::read(reader, &problem, name)?,
        };
        // The core bundle has no puzzle with such boards.
        #[cfg(full)]
        if matches!(settings, SolverSettings::Anneal(_) | SolverSettings::Tempering(_)) {
            read_pairs(reader, &mut problem)?;
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
        Ok(config)
    }

    /// Returns the canonical link: every setting that has an effect, in a fixed order.
    pub fn to_link(&self) -> String {
        join(&self.pairs())
    }

    /// The keys and values of the canonical link.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut pairs = vec![("v", self.version.number().to_string())];
        pairs.extend(pairs_of_problem(&self.problem));
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
        all.extend(fields);
        all
    }

    /// Returns those that stand in a link.
    fn written(&self) -> impl Iterator<Item = Field> {
        let named = || presets(&self.problem).is_ok_and(|presets| presets.iter().any(|preset| preset.pairs.is_some()));
        self.fields().into_iter().filter(move |field| bundle::is_written(field, named))
    }

    /// Returns the preset whose settings these are, or `custom`.
    pub fn preset(&self) -> String {
        let same = |preset: &Preset| {
            let own = self.settings.annealing();
            own.is_some_and(|own| own.same_except_generator(&preset.settings))
                && bundle::has_pairs(&self.problem, preset.pairs)
        };
        let named = presets(&self.problem).unwrap_or_default().into_iter().find(same);
        named.map_or("custom".to_string(), |preset| preset.name)
    }

    /// Returns whether a sudoku with other givens is solved otherwise: a solver may not take its size. What is usual only for want of
    /// another solver is not kept, either.
    fn loses_solver(&self, givens: &str) -> bool {
        let Instance::Sudoku(_) = self.problem else { return false };
        let Ok(sudoku) = Sudoku::parse(givens) else { return false };
        let rules = self.problem.rules().filter(|_| sudoku.givens.len() == self.problem.cells()).cloned();
        let (new, own) = (Instance::Sudoku(Sudoku { rules, ..sudoku }), self.name());
        !solvers(&new).contains(&own) || own == usual(&self.problem) && own != usual(&new)
    }

    /// Returns the name of the solver.
    fn name(&self) -> &'static str {
        match &self.settings {
            SolverSettings::Anneal(_) => ANNEAL,
            settings => other_solvers::fields(settings, &self.problem).0,
        }
    }

    /// Returns this config with one setting changed. Settings without an effect are dropped. A new cooling has its own
    /// numbers. A new preset, solver or rule of a sudoku has its own settings. A new puzzle has its own givens and preset.
    /// A sudoku of a new size has its usual solver where it does not have this one. A seed that a new generator cannot take
    /// gives way to the default.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn changed(&self, key: &str, value: &str) -> Result<Config, LinkError> {
        let changed = Config::of_change(&mut Reader::new(self.pairs_with(key, value)), key)?;
        Ok(Config { version: if key == "v" { changed.version } else { self.version }, ..changed })
    }

    /// Reads the pairs of a link in which `key` is new. Other settings that have no effect are dropped.
    pub(super) fn of_change(reader: &mut Reader, key: &str) -> Result<Config, LinkError> {
        let version = reader.version()?;
        let config = Config { version, ..Config::read(reader)? };
        // The new setting stands first, and so is the first to be named if it has no effect.
        match reader.unknown(&keys::NAMES).or(reader.unused().filter(|unused| unused.key == key)) {
            Some(error) => Err(error),
            None => Ok(config),
        }
    }

    /// Returns the pairs of this config's link with one setting changed, that one first.
    pub(super) fn pairs_with(&self, key: &str, value: &str) -> Vec<(String, String)> {
        // What stays besides the problem, which a new puzzle replaces, and a sudoku of another size all but its kind.
        let all = ["heuristic", "order", "weight", "nodes", "pairs", "singles", "solver", "rng", "seed"];
        let loses_solver = key == "givens" && self.loses_solver(value);
        let kept: &[&str] = match key {
            "puzzle" => &all[7..],
            _ if loses_solver => &all[7..],
            // It chooses the solver, too.
            "preset" if value == AUTOMATIC => &all[7..],
            "regions" | "extra" | "cages" if self.name() == REPLICAS => &all[7..],
            "regions" | "extra" | "cages" | "preset" => &all[6..],
            "solver" => &all,
            _ => &keys::NAMES,
        };
        let of_problem = if key == "puzzle" {
            0
        } else if loses_solver {
            1
        } else {
            PROBLEM.len()
        };
        let to_lam = key == "cooling" && value == "lam";
        let dropped = |known: &str, own: &str| match known {
            // What a person did belongs to the run as it was.
            "at" | "hand" => true,
            "seed" => {
                key == "rng"
                    && value == "r"
                    && self.settings.seed().is_some_and(|seed| seed >> GeneratorKind::R.seed_bits() != 0)
            }
            "restart" if to_lam && own == "none" => true,
            // They are of one size only.
            "regions" | "extra" | "cages" => key == "givens" && value.len() != self.problem.cells(),
            _ => {
                key == "cooling" && COOLING_KEYS.contains(&known)
                    || key == "givens" && other_solvers::follows(&self.settings, &self.problem, known)
                    // A budget ends a run; it must not change what the run does before.
                    || key != "moves" && self.settings.annealing().is_some_and(|annealing| annealing.follows(known))
            }
        };
        let stays = |known: &str| kept.contains(&known) || PROBLEM[..of_problem].contains(&known);
        let own = self.pairs().into_iter().map(|(known, own)| (known.to_string(), decode(&own)));
        let own = own.filter(|(known, own)| known != key && stays(known) && !dropped(known, own));
        std::iter::once((key.to_string(), value.to_string())).chain(own).collect()
    }
}

/// Returns the settings of a config as a piece of its link: without its puzzle, its budget and its seed.
pub fn settings_of(config: &Config) -> String {
    let fields = config.written().filter(|field| !NO_SETTING.contains(&field.key));
    fields.map(|field| format!("{}={}", field.key, field.value)).collect::<Vec<_>>().join("&")
}

/// Returns a problem as a piece of a link, without settings and version.
pub fn problem_of(problem: &Instance) -> String {
    join(&pairs_of_problem(problem))
}

fn pairs_of_problem(problem: &Instance) -> Vec<(&'static str, String)> {
    let mut pairs = vec![("puzzle", problem.name().to_string())];
    pairs.extend(bundle::define(problem).map(|define| ("define", define)));
    pairs.extend(problem.map().map(|map| ("map", map)));
    pairs.extend(problem.givens().map(|givens| ("givens", givens)));
    pairs.extend(problem.rules().map(Rules::pairs_of_link).unwrap_or_default());
    pairs
}

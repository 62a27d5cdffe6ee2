//! What a run is made from, and its link.
//!
//! A link is read against built-in defaults: the settings of its preset, and for a schedule other than the preset's
//! numbers that suit it. It is written out whole, so that it survives a later change of any of these.

mod annealing;
mod field;
mod multi_start;
mod reader;
mod searching;
mod tempering;

pub use annealing::{Annealing, Rng};
pub use field::Field;
pub use multi_start::LockstepSettings;
pub use tempering::TemperingSettings;

use crate::WHOLE;
use crate::anneal::intervention::{self, Hand, Play};
use crate::anneal::multi_start::{sudoku, sums};
use crate::exact::run::ProofSettings;
use crate::link::keys::{self, Whole};
use crate::link::{LinkError, VERSION, join, pairs, text_of};
use crate::puzzle::problem::Problem;
use crate::puzzle::sudoku::Sudoku;
use crate::search::SearchSettings;
use annealing::COOLING_KEYS;
use reader::Reader;
use searching::STRATEGIES;

/// The solver of a link without one.
const ANNEAL: &str = "anneal";
const TEMPERING: &str = "tempering";
const REPLICAS: &str = "replicas";
const EXACT: &str = "exact";
/// How a problem is solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Solver {
    /// By annealing.
    Anneal(Annealing),
    /// By parallel tempering.
    Temper(TemperingSettings),
    /// By eight anneals in step; not on sudokus beyond 16x16, nor on sums puzzles that do not [fit](sums::fits).
    Lockstep(LockstepSettings),
    /// By exact search.
    Prove(ProofSettings),
    /// By search; sums puzzles only.
    Search(SearchSettings),
}

/// What decides a run, to the bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The puzzle with its givens.
    pub problem: Problem,
    /// How it is solved.
    pub solver: Solver,
    /// What a person does meanwhile, in the order of the moves; all of it is possible. Of annealing only.
    pub hands: Vec<Hand>,
    /// Open at this move, or expansion; does not change the run.
    pub at: Option<u64>,
}

impl Config {
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
        let mut reader = Reader::new(pairs(text)?);
        // First: another version has keys of its own.
        reader.version()?;
        if let Some(unknown) = reader.unknown(&keys::NAMES) {
            return Err(unknown);
        }
        let config = Config::read(&mut reader)?;
        reader.unused().map_or(Ok(config), Err)
    }

    fn read(reader: &mut Reader) -> Result<Config, LinkError> {
        let problem = reader.problem()?;
        let name = reader.one_of("solver", &solvers(&problem), ANNEAL)?;
        let (solver, most) = match STRATEGIES.iter().find(|(known, _)| *known == name) {
            Some(&(_, strategy)) => (Solver::Search(searching::read(reader, &problem, strategy)?), keys::MOST),
            None if name == TEMPERING => {
                let tempering = TemperingSettings::read(reader, &problem)?;
                (Solver::Temper(tempering), tempering.moves)
            }
            None if name == REPLICAS => {
                let lockstep = LockstepSettings::read(reader, &problem)?;
                (Solver::Lockstep(lockstep), lockstep.moves)
            }
            None if name == EXACT => {
                let moves = reader.whole(&keys::MOVES_EXACT)?;
                (Solver::Prove(ProofSettings { moves }), moves)
            }
            None => {
                let annealing = Annealing::read(reader, &problem)?;
                (Solver::Anneal(annealing), annealing.moves)
            }
        };
        let mut config = Config { problem, solver, hands: Vec::new(), at: None };
        if reader.has("hand")
            && let Some(mut play) = config.play()
        {
            config.hands = reader.hands(most, &mut play)?;
        }
        if reader.has("at") {
            config.at = Some(reader.whole(&Whole { most, ..keys::AT })?);
        }
        Ok(config)
    }

    /// The canonical link: every setting that has an effect, in a fixed order.
    pub fn to_link(&self) -> String {
        let mut pairs = vec![("v", VERSION.to_string()), ("puzzle", self.problem.name().to_string())];
        pairs.extend(self.problem.define().map(|define| ("define", define)));
        pairs.extend(self.problem.givens().map(|givens| ("givens", givens)));
        pairs.extend(self.fields().into_iter().map(|field| (field.key, field.value)));
        if !self.hands.is_empty() {
            pairs.push(("hand", intervention::to_text(&self.hands)));
        }
        pairs.extend(self.at.map(|at| ("at", at.to_string())));
        join(&pairs)
    }

    /// The settings that have an effect, in the order of the link.
    pub fn fields(&self) -> Vec<Field> {
        let (name, fields) = match &self.solver {
            Solver::Anneal(annealing) => (ANNEAL, annealing.fields(&self.problem)),
            Solver::Temper(tempering) => (TEMPERING, tempering.fields(&self.problem)),
            Solver::Lockstep(lockstep) => (REPLICAS, lockstep.fields(&self.problem)),
            Solver::Prove(ProofSettings { moves }) => (EXACT, vec![Field::whole(&keys::MOVES_EXACT, *moves)]),
            Solver::Search(settings) => {
                let name = STRATEGIES.iter().find(|(_, strategy)| *strategy == settings.strategy);
                (name.map_or(ANNEAL, |(name, _)| name), searching::fields(settings, &self.problem))
            }
        };
        [vec![Field::one_of("solver", name, &solvers(&self.problem))], fields].concat()
    }

    /// What a person may do to this run when nothing has been done yet; `None` of a search.
    pub fn play(&self) -> Option<Play> {
        let annealing = self.annealing()?;
        Some(Play::new(self.problem.groups(annealing.singles), annealing.accept.uses_temperature()))
    }

    /// The settings of an annealing run.
    pub fn annealing(&self) -> Option<&Annealing> {
        match &self.solver {
            Solver::Anneal(annealing) => Some(annealing),
            Solver::Temper(_) | Solver::Lockstep(_) | Solver::Search(_) | Solver::Prove(_) => None,
        }
    }

    /// The most moves; of an exact search nodes. A search has another bound.
    pub fn budget(&self) -> Option<u64> {
        match self.solver {
            Solver::Anneal(Annealing { moves, .. })
            | Solver::Temper(TemperingSettings { moves, .. })
            | Solver::Lockstep(LockstepSettings { moves, .. })
            | Solver::Prove(ProofSettings { moves }) => Some(moves),
            Solver::Search(_) => None,
        }
    }

    /// Whether what follows by singles is filled in before; of a sudoku only.
    pub fn singles(&self) -> bool {
        match self.solver {
            Solver::Anneal(Annealing { singles, .. })
            | Solver::Temper(TemperingSettings { singles, .. })
            | Solver::Lockstep(LockstepSettings { singles, .. }) => singles,
            Solver::Search(_) | Solver::Prove(_) => false,
        }
    }

    /// The seed; a search has none.
    pub fn seed(&self) -> Option<u64> {
        match self.solver {
            Solver::Anneal(Annealing { seed, .. })
            | Solver::Temper(TemperingSettings { seed, .. })
            | Solver::Lockstep(LockstepSettings { seed, .. }) => Some(seed),
            Solver::Search(_) | Solver::Prove(_) => None,
        }
    }

    /// The preset whose settings these are, or `custom`.
    pub fn preset(&self) -> String {
        let same = |name: &String| {
            let other = self.changed("preset", name).ok();
            let settings = self.annealing().zip(other.as_ref().and_then(Config::annealing));
            settings.is_some_and(|(own, others)| own.same_but_for_chance(others))
        };
        let mut names = self.problem.presets().into_iter().map(|preset| preset.name);
        names.find(same).unwrap_or_else(|| "custom".to_string())
    }

    /// This config with one setting changed. What no longer has an effect is dropped: a new cooling brings its own
    /// numbers, a new preset or solver all its settings, a new puzzle its givens and its preset; a seed that a new generator can't
    /// take gives way to the default.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn changed(&self, key: &str, value: &str) -> Result<Config, LinkError> {
        let kept: &[&str] = match key {
            "puzzle" => &["rng", "seed"],
            "preset" => &["puzzle", "define", "givens", "solver", "rng", "seed"],
            "solver" => {
                &["puzzle", "define", "givens", "heuristic", "order", "weight", "nodes", "singles", "rng", "seed"]
            }
            _ => &keys::NAMES,
        };
        let to_lam = key == "cooling" && value == "lam";
        let dropped = |known: &str, own: &str| match known {
            // What a person did belongs to the run as it was.
            "at" | "hand" => true,
            "seed" => key == "rng" && value == "r" && self.seed().is_some_and(|seed| seed >> Rng::R.seed_bits() != 0),
            "restart" if to_lam && own == "none" => true,
            _ => {
                key == "cooling" && COOLING_KEYS.contains(&known)
                    || self.annealing().is_some_and(|annealing| annealing.follows(known))
            }
        };
        let mut pairs = pairs(&self.to_link())?;
        pairs.retain(|(known, own)| known != key && kept.contains(&&known[..]) && !dropped(known, own));
        pairs.insert(0, (key.to_string(), value.to_string()));
        let mut reader = Reader::new(pairs);
        reader.version()?;
        let config = Config::read(&mut reader)?;
        // The new setting stands first, and so is the first to be named if it has no effect.
        match reader.unknown(&keys::NAMES).or(reader.unused().filter(|unused| unused.key == key)) {
            Some(error) => Err(error),
            None => Ok(config),
        }
    }
}

/// The solvers that a problem may have.
fn solvers(problem: &Problem) -> Vec<&'static str> {
    let search = STRATEGIES.iter().map(|&(name, _)| name);
    match problem {
        Problem::Sums { puzzle, .. } => {
            // Both puzzles of the small module do.
            let fits = !WHOLE || sums::fits(puzzle);
            let full: &[_] = if fits { &[ANNEAL, REPLICAS, TEMPERING] } else { &[ANNEAL, TEMPERING] };
            full.iter().copied().chain(search).chain([EXACT]).collect()
        }
        Problem::Sudoku(Sudoku { size, .. }) if *size <= sudoku::MOST_SIZE => vec![ANNEAL, REPLICAS, TEMPERING, EXACT],
        Problem::Sudoku(_) => vec![ANNEAL, TEMPERING, EXACT],
    }
}

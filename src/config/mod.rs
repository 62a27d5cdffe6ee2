//! What a run is made from, and its link.
//!
//! A link is read against built-in defaults: the settings of its preset, and for a schedule other than the preset's
//! numbers that suit it. It is written out whole, so that it survives a later change of any of these.

mod annealing;
mod field;
mod reader;

pub use annealing::{Annealing, Rng};
pub use field::Field;

use crate::link::{LinkError, join, split};
use crate::problem::Problem;
use annealing::COOLING_KEYS;
use reader::Reader;

/// The format's version.
const VERSION: &str = "1";
/// Every key, in the order in which a link is written.
const KEYS: [&str; 25] = [
    "v", "puzzle", "givens", "solver", "preset", "singles", "cooling", "t0", "t1", "rate", "over", "restart", "length",
    "every", "repeats", "reheat", "patience", "floor", "factor", "refill", "found", "moves", "rng", "seed", "at",
];

/// What decides a run, to the bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The puzzle with its givens.
    pub problem: Problem,
    /// How it is annealed.
    pub annealing: Annealing,
    /// Open at this move; does not change the run.
    pub at: Option<u64>,
}

impl Config {
    /// Reads a link, which may be a whole address or empty.
    ///
    /// # Errors
    /// Names the first key that is unknown, has no effect, or has a value that can't be.
    pub fn from_link(link: &str) -> Result<Config, LinkError> {
        let mut reader = Reader::new(split(link)?);
        if let Some(unknown) = reader.unknown(&KEYS) {
            return Err(unknown);
        }
        let config = Config::read(&mut reader)?;
        reader.unused().map_or(Ok(config), Err)
    }

    fn read(reader: &mut Reader) -> Result<Config, LinkError> {
        reader.choice("v", &[VERSION], VERSION)?;
        let problem = reader.problem()?;
        reader.choice("solver", &["anneal"], "anneal")?;
        let annealing = Annealing::read(reader, &problem)?;
        let at = if reader.has("at") { Some(reader.whole("at", 0, annealing.moves, 0)?) } else { None };
        Ok(Config { problem, annealing, at })
    }

    /// The canonical link: every setting that has an effect, in a fixed order.
    pub fn to_link(&self) -> String {
        let mut pairs = vec![("v", VERSION.to_string()), ("puzzle", self.problem.name().to_string())];
        pairs.extend(self.problem.givens().map(|givens| ("givens", givens)));
        pairs.push(("solver", "anneal".to_string()));
        pairs.extend(self.fields().into_iter().map(|field| (field.key, field.value)));
        pairs.extend(self.at.map(|at| ("at", at.to_string())));
        join(&pairs)
    }

    /// The settings that have an effect, in the order of the link.
    pub fn fields(&self) -> Vec<Field> {
        self.annealing.fields(&self.problem)
    }

    /// The preset whose settings these are, or `custom`.
    pub fn preset(&self) -> String {
        let same = |name: &String| {
            let other = self.changed("preset", name);
            other.is_ok_and(|other| self.annealing.same_but_for_chance(&other.annealing))
        };
        let mut names = self.problem.presets().into_iter().map(|preset| preset.name);
        names.find(same).unwrap_or_else(|| "custom".to_string())
    }

    /// This config with one setting changed. What no longer has an effect is dropped: a new cooling brings its own
    /// numbers, a new preset all its settings, a new puzzle its givens and its preset; a seed that a new generator can't
    /// take gives way to the default.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn changed(&self, key: &str, value: &str) -> Result<Config, LinkError> {
        let kept: &[&str] = match key {
            "puzzle" => &["rng", "seed"],
            "preset" => &["puzzle", "givens", "solver", "rng", "seed"],
            _ => &KEYS,
        };
        let dropped = |known: &str| match known {
            "at" => true,
            "seed" => key == "rng" && value == "r" && self.annealing.seed >> Rng::R.seed_bits() != 0,
            _ => key == "cooling" && COOLING_KEYS.contains(&known),
        };
        let mut pairs = split(&self.to_link())?;
        pairs.retain(|(known, _)| known != key && kept.contains(&&known[..]) && !dropped(known));
        pairs.insert(0, (key.to_string(), value.to_string()));
        let mut reader = Reader::new(pairs);
        let config = Config::read(&mut reader)?;
        // The new setting stands first, and so is the first to be named if it has no effect.
        match reader.unknown(&KEYS).or(reader.unused().filter(|unused| unused.key == key)) {
            Some(error) => Err(error),
            None => Ok(config),
        }
    }
}

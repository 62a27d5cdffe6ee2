//! What a run is made from, and its link.
//!
//! A link is read against built-in defaults: the settings of its preset, and for a schedule other than the preset's
//! numbers that suit it. It is written out whole, so that it survives a later change of any of these.

use crate::link::{LinkError, join, split};
use crate::puzzle::Puzzle;
use crate::puzzles;
use crate::restart::{Found, Restart};
use crate::schedule::Schedule;

/// The largest budget and the longest anneal: below 2^53, so that JavaScript counts them exactly.
const MOST_MOVES: u64 = 1_000_000_000_000_000;
/// The format's version.
const VERSION: &str = "1";
/// Every key, in the order in which a link is written.
const KEYS: [&str; 18] = [
    "v", "puzzle", "givens", "solver", "preset", "cooling", "t0", "t1", "rate", "over", "restart", "length", "every",
    "repeats", "found", "moves", "rng", "seed",
];
/// The seed of a link without one: solves Magic 19 in 26,090 moves, a few seconds at a speed one can watch.
const DEFAULT_SEED: u64 = 19;
/// The key that says where to open; the last of a link.
const AT: &str = "at";

const COOLINGS: [&str; 6] = ["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees"];
const RESTARTS: [&str; 3] = ["none", "fixed", "converged"];
const FOUND: [&str; 2] = ["first", "sampled"];
const RNGS: [&str; 2] = ["xoshiro", "r"];

/// Which generator a run draws from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rng {
    /// xoshiro256++.
    Xoshiro,
    /// R's Mersenne Twister.
    R,
}

impl Rng {
    /// Seeds are below this power of two.
    fn seed_bits(self) -> u32 {
        match self {
            Rng::Xoshiro => 64,
            Rng::R => 31,
        }
    }
}

/// What decides a run, to the bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// For each cell its given number, if it has one.
    pub givens: Vec<Option<i32>>,
    /// Temperature over the moves of an anneal.
    pub schedule: Schedule,
    /// When an anneal without a solution ends.
    pub restart: Restart,
    /// When energy 0 counts as found.
    pub found: Found,
    /// Moves between two samples, at least 1; matters to [`Restart::Converged`] and [`Found::Sampled`] only.
    pub every: u64,
    /// The budget: the most moves over all anneals, 1 to 10^15.
    pub moves: u64,
    /// The generator.
    pub rng: Rng,
    /// Its seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
    /// Open at this move; does not change the run.
    pub at: Option<u64>,
}

/// A setting as a form shows it.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Field {
    /// The key in the link.
    pub key: &'static str,
    /// The value in the link.
    pub value: String,
    /// `choice`, `number` or `whole`.
    pub kind: &'static str,
    /// The values of a choice.
    pub choices: Vec<&'static str>,
    /// What is expected of a value, as errors say it.
    pub expected: String,
}

impl Config {
    /// Reads a link, which may be a whole address or empty.
    ///
    /// # Errors
    /// Names the first key that is unknown, has no effect, or has a value that can't be.
    pub fn from_link(link: &str) -> Result<Config, LinkError> {
        Config::read(split(link)?)
    }

    fn read(explicit: Vec<(String, String)>) -> Result<Config, LinkError> {
        if let Some((key, value)) = explicit.iter().find(|(key, _)| !KEYS.contains(&&key[..]) && key != AT) {
            return Err(LinkError::new(key, value, format!("one of the keys {}, {AT}", KEYS.join(", "))));
        }
        let mut reader = Reader { explicit, preset: Vec::new(), size: 1.0, used: Vec::new() };
        reader.choice("v", &[VERSION], VERSION)?;
        let puzzle = reader.puzzle()?;
        let givens = reader.givens(&puzzle)?;
        reader.choice("solver", &["anneal"], "anneal")?;
        reader.choose_preset(&puzzle)?;

        let schedule = reader.schedule()?;
        let restart = reader.restart()?;
        let found = match reader.choice("found", &FOUND, FOUND[0])? {
            "sampled" => Found::Sampled,
            _ => Found::First,
        };
        let every = match (restart, found) {
            (Restart::Converged { .. }, _) | (_, Found::Sampled) => reader.whole("every", 1, MOST_MOVES, 10)?,
            _ => 1,
        };
        let moves = reader.whole("moves", 1, MOST_MOVES, 100_000_000)?;
        let rng = match reader.choice("rng", &RNGS, RNGS[0])? {
            "r" => Rng::R,
            _ => Rng::Xoshiro,
        };
        let seed = reader.seed(rng)?;
        let at = match reader.get(AT) {
            Some(_) => Some(reader.whole(AT, 0, moves, 0)?),
            None => None,
        };
        reader.refuse_unused()?;
        Ok(Config { puzzle, givens, schedule, restart, found, every, moves, rng, seed, at })
    }

    /// The canonical link: every setting that has an effect, in a fixed order.
    pub fn to_link(&self) -> String {
        let mut pairs = vec![("v", VERSION.to_string()), ("puzzle", self.puzzle.name.clone())];
        if self.givens.iter().any(Option::is_some) {
            let words = self.givens.iter().map(|given| given.map_or(".".to_string(), |number| number.to_string()));
            pairs.push(("givens", words.collect::<Vec<_>>().join(",")));
        }
        pairs.push(("solver", "anneal".to_string()));
        pairs.extend(self.fields().into_iter().map(|field| (field.key, field.value)));
        pairs.extend(self.at.map(|at| (AT, at.to_string())));
        join(&pairs)
    }

    /// The settings that have an effect, in the order of the link.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        let choice = |fields: &mut Vec<Field>, key, value: &str, choices: &[&'static str]| {
            fields.push(Field {
                key,
                value: value.to_string(),
                kind: "choice",
                choices: choices.to_vec(),
                expected: expected_choice(choices),
            });
        };
        let number = |fields: &mut Vec<Field>, key, value: f64| {
            let expected = expected_number(key, self.schedule_name());
            fields.push(Field { key, value: value.to_string(), kind: "number", choices: Vec::new(), expected });
        };
        let whole = |fields: &mut Vec<Field>, key, value: u64, expected: String| {
            fields.push(Field { key, value: value.to_string(), kind: "whole", choices: Vec::new(), expected });
        };

        choice(&mut fields, "cooling", self.schedule_name(), &COOLINGS);
        match self.schedule {
            Schedule::Constant { t0 } | Schedule::Fast { t0 } | Schedule::Logarithmic { t0 } => {
                number(&mut fields, "t0", t0);
            }
            Schedule::Geometric { t0, rate } | Schedule::LundyMees { t0, rate } => {
                number(&mut fields, "t0", t0);
                number(&mut fields, "rate", rate);
            }
            Schedule::Linear { t0, t1, over } => {
                number(&mut fields, "t0", t0);
                number(&mut fields, "t1", t1);
                whole(&mut fields, "over", over, expected_whole(1, MOST_MOVES));
            }
        }
        let (name, length, repeats) = match self.restart {
            Restart::None => ("none", None, None),
            Restart::Fixed { length } => ("fixed", Some(length), None),
            Restart::Converged { length, repeats } => ("converged", Some(length), Some(repeats)),
        };
        choice(&mut fields, "restart", name, &RESTARTS);
        if let Some(length) = length {
            whole(&mut fields, "length", length, expected_whole(1, MOST_MOVES));
        }
        if repeats.is_some() || self.found == Found::Sampled {
            whole(&mut fields, "every", self.every, expected_whole(1, MOST_MOVES));
        }
        if let Some(repeats) = repeats {
            whole(&mut fields, "repeats", repeats.into(), expected_whole(1, u32::MAX.into()));
        }
        choice(&mut fields, "found", FOUND[(self.found == Found::Sampled) as usize], &FOUND);
        whole(&mut fields, "moves", self.moves, expected_whole(1, MOST_MOVES));
        choice(&mut fields, "rng", RNGS[(self.rng == Rng::R) as usize], &RNGS);
        whole(&mut fields, "seed", self.seed, expected_seed(self.rng));
        fields
    }

    fn schedule_name(&self) -> &'static str {
        match self.schedule {
            Schedule::Constant { .. } => "constant",
            Schedule::Fast { .. } => "fast",
            Schedule::Logarithmic { .. } => "logarithmic",
            Schedule::Geometric { .. } => "geometric",
            Schedule::Linear { .. } => "linear",
            Schedule::LundyMees { .. } => "lundy-mees",
        }
    }

    /// The preset whose settings these are, or `custom`. Generator and seed belong to none.
    pub fn preset(&self) -> &str {
        let same = |preset: &&str| {
            self.changed("preset", preset).is_ok_and(|other| {
                (other.schedule, other.restart, other.found, other.every, other.moves)
                    == (self.schedule, self.restart, self.found, self.every, self.moves)
            })
        };
        let names = self.puzzle.presets.iter().map(|preset| &preset.name[..]);
        names.into_iter().find(same).unwrap_or("custom")
    }

    /// This config with one setting changed. Settings that only had an effect before the change are dropped: a new
    /// cooling brings its own numbers, a new preset all its settings, a new puzzle its givens and its preset.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn changed(&self, key: &str, value: &str) -> Result<Config, LinkError> {
        let dropped: &[&str] = match key {
            "puzzle" => &["givens", "cooling", "restart", "found", "moves"],
            "preset" => &["cooling", "restart", "found", "moves"],
            _ => &[],
        };
        let mut pairs = split(&self.to_link())?;
        pairs.retain(|(known, _)| known != key && known != AT && !dropped.contains(&&known[..]));
        pairs.push((key.to_string(), value.to_string()));
        let value_of = |wanted: &str| pairs.iter().find(|(known, _)| known == wanted).map(|(_, value)| value.clone());
        let applies = |known: &str| match known {
            "t0" | "t1" | "rate" | "over" => key == known || (value_of("cooling").is_some() && key != "cooling"),
            "length" => value_of("restart").is_some_and(|restart| restart != "none"),
            "repeats" => value_of("restart").is_some_and(|restart| restart == "converged"),
            "every" => {
                value_of("restart").is_some_and(|restart| restart == "converged")
                    || value_of("found").is_some_and(|found| found == "sampled")
            }
            // A seed that R can't take gives way to the default.
            "seed" => key != "rng" || value != "r" || self.seed >> Rng::R.seed_bits() == 0,
            _ => true,
        };
        let pairs = pairs.iter().filter(|(known, _)| known == key || applies(known)).cloned().collect();
        Config::read(pairs)
    }
}

/// Takes values by key: explicit ones first, then the preset's; keeps account of what was asked for.
struct Reader {
    explicit: Vec<(String, String)>,
    preset: Vec<(String, String)>,
    /// Of what size temperatures are on this puzzle: that of its recommended preset.
    size: f64,
    used: Vec<&'static str>,
}

impl Reader {
    fn get(&self, key: &str) -> Option<&str> {
        let find = |pairs: &'_ [(String, String)]| pairs.iter().position(|(known, _)| known == key);
        match find(&self.explicit) {
            Some(place) => Some(&self.explicit[place].1),
            None => find(&self.preset).map(|place| &self.preset[place].1[..]),
        }
    }

    fn take(&mut self, key: &'static str) -> Option<String> {
        self.used.push(key);
        self.get(key).map(str::to_string)
    }

    fn choice(
        &mut self,
        key: &'static str,
        choices: &[&'static str],
        default: &'static str,
    ) -> Result<&'static str, LinkError> {
        let Some(value) = self.take(key) else { return Ok(default) };
        let found = choices.iter().find(|&&choice| choice == value);
        found.copied().ok_or_else(|| LinkError::new(key, &value, expected_choice(choices)))
    }

    fn whole(&mut self, key: &'static str, least: u64, most: u64, default: u64) -> Result<u64, LinkError> {
        let Some(value) = self.take(key) else { return Ok(default) };
        match parse_whole(&value) {
            Some(whole) if (least..=most).contains(&whole) => Ok(whole),
            _ => Err(LinkError::new(key, &value, expected_whole(least, most))),
        }
    }

    fn number(&mut self, key: &'static str, cooling: &str, default: f64) -> Result<f64, LinkError> {
        let Some(value) = self.take(key) else { return Ok(default) };
        let number = value.parse::<f64>().ok().filter(|number| number_range(key, cooling).contains(*number));
        number.ok_or_else(|| LinkError::new(key, &value, expected_number(key, cooling)))
    }

    fn seed(&mut self, rng: Rng) -> Result<u64, LinkError> {
        let Some(value) = self.take("seed") else { return Ok(DEFAULT_SEED) };
        let seed = parse_whole(&value).filter(|seed| seed.checked_shr(rng.seed_bits()).unwrap_or(0) == 0);
        seed.ok_or_else(|| LinkError::new("seed", &value, expected_seed(rng)))
    }

    fn puzzle(&mut self) -> Result<Puzzle, LinkError> {
        let name = self.take("puzzle").unwrap_or_else(|| puzzles::DEFAULT.to_string());
        puzzles::classic(&name).ok_or_else(|| LinkError::new("puzzle", &name, expected_choice(&puzzles::names())))
    }

    /// Numbers and `.` joined by `,`, in cell order.
    fn givens(&mut self, puzzle: &Puzzle) -> Result<Vec<Option<i32>>, LinkError> {
        let Some(text) = self.take("givens") else { return Ok(vec![None; puzzle.cells.len()]) };
        let wrong = |expected: String| LinkError::new("givens", &text, expected);
        // No word is looked at before their number is known to be small.
        if text.split(',').count() != puzzle.cells.len() {
            return Err(wrong(format!("{} numbers or dots joined by commas", puzzle.cells.len())));
        }
        let mut unused = puzzle.numbers.clone();
        let mut givens = Vec::with_capacity(puzzle.cells.len());
        for (word, cell) in text.split(',').zip(&puzzle.cells) {
            if word == "." {
                givens.push(None);
                continue;
            }
            let place = word.parse().ok().and_then(|number: i32| unused.iter().position(|&other| other == number));
            let place = place.ok_or_else(|| {
                let word = LinkError::new("", word, "").value;
                wrong(format!("at cell {} a dot or one of the puzzle's numbers, each once, not \"{word}\"", cell.label))
            })?;
            givens.push(Some(unused.remove(place)));
        }
        Ok(givens)
    }

    fn choose_preset(&mut self, puzzle: &Puzzle) -> Result<(), LinkError> {
        let name = self.take("preset").unwrap_or_else(|| "recommended".to_string());
        let Some(preset) = puzzle.presets.iter().find(|preset| preset.name == name) else {
            let names: Vec<&str> = puzzle.presets.iter().map(|preset| &preset.name[..]).collect();
            return Err(LinkError::new("preset", &name, expected_choice(&names)));
        };
        self.preset = split(&preset.settings)?;
        let recommended = puzzle.presets.iter().find(|preset| preset.name == "recommended");
        for (key, value) in recommended.map_or(Ok(Vec::new()), |preset| split(&preset.settings))? {
            if key == "t0" {
                self.size = value.parse().unwrap_or(self.size);
            }
        }
        Ok(())
    }

    fn schedule(&mut self) -> Result<Schedule, LinkError> {
        let size = self.size;
        let cooling = self.choice("cooling", &COOLINGS, COOLINGS[0])?;
        // The preset's numbers are meant for its own schedule.
        if self.preset.iter().any(|(key, own)| key == "cooling" && own != cooling) {
            self.preset.retain(|(key, _)| !["t0", "t1", "rate", "over"].contains(&&key[..]));
        }
        Ok(match cooling {
            "fast" => Schedule::Fast { t0: self.number("t0", cooling, 10.0 * size)? },
            "logarithmic" => Schedule::Logarithmic { t0: self.number("t0", cooling, 12.0 * size)? },
            "geometric" => Schedule::Geometric {
                t0: self.number("t0", cooling, 2.0 * size)?,
                rate: self.number("rate", cooling, 0.99999)?,
            },
            "linear" => {
                let t0 = self.number("t0", cooling, 2.0 * size)?;
                let t1 = self.number("t1", cooling, (0.5 * size).min(t0))?;
                if t1 > t0 {
                    return Err(LinkError::new("t1", &t1.to_string(), format!("at most t0, which is {t0}")));
                }
                Schedule::Linear { t0, t1, over: self.whole("over", 1, MOST_MOVES, 100_000)? }
            }
            "lundy-mees" => Schedule::LundyMees {
                t0: self.number("t0", cooling, 2.0 * size)?,
                rate: self.number("rate", cooling, 0.00001)?,
            },
            _ => Schedule::Constant { t0: self.number("t0", cooling, size)? },
        })
    }

    fn restart(&mut self) -> Result<Restart, LinkError> {
        Ok(match self.choice("restart", &RESTARTS, RESTARTS[0])? {
            "fixed" => Restart::Fixed { length: self.whole("length", 1, MOST_MOVES, 100_000)? },
            "converged" => Restart::Converged {
                length: self.whole("length", 1, MOST_MOVES, 100_000)?,
                repeats: self.whole("repeats", 1, u32::MAX.into(), 250)? as u32,
            },
            _ => Restart::None,
        })
    }

    /// A setting without effect would be a promise not kept.
    fn refuse_unused(&self) -> Result<(), LinkError> {
        let unused = self.explicit.iter().find(|(key, _)| !self.used.contains(&&key[..]));
        unused.map_or(Ok(()), |(key, value)| {
            Err(LinkError::new(key, value, format!("no {key}, since it has no effect with the other settings")))
        })
    }
}

/// Digits only: `+7`, which Rust would read, is not how a link is written.
fn parse_whole(value: &str) -> Option<u64> {
    let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|_| digits)
}

struct NumberRange {
    least: f64,
    most: f64,
    zero: bool,
}

impl NumberRange {
    fn contains(&self, number: f64) -> bool {
        (self.least..=self.most).contains(&number) || (self.zero && number == 0.0 && number.is_sign_positive())
    }
}

/// Temperatures lie between 1e-9 and 1e9; where a schedule ends at its number, that may also be 0.
fn number_range(key: &str, cooling: &str) -> NumberRange {
    match (key, cooling) {
        ("rate", "geometric") => NumberRange { least: 1e-9, most: 1.0, zero: false },
        ("t0", "constant") | ("t1", _) => NumberRange { least: 1e-9, most: 1e9, zero: true },
        _ => NumberRange { least: 1e-9, most: 1e9, zero: false },
    }
}

fn expected_number(key: &str, cooling: &str) -> String {
    let NumberRange { least, most, zero } = number_range(key, cooling);
    let or_zero = if zero { "0 or " } else { "" };
    format!("{or_zero}a number from {least} to {most}")
}

fn expected_whole(least: u64, most: u64) -> String {
    format!("a whole number from {least} to {most}")
}

fn expected_seed(rng: Rng) -> String {
    format!("a whole number below 2^{}", rng.seed_bits())
}

fn expected_choice(choices: &[&str]) -> String {
    match choices {
        [only] => only.to_string(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
        [] => "nothing".to_string(),
    }
}

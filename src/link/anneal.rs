//! The settings of `solver=anneal`.

use super::bundle;
use super::field::Field;
use super::reader::Reader;
use crate::anneal::acceptance::{Accept, LateRule};
use crate::anneal::chains::Chains;
use crate::anneal::presets::{self as named, Preset, RECOMMENDED};
use crate::anneal::restart::{Reheat, Restart};
use crate::anneal::schedule::Schedule;
use crate::anneal::settings::{AnnealSettings, samples_matter};
use crate::link::keys::{self, Number, Whole};
use crate::link::{LinkError, pairs};
use crate::puzzle::instance::Instance;
use crate::puzzle::library;
use crate::random::any::GeneratorKind;
use crate::text::{english, number};

/// The keys whose values belong to one cooling schedule: a new `cooling` drops them.
pub const COOLING_KEYS: [&str; 4] = ["t0", "t1", "rate", "over"];

/// The keys of a user-defined problem: without `rng`, because R's generator has too few bits for a large problem's
/// moves.
#[cfg(full)]
#[rustfmt::skip]
const OWN_KEYS: [&str; 22] = [
    "accept", "history", "cooling", "t0", "t1", "rate", "over", "restart", "length", "every", "repeats", "reheat", "patience", "floor",
    "factor", "refill", "chain", "fruitless", "judged", "found", "moves", "seed",
];

impl AnnealSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Instance) -> Result<AnnealSettings, LinkError> {
        let presets = presets(problem)?;
        if let Some(preset) = reader.preset(&presets)? {
            let mut settings = pairs_of(preset, problem);
            if let (Instance::Model(_), Some(moves)) = (problem, reader.get("moves")) {
                settings.iter_mut().filter(|(key, _)| key == "over").for_each(|(_, over)| *over = moves.to_string());
            }
            reader.put_behind(settings);
        }
        let singles = read_singles(reader, problem)?;
        AnnealSettings::read_whole(reader, singles, usual_of(&presets))
    }

    /// Reads the settings of a user-defined problem, as keys and values of a link without `rng`. Temperatures that are
    /// left out depend on `usual`, the U of docs/LINKS.md.
    ///
    /// # Errors
    /// Names the first key that is unknown, has no effect, or has an invalid value.
    #[cfg(full)]
    pub fn from_pairs(pairs: Vec<(String, String)>, usual: f64) -> Result<AnnealSettings, LinkError> {
        let mut reader = Reader::new(pairs);
        if let Some(unknown) = reader.unknown(&OWN_KEYS) {
            return Err(unknown);
        }
        let settings = AnnealSettings::read_whole(&mut reader, false, usual)?;
        reader.unused().map_or(Ok(settings), Err)
    }

    /// Returns the settings as keys and values of a link, in the form that [`AnnealSettings::from_pairs`] reads.
    #[cfg(full)]
    pub fn to_pairs(&self) -> Vec<(&'static str, String)> {
        let fields = self.shared_fields().into_iter();
        fields.filter(|field| field.key != keys::RNG.name).map(|field| (field.key, field.value)).collect()
    }

    /// Reads settings without a preset. Temperatures that are left out are multiples of the usual one.
    fn read_whole(reader: &mut Reader, singles: bool, usual: f64) -> Result<AnnealSettings, LinkError> {
        let accept = read_accept(reader)?;
        let schedule =
            if accept.uses_temperature() { read_schedule(reader, usual)? } else { Schedule::Constant { t0: 0.0 } };
        let restart = read_restart(reader, matches!(schedule, Schedule::Lam { .. }))?;
        let (reheat, chains) = if can_reheat(accept, schedule) { read_reheat(reader)? } else { (None, None) };
        let found = reader.choice(&keys::FOUND)?;
        let every = if samples_matter(restart, found) { reader.whole(&keys::EVERY)? } else { 1 };
        let moves = reader.whole(&keys::MOVES)?;
        let (rng, seed) = read_generator(reader)?;
        Ok(AnnealSettings { singles, accept, schedule, restart, reheat, chains, found, every, moves, rng, seed })
    }

    /// Returns whether the value of `key` is a default computed from other settings, so that it must change with them.
    pub(super) fn follows(&self, key: &str) -> bool {
        match self.schedule {
            Schedule::Lam { over, .. } if key == keys::OVER_LAM.name => over == usual_over(self.restart, self.moves),
            _ => false,
        }
    }

    pub(super) fn fields(&self, problem: &Instance) -> Vec<Field> {
        singles_field(problem, self.singles).into_iter().chain(self.shared_fields()).collect()
    }

    /// Returns the fields that are common to all problems.
    fn shared_fields(&self) -> Vec<Field> {
        let (accept, history) = match self.accept {
            Accept::Metropolis => ("metropolis", None),
            Accept::Threshold => ("threshold", None),
            Accept::Late { history, rule: LateRule::Always } => ("late", Some(history)),
            Accept::Late { history, rule: LateRule::IfLower } => ("late2017", Some(history)),
            Accept::Descent => ("descent", None),
        };
        let mut fields = vec![Field::choice(&keys::ACCEPT, accept)];
        fields.extend(history.map(|history| Field::whole(&keys::HISTORY, history.into())));
        if self.accept.uses_temperature() {
            fields.extend(self.schedule_fields());
        }
        let length = |length| Some(Field::whole(&keys::LENGTH, length));
        let (restart, length, repeats) = match self.restart {
            Restart::None => ("none", None, None),
            Restart::Fixed { length: own } => ("fixed", length(own), None),
            Restart::Luby { unit } => ("luby", Some(Field::whole(&keys::LENGTH_LUBY, unit)), None),
            Restart::Converged { length: own, repeats } => ("converged", length(own), Some(repeats)),
        };
        fields.push(Field::choice(&keys::RESTART, restart));
        fields.extend(length);
        if self.samples_matter() {
            fields.push(Field::whole(&keys::EVERY, self.every));
        }
        fields.extend(repeats.map(|repeats| Field::whole(&keys::REPEATS, repeats.into())));
        if can_reheat(self.accept, self.schedule) {
            let reheat = match (self.reheat, self.chains) {
                (_, Some(_)) => "chains",
                (Some(_), None) => "stalled",
                (None, None) => "none",
            };
            fields.push(Field::choice(&keys::REHEAT, reheat));
        }
        if let Some(Reheat { patience, floor, factor, refill }) = self.reheat {
            fields.push(Field::whole(&keys::PATIENCE, patience));
            fields.push(Field::number(&keys::FLOOR, floor));
            fields.push(Field::number(&keys::FACTOR, factor));
            fields.push(Field::choice(&keys::REFILL, refill));
        }
        if let Some(Chains { length, fruitless, judged }) = self.chains {
            fields.push(Field::whole(&keys::CHAIN, length));
            fields.push(Field::whole(&keys::FRUITLESS, fruitless));
            fields.push(Field::choice(&keys::JUDGED, judged));
        }
        fields.push(Field::choice(&keys::FOUND, self.found));
        fields.push(Field::whole(&keys::MOVES, self.moves));
        fields.extend(generator_fields(self.rng, self.seed));
        fields
    }

    fn schedule_fields(&self) -> Vec<Field> {
        let begin = |name: &'static str, key: &Number, t0: f64| {
            vec![Field::choice(&keys::COOLING, name), Field::number(key, t0)]
        };
        let falling = |name: &'static str, t0: f64| begin(name, &keys::T0_FALLING, t0);
        let (fields, more) = match self.schedule {
            Schedule::Constant { t0 } => (begin("constant", &keys::T0_CONSTANT, t0), vec![]),
            Schedule::Fast { t0 } => (begin("fast", &keys::T0_FAST, t0), vec![]),
            Schedule::Logarithmic { t0 } => (begin("logarithmic", &keys::T0_LOGARITHMIC, t0), vec![]),
            Schedule::Geometric { t0, rate } => {
                (falling("geometric", t0), vec![Field::number(&keys::RATE_GEOMETRIC, rate)])
            }
            Schedule::Linear { t0, t1, over } => (
                falling("linear", t0),
                vec![Field::number(&keys::T1_LINEAR, t1), Field::whole(&keys::OVER_LINEAR, over)],
            ),
            Schedule::Lam { t0, over } => (falling("lam", t0), vec![Field::whole(&keys::OVER_LAM, over)]),
            Schedule::LundyMees { t0, rate } => {
                (falling("lundy-mees", t0), vec![Field::number(&keys::RATE_LUNDY_MEES, rate)])
            }
        };
        [fields, more].concat()
    }
}

/// Returns the presets of a problem as values; the library's files contain them in the grammar of links.
///
/// # Errors
/// Returns an error if a puzzle's file contains a value that is invalid in a link.
pub fn presets(problem: &Instance) -> Result<Vec<Preset>, LinkError> {
    match problem {
        Instance::Sums { puzzle, .. } => {
            let written = library::presets(&puzzle.name);
            let read =
                written.map(|(name, settings)| read_written(name, settings, problem)).collect::<Result<Vec<_>, _>>()?;
            Ok(if read.is_empty() { vec![named::of_own(puzzle)] } else { read })
        }
        Instance::Sudoku(sudoku) => Ok(named::of_sudoku(sudoku)),
        Instance::Route(_) => Ok(Vec::new()),
        Instance::Model(model) => Ok(vec![named::of_model(model)]),
    }
}

fn read_written(name: &str, settings: &str, problem: &Instance) -> Result<Preset, LinkError> {
    let mut reader = Reader::new(pairs(settings)?);
    // No puzzle of the core bundle can have pairs, so it leaves the key out.
    let says = cfg!(full) && reader.has(keys::PAIRS.name);
    let pairs = if says { Some(reader.choice(&keys::PAIRS)?) } else { None };
    let singles = read_singles(&mut reader, problem)?;
    let settings = AnnealSettings::read_whole(&mut reader, singles, 1.0)?;
    Ok(Preset { name: name.to_string(), settings, pairs })
}

/// Returns a preset as the pairs of a link, without the generator and its seed.
fn pairs_of(preset: &Preset, problem: &Instance) -> Vec<(String, String)> {
    let mut fields = preset.settings.fields(problem);
    fields.retain(|field| field.key != keys::RNG.name && field.key != keys::SEED.name);
    #[cfg(full)]
    fields.extend(preset.pairs.map(|pairs| Field::choice(&keys::PAIRS, pairs)));
    fields.into_iter().map(|Field { key, value, .. }| (key.to_string(), value)).collect()
}

/// Reads whether digits that follow by singles are filled in before the run; only sudokus have this key.
pub fn read_singles(reader: &mut Reader, problem: &Instance) -> Result<bool, LinkError> {
    Ok(matches!(problem, Instance::Sudoku(_)) && reader.choice(&keys::SINGLES)?)
}

/// Returns the field of [`read_singles`]; `None` if the problem is not a sudoku.
pub fn singles_field(problem: &Instance, singles: bool) -> Option<Field> {
    matches!(problem, Instance::Sudoku(_)).then(|| Field::choice(&keys::SINGLES, singles))
}

/// Reads whether opposite cells are pairs, and pairs them; only magic-sum puzzles have this key.
#[cfg(full)]
pub fn read_pairs(reader: &mut Reader, problem: &mut Instance) -> Result<(), LinkError> {
    let own = reader.leads(keys::PAIRS.name, keys::PAIRS.name);
    match problem {
        Instance::Sums { puzzle, givens } if reader.choice(&keys::PAIRS)? => bundle::pair_opposite(puzzle, givens, own),
        _ => Ok(()),
    }
}

/// Reads the generator and its seed.
pub fn read_generator(reader: &mut Reader) -> Result<(GeneratorKind, u64), LinkError> {
    let rng = reader.choice(&keys::RNG)?;
    Ok((rng, read_seed(reader, rng)?))
}

/// Returns the fields of [`read_generator`].
pub fn generator_fields(rng: GeneratorKind, seed: u64) -> [Field; 2] {
    [Field::choice(&keys::RNG, rng), Field::whole(&keys::SEED, seed)]
}

/// Reads the seed of a generator.
pub fn read_seed(reader: &mut Reader, rng: GeneratorKind) -> Result<u64, LinkError> {
    reader.seed(rng.seed_bits())
}

/// Returns whether a stalled anneal can be reheated: it needs a temperature, and an adaptive schedule reheats itself.
fn can_reheat(accept: Accept, schedule: Schedule) -> bool {
    accept.uses_temperature() && !matches!(schedule, Schedule::Lam { .. })
}

fn read_accept(reader: &mut Reader) -> Result<Accept, LinkError> {
    let rule = match reader.choice(&keys::ACCEPT)? {
        "threshold" => return Ok(Accept::Threshold),
        "descent" => return Ok(Accept::Descent),
        "late" => LateRule::Always,
        "late2017" => LateRule::IfLower,
        _ => return Ok(Accept::Metropolis),
    };
    Ok(Accept::Late { history: reader.whole(&keys::HISTORY)? as u32, rule })
}

/// Returns the puzzle's usual temperature: the final temperature of its recommended schedule; 1 without a recommended
/// preset.
#[cfg(full)]
pub fn usual_temperature(problem: &Instance) -> Result<f64, LinkError> {
    Ok(usual_of(&presets(problem)?))
}

fn usual_of(presets: &[Preset]) -> f64 {
    let recommended = presets.iter().find(|preset| preset.name == RECOMMENDED);
    recommended.map_or(1.0, |preset| preset.settings.schedule.end())
}

/// Reads the schedule. Temperatures without a value in link and preset are multiples of the puzzle's usual one.
fn read_schedule(reader: &mut Reader, usual: f64) -> Result<Schedule, LinkError> {
    let cooling = reader.choice(&keys::COOLING)?;
    reader.preset_only_for("cooling", cooling, &COOLING_KEYS);
    let falling = |reader: &mut Reader| reader.temperature(&keys::T0_FALLING, usual);
    Ok(match cooling {
        "fast" => Schedule::Fast { t0: reader.temperature(&keys::T0_FAST, usual)? },
        "logarithmic" => Schedule::Logarithmic { t0: reader.temperature(&keys::T0_LOGARITHMIC, usual)? },
        "geometric" => Schedule::Geometric { t0: falling(reader)?, rate: reader.number(&keys::RATE_GEOMETRIC)? },
        "linear" => {
            let t0 = falling(reader)?;
            let usual_end = number::short(keys::T1_LINEAR.default * usual);
            let t1 = reader.number_or(&keys::T1_LINEAR, usual_end.min(t0))?;
            if t1 > t0 {
                return Err(if reader.leads("t0", "t1") {
                    bundle::refused("t0", &t0.to_string(), || english::below_t1(t0.to_string(), t1.to_string()))
                } else {
                    bundle::refused("t1", &t1.to_string(), || english::above_t0(t1.to_string(), t0.to_string()))
                });
            }
            Schedule::Linear { t0, t1, over: reader.whole(&keys::OVER_LINEAR)? }
        }
        // The core bundle has only schedules that are functions of the move number.
        "lam" if cfg!(not(full)) => return Err(LinkError::unsupported(keys::COOLING.name, "lam")),
        "lam" => {
            let t0 = falling(reader)?;
            let default = usual_over(read_restart(reader, true)?, reader.whole(&keys::MOVES)?);
            Schedule::Lam { t0, over: reader.whole(&Whole { default, ..keys::OVER_LAM })? }
        }
        "lundy-mees" => Schedule::LundyMees { t0: falling(reader)?, rate: reader.number(&keys::RATE_LUNDY_MEES)? },
        _ => Schedule::Constant { t0: reader.temperature(&keys::T0_CONSTANT, usual)? },
    })
}

/// Returns the default of `over` for modified Lam: the moves of one anneal, so that each anneal cools to its end.
fn usual_over(restart: Restart, moves: u64) -> u64 {
    restart.length(0).min(moves)
}

/// Reads the rule for ending an anneal. Modified Lam ends frozen, so a preset's `restart=none` is ignored unless `over`
/// is set.
fn read_restart(reader: &mut Reader, lam: bool) -> Result<Restart, LinkError> {
    let lam = lam && !reader.has(keys::OVER_LAM.name);
    if lam {
        reader.forget_preset("restart", "none");
    }
    Ok(match reader.choice(if lam { &keys::RESTART_LAM } else { &keys::RESTART })? {
        "fixed" => Restart::Fixed { length: reader.whole(&keys::LENGTH)? },
        "luby" => Restart::Luby { unit: reader.whole(&keys::LENGTH_LUBY)? },
        "converged" => {
            Restart::Converged { length: reader.whole(&keys::LENGTH)?, repeats: reader.whole(&keys::REPEATS)? as u32 }
        }
        _ => Restart::None,
    })
}

/// Reads the rule for reheats: at most one of the two.
fn read_reheat(reader: &mut Reader) -> Result<(Option<Reheat>, Option<Chains>), LinkError> {
    match reader.choice(&keys::REHEAT)? {
        "stalled" => Ok((Some(read_stalled(reader)?), None)),
        "chains" => Ok((None, Some(read_chains(reader)?))),
        _ => Ok((None, None)),
    }
}

fn read_chains(reader: &mut Reader) -> Result<Chains, LinkError> {
    Ok(Chains {
        length: reader.whole(&keys::CHAIN)?,
        fruitless: reader.whole(&keys::FRUITLESS)?,
        judged: reader.choice(&keys::JUDGED)?,
    })
}

fn read_stalled(reader: &mut Reader) -> Result<Reheat, LinkError> {
    Ok(Reheat {
        patience: reader.whole(&keys::PATIENCE)?,
        floor: reader.number(&keys::FLOOR)?,
        factor: reader.number(&keys::FACTOR)?,
        refill: reader.choice(&keys::REFILL)?,
    })
}

//! The settings of `solver=anneal`.

use super::field::{Field, MOST, Range, TEMPERATURE};
use super::reader::Reader;
use crate::acceptance::Accept;
use crate::chains::{Chains, Judged};
use crate::decimal;
use crate::link::{LinkError, split};
use crate::problem::Problem;
use crate::restart::{Found, Refill, Reheat, Restart};
use crate::schedule::Schedule;

/// The seed of a link without one: solves Magic 19 in 25,405 moves, a few seconds at a speed one can watch.
const DEFAULT_SEED: u64 = 20;

const ACCEPTS: [&str; 4] = ["metropolis", "threshold", "late", "descent"];
const COOLINGS: [&str; 7] = ["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees", "lam"];
const RESTARTS: [&str; 4] = ["none", "fixed", "luby", "converged"];
const REHEATS: [&str; 3] = ["none", "stalled", "chains"];
const JUDGED: [&str; 2] = ["start", "best"];
const REFILLS: [&str; 3] = ["keep", "fresh", "stale"];
const FOUND: [&str; 2] = ["first", "sampled"];
pub const RNGS: [&str; 2] = ["xoshiro", "r"];
const SINGLES: [&str; 2] = ["off", "on"];

/// The keys whose values are meant for one cooling only.
pub const COOLING_KEYS: [&str; 4] = ["t0", "t1", "rate", "over"];

const TEMPERATURE_OR_ZERO: Range = Range { zero: true, ..TEMPERATURE };
const FACTOR: Range = Range { least: 1.0, most: 1e9, zero: false };
/// The longest memory of late acceptance.
const MOST_HISTORY: u64 = 10_000;
const SHARE: Range = Range { least: 1e-9, most: 1.0, zero: false };

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
    pub fn seed_bits(self) -> u32 {
        match self {
            Rng::Xoshiro => 64,
            Rng::R => 31,
        }
    }

    pub(super) fn seed_field(self, seed: u64) -> Field {
        let expected = format!("a whole number below 2^{}", self.seed_bits());
        Field { expected, ..Field::whole("seed", seed, 0, u64::MAX) }
    }
}

/// What decides an annealing run on a given puzzle, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Annealing {
    /// Whether what follows by singles is filled in before; of a sudoku only, else false.
    pub singles: bool,
    /// Which changes are accepted.
    pub accept: Accept,
    /// Temperature over the moves of an anneal; a constant 0 where acceptance asks for none.
    pub schedule: Schedule,
    /// When an anneal without a solution ends.
    pub restart: Restart,
    /// When a stalled anneal is heated up again, if ever.
    pub reheat: Option<Reheat>,
    /// Lewis's rule of reheating, where that is the rule.
    pub chains: Option<Chains>,
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
}

impl Annealing {
    pub(super) fn read(reader: &mut Reader, problem: &Problem) -> Result<Annealing, LinkError> {
        reader.preset(&problem.presets())?;
        let singles = read_singles(reader, problem)?;
        let accept = read_accept(reader)?;
        let schedule = if accept.uses_temperature() {
            read_schedule(reader, usual_temperature(problem))?
        } else {
            Schedule::Constant { t0: 0.0 }
        };
        let restart = read_restart(reader)?;
        let (reheat, chains) = if can_reheat(accept, schedule) { read_reheat(reader)? } else { (None, None) };
        let found = match reader.choice("found", &FOUND, FOUND[0])? {
            "sampled" => Found::Sampled,
            _ => Found::First,
        };
        let every = if samples_matter(restart, found) { reader.whole("every", 1, MOST, 10)? } else { 1 };
        let moves = reader.whole("moves", 1, MOST, 100_000_000)?;
        let (rng, seed) = read_chance(reader)?;
        Ok(Annealing { singles, accept, schedule, restart, reheat, chains, found, every, moves, rng, seed })
    }

    /// Whether the run looks at every so many moves.
    pub fn samples_matter(&self) -> bool {
        samples_matter(self.restart, self.found)
    }

    /// Whether these are another's settings, generator and seed aside: they belong to no preset.
    pub fn same_but_for_chance(&self, other: &Annealing) -> bool {
        *self == Annealing { rng: self.rng, seed: self.seed, ..*other }
    }

    pub(super) fn fields(&self, problem: &Problem) -> Vec<Field> {
        let mut fields = Vec::from_iter(singles_field(problem, self.singles));
        let (name, history) = match self.accept {
            Accept::Metropolis => (ACCEPTS[0], None),
            Accept::Threshold => (ACCEPTS[1], None),
            Accept::Late { history } => (ACCEPTS[2], Some(history)),
            Accept::Descent => (ACCEPTS[3], None),
        };
        fields.push(Field::choice("accept", name, &ACCEPTS));
        fields.extend(history.map(|history| Field::whole("history", history.into(), 1, MOST_HISTORY)));
        if self.accept.uses_temperature() {
            fields.extend(self.schedule_fields());
        }
        let (name, length, repeats) = match self.restart {
            Restart::None => ("none", None, None),
            Restart::Fixed { length } => ("fixed", Some(length), None),
            Restart::Luby { unit } => ("luby", Some(unit), None),
            Restart::Converged { length, repeats } => ("converged", Some(length), Some(repeats)),
        };
        fields.push(Field::choice("restart", name, &RESTARTS));
        fields.extend(length.map(|length| Field::whole("length", length, 1, MOST)));
        if self.samples_matter() {
            fields.push(Field::whole("every", self.every, 1, MOST));
        }
        fields.extend(repeats.map(|repeats| Field::whole("repeats", repeats.into(), 1, u32::MAX.into())));
        if can_reheat(self.accept, self.schedule) {
            let name = REHEATS[if self.chains.is_some() { 2 } else { usize::from(self.reheat.is_some()) }];
            fields.push(Field::choice("reheat", name, &REHEATS));
        }
        if let Some(Reheat { patience, floor, factor, refill }) = self.reheat {
            let name = match refill {
                Refill::Keep => "keep",
                Refill::Fresh => "fresh",
                Refill::Stale => "stale",
            };
            fields.push(Field::whole("patience", patience, 1, MOST));
            fields.push(Field::number("floor", floor, TEMPERATURE_OR_ZERO));
            fields.push(Field::number("factor", factor, FACTOR));
            fields.push(Field::choice("refill", name, &REFILLS));
        }
        if let Some(Chains { length, fruitless, judged }) = self.chains {
            fields.push(Field::whole("chain", length, 1, MOST));
            fields.push(Field::whole("fruitless", fruitless, 1, MOST));
            fields.push(Field::choice("judged", JUDGED[usize::from(judged == Judged::Best)], &JUDGED));
        }
        fields.push(Field::choice("found", FOUND[usize::from(self.found == Found::Sampled)], &FOUND));
        fields.push(Field::whole("moves", self.moves, 1, MOST));
        fields.push(Field::choice("rng", RNGS[usize::from(self.rng == Rng::R)], &RNGS));
        fields.push(self.rng.seed_field(self.seed));
        fields
    }

    fn schedule_fields(&self) -> Vec<Field> {
        let name = |name| Field::choice("cooling", name, &COOLINGS);
        let t0 = |value| Field::number("t0", value, TEMPERATURE);
        match self.schedule {
            Schedule::Constant { t0 } => vec![name("constant"), Field::number("t0", t0, TEMPERATURE_OR_ZERO)],
            Schedule::Fast { t0: value } => vec![name("fast"), t0(value)],
            Schedule::Logarithmic { t0: value } => vec![name("logarithmic"), t0(value)],
            Schedule::Geometric { t0: value, rate } => {
                vec![name("geometric"), t0(value), Field::number("rate", rate, SHARE)]
            }
            Schedule::Linear { t0: value, t1, over } => vec![
                name("linear"),
                t0(value),
                Field::number("t1", t1, TEMPERATURE_OR_ZERO),
                Field::whole("over", over, 1, MOST),
            ],
            Schedule::Lam { t0: value, over } => {
                vec![name("lam"), t0(value), Field::whole("over", over, 1, MOST)]
            }
            Schedule::LundyMees { t0: value, rate } => {
                vec![name("lundy-mees"), t0(value), Field::number("rate", rate, TEMPERATURE)]
            }
        }
    }
}

/// Whether what follows by singles is filled in before; of a sudoku only.
pub fn read_singles(reader: &mut Reader, problem: &Problem) -> Result<bool, LinkError> {
    Ok(matches!(problem, Problem::Sudoku(_)) && reader.choice("singles", &SINGLES, SINGLES[1])? == SINGLES[1])
}

/// The field of that.
pub fn singles_field(problem: &Problem, singles: bool) -> Option<Field> {
    let field = Field::choice("singles", SINGLES[usize::from(singles)], &SINGLES);
    matches!(problem, Problem::Sudoku(_)).then_some(field)
}

/// The generator and its seed.
pub fn read_chance(reader: &mut Reader) -> Result<(Rng, u64), LinkError> {
    let rng = match reader.choice("rng", &RNGS, RNGS[0])? {
        "r" => Rng::R,
        _ => Rng::Xoshiro,
    };
    Ok((rng, read_seed(reader, rng)?))
}

pub fn read_seed(reader: &mut Reader, rng: Rng) -> Result<u64, LinkError> {
    reader.seed(rng.seed_bits(), DEFAULT_SEED)
}

fn samples_matter(restart: Restart, found: Found) -> bool {
    matches!(restart, Restart::Converged { .. }) || found == Found::Sampled
}

/// Whether a stalled anneal could be heated up: not without a temperature, nor under an adaptive schedule, which heats up
/// by itself.
fn can_reheat(accept: Accept, schedule: Schedule) -> bool {
    accept.uses_temperature() && !matches!(schedule, Schedule::Lam { .. })
}

fn read_accept(reader: &mut Reader) -> Result<Accept, LinkError> {
    let accept = reader.choice("accept", &ACCEPTS, ACCEPTS[0])?;
    // The presets' schedules are meant for a rule with a temperature.
    Ok(match accept {
        "threshold" => Accept::Threshold,
        "late" => Accept::Late { history: reader.whole("history", 1, MOST_HISTORY, 100)? as u32 },
        "descent" => Accept::Descent,
        _ => Accept::Metropolis,
    })
}

/// Of what size temperatures are on this puzzle: that at which its recommended preset ends.
pub fn usual_temperature(problem: &Problem) -> f64 {
    let presets = problem.presets();
    let recommended = presets.iter().find(|preset| preset.name == "recommended");
    let settings = recommended.and_then(|preset| split(&preset.settings).ok()).unwrap_or_default();
    let of = |key: &str| settings.iter().find(|(known, _)| known == key).and_then(|(_, value)| decimal::parse(value));
    of("t1").or(of("t0")).unwrap_or(1.0)
}

/// Numbers that the link and its preset leave out are multiples of the puzzle's usual temperature.
fn read_schedule(reader: &mut Reader, usual: f64) -> Result<Schedule, LinkError> {
    let cooling = reader.choice("cooling", &COOLINGS, COOLINGS[0])?;
    reader.preset_only_for("cooling", cooling, &COOLING_KEYS);
    let t0 = |reader: &mut Reader, times: f64| reader.number("t0", TEMPERATURE, times * usual);
    Ok(match cooling {
        "fast" => Schedule::Fast { t0: t0(reader, 10.0)? },
        "logarithmic" => Schedule::Logarithmic { t0: t0(reader, 12.0)? },
        "geometric" => Schedule::Geometric { t0: t0(reader, 2.0)?, rate: reader.number("rate", SHARE, 0.99999)? },
        "linear" => {
            let t0 = t0(reader, 2.0)?;
            let t1 = reader.number("t1", TEMPERATURE_OR_ZERO, (0.5 * usual).min(t0))?;
            if t1 > t0 {
                return Err(if reader.leads("t0", "t1") {
                    LinkError::new("t0", &t0.to_string(), format!("at least t1, which is {t1}"))
                } else {
                    LinkError::new("t1", &t1.to_string(), format!("at most t0, which is {t0}"))
                });
            }
            Schedule::Linear { t0, t1, over: reader.whole("over", 1, MOST, 100_000)? }
        }
        "lam" => Schedule::Lam { t0: t0(reader, 2.0)?, over: reader.whole("over", 1, MOST, 100_000)? },
        "lundy-mees" => {
            Schedule::LundyMees { t0: t0(reader, 2.0)?, rate: reader.number("rate", TEMPERATURE, 0.00001)? }
        }
        _ => Schedule::Constant { t0: reader.number("t0", TEMPERATURE_OR_ZERO, usual)? },
    })
}

fn read_restart(reader: &mut Reader) -> Result<Restart, LinkError> {
    Ok(match reader.choice("restart", &RESTARTS, RESTARTS[0])? {
        "fixed" => Restart::Fixed { length: reader.whole("length", 1, MOST, 100_000)? },
        "luby" => Restart::Luby { unit: reader.whole("length", 1, MOST, 10_000)? },
        "converged" => Restart::Converged {
            length: reader.whole("length", 1, MOST, 100_000)?,
            repeats: reader.whole("repeats", 1, u32::MAX.into(), 250)? as u32,
        },
        _ => Restart::None,
    })
}

/// One of the two rules, or none.
fn read_reheat(reader: &mut Reader) -> Result<(Option<Reheat>, Option<Chains>), LinkError> {
    match reader.choice("reheat", &REHEATS, REHEATS[0])? {
        "stalled" => Ok((Some(read_stalled(reader)?), None)),
        "chains" => Ok((None, Some(read_chains(reader)?))),
        _ => Ok((None, None)),
    }
}

fn read_chains(reader: &mut Reader) -> Result<Chains, LinkError> {
    Ok(Chains {
        // The square of the 59 free cells of the published sudoku.
        length: reader.whole("chain", 1, MOST, 3481)?,
        fruitless: reader.whole("fruitless", 1, MOST, 20)?,
        judged: match reader.choice("judged", &JUDGED, JUDGED[0])? {
            "best" => Judged::Best,
            _ => Judged::Start,
        },
    })
}

fn read_stalled(reader: &mut Reader) -> Result<Reheat, LinkError> {
    Ok(Reheat {
        patience: reader.whole("patience", 1, MOST, 10_000)?,
        floor: reader.number("floor", TEMPERATURE_OR_ZERO, 0.0001)?,
        factor: reader.number("factor", FACTOR, 10.0)?,
        refill: match reader.choice("refill", &REFILLS, REFILLS[0])? {
            "fresh" => Refill::Fresh,
            "stale" => Refill::Stale,
            _ => Refill::Keep,
        },
    })
}

//! What decides the runs that anneal, to the bit.

use super::acceptance::Accept;
use super::chains::Chains;
use super::restart::{Found, Reheat, Restart};
use super::schedule::Schedule;
use crate::random::any::GeneratorKind;
use crate::sudoku::candidates::Propagation;
use crate::text::range::Range;

/// What a temperature may be.
pub const TEMPERATURE: Range = Range { least: 1e-9, most: 1e9, zero: false };
/// What a temperature may be where nothing divides by it.
pub const TEMPERATURE_OR_ZERO: Range = Range { zero: true, ..TEMPERATURE };

/// The fractions of a temperature that geometric cooling may leave.
pub const RATE: Range = Range { least: 1e-9, most: 1.0, zero: false };
/// The factors by which a reheat may multiply a temperature.
pub const FACTOR: Range = Range { least: 1.0, most: 1e9, zero: false };
/// The largest budget and the longest anneal: below 2^53, so that JavaScript counts them exactly.
pub const MOST_MOVES: u64 = 1_000_000_000_000_000;
/// The most entries of late acceptance's list.
pub const LONGEST_HISTORY: u64 = 10_000;
/// The most replicas.
pub const MOST_REPLICAS: u64 = 32;
/// The most moves between two exchanges.
pub const MOST_EXCHANGE: u64 = 1_000_000;

/// The settings of an annealing run, which decide it on a given problem to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct AnnealSettings {
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
    pub rng: GeneratorKind,
    /// Its seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
}

impl AnnealSettings {
    /// Returns the settings of one anneal by Metropolis' rule with xoshiro256++: at most `moves` moves, 1 to 10^15. All fields can be
    /// set afterwards; a run refuses what it cannot follow.
    pub fn new(schedule: Schedule, moves: u64, seed: u64) -> AnnealSettings {
        AnnealSettings {
            singles: false,
            accept: Accept::Metropolis,
            schedule,
            restart: Restart::None,
            reheat: None,
            chains: None,
            found: Found::First,
            every: 1,
            moves,
            rng: GeneratorKind::Xoshiro,
            seed,
        }
    }

    /// Sets the seed.
    pub fn seed(self, seed: u64) -> Self {
        AnnealSettings { seed, ..self }
    }

    /// Sets which changes are accepted.
    pub fn accept(self, accept: Accept) -> Self {
        AnnealSettings { accept, ..self }
    }

    /// Sets when an anneal ends and another begins.
    pub fn restart(self, restart: Restart) -> Self {
        AnnealSettings { restart, ..self }
    }

    /// Sets when a stalled anneal is heated up again.
    pub fn reheat(self, reheat: Reheat) -> Self {
        AnnealSettings { reheat: Some(reheat), ..self }
    }

    /// Returns whether the run looks at every so many moves.
    pub fn samples_matter(&self) -> bool {
        samples_matter(self.restart, self.found)
    }

    /// Returns whether these are another's settings, except for generator and seed, which belong to no preset.
    pub fn same_except_generator(&self, other: &AnnealSettings) -> bool {
        *self == AnnealSettings { rng: self.rng, seed: self.seed, ..*other }
    }
}

/// Returns whether a run with such restarts and such a stopping test looks at every so many moves.
pub(crate) fn samples_matter(restart: Restart, found: Found) -> bool {
    matches!(restart, Restart::Converged { .. }) || found == Found::Sampled
}

/// The settings of a run of parallel tempering, which decide it on a given problem to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct TemperingSettings {
    /// Whether what follows by singles is filled in before; of a sudoku only, else false.
    pub singles: bool,
    /// How many boards, 2 to 32.
    pub replicas: u32,
    /// The highest temperature.
    pub t0: f64,
    /// The lowest.
    pub t1: f64,
    /// Moves that each replica makes between two exchanges, 1 to 10^6.
    pub exchange: u64,
    /// The budget: the most moves of all replicas, 1 to 10^15.
    pub moves: u64,
    /// The generator.
    pub rng: GeneratorKind,
    /// Its seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
}

impl TemperingSettings {
    /// Returns the settings of `replicas` boards, 2 to 32, at temperatures from `t0` down to `t1`, with xoshiro256++. Boards are
    /// exchanged every 500 moves of each.
    pub fn new(replicas: u32, t0: f64, t1: f64, moves: u64, seed: u64) -> TemperingSettings {
        let (singles, exchange, rng) = (false, 500, GeneratorKind::Xoshiro);
        TemperingSettings { singles, replicas, t0, t1, exchange, moves, rng, seed }
    }

    /// Returns the temperatures from cold to hot, each the same multiple of the one before.
    pub fn temperatures(&self) -> Vec<f64> {
        let steps = f64::from(self.replicas - 1);
        let step = |i: u32| self.t1 * libm::pow(self.t0 / self.t1, f64::from(i) / steps);
        (0..self.replicas).map(step).collect()
    }
}

/// Holds what decides a run of annealing with propagation on a given sudoku, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct RebuildSettings {
    /// Whether decisions take the number of the accepted grid where that still fits.
    pub memory: bool,
    /// Whether a rebuild begins with a random candidate on a blank of the accepted grid.
    pub kick: bool,
    /// What follows from a number that is filled in.
    pub propagation: Propagation,
    /// The temperature, constant.
    pub t0: f64,
    /// The budget: the most steps, 1 to 10^15. A step fills a cell, or is a verdict.
    pub moves: u64,
    /// The seed of xoshiro256++.
    pub seed: u64,
}

impl RebuildSettings {
    /// Returns the settings of at most `moves` steps at the temperature `t0`, with memory, a kick, and all of propagation.
    pub fn new(t0: f64, moves: u64, seed: u64) -> RebuildSettings {
        RebuildSettings { memory: true, kick: true, propagation: Propagation::Locked, t0, moves, seed }
    }
}

/// Holds what decides a run of a multi-start on a given problem, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct MultiStartSettings {
    /// Whether what follows by singles is filled in before; of a sudoku only, else false.
    pub singles: bool,
    /// The temperature of all.
    pub t0: f64,
    /// The budget: the most moves, each a proposal to all eight, 1 to 10^15.
    pub moves: u64,
    /// The seed of xoshiro256++.
    pub seed: u64,
}

impl MultiStartSettings {
    /// Returns the settings of eight chains at the temperature `t0`.
    pub fn new(t0: f64, moves: u64, seed: u64) -> MultiStartSettings {
        MultiStartSettings { singles: false, t0, moves, seed }
    }
}

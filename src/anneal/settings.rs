//! The settings of annealing runs, which determine a run to the bit together with the problem.

use super::acceptance::Accept;
use super::chains::Chains;
use super::restart::{Found, Reheat, Restart};
use super::schedule::Schedule;
use crate::random::any::GeneratorKind;
use crate::sudoku::candidates::Propagation;
use crate::text::range::Range;

/// The temperatures that links accept.
pub const TEMPERATURE: Range = Range { least: 1e-9, most: 1e9, zero: false };
/// The temperatures that links accept where no formula divides by the temperature.
pub const TEMPERATURE_OR_ZERO: Range = Range { zero: true, ..TEMPERATURE };

/// The factors of geometric cooling.
pub const RATE: Range = Range { least: 1e-9, most: 1.0, zero: false };
/// The factors of a reheat.
pub const FACTOR: Range = Range { least: 1.0, most: 1e9, zero: false };
/// The largest budget and the longest anneal, in moves: below 2^53, so that JavaScript counts them exactly.
pub const MOST_MOVES: u64 = 1_000_000_000_000_000;
/// The most entries of late acceptance's list.
pub const LONGEST_HISTORY: u64 = 10_000;
/// The most replicas of parallel tempering.
pub const MOST_REPLICAS: u64 = 32;
/// The most moves of a replica between two exchanges.
pub const MOST_EXCHANGE: u64 = 1_000_000;

/// The settings of an annealing run; together with the problem they determine the run to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct AnnealSettings {
    /// True if singles of a sudoku are filled in before the run; false for other problems.
    pub singles: bool,
    /// The rule of acceptance.
    pub accept: Accept,
    /// The temperature over the moves of an anneal; a constant 0 if the rule of acceptance needs no temperature.
    pub schedule: Schedule,
    /// The rule that ends an anneal without a solution.
    pub restart: Restart,
    /// The rule of reheating a stalled anneal; `None` for no reheat.
    pub reheat: Option<Reheat>,
    /// Lewis's rule of reheating. If `reheat` is also set, its factor and its effect on the board apply.
    pub chains: Option<Chains>,
    /// The stopping test for states at the target.
    pub found: Found,
    /// The number of moves between two samples, at least 1. Only [`Restart::Converged`] and [`Found::Sampled`] use
    /// samples.
    pub every: u64,
    /// The budget: the most moves over all anneals, 1 to 10^15.
    pub moves: u64,
    /// The random number generator.
    pub rng: GeneratorKind,
    /// The seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
}

impl AnnealSettings {
    /// Returns the settings of one anneal by Metropolis' rule with xoshiro256++: at most `moves` moves, 1 to 10^15.
    /// All fields can be set afterwards; a run rejects settings out of their ranges.
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

    /// Sets the rule of acceptance.
    pub fn accept(self, accept: Accept) -> Self {
        AnnealSettings { accept, ..self }
    }

    /// Sets the rule that ends an anneal, so that another begins.
    pub fn restart(self, restart: Restart) -> Self {
        AnnealSettings { restart, ..self }
    }

    /// Sets the rule of reheating.
    pub fn reheat(self, reheat: Reheat) -> Self {
        AnnealSettings { reheat: Some(reheat), ..self }
    }

    /// Returns whether the run uses samples.
    pub fn samples_matter(&self) -> bool {
        samples_matter(self.restart, self.found)
    }

    /// Returns whether two settings are equal except for generator and seed, which belong to no preset.
    pub fn same_except_generator(&self, other: &AnnealSettings) -> bool {
        *self == AnnealSettings { rng: self.rng, seed: self.seed, ..*other }
    }
}

/// Returns whether a run with these restarts and this stopping test uses samples.
pub(crate) fn samples_matter(restart: Restart, found: Found) -> bool {
    matches!(restart, Restart::Converged { .. }) || found == Found::Sampled
}

/// The settings of a run of parallel tempering; together with the problem they determine the run to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct TemperingSettings {
    /// True if singles of a sudoku are filled in before the run; false for other problems.
    pub singles: bool,
    /// The number of replicas, 2 to 32.
    pub replicas: u32,
    /// The highest temperature.
    pub t0: f64,
    /// The lowest temperature, at most `t0`.
    pub t1: f64,
    /// The number of moves of each replica between two exchanges, 1 to 10^6.
    pub exchange: u64,
    /// The budget: the most moves of all replicas, 1 to 10^15.
    pub moves: u64,
    /// The random number generator.
    pub rng: GeneratorKind,
    /// The seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
}

impl TemperingSettings {
    /// Returns the settings of `replicas` replicas, 2 to 32, at temperatures from `t0` down to `t1`, with
    /// xoshiro256++. Replicas are exchanged after every 500 moves of each.
    pub fn new(replicas: u32, t0: f64, t1: f64, moves: u64, seed: u64) -> TemperingSettings {
        let (singles, exchange, rng) = (false, 500, GeneratorKind::Xoshiro);
        TemperingSettings { singles, replicas, t0, t1, exchange, moves, rng, seed }
    }

    /// Returns the temperatures from cold to hot, in a geometric sequence.
    pub fn temperatures(&self) -> Vec<f64> {
        let steps = f64::from(self.replicas - 1);
        let step = |i: u32| self.t1 * libm::pow(self.t0 / self.t1, f64::from(i) / steps);
        (0..self.replicas).map(step).collect()
    }
}

/// The settings of a run of annealing with propagation (ruin and recreate); together with the sudoku they determine the
/// run to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct RebuildSettings {
    /// True if a decision takes the number of the accepted grid when that still fits.
    pub memory: bool,
    /// True if a rebuild begins with a random candidate for a blank of the accepted grid.
    pub kick: bool,
    /// The deductions from a number that is filled in.
    pub propagation: Propagation,
    /// The constant temperature, 0 or more.
    pub t0: f64,
    /// The budget: the most steps, 1 to 10^15. A step fills a cell, or is a verdict.
    pub moves: u64,
    /// The seed of xoshiro256++.
    pub seed: u64,
}

impl RebuildSettings {
    /// Returns the settings of at most `moves` steps at the temperature `t0`, with memory, a kick and full propagation.
    pub fn new(t0: f64, moves: u64, seed: u64) -> RebuildSettings {
        RebuildSettings { memory: true, kick: true, propagation: Propagation::Locked, t0, moves, seed }
    }
}

/// The settings of a multi-start; together with the problem they determine the run to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct MultiStartSettings {
    /// True if singles of a sudoku are filled in before the run; false for other problems.
    pub singles: bool,
    /// The constant temperature of all eight chains.
    pub t0: f64,
    /// The budget: the most moves, each a proposal to all eight chains, 1 to 10^15.
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

//! The choice between the generators.

use super::{RMersenne, Xoshiro};

/// The generator that a run draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum GeneratorKind {
    /// xoshiro256++.
    Xoshiro,
    /// R's Mersenne Twister, seeded and drawn from as in R.
    R,
}

impl GeneratorKind {
    /// Returns the number of bits of a seed: seeds are below 2 to the power of this number.
    pub fn seed_bits(self) -> u32 {
        match self {
            GeneratorKind::Xoshiro => 64,
            GeneratorKind::R => 31,
        }
    }
}

/// One of the generators.
#[derive(Clone, Debug)]
pub(crate) enum AnyGenerator {
    Xoshiro(Xoshiro),
    R(Box<RMersenne>),
}

impl AnyGenerator {
    pub(crate) fn new(kind: GeneratorKind, seed: u64) -> Self {
        match kind {
            GeneratorKind::Xoshiro => AnyGenerator::Xoshiro(Xoshiro::new(seed)),
            // The settings keep R's seeds below 2^31.
            GeneratorKind::R => AnyGenerator::R(Box::new(RMersenne::new(seed as u32))),
        }
    }
}

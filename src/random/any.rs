//! Whichever generator a run draws from.

use super::{RMersenne, Xoshiro};

/// Names the generator that a run draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum GeneratorKind {
    /// xoshiro256++.
    Xoshiro,
    /// R's Mersenne Twister.
    R,
}

impl GeneratorKind {
    /// Returns the power of two below which seeds are.
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
            // Seeds of R's are below 2^31, as the settings promise.
            GeneratorKind::R => AnyGenerator::R(Box::new(RMersenne::new(seed as u32))),
        }
    }
}

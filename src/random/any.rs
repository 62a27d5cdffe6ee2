//! Whichever generator a run draws from.

use crate::board::Rules;
use crate::link::config::Rng;
use crate::random::{RMersenne, Xoshiro};

/// One of the generators.
#[derive(Clone, Debug)]
pub(crate) enum AnyGenerator {
    Xoshiro(Xoshiro),
    R(Box<RMersenne>),
}

impl AnyGenerator {
    pub(crate) fn new(rng: Rng, seed: u64) -> Self {
        match rng {
            Rng::Xoshiro => AnyGenerator::Xoshiro(Xoshiro::new(seed)),
            // Seeds of R's are below 2^31, as the config has checked.
            Rng::R => AnyGenerator::R(Box::new(RMersenne::new(seed as u32))),
        }
    }

    pub(crate) fn fill<R: Rules>(&mut self, rules: &R) -> R::Board {
        match self {
            AnyGenerator::Xoshiro(generator) => rules.filled(generator),
            AnyGenerator::R(generator) => rules.filled(&mut **generator),
        }
    }
}

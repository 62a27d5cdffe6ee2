//! The generator xoshiro256++, which can take a draw back.

use super::{Generator, Groups};
use rand::rand_core::utils::fill_bytes_via_next_word;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng, TryRng};
use std::convert::Infallible;

/// The generator xoshiro256++ (Blackman 2021), seeded through SplitMix64.
#[derive(Clone, Debug)]
pub struct Xoshiro {
    generator: Xoshiro256PlusPlus,
    /// The last 64 bits drawn.
    last: u64,
    /// True if the last draw was taken back.
    taken_back: bool,
}

impl Xoshiro {
    /// Returns the generator for a seed of 64 bits.
    pub fn new(seed: u64) -> Self {
        Xoshiro { generator: Xoshiro256PlusPlus::seed_from_u64(seed), last: 0, taken_back: false }
    }

    /// Draws an index below `len`, from 1 to 2^32 - 1. The distribution differs from uniform by at most `len / 2^32`.
    pub fn index(&mut self, len: usize) -> usize {
        Self::below(self.bits(), len as u32) as usize
    }

    /// Draws 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        if self.taken_back {
            self.taken_back = false;
        } else {
            self.last = self.generator.next_u64();
        }
        self.last
    }

    /// Returns an integer below `n` from the upper 32 bits, by multiply-shift: at most `n / 2^32` from uniform.
    fn below(bits: u64, n: u32) -> u32 {
        (((bits >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl TryRng for Xoshiro {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.bits() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.bits())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

impl Generator for Xoshiro {
    const TAKES_BACK: bool = true;

    fn shuffle<T: Clone>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = Self::below(self.bits(), last as u32 + 1);
            items.swap(last, other as usize);
        }
    }

    /// Draws once: the upper half chooses the pair, the lower half is the uniform.
    #[inline]
    fn propose(&mut self, cells: u32) -> (u32, u32) {
        let bits = self.bits();
        (Self::below(bits, cells * (cells - 1) / 2), bits as u32)
    }

    fn choose(&mut self, count: u32) -> (u32, u32) {
        let bits = self.bits();
        (Self::below(bits, count), bits as u32)
    }

    /// Draws once. The choice of the group leaves about 2^32 / groups values of the upper half, which select the pair.
    #[inline]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32) {
        let bits = self.bits();
        let product = (bits >> 32) * u64::from(groups.count());
        let (first, pairs) = groups.at((product >> 32) as u32);
        (first + Self::below(product << 32, pairs), bits as u32)
    }

    /// Lends a copy without a draw taken back, so that the loop need not test for one.
    #[inline(always)]
    fn lend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        debug_assert!(!self.taken_back);
        let mut copy = Xoshiro { taken_back: false, ..self.clone() };
        let result = work(&mut copy);
        *self = copy;
        result
    }

    #[inline]
    fn take_back(&mut self) {
        self.taken_back = true;
    }

    #[inline]
    fn last_bits(&self) -> u32 {
        self.last as u32
    }

    /// Returns the middle of the interval of 2^-32 that the bits represent.
    #[inline]
    fn uniform(bits: u32) -> f64 {
        (f64::from(bits) + 0.5) * (1.0 / 4_294_967_296.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_draw_taken_back_is_drawn_again(seed in any::<u64>(), asked in proptest::collection::vec((0..5, any::<bool>()), 1..40)) {
            let groups = Groups::new(&[(0, 36), (36, 1), (37, 10)]);
            let ask = |generator: &mut Xoshiro, what| {
                let mut numbers = [1, 2, 3, 4, 5];
                let (pair, bits) = match what {
                    0 => generator.propose(19),
                    1 => generator.propose_in_group(&groups),
                    2 => (generator.index(1000) as u32, 0),
                    3 => return (generator.bits(), numbers),
                    _ => {
                        generator.shuffle(&mut numbers);
                        (0, 0)
                    }
                };
                (u64::from(pair) << 32 | u64::from(bits), numbers)
            };
            let (mut ahead, mut plain) = (Xoshiro::new(seed), Xoshiro::new(seed));
            for (what, draws_ahead) in asked {
                prop_assert_eq!(ask(&mut ahead, what), ask(&mut plain, what));
                if draws_ahead {
                    let (_, bits) = ahead.propose(9);
                    prop_assert_eq!(ahead.last_bits(), bits);
                    ahead.take_back();
                }
            }
        }
    }
}

//! R's draws from the words of a Mersenne Twister.

use super::mersenne_twister::{MersenneTwister, N};
use super::{Generator, Groups};
use rand::TryRng;
use rand::rand_core::utils::{fill_bytes_via_next_word, next_u64_via_u32};
use std::convert::Infallible;

/// The generator of R since version 3.6: MT19937, R's scrambling of the seed, and its method "rejection" for an index.
#[derive(Clone, Debug)]
pub struct RMersenne {
    twister: MersenneTwister,
    /// The last 624 words made.
    words: [u32; N],
    /// The index of the first unused word.
    next: usize,
}

impl RMersenne {
    /// Returns the generator as R's `set.seed(seed)` leaves it.
    pub fn new(seed: u32) -> Self {
        let mut scrambled = seed;
        let mut scramble = || {
            scrambled = scrambled.wrapping_mul(69069).wrapping_add(1);
            scrambled
        };
        // 50 rounds warm up. One more round fills the place of R's position, which R then overwrites.
        for _ in 0..51 {
            scramble();
        }
        let twister = MersenneTwister::new(std::array::from_fn(|_| scramble()));
        RMersenne { twister, words: [0; N], next: N }
    }

    #[cold]
    fn refill(&mut self) {
        self.twister.refill(&mut self.words);
        self.next = 0;
    }

    /// Draws 32 bits of MT19937.
    #[inline]
    fn bits(&mut self) -> u32 {
        if self.next >= N {
            self.refill();
        }
        let bits = self.words[self.next];
        self.next += 1;
        bits
    }

    /// Draws `R_unif_index(n)` for `n` up to 2^15: as many bits as `n - 1` has, drawn again until they are below `n`. R
    /// takes the bits from the integer part of a uniform times 2^16, which is the upper 16 bits. R draws once even for
    /// `n = 1`.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mask = n.next_power_of_two() - 1;
        loop {
            let index = (self.bits() >> 16) & mask;
            if index < n {
                return index;
            }
        }
    }
}

impl TryRng for RMersenne {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.bits())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        next_u64_via_u32(self)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u32())
    }
}

impl Generator for RMersenne {
    /// Shuffles as R's `sample(items)`.
    fn shuffle<T: Clone>(&mut self, items: &mut [T]) {
        let mut pool = items.to_vec();
        for place in items {
            let index = self.below(pool.len() as u32);
            *place = pool.swap_remove(index as usize);
        }
    }

    /// Draws as R's `sample(cells, 2)`, then `runif(1)`. When R draws the second cell, the last cell of its pool has
    /// replaced the first one drawn.
    #[inline(never)]
    fn propose(&mut self, cells: u32) -> (u32, u32) {
        let first = self.below(cells);
        let index = self.below(cells - 1);
        let second = if index == first { cells - 1 } else { index };
        let (a, b) = (first.min(second), first.max(second));
        (b * (b - 1) / 2 + a, self.bits())
    }

    /// Draws as R's `sample(count, 1)`, then `runif(1)`.
    fn choose(&mut self, count: u32) -> (u32, u32) {
        (self.below(count), self.bits())
    }

    /// Draws as R's `sample(groups, 1)`, `sample(pairs, 1)`, then `runif(1)`.
    #[inline(never)]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32) {
        let (first, pairs) = groups.at(self.below(groups.count()));
        (first + self.below(pairs), self.bits())
    }

    /// Returns R's `unif_rand()`: the bits divided by 2^32, kept away from 0 and 1.
    #[inline]
    fn uniform(bits: u32) -> f64 {
        // R's constant, 1 / (2^32 - 1). Half of it keeps the uniform off 0 and 1.
        let scale = 2.328_306_437_080_797e-10;
        (f64::from(bits) * (1.0 / 4_294_967_296.0)).clamp(0.5 * scale, 1.0 - 0.5 * scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_drawn_as_sample_draws_from_its_pool() {
        let (mut proposes, mut samples) = (RMersenne::new(540_267), RMersenne::new(540_267));
        for cells in (2..=64).cycle().take(2000) {
            let mut pool: Vec<u32> = (0..cells).collect();
            let first = pool.swap_remove(samples.below(cells) as usize);
            let second = pool[samples.below(cells - 1) as usize];
            let (a, b) = (first.min(second), first.max(second));
            assert_eq!(proposes.propose(cells), (b * (b - 1) / 2 + a, samples.bits()));
        }
    }
}

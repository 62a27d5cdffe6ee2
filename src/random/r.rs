//! What R draws from the words of a Mersenne Twister.

use super::mersenne_twister::{MersenneTwister, N};
use super::{Generator, Groups};
use rand::TryRng;
use rand::rand_core::utils::{fill_bytes_via_next_word, next_u64_via_u32};
use std::convert::Infallible;

/// Draws as R does since version 3.6: by MT19937, R's scrambling of the seed, and its way of drawing an index,
/// "rejection".
#[derive(Clone, Debug)]
pub struct RMersenne {
    twister: MersenneTwister,
    /// The words that it made last.
    words: [u32; N],
    /// The place of the first word not used.
    next: usize,
}

impl RMersenne {
    /// Returns what `set.seed(seed)` leaves behind.
    pub fn new(seed: u32) -> Self {
        let mut scrambled = seed;
        let mut scramble = || {
            scrambled = scrambled.wrapping_mul(69069).wrapping_add(1);
            scrambled
        };
        // 50 rounds to warm up, and one more for the place where R keeps its position, which it then overwrites.
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

    /// Draws `R_unif_index(n)` for `n` up to 2^15: as many bits as `n - 1` has, drawn again until they are below `n`. R takes
    /// them from the whole part of a uniform times 2^16, which are the upper 16 bits. It draws once even for `n = 1`.
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
    /// `sample(numbers)`.
    fn shuffle<T: Clone>(&mut self, items: &mut [T]) {
        let mut pool = items.to_vec();
        for place in items {
            let index = self.below(pool.len() as u32);
            *place = pool.swap_remove(index as usize);
        }
    }

    /// Draws `sample(cells, 2)`, then `runif(1)`. In R's pool the last cell has taken the first one's place when the second is
    /// drawn.
    #[inline(never)]
    fn propose(&mut self, cells: u32) -> (u32, u32) {
        let first = self.below(cells);
        let index = self.below(cells - 1);
        let second = if index == first { cells - 1 } else { index };
        let (a, b) = (first.min(second), first.max(second));
        (b * (b - 1) / 2 + a, self.bits())
    }

    /// Draws `sample(count, 1)`, then `runif(1)`.
    fn choose(&mut self, count: u32) -> (u32, u32) {
        (self.below(count), self.bits())
    }

    /// `sample(groups, 1)`, `sample(pairs, 1)`, then `runif(1)`. In line it would be six times in a module that has to be small.
    #[inline(never)]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32) {
        let (first, pairs) = groups.at(self.below(groups.count()));
        (first + self.below(pairs), self.bits())
    }

    /// `unif_rand()`: the bits over 2^32.
    #[inline]
    fn uniform(bits: u32) -> f64 {
        // R's own constant, 1 / (2^32 - 1); the half of it keeps the ends out.
        let scale = 2.328_306_437_080_797e-10;
        (f64::from(bits) * (1.0 / 4_294_967_296.0)).clamp(0.5 * scale, 1.0 - 0.5 * scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_what_sample_takes_from_its_pool() {
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

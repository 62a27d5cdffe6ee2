//! The draws of a proposal.

use crate::random::{Generator, Groups};
use rand::TryRng;
use std::convert::Infallible;

/// The draws of one proposal. The first draw has bits in common with the uniform for accepting the move. So with
/// xoshiro256++ a proposal of one draw takes one number. As a [`Rng`](crate::random::Rng) it also serves the crate
/// `rand`, whose draws have no common bits.
#[derive(Debug)]
pub struct Draw<'a, G> {
    generator: &'a mut G,
    /// The bits of the uniform, after the first draw.
    bits: Option<u32>,
}

impl<'a, G: Generator> Draw<'a, G> {
    /// Returns the draws of the next proposal.
    #[inline(always)]
    pub fn new(generator: &'a mut G) -> Self {
        Draw { generator, bits: None }
    }

    /// Draws an index below `count`, from 1 to 2^32 - 1; with R's generator, to 2^16.
    #[inline(always)]
    pub fn index(&mut self, count: u32) -> u32 {
        let drawn = self.generator.choose(count);
        self.keep(drawn)
    }

    /// Draws two different indices below `count`, from 2 to 65,536, the lower one first; with R's generator, to 256.
    #[inline(always)]
    pub fn pair(&mut self, count: u32) -> (u32, u32) {
        // All pairs in both orders.
        let both = self.index(count * (count - 1));
        let (a, b) = (both / (count - 1), both % (count - 1));
        if b >= a { (a, b + 1) } else { (b, a) }
    }

    /// Draws the index of a pair of `count` cells, from 2 to 2^15; R's generator draws the pair as R does. The pair
    /// `a < b` has the index `b (b - 1) / 2 + a`.
    #[inline(always)]
    pub fn pair_of_cells(&mut self, count: u32) -> u32 {
        let drawn = self.generator.propose(count);
        self.keep(drawn)
    }

    /// Draws one of the groups, then one of its pairs.
    #[inline(always)]
    pub fn pair_of_groups(&mut self, groups: &Groups) -> u32 {
        let drawn = self.generator.propose_in_group(groups);
        self.keep(drawn)
    }

    /// Draws a number in (0, 1), one of 2^32 values, by a separate draw.
    #[inline(always)]
    pub fn uniform(&mut self) -> f64 {
        let (_, bits) = self.generator.choose(1);
        G::uniform(bits)
    }

    #[inline(always)]
    fn keep(&mut self, (drawn, bits): (u32, u32)) -> u32 {
        self.bits.get_or_insert(bits);
        drawn
    }

    /// Returns the bits of the uniform for accepting the move, from the first draw or from a separate one.
    #[inline(always)]
    pub fn bits(self) -> u32 {
        match self.bits {
            Some(bits) => bits,
            None => self.generator.choose(1).1,
        }
    }
}

impl<G: Generator> TryRng for Draw<'_, G> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.generator.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.generator.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.generator.fill_bytes(bytes);
        Ok(())
    }
}

//! Random number generators. They give the same numbers on every machine, because they draw only `u32` and `u64`, never
//! `usize`.
//!
//! A proposal needs two draws: a pair of cells and a uniform. [`Xoshiro`] takes both from one 64-bit number.
//! [`RMersenne`] draws them as R does, so that published R programs replay move for move. A uniform is drawn as 32
//! bits, and becomes a float only if the bits do not settle the move.
//!
//! | file | content |
//! |---|---|
//! | `xoshiro.rs` | xoshiro256++, which can take a draw back |
//! | `mersenne_twister.rs` | MT19937, 624 words at a time |
//! | `r.rs` | R's draws from these words |
//! | `groups.rs` | groups of pairs for a sudoku's proposals |
//! | `any.rs` | the choice of a run's generator |

pub(crate) mod any;
mod groups;
mod mersenne_twister;
mod r;
mod xoshiro;

pub use any::GeneratorKind;

pub use groups::Groups;
pub use r::RMersenne;
pub use rand::Rng;
pub use xoshiro::Xoshiro;

/// A generator for starts and proposals. As a [`Rng`] it also serves the crate `rand`. A later version of `rand` may
/// draw differently and so give other runs. [`shuffle`](Generator::shuffle), [`index`](Generator::index) and a
/// [`Draw`](crate::Draw) never change.
pub trait Generator: Rng {
    /// True if a loop may draw the next proposal before the present one is settled, and take it back if it is not
    /// needed.
    #[doc(hidden)]
    const TAKES_BACK: bool = false;

    /// Draws an index below `count`, from 1 to 2^32 - 1; for [`RMersenne`], to 2^16.
    fn index(&mut self, count: u32) -> u32 {
        self.choose(count).0
    }

    /// Shuffles items into a uniformly random order.
    fn shuffle<T: Clone>(&mut self, items: &mut [T]);

    /// Draws the index of two different cells of `cells`, from 2 to 2^15, and the bits of a uniform.
    ///
    /// The pair `{a, b}`, `a < b`, has the index `b (b - 1) / 2 + a`.
    #[doc(hidden)]
    fn propose(&mut self, cells: u32) -> (u32, u32);

    /// Draws an index below `count`, at least 1, and the bits of a uniform.
    #[doc(hidden)]
    fn choose(&mut self, count: u32) -> (u32, u32);

    /// Draws one of the groups, then one of its pairs, and the bits of a uniform.
    #[doc(hidden)]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32);

    /// Returns the uniform in (0, 1) of these bits: at least `bits / 2^32`, and below `(bits + 1) / 2^32`.
    #[doc(hidden)]
    fn uniform(bits: u32) -> f64;

    /// Lends the generator to a loop; a small generator is lent as a copy, so that the compiler keeps it in registers.
    #[inline(always)]
    #[doc(hidden)]
    fn lend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        work(self)
    }

    /// Takes the last proposal back, so that it is drawn again. Only for generators that
    /// [take back](Generator::TAKES_BACK).
    #[inline]
    #[doc(hidden)]
    fn take_back(&mut self) {}

    /// Returns the bits of the last proposal's uniform. Only for generators that [take back](Generator::TAKES_BACK).
    #[inline]
    #[doc(hidden)]
    fn last_bits(&self) -> u32 {
        0
    }
}

//! The named generators. Each gives the same numbers on every machine, and draws only `u32` and `u64`, never `usize`.
//!
//! A proposal needs two draws, a pair of cells and a uniform. [`Xoshiro`] takes both from one 64-bit number; [`RMersenne`] makes
//! them just as R does, so that published R programs replay move for move. A uniform is drawn as 32 bits, and made a number
//! only where it is needed.
//!
//! | file | what is in it |
//! |---|---|
//! | `xoshiro.rs` | xoshiro256++, which can take a draw back |
//! | `mersenne_twister.rs` | MT19937 itself: 624 words at a time |
//! | `r.rs` | what R draws from these words |
//! | `groups.rs` | groups of pairs, which a sudoku's proposals are drawn from |
//! | `any.rs` | the choice of a run |

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

/// A generator of starts and proposals. As a [`Rng`] it serves whatever draws by the crate `rand`, too. A later version of `rand` may
/// draw in another way, and so give other runs; [`shuffle`](Generator::shuffle), [`index`](Generator::index) and a
/// [`Draw`](crate::Draw) always draw the same.
pub trait Generator: Rng {
    /// Whether a loop may draw the next proposal before it has decided about this one, and take it back if it is not needed.
    #[doc(hidden)]
    const TAKES_BACK: bool = false;

    /// Draws an index below `count`, from 1 to 2^32 - 1.
    fn index(&mut self, count: u32) -> u32 {
        self.choose(count).0
    }

    /// Puts items into a uniformly random order.
    fn shuffle<T: Clone>(&mut self, items: &mut [T]);

    /// Draws two different ones of `cells` cells, from 2 to 2^15, and the bits of a uniform.
    ///
    /// The pair `{a, b}`, `a < b`, has the index `b (b - 1) / 2 + a`.
    #[doc(hidden)]
    fn propose(&mut self, cells: u32) -> (u32, u32);

    /// Draws one of `count` things, at least one, and the bits of a uniform.
    #[doc(hidden)]
    fn choose(&mut self, count: u32) -> (u32, u32);

    /// Draws one of the groups, at least one, then two different ones of its cells, and the bits of a uniform.
    #[doc(hidden)]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32);

    /// Returns the uniform in (0, 1) of these bits: no less than `bits / 2^32`, and less than `(bits + 1) / 2^32`.
    #[doc(hidden)]
    fn uniform(bits: u32) -> f64;

    /// Lends itself to a loop: as a copy where that is small, so that the compiler keeps it in registers.
    #[inline(always)]
    #[doc(hidden)]
    fn lend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        work(self)
    }

    /// Takes the last proposal back, so that the next one is the same. Only where it [takes back](Generator::TAKES_BACK).
    #[inline]
    #[doc(hidden)]
    fn take_back(&mut self) {}

    /// Returns the bits of the last proposal's uniform. Only where it [takes back](Generator::TAKES_BACK).
    #[inline]
    #[doc(hidden)]
    fn last_bits(&self) -> u32 {
        0
    }
}

//! The generator MT19937 (Matsumoto 1998), which makes 624 words at a time.

/// The number of words of the state.
pub(super) const N: usize = 624;
/// The offset of the middle word in the recurrence, `m` in the paper.
const M: usize = 397;

/// The state of a Mersenne Twister. It has no index, because words are made 624 at a time.
#[derive(Clone, Debug)]
pub(super) struct MersenneTwister([u32; N]);

impl MersenneTwister {
    /// Returns the generator with these words as its state.
    pub fn new(state: [u32; N]) -> Self {
        MersenneTwister(state)
    }

    /// Makes the next 624 words in one pass, which compilers vectorise.
    #[inline]
    pub fn refill(&mut self, words: &mut [u32; N]) {
        let MersenneTwister(state) = self;
        for k in 0..N - M {
            state[k] = state[k + M] ^ twist(state[k], state[k + 1]);
            words[k] = temper(state[k]);
        }
        for k in N - M..N - 1 {
            state[k] = state[k + M - N] ^ twist(state[k], state[k + 1]);
            words[k] = temper(state[k]);
        }
        state[N - 1] = state[M - 1] ^ twist(state[N - 1], state[0]);
        words[N - 1] = temper(state[N - 1]);
    }
}

/// Joins the upper bit of one word to the lower 31 bits of the next, and multiplies by the matrix of the recurrence.
#[inline(always)]
fn twist(upper: u32, lower: u32) -> u32 {
    let y = (upper & 0x8000_0000) | (lower & 0x7fff_ffff);
    (y >> 1) ^ (0x9908_b0df & (y & 1).wrapping_neg())
}

/// Tempers a word of the state, which spreads its bits.
#[inline(always)]
fn temper(mut y: u32) -> u32 {
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c_5680;
    y ^= (y << 15) & 0xefc6_0000;
    y ^ (y >> 18)
}

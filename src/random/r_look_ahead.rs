//! Which proposals R will draw, found for all words of the Mersenne Twister at once.
//!
//! R draws an index below `n` by rejection. It takes as many bits of a word as `n - 1` has, and passes over words until
//! they are below `n`. How many words that takes cannot be predicted, so a branch on each word is wrong nearly every
//! other time. Here there is none. For every word of the state, two tables hold how many words are passed over from
//! there on. One goes up to the first index, which is below `cells`; the other up to the second, which is below `cells
//! - 1`:
//!
//! ```text
//! cells = 19: first index below 19 (5 bits of a word), second below 18, then the word of the uniform
//!
//! place             0    1    2    3    4    5    6    7
//! bits             25    7   30   21   18    4  uniform ...
//! passed, < 19      1    0    2    1    0    0   ...
//! passed, < 18      1    0    3    2    1    0   ...
//!
//! a proposal from place 0: word 1 is the first index (1 passed), word 5 the second (from 2 on, 3 passed), word 6 the uniform
//! ```
//!
//! A table is made by doubling. At first a place knows only its own word. Then each place that does not know takes what
//! the place 1, 2 and 4 words further on knows. So 7 words are the most that are known to be passed over.

use super::Known;
use super::mersenne_twister::N;

/// More than all numbers of words that are known to be passed over.
const UNKNOWN: u8 = 128;
/// Places with a number of their own: as many as fill whole vectors, two at a time.
const PLACES: usize = N.next_multiple_of(32);
/// Places that follow these, all [`UNKNOWN`].
const AHEAD: usize = 16;

/// How many words are passed over from each place on until one is an index. It is [`UNKNOWN`] where these are more than
/// seven, or the state ends before.
type Passed = [u8; PLACES + AHEAD];

/// The two tables for one number of cells.
#[derive(Clone, Debug)]
pub(super) struct RLookAhead {
    /// Words passed over until an index below `cells`, and until one below `cells - 1`.
    passed: [Passed; 2],
    /// The bits that such indices are made of.
    masks: [u32; 2],
    /// The number of cells; 0 before the first look.
    cells: u32,
}

impl RLookAhead {
    /// Returns tables that know nothing.
    pub fn new() -> Self {
        RLookAhead { passed: [[UNKNOWN; PLACES + AHEAD]; 2], masks: [0; 2], cells: 0 }
    }

    /// Returns the number of cells that it looks ahead for; 0 before the first look.
    #[inline]
    pub fn cells(&self) -> u32 {
        self.cells
    }

    /// Makes the tables for these words and this number of cells, from 2 to 64, in vectors where the machine has them.
    #[inline(never)]
    pub fn look(&mut self, words: &[u32; N], cells: u32) {
        self.cells = cells;
        let below = [cells, cells - 1];
        self.masks = below.map(|n| n.next_power_of_two() - 1);
        // No index of so few cells has more bits. In chunks, or the compiler would take a quarter of a vector at a time.
        let mut upper = [0; N];
        for (upper, words) in upper.as_chunks_mut::<16>().0.iter_mut().zip(words.as_chunks::<16>().0) {
            *upper = words.map(|word| (word >> 16) as u8);
        }
        for (passed, (n, mask)) in self.passed.iter_mut().zip(below.into_iter().zip(self.masks)) {
            let mut other = [UNKNOWN; PLACES + AHEAD];
            for (other, upper) in other.iter_mut().zip(upper) {
                *other = if upper & mask as u8 >= n as u8 { UNKNOWN } else { 0 };
            }
            look_further(&other, 1, passed);
            look_further(passed, 2, &mut other);
            look_further(&other, 4, passed);
        }
    }

    /// Returns what would be proposed of `cells` cells if this were the first word not used, where that is known.
    #[inline(always)]
    pub fn known(&self, words: &[u32; N], cells: u32, place: usize) -> Option<Known> {
        let [until_first, until_second] = &self.passed;
        let passed = *until_first.get(place)?;
        let first = place + usize::from(passed);
        let passed_then = *until_second.get(first + 1)?;
        let second = first + 1 + usize::from(passed_then);
        let &bits = words.get(second + 1)?;
        // One branch for both numbers.
        if passed | passed_then >= UNKNOWN || self.cells != cells {
            return None;
        }
        let indices = [(first, 0), (second, 1)].map(|(place, k)| words[place] >> 16 & self.masks[k]);
        Some(Known { pair: pair_of(cells, indices), bits, after: second + 2 })
    }
}

/// Gives every place the number that it knows, or else the one that the place so many words further on knows, plus these words. One
/// function for all distances, because the module has to be small.
#[inline(never)]
fn look_further(known: &Passed, words: usize, further: &mut Passed) {
    for (further, (here, there)) in further[..PLACES].iter_mut().zip(known.iter().zip(&known[words..])) {
        *further = (*here).min(there + words as u8);
    }
}

/// Returns the pair of these indices. The second one is an index into the cells that the first has left, where the last cell has
/// taken the first one's place.
#[inline]
pub(super) fn pair_of(cells: u32, [first, index]: [u32; 2]) -> u32 {
    let second = if index == first { cells - 1 } else { index };
    let (a, b) = (first.min(second), first.max(second));
    b * (b - 1) / 2 + a
}

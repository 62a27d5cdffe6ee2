//! The named generators. Each gives the same numbers on every machine, and draws only `u32` and `u64`, never `usize`.
//!
//! A proposal needs two draws, a pair of cells and a uniform. [`Xoshiro`] takes both from one 64-bit number, and can take them
//! back; [`RMersenne`] makes them just as R does, so that published R programs replay move for move. A uniform is drawn as 32
//! bits, and made a number only where somebody asks.

pub(crate) mod any;

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// The most cells that a pair can be proposed of, unless they are in groups.
pub const MOST_CELLS: u32 = 64;

/// The most groups that a pair can be proposed of; a power of two, so that a mask keeps every index in bounds.
const MOST_GROUPS: usize = 32;

/// Groups of pairs: of each the index of its first pair, and how many pairs it has.
#[derive(Clone, Debug)]
pub struct Groups {
    groups: [(u32, u32); MOST_GROUPS],
    count: u32,
}

impl Groups {
    /// These, at most 32, each of at least one pair.
    pub fn new(groups: &[(u32, u32)]) -> Self {
        let mut all = [(0, 1); MOST_GROUPS];
        all[..groups.len()].copy_from_slice(groups);
        Groups { groups: all, count: groups.len() as u32 }
    }

    #[inline]
    fn at(&self, group: u32) -> (u32, u32) {
        self.groups[group as usize % MOST_GROUPS]
    }
}

/// A source of starts and proposals.
pub trait Generator {
    /// Puts `numbers` into a uniformly random order.
    fn shuffle(&mut self, numbers: &mut [i32]);

    /// Draws two different ones of `cells` cells, from 2 to [`MOST_CELLS`], and the bits of a uniform.
    ///
    /// The pair `{a, b}`, `a < b`, has the index `b (b - 1) / 2 + a`.
    fn propose(&mut self, cells: u32) -> (u32, u32);

    /// Draws one of `count` things, at least one, and the bits of a uniform.
    fn choose(&mut self, count: u32) -> (u32, u32);

    /// Draws one of the groups, at least one, then two different ones of its cells, and the bits of a uniform.
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32);

    /// Itself, if it can take back what it has drawn.
    fn reversible(&mut self) -> Option<&mut Xoshiro> {
        None
    }

    /// Itself, if it knows what it will propose.
    fn foreseeing(&mut self) -> Option<&mut RMersenne> {
        None
    }

    /// Lends itself to a loop: as a copy where that is small, so that the compiler keeps it in registers.
    #[inline(always)]
    fn lend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        work(self)
    }

    /// The uniform in (0, 1) of these bits: no less than `bits / 2^32`, and less than `(bits + 1) / 2^32`.
    fn uniform(bits: u32) -> f64;
}

/// xoshiro256++ of Blackman and Vigna (2018), seeded through SplitMix64.
#[derive(Clone, Debug)]
pub struct Xoshiro {
    generator: Xoshiro256PlusPlus,
    /// The last draw.
    last: u64,
    /// Whether it was taken back.
    taken_back: bool,
}

impl Xoshiro {
    /// The generator for any 64-bit seed.
    pub fn new(seed: u64) -> Self {
        Xoshiro { generator: Xoshiro256PlusPlus::seed_from_u64(seed), last: 0, taken_back: false }
    }

    /// Draws an index below `len`, which is at least 1 and below 2^32: at most `len / 2^32` from uniform.
    pub fn index(&mut self, len: usize) -> usize {
        Self::below(self.bits(), len as u32) as usize
    }

    /// 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        if self.taken_back {
            self.taken_back = false;
        } else {
            self.last = self.generator.next_u64();
        }
        self.last
    }

    /// Takes the last draw back: the next one will be the same.
    #[inline]
    pub fn take_back(&mut self) {
        self.taken_back = true;
    }

    /// The bits of the last proposal's uniform.
    #[inline]
    pub fn last_bits(&self) -> u32 {
        self.last as u32
    }

    /// A whole number below `n` from the upper half, by multiply-shift: at most `n / 2^32` from uniform.
    fn below(bits: u64, n: u32) -> u32 {
        (((bits >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Generator for Xoshiro {
    fn shuffle(&mut self, numbers: &mut [i32]) {
        for last in (1..numbers.len()).rev() {
            let other = Self::below(self.bits(), last as u32 + 1);
            numbers.swap(last, other as usize);
        }
    }

    /// The upper half of one draw chooses the pair, the lower half is the uniform.
    #[inline]
    fn propose(&mut self, cells: u32) -> (u32, u32) {
        let bits = self.bits();
        (Self::below(bits, cells * (cells - 1) / 2), bits as u32)
    }

    fn choose(&mut self, count: u32) -> (u32, u32) {
        let bits = self.bits();
        (Self::below(bits, count), bits as u32)
    }

    /// What the group leaves of the upper half chooses the pair: there are 2^32 / groups values of it.
    #[inline]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32) {
        let bits = self.bits();
        let product = (bits >> 32) * u64::from(groups.count);
        let (first, pairs) = groups.at((product >> 32) as u32);
        (first + Self::below(product << 32, pairs), bits as u32)
    }

    #[inline]
    fn reversible(&mut self) -> Option<&mut Xoshiro> {
        Some(self)
    }

    /// Nothing may have been taken back, so that the loop need not look for it.
    #[inline(always)]
    fn lend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        debug_assert!(!self.taken_back);
        let mut copy = Xoshiro { taken_back: false, ..self.clone() };
        let result = work(&mut copy);
        *self = copy;
        result
    }

    /// In the middle of the 2^-32 that the bits stand for.
    #[inline]
    fn uniform(bits: u32) -> f64 {
        (f64::from(bits) + 0.5) * (1.0 / 4_294_967_296.0)
    }
}

const N: usize = 624;
const M: usize = 397;

/// R's default generator since version 3.6: MT19937 (Matsumoto and Nishimura, 1998), R's scrambling of the seed, and
/// its way of drawing an index, "rejection".
#[derive(Clone, Debug)]
pub struct RMersenne {
    state: [u32; N],
    /// The state, tempered: all at once, which is several at a time where there are vectors.
    tempered: [u32; N],
    /// The place of the first word not used.
    next: usize,
    /// How many words are passed over from each word on until one is an index below `cells`, and until one is below `cells - 1`;
    /// [`UNKNOWN`] where these are more than seven, or the state ends before.
    passed: [Passed; 2],
    /// The bits that such indices are made of.
    masks: [u32; 2],
    /// The number of cells last proposed for; 0 before.
    cells: u32,
}

/// A number for each word of the state, and [`UNKNOWN`] for those that would follow; of full vectors, two at a time.
type Passed = [u8; PLACES + AHEAD];
const PLACES: usize = N.next_multiple_of(32);
const AHEAD: usize = 16;

/// More than all numbers of words that are known to be passed over.
const UNKNOWN: u8 = 128;

/// Gives every place the number that it knows, or that the one so many words further on knows, which is as many more. One of it is
/// enough for all distances in a module that has to be small.
#[inline(never)]
fn look_further(known: &Passed, words: usize, further: &mut Passed) {
    for (further, (here, there)) in further[..PLACES].iter_mut().zip(known.iter().zip(&known[words..])) {
        *further = (*here).min(there + words as u8);
    }
}

/// A proposal that nobody has asked for yet.
pub struct Known {
    /// The index of its pair.
    pub pair: u32,
    /// The bits of its uniform.
    pub bits: u32,
    /// The place after its words.
    pub after: usize,
}

impl RMersenne {
    /// What `set.seed(seed)` leaves behind.
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
        let state = std::array::from_fn(|_| scramble());
        RMersenne { state, tempered: [0; N], next: N, passed: [[UNKNOWN; PLACES + AHEAD]; 2], masks: [0; 2], cells: 0 }
    }

    #[cold]
    fn refill(&mut self) {
        let twist = |upper: u32, lower: u32| {
            let y = (upper & 0x8000_0000) | (lower & 0x7fff_ffff);
            (y >> 1) ^ (0x9908_b0df & (y & 1).wrapping_neg())
        };
        let tempered = |mut y: u32| {
            y ^= y >> 11;
            y ^= (y << 7) & 0x9d2c_5680;
            y ^= (y << 15) & 0xefc6_0000;
            y ^ (y >> 18)
        };
        let state = &mut self.state;
        for k in 0..N - M {
            state[k] = state[k + M] ^ twist(state[k], state[k + 1]);
            self.tempered[k] = tempered(state[k]);
        }
        for k in N - M..N - 1 {
            state[k] = state[k + M - N] ^ twist(state[k], state[k + 1]);
            self.tempered[k] = tempered(state[k]);
        }
        state[N - 1] = state[M - 1] ^ twist(state[N - 1], state[0]);
        self.tempered[N - 1] = tempered(state[N - 1]);
        self.next = 0;
        if self.cells > 0 {
            self.look_ahead(self.cells);
        }
    }

    /// Counts from every word on what proposals of so many cells pass over. Nobody can foresee it: a branch on each word is wrong
    /// nearly every other time. Here there is none, and vectors where the machine has them.
    #[inline(never)]
    fn look_ahead(&mut self, cells: u32) {
        self.cells = cells;
        let below = [cells, cells - 1];
        self.masks = below.map(|n| n.next_power_of_two() - 1);
        // No index of so few cells has more bits. In chunks, or the compiler would take a quarter of a vector at a time.
        let mut upper = [0; N];
        for (upper, words) in upper.as_chunks_mut::<16>().0.iter_mut().zip(self.tempered.as_chunks::<16>().0) {
            *upper = words.map(|word| (word >> 16) as u8);
        }
        for (passed, (n, mask)) in self.passed.iter_mut().zip(below.into_iter().zip(self.masks)) {
            let mut other = [UNKNOWN; PLACES + AHEAD];
            for (other, upper) in other.iter_mut().zip(upper) {
                *other = if upper & mask as u8 >= n as u8 { UNKNOWN } else { 0 };
            }
            // From one word to two, four and eight.
            look_further(&other, 1, passed);
            look_further(passed, 2, &mut other);
            look_further(&other, 4, passed);
        }
    }

    /// The pair of these indices, the second one of what the first has left: there the last cell has taken its place.
    #[inline]
    fn pair(cells: u32, [first, index]: [u32; 2]) -> u32 {
        let second = if index == first { cells - 1 } else { index };
        let (a, b) = (first.min(second), first.max(second));
        b * (b - 1) / 2 + a
    }

    /// The place of the first word not used.
    pub fn place(&self) -> usize {
        self.next
    }

    /// Uses all words before this place, which [`RMersenne::known`] has returned.
    pub fn use_up_to(&mut self, place: usize) {
        self.next = place;
    }

    /// What would be proposed of so many cells if this were the first word not used, where that is known.
    #[inline(always)]
    pub fn known(&self, cells: u32, place: usize) -> Option<Known> {
        let [below_cells, below_rest] = &self.passed;
        let passed = *below_cells.get(place)?;
        let first = place + usize::from(passed);
        let passed_then = *below_rest.get(first + 1)?;
        let second = first + 1 + usize::from(passed_then);
        let &bits = self.tempered.get(second + 1)?;
        // One branch for both numbers.
        if passed | passed_then >= UNKNOWN || self.cells != cells {
            return None;
        }
        let indices = [(first, 0), (second, 1)].map(|(place, k)| self.tempered[place] >> 16 & self.masks[k]);
        Some(Known { pair: Self::pair(cells, indices), bits, after: second + 2 })
    }

    /// 32 bits of MT19937.
    #[inline]
    fn bits(&mut self) -> u32 {
        if self.next >= N {
            self.refill();
        }
        let bits = self.tempered[self.next];
        self.next += 1;
        bits
    }

    /// `R_unif_index(n)` for `n` up to 2^15: as many bits as `n - 1` has, drawn again until they are below `n`. R takes them
    /// from the whole part of a uniform times 2^16, which are the upper 16 bits. It draws once even for `n = 1`.
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

impl Generator for RMersenne {
    /// `sample(numbers)`.
    fn shuffle(&mut self, numbers: &mut [i32]) {
        let mut pool = numbers.to_vec();
        for place in numbers {
            let index = self.below(pool.len() as u32);
            *place = pool.swap_remove(index as usize);
        }
    }

    /// `sample(cells, 2)`, then `runif(1)`. In line it would be many times in a module that has to be small; the quick loop asks for
    /// [`RMersenne::known`] instead.
    #[inline(never)]
    fn propose(&mut self, cells: u32) -> (u32, u32) {
        if self.cells != cells {
            self.look_ahead(cells);
        }
        if let Some(Known { pair, bits, after }) = self.known(cells, self.next) {
            self.next = after;
            return (pair, bits);
        }
        let indices = [cells, cells - 1].map(|n| self.below(n));
        (Self::pair(cells, indices), self.bits())
    }

    /// `sample(count, 1)`, then `runif(1)`.
    fn choose(&mut self, count: u32) -> (u32, u32) {
        (self.below(count), self.bits())
    }

    /// `sample(groups, 1)`, `sample(pairs, 1)`, then `runif(1)`. In line it would be six times in a module that has to be small.
    #[inline(never)]
    fn propose_in_group(&mut self, groups: &Groups) -> (u32, u32) {
        let (first, pairs) = groups.at(self.below(groups.count));
        (first + self.below(pairs), self.bits())
    }

    #[inline]
    fn foreseeing(&mut self) -> Option<&mut RMersenne> {
        Some(self)
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
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_taken_back_is_drawn_again(seed in any::<u64>(), asked in proptest::collection::vec((0..5, any::<bool>()), 1..40)) {
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

        #[test]
        fn what_is_known_is_what_would_be_drawn(
            seed in any::<u32>(),
            stages in proptest::collection::vec((2..=MOST_CELLS, 0usize..40, 1u32..600), 1..8),
        ) {
            let (mut quick, mut plain) = (RMersenne::new(seed), RMersenne::new(seed));
            for (cells, shuffled, proposals) in stages {
                for generator in [&mut quick, &mut plain] {
                    generator.shuffle(&mut vec![0; shuffled]);
                }
                for _ in 0..proposals {
                    // R: x <- 1:cells; i <- x[below(cells)]; x[i] <- x[cells]; j <- x[below(cells - 1)]
                    let first = plain.below(cells);
                    let mut rest: Vec<u32> = (0..cells).collect();
                    rest.swap_remove(first as usize);
                    let second = rest[plain.below(cells - 1) as usize];
                    let (a, b) = (first.min(second), first.max(second));
                    prop_assert_eq!(quick.propose(cells), (b * (b - 1) / 2 + a, plain.bits()));
                }
            }
        }
    }
}

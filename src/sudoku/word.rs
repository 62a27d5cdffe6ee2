//! Sets as the bits of an unsigned integer: digits, places of a unit, cells of a band. Sudokus up to 25x25 use the
//! built-in integers; a 36x36 sudoku uses [`Wide`] where 128 bits are too few.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

/// A set of small integers: bit `n` is set if `n` is in it.
pub trait Word:
    Copy
    + Debug
    + Eq
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    /// The word for a grid's digits if this word represents a band of its cells.
    type Small: Word<Small = u32>;
    /// The empty set.
    const ZERO: Self;
    /// Returns `count` ones, at least one, from the lowest bit.
    fn ones(count: usize) -> Self;
    /// Returns the word of these lowest bits.
    fn from_low(bits: Self::Small) -> Self;
    /// Returns the lowest bits.
    fn low(self) -> Self::Small;
    /// Returns the lowest bits as an index.
    fn index(self) -> usize;
    /// Returns the place of the lowest one.
    fn first(self) -> usize;
    /// Returns the word without its lowest one.
    fn rest(self) -> Self;
    /// Returns the number of ones.
    fn count(self) -> u32;
    /// Returns the word with each one, and the `count - 1` bits above it, set. These bits must be free.
    fn widened(self, count: usize) -> Self;

    /// Returns the word with one bit, or with none.
    #[inline(always)]
    fn bit_if(is: bool, place: usize) -> Self {
        if is { Self::ones(1) << place } else { Self::ZERO }
    }
}

/// Returns the places of the bits of a mask, in rising order.
#[inline(always)]
pub fn bits<W: Word>(mut mask: W) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.first();
        let some = mask != W::ZERO;
        mask = mask.rest();
        some.then_some(bit)
    })
}

macro_rules! word {
    ($($integer:ty),*) => {$(
        impl Word for $integer {
            type Small = u32;
            const ZERO: Self = 0;
            #[inline(always)]
            fn ones(count: usize) -> Self {
                <$integer>::MAX >> (<$integer>::BITS as usize - count)
            }
            #[inline(always)]
            fn from_low(bits: u32) -> Self {
                bits.into()
            }
            #[inline(always)]
            fn low(self) -> u32 {
                self as u32
            }
            #[inline(always)]
            fn index(self) -> usize {
                self as usize
            }
            #[inline(always)]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline(always)]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn widened(self, count: usize) -> Self {
                self.wrapping_mul(Self::ones(count))
            }
            #[inline(always)]
            fn bit_if(is: bool, place: usize) -> Self {
                <$integer>::from(is) << place
            }
        }
    )*};
}

word!(u32, u64, u128);

/// A word of 256 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide {
    low: u128,
    high: u128,
}

/// The number of bits of each half.
const HALF: usize = u128::BITS as usize;

macro_rules! by_halves {
    ($($operator:ident $method:ident $assign:ident $assigned:ident),*) => {$(
        impl $operator for Wide {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Wide { low: self.low.$method(other.low), high: self.high.$method(other.high) }
            }
        }

        impl $assign for Wide {
            #[inline(always)]
            fn $assigned(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    )*};
}

by_halves!(BitAnd bitand BitAndAssign bitand_assign, BitOr bitor BitOrAssign bitor_assign);

impl Not for Wide {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Wide { low: !self.low, high: !self.high }
    }
}

impl Shl<usize> for Wide {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: usize) -> Self {
        match by {
            0 => self,
            1..HALF => Wide { low: self.low << by, high: self.high << by | self.low >> (HALF - by) },
            _ => Wide { low: 0, high: self.low << (by - HALF) },
        }
    }
}

impl Shr<usize> for Wide {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: usize) -> Self {
        match by {
            0 => self,
            1..HALF => Wide { low: self.low >> by | self.high << (HALF - by), high: self.high >> by },
            _ => Wide { low: self.high >> (by - HALF), high: 0 },
        }
    }
}

impl Word for Wide {
    type Small = u64;
    const ZERO: Self = Wide { low: 0, high: 0 };
    #[inline(always)]
    fn ones(count: usize) -> Self {
        Wide { low: u128::MAX, high: u128::MAX } >> (2 * HALF - count)
    }
    #[inline(always)]
    fn from_low(bits: u64) -> Self {
        Wide { low: bits.into(), high: 0 }
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self.low as u64
    }
    #[inline(always)]
    fn index(self) -> usize {
        self.low as usize
    }
    #[inline(always)]
    fn first(self) -> usize {
        if self.low == 0 { HALF + self.high.first() } else { self.low.first() }
    }
    #[inline(always)]
    fn rest(self) -> Self {
        let borrow = u128::from(self.low == 0);
        Wide { low: self.low.rest(), high: self.high & self.high.wrapping_sub(borrow) }
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }
    #[inline(always)]
    fn widened(self, count: usize) -> Self {
        (1..count).fold(self, |wide, place| wide | self << place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bits of a word, found one by one.
    fn places<W: Word>(word: W, bits: usize) -> Vec<usize> {
        (0..bits).filter(|&place| (word >> place).index() & 1 != 0).collect()
    }

    /// Returns a word with a bit at each place.
    fn word<W: Word>(places: &[usize]) -> W {
        places.iter().fold(W::ZERO, |word, &place| word | W::bit_if(true, place))
    }

    fn check<W: Word>(bits: usize) {
        let all: Vec<usize> = (0..bits).collect();
        let some = [0, 1, 5, bits / 2 - 1, bits / 2, bits / 2 + 1, bits - 2, bits - 1];
        let own: W = word(&some);
        assert_eq!(places(own, bits), some);
        assert_eq!((own.first(), own.count() as usize), (0, some.len()));
        assert_eq!(places(!own, bits).len(), bits - some.len());
        let mut left = own;
        for place in some {
            assert_eq!(left.first(), place);
            left = left.rest();
        }
        assert_eq!(left, W::ZERO);
        for by in [0, 1, 3, bits / 2 - 1, bits / 2, bits / 2 + 1, bits - 1] {
            let moved =
                |to: &dyn Fn(usize) -> Option<usize>| some.iter().filter_map(|&place| to(place)).collect::<Vec<_>>();
            assert_eq!(places(own << by, bits), moved(&|place| Some(place + by).filter(|&place| place < bits)), "{by}");
            assert_eq!(places(own >> by, bits), moved(&|place| place.checked_sub(by)), "{by}");
        }
        for count in [1, 2, bits / 2, bits / 2 + 1, bits] {
            assert_eq!(places(W::ones(count), bits), all[..count]);
        }
        assert_eq!(places(word::<W>(&[0, 6, 12]).widened(3), bits), [0, 1, 2, 6, 7, 8, 12, 13, 14]);
        assert_eq!(W::from_low(own.low()) | own, own);
        assert_eq!(W::bit_if(false, 3), W::ZERO);
    }

    #[test]
    fn every_word_is_a_set() {
        check::<u32>(32);
        check::<u64>(64);
        check::<u128>(128);
        check::<Wide>(256);
    }
}

//! Vectors of eight 16-bit whole numbers. A comparison sets all bits of a lane where it holds, and clears them elsewhere.

use bytemuck::must_cast as cast;
use wide::{i16x8, u8x16, u16x8, u64x2};

/// The number of lanes.
pub const LANES: usize = 8;

/// A vector of eight 16-bit numbers.
#[derive(Clone, Copy, Debug)]
pub struct Lanes(u16x8);

impl Lanes {
    /// Returns the same number in every lane.
    #[inline(always)]
    pub fn splat(number: u16) -> Self {
        Lanes(u16x8::splat(number))
    }

    /// Returns the 16-bit quarters of two numbers, the lowest quarter of `low` first.
    #[inline(always)]
    pub fn from_bits(low: u64, high: u64) -> Self {
        Lanes(cast(u64x2::new([low, high])))
    }

    /// Returns the vector of these lanes.
    pub fn new(lanes: [u16; LANES]) -> Self {
        Lanes(u16x8::new(lanes))
    }

    /// Returns the lanes as an array.
    pub fn array(self) -> [u16; LANES] {
        self.0.to_array()
    }

    /// Returns the first lane.
    #[inline(always)]
    pub fn first(self) -> u16 {
        self.0.as_array()[0]
    }

    /// Returns the bitwise AND.
    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Lanes(self.0 & other.0)
    }

    /// Returns the bitwise OR.
    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Lanes(self.0 | other.0)
    }

    /// Returns the bitwise XOR.
    #[inline(always)]
    pub fn xor(self, other: Self) -> Self {
        Lanes(self.0 ^ other.0)
    }

    /// Returns all ones in the lanes that share no bit with the other vector's lane, else 0.
    #[inline(always)]
    pub fn lacks(self, other: Self) -> Self {
        self.and(other).equals(Lanes::splat(0))
    }

    /// Returns the sum, modulo 2^16.
    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Lanes(self.0 + other.0)
    }

    /// Returns the difference, modulo 2^16.
    #[inline(always)]
    pub fn minus(self, other: Self) -> Self {
        Lanes(self.0 - other.0)
    }

    /// Returns the product, modulo 2^16.
    #[inline(always)]
    pub fn times(self, other: Self) -> Self {
        Lanes(self.0 * other.0)
    }

    /// Returns the lesser of each two lanes, as signed numbers.
    #[inline(always)]
    pub fn least_signed(self, other: Self) -> Self {
        Lanes(cast(self.signed().min(other.signed())))
    }

    /// Returns the greater of each two lanes, as signed numbers.
    #[inline(always)]
    pub fn most_signed(self, other: Self) -> Self {
        Lanes(cast(self.signed().max(other.signed())))
    }

    /// Returns all ones in the lanes that are equal, else 0.
    #[inline(always)]
    pub fn equals(self, other: Self) -> Self {
        Lanes(self.0.simd_eq(other.0))
    }

    /// Returns all ones in the lanes that are less than the other vector's, else 0.
    #[inline(always)]
    pub fn below(self, other: Self) -> Self {
        Lanes(self.0.simd_lt(other.0))
    }

    /// Returns all ones in the lanes that are greater than the other vector's as signed numbers, else 0.
    #[inline(always)]
    pub fn above_signed(self, other: Self) -> Self {
        Lanes(cast(self.signed().simd_gt(other.signed())))
    }

    /// Returns the bits of `set` where a bit is set here, and the bits of `unset` elsewhere.
    #[inline(always)]
    pub fn select(self, set: Self, unset: Self) -> Self {
        Lanes(self.0.bitselect(set.0, unset.0))
    }

    /// Returns the lanes at these indices, from -64 to 64; 0 for an index outside 0 to 7.
    #[inline(always)]
    pub fn at(self, places: Self) -> Self {
        if cfg!(target_feature = "simd128") {
            // The indices of the two bytes of each lane. An index beyond the last byte gives 0.
            let bytes: u8x16 = cast(places.0 * u16x8::splat(0x0202) + u16x8::splat(0x0100));
            return Lanes(cast(cast::<u16x8, u8x16>(self.0).shuffle_zeroing(bytes)));
        }
        // Without `simd128`, eight comparisons replace the shuffle.
        let lanes = self.array();
        let lane_at = |place: usize| Lanes::splat(lanes[place]).and(places.equals(Lanes::splat(place as u16)));
        (0..LANES).fold(Lanes::splat(0), |found, place| found.or(lane_at(place)))
    }

    /// Returns whether a comparison holds in any lane.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.0.any()
    }

    #[inline(always)]
    fn signed(self) -> i16x8 {
        cast(self.0)
    }
}

/// A table of 16 numbers, looked up by a vector of indices.
#[derive(Clone, Copy, Debug)]
pub struct Table([u16; 2 * LANES]);

impl Table {
    /// Returns the table of these numbers.
    pub fn new(numbers: [u16; 2 * LANES]) -> Self {
        Table(numbers)
    }

    /// Returns the numbers at these indices, from 0 to 15.
    #[inline(always)]
    pub fn at(&self, places: Lanes) -> Lanes {
        if cfg!(target_feature = "simd128") {
            let [first, second]: [u16x8; 2] = cast(self.0);
            return Lanes(first).at(places).or(Lanes(second).at(places.minus(Lanes::splat(LANES as u16))));
        }
        Lanes::new(places.array().map(|place| self.0[usize::from(place) % (2 * LANES)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn lanes_are_independent(a in any::<[u16; LANES]>(), b in any::<[u16; LANES]>(), same in any::<[bool; LANES]>()) {
            let b: [u16; LANES] = std::array::from_fn(|i| if same[i] { a[i] } else { b[i] });
            let each = |f: fn(u16, u16) -> u16| -> [u16; LANES] { std::array::from_fn(|i| f(a[i], b[i])) };
            let (x, y) = (Lanes::new(a), Lanes::new(b));
            prop_assert_eq!(x.and(y).array(), each(|a, b| a & b));
            prop_assert_eq!(x.or(y).array(), each(|a, b| a | b));
            prop_assert_eq!(x.xor(y).array(), each(|a, b| a ^ b));
            prop_assert_eq!(x.lacks(y).array(), each(|a, b| if a & b == 0 { u16::MAX } else { 0 }));
            prop_assert_eq!(x.select(y, Lanes::splat(7)).array(), each(|a, b| a & b | !a & 7));
            prop_assert_eq!(x.plus(y).minus(y).array(), a);
            prop_assert_eq!(x.times(y).array(), each(u16::wrapping_mul));
            prop_assert_eq!(x.least_signed(y).array(), each(|a, b| (a as i16).min(b as i16) as u16));
            prop_assert_eq!(x.most_signed(y).array(), each(|a, b| (a as i16).max(b as i16) as u16));
            prop_assert_eq!(x.equals(y).array(), each(|a, b| if a == b { u16::MAX } else { 0 }));
            prop_assert_eq!(x.below(y).array(), each(|a, b| if a < b { u16::MAX } else { 0 }));
            prop_assert_eq!(x.above_signed(y).array(), each(|a, b| if a as i16 > b as i16 { u16::MAX } else { 0 }));
            prop_assert_eq!(x.first(), a[0]);
            prop_assert_eq!(x.below(y).any(), (0..LANES).any(|lane| a[lane] < b[lane]));
        }
    }

    #[test]
    fn lanes_are_looked_up_by_index() {
        let table = [11, 12, 13, 14, 15, 16, 17, 18];
        for first in (-64i16..=57).step_by(8) {
            let places: [i16; LANES] = std::array::from_fn(|lane| first + lane as i16);
            let expected = places.map(|place| if (0..8).contains(&place) { 11 + place as u16 } else { 0 });
            let found = Lanes::new(table).at(Lanes::new(places.map(|place| place as u16)));
            assert_eq!(found.array(), expected);
        }
        let table = Table::new(std::array::from_fn(|place| 11 + place as u16));
        for places in [[0u16, 1, 2, 3, 4, 5, 6, 7], [15, 14, 13, 12, 11, 10, 9, 8], [7, 8, 0, 15, 3, 12, 1, 9]] {
            assert_eq!(table.at(Lanes::new(places)).array(), places.map(|place| 11 + place));
        }
    }

    #[test]
    fn bits_become_lanes_from_the_lowest() {
        assert_eq!(Lanes::from_bits(0x0004_0003_0002_0001, 0x0008_0007_0006_0005).array(), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}

//! Vectors of eight 16-bit integers, one for each board. A comparison sets all bits of a lane where it is true, and
//! clears them elsewhere.

use bytemuck::must_cast as cast;
use wide::{i16x8, u8x16};

pub use wide::u16x8 as Lanes;

/// The number of lanes.
pub const LANES: usize = 8;

/// Returns the lanes as signed numbers.
#[inline(always)]
pub fn signed(lanes: Lanes) -> i16x8 {
    cast(lanes)
}

/// Returns all ones in the lanes of two vectors that have no common bit, and 0 in the others.
#[inline(always)]
pub fn apart(one: Lanes, other: Lanes) -> Lanes {
    (one & other).simd_eq(Lanes::ZERO)
}

/// Returns the lanes at these indices, from -64 to 64; 0 for an index outside 0 to 7.
#[inline(always)]
pub fn at(lanes: Lanes, places: Lanes) -> Lanes {
    if cfg!(target_feature = "simd128") {
        // The indices of the two bytes of each lane. An index beyond the last byte gives 0.
        let bytes: u8x16 = cast(places * Lanes::splat(0x0202) + Lanes::splat(0x0100));
        return cast(cast::<Lanes, u8x16>(lanes).shuffle_zeroing(bytes));
    }
    // Without `simd128`, eight comparisons replace the shuffle.
    let lanes = lanes.to_array();
    let lane_at = |place: usize| Lanes::splat(lanes[place]) & places.simd_eq(Lanes::splat(place as u16));
    (0..LANES).fold(Lanes::ZERO, |found, place| found | lane_at(place))
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
            let [first, second]: [Lanes; 2] = cast(self.0);
            return at(first, places) | at(second, places - Lanes::splat(LANES as u16));
        }
        Lanes::new(places.to_array().map(|place| self.0[usize::from(place) % (2 * LANES)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_looked_up_by_index() {
        let table = [11, 12, 13, 14, 15, 16, 17, 18];
        for first in (-64i16..=57).step_by(8) {
            let places: [i16; LANES] = std::array::from_fn(|lane| first + lane as i16);
            let expected = places.map(|place| if (0..8).contains(&place) { 11 + place as u16 } else { 0 });
            let found = at(Lanes::new(table), Lanes::new(places.map(|place| place as u16)));
            assert_eq!(found.to_array(), expected);
        }
        let table = Table::new(std::array::from_fn(|place| 11 + place as u16));
        for places in [[0u16, 1, 2, 3, 4, 5, 6, 7], [15, 14, 13, 12, 11, 10, 9, 8], [7, 8, 0, 15, 3, 12, 1, 9]] {
            assert_eq!(table.at(Lanes::new(places)).to_array(), places.map(|place| 11 + place));
        }
    }
}

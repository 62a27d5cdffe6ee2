//! The numbers of a magic-sum puzzle as bits of a word, and the sums of lines that bound them.

use super::plan::Bounds;
use crate::puzzle::MAX_SEARCHED;

/// The numbers of a puzzle as bits of a word, in rising order.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    pub sorted: [i32; MAX_SEARCHED],
    least: i32,
    /// Numbers that equal the one before them.
    twins: u64,
    /// `equal[v]`: the numbers that are `least + v`.
    equal: Vec<u64>,
    /// `from[v]`: the numbers that are `least + v` or more; there is one entry more than there are values.
    from: Vec<u64>,
}

impl Numbers {
    /// Takes the numbers of a puzzle, in rising order.
    pub fn new(numbers: &[i32]) -> Self {
        let mut sorted = [0; MAX_SEARCHED];
        sorted[..numbers.len()].copy_from_slice(numbers);
        let (least, most) = (numbers[0], numbers[numbers.len() - 1]);
        let mut equal = vec![0; (most - least + 1) as usize];
        let mut twins = 0;
        for (place, number) in numbers.iter().enumerate() {
            let equal = &mut equal[(number - least) as usize];
            twins |= u64::from(*equal != 0) << place;
            *equal |= 1 << place;
        }
        let mut from = vec![0; equal.len() + 1];
        for value in (0..equal.len()).rev() {
            from[value] = from[value + 1] | equal[value];
        }
        Numbers { sorted, least, twins, equal, from }
    }

    /// Returns only the first of equal numbers, so that no board is made twice.
    #[inline(always)]
    pub fn each_once(&self, unused: u64) -> u64 {
        unused & !((unused << 1) & self.twins)
    }

    /// Returns all numbers of this value, used or not.
    #[inline(always)]
    pub fn all_of(&self, value: i32) -> u64 {
        self.equal.get(value.wrapping_sub(self.least) as usize).copied().unwrap_or(0)
    }

    /// Returns the bit of an unused number of this value, or 0.
    #[inline(always)]
    pub fn free(&self, value: i32, unused: u64) -> u64 {
        self.all_of(value) & self.each_once(unused)
    }

    /// Returns the numbers that still let the further cells of a line reach its sum. The least and the greatest unused
    /// numbers bound them.
    #[inline(always)]
    pub fn through(&self, board: &[i32; MAX_SEARCHED], unused: u64, window: &Bounds, terms: &[(u8, i32)]) -> u64 {
        let need = window.target - sum(board, &terms[window.terms.clone()]) - self.least;
        let (mut low, mut high) = (0, 0);
        let (mut rising, mut falling) = (unused, unused);
        for _ in 0..window.left {
            let first = rising.trailing_zeros();
            let last = 63 - falling.leading_zeros();
            low += self.sorted[first as usize % MAX_SEARCHED];
            high += self.sorted[last as usize % MAX_SEARCHED];
            rising &= rising.wrapping_sub(1);
            falling &= !(1 << last);
        }
        // Values from `need - high` to `need - low`, counted from the least number.
        let from = |value: i32| self.from[value.clamp(0, self.equal.len() as i32) as usize];
        from(need - high) & !from((need - low).saturating_add(1))
    }
}

/// Returns the lowest bit of a word.
#[inline(always)]
pub(super) fn lowest(word: u64) -> u64 {
    word & word.wrapping_neg()
}

/// Returns the sum of these terms. Each term is a cell and its coefficient.
#[inline(always)]
pub(super) fn sum(board: &[i32; MAX_SEARCHED], terms: &[(u8, i32)]) -> i32 {
    terms.iter().map(|&(cell, coefficient)| coefficient * board[cell as usize % MAX_SEARCHED]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equal_numbers_the_first_is_taken() {
        let numbers = Numbers::new(&[-3, 5, 5, 5, 8]);
        assert_eq!(numbers.each_once(0b11111), 0b10011);
        assert_eq!(numbers.each_once(0b11101), 0b10101);
        assert_eq!((numbers.free(5, 0b11101), numbers.free(8, 0b01111), numbers.free(4, 0b11111)), (0b100, 0, 0));
        assert_eq!((numbers.free(-4, 0b11111), numbers.free(9, 0b11111), numbers.free(i32::MIN, 1)), (0, 0, 0));
    }
}

//! Matchings of the rows of a small square of bits with its columns: one bit from every row, no two in one column.
//!
//! A bit that is in no matching can be struck out. For squares of up to 3 by 3 all matchings are listed at compile
//! time. Larger squares are struck out step by step, which may find less but never strikes out too much.

use crate::sudoku::word::Word;

/// The number of squares of up to 3 by 3.
pub(super) const TABLE: usize = 512;

/// Returns the bits of all matchings of the rows from `row` on with the columns that are not `used`; `None` without
/// any.
pub(super) const fn all_matchings(square: u32, side: usize, stride: usize, row: usize, used: u32) -> Option<u32> {
    if row == side {
        return Some(0);
    }
    let mut all = None;
    let mut column = 0;
    while column < side {
        let bit = 1 << (row * stride + column);
        if square & bit != 0
            && used >> column & 1 == 0
            && let Some(rest) = all_matchings(square, side, stride, row + 1, used | 1 << column)
        {
            all = match all {
                Some(others) => Some(others | rest | bit),
                None => Some(rest | bit),
            };
        }
        column += 1;
    }
    all
}

/// Strikes out bits in two steps, repeated until nothing changes. A row with one bit takes its column from the other
/// rows. A column with one bit takes its row from the other columns.
#[inline]
pub(super) fn struck_out<S: Word<Small = u32>, const B: usize>(square: S) -> S {
    let full = (1u32 << B) - 1;
    let mut rows: [u32; B] = std::array::from_fn(|row| (square >> (row * B)).low() & full);
    loop {
        let (mut once, mut twice, mut alone) = (0, 0, 0);
        for &row in &rows {
            twice |= once & row;
            once |= row;
            let only = if row & row.wrapping_sub(1) == 0 { row } else { 0 };
            if row == 0 || alone & only != 0 {
                return S::ZERO;
            }
            alone |= only;
        }
        if once != full {
            return S::ZERO;
        }
        let single = once & !twice;
        let mut same = true;
        for row in &mut rows {
            let only = *row & single;
            if only & only.wrapping_sub(1) != 0 {
                return S::ZERO;
            }
            let left = match only {
                0 if *row & (*row - 1) != 0 => *row & !alone,
                0 => *row,
                only => only,
            };
            same &= left == *row;
            *row = left;
        }
        if same {
            break;
        }
    }
    rows.iter().enumerate().fold(S::ZERO, |square, (row, &bits)| square | S::from_low(bits) << (row * B))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matchings_of_three_by_three() {
        let all = |square| all_matchings(square, 3, 3, 0, 0);
        assert_eq!(all(0b111_111_111), Some(0b111_111_111));
        assert_eq!(all(0b111_111_001), Some(0b110_110_001), "a row with one bit takes its column");
        assert_eq!(all(0b111_011_011), Some(0b100_011_011), "two rows take two columns");
        assert_eq!(all(0b111_001_001), None);
        assert_eq!(all_matchings(0b11_011, 2, 3, 0, 0), Some(0b11_011), "two rows, three bits apart");
    }

    /// Every bit of a matching stays.
    #[test]
    fn striking_out_never_takes_too_much() {
        let mut exact = 0;
        for square in 0..1 << 16 {
            let (left, all) = (struck_out::<u32, 4>(square), all_matchings(square, 4, 4, 0, 0));
            assert_eq!(left & all.unwrap_or(0), all.unwrap_or(0), "{square:b}");
            exact += u32::from(left == all.unwrap_or(0));
        }
        assert!(exact > 60_000, "{exact}");
        assert_eq!(struck_out::<u32, 5>(0b11111_11111_11111_11111_00001), 0b11110_11110_11110_11110_00001);
        assert_eq!(struck_out::<u32, 5>(0b00001_11111_11111_11111_00001), 0);
        let (all, first) = ((1u64 << 36) - 1, 0b111111_111111_111111_111111_111111_000001);
        assert_eq!(struck_out::<u64, 6>(first), 0b111110_111110_111110_111110_111110_000001);
        assert_eq!(struck_out::<u64, 6>(all), all);
        assert_eq!(struck_out::<u64, 6>(all >> 6), 0);
    }
}

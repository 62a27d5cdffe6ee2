//! The candidates of a 9x9 sudoku, the deductions from them, and the choice of the next branch.

use super::lanes::*;
use crate::exact::proof_log::ProofLog;
use crate::sudoku::Sudoku;
use crate::sudoku::candidates::Look;
use bytemuck::must_cast as cast;
use wide::{i8x16, u32x4, u64x2};

/// The least number of open cells of a loose grid. With fewer, `share_out` costs more than it saves.
const LOOSE: u32 = 50;
/// The most open cells of a grid that is tested for a mirror.
pub(super) const MIRRORED: u32 = 32;
/// The remaining candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedGrid {
    /// The cells that each digit may take.
    pub(super) places: [u32x4; 9],
    /// The cells that do not have a known digit yet.
    pub(super) open: u32x4,
    /// The digits that have changed, four bits each.
    pub(super) changed: u64,
}

/// A choice between arrangements of a digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArrangementChoice {
    pub(super) digit: u8,
    /// The index of the first arrangement in `CHOSEN`.
    pub(super) first: u8,
    /// The arrangements that are left, a bit each.
    pub(super) left: u8,
}

impl ArrangementChoice {
    /// Takes the first arrangement that is left: a digit, and the cells that stay open to it.
    #[inline(always)]
    pub(super) fn take(&mut self) -> (usize, u32x4) {
        let index = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        (self.digit.into(), CHOSEN[usize::from(self.first) + index])
    }
}

impl PackedGrid {
    pub(super) fn new(sudoku: &Sudoku) -> PackedGrid {
        // Compares sixteen cells at a time with a digit: the two ends of each band.
        let ends: [[i8x16; 2]; 3] = std::array::from_fn(|band| {
            let cells = &sudoku.givens[27 * band..][..27];
            [&cells[..16], &cells[11..]].map(|end| cast::<[u8; 16], i8x16>(end.try_into().expect("sixteen cells")))
        });
        let held = |digit: i8| {
            let cells = |end: i8x16| end.simd_eq(i8x16::splat(digit)).to_bitmask();
            let [a, b, c] = ends.map(|[first, last]| cells(first) | cells(last) << 11);
            u32x4::new([a, b, c, 0])
        };
        let open = held(0);
        PackedGrid { places: std::array::from_fn(|digit| open | held(digit as i8 + 1)), open, changed: ALL_DIGITS }
    }

    /// Follows every single to its end. Returns `false` if a cell, or a digit in a unit, has no place left.
    #[inline(never)]
    pub(super) fn settle(&mut self, log: &mut impl ProofLog) -> bool {
        // The cells that the choice struck out before this call.
        let mut unseen = self.open;
        loop {
            let open = self.open;
            let mut fresh = [u32x4::ZERO; 9];
            let (mut closed, mut moved) = (u32x4::ZERO, u32x4::ZERO);
            let mut again = 0;
            let mut left = self.changed;
            while left != 0 {
                let digit = take_digit(&mut left);
                log.look(Look::Digit(digit as u8 + 1));
                let before = self.places[digit];
                // A known digit excludes the other cells of its row; the matchings exclude its box and column.
                let held = before & !open;
                let places = before & !(whole_rows(held) ^ held);
                let rows = threes(places);
                let [a, b, c] = squares_of_bands(rows);
                let in_band = u32x4::new([IN_BAND[a], IN_BAND[b], IN_BAND[c], !0]);
                let in_bands = (places | BESIDE) & in_band;
                let [a, b, c] = squares_of_stacks(in_bands);
                let places = in_bands & (IN_STACK[a] | IN_STACK[b] << 3u32 | IN_STACK[c] << 6u32);
                self.places[digit] = places;
                // The signs of the lanes: a band has an arrangement, and no stack lacks one.
                if places.to_bitmask() != 0b0111 {
                    return false;
                }
                again |= u64::from(any((threes(places) ^ rows & in_band) & THREES)) << (4 * digit);
                fresh[digit] = alone(places) & open;
                closed |= fresh[digit];
                moved |= before ^ places;
            }
            if !any(moved & CELLS | closed | unseen) {
                self.changed = 0;
                return true;
            }
            unseen = u32x4::ZERO;
            let (mut once, mut twice) = (u32x4::ZERO, u32x4::ZERO);
            let mut lost = [u32x4::ZERO; 9];
            for digit in 0..9 {
                lost[digit] = closed & !fresh[digit] & self.places[digit];
                let places = self.places[digit] ^ lost[digit];
                self.places[digit] = places;
                twice |= once & places;
                once |= places;
            }
            if any(CELLS & !once | closed & twice) {
                log.look(Look::Cells);
                return false;
            }
            let singles = open & !closed & !twice;
            if any(singles) {
                log.look(Look::Cells);
            }
            self.open = open & !closed & !singles;
            for (lost, &places) in lost.iter_mut().zip(&self.places) {
                *lost |= singles & places;
            }
            self.changed = again | not_zero(&lost);
            if !any(self.open) {
                let is_solution = self.is_solution();
                if !is_solution {
                    log.look(Look::Cells);
                }
                return is_solution;
            }
            if self.changed == 0 {
                return true;
            }
        }
    }

    /// Returns whether a grid without open cells is a solution. Digits that have not changed are right.
    #[inline(always)]
    fn is_solution(&self) -> bool {
        let (mut wrong, mut all_columns) = (u32x4::ZERO, u64::from(ROW));
        let mut left = self.changed;
        while left != 0 {
            let cells = self.places[take_digit(&mut left)] & CELLS;
            wrong |= CELLS & !whole_rows(cells) | BOXES & !columns(threes(cells));
            let [low, high] = cast::<u32x4, u64x2>(columns(cells)).to_array();
            all_columns &= low | low >> 32 | high;
        }
        all_columns == u64::from(ROW) && !any(wrong)
    }

    /// Follows every consequence to its end, as `settle` does. A loose grid also uses `share_out`, which proofs do not
    /// support.
    #[inline(always)]
    pub(super) fn follow<S: ProofLog>(&mut self, log: &mut S) -> bool {
        while self.settle(log) {
            if S::WRITES || self.open_cells() < LOOSE {
                return true;
            }
            if !self.share_out() {
                return false;
            }
            if self.changed == 0 {
                return true;
            }
        }
        false
    }

    #[inline(always)]
    pub(super) fn open_cells(&self) -> u32 {
        let [low, high] = cast::<u32x4, u64x2>(self.open).to_array();
        low.count_ones() + high.count_ones()
    }

    /// Returns whether every open cell of a settled grid has two candidates. If so, every unit has two places for each
    /// digit that it still lacks. So each solution has a mirror: the other candidates of all open cells.
    #[inline(always)]
    pub(super) fn is_mirrored(&self) -> bool {
        let (mut once, mut twice, mut thrice) = (u32x4::ZERO, u32x4::ZERO, u32x4::ZERO);
        for &places in &self.places {
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        !any(thrice & self.open)
    }

    /// Strikes out candidates by naked triples: three cells in a row or column of a box that must take three digits
    /// exclude all other digits. Returns `false` if four digits need the same three cells.
    #[inline(always)]
    fn share_out(&mut self) -> bool {
        let (mut in_rows, mut in_columns) = (Sharing::default(), Sharing::default());
        for &places in &self.places {
            in_rows.add(alone_of_threes(places));
            in_columns.add(alone_of_columns(places));
        }
        if any(in_rows.four | in_columns.four) {
            return false;
        }
        let (rows, columns) = (in_rows.one & in_rows.two, in_columns.one & in_columns.two);
        if !any(rows | columns) {
            return true;
        }
        for (digit, places) in self.places.iter_mut().enumerate() {
            let rows = rows & !alone_of_threes(*places);
            let columns = columns & !alone_of_columns(*places);
            let lost =
                *places & CELLS & (rows | rows << 1u32 | rows << 2u32 | columns | columns << 9u32 | columns << 18u32);
            *places ^= lost;
            self.changed |= u64::from(any(lost)) << (4 * digit);
        }
        true
    }

    /// Returns the choice for a settled grid that is not full.
    #[inline(always)]
    pub(super) fn choose(&self) -> ArrangementChoice {
        let sums = self.places.iter().fold(u32x4::ZERO, |sums, &places| sums + numbers(places));
        let [a, b, c, stacks] = sums.to_array();
        let parts = [a, b, c, stacks & 0xfff, stacks >> 12 & 0xfff, stacks >> 24];
        // A part without open cells has nine arrangements, so it is ordered last.
        let (mut part, mut fewest) = (0, u32::MAX);
        for (at, number) in parts.into_iter().enumerate() {
            let more = number.wrapping_sub(10);
            if more < fewest {
                (part, fewest) = (at, more);
            }
        }
        let (lane, shift) = if part < 3 { (part, NUMBER) } else { (3, 12 * (part as u32 - 3)) };
        // The number in the high bits, so that the least is found without a branch.
        let number = |digit: usize| self.places[digit].to_array()[lane] >> shift & 7;
        let key = |digit: usize| (number(digit).wrapping_sub(2) & 7) << 4 | digit as u32;
        let digit = (0..9).map(key).min().expect("nine digits") as usize & 15;
        let places = self.places[digit];
        let ([a, b, c], [d, e, f]) = (squares_of_bands(threes(places)), squares_of_stacks(places));
        ArrangementChoice { digit: digit as u8, first: 6 * part as u8, left: LEFT[[a, b, c, d, e, f][part]] }
    }
}

pub(super) const CELLS_OF_A_GRID: usize = 81;

/// Appends the digits that are known, row by row.
pub(super) fn write(grid: &PackedGrid, boards: &mut Vec<i32>) {
    let start = boards.len();
    boards.resize(start + CELLS_OF_A_GRID, 0);
    for (digit, places) in (1..).zip(&grid.places) {
        let known = (*places & CELLS & !grid.open).to_array();
        for (band, mut left) in known.into_iter().enumerate() {
            while left != 0 {
                boards[start + band * 27 + left.trailing_zeros() as usize] = digit;
                left &= left - 1;
            }
        }
    }
}

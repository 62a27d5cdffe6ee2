//! All cells of a 9x9 sudoku in the lanes of a vector, and the tables of deductions from a square.

use bytemuck::must_cast as cast;
use wide::{i8x16, i16x8, i16x16, i32x8, u32x4, u64x2};

/// The number of squares, each nine bits for three boxes and three rows.
pub(super) const SQUARES: usize = 1 << 9;
/// One row of a band.
pub(super) const ROW: u32 = 0x1ff;
/// The first cell of every row of a band.
pub(super) const FIRST: u32 = 1 | 1 << 9 | 1 << 18;
/// The last cell of every row of a band.
pub(super) const LAST: u32 = FIRST << 8;
/// All cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;
/// The place of the number of arrangements in a band, above its cells.
pub(super) const NUMBER: u32 = 27;
/// The bit that is set if there is an arrangement.
pub(super) const ALIVE: u32 = 1 << 31;

/// All cells of the grid.
pub(super) const CELLS: u32x4 = u32x4::new([BAND, BAND, BAND, 0]);
/// All bits that are not cells.
pub(super) const BESIDE: u32x4 = u32x4::new([!BAND, !BAND, !BAND, !0]);
/// The first cell of every three in a row, which represents the three.
pub(super) const THREES: u32x4 = u32x4::new([0o111_111_111, 0o111_111_111, 0o111_111_111, 0]);
/// The first cells of the threes in a band's first row, which represent its boxes.
pub(super) const BOXES: u32x4 = u32x4::new([0o111, 0o111, 0o111, 0]);

/// The ways to match three rows with three boxes: bit `box * 3 + row`. For a stack the bit is `band * 3 + column`.
pub(super) const ARRANGEMENTS: [u32; 6] = [0o421, 0o142, 0o214, 0o124, 0o241, 0o412];

/// Returns an arrangement as a number whose digits are the rows of the three boxes, from 1. For a stack they are
/// columns.
pub(super) fn arranged(index: usize) -> i32 {
    (0..3).fold(0, |rows, in_box| 10 * rows + (ARRANGEMENTS[index] >> (3 * in_box) & 7).trailing_zeros() as i32 + 1)
}

/// Returns the union of all arrangements in a square, and their number.
pub(super) const fn arrangements(square: usize) -> (u32, u32) {
    let (mut all, mut number, mut index) = (0, 0, 0);
    while index < ARRANGEMENTS.len() {
        if ARRANGEMENTS[index] & !(square as u32) == 0 {
            all |= ARRANGEMENTS[index];
            number += 1;
        }
        index += 1;
    }
    (all, number)
}

/// Returns the cells of a band that belong to a square.
pub(super) const fn cells_of_band(square: u32) -> u32 {
    let (mut cells, mut place) = (0, 0);
    while place < 9 {
        let (in_box, row) = (place / 3, place % 3);
        cells |= (square >> place & 1) * (7 << (row * 9 + in_box * 3));
        place += 1;
    }
    cells
}

/// Returns the cells of stack 0 in one band that belong to a square.
pub(super) const fn cells_of_stack(square: u32, band: usize) -> u32 {
    (square >> (band * 3) & 7) * FIRST
}

/// For every square of a band: the cells of its arrangements, their number, and whether there is one.
pub(super) static IN_BAND: [u32; SQUARES] = {
    let (mut table, mut square) = ([0; SQUARES], 1);
    while square < SQUARES {
        let (all, number) = arrangements(square);
        table[square] = cells_of_band(all) | number << NUMBER | if number > 0 { ALIVE } else { 0 };
        square += 1;
    }
    table
};

/// For every square of stack 0: the cells of its arrangements in three bands, and their number. Bits 25, 28 and 31 of
/// the last lane are set if there is none. For stack 1 the entry is shifted by three, for stack 2 by six.
pub(super) static IN_STACK: [u32x4; SQUARES] = {
    let (mut table, mut square) = ([u32x4::ZERO; SQUARES], 0);
    while square < SQUARES {
        let (all, number) = arrangements(square);
        let mut lanes = [
            !BAND,
            !BAND,
            !BAND,
            if number > 0 { number * (1 | 1 << 9 | 1 << 18) } else { ALIVE | ALIVE >> 3 | ALIVE >> 6 },
        ];
        let mut band = 0;
        while band < 3 {
            lanes[band] |= cells_of_stack(all, band);
            band += 1;
        }
        table[square] = u32x4::new(lanes);
        square += 1;
    }
    table
};

/// For every row: the columns of each stack, nine bits apart.
pub(super) static APART: [u32; SQUARES] = {
    let (mut table, mut row) = ([0; SQUARES], 0);
    while row < SQUARES {
        let columns = row as u32;
        table[row] = columns & 7 | (columns & 0o70) << 6 | (columns & 0o700) << 12;
        row += 1;
    }
    table
};

/// For every square: its arrangements, a bit each.
pub(super) static LEFT: [u8; SQUARES] = {
    let (mut table, mut square) = ([0; SQUARES], 0);
    while square < SQUARES {
        let mut index = 0;
        while index < ARRANGEMENTS.len() {
            if ARRANGEMENTS[index] & !(square as u32) == 0 {
                table[square] |= 1 << index;
            }
            index += 1;
        }
        square += 1;
    }
    table
};

/// For every arrangement in band 0 to 2, then in stack 0 to 2: the cells that stay open to the digit.
pub(super) static CHOSEN: [u32x4; 36] = {
    let (mut table, mut index) = ([u32x4::ZERO; 36], 0);
    while index < 36 {
        let (part, square) = (index / 6, ARRANGEMENTS[index % 6]);
        let mut lanes = [BAND, BAND, BAND, 0];
        let mut band = 0;
        while band < 3 {
            if part == band {
                lanes[band] = cells_of_band(square);
            } else if part >= 3 {
                let shift = 3 * (part as u32 - 3);
                lanes[band] &= !((7 * FIRST) << shift) | cells_of_stack(square, band) << shift;
            }
            band += 1;
        }
        table[index] = u32x4::new(lanes);
        index += 1;
    }
    table
};

#[inline(always)]
pub(super) fn all(lane: u32) -> u32x4 {
    u32x4::splat(lane)
}

#[inline(always)]
pub(super) fn any(word: u32x4) -> bool {
    let [low, high] = cast::<u32x4, [u64; 2]>(word);
    low | high != 0
}

/// Returns all cells of every row that has a cell.
#[inline(always)]
pub(super) fn whole_rows(cells: u32x4) -> u32x4 {
    let below = all(BAND & !LAST);
    let some = (((cells & below) + below) | cells) & all(LAST);
    (some << 1u32) - (some >> 8u32)
}

/// Returns the cells that are alone in their rows. No row may be empty.
#[inline(always)]
pub(super) fn alone(cells: u32x4) -> u32x4 {
    cells & !whole_rows(cells & (cells - all(FIRST)))
}

/// Sets the first of every three cells in a row if any of the three is set.
#[inline(always)]
pub(super) fn threes(cells: u32x4) -> u32x4 {
    cells | cells >> 1u32 | cells >> 2u32
}

/// Sets a cell of a band's first row if any cell of its column is set.
#[inline(always)]
pub(super) fn columns(cells: u32x4) -> u32x4 {
    cells | cells >> 9u32 | cells >> 18u32
}

/// Returns three lanes as table indices.
#[inline(always)]
pub(super) fn indices(word: u32x4) -> [usize; 3] {
    let [low, high] = cast::<u32x4, u64x2>(word).to_array();
    [low as usize % SQUARES, (low >> 32) as usize % SQUARES, high as usize % SQUARES]
}

/// Returns the square of each band from the result of `threes`.
#[inline(always)]
pub(super) fn squares_of_bands(rows: u32x4) -> [usize; 3] {
    indices(rows & all(0o111) | rows >> 8u32 & all(0o222) | rows >> 16u32 & all(0o444))
}

/// Returns the square of each stack.
#[inline(always)]
pub(super) fn squares_of_stacks(cells: u32x4) -> [usize; 3] {
    let [a, b, c] = indices(columns(cells) & all(ROW));
    let squares = (APART[a] | APART[b] << 3 | APART[c] << 6) as usize;
    [squares % SQUARES, (squares >> 9) % SQUARES, (squares >> 18) % SQUARES]
}

/// Returns the number of a digit's arrangements in each band; the last lane has the three stacks, twelve bits apart.
#[inline(always)]
pub(super) fn numbers(places: u32x4) -> u32x4 {
    places >> NUMBER & u32x4::new([7, 7, 7, 0]) | places & u32x4::new([0, 0, 0, 7 | 7 << 12 | 7 << 24])
}

/// Returns four bits for each word, which are all 0 only if the word is 0.
#[inline(always)]
pub(super) fn not_zero(words: &[u32x4; 9]) -> u64 {
    // Saturation never turns a number other than 0 into 0.
    let two = |at: usize| i16x8::from_i32x8_saturate(cast::<_, i32x8>([words[at], words[at + 1]]));
    let four = |at: usize| i8x16::from_i16x16_saturate(cast::<_, i16x16>([two(at), two(at + 2)]));
    let zero = |at: usize| u64::from(four(at).simd_eq(i8x16::ZERO).to_bitmask());
    let last = u64::from(words[8].simd_eq(u32x4::ZERO).to_bitmask());
    !(zero(0) | zero(4) << 16 | last << 32) & ALL_DIGITS
}

/// Four set bits for each digit.
pub(super) const ALL_DIGITS: u64 = (1 << 36) - 1;

/// Takes the first of the digits.
#[inline(always)]
pub(super) fn take_digit(digits: &mut u64) -> usize {
    let digit = digits.trailing_zeros() as usize / 4;
    *digits &= !(0xf << (4 * digit));
    digit
}

/// Returns the first of every three cells in a row of a box that have all places of the digit in their row.
#[inline(always)]
pub(super) fn alone_of_threes(places: u32x4) -> u32x4 {
    alone(threes(places) & THREES)
}

/// Returns the first of every three cells in a column of a box that have all places of the digit in their column.
#[inline(always)]
pub(super) fn alone_of_columns(places: u32x4) -> u32x4 {
    let [a, b, c, _] = (columns(places) & all(ROW)).to_array();
    let twice = a & b | a & c | b & c;
    u32x4::new([a & !twice, b & !twice, c & !twice, 0])
}

/// The number of digits added to each cell, as bits; `four` is set for four and more.
#[derive(Default)]
pub(super) struct Sharing {
    pub(super) one: u32x4,
    pub(super) two: u32x4,
    pub(super) four: u32x4,
}

impl Sharing {
    #[inline(always)]
    pub(super) fn add(&mut self, word: u32x4) {
        let carry = self.one & word;
        self.one ^= word;
        self.four |= self.two & carry;
        self.two ^= carry;
    }
}

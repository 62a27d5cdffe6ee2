//! The remaining candidates of a sudoku and the deductions from them, for `sudoku.rs`.
//!
//! A band is a row of boxes, a stack a column of boxes:
//!
//! ```text
//! 9x9 (N = 9, B = 3)     stack 0   stack 1   stack 2
//!
//!                row 0 |  0  1  2|  3  4  5|  6  7  8|      One word for every digit and band has a bit for each cell
//!        band 0  row 1 |  9 10 11| 12 13 14| 15 16 17|      that the digit may still take: bit 13 is the middle cell
//!                row 2 | 18 19 20| 21 22 23| 24 25 26|      of the band's middle box. So one operation works on all of
//!                      +---------+---------+---------+      a band's cells.
//!        band 1        |  0  1  2|  3  4  5|  6  7  8|
//!                      | ...     |         |         |      bits of a word, from the greatest:
//!                      +---------+---------+---------+
//!        band 2        |  0  1  2|  3  4  5|  6  7  8|      row 2      row 1      row 0
//!                      | ...     |         |         |      26 ... 18  17 ...  9  8 7 6 | 5 4 3 | 2 1 0
//!                                                                                 box 2   box 1   box 0
//! ```
//!
//! The words of a 16x16 grid have 64 bits (4 rows of 16), those of a 25x25 grid 125 (5 rows of 25). A 36x36
//! grid has 216 (6 rows of 36).
//!
//! The key idea is a matching. Within a band a digit takes every box once and every row once, so its boxes and rows are
//! matched one to one. Within a stack, its bands and columns are matched in the same way. A small square of bits
//! records the rows that each box may go with:
//!
//! ```text
//! places of a digit in a band      its square          in a matching     struck out
//!
//!           box 0 box 1 box 2      box 0 1 2           box 0 1 2         row 0 must take box 2, so the digit leaves
//!    row 0  . . . . . . x . x      row 0 . . x         row 0 . . x       box 2 of the other rows: a locked candidate.
//!    row 1  x . . . x . . x .      row 1 x x x   ->    row 1 x x .       One place left in a row or box is a hidden
//!    row 2  . x x . . x . . .      row 2 x x .         row 2 x x .       single; an empty row or box a contradiction.
//! ```
//!
//! Striking out every place outside all matchings gives hidden singles in rows, columns and boxes, locked candidates
//! and contradictions at once. For boxes of 2 and 3 a table does this; wider boxes strike out step by step. Adding the
//! words of all digits finds naked singles.

use super::matching::{TABLE, all_matchings, struck_out};
use crate::sudoku::word::Word;

/// The candidates of a grid of `N` digits in `B` bands: boxes have `N / B` rows and `B` columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bands<W: Word, const N: usize, const B: usize> {
    /// `places[d][b]`: the cells of band `b` that digit `d + 1` may take.
    pub places: [[W; B]; N],
    /// The cells of each band that do not have a known digit yet.
    pub open: [W; B],
    /// The digits whose places have changed since `settle` last examined them.
    changed: W::Small,
}

impl<W: Word, const N: usize, const B: usize> Bands<W, N, B> {
    /// The number of rows of a box, and of boxes of a band.
    pub const ROWS: usize = N / B;
    /// The number of columns of a box, and of bands.
    pub const COLS: usize = B;

    /// For every square of boxes (`B` bits each) and rows: the places of its matchings, as bits of a word.
    const IN_BAND: &'static [u32; TABLE] = &{
        let mut table = [0; TABLE];
        let mut square = 0;
        while B <= 3 && square < TABLE {
            let left = match all_matchings(square as u32, Self::ROWS, B, 0, 0) {
                Some(bits) => bits,
                None => 0,
            };
            let mut place = 0;
            while place < N * Self::ROWS {
                let (row, in_box) = (place / N, place % N / B);
                table[square] |= (left >> (in_box * B + row) & 1) << place;
                place += 1;
            }
            square += 1;
        }
        table
    };
    /// For every square of bands (`B` bits each) and columns of a stack: the bits of its matchings, `N` bits a band.
    const IN_STACK: &'static [u32; TABLE] = &{
        let mut table = [0; TABLE];
        let mut square = 0;
        while B <= 3 && square < TABLE {
            let left = match all_matchings(square as u32, B, B, 0, 0) {
                Some(bits) => bits,
                None => 0,
            };
            let mut band = 0;
            while band < B {
                table[square] |= (left >> (band * B) & ((1 << B) - 1)) << (band * N);
                band += 1;
            }
            square += 1;
        }
        table
    };

    /// Returns the candidates of a blank grid.
    pub fn blank() -> Self {
        let all = W::ones(N * Self::ROWS);
        Bands { places: [[all; B]; N], open: [all; B], changed: W::ones(N).low() }
    }

    /// Puts a digit (from 0) on a cell. Cells are counted row by row.
    pub fn give(&mut self, cell: usize, digit: usize) {
        let in_band = N * Self::ROWS;
        self.put(cell / in_band, W::bit_if(true, cell % in_band), digit);
    }

    /// Puts a digit on one place of a band.
    #[inline]
    pub fn put(&mut self, band: usize, place: W, digit: usize) {
        let kept = self.places[digit][band] & Self::beside(place);
        self.take(band, place, digit);
        self.places[digit][band] = kept;
        self.changed |= W::Small::bit_if(true, digit);
    }

    /// Returns the place itself and the places of its band that are not its peers.
    #[inline(always)]
    pub fn beside(place: W) -> W {
        let (row, column) = (place.first() / N, place.first() % N);
        let peers = W::ones(N) << (row * N) | Self::upright(W::ones(Self::COLS)) << (column / B * B);
        !peers | place
    }

    /// Returns the bits of one row, in every row of a band.
    #[inline(always)]
    pub fn upright(row: W) -> W {
        (1..Self::ROWS).fold(row, |word, index| word | row << (index * N))
    }

    /// Closes places whose digit is now known to be `digit`: no other digit may take them.
    #[inline(always)]
    fn take(&mut self, band: usize, places: W, digit: usize) {
        self.open[band] &= !places;
        for (other, words) in self.places.iter_mut().enumerate() {
            let loses = other != digit && words[band] & places != W::ZERO;
            words[band] &= if other == digit { !W::ZERO } else { !places };
            self.changed |= W::Small::bit_if(loses, other);
        }
    }

    /// Follows every single to its end. Returns `false` if a cell, or a digit in a unit, has no place left.
    pub fn settle(&mut self) -> bool {
        loop {
            while self.changed != W::Small::ZERO {
                let digit = self.changed.first();
                self.changed = self.changed.rest();
                if !self.settle_digit(digit) {
                    return false;
                }
            }
            if !self.naked_singles() {
                return false;
            }
            if self.changed == W::Small::ZERO {
                return true;
            }
        }
    }

    /// Strikes out the places of one digit that are in no matching, and closes the places that the digit must take.
    #[inline(always)]
    fn settle_digit(&mut self, digit: usize) -> bool {
        let mut words = self.places[digit];
        loop {
            for word in &mut words {
                *word &= Self::matched_in_band(*word);
                if *word == W::ZERO {
                    return false;
                }
            }
            let columns = Self::columns(&words);
            let kept = columns & Self::matched_in_stacks(columns);
            if kept == columns {
                break;
            }
            for (band, word) in words.iter_mut().enumerate() {
                *word &= Self::upright(kept >> (band * N) & W::ones(N));
            }
        }
        self.places[digit] = words;
        for (band, word) in words.into_iter().enumerate() {
            if word & self.open[band] == W::ZERO {
                continue;
            }
            let fresh = Self::alone_in_row(word) & self.open[band];
            if fresh != W::ZERO {
                self.take(band, fresh, digit);
            }
        }
        true
    }

    /// Returns the places of a band that are alone in their rows.
    #[inline(always)]
    fn alone_in_row(word: W) -> W {
        (0..Self::ROWS).fold(W::ZERO, |alone, row| {
            let places = word & W::ones(N) << (row * N);
            if places.rest() == W::ZERO { alone | places } else { alone }
        })
    }

    /// Returns the places of a band that are in a matching of its rows with its boxes, or no place if no matching
    /// exists.
    #[inline(always)]
    fn matched_in_band(word: W) -> W {
        // Bit `box * COLS` of every row is set if the row has a place in that box.
        let boxes =
            (0..Self::ROWS).fold(W::Small::ZERO, |bits, index| bits | W::Small::bit_if(true, index * Self::COLS));
        let any = (1..Self::COLS).fold(word, |any, shift| any | word >> shift);
        let square = (0..Self::ROWS).fold(W::Small::ZERO, |bits, row| bits | ((any >> (row * N)).low() & boxes) << row);
        if B <= 3 {
            return W::from_low(W::Small::from_low(Self::IN_BAND[square.index() % TABLE]));
        }
        let left = struck_out::<W::Small, B>(square);
        (0..Self::ROWS)
            .fold(W::ZERO, |places, row| places | W::from_low((left >> row & boxes).widened(Self::COLS)) << (row * N))
    }

    /// Returns the columns that have a place in each band: `N` bits a band.
    #[inline(always)]
    fn columns(words: &[W; B]) -> W {
        words.iter().enumerate().fold(W::ZERO, |columns, (band, &word)| {
            let any = (1..Self::ROWS).fold(word, |any, row| any | word >> (row * N));
            columns | (any & W::ones(N)) << (band * N)
        })
    }

    /// Returns the columns that are in a matching of bands with the columns of each stack. A stack without a matching
    /// keeps no column.
    #[inline(always)]
    fn matched_in_stacks(columns: W) -> W {
        (0..Self::ROWS).fold(W::ZERO, |kept, stack| {
            let shift = stack * Self::COLS;
            let of_stack = W::Small::ones(Self::COLS);
            let in_band = |band: usize| (columns >> (band * N + shift)).low() & of_stack;
            let square = (0..B).fold(W::Small::ZERO, |bits, band| bits | in_band(band) << (band * B));
            if B <= 3 {
                return kept | W::from_low(W::Small::from_low(Self::IN_STACK[square.index() % TABLE])) << shift;
            }
            let left = struck_out::<W::Small, B>(square);
            (0..B).fold(kept, |kept, band| kept | W::from_low(left >> (band * B) & of_stack) << (band * N + shift))
        })
    }

    /// Closes the cells that have one candidate, and marks their digits as changed.
    #[inline(always)]
    fn naked_singles(&mut self) -> bool {
        for band in 0..B {
            let (mut once, mut twice) = (W::ZERO, W::ZERO);
            for words in &self.places {
                twice |= once & words[band];
                once |= words[band];
            }
            if once != W::ones(N * Self::ROWS) {
                return false;
            }
            let singles = self.open[band] & !twice;
            if singles == W::ZERO {
                continue;
            }
            self.open[band] &= !singles;
            for (digit, words) in self.places.iter_mut().enumerate() {
                let mut hits = singles & words[band];
                self.changed |= W::Small::bit_if(hits != W::ZERO, digit);
                while hits != W::ZERO {
                    words[band] &= Self::beside(hits & !hits.rest());
                    hits = hits.rest();
                }
            }
        }
        true
    }
}

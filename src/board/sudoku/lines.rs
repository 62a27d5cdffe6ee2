//! The board for ten to 25 digits: every line has one word of 64 bits, for two sets of digits.
//!
//! Two alternatives are slower: updating the 100 cells of four lines, or giving each cell two words of 64 bits.

use super::{Board, SwapCounts};
use crate::sudoku::MOST_SWAPPED;

/// The room for 25 x 25 cells, rounded up to a power of two, so that a mask keeps every index in bounds.
const CELLS: usize = 1024;
/// The room for 25 lines and [`NOWHERE`], rounded up to a power of two.
const LINES: usize = 32;
/// The room for as many words as a byte can index, so that no index needs a mask.
const WORDS: usize = 256;
/// A line without digits. It replaces the row of two cells in one row, or their column, because their swap changes
/// nothing there.
const NOWHERE: u8 = 31;

/// Two cells and their lines. The fields are separate, because the compiler loads arrays of two at once and splits
/// them, which is slower.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    a: u16,
    b: u16,
    row_a: u8,
    row_b: u8,
    column_a: u8,
    column_b: u8,
}

/// All rows, or all columns.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lines {
    /// `words[line]`: in the lower half, bit `digit - 1` is set if the digit occurs in the line. In the upper half, the
    /// bit is set if the digit occurs there at most once.
    words: [u64; WORDS],
    counts: [SwapCounts; LINES],
}

/// The digits on the cells, and the count of each digit in each line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LineBoard {
    /// The set with only each cell's digit: `1 << (digit - 1)`.
    sets: [u32; CELLS],
    rows: Lines,
    columns: Lines,
}

impl Lines {
    const EMPTY: Lines = Lines { words: [!0 << 32; WORDS], counts: [SwapCounts([0; 3]); LINES] };

    /// Removes the digit of `out` from the counts of a line, and adds the digit of `come`.
    #[inline]
    fn count(&mut self, line: u8, out: u32, come: u32) {
        let line = usize::from(line) % LINES;
        self.counts[line].count(out, come);
        let [stands, single] = self.counts[line].sets();
        self.words[line] = u64::from(stands) | u64::from(single) << 32;
    }

    #[inline]
    fn word(&self, line: u8) -> u64 {
        self.words[usize::from(line)]
    }

    /// Moves the digit of `x` from the first line to the second, and the digit of `y` from the second to the first.
    #[inline]
    fn recount(&mut self, [first, second]: [u8; 2], [x, y]: [u32; 2]) {
        // At `NOWHERE` the second call undoes the first.
        self.count(first, x, y);
        self.count(second, y, x);
    }
}

impl Board for LineBoard {
    const MOST: usize = MOST_SWAPPED;

    type Pair = Pair;

    fn new(size: usize, digits: &[u8]) -> Self {
        let mut board = LineBoard { sets: [0; CELLS], rows: Lines::EMPTY, columns: Lines::EMPTY };
        for (cell, &digit) in digits.iter().enumerate() {
            let set = 1 << (digit - 1);
            board.sets[cell] = set;
            board.rows.count((cell / size) as u8, 0, set);
            board.columns.count((cell % size) as u8, 0, set);
        }
        board
    }

    fn pair(size: usize, cells: [usize; 2]) -> Pair {
        let lines = |line: fn(usize, usize) -> usize| match cells.map(|cell| line(cell, size) as u8) {
            [first, second] if first == second => [NOWHERE; 2],
            lines => lines,
        };
        let [row_a, row_b] = lines(|cell, size| cell / size);
        let [column_a, column_b] = lines(|cell, size| cell % size);
        let [a, b] = cells.map(|cell| cell as u16);
        Pair { a, b, row_a, row_b, column_a, column_b }
    }

    fn cells(_size: usize, pair: &Pair) -> [usize; 2] {
        [pair.a.into(), pair.b.into()]
    }

    #[inline]
    fn change(&self, pair: &Pair) -> i32 {
        let [x, y] = [pair.a, pair.b].map(|cell| u64::from(self.sets[usize::from(cell) % CELLS]));
        // Low half: an incoming digit that already occurs makes a repeat. High half: an outgoing digit that occurred
        // once removes none.
        let (to_a, to_b) = (y | x << 32, x | y << 32);
        let rows = self.rows.word(pair.row_a) & to_a | self.rows.word(pair.row_b) & to_b;
        let columns = self.columns.word(pair.column_a) & to_a | self.columns.word(pair.column_b) & to_b;
        (rows.count_ones() + columns.count_ones()) as i32 - 4
    }

    #[inline]
    fn swap(&mut self, pair: &Pair) {
        let [a, b] = [pair.a, pair.b].map(|cell| usize::from(cell) % CELLS);
        let digits = [self.sets[a], self.sets[b]];
        self.sets.swap(a, b);
        self.rows.recount([pair.row_a, pair.row_b], digits);
        self.columns.recount([pair.column_a, pair.column_b], digits);
    }

    fn digit(&self, cell: usize) -> u8 {
        self.sets[cell].trailing_zeros() as u8 + 1
    }
}

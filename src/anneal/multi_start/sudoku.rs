//! Eight boards of one sudoku side by side.
//!
//! A digit is one bit of a mask. The count of each digit in a line has two bits, or three if four boxes cross the line.
//! One mask has the same bit of all counts. So the effect of a swap follows from a few masks of its lines, by the same
//! few instructions for one board or eight.

use super::boards::{Boards, Swap};
use super::lanes::{LANES, Lanes, apart};
use crate::board::sudoku::SudokuNeighbourhood;
use crate::board::sudoku::lines::LineBoard;
use crate::problem::{Cells, Problem};
use crate::random::Xoshiro;

/// The most cells in a row, because a digit is one of 16 bits.
pub const MOST_SIZE: usize = 16;
/// The room for the cells of 16x16: a power of two, so that a mask keeps every index in bounds.
const CELLS: usize = 256;
/// The room for rows, columns and [`NOWHERE`]: a power of two.
const LINES: usize = 64;
const FIRST_COLUMN: u16 = 16;
/// An empty dummy line, which replaces the row of two cells in one row, because their swap does not change the row.
const NOWHERE: u16 = 32;

/// The counts of the digits in a line, one mask for each bit of a count, the lowest bit first.
type LineWords = [Lanes; 3];

/// Two cells, and their rows and columns as indices of `lines`.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    cells: [u16; 2],
    rows: [u16; 2],
    columns: [u16; 2],
}

/// Eight boards of a sudoku.
#[derive(Clone, Debug)]
pub struct SudokuBoards {
    cells: [Lanes; CELLS],
    lines: [LineWords; LINES],
    /// True if a digit can occur four times in a line, which then crosses at least four boxes.
    four: bool,
    energies: Lanes,
}

impl Boards for SudokuBoards {
    type Kernel = SudokuNeighbourhood<LineBoard>;
    type Pair = Pair;
    /// A swap moves each of two digits to two other lines, so it adds at most four repeats.
    const MOST_DELTA: usize = 4;

    fn new(kernel: &Self::Kernel, generator: &mut Xoshiro) -> Self {
        let filled: [_; LANES] = std::array::from_fn(|_| kernel.start(generator));
        let size = kernel.size();
        let bit = |cell: usize, lane: usize| 1 << (kernel.number(&filled[lane], cell) - 1);
        let zero = Lanes::ZERO;
        let four = kernel.most_in_line() > 3;
        let mut boards = SudokuBoards { cells: [zero; CELLS], lines: [[zero; 3]; LINES], four, energies: zero };
        for cell in 0..size * size {
            let digit = Lanes::new(std::array::from_fn(|lane| bit(cell, lane)));
            boards.cells[cell] = digit;
            for line in [cell / size, usize::from(FIRST_COLUMN) + cell % size] {
                // `apart` gives -1 where the digit is new to the line.
                let first = apart(boards.once(line), digit);
                boards.energies += Lanes::ONE + first;
                boards.count(line, zero, digit);
            }
        }
        boards
    }

    fn pair(kernel: &Self::Kernel, pair: u32) -> Pair {
        let (size, cells) = (kernel.size(), kernel.cells(pair));
        let lines_of = |place: fn(usize, usize) -> usize| match cells.map(|cell| place(cell, size) as u16) {
            [first, second] if first == second => [NOWHERE; 2],
            lines => lines,
        };
        Pair {
            cells: cells.map(|cell| cell as u16),
            rows: lines_of(|cell, size| cell / size),
            columns: lines_of(|cell, size| usize::from(FIRST_COLUMN) + cell % size),
        }
    }

    #[inline(always)]
    fn swap(&self, pair: Pair) -> Swap<Pair> {
        let digits = pair.cells.map(|cell| self.cells[usize::from(cell) % CELLS]);
        let [x, y] = digits;
        let mut deltas = Lanes::ZERO;
        for [first, second] in [pair.rows, pair.columns] {
            let [first, second] = [usize::from(first) % LINES, usize::from(second) % LINES];
            // A digit that enters a line where it occurs adds a repeat, and a digit that leaves a line where it occurs
            // twice removes one. `apart` gives -1.
            deltas += apart(self.once(first), y) + apart(self.once(second), x);
            deltas -= apart(self.twice(first), x) + apart(self.twice(second), y);
        }
        Swap { pair, numbers: digits, deltas }
    }

    #[inline(always)]
    fn make(&mut self, _kernel: &Self::Kernel, Swap { pair, numbers, deltas }: Swap<Pair>, accepted: Lanes) {
        let [x, y] = numbers.map(|digit| digit & accepted);
        let both = x | y;
        for (cell, digit) in pair.cells.into_iter().zip(numbers) {
            self.cells[usize::from(cell) % CELLS] = digit ^ both;
        }
        // In `NOWHERE` the second count undoes the first.
        for [first, second] in [pair.rows, pair.columns] {
            self.count(usize::from(first) % LINES, x, y);
            self.count(usize::from(second) % LINES, y, x);
        }
        self.energies += deltas & accepted;
    }

    #[inline(always)]
    fn energies(&self) -> Lanes {
        self.energies
    }

    fn number(&self, cell: usize, lane: usize) -> i32 {
        self.cells[cell].to_array()[lane].trailing_zeros() as i32 + 1
    }
}

impl SudokuBoards {
    /// Returns the digits that occur in a line.
    #[inline(always)]
    fn once(&self, line: usize) -> Lanes {
        let [ones, twos, fours] = self.lines[line];
        if self.four { ones | twos | fours } else { ones | twos }
    }

    /// Returns the digits that occur more than once in a line.
    #[inline(always)]
    fn twice(&self, line: usize) -> Lanes {
        let [_, twos, fours] = self.lines[line];
        if self.four { twos | fours } else { twos }
    }

    /// Removes the digits `out` from a line and adds the digits `come`, which must differ from `out`.
    #[inline(always)]
    fn count(&mut self, line: usize, out: Lanes, come: Lanes) {
        let [ones, twos, fours] = &mut self.lines[line];
        // A carry flips a higher bit: the bit below falls from 1 as the count grows, or rises from 0 as the count
        // shrinks.
        let carried = ones.bitselect(come, out);
        if self.four {
            *fours ^= carried & twos.bitselect(come, out);
        }
        *twos ^= carried;
        *ones ^= come | out;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Blind;
    use crate::problem::Draw;
    use crate::sudoku::{ORDERS, Sudoku};
    use proptest::prelude::*;

    /// Counts the repeats in rows and columns from scratch.
    fn energy(boards: &SudokuBoards, size: usize, lane: usize) -> i32 {
        let repeats = |digit: &dyn Fn(usize) -> i32| {
            let mut digits: Vec<i32> = (0..size).map(digit).collect();
            digits.sort_unstable();
            digits.dedup();
            (size - digits.len()) as i32
        };
        (0..size)
            .map(|i| repeats(&|j| boards.number(i * size + j, lane)) + repeats(&|j| boards.number(j * size + i, lane)))
            .sum()
    }

    proptest! {
        #[test]
        fn kept_energies_equal_energies_from_scratch(
            (rows, columns) in prop::sample::select(ORDERS[..9].to_vec()),
            seed in any::<u64>(),
            accepted in prop::collection::vec(any::<[bool; LANES]>(), 1..200),
        ) {
            let size = rows * columns;
            let kernel = SudokuNeighbourhood::<LineBoard>::new(&Sudoku::blank(rows, columns).unwrap());
            let mut generator = Xoshiro::new(seed);
            let mut boards = SudokuBoards::new(&kernel, &mut generator);
            for accepted in accepted {
                let index = kernel.draw(&mut Draw::new(&mut generator));
                let swap = boards.swap(SudokuBoards::pair(&kernel, index));
                boards.make(&kernel, swap, Lanes::new(accepted.map(|yes| u16::from(yes).wrapping_neg())));
                for lane in 0..LANES {
                    prop_assert_eq!(energy(&boards, size, lane), i32::from(boards.energies().to_array()[lane]));
                }
            }
        }
    }
}

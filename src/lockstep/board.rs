//! Eight boards of one sudoku side by side, lane `i` of every vector being the `i`-th board's, with energies that are kept up
//! to date.
//!
//! A digit is a bit. Of each line there is a mask of the digits that stand in it at least once, at least twice, and so on; a
//! line crosses at most four boxes, so that four masks count all. What a swap does to the energy takes a few masks of its
//! lines, and is the same few instructions for one board or eight.

use super::lanes::{LANES, Lanes};
use crate::board::Rules;
use crate::board::sudoku::SudokuRules;
use crate::random::Xoshiro;

/// Cells and lines of 16x16; powers of two, so that a mask keeps every index in bounds.
const CELLS: usize = 256;
/// Rows, then columns.
const LINES: usize = 32;
const FIRST_COLUMN: u16 = 16;

/// Digits that stand in a line at least once, twice, three and four times.
type Line = [Lanes; 4];

/// Two cells, and their rows and columns as places in `lines`.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    cells: [u16; 2],
    rows: [u16; 2],
    columns: [u16; 2],
}

impl Pair {
    /// Two cells of a sudoku of `size` x `size` cells.
    pub fn new(cells: [usize; 2], size: usize) -> Self {
        let of = |place: fn(usize, usize) -> usize| cells.map(|cell| place(cell, size) as u16);
        Pair {
            cells: cells.map(|cell| cell as u16),
            rows: of(|cell, size| cell / size),
            columns: of(|cell, size| cell % size).map(|column| FIRST_COLUMN + column),
        }
    }

    /// The lines that a swap changes: not one that both cells share.
    #[inline(always)]
    fn lines(&self) -> [Option<[usize; 2]>; 2] {
        [self.rows, self.columns]
            .map(|[first, second]| (first != second).then(|| [first, second].map(|line| usize::from(line) % LINES)))
    }
}

/// The boards.
#[derive(Clone, Debug)]
pub struct Boards {
    cells: [Lanes; CELLS],
    lines: [Line; LINES],
    energies: Lanes,
}

/// A swap looked at: the digits of its cells, and what it does to the energies.
#[derive(Clone, Copy)]
pub struct Swap {
    pair: Pair,
    digits: [Lanes; 2],
    /// By how much each energy changes, with its sign.
    pub deltas: Lanes,
}

impl Boards {
    /// Each laid out by the same generator, one after the other.
    pub fn new(rules: &SudokuRules, size: usize, generator: &mut Xoshiro) -> Self {
        let filled: [_; LANES] = std::array::from_fn(|_| rules.filled(generator));
        let bit = |cell: usize, lane: usize| 1 << (rules.number(&filled[lane], cell) - 1);
        let zero = Lanes::splat(0);
        let mut boards = Boards { cells: [zero; CELLS], lines: [[zero; 4]; LINES], energies: zero };
        for cell in 0..size * size {
            let digit = Lanes::of(std::array::from_fn(|lane| bit(cell, lane)));
            boards.cells[cell] = digit;
            for line in [cell / size, usize::from(FIRST_COLUMN) + cell % size] {
                // A comparison that holds is -1.
                boards.energies = boards.energies.minus(there(boards.lines[line][0], digit));
                put(&mut boards.lines[line], digit);
            }
        }
        boards
    }

    /// What a swap of these cells would do.
    #[inline(always)]
    pub fn swap(&self, pair: Pair) -> Swap {
        let digits = pair.cells.map(|cell| self.cells[usize::from(cell) % CELLS]);
        let [x, y] = digits;
        let mut deltas = Lanes::splat(0);
        for [first, second] in pair.lines().into_iter().flatten() {
            let (first, second) = (&self.lines[first], &self.lines[second]);
            // A digit that comes to where it stands makes a repeat; one that leaves where it stands twice takes one away.
            deltas = deltas.minus(there(first[0], y)).minus(there(second[0], x));
            deltas = deltas.plus(there(first[1], x)).plus(there(second[1], y));
        }
        Swap { pair, digits, deltas }
    }

    /// Makes a swap on those boards whose lanes are all ones.
    #[inline(always)]
    pub fn make(&mut self, Swap { pair, digits, deltas }: Swap, accepted: Lanes) {
        let [x, y] = digits.map(|digit| digit.and(accepted));
        let both = x.or(y);
        for (cell, digit) in pair.cells.into_iter().zip(digits) {
            self.cells[usize::from(cell) % CELLS] = digit.xor(both);
        }
        for [first, second] in pair.lines().into_iter().flatten() {
            take(&mut self.lines[first], x);
            put(&mut self.lines[first], y);
            take(&mut self.lines[second], y);
            put(&mut self.lines[second], x);
        }
        self.energies = self.energies.plus(deltas.and(accepted));
    }

    /// The energy of each.
    #[inline(always)]
    pub fn energies(&self) -> Lanes {
        self.energies
    }

    /// The digit on a cell of one board.
    pub fn digit(&self, cell: usize, lane: usize) -> i32 {
        self.cells[cell].array()[lane].trailing_zeros() as i32 + 1
    }
}

/// Where a mask has the digit: -1, else 0.
#[inline(always)]
fn there(mask: Lanes, digit: Lanes) -> Lanes {
    mask.and(digit).equals(Lanes::splat(0)).inverse()
}

#[inline(always)]
fn put(line: &mut Line, digit: Lanes) {
    let [one, two, three, four] = *line;
    *line = [one.or(digit), two.or(one.and(digit)), three.or(two.and(digit)), four.or(three.and(digit))];
}

#[inline(always)]
fn take(line: &mut Line, digit: Lanes) {
    let [one, two, three, four] = *line;
    *line = [
        one.without(digit.without(two)),
        two.without(digit.without(three)),
        three.without(digit.without(four)),
        four.without(digit),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::Sudoku;
    use proptest::prelude::*;

    /// Repeats in rows and columns, counted from nothing.
    fn energy(boards: &Boards, size: usize, lane: usize) -> i32 {
        let repeats = |of: &dyn Fn(usize) -> i32| {
            let mut digits: Vec<i32> = (0..size).map(of).collect();
            digits.sort_unstable();
            digits.dedup();
            (size - digits.len()) as i32
        };
        (0..size)
            .map(|i| repeats(&|j| boards.digit(i * size + j, lane)) + repeats(&|j| boards.digit(j * size + i, lane)))
            .sum()
    }

    proptest! {
        #[test]
        fn kept_energies_equal_energies_from_scratch(
            (rows, columns) in prop::sample::select(vec![(2, 2), (2, 3), (3, 3), (4, 4)]),
            seed in any::<u64>(),
            accepted in prop::collection::vec(any::<[bool; LANES]>(), 1..200),
        ) {
            let size = rows * columns;
            let rules = SudokuRules::new(&Sudoku::blank(rows, columns).unwrap());
            let mut generator = Xoshiro::new(seed);
            let mut boards = Boards::new(&rules, size, &mut generator);
            for accepted in accepted {
                let (index, _) = rules.propose(&mut generator);
                let swap = boards.swap(Pair::new(rules.cells(index), size));
                boards.make(swap, Lanes::of(accepted.map(|yes| u16::from(yes).wrapping_neg())));
                for lane in 0..LANES {
                    prop_assert_eq!(energy(&boards, size, lane), i32::from(boards.energies().array()[lane]));
                }
            }
        }
    }
}

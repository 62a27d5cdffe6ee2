//! The board of a puzzle that has lines of different numbers in addition to lines of sums.
//!
//! The repeats of a line of different numbers are its number of cells less its number of different numbers. The energy
//! adds their square, as it adds the square of a sum's residual. A [`LargeSums`] of the lines of sums alone keeps their
//! part of the energy. For each other line a table counts each number. So a swap looks only at the lines that contain
//! just one of its two cells.

use super::sums::{LARGE, LargeSums, SumsBoard};
use super::{Blind, Kernel};
use crate::problem::{Cells, Draw, OnCells, Problem};
use crate::puzzle::Puzzle;
use crate::random::Generator;

/// The swaps of a puzzle that has lines of different numbers.
#[derive(Clone, Debug)]
pub struct DifferentSums {
    sums: LargeSums,
    /// For each cell, the lines of different numbers that contain it.
    through: Vec<Vec<usize>>,
    /// `has[line][cell]`: true if a line of different numbers contains the cell.
    has: Vec<Vec<bool>>,
    /// The distinct numbers of the puzzle in ascending order.
    values: Vec<i32>,
}

/// The numbers on the cells, and the count of each number in each line.
#[derive(Clone, Debug, PartialEq)]
pub struct DifferentBoard {
    sums: SumsBoard<LARGE>,
    /// For each cell, the index of its number in [`DifferentSums::values`].
    values: Vec<usize>,
    /// `counts[line][value]`: the count of the number of this index in a line of different numbers.
    counts: Vec<Vec<u16>>,
    /// The repeats of each line of different numbers.
    repeats: Vec<i32>,
}

impl DifferentSums {
    /// Returns the swaps of `puzzle` between cells without a given.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>]) -> Self {
        let (of_sums, different) = puzzle.parted();
        let cells = puzzle.cells.len();
        let has: Vec<Vec<bool>> =
            different.iter().map(|line| (0..cells).map(|cell| line.cells.contains(&cell)).collect()).collect();
        let through = (0..cells).map(|cell| (0..has.len()).filter(|&line| has[line][cell]).collect()).collect();
        let mut values = puzzle.numbers.clone();
        values.dedup();
        DifferentSums { sums: LargeSums::new(&of_sums, givens), through, has, values }
    }

    fn board(&self, sums: SumsBoard<LARGE>) -> DifferentBoard {
        let number = |cell: usize| self.sums.number(&sums, cell);
        let value = |cell: usize| self.values.partition_point(|&value| value < number(cell));
        let values: Vec<usize> = (0..self.through.len()).map(value).collect();
        let of_line = |has: &Vec<bool>| {
            let mut counts = vec![0; self.values.len()];
            values.iter().zip(has).filter(|&(_, &has)| has).for_each(|(&value, _)| counts[value] += 1);
            counts
        };
        let counts: Vec<Vec<u16>> = self.has.iter().map(of_line).collect();
        let repeats: Vec<i32> =
            counts.iter().map(|counts| counts.iter().map(|&count| i32::from(count.max(1)) - 1).sum()).collect();
        DifferentBoard { sums, values, counts, repeats }
    }

    /// Calls `line` with each line that contains just one of the two cells, the number that leaves it and the number
    /// that enters it.
    #[inline(always)]
    fn each_line(&self, values: &[usize], [i, j]: [usize; 2], mut line: impl FnMut(usize, usize, usize)) {
        let (of_i, of_j) = (values[i], values[j]);
        if of_i == of_j {
            return;
        }
        self.through[i].iter().filter(|&&index| !self.has[index][j]).for_each(|&index| line(index, of_i, of_j));
        self.through[j].iter().filter(|&&index| !self.has[index][i]).for_each(|&index| line(index, of_j, of_i));
    }
}

impl Problem for DifferentSums {
    type State = DifferentBoard;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> DifferentBoard {
        self.board(self.sums.start(generator))
    }

    fn propose<G: Generator>(&self, _board: &DifferentBoard, draw: &mut Draw<G>) -> u32 {
        self.draw(draw)
    }

    #[inline]
    fn delta(&self, board: &DifferentBoard, number: u32) -> i32 {
        let mut delta = self.sums.delta(&board.sums, number);
        self.each_line(&board.values, self.sums.cells(number), |line, less, more| {
            let (counts, before) = (&board.counts[line], board.repeats[line]);
            let after = before - i32::from(counts[less] > 1) + i32::from(counts[more] > 0);
            delta += after * after - before * before;
        });
        delta
    }

    fn apply(&self, board: &mut DifferentBoard, number: u32, _delta: i32) {
        let cells = self.sums.cells(number);
        let DifferentBoard { sums, values, counts, repeats } = board;
        self.each_line(values, cells, |line, less, more| {
            counts[line][less] -= 1;
            repeats[line] -= i32::from(counts[line][less] > 0);
            repeats[line] += i32::from(counts[line][more] > 0);
            counts[line][more] += 1;
        });
        values.swap(cells[0], cells[1]);
        let of_sums = self.sums.delta(sums, number);
        self.sums.apply(sums, number, of_sums);
    }

    fn energy(&self, board: &DifferentBoard) -> i32 {
        // The lines of sums, then the lines of different numbers.
        let counted = self.board(board.sums);
        self.sums.energy(&board.sums) + counted.repeats.iter().map(|repeats| repeats * repeats).sum::<i32>()
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl Cells for DifferentSums {
    fn moves(&self) -> usize {
        self.sums.moves()
    }

    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, index: u32) -> f64 {
        self.sums.probability(index)
    }

    fn cells(&self, number: u32) -> [usize; 2] {
        self.sums.cells(number)
    }

    fn number(&self, board: &DifferentBoard, cell: usize) -> i32 {
        self.sums.number(&board.sums, cell)
    }

    fn pinned(&self, board: &DifferentBoard, pinned: &[bool]) -> Self {
        DifferentSums { sums: self.sums.pinned(&board.sums, pinned), ..self.clone() }
    }
}

impl Kernel for DifferentSums {
    type Access = OnCells;
}

impl Blind for DifferentSums {
    #[inline]
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
        self.sums.draw(draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    /// A square of order 4 with repeated numbers: rows must differ, two columns have sums, and one diagonal has both.
    const TEXT: &str = "numbers 1..4 1..4 2..6 7 7 9\n\
        cell A 0 3\ncell B 1 3\ncell C 2 3\ncell D 3 3\ncell E 0 2\ncell F 1 2\ncell G 2 2\ncell H 3 2\n\
        cell I 0 1\ncell J 1 1\ncell K 2 1\ncell L 3 1\ncell M 0 0\ncell N 1 0\ncell O 2 0\ncell P 3 0\n\
        line different A B C D\nline different E F G H\nloop different I J K L\nring different 1 1 2 M N O P\n\
        line 14 A E I M\nline 14 B F J N\nline 15 A F K P\nline different A F K P\nline different D G J M\n\
        recommended cooling=constant&t0=1\n";

    proptest! {
        #[test]
        fn what_is_kept_equals_what_is_computed_from_scratch(given in any::<bool>(), seed in any::<u64>(), moves in 1usize..80) {
            let puzzle = Puzzle::parse("mixed", TEXT).unwrap();
            let mut givens = vec![None; 16];
            givens[5] = given.then_some(7);
            let swaps = DifferentSums::new(&puzzle, &givens);
            let mut generator = Xoshiro::new(seed);
            let mut board = swaps.start(&mut generator);
            let numbers = |board: &DifferentBoard| (0..16).map(|cell| swaps.number(board, cell)).collect::<Vec<i32>>();
            prop_assert_eq!(swaps.energy(&board), puzzle.energy(&numbers(&board)));
            for _ in 0..moves {
                let number = swaps.draw(&mut Draw::new(&mut generator));
                let (before, delta) = (board.clone(), swaps.delta(&board, number));
                swaps.apply(&mut board, number, delta);
                prop_assert_eq!(puzzle.energy(&numbers(&board)), puzzle.energy(&numbers(&before)) + delta);
                prop_assert_eq!(&board, &swaps.board(board.sums));
                prop_assert_eq!(swaps.delta(&board, number), -delta, "a swap is its own inverse");
                prop_assert!(!given || swaps.number(&board, 5) == 7);
            }
        }
    }
}

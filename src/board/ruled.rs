//! Swaps on a sudoku with rules beyond rows, columns and boxes. Each region always contains every digit once, so a swap
//! exchanges two free cells of one region. The energy is the sum of
//! [`Instance::sums`](crate::puzzle::instance::Instance::sums):
//!
//! ```text
//! a digit that stands k times in a row, a column, a diagonal, a window or a cage   k - 1
//! two equal cells a knight's move apart                                            1
//! a cage whose sum is off by n                                                     n
//! ```
//!
//! For each pair of cells, a list has the lines that contain only one of them, because a swap does not change the
//! others.

use super::regions::Regions;
use super::{Blind, Kernel};
use crate::problem::{Cells, Draw, OnCells, Problem};
use crate::puzzle::instance::sum_cost;
use crate::random::Generator;
use crate::sudoku::Sudoku;

/// The digits on the cells, and the count of each digit in each line.
#[derive(Clone, Debug, PartialEq)]
pub struct RuledBoard {
    digits: Vec<u8>,
    /// For each line, `size + 1` counts, by digit; the count of digit 0 stays 0.
    counts: Vec<u8>,
    /// For each cage with a sum, the sum of its digits less the required sum.
    off: Vec<i32>,
}

/// Two free cells of one region, and the lines that their swap changes.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    cells: [usize; 2],
    /// Bounds in [`RuledNeighbourhood::list`]: lines of only the first cell from `[0]` to `[1]`, of only the second to
    /// `[2]`.
    lines: [u32; 3],
}

/// The swaps of a sudoku with more rules.
#[derive(Clone, Debug)]
pub struct RuledNeighbourhood {
    regions: Regions,
    /// The cells of each line: rows, columns, other houses, cages.
    lines: Vec<Vec<usize>>,
    /// The index of the first cage with a sum in `lines`; cages without a sum precede it.
    first_sum: usize,
    /// The required sums of the cages with a sum.
    sums: Vec<i32>,
    /// For each cell, the cells that must not equal it by the knight's rule.
    knights: Vec<Vec<usize>>,
    pairs: Vec<Pair>,
    /// The lines that swaps change, pair after pair.
    list: Vec<u32>,
}

impl RuledNeighbourhood {
    /// Returns the swaps of a sudoku between cells without a given. In each region the givens must differ.
    pub fn new(sudoku: &Sudoku) -> Self {
        let mut lines = sudoku.units()[..2 * sudoku.size].to_vec();
        let mut knights = vec![Vec::new(); sudoku.givens.len()];
        let mut sums = Vec::new();
        let mut first_sum = lines.len();
        if let Some(rules) = &sudoku.rules {
            lines.extend(rules.houses().iter().cloned());
            let (with, without): (Vec<_>, Vec<_>) = rules.cages().iter().partition(|cage| cage.sum.is_some());
            lines.extend(without.iter().map(|cage| cage.cells.clone()));
            first_sum = lines.len();
            lines.extend(with.iter().map(|cage| cage.cells.clone()));
            sums = with.iter().filter_map(|cage| Some(cage.sum? as i32)).collect();
            for &[a, b] in rules.pairs() {
                knights[a].push(b);
                knights[b].push(a);
            }
        }
        let mut lines_of = vec![Vec::new(); sudoku.givens.len()];
        for (line, cells) in lines.iter().enumerate() {
            cells.iter().for_each(|&cell| lines_of[cell].push(line as u32));
        }
        let mut list = Vec::new();
        let (regions, pairs) = Regions::new(sudoku);
        let pair = |[a, b]: [usize; 2]| {
            let [of_a, of_b]: [&Vec<u32>; 2] = [&lines_of[a], &lines_of[b]];
            let begin = list.len();
            list.extend(of_a.iter().filter(|line| !of_b.contains(line)));
            let middle = list.len();
            list.extend(of_b.iter().filter(|line| !of_a.contains(line)));
            Pair { cells: [a, b], lines: [begin, middle, list.len()].map(|place| place as u32) }
        };
        let pairs = pairs.into_iter().map(pair).collect();
        RuledNeighbourhood { regions, lines, first_sum, sums, knights, pairs, list }
    }

    /// Returns the board of these digits, and its energy computed from scratch.
    fn board(&self, digits: Vec<u8>) -> (RuledBoard, i32) {
        let row = self.regions.sudoku.size + 1;
        let mut counts = vec![0; self.lines.len() * row];
        let mut energy = 0;
        for (line, cells) in self.lines.iter().enumerate() {
            for &cell in cells {
                let count = &mut counts[line * row + usize::from(digits[cell])];
                energy += i32::from(*count > 0);
                *count += 1;
            }
        }
        let sum = |cells: &[usize]| cells.iter().map(|&cell| i32::from(digits[cell])).sum::<i32>();
        let off: Vec<i32> =
            self.lines[self.first_sum..].iter().zip(&self.sums).map(|(cells, wanted)| sum(cells) - wanted).collect();
        energy += off.iter().map(|&off| sum_cost(off)).sum::<i32>();
        let equal = |(a, others): (usize, &Vec<usize>)| others.iter().filter(|&&b| digits[a] == digits[b]).count();
        energy += (self.knights.iter().enumerate().map(equal).sum::<usize>() / 2) as i32;
        (RuledBoard { digits, counts, off }, energy)
    }

    /// Returns the lines that contain only the first cell of a pair, and the lines that contain only the second.
    fn lines_of(&self, pair: &Pair) -> [&[u32]; 2] {
        let [begin, middle, end] = pair.lines.map(|place| place as usize);
        [&self.list[begin..middle], &self.list[middle..end]]
    }

    /// Returns the change of the energy of `lines` if the digit `come` replaces `out`.
    #[inline]
    fn change_of(&self, board: &RuledBoard, lines: &[u32], out: u8, come: u8) -> i32 {
        let row = self.regions.sudoku.size + 1;
        let mut change = 0;
        for &line in lines {
            let line = line as usize;
            let counts = &board.counts[line * row..(line + 1) * row];
            change += i32::from(counts[usize::from(come)] > 0) - i32::from(counts[usize::from(out)] > 1);
            if line >= self.first_sum {
                let off = board.off[line - self.first_sum];
                change += sum_cost(off + i32::from(come) - i32::from(out)) - sum_cost(off);
            }
        }
        change
    }
}

impl Problem for RuledNeighbourhood {
    type State = RuledBoard;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> RuledBoard {
        self.board(self.regions.filled(generator)).0
    }

    #[inline]
    fn propose<G: Generator>(&self, _board: &RuledBoard, draw: &mut Draw<G>) -> u32 {
        self.draw(draw)
    }

    #[inline]
    fn delta(&self, board: &RuledBoard, pair: u32) -> i32 {
        let pair = &self.pairs[pair as usize];
        let [a, b] = pair.cells;
        let [x, y] = pair.cells.map(|cell| board.digits[cell]);
        let [of_a, of_b] = self.lines_of(pair);
        let mut change = self.change_of(board, of_a, x, y) + self.change_of(board, of_b, y, x);
        for (cell, other, out, come) in [(a, b, x, y), (b, a, y, x)] {
            for &knight in self.knights[cell].iter().filter(|&&knight| knight != other) {
                let digit = board.digits[knight];
                change += i32::from(digit == come) - i32::from(digit == out);
            }
        }
        change
    }

    #[inline]
    fn apply(&self, board: &mut RuledBoard, pair: u32, _delta: i32) {
        let pair = &self.pairs[pair as usize];
        let [x, y] = pair.cells.map(|cell| board.digits[cell]);
        let row = self.regions.sudoku.size + 1;
        for (lines, out, come) in
            self.lines_of(pair).into_iter().zip([(x, y), (y, x)]).map(|(lines, (x, y))| (lines, x, y))
        {
            for &line in lines {
                let line = line as usize;
                board.counts[line * row + usize::from(out)] -= 1;
                board.counts[line * row + usize::from(come)] += 1;
                if line >= self.first_sum {
                    board.off[line - self.first_sum] += i32::from(come) - i32::from(out);
                }
            }
        }
        board.digits.swap(pair.cells[0], pair.cells[1]);
    }

    fn energy(&self, board: &RuledBoard) -> i32 {
        self.board(board.digits.clone()).1
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl Cells for RuledNeighbourhood {
    fn moves(&self) -> usize {
        self.pairs.len()
    }

    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, index: u32) -> f64 {
        self.regions.groups.probability(index)
    }

    fn cells(&self, pair: u32) -> [usize; 2] {
        self.pairs[pair as usize].cells
    }

    fn number(&self, board: &RuledBoard, cell: usize) -> i32 {
        board.digits[cell].into()
    }

    fn pinned(&self, board: &RuledBoard, pinned: &[bool]) -> Self {
        RuledNeighbourhood::new(&self.regions.pinned(pinned, |cell| board.digits[cell]))
    }
}

impl Kernel for RuledNeighbourhood {
    type Access = OnCells;
}

impl Blind for RuledNeighbourhood {
    #[inline]
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
        draw.pair_of_groups(&self.regions.groups)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Change;
    use crate::puzzle::instance::Instance;
    use crate::random::Xoshiro;
    use crate::sudoku::rules::Rules;
    use proptest::prelude::*;

    const JIGSAW: &str = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";

    #[test]
    fn a_jigsaw_has_swaps_within_its_regions() {
        let mut sudoku = Sudoku::blank(3, 3).unwrap();
        sudoku.rules = Rules::read([3, 3], |key| (key == "regions").then(|| JIGSAW.to_string())).unwrap();
        let swaps = RuledNeighbourhood::new(&sudoku);
        let same = |pair: u32| swaps.cells(pair).map(|cell| JIGSAW.as_bytes()[cell]);
        assert!((0..swaps.moves() as u32).all(|pair| same(pair)[0] == same(pair)[1]));
        let board = swaps.start(&mut Xoshiro::new(1));
        let swapped = |a, b| swaps.alter(&board, Change::Swap(a, b));
        assert!(swapped(76, 69).is_some() && swapped(77, 69).is_none());
    }

    proptest! {
        #[test]
        fn what_is_kept_equals_what_is_counted_from_scratch(seed in any::<u64>(), moves in 1usize..150, kind in 0usize..5) {
            let mut sudoku = Sudoku::blank(3, 3).unwrap();
            let keys: &[(&str, &str)] = [
                &[("regions", JIGSAW)][..],
                &[("extra", "diagonals,windoku")],
                &[("extra", "knight")],
                &[("cages", "15.111221_.9899_3.3334_17.515261_30.55565758")],
                &[("regions", JIGSAW), ("extra", "diagonal-up,knight"), ("cages", "20.111221_.7888_7.5455")],
            ][kind];
            let of = |key| keys.iter().find(|(known, _)| *known == key).map(|(_, value)| value.to_string());
            sudoku.rules = Rules::read([3, 3], of).unwrap();
            let swaps = RuledNeighbourhood::new(&sudoku);
            let problem = Instance::Sudoku(sudoku);
            let mut generator = Xoshiro::new(seed);
            let mut board = swaps.start(&mut generator);
            for _ in 0..moves {
                let pair = swaps.draw(&mut Draw::new(&mut generator));
                let delta = swaps.delta(&board, pair);
                swaps.apply(&mut board, pair, delta);
                prop_assert_eq!(&board, &swaps.board(board.digits.clone()).0);
                let numbers: Vec<i32> = board.digits.iter().map(|&digit| digit.into()).collect();
                prop_assert_eq!(swaps.energy(&board), problem.energy(&numbers));
            }
        }
    }
}

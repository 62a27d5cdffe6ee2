//! The swaps of a sudoku of up to 25 digits, and the boards that keep its present energy.
//!
//! Each box always contains every digit once, because a swap exchanges two free cells of one box. The energy is the
//! number of repeats in rows and columns: a digit that occurs `k` times in a line counts `k - 1`. So a swap changes at
//! most four lines, and in each line only the counts of two digits matter:
//!
//! ```text
//! a digit that leaves a line where it occurs more than once removes a repeat;
//! a digit that enters a line where it already occurs adds one.
//! ```
//!
//! Two sets of digits for each line cover both cases: the digits that occur there, and the digits that occur there at
//! most once. Both sets are in one word, so a proposal reads the words of four lines and counts bits. There are two
//! boards, because neither is faster at every size. With up to nine digits, every cell has copies of the words of its
//! two lines ([`cells`]). With more digits, only the lines have words ([`lines`]).

pub mod cells;
pub mod lines;

use super::regions::Regions;
use super::{Blind, Kernel};
use crate::problem::{Ahead, Cells, Draw, LookAhead, Problem};
use crate::random::Generator;
use crate::sudoku::{MOST_SWAPPED, Sudoku};
use std::fmt::Debug;

/// The digits on the cells of a sudoku, and their repeats in rows and columns.
pub trait Board: Clone + Debug + Send + Sync + 'static {
    /// The most digits, which is the most cells in a row.
    const MOST: usize;

    /// Two free cells of one box.
    type Pair: Copy + Debug + Send + Sync;

    /// Returns the board of `size` x `size` digits from 1 to `size`, row by row.
    fn new(size: usize, digits: &[u8]) -> Self;

    /// Returns the pair of two cells of a board of this size.
    fn pair(size: usize, cells: [usize; 2]) -> Self::Pair;

    /// Returns the two cells of a pair.
    fn cells(size: usize, pair: &Self::Pair) -> [usize; 2];

    /// Returns the change of the energy if the cells of this pair swapped their digits.
    fn change(&self, pair: &Self::Pair) -> i32;

    /// Swaps the digits on the cells of this pair.
    fn swap(&mut self, pair: &Self::Pair);

    /// Returns the digit on a cell.
    fn digit(&self, cell: usize) -> u8;
}

/// The swaps of a sudoku, on a board of type `B`.
#[derive(Clone, Debug)]
pub struct SudokuNeighbourhood<B: Board> {
    regions: Regions,
    pairs: Vec<B::Pair>,
}

/// The count of each digit in a line, at most 7, in a column of 7x7. Bit `digit - 1` of the three words is the count in
/// binary, lowest bit first. The alignment of 16 bytes turns an index into a shift; at 12 bytes, V8 multiplies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(align(16))]
struct SwapCounts([u32; 3]);

impl SwapCounts {
    /// Counts the digit of `out` once less, and the different digit of `come` once more. Each is a set of one digit or
    /// none.
    #[inline]
    fn count(&mut self, out: u32, come: u32) {
        let [ones, twos, fours] = &mut self.0;
        // A bit carries to the next one if it grows from 1 to 0, and borrows if it shrinks from 0 to 1.
        let changes = |bits: u32| bits & come | !bits & out;
        let carried = changes(*ones);
        *fours ^= carried & changes(*twos);
        *twos ^= carried;
        *ones ^= come | out;
    }

    /// Returns the digits that occur in the line, and all digits that occur there at most once.
    #[inline]
    fn sets(self) -> [u32; 2] {
        let [ones, twos, fours] = self.0;
        let more = twos | fours;
        [ones | more, !more]
    }
}

impl<B: Board> SudokuNeighbourhood<B> {
    /// Returns the swaps of `sudoku` between cells without a given. In each box the givens must differ.
    ///
    /// # Panics
    /// If the sudoku has more than `B::MOST` digits.
    pub fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size;
        assert!(size <= B::MOST, "{size} digits, {} at most", B::MOST);
        let (regions, pairs) = Regions::new(sudoku);
        SudokuNeighbourhood { regions, pairs: pairs.into_iter().map(|cells| B::pair(size, cells)).collect() }
    }

    /// Returns the number of cells in a row.
    pub fn size(&self) -> usize {
        self.regions.sudoku.size
    }

    /// Returns the most occurrences of a digit in a line: one in each box that crosses it.
    pub fn most_in_line(&self) -> usize {
        self.size() / self.regions.sudoku.box_rows
    }
}

/// Returns the repeats in all rows and columns of a grid.
fn repeats(size: usize, digits: &[u8]) -> i32 {
    let mut seen = [[0u32; 2]; MOST_SWAPPED];
    let mut repeats = 0;
    for (cell, digit) in digits.iter().enumerate() {
        for (line, way) in [(cell / size, 0), (cell % size, 1)] {
            let set = &mut seen[line][way];
            repeats += (*set >> digit & 1) as i32;
            *set |= 1 << digit;
        }
    }
    repeats
}

impl<B: Board> Problem for SudokuNeighbourhood<B> {
    type State = B;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> B {
        B::new(self.size(), &self.regions.filled(generator))
    }

    #[inline]
    fn propose<G: Generator>(&self, _board: &B, draw: &mut Draw<G>) -> u32 {
        self.draw(draw)
    }

    #[inline]
    fn delta(&self, board: &B, pair: u32) -> i32 {
        self.look_up(pair).map_or(0, |pair| board.change(pair))
    }

    #[inline]
    fn apply(&self, board: &mut B, pair: u32, _delta: i32) {
        board.swap(&self.pairs[pair as usize]);
    }

    fn energy(&self, board: &B) -> i32 {
        let size = self.size();
        repeats(size, &(0..size * size).map(|cell| board.digit(cell)).collect::<Vec<u8>>())
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl<B: Board> Cells for SudokuNeighbourhood<B> {
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
        B::cells(self.size(), &self.pairs[pair as usize])
    }

    fn number(&self, board: &B, cell: usize) -> i32 {
        board.digit(cell).into()
    }

    fn pinned(&self, board: &B, pinned: &[bool]) -> Self {
        SudokuNeighbourhood::new(&self.regions.pinned(pinned, |cell| board.digit(cell)))
    }
}

impl<B: Board> LookAhead for SudokuNeighbourhood<B> {
    type Lookup = B::Pair;

    #[inline]
    fn look_up(&self, pair: u32) -> Option<&B::Pair> {
        self.pairs.get(pair as usize)
    }

    #[inline]
    fn delta_of(&self, board: &B, pair: &B::Pair) -> i32 {
        board.change(pair)
    }
}

impl<B: Board> Kernel for SudokuNeighbourhood<B> {
    type Access = Ahead;
}

impl<B: Board> Blind for SudokuNeighbourhood<B> {
    #[inline]
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
        draw.pair_of_groups(&self.regions.groups)
    }
}

#[cfg(test)]
mod tests {
    use super::cells::CellBoard;
    use super::lines::LineBoard;
    use super::*;
    use crate::puzzle::instance::Instance;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    fn energies_of(text: &str) -> [i32; 2] {
        let digits: Vec<u8> =
            text.chars().filter_map(|character| character.to_digit(10)).map(|digit| digit as u8).collect();
        let blank = Sudoku::blank(3, 3).unwrap();
        [
            SudokuNeighbourhood::new(&blank).energy(&CellBoard::new(9, &digits)),
            SudokuNeighbourhood::new(&blank).energy(&LineBoard::new(9, &digits)),
        ]
    }

    #[test]
    fn the_published_example_of_a_filling_has_energy_49() {
        let published = "375582123 941763964 268194758 172784258 698261617 435359493 539782839 476514715 821936642";
        assert_eq!(energies_of(published), [49; 2]);
    }

    #[test]
    fn a_solution_has_energy_0() {
        let solution = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";
        assert_eq!(energies_of(solution), [0; 2]);
    }

    /// Makes moves and compares board and energy with a computation from scratch after each. Returns the digits each
    /// time.
    fn walked<B: Board + PartialEq>(sudoku: &Sudoku, seed: u64, moves: usize) -> Vec<Vec<u8>> {
        let swaps = SudokuNeighbourhood::<B>::new(sudoku);
        let problem = Instance::Sudoku(sudoku.clone());
        let mut generator = Xoshiro::new(seed);
        let mut board = swaps.start(&mut generator);
        let moved = (0..moves).map(|_| {
            let pair = swaps.propose(&board, &mut Draw::new(&mut generator));
            let before = swaps.energy(&board);
            let delta = swaps.delta(&board, pair);
            let [x, y] = swaps.cells(pair).map(|cell| board.digit(cell));
            swaps.apply(&mut board, pair, delta);
            assert_eq!(swaps.cells(pair).map(|cell| board.digit(cell)), [y, x]);
            let digits: Vec<u8> = (0..sudoku.size * sudoku.size).map(|cell| board.digit(cell)).collect();
            assert_eq!(board, B::new(sudoku.size, &digits));
            let numbers: Vec<i32> = digits.iter().map(|&digit| digit.into()).collect();
            assert_eq!(swaps.energy(&board), before + delta);
            assert_eq!(swaps.energy(&board), problem.energy(&numbers));
            digits
        });
        moved.collect()
    }

    proptest! {
        #[test]
        fn what_is_kept_equals_what_is_counted_from_scratch(
            (rows, columns) in prop::sample::select(vec![(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)]),
            seed in any::<u64>(),
            moves in 1usize..200,
        ) {
            let sudoku = Sudoku::blank(rows, columns).unwrap();
            let digits = walked::<LineBoard>(&sudoku, seed, moves);
            if sudoku.size <= CellBoard::MOST {
                prop_assert_eq!(digits, walked::<CellBoard>(&sudoku, seed, moves));
            }
        }
    }
}

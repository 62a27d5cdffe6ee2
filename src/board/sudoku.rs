//! The board of a sudoku of any size, with its energy kept up to date.
//!
//! Every block holds each digit once, always: a swap is of two free cells of one block. The energy is the number of repeats
//! in rows and columns: a digit that stands `k` times in a line counts `k - 1`. So a swap changes at most four lines, and of
//! each only the counts of two digits matter:
//!
//! ```text
//! a digit that leaves a line where it stood more than once takes a repeat away;
//! a digit that comes to a line where it stands already makes one.
//! ```
//!
//! Of every line two sets of digits say all that: those that stand there, and those that do not stand there more than once.
//! They are the halves of one word, so that a proposal takes four words and counts bits.

use super::Rules;
use crate::random::Generator;
use crate::sudoku::Sudoku;

/// Room for 25 x 25 cells, rounded up to a power of two, so that a mask keeps every index in bounds.
const CELLS: usize = 1024;
/// Room for 25 lines and [`NOWHERE`].
const LINES: usize = 32;
/// A line where nothing stands. Two cells of one row have it for both their rows, since swapping them changes nothing there.
const NOWHERE: u8 = 31;

/// Two free cells of one block.
#[derive(Clone, Copy, Debug)]
struct Pair {
    a: u16,
    b: u16,
    rows: [u8; 2],
    columns: [u8; 2],
}

/// The rules of a sudoku.
#[derive(Clone, Debug)]
pub struct SudokuRules {
    sudoku: Sudoku,
    /// The cells and missing digits of every block with a blank.
    blocks: Vec<(Vec<usize>, Vec<i32>)>,
    pairs: Vec<Pair>,
    /// Of each block with two blanks or more the index of its first pair, and how many it has.
    groups: Vec<(u32, u32)>,
}

/// The rows, or the columns.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lines {
    /// `words[line]`: in the lower half bit `digit` is set if it stands there, in the upper half if it does not more than once.
    words: [u64; LINES],
    /// How often each digit stands in each line, up to five times: the bits of these numbers, the lowest first.
    counts: [[u32; 3]; LINES],
}

/// The digits on the cells, and how often each stands in each line.
#[derive(Clone, Copy, Debug)]
pub struct SudokuBoard {
    /// `1 << digit`.
    sets: [u32; CELLS],
    rows: Lines,
    columns: Lines,
    energy: i32,
}

impl SudokuRules {
    /// The rules of `sudoku`, whose givens stay as they are. No digit may stand twice in a block.
    pub fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size;
        let (mut blocks, mut pairs, mut groups) = (Vec::new(), Vec::new(), Vec::new());
        for cells in &sudoku.units()[2 * size..] {
            let blanks: Vec<usize> = cells.iter().copied().filter(|&cell| sudoku.givens[cell] == 0).collect();
            let given = |digit: u8| cells.iter().any(|&cell| sudoku.givens[cell] == digit);
            let missing: Vec<i32> = (1..=size as u8).filter(|&digit| !given(digit)).map(i32::from).collect();
            let first = pairs.len();
            for (place, &b) in blanks.iter().enumerate() {
                pairs.extend(blanks[..place].iter().map(|&a| pair(size, a, b)));
            }
            if blanks.len() > 1 {
                groups.push((first as u32, (pairs.len() - first) as u32));
            }
            if !blanks.is_empty() {
                blocks.push((blanks, missing));
            }
        }
        SudokuRules { sudoku: sudoku.clone(), blocks, pairs, groups }
    }
}

fn pair(size: usize, a: usize, b: usize) -> Pair {
    let lines = |line: fn(usize, usize) -> usize| match [a, b].map(|cell| line(cell, size) as u8) {
        [x, y] if x == y => [NOWHERE; 2],
        lines => lines,
    };
    let (rows, columns) = (lines(|cell, size| cell / size), lines(|cell, size| cell % size));
    Pair { a: a as u16, b: b as u16, rows, columns }
}

impl Lines {
    const EMPTY: Lines = Lines { words: [!0 << 32; LINES], counts: [[0; 3]; LINES] };

    /// One more of the digit of `x`, `1 << digit`; whether it stands there already.
    fn add(&mut self, line: usize, x: u32) -> bool {
        let stands = self.words[line] & u64::from(x) != 0;
        self.count(line as u8, 0, x);
        stands
    }

    /// One less of the digits `out`, one more of the digits `come`; they are others.
    #[inline]
    fn count(&mut self, line: u8, out: u32, come: u32) {
        let line = usize::from(line) % LINES;
        let [ones, twos, fours] = &mut self.counts[line];
        // A bit of a number changes with the one below: from 1 to 0 where the number grows, from 0 to 1 where it shrinks.
        let changes = |bits: u32| bits & come | !bits & out;
        let carried = changes(*ones);
        *fours ^= carried & changes(*twos);
        *twos ^= carried;
        *ones ^= come | out;
        let more = *twos | *fours;
        self.words[line] = u64::from(*ones | more) | u64::from(!more) << 32;
    }

    /// The change of the repeats if the digit of `x`, `1 << digit`, leaves the first line for the second and that of `y`
    /// goes the other way.
    #[inline]
    fn change(&self, [first, second]: [u8; 2], [x, y]: [u64; 2]) -> i32 {
        let word = |line: u8| self.words[usize::from(line) % LINES];
        // What comes is looked up in the lower half: a repeat more. What leaves in the upper one: no repeat less.
        let found = word(first) & (y | x << 32) | word(second) & (x | y << 32);
        found.count_ones() as i32 - 2
    }

    /// Moves the digit of `x` from the first line to the second and that of `y` the other way.
    #[inline]
    fn recount(&mut self, [first, second]: [u8; 2], [x, y]: [u32; 2]) {
        // Nowhere the second undoes the first.
        self.count(first, x, y);
        self.count(second, y, x);
    }
}

impl SudokuBoard {
    /// The board of `size` x `size` digits, row by row.
    fn new(size: usize, digits: [u8; CELLS]) -> Self {
        let mut board = SudokuBoard { sets: [1; CELLS], rows: Lines::EMPTY, columns: Lines::EMPTY, energy: 0 };
        for (cell, &digit) in digits[..size * size].iter().enumerate() {
            let set = 1 << digit;
            board.sets[cell] = set;
            let repeats = [board.rows.add(cell / size, set), board.columns.add(cell % size, set)];
            board.energy += repeats.map(i32::from).iter().sum::<i32>();
        }
        board
    }

    fn digit(&self, cell: usize) -> u8 {
        self.sets[cell].trailing_zeros() as u8
    }
}

impl Rules for SudokuRules {
    type Board = SudokuBoard;

    fn filled<G: Generator>(&self, generator: &mut G) -> SudokuBoard {
        let size = self.sudoku.size;
        let mut digits = [0; CELLS];
        digits[..size * size].copy_from_slice(&self.sudoku.givens);
        for (cells, missing) in &self.blocks {
            let mut missing = missing.clone();
            generator.shuffle(&mut missing);
            for (&cell, digit) in cells.iter().zip(missing) {
                digits[cell] = digit as u8;
            }
        }
        SudokuBoard::new(size, digits)
    }

    fn pairs(&self) -> usize {
        self.pairs.len()
    }

    fn cells(&self, pair: u32) -> [usize; 2] {
        let Pair { a, b, .. } = self.pairs[pair as usize];
        [a.into(), b.into()]
    }

    fn pinned(&self, board: &SudokuBoard, pinned: &[bool]) -> Self {
        let mut sudoku = self.sudoku.clone();
        for (cell, given) in sudoku.givens.iter_mut().enumerate() {
            if pinned[cell] {
                *given = board.digit(cell);
            }
        }
        SudokuRules::new(&sudoku)
    }

    #[inline]
    fn propose<G: Generator>(&self, generator: &mut G) -> (u32, u32) {
        generator.propose_in_group(&self.groups)
    }

    #[inline]
    fn delta(&self, board: &SudokuBoard, pair: u32) -> i32 {
        // No pair beyond the last is ever drawn. A loop that cannot panic keeps the generator in registers.
        let Some(pair) = self.pairs.get(pair as usize) else { return 0 };
        let digits = [pair.a, pair.b].map(|cell| u64::from(board.sets[usize::from(cell) % CELLS]));
        board.rows.change(pair.rows, digits) + board.columns.change(pair.columns, digits)
    }

    #[inline]
    fn swap(&self, board: &mut SudokuBoard, pair: u32, delta: i32) {
        let Pair { a, b, rows, columns } = self.pairs[pair as usize];
        let (a, b) = (usize::from(a) % CELLS, usize::from(b) % CELLS);
        let digits = [board.sets[a], board.sets[b]];
        board.sets.swap(a, b);
        board.rows.recount(rows, digits);
        board.columns.recount(columns, digits);
        board.energy += delta;
    }

    #[inline]
    fn energy(&self, board: &SudokuBoard) -> i32 {
        board.energy
    }

    fn number(&self, board: &SudokuBoard, cell: usize) -> i32 {
        board.digit(cell).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    fn board_of(size: usize, text: &str) -> SudokuBoard {
        let mut digits = [0; CELLS];
        for (place, character) in text.chars().filter(|c| !c.is_whitespace()).enumerate() {
            digits[place] = character.to_digit(36).unwrap() as u8;
        }
        SudokuBoard::new(size, digits)
    }

    #[test]
    fn the_published_example_of_a_filling_has_energy_49() {
        let published = "375582123 941763964 268194758 172784258 698261617 435359493 539782839 476514715 821936642";
        assert_eq!(board_of(9, published).energy, 49);
    }

    #[test]
    fn a_solution_has_energy_0() {
        let solution = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";
        assert_eq!(board_of(9, solution).energy, 0);
    }

    proptest! {
        #[test]
        fn kept_counts_equal_counts_from_scratch(
            (rows, columns) in prop::sample::select(vec![(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)]),
            seed in any::<u64>(),
            moves in 1usize..200,
        ) {
            let size = rows * columns;
            let rules = SudokuRules::new(&Sudoku::blank(rows, columns).unwrap());
            let mut generator = Xoshiro::new(seed);
            let mut board = rules.filled(&mut generator);
            for _ in 0..moves {
                let (pair, _) = rules.propose(&mut generator);
                let delta = rules.delta(&board, pair);
                rules.swap(&mut board, pair, delta);
                let fresh = SudokuBoard::new(size, std::array::from_fn(|cell| board.digit(cell)));
                prop_assert_eq!(fresh.energy, board.energy);
                prop_assert_eq!(fresh.rows, board.rows);
                prop_assert_eq!(fresh.columns, board.columns);
            }
        }
    }
}

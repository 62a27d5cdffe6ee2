//! The board with up to nine digits: every cell has the words of its row and its column beside its digit.
//!
//! A proposal then looks at two places, not at six. An accepted move has to update the cells of four lines, which is
//! dearer. At temperatures that solve, few moves are accepted (9x9: one in forty).

use super::{Board, SwapCounts};

/// Places in a row: 16 x 16 are as many as a byte can name, so that no index needs a check.
const SIDE: usize = 16;
/// The most digits. All cells of a line are updated without a loop, which would have to be counted.
const MOST: usize = 9;

/// A cell. In a set of digits, a digit is the bit `digit - 1`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct CellWords {
    /// Of its row: the digits that stand there, and in the upper half those that do not stand there more than once.
    row: u32,
    /// The same of its column.
    column: u32,
    /// Its digit alone, in both halves.
    set: u64,
}

/// Represents two cells.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The bits of a word that count: of a line of both cells only those that stand there.
    mask: u64,
    /// Where they are, `row * SIDE + column`.
    a: u8,
    b: u8,
}

/// Holds the digits on the cells, and how often each stands in each line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellBoard {
    cells: [[CellWords; SIDE]; SIDE],
    rows: [SwapCounts; SIDE],
    columns: [SwapCounts; SIDE],
    size: usize,
}

impl CellWords {
    /// All that it knows of its lines:
    ///
    /// ```text
    /// 63                   48 47             32 31                16 15          0
    /// column, once at most   | column, stands  | row, once at most  | row, stands
    /// ```
    #[inline]
    fn word(&self) -> u64 {
        u64::from(self.row) | u64::from(self.column) << 32
    }
}

impl CellBoard {
    /// In a row one less of the digit of `out`, one more of that of `come`. All its cells are updated.
    #[inline]
    fn recount_row(&mut self, row: usize, out: u32, come: u32) {
        self.rows[row].count(out, come);
        let [stands, single] = self.rows[row].sets();
        self.cells[row][..MOST].iter_mut().for_each(|cell| cell.row = stands | single << 16);
    }

    /// The same in a column.
    #[inline]
    fn recount_column(&mut self, column: usize, out: u32, come: u32) {
        self.columns[column].count(out, come);
        let [stands, single] = self.columns[column].sets();
        self.cells[..MOST].iter_mut().for_each(|row| row[column].column = stands | single << 16);
    }
}

impl Board for CellBoard {
    const MOST: usize = MOST;

    type Pair = Pair;

    fn new(size: usize, digits: &[u8]) -> Self {
        let (cells, none) = ([[CellWords::default(); SIDE]; SIDE], [SwapCounts::default(); SIDE]);
        let mut board = CellBoard { cells, rows: none, columns: none, size };
        for (cell, &digit) in digits.iter().enumerate() {
            let (row, column) = (cell / size, cell % size);
            let set = 1 << (digit - 1);
            board.cells[row][column].set = u64::from(set) << 32 | u64::from(set);
            for line in [&mut board.rows[row], &mut board.columns[column]] {
                line.count(0, set);
            }
        }
        for line in 0..size {
            board.recount_row(line, 0, 0);
            board.recount_column(line, 0, 0);
        }
        board
    }

    fn pair(size: usize, cells: [usize; 2]) -> Pair {
        let mask = |line: fn(usize, usize) -> usize| match cells.map(|cell| line(cell, size)) {
            // A swap within a line changes nothing. Found are both digits that stand there, which the 2 of this line take off.
            [first, second] if first == second => 0xffff,
            _ => 0xffff_ffff,
        };
        let [a, b] = cells.map(|cell| (cell / size * SIDE + cell % size) as u8);
        Pair { mask: mask(|cell, size| cell / size) | mask(|cell, size| cell % size) << 32, a, b }
    }

    fn cells(size: usize, pair: &Pair) -> [usize; 2] {
        [pair.a, pair.b].map(usize::from).map(|place| place / SIDE * size + place % SIDE)
    }

    #[inline]
    fn change(&self, pair: &Pair) -> i32 {
        let [a, b] = [pair.a, pair.b].map(|place| &self.cells.as_flattened()[usize::from(place)]);
        // What comes is looked up in the lower half: a repeat more. What leaves in the upper one: no repeat less.
        let found = a.word() & (b.set | a.set << 16) | b.word() & (a.set | b.set << 16);
        (found & pair.mask).count_ones() as i32 - 4
    }

    #[inline]
    fn swap(&mut self, pair: &Pair) {
        let [a, b] = [pair.a, pair.b].map(usize::from);
        let cells = self.cells.as_flattened_mut();
        let [x, y] = [cells[a].set, cells[b].set];
        (cells[a].set, cells[b].set) = (y, x);
        let [x, y] = [x as u32, y as u32];
        // In a line of both the second undoes the first.
        self.recount_row(a / SIDE, x, y);
        self.recount_row(b / SIDE, y, x);
        self.recount_column(a % SIDE, x, y);
        self.recount_column(b % SIDE, y, x);
    }

    fn digit(&self, cell: usize) -> u8 {
        let CellWords { set, .. } = self.cells[cell / self.size][cell % self.size];
        set.trailing_zeros() as u8 + 1
    }
}

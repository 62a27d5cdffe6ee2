//! The board for up to nine digits: every cell has copies of the words of its row and its column.
//!
//! A proposal then reads two places instead of six. An accepted move has to update the cells of four lines, which costs
//! more. At temperatures that solve sudokus, few moves are accepted (9x9: one in forty).

use super::{Board, SwapCounts};

/// The number of places in a row of the array. A byte can index 16 x 16 places, so no index needs a check.
const SIDE: usize = 16;
/// The most digits. A line is always updated as nine cells, because a loop of variable length would be slower.
const MOST: usize = 9;

/// A cell, and the words of its lines. In a set of digits, a digit is the bit `digit - 1`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct CellWords {
    /// Lower half: the digits that occur in the cell's row. Upper half: the digits that occur there at most once.
    row: u32,
    /// The same two sets for the cell's column.
    column: u32,
    /// The set with only the cell's digit, in bits 0 to 15 and again from bit 32.
    set: u64,
}

/// Two free cells of one box.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The bits of a word that count. For a line of both cells, only the digits that occur there count.
    mask: u64,
    /// The places of the two cells: `row * SIDE + column`.
    a: u8,
    b: u8,
}

/// The digits on the cells, and the count of each digit in each line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellBoard {
    cells: [[CellWords; SIDE]; SIDE],
    rows: [SwapCounts; SIDE],
    columns: [SwapCounts; SIDE],
    size: usize,
}

impl CellWords {
    /// Returns the sets of the cell's row and column in one word:
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
    /// Removes the digit of `out` from the counts of a row, adds the digit of `come`, and updates all cells of the row.
    #[inline]
    fn recount_row(&mut self, row: usize, out: u32, come: u32) {
        self.rows[row].count(out, come);
        let [stands, single] = self.rows[row].sets();
        self.cells[row][..MOST].iter_mut().for_each(|cell| cell.row = stands | single << 16);
    }

    /// Removes the digit of `out` from the counts of a column, adds the digit of `come`, and updates all cells of the
    /// column.
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
            // A swap within a line changes nothing there: both digits are found in the line, which offsets the -2 for
            // it.
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
        // Low half: an incoming digit that already occurs makes a repeat. High half: an outgoing digit that occurred
        // once removes none.
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
        // If both cells are in one line, the second call undoes the first.
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

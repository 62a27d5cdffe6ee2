//! Queens on a board, one in each row and column, and no two on a diagonal.

use super::{BestKnown, Drawing, Properties};
use crate::problem::{Cells, Draw, Problem};
use crate::random::Generator;
use crate::text::english;
use crate::text::message::Message;

/// The name of the problem in links.
pub const QUEENS: &str = "queens";

/// A board with as many queens as rows. A move exchanges the rows of two queens, so rows and columns are always valid.
/// The energy is the number of pairs on a common diagonal.
#[derive(Clone, Debug, PartialEq)]
pub struct Queens {
    size: usize,
    /// The columns whose queens may move.
    free: Vec<usize>,
}

/// The row of the queen in each column, from 0, and the number of queens on each diagonal.
#[derive(Clone, Debug, PartialEq)]
pub struct QueensBoard {
    rows: Vec<u16>,
    /// The number of queens by the sum of column and row.
    falling: Vec<u16>,
    /// The number of queens by the difference of row and column, plus the size minus 1.
    rising: Vec<u16>,
}

impl Queens {
    /// Returns the problem for a board with `size` squares per side, from 4 to 400.
    pub fn new(size: usize) -> Queens {
        Queens { size, free: (0..size).collect() }
    }

    /// Returns the number of squares per side.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the data for a drawing.
    pub(super) fn drawing(&self) -> Drawing<'_> {
        Drawing::Queens { name: QUEENS, title: "Queens", size: self.size, useful: [0.05, 0.16] }
    }

    fn board(&self, rows: Vec<u16>) -> QueensBoard {
        let mut board = QueensBoard { rows, falling: vec![0; 2 * self.size], rising: vec![0; 2 * self.size] };
        for column in 0..self.size {
            let [falling, rising] = self.diagonals(column, board.rows[column]);
            board.falling[falling] += 1;
            board.rising[rising] += 1;
        }
        board
    }

    /// Returns the two diagonals of a square.
    #[inline(always)]
    fn diagonals(&self, column: usize, row: u16) -> [usize; 2] {
        [column + row as usize, row as usize + self.size - 1 - column]
    }

    /// Returns the columns of the move with an index below `n (n - 1) / 2`. They are at most half of `n` apart.
    #[inline(always)]
    fn columns(&self, index: u32) -> [usize; 2] {
        let n = self.free.len() as u32;
        let (first, second) = (index % n, index % n + 1 + index / n);
        [self.free[first as usize], self.free[(if second >= n { second - n } else { second }) as usize]]
    }
}

/// Returns the number of pairs among the queens on one diagonal.
fn pairs(queens: u16) -> i32 {
    i32::from(queens) * (i32::from(queens) - 1) / 2
}

impl Problem for Queens {
    type State = QueensBoard;
    /// The index of a pair of columns.
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> QueensBoard {
        let mut rows: Vec<u16> = (0..self.size as u16).collect();
        generator.shuffle(&mut rows);
        self.board(rows)
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, _board: &QueensBoard, draw: &mut Draw<G>) -> u32 {
        draw.index(self.moves() as u32)
    }

    #[inline(always)]
    fn delta(&self, board: &QueensBoard, mv: u32) -> i32 {
        let [a, b] = self.columns(mv);
        let (of_a, of_b) = (board.rows[a], board.rows[b]);
        let [[down_a, up_a], [down_b, up_b]] = [self.diagonals(a, of_a), self.diagonals(b, of_b)];
        let [[down_c, up_c], [down_d, up_d]] = [self.diagonals(a, of_b), self.diagonals(b, of_a)];
        let (falling, rising) = (|at: usize| i32::from(board.falling[at]), |at: usize| i32::from(board.rising[at]));
        // A pair on a common diagonal is counted from both ends; the move takes it from one kind of diagonal to the
        // other.
        let lost = falling(down_a) + falling(down_b) + rising(up_a) + rising(up_b) - 4;
        let shared = i32::from(down_a == down_b) + i32::from(up_a == up_b);
        let won = falling(down_c) + falling(down_d) + rising(up_c) + rising(up_d);
        won + i32::from(down_c == down_d) + i32::from(up_c == up_d) - (lost - shared)
    }

    fn apply(&self, board: &mut QueensBoard, mv: u32, _delta: i32) {
        let [a, b] = self.columns(mv);
        for (column, sign) in [(a, -1), (b, -1)] {
            self.count(board, column, sign);
        }
        board.rows.swap(a, b);
        for (column, sign) in [(a, 1), (b, 1)] {
            self.count(board, column, sign);
        }
    }

    fn energy(&self, board: &QueensBoard) -> i32 {
        let counted = self.board(board.rows.clone());
        counted.falling.into_iter().chain(counted.rising).map(pairs).sum()
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl Queens {
    /// Adds the queen of a column to its diagonals, or removes it.
    #[inline(always)]
    fn count(&self, board: &mut QueensBoard, column: usize, sign: i16) {
        let [falling, rising] = self.diagonals(column, board.rows[column]);
        board.falling[falling] = board.falling[falling].wrapping_add_signed(sign);
        board.rising[rising] = board.rising[rising].wrapping_add_signed(sign);
    }
}

impl Cells for Queens {
    fn moves(&self) -> usize {
        self.free.len() * self.free.len().saturating_sub(1) / 2
    }

    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    fn cells(&self, mv: u32) -> [usize; 2] {
        self.columns(mv)
    }

    /// Returns the row of the queen in a column, from 1.
    fn number(&self, board: &QueensBoard, column: usize) -> i32 {
        i32::from(board.rows[column]) + 1
    }

    fn pinned(&self, _board: &QueensBoard, pinned: &[bool]) -> Self {
        Queens { size: self.size, free: (0..self.size).filter(|&column| !pinned[column]).collect() }
    }
}

impl Properties for Queens {
    fn name(&self) -> &'static str {
        QUEENS
    }

    fn label(&self) -> String {
        format!("{} {QUEENS}", self.size)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("size", self.size.to_string())]
    }

    fn cells(&self) -> usize {
        self.size
    }

    fn energy(&self, board: &[i32]) -> i32 {
        Problem::energy(self, &self.board(board.iter().map(|&row| (row - 1) as u16).collect()))
    }

    fn make(&self, board: &mut [i32], [a, b]: [usize; 2]) {
        board.swap(a, b);
    }

    fn statement(&self) -> Message {
        english::place_queens(self.size)
    }

    fn best(&self) -> Option<BestKnown> {
        Some(BestKnown { energy: 0, proved: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;

    /// Counts the pairs on a common diagonal, one by one.
    fn attacks(rows: &[u16]) -> i32 {
        let apart = |a: usize, b: usize| i32::from(rows[a].abs_diff(rows[b])) == (b - a) as i32;
        (0..rows.len()).map(|a| (a + 1..rows.len()).filter(|&b| apart(a, b)).count() as i32).sum()
    }

    #[test]
    fn every_swap_changes_the_attacks_as_it_says() {
        for size in [4, 5, 8, 13] {
            let queens = Queens::new(size);
            let mut generator = Xoshiro::new(size as u64);
            for index in 0..queens.moves() as u32 {
                let board = queens.start(&mut generator);
                let mut moved = board.clone();
                let delta = queens.delta(&board, index);
                queens.apply(&mut moved, index, delta);
                assert_eq!(Problem::energy(&queens, &board), attacks(&board.rows));
                assert_eq!(attacks(&moved.rows), attacks(&board.rows) + delta, "{size} {index}");
                assert_eq!(moved, queens.board(moved.rows.clone()));
            }
        }
    }

    #[test]
    fn pinned_queens_stay() {
        let queens = Queens::new(8);
        let board = queens.start(&mut Xoshiro::new(1));
        let pinned = queens.pinned(&board, &[true, false, true, false, false, true, true, true]);
        assert_eq!(pinned.moves(), 3);
        let mut cells: Vec<[usize; 2]> = (0..3).map(|index| Cells::cells(&pinned, index)).collect();
        cells.iter_mut().for_each(|pair| pair.sort_unstable());
        cells.sort_unstable();
        assert_eq!(cells, [[1, 3], [1, 4], [3, 4]]);
    }
}

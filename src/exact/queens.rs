//! Exact search for placements of queens, column by column, with a bit for each row under attack.

use super::Tried;
use super::tree::{Exact, NodeSteps, Tally, searched};
use crate::model::queens::Queens;

/// The most squares a side of a board whose solutions are counted: 856,188 nodes.
pub(super) const MOST_COUNTED: usize = 12;

/// The rows of one column.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// The rows attacked along a row, a rising diagonal and a falling diagonal.
    attacked: [u32; 3],
    /// The rows still to be tried.
    left: u32,
    /// The number of rows there were to try.
    branches: u32,
    /// The row being tried.
    row: u32,
}

/// A depth-first search. A node puts a queen on a row of the next column that no other queen attacks.
#[derive(Clone, Debug)]
struct QueensTree {
    size: usize,
    levels: Vec<Level>,
    tally: Tally,
}

impl Exact {
    /// Returns a search for placements of at most [`MOST_COUNTED`] queens, which ends when it has found `limit` of
    /// them.
    pub(super) fn from_queens(queens: &Queens, limit: u64) -> Exact {
        let size = queens.size();
        let mut tree =
            QueensTree { size, levels: Vec::with_capacity(size), tally: Tally::new(size, limit, usize::MAX) };
        tree.descend([0; 3]);
        Exact::of(tree)
    }
}

impl QueensTree {
    fn descend(&mut self, attacked: [u32; 3]) {
        let left = ((1 << self.size) - 1) & !(attacked[0] | attacked[1] | attacked[2]);
        self.levels.push(Level { attacked, left, branches: left.count_ones(), row: 0 });
    }
}

impl NodeSteps for QueensTree {
    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    fn node(&mut self) {
        self.tally.nodes += 1;
        let level = self.levels.last_mut().expect("a running search has a row to try");
        level.row = level.left & level.left.wrapping_neg();
        level.left ^= level.row;
        let [row, rising, falling] = level.attacked.map(|rows| rows | level.row);
        if self.levels.len() == self.size {
            let rows = self.levels.iter().map(|level| level.row.trailing_zeros() as i32 + 1);
            self.tally.found(1, |waiting| waiting.extend(rows));
        } else {
            self.descend([row, rising << 1, falling >> 1]);
        }
        while self.levels.last().is_some_and(|level| level.left == 0) {
            self.levels.pop();
        }
        self.tally.see_end(self.levels.is_empty());
    }

    fn boxed(&self) -> Box<dyn NodeSteps> {
        Box::new(self.clone())
    }

    fn grown(&self) -> usize {
        0
    }

    fn next(&self) -> Option<Tried> {
        None
    }

    fn progress(&self) -> f64 {
        searched(self.levels.iter().map(|level| (level.branches - level.left.count_ones(), level.branches)))
    }
}

/// Returns whether a solution precedes all its images under the eight symmetries of the square in lexicographic order.
/// A search finds this solution first in its class.
pub(super) fn is_first_of_class(board: &[i32]) -> bool {
    let upside_down = |board: &[i32]| -> Vec<i32> { board.iter().map(|row| board.len() as i32 + 1 - row).collect() };
    let transposed = |board: &[i32]| {
        let mut columns = vec![0; board.len()];
        for (column, &row) in (1..).zip(board) {
            columns[row as usize - 1] = column;
        }
        columns
    };
    // Alternating these two reflections gives all eight symmetries.
    let mut image = board.to_vec();
    (0..7).all(|turn| {
        image = if turn % 2 == 0 { upside_down(&image) } else { transposed(&image) };
        *board <= image[..]
    })
}

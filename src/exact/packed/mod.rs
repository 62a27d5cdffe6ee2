//! Fast counting of the solutions of a 9x9 sudoku: the three bands of a digit in one word of 128 bits.
//!
//! The deductions are the deductions of `bands.rs`, which explains bands, stacks and matchings. Four things differ:
//!
//! - **Lanes.** One operation works on all 81 cells. Lanes 0 to 2 of a digit's word are its bands:
//!
//! ```text
//!   bit     31  30   29 28 27        26 ... 18  17 ... 9  8 ... 0       lane 3: 29 ... 9   8 7 6   5 4 3   2 1 0
//!          alive     arrangements      row 2      row 1    row 0                         arrangements in stack 2, 1, 0
//! ```
//!
//! - **Rounds.** First all changed digits are examined, then all cells at once. That finds cells that are alone in
//!   their row for a digit, and cells with one candidate. No branch depends on a single digit, which a processor would
//!   predict badly.
//! - **Arrangements.** In a band the three boxes of a digit go with its three rows in at most six ways. A choice is one
//!   of these arrangements, in the band or stack with the fewest arrangements, of the digit with the fewest in it. The
//!   solver tdoku does the same (REFERENCES.md). On a loose grid this needs one more deduction, from three cells of a
//!   box that must take three digits.
//! - **Mirrors.** If every open cell has two candidates, each solution has a mirror: the other candidate on all of
//!   them. Then one of two arrangements is enough, and each solution below it counts twice.

mod grid;
mod lanes;

use super::proof_log::ProofLog;
use super::tree::{NodeSteps, Tally};
use super::{Arranged, ExactStatus, Outcome, Tried, WHOLE, Why};
use crate::sudoku::Sudoku;
use crate::sudoku::word::bits;
use grid::{ArrangementChoice, CELLS_OF_A_GRID, MIRRORED, PackedGrid, write};
use lanes::{any, arranged};

/// The choices that led to a node.
#[derive(Clone, Copy, Debug)]
struct Path {
    /// The number of choices made.
    choices: u32,
    /// The choice made last.
    last: ArrangementChoice,
}

/// A node with choices that are still to be tried.
#[derive(Clone, Copy, Debug)]
struct PackedLevel {
    grid: PackedGrid,
    choice: ArrangementChoice,
    path: Path,
    /// The part of the tree below this node that is not begun.
    share: u64,
    /// The number of solutions that each solution below this node represents.
    weight: u64,
}

/// A search for the solutions of a 9x9 sudoku.
#[derive(Clone, Debug)]
pub(super) struct PackedTree {
    /// The path to the present node, the node itself, whose grid is examined next, and levels left earlier.
    levels: Vec<PackedLevel>,
    /// The index of the present node.
    depth: usize,
    tally: Tally,
    /// The part of the tree that has been searched, of `WHOLE`.
    done: u64,
}

impl PackedTree {
    /// Returns a search that ends when `limit` solutions are found, and keeps the first `keep` of them.
    pub fn new(sudoku: &Sudoku, limit: u64, keep: usize) -> PackedTree {
        let mut levels = Vec::with_capacity(16);
        let none = ArrangementChoice { digit: 0, first: 0, left: 0 };
        levels.push(PackedLevel {
            grid: PackedGrid::new(sudoku),
            choice: none,
            path: Path { choices: 0, last: none },
            share: WHOLE,
            weight: 1,
        });
        PackedTree { levels, depth: 0, tally: Tally::new(CELLS_OF_A_GRID, limit, keep), done: 0 }
    }

    /// Examines the deepest grid, and chooses the next.
    #[inline(always)]
    pub fn step<S: ProofLog>(&mut self, log: &mut S) {
        self.tally.nodes += 1;
        let level = &mut self.levels[self.depth];
        let settled = level.grid.follow(log);
        let open = level.grid.open_cells();
        if settled && open > 0 {
            level.choice = level.grid.choose();
            if !S::WRITES && self.tally.keep == 0 && open <= MIRRORED && level.grid.is_mirrored() {
                level.choice.left &= level.choice.left.wrapping_neg();
                level.weight = level.weight.saturating_mul(2);
            }
            let ArrangementChoice { digit, first, left } = level.choice;
            let arrangements = bits(u64::from(left)).map(arranged);
            log.choice('a', &[usize::from(digit) + 1, usize::from(first) / 6 + 1], arrangements);
        } else {
            self.done += level.share;
            if !settled {
                log.cut();
            } else {
                log.solution();
                self.tally.found(level.weight, |waiting| write(&level.grid, waiting));
            }
            self.tally.see_end(self.depth == 0);
            if self.tally.status != ExactStatus::Running {
                return;
            }
            self.depth -= 1;
        }
        let level = &mut self.levels[self.depth];
        let (digit, cells) = level.choice.take();
        let path = Path { choices: level.path.choices + 1, last: level.choice };
        // The last choice reuses the level of the node, because the search never returns to it.
        if level.choice.left != 0 {
            let rest = level.share / 2;
            level.share -= rest;
            let below = PackedLevel { share: rest, ..*level };
            self.depth += 1;
            match self.levels.get_mut(self.depth) {
                Some(level) => *level = below,
                None => self.levels.push(below),
            }
        }
        let level = &mut self.levels[self.depth];
        level.path = path;
        level.grid.places[digit] &= cells;
        level.grid.changed |= 1 << (4 * digit);
    }
}

impl NodeSteps for PackedTree {
    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    #[inline(always)]
    fn node(&mut self) {
        self.step(&mut ());
    }

    fn boxed(&self) -> Box<dyn NodeSteps> {
        Box::new(self.clone())
    }

    fn grown(&self) -> usize {
        self.levels.len() * size_of::<PackedLevel>()
    }

    fn next(&self) -> Option<Tried> {
        let level = (self.tally.status == ExactStatus::Running).then_some(&self.levels[self.depth])?;
        let known = |grid: &PackedGrid| {
            let mut board = Vec::new();
            write(grid, &mut board);
            board
        };
        let mut grid = level.grid;
        let before = known(&grid);
        let settled = grid.follow(&mut ());
        let board = known(&grid);
        let new = |&cell: &usize| before[cell] == 0 && board[cell] != 0;
        let Path { choices, last: ArrangementChoice { digit, first, left } } = level.path;
        Some(Tried {
            tried: None,
            arranged: (choices > 0).then(|| Arranged { digit: digit + 1, part: first / 6 }),
            followed: (0..CELLS_OF_A_GRID).filter(new).map(|cell| (cell, board[cell])).collect(),
            outcome: match settled {
                false => Outcome::Cut,
                true if any(grid.open) => Outcome::Deeper,
                true => Outcome::Solution,
            },
            why: (!settled).then_some(Why::Blocked),
            depth: choices as usize,
            left: left.count_ones(),
            board: board.iter().map(|&digit| (digit != 0).then_some(digit)).collect(),
        })
    }

    fn progress(&self) -> f64 {
        self.done as f64 / WHOLE as f64
    }
}

//! The heuristics, as numbers.
//!
//! Each heuristic is a sum over the cells. A number on a cell therefore changes h by an amount that depends on these
//! two alone. All amounts are in one table, and no board is ever evaluated in full.

use super::settings::Heuristic;
use crate::puzzle::Puzzle;

/// A heuristic on a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    /// h at the start.
    pub start: u16,
    /// `change[c * cells + n]`: the increase of h when the number with index `n` is placed on the blank `c`.
    change: Vec<i16>,
    cells: usize,
}

impl Estimate {
    /// Returns the estimate of `heuristic`; `None` if it reads an answer that the puzzle does not have.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], heuristic: Heuristic) -> Option<Self> {
        let cells = puzzle.cells.len();
        let answer = if heuristic.reads_answer() { puzzle.answer.as_deref()? } else { &puzzle.numbers };
        let width = (1..).find(|width| width * width >= cells).expect("there is a square as large as that");
        // Among equal numbers, the first place counts.
        let place = |number: i32| puzzle.numbers.partition_point(|&other| other < number);
        let distance = |a: usize, b: usize| (a / width).abs_diff(b / width) + (a % width).abs_diff(b % width);
        let of_blank = match heuristic {
            Heuristic::Misplaced | Heuristic::Feasible => 1,
            Heuristic::None | Heuristic::Values | Heuristic::Manhattan | Heuristic::Straight => 0,
        };
        let of_filled = |cell: usize, number: i32| match heuristic {
            Heuristic::None | Heuristic::Feasible | Heuristic::Manhattan | Heuristic::Straight => 0,
            Heuristic::Misplaced => (number != answer[cell]) as usize,
            Heuristic::Values => distance(place(number), place(answer[cell])),
        };
        let at_start = |(cell, given): (usize, &Option<i32>)| given.map_or(of_blank, |number| of_filled(cell, number));
        let mut change = Vec::with_capacity(cells * cells);
        for cell in 0..cells {
            change.extend(puzzle.numbers.iter().map(|&number| of_filled(cell, number) as i16 - of_blank as i16));
        }
        Some(Estimate { start: givens.iter().enumerate().map(at_start).sum::<usize>() as u16, change, cells })
    }

    /// Returns h after the number with this index is placed on `cell`, given the previous value `h`.
    #[inline]
    pub fn after(&self, h: u16, cell: usize, number: usize) -> u16 {
        h.wrapping_add_signed(self.change[cell * self.cells + number])
    }
}

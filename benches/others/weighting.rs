//! Constraint weighting on rows and columns: swaps that go downhill, and weights that rise where no swap does.
//!
//! Each pair of a line (row or column) and a digit is a constraint: the digit may not repeat there. The energy is the sum of
//! weight x repeats, and every weight begins at 1. A step takes a random constraint that is violated, and evaluates all swaps of
//! the cells that violate it within their boxes. The best swap is made if it lowers the energy; if it leaves it, with probability
//! `sideways`. Else the weights of all violated constraints rise by 1. After every `smooth` such rises, all weights above 1 fall
//! by 1. An evaluated swap is a proposal.
//!
//! Source: breakout (Morris 1993) and pure additive weighting, PAWS (Thornton, Pham, Bain and Ferreira 2004). A random violated
//! constraint instead of all of them is WalkSAT's focus (Selman, Kautz and Cohen 1994).
//!
//! | setting | default | tried, on seeds from 1000 |
//! |---|---|---|
//! | `sideways` | .15 | .05, .15, .4 on 16x16 hard: no clear difference |
//! | `smooth`, 0 for never | 50 to 16x16, 100 at 25x25 | 5, 10, 25, 50 on 9x9 hard; 0, 10, 35, 50, 70, 200 on 16x16 hard; 50, 70, 100, 150, 200 on 25x25 at 35, 45, 50 % |
//! | `all`, 1 to raise all violated constraints, 0 for the one that was taken | 1 | 0 and 1 on 16x16 hard: 1 is twice as fast |

use super::swaps::{Board, Rules};
use super::{Method, Settings, bound};
use annealing_lab::Sudoku;
use annealing_lab::random::Xoshiro;

/// Stands for a constraint that is kept.
const KEPT: u16 = u16::MAX;

/// Searches with weights.
pub struct Weighting {
    rules: Rules,
    generator: Xoshiro,
    board: Board,
    /// Of each constraint, in the order of the board's counts.
    weights: Vec<i32>,
    /// The violated constraints, in no order, and the place of each constraint among them.
    violated: Vec<u16>,
    place: Vec<u16>,
    sideways: u64,
    smooth: u64,
    all: bool,
    raised: u64,
    proposals: u64,
}

impl Weighting {
    /// Returns the run at its start.
    pub fn new(sudoku: &Sudoku, settings: Settings, seed: u64) -> Self {
        let rules = Rules::new(sudoku);
        let mut generator = Xoshiro::new(seed);
        let board = rules.board(&mut generator);
        let mut run = Weighting {
            weights: vec![1; board.counts.len()],
            violated: Vec::new(),
            place: vec![KEPT; board.counts.len()],
            sideways: bound(settings.get("sideways", 0.15)),
            smooth: settings.get("smooth", if sudoku.size <= 16 { 50.0 } else { 100.0 }) as u64,
            all: settings.get("all", 1.0) > 0.0,
            raised: 0,
            proposals: 0,
            rules,
            generator,
            board,
        };
        (0..run.place.len()).for_each(|constraint| run.see(constraint));
        run
    }

    /// Notes whether a constraint is violated.
    fn see(&mut self, constraint: usize) {
        let place = self.place[constraint];
        match (self.board.counts[constraint] > 1, place == KEPT) {
            (true, true) => {
                self.place[constraint] = self.violated.len() as u16;
                self.violated.push(constraint as u16);
            }
            (false, false) => {
                self.violated.swap_remove(place.into());
                if let Some(&moved) = self.violated.get(usize::from(place)) {
                    self.place[usize::from(moved)] = place;
                }
                self.place[constraint] = KEPT;
            }
            _ => {}
        }
    }

    /// Returns by how much a swap changes the weighted energy.
    #[inline]
    fn change(&self, a: usize, b: usize) -> i32 {
        let (x, y) = (usize::from(self.board.digits[a]) - 1, usize::from(self.board.digits[b]) - 1);
        let gain = |at: usize| if self.board.counts[at] > 0 { self.weights[at] } else { 0 };
        let loss = |at: usize| if self.board.counts[at] > 1 { self.weights[at] } else { 0 };
        let mut change = 0;
        for kind in 0..2 {
            let (first, second) = (usize::from(self.rules.lines[a][kind]), usize::from(self.rules.lines[b][kind]));
            if first != second {
                change += gain(first + y) - loss(first + x) + gain(second + x) - loss(second + y);
            }
        }
        change
    }

    fn step(&mut self) {
        let size = self.rules.size;
        let constraint = usize::from(self.violated[self.generator.index(self.violated.len())]);
        let (line, digit) = (constraint / size, (constraint % size + 1) as u8);
        let mut best = (i32::MAX, 0, 0);
        let mut ties = 0;
        for at in 0..size {
            let cell = if line < size { line * size + at } else { at * size + line - size };
            if self.board.digits[cell] != digit {
                continue;
            }
            let free = &self.rules.free[usize::from(self.rules.box_of[cell])];
            if !free.contains(&(cell as u16)) {
                continue;
            }
            self.proposals += free.len() as u64 - 1;
            for other in free.iter().map(|&other| usize::from(other)).filter(|&other| other != cell) {
                let change = self.change(cell, other);
                if change < best.0 {
                    (best, ties) = ((change, cell, other), 1);
                } else if change == best.0 {
                    ties += 1;
                    if self.generator.index(ties) == 0 {
                        best = (change, cell, other);
                    }
                }
            }
        }
        let (change, a, b) = best;
        // One more, so that a step without a swap counts, too.
        self.proposals += 1;
        if change < 0 || change == 0 && self.generator.bits() >> 32 < self.sideways {
            self.swap(a, b);
        } else {
            self.raise(constraint);
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        let digits = [a, b].map(|cell| usize::from(self.board.digits[cell]) - 1);
        let pair = [a as u16, b as u16];
        let change = self.rules.change(&self.board, pair);
        self.rules.swap(&mut self.board, pair, change);
        for cell in [a, b] {
            for kind in 0..2 {
                let line = usize::from(self.rules.lines[cell][kind]);
                digits.into_iter().for_each(|digit| self.see(line + digit));
            }
        }
    }

    fn raise(&mut self, constraint: usize) {
        if self.all {
            for &constraint in &self.violated {
                self.weights[usize::from(constraint)] += 1;
            }
        } else {
            self.weights[constraint] += 1;
        }
        self.raised += 1;
        if self.smooth > 0 && self.raised.is_multiple_of(self.smooth) {
            for weight in &mut self.weights {
                *weight -= i32::from(*weight > 1);
            }
        }
    }
}

impl Method for Weighting {
    fn advance(&mut self, n: u64) {
        let end = self.proposals + n;
        while self.proposals < end && !self.violated.is_empty() {
            self.step();
        }
    }

    fn solved(&self) -> bool {
        self.violated.is_empty()
    }

    fn board(&self) -> &[u8] {
        &self.board.digits
    }

    fn counts(&self) -> (u64, u64) {
        (self.proposals, 2 * self.proposals)
    }
}

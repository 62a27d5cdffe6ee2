//! A puzzle setter's questions about a sudoku beyond the number of solutions: a search in steps for each cell, digit or
//! given.
//!
//! Unlike counts of 9x9, no search branches on arrangements. For one more digit on a grid of about twenty givens, that
//! may take hundreds of times as long.

use crate::exact::{Exact, ExactStatus};
use crate::sudoku::Sudoku;
#[cfg(feature = "json")]
use crate::sudoku::{digit, to_text};

/// The solutions of the first search. If a sudoku has fewer, no further search is needed.
const FIRST_SOLUTIONS: u64 = 1000;

/// A question about all solutions of a sudoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The digits that each cell has in at least one solution.
    Cells,
    /// The givens that can be removed while the solution stays unique.
    Unnecessary,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The digits of each cell over all solutions, rising; all lists are empty if there is no solution.
    Cells(Vec<Vec<u8>>),
    /// The answer for a sudoku with exactly one solution.
    Unnecessary {
        /// The givens that can be removed, each on its own; 0 elsewhere.
        each: Vec<u8>,
        /// The givens left after removing one given after the other, row by row, while the solution stays unique.
        minimal: Vec<u8>,
    },
    /// No given can be removed, because there is not exactly one solution.
    NotOne,
}

impl Answer {
    /// Returns the object with the pairs that `annealing-lab count` adds to its output; texts write digits as a link's
    /// givens do.
    #[cfg(feature = "json")]
    pub fn to_json(&self) -> String {
        let digits = |cell: &Vec<u8>| cell.iter().map(|&own| digit::character(own)).collect();
        let pairs = match self {
            Answer::Cells(cells) => serde_json::json!({"cells": cells.iter().map(digits).collect::<Vec<String>>()}),
            Answer::Unnecessary { each, minimal } => {
                serde_json::json!({"unnecessary": to_text(each), "minimal": to_text(minimal)})
            }
            Answer::NotOne => serde_json::json!({"unnecessary": null, "minimal": null}),
        };
        pairs.to_string()
    }
}

/// The search for an answer, in steps.
#[derive(Clone, Debug)]
#[must_use = "a survey finds nothing until it is advanced"]
pub struct Survey {
    /// The sudoku; for unnecessary givens, without those already removed.
    grid: Sudoku,
    question: Question,
    /// The search under way.
    search: Exact,
    /// The number of completed trials. The first trial is the unchanged sudoku; then each pair of cell and digit has
    /// one, or each cell has two.
    over: usize,
    trials: usize,
    /// The digits that each cell has in the solutions found, as bits.
    seen: Vec<u64>,
    /// The givens that can be removed on their own; 0 elsewhere.
    each: Vec<u8>,
    solutions: u64,
}

impl Survey {
    /// Begins the search for the answer to a question about a sudoku.
    pub fn new(sudoku: &Sudoku, question: Question) -> Survey {
        let cells = sudoku.givens.len();
        let (limit, of_each) = match question {
            Question::Cells => (FIRST_SOLUTIONS, sudoku.size),
            Question::Unnecessary => (2, 2),
        };
        Survey {
            search: Exact::from_sudoku(sudoku, limit),
            grid: sudoku.clone(),
            question,
            over: 0,
            trials: 1 + of_each * cells,
            seen: vec![0; cells],
            each: vec![0; cells],
            solutions: 0,
        }
    }

    /// Continues for at most `nodes` nodes, and returns whether the answer is found; the batch size does not affect it.
    pub fn search_on(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while self.over < self.trials && left > 0 {
            let before = self.search.nodes();
            self.search.advance(left);
            // A trial that ends without a node must count for something.
            left = left.saturating_sub((self.search.nodes() - before).max(1));
            if self.search.status() != ExactStatus::Running {
                self.decide();
                self.begin();
            }
        }
        self.over == self.trials
    }

    /// Records the result of the search.
    fn decide(&mut self) {
        let is_first = self.over == 0;
        let is_whole = self.search.status() == ExactStatus::Complete;
        match self.question {
            Question::Cells => {
                for solution in self.search.take() {
                    self.seen.iter_mut().zip(solution).for_each(|(seen, digit)| *seen |= 1 << (digit - 1));
                }
                if is_first && is_whole {
                    self.over = self.trials - 1;
                }
            }
            Question::Unnecessary if is_first => {
                self.solutions = self.search.solutions();
                if self.solutions != 1 {
                    self.over = self.trials - 1;
                }
            }
            Question::Unnecessary => {
                let (cell, together) = self.given();
                let own = std::mem::take(&mut self.grid.givens[cell]);
                let is_one = is_whole && self.search.solutions() == 1;
                if is_one && !together {
                    self.each[cell] = own;
                }
                if !(is_one && together) {
                    self.grid.givens[cell] = own;
                }
            }
        }
        self.over += 1;
    }

    /// Begins the next trial that is needed.
    fn begin(&mut self) {
        while self.over < self.trials {
            let mut grid = self.grid.clone();
            match self.question {
                Question::Cells => {
                    let (cell, digit) = ((self.over - 1) / self.grid.size, (self.over - 1) % self.grid.size);
                    if grid.givens[cell] == 0 && self.seen[cell] >> digit & 1 == 0 {
                        grid.givens[cell] = digit as u8 + 1;
                        self.search = Exact::from_sudoku(&grid, 1);
                        return;
                    }
                }
                Question::Unnecessary => {
                    let (cell, together) = self.given();
                    let given = std::mem::take(&mut grid.givens[cell]);
                    // A given that cannot be removed on its own cannot be removed after others.
                    if given != 0 && (!together || self.each[cell] != 0) {
                        self.search = Exact::from_sudoku(&grid, 2);
                        return;
                    }
                }
            }
            self.over += 1;
        }
    }

    /// Returns the cell of the present trial, and whether other givens were removed before it.
    fn given(&self) -> (usize, bool) {
        let cells = self.grid.givens.len();
        ((self.over - 1) % cells, self.over > cells)
    }

    /// Returns the fraction of the search that is done, 0 to 1, which never decreases.
    pub fn progress(&self) -> f64 {
        // The first trial may be the longest, and the only one.
        match self.over {
            0 => self.search.progress() / 2.0,
            over => 0.5 + over as f64 / self.trials as f64 / 2.0,
        }
    }

    /// Returns the answer; `None` until it is found.
    pub fn answer(&self) -> Option<Answer> {
        let digits = |&seen: &u64| (0..64).filter(|digit| seen >> digit & 1 != 0).map(|digit| digit + 1).collect();
        (self.over == self.trials).then(|| match self.question {
            Question::Cells => Answer::Cells(self.seen.iter().map(digits).collect()),
            Question::Unnecessary if self.solutions != 1 => Answer::NotOne,
            Question::Unnecessary => Answer::Unnecessary { each: self.each.clone(), minimal: self.grid.givens.clone() },
        })
    }
}

//! Exact search as a run: it searches for one solution node by node, and the last node can be inspected.

use crate::exact::{Exact, ExactStatus, Outcome, Tried};
use crate::history::Stepper;
use crate::history::progress::{ExactProgress, Status};
use crate::puzzle::MAX_SEARCHED;
use crate::puzzle::instance::Instance;

/// The settings of an exact run; together with the problem they determine the run.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub struct ExactSettings {
    /// The budget: the most nodes, 1 to 10^15.
    pub moves: u64,
    /// The choice made at a node. Only plain 9x9 sudokus have arrangements; other puzzles branch on cells.
    pub branching: Branching,
}

/// The choice that an exact search makes at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Branching {
    /// The number of a cell, or the place of a digit.
    #[default]
    Cell,
    /// The assignment of three boxes to their rows or columns for one digit, as in [`Exact::counting`].
    Arrangement,
}

impl ExactSettings {
    /// Returns settings with a budget of `moves` nodes that branch on cells and the places of a digit.
    pub fn new(moves: u64) -> ExactSettings {
        ExactSettings { moves, branching: Branching::Cell }
    }
}

/// An exact search for one solution, resumable at any node.
#[derive(Clone, Debug)]
pub struct ExactRun {
    settings: ExactSettings,
    search: Exact,
    /// The givens of the problem; `None` for a blank.
    givens: Vec<Option<i32>>,
    last: Option<Tried>,
}

impl ExactRun {
    /// Returns the search at its start; `None` for a map, a model, and a puzzle of more than [`MAX_SEARCHED`] cells.
    pub fn new(problem: &Instance, settings: ExactSettings) -> Option<Self> {
        let (search, givens) = match problem {
            Instance::Sums { puzzle, .. } if puzzle.cells.len() > MAX_SEARCHED => return None,
            Instance::Sums { puzzle, givens } => (Exact::from_sums(puzzle, givens, 1), givens.clone()),
            Instance::Sudoku(sudoku) => {
                let givens = sudoku.givens.iter().map(|&g| (g != 0).then_some(g.into())).collect();
                let search = match settings.branching {
                    Branching::Cell => Exact::from_sudoku(sudoku, 1),
                    Branching::Arrangement => Exact::counting(sudoku, 1, 0),
                };
                (search, givens)
            }
            Instance::Route(_) | Instance::Model(_) => return None,
        };
        Some(ExactRun { settings, search, givens, last: None })
    }

    /// Returns the node that was tried last.
    pub fn last(&self) -> Option<&Tried> {
        self.last.as_ref()
    }

    /// Returns the number on each cell at the node tried last; `None` for a blank.
    pub fn board(&self) -> Vec<Option<i32>> {
        self.last.as_ref().map_or_else(|| self.givens.clone(), |last| last.board.clone())
    }

    /// Returns the status and the counters of the search.
    pub fn progress(&self) -> ExactProgress {
        let solved = self.search.solutions() > 0;
        ExactProgress {
            status: match self.search.status() {
                _ if solved => Status::Solved,
                ExactStatus::Running if self.search.nodes() >= self.settings.moves => Status::Nodes,
                ExactStatus::Running => Status::Running,
                ExactStatus::Complete | ExactStatus::Limit => Status::Unsolvable,
            },
            moves: self.search.nodes(),
            depth: self.last.as_ref().map_or(0, |last| last.depth),
            share: self.search.progress(),
            cut: self.last.as_ref().is_some_and(|last| last.outcome == Outcome::Cut),
        }
    }
}

impl Stepper for ExactRun {
    /// Runs all nodes but the last at full speed; the last node is recorded before it is tried.
    fn advance(&mut self, n: u64) {
        let left = n.min(self.settings.moves.saturating_sub(self.search.nodes()));
        if left == 0 || self.over() {
            return;
        }
        // A search that ends on the way leaves its last node unrecorded, so it is repeated up to that node.
        let before = self.search.clone();
        let nodes = before.nodes();
        self.search.advance(left - 1);
        if self.search.status() != ExactStatus::Running || self.search.solutions() > 0 {
            let last = self.search.nodes() - nodes;
            self.search = before;
            self.search.advance(last - 1);
        }
        self.last = self.search.next();
        self.search.advance(1);
    }

    fn moves(&self) -> u64 {
        self.search.nodes()
    }

    fn over(&self) -> bool {
        self.progress().status != Status::Running
    }

    fn grown(&self) -> usize {
        self.search.grown()
    }
}

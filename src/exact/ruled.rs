//! Exact search over sudokus with more rules: depth first on the candidates of `puzzle::field`.
//!
//! A node tries one digit on one cell, and fills in all that follows. The cell is one with the fewest candidates, or a digit's places
//! in a house where these are fewer. Every level keeps the field before its choice.

use super::{ExactStatus, MOST_WAITING, Outcome, Tried, WHOLE, Why};
use crate::puzzle::field::{Branch, Broken, CandidateGrid, Deductions, Layout};
use crate::puzzle::sudoku::Sudoku;
use std::sync::Arc;

/// A choice on the way to the present node.
#[derive(Clone, Debug)]
struct RuledLevel {
    /// The field before the choice.
    field: CandidateGrid,
    /// What is left to be tried.
    left: Branch,
    /// Branches tried, the present one included.
    tried: u32,
    /// Branches in all.
    branches: u32,
}

/// Searches for the solutions of a sudoku with more rules.
#[derive(Clone, Debug)]
pub(super) struct RuledTree {
    layout: Arc<Layout>,
    /// The grid as given, until the first node looks at it.
    root: Option<Vec<u8>>,
    levels: Vec<RuledLevel>,
    /// Solutions that were not taken yet, one after the other.
    pub waiting: Vec<u8>,
    /// Cells of a board.
    pub cells: usize,
    limit: u64,
    /// Nodes so far.
    pub nodes: u64,
    /// Solutions so far.
    pub solutions: u64,
    /// How far the search has come.
    pub status: ExactStatus,
}

/// Takes one of what may be tried: cell, and digit from 1.
fn take(layout: &Layout, branch: &mut Branch) -> (usize, u8) {
    let (Branch::Cell(_, mask) | Branch::House(_, _, mask)) = branch;
    let place = mask.trailing_zeros();
    *mask &= *mask - 1;
    match *branch {
        Branch::Cell(cell, _) => (cell, place as u8 + 1),
        Branch::House(house, at, _) => (layout.cell(house, place as usize), at as u8 + 1),
    }
}

fn branches(branch: &Branch) -> u32 {
    let (Branch::Cell(_, mask) | Branch::House(_, _, mask)) = branch;
    mask.count_ones()
}

impl RuledTree {
    /// Returns a search for the solutions of `grid` that ends when `limit` of them are found; 0 counts as 1.
    pub fn new(grid: &Sudoku, limit: u64) -> Self {
        RuledTree {
            layout: Arc::new(Layout::new(grid, Deductions::ALL)),
            root: Some(grid.givens.clone()),
            levels: Vec::new(),
            waiting: Vec::new(),
            cells: grid.givens.len(),
            limit: limit.max(1),
            nodes: 0,
            solutions: 0,
            status: ExactStatus::Running,
        }
    }

    /// Searches on for at most this many nodes.
    pub fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if self.status != ExactStatus::Running || self.waiting.len() == MOST_WAITING * self.cells {
                return;
            }
            self.node();
        }
    }

    /// Tries the next branch of the deepest level that has one.
    fn node(&mut self) {
        self.nodes += 1;
        let mut field = match self.root.take() {
            Some(givens) => self.layout.field(&givens),
            None => {
                let level = self.levels.last_mut().expect("a running search has a branch to try");
                let mut field = level.field.clone();
                let (cell, digit) = take(&self.layout, &mut level.left);
                field.fill(&self.layout, cell, digit);
                level.tried += 1;
                field
            }
        };
        if field.settle(&self.layout) {
            if field.blanks() > 0 {
                let left = field.branch(&self.layout);
                let branches = branches(&left);
                self.levels.push(RuledLevel { field, left, tried: 0, branches });
                return;
            }
            self.waiting.extend_from_slice(field.digits());
            self.solutions += 1;
        }
        while self.levels.last().is_some_and(|level| level.tried == level.branches) {
            self.levels.pop();
        }
        if self.levels.is_empty() {
            self.status = ExactStatus::Complete;
        } else if self.solutions >= self.limit {
            self.status = ExactStatus::Limit;
        }
    }

    /// Returns what the next node will be; `None` if the search is over.
    pub fn next(&self) -> Option<Tried> {
        if self.status != ExactStatus::Running {
            return None;
        }
        let (before, tried, mut field) = match (&self.root, self.levels.last()) {
            (Some(givens), _) => (givens.clone(), None, self.layout.field(givens)),
            (None, level) => {
                let RuledLevel { field, left, .. } = level?;
                let (before, mut field) = (field.digits().to_vec(), field.clone());
                let (cell, digit) = take(&self.layout, &mut left.clone());
                field.fill(&self.layout, cell, digit);
                (before, Some((cell, i32::from(digit))), field)
            }
        };
        let settled = field.settle(&self.layout);
        let after = field.digits();
        let new = |&cell: &usize| before[cell] == 0 && after[cell] != 0 && tried.is_none_or(|(own, _)| own != cell);
        Some(Tried {
            tried,
            followed: (0..self.cells).filter(new).map(|cell| (cell, after[cell].into())).collect(),
            outcome: match settled {
                false => Outcome::Cut,
                true if field.blanks() == 0 => Outcome::Solution,
                true => Outcome::Deeper,
            },
            why: field.broken().map(|broken| match broken {
                Broken::Empty(cell) => Why::Empty { cell },
                Broken::Placeless => Why::Placeless,
                Broken::Sum => Why::Sum,
            }),
            depth: self.levels.len(),
            left: self.levels.last().map_or(0, |level| level.branches - level.tried - 1),
            board: after.iter().map(|&digit| (digit != 0).then_some(digit.into())).collect(),
        })
    }

    /// Returns the fraction of the tree that has been searched, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.status == ExactStatus::Complete {
            return 1.0;
        }
        // In whole parts of 2^63: these add up the same in any order, so that the sum never falls.
        let (mut share, mut width) = (0, WHOLE);
        for (index, level) in self.levels.iter().enumerate() {
            // The branch that leads to the next level is not done with.
            let done = level.tried - u32::from(index + 1 < self.levels.len());
            width /= u64::from(level.branches);
            share += width * u64::from(done);
        }
        share as f64 / WHOLE as f64
    }
}

//! Depth-first search in steps, also over grids of candidates: the common part of all exact searches.

use super::proof_log::ProofLog;
use super::{ExactStatus, MOST_WAITING, Outcome, Tried, WHOLE, Why};
use crate::sudoku::Sudoku;
use crate::sudoku::candidates::Look;
#[cfg(full)]
use crate::sudoku::candidates::Propagation;
#[cfg(full)]
use crate::sudoku::field::{CandidateGrid, Layout};
use std::fmt;
#[cfg(full)]
use std::sync::Arc;

/// The counters of a search, and its solutions so far.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The solutions that have not been taken yet, one after the other.
    waiting: Vec<i32>,
    /// The number of cells of a board.
    pub cells: usize,
    /// The number of further solutions to keep.
    pub keep: usize,
    pub limit: u64,
    pub nodes: u64,
    pub solutions: u64,
    pub status: ExactStatus,
}

impl Tally {
    /// Returns counters for a search that ends at `limit` solutions, where 0 counts as 1, and keeps the first `keep`.
    pub fn new(cells: usize, limit: u64, keep: usize) -> Self {
        let most = MOST_WAITING.min(keep).min(usize::try_from(limit).unwrap_or(MOST_WAITING));
        Tally {
            waiting: Vec::with_capacity(most * cells),
            cells,
            keep,
            limit: limit.max(1),
            nodes: 0,
            solutions: 0,
            status: ExactStatus::Running,
        }
    }

    /// Returns whether another node can be tried: not after the end, and not while the buffer is full.
    #[inline(always)]
    fn goes_on(&self) -> bool {
        self.status == ExactStatus::Running && self.waiting.len() < MOST_WAITING * self.cells
    }

    /// Counts a board that represents `weight` solutions; `write` appends it.
    #[inline(always)]
    pub fn found(&mut self, weight: u64, write: impl FnOnce(&mut Vec<i32>)) {
        self.solutions = self.solutions.saturating_add(weight).min(self.limit);
        if self.keep > 0 {
            self.keep -= 1;
            write(&mut self.waiting);
        }
    }

    /// Ends the search if nothing is left to be tried, or if enough solutions are found.
    #[inline(always)]
    pub fn see_end(&mut self, none_left: bool) {
        if none_left {
            self.status = ExactStatus::Complete;
        } else if self.solutions >= self.limit {
            self.status = ExactStatus::Limit;
        }
    }

    /// Takes the solutions found since the last call.
    pub fn take(&mut self) -> Vec<Vec<i32>> {
        let boards = self.waiting.chunks_exact(self.cells).map(<[i32]>::to_vec).collect();
        self.waiting.clear();
        boards
    }
}

/// A search that tries one node after the other.
pub(super) trait NodeSteps: Send + Sync {
    /// Returns the counters of the search.
    fn tally(&self) -> &Tally;

    /// Returns the counters of the search for changes.
    fn tally_mut(&mut self) -> &mut Tally;

    /// Tries the next node.
    fn node(&mut self);

    /// Returns the next node; `None` if the search is over.
    fn next(&self) -> Option<Tried>;

    /// Returns the fraction of the tree searched so far, 0 to 1, which never decreases.
    fn progress(&self) -> f64;

    /// Returns about how many bytes the search has grown since its start.
    fn grown(&self) -> usize;

    /// Returns a copy.
    fn boxed(&self) -> Box<dyn NodeSteps>;

    /// Tries at most `nodes` nodes; stops earlier at the end, and when the buffer is full. Each type has its own loop,
    /// so only the call of this method is dynamic.
    fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if !self.tally().goes_on() {
                return;
            }
            self.node();
        }
    }
}

/// An exact search, which advances in steps.
pub struct Exact {
    search: Box<dyn NodeSteps>,
}

impl Exact {
    /// Wraps a search at its start.
    pub(super) fn of(search: impl NodeSteps + 'static) -> Self {
        Exact { search: Box::new(search) }
    }

    /// Continues for at most `nodes` nodes; stops earlier at the end, and when solutions must be taken first.
    pub fn advance(&mut self, nodes: u64) {
        self.search.advance(nodes);
    }

    /// Returns the status of the search.
    pub fn status(&self) -> ExactStatus {
        self.search.tally().status
    }

    /// Returns the number of nodes so far.
    pub fn nodes(&self) -> u64 {
        self.search.tally().nodes
    }

    /// Returns the number of solutions found so far, taken or not.
    pub fn solutions(&self) -> u64 {
        self.search.tally().solutions
    }

    /// Returns the fraction of the tree that has been searched, 0 to 1, which never decreases. All branches of a node
    /// have equal weight.
    pub fn progress(&self) -> f64 {
        if self.status() == ExactStatus::Complete { 1.0 } else { self.search.progress() }
    }

    /// Returns about how many bytes the search has grown since its start.
    pub(super) fn grown(&self) -> usize {
        self.search.grown()
    }

    /// Returns the next node; `None` if the search is over.
    pub fn next(&self) -> Option<Tried> {
        self.search.next()
    }

    /// Takes the solutions found since the last call, in the order of the search. Boards are in cell order, row by row
    /// for a sudoku.
    pub fn take(&mut self) -> Vec<Vec<i32>> {
        self.search.tally_mut().take()
    }
}

/// Written by hand, because a derived implementation would put every part of a search into the program as text.
impl fmt::Debug for Exact {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} nodes", self.nodes())
    }
}

impl Clone for Exact {
    fn clone(&self) -> Self {
        Exact { search: self.search.boxed() }
    }
}

/// Returns the fraction of a tree that has been searched; all branches of a node have equal weight. For each level on
/// the path to the present node, `levels` has the branches tried and the total.
pub(super) fn searched(levels: impl ExactSizeIterator<Item = (u32, u32)>) -> f64 {
    let last = levels.len().saturating_sub(1);
    // Counts in units of 1/2^63, which add up the same in any order, so that the sum never decreases.
    let (mut share, mut width) = (0, WHOLE);
    for (index, (tried, branches)) in levels.enumerate() {
        // The branch that leads to the next level is not finished.
        let done = tried - u32::from(index < last);
        width /= u64::from(branches);
        share += width * u64::from(done);
    }
    share as f64 / WHOLE as f64
}

#[cfg(full)]
impl GridTree<CandidateGrid> {
    /// Returns the search of a proof: for all solutions, without keeping them.
    pub fn proving(sudoku: &Sudoku) -> Self {
        let layout = Arc::new(Layout::new(sudoku, Propagation::Locked).with_looks());
        GridTree { layout, ..GridTree::new(sudoku, u64::MAX, 0) }
    }
}

/// A grid of candidates that a [`GridTree`] is searched over.
pub(super) trait TreeGrid: Clone + Send + Sync + 'static {
    /// The data common to all grids of a sudoku, which is cheap to clone.
    type Layout: Clone + Send + Sync;
    /// A choice of branches, exactly one of them right.
    type Choice: Clone + Send + Sync;

    /// Returns the data common to all grids of a sudoku.
    fn layout(sudoku: &Sudoku) -> Self::Layout;

    /// Returns the grid of the givens, 0 for a blank.
    fn of_givens(layout: &Self::Layout, givens: &[u8]) -> Self;

    /// Fills in all consequences. Returns `false` if the grid is broken.
    fn settle(&mut self, layout: &Self::Layout) -> bool;

    /// Takes the looks that led to the grid since the last call; empty for a grid that keeps none.
    fn take_looks(&mut self) -> Vec<Look> {
        Vec::new()
    }

    /// Writes the branches of a choice into a proof; grids that keep no looks have no proof.
    fn write_choice(_: &Self::Layout, _: &Self::Choice, _: &mut impl ProofLog) {}

    /// Returns whether a settled grid is a solution.
    fn is_full(&self) -> bool;

    /// Returns the choice for a settled grid that is not full, and its number of branches.
    fn choose(&self, layout: &Self::Layout) -> (Self::Choice, u32);

    /// Takes one of the branches and puts its digit on its cell. Returns both.
    fn try_one(&mut self, layout: &Self::Layout, choice: &mut Self::Choice) -> (usize, u8);

    /// Writes the digits that are known, row by row, on a board of zeros.
    fn write(&self, board: &mut [i32]);

    /// Returns why a grid is broken.
    fn why(&self) -> Why;

    /// Returns the number of bytes that a grid uses beyond its own size.
    fn bytes(&self) -> usize;
}

/// A choice on the path to the present node.
#[derive(Clone)]
struct TreeLevel<G: TreeGrid> {
    /// The grid before the choice.
    grid: G,
    /// The branches that are left.
    left: G::Choice,
    /// The number of branches tried, including the present one.
    tried: u32,
    /// The total number of branches.
    branches: u32,
}

/// A depth-first search for the solutions of a sudoku. A node tries one digit on one cell, with all consequences. Every
/// level keeps the grid before its choice, so that backtracking only means going up a level.
#[derive(Clone)]
pub(super) struct GridTree<G: TreeGrid> {
    layout: G::Layout,
    /// The givens, until the first node uses them.
    root: Option<Vec<u8>>,
    levels: Vec<TreeLevel<G>>,
    tally: Tally,
}

impl<G: TreeGrid> GridTree<G> {
    /// Returns a search for solutions of `sudoku` that ends when it has found `limit` of them, and keeps the first
    /// `keep`.
    pub fn new(sudoku: &Sudoku, limit: u64, keep: usize) -> Self {
        let blanks = sudoku.givens.iter().filter(|&&digit| digit == 0).count();
        GridTree {
            layout: G::layout(sudoku),
            root: Some(sudoku.givens.clone()),
            // No tree is deeper than the grid has blanks, so nothing is allocated later.
            levels: Vec::with_capacity(blanks),
            tally: Tally::new(sudoku.givens.len(), limit, keep),
        }
    }

    /// Tries the next branch of the deepest level that has one, and logs the result.
    pub fn step(&mut self, log: &mut impl ProofLog) {
        self.tally.nodes += 1;
        let mut grid = match self.root.take() {
            Some(givens) => G::of_givens(&self.layout, &givens),
            None => {
                let level = self.levels.last_mut().expect("a running search has a branch to try");
                let mut grid = level.grid.clone();
                grid.try_one(&self.layout, &mut level.left);
                level.tried += 1;
                grid
            }
        };
        let settled = grid.settle(&self.layout);
        grid.take_looks().into_iter().for_each(|look| log.look(look));
        if settled {
            if !grid.is_full() {
                let (left, branches) = grid.choose(&self.layout);
                G::write_choice(&self.layout, &left, log);
                self.levels.push(TreeLevel { grid, left, tried: 0, branches });
                return;
            }
            log.solution();
            let cells = self.tally.cells;
            self.tally.found(1, |waiting| {
                let start = waiting.len();
                waiting.resize(start + cells, 0);
                grid.write(&mut waiting[start..]);
            });
        } else {
            log.cut();
        }
        while self.levels.last().is_some_and(|level| level.tried == level.branches) {
            self.levels.pop();
        }
        self.tally.see_end(self.levels.is_empty());
    }
}

impl<G: TreeGrid> NodeSteps for GridTree<G> {
    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    fn node(&mut self) {
        self.step(&mut ());
    }

    fn boxed(&self) -> Box<dyn NodeSteps> {
        Box::new(self.clone())
    }

    fn grown(&self) -> usize {
        self.levels.iter().map(|level| size_of::<TreeLevel<G>>() + level.grid.bytes()).sum()
    }

    fn next(&self) -> Option<Tried> {
        if self.tally.status != ExactStatus::Running {
            return None;
        }
        let digits = |grid: &G| {
            let mut digits = vec![0; self.tally.cells];
            grid.write(&mut digits);
            digits
        };
        let (before, tried, mut grid) = match (&self.root, self.levels.last()) {
            (Some(givens), _) => {
                (givens.iter().map(|&digit| digit.into()).collect(), None, G::of_givens(&self.layout, givens))
            }
            (None, level) => {
                let TreeLevel { grid, left, .. } = level?;
                let (before, mut grid) = (digits(grid), grid.clone());
                let (cell, digit) = grid.try_one(&self.layout, &mut left.clone());
                (before, Some((cell, i32::from(digit))), grid)
            }
        };
        let settled = grid.settle(&self.layout);
        let after = digits(&grid);
        let new = |&cell: &usize| before[cell] == 0 && after[cell] != 0 && tried.is_none_or(|(own, _)| own != cell);
        Some(Tried {
            tried,
            arranged: None,
            followed: (0..after.len()).filter(new).map(|cell| (cell, after[cell])).collect(),
            outcome: match settled {
                false => Outcome::Cut,
                true if grid.is_full() => Outcome::Solution,
                true => Outcome::Deeper,
            },
            why: (!settled).then(|| grid.why()),
            depth: self.levels.len(),
            left: self.levels.last().map_or(0, |level| level.branches - level.tried - 1),
            board: after.iter().map(|&digit| (digit != 0).then_some(digit)).collect(),
        })
    }

    fn progress(&self) -> f64 {
        searched(self.levels.iter().map(|level| (level.tried, level.branches)))
    }
}

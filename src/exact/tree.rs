//! Depth-first search in steps, and over grids of candidates: what all exact searches share.

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

/// The counts of a search, and its solutions so far.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// Solutions that were not taken yet, one after the other.
    waiting: Vec<i32>,
    /// Cells of a board.
    pub cells: usize,
    /// How many more solutions are kept.
    pub keep: usize,
    pub limit: u64,
    pub nodes: u64,
    pub solutions: u64,
    pub status: ExactStatus,
}

impl Tally {
    /// Returns the tally of a search that ends when `limit` solutions are found, 0 counts as 1, and keeps the first `keep`.
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

    /// Returns whether another node can be tried: not after the end, and not while the solutions must be taken.
    #[inline(always)]
    fn goes_on(&self) -> bool {
        self.status == ExactStatus::Running && self.waiting.len() < MOST_WAITING * self.cells
    }

    /// Counts a board that stands for `weight` solutions, which `write` appends.
    #[inline(always)]
    pub fn found(&mut self, weight: u64, write: impl FnOnce(&mut Vec<i32>)) {
        self.solutions = self.solutions.saturating_add(weight).min(self.limit);
        if self.keep > 0 {
            self.keep -= 1;
            write(&mut self.waiting);
        }
    }

    /// Ends the search if nothing is left to be tried, or if enough is found.
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
    /// Returns what it has counted.
    fn tally(&self) -> &Tally;

    /// Returns what it has counted, to be changed.
    fn tally_mut(&mut self) -> &mut Tally;

    /// Tries the next node.
    fn node(&mut self);

    /// Returns what the next node will be; `None` if the search is over.
    fn next(&self) -> Option<Tried>;

    /// Returns the fraction of the tree that has been searched before its end, 0 to 1. It never falls.
    fn progress(&self) -> f64;

    /// Returns about how many bytes the search takes more than at its start.
    fn grown(&self) -> usize;

    /// Returns a copy.
    fn boxed(&self) -> Box<dyn NodeSteps>;

    /// Tries at most this many nodes; stops earlier at the end, and when the solutions must be taken. Each search has a loop of its
    /// own: only the call for all of them is looked up.
    fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if !self.tally().goes_on() {
                return;
            }
            self.node();
        }
    }
}

/// An exact search at work.
pub struct Exact {
    search: Box<dyn NodeSteps>,
}

impl Exact {
    /// Returns this search at its start.
    pub(super) fn of(search: impl NodeSteps + 'static) -> Self {
        Exact { search: Box::new(search) }
    }

    /// Searches on for at most this many nodes; stops earlier at the end, and when the solutions must be taken.
    pub fn advance(&mut self, nodes: u64) {
        self.search.advance(nodes);
    }

    /// Returns how far the search has come.
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

    /// Returns the fraction of the tree that has been searched, 0 to 1. It never falls. Every branch of a node counts
    /// the same.
    pub fn progress(&self) -> f64 {
        if self.status() == ExactStatus::Complete { 1.0 } else { self.search.progress() }
    }

    /// Returns about how many bytes the search takes more than at its start.
    pub(super) fn grown(&self) -> usize {
        self.search.grown()
    }

    /// Returns what the next node will be; `None` if the search is over.
    pub fn next(&self) -> Option<Tried> {
        self.search.next()
    }

    /// Takes the solutions found since the last call: boards in cell order, of a sudoku row by row, in the order of the search.
    pub fn take(&mut self) -> Vec<Vec<i32>> {
        self.search.tally_mut().take()
    }
}

/// A derived one would put every part of a search into the program as text.
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

/// Returns the fraction of a tree that has been searched. Every branch of a node counts the same. Of each level on the way to the
/// present node it takes the branches that were tried, and all its branches.
pub(super) fn searched(levels: impl ExactSizeIterator<Item = (u32, u32)>) -> f64 {
    let last = levels.len().saturating_sub(1);
    // In whole parts of 2^63: these add up the same in any order, so that the sum never falls.
    let (mut share, mut width) = (0, WHOLE);
    for (index, (tried, branches)) in levels.enumerate() {
        // The branch that leads to the next level is not done with.
        let done = tried - u32::from(index < last);
        width /= u64::from(branches);
        share += width * u64::from(done);
    }
    share as f64 / WHOLE as f64
}

#[cfg(full)]
impl GridTree<CandidateGrid> {
    /// Returns the search of a proof: for all solutions, which are not kept.
    pub fn proving(sudoku: &Sudoku) -> Self {
        let layout = Arc::new(Layout::new(sudoku, Propagation::Locked).with_looks());
        GridTree { layout, ..GridTree::new(sudoku, u64::MAX, 0) }
    }
}

/// A grid of candidates that a [`GridTree`] is searched over.
pub(super) trait TreeGrid: Clone + Send + Sync + 'static {
    /// The part that all grids of a sudoku share; it is cheap to clone.
    type Layout: Clone + Send + Sync;
    /// A choice of branches, of which exactly one is right.
    type Choice: Clone + Send + Sync;

    /// Returns what the grids of a sudoku share.
    fn layout(sudoku: &Sudoku) -> Self::Layout;

    /// Returns the grid of the givens, 0 for a blank.
    fn of_givens(layout: &Self::Layout, givens: &[u8]) -> Self;

    /// Fills in all that follows. Returns whether the grid is not broken.
    fn settle(&mut self, layout: &Self::Layout) -> bool;

    /// Takes the looks by which it came to what it holds, since the last call; none of a grid that keeps none.
    fn take_looks(&mut self) -> Vec<Look> {
        Vec::new()
    }

    /// Writes the branches of a choice into a proof; grids that keep no looks are not proved.
    fn write_choice(_: &Self::Layout, _: &Self::Choice, _: &mut impl ProofLog) {}

    /// Returns whether a settled grid is a solution.
    fn is_full(&self) -> bool;

    /// Returns what to try on a settled grid that is not full, and how many branches it has.
    fn choose(&self, layout: &Self::Layout) -> (Self::Choice, u32);

    /// Takes one of the branches and puts its digit on its cell. Returns both.
    fn try_one(&mut self, layout: &Self::Layout, choice: &mut Self::Choice) -> (usize, u8);

    /// Writes the digits that are known, row by row, on a board of zeros.
    fn write(&self, board: &mut [i32]);

    /// Returns why a grid is broken.
    fn why(&self) -> Why;

    /// Returns how many bytes a grid holds elsewhere, beyond its own size.
    fn bytes(&self) -> usize;
}

/// A choice on the way to the present node.
#[derive(Clone)]
struct TreeLevel<G: TreeGrid> {
    /// The grid before the choice.
    grid: G,
    /// Branches that are left.
    left: G::Choice,
    /// Branches tried, the present one included.
    tried: u32,
    /// Branches in all.
    branches: u32,
}

/// A depth-first search for the solutions of a sudoku. A node tries one digit on one cell, with all that follows. Every level
/// keeps the grid before its choice, so that going back is going up.
#[derive(Clone)]
pub(super) struct GridTree<G: TreeGrid> {
    layout: G::Layout,
    /// The givens, until the first node looks at them.
    root: Option<Vec<u8>>,
    levels: Vec<TreeLevel<G>>,
    tally: Tally,
}

impl<G: TreeGrid> GridTree<G> {
    /// Returns a search for the solutions of `sudoku` that ends when `limit` of them are found, and keeps the first `keep`.
    pub fn new(sudoku: &Sudoku, limit: u64, keep: usize) -> Self {
        let blanks = sudoku.givens.iter().filter(|&&digit| digit == 0).count();
        GridTree {
            layout: G::layout(sudoku),
            root: Some(sudoku.givens.clone()),
            // No tree is deeper than the grid has blanks: nothing is allocated on the way.
            levels: Vec::with_capacity(blanks),
            tally: Tally::new(sudoku.givens.len(), limit, keep),
        }
    }

    /// Tries the next branch of the deepest level that has one, and writes what it finds.
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

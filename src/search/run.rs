//! A search at work, as a run shows it: the search itself, how its frontier grew, and the board it looks at.

use crate::history::progress::{SearchProgress, Status};
use crate::history::{Event, Machine};
use crate::puzzle::Puzzle;
use crate::search::{self, Search, SearchSettings};

/// Sizes kept at most; when there are as many, every second is dropped.
const SIZES: usize = 2048;

/// Holds how large a search was after so many expansions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// Boards expanded.
    pub expansions: u64,
    /// Boards made.
    pub nodes: u64,
    /// Boards tested.
    pub goal_tests: u64,
    /// Boards waiting to be looked at.
    pub frontier: u64,
    /// Boards made and kept.
    pub reached: u64,
}

/// Holds a search and its history.
#[derive(Clone, Debug)]
pub struct SearchRun {
    search: Search,
    /// Sizes after every `stride` expansions, which is a power of two.
    sizes: Vec<Size>,
    stride: u64,
}

impl SearchRun {
    /// Returns the search at its start.
    ///
    /// # Panics
    /// If the heuristic reads an answer that the puzzle does not have: the config offers none such.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], settings: SearchSettings) -> Self {
        let search = Search::new(puzzle, givens, settings).expect("the config offers only heuristics that can be read");
        let mut searcher = SearchRun { search, sizes: Vec::with_capacity(SIZES), stride: 1 };
        searcher.sizes.push(searcher.size());
        searcher
    }

    /// Makes `n` expansions, or as many as there are before the search ends.
    pub fn advance(&mut self, n: u64) {
        let end = self.search.counters().expansions.saturating_add(n);
        while self.search.status() == search::SearchStatus::Running {
            let made = self.search.counters().expansions;
            if made >= end {
                return;
            }
            let next = (made | (self.stride - 1)) + 1;
            self.search.advance(next.min(end) - made);
            // A search may end without one more expansion.
            if self.search.counters().expansions == next {
                self.keep(next);
            }
        }
    }

    /// Keeps the size after this expansion, a multiple of the stride.
    fn keep(&mut self, expansions: u64) {
        if self.sizes.len() == SIZES {
            self.stride *= 2;
            let between = self.stride - 1;
            self.sizes.retain(|size| size.expansions & between == 0);
        }
        if expansions & (self.stride - 1) == 0 {
            self.sizes.push(self.size());
        }
    }

    fn size(&self) -> Size {
        let counters = self.search.counters();
        Size {
            expansions: counters.expansions,
            nodes: counters.nodes,
            goal_tests: counters.goal_tests,
            frontier: self.search.frontier_len() as u64,
            reached: self.search.reached_len() as u64,
        }
    }

    /// Returns the sizes kept, the present one last.
    pub fn sizes(&self) -> Vec<Size> {
        let mut sizes = self.sizes.clone();
        if sizes.last() != Some(&self.size()) {
            sizes.push(self.size());
        }
        sizes
    }

    /// Returns the search.
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// Returns the solution, if there is one; else the board expanded last; else the start.
    pub fn node(&self) -> u32 {
        self.search.path().last().copied().or(self.search.last_expanded()).unwrap_or(0)
    }

    /// Returns how far the search has come.
    pub fn progress(&self) -> SearchProgress {
        let counters = self.search.counters();
        let cost = self.search.cost();
        SearchProgress {
            status: match self.search.status() {
                search::SearchStatus::Running => Status::Running,
                search::SearchStatus::Solved => Status::Solved,
                search::SearchStatus::Exhausted => Status::Exhausted,
                search::SearchStatus::Stopped => Status::Stopped,
            },
            moves: counters.expansions,
            nodes: counters.nodes,
            goal_tests: counters.goal_tests,
            actions: counters.expansions + u64::from(cost.unwrap_or(0)),
            cut: counters.cut,
            cost,
            frontier: self.search.frontier_len() as u64,
            reached: self.search.reached_len() as u64,
            node: self.node(),
        }
    }
}

/// A search has its tree to look back at, so it is replayed from its start.
impl Machine for SearchRun {
    fn advance(&mut self, n: u64) {
        SearchRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.search.counters().expansions
    }

    fn over(&self) -> bool {
        self.search.status() != search::SearchStatus::Running
    }

    fn count(&self, _event: Event) -> u64 {
        0
    }

    fn checkpoint(&self) -> Self {
        self.clone()
    }

    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}

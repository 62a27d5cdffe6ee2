//! A search in progress, in the form of a run: the search, the growth of its frontier, and its present board.

use crate::history::Stepper;
use crate::history::progress::{SearchProgress, Status};
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::search::route::RouteSearch;
use crate::search::{AnySearch, Search, SearchSettings};

/// The maximum number of sizes that are kept; when it is reached, every second one is dropped.
const SIZES: usize = 2048;

/// The size of a search after some number of expansions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// Boards expanded.
    pub expansions: u64,
    /// Boards made.
    pub nodes: u64,
    /// Boards tested.
    pub goal_tests: u64,
    /// Boards in the frontier.
    pub frontier: u64,
    /// Boards made and kept.
    pub reached: u64,
}

/// The search of one of the problems.
#[derive(Clone, Debug)]
pub enum Searching {
    /// A search on a magic-sum puzzle.
    Sums(Box<Search>),
    /// A search on a map.
    Route(Box<RouteSearch>),
}

/// A search and its history.
#[derive(Clone, Debug)]
pub struct SearchRun {
    search: Searching,
    /// The sizes after every `stride` expansions, where the stride is a power of two.
    sizes: Vec<Size>,
    stride: u64,
}

impl SearchRun {
    /// Returns the search at its start.
    ///
    /// # Panics
    /// Panics if the heuristic reads an answer that the puzzle does not have; configurations never offer such a
    /// heuristic.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], settings: SearchSettings) -> Self {
        let search = Search::new(puzzle, givens, settings).expect("the config offers only heuristics that can be read");
        SearchRun::of(Searching::Sums(Box::new(search)))
    }

    /// Returns the search of a map at its start.
    pub fn on_map(route: &Route, settings: SearchSettings) -> Self {
        SearchRun::of(Searching::Route(Box::new(RouteSearch::new(route, settings))))
    }

    fn of(search: Searching) -> Self {
        let mut searcher = SearchRun { search, sizes: Vec::with_capacity(SIZES), stride: 1 };
        searcher.sizes.push(searcher.size());
        searcher
    }

    /// Keeps the size after this expansion, if it is a multiple of the stride.
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
        let search = self.any();
        let counters = search.counters();
        Size {
            expansions: counters.expansions,
            nodes: counters.nodes,
            goal_tests: counters.goal_tests,
            frontier: search.frontier_len() as u64,
            reached: search.reached_len() as u64,
        }
    }

    /// Returns the sizes kept, with the present size last.
    pub fn sizes(&self) -> Vec<Size> {
        let mut sizes = self.sizes.clone();
        if sizes.last() != Some(&self.size()) {
            sizes.push(self.size());
        }
        sizes
    }

    /// Returns the search.
    pub fn search(&self) -> &Searching {
        &self.search
    }

    /// Returns the part that is common to all searches.
    pub fn any(&self) -> &dyn AnySearch {
        match &self.search {
            Searching::Sums(search) => &**search,
            Searching::Route(search) => &**search,
        }
    }

    fn any_mut(&mut self) -> &mut dyn AnySearch {
        match &mut self.search {
            Searching::Sums(search) => &mut **search,
            Searching::Route(search) => &mut **search,
        }
    }

    /// Returns the solution, if there is one; otherwise the board expanded last, or the start.
    pub fn node(&self) -> u32 {
        self.any().path().last().copied().or(self.any().last_expanded()).unwrap_or(0)
    }

    /// Returns the progress of the search.
    pub fn progress(&self) -> SearchProgress {
        let search = self.any();
        let counters = search.counters();
        SearchProgress {
            status: search.status(),
            moves: counters.expansions,
            nodes: counters.nodes,
            goal_tests: counters.goal_tests,
            actions: counters.expansions + search.path().len().saturating_sub(1) as u64,
            cut: counters.cut,
            cost: search.cost(),
            frontier: search.frontier_len() as u64,
            reached: search.reached_len() as u64,
            node: self.node(),
        }
    }
}

/// The search tree records the past of a search, so replay begins at its start.
impl Stepper for SearchRun {
    fn advance(&mut self, n: u64) {
        let end = self.any().counters().expansions.saturating_add(n);
        while self.any().status() == Status::Running {
            let made = self.any().counters().expansions;
            if made >= end {
                return;
            }
            let next = (made | (self.stride - 1)) + 1;
            self.any_mut().advance(next.min(end) - made);
            // A search may end without another expansion.
            if self.any().counters().expansions == next {
                self.keep(next);
            }
        }
    }

    fn moves(&self) -> u64 {
        self.any().counters().expansions
    }

    fn over(&self) -> bool {
        self.any().status() != Status::Running
    }
}

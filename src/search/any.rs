//! The parts common to the searches of all problems: AIMA's loops, one round at a time. Strategies differ in the
//! frontier, and in the time of the goal test.

use super::Counters;
use super::frontier::Frontier;
use super::settings::{SearchSettings, Strategy};
use crate::history::progress::Status;

/// The counts and limits that every search keeps in addition to its nodes.
#[derive(Clone, Debug)]
#[expect(unnameable_types, reason = "nothing outside makes a search")]
pub struct Walk {
    pub(super) settings: SearchSettings,
    pub(super) frontier: Frontier,
    /// The depth limit of iterative deepening: nodes of this depth are not expanded.
    depth_limit: u16,
    /// True if iterative deepening has met such a node.
    cut_off: bool,
    /// The states in AIMA's table.
    pub(super) reached_len: usize,
    pub(super) status: Status,
    pub(super) counters: Counters,
    goal: Option<u32>,
    pub(super) last_expanded: Option<u32>,
}

impl Walk {
    pub(super) fn new(settings: SearchSettings) -> Walk {
        Walk {
            settings,
            frontier: Frontier::new(settings.strategy),
            depth_limit: 1,
            cut_off: false,
            reached_len: 0,
            status: Status::Running,
            counters: Counters::default(),
            goal: None,
            last_expanded: None,
        }
    }

    /// Returns whether the strategy keeps AIMA's table of reached states.
    pub(super) fn has_table(&self) -> bool {
        !matches!(self.settings.strategy, Strategy::DepthFirst | Strategy::IterativeDeepening)
    }

    /// Counts an expansion, and returns the number of expansions before it.
    pub(super) fn open(&mut self, node: u32) -> u32 {
        let time = self.counters.expansions as u32;
        self.counters.expansions += 1;
        self.last_expanded = Some(node);
        time
    }

    /// Ends the search with a solution.
    pub(super) fn solve(&mut self, node: u32) {
        self.status = Status::Solved;
        self.goal = Some(node);
    }
}

/// The nodes of a search, and the functions that make, test and expand them.
#[expect(unnameable_types, reason = "nothing outside makes a search")]
pub trait Nodes {
    /// Returns the data that the search keeps in addition to its nodes.
    fn walk(&self) -> &Walk;
    /// Returns the same data for changes.
    fn walk_mut(&mut self) -> &mut Walk;
    /// Checks whether a node is a solution; if so, the search ends with it.
    fn passes(&mut self, node: u32) -> bool;
    /// Makes the children of `node`, and adds those that are kept to the frontier.
    fn expand(&mut self, node: u32);
    /// Expands `node` for depth-first search, which makes the children one by one.
    fn expand_deep(&mut self, node: u32);
    /// Makes the next child for depth-first search.
    fn next_untried(&mut self) -> Option<u32>;
    /// Drops all nodes except the start, which returns to the frontier.
    fn begin_again(&mut self);
    /// Returns the number of steps to a node.
    fn depth(&self, node: u32) -> u16;
    /// Returns the nodes from the start to `node`.
    fn path_to(&self, node: u32) -> Vec<u32>;
    /// Returns whether the path of `node` has visited its state before.
    fn is_cycle(&mut self, _node: u32) -> bool {
        false
    }

    /// Makes one round of `best_first_search`, which tests a node when the node leaves the frontier.
    /// `breadth_first_search` has already tested it on creation.
    fn best_first(&mut self) {
        let early = self.walk().settings.strategy == Strategy::BreadthFirst;
        match self.walk_mut().frontier.pop() {
            Some(node) if !early && self.passes(node) => {}
            Some(node) => self.expand(node),
            None => self.walk_mut().status = Status::Unsolvable,
        }
    }

    /// Makes calls of `depth_first_recursive_search` up to its next expansion. A list of untried steps replaces the
    /// recursion.
    fn depth_first(&mut self) {
        // Only the start is ever in the frontier.
        while let Some(node) = self.walk_mut().frontier.pop().or_else(|| self.next_untried()) {
            if self.passes(node) {
                return;
            }
            if !self.is_cycle(node) {
                return self.expand_deep(node);
            }
        }
        if self.walk().status == Status::Running {
            self.walk_mut().status = Status::Unsolvable;
        }
    }

    /// Makes calls of `depth_limited_search` up to its next expansion, with the next limit when a search fails.
    fn deepen(&mut self) {
        while let Some(node) = self.walk_mut().frontier.pop() {
            if self.passes(node) {
                return;
            }
            if self.depth(node) >= self.walk().depth_limit {
                self.walk_mut().cut_off = true;
            } else if !self.is_cycle(node) {
                return self.expand(node);
            }
        }
        let walk = self.walk_mut();
        if !std::mem::take(&mut walk.cut_off) {
            walk.status = Status::Unsolvable;
            return;
        }
        walk.depth_limit += 1;
        walk.last_expanded = None;
        self.begin_again();
    }
}

/// A search of any problem.
pub trait AnySearch: Nodes {
    /// Expands `n` nodes, or as many as there are before the search ends.
    fn advance(&mut self, n: u64) {
        let end = self.walk().counters.expansions.saturating_add(n);
        while self.walk().status == Status::Running && self.walk().counters.expansions < end {
            match self.walk().settings.strategy {
                Strategy::DepthFirst => self.depth_first(),
                Strategy::IterativeDeepening => self.deepen(),
                _ => self.best_first(),
            }
        }
    }

    /// Returns the state of the search.
    fn status(&self) -> Status {
        self.walk().status
    }

    /// Returns the counters so far.
    fn counters(&self) -> Counters {
        self.walk().counters
    }

    /// Returns the number of states in AIMA's table of reached states.
    fn reached_len(&self) -> usize {
        if self.walk().has_table() { self.walk().reached_len } else { 0 }
    }

    /// Returns the node of the solution, if one is found.
    fn goal(&self) -> Option<u32> {
        self.walk().goal
    }

    /// Returns the nodes from the start to the solution; empty if there is none yet.
    fn path(&self) -> Vec<u32> {
        self.goal().map_or(Vec::new(), |goal| self.path_to(goal))
    }

    /// Returns the node expanded last, if one has been.
    fn last_expanded(&self) -> Option<u32> {
        self.walk().last_expanded
    }

    /// Returns the cost of the solution, if one is found.
    fn cost(&self) -> Option<u32>;
    /// Returns the number of nodes in the frontier.
    fn frontier_len(&self) -> usize;
    /// Returns the number of nodes kept.
    fn kept(&self) -> usize;
    /// Returns the board of a node: its numbers in cell order, or the positions of the cells on its path.
    fn board_of(&self, node: u32) -> Vec<Option<i32>>;
    /// Returns the cell that a node has filled or entered, and its number or cost. The node must not be the start.
    fn step(&self, node: u32) -> (usize, i32);
}

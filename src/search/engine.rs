//! The search of a magic-sum puzzle: all strategies make, test and expand nodes with the same few functions.

use super::NoAnswer;
use super::any::{AnySearch, Nodes, Walk};
use super::board::{Blocked, PartialBoard, members};
use super::estimate::Estimate;
use super::settings::{Heuristic, Order, SearchSettings, Strategy};
use super::tree::{Node, Tree};
use crate::history::progress::Status;
use crate::puzzle::Puzzle;

/// A number that depth-first search has not placed yet.
#[derive(Clone, Copy, Debug)]
struct Untried {
    parent: u32,
    cell: u8,
    number: u8,
}

/// An expanded board, in a form for display.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The cell that is filled next.
    pub cell: u8,
    /// The numbers that could be placed there, each with the line that prunes it, if any.
    pub children: Vec<(i32, Option<Blocked>)>,
}

/// A search in progress. It moves forward only by [`Search::advance`], and the batch size does not affect it.
#[derive(Clone, Debug)]
pub struct Search {
    walk: Walk,
    givens: Vec<Option<i32>>,
    estimate: Estimate,
    /// The number of blanks at the start, which is the depth of every full board.
    blanks: u8,
    board: PartialBoard,
    tree: Tree,
    /// The frontier of depth-first search, except for the start.
    untried: Vec<Untried>,
}

impl Search {
    /// Returns the search at its start, with no node expanded.
    ///
    /// # Errors
    /// Returns an error if the heuristic reads an answer that the puzzle does not have.
    ///
    /// # Panics
    /// Panics if the givens do not have one place per cell, or repeat a number; configurations and starts satisfy this.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], settings: SearchSettings) -> Result<Search, NoAnswer> {
        assert_eq!(givens.len(), puzzle.cells.len(), "one place for every cell");
        let estimate = Estimate::new(puzzle, givens, settings.heuristic).ok_or(NoAnswer)?;
        let board = PartialBoard::new(puzzle, givens);
        let tree = Tree::new(estimate.start);
        let mut search = Search {
            walk: Walk::new(settings),
            givens: givens.to_vec(),
            estimate,
            blanks: board.blanks().count_ones() as u8,
            board,
            tree,
            untried: Vec::new(),
        };
        search.begin();
        Ok(search)
    }

    fn begin(&mut self) {
        if self.walk.settings.heuristic == Heuristic::Feasible && !self.board.feasible() {
            self.walk.status = Status::Unsolvable;
        } else if self.walk.settings.strategy != Strategy::BreadthFirst || !self.passes(0) {
            self.wait(0);
        }
    }

    /// Goes to `node` for its expansion, and returns the cell that will be filled, if there is a blank.
    fn open(&mut self, node: u32) -> Option<u8> {
        self.tree.expand(node, self.walk.open(node));
        self.board.go(&self.tree, node);
        self.next_blank(&self.board)
    }

    /// Returns the cell that will be filled next, if there is a blank.
    #[inline(always)]
    fn next_blank(&self, board: &PartialBoard) -> Option<u8> {
        match (board.blanks(), self.walk.settings.order) {
            (0, _) => None,
            (blanks, Order::First) => Some(blanks.trailing_zeros() as u8),
            (_, Order::Constrained) => Some(board.most_constrained() as u8),
        }
    }

    /// Makes the child of `parent` with `number` on `cell`; returns `None` if the child is pruned, or if the tree is
    /// full.
    #[inline(always)]
    fn make(&mut self, parent: u32, cell: u8, number: u8) -> Option<u32> {
        if self.tree.len() > self.walk.settings.nodes as usize {
            self.walk.status = Status::Nodes;
            return None;
        }
        self.walk.counters.nodes += 1;
        if self.walk.settings.heuristic == Heuristic::Feasible {
            self.board.go(&self.tree, parent);
            self.board.put(cell.into(), number.into());
            let feasible = self.board.feasible();
            self.board.take(cell.into(), number.into());
            if !feasible {
                self.walk.counters.cut += 1;
                return None;
            }
        }
        let h = self.estimate.after(self.tree[parent].h, cell.into(), number.into());
        Some(self.tree.add(parent, cell, number, h))
    }

    #[inline(always)]
    fn wait(&mut self, node: u32) {
        self.walk.reached_len += 1;
        let Search { walk: Walk { frontier, settings, .. }, tree, .. } = self;
        frontier.push(node, || (f(settings, &tree[node]), tree[node].depth.into()));
    }

    /// Returns the key that orders the frontier; g + h for a frontier that is not ordered by f.
    pub fn f(&self, node: u32) -> f64 {
        f(&self.walk.settings, &self.tree[node])
    }

    /// Returns the settings of the search.
    pub fn settings(&self) -> &SearchSettings {
        &self.walk.settings
    }

    /// Returns the nodes; for iterative deepening, those since the last change of the limit.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Returns the result of the last expansion; `None` if there was none, or if the board had no blank.
    pub fn opened(&self) -> Option<Opened> {
        let node = self.walk.last_expanded?;
        let mut board = self.board.clone();
        board.go(&self.tree, node);
        let cell = self.next_blank(&board)?;
        let cuts = self.walk.settings.heuristic == Heuristic::Feasible;
        let choices: Vec<usize> = members(board.choices()).collect();
        let child = |number: usize| {
            board.put(cell.into(), number);
            let blocked = if cuts { board.blocked() } else { None };
            board.take(cell.into(), number);
            (board.number(number), blocked)
        };
        Some(Opened { cell, children: choices.into_iter().map(child).collect() })
    }
}

fn f(settings: &SearchSettings, node: &Node) -> f64 {
    settings.f(f64::from(node.depth), f64::from(node.h))
}

impl Nodes for Search {
    fn walk(&self) -> &Walk {
        &self.walk
    }

    fn walk_mut(&mut self) -> &mut Walk {
        &mut self.walk
    }

    #[inline(always)]
    fn passes(&mut self, node: u32) -> bool {
        self.walk.counters.goal_tests += 1;
        let Node { parent, cell, number, depth, .. } = self.tree[node];
        // A board with blanks is never a solution, so the board need not go there.
        if depth < self.blanks {
            return false;
        }
        let solved = if node == 0 {
            self.board.is_goal()
        } else {
            self.board.go(&self.tree, parent);
            self.board.completes(cell.into(), number.into())
        };
        if solved {
            self.walk.solve(node);
        }
        solved
    }

    fn expand(&mut self, node: u32) {
        let Some(cell) = self.open(node) else { return };
        for number in members(self.board.choices()) {
            let made = self.make(node, cell, number as u8);
            if self.walk.status != Status::Running {
                return;
            }
            let Some(child) = made else { continue };
            if self.walk.settings.strategy == Strategy::BreadthFirst && self.passes(child) {
                return;
            }
            self.wait(child);
        }
    }

    fn expand_deep(&mut self, node: u32) {
        let Some(cell) = self.open(node) else { return };
        let first = self.untried.len();
        let choices = members(self.board.choices());
        self.untried.extend(choices.map(|number| Untried { parent: node, cell, number: number as u8 }));
        // The least number must be taken out first.
        self.untried[first..].reverse();
    }

    fn next_untried(&mut self) -> Option<u32> {
        while self.walk.status == Status::Running {
            let Untried { parent, cell, number } = self.untried.pop()?;
            let made = self.make(parent, cell, number);
            if made.is_some() {
                return made;
            }
        }
        None
    }

    fn begin_again(&mut self) {
        self.board.go(&self.tree, 0);
        self.tree.clear();
        self.wait(0);
    }

    fn depth(&self, node: u32) -> u16 {
        self.tree[node].depth.into()
    }

    fn path_to(&self, node: u32) -> Vec<u32> {
        self.tree.path_to(node)
    }
}

impl AnySearch for Search {
    fn cost(&self) -> Option<u32> {
        self.goal().map(|goal| self.tree[goal].depth.into())
    }

    fn frontier_len(&self) -> usize {
        self.walk.frontier.len() + self.untried.len()
    }

    fn kept(&self) -> usize {
        self.tree().len()
    }

    fn board_of(&self, node: u32) -> Vec<Option<i32>> {
        let mut board = self.givens.clone();
        for &n in &self.tree.path_to(node)[1..] {
            let (cell, number) = self.step(n);
            board[cell] = Some(number);
        }
        board
    }

    fn step(&self, node: u32) -> (usize, i32) {
        let Node { cell, number, .. } = self.tree[node];
        (cell.into(), self.board.number(number.into()))
    }
}

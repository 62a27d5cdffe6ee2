//! Search on a map: AIMA's algorithms for graphs, with AIMA's counts.
//!
//! Several routes lead to one cell, so the table of reached states determines the nodes that are kept: figure 3.7 of
//! AIMA, fourth edition. A child is kept if its cell is not in the table, or if it is cheaper than the entry there. The
//! node that it replaces stays in the frontier, and is tested and expanded again at its turn.
//!
//! | strategy | frontier | goal test | table |
//! |---|---|---|---|
//! | breadth-first | first in, first out | when a node is made | yes |
//! | uniform-cost, greedy, A*, weighted A* | least f first, among equals least g | when it leaves the frontier | yes |
//! | depth-first | implicit in the recursion; a child is made at its turn | when it is made | no |
//! | iterative deepening | last in, first out | when it leaves the frontier | no |
//!
//! Strategies without a table do not expand a node whose path already contains its cell: `is_cycle`, along the entire
//! path.

use super::any::{AnySearch, Nodes, Walk};
use super::settings::{Heuristic, SearchSettings, Strategy};
use super::tree::NONE;
use crate::history::progress::Status;
use crate::route::{Action, Route};
use serde::Serialize;

/// A cell as reached by one path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RouteNode {
    /// The node that made this one; [`NONE`] for the root.
    pub parent: u32,
    /// The position in the order of expansion, from 0; [`NONE`] for a node that was not expanded.
    pub expanded: u32,
    /// The cost of the path.
    pub g: u32,
    /// The cell.
    pub cell: u16,
    /// The number of steps of the path.
    pub depth: u16,
}

/// The fate of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reached {
    /// The child's cell is the goal, and the search ends.
    Goal,
    /// The child's cell was reached for the first time: the child is kept.
    First,
    /// The child's cell had been reached at a higher cost: the child is kept.
    Cheaper,
    /// The child's cell had been reached at no higher cost: the child is dropped.
    Known,
    /// The child's cell is already on its path: the child will not be expanded.
    Cycle,
    /// The child is made at its turn.
    Later,
}

/// A neighbour of an expanded cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Neighbour {
    /// The action that leads to the neighbour.
    pub action: Action,
    /// The cell of the neighbour.
    pub cell: usize,
    /// The cost of entering the cell.
    pub cost: u8,
    /// The cost of the path to the cell.
    pub g: u32,
    /// The estimate of the cost from the cell to the goal.
    pub h: f64,
    /// The key that orders the frontier.
    pub f: f64,
    /// The fate of the child.
    pub reached: Reached,
    /// The previous cost of the cell, if the search keeps a table and had reached the cell.
    pub before: Option<u32>,
}

/// The maximum number of frontier nodes in [`Explored`].
const NEXT: usize = 30;

/// A cell of a search node, with the cost of the node's path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// The cell.
    pub cell: usize,
    /// The cost of the path.
    pub g: u32,
    /// The key that orders the frontier; g + h for a frontier that is not ordered by f.
    pub f: f64,
}

/// The state of each cell of a map in a search, in cell order, and the nodes around the present turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    /// The cost of the path that is kept for the cell; -1 if the cell was not reached.
    pub g: Vec<i32>,
    /// The expansion number of the node that is kept, from 1; 0 if it was not expanded.
    pub expanded: Vec<u32>,
    /// The estimate of the cost from the cell to the goal.
    pub h: Vec<f64>,
    /// The cell that the kept node was made from; -1 for the start, and without such a node.
    pub parent: Vec<i32>,
    /// The node expanded last, if one has been.
    pub last: Option<Seen>,
    /// The number of cells that its expansion reached first.
    pub new: usize,
    /// The first nodes of the frontier, at most 30, in the order of their turns.
    pub next: Vec<Seen>,
    /// True if a node of the cell is in the frontier.
    pub waits: Vec<bool>,
}

/// A search on a map. It moves forward only by [`RouteSearch::advance`], and the batch size does not affect it.
#[derive(Clone, Debug)]
pub struct RouteSearch {
    walk: Walk,
    route: Route,
    /// The estimate of each cell.
    h: Vec<f64>,
    nodes: Vec<RouteNode>,
    /// The node that reached each cell: AIMA's table. Without a table, the last node made for the cell, for display.
    reached: Vec<u32>,
    /// The path to the present node, and whether each cell is on it, for strategies without a table.
    way: Vec<u32>,
    on_way: Vec<bool>,
    /// The next action that depth-first search has not tried, for each node of the path.
    untried: Vec<u8>,
    /// The results of the last expansion.
    neighbours: Vec<Neighbour>,
    /// True if the last expanded node had been replaced in the table.
    superseded: bool,
}

impl RouteSearch {
    /// Returns the search at its start, with no node expanded.
    pub fn new(route: &Route, settings: SearchSettings) -> RouteSearch {
        let cells = route.costs().len();
        let mut search = RouteSearch {
            walk: Walk::new(settings),
            route: route.clone(),
            h: (0..cells).map(|cell| estimate(route, settings.heuristic, cell)).collect(),
            nodes: Vec::new(),
            reached: Vec::new(),
            way: Vec::new(),
            on_way: vec![false; cells],
            untried: Vec::new(),
            neighbours: Vec::new(),
            superseded: false,
        };
        search.begin_again();
        // Start and goal are distinct, so the test of the start fails.
        search.walk.counters.goal_tests += u64::from(settings.strategy == Strategy::BreadthFirst);
        search
    }

    /// Records an expansion.
    fn open(&mut self, node: u32) {
        let cell = self.cell(node);
        self.superseded = self.walk.has_table() && self.reached[cell] != node;
        self.nodes[node as usize].expanded = self.walk.open(node);
        self.neighbours.clear();
        if !self.walk.has_table() {
            self.go_to(self.nodes[node as usize].depth.into());
            self.way.push(node);
            self.on_way[cell] = true;
        }
    }

    /// Shortens the path to `depth` nodes.
    fn go_to(&mut self, depth: usize) {
        while self.way.len() > depth {
            let cell = self.way.pop().map_or(0, |node| self.cell(node));
            self.on_way[cell] = false;
        }
    }

    /// Adds the child of `parent` at `cell`; returns `None` if the tree is full.
    fn add(&mut self, parent: u32, cell: usize) -> Option<u32> {
        let RouteNode { g, depth, .. } = self.nodes[parent as usize];
        if self.nodes.len() > self.walk.settings.nodes as usize {
            self.walk.status = Status::Nodes;
            return None;
        }
        let g = g + u32::from(self.route.costs()[cell]);
        self.nodes.push(RouteNode { parent, expanded: NONE, g, cell: cell as u16, depth: depth + 1 });
        let child = self.nodes.len() as u32 - 1;
        if self.walk.settings.strategy == Strategy::DepthFirst && !self.on_way[cell] {
            self.reached[cell] = child;
        }
        Some(child)
    }

    /// Enters a node into the table and the frontier.
    fn keep(&mut self, node: u32) {
        let RouteNode { cell, g, .. } = self.nodes[node as usize];
        let cell = usize::from(cell);
        if !self.on_way[cell] {
            self.walk.reached_len += usize::from(self.reached[cell] == NONE);
            self.reached[cell] = node;
        }
        let (settings, h) = (&self.walk.settings, self.h[cell]);
        self.walk.frontier.push(node, || (settings.f(f64::from(g), h), g));
    }

    fn solve(&mut self, node: u32) {
        self.reached[self.route.goal()] = node;
        self.walk.solve(node);
    }

    fn note(&mut self, parent: u32, action: Action, cell: usize, reached: Reached, before: Option<u32>) {
        let cost = self.route.costs()[cell];
        let (g, h) = (self.nodes[parent as usize].g + u32::from(cost), self.h[cell]);
        let f = self.walk.settings.f(f64::from(g), h);
        self.neighbours.push(Neighbour { action, cell, cost, g, h, f, reached, before });
    }

    /// Returns the cost of this cell in the table, if there is a table that contains it.
    fn table(&self, cell: usize) -> Option<u32> {
        let node = self.reached[cell];
        (self.walk.has_table() && node != NONE).then(|| self.nodes[node as usize].g)
    }

    fn cell(&self, node: u32) -> usize {
        self.nodes[node as usize].cell.into()
    }

    /// Returns the map.
    pub fn route(&self) -> &Route {
        &self.route
    }

    /// Returns the settings of the search.
    pub fn settings(&self) -> &SearchSettings {
        &self.walk.settings
    }

    /// Returns the nodes kept, in the order of creation; for iterative deepening, since the last change of the limit.
    pub fn nodes(&self) -> &[RouteNode] {
        &self.nodes
    }

    /// Returns the estimate of the cost from a node's cell to the goal.
    pub fn h(&self, node: u32) -> f64 {
        self.h[self.cell(node)]
    }

    /// Returns the key that orders the frontier; g + h for a frontier that is not ordered by f.
    pub fn f(&self, node: u32) -> f64 {
        self.walk.settings.f(f64::from(self.nodes[node as usize].g), self.h(node))
    }

    /// Returns the results of the last expansion.
    pub fn neighbours(&self) -> &[Neighbour] {
        &self.neighbours
    }

    /// Returns whether a cheaper path to the last expanded cell was found before its expansion.
    pub fn superseded(&self) -> bool {
        self.superseded
    }

    fn seen(&self, cell: usize, g: u32) -> Seen {
        Seen { cell, g, f: self.walk.settings.f(f64::from(g), self.h[cell]) }
    }

    /// Returns the nodes of the frontier in the order of their turns. For depth-first search, most of them do not exist
    /// yet: they are the untried steps from the end of its path up.
    fn waiting(&self) -> Vec<Seen> {
        let waiting = self.walk.frontier.in_order().into_iter();
        let waiting = waiting.map(|node| self.seen(self.cell(node), self.nodes[node as usize].g));
        let untried = self.way.iter().zip(&self.untried).rev().flat_map(|(&node, &next)| {
            let cells = Action::ALL.iter().skip(next.into());
            let cells = cells.filter_map(move |&action| self.route.result(self.cell(node), action));
            let g = self.nodes[node as usize].g;
            cells.map(move |cell| self.seen(cell, g + u32::from(self.route.costs()[cell])))
        });
        waiting.chain(untried).collect()
    }

    /// Returns the state of each cell in the search.
    pub fn explored(&self) -> Explored {
        let kept = |&node: &u32| self.nodes.get(node as usize);
        let above = |node: &RouteNode| kept(&node.parent).map_or(-1, |parent| parent.cell.into());
        let is_new = |reached| matches!(reached, Reached::Goal | Reached::First);
        let mut next = self.waiting();
        let mut waits = vec![false; self.h.len()];
        next.iter().for_each(|seen| waits[seen.cell] = true);
        next.truncate(NEXT);
        Explored {
            parent: self.reached.iter().map(|node| kept(node).map_or(-1, above)).collect(),
            last: self.walk.last_expanded.map(|node| self.seen(self.cell(node), self.nodes[node as usize].g)),
            new: self.neighbours.iter().filter(|neighbour| is_new(neighbour.reached)).count(),
            next,
            waits,
            g: self.reached.iter().map(|node| kept(node).map_or(-1, |node| node.g as i32)).collect(),
            expanded: self
                .reached
                .iter()
                .map(|node| kept(node).map_or(0, |node| node.expanded.wrapping_add(1)))
                .collect(),
            h: self.h.clone(),
        }
    }
}

/// Returns the estimate of a heuristic for a cell.
fn estimate(route: &Route, heuristic: Heuristic, cell: usize) -> f64 {
    let [rows, columns] = route.apart(cell, route.goal());
    match heuristic {
        Heuristic::Manhattan => (rows + columns) as f64,
        Heuristic::Straight => libm::sqrt((rows * rows + columns * columns) as f64),
        Heuristic::None | Heuristic::Misplaced | Heuristic::Values | Heuristic::Feasible => 0.0,
    }
}

impl Nodes for RouteSearch {
    fn walk(&self) -> &Walk {
        &self.walk
    }

    fn walk_mut(&mut self) -> &mut Walk {
        &mut self.walk
    }

    fn passes(&mut self, node: u32) -> bool {
        self.walk.counters.goal_tests += 1;
        let solved = self.cell(node) == self.route.goal();
        if solved {
            self.solve(node);
        }
        solved
    }

    fn expand(&mut self, node: u32) {
        self.open(node);
        let early = self.walk.settings.strategy == Strategy::BreadthFirst;
        for action in Action::ALL {
            let Some(cell) = self.route.result(self.cell(node), action) else { continue };
            self.walk.counters.nodes += 1;
            self.walk.counters.goal_tests += u64::from(early);
            let before = self.table(cell);
            let g = self.nodes[node as usize].g + u32::from(self.route.costs()[cell]);
            let reached = match before {
                None if early && cell == self.route.goal() => Reached::Goal,
                None if !self.walk.has_table() && self.on_way[cell] => Reached::Cycle,
                None => Reached::First,
                // Breadth-first search keeps the first path to a cell, regardless of its cost.
                Some(before) if !early && g < before => Reached::Cheaper,
                Some(_) => Reached::Known,
            };
            self.note(node, action, cell, reached, before);
            if reached == Reached::Known {
                continue;
            }
            let Some(child) = self.add(node, cell) else { return };
            if reached == Reached::Goal {
                self.solve(child);
                return;
            }
            self.keep(child);
        }
    }

    fn expand_deep(&mut self, node: u32) {
        self.open(node);
        self.untried.push(0);
        for action in Action::ALL {
            if let Some(cell) = self.route.result(self.cell(node), action) {
                let reached = if self.on_way[cell] { Reached::Cycle } else { Reached::Later };
                self.note(node, action, cell, reached, None);
            }
        }
    }

    fn next_untried(&mut self) -> Option<u32> {
        while let Some(&next) = self.untried.last() {
            let parent = self.way[self.untried.len() - 1];
            let Some(&action) = Action::ALL.get(usize::from(next)) else {
                self.untried.pop();
                continue;
            };
            *self.untried.last_mut()? += 1;
            if let Some(cell) = self.route.result(self.cell(parent), action) {
                self.walk.counters.nodes += 1;
                return self.add(parent, cell);
            }
        }
        None
    }

    fn begin_again(&mut self) {
        self.go_to(0);
        let root = RouteNode { parent: NONE, expanded: NONE, g: 0, cell: self.route.start() as u16, depth: 0 };
        self.nodes = vec![root];
        self.reached = vec![NONE; self.h.len()];
        self.walk.reached_len = 0;
        self.keep(0);
    }

    fn depth(&self, node: u32) -> u16 {
        self.nodes[node as usize].depth
    }

    fn path_to(&self, node: u32) -> Vec<u32> {
        let above = |&node: &u32| Some(self.nodes[node as usize].parent).filter(|&parent| parent != NONE);
        let mut path: Vec<u32> = std::iter::successors(Some(node), above).collect();
        path.reverse();
        path
    }

    /// Returns whether the cell of `node` is on the path to its parent, after shortening the path to this parent.
    fn is_cycle(&mut self, node: u32) -> bool {
        self.go_to(self.nodes[node as usize].depth.into());
        self.on_way[self.cell(node)]
    }
}

impl AnySearch for RouteSearch {
    fn cost(&self) -> Option<u32> {
        self.goal().map(|goal| self.nodes[goal as usize].g)
    }

    fn frontier_len(&self) -> usize {
        let left = |(&node, &next): (&u32, &u8)| {
            let actions = Action::ALL.iter().skip(next.into());
            actions.filter(|&&action| self.route.result(self.cell(node), action).is_some()).count()
        };
        self.walk.frontier.len() + self.way.iter().zip(&self.untried).map(left).sum::<usize>()
    }

    fn kept(&self) -> usize {
        self.nodes().len()
    }

    fn board_of(&self, node: u32) -> Vec<Option<i32>> {
        let mut board = vec![None; self.h.len()];
        for (place, node) in self.path_to(node).into_iter().enumerate() {
            board[self.cell(node)] = Some(place as i32 + 1);
        }
        board
    }

    fn step(&self, node: u32) -> (usize, i32) {
        let cell = self.cell(node);
        (cell, if node == 0 { 0 } else { self.route.costs()[cell].into() })
    }
}

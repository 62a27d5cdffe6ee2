//! The search tree: every node once, in the order in which nodes were made.
//!
//! ```text
//! node      0     1     2     3     4
//! parent    -     0     0     1     1          0 ── 1 ── 3
//! cell      -     0     0     1     1          │    └─── 4
//! number    -     1     2     2     3          └─── 2
//! ```
//!
//! A parent stands before its children. A node is a board: the start with the numbers of the way from the root put on it.

/// Stands where there is no node and no time.
pub const NONE: u32 = u32::MAX;

/// A board that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    /// The node from which it was made; [`NONE`] for the root.
    pub parent: u32,
    /// It was the how many-th node to be expanded, from 0; [`NONE`] if it has not been.
    pub expanded: u32,
    /// The estimate of the cost to come.
    pub h: u16,
    /// The cell that was filled to make it; 255 for the root.
    pub cell: u8,
    /// The index, among the puzzle's numbers, of the one put there; 255 for the root.
    pub number: u8,
    /// Numbers put since the start; as a step costs 1, this is g.
    pub depth: u8,
}

/// The nodes of a search; node 0 is the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree(Vec<Node>);

impl Tree {
    /// The tree of a start, of which `h` is the estimate.
    pub(super) fn new(h: u16) -> Self {
        Tree(vec![Node { parent: NONE, expanded: NONE, h, cell: u8::MAX, number: u8::MAX, depth: 0 }])
    }

    /// Adds the node of `number` put on `cell`.
    #[inline]
    pub(super) fn add(&mut self, parent: u32, cell: u8, number: u8, h: u16) -> u32 {
        let (node, depth) = (self.len() as u32, self[parent].depth + 1);
        self.0.push(Node { parent, expanded: NONE, h, cell, number, depth });
        node
    }

    /// Notes that `node` is the `time`-th to be expanded.
    pub(super) fn expand(&mut self, node: u32, time: u32) {
        self.0[node as usize].expanded = time;
    }

    /// Forgets all nodes but the root.
    pub(super) fn clear(&mut self) {
        *self = Tree::new(self[0].h);
    }

    /// Returns the number of nodes, at least one.
    #[expect(clippy::len_without_is_empty, reason = "never empty")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns all nodes, in the order in which they were made.
    pub fn nodes(&self) -> &[Node] {
        &self.0
    }

    /// Returns the nodes from the root to `node`.
    pub fn path_to(&self, node: u32) -> Vec<u32> {
        let (mut path, mut above) = (vec![node], self[node].parent);
        while above != NONE {
            path.push(above);
            above = self[above].parent;
        }
        path.reverse();
        path
    }
}

impl std::ops::Index<u32> for Tree {
    type Output = Node;

    #[inline]
    fn index(&self, node: u32) -> &Node {
        &self.0[node as usize]
    }
}

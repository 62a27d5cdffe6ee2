//! The search tree: every node once, in the order of creation.
//!
//! ```text
//! node      0     1     2     3     4
//! parent    -     0     0     1     1          0 ── 1 ── 3
//! cell      -     0     0     1     1          │    └─── 4
//! number    -     1     2     2     3          └─── 2
//! ```
//!
//! A parent precedes its children. A node is a board: the start plus the numbers on the path from the root.

/// The value that means no node or no time.
pub const NONE: u32 = u32::MAX;

/// A board in the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    /// The node that made this one; [`NONE`] for the root.
    pub parent: u32,
    /// The position in the order of expansion, from 0; [`NONE`] for a node that was not expanded.
    pub expanded: u32,
    /// The estimate of the remaining cost.
    pub h: u16,
    /// The cell that was filled last; 255 for the root.
    pub cell: u8,
    /// The index of the number on this cell among the puzzle's numbers; 255 for the root.
    pub number: u8,
    /// The number of numbers placed since the start; this is g, because a step costs 1.
    pub depth: u8,
}

/// The nodes of a search; node 0 is the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree(Vec<Node>);

impl Tree {
    /// Returns the tree of a start with the estimate `h`.
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

    /// Records that `node` is the `time`-th to be expanded.
    pub(super) fn expand(&mut self, node: u32, time: u32) {
        self.0[node as usize].expanded = time;
    }

    /// Drops all nodes except the root.
    pub(super) fn clear(&mut self) {
        *self = Tree::new(self[0].h);
    }

    /// Returns the number of nodes, at least one.
    #[expect(clippy::len_without_is_empty, reason = "never empty")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns all nodes, in the order of creation.
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

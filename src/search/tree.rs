//! The search tree: every node once, in flat arrays, in the order in which nodes were made.
//!
//! ```text
//! node      0     1     2     3     4
//! parent    -     0     0     1     1          0 ── 1 ── 3
//! cell      -     0     0     1     1          │    └─── 4
//! number    -     1     2     2     3          └─── 2
//! ```
//!
//! A parent stands before its children. A node is a board: the start with the numbers of the way from the root put on it.

/// Stands where there is no node, no cell, no number or no time.
pub const NONE: u32 = u32::MAX;

/// The nodes of a search; node 0 is the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    parent: Vec<u32>,
    cell: Vec<u8>,
    /// Index into the puzzle's numbers.
    number: Vec<u8>,
    depth: Vec<u8>,
    h: Vec<u16>,
    expanded: Vec<u32>,
}

impl Tree {
    /// The tree of a start, of which `h` is the estimate.
    pub(super) fn new(h: u16) -> Self {
        let (parent, cell, number) = (vec![NONE], vec![u8::MAX], vec![u8::MAX]);
        Tree { parent, cell, number, depth: vec![0], h: vec![h], expanded: vec![NONE] }
    }

    /// Adds the node of `number` put on `cell`.
    pub(super) fn add(&mut self, parent: u32, cell: u8, number: u8, h: u16) -> u32 {
        let node = self.len() as u32;
        self.parent.push(parent);
        self.cell.push(cell);
        self.number.push(number);
        self.depth.push(self.depth[parent as usize] + 1);
        self.h.push(h);
        self.expanded.push(NONE);
        node
    }

    /// Says that `node` is the `time`-th to be expanded.
    pub(super) fn expand(&mut self, node: u32, time: u32) {
        self.expanded[node as usize] = time;
    }

    /// Forgets all nodes but the root.
    pub(super) fn clear(&mut self) {
        *self = Tree::new(self.h[0]);
    }

    /// How many nodes there are, at least one.
    #[expect(clippy::len_without_is_empty, reason = "never empty")]
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// `parents()[n]`: the node from which `n` was made; [`NONE`] for the root.
    pub fn parents(&self) -> &[u32] {
        &self.parent
    }

    /// `cells()[n]`: the cell that was filled to make `n`; 255 for the root.
    pub fn cells(&self) -> &[u8] {
        &self.cell
    }

    /// `numbers()[n]`: the index, among the puzzle's numbers, of the one put there; 255 for the root.
    pub fn numbers(&self) -> &[u8] {
        &self.number
    }

    /// `depths()[n]`: numbers put since the start; as a step costs 1, this is g.
    pub fn depths(&self) -> &[u8] {
        &self.depth
    }

    /// `estimates()[n]`: h.
    pub fn estimates(&self) -> &[u16] {
        &self.h
    }

    /// `expanded()[n]`: `n` was the how many-th node to be expanded, from 0; [`NONE`] if it has not been.
    pub fn expanded(&self) -> &[u32] {
        &self.expanded
    }

    /// The nodes from the root to `node`.
    pub fn path_to(&self, node: u32) -> Vec<u32> {
        let (mut path, mut above) = (vec![node], self.parent[node as usize]);
        while above != NONE {
            path.push(above);
            above = self.parent[above as usize];
        }
        path.reverse();
        path
    }
}

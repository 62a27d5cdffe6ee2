//! The frontier: nodes made but not yet looked at. Which one is next is all that tells most strategies apart.

use super::heap::Heap;
use super::settings::Strategy;
use std::ops::Range;

/// The nodes that wait.
#[derive(Clone, Debug)]
pub(super) enum Frontier {
    /// First in, first out: as nodes come in the order in which they are made, those that were made last.
    Queue(Range<u32>),
    /// Last in, first out.
    Stack(Vec<u32>),
    /// Least f first, of equals the one of least g.
    Heap(Heap),
}

impl Frontier {
    /// Returns the empty frontier that `strategy` needs.
    pub fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::BreadthFirst => Frontier::Queue(0..0),
            Strategy::DepthFirst | Strategy::IterativeDeepening => Frontier::Stack(Vec::new()),
            Strategy::UniformCost | Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar => {
                Frontier::Heap(Heap::default())
            }
        }
    }

    /// Adds a node; `f` and `g` are computed where they matter.
    #[inline]
    pub fn push(&mut self, node: u32, f_and_g: impl FnOnce() -> (f64, u32)) {
        match self {
            Frontier::Queue(nodes) => {
                debug_assert_eq!(node, nodes.end, "none is left out");
                nodes.end = node + 1;
            }
            Frontier::Stack(nodes) => nodes.push(node),
            Frontier::Heap(heap) => {
                let (f, g) = f_and_g();
                heap.push(node, f, g);
            }
        }
    }

    /// Removes the node whose turn it is.
    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        match self {
            Frontier::Queue(nodes) => nodes.next(),
            Frontier::Stack(nodes) => nodes.pop(),
            Frontier::Heap(heap) => heap.pop(),
        }
    }

    /// Returns the nodes in the order in which they leave.
    pub fn in_order(&self) -> Vec<u32> {
        let mut left = self.clone();
        std::iter::from_fn(|| left.pop()).collect()
    }

    /// Returns the number of nodes that wait.
    pub fn len(&self) -> usize {
        match self {
            Frontier::Queue(nodes) => nodes.len(),
            Frontier::Stack(nodes) => nodes.len(),
            Frontier::Heap(heap) => heap.len(),
        }
    }
}

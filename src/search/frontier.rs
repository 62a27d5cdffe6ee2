//! The frontier: nodes that were made but not yet examined. Most strategies differ only in the choice of the next node.

use super::heap::Heap;
use super::settings::Strategy;
use std::ops::Range;

/// The nodes in the frontier.
#[derive(Clone, Debug)]
pub(super) enum Frontier {
    /// First in, first out: a range suffices, because nodes are added in the order of their creation.
    Queue(Range<u32>),
    /// Last in, first out.
    Stack(Vec<u32>),
    /// Least f first; among equal nodes, the one with least g.
    Heap(Heap),
}

impl Frontier {
    /// Returns an empty frontier for `strategy`.
    pub fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::BreadthFirst => Frontier::Queue(0..0),
            Strategy::DepthFirst | Strategy::IterativeDeepening => Frontier::Stack(Vec::new()),
            Strategy::UniformCost | Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar => {
                Frontier::Heap(Heap::default())
            }
        }
    }

    /// Adds a node; `f` and `g` are computed only if they are needed.
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

    /// Removes the next node.
    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        match self {
            Frontier::Queue(nodes) => nodes.next(),
            Frontier::Stack(nodes) => nodes.pop(),
            Frontier::Heap(heap) => heap.pop(),
        }
    }

    /// Returns the nodes in the order of their removal.
    pub fn in_order(&self) -> Vec<u32> {
        let mut left = self.clone();
        std::iter::from_fn(|| left.pop()).collect()
    }

    /// Returns the number of nodes in the frontier.
    pub fn len(&self) -> usize {
        match self {
            Frontier::Queue(nodes) => nodes.len(),
            Frontier::Stack(nodes) => nodes.len(),
            Frontier::Heap(heap) => heap.len(),
        }
    }
}

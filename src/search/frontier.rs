//! The frontier: nodes made but not yet looked at. Which one is next is all that tells most strategies apart.

use super::heap::Heap;
use super::settings::Strategy;
use std::collections::VecDeque;

/// Nodes that wait.
#[derive(Clone, Debug)]
pub(super) enum Frontier {
    /// First in, first out.
    Queue(VecDeque<u32>),
    /// Last in, first out.
    Stack(Vec<u32>),
    /// Least f first, of equals the one of least g.
    Heap(Heap),
}

impl Frontier {
    /// The empty frontier that `strategy` needs.
    pub fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::BreadthFirst => Frontier::Queue(VecDeque::new()),
            Strategy::DepthFirst | Strategy::IterativeDeepening => Frontier::Stack(Vec::new()),
            Strategy::UniformCost | Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar => {
                Frontier::Heap(Heap::default())
            }
        }
    }

    #[inline]
    pub fn push(&mut self, node: u32, f: f64, g: u8) {
        match self {
            Frontier::Queue(nodes) => nodes.push_back(node),
            Frontier::Stack(nodes) => nodes.push(node),
            Frontier::Heap(heap) => heap.push(node, f, g.into()),
        }
    }

    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        match self {
            Frontier::Queue(nodes) => nodes.pop_front(),
            Frontier::Stack(nodes) => nodes.pop(),
            Frontier::Heap(heap) => heap.pop(),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Frontier::Queue(nodes) => nodes.len(),
            Frontier::Stack(nodes) => nodes.len(),
            Frontier::Heap(heap) => heap.len(),
        }
    }
}

//! What searches of all problems have.

use super::Counters;
use crate::history::progress::Status;

/// A search of any problem.
pub trait AnySearch {
    /// Expands `n` nodes, or as many as there are before the search ends.
    fn advance(&mut self, n: u64);
    /// Returns how far the search has come.
    fn status(&self) -> Status;
    /// Returns the counters so far.
    fn counters(&self) -> Counters;
    /// Returns the cost of the solution, if one is found.
    fn cost(&self) -> Option<u32>;
    /// Returns the number of nodes that wait.
    fn frontier_len(&self) -> usize;
    /// Returns the number of states in AIMA's table of reached ones.
    fn reached_len(&self) -> usize;
    /// Returns the number of nodes kept.
    fn kept(&self) -> usize;
    /// Returns the nodes from the start to the solution; empty if there is none yet.
    fn path(&self) -> Vec<u32>;
    /// Returns the node expanded last, if one has been.
    fn last_expanded(&self) -> Option<u32>;
    /// Returns the board of a node: its numbers in cell order, or the places of the cells on its path.
    fn board_of(&self, node: u32) -> Vec<Option<i32>>;
    /// Returns the cell that a node, which is not the start, has filled or entered, and its number or cost.
    fn step(&self, node: u32) -> (usize, i32);
}

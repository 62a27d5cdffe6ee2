//! The fewest swaps that solve a board, found by a search of all boards.

use super::Puzzle;
use super::flat::{FEW, rearrange};

impl Puzzle {
    /// Returns the fewest swaps of two numbers that turn `board`, one number a cell, into a solution. The search covers
    /// all boards, so it returns `None` for more than 8 cells or equal numbers.
    ///
    /// A rearrangement of n numbers in c cycles takes n - c swaps, because a swap joins two cycles or divides one.
    pub fn fewest_swaps(&self, board: &[i32]) -> Option<usize> {
        let different = self.numbers.windows(2).all(|pair| pair[0] < pair[1]);
        if board.len() != self.cells.len() || board.len() > FEW || !different {
            return None;
        }
        let mut other = self.numbers.clone();
        let mut fewest = None;
        loop {
            if self.energy(&other) == 0 {
                let swaps = board.len() - cycles(board, &other)?;
                fewest = Some(fewest.map_or(swaps, |least: usize| least.min(swaps)));
            }
            if !rearrange(&mut other) {
                return fewest;
            }
        }
    }
}

/// Counts the cycles of the rearrangement that leads from one board to another one of the same numbers.
fn cycles(from: &[i32], to: &[i32]) -> Option<usize> {
    let mut seen = vec![false; from.len()];
    let mut count = 0;
    for first in 0..from.len() {
        let mut cell = first;
        count += usize::from(!seen[first]);
        while !std::mem::replace(&mut seen[cell], true) {
            cell = from.iter().position(|&number| number == to[cell])?;
        }
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use crate::puzzle::library;
    use std::collections::BTreeSet;

    /// Returns the fewest swaps by the definition: breadth first over all boards.
    fn by_breadth(name: &str, board: &[i32]) -> usize {
        let puzzle = library::classic(name).unwrap();
        let mut seen = BTreeSet::from([board.to_vec()]);
        let mut layer = vec![board.to_vec()];
        for swaps in 0.. {
            if layer.iter().any(|board| puzzle.energy(board) == 0) {
                return swaps;
            }
            let mut next = Vec::new();
            for board in &layer {
                for (a, b) in (0..board.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
                    let mut other = board.clone();
                    other.swap(a, b);
                    if seen.insert(other.clone()) {
                        next.push(other);
                    }
                }
            }
            layer = next;
        }
        unreachable!()
    }

    #[test]
    fn the_fewest_swaps_are_those_of_a_search_breadth_first() {
        for (name, board) in [
            ("triangle-3-9", vec![1, 2, 3, 4, 5, 6]),
            ("triangle-3-9", vec![6, 5, 4, 3, 2, 1]),
            ("triangle-3-12", vec![2, 4, 6, 1, 3, 5]),
            ("square-ring-12", vec![8, 6, 7, 5, 3, 1, 2, 4]),
        ] {
            let puzzle = library::classic(name).unwrap();
            assert_eq!(puzzle.fewest_swaps(&board), Some(by_breadth(name, &board)), "{name} {board:?}");
        }
    }

    #[test]
    fn larger_boards_have_no_answer() {
        let puzzle = library::classic("magic19").unwrap();
        assert_eq!(puzzle.fewest_swaps(&puzzle.numbers), None);
        let small = library::classic("triangle-3-9").unwrap();
        assert_eq!(small.fewest_swaps(&[1, 2, 3]), None);
    }
}

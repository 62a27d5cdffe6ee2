//! Full grids that random puzzles are made of, each made once.

use crate::sudoku::{Sudoku, to_text};
use std::collections::BTreeMap;

/// The grids that were made, by cells a side and seed.
#[derive(Clone, Debug, Default)]
pub struct Grids {
    full: BTreeMap<(usize, u64), Vec<u8>>,
}

impl Grids {
    /// The grid of this size and seed, if it is there.
    pub(super) fn get(&self, size: usize, seed: u64) -> Option<&Vec<u8>> {
        self.full.get(&(size, seed))
    }

    pub(super) fn add(&mut self, size: usize, seed: u64, full: Vec<u8>) {
        self.full.insert((size, seed), full);
    }

    /// Some of them as text, a line each: cells a side, seed, digits.
    pub(super) fn to_text(&self, some: &[(usize, u64)]) -> String {
        let line = |&(size, seed): &(usize, u64)| Some(format!("{size} {seed} {}\n", to_text(self.get(size, seed)?)));
        some.iter().filter_map(line).collect()
    }

    /// Reads what [`super::Experiment::grids`] has written; what is no full grid is left out, and made when it is needed.
    pub fn from_text(text: &str) -> Grids {
        let mut grids = Grids::default();
        for line in text.lines() {
            let parts: Vec<&str> = line.split(' ').collect();
            if let [size, seed, digits, ..] = parts[..]
                && let (Ok(size), Ok(seed), Ok(grid)) = (size.parse(), seed.parse(), Sudoku::parse(digits))
                && grid.size == size
                && grid.is_solution(&grid.givens)
            {
                grids.add(size, seed, grid.givens);
            }
        }
        grids
    }
}

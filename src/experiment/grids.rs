//! Full grids as the source of random puzzles; each grid is made once.

use crate::sudoku::{Sudoku, to_text};
use std::collections::BTreeMap;

/// The available grids, by cells a side and seed.
#[derive(Clone, Debug, Default)]
pub struct Grids {
    full: BTreeMap<(usize, u64), Vec<u8>>,
}

impl Grids {
    /// Returns the grid of this size and seed, if it is available.
    pub(super) fn get(&self, size: usize, seed: u64) -> Option<&Vec<u8>> {
        self.full.get(&(size, seed))
    }

    pub(super) fn add(&mut self, size: usize, seed: u64, full: Vec<u8>) {
        self.full.insert((size, seed), full);
    }

    /// Returns the listed grids as text, one per line: cells a side, seed, digits.
    pub(super) fn to_text(&self, some: &[(usize, u64)]) -> String {
        let line = |&(size, seed): &(usize, u64)| Some(format!("{size} {seed} {}\n", to_text(self.get(size, seed)?)));
        some.iter().filter_map(line).collect()
    }

    /// Reads text that [`super::Experiment::grids`] wrote. Lines without a valid full grid are left out; such grids are
    /// made when they are needed.
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

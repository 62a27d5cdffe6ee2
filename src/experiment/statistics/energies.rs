//! Where the runs without a solution ended.

use serde::Serialize;
use std::collections::BTreeMap;

/// Holds an energy and how many runs ended at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stuck {
    /// The energy of the last board.
    pub energy: i32,
    /// Unsolved runs that ended there.
    pub runs: usize,
}

/// Counts the runs that ended at each energy, in rising order of energy.
pub fn energies(ended: impl IntoIterator<Item = i32>) -> Vec<Stuck> {
    let mut counts = BTreeMap::new();
    for energy in ended {
        *counts.entry(energy).or_insert(0) += 1;
    }
    counts.into_iter().map(|(energy, runs)| Stuck { energy, runs }).collect()
}

//! The sums of cages, and the digits that fit them.

use super::Sudoku;
use super::word::bits;

/// The largest size with a list of all sets of digits by their sums.
pub(super) const MOST_LISTED: usize = 9;

/// Cells of distinct digits with a sum.
#[derive(Debug)]
pub(super) struct SumCage {
    pub cells: Vec<usize>,
    pub sum: usize,
}

/// Returns the cages with sums, and the cages that follow: cells of a house outside its cages have the rest of the
/// house's sum.
pub(super) fn sum_cages(sudoku: &Sudoku, houses: &[Vec<usize>]) -> Vec<SumCage> {
    let Some(rules) = &sudoku.rules else { return Vec::new() };
    let given =
        rules.cages().iter().filter_map(|cage| Some(SumCage { cells: cage.cells.clone(), sum: cage.sum? as usize }));
    let mut cages: Vec<SumCage> = given.collect();
    let count = cages.len();
    let whole = sudoku.size * (sudoku.size + 1) / 2;
    for house in houses {
        let (mut left, mut sum) = (house.clone(), whole);
        for cage in cages[..count].iter().filter(|cage| cage.cells.iter().all(|cell| house.contains(cell))) {
            left.retain(|cell| !cage.cells.contains(cell));
            sum = sum.saturating_sub(cage.sum);
        }
        if (1..house.len()).contains(&left.len()) {
            cages.push(SumCage { cells: left, sum });
        }
    }
    cages
}

/// Returns, for each count and sum, the sets of that many distinct digits with that sum.
pub(super) fn sets_by_sum(size: usize) -> Vec<Vec<u64>> {
    let most = size * (size + 1) / 2;
    let mut sets = vec![Vec::new(); (size + 1) * (most + 1)];
    for set in 0..1u64 << size {
        let sum: usize = bits(set).map(|digit| digit + 1).sum();
        sets[set.count_ones() as usize * (most + 1) + sum].push(set);
    }
    sets
}

/// Returns the digits of `union` that can be among `count` distinct digits of it with this sum. Only the sums with the
/// least and the greatest other digits are checked.
pub(super) fn within_bounds(union: u64, count: usize, sum: usize) -> u64 {
    if (union.count_ones() as usize) < count {
        return 0;
    }
    let digits: Vec<usize> = bits(union).map(|digit| digit + 1).collect();
    let least: usize = digits[..count - 1].iter().sum();
    let most: usize = digits[digits.len() - (count - 1)..].iter().sum();
    let can = |digit: &usize| (digit + 1 + least..=digit + 1 + most).contains(&sum);
    bits(union).filter(can).fold(0, |all, digit| all | 1 << digit)
}

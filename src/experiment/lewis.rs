//! Sudokus as Lewis makes them to find where they are hard (Lewis 2007). Each is a
//! random full grid of which a share p of the cells is kept. There is a solution, often more than one.

use crate::exact::generate::Generation;
use crate::random::{Generator, Xoshiro};
use crate::sudoku::ORDERS;

/// Begins a random full grid of `size` cells a side, the same for the same seed. `None` where there is no grid of this size.
pub fn full(size: usize, seed: u64) -> Option<Generation> {
    let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == size)?;
    Generation::full(rows, cols, seed)
}

/// Keeps a `share` (0 to 1, rounded to whole cells) of the full grid of a seed. A smaller share of the same seed leaves
/// out some of these givens.
pub fn kept(mut full: Vec<u8>, share: f64, seed: u64) -> Vec<u8> {
    let mut order: Vec<i32> = (0..full.len() as i32).collect();
    // Another stream than the one that filled the grid.
    Xoshiro::new(!seed).shuffle(&mut order);
    let givens = libm::round(share.clamp(0.0, 1.0) * full.len() as f64) as usize;
    for &cell in order.iter().skip(givens) {
        full[cell as usize] = 0;
    }
    full
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::Sudoku;

    fn filled(size: usize, seed: u64, batch: u64) -> Vec<u8> {
        let mut filling = full(size, seed).unwrap();
        while !filling.search_on(batch) {}
        filling.grid().givens.clone()
    }

    #[test]
    fn a_share_of_a_full_grid_is_kept() {
        for (size, share, givens) in
            [(4, 0.5, 8), (7, 0.5, 25), (9, 0.4, 32), (12, 0.4, 58), (16, 0.42, 108), (25, 0.45, 281)]
        {
            let full = filled(size, 3, 1000);
            let grid = kept(full.clone(), share, 3);
            assert_eq!(grid.iter().filter(|&&digit| digit != 0).count(), givens, "{size}");
            let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == size).unwrap();
            let given = Sudoku { givens: grid, ..Sudoku::blank(rows, cols).unwrap() };
            assert!(given.is_solution(&full), "more of the same seed holds less");
            assert_ne!(full, filled(size, 4, 1000));
            assert_eq!(full, filled(size, 3, 7), "whatever the batches");
        }
        assert!(super::full(11, 1).is_none());
    }

    #[test]
    #[ignore = "slow"]
    fn a_diagonal_that_leads_nowhere_is_given_up() {
        let mut filling = full(25, 37).unwrap();
        let spent = filling.spend(u64::MAX);
        assert!(
            (1_000_000..1_100_000).contains(&spent) && filling.grid().is_solution(&filling.grid().givens),
            "{spent}"
        );
    }
}

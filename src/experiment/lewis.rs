//! Sudokus as Lewis makes them to find where they are hard (Metaheuristics can solve sudoku puzzles, 2007): a random full grid of
//! which a share p of the cells is kept. There is a solution, often more than one.

use crate::maker::Maker;
use crate::random::{Generator, Xoshiro};
use crate::sudoku::{ORDERS, Sudoku};

/// A grid of `size` cells a side with a `share` (0 to 1, rounded to whole cells) of them given, the same for the same seed;
/// with a smaller share of the same seed some givens fewer. `None` where there is no grid of this size.
pub fn lewis(size: usize, share: f64, seed: u64) -> Option<Sudoku> {
    let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == size)?;
    let cells = size * size;
    // With as many givens as cells the maker is done when the grid is full.
    let mut maker = Maker::new(rows, cols, cells, seed)?;
    while !maker.advance(1_000_000) {}
    let mut grid = maker.grid().clone();
    let mut order: Vec<i32> = (0..cells as i32).collect();
    // Another stream than the one that filled the grid.
    Xoshiro::new(!seed).shuffle(&mut order);
    let kept = libm::round(share.clamp(0.0, 1.0) * cells as f64) as usize;
    for &cell in order.iter().skip(kept) {
        grid.givens[cell as usize] = 0;
    }
    Some(grid)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_a_full_grid_is_kept() {
        for (size, share, givens) in [(4, 0.5, 8), (9, 0.4, 32), (16, 0.42, 108), (25, 0.45, 281)] {
            let grid = lewis(size, share, 3).unwrap();
            assert_eq!(grid.givens.iter().filter(|&&digit| digit != 0).count(), givens, "{size}");
            assert!(grid.conflicts(&grid.givens).is_empty());
            let full = lewis(size, 1.0, 3).unwrap();
            assert!(grid.is_solution(&full.givens), "more of the same seed holds less");
            assert_ne!(full, lewis(size, 1.0, 4).unwrap());
        }
        assert_eq!(lewis(7, 0.5, 1), None);
    }
}

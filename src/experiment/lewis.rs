//! Sudokus as Lewis makes them to find where they are hard (Lewis 2007). Each is a
//! random full grid of which a share p of the cells is kept. There is a solution, often more than one.

use crate::exact::generate::fill_diagonal;
use crate::exact::{ExactStatus, sudoku::SudokuExact};
use crate::random::{Generator, Xoshiro};
use crate::sudoku::{ORDERS, Sudoku};

/// Nodes after which a diagonal is given up for the next. Of the seeds 1 to 4,000 of 25x25 all but some in a thousand find a grid
/// within 60,000, and those had none after millions.
const MOST_NODES: u64 = 1_000_000;

/// Makes a random full grid. The boxes on the diagonal, which share no row or column, are filled at random; exact
/// search does the rest.
#[derive(Clone, Debug)]
pub struct Filling {
    grid: Sudoku,
    search: SudokuExact,
    random: Xoshiro,
}

impl Filling {
    /// Begins a grid of `size` cells a side, the same for the same seed. `None` where there is no grid of this size.
    pub fn new(size: usize, seed: u64) -> Option<Filling> {
        let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == size)?;
        let mut grid = Sudoku::blank(rows, cols)?;
        let mut random = Xoshiro::new(seed);
        fill_diagonal(&mut grid, &mut random);
        // Once the generator of sudokus made these: it draws the order in which it empties cells before a second diagonal.
        random.shuffle(&mut (0..(size * size) as i32).collect::<Vec<i32>>());
        let search = SudokuExact::new(&grid, 1);
        Some(Filling { grid, search, random })
    }

    /// Searches on for at most this many nodes, and returns how many that were. Returns the grid, too, when it is made.
    /// Any batches make the same grid.
    pub fn advance(&mut self, nodes: u64) -> (u64, Option<Vec<u8>>) {
        let before = self.search.nodes();
        self.search.advance(nodes.min(MOST_NODES - before));
        let spent = self.search.nodes() - before;
        if let Some(full) = self.search.take().pop() {
            return (spent, Some(full));
        }
        // Of small grids not every diagonal can be completed: rows and columns of two boxes leave the others no choice.
        if self.search.status() != ExactStatus::Running || self.search.nodes() >= MOST_NODES {
            fill_diagonal(&mut self.grid, &mut self.random);
            self.search = SudokuExact::new(&self.grid, 1);
        }
        (spent, None)
    }
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

    fn filled(size: usize, seed: u64, batch: u64) -> Vec<u8> {
        let mut filling = Filling::new(size, seed).unwrap();
        loop {
            if let (_, Some(full)) = filling.advance(batch) {
                return full;
            }
        }
    }

    #[test]
    fn a_share_of_a_full_grid_is_kept() {
        for (size, share, givens) in [(4, 0.5, 8), (9, 0.4, 32), (16, 0.42, 108), (25, 0.45, 281)] {
            let full = filled(size, 3, 1000);
            let grid = kept(full.clone(), share, 3);
            assert_eq!(grid.iter().filter(|&&digit| digit != 0).count(), givens, "{size}");
            let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == size).unwrap();
            let given = Sudoku { givens: grid, ..Sudoku::blank(rows, cols).unwrap() };
            assert!(given.is_solution(&full), "more of the same seed holds less");
            assert_ne!(full, filled(size, 4, 1000));
            assert_eq!(full, filled(size, 3, 7), "whatever the batches");
        }
        assert!(Filling::new(7, 1).is_none());
    }

    #[test]
    #[ignore = "slow"]
    fn a_diagonal_that_leads_nowhere_is_given_up() {
        let mut filling = Filling::new(25, 37).unwrap();
        assert_eq!(filling.advance(u64::MAX), (MOST_NODES, None));
        let (spent, full) = filling.advance(u64::MAX);
        assert!(spent < 100_000 && full.is_some_and(|full| filling.grid.is_solution(&full)), "{spent}");
    }
}

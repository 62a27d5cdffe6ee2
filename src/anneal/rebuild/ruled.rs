//! The candidates of a sudoku with more rules, for annealing with propagation.

use super::{Candidates, FollowingDigit};
use crate::anneal::settings::Propagation;
use crate::sudoku::Sudoku;
use crate::sudoku::field::{CandidateGrid, Deductions, Layout, Single};

impl Candidates for CandidateGrid {
    type Shape = Layout;

    fn shape(sudoku: &Sudoku, propagation: Propagation) -> Layout {
        let (hidden, locked) = (propagation != Propagation::Naked, propagation == Propagation::Locked);
        Layout::new(sudoku, Deductions { hidden, locked })
    }

    fn of_givens(shape: &Layout, givens: &[u8]) -> Self {
        shape.field(givens)
    }

    fn copy_from(&mut self, other: &Self) {
        self.copy_from(other);
    }

    fn digits(&self) -> &[u8] {
        self.digits()
    }

    fn blanks(&self) -> usize {
        self.blanks()
    }

    fn fits(&self, cell: usize, digit: u8) -> bool {
        self.fits(cell, digit)
    }

    fn count(&self, cell: usize) -> usize {
        self.count(cell)
    }

    fn candidate(&self, cell: usize, place: usize) -> u8 {
        self.candidate(cell, place)
    }

    fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        self.fewest(start, wished)
    }

    fn next_single(&mut self) -> Option<FollowingDigit> {
        self.next_single().map(|Single { cell, digit, house: unit }| FollowingDigit { cell, digit, unit })
    }

    fn fill(&mut self, layout: &Layout, cell: usize, digit: u8) {
        self.fill(layout, cell, digit);
    }
}

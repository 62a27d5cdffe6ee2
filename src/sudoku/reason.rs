//! Reasons that are visible in a sudoku without a search: why a digit must be at its place, and why there is no
//! solution. Each reason includes the cells that show it.
//!
//! A digit is ruled out only by digits that its blank sees. The sums of cages are left to the exact search.

use super::Sudoku;
use serde::Serialize;

/// A digit that must be on a cell, or a digit or a cell without any possibility.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Argument {
    /// The digit; `None` if no digit fits the cell.
    pub digit: Option<u8>,
    /// The cell; `None` if the digit has no place in the house.
    pub cell: Option<usize>,
    /// The index in [`Sudoku::houses`] of the house whose other blanks are ruled out; `None` if the other digits are
    /// ruled out.
    pub house: Option<usize>,
    /// The cells whose digits rule out the alternatives, in rising order.
    pub seen: Vec<usize>,
}

/// The deductions from the givens by naked and hidden singles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[must_use]
pub struct Reasoning {
    /// The necessary digits, each visible once the previous digits are filled in.
    pub singles: Vec<Argument>,
    /// The reason why there is no solution, visible once all singles are filled in; `None` if no contradiction is
    /// visible.
    pub contradiction: Option<Argument>,
}

/// The present digits, and the digits that fit each blank: bit `d` for digit `d`.
struct Reasoner {
    digits: Vec<u8>,
    candidates: Vec<u64>,
    houses: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
}

/// Returns the deductions from givens that do not contradict each other.
pub fn reason(sudoku: &Sudoku) -> Reasoning {
    let all = (1 << (sudoku.size + 1)) - 2;
    let blank = vec![0; sudoku.givens.len()];
    let candidates = vec![all; blank.len()];
    let mut grid = Reasoner { digits: blank, candidates, houses: sudoku.houses(), peers: sudoku.peers() };
    for (cell, &digit) in sudoku.givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
        grid.put(cell, digit);
    }
    let mut singles = Vec::new();
    loop {
        let contradiction = grid.find(0, 0);
        // Boxes are searched first, because people see them first.
        let single = grid.find(1, if sudoku.has_boxes() { 2 * sudoku.size } else { 0 });
        let Some(single) = single.filter(|_| contradiction.is_none()) else {
            return Reasoning { singles, contradiction };
        };
        grid.put(single.cell.expect("a single has a cell"), single.digit.expect("a single has a digit"));
        singles.push(single);
    }
}

impl Reasoner {
    fn put(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.candidates[cell] = 0;
        for &peer in &self.peers[cell] {
            self.candidates[peer] &= !(1 << digit);
        }
    }

    /// Returns the first digit with `count` places, 0 or 1, in a house, in cyclic order from `start`; otherwise the
    /// first blank with `count` digits.
    fn find(&self, count: u32, start: usize) -> Option<Argument> {
        let around = (start..self.houses.len()).chain(0..start);
        around.into_iter().find_map(|house| self.in_house(house, count)).or_else(|| self.on_cell(count))
    }

    fn in_house(&self, house: usize, count: u32) -> Option<Argument> {
        let cells = &self.houses[house];
        // The digits in the house, the digits that fit a blank, and the digits that also fit another blank.
        let (mut stand, mut fit, mut again) = (0, 0, 0);
        for &cell in cells {
            stand |= 1 << self.digits[cell];
            again |= fit & self.candidates[cell];
            fit |= self.candidates[cell];
        }
        let all = (1 << (cells.len() + 1)) - 2;
        let found: u64 = if count == 0 { all & !stand & !fit } else { fit & !again };
        let digit = (found != 0).then(|| found.trailing_zeros() as u8)?;
        let fits = |cell: usize| self.candidates[cell] >> digit & 1 != 0;
        let others = cells.iter().filter(|&&cell| self.digits[cell] == 0 && !fits(cell));
        let rules_out = |&&peer: &&usize| self.digits[peer] == digit;
        let mut seen: Vec<usize> =
            others.flat_map(|&cell| self.peers[cell].iter().filter(rules_out)).copied().collect();
        seen.sort_unstable();
        seen.dedup();
        let cell = cells.iter().copied().find(|&cell| fits(cell));
        Some(Argument { digit: Some(digit), cell, house: Some(house), seen })
    }

    fn on_cell(&self, count: u32) -> Option<Argument> {
        let mut blanks = (0..self.digits.len()).filter(|&cell| self.digits[cell] == 0);
        let cell = blanks.find(|&cell| self.candidates[cell].count_ones() == count)?;
        let digit = (count == 1).then(|| self.candidates[cell].trailing_zeros() as u8);
        let seen = self.peers[cell].iter().copied().filter(|&peer| self.digits[peer] != 0).collect();
        Some(Argument { digit, cell: Some(cell), house: None, seen })
    }
}

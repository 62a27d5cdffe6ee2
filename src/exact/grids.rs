//! The grids that a tree is searched over: the grids of `bands.rs`, or of `sudoku::field` for more rules. In a grid of
//! `sudoku::field` the choice is a cell with the fewest candidates, or a digit's places in a house with fewer of them.

use super::Why;
use super::bands::Bands;
use super::choice::DigitChoice;
use super::proof_log::ProofLog;
use super::tree::TreeGrid;
use crate::sudoku::Sudoku;
use crate::sudoku::candidates::{Look, Propagation};
use crate::sudoku::field::{Branch, Broken, CandidateGrid, Layout};
use crate::sudoku::word::{Word, bits};
use std::sync::Arc;

impl<W: Word, const N: usize, const B: usize> TreeGrid for Bands<W, N, B> {
    /// Empty, because the type already determines the layout.
    type Layout = ();
    type Choice = DigitChoice<W, B>;

    fn layout(_: &Sudoku) {}

    fn of_givens((): &(), givens: &[u8]) -> Self {
        let mut grid = Bands::blank();
        for (cell, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            grid.give(cell, usize::from(digit) - 1);
        }
        grid
    }

    fn settle(&mut self, (): &()) -> bool {
        Bands::settle(self)
    }

    fn is_full(&self) -> bool {
        self.open == [W::ZERO; B]
    }

    fn choose(&self, (): &()) -> (DigitChoice<W, B>, u32) {
        let choice = Bands::choose(self);
        (choice, choice.branches())
    }

    fn try_one(&mut self, (): &(), choice: &mut DigitChoice<W, B>) -> (usize, u8) {
        let (band, place, digit) = choice.take();
        self.put(band, place, digit);
        (band * N * Self::ROWS + place.first(), digit as u8 + 1)
    }

    fn write(&self, board: &mut [i32]) {
        for (digit, words) in self.places.iter().enumerate() {
            for (band, &word) in words.iter().enumerate() {
                let mut left = word & !self.open[band];
                while left != W::ZERO {
                    board[band * N * Self::ROWS + left.first()] = digit as i32 + 1;
                    left = left.rest();
                }
            }
        }
    }

    fn why(&self) -> Why {
        let hopeless = |band: usize| {
            let fits = self.places.iter().fold(W::ZERO, |fits, words| fits | words[band]);
            let none = W::ones(N * Self::ROWS) & !fits;
            (none != W::ZERO).then(|| Why::Empty { cell: band * N * Self::ROWS + none.first() })
        };
        (0..B).find_map(hopeless).unwrap_or(Why::Placeless)
    }

    /// Returns 0, because the grid has no other memory.
    fn bytes(&self) -> usize {
        0
    }
}

impl TreeGrid for CandidateGrid {
    type Layout = Arc<Layout>;
    type Choice = Branch;

    fn layout(sudoku: &Sudoku) -> Arc<Layout> {
        Arc::new(Layout::new(sudoku, Propagation::Locked))
    }

    fn of_givens(layout: &Arc<Layout>, givens: &[u8]) -> Self {
        CandidateGrid::of_givens(layout, givens)
    }

    fn settle(&mut self, layout: &Arc<Layout>) -> bool {
        CandidateGrid::settle(self, layout)
    }

    fn take_looks(&mut self) -> Vec<Look> {
        CandidateGrid::take_looks(self)
    }

    fn write_choice(layout: &Arc<Layout>, choice: &Branch, log: &mut impl ProofLog) {
        match *choice {
            Branch::Cell(cell, mask) => log.choice('c', &[cell + 1], bits(mask).map(|digit| digit as i32 + 1)),
            Branch::House(house, at, mask) => {
                let cells = bits(mask).map(|place| layout.cell(house, place) as i32 + 1);
                log.choice('d', &[at + 1], cells);
            }
        }
    }

    fn is_full(&self) -> bool {
        self.blanks() == 0
    }

    fn choose(&self, layout: &Arc<Layout>) -> (Branch, u32) {
        let branch = self.branch(layout);
        let (Branch::Cell(_, mask) | Branch::House(_, _, mask)) = branch;
        (branch, mask.count_ones())
    }

    fn try_one(&mut self, layout: &Arc<Layout>, choice: &mut Branch) -> (usize, u8) {
        let (Branch::Cell(_, mask) | Branch::House(_, _, mask)) = choice;
        let place = mask.trailing_zeros();
        *mask &= *mask - 1;
        let (cell, digit) = match *choice {
            Branch::Cell(cell, _) => (cell, place as u8 + 1),
            Branch::House(house, at, _) => (layout.cell(house, place as usize), at as u8 + 1),
        };
        self.fill(layout, cell, digit);
        (cell, digit)
    }

    fn write(&self, board: &mut [i32]) {
        board.iter_mut().zip(self.digits()).for_each(|(place, &digit)| *place = digit.into());
    }

    fn why(&self) -> Why {
        match self.broken() {
            Some(Broken::Empty(cell)) => Why::Empty { cell },
            Some(Broken::Sum) => Why::Sum,
            Some(Broken::Placeless) | None => Why::Placeless,
        }
    }

    fn bytes(&self) -> usize {
        CandidateGrid::bytes(self)
    }
}

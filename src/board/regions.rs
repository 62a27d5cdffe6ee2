//! The regions of a sudoku: its boxes, or the regions that replace them. Each region contains every digit once, so a
//! swap exchanges two free cells of one region.

use crate::random::{Generator, Groups};
use crate::sudoku::Sudoku;

/// A sudoku, and the blanks of its regions.
#[derive(Clone, Debug)]
pub(super) struct Regions {
    pub sudoku: Sudoku,
    /// The blank cells and the missing digits of every region that has a blank.
    blanks: Vec<(Vec<usize>, Vec<i32>)>,
    /// The pairs of each region with two blanks or more, as a group.
    pub groups: Groups,
}

impl Regions {
    /// Returns the regions of a sudoku, and the pairs of blank cells that a swap may exchange. In each region the
    /// givens must differ.
    pub fn new(sudoku: &Sudoku) -> (Self, Vec<[usize; 2]>) {
        let size = sudoku.size;
        let (mut regions, mut pairs, mut groups) = (Vec::new(), Vec::new(), Vec::new());
        for cells in &sudoku.units()[2 * size..] {
            let blanks: Vec<usize> = cells.iter().copied().filter(|&cell| sudoku.givens[cell] == 0).collect();
            let given = |digit: u8| cells.iter().any(|&cell| sudoku.givens[cell] == digit);
            let missing: Vec<i32> = (1..=size as u8).filter(|&digit| !given(digit)).map(i32::from).collect();
            let first = pairs.len();
            for (place, &b) in blanks.iter().enumerate() {
                pairs.extend(blanks[..place].iter().map(|&a| [a, b]));
            }
            if blanks.len() > 1 {
                groups.push((first as u32, (pairs.len() - first) as u32));
            }
            if !blanks.is_empty() {
                regions.push((blanks, missing));
            }
        }
        (Regions { sudoku: sudoku.clone(), blanks: regions, groups: Groups::new(&groups) }, pairs)
    }

    /// Returns the givens, with the missing digits of every region on its blanks in random order.
    pub fn filled<G: Generator>(&self, generator: &mut G) -> Vec<u8> {
        let mut digits = self.sudoku.givens.clone();
        for (cells, missing) in &self.blanks {
            let mut missing = missing.clone();
            generator.shuffle(&mut missing);
            for (&cell, digit) in cells.iter().zip(missing) {
                digits[cell] = digit as u8;
            }
        }
        digits
    }

    /// Returns the sudoku with the digits of the pinned cells as further givens.
    pub fn pinned(&self, pinned: &[bool], digit: impl Fn(usize) -> u8) -> Sudoku {
        let givens = self.sudoku.givens.iter().enumerate();
        let givens = givens.map(|(cell, &given)| if pinned[cell] { digit(cell) } else { given }).collect();
        Sudoku { givens, ..self.sudoku.clone() }
    }
}

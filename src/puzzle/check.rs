//! The conditions of a well-formed puzzle that its text cannot show line by line.

use super::{Line, MAX_CELLS, MAX_ENERGY, MAX_LINES, Puzzle};
use crate::text::english;
use crate::text::message::Message;

/// Returns the numbers left after removing others. The error is the first number that is not among them.
pub(crate) fn without(numbers: &[i32], others: impl Iterator<Item = i32>) -> Result<Vec<i32>, i32> {
    let mut left = numbers.to_vec();
    for number in others {
        left.remove(left.iter().position(|&own| own == number).ok_or(number)?);
    }
    Ok(left)
}

impl Puzzle {
    /// Checks sizes, unique names, as many numbers as cells, lines with two or more different cells, boards, and
    /// energies within 32 bits.
    pub(crate) fn validate(&self) -> Result<(), Message> {
        if self.cells.len() < 2 || self.cells.len() > MAX_CELLS {
            return Err(english::cell_count(self.cells.len(), 2, MAX_CELLS));
        }
        if self.lines.is_empty() || self.lines.len() > MAX_LINES {
            return Err(english::line_count(self.lines.len(), 1, MAX_LINES));
        }
        if self.numbers.len() != self.cells.len() {
            return Err(english::number_count(self.numbers.len(), self.cells.len()));
        }
        for (index, cell) in self.cells.iter().enumerate() {
            if self.cells[..index].iter().any(|other| other.label == cell.label) {
                return Err(english::name_twice(&*cell.label));
            }
        }
        for line in &self.lines {
            if !line.is_whole() {
                return Err(english::line_cells(line.target));
            }
        }
        for (index, start) in self.starts.iter().enumerate() {
            if start.name.is_empty() || self.starts[..index].iter().any(|other| other.name == start.name) {
                return Err(english::start_name(&*start.name));
            }
            self.check_board(&start.givens).map_err(|problem| english::in_start(&*start.name, problem))?;
        }
        if let Some(answer) = &self.answer {
            let board: Vec<Option<i32>> = answer.iter().copied().map(Some).collect();
            self.check_board(&board).map_err(english::in_answer)?;
            let sums = self.sums(answer);
            if let Some((line, sum)) = self.lines.iter().zip(sums).find(|(line, sum)| line.target != *sum) {
                return Err(english::in_answer(english::wrong_sum(sum, line.target)));
            }
        }
        if self.most_energy() > MAX_ENERGY {
            return Err(english::energy_too_large());
        }
        Ok(())
    }

    /// Checks that a board has one entry for every cell, and uses every number at most as often as the puzzle has it.
    pub(crate) fn check_board(&self, board: &[Option<i32>]) -> Result<(), Message> {
        if board.len() != self.cells.len() {
            return Err(english::place_count(board.len(), self.cells.len()));
        }
        without(&self.numbers, board.iter().flatten().copied()).map(drop).map_err(english::not_a_number_left)
    }

    /// Returns an upper bound of the energy of any filling. It gives each line the greatest or the least numbers, as if
    /// no other line used them. A line must not have more cells than there are.
    pub(crate) fn most_energy(&self) -> i64 {
        let sum = |numbers: &[i32]| numbers.iter().map(|&number| i64::from(number)).sum::<i64>();
        let of_line = |line: &Line| {
            if line.is_different() {
                return (line.cells.len() as i64 - 1).pow(2);
            }
            let (numbers, cells) = (&self.numbers[..], line.cells.len());
            // The numbers are in rising order.
            let (least, greatest) = (&numbers[..cells], &numbers[numbers.len() - cells..]);
            let most = [least, greatest].map(|numbers| (sum(numbers) - i64::from(line.target)).abs());
            most.into_iter().max().map_or(0, |most| most * most)
        };
        self.lines.iter().map(of_line).sum()
    }
}

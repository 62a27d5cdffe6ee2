//! Boards that are antisymmetric about their centre: the numbers of two opposite cells always have the same sum.
//!
//! ```text
//!      -2   7  -5           Cells opposite each other, as seen from the centre, are a pair, such as the corners
//!    ...  -3  0  3  ...     with -2 and 2. The cell at the centre is its own partner, and has half the sum.
//!       5  -7   2
//! ```
//!
//! A line and the opposite line then have sums that mirror each other, and a line through the centre is always right.
//! So only half of the lines are left to solve, on half as many cells.
//!
//! Antisymmetric boards have two conditions. The numbers are pairs of one sum, as `1..16` (sum 17) or `-9..9` (sum 0).
//! The lines allow it: a line of `n` cells and the opposite line together sum to `n` times the pairs' sum. If the
//! opposite of a line is not a line, there is no condition on it.

use super::symmetry::CellPoints;
use super::{Opposite, Puzzle};
use crate::text::english;
use crate::text::message::Message;

/// The greatest distance of a cell from the opposite of another, as a fraction of the drawing's extent.
const NEAR: f64 = 1e-3;

impl Opposite {
    /// Returns the pairs of a puzzle.
    ///
    /// # Errors
    /// Reports the reason why no board of this puzzle is antisymmetric: its cells, its numbers, its sums or its givens.
    pub fn from_givens(puzzle: &Puzzle, givens: &[Option<i32>]) -> Result<Opposite, Message> {
        let numbers = &puzzle.numbers;
        let sum = numbers[0] + numbers[numbers.len() - 1];
        if numbers.iter().zip(numbers.iter().rev()).any(|(low, high)| low + high != sum) {
            return Err(english::opposite_numbers());
        }
        if puzzle.has_different() {
            return Err(english::opposite_different());
        }
        let partner = opposite_cells(puzzle)?;
        for line in &puzzle.lines {
            let image = |cell: &usize| partner[*cell];
            let other = puzzle.lines.iter().find(|other| {
                other.cells.len() == line.cells.len()
                    && line.cells.iter().all(|cell| other.cells.contains(&image(cell)))
            });
            let of_both = sum * line.cells.len() as i32;
            if other.is_some_and(|other| line.target + other.target != of_both) {
                let names = line.cells.iter().map(|&cell| label(puzzle, cell)).collect::<Vec<_>>().join(" ");
                return Err(english::opposite_line(names, line.target));
            }
        }
        let pairs = Opposite { partner, sum };
        let wrong = |&cell: &usize| {
            let given = givens[cell].map(|number| sum - number);
            given.is_some() && givens[pairs.partner[cell]].is_some_and(|other| Some(other) != given)
        };
        if let Some(cell) = (0..givens.len()).find(wrong) {
            let names = [cell, pairs.partner[cell]].map(|cell| label(puzzle, cell));
            let [first, second] = names;
            return Err(english::opposite_givens(first, second, sum));
        }
        Ok(pairs)
    }

    /// Returns the givens with the numbers that follow from them: the partner of a given, and the cell at the centre.
    pub fn completed(&self, givens: &[Option<i32>]) -> Vec<Option<i32>> {
        let of = |cell: usize| match givens[cell].or(givens[self.partner[cell]].map(|number| self.sum - number)) {
            None if self.partner[cell] == cell => Some(self.sum / 2),
            known => known,
        };
        (0..givens.len()).map(of).collect()
    }

    /// Returns the cells whose numbers change if two cells swap: two or four cells.
    pub fn moved(&self, [a, b]: [usize; 2]) -> Vec<usize> {
        if self.partner[a] == b { vec![a, b] } else { vec![a, b, self.partner[a], self.partner[b]] }
    }
}

fn label(puzzle: &Puzzle, cell: usize) -> String {
    puzzle.cells[cell].label.clone()
}

/// Returns, for each cell, the cell on the other side of the common centre.
fn opposite_cells(puzzle: &Puzzle) -> Result<Vec<usize>, Message> {
    let drawing = CellPoints::new(puzzle);
    let alone = |cell: usize| english::opposite_cell(label(puzzle, cell));
    let partner = |(cell, &(x, y)): (usize, &(f64, f64))| drawing.cell_at((-x, -y), NEAR).ok_or_else(|| alone(cell));
    let partner = drawing.points.iter().enumerate().map(partner).collect::<Result<Vec<_>, _>>()?;
    // Cells may overlap, and then they have no unique partner.
    match (0..partner.len()).find(|&cell| partner[partner[cell]] != cell) {
        Some(cell) => Err(alone(cell)),
        None => Ok(partner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library::classic;

    fn of(name: &str) -> Result<Opposite, String> {
        let puzzle = classic(name).unwrap();
        let free = vec![None; puzzle.cells.len()];
        Opposite::from_givens(&puzzle, &free).map_err(|message| message.to_string())
    }

    #[test]
    fn a_square_is_paired_through_its_centre() {
        let square = of("magic-square-3").unwrap();
        assert_eq!((square.partner, square.sum), (vec![8, 7, 6, 5, 4, 3, 2, 1, 0], 10));
        let square = of("magic-square-4").unwrap();
        assert_eq!(square.sum, 17);
        assert_eq!(square.moved([0, 1]), [0, 1, 15, 14]);
        assert_eq!(square.moved([3, 12]), [3, 12]);
    }

    #[test]
    fn what_has_no_antisymmetric_board_is_refused_with_the_reason() {
        // Lines of 3, 4 and 5 cells, each with sum 38.
        assert!(of("magic-hexagon").unwrap_err().contains("sum to 38"), "{:?}", of("magic-hexagon"));
        assert!(of("magic-hexagon-4").unwrap_err().contains("sum to 111"));
        assert!(of("triangle-3-9").unwrap_err().contains("no cell opposite"));
        let puzzle = classic("magic-square-3").unwrap();
        let mut givens = vec![None; 9];
        givens[0] = Some(2);
        assert_eq!(Opposite::from_givens(&puzzle, &givens).unwrap().completed(&givens)[8], Some(8));
        assert_eq!(Opposite::from_givens(&puzzle, &givens).unwrap().completed(&givens)[4], Some(5));
        for (cell, number) in [(8, 7), (4, 4)] {
            let mut givens = givens.clone();
            givens[cell] = Some(number);
            assert!(Opposite::from_givens(&puzzle, &givens).unwrap_err().to_string().contains("sum to 10"), "{cell}");
        }
    }
}

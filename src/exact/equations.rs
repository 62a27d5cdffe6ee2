//! The equations of a magic-sum puzzle, solved for its cells as these become known.
//!
//! Every line is a linear equation. One more equation follows because all numbers are used: all cells sum to the sum of
//! the numbers. In reduced echelon form every row has a pivot, a cell that appears in no other row. If the pivot is the
//! only unknown cell of its row, the known cells determine it, so no search has to try numbers there. That finds the
//! last cell of a line, and also cells that only several lines together determine.

use crate::puzzle::{Line, Puzzle};

/// The equation `sum of coefficient times number = constant`, over all cells.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Equation {
    /// One coefficient for each cell.
    pub coefficients: Vec<i64>,
    pub constant: i64,
}

impl Equation {
    /// Returns the equation of a line.
    pub fn from_line(line: &Line, cells: usize) -> Equation {
        let mut coefficients = vec![0; cells];
        line.cells.iter().for_each(|&cell| coefficients[cell] = 1);
        Equation { coefficients, constant: line.target.into() }
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut i64> {
        self.coefficients.iter_mut().chain([&mut self.constant])
    }

    /// Subtracts a multiple of `other` from a multiple of this equation, so that `cell` is eliminated. Returns `None`
    /// if numbers grow too large.
    fn without(&self, other: &Equation, cell: usize) -> Option<Equation> {
        let common = gcd(self.coefficients[cell], other.coefficients[cell]);
        let (times, off) = (other.coefficients[cell] / common, self.coefficients[cell] / common);
        let mut result = self.clone();
        let others = other.coefficients.iter().chain([&other.constant]);
        for (number, &other) in result.numbers().zip(others) {
            *number = number.checked_mul(times)?.checked_sub(off.checked_mul(other)?)?;
        }
        let common = result.numbers().fold(0, |common, number| gcd(common, *number));
        if common > 1 {
            result.numbers().for_each(|number| *number /= common);
        }
        Some(result)
    }
}

/// Returns the greatest common divisor, which is never negative.
fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.saturating_abs()
}

/// The equations in reduced echelon form over the cells that are not yet known.
#[derive(Clone, Debug)]
pub(super) struct Equations {
    /// The rows whose pivot is not known, each with its pivot.
    rows: Vec<(usize, Equation)>,
    known: Vec<bool>,
}

/// The reason why there is no echelon form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Unreduced {
    /// The equations contradict each other: the puzzle has no solution.
    Contradiction,
    /// The numbers of the equations grow beyond 64 bits.
    TooLarge,
}

impl Equations {
    /// Returns the equations of `puzzle`. The cells with a given are known.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>]) -> Result<Equations, Unreduced> {
        let cells = puzzle.cells.len();
        let known = givens.iter().map(Option::is_some).collect();
        let mut equations = Equations { rows: Vec::new(), known };
        let total = puzzle.numbers.iter().map(|&number| i64::from(number)).sum();
        let all = Equation { coefficients: vec![1; cells], constant: total };
        for mut row in puzzle.lines.iter().map(|line| Equation::from_line(line, cells)).chain([all]) {
            for (coefficient, given) in row.coefficients.iter_mut().zip(givens) {
                if let Some(given) = given {
                    row.constant -= *coefficient * i64::from(*given);
                    *coefficient = 0;
                }
            }
            for (pivot, other) in &equations.rows {
                if row.coefficients[*pivot] != 0 {
                    row = row.without(other, *pivot).ok_or(Unreduced::TooLarge)?;
                }
            }
            match row.coefficients.iter().position(|&coefficient| coefficient != 0) {
                Some(pivot) => equations.add(row, pivot).ok_or(Unreduced::TooLarge)?,
                None if row.constant != 0 => return Err(Unreduced::Contradiction),
                None => {}
            }
        }
        Ok(equations)
    }

    /// Adds a row with this pivot, which no other row has as its pivot, and eliminates the pivot from the others.
    fn add(&mut self, row: Equation, pivot: usize) -> Option<()> {
        for (_, other) in &mut self.rows {
            if other.coefficients[pivot] != 0 {
                *other = other.without(&row, pivot)?;
            }
        }
        self.rows.push((pivot, row));
        Some(())
    }

    /// Returns the unknown cells of a row, including its pivot.
    fn unknown<'a>(&'a self, row: &'a Equation) -> impl Iterator<Item = usize> + 'a {
        let cells = row.coefficients.iter().enumerate();
        cells.filter(|&(cell, &coefficient)| coefficient != 0 && !self.known[cell]).map(|(cell, _)| cell)
    }

    /// Returns, for every cell, the number of other cells that single rows would determine if the cell were known.
    pub fn determining(&self) -> Vec<u32> {
        let mut counts = vec![0; self.known.len()];
        let mut partners = Vec::new();
        for (pivot, row) in &self.rows {
            let mut others = self.unknown(row).filter(|cell| cell != pivot);
            if let (Some(other), None) = (others.next(), others.next()) {
                counts[other] += 1;
                partners.push((*pivot, other));
            }
        }
        // A known pivot has the same effect as the only other cell of its row.
        for (pivot, other) in partners {
            counts[pivot] = counts[other];
        }
        counts
    }

    /// Makes a cell known. Returns `None` if numbers grow too large.
    pub fn know(&mut self, cell: usize) -> Option<()> {
        if let Some(place) = self.rows.iter().position(|&(pivot, _)| pivot == cell) {
            let (_, row) = self.rows.swap_remove(place);
            self.known[cell] = true;
            let other = self.unknown(&row).next();
            if let Some(other) = other {
                self.add(row, other)?;
            }
        }
        self.known[cell] = true;
        Some(())
    }

    /// Returns a cell that the known cells determine, and its equation.
    pub fn determined(&self) -> Option<(usize, Equation)> {
        let (pivot, row) = self.rows.iter().find(|(_, row)| self.unknown(row).nth(1).is_none())?;
        Some((*pivot, row.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library;

    #[test]
    fn six_cells_of_magic_19_decide_the_rest() {
        let puzzle = library::classic("magic19").unwrap();
        let mut equations = Equations::new(&puzzle, &[None; 19]).unwrap();
        assert_eq!(equations.rows.len(), 13, "twelve lines and the sum of all");
        let mut free = 0;
        for cell in 0..19 {
            if !equations.known[cell] {
                equations.know(cell).unwrap();
                free += 1;
            }
            while let Some((cell, row)) = equations.determined() {
                assert_eq!(equations.unknown(&row).collect::<Vec<_>>(), [cell]);
                equations.know(cell).unwrap();
            }
        }
        assert_eq!(free, 6);
    }

    #[test]
    fn sums_that_cannot_be_contradict_each_other() {
        let puzzle = |sums: &str| {
            let text = "title T\nnumbers 1..3\ncell A 0 0\ncell B 1 0\ncell C 0 1\nrecommended cooling=constant\n";
            Puzzle::parse("t", &format!("{text}line {sums}")).unwrap()
        };
        let new = |sums: &str| Equations::new(&puzzle(sums), &[None; 3]).map(|equations| equations.rows.len());
        assert_eq!(new("4 A B"), Ok(2));
        assert_eq!(new("6 A B C"), Ok(1), "nothing but the sum of all");
        assert_eq!(new("7 A B C"), Err(Unreduced::Contradiction));
        assert_eq!(new("4 A B\nline 5 A B"), Err(Unreduced::Contradiction));
        let given = [Some(1), Some(2), Some(3)];
        assert_eq!(Equations::new(&puzzle("4 A B"), &given).unwrap_err(), Unreduced::Contradiction);
    }
}

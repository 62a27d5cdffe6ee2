//! Digits that follow from the givens by naked and hidden singles: what people fill in first.

use crate::puzzle::field::{Deductions, Layout};
use crate::puzzle::sudoku::Sudoku;

/// Returns the givens and all digits that follow from them, row by row, 0 where none does. Returns `None` if they
/// contradict each other.
///
/// A naked single is a cell that only one digit fits. A hidden single is a digit that fits only one cell of a row, column
/// or block. Both are looked for until there are no more. With more rules the sums of cages take candidates away, too.
#[must_use]
pub fn deduce(sudoku: &Sudoku) -> Option<Vec<u8>> {
    if sudoku.rules.is_some() {
        let field = Layout::new(sudoku, Deductions { hidden: true, locked: false }).field(&sudoku.givens);
        return field.broken().is_none().then(|| field.digits().to_vec());
    }
    let size = sudoku.size;
    let units = sudoku.units();
    let mut digits = sudoku.givens.clone();
    loop {
        let candidates = candidates(&digits, &units, size)?;
        let mut found = naked(&digits, &candidates)?;
        found.extend(hidden(&digits, &candidates, &units, size)?);
        if found.is_empty() {
            return Some(digits);
        }
        for (cell, digit) in found {
            if digits[cell] != 0 && digits[cell] != digit {
                return None;
            }
            digits[cell] = digit;
        }
    }
}

/// Returns the sudoku with what follows by singles filled in, if that is asked for. Where singles lead to a
/// contradiction there is no solution, and the sudoku stays as it is.
pub fn filled_in(sudoku: &Sudoku, singles: bool) -> Sudoku {
    let deduced = singles.then(|| deduce(sudoku)).flatten();
    Sudoku { givens: deduced.unwrap_or_else(|| sudoku.givens.clone()), ..sudoku.clone() }
}

/// For each cell the digits that fit, bit `d` for digit `d`. `None` if a digit stands twice in a unit.
fn candidates(digits: &[u8], units: &[Vec<usize>], size: usize) -> Option<Vec<u64>> {
    let all = (1 << (size + 1)) - 2;
    let mut candidates = vec![all; digits.len()];
    for unit in units {
        let mut seen = 0;
        for bit in unit.iter().filter(|&&cell| digits[cell] != 0).map(|&cell| 1 << digits[cell]) {
            if seen & bit != 0 {
                return None;
            }
            seen |= bit;
        }
        for &cell in unit {
            candidates[cell] &= !seen;
        }
    }
    Some(candidates)
}

/// Blanks that one digit fits. `None` if there is a blank that no digit fits.
fn naked(digits: &[u8], candidates: &[u64]) -> Option<Vec<(usize, u8)>> {
    let blanks = || (0..digits.len()).filter(|&cell| digits[cell] == 0);
    if blanks().any(|cell| candidates[cell] == 0) {
        return None;
    }
    Some(
        blanks()
            .filter(|&cell| candidates[cell].is_power_of_two())
            .map(|cell| (cell, candidates[cell].trailing_zeros() as u8))
            .collect(),
    )
}

/// Digits that fit one blank of a unit. `None` if a digit neither stands in a unit nor fits anywhere in it.
fn hidden(digits: &[u8], candidates: &[u64], units: &[Vec<usize>], size: usize) -> Option<Vec<(usize, u8)>> {
    let all: u64 = (1 << (size + 1)) - 2;
    let mut found = Vec::new();
    for unit in units {
        // Digits that stand in the unit, that fit a blank, and that fit another one, too.
        let (mut stand, mut fit, mut fit_again) = (0, 0, 0);
        for &cell in unit {
            match digits[cell] {
                0 => {
                    fit_again |= fit & candidates[cell];
                    fit |= candidates[cell];
                }
                digit => stand |= 1 << digit,
            }
        }
        if stand | fit != all {
            return None;
        }
        let once = fit & !fit_again;
        let blanks = unit.iter().filter(|&&cell| digits[cell] == 0);
        for (&cell, mut here) in blanks.map(|cell| (cell, candidates[*cell] & once)) {
            while here != 0 {
                found.push((cell, here.trailing_zeros() as u8));
                here &= here - 1;
            }
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sudoku(text: &str) -> Sudoku {
        Sudoku::parse(text).unwrap()
    }

    #[test]
    fn a_puzzle_of_singles_is_solved() {
        let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let digits: String = deduce(&sudoku(easy)).unwrap().iter().map(u8::to_string).collect();
        assert_eq!(digits, solution);
    }

    #[test]
    fn contradictions_are_seen() {
        assert_eq!(deduce(&sudoku("1...............")), Some(sudoku("1...............").givens));
        // The other two ones follow.
        assert_eq!(deduce(&sudoku("1..............1")), Some(sudoku("1.....1..1.....1").givens));
        // No digit fits the last cell of the first row.
        assert_eq!(deduce(&sudoku("123....4........")), None);
    }
}

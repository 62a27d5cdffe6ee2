//! Digits that follow from the givens by naked and hidden singles, which people fill in first.

use crate::sudoku::Sudoku;
use crate::sudoku::candidates::Propagation;
use crate::sudoku::field::{CandidateGrid, Layout};

/// Returns the givens and all digits that follow from them, row by row, with 0 for all other cells. Returns `None` if
/// they contradict each other.
///
/// A naked single is a cell that only one digit fits. A hidden single is a digit that fits only one cell of a row,
/// column or block. Both are applied until none is left. With additional rules, the sums of cages also remove
/// candidates.
pub fn deduce(sudoku: &Sudoku) -> Option<Vec<u8>> {
    let field = CandidateGrid::of_givens(&Layout::new(sudoku, Propagation::Singles), &sudoku.givens);
    field.broken().is_none().then(|| field.digits().to_vec())
}

/// Returns the sudoku with the deductions by singles filled in, if `singles` requests them. If they lead to a
/// contradiction, there is no solution, and the sudoku is returned unchanged.
pub fn filled_in(sudoku: &Sudoku, singles: bool) -> Sudoku {
    let deduced = singles.then(|| deduce(sudoku)).flatten();
    Sudoku { givens: deduced.unwrap_or_else(|| sudoku.givens.clone()), ..sudoku.clone() }
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
        // The other two 1s follow.
        assert_eq!(deduce(&sudoku("1..............1")), Some(sudoku("1.....1..1.....1").givens));
        // No digit fits the last cell of the first row.
        assert_eq!(deduce(&sudoku("123....4........")), None);
    }
}

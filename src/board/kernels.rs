//! Which kernel a problem takes.

/// Evaluates an expression with the neighbourhood that a problem takes, with what follows by singles filled in before or not.
/// `None` for a map, and for a sudoku that no board has room for.
macro_rules! of_problem {
    ($problem:expr, $singles:expr, $rules:ident => $made:expr) => {
        match $problem {
            $crate::puzzle::problem::Problem::Sums { puzzle, givens } => {
                $crate::board::kernels::with_sums!(puzzle, givens, $rules => Some($made))
            }
            $crate::puzzle::problem::Problem::Sudoku(sudoku) => {
                use $crate::board::sudoku::{Board, SudokuNeighbourhood, cells::CellBoard, lines::LineBoard};
                let start = $crate::sudoku::singles::filled_in(sudoku, $singles);
                if start.size > $crate::sudoku::MOST_SWAPPED {
                    None
                } else if start.rules.is_some() {
                    let $rules = $crate::board::ruled::RuledNeighbourhood::new(&start);
                    Some($made)
                } else if start.size <= CellBoard::MOST {
                    let $rules = SudokuNeighbourhood::<CellBoard>::new(&start);
                    Some($made)
                } else {
                    let $rules = SudokuNeighbourhood::<LineBoard>::new(&start);
                    Some($made)
                }
            }
            $crate::puzzle::problem::Problem::Route(_) => None,
        }
    };
}
pub(crate) use of_problem as with_neighbourhood;

/// Evaluates an expression with the neighbourhood that a magic-sum puzzle takes.
#[cfg(feature = "full")]
macro_rules! of_sums {
    ($puzzle:expr, $givens:expr, $rules:ident => $made:expr) => {
        if let Some(opposite) = &$puzzle.opposite {
            let $rules = $crate::board::opposite::OppositeSums::new($puzzle, opposite, $givens);
            $made
        } else if $puzzle.has_different() {
            let $rules = $crate::board::different::DifferentSums::new($puzzle, $givens);
            $made
        } else if $puzzle.cells.len() > $crate::board::sums::SMALL {
            let $rules = $crate::board::sums::LargeSums::new($puzzle, $givens);
            $made
        } else {
            let $rules = $crate::board::sums::SmallSums::new($puzzle, $givens);
            $made
        }
    };
}
/// The core bundle has one.
#[cfg(not(feature = "full"))]
macro_rules! of_sums {
    ($puzzle:expr, $givens:expr, $rules:ident => $made:expr) => {{
        let $rules = $crate::board::sums::SmallSums::new($puzzle, $givens);
        $made
    }};
}
pub(crate) use of_sums as with_sums;

//! The choice of the kernel for a problem.

/// Evaluates an expression with the kernel of a problem; with `singles`, cells that follow by singles are filled in
/// first. Gives `None` for a map, and for a sudoku that is too large for swaps.
macro_rules! of_problem {
    ($problem:expr, $singles:expr, $kernel:ident => $made:expr) => {
        match $problem {
            $crate::puzzle::instance::Instance::Sums { puzzle, givens } => {
                $crate::board::kernels::with_sums!(puzzle, givens, $kernel => Some($made))
            }
            $crate::puzzle::instance::Instance::Sudoku(sudoku) => {
                use $crate::board::sudoku::{Board, SudokuNeighbourhood, cells::CellBoard, lines::LineBoard};
                let start = $crate::sudoku::singles::filled_in(sudoku, $singles);
                if start.size > $crate::sudoku::MOST_SWAPPED {
                    None
                } else if start.rules.is_some() {
                    let $kernel = $crate::board::ruled::RuledNeighbourhood::new(&start);
                    Some($made)
                } else if start.size <= CellBoard::MOST {
                    let $kernel = SudokuNeighbourhood::<CellBoard>::new(&start);
                    Some($made)
                } else {
                    let $kernel = SudokuNeighbourhood::<LineBoard>::new(&start);
                    Some($made)
                }
            }
            $crate::puzzle::instance::Instance::Route(_) => None,
            $crate::puzzle::instance::Instance::Model(model) => {
                $crate::board::kernels::with_model!(model, $kernel => $made)
            }
        }
    };
}
pub(crate) use of_problem as with_problem;

/// Evaluates an expression with the kernel of a magic-sum puzzle.
#[cfg(full)]
macro_rules! of_sums {
    ($puzzle:expr, $givens:expr, $kernel:ident => $made:expr) => {
        if let Some(opposite) = &$puzzle.opposite {
            let $kernel = $crate::board::opposite::OppositeSums::new($puzzle, opposite, $givens);
            $made
        } else if $puzzle.has_different() {
            let $kernel = $crate::board::different::DifferentSums::new($puzzle, $givens);
            $made
        } else if $puzzle.cells.len() > $crate::board::sums::SMALL {
            let $kernel = $crate::board::sums::LargeSums::new($puzzle, $givens);
            $made
        } else {
            let $kernel = $crate::board::sums::SmallSums::new($puzzle, $givens);
            $made
        }
    };
}
/// Evaluates an expression with `SmallSums`, the only kernel for sums in the core bundle.
#[cfg(not(full))]
macro_rules! of_sums {
    ($puzzle:expr, $givens:expr, $kernel:ident => $made:expr) => {{
        let $kernel = $crate::board::sums::SmallSums::new($puzzle, $givens);
        $made
    }};
}
pub(crate) use of_sums as with_sums;

/// Evaluates an expression with the kernel of a model.
#[cfg(full)]
macro_rules! of_model {
    ($model:expr, $kernel:ident => $made:expr) => {{
        let $kernel = $model.kernel();
        Some($made)
    }};
}
/// Evaluates to nothing, because the core bundle has no models.
#[cfg(not(full))]
macro_rules! of_model {
    ($model:expr, $kernel:ident => $made:expr) => {
        match *$model {}
    };
}
pub(crate) use of_model as with_model;

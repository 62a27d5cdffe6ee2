//! Which of the kernels a magic-sum puzzle takes.

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

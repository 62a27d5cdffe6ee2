//! Annealing with propagation: each proposal builds a complete sudoku grid again from its givens. This is ruin and
//! recreate (Schrimpf 2000), also known as large neighbourhood search (Shaw 1998) and iterated greedy (Ruiz 2007).
//!
//! The energy of a grid is the number of its blanks. A rebuild begins with the givens and the singles that follow from
//! them. Then one blank of the accepted grid gets a random candidate: the kick. Singles are filled in as long as there
//! are any. Then a decision fills the blank with the fewest candidates. It takes the number of the accepted grid if
//! that still fits, otherwise a random candidate: SAT solvers call this phase saving (Pipatsrisawat 2007). When no
//! blank has a candidate, Metropolis' rule accepts or rejects the new grid, at a constant temperature. Proposals are
//! not symmetric, so the runs sample no known distribution.
//!
//! A step fills one cell, or is that verdict. `sudoku/field.rs` keeps the candidates, `rebuild_run` makes the steps,
//! and `built` is the visible state.

pub(crate) mod built;
pub(crate) mod rebuild_run;

//! Eight anneals of one problem side by side, at one temperature, until the first of them is solved.
//!
//! Where one anneal needs long, by bad luck, another is likely to need less: eight together need less than an eighth of the
//! worst case. They move together: every move proposes one pair to all eight, and each accepts by a uniform of its own. So
//! one move is a handful of vector instructions, [`lanes`], and not eight times the work. What is shown is the first, or the
//! one that is solved; what is accepted is counted of the first.
//!
//! A uniform is its upper 16 bits, compared with the upper 16 bits of the probability; where these are equal, 16 more are drawn. Great
//! worsenings, which few uniforms accept, share one probability as a bound, and are looked at one by one only below it.
//!
//! There are two kinds of boards, [`sudoku`] and [`sums`].

mod boards;
pub mod lanes;
mod multi_start_run;
pub mod sudoku;
pub mod sums;

#[cfg(full)]
pub use multi_start_run::MultiStart;

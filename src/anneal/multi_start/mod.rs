//! Multi-start: eight chains of one problem side by side, at one temperature, until the first is solved.
//!
//! The time to a solution varies widely from chain to chain, so the first of eight is likely to be fast. Shared
//! proposals couple the chains: each move proposes one pair to all eight boards, and each chain accepts by a separate
//! uniform. So a move is a few vector instructions ([`lanes`]) instead of eight times the work. The times to a solution
//! are hardly correlated (`benches/coupled.rs`). The run shows the first chain, or the chain that is solved, and counts
//! the accepted moves of the first.
//!
//! At first only the upper 16 bits of a uniform are drawn, and compared with the upper 16 bits of the probability. If
//! they are equal, 16 more bits are drawn. Large rises, which few uniforms accept, have one common probability as a
//! bound. Only a uniform below that bound needs the exact probability.
//!
//! There are two kinds of boards, [`sudoku`] and [`sums`].

mod boards;
pub mod lanes;
mod multi_start_run;
pub mod sudoku;
pub mod sums;

#[cfg(full)]
pub use multi_start_run::MultiStart;

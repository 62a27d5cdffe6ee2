//! The hand-written baseline as WebAssembly.

#[path = "../../baseline/mod.rs"]
mod baseline;

use annealing_lab::link::Config;

/// Moves on Magic 19 (0), Octa (1), sudoku-solver's puzzle (2) or the magic square of 36 cells (3); gives the last energy.
#[unsafe(no_mangle)]
pub extern "C" fn baseline(puzzle: u32, moves: u32, temperature: f64, seed: u32) -> i32 {
    let link = ["puzzle=magic19", "puzzle=octa", "puzzle=sudoku", "puzzle=magic-square-6"][puzzle as usize % 4];
    match Config::from_link(link) {
        Ok(config) => baseline::anneal(&config.problem, moves.into(), temperature, seed.into()),
        Err(_) => -1,
    }
}

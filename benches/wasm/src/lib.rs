//! The limit as WebAssembly.

#[path = "../../limit/mod.rs"]
mod limit;

use annealing_lab::config::Config;
use annealing_lab::problem::Problem;

/// Moves on Magic 19 (0), Octa (1) or the original's sudoku (2); gives the last energy.
#[unsafe(no_mangle)]
pub extern "C" fn limit(puzzle: u32, moves: u32, temperature: f64, seed: u32) -> i32 {
    let link = ["puzzle=magic19", "puzzle=octa", "puzzle=sudoku"][puzzle as usize % 3];
    let (moves, seed) = (moves.into(), seed.into());
    match Config::from_link(link).map(|config| config.problem) {
        Ok(Problem::Sums { puzzle, .. }) if puzzle.cells.len() <= 16 => limit::sums::<16>(&puzzle, moves, temperature, seed),
        Ok(Problem::Sums { puzzle, .. }) => limit::sums::<24>(&puzzle, moves, temperature, seed),
        Ok(Problem::Sudoku(sudoku)) => limit::sudoku(&sudoku, moves, temperature, seed),
        Err(_) => -1,
    }
}

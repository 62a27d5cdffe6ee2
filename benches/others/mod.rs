//! Methods tried beside those of the program, on the same lists by the same rules. None of them is part of the crate.
//!
//! | file | method |
//! |---|---|
//! | `ejection.rs` | ejection annealing: small moves on a grid with blanks |
//! | `weighting.rs` | constraint weighting: swaps that go downhill, weights that rise where no swap does |
//! | `lambda.rs` | tempering over weights: replicas at one temperature that weigh rows and columns differently |
//! | `population.rs` | population annealing: many boards, resampled as the temperature falls |
//! | `swaps.rs` | the board of the last three |
//!
//! `name;key=value;...` runs a method with settings of its own, which is how the defaults were found.

mod ejection;
mod lambda;
mod population;
mod swaps;
mod weighting;

use annealing_lab::Sudoku;

/// The names of the methods.
pub const NAMES: [&str; 4] = ["ejection", "weighting", "weight tempering", "population"];

/// Solves one sudoku.
pub trait Method {
    /// Makes at least `n` proposals, or as many as it takes to solve the sudoku.
    fn advance(&mut self, n: u64);

    /// Returns whether the sudoku is solved.
    fn solved(&self) -> bool;

    /// Returns the solution once it is found; else any board.
    fn board(&self) -> &[u8];

    /// Returns the number of proposals and of placements. A swap that was proposed counts as two placements, made or not.
    fn counts(&self) -> (u64, u64);
}

/// Holds settings that differ from the defaults, as `key=value;...`.
#[derive(Clone, Copy)]
pub struct Settings<'a>(&'a str);

impl Settings<'_> {
    /// Returns the value of a key, or the default.
    pub fn get(&self, key: &str, default: f64) -> f64 {
        let mut pairs = self.0.split(';').filter_map(|pair| pair.split_once('='));
        pairs.find(|(own, _)| *own == key).map_or(default, |(_, value)| value.parse().expect("a number"))
    }
}

/// Returns the method `name` or `name;key=value;...` at its start; `None` if there is none of this name.
pub fn start(name: &str, sudoku: &Sudoku, seed: u64) -> Option<Box<dyn Method>> {
    let (name, settings) = name.split_once(';').unwrap_or((name, ""));
    let settings = Settings(settings);
    match name {
        "ejection" => Some(Box::new(ejection::Ejection::new(sudoku, settings, seed))),
        "weighting" => Some(Box::new(weighting::Weighting::new(sudoku, settings, seed))),
        "weight tempering" => Some(Box::new(lambda::WeightTempering::new(sudoku, settings, seed))),
        "population" => Some(Box::new(population::Population::new(sudoku, settings, seed))),
        _ => None,
    }
}

/// Returns the bound below which 32 random bits accept with this probability.
fn bound(probability: f64) -> u64 {
    (probability.clamp(0.0, 1.0) * 4_294_967_296.0) as u64
}

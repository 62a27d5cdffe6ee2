//! The text of a puzzle gives a puzzle whose energy fits, or an error.
#![no_main]

use annealing_lab::puzzle::Puzzle;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(puzzle) = Puzzle::parse("fuzzed", text) {
        assert!(puzzle.energy(&puzzle.numbers) >= 0);
    }
});

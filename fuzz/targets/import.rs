//! Any text gives sudokus that can be written and read again, or an error.
#![no_main]

use annealing_lab::import::{Import, import};
use annealing_lab::sudoku::{Sudoku, to_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(Import::One(read)) = import(text, None) {
        let written = to_text(&read.cells);
        assert_eq!(Sudoku::parse(&written).expect("a written sudoku can be read").givens, read.cells);
    }
});

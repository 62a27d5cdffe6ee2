//! What an f-puzzles link packs is unpacked within its limit, or refused.
#![no_main]

use annealing_lab::import::lz::decompress;
use annealing_lab::import::{Import, import};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|packed: &str| {
    if let Ok(text) = decompress(packed, 10_000) {
        assert!(text.len() <= 10_000);
    }
    if let Ok(Import::One(read)) = import(&format!("https://f-puzzles.com/?load={packed}"), None) {
        assert_eq!(read.cells.len(), read.size * read.size);
    }
});

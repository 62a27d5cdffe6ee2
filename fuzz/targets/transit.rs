//! Asks `transit` of `src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| annealing_lab_fuzz::transit(text));

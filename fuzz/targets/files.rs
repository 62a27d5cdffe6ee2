//! Asks `files` of `src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| annealing_lab_fuzz::files(text));

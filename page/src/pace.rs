//! Work within a time limit: in chunks that are small enough for checking the clock every few milliseconds.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The clock of a window, a worker or Node, depending on the environment.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// The first chunk. It is small, because the new work may take much longer than previous work.
const FIRST: u64 = 256;
const LEAST: u64 = 64;
const MOST: u64 = 1 << 22;
/// The range of milliseconds for a chunk of suitable size.
const RIGHT: std::ops::RangeInclusive<f64> = 2.0..=4.0;

/// The amount of work between two checks of the clock.
#[derive(Clone, Copy)]
pub struct Pace {
    chunk: u64,
}

impl Pace {
    /// Returns a pace that begins with small chunks.
    pub fn new() -> Pace {
        Pace { chunk: FIRST }
    }

    /// Returns the time in milliseconds, since an arbitrary moment.
    pub fn now() -> f64 {
        CLOCK.with(Performance::now)
    }

    /// Calls `work` with the size of a chunk, at least once. It stops when `work` returns that nothing is left, or when
    /// the time is over. Returns whether nothing is left.
    #[inline(never)]
    pub fn within(&mut self, milliseconds: f64, work: &mut dyn FnMut(u64) -> bool) -> bool {
        let start = Pace::now();
        let mut before = start;
        while !work(self.chunk) {
            let after = Pace::now();
            let took = after - before;
            if took < *RIGHT.start() {
                self.chunk = (self.chunk * 2).min(MOST);
            } else if took > *RIGHT.end() {
                self.chunk = (self.chunk / 2).max(LEAST);
            }
            // If the time is NaN, no time is left.
            let within = after - start < milliseconds;
            if !within {
                return false;
            }
            before = after;
        }
        true
    }
}

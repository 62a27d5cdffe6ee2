//! Work within a time: in chunks, each small enough that the clock is looked at every few milliseconds.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The clock of a window, a worker or Node, whichever this is.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// The first chunk. It is small, since what comes may take much longer than what was done before.
const FIRST: u64 = 256;
const LEAST: u64 = 64;
const MOST: u64 = 1 << 22;
/// Between these many milliseconds a chunk is of the right size.
const RIGHT: std::ops::RangeInclusive<f64> = 2.0..=4.0;

/// The amount of work between two looks at the clock.
#[derive(Clone, Copy)]
pub struct Pace {
    chunk: u64,
}

impl Pace {
    /// Returns a pace that begins with small chunks.
    pub fn new() -> Pace {
        Pace { chunk: FIRST }
    }

    /// Returns the clock's milliseconds, since some moment.
    pub fn now() -> f64 {
        CLOCK.with(Performance::now)
    }

    /// Calls `work` with the size of a chunk, at least once. It stops when `work` returns that nothing is left, or after so
    /// many milliseconds. Returns whether nothing is left.
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
            // Of a time that is no number nothing is left.
            let within = after - start < milliseconds;
            if !within {
                return false;
            }
            before = after;
        }
        true
    }
}

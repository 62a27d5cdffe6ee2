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

/// Describes what became of a chunk.
pub enum Chunk {
    /// All of it was done, and there is more to do: the time that it took counts.
    Whole,
    /// Less of it was done, and there is more to do.
    #[cfg_attr(not(feature = "full"), expect(dead_code, reason = "experiments are not in the core bundle"))]
    Part,
    /// There is no more to do.
    Last,
}

impl Chunk {
    /// Returns what became of a chunk that was done whole unless nothing is left.
    pub fn whole_if(more: bool) -> Chunk {
        if more { Chunk::Whole } else { Chunk::Last }
    }
}

/// Decides how much is done between two looks at the clock.
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
    #[cfg(feature = "full")]
    pub fn now() -> f64 {
        CLOCK.with(Performance::now)
    }

    /// Calls `work` with the size of a chunk, at least once. It stops when nothing is left, when `most` in all are
    /// done, or after so many milliseconds.
    #[inline(never)]
    pub fn within(&mut self, most: u64, milliseconds: f64, work: &mut dyn FnMut(u64) -> Chunk) {
        let now = || CLOCK.with(Performance::now);
        let start = now();
        let (mut before, mut left) = (start, most);
        loop {
            let size = self.chunk.min(left);
            let chunk = work(size);
            left -= size;
            let after = now();
            let took = after - before;
            match chunk {
                Chunk::Last => return,
                Chunk::Whole if took < *RIGHT.start() && size == self.chunk => self.chunk = (self.chunk * 2).min(MOST),
                Chunk::Whole if took > *RIGHT.end() => self.chunk = (self.chunk / 2).max(LEAST),
                Chunk::Whole | Chunk::Part => {}
            }
            // Of a time that is no number nothing is left.
            let within = after - start < milliseconds;
            if left == 0 || !within {
                return;
            }
            before = after;
        }
    }
}

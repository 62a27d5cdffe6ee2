//! Work in slices of time, so that Ctrl-C and the progress bar work even during long steps.

use std::time::{Duration, Instant};

/// The longest slice that is not followed by a smaller one.
const LONG: Duration = Duration::from_millis(60);
/// The shortest slice that is not followed by a larger one.
const SHORT: Duration = Duration::from_millis(20);
/// The steps of the first slice: few, because one node of a hard puzzle may take milliseconds.
const FIRST: u64 = 16;
const MOST: u64 = 1 << 24;

/// The number of steps between two checks for other work, adapted to about 40 ms.
#[derive(Debug)]
pub struct Slicer {
    steps: u64,
}

impl Default for Slicer {
    fn default() -> Slicer {
        Slicer { steps: FIRST }
    }
}

impl Slicer {
    /// Calls `work` with a number of steps, and returns its result.
    pub fn slice<T>(&mut self, work: impl FnOnce(u64) -> T) -> T {
        let start = Instant::now();
        let answer = work(self.steps);
        let taken = start.elapsed();
        if taken > LONG {
            // A single step may have caused the excess.
            self.steps = (self.steps / 4).max(1);
        } else if taken < SHORT {
            self.steps = (self.steps * 2).min(MOST);
        }
        answer
    }
}

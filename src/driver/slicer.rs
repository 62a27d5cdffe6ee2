//! Work in slices of time: however long a step takes, Ctrl-C is heard and the bar moves.

use std::time::{Duration, Instant};

/// A slice that takes longer is followed by a smaller one.
const LONG: Duration = Duration::from_millis(60);
/// A slice that takes less is followed by a larger one.
const SHORT: Duration = Duration::from_millis(20);
/// The first slice is small, because one node of a hard puzzle may take milliseconds.
const FIRST: u64 = 16;
const MOST: u64 = 1 << 24;

/// The steps between two looks at what else there is to do: as many as take some 40 ms.
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
    /// Calls `work` with a number of steps, and returns its answer.
    pub fn slice<T>(&mut self, work: impl FnOnce(u64) -> T) -> T {
        let start = Instant::now();
        let answer = work(self.steps);
        let taken = start.elapsed();
        if taken > LONG {
            // One step too many may have been the one that takes long.
            self.steps = (self.steps / 4).max(1);
        } else if taken < SHORT {
            self.steps = (self.steps * 2).min(MOST);
        }
        answer
    }
}

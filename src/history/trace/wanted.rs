//! Which states a trace has to see.

/// Which states are to be shown to a trace: those from a move on, and those with an energy out of a range.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// All from this move on.
    pub from: u64,
    /// All with an energy below this.
    pub below: i32,
    /// All with an energy above this.
    pub above: i32,
}

impl Wanted {
    /// Returns whether the state of this energy after move `moves` is one of them.
    #[inline]
    pub fn has(&self, moves: u64, energy: i32) -> bool {
        moves >= self.from || energy < self.below || energy > self.above
    }
}

//! The moves of recorded events, at a bounded size.

/// The moves of recorded events, at most one for each bucket of the trace.
#[derive(Clone, Debug, Default)]
pub struct Marks(Vec<Mark>);

#[derive(Clone, Copy, Debug)]
struct Mark {
    bucket: usize,
    moves: u64,
}

impl Marks {
    /// Marks move `moves` in the last of `buckets` buckets, unless that bucket has a mark. Does nothing without
    /// buckets: then the trace keeps no history.
    pub fn add(&mut self, buckets: usize, moves: u64) {
        let Some(bucket) = buckets.checked_sub(1) else { return };
        if self.0.last().is_none_or(|last| last.bucket != bucket) {
            self.0.push(Mark { bucket, moves });
        }
    }

    /// Joins neighbouring buckets in twos; the earlier of two marks stays.
    pub fn halve(&mut self) {
        for mark in &mut self.0 {
            mark.bucket /= 2;
        }
        self.0.dedup_by_key(|mark| mark.bucket);
    }

    /// Returns the marked moves in ascending order.
    pub fn moves(&self) -> Vec<u64> {
        self.0.iter().map(|mark| mark.moves).collect()
    }
}

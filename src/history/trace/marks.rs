//! When something happened in a run's history.

/// Moves after which something happened, one at most for each bucket.
#[derive(Clone, Debug, Default)]
pub struct Marks(Vec<Mark>);

#[derive(Clone, Copy, Debug)]
struct Mark {
    bucket: usize,
    moves: u64,
}

impl Marks {
    /// Something happened after `moves`, in the last of so many buckets; the first time in a bucket counts. Without a history
    /// there are none.
    pub fn add(&mut self, buckets: usize, moves: u64) {
        let Some(bucket) = buckets.checked_sub(1) else { return };
        if self.0.last().is_none_or(|last| last.bucket != bucket) {
            self.0.push(Mark { bucket, moves });
        }
    }

    pub fn halve(&mut self) {
        for mark in &mut self.0 {
            mark.bucket /= 2;
        }
        self.0.dedup_by_key(|mark| mark.bucket);
    }

    pub fn moves(&self) -> Vec<u64> {
        self.0.iter().map(|mark| mark.moves).collect()
    }
}

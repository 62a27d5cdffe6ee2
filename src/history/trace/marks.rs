//! When something happened in a run's history.

/// Holds the moves after which something happened, one at most for each bucket.
#[derive(Clone, Debug, Default)]
pub struct Marks(Vec<Mark>);

#[derive(Clone, Copy, Debug)]
struct Mark {
    bucket: usize,
    moves: u64,
}

impl Marks {
    /// Marks `moves` in the last of so many buckets. The first mark of a bucket stays. Without a history there are no
    /// marks.
    pub fn add(&mut self, buckets: usize, moves: u64) {
        let Some(bucket) = buckets.checked_sub(1) else { return };
        if self.0.last().is_none_or(|last| last.bucket != bucket) {
            self.0.push(Mark { bucket, moves });
        }
    }

    /// Joins neighbouring buckets; the first mark of both stays.
    pub fn halve(&mut self) {
        for mark in &mut self.0 {
            mark.bucket /= 2;
        }
        self.0.dedup_by_key(|mark| mark.bucket);
    }

    /// Returns the moves that are marked, in rising order.
    pub fn moves(&self) -> Vec<u64> {
        self.0.iter().map(|mark| mark.moves).collect()
    }
}

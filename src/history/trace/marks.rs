//! When something happened in a run's history.

/// What can happen between moves.
#[derive(Clone, Copy, Debug)]
pub enum Mark {
    /// A new anneal began.
    Restart,
    /// The anneal was reheated.
    Reheat,
    /// A person intervened.
    Intervention,
}

/// Moves after which something happened, one at most for each bucket.
#[derive(Clone, Debug, Default)]
pub struct Marks(Vec<Place>);

#[derive(Clone, Copy, Debug)]
struct Place {
    bucket: usize,
    moves: u64,
}

impl Marks {
    /// Takes in that something happened after `moves`, in the last of so many buckets; the first time in a bucket counts.
    pub fn add(&mut self, buckets: usize, moves: u64) {
        let Some(bucket) = buckets.checked_sub(1) else { return };
        if self.0.last().is_none_or(|last| last.bucket != bucket) {
            self.0.push(Place { bucket, moves });
        }
    }

    /// Joins every two neighbours.
    pub fn halve(&mut self) {
        for place in &mut self.0 {
            place.bucket /= 2;
        }
        self.0.dedup_by_key(|place| place.bucket);
    }

    /// Returns the moves.
    pub fn moves(&self) -> Vec<u64> {
        self.0.iter().map(|place| place.moves).collect()
    }
}

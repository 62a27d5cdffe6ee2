//! A run's history at a bounded size.
//!
//! The moves are cut into buckets of `stride` moves, and of each the rows of least and greatest energy are kept, so
//! that no spike is lost however long the run. When the buckets are all in use, neighbours are joined and the stride
//! doubles. What a trace holds depends on the moves alone, not on how they were batched.

/// Buckets at most; each is about a pixel of a wide plot, and gives at most two rows.
const BUCKETS: usize = 2048;

/// The state after a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Moves so far, over all anneals.
    pub moves: u64,
    /// Restarts so far.
    pub restarts: u64,
    /// Reheats so far.
    pub reheats: u64,
    /// The energy.
    pub energy: i32,
    /// The least energy so far, over all anneals.
    pub best: i32,
    /// The temperature of that move.
    pub temperature: f64,
    /// Moves accepted so far, over all anneals.
    pub accepted: u64,
    /// Those of them that lowered the energy.
    pub better: u64,
    /// Those of them that raised it.
    pub worse: u64,
    /// What a person has done so far.
    pub hands: u64,
}

impl Row {
    /// Rows in the order of time. The end of an anneal and the start of the next share a move number.
    pub fn time(&self) -> (u64, u64) {
        (self.moves, self.restarts + self.reheats + self.hands)
    }
}

/// The rows kept of one bucket.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// The first row of least energy.
    least: Row,
    /// The first row of greatest energy.
    greatest: Row,
    /// The first move of this bucket after which a new anneal began.
    restart: Option<u64>,
    /// The first move of this bucket after which the anneal was reheated.
    reheat: Option<u64>,
    /// The first move of this bucket after which a person did something.
    hand: Option<u64>,
}

impl Bucket {
    fn new(row: Row) -> Self {
        Bucket { least: row, greatest: row, restart: None, reheat: None, hand: None }
    }

    /// Takes in a row that comes after all of this bucket's.
    fn observe(&mut self, row: Row) {
        if row.energy < self.least.energy {
            self.least = row;
        }
        if row.energy > self.greatest.energy {
            self.greatest = row;
        }
    }

    fn join(&mut self, next: &Bucket) {
        self.observe(next.least);
        self.observe(next.greatest);
        self.restart = self.restart.or(next.restart);
        self.reheat = self.reheat.or(next.reheat);
        self.hand = self.hand.or(next.hand);
    }
}

/// The history of a run; or none, of a run that is gone through again: then it only watches for new bests.
#[derive(Clone, Debug)]
pub struct Trace {
    /// Moves in a bucket: a power of two. Bucket `b` holds the rows of moves from `b * stride` to `(b + 1) * stride - 1`.
    stride: u64,
    /// Empty if no history is kept.
    buckets: Vec<Bucket>,
    /// The first move of the bucket after the last one opened; there is none without a history.
    next: u64,
    /// The extremes of the last bucket.
    least: i32,
    greatest: i32,
}

impl Trace {
    /// The history of a run that has made no move and is in the state `start`.
    pub fn new(start: Row) -> Self {
        let mut buckets = Vec::with_capacity(BUCKETS);
        buckets.push(Bucket::new(start));
        Trace { stride: 1, buckets, next: 1, least: start.energy, greatest: start.energy }
    }

    /// No history, of a run whose least energy so far is `best`.
    pub fn none(best: i32) -> Self {
        Trace { stride: 1, buckets: Vec::new(), next: u64::MAX, least: best, greatest: i32::MAX }
    }

    /// The first move of the bucket after the last one opened.
    #[inline]
    pub fn next_bucket(&self) -> u64 {
        self.next
    }

    /// Whether a state of this energy after move `moves` would be kept: it opens a bucket, or is an extreme of the last.
    #[inline]
    pub fn wants(&self, moves: u64, energy: i32) -> bool {
        moves >= self.next || energy < self.least || energy > self.greatest
    }

    /// Takes in a row. Rows come in the order of time and leave no bucket out.
    pub fn observe(&mut self, row: Row) {
        self.observe_in(row.moves, row);
    }

    /// Takes in the first row of a new anneal, which counts to the bucket of its first move to come.
    pub fn restart(&mut self, row: Row) {
        if let Some(bucket) = self.observe_in(row.moves + 1, row) {
            bucket.restart = bucket.restart.or(Some(row.moves));
        }
    }

    /// Takes in the first row after a reheat, which counts to the bucket of its first move to come.
    pub fn reheat(&mut self, row: Row) {
        if let Some(bucket) = self.observe_in(row.moves + 1, row) {
            bucket.reheat = bucket.reheat.or(Some(row.moves));
        }
    }

    /// Takes in the first row after a person did something, which counts to the bucket of the last move.
    pub fn hand(&mut self, row: Row) {
        if let Some(bucket) = self.observe_in(row.moves, row) {
            bucket.hand = bucket.hand.or(Some(row.moves));
        }
    }

    /// Gives the bucket that has taken it in, if a history is kept.
    fn observe_in(&mut self, moves: u64, row: Row) -> Option<&mut Bucket> {
        if self.buckets.is_empty() {
            self.least = self.least.min(row.energy);
            return None;
        }
        if moves >= self.next {
            if self.buckets.len() == BUCKETS {
                self.halve();
            }
            // Halving frees an even number of buckets: this move still opens the next.
            debug_assert_eq!(moves, self.buckets.len() as u64 * self.stride, "rows leave no bucket out");
            self.buckets.push(Bucket::new(row));
            self.next = self.buckets.len() as u64 * self.stride;
        }
        let bucket = self.buckets.last_mut()?;
        bucket.observe(row);
        (self.least, self.greatest) = (bucket.least.energy, bucket.greatest.energy);
        Some(bucket)
    }

    fn halve(&mut self) {
        for place in 0..BUCKETS / 2 {
            let mut joined = self.buckets[2 * place];
            joined.join(&self.buckets[2 * place + 1]);
            self.buckets[place] = joined;
        }
        self.buckets.truncate(BUCKETS / 2);
        self.stride *= 2;
    }

    /// The rows kept, in the order of time, and the present one after them; at most `2 * BUCKETS + 1`.
    pub fn rows(&self, present: Row) -> Vec<Row> {
        let mut rows = Vec::with_capacity(2 * self.buckets.len() + 1);
        for Bucket { least, greatest, .. } in &self.buckets {
            let (first, second) = if least.time() <= greatest.time() { (least, greatest) } else { (greatest, least) };
            rows.push(*first);
            if first != second {
                rows.push(*second);
            }
        }
        if rows.last() != Some(&present) {
            rows.push(present);
        }
        rows
    }

    /// The moves after which new anneals began, one at most for each bucket.
    pub fn restarts(&self) -> Vec<u64> {
        self.buckets.iter().filter_map(|bucket| bucket.restart).collect()
    }

    /// The moves after which anneals were reheated, one at most for each bucket.
    pub fn reheats(&self) -> Vec<u64> {
        self.buckets.iter().filter_map(|bucket| bucket.reheat).collect()
    }

    /// The moves after which a person did something, one at most for each bucket.
    pub fn hands(&self) -> Vec<u64> {
        self.buckets.iter().filter_map(|bucket| bucket.hand).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(moves: u64, energy: i32) -> Row {
        Row {
            moves,
            restarts: 0,
            reheats: 0,
            energy,
            best: energy,
            temperature: 1.0,
            accepted: 0,
            better: 0,
            worse: 0,
            hands: 0,
        }
    }

    fn long_trace(moves: u64, energy: impl Fn(u64) -> i32) -> Trace {
        let mut trace = Trace::new(row(0, energy(0)));
        for k in 1..=moves {
            trace.observe(row(k, energy(k)));
        }
        trace
    }

    #[test]
    fn a_short_run_is_kept_whole() {
        let trace = long_trace(500, |k| (k % 7) as i32);
        let moves: Vec<u64> = trace.rows(row(500, 3)).iter().map(|row| row.moves).collect();
        assert_eq!(moves, (0..=500).collect::<Vec<u64>>());
    }

    #[test]
    fn a_long_run_stays_bounded_and_keeps_its_spikes() {
        let energy = |k| match k {
            77_777 => 9_999,
            123_456 => 0,
            _ => 50 + (k % 13) as i32,
        };
        let trace = long_trace(300_000, energy);
        let rows = trace.rows(row(300_000, energy(300_000)));
        assert!(rows.len() <= 2 * BUCKETS + 1);
        assert!(rows.is_sorted_by_key(|row| row.moves));
        assert!(rows.iter().any(|row| row.moves == 77_777 && row.energy == 9_999));
        assert!(rows.iter().any(|row| row.moves == 123_456 && row.energy == 0));
        assert_eq!(rows.last().unwrap().moves, 300_000);
    }

    #[test]
    fn restarts_are_marked_at_a_bounded_number() {
        let mut trace = Trace::new(row(0, 5));
        for k in 1..=100_000 {
            trace.observe(row(k, 5));
            if k % 10 == 0 {
                trace.restart(row(k, 5));
            }
        }
        assert!(trace.restarts().len() <= BUCKETS);
        assert!(trace.restarts().is_sorted());
        assert!(trace.restarts().iter().all(|moves| moves % 10 == 0));
    }
}

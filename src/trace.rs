//! A run's history at a bounded size.
//!
//! The moves are cut into buckets of `stride` moves, and of each the rows of least and greatest energy are kept, so
//! that no spike is lost however long the run. When the buckets are all in use, neighbours are joined and the stride
//! doubles. What a trace holds depends on the moves alone, not on how they were batched.

/// Buckets at most; each is about a pixel of a wide plot, and gives at most two rows.
const BUCKETS: usize = 2048;
/// Rows at most: one comes before the one that it drives out goes.
const ROWS: usize = 2 * BUCKETS + 1;

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

    /// Becomes the other, number by number: as a whole a row would be copied by a call in WebAssembly, which takes longer.
    #[inline]
    fn set(&mut self, other: &Row) {
        // Taken apart, so that a number that is added here cannot be forgotten.
        let &Row { moves, restarts, reheats, energy, best, temperature, accepted, better, worse, hands } = other;
        self.moves = moves;
        self.restarts = restarts;
        self.reheats = reheats;
        self.energy = energy;
        self.best = best;
        self.temperature = temperature;
        self.accepted = accepted;
        self.better = better;
        self.worse = worse;
        self.hands = hands;
    }
}

/// The rows kept of a bucket: where the first of least energy and the first of greatest are, which may be one, and these energies.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    least: u16,
    greatest: u16,
    low: i32,
    high: i32,
}

/// Moves after which something happened, one at most for each bucket.
#[derive(Clone, Debug, Default)]
struct Marks(Vec<Mark>);

#[derive(Clone, Copy, Debug)]
struct Mark {
    bucket: usize,
    moves: u64,
}

impl Marks {
    /// Something happened after `moves`, in the last of so many buckets; the first time in a bucket counts. Without a history
    /// there are none.
    fn add(&mut self, buckets: usize, moves: u64) {
        let Some(bucket) = buckets.checked_sub(1) else { return };
        if self.0.last().is_none_or(|last| last.bucket != bucket) {
            self.0.push(Mark { bucket, moves });
        }
    }

    fn halve(&mut self) {
        for mark in &mut self.0 {
            mark.bucket /= 2;
        }
        self.0.dedup_by_key(|mark| mark.bucket);
    }

    fn moves(&self) -> Vec<u64> {
        self.0.iter().map(|mark| mark.moves).collect()
    }
}

/// The history of a run; or none, of a run that is gone through again: then it only watches for new bests.
#[derive(Clone, Debug)]
pub struct Trace {
    /// Moves in a bucket: a power of two. Bucket `b` holds the rows of moves from `b * stride` to `(b + 1) * stride - 1`.
    stride: u64,
    /// Empty if no history is kept.
    buckets: Vec<Bucket>,
    /// The rows of all buckets. They stay where they are while buckets are joined: to copy so many costs more than to find them.
    rows: Vec<Row>,
    /// Places of rows that are of no bucket any more.
    free: Vec<u16>,
    /// The first move of the bucket after the last one opened; there is none without a history.
    next: u64,
    /// The extremes of the last bucket.
    least: i32,
    greatest: i32,
    /// What happened after a bucket's moves: new anneals, reheats, and what a person did.
    restarts: Marks,
    reheats: Marks,
    hands: Marks,
}

impl Trace {
    /// The history of a run that has made no move and is in the state `start`.
    pub fn new(start: Row) -> Self {
        let mut trace = Trace::none(start.best);
        trace.buckets.reserve_exact(BUCKETS);
        trace.rows.reserve_exact(ROWS);
        trace.free.reserve_exact(ROWS + BUCKETS);
        trace.next = 0;
        trace.open(&start);
        trace
    }

    /// No history, of a run whose least energy so far is `best`.
    pub fn none(best: i32) -> Self {
        Trace {
            stride: 1,
            buckets: Vec::new(),
            rows: Vec::new(),
            free: Vec::new(),
            next: u64::MAX,
            least: best,
            greatest: i32::MAX,
            restarts: Marks::default(),
            reheats: Marks::default(),
            hands: Marks::default(),
        }
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
    pub fn observe(&mut self, row: &Row) {
        self.observe_in(row.moves, row);
    }

    /// Takes in that nothing but the temperature has changed since `row`, up to move `moves`.
    pub fn still(&mut self, row: &Row, moves: u64, temperature: impl Fn(u64) -> f64) {
        while self.next <= moves {
            self.make_room();
            let next = self.next;
            let kept = self.open(row);
            kept.moves = next;
            kept.temperature = temperature(next);
        }
    }

    /// Takes in the first row of a new anneal, which counts to the bucket of its first move to come.
    pub fn restart(&mut self, row: &Row) {
        self.observe_in(row.moves + 1, row);
        self.restarts.add(self.buckets.len(), row.moves);
    }

    /// Takes in the first row after a reheat, which counts to the bucket of its first move to come.
    pub fn reheat(&mut self, row: &Row) {
        self.observe_in(row.moves + 1, row);
        self.reheats.add(self.buckets.len(), row.moves);
    }

    /// Takes in the first row after a person did something, which counts to the bucket of the last move.
    pub fn hand(&mut self, row: &Row) {
        self.observe_in(row.moves, row);
        self.hands.add(self.buckets.len(), row.moves);
    }

    /// Takes in a row, which counts to the bucket of move `moves`.
    fn observe_in(&mut self, moves: u64, row: &Row) {
        if self.buckets.is_empty() {
            self.least = self.least.min(row.energy);
        } else if moves >= self.next {
            self.make_room();
            debug_assert_eq!(moves, self.next, "rows leave no bucket out");
            self.open(row);
        } else {
            self.extend(row);
        }
    }

    /// Joins neighbours if there is no room for a bucket. That frees an even number of them: the next move to open one stays.
    fn make_room(&mut self) {
        if self.buckets.len() == BUCKETS {
            self.halve();
        }
    }

    /// Begins a bucket with its first row, and gives that as it is kept.
    #[inline]
    fn open(&mut self, row: &Row) -> &mut Row {
        let place = self.put(row);
        self.buckets.push(Bucket { least: place, greatest: place, low: row.energy, high: row.energy });
        self.next = self.buckets.len() as u64 * self.stride;
        (self.least, self.greatest) = (row.energy, row.energy);
        &mut self.rows[usize::from(place)]
    }

    /// Keeps a row in the last bucket if it is an extreme, in place of the one before.
    fn extend(&mut self, row: &Row) {
        let is_least = row.energy < self.least;
        if !is_least && row.energy <= self.greatest {
            return;
        }
        let place = self.put(row);
        let Some(last) = self.buckets.last_mut() else { return };
        let (extreme, other, energy) = if is_least {
            (&mut last.least, last.greatest, &mut last.low)
        } else {
            (&mut last.greatest, last.least, &mut last.high)
        };
        if *extreme != other {
            self.free.push(*extreme);
        }
        (*extreme, *energy) = (place, row.energy);
        (self.least, self.greatest) = (last.low, last.high);
    }

    /// Puts a row in a free place.
    #[inline]
    fn put(&mut self, row: &Row) -> u16 {
        match self.free.pop() {
            Some(place) => {
                self.rows[usize::from(place)].set(row);
                place
            }
            None => {
                self.rows.push(*row);
                self.rows.len() as u16 - 1
            }
        }
    }

    /// Joins every two neighbours.
    fn halve(&mut self) {
        let kept = self.free.len();
        self.free.resize(kept + BUCKETS, 0);
        let mut free = kept;
        for bucket in 0..BUCKETS / 2 {
            let [a, b] = [self.buckets[2 * bucket], self.buckets[2 * bucket + 1]];
            // Of two that are equal the first.
            let (low, [least, no_least]) =
                if b.low < a.low { (b.low, [b.least, a.least]) } else { (a.low, [a.least, b.least]) };
            let (high, [greatest, no_greatest]) =
                if b.high > a.high { (b.high, [b.greatest, a.greatest]) } else { (a.high, [a.greatest, b.greatest]) };
            self.buckets[bucket] = Bucket { least, greatest, low, high };
            // Written whether it is free or not: a branch that nobody can foresee would cost more.
            self.free[free] = no_least;
            free += usize::from(no_least != greatest);
            self.free[free] = no_greatest;
            free += usize::from(no_greatest != least && no_greatest != no_least);
        }
        self.free.truncate(free);
        self.buckets.truncate(BUCKETS / 2);
        self.stride *= 2;
        for marks in [&mut self.restarts, &mut self.reheats, &mut self.hands] {
            marks.halve();
        }
    }

    /// The rows kept, in the order of time, and the present one after them; at most `2 * BUCKETS + 1`.
    pub fn rows(&self, present: Row) -> Vec<Row> {
        let mut rows = Vec::with_capacity(self.rows.len() + 1);
        for &Bucket { least, greatest, .. } in &self.buckets {
            // What came at one time has no order; the lesser energy is first.
            let mut pair = [least, greatest].map(|place| self.rows[usize::from(place)]);
            if pair[1].time() < pair[0].time() {
                pair.reverse();
            }
            let count = if least == greatest { 1 } else { 2 };
            rows.extend_from_slice(&pair[..count]);
        }
        if rows.last() != Some(&present) {
            rows.push(present);
        }
        rows
    }

    /// The moves after which new anneals began, one at most for each bucket.
    pub fn restarts(&self) -> Vec<u64> {
        self.restarts.moves()
    }

    /// The moves after which anneals were reheated, one at most for each bucket.
    pub fn reheats(&self) -> Vec<u64> {
        self.reheats.moves()
    }

    /// The moves after which a person did something, one at most for each bucket.
    pub fn hands(&self) -> Vec<u64> {
        self.hands.moves()
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
            trace.observe(&row(k, energy(k)));
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
            trace.observe(&row(k, 5));
            if k % 10 == 0 {
                trace.restart(&row(k, 5));
            }
        }
        assert!(trace.restarts().len() <= BUCKETS);
        assert!(trace.restarts().is_sorted());
        assert!(trace.restarts().iter().all(|moves| moves % 10 == 0));
    }
}

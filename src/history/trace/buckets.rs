//! Buckets of moves, each with its rows of least and greatest energy.
//!
//! ```text
//! moves    0 1 2 3 | 4 5 6 7 | 8 9 ...         stride 4; the last bucket is still being filled
//! energy   9 7 8 5 | 6 6 4 5 | 3 5 ...
//! kept     9     5 | 6   4   | 3 5
//!
//! halved:  9              4  | 3 5 ...         stride 8, when there are 2048 of them
//! ```

use super::Row;
use super::marks::{Mark, Marks};
use super::wanted::Wanted;

/// Buckets at most; each is about a pixel of a wide plot, and gives at most two rows.
pub const BUCKETS: usize = 2048;
/// Rows at most: one comes before the one that it drives out goes.
const ROWS: usize = 2 * BUCKETS + 1;

/// The rows kept of a bucket: where the first of least energy and the first of greatest are, which may be one, and these energies.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    least: u16,
    greatest: u16,
    low: i32,
    high: i32,
}

/// The buckets of a run so far.
#[derive(Clone, Debug, Default)]
pub struct Buckets {
    /// The binary logarithm of the stride, which is the number of moves in a bucket. Bucket `b` holds the rows of moves from
    /// `b * stride` to `(b + 1) * stride - 1`.
    stride_log: u32,
    buckets: Vec<Bucket>,
    /// The rows of all buckets. They stay where they are while buckets are joined: to copy so many costs more than to find them.
    rows: Vec<Row>,
    /// Places of rows that are of no bucket any more.
    free: Vec<u16>,
    /// What happened after a bucket's moves, by [`Mark`].
    marks: [Marks; 3],
}

impl Buckets {
    /// Takes all the memory that buckets will need, so that none is taken while moves are made. The first row is to be opened.
    pub fn reserved() -> Self {
        Buckets {
            stride_log: 0,
            buckets: Vec::with_capacity(BUCKETS),
            rows: Vec::with_capacity(ROWS),
            free: Vec::with_capacity(ROWS + BUCKETS),
            marks: Default::default(),
        }
    }

    /// Widens the stride until the bucket of move `moves` is one of those there may be. There must be none yet.
    pub fn fit(&mut self, moves: u64) {
        while moves >> self.stride_log >= BUCKETS as u64 {
            self.stride_log += 1;
        }
    }

    /// Returns which states are kept: one that opens a bucket, or is an extreme of the last.
    #[inline]
    pub fn wanted(&self) -> Wanted {
        let (below, above) = self.buckets.last().map_or((i32::MAX, i32::MIN), |last| (last.low, last.high));
        Wanted { from: self.next(), below, above }
    }

    /// Returns the first move of the bucket after the last one opened.
    #[inline]
    fn next(&self) -> u64 {
        (self.buckets.len() as u64) << self.stride_log
    }

    /// Takes in a row, which counts to the bucket of move `moves`.
    pub fn observe(&mut self, moves: u64, row: &Row) {
        if moves >= self.next() {
            self.make_room();
            debug_assert_eq!(moves, self.next(), "rows leave no bucket out");
            self.open(row);
        } else {
            self.extend(row);
        }
    }

    /// Opens the buckets up to move `moves`, in which nothing but the temperature has changed since `row`.
    pub fn hold(&mut self, row: &Row, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        while self.next() <= moves {
            self.make_room();
            let next = self.next();
            let kept = self.open(row);
            kept.moves = next;
            kept.temperature = temperature(next);
        }
    }

    /// Joins neighbours if there is no room for a bucket. That frees an even number of them: the next move to open one stays.
    fn make_room(&mut self) {
        if self.buckets.len() == BUCKETS {
            self.halve();
        }
    }

    /// Begins a bucket with its first row, and returns that as it is kept.
    #[inline]
    pub fn open(&mut self, row: &Row) -> &mut Row {
        let place = self.put(row);
        self.buckets.push(Bucket { least: place, greatest: place, low: row.energy, high: row.energy });
        &mut self.rows[usize::from(place)]
    }

    /// Keeps a row in the last bucket if it is an extreme, in place of the one before.
    fn extend(&mut self, row: &Row) {
        let Some(&last) = self.buckets.last() else { return };
        let is_least = row.energy < last.low;
        if !is_least && row.energy <= last.high {
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
        self.stride_log += 1;
        self.marks.iter_mut().for_each(Marks::halve);
    }

    /// Returns the rows kept, in the order of time, and the present one after them; at most `2 * BUCKETS + 1`.
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

    /// Marks that something happened after the last row, in the last bucket.
    pub fn mark(&mut self, mark: Mark, moves: u64) {
        self.marks[mark as usize].add(self.buckets.len(), moves);
    }

    /// Returns the moves after which something happened, one at most for each bucket.
    pub fn marks(&self, mark: Mark) -> Vec<u64> {
        self.marks[mark as usize].moves()
    }
}

//! The changes of a run's state, as they came.

use super::Row;
use super::buckets::Buckets;

/// Entries at most: most runs have fewer, and an entry takes 32 bytes.
const MOST: usize = 16_384;

/// What changes from row to row; counts are no more than there are entries.
#[derive(Clone, Copy, Debug)]
struct Entry {
    moves: u64,
    accepted: u32,
    better: u32,
    worse: u32,
    energy: i32,
    best: i32,
}

/// Every change from the start of a run on, until it is full.
#[derive(Clone, Debug)]
pub struct Log {
    start: Row,
    entries: Vec<Entry>,
}

impl Log {
    /// Begins the log of a run that has made no move.
    pub fn new(start: Row) -> Self {
        Log { start, entries: Vec::with_capacity(MOST) }
    }

    /// Writes the state of `row`, but with this move and energy. Returns whether there is room for more.
    #[inline]
    pub fn write(&mut self, &Row { accepted, better, worse, best, .. }: &Row, moves: u64, energy: i32) -> bool {
        let (accepted, better, worse) = (accepted as u32, better as u32, worse as u32);
        self.entries.push(Entry { moves, accepted, better, worse, energy, best });
        self.entries.len() < MOST
    }

    /// Returns the last move written, if there is no room for more.
    pub fn full_at(&self) -> Option<u64> {
        self.entries.get(MOST - 1).map(|entry| entry.moves)
    }

    /// Cuts the rows up to move `moves`, the last one made, into these buckets, of which there are none yet.
    pub fn cut(&self, mut buckets: Buckets, moves: u64, temperature: &dyn Fn(u64) -> f64) -> Buckets {
        buckets.fit(moves);
        let mut last = self.start;
        buckets.open(&last);
        for row in self.rows() {
            buckets.hold(&last, row.moves - 1, temperature);
            last = row;
            if buckets.wanted().has(row.moves, row.energy) {
                last.temperature = temperature(row.moves);
                buckets.observe(row.moves, &last);
            }
        }
        buckets.hold(&last, moves, temperature);
        buckets
    }

    /// Returns the rows after the first, all with its temperature.
    fn rows(&self) -> impl Iterator<Item = Row> {
        self.entries.iter().map(|&Entry { moves, accepted, better, worse, energy, best }| Row {
            moves,
            accepted: accepted.into(),
            better: better.into(),
            worse: worse.into(),
            energy,
            best,
            ..self.start
        })
    }
}

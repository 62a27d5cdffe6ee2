//! The changes of a run's state, as they came.

use super::Row;
use crate::problem::Energy;

/// Entries at most: most runs have fewer, and an entry takes 32 bytes.
const MOST: usize = 16_384;

/// What changes from row to row; counts are no more than there are entries.
#[derive(Clone, Copy, Debug)]
struct Entry<E> {
    moves: u64,
    accepted: u32,
    better: u32,
    worse: u32,
    energy: E,
    best: E,
}

/// Holds every change from the start of a run on, until it is full.
#[derive(Clone, Debug)]
pub struct Log<E> {
    start: Row<E>,
    entries: Vec<Entry<E>>,
}

impl<E: Energy> Log<E> {
    /// Returns the log of a run that has made no move.
    pub fn new(start: Row<E>) -> Self {
        Log { start, entries: Vec::with_capacity(MOST) }
    }

    /// Returns the first row.
    pub fn start(&self) -> Row<E> {
        self.start
    }

    /// Writes the state of `row`, but with this move and energy. Says whether there is room for more.
    #[inline]
    pub fn write(&mut self, &Row { accepted, better, worse, best, .. }: &Row<E>, moves: u64, energy: E) -> bool {
        let (accepted, better, worse) = (accepted as u32, better as u32, worse as u32);
        self.entries.push(Entry { moves, accepted, better, worse, energy, best });
        self.entries.len() < MOST
    }

    /// Returns the rows after the first, all with its temperature.
    pub fn rows(&self) -> impl Iterator<Item = Row<E>> {
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

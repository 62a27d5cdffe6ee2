//! A log of every change of a run's state, in the order of the moves.

use super::Row;
use crate::problem::Energy;

/// The maximum number of entries, of 32 bytes each for energies of 32 bits; most runs have fewer.
const MOST: usize = 16_384;

/// The numbers that change from row to row. 32 bits suffice for the counts, which are at most the number of entries.
#[derive(Clone, Copy, Debug)]
struct Entry<E> {
    moves: u64,
    accepted: u32,
    better: u32,
    worse: u32,
    energy: E,
    best: E,
}

/// Every change of a run's state from its start on, until the log is full.
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

    /// Returns the row before the first move.
    pub fn start(&self) -> Row<E> {
        self.start
    }

    /// Adds the counts and the best of `row` with this move and energy. Returns whether there is room for another entry.
    #[inline]
    pub fn write(&mut self, &Row { accepted, better, worse, best, .. }: &Row<E>, moves: u64, energy: E) -> bool {
        let (accepted, better, worse) = (accepted as u32, better as u32, worse as u32);
        self.entries.push(Entry { moves, accepted, better, worse, energy, best });
        self.entries.len() < MOST
    }

    /// Returns the rows after the first, all with the temperature of the first, which the caller replaces.
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

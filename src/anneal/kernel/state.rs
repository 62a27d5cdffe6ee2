//! What a run of the kernel keeps count of.

use crate::anneal::schedule::{Lam, Schedule};
use crate::history::progress::LastMove;
use crate::history::trace::Row;
use crate::problem::Energy;

/// Holds a proposal and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Proposal<M = u32, E = i32> {
    /// The move.
    pub mv: M,
    /// The change of the energy that is shown.
    pub delta: E,
    /// The uniform drawn: the move is made if it is less than the probability.
    pub uniform: f64,
    /// Whether the move was made.
    pub accepted: bool,
    /// The energy that late acceptance compared the new one with.
    pub late: Option<E>,
}

impl Proposal {
    /// Explains it to people: `number` gives the number on a cell after the move, `probability` is that of its acceptance.
    pub fn explain(self, cells: [usize; 2], number: impl Fn(usize) -> i32, probability: f64) -> LastMove {
        let Proposal { delta, uniform, accepted, late, .. } = self;
        let mut numbers = cells.map(number);
        if accepted {
            numbers.reverse();
        }
        LastMove { cells, numbers, delta, probability, uniform, accepted, late }
    }
}

/// Describes how the schedule stands.
#[derive(Clone, Copy, Debug)]
pub struct Cooling {
    /// The move that it began after: that of the anneal, or of its last reheat.
    pub since: u64,
    /// What reheats have multiplied it by; 1 before the first.
    pub factor: f64,
    /// The temperature that a person holds instead.
    pub held: Option<f64>,
}

impl Cooling {
    /// The temperature of move `moves` under a schedule that is a function of the move number.
    #[inline]
    pub(super) fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        self.held.unwrap_or_else(|| self.factor * schedule.temperature(moves - self.since))
    }
}

/// Counts what a run has done, and holds its present state.
#[derive(Clone, Copy, Debug)]
pub struct WalkState<E = i32> {
    /// The move that the present anneal began after.
    pub start: u64,
    /// How the schedule stands.
    pub cooling: Cooling,
    /// The state of an adaptive schedule.
    pub lam: Option<Lam>,
    /// The state that is shown, as of the last time that it was noted.
    pub row: Row<E>,
    /// The energy of the present state.
    pub energy: E,
    /// Whether the present state is the best, and not copied yet.
    pub is_best: bool,
    /// The move at which the best energy was first reached.
    pub best_move: u64,
    /// How often the best energy has been bettered.
    pub bests: u64,
    /// The last move accepted; the start of the anneal if that is later.
    pub last_accepted: u64,
    /// The last move after which the energy shown was another one.
    pub changed: u64,
    /// What the energy shown has over that of the board: 0 but between a stale refill and the next accepted move.
    pub refill_excess: E,
}

impl<E: Energy> WalkState<E> {
    /// Returns the number of moves made in the present anneal.
    pub fn k(&self) -> u64 {
        self.row.moves - self.start
    }

    /// Returns the temperature of move `moves`; before the first move that of the first.
    pub fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        match self.lam {
            Some(lam) if self.cooling.held.is_none() => lam.used,
            _ => self.cooling.temperature(schedule, moves),
        }
    }

    /// Takes in the energy and the temperature after move `moves`.
    #[inline(never)]
    pub fn see(&mut self, moves: u64, energy: E, temperature: f64) {
        let row = &mut self.row;
        (row.moves, row.energy, row.temperature) = (moves, energy, temperature);
        if energy < row.best {
            row.best = energy;
            self.best_move = moves;
            self.bests += 1;
            self.is_best = true;
        }
    }
}

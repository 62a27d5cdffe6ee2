//! The state and the counters of a run of the kernel.

use crate::anneal::schedule::{Lam, Schedule};
use crate::history::progress::LastMove;
use crate::history::trace::Row;
use crate::problem::Energy;

/// A proposal and its outcome.
#[derive(Clone, Copy, Debug)]
pub struct Proposal<M = u32, E = i32> {
    /// The proposed move.
    pub mv: M,
    /// The change of the energy shown.
    pub delta: E,
    /// The uniform drawn, in (0, 1): the move is accepted if the uniform is below the probability.
    pub uniform: f64,
    /// True if the move was accepted.
    pub accepted: bool,
    /// The entry of late acceptance's list that was compared with the new energy.
    pub late: Option<E>,
}

impl Proposal {
    /// Converts the proposal into a report. `numbers` are the numbers on its cells before; `probability` is the
    /// acceptance probability.
    pub fn explain(self, cells: [usize; 2], numbers: [i32; 2], probability: f64) -> LastMove {
        let Proposal { delta, uniform, accepted, late, .. } = self;
        LastMove { cells, numbers, delta, probability, uniform, accepted, late }
    }
}

/// The state of the schedule.
#[derive(Clone, Copy, Debug)]
pub struct Cooling {
    /// The move after which the schedule began: at the start of the anneal, or at its last reheat.
    pub since: u64,
    /// The factor of the schedule's temperatures, raised by reheats; 1 before the first.
    pub factor: f64,
    /// The temperature fixed by a person instead of the schedule's.
    pub held: Option<f64>,
}

impl Cooling {
    /// Returns the temperature of move `moves`, for a schedule that is a function of the move number.
    #[inline]
    pub(super) fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        self.held.unwrap_or_else(|| self.factor * schedule.temperature(moves - self.since))
    }
}

/// The counters of a run, and its present state.
#[derive(Clone, Copy, Debug)]
pub struct WalkState<E = i32> {
    /// The move after which the present anneal began.
    pub start: u64,
    /// The state of the schedule.
    pub cooling: Cooling,
    /// The state of an adaptive schedule.
    pub lam: Option<Lam>,
    /// The row shown, as of the last time it was noted.
    pub row: Row<E>,
    /// The energy of the present state.
    pub energy: E,
    /// True if the present state is the best and not yet copied.
    pub is_best: bool,
    /// The first move with the best energy.
    pub best_move: u64,
    /// The number of times that the best energy was lowered.
    pub bests: u64,
    /// The last accepted move, or the last restart or reheat if that is later.
    pub last_accepted: u64,
    /// The last move after which the energy shown changed.
    pub changed: u64,
    /// The energy shown, less the energy of the board: 0 except between a stale refill and the next accepted move.
    pub refill_excess: E,
}

impl<E: Energy> WalkState<E> {
    /// Returns the number of moves made in the present anneal.
    pub fn k(&self) -> u64 {
        self.row.moves - self.start
    }

    /// Returns the temperature of move `moves`; before the first move, the temperature of the first.
    pub fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        match self.lam {
            Some(lam) if self.cooling.held.is_none() => lam.used,
            _ => self.cooling.temperature(schedule, moves),
        }
    }

    /// Records the energy and the temperature after move `moves`.
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

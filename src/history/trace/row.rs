//! A row of a run's history.

use crate::history::progress::{AnnealProgress, Status};
use crate::problem::Energy;

/// Holds the state after a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<E = i32> {
    /// Moves so far, over all anneals.
    pub moves: u64,
    /// Restarts so far.
    pub restarts: u64,
    /// Reheats so far.
    pub reheats: u64,
    /// The energy.
    pub energy: E,
    /// The least energy so far, over all anneals.
    pub best: E,
    /// The temperature of that move.
    pub temperature: f64,
    /// Moves accepted so far, over all anneals.
    pub accepted: u64,
    /// Those of them that lowered the energy.
    pub better: u64,
    /// Those of them that raised it.
    pub worse: u64,
    /// What a person has done so far.
    pub interventions: u64,
}

impl<E: Energy> Row<E> {
    /// Returns the state of a run that has made no move.
    pub fn start(energy: E, best: E, temperature: f64) -> Self {
        Row {
            moves: 0,
            restarts: 0,
            reheats: 0,
            energy,
            best,
            temperature,
            accepted: 0,
            better: 0,
            worse: 0,
            interventions: 0,
        }
    }

    /// Returns the counts of a run in this state, without its last move.
    pub fn progress(&self, status: Status, best_move: u64) -> AnnealProgress<E> {
        let &Row { moves, restarts, reheats, energy, best, temperature, accepted, better, worse, .. } = self;
        AnnealProgress {
            status,
            moves,
            restarts,
            anneals: restarts + 1,
            reheats,
            energy,
            best,
            best_move,
            temperature,
            accepted,
            better,
            worse,
            last: None,
            rebuild: None,
        }
    }

    /// Returns the key that sorts rows by time. The end of an anneal and the start of the next share a move number.
    pub fn time(&self) -> (u64, u64) {
        (self.moves, self.restarts + self.reheats + self.interventions)
    }

    /// Becomes the other, number by number: as a whole a row would be copied by a call in WebAssembly, which takes longer.
    #[inline]
    pub(super) fn set(&mut self, other: &Row<E>) {
        // Taken apart, so that a number that is added here cannot be forgotten.
        let &Row { moves, restarts, reheats, energy, best, temperature, accepted, better, worse, interventions } =
            other;
        self.moves = moves;
        self.restarts = restarts;
        self.reheats = reheats;
        self.energy = energy;
        self.best = best;
        self.temperature = temperature;
        self.accepted = accepted;
        self.better = better;
        self.worse = worse;
        self.interventions = interventions;
    }
}

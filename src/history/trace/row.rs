//! A row of a run's history.

use crate::history::progress::{AnnealProgress, Status};
use crate::problem::Energy;

/// The state of an annealing run after a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row<E = i32> {
    /// Proposals so far, over all anneals.
    pub moves: u64,
    /// Restarts so far.
    pub restarts: u64,
    /// Reheats so far.
    pub reheats: u64,
    /// The energy.
    pub energy: E,
    /// The lowest energy so far, over all anneals.
    pub best: E,
    /// The temperature of the last move.
    pub temperature: f64,
    /// Moves accepted so far, over all anneals.
    pub accepted: u64,
    /// Accepted moves that lowered the energy.
    pub better: u64,
    /// Accepted moves that raised the energy.
    pub worse: u64,
    /// Interventions so far.
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

    /// Returns the progress of a run in this state, without its last move and without rebuilds.
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

    /// Returns the key that sorts rows by time. The end of an anneal and the start of the next have one move number.
    pub fn time(&self) -> (u64, u64) {
        (self.moves, self.restarts + self.reheats + self.interventions)
    }

    /// Copies `other` number by number. In WebAssembly copying an entire row would be a call, which takes longer.
    #[inline]
    pub(super) fn set(&mut self, other: &Row<E>) {
        // Destructuring makes the compiler reject a field that is forgotten here.
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

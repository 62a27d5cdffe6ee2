//! The record of a run that anneals several boards at once and shows one of them.

use crate::anneal::kernel::Proposal;
use crate::anneal::schedule::probability;
use crate::history::Event;
use crate::history::progress::{AnnealProgress, LastMove, Status};
use crate::history::trace::{Row, Trace};
use crate::problem::{Cells, Energy};

/// The board shown, and the counters of all boards.
#[derive(Clone, Debug)]
pub(super) struct RunRecord<M = u32, E = i32> {
    /// The status of the run.
    pub status: Status,
    /// The index of the board shown: the first, or the one that is solved.
    pub place: usize,
    /// The last move of the run, if it was proposed to the first board.
    pub last: Option<Proposal<M, E>>,
    /// The counters, and the energy and temperature of the board shown.
    pub row: Row<E>,
    best_move: u64,
    bests: u64,
    /// An energy at or below this one ends the run.
    target: Option<E>,
    /// The history of the board shown.
    pub trace: Trace<E>,
}

impl<M: Copy, E: Energy> RunRecord<M, E> {
    /// Returns the record of boards with these energies. Without moves, and without a board at the target, the problem
    /// is unsolvable.
    pub fn new(
        energies: &[E],
        target: Option<E>,
        moves: Option<usize>,
        temperature: impl Fn(usize) -> f64,
        history: impl Fn(Row<E>) -> Trace<E>,
    ) -> Self {
        let reached = |energy: &E| target.is_some_and(|target| *energy <= target);
        let place = energies.iter().position(reached).unwrap_or(0);
        let best = energies.iter().copied().reduce(E::lower).unwrap_or(E::ZERO);
        let row = Row::start(energies[place], best, temperature(place));
        let status = match moves {
            _ if reached(&best) => Status::Solved,
            Some(0) => Status::Unsolvable,
            _ => Status::Running,
        };
        RunRecord { status, place, last: None, row, best_move: 0, bests: 0, target, trace: history(row) }
    }

    /// Returns a copy without the history, for a checkpoint.
    pub fn slim(&self) -> Self {
        RunRecord { trace: Trace::none(E::LOWEST), ..*self }
    }

    /// Returns whether the run can continue.
    #[inline]
    pub fn runs(&self) -> bool {
        self.status == Status::Running
    }

    /// Ends a run without a solution that has made all moves of this budget.
    pub fn end_at(&mut self, budget: u64) {
        if self.runs() && self.row.moves == budget {
            self.status = Status::Budget;
        }
    }

    /// Counts an accepted move that changes an energy by `delta`.
    #[inline]
    pub fn count_accepted(&mut self, delta: E) {
        self.row.accepted += 1;
        self.row.better += u64::from(delta < E::ZERO);
        self.row.worse += u64::from(delta > E::ZERO);
    }

    /// Records the energy of the board at `place` after move `moves`. A board at the target is shown from then on,
    /// and the run ends. Returns whether the energy is the best so far.
    #[inline]
    pub fn see(&mut self, place: usize, moves: u64, energy: E) -> bool {
        let better = energy < self.row.best;
        if better {
            self.row.best = energy;
            self.best_move = moves;
            self.bests += 1;
            self.trace.see_best(moves, energy);
        }
        if self.target.is_some_and(|target| energy <= target) {
            self.place = place;
            self.status = Status::Solved;
        }
        better
    }

    /// Reports to the trace that nothing has changed since the last row, up to move `moves`.
    #[cold]
    pub fn fill(&mut self, moves: u64) {
        let RunRecord { row, trace, .. } = self;
        trace.still(row, moves, &|_| row.temperature);
    }

    /// Passes the present row to the trace, as the row after move `moves`.
    #[cold]
    pub fn note(&mut self, moves: u64) {
        self.row.moves = moves;
        self.trace.observe(&self.row);
    }

    /// Returns the rows kept, with the present row last.
    pub fn rows(&self) -> Vec<Row<E>> {
        self.trace.rows(self.row, &|_| self.row.temperature)
    }

    /// Returns the number of occurrences of an event.
    pub fn count(&self, event: Event) -> u64 {
        match event {
            Event::Best => self.bests,
            Event::Worsening => self.row.worse,
            Event::Restart | Event::Reheat | Event::Intervention | Event::Rebuild => 0,
        }
    }

    /// Returns the progress of the run, without its last move.
    pub fn counts(&self) -> AnnealProgress<E> {
        // Runs that rebuild grids count rebuilds as restarts of their rows.
        AnnealProgress { restarts: 0, anneals: 1, reheats: 0, ..self.row.progress(self.status, self.best_move) }
    }
}

impl RunRecord {
    /// Returns the progress of the run with its last move; `numbers` returns the earlier numbers on that move's cells.
    pub fn progress<P: Cells<Move = u32>>(
        &self,
        problem: &P,
        numbers: impl Fn(&Proposal) -> [i32; 2],
    ) -> AnnealProgress {
        let explain = |last: Proposal| -> LastMove {
            let probability = probability(last.delta.into(), self.row.temperature);
            last.explain(problem.cells(last.mv), numbers(&last), probability)
        };
        AnnealProgress { last: self.last.filter(|_| self.place == 0).map(explain), ..self.counts() }
    }
}

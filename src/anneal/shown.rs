//! What a run keeps count of that anneals several boards at once, one of which is shown.

use crate::anneal::kernel::Proposal;
use crate::anneal::schedule::probability;
use crate::board::Neighbourhood;
use crate::history::Event;
use crate::history::progress::{AnnealProgress, LastMove, Status};
use crate::history::trace::{Row, Trace};

/// The board that is shown, and the counts of all.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    /// How far the run has come.
    pub status: Status,
    /// Which of the boards is shown: the first, or the one that is solved.
    pub place: usize,
    /// The last proposal to the first board, if it was the last of all.
    pub last: Option<Proposal>,
    /// The present state.
    pub row: Row,
    best_move: u64,
    bests: u64,
    /// The history.
    pub trace: Trace,
}

impl Shown {
    /// Begins with boards of these energies, at least one. Without pairs there is nothing to be done.
    pub fn new(
        energies: &[i32],
        pairs: usize,
        temperature: impl Fn(usize) -> f64,
        history: impl Fn(Row) -> Trace,
    ) -> Self {
        let place = energies.iter().position(|&energy| energy == 0).unwrap_or(0);
        let best = energies.iter().copied().min().unwrap_or(0);
        let row = Row::start(energies[place], best, temperature(place));
        let status = match best {
            0 => Status::Solved,
            _ if pairs == 0 => Status::Exhausted,
            _ => Status::Running,
        };
        Shown { status, place, last: None, row, best_move: 0, bests: 0, trace: history(row) }
    }

    /// Returns a copy without the history, for a checkpoint.
    pub fn slim(&self) -> Self {
        Shown { trace: Trace::none(i32::MIN), ..*self }
    }

    /// Returns whether there are moves to be made.
    #[inline]
    pub fn runs(&self) -> bool {
        self.status == Status::Running
    }

    /// Ends a run that has made this many moves without a solution.
    pub fn end_at(&mut self, budget: u64) {
        if self.runs() && self.row.moves == budget {
            self.status = Status::Exhausted;
        }
    }

    /// Counts a move that was accepted, which changes an energy by `delta`.
    #[inline]
    pub fn count_accepted(&mut self, delta: i32) {
        self.row.accepted += 1;
        self.row.better += u64::from(delta < 0);
        self.row.worse += u64::from(delta > 0);
    }

    /// Takes in the energy of the board at `place` after move `moves`. At energy 0 it is shown, and the run is over.
    #[inline]
    pub fn see(&mut self, place: usize, moves: u64, energy: i32) {
        if energy < self.row.best {
            self.row.best = energy;
            self.best_move = moves;
            self.bests += 1;
            self.trace.see_best(moves, energy);
        }
        if energy == 0 {
            self.place = place;
            self.status = Status::Solved;
        }
    }

    /// Shows the trace that nothing has changed since the last row, up to move `moves`.
    #[cold]
    pub fn fill(&mut self, moves: u64) {
        let Shown { row, trace, .. } = self;
        trace.still(row, moves, &|_| row.temperature);
    }

    /// Shows the present state to the trace, as that after move `moves`.
    #[cold]
    pub fn note(&mut self, moves: u64) {
        self.row.moves = moves;
        self.trace.observe(&self.row);
    }

    /// Returns the rows kept, the present one last.
    pub fn rows(&self) -> Vec<Row> {
        self.trace.rows(self.row, &|_| self.row.temperature)
    }

    /// Returns how often something happened.
    pub fn count(&self, event: Event) -> u64 {
        match event {
            Event::Best => self.bests,
            Event::Worsening => self.row.worse,
            Event::Restart | Event::Reheat | Event::Intervention | Event::Rebuild => 0,
        }
    }

    /// Returns how far the run has come; `number` gives the number on a cell of the board that is shown.
    pub fn progress<R: Neighbourhood>(&self, rules: &R, number: impl Fn(usize) -> i32) -> AnnealProgress {
        let explain = |last: Proposal| -> LastMove {
            last.explain(rules.cells(last.pair), number, probability(last.delta, self.row.temperature))
        };
        AnnealProgress { last: self.last.filter(|_| self.place == 0).map(explain), ..self.counts() }
    }

    /// Returns how far the run has come, without its last move.
    pub fn counts(&self) -> AnnealProgress {
        let Row { moves, energy, best, temperature, accepted, better, worse, .. } = self.row;
        AnnealProgress {
            status: self.status,
            moves,
            restarts: 0,
            anneals: 1,
            reheats: 0,
            energy,
            best,
            best_move: self.best_move,
            temperature,
            accepted,
            better,
            worse,
            last: None,
            rebuild: None,
        }
    }
}

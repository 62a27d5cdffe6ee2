//! What makes a run's moves, whichever solver it is, with its past: one face over a [`Timeline`] of each.

use crate::anneal::intervention::Intervention;
use crate::anneal::solver::AnnealingSolver;
#[cfg(full)]
use crate::exact::exact_run::ExactRun;
use crate::history::progress::{Progress, Status};
use crate::history::{Event, Stepper, Timeline};
use crate::search::search_run::SearchRun;
use serde::Serialize;
use std::fmt;

/// Describes how far a run has come in all, wherever it is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Furthest {
    /// Moves made; of a search expansions.
    pub moves: u64,
    /// In a word.
    pub status: Status,
}

/// Holds the progress at the present move, and how far the run has come in all.
#[derive(Clone, Debug, Serialize)]
pub struct ProgressReport {
    /// At the present move.
    #[serde(flatten)]
    pub progress: Progress,
    /// Moves made in all; of a search expansions.
    pub head: u64,
    /// The status after them.
    pub head_status: Status,
    /// Annealing: where the board is frozen, the mean number of moves until a worsening one is accepted; infinite where
    /// none ever is. Frozen means that no move is better, and that this wait is over 10,000 moves. The energy has also
    /// stood for 400 moves, so that equal moves were tried.
    pub frozen: Option<f64>,
}

/// A solver at one of its moves, to be looked at.
#[derive(Clone, Copy)]
pub(crate) enum View<'a> {
    /// Annealing of any kind.
    Anneal(&'a dyn AnnealingSolver),
    /// A search for a path.
    #[cfg(full)]
    Search(&'a SearchRun),
    /// An exact search.
    #[cfg(full)]
    Exact(&'a ExactRun),
}

impl<'a> View<'a> {
    /// Returns how far the run has come.
    pub fn progress(self) -> Progress {
        match self {
            View::Anneal(annealing) => Progress::Anneal(annealing.progress()),
            #[cfg(full)]
            View::Search(search) => Progress::Search(search.progress()),
            #[cfg(full)]
            View::Exact(exact) => Progress::Exact(exact.progress()),
        }
    }

    /// Returns the number on each cell, of so many cells.
    pub fn board(self, cells: usize) -> Vec<Option<i32>> {
        match self {
            View::Anneal(annealing) => (0..cells).map(|cell| annealing.number(cell)).collect(),
            #[cfg(full)]
            View::Search(search) => search.any().board_of(search.node()),
            #[cfg(full)]
            View::Exact(exact) => exact.board(),
        }
    }

    /// Returns the solver if it anneals.
    pub fn annealing(self) -> Option<&'a dyn AnnealingSolver> {
        match self {
            View::Anneal(annealing) => Some(annealing),
            #[cfg(full)]
            _ => None,
        }
    }

    /// Returns the solver if it searches for a path.
    pub fn search(self) -> Option<&'a SearchRun> {
        #[cfg(full)]
        if let View::Search(search) = self {
            return Some(search);
        }
        None
    }
}

/// A stepper that solves a problem.
pub(crate) trait SolverStepper: Stepper + Clone + Send + 'static {
    /// Whether it has events to jump to, and a person may intervene: where it anneals.
    const ANNEALS: bool = false;

    /// Returns the solver as it is seen.
    fn view(&self) -> View<'_>;

    /// Intervenes. Nothing else than annealing is ever asked to.
    fn intervene(&mut self, _intervention: Intervention) {}
}

impl<M: AnnealingSolver + Stepper + Clone + 'static> SolverStepper for M {
    const ANNEALS: bool = true;

    fn view(&self) -> View<'_> {
        View::Anneal(self)
    }

    fn intervene(&mut self, intervention: Intervention) {
        AnnealingSolver::intervene(self, intervention);
    }
}

#[cfg(full)]
impl SolverStepper for SearchRun {
    fn view(&self) -> View<'_> {
        View::Search(self)
    }
}

#[cfg(full)]
impl SolverStepper for ExactRun {
    fn view(&self) -> View<'_> {
        View::Exact(self)
    }
}

/// Any solver with its past.
pub(crate) trait Engine: Send {
    /// Makes `n` moves on from where the run is looked at.
    fn advance(&mut self, n: u64);

    /// Begins to look for the run as it was after this move; returns how many moves are left to be replayed.
    fn begin_seek(&mut self, moves: u64) -> u64;

    /// Replays at most about `n` moves; returns how many are left, `None` when there is no such event.
    fn go_on(&mut self, n: u64) -> Option<u64>;

    /// Begins to look for an event; returns how many moves are left to be replayed.
    fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64>;

    /// Makes at most `n` moves more, and ends with the one that has such an event; returns whether it came.
    fn run_on(&mut self, event: Event, n: u64) -> bool;

    /// Intervenes; only where the settings allow interventions.
    fn intervene(&mut self, intervention: Intervention);

    /// Returns the solver where it is looked at.
    fn cursor(&self) -> View<'_>;

    /// Returns the solver as far as it has come.
    fn furthest(&self) -> View<'_>;

    /// Returns a copy; the core bundle makes none.
    #[cfg(full)]
    fn boxed(&self) -> Box<dyn Engine>;
}

#[cfg(full)]
impl Clone for Box<dyn Engine> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

/// A derived one would put every part of a run into the program as text.
impl fmt::Debug for dyn Engine {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "after move {}", self.cursor().progress().moves())
    }
}

impl<M: SolverStepper> Engine for Timeline<M> {
    fn advance(&mut self, n: u64) {
        Timeline::advance(self, n);
    }

    fn begin_seek(&mut self, moves: u64) -> u64 {
        Timeline::begin_seek(self, moves)
    }

    fn go_on(&mut self, n: u64) -> Option<u64> {
        Timeline::go_on(self, n)
    }

    fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        if M::ANNEALS { Timeline::begin_jump(self, event, forward) } else { None }
    }

    fn run_on(&mut self, event: Event, n: u64) -> bool {
        M::ANNEALS && Timeline::run_on(self, event, n)
    }

    fn intervene(&mut self, intervention: Intervention) {
        Timeline::intervene(self, |stepper| stepper.intervene(intervention));
    }

    fn cursor(&self) -> View<'_> {
        Timeline::cursor(self).view()
    }

    fn furthest(&self) -> View<'_> {
        Timeline::furthest(self).view()
    }

    #[cfg(full)]
    fn boxed(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }
}

/// Returns the stepper with its past, which is to begin.
pub(crate) fn engine_of(stepper: impl SolverStepper) -> Box<dyn Engine> {
    Box::new(Timeline::new(stepper))
}

//! One interface to a run of any solver, made of a [`Timeline`] of that solver.

use crate::anneal::intervention::Intervention;
use crate::anneal::solver::AnnealingSolver;
#[cfg(full)]
use crate::exact::exact_run::ExactRun;
use crate::history::progress::{Progress, Status};
use crate::history::{Event, Stepper, Timeline};
use crate::search::search_run::SearchRun;
use serde::Serialize;
use std::fmt;

/// The progress of a run at its head, regardless of the move shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Furthest {
    /// The number of moves made; expansions for a search, nodes for an exact search.
    pub moves: u64,
    /// The status after the last move.
    pub status: Status,
}

/// The progress at the move that is shown, and at the head of the run.
#[derive(Clone, Debug, Serialize)]
pub struct ProgressReport {
    /// The progress at the move that is shown.
    #[serde(flatten)]
    pub progress: Progress,
    /// The number of moves made up to the head; expansions for a search, nodes for an exact search.
    pub head: u64,
    /// The status at the head.
    pub head_status: Status,
    /// For an annealer on a frozen board, the mean number of moves until a worsening move is accepted; infinite if none
    /// ever is. On a frozen board no move is better, and this wait exceeds 10,000 moves. The energy has also stayed the
    /// same for 400 moves, so that equal moves were tried.
    pub frozen: Option<f64>,
}

/// The solver at one of its moves, for reading.
#[derive(Clone, Copy)]
pub(crate) enum View<'a> {
    /// Annealing of any kind: one board, several, or rebuilt grids.
    Anneal(&'a dyn AnnealingSolver),
    /// A search for a path.
    #[cfg(full)]
    Search(&'a SearchRun),
    /// An exact search.
    #[cfg(full)]
    Exact(&'a ExactRun),
}

impl<'a> View<'a> {
    /// Returns the progress of the run at this move.
    pub fn progress(self) -> Progress {
        match self {
            View::Anneal(annealing) => Progress::Anneal(annealing.progress()),
            #[cfg(full)]
            View::Search(search) => Progress::Search(search.progress()),
            #[cfg(full)]
            View::Exact(exact) => Progress::Exact(exact.progress()),
        }
    }

    /// Returns the number on each of `cells` cells.
    pub fn board(self, cells: usize) -> Vec<Option<i32>> {
        match self {
            View::Anneal(annealing) => (0..cells).map(|cell| annealing.number(cell)).collect(),
            #[cfg(full)]
            View::Search(search) => search.any().board_of(search.node()),
            #[cfg(full)]
            View::Exact(exact) => exact.board(),
        }
    }

    /// Returns the solver if it is an annealer.
    pub fn annealing(self) -> Option<&'a dyn AnnealingSolver> {
        match self {
            View::Anneal(annealing) => Some(annealing),
            #[cfg(full)]
            _ => None,
        }
    }

    /// Returns the solver if it is a search for a path.
    pub fn search(self) -> Option<&'a SearchRun> {
        #[cfg(full)]
        if let View::Search(search) = self {
            return Some(search);
        }
        None
    }
}

/// A solver that a [`Timeline`] can replay.
pub(crate) trait SolverStepper: Stepper + Clone + Send + 'static {
    /// True if the solver anneals: only an annealer has events to jump to, and allows interventions.
    const ANNEALS: bool = false;

    /// Returns the solver for reading.
    fn view(&self) -> View<'_>;

    /// Intervenes. Called for annealers only.
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

/// A run of any solver, with its past.
pub(crate) trait Engine: Send {
    /// Makes `n` moves from the move that is shown.
    fn advance(&mut self, n: u64);

    /// Begins to seek the state after move `moves`; returns the number of moves left to replay.
    fn begin_seek(&mut self, moves: u64) -> u64;

    /// Replays at most about `n` moves; returns the number of moves left, or `None` if there is no such event.
    fn go_on(&mut self, n: u64) -> Option<u64>;

    /// Begins to seek an event; returns the number of moves left to replay, or `None` if there is no such event.
    fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64>;

    /// Makes at most `n` new moves, up to the first move with such an event; returns whether there was one.
    fn run_on(&mut self, event: Event, n: u64) -> bool;

    /// Intervenes. Called only if the settings allow interventions.
    fn intervene(&mut self, intervention: Intervention);

    /// Returns the solver at the move that is shown.
    fn cursor(&self) -> View<'_>;

    /// Returns the solver at the head.
    fn furthest(&self) -> View<'_>;

    /// Returns a copy. The core bundle never copies a run.
    #[cfg(full)]
    fn boxed(&self) -> Box<dyn Engine>;
}

#[cfg(full)]
impl Clone for Box<dyn Engine> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

/// Written by hand, because a derived implementation would put the names of all fields into the WebAssembly module.
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

/// Returns the run of a solver that is at its start.
pub(crate) fn engine_of(stepper: impl SolverStepper) -> Box<dyn Engine> {
    Box::new(Timeline::new(stepper))
}

//! What makes a run's moves, whichever solver it is, with its past: one face over a [`Timeline`] of each.

use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::anneal::rebuild::built::Built;
use crate::anneal::run::AnnealRun;
use crate::anneal::settings::AnnealSettings;
use crate::anneal::solver::{AnnealingSolver, PossibleMoves};
use crate::board::ruled::RuledNeighbourhood;
use crate::board::sudoku::cells::CellBoard;
use crate::board::sudoku::lines::LineBoard;
use crate::board::sudoku::{Board, SudokuNeighbourhood};
use crate::board::sums::SmallSums;
use crate::exact::Tried;
use crate::exact::run::ExactRun;
use crate::history::progress::{AnnealProgress, ExactProgress, Progress, Replicas, SearchProgress, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Timeline};
use crate::puzzle::problem::Problem;
use crate::puzzle::singles::filled_in;
use crate::puzzle::sudoku::MOST_SWAPPED;
use crate::search::run::SearchRun;
use serde::Serialize;
use std::fmt;

/// Describes how far a run has come in all, wherever it is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Head {
    /// Moves made; of a search expansions.
    pub moves: u64,
    /// In a word.
    pub status: Status,
}

/// Holds the progress at the present move, and how far the run has come in all.
#[derive(Clone, Debug, Serialize)]
pub struct Seen {
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

/// Steps a run with its past. What a solver does not have it leaves as it is here.
pub trait Engine: Send {
    /// Makes `n` moves on from where the run is looked at.
    fn advance(&mut self, n: u64);
    /// Begins to look for the run as it was after this move; returns how many moves are left to be replayed.
    fn begin_seek(&mut self, moves: u64) -> u64;
    /// Replays at most about `n` moves; returns how many are left, `None` when there is no such event.
    fn go_on(&mut self, n: u64) -> Option<u64>;
    /// Returns how far the run has come where it is looked at.
    fn progress(&self) -> Progress;
    /// Returns how far the run has come in all.
    fn head(&self) -> Head;
    /// Returns the number on each cell, of so many cells.
    fn board(&self, cells: usize) -> Vec<Option<i32>>;
    /// Returns a copy of it.
    fn boxed(&self) -> Box<dyn Engine>;

    /// Begins to look for an event; returns how many moves are left to be replayed.
    fn begin_jump(&mut self, _event: Event, _forward: bool) -> Option<u64> {
        None
    }

    /// Makes at most `n` moves more, and ends with the one that has such an event; returns whether it came.
    fn run_on(&mut self, _event: Event, _n: u64) -> bool {
        false
    }

    /// Intervenes; only where the settings allow interventions.
    fn intervene(&mut self, _intervention: Intervention) {}

    /// Returns what a person did and will do.
    fn interventions(&self) -> &[InterventionAt] {
        &[]
    }

    /// Returns whether each cell is pinned.
    fn pinned(&self) -> &[bool] {
        &[]
    }

    /// Returns all boards, each of so many cells, where there are several.
    fn replicas(&self, _cells: usize) -> Option<Replicas> {
        None
    }

    /// Returns the rows kept of an annealing run so far, the present one last.
    fn rows(&self) -> Vec<Row> {
        Vec::new()
    }

    /// Returns the history of an annealing run.
    fn trace(&self) -> Option<&Trace> {
        None
    }

    /// Returns the search that is looked at.
    fn looked_at(&self) -> Option<&SearchRun> {
        None
    }

    /// Returns the search as far as it has come.
    fn searcher(&self) -> Option<&SearchRun> {
        None
    }

    /// Returns what an exact search tried last.
    fn tried(&self) -> Option<&Tried> {
        None
    }

    /// Returns the moves that the board allows which is looked at, where moves are looked at one by one.
    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        None
    }

    /// Returns the mean number of moves until the board that is looked at accepts a worsening one, if it is frozen.
    fn frozen(&self) -> Option<f64> {
        None
    }

    /// Returns why cells were filled, where grids are rebuilt.
    fn built(&self) -> Option<Built<'_>> {
        None
    }
}

impl Clone for Box<dyn Engine> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

/// A derived one would put every part of a run into the program as text.
impl fmt::Debug for dyn Engine {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "after move {}", self.progress().moves())
    }
}

impl<M: AnnealingSolver> Engine for Timeline<M> {
    fn advance(&mut self, n: u64) {
        Timeline::advance(self, n);
    }

    fn begin_seek(&mut self, moves: u64) -> u64 {
        Timeline::begin_seek(self, moves)
    }

    fn go_on(&mut self, n: u64) -> Option<u64> {
        Timeline::go_on(self, n)
    }

    fn progress(&self) -> Progress {
        Progress::Anneal(self.cursor().progress())
    }

    fn head(&self) -> Head {
        let AnnealProgress { moves, status, .. } = Timeline::head(self).progress();
        Head { moves, status }
    }

    fn board(&self, cells: usize) -> Vec<Option<i32>> {
        (0..cells).map(|cell| self.cursor().number(cell)).collect()
    }

    fn boxed(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }

    fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        Timeline::begin_jump(self, event, forward)
    }

    fn run_on(&mut self, event: Event, n: u64) -> bool {
        Timeline::run_on(self, event, n)
    }

    fn intervene(&mut self, intervention: Intervention) {
        Timeline::intervene(self, |machine| machine.intervene(intervention));
    }

    fn interventions(&self) -> &[InterventionAt] {
        Timeline::head(self).interventions()
    }

    fn pinned(&self) -> &[bool] {
        self.cursor().pinned()
    }

    fn replicas(&self, cells: usize) -> Option<Replicas> {
        self.cursor().replicas(cells)
    }

    fn rows(&self) -> Vec<Row> {
        Timeline::head(self).rows()
    }

    fn trace(&self) -> Option<&Trace> {
        Some(Timeline::head(self).trace())
    }

    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        self.cursor().possible_moves()
    }

    fn frozen(&self) -> Option<f64> {
        self.cursor().frozen()
    }

    fn built(&self) -> Option<Built<'_>> {
        self.cursor().built()
    }
}

impl Engine for Timeline<SearchRun> {
    fn advance(&mut self, n: u64) {
        Timeline::advance(self, n);
    }

    fn begin_seek(&mut self, moves: u64) -> u64 {
        Timeline::begin_seek(self, moves)
    }

    fn go_on(&mut self, n: u64) -> Option<u64> {
        Timeline::go_on(self, n)
    }

    fn progress(&self) -> Progress {
        Progress::Search(self.cursor().progress())
    }

    fn head(&self) -> Head {
        let SearchProgress { moves, status, .. } = Timeline::head(self).progress();
        Head { moves, status }
    }

    fn board(&self, _cells: usize) -> Vec<Option<i32>> {
        self.cursor().any().board_of(self.cursor().node())
    }

    fn boxed(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }

    fn looked_at(&self) -> Option<&SearchRun> {
        Some(self.cursor())
    }

    fn searcher(&self) -> Option<&SearchRun> {
        Some(Timeline::head(self))
    }
}

impl Engine for Timeline<ExactRun> {
    fn advance(&mut self, n: u64) {
        Timeline::advance(self, n);
    }

    fn begin_seek(&mut self, moves: u64) -> u64 {
        Timeline::begin_seek(self, moves)
    }

    fn go_on(&mut self, n: u64) -> Option<u64> {
        Timeline::go_on(self, n)
    }

    fn progress(&self) -> Progress {
        Progress::Exact(self.cursor().progress())
    }

    fn head(&self) -> Head {
        let ExactProgress { moves, status, .. } = Timeline::head(self).progress();
        Head { moves, status }
    }

    fn board(&self, _cells: usize) -> Vec<Option<i32>> {
        self.cursor().board()
    }

    fn boxed(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }

    fn tried(&self) -> Option<&Tried> {
        self.cursor().last()
    }
}

/// Anneals by the kernel that the problem takes; `None` for a map, and for a sudoku that no board has room for. A magic-sum puzzle
/// must be small.
pub fn anneal(
    problem: &Problem,
    settings: AnnealSettings,
    interventions: &[InterventionAt],
) -> Option<Box<dyn Engine>> {
    let (interventions, cells) = (interventions.to_vec(), problem.cells());
    Some(match problem {
        Problem::Sums { puzzle, givens } => {
            let neighbourhood = SmallSums::new(puzzle, givens);
            Box::new(Timeline::new(AnnealRun::new(neighbourhood, settings, interventions, cells)))
        }
        Problem::Sudoku(sudoku) => {
            let start = filled_in(sudoku, settings.singles);
            if start.size > MOST_SWAPPED {
                return None;
            } else if start.rules.is_some() {
                let neighbourhood = RuledNeighbourhood::new(&start);
                Box::new(Timeline::new(AnnealRun::new(neighbourhood, settings, interventions, cells)))
            } else if start.size <= CellBoard::MOST {
                let neighbourhood = SudokuNeighbourhood::<CellBoard>::new(&start);
                Box::new(Timeline::new(AnnealRun::new(neighbourhood, settings, interventions, cells)))
            } else {
                let neighbourhood = SudokuNeighbourhood::<LineBoard>::new(&start);
                Box::new(Timeline::new(AnnealRun::new(neighbourhood, settings, interventions, cells)))
            }
        }
        Problem::Route(_) => return None,
    })
}

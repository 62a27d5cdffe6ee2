//! A run of a config: one interface to annealing, search and exact search.

#[cfg(full)]
pub(crate) mod distinct;
mod engine;
#[cfg(full)]
mod full_solvers;
pub mod inspect;
#[cfg(feature = "json")]
mod json;
pub(crate) mod neighbours;
pub mod report;
#[cfg(full)]
pub mod seeds;
pub(crate) mod settings;
mod solvers;
pub(crate) mod version;
mod visits;

#[cfg(full)]
pub use distinct::DistinctSolutions;
pub use neighbours::Neighbours;
pub use settings::SolverSettings;
pub use version::Version;
pub use visits::Visits;

use crate::anneal::acceptance::Accept;
use crate::anneal::intervention::{Intervention, InterventionAt, MOST_INTERVENTIONS};
use crate::anneal::rebuild::built::{Built, Filled};
use crate::anneal::solver::AnnealingSolver;
use crate::history::Event;
pub use crate::history::progress::{AnnealProgress, Best, ExactProgress, Progress, Replicas, SearchProgress, Status};
use crate::history::trace::{Row, Trace};
#[cfg(full)]
use crate::puzzle::Puzzle;
use crate::puzzle::instance::Instance;
#[cfg(full)]
use crate::random::any::GeneratorKind;
use crate::run::engine::Engine;
use crate::search::search_run::SearchRun;
use crate::sudoku::singles::filled_in;
use crate::text::english;
use crate::text::message::Message;
pub use engine::{Furthest, ProgressReport};
use inspect::Inspection;
use std::fmt;
use std::sync::OnceLock;

/// The origin of the number on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum CellKind {
    /// The number changes its cell.
    Free = 0,
    /// The number is a given.
    Given = 1,
    /// The number follows from the givens: by propagation in a sudoku, or as the partner of a given.
    Deduced = 2,
    /// The cell has no number yet.
    Blank = 3,
    /// A person has pinned the number.
    Pinned = 4,
    /// The kick of the present rebuild filled the cell.
    Kicked = 5,
    /// A decision of the present rebuild filled the cell.
    Decided = 6,
    /// The number followed by a single from the numbers that the present rebuild had filled in.
    Followed = 7,
}

/// The reason why a run cannot be built.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RunError {
    /// The problem or this build does not have the solver.
    Unsupported,
    /// A setting is out of its range, or the grid of the sudoku is malformed.
    Refused(Message),
}

impl fmt::Display for RunError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RunError::Unsupported => english::no_such_solver().fmt(out),
            RunError::Refused(message) => message.fmt(out),
        }
    }
}

impl std::error::Error for RunError {}

/// The interventions of a run after a further one.
#[derive(Clone, Debug, PartialEq)]
pub struct Intervened {
    /// All interventions in the order of their moves.
    pub interventions: Vec<InterventionAt>,
    /// The move of the intervention, if it makes another run; `None` if it was made in this run.
    pub at: Option<u64>,
}

/// A rejected intervention.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedIntervention {
    /// The intervention that was rejected.
    pub intervention: Intervention,
    /// The reason, and the interventions that are accepted.
    pub message: Message,
}

impl fmt::Display for RefusedIntervention {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        english::at(english::quoted(self.intervention.to_string()), self.message.clone()).fmt(out)
    }
}

impl std::error::Error for RefusedIntervention {}

/// A run of a solver on a problem. It makes moves only when advanced; the batch size does not affect the run.
#[cfg_attr(full, derive(Clone))]
#[derive(Debug)]
#[must_use = "a run makes no move until it is advanced"]
pub struct Run {
    problem: Instance,
    settings: SolverSettings,
    interventions: Vec<InterventionAt>,
    version: Version,
    /// The origin of numbers that stay on their cells, [`CellKind::Free`] elsewhere. Computed at first use, because
    /// most runs of an experiment are never shown.
    kinds: OnceLock<Vec<CellKind>>,
    engine: Box<dyn Engine>,
}

impl Run {
    /// Returns the run at its start: the first board is laid out, and no move is made.
    ///
    /// # Errors
    /// If the problem or this build does not have the solver, or a setting is out of its range.
    pub fn new(
        problem: Instance,
        settings: SolverSettings,
        interventions: Vec<InterventionAt>,
    ) -> Result<Run, RunError> {
        // In the core module every run has a link, which was checked when it was read.
        #[cfg(full)]
        settings.check().and_then(|()| problem.check()).map_err(RunError::Refused)?;
        #[cfg(full)]
        if matches!(problem, Instance::Model(_)) && settings.generator() == GeneratorKind::R {
            return Err(RunError::Unsupported);
        }
        let engine = solvers::engine(&problem, settings, &interventions).ok_or(RunError::Unsupported)?;
        Ok(Run { problem, settings, interventions, version: Version::NEWEST, kinds: OnceLock::new(), engine })
    }

    /// Returns the same run with this version for its link and JSON.
    pub fn printed_as(self, version: Version) -> Run {
        Run { version, ..self }
    }

    /// Makes `n` moves from the move that is shown, or fewer if the run ends. A move is an expansion of a search, or a
    /// node of an exact search.
    pub fn advance(&mut self, n: u64) {
        self.engine.advance(n);
    }

    /// Shows the run as it was after move `moves`, or at its head if that move is not made yet.
    pub fn seek(&mut self, moves: u64) {
        self.begin_seek(moves);
        self.go_on(u64::MAX);
    }

    /// Begins to seek the state after move `moves`. Returns the number of moves that [`Run::go_on`] has to replay.
    /// Until none are left, the run shows its former move.
    pub fn begin_seek(&mut self, moves: u64) -> u64 {
        self.engine.begin_seek(moves)
    }

    /// Shows the next event of this kind, or the previous one, and returns its move. Returns `None` if the moves made
    /// so far have no such event. Only annealing has events.
    pub fn jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let mut left = self.begin_jump(event, forward);
        while left? > 0 {
            left = self.go_on(u64::MAX);
        }
        Some(self.progress().moves())
    }

    /// Begins to seek an event. Returns the number of moves known to be left to replay; `None` if there is no such
    /// event.
    pub fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        self.engine.begin_jump(event, forward)
    }

    /// Replays at most about `n` moves, and returns the number of moves left. At 0 the run shows the move sought.
    /// Returns `None` if there is no such event.
    pub fn go_on(&mut self, n: u64) -> Option<u64> {
        self.engine.go_on(n)
    }

    /// Makes at most `n` new moves from the head on, up to the first move with such an event. Returns whether there was
    /// one. Does nothing unless the run anneals, because only annealing has events.
    pub fn run_on(&mut self, event: Event, n: u64) -> bool {
        self.engine.run_on(event, n)
    }

    /// Intervenes at the move that is shown, and returns the new interventions. An intervention in the past belongs to
    /// another run. In that case this run stays unchanged, and [`Intervened::at`] is the move to show in the other one.
    ///
    /// # Errors
    /// If the intervention is not possible; the error has the reason and the possible interventions.
    pub fn intervene(&mut self, intervention: Intervention) -> Result<Intervened, RefusedIntervention> {
        let refused = |message| RefusedIntervention { intervention, message };
        let Some(mut rules) = self.settings.intervention_rules(&self.problem) else {
            return Err(refused(english::no_board()));
        };
        let (moves, head) = (self.progress().moves(), self.furthest());
        let past = moves < head.moves;
        if !past && head.status != Status::Running {
            return Err(refused(english::run_over()));
        }
        let mut before = self.made().iter().take_while(|hand| hand.after <= moves).copied().collect::<Vec<_>>();
        // These interventions are valid: the checks only move the rules to the latest version.
        let mut held_before = false;
        for InterventionAt { intervention, .. } in &before {
            held_before = rules.held();
            rules.check(*intervention).map_err(refused)?;
        }
        rules.check(intervention).map_err(refused)?;
        if before.len() >= MOST_INTERVENTIONS {
            return Err(refused(english::too_many_interventions(MOST_INTERVENTIONS)));
        }
        // A temperature held and released at one move leaves the run without either intervention.
        let undone = |last: &InterventionAt| {
            last.after == moves && matches!(last.intervention, Intervention::Hold(_)) && !held_before
        };
        if intervention == Intervention::Release && before.last().is_some_and(undone) {
            before.pop();
            return Ok(Intervened { interventions: before, at: Some(moves) });
        }
        if past {
            before.push(InterventionAt { after: moves, intervention });
            return Ok(Intervened { interventions: before, at: Some(moves) });
        }
        self.engine.intervene(intervention);
        self.interventions = self.made().to_vec();
        Ok(Intervened { interventions: self.interventions.clone(), at: None })
    }

    /// Explains the move that is shown; `None` if there is nothing to explain.
    pub fn inspect(&self) -> Option<Inspection> {
        match self.progress() {
            Progress::Anneal(AnnealProgress { temperature, last, rebuild: None, .. }) => {
                let accept = self.settings.annealing().map_or(Accept::Metropolis, |annealing| annealing.accept);
                Some(inspect::proposed(&self.problem, accept, temperature, last?, &self.numbers()))
            }
            _ => inspect::inspected(self.engine.cursor()),
        }
    }

    /// Returns the problem that the run solves.
    pub fn problem(&self) -> &Instance {
        &self.problem
    }

    /// Returns the solver and its settings.
    pub fn settings(&self) -> &SolverSettings {
        &self.settings
    }

    /// Returns the version of the run's link and JSON.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Returns the interventions in the order of their moves, including future ones.
    pub fn interventions(&self) -> &[InterventionAt] {
        &self.interventions
    }

    /// Returns the progress at the move that is shown.
    pub fn progress(&self) -> Progress {
        self.engine.cursor().progress()
    }

    /// Returns the moves and the status at the head.
    pub fn furthest(&self) -> Furthest {
        let progress = self.engine.furthest().progress();
        Furthest { moves: progress.moves(), status: progress.status() }
    }

    /// Returns the progress at the move that is shown, and at the head.
    pub fn seen(&self) -> ProgressReport {
        let Furthest { moves, status } = self.furthest();
        ProgressReport {
            progress: self.progress(),
            head: moves,
            head_status: status,
            frozen: self.annealing().and_then(AnnealingSolver::frozen),
        }
    }

    /// Returns the status at the move that is shown.
    pub fn status(&self) -> Status {
        self.progress().status()
    }

    /// Returns the progress of an annealing run at the move that is shown; `None` for other solvers.
    pub fn annealed(&self) -> Option<AnnealProgress> {
        match self.progress() {
            Progress::Anneal(annealed) => Some(annealed),
            Progress::Search(_) | Progress::Exact(_) => None,
        }
    }

    /// Returns the best board up to the move that is shown; `None` for search and exact search, which have no energy.
    pub fn best(&self) -> Option<Best> {
        let (annealing, annealed) = (self.annealing()?, self.annealed()?);
        let board = (0..self.problem.cells()).map(|cell| annealing.best_number(cell)).collect();
        Some(Best { energy: annealed.best, moves: annealed.best_move, board })
    }

    /// Returns the energy of every board, if the solver only swaps numbers and a proof exists that no swap changes it.
    pub fn flat_energy(&self) -> Option<i32> {
        use SolverSettings::{Anneal, MultiStart, Tempering};
        let swaps = matches!(self.settings, Anneal(_) | MultiStart(_) | Tempering(_));
        swaps.then(|| self.problem.flat_energy(self.settings.singles())).flatten()
    }

    /// Returns the number on each cell, in cell order; for a sudoku row by row. `None` is a blank. On a map, the
    /// position of each cell on the path that is shown, from 1.
    pub fn board(&self) -> Vec<Option<i32>> {
        self.engine.cursor().board(self.problem.cells())
    }

    /// Returns the number on each cell, with 0 for a blank.
    pub fn numbers(&self) -> Vec<i32> {
        self.board().into_iter().map(Option::unwrap_or_default).collect()
    }

    /// Returns the origin of the number on each cell.
    pub fn kinds(&self) -> Vec<CellKind> {
        let board = self.board();
        let kinds = self.kinds.get_or_init(|| kinds(&self.problem, self.settings.singles()));
        let annealing = self.annealing();
        let pinned = |cell: usize| annealing.is_some_and(|annealing| annealing.pinned().get(cell) == Some(&true));
        // The core bundle does not rebuild grids.
        let built = annealing.filter(|_| cfg!(full)).and_then(AnnealingSolver::built);
        let kind = |cell: usize| match board[cell] {
            None => CellKind::Blank,
            Some(_) if pinned(cell) => CellKind::Pinned,
            Some(_) if kinds[cell] == CellKind::Given => CellKind::Given,
            Some(_) => built.and_then(|built| built_kind(built, cell)).unwrap_or(kinds[cell]),
        };
        (0..board.len()).map(kind).collect()
    }

    /// Returns the moves of the board that is shown, or a sample of `most` if there are more. Returns `None` if there
    /// are no moves, or unless the run anneals one board by swaps.
    pub fn neighbours(&self, most: u32) -> Option<Neighbours> {
        Neighbours::of(self.annealing()?, most)
    }

    /// Returns the replicas at the move that is shown; `None` if the solver has only one board.
    pub fn replicas(&self) -> Option<Replicas> {
        self.annealing()?.replicas(self.problem.cells())
    }

    /// Returns the kept rows of an annealing run up to its head, which is the last row; no rows for other solvers.
    pub fn rows(&self) -> Vec<Row> {
        self.engine.furthest().annealing().map_or_else(Vec::new, AnnealingSolver::rows)
    }

    /// Returns the trace of an annealing run up to its head.
    pub fn trace(&self) -> Option<&Trace> {
        self.engine.furthest().annealing().map(AnnealingSolver::trace)
    }

    /// Returns the search at the move that is shown; `None` for other solvers.
    pub fn looked_at(&self) -> Option<&SearchRun> {
        self.engine.cursor().search()
    }

    /// Returns the search at its head; `None` for other solvers.
    pub fn searcher(&self) -> Option<&SearchRun> {
        self.engine.furthest().search()
    }

    /// Returns the annealer at the move that is shown; `None` for other solvers.
    fn annealing(&self) -> Option<&dyn AnnealingSolver> {
        self.engine.cursor().annealing()
    }

    /// Returns the interventions of the solver, including future ones.
    fn made(&self) -> &[InterventionAt] {
        self.engine.furthest().annealing().map_or(&[], AnnealingSolver::interventions)
    }
}

/// Returns the origin of a number that a rebuild has filled in; `None` for other numbers.
fn built_kind(Built { base, filled, under_way }: Built, cell: usize) -> Option<CellKind> {
    match filled[cell] {
        _ if base[cell] != 0 => Some(CellKind::Deduced),
        _ if !under_way => None,
        Filled::Not => None,
        Filled::Kick => Some(CellKind::Kicked),
        Filled::Decision => Some(CellKind::Decided),
        Filled::Single => Some(CellKind::Followed),
    }
}

/// Returns the origin of each number that stays on its cell, [`CellKind::Free`] elsewhere. With `singles`, numbers that
/// follow by singles also stay.
fn kinds(problem: &Instance, singles: bool) -> Vec<CellKind> {
    let kind = |given: bool| if given { CellKind::Given } else { CellKind::Free };
    match problem {
        #[cfg(full)]
        Instance::Sums { puzzle: Puzzle { opposite: Some(opposite), .. }, givens } => {
            let completed = opposite.completed(givens);
            let deduced = |(given, number): (&Option<i32>, &Option<i32>)| match given {
                None if number.is_some() => CellKind::Deduced,
                given => kind(given.is_some()),
            };
            givens.iter().zip(&completed).map(deduced).collect()
        }
        Instance::Sums { givens, .. } => givens.iter().map(|given| kind(given.is_some())).collect(),
        Instance::Sudoku(sudoku) => {
            let deduced = |(&given, &digit): (&u8, &u8)| {
                if given == 0 && digit != 0 { CellKind::Deduced } else { kind(given != 0) }
            };
            sudoku.givens.iter().zip(&filled_in(sudoku, singles).givens).map(deduced).collect()
        }
        Instance::Route(_) | Instance::Model(_) => vec![CellKind::Free; problem.cells()],
    }
}

//! A config at work: an annealer, a search or a proof, behind one face.

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

#[cfg(full)]
pub use distinct::DistinctSolutions;
pub use neighbours::Neighbours;
pub use settings::SolverSettings;
pub use version::Version;

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
use crate::run::engine::Engine;
use crate::search::search_run::SearchRun;
use crate::sudoku::singles::filled_in;
use crate::text::english;
use crate::text::message::Message;
pub use engine::{Furthest, ProgressReport};
use inspect::Inspection;
use std::fmt;
use std::sync::OnceLock;

/// Describes where the number on a cell comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum CellKind {
    /// It is moved about.
    Free = 0,
    /// It was given.
    Given = 1,
    /// It follows from the givens by singles.
    Deduced = 2,
    /// There is none: a search has not put one there.
    Blank = 3,
    /// A person keeps it where it is.
    Pinned = 4,
    /// The kick of the present rebuild put it there.
    Kicked = 5,
    /// A decision of the present rebuild did.
    Decided = 6,
    /// It followed from these by singles.
    Followed = 7,
}

/// The reason why there is no such run.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RunError {
    /// The problem, or this build, does not have the solver.
    Unsupported,
    /// A setting is out of its range, or the sudoku is none.
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

/// Holds the interventions of a run after one more.
#[derive(Clone, Debug, PartialEq)]
pub struct Intervened {
    /// All of them, in the order of their moves.
    pub interventions: Vec<InterventionAt>,
    /// Where it is another run: the move at which it was intervened.
    pub at: Option<u64>,
}

/// Describes an intervention that is not possible.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedIntervention {
    /// The intervention.
    pub intervention: Intervention,
    /// Why not, and what is possible.
    pub message: Message,
}

impl fmt::Display for RefusedIntervention {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        english::at(english::quoted(self.intervention.to_string()), self.message.clone()).fmt(out)
    }
}

impl std::error::Error for RefusedIntervention {}

/// Solves a problem with some settings. It makes moves when it is asked to; any batches make the same run.
#[cfg_attr(full, derive(Clone))]
#[derive(Debug)]
#[must_use = "a run makes no move until it is advanced"]
pub struct Run {
    problem: Instance,
    settings: SolverSettings,
    interventions: Vec<InterventionAt>,
    version: Version,
    /// Where the numbers come from that do not change their place, and [`CellKind::Free`] for all others. Found when it is first
    /// asked for: most runs of an experiment are never looked at.
    kinds: OnceLock<Vec<CellKind>>,
    engine: Box<dyn Engine>,
}

impl Run {
    /// Returns the run at its start: the first board laid out, no move made.
    ///
    /// # Errors
    /// If the problem or this build does not have the solver, or a setting is out of its range.
    pub fn new(
        problem: Instance,
        settings: SolverSettings,
        interventions: Vec<InterventionAt>,
    ) -> Result<Run, RunError> {
        // In the core module runs are made of links, which were checked when they were read.
        #[cfg(full)]
        settings.check().and_then(|()| problem.check()).map_err(RunError::Refused)?;
        let engine = solvers::engine(&problem, settings, &interventions).ok_or(RunError::Unsupported)?;
        Ok(Run { problem, settings, interventions, version: Version::NEWEST, kinds: OnceLock::new(), engine })
    }

    /// Returns the same run, printed as this version of links is.
    pub fn printed_as(self, version: Version) -> Run {
        Run { version, ..self }
    }

    /// Makes `n` moves from where the run is looked at, or fewer if it ends. A search makes expansions, an exact search
    /// nodes.
    pub fn advance(&mut self, n: u64) {
        self.engine.advance(n);
    }

    /// Looks at the run as it was after this move, or as far as it has come.
    pub fn seek(&mut self, moves: u64) {
        self.begin_seek(moves);
        self.go_on(u64::MAX);
    }

    /// Begins to look for the run as it was after this move. Returns how many moves [`Run::go_on`] must replay for it.
    /// Until then the run is looked at where it was.
    pub fn begin_seek(&mut self, moves: u64) -> u64 {
        self.engine.begin_seek(moves)
    }

    /// Looks at the next event of this kind, or the last one before, and returns its move. Returns `None` if there is
    /// none in what has been run. A search has no events.
    pub fn jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let mut left = self.begin_jump(event, forward);
        while left? > 0 {
            left = self.go_on(u64::MAX);
        }
        Some(self.progress().moves())
    }

    /// Begins to look for the event. Returns how many moves are left to be replayed for it, as far as is known.
    pub fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        self.engine.begin_jump(event, forward)
    }

    /// Replays at most about so many moves, and returns how many are left. At 0 the run is looked at where it was asked
    /// for. Returns `None` when there is no such event.
    pub fn go_on(&mut self, n: u64) -> Option<u64> {
        self.engine.go_on(n)
    }

    /// Makes at most `n` moves more than have been run, and ends with the one that has such an event. Returns whether
    /// it came. A search has no events, and goes no further.
    pub fn run_on(&mut self, event: Event, n: u64) -> bool {
        self.engine.run_on(event, n)
    }

    /// Intervenes at the move that is looked at, and returns the interventions of the run that this makes. In the past
    /// that is another run: this one then stays as it was, and [`Intervened::at`] is the move to look at in the other.
    ///
    /// # Errors
    /// If it is not possible: reports why, and what would be.
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
        // They have been checked when they were done.
        let mut held_before = false;
        for InterventionAt { intervention, .. } in &before {
            held_before = rules.held();
            rules.check(*intervention).map_err(refused)?;
        }
        rules.check(intervention).map_err(refused)?;
        if before.len() >= MOST_INTERVENTIONS {
            return Err(refused(english::too_many_interventions(MOST_INTERVENTIONS)));
        }
        // Held and released at one move: the run is the one without either.
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

    /// Explains the move that is looked at, if there is one.
    pub fn inspect(&self) -> Option<Inspection> {
        match self.progress() {
            Progress::Anneal(AnnealProgress { temperature, last, rebuild: None, .. }) => {
                let accept = self.settings.annealing().map_or(Accept::Metropolis, |annealing| annealing.accept);
                Some(inspect::proposed(&self.problem, accept, temperature, last?, &self.numbers()))
            }
            _ => inspect::inspected(self.engine.cursor()),
        }
    }

    /// Returns what is to be solved.
    pub fn problem(&self) -> &Instance {
        &self.problem
    }

    /// Returns how it is solved.
    pub fn settings(&self) -> &SolverSettings {
        &self.settings
    }

    /// Returns the version of links as which it is printed.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Returns what a person did, and will do, in the order of the moves.
    pub fn interventions(&self) -> &[InterventionAt] {
        &self.interventions
    }

    /// Returns how far the run has come where it is looked at.
    pub fn progress(&self) -> Progress {
        self.engine.cursor().progress()
    }

    /// Returns how far the run has come in all.
    pub fn furthest(&self) -> Furthest {
        let progress = self.engine.furthest().progress();
        Furthest { moves: progress.moves(), status: progress.status() }
    }

    /// Returns the progress at the present move, and how far the run has come in all.
    pub fn seen(&self) -> ProgressReport {
        let Furthest { moves, status } = self.furthest();
        ProgressReport {
            progress: self.progress(),
            head: moves,
            head_status: status,
            frozen: self.annealing().and_then(AnnealingSolver::frozen),
        }
    }

    /// Returns the status of the run.
    pub fn status(&self) -> Status {
        self.progress().status()
    }

    /// Returns how far an annealing run has come; `None` for other solvers.
    pub fn annealed(&self) -> Option<AnnealProgress> {
        match self.progress() {
            Progress::Anneal(annealed) => Some(annealed),
            Progress::Search(_) | Progress::Exact(_) => None,
        }
    }

    /// Returns the best board so far; `None` of searches, which have no energy.
    pub fn best(&self) -> Option<Best> {
        let (annealing, annealed) = (self.annealing()?, self.annealed()?);
        let board = (0..self.problem.cells()).map(|cell| annealing.best_number(cell)).collect();
        Some(Best { energy: annealed.best, moves: annealed.best_move, board })
    }

    /// Returns the energy of all boards, where the run swaps numbers and it is proved that no swap changes it.
    pub fn flat_energy(&self) -> Option<i32> {
        use SolverSettings::{Anneal, MultiStart, Tempering};
        let swaps = matches!(self.settings, Anneal(_) | MultiStart(_) | Tempering(_));
        swaps.then(|| self.problem.flat_energy(self.settings.singles())).flatten()
    }

    /// Returns the number on each cell, in cell order; of a sudoku row by row. `None` is a blank, which only searches
    /// leave. On a map the numbers are the places of the cells on the path that is looked at, from 1.
    pub fn board(&self) -> Vec<Option<i32>> {
        self.engine.cursor().board(self.problem.cells())
    }

    /// Returns the board with 0 for a blank.
    pub fn numbers(&self) -> Vec<i32> {
        self.board().into_iter().map(Option::unwrap_or_default).collect()
    }

    /// Returns where the number on each cell comes from.
    pub fn kinds(&self) -> Vec<CellKind> {
        let board = self.board();
        let kinds = self.kinds.get_or_init(|| kinds(&self.problem, self.settings.singles()));
        let annealing = self.annealing();
        let pinned = |cell: usize| annealing.is_some_and(|annealing| annealing.pinned().get(cell) == Some(&true));
        // The core bundle rebuilds no grid.
        let built = annealing.filter(|_| cfg!(full)).and_then(AnnealingSolver::built);
        let kind = |cell: usize| match board[cell] {
            None => CellKind::Blank,
            Some(_) if pinned(cell) => CellKind::Pinned,
            Some(_) if kinds[cell] == CellKind::Given => CellKind::Given,
            Some(_) => built.and_then(|built| built_kind(built, cell)).unwrap_or(kinds[cell]),
        };
        (0..board.len()).map(kind).collect()
    }

    /// Returns the moves that the board allows which is looked at, a sample of `most` if there are more. Returns `None` unless the
    /// run anneals one board by swaps.
    pub fn neighbours(&self, most: u32) -> Option<Neighbours> {
        Neighbours::of(self.annealing()?, most)
    }

    /// Returns the replicas at the move that is looked at, if there are several.
    pub fn replicas(&self) -> Option<Replicas> {
        self.annealing()?.replicas(self.problem.cells())
    }

    /// Returns the rows kept of an annealing run as far as it has come, its last state last.
    pub fn rows(&self) -> Vec<Row> {
        self.engine.furthest().annealing().map_or_else(Vec::new, AnnealingSolver::rows)
    }

    /// Returns the history of an annealing run as far as it has come.
    pub fn trace(&self) -> Option<&Trace> {
        self.engine.furthest().annealing().map(AnnealingSolver::trace)
    }

    /// Returns the search as it is looked at, if this is one.
    pub fn looked_at(&self) -> Option<&SearchRun> {
        self.engine.cursor().search()
    }

    /// Returns the search as far as it has come, if this is one.
    pub fn searcher(&self) -> Option<&SearchRun> {
        self.engine.furthest().search()
    }

    /// The solver where it is looked at, if it anneals.
    fn annealing(&self) -> Option<&dyn AnnealingSolver> {
        self.engine.cursor().annealing()
    }

    /// The interventions that the solver has, those to come among them.
    fn made(&self) -> &[InterventionAt] {
        self.engine.furthest().annealing().map_or(&[], AnnealingSolver::interventions)
    }
}

/// Where a number comes from that a rebuild has filled in, if it has.
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

/// The kind of each cell, but for what changes its place. Of a sudoku with what follows by singles filled in before, or not.
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
        Instance::Route(_) => vec![CellKind::Free; problem.cells()],
    }
}

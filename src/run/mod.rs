//! A config at work: an annealer, a search or a proof, behind one face.

mod engine;
pub mod inspect;
pub mod report;

use crate::WHOLE;
use crate::anneal::acceptance::Accept;
use crate::anneal::intervention::{Deed, Hand, MOST_HANDS};
use crate::anneal::multi_start::Lockstep;
use crate::anneal::multi_start::sudoku::SudokuBoards;
use crate::anneal::multi_start::sums::{self, SumsBoards};
use crate::anneal::run::Annealer;
use crate::anneal::tempering::Tempering;
use crate::board::Rules;
use crate::board::sudoku::cells::CellBoard;
use crate::board::sudoku::lines::LineBoard;
use crate::board::sudoku::{Board, SudokuRules};
use crate::board::sums::SumsRules;
use crate::exact::run::Proof;
pub use crate::history::progress::{Annealed, Progress, Proved, Replicas, Searched, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Timeline};
use crate::link::LinkError;
use crate::link::config::{Config, Solver};
use crate::puzzle::problem::Problem;
use crate::puzzle::singles::filled_in;
use crate::run::engine::Engine;
use crate::search::run::Searcher;
pub use engine::Head;
use inspect::Inspection;

/// Where the number on a cell comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Kind {
    /// It is moved about.
    Annealed = 0,
    /// It was given.
    Given = 1,
    /// It follows from the givens by singles.
    Deduced = 2,
    /// There is none: a search has not put one there.
    Blank = 3,
    /// A person keeps it where it is.
    Pinned = 4,
}

/// A run.
#[derive(Clone, Debug)]
pub struct Run {
    config: Config,
    /// Where the numbers come from that do not change their place, and [`Kind::Annealed`] for all others.
    kinds: Vec<Kind>,
    engine: Box<dyn Engine>,
}

/// Anneals or tempers by these rules.
fn by_rules<R: Rules>(rules: R, solver: Solver, hands: Vec<Hand>, cells: usize) -> Box<dyn Engine> {
    match solver {
        Solver::Anneal(settings) => Box::new(Timeline::new(Annealer::new(rules, settings, hands, cells))),
        Solver::Temper(settings) if WHOLE => Box::new(Timeline::new(Tempering::new(rules, settings))),
        _ => panic!("this problem or this build does not have the solver"),
    }
}

impl Run {
    /// The run at its start: the first board laid out, no move made.
    ///
    /// # Panics
    /// If the problem or this build does not have the solver.
    pub fn new(config: Config) -> Run {
        let kind = |given: bool| if given { Kind::Given } else { Kind::Annealed };
        let cells = config.problem.cells();
        let hands = config.hands.clone();
        let (kinds, engine): (_, Box<dyn Engine>) = match (&config.problem, config.solver) {
            (Problem::Sums { puzzle, givens }, solver) => {
                let engine: Box<dyn Engine> = match solver {
                    Solver::Search(settings) if WHOLE => {
                        Box::new(Timeline::from_start(Searcher::new(puzzle, givens, settings)))
                    }
                    Solver::Prove(settings) if WHOLE => Box::new(Timeline::new(Proof::new(&config.problem, settings))),
                    Solver::Lockstep(settings) if WHOLE && sums::fits(puzzle) => {
                        let rules = SumsRules::new(puzzle, givens);
                        Box::new(Timeline::new(Lockstep::<SumsBoards>::new(rules, settings)))
                    }
                    solver => by_rules(SumsRules::new(puzzle, givens), solver, hands, cells),
                };
                (givens.iter().map(|given| kind(given.is_some())).collect(), engine)
            }
            (Problem::Sudoku(sudoku), solver) => {
                let start = filled_in(sudoku, config.singles());
                let deduced = |(&given, &digit): (&u8, &u8)| {
                    if given == 0 && digit != 0 { Kind::Deduced } else { kind(given != 0) }
                };
                let kinds = sudoku.givens.iter().zip(&start.givens).map(deduced).collect();
                let engine: Box<dyn Engine> = match solver {
                    Solver::Lockstep(settings) if WHOLE => {
                        Box::new(Timeline::new(Lockstep::<SudokuBoards>::new(SudokuRules::new(&start), settings)))
                    }
                    Solver::Prove(settings) if WHOLE => Box::new(Timeline::new(Proof::new(&config.problem, settings))),
                    solver if start.size <= CellBoard::MOST => {
                        by_rules(SudokuRules::<CellBoard>::new(&start), solver, hands, cells)
                    }
                    solver => by_rules(SudokuRules::<LineBoard>::new(&start), solver, hands, cells),
                };
                (kinds, engine)
            }
        };
        Run { config, kinds, engine }
    }

    /// Makes `n` moves from where it is looked at, or as many as there are before the run ends; of a search, expansions.
    pub fn advance(&mut self, n: u64) {
        self.engine.advance(n);
    }

    /// Looks at the run as it was after this move, or as far as it has come.
    pub fn seek(&mut self, moves: u64) {
        self.begin_seek(moves);
        self.go_on(u64::MAX);
    }

    /// Begins to look for the run as it was after this move. Gives how many moves are left to be replayed for it, by
    /// [`Run::go_on`]; while there are some, the run is looked at where it was.
    pub fn begin_seek(&mut self, moves: u64) -> u64 {
        self.engine.begin_seek(moves)
    }

    /// Looks at the next event of this kind, or the last one before, and gives its move; `None` if there is none in what
    /// has been run. A search has no events.
    pub fn jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let mut left = self.begin_jump(event, forward);
        while left? > 0 {
            left = self.go_on(u64::MAX);
        }
        Some(self.progress().moves())
    }

    /// Begins to look for the event; gives how many moves are left to be replayed for it, as far as is known.
    pub fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        self.engine.begin_jump(event, forward)
    }

    /// Replays at most about so many moves for what is looked for, and gives how many are left: 0 when it is looked at, `None` when
    /// there is no such event.
    pub fn go_on(&mut self, n: u64) -> Option<u64> {
        self.engine.go_on(n)
    }

    /// Makes at most `n` moves more than have been run, and ends with the one that brings such an event; whether it came. A search
    /// has no events, and goes no further.
    pub fn run_on(&mut self, event: Event, n: u64) -> bool {
        self.engine.run_on(event, n)
    }

    /// Does what a person does at the move that is looked at, and gives the config of the run that this makes. If that is another
    /// run than this one, this one stays as it was, and the config's run is yet to be brought to this move, which is its `at`.
    ///
    /// # Errors
    /// If it is not possible.
    pub fn touch(&mut self, deed: Deed) -> Result<Config, LinkError> {
        let refused = |expected: &str| LinkError::new("hand", &deed.to_string(), expected);
        let Some(mut play) = self.config.play() else {
            return Err(refused("solver=anneal, where there is one board to be touched"));
        };
        let (moves, head) = (self.engine.progress().moves(), self.engine.head());
        let past = moves < head.moves;
        if !past && head.status != Status::Running {
            return Err(refused("a run that is not over"));
        }
        let before = self.engine.hands().iter().take_while(|hand| hand.after <= moves).copied().collect::<Vec<_>>();
        // They have been checked when they were done.
        let mut held_before = false;
        for hand in &before {
            held_before = play.held();
            play.check(hand.deed).map_err(refused)?;
        }
        play.check(deed).map_err(refused)?;
        if before.len() >= MOST_HANDS {
            return Err(refused(&format!("at most {MOST_HANDS} deeds in a run")));
        }
        // Held and released at one move: the run is the one without either.
        let undone = |last: &Hand| last.after == moves && matches!(last.deed, Deed::Hold(_)) && !held_before;
        if deed == Deed::Release && before.last().is_some_and(undone) {
            let hands = before[..before.len() - 1].to_vec();
            return Ok(Config { hands, at: Some(moves), ..self.config.clone() });
        }
        if past {
            let hands = [before, vec![Hand { after: moves, deed }]].concat();
            return Ok(Config { hands, at: Some(moves), ..self.config.clone() });
        }
        self.engine.touch(deed);
        self.config.hands = self.engine.hands().to_vec();
        Ok(Config { at: None, ..self.config.clone() })
    }

    /// What is to be said of the move that is looked at, if there is one.
    pub fn inspect(&self) -> Option<Inspection> {
        if let Some(searcher) = self.engine.looked_at().filter(|_| WHOLE) {
            return inspect::expanded(searcher.search());
        }
        match self.progress() {
            Progress::Annealed(Annealed { temperature, last, .. }) => {
                let accept = self.config.annealing().map_or(Accept::Metropolis, |annealing| annealing.accept);
                Some(inspect::proposed(&self.config.problem, accept, temperature, last?, &self.numbers()))
            }
            Progress::Searched(_) | Progress::Proved(_) => {
                self.engine.tried().filter(|_| WHOLE).cloned().map(Inspection::Tried)
            }
        }
    }

    /// What the run was made from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// How far the run has come where it is looked at.
    pub fn progress(&self) -> Progress {
        self.engine.progress()
    }

    /// How far the run has come in all.
    pub fn head(&self) -> Head {
        self.engine.head()
    }

    /// How far the run has come, in a word.
    pub fn status(&self) -> Status {
        self.progress().status()
    }

    /// How far an annealing run has come; `None` of a search.
    pub fn annealed(&self) -> Option<Annealed> {
        match self.progress() {
            Progress::Annealed(annealed) => Some(annealed),
            Progress::Searched(_) | Progress::Proved(_) => None,
        }
    }

    /// The number on each cell, in cell order; of a sudoku row by row. A search leaves blanks.
    pub fn board(&self) -> Vec<Option<i32>> {
        self.engine.board(self.config.problem.cells())
    }

    /// The board with 0 for a blank.
    pub fn numbers(&self) -> Vec<i32> {
        self.board().into_iter().map(Option::unwrap_or_default).collect()
    }

    /// Where the number on each cell comes from.
    pub fn kinds(&self) -> Vec<Kind> {
        let board = self.board();
        let pinned = |cell: usize| self.engine.pinned().get(cell) == Some(&true);
        let kind = |cell: usize| match board[cell] {
            None => Kind::Blank,
            Some(_) if pinned(cell) => Kind::Pinned,
            Some(_) => self.kinds[cell],
        };
        (0..board.len()).map(kind).collect()
    }

    /// The replicas at the move that is looked at, if there are several.
    pub fn replicas(&self) -> Option<Replicas> {
        if WHOLE { self.engine.replicas(self.config.problem.cells()) } else { None }
    }

    /// The rows kept of an annealing run as far as it has come, its last state last.
    pub fn rows(&self) -> Vec<Row> {
        self.engine.rows()
    }

    /// The history of an annealing run as far as it has come.
    pub fn trace(&self) -> Option<&Trace> {
        self.engine.trace()
    }

    /// The search as far as it has come, if this is one.
    pub fn searcher(&self) -> Option<&Searcher> {
        // `WHOLE` is asked, here and above, so that the small module leaves out what it cannot run.
        self.engine.searcher().filter(|_| WHOLE)
    }
}

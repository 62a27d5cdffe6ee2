//! A config at work: an annealer or a search, behind one face.

use crate::annealer::Annealer;
use crate::board::sudoku::SudokuRules;
use crate::board::sums::SumsRules;
use crate::config::{Annealing, Config, Solver};
use crate::problem::Problem;
pub use crate::progress::{Annealed, Progress, Searched, Status};
use crate::searcher::Searcher;
use crate::singles::deduce;
use crate::sudoku::Sudoku;
use crate::trace::{Row, Trace};

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
}

/// A run.
#[derive(Clone, Debug)]
pub struct Run {
    config: Config,
    /// Where the numbers come from that do not change their place, and [`Kind::Annealed`] for all others.
    kinds: Vec<Kind>,
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    Sums(Box<Annealer<SumsRules>>),
    Sudoku(Box<Annealer<SudokuRules>>),
    Search(Box<Searcher>),
}

impl Run {
    /// The run at its start: the first board laid out, no move made.
    pub fn new(config: Config) -> Run {
        let kind = |given: bool| if given { Kind::Given } else { Kind::Annealed };
        let (kinds, engine) = match (&config.problem, config.solver) {
            (Problem::Sums { puzzle, givens }, solver) => {
                let engine = match solver {
                    Solver::Anneal(settings) => {
                        Engine::Sums(Box::new(Annealer::new(SumsRules::new(puzzle, givens), settings)))
                    }
                    Solver::Search(settings) => Engine::Search(Box::new(Searcher::new(puzzle, givens, settings))),
                };
                (givens.iter().map(|given| kind(given.is_some())).collect(), engine)
            }
            (Problem::Sudoku(sudoku), Solver::Anneal(settings)) => {
                let mut kinds: Vec<Kind> = sudoku.givens.iter().map(|&given| kind(given != 0)).collect();
                let start = deduced(sudoku, settings, &mut kinds);
                (kinds, Engine::Sudoku(Box::new(Annealer::new(SudokuRules::new(&start), settings))))
            }
            (Problem::Sudoku(_), Solver::Search(_)) => unreachable!("the config offers sudoku no search"),
        };
        Run { config, kinds, engine }
    }

    /// Makes `n` moves, or as many as there are before the run ends; of a search, expansions.
    pub fn advance(&mut self, n: u64) {
        match &mut self.engine {
            Engine::Sums(annealer) => annealer.advance(n),
            Engine::Sudoku(annealer) => annealer.advance(n),
            Engine::Search(searcher) => searcher.advance(n),
        }
    }

    /// What the run was made from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        match &self.engine {
            Engine::Sums(annealer) => Progress::Annealed(annealer.progress()),
            Engine::Sudoku(annealer) => Progress::Annealed(annealer.progress()),
            Engine::Search(searcher) => Progress::Searched(searcher.progress()),
        }
    }

    /// How far the run has come, in a word.
    pub fn status(&self) -> Status {
        self.progress().status()
    }

    /// How far an annealing run has come; `None` of a search.
    pub fn annealed(&self) -> Option<Annealed> {
        match self.progress() {
            Progress::Annealed(annealed) => Some(annealed),
            Progress::Searched(_) => None,
        }
    }

    /// The number on each cell, in cell order; of a sudoku row by row. A search leaves blanks.
    pub fn board(&self) -> Vec<Option<i32>> {
        let cells = 0..self.config.problem.cells();
        match &self.engine {
            Engine::Sums(annealer) => cells.map(|cell| Some(annealer.number(cell))).collect(),
            Engine::Sudoku(annealer) => cells.map(|cell| Some(annealer.number(cell))).collect(),
            Engine::Search(searcher) => searcher.search().board_of(searcher.node()),
        }
    }

    /// The board with 0 for a blank.
    pub fn numbers(&self) -> Vec<i32> {
        self.board().into_iter().map(Option::unwrap_or_default).collect()
    }

    /// Where the number on each cell comes from.
    pub fn kinds(&self) -> Vec<Kind> {
        let kind = |(&kind, number): (&Kind, Option<i32>)| if number.is_some() { kind } else { Kind::Blank };
        self.kinds.iter().zip(self.board()).map(kind).collect()
    }

    /// The rows kept of an annealing run so far, the present one last.
    pub fn rows(&self) -> Vec<Row> {
        match &self.engine {
            Engine::Sums(annealer) => annealer.rows(),
            Engine::Sudoku(annealer) => annealer.rows(),
            Engine::Search(_) => Vec::new(),
        }
    }

    /// The history of an annealing run.
    pub fn trace(&self) -> Option<&Trace> {
        match &self.engine {
            Engine::Sums(annealer) => Some(annealer.trace()),
            Engine::Sudoku(annealer) => Some(annealer.trace()),
            Engine::Search(_) => None,
        }
    }

    /// The search, if this is one.
    pub fn searcher(&self) -> Option<&Searcher> {
        match &self.engine {
            Engine::Search(searcher) => Some(searcher),
            _ => None,
        }
    }
}

/// The sudoku with what follows by singles filled in, if that is asked for.
fn deduced(sudoku: &Sudoku, settings: Annealing, kinds: &mut [Kind]) -> Sudoku {
    let mut start = sudoku.clone();
    // Where singles lead to a contradiction there is no solution, and the run shows that in its own way.
    if let Some(deduced) = settings.singles.then(|| deduce(sudoku)).flatten() {
        for (kind, &digit) in kinds.iter_mut().zip(&deduced) {
            if *kind == Kind::Annealed && digit != 0 {
                *kind = Kind::Deduced;
            }
        }
        start.givens = deduced;
    }
    start
}

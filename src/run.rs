//! A config at work: the annealer for its problem, behind one face.

use crate::annealer::Annealer;
use crate::board::sudoku::SudokuRules;
use crate::board::sums::SumsRules;
use crate::config::Config;
use crate::problem::Problem;
pub use crate::progress::{LastMove, Progress, Status};
use crate::singles::deduce;
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
}

/// A run.
#[derive(Clone, Debug)]
pub struct Run {
    config: Config,
    kinds: Vec<Kind>,
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    Sums(Box<Annealer<SumsRules>>),
    Sudoku(Box<Annealer<SudokuRules>>),
}

/// Does the same with either annealer.
macro_rules! annealer {
    ($engine:expr, $annealer:ident => $body:expr) => {
        match $engine {
            Engine::Sums($annealer) => $body,
            Engine::Sudoku($annealer) => $body,
        }
    };
}

impl Run {
    /// The run at its start: the first board laid out, no move made.
    pub fn new(config: Config) -> Run {
        let settings = config.annealing;
        let kind = |given: bool| if given { Kind::Given } else { Kind::Annealed };
        let (kinds, engine) = match &config.problem {
            Problem::Sums { puzzle, givens } => {
                let annealer = Annealer::new(SumsRules::new(puzzle, givens), settings);
                (givens.iter().map(|given| kind(given.is_some())).collect(), Engine::Sums(Box::new(annealer)))
            }
            Problem::Sudoku(sudoku) => {
                let mut kinds: Vec<Kind> = sudoku.givens.iter().map(|&given| kind(given != 0)).collect();
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
                (kinds, Engine::Sudoku(Box::new(Annealer::new(SudokuRules::new(&start), settings))))
            }
        };
        Run { config, kinds, engine }
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        annealer!(&mut self.engine, annealer => annealer.advance(n));
    }

    /// What the run was made from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where the number on each cell comes from.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The number on each cell, in cell order; of a sudoku row by row.
    pub fn board(&self) -> Vec<i32> {
        let cells = 0..self.config.problem.cells();
        annealer!(&self.engine, annealer => cells.map(|cell| annealer.number(cell)).collect())
    }

    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        annealer!(&self.engine, annealer => annealer.progress())
    }

    /// The rows kept of the run so far, the present one last.
    pub fn rows(&self) -> Vec<Row> {
        annealer!(&self.engine, annealer => annealer.rows())
    }

    /// The history.
    pub fn trace(&self) -> &Trace {
        annealer!(&self.engine, annealer => annealer.trace())
    }
}

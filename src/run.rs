//! A config at work. [`Run::advance`] is the only way forward, and the same whatever the batches: all that happens between
//! moves (samples, restarts) is tied to move numbers.

use crate::anneal::{Metropolis, Proposal, Stretch, Tally};
use crate::board::{SumsBoard, SumsRules};
use crate::config::{Config, Rng};
use crate::random::{Generator, RMersenne, Xoshiro};
use crate::restart::{Found, Restart, Samples};
use crate::schedule::probability;
use crate::trace::{Row, Trace};
use serde::Serialize;

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It can go on.
    Running,
    /// The board has energy 0.
    Solved,
    /// The budget is spent, or there is nothing that could be swapped.
    Exhausted,
}

/// The last proposal, for people to look at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LastMove {
    /// The two cells.
    pub cells: [usize; 2],
    /// The numbers that stood on them when the swap was proposed.
    pub numbers: [i32; 2],
    /// By how much the swap changes the energy.
    pub delta: i32,
    /// The probability with which it is accepted.
    pub probability: f64,
    /// The uniform drawn.
    pub uniform: f64,
    /// Whether it was.
    pub accepted: bool,
}

/// What can be said of a run in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Progress {
    /// How far the run has come.
    pub status: Status,
    /// Proposals so far, over all anneals.
    pub moves: u64,
    /// Anneals begun after the first.
    pub restarts: u64,
    /// Anneals begun.
    pub anneals: u64,
    /// The present energy.
    pub energy: i32,
    /// The least energy so far.
    pub best: i32,
    /// The move at which it was first reached.
    pub best_move: u64,
    /// The temperature of the last move; before the first, of that.
    pub temperature: f64,
    /// Moves accepted so far.
    pub accepted: u64,
    /// The last move, if the present anneal has made one.
    pub last: Option<LastMove>,
}

#[derive(Clone, Debug)]
enum AnyGenerator {
    Xoshiro(Xoshiro),
    R(Box<RMersenne>),
}

impl AnyGenerator {
    fn shuffle(&mut self, numbers: &mut [i32]) {
        match self {
            AnyGenerator::Xoshiro(generator) => generator.shuffle(numbers),
            AnyGenerator::R(generator) => generator.shuffle(numbers),
        }
    }
}

/// A puzzle, an annealer, a generator and a trace.
#[derive(Clone, Debug)]
pub struct Run {
    config: Config,
    rules: SumsRules,
    metropolis: Metropolis,
    generator: AnyGenerator,
    board: SumsBoard,
    status: Status,
    /// The present anneal is over and the next move belongs to a new one.
    ended: bool,
    last: Option<Proposal>,
    samples: Samples,
    tally: Tally,
    trace: Trace,
}

impl Run {
    /// The run at its start: the first board laid out, no move made.
    pub fn new(config: Config) -> Run {
        let mut generator = match config.annealing.rng {
            Rng::Xoshiro => AnyGenerator::Xoshiro(Xoshiro::new(config.annealing.seed)),
            // Seeds of R's are below 2^31, as the config has checked.
            Rng::R => AnyGenerator::R(Box::new(RMersenne::new(config.annealing.seed as u32))),
        };
        let rules = SumsRules::new(&config.puzzle, &config.givens);
        let board = filled(&config, &mut generator);
        let metropolis = Metropolis::new(config.annealing.schedule);
        let energy = board.energy();
        let temperature = metropolis.temperature(1);
        let row = Row { moves: 0, restarts: 0, energy, best: energy, temperature, accepted: 0 };
        let mut run = Run {
            rules,
            metropolis,
            generator,
            board,
            status: Status::Running,
            ended: false,
            last: None,
            samples: Samples::default(),
            tally: Tally { start: 0, row, best_move: 0 },
            trace: Trace::new(row),
            config,
        };
        run.samples.add(energy);
        if energy == 0 {
            run.status = Status::Solved;
        } else if run.rules.free().len() < 2 {
            run.status = Status::Exhausted;
        }
        run
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let end = self.tally.row.moves.saturating_add(n).min(self.config.annealing.moves);
        while self.status == Status::Running && self.tally.row.moves < end {
            if self.ended {
                self.begin_anneal();
            } else {
                self.stretch(self.next_event().min(end));
                self.look_at_events();
            }
        }
        if self.status == Status::Running && self.tally.row.moves == self.config.annealing.moves {
            self.status = Status::Exhausted;
        }
    }

    /// The move after which something other than a move may have to happen.
    fn next_event(&self) -> u64 {
        let anneal_end = self.tally.start.saturating_add(self.config.annealing.restart.length());
        let sample = if self.samples_matter() {
            self.tally.start + (self.tally.k() / self.config.annealing.every + 1) * self.config.annealing.every
        } else {
            u64::MAX
        };
        anneal_end.min(sample)
    }

    fn samples_matter(&self) -> bool {
        matches!(self.config.annealing.restart, Restart::Converged { .. })
            || self.config.annealing.found == Found::Sampled
    }

    /// Makes the moves up to `stop`, or to energy 0.
    fn stretch(&mut self, stop: u64) {
        let count = stop - self.tally.row.moves;
        let Run { rules, metropolis, generator, board, tally, trace, .. } = self;
        let stretch = Stretch { rules, metropolis, board, tally, trace };
        self.last = Some(match generator {
            AnyGenerator::Xoshiro(own) => stretch.run(own, count),
            AnyGenerator::R(r) => stretch.run(&mut **r, count),
        });
    }

    /// Samples, and ends the run or the anneal if that is due.
    fn look_at_events(&mut self) {
        let energy = self.tally.row.energy;
        let k = self.tally.k();
        let sampled = self.samples_matter() && k.is_multiple_of(self.config.annealing.every);
        let repeats = if sampled { self.samples.add(energy) } else { 0 };
        if energy == 0 && (sampled || self.config.annealing.found == Found::First) {
            self.status = Status::Solved;
        }
        let converged =
            matches!(self.config.annealing.restart, Restart::Converged { repeats: most, .. } if repeats >= most);
        self.ended = energy == 0 || converged || k == self.config.annealing.restart.length();
    }

    /// Lays out a new board; the generator runs on.
    fn begin_anneal(&mut self) {
        self.board = filled(&self.config, &mut self.generator);
        self.ended = false;
        self.last = None;
        let row = &mut self.tally.row;
        row.energy = self.board.energy();
        row.restarts += 1;
        row.temperature = self.metropolis.temperature(1);
        if row.energy < row.best {
            row.best = row.energy;
            self.tally.best_move = row.moves;
        }
        self.tally.start = row.moves;
        self.samples.clear();
        self.samples.add(row.energy);
        self.trace.restart(self.tally.row);
        if self.tally.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// What the run was made from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The number on each cell, in cell order.
    pub fn board(&self) -> &[i32] {
        &self.board.numbers()[..self.config.puzzle.cells.len()]
    }

    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        let Row { moves, restarts, energy, best, temperature, accepted } = self.tally.row;
        Progress {
            status: self.status,
            moves,
            restarts,
            anneals: restarts + 1,
            energy,
            best,
            best_move: self.tally.best_move,
            temperature,
            accepted,
            last: self.last.map(|last| self.explain(last)),
        }
    }

    fn explain(&self, last: Proposal) -> LastMove {
        let cells = self.rules.pair(last.pair);
        let mut numbers = cells.map(|cell| self.board.numbers()[cell]);
        if last.accepted {
            numbers.reverse();
        }
        let probability = probability(last.delta, self.tally.row.temperature);
        LastMove { cells, numbers, delta: last.delta, probability, uniform: last.uniform, accepted: last.accepted }
    }

    /// The rows kept of the run so far, the present one last.
    pub fn rows(&self) -> Vec<Row> {
        self.trace.rows(self.tally.row)
    }

    /// The moves after which new anneals began, thinned like the rows.
    pub fn restarts(&self) -> Vec<u64> {
        self.trace.restarts()
    }
}

/// A board with the givens in their cells and the other numbers on the free ones at random.
fn filled(config: &Config, generator: &mut AnyGenerator) -> SumsBoard {
    let mut rest = config.puzzle.numbers.clone();
    for given in config.givens.iter().flatten() {
        // Every given is one of the puzzle's numbers, each once, as the config has checked.
        rest.remove(rest.iter().position(|number| number == given).expect("a given is one of the numbers"));
    }
    generator.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    let numbers = config.givens.iter().map(|given| given.or_else(|| rest.next()).expect("a number for every cell"));
    SumsBoard::new(&config.puzzle, &numbers.collect::<Vec<i32>>())
}

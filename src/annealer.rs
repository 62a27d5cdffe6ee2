//! An annealing run at work. [`Annealer::advance`] is the only way forward, and the same whatever the batches: all that
//! happens between moves (samples, reheats, restarts) is tied to move numbers.

use crate::anneal::{Metropolis, Proposal, Stretch, Tally};
use crate::board::Rules;
use crate::config::{Annealing, Rng};
use crate::progress::{Annealed, LastMove, Status};
use crate::random::{RMersenne, Xoshiro};
use crate::restart::{Found, Refill, Reheat, Restart, Samples};
use crate::schedule::probability;
use crate::trace::{Row, Trace};

#[derive(Clone, Debug)]
enum AnyGenerator {
    Xoshiro(Xoshiro),
    R(Box<RMersenne>),
}

/// What is due before the next move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Due {
    Nothing,
    Reheat,
    Restart,
}

/// A board, its rules, an acceptance rule, a generator and a trace.
#[derive(Clone, Debug)]
pub struct Annealer<R: Rules> {
    settings: Annealing,
    rules: R,
    metropolis: Metropolis,
    generator: AnyGenerator,
    board: R::Board,
    status: Status,
    due: Due,
    last: Option<Proposal>,
    samples: Samples,
    tally: Tally,
    /// The last move before the temperature falls below the reheat's floor.
    floor_move: u64,
    trace: Trace,
}

impl<R: Rules> Annealer<R> {
    /// The run at its start: the first board laid out, no move made.
    pub fn new(rules: R, settings: Annealing) -> Self {
        let mut generator = match settings.rng {
            Rng::Xoshiro => AnyGenerator::Xoshiro(Xoshiro::new(settings.seed)),
            // Seeds of R's are below 2^31, as the config has checked.
            Rng::R => AnyGenerator::R(Box::new(RMersenne::new(settings.seed as u32))),
        };
        let board = generator.fill(&rules);
        let energy = rules.energy(&board);
        let temperature = settings.schedule.temperature(1);
        let row = Row { moves: 0, restarts: 0, reheats: 0, energy, best: energy, temperature, accepted: 0 };
        let mut annealer = Annealer {
            settings,
            rules,
            metropolis: Metropolis::new(settings.schedule),
            generator,
            board,
            status: Status::Running,
            due: Due::Nothing,
            last: None,
            samples: Samples::default(),
            tally: Tally { start: 0, cooling_since: 0, heat: 1.0, row, best_move: 0, last_accepted: 0, stale: 0 },
            floor_move: u64::MAX,
            trace: Trace::new(row),
        };
        annealer.begin();
        if annealer.status == Status::Running && annealer.rules.pairs() == 0 {
            annealer.status = Status::Exhausted;
        }
        annealer
    }

    /// What every anneal begins with, its board laid out.
    fn begin(&mut self) {
        self.samples.clear();
        self.samples.add(self.tally.row.energy);
        self.floor_move = self.find_floor();
        if self.tally.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let end = self.tally.row.moves.saturating_add(n).min(self.settings.moves);
        while self.status == Status::Running && self.tally.row.moves < end {
            match self.due {
                Due::Nothing => {
                    self.stretch(self.next_event().min(end));
                    self.look_at_events();
                }
                Due::Reheat => self.reheat(),
                Due::Restart => self.restart(),
            }
        }
        if self.status == Status::Running && self.tally.row.moves == self.settings.moves {
            self.status = Status::Exhausted;
        }
    }

    /// The move after which something other than a move may have to happen.
    fn next_event(&self) -> u64 {
        let anneal_end = self.tally.start.saturating_add(self.settings.restart.length());
        let sample = if self.settings.samples_matter() {
            self.tally.start + (self.tally.k() / self.settings.every + 1) * self.settings.every
        } else {
            u64::MAX
        };
        let steady = self.metropolis.before_steady(&self.tally).unwrap_or(u64::MAX);
        anneal_end.min(sample).min(self.patience_move()).min(self.floor_move).min(steady)
    }

    /// The move after which a reheat is due unless one is accepted up to it.
    fn patience_move(&self) -> u64 {
        let patience = self.settings.reheat.map_or(u64::MAX, |reheat| reheat.patience);
        self.tally.last_accepted.saturating_add(patience).saturating_add(1)
    }

    fn find_floor(&self) -> u64 {
        let Some(reheat) = self.settings.reheat else { return u64::MAX };
        let schedule = self.settings.schedule;
        let first = schedule.first_below(reheat.floor, self.tally.heat, self.settings.moves);
        // At least one move is made at every temperature.
        first.map_or(u64::MAX, |k| self.tally.cooling_since + (k - 1).max(1))
    }

    /// Makes the moves up to `stop`, or to energy 0.
    fn stretch(&mut self, stop: u64) {
        let count = stop - self.tally.row.moves;
        let Annealer { rules, metropolis, generator, board, tally, trace, .. } = self;
        let stretch = Stretch { rules, metropolis, board, tally, trace };
        self.last = Some(match generator {
            AnyGenerator::Xoshiro(own) => stretch.run(own, count),
            AnyGenerator::R(r) => stretch.run(&mut **r, count),
        });
    }

    /// Samples, and ends the run or the anneal, or orders a reheat, if that is due.
    fn look_at_events(&mut self) {
        let Row { energy, moves, .. } = self.tally.row;
        let k = self.tally.k();
        let sampled = self.settings.samples_matter() && k.is_multiple_of(self.settings.every);
        let repeats = if sampled { self.samples.add(energy) } else { 0 };
        if energy == 0 && (sampled || self.settings.found == Found::First) {
            self.status = Status::Solved;
        }
        let most = match self.settings.restart {
            Restart::Converged { repeats, .. } => repeats,
            _ => u32::MAX,
        };
        self.due = if energy == 0 || repeats >= most || k == self.settings.restart.length() {
            Due::Restart
        } else if moves >= self.patience_move() || moves == self.floor_move {
            Due::Reheat
        } else {
            Due::Nothing
        };
    }

    /// Lays out a new board for a new anneal; the generator runs on.
    fn restart(&mut self) {
        self.board = self.generator.fill(&self.rules);
        self.tally.row.restarts += 1;
        self.tally.start = self.tally.row.moves;
        self.tally.stale = 0;
        self.cool_again(1.0);
        self.begin();
        self.trace.restart(self.tally.row);
    }

    /// Begins the schedule anew at a higher temperature.
    fn reheat(&mut self) {
        let Some(Reheat { factor, refill, .. }) = self.settings.reheat else { return };
        let shown = self.tally.row.energy;
        if refill != Refill::Keep {
            self.board = self.generator.fill(&self.rules);
        }
        if refill == Refill::Stale {
            self.tally.stale = shown - self.rules.energy(&self.board);
        }
        self.tally.row.reheats += 1;
        let schedule = self.settings.schedule;
        let reached = self.tally.temperature(&schedule, self.tally.row.moves);
        self.cool_again(reached * factor / schedule.temperature(1));
        self.floor_move = self.find_floor();
        self.trace.reheat(self.tally.row);
        if self.tally.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Begins the schedule, times `heat`, after the present move, and counts the board.
    fn cool_again(&mut self, heat: f64) {
        let tally = &mut self.tally;
        tally.heat = heat;
        tally.cooling_since = tally.row.moves;
        tally.last_accepted = tally.row.moves;
        tally.row.temperature = tally.temperature(&self.settings.schedule, tally.row.moves);
        tally.row.energy = self.rules.energy(&self.board) + tally.stale;
        if tally.row.energy < tally.row.best {
            tally.row.best = tally.row.energy;
            tally.best_move = tally.row.moves;
        }
        self.last = None;
        self.due = Due::Nothing;
    }

    /// The number on a cell.
    pub fn number(&self, cell: usize) -> i32 {
        self.rules.number(&self.board, cell)
    }

    /// How far the run has come.
    pub fn progress(&self) -> Annealed {
        let Row { moves, restarts, reheats, energy, best, temperature, accepted } = self.tally.row;
        Annealed {
            status: self.status,
            moves,
            restarts,
            anneals: restarts + 1,
            reheats,
            energy,
            best,
            best_move: self.tally.best_move,
            temperature,
            accepted,
            last: self.last.map(|last| self.explain(last)),
        }
    }

    fn explain(&self, last: Proposal) -> LastMove {
        let cells = self.rules.cells(last.pair);
        let mut numbers = cells.map(|cell| self.number(cell));
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

    /// The history.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }
}

impl AnyGenerator {
    fn fill<R: Rules>(&mut self, rules: &R) -> R::Board {
        match self {
            AnyGenerator::Xoshiro(generator) => rules.filled(generator),
            AnyGenerator::R(generator) => rules.filled(&mut **generator),
        }
    }
}

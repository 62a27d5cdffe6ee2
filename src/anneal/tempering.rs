//! Parallel tempering (Swendsen and Wang 1986; Geyer 1991): several boards of one puzzle at temperatures from cold to hot, each
//! annealed at its own, neighbours exchanging their boards now and then. The hot ones wander, the cold ones settle.
//!
//! One generator serves all, in a fixed order: every replica in turn, the coldest first, makes `exchange` moves; then every
//! second pair of neighbours, those of even and of odd place by turns, is exchanged with probability
//! `min(1, exp((1/T_i - 1/T_j) (E_i - E_j)))`. A move is a proposal on any replica. What is shown is the coldest replica, or
//! the one that has found a solution.

use crate::anneal::acceptance::{Accept, AcceptanceTable};
use crate::anneal::full_board::FullBoardSolver;
use crate::anneal::schedule::probability;
use crate::anneal::settings::TemperingSettings;
use crate::board::{Neighbourhood, filled};
use crate::history::progress::{AnnealProgress, LastMove, Replicas, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Machine};
use crate::random::any::AnyGenerator;
use crate::random::any::GeneratorKind;
use crate::random::{Generator, RMersenne, Xoshiro};
use std::sync::Arc;

/// A proposal on the coldest replica.
#[derive(Clone, Copy, Debug)]
struct ReplicaProposal {
    pair: u32,
    delta: i32,
    uniform: f64,
    accepted: bool,
}

/// What does not change while replicas are at work.
#[derive(Debug)]
struct Ladder<R> {
    rules: R,
    settings: TemperingSettings,
    /// From cold to hot.
    temperatures: Vec<f64>,
    windows: Vec<AcceptanceTable>,
}

/// Replicas at work.
#[derive(Clone, Debug)]
pub struct TemperingRun<R: Neighbourhood> {
    ladder: Arc<Ladder<R>>,
    generator: AnyGenerator,
    /// `boards[i]`: the board at the `i`-th temperature.
    boards: Vec<R::Board>,
    status: Status,
    /// The replica that is shown.
    shown: usize,
    last: Option<ReplicaProposal>,
    row: Row,
    best_move: u64,
    bests: u64,
    /// How often neighbours `i` and `i + 1` could have been exchanged, and were.
    tried: Vec<u64>,
    exchanged: Vec<u64>,
    trace: Trace,
}

impl<R: Neighbourhood> TemperingRun<R> {
    /// The replicas at their start, each with a board of its own laid out.
    pub fn new(rules: R, settings: TemperingSettings) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let boards: Vec<R::Board> = (0..settings.replicas).map(|_| filled(&rules, &mut generator)).collect();
        let energies = boards.iter().map(|board| rules.energy(board));
        let (shown, best) = energies.enumerate().min_by_key(|&(_, energy)| energy).expect("two replicas or more");
        let shown = if best == 0 { shown } else { 0 };
        let status = match best {
            0 => Status::Solved,
            _ if rules.moves() == 0 => Status::Exhausted,
            _ => Status::Running,
        };
        let energy = rules.energy(&boards[shown]);
        let temperatures = settings.temperatures();
        let row = Row {
            moves: 0,
            restarts: 0,
            reheats: 0,
            energy,
            best,
            temperature: temperatures[shown],
            accepted: 0,
            better: 0,
            worse: 0,
            hands: 0,
        };
        let windows = temperatures.iter().map(|&t| AcceptanceTable::new(Accept::Metropolis, t, t)).collect();
        let neighbours = boards.len() - 1;
        TemperingRun {
            ladder: Arc::new(Ladder { rules, settings, temperatures, windows }),
            generator,
            boards,
            status,
            shown,
            last: None,
            row,
            best_move: 0,
            bests: 0,
            tried: vec![0; neighbours],
            exchanged: vec![0; neighbours],
            trace: Trace::new(row),
        }
    }

    /// Moves between two exchanges, of all replicas.
    fn round(&self) -> u64 {
        self.ladder.settings.exchange * self.boards.len() as u64
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let budget = self.ladder.settings.moves;
        let end = self.row.moves.saturating_add(n).min(budget);
        let (exchange, round) = (self.ladder.settings.exchange, self.round());
        while self.status == Status::Running && self.row.moves < end {
            let place = self.row.moves % round;
            let replica = (place / exchange) as usize;
            let stop = (self.row.moves + exchange - place % exchange).min(end);
            // Lent out, so that the board can be changed with it.
            let mut generator = std::mem::replace(&mut self.generator, AnyGenerator::new(GeneratorKind::Xoshiro, 0));
            match &mut generator {
                AnyGenerator::Xoshiro(own) => self.walk(own, replica, stop),
                AnyGenerator::R(r) => self.walk(&mut **r, replica, stop),
            }
            self.generator = generator;
            if self.status == Status::Running && self.row.moves.is_multiple_of(round) {
                self.exchange();
            }
        }
        if self.status == Status::Running && self.row.moves == budget {
            self.status = Status::Exhausted;
        }
    }

    /// Makes one replica's moves up to `stop`, or to energy 0.
    fn walk<G: Generator>(&mut self, generator: &mut G, replica: usize, stop: u64) {
        let ladder = Arc::clone(&self.ladder);
        let (rules, window) = (&ladder.rules, &ladder.windows[replica]);
        let temperature = ladder.temperatures[replica];
        for moves in self.row.moves + 1..=stop {
            let (pair, bits) = rules.propose(generator);
            let board = &mut self.boards[replica];
            let delta = rules.delta(board, pair);
            let accepted =
                window.may_accept(delta, bits) && window.accepts(delta, bits, || G::uniform(bits), || temperature);
            if replica == 0 {
                self.last = Some(ReplicaProposal { pair, delta, uniform: G::uniform(bits), accepted });
            }
            if !accepted {
                continue;
            }
            rules.apply(board, pair, delta);
            let energy = rules.energy(board);
            let shows = replica == self.shown || energy == 0;
            if self.trace.next_bucket() < moves {
                self.fill(moves - 1);
            }
            self.row.accepted += 1;
            self.row.better += u64::from(delta < 0);
            self.row.worse += u64::from(delta > 0);
            if energy < self.row.best {
                self.row.best = energy;
                self.best_move = moves;
                self.bests += 1;
            }
            if energy == 0 {
                self.shown = replica;
                self.row.temperature = temperature;
                self.status = Status::Solved;
            }
            if shows {
                self.row.energy = energy;
                if self.trace.wants(moves, energy) {
                    self.note(moves);
                }
            }
            if energy == 0 {
                return self.note(moves);
            }
        }
        if replica != 0 {
            self.last = None;
        }
        self.fill(stop);
        self.note(stop);
    }

    /// Exchanges the boards of neighbours.
    fn exchange(&mut self) {
        let ladder = Arc::clone(&self.ladder);
        let inverse = |i: usize| 1.0 / ladder.temperatures[i];
        let odd = (self.row.moves / self.round() % 2) as usize;
        for cold in (1 - odd..self.boards.len() - 1).step_by(2) {
            let [a, b] = [cold, cold + 1].map(|i| ladder.rules.energy(&self.boards[i]));
            let uniform = match &mut self.generator {
                AnyGenerator::Xoshiro(own) => Xoshiro::uniform(ladder.rules.propose(own).1),
                AnyGenerator::R(r) => RMersenne::uniform(ladder.rules.propose(&mut **r).1),
            };
            let gain = (inverse(cold) - inverse(cold + 1)) * f64::from(a - b);
            self.tried[cold] += 1;
            if gain >= 0.0 || uniform < libm::exp(gain) {
                self.exchanged[cold] += 1;
                self.boards.swap(cold, cold + 1);
            }
        }
        let energy = ladder.rules.energy(&self.boards[0]);
        if energy != self.row.energy {
            self.row.energy = energy;
            self.note(self.row.moves);
        }
        self.last = None;
    }

    /// Tells the trace that nothing has changed up to move `moves`.
    #[cold]
    fn fill(&mut self, moves: u64) {
        self.trace.still(&self.row, moves, &|_| self.row.temperature);
    }

    #[cold]
    fn note(&mut self, moves: u64) {
        self.row.moves = moves;
        self.trace.observe(&self.row);
    }

    fn explain(&self, last: ReplicaProposal) -> LastMove {
        let ReplicaProposal { pair, delta, uniform, accepted } = last;
        let cells = self.ladder.rules.cells(pair);
        let mut numbers = cells.map(|cell| self.number(cell));
        if accepted {
            numbers.reverse();
        }
        let probability = probability(delta, self.row.temperature);
        LastMove { cells, numbers, delta, probability, uniform, accepted, late: None }
    }
}

impl<R: Neighbourhood> FullBoardSolver for TemperingRun<R> {
    fn progress(&self) -> AnnealProgress {
        let Row { moves, energy, best, temperature, accepted, better, worse, .. } = self.row;
        AnnealProgress {
            status: self.status,
            moves,
            restarts: 0,
            anneals: 1,
            reheats: 0,
            energy,
            best,
            best_move: self.best_move,
            temperature,
            accepted,
            better,
            worse,
            last: self.last.filter(|_| self.shown == 0).map(|last| self.explain(last)),
        }
    }

    fn number(&self, cell: usize) -> i32 {
        self.ladder.rules.number(&self.boards[self.shown], cell)
    }

    fn rows(&self) -> Vec<Row> {
        self.trace.rows(self.row, &|_| self.row.temperature)
    }

    fn trace(&self) -> &Trace {
        &self.trace
    }

    fn replicas(&self, cells: usize) -> Option<Replicas> {
        let rules = &self.ladder.rules;
        let numbers = |board: &R::Board| (0..cells).map(|cell| rules.number(board, cell)).collect();
        let share = |(&exchanged, &tried): (&u64, &u64)| exchanged as f64 / tried as f64;
        Some(Replicas {
            temperatures: self.ladder.temperatures.clone(),
            energies: self.boards.iter().map(|board| rules.energy(board)).collect(),
            exchanges: self.exchanged.iter().zip(&self.tried).map(share).collect(),
            boards: self.boards.iter().map(numbers).collect(),
            shown: self.shown,
        })
    }
}

impl<R: Neighbourhood> Machine for TemperingRun<R> {
    fn advance(&mut self, n: u64) {
        TemperingRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.row.moves
    }

    fn over(&self) -> bool {
        self.status != Status::Running
    }

    fn count(&self, event: Event) -> u64 {
        match event {
            Event::Best => self.bests,
            Event::Worsening => self.row.worse,
            Event::Restart | Event::Reheat | Event::Intervention => 0,
        }
    }

    fn checkpoint(&self) -> Self {
        TemperingRun {
            ladder: Arc::clone(&self.ladder),
            generator: self.generator.clone(),
            boards: self.boards.clone(),
            tried: self.tried.clone(),
            exchanged: self.exchanged.clone(),
            trace: Trace::none(i32::MIN),
            ..*self
        }
    }

    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}

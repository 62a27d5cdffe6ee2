//! Parallel tempering (Swendsen 1986; Hukushima 1996). Several boards of one puzzle are annealed at temperatures
//! from cold to hot. Neighbours exchange their boards now and then. The hot ones wander, the cold ones settle.
//!
//! One generator serves all, in a fixed order. Every replica in turn, the coldest first, makes `exchange` moves. Then
//! every second pair of neighbours, by turns those of even and of odd place, may be exchanged. The probability is
//! `min(1, exp((1/T_i - 1/T_j) (E_i - E_j)))`. A move is a proposal on any replica. What is shown is the coldest
//! replica, or the one that has found a solution.

use crate::anneal::acceptance::{Accept, AcceptanceTable};
use crate::anneal::kernel::Proposal;
use crate::anneal::settings::TemperingSettings;
use crate::anneal::shown::Shown;
use crate::anneal::solver::AnnealingSolver;
use crate::board::{Neighbourhood, filled};
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Machine};
use crate::random::any::AnyGenerator;
use crate::random::any::GeneratorKind;
use crate::random::{Generator, RMersenne, Xoshiro};
use std::sync::Arc;

/// What does not change while replicas are at work.
#[derive(Debug)]
struct Ladder<R> {
    rules: R,
    settings: TemperingSettings,
    /// From cold to hot.
    temperatures: Vec<f64>,
    windows: Vec<AcceptanceTable>,
}

/// Anneals replicas at several temperatures, which exchange their boards.
#[derive(Clone, Debug)]
pub struct TemperingRun<R: Neighbourhood> {
    ladder: Arc<Ladder<R>>,
    generator: AnyGenerator,
    /// `boards[i]`: the board at the `i`-th temperature.
    boards: Vec<R::Board>,
    shown: Shown,
    /// How often neighbours `i` and `i + 1` could have been exchanged, and were.
    tried: Vec<u64>,
    exchanged: Vec<u64>,
}

impl<R: Neighbourhood> TemperingRun<R> {
    /// Returns the replicas at their start, each with a board of its own laid out.
    pub fn new(rules: R, settings: TemperingSettings) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let boards: Vec<R::Board> = (0..settings.replicas).map(|_| filled(&rules, &mut generator)).collect();
        let energies: Vec<i32> = boards.iter().map(|board| rules.energy(board)).collect();
        let temperatures = settings.temperatures();
        let shown = Shown::new(&energies, rules.moves(), |place| temperatures[place], Trace::new);
        let windows = temperatures.iter().map(|&t| AcceptanceTable::new(Accept::Metropolis, t, t)).collect();
        let neighbours = boards.len() - 1;
        TemperingRun {
            ladder: Arc::new(Ladder { rules, settings, temperatures, windows }),
            generator,
            boards,
            shown,
            tried: vec![0; neighbours],
            exchanged: vec![0; neighbours],
        }
    }

    /// Moves between two exchanges, of all replicas.
    fn round(&self) -> u64 {
        self.ladder.settings.exchange * self.boards.len() as u64
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let budget = self.ladder.settings.moves;
        let end = self.shown.row.moves.saturating_add(n).min(budget);
        let (exchange, round) = (self.ladder.settings.exchange, self.round());
        while self.shown.runs() && self.shown.row.moves < end {
            let place = self.shown.row.moves % round;
            let replica = (place / exchange) as usize;
            let stop = (self.shown.row.moves + exchange - place % exchange).min(end);
            // Lent out, so that the board can be changed with it.
            let mut generator = std::mem::replace(&mut self.generator, AnyGenerator::new(GeneratorKind::Xoshiro, 0));
            match &mut generator {
                AnyGenerator::Xoshiro(own) => self.walk(own, replica, stop),
                AnyGenerator::R(r) => self.walk(&mut **r, replica, stop),
            }
            self.generator = generator;
            if self.shown.runs() && self.shown.row.moves.is_multiple_of(round) {
                self.exchange();
            }
        }
        self.shown.end_at(budget);
    }

    /// Makes one replica's moves up to `stop`, or to energy 0.
    fn walk<G: Generator>(&mut self, generator: &mut G, replica: usize, stop: u64) {
        let ladder = Arc::clone(&self.ladder);
        let (rules, window) = (&ladder.rules, &ladder.windows[replica]);
        let temperature = ladder.temperatures[replica];
        self.shown.last = None;
        for moves in self.shown.row.moves + 1..=stop {
            let (pair, bits) = rules.propose(generator);
            let board = &mut self.boards[replica];
            let delta = rules.delta(board, pair);
            let accepted =
                window.may_accept(delta, bits) && window.accepts(delta, bits, || G::uniform(bits), || temperature);
            if replica == 0 {
                self.shown.last = Some(Proposal { pair, delta, uniform: G::uniform(bits), accepted, late: None });
            }
            if accepted {
                rules.apply(board, pair, delta);
                let energy = rules.energy(board);
                if self.accept(replica, moves, delta, energy) {
                    return;
                }
            }
        }
        self.shown.fill(stop);
        self.shown.note(stop);
    }

    /// Counts a move that a replica has accepted; returns whether it has solved the puzzle.
    #[inline(always)]
    fn accept(&mut self, replica: usize, moves: u64, delta: i32, energy: i32) -> bool {
        if self.shown.trace.next_bucket() < moves {
            self.shown.fill(moves - 1);
        }
        self.shown.count_accepted(delta);
        self.shown.see(replica, moves, energy);
        if replica == self.shown.place {
            self.shown.row.energy = energy;
            if energy == 0 {
                self.shown.row.temperature = self.ladder.temperatures[replica];
            }
            if energy == 0 || self.shown.trace.wants(moves, energy) {
                self.shown.note(moves);
            }
        }
        energy == 0
    }

    /// Exchanges the boards of neighbours.
    fn exchange(&mut self) {
        let ladder = Arc::clone(&self.ladder);
        let inverse = |i: usize| 1.0 / ladder.temperatures[i];
        let odd = (self.shown.row.moves / self.round() % 2) as usize;
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
        if energy != self.shown.row.energy {
            self.shown.row.energy = energy;
            self.shown.note(self.shown.row.moves);
        }
        self.shown.last = None;
    }
}

impl<R: Neighbourhood> AnnealingSolver for TemperingRun<R> {
    fn progress(&self) -> AnnealProgress {
        let rules = &self.ladder.rules;
        self.shown.progress(rules, |cell| rules.number(&self.boards[self.shown.place], cell))
    }

    fn number(&self, cell: usize) -> Option<i32> {
        Some(self.ladder.rules.number(&self.boards[self.shown.place], cell))
    }

    fn rows(&self) -> Vec<Row> {
        self.shown.rows()
    }

    fn trace(&self) -> &Trace {
        &self.shown.trace
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
            shown: self.shown.place,
        })
    }
}

impl<R: Neighbourhood> Machine for TemperingRun<R> {
    fn advance(&mut self, n: u64) {
        TemperingRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.shown.row.moves
    }

    fn over(&self) -> bool {
        !self.shown.runs()
    }

    fn count(&self, event: Event) -> u64 {
        self.shown.count(event)
    }

    fn checkpoint(&self) -> Self {
        TemperingRun {
            ladder: Arc::clone(&self.ladder),
            generator: self.generator.clone(),
            boards: self.boards.clone(),
            tried: self.tried.clone(),
            exchanged: self.exchanged.clone(),
            shown: self.shown.slim(),
        }
    }

    fn grown(&self) -> usize {
        0
    }

    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}

//! Parallel tempering (Swendsen 1986; Hukushima 1996). Several boards of one puzzle are annealed at temperatures from
//! cold to hot, and neighbours regularly exchange their boards. The hot replicas explore, while the cold ones settle.
//!
//! One generator serves all replicas, in a fixed order. Each replica in turn, the coldest first, makes `exchange`
//! moves. Then every second pair of neighbours tries an exchange; pairs with even and with odd indices take turns. The
//! probability of an exchange is `min(1, exp((1/T_i - 1/T_j) (E_i - E_j)))`. A move is a proposal on any replica. The
//! run shows the coldest replica, or the replica that has found a solution.

use crate::anneal::acceptance::{Accept, AcceptanceTable};
use crate::anneal::kernel::Proposal;
use crate::anneal::run_record::RunRecord;
use crate::anneal::settings::TemperingSettings;
use crate::anneal::solver::AnnealingSolver;
use crate::board::Kernel;
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Stepper};
use crate::problem::{Access, Draw, Energy, Plain, Problem, draw_out_of_line, started, with_r};
use crate::random::any::{AnyGenerator, GeneratorKind};
use crate::random::{Generator, RMersenne, Xoshiro};
use crate::text::message::Message;
use std::marker::PhantomData;
use std::sync::Arc;

/// Rounds of exchanges between two computations of float energies from scratch.
const COMPUTED_EVERY: u64 = 1024;

/// The parts of a run that never change.
#[derive(Debug)]
struct Ladder<P: Problem> {
    problem: P,
    settings: TemperingSettings,
    /// The temperatures from cold to hot.
    temperatures: Vec<f64>,
    windows: Vec<AcceptanceTable<P::Energy>>,
}

/// A run that anneals replicas at several temperatures, which exchange their boards.
#[derive(Debug)]
pub struct TemperingRun<P: Problem, A = Plain> {
    ladder: Arc<Ladder<P>>,
    generator: AnyGenerator,
    /// `boards[i]`: the board at the `i`-th temperature.
    boards: Vec<P::State>,
    energies: Vec<P::Energy>,
    /// The best board so far, shared with checkpoints.
    best: Arc<P::State>,
    record: RunRecord<P::Move, P::Energy>,
    /// The exchanges of neighbours `i` and `i + 1`: the number tried, and the number made.
    tried: Vec<u64>,
    exchanged: Vec<u64>,
    access: PhantomData<A>,
}

impl<P: Problem, A: Access<P>> TemperingRun<P, A> {
    /// Returns the run at its start, with a random state for each replica.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn new(problem: P, settings: TemperingSettings) -> Result<Self, Message> {
        settings.check()?;
        Ok(TemperingRun::of(problem, settings))
    }

    /// Returns the run at its start, for settings that are in their ranges.
    pub(crate) fn of(problem: P, settings: TemperingSettings) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let boards: Vec<P::State> = (0..settings.replicas).map(|_| started::<P, A>(&problem, &mut generator)).collect();
        let energies: Vec<P::Energy> = boards.iter().map(|board| problem.energy(board)).collect();
        let temperatures = settings.temperatures();
        let record =
            RunRecord::new(&energies, problem.target(), A::moves(&problem), |place| temperatures[place], Trace::new);
        let windows = temperatures.iter().map(|&t| AcceptanceTable::new(Accept::Metropolis, t, t)).collect();
        let neighbours = boards.len() - 1;
        let least = (0..boards.len()).min_by(|&a, &b| energies[a].order(&energies[b])).unwrap_or(0);
        TemperingRun {
            best: Arc::new(boards[least].clone()),
            ladder: Arc::new(Ladder { problem, settings, temperatures, windows }),
            generator,
            boards,
            energies,
            record,
            tried: vec![0; neighbours],
            exchanged: vec![0; neighbours],
            access: PhantomData,
        }
    }

    /// Returns independent chains, 2 to 32, at one temperature: a multi-start for any problem. `moves` counts the moves
    /// of all chains, which take turns of 64 moves.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn chains(problem: P, chains: u32, t0: f64, moves: u64, seed: u64) -> Result<Self, Message> {
        // At equal temperatures an exchange only renames two chains.
        let settings = TemperingSettings { exchange: 64, ..TemperingSettings::new(chains, t0, t0, moves, seed) };
        TemperingRun::new(problem, settings)
    }

    /// Returns the progress of the run, without its last move.
    pub fn progress(&self) -> AnnealProgress<P::Energy> {
        self.record.counts()
    }

    /// Returns the best board so far.
    pub fn best(&self) -> &P::State {
        &self.best
    }

    /// Returns the moves of all replicas between two exchanges.
    fn round(&self) -> u64 {
        self.ladder.settings.exchange * self.boards.len() as u64
    }

    /// Makes `n` moves, or fewer if the run ends earlier.
    pub fn advance(&mut self, n: u64) {
        let budget = self.ladder.settings.moves;
        let end = self.record.row.moves.saturating_add(n).min(budget);
        let (exchange, round) = (self.ladder.settings.exchange, self.round());
        while self.record.runs() && self.record.row.moves < end {
            let place = self.record.row.moves % round;
            let replica = (place / exchange) as usize;
            let stop = (self.record.row.moves + exchange - place % exchange).min(end);
            // Taken out of `self`, because `walk` borrows all of `self`.
            let mut generator = std::mem::replace(&mut self.generator, AnyGenerator::new(GeneratorKind::Xoshiro, 0));
            match &mut generator {
                AnyGenerator::Xoshiro(xoshiro) => self.walk(xoshiro, replica, stop),
                AnyGenerator::R(r) => with_r!(P, A, self.walk(&mut **r, replica, stop)),
            }
            self.generator = generator;
            if self.record.runs() && self.record.row.moves.is_multiple_of(round) {
                self.exchange();
            }
        }
        self.record.end_at(budget);
    }

    /// Makes the moves of one replica up to `stop`, or to the target.
    fn walk<G: Generator>(&mut self, generator: &mut G, replica: usize, stop: u64) {
        let ladder = Arc::clone(&self.ladder);
        let (problem, window) = (&ladder.problem, &ladder.windows[replica]);
        let temperature = ladder.temperatures[replica];
        self.record.last = None;
        for moves in self.record.row.moves + 1..=stop {
            let board = &mut self.boards[replica];
            let mut draw = Draw::new(generator);
            let mv = problem.propose(board, &mut draw);
            let bits = draw.bits();
            let delta = problem.delta(board, mv);
            let accepted =
                window.may_accept(delta, bits) && window.accepts(delta, bits, || G::uniform(bits), || temperature);
            if replica == 0 {
                self.record.last = Some(Proposal { mv, delta, uniform: G::uniform(bits), accepted, late: None });
            }
            if accepted {
                problem.apply(board, mv, delta);
                self.energies[replica] = self.energies[replica] + delta;
                if self.accept(replica, moves, delta) {
                    return;
                }
            }
        }
        self.record.fill(stop);
        self.record.note(stop);
    }

    /// Counts an accepted move of a replica; returns whether the replica has reached the target.
    #[inline(always)]
    fn accept(&mut self, replica: usize, moves: u64, delta: P::Energy) -> bool {
        let energy = self.energies[replica];
        if self.record.trace.next_bucket() < moves {
            self.record.fill(moves - 1);
        }
        self.record.count_accepted(delta);
        if self.record.see(replica, moves, energy) {
            self.best = Arc::new(self.boards[replica].clone());
        }
        let reached = !self.record.runs();
        if replica == self.record.place {
            self.record.row.energy = energy;
            if reached {
                self.record.row.temperature = self.ladder.temperatures[replica];
            }
            if reached || self.record.trace.wants(moves, energy) {
                self.record.note(moves);
            }
        }
        reached
    }

    /// Tries to exchange the boards of neighbours.
    fn exchange(&mut self) {
        let ladder = Arc::clone(&self.ladder);
        let inverse = |i: usize| 1.0 / ladder.temperatures[i];
        let odd = (self.record.row.moves / self.round() % 2) as usize;
        for cold in (1 - odd..self.boards.len() - 1).step_by(2) {
            let [a, b] = [cold, cold + 1].map(|i| self.energies[i]);
            // The bits of a proposal that is not made, because links of version 1 rely on these draws.
            let (problem, board) = (&ladder.problem, &self.boards[0]);
            let uniform = match &mut self.generator {
                AnyGenerator::Xoshiro(xoshiro) => Xoshiro::uniform(draw_out_of_line(problem, board, xoshiro, 0).bits),
                AnyGenerator::R(r) => {
                    with_r!(P, A, RMersenne::uniform(draw_out_of_line(problem, board, &mut **r, 0).bits))
                }
            };
            let gain = (inverse(cold) - inverse(cold + 1)) * (a - b).number();
            self.tried[cold] += 1;
            if gain >= 0.0 || uniform < libm::exp(gain) {
                self.exchanged[cold] += 1;
                self.boards.swap(cold, cold + 1);
                self.energies.swap(cold, cold + 1);
            }
        }
        if !P::Energy::EXACT && (self.record.row.moves / self.round()).is_multiple_of(COMPUTED_EVERY) {
            self.energies = self.boards.iter().map(|board| ladder.problem.energy(board)).collect();
        }
        let energy = self.energies[0];
        if energy != self.record.row.energy {
            self.record.row.energy = energy;
            self.record.note(self.record.row.moves);
        }
        self.record.last = None;
    }
}

impl<P: Kernel> AnnealingSolver for TemperingRun<P, P::Access> {
    fn progress(&self) -> AnnealProgress {
        let problem = &self.ladder.problem;
        let board = &self.boards[self.record.place];
        self.record.progress(problem, |last| problem.numbers(board, last.mv, last.accepted))
    }

    fn number(&self, cell: usize) -> Option<i32> {
        Some(self.ladder.problem.number(&self.boards[self.record.place], cell))
    }

    fn best_number(&self, cell: usize) -> Option<i32> {
        Some(self.ladder.problem.number(&self.best, cell))
    }

    fn rows(&self) -> Vec<Row> {
        self.record.rows()
    }

    fn trace(&self) -> &Trace {
        &self.record.trace
    }

    fn replicas(&self, cells: usize) -> Option<Replicas> {
        let problem = &self.ladder.problem;
        let numbers = |board: &P::State| (0..cells).map(|cell| problem.number(board, cell)).collect();
        let share = |(&exchanged, &tried): (&u64, &u64)| exchanged as f64 / tried as f64;
        Some(Replicas {
            temperatures: self.ladder.temperatures.clone(),
            energies: self.energies.clone(),
            exchanges: self.exchanged.iter().zip(&self.tried).map(share).collect(),
            boards: self.boards.iter().map(numbers).collect(),
            shown: self.record.place,
        })
    }
}

impl<P: Problem, A: Access<P>> Stepper for TemperingRun<P, A> {
    fn advance(&mut self, n: u64) {
        TemperingRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.record.row.moves
    }

    fn over(&self) -> bool {
        !self.record.runs()
    }

    fn count(&self, event: Event) -> u64 {
        self.record.count(event)
    }

    fn checkpoint(&self) -> Self {
        self.with(self.record.slim())
    }
}

/// Written by hand, because a derived `Clone` would require `P: Clone`.
impl<P: Problem, A> Clone for TemperingRun<P, A> {
    fn clone(&self) -> Self {
        self.with(self.record.clone())
    }
}

impl<P: Problem, A> TemperingRun<P, A> {
    /// Returns a copy with another record.
    fn with(&self, record: RunRecord<P::Move, P::Energy>) -> Self {
        TemperingRun {
            ladder: Arc::clone(&self.ladder),
            generator: self.generator.clone(),
            boards: self.boards.clone(),
            energies: self.energies.clone(),
            best: Arc::clone(&self.best),
            tried: self.tried.clone(),
            exchanged: self.exchanged.clone(),
            record,
            access: PhantomData,
        }
    }
}

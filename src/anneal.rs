//! Propose, compute the change of energy, accept: the loop.
//!
//! A stretch is a number of moves between two events that matter to a run (a sample, a restart, the end of a slice).
//! Within it nothing is allocated, and only accepted moves, a few in a hundred, are looked at by best and trace.

use crate::board::{SumsBoard, SumsRules};
use crate::random::Generator;
use crate::schedule::{Schedule, probability};
use crate::trace::{Row, Trace};

/// Tables of acceptance probabilities are made up to this length; hotter schedules compute each anew.
const LONGEST_TABLE: i32 = 4096;

/// A proposal and what became of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Proposal {
    /// The pair of free cells, as the generator counts them.
    pub pair: u32,
    /// By how much the swap changes the energy.
    pub delta: i32,
    /// The uniform drawn: the swap is accepted if it is less than the probability.
    pub uniform: f64,
    /// Whether the swap was made.
    pub accepted: bool,
}

/// The acceptance rule of Metropolis under a schedule.
#[derive(Clone, Debug)]
pub struct Metropolis {
    schedule: Schedule,
    /// For a constant temperature: the probability of accepting a worsening by so much.
    table: Vec<f64>,
}

impl Metropolis {
    /// The rule under this schedule.
    pub fn new(schedule: Schedule) -> Self {
        let bound = schedule.bound(1);
        let table = match schedule {
            Schedule::Constant { t0 } if bound <= LONGEST_TABLE => (0..bound).map(|d| probability(d, t0)).collect(),
            _ => Vec::new(),
        };
        Metropolis { schedule, table }
    }

    /// The temperature of move `k` of an anneal.
    pub fn temperature(&self, k: u64) -> f64 {
        self.schedule.temperature(k)
    }
}

/// What a run keeps count of.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The move that the present anneal began after.
    pub start: u64,
    /// The present state.
    pub row: Row,
    /// The move at which the best energy was first reached.
    pub best_move: u64,
}

impl Tally {
    /// Moves made in the present anneal.
    pub fn k(&self) -> u64 {
        self.row.moves - self.start
    }
}

/// What a stretch of moves works on.
pub struct Stretch<'a> {
    /// Which swaps there are and what they do.
    pub rules: &'a SumsRules,
    /// The acceptance rule.
    pub metropolis: &'a Metropolis,
    /// The board.
    pub board: &'a mut SumsBoard,
    /// The counts; they are of this board.
    pub tally: &'a mut Tally,
    /// The history; it holds all that was before.
    pub trace: &'a mut Trace,
}

impl Stretch<'_> {
    /// Makes `count` moves, at least one, or as many as it takes to reach energy 0. Gives the last one.
    pub fn run<G: Generator>(self, generator: &mut G, count: u64) -> Proposal {
        let schedule = self.metropolis.schedule;
        let table = &self.metropolis.table[..];
        if table.is_empty() {
            self.moves(generator, count, |k, delta| probability(delta, schedule.temperature(k)))
        } else {
            self.moves(generator, count, |_, delta| table[delta as usize])
        }
    }

    #[inline]
    fn moves<G, P>(mut self, generator: &mut G, count: u64, probability: P) -> Proposal
    where
        G: Generator,
        P: Fn(u64, i32) -> f64,
    {
        let cells = self.rules.free().len() as u32;
        let before = self.tally.row.moves;
        // No worsening by this or more is accepted.
        let bound = self.metropolis.schedule.bound(self.tally.k() + 1);
        let mut last = Proposal::default();
        for moves in before + 1..=before + count {
            let (pair, uniform) = generator.propose(cells);
            let swap = self.rules.swap(self.board, pair);
            let delta = swap.delta;
            // The uniform is compared only where it can matter: improvements pass, hopeless worsenings don't.
            let accepted = delta <= 0 || (delta < bound && uniform < probability(moves - self.tally.start, delta));
            last = Proposal { pair, delta, uniform, accepted };
            if accepted {
                if self.trace.next_bucket() < moves {
                    self.fill(moves - 1);
                }
                self.rules.make(self.board, swap);
                self.tally.row.accepted += 1;
                let energy = self.board.energy();
                if self.trace.wants(moves, energy) {
                    self.note(moves);
                }
                if energy == 0 {
                    self.note(moves);
                    return last;
                }
            }
        }
        self.fill(before + count);
        self.note(before + count);
        last
    }

    /// The present state, as that of move `moves`.
    fn row(&self, moves: u64) -> Row {
        let temperature = self.metropolis.temperature(moves - self.tally.start);
        Row { moves, energy: self.board.energy(), temperature, ..self.tally.row }
    }

    /// Tells the trace that nothing has changed up to move `moves`.
    #[cold]
    fn fill(&mut self, moves: u64) {
        while self.trace.next_bucket() <= moves {
            self.trace.observe(self.row(self.trace.next_bucket()));
        }
    }

    /// Brings the counts up to date and shows them to the trace. The best energy so far is never greater than the least
    /// of the trace's last bucket, so a new best never goes unnoted.
    #[cold]
    fn note(&mut self, moves: u64) {
        let mut row = self.row(moves);
        if row.energy < row.best {
            row.best = row.energy;
            self.tally.best_move = moves;
        }
        self.tally.row = row;
        self.trace.observe(row);
    }
}

//! Propose, compute the change of energy, accept: the loop.
//!
//! A stretch is a number of moves between two events that matter to a run (a sample, a restart, the end of a slice).
//! Within it nothing is allocated, and only accepted moves, a few in a hundred, are looked at by best and trace.

use crate::board::Rules;
use crate::random::Generator;
use crate::schedule::{Schedule, bound, probability};
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
    /// From which move on an anneal that was never heated up may use the table.
    steady_from: u64,
    /// The probability of accepting a worsening by so much at the steady temperature; empty if there is none.
    table: Vec<f64>,
}

impl Metropolis {
    /// The rule under this schedule.
    pub fn new(schedule: Schedule) -> Self {
        let (steady_from, table) = match schedule.steady() {
            Some((from, steady)) if bound(steady) <= LONGEST_TABLE => {
                (from, (0..bound(steady)).map(|delta| probability(delta, steady)).collect())
            }
            _ => (u64::MAX, Vec::new()),
        };
        Metropolis { schedule, steady_from, table }
    }

    /// The last move before the table may be used, if that is still to come.
    pub fn before_steady(&self, tally: &Tally) -> Option<u64> {
        let last = tally.cooling_since.saturating_add(self.steady_from - 1);
        Some(last).filter(|&last| last > tally.row.moves)
    }
}

/// What a run keeps count of.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The move that the present anneal began after.
    pub start: u64,
    /// The move that the schedule began after: that of the anneal, or of its last reheat.
    pub cooling_since: u64,
    /// What reheats have multiplied the schedule by; 1 before the first.
    pub heat: f64,
    /// The present state.
    pub row: Row,
    /// The move at which the best energy was first reached.
    pub best_move: u64,
    /// The last move accepted; the start of the anneal if that is later.
    pub last_accepted: u64,
    /// What the energy shown has over that of the board: 0 but between a stale refill and the next accepted move.
    pub stale: i32,
}

impl Tally {
    /// Moves made in the present anneal.
    pub fn k(&self) -> u64 {
        self.row.moves - self.start
    }

    /// The temperature of move `moves`; that of the move before the first is taken as that of the first.
    pub fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        self.heat * schedule.temperature(moves - self.cooling_since)
    }
}

/// What a stretch of moves works on.
pub struct Stretch<'a, R: Rules> {
    /// Which swaps there are and what they do.
    pub rules: &'a R,
    /// The acceptance rule.
    pub metropolis: &'a Metropolis,
    /// The board.
    pub board: &'a mut R::Board,
    /// The counts; they are of this board.
    pub tally: &'a mut Tally,
    /// The history; it holds all that was before.
    pub trace: &'a mut Trace,
}

impl<R: Rules> Stretch<'_, R> {
    /// Makes `count` moves, at least one, or as many as it takes to reach energy 0. Gives the last one.
    pub fn run<G: Generator>(self, generator: &mut G, count: u64) -> Proposal {
        let schedule = self.metropolis.schedule;
        let table = &self.metropolis.table[..];
        let tally = *self.tally;
        if tally.heat != 1.0 || self.metropolis.before_steady(&tally).is_some() {
            self.moves(generator, count, |moves, delta| probability(delta, tally.temperature(&schedule, moves)))
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
        let before = self.tally.row.moves;
        // No worsening by this or more is accepted.
        let bound = bound(self.tally.temperature(&self.metropolis.schedule, before + 1));
        let mut last = Proposal::default();
        for moves in before + 1..=before + count {
            let (pair, uniform) = self.rules.propose(generator);
            let (swap, change) = self.rules.swap(self.board, pair);
            let delta = change - self.tally.stale;
            // The uniform is compared only where it can matter: improvements pass, hopeless worsenings don't.
            let accepted = delta <= 0 || (delta < bound && uniform < probability(moves, delta));
            last = Proposal { pair, delta, uniform, accepted };
            if accepted {
                if self.trace.next_bucket() < moves {
                    self.fill(moves - 1);
                }
                self.rules.make(self.board, swap, change);
                self.tally.stale = 0;
                self.tally.row.accepted += 1;
                self.tally.last_accepted = moves;
                let energy = self.rules.energy(self.board);
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
        let temperature = self.tally.temperature(&self.metropolis.schedule, moves);
        Row { moves, energy: self.rules.energy(self.board) + self.tally.stale, temperature, ..self.tally.row }
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

//! Propose, compute the change of energy, accept: the loop.
//!
//! A stretch is a number of moves between two events that matter to a run (a sample, a restart, the end of a trace
//! bucket, the end of a slice). Within it nothing is allocated and nothing is asked that could be asked before.

use crate::board::{SumsBoard, SumsRules, Swap};
use crate::random::Generator;
use crate::schedule::{Schedule, probability};
use crate::trace::{Bucket, Row};

/// Tables of acceptance probabilities are made up to this length; hotter schedules compute each anew.
const LONGEST_TABLE: i32 = 4096;

/// A proposal and what became of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Proposal {
    /// The swap proposed.
    pub swap: Swap,
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

/// What a stretch keeps count of.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The move that the present anneal began after.
    pub start: u64,
    /// The present state; its `energy` and `temperature` are brought up to date at the end of a stretch.
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

/// Makes `count` moves, at least one, or as many as it takes to reach energy 0. `bucket` takes in every state but is
/// compared with only when the energy has changed: it must hold a row of this energy or of this very stretch's.
pub fn stretch<G: Generator>(
    rules: &SumsRules,
    board: &mut SumsBoard,
    generator: &mut G,
    metropolis: &Metropolis,
    tally: &mut Tally,
    bucket: &mut Bucket,
    count: u64,
) -> Proposal {
    let schedule = metropolis.schedule;
    let bound = schedule.bound(tally.k() + 1);
    let stretch = Stretch { rules, board, generator, tally, bucket, schedule, bound };
    match schedule {
        Schedule::Constant { .. } if !metropolis.table.is_empty() => {
            let table = &metropolis.table[..];
            stretch.run(count, |_, delta| table[delta as usize])
        }
        _ => stretch.run(count, |k, delta| probability(delta, schedule.temperature(k))),
    }
}

struct Stretch<'a, G> {
    rules: &'a SumsRules,
    board: &'a mut SumsBoard,
    generator: &'a mut G,
    tally: &'a mut Tally,
    bucket: &'a mut Bucket,
    schedule: Schedule,
    /// No worsening by this or more is accepted.
    bound: i32,
}

impl<G: Generator> Stretch<'_, G> {
    #[inline]
    fn run(mut self, count: u64, probability: impl Fn(u64, i32) -> f64) -> Proposal {
        let cells = self.rules.free().len() as u32;
        let before = self.tally.row.moves;
        let first = self.tally.k() + 1;
        let mut made = count;
        let mut last = Proposal::default();
        for k in 0..count {
            let (pair, uniform) = self.generator.propose(cells);
            let swap = self.rules.swap(self.board, pair);
            // The uniform is compared only where it can matter: improvements pass, hopeless worsenings don't.
            let accepted = swap.delta <= 0 || (swap.delta < self.bound && uniform < probability(first + k, swap.delta));
            last = Proposal { swap, uniform, accepted };
            if accepted {
                self.rules.make(self.board, swap);
                self.tally.row.accepted += 1;
                let energy = self.board.energy();
                if energy < self.bucket.least.energy || energy > self.bucket.greatest.energy {
                    self.note(before + k + 1);
                }
                if energy == 0 {
                    made = k + 1;
                    break;
                }
            }
        }
        self.note(before + made);
        last
    }

    /// Brings the row up to date and shows it to the bucket. The best energy so far is never greater than the least of
    /// the bucket, so a new best never goes unnoted.
    #[cold]
    fn note(&mut self, moves: u64) {
        let energy = self.board.energy();
        if energy < self.tally.row.best {
            self.tally.row.best = energy;
            self.tally.best_move = moves;
        }
        self.tally.row.moves = moves;
        self.tally.row.energy = energy;
        self.tally.row.temperature = self.schedule.temperature(self.tally.k());
        self.bucket.observe(self.tally.row);
    }
}

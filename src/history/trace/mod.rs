//! A run's history at a bounded size.
//!
//! The moves are cut into buckets, and of each the rows of least and greatest energy are kept, so that no spike is lost however
//! long the run. When the buckets are all in use, neighbours are joined and the stride doubles. What a trace holds depends on
//! the moves alone, not on how they were batched.
//!
//! A trace is in one of three modes:
//!
//! ```text
//! Trace::log ──> Log ──────────────────────> Buckets <── Trace::new         Trace::none ──> Nothing
//!                     settle: the log is full,
//!                     or a restart, a reheat or an intervention comes
//! ```
//!
//! Most runs are short, and a log is cut into buckets once, by the stride that fits, where a bucket for each move would be joined
//! again and again. The rows are the same. A run that is replayed from a checkpoint keeps nothing: it only watches for new bests.

mod buckets;
mod log;
mod marks;
mod row;
mod wanted;

pub use row::Row;

use buckets::Buckets;
use log::Log;
use marks::Mark;
use wanted::Wanted;

/// What is kept.
#[derive(Clone, Debug)]
enum Mode {
    /// Nothing; the least energy so far is this.
    Nothing(i32),
    /// Every change of the state, and the memory for the buckets that are made of them.
    Log(Log, Buckets),
    /// The extremes of every bucket.
    Buckets(Buckets),
}

impl Mode {
    /// Returns which states are to be shown to the trace.
    fn wanted(&self) -> Wanted {
        match self {
            Mode::Nothing(best) => Wanted { from: u64::MAX, below: *best, above: i32::MAX },
            Mode::Log(log, _) => Wanted { from: log.full_at().unwrap_or(u64::MAX), below: i32::MAX, above: i32::MIN },
            Mode::Buckets(buckets) => buckets.wanted(),
        }
    }
}

/// The history of a run.
#[derive(Clone, Debug)]
pub struct Trace {
    /// What the mode wants, for the loop that makes moves.
    wanted: Wanted,
    mode: Mode,
}

impl Trace {
    /// Begins the history of a run that has made no move and is in the state `start`.
    pub fn new(start: Row) -> Self {
        let mut buckets = Buckets::reserved();
        buckets.open(&start);
        Trace::in_mode(Mode::Buckets(buckets))
    }

    /// Begins the same as a log: every change of the state is to be logged.
    pub fn log(start: Row) -> Self {
        Trace::in_mode(Mode::Log(Log::new(start), Buckets::reserved()))
    }

    /// Keeps no history, of a run whose least energy so far is `best`.
    pub fn none(best: i32) -> Self {
        Trace::in_mode(Mode::Nothing(best))
    }

    fn in_mode(mode: Mode) -> Self {
        Trace { wanted: mode.wanted(), mode }
    }

    /// Returns the first move of the bucket after the last one opened; of a full log its last move.
    #[inline]
    pub fn next_bucket(&self) -> u64 {
        self.wanted.from
    }

    /// Returns whether a state of this energy after move `moves` would be kept: it opens a bucket, or is an extreme of the last;
    /// or there is a log.
    #[inline]
    pub fn wants(&self, moves: u64, energy: i32) -> bool {
        self.wanted.has(moves, energy)
    }

    /// Takes in a row. Rows come in the order of time and leave no bucket out.
    pub fn observe(&mut self, row: &Row) {
        self.observe_in(row.moves, row);
    }

    /// Takes in a row, which counts to the bucket of move `moves`.
    fn observe_in(&mut self, moves: u64, row: &Row) {
        match &mut self.mode {
            Mode::Nothing(best) => *best = row.energy.min(*best),
            // Its changes are written one by one.
            Mode::Log(..) => {}
            Mode::Buckets(buckets) => buckets.observe(moves, row),
        }
        self.wanted = self.mode.wanted();
    }

    /// Takes in that nothing but the temperature has changed since `row`, up to move `moves`.
    pub fn still(&mut self, row: &Row, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        if self.wanted.from > moves {
            return;
        }
        match &mut self.mode {
            Mode::Nothing(_) => {}
            Mode::Log(..) => self.settle(moves, temperature),
            Mode::Buckets(buckets) => {
                buckets.hold(row, moves, temperature);
                self.wanted = self.mode.wanted();
            }
        }
    }

    /// Returns whether there is a log, to which every change of the state is to be written.
    pub fn logs(&self) -> bool {
        matches!(self.mode, Mode::Log(..))
    }

    /// Writes the state after a move to the log, if there is one: that of `row`, but with this move and energy.
    pub fn write(&mut self, row: &Row, moves: u64, energy: i32) {
        if let Mode::Log(log, _) = &mut self.mode
            && !log.write(row, moves, energy)
        {
            // It is full: the next change, or the end of the segment, finds a bucket to be opened, and settles it.
            self.wanted = self.mode.wanted();
        }
    }

    /// Makes buckets of a log up to move `moves`, the last one made. Does nothing without a log.
    pub fn settle(&mut self, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        if let Mode::Log(log, buckets) = &mut self.mode {
            let buckets = log.cut(std::mem::take(buckets), moves, temperature);
            *self = Trace::in_mode(Mode::Buckets(buckets));
        }
    }

    /// Takes in the first row of a new anneal, which counts to the bucket of its first move to come.
    pub fn restart(&mut self, row: &Row) {
        self.observe_in(row.moves + 1, row);
        self.mark(Mark::Restart, row);
    }

    /// Takes in the first row after a reheat, which counts to the bucket of its first move to come.
    pub fn reheat(&mut self, row: &Row) {
        self.observe_in(row.moves + 1, row);
        self.mark(Mark::Reheat, row);
    }

    /// Takes in the first row after an intervention, which counts to the bucket of the last move.
    pub fn hand(&mut self, row: &Row) {
        self.observe_in(row.moves, row);
        self.mark(Mark::Intervention, row);
    }

    fn mark(&mut self, mark: Mark, row: &Row) {
        if let Mode::Buckets(buckets) = &mut self.mode {
            buckets.mark(mark, row.moves);
        }
    }

    /// Returns the rows kept, in the order of time, and the present one after them; at most 4097. The temperatures are those of
    /// the moves of a log.
    pub fn rows(&self, present: Row, temperature: &dyn Fn(u64) -> f64) -> Vec<Row> {
        match &self.mode {
            Mode::Nothing(_) => vec![present],
            Mode::Log(log, _) => log.cut(Buckets::default(), present.moves, temperature).rows(present),
            Mode::Buckets(buckets) => buckets.rows(present),
        }
    }

    /// Returns the moves after which new anneals began, one at most for each bucket.
    pub fn restarts(&self) -> Vec<u64> {
        self.marks(Mark::Restart)
    }

    /// Returns the moves after which anneals were reheated, one at most for each bucket.
    pub fn reheats(&self) -> Vec<u64> {
        self.marks(Mark::Reheat)
    }

    /// Returns the moves after which a person intervened, one at most for each bucket.
    pub fn hands(&self) -> Vec<u64> {
        self.marks(Mark::Intervention)
    }

    fn marks(&self, mark: Mark) -> Vec<u64> {
        match &self.mode {
            Mode::Buckets(buckets) => buckets.marks(mark),
            Mode::Nothing(_) | Mode::Log(..) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::buckets::BUCKETS;
    use super::*;
    use crate::random::Xoshiro;

    fn row(moves: u64, energy: i32) -> Row {
        Row {
            moves,
            restarts: 0,
            reheats: 0,
            energy,
            best: energy,
            temperature: 1.0,
            accepted: 0,
            better: 0,
            worse: 0,
            hands: 0,
        }
    }

    fn long_trace(moves: u64, energy: impl Fn(u64) -> i32) -> Trace {
        let mut trace = Trace::new(row(0, energy(0)));
        for k in 1..=moves {
            trace.observe(&row(k, energy(k)));
        }
        trace
    }

    #[test]
    fn a_short_run_is_kept_whole() {
        let trace = long_trace(500, |k| (k % 7) as i32);
        let moves: Vec<u64> = trace.rows(row(500, 3), &|_| 1.0).iter().map(|row| row.moves).collect();
        assert_eq!(moves, (0..=500).collect::<Vec<u64>>());
    }

    #[test]
    fn a_long_run_stays_bounded_and_keeps_its_spikes() {
        let energy = |k| match k {
            77_777 => 9_999,
            123_456 => 0,
            _ => 50 + (k % 13) as i32,
        };
        let trace = long_trace(300_000, energy);
        let rows = trace.rows(row(300_000, energy(300_000)), &|_| 1.0);
        assert!(rows.len() <= 2 * BUCKETS + 1);
        assert!(rows.is_sorted_by_key(|row| row.moves));
        assert!(rows.iter().any(|row| row.moves == 77_777 && row.energy == 9_999));
        assert!(rows.iter().any(|row| row.moves == 123_456 && row.energy == 0));
        assert_eq!(rows.last().unwrap().moves, 300_000);
    }

    #[test]
    fn what_comes_of_a_log_is_the_same() {
        let temperature = &|moves: u64| 1.0 / (1 + moves) as f64;
        for gap in [1, 3, 10, 40, 200] {
            let (mut at_once, mut logged) = (Trace::new(row(0, 40)), Trace::log(row(0, 40)));
            let mut present = row(0, 40);
            let mut generator = Xoshiro::new(gap);
            for _ in 0..20_000 {
                let stop = present.moves + generator.index(2 * gap as usize) as u64 + 1;
                let energy = (present.energy + generator.index(21) as i32 - 10).clamp(0, 99);
                for trace in [&mut at_once, &mut logged] {
                    if trace.next_bucket() < stop {
                        trace.still(&present, stop - 1, temperature);
                    }
                }
                present = Row {
                    moves: stop,
                    energy,
                    best: present.best.min(energy),
                    accepted: present.accepted + 1,
                    temperature: temperature(stop),
                    ..present
                };
                for trace in [&mut at_once, &mut logged] {
                    if trace.wants(stop, energy) {
                        trace.observe(&present);
                    }
                    trace.write(&present, stop, energy);
                }
                if present.accepted.is_multiple_of(500) {
                    // Made of a log again each time, while it is one.
                    assert_eq!(at_once.rows(present, temperature), logged.rows(present, temperature));
                }
            }
            assert!(!logged.logs());
        }
    }

    #[test]
    fn restarts_are_marked_at_a_bounded_number() {
        let mut trace = Trace::new(row(0, 5));
        for k in 1..=100_000 {
            trace.observe(&row(k, 5));
            if k % 10 == 0 {
                trace.restart(&row(k, 5));
            }
        }
        assert!(trace.restarts().len() <= BUCKETS);
        assert!(trace.restarts().is_sorted());
        assert!(trace.restarts().iter().all(|moves| moves % 10 == 0));
    }
}

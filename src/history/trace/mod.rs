//! A run's history at a bounded size.
//!
//! A run is divided into buckets of `stride` moves. Each bucket keeps its rows of lowest and highest energy, so that no
//! spike is lost, however long the run is. When all buckets are in use, neighbours are joined and the stride doubles.
//! The contents depend on the moves alone, not on the batch size.
//!
//! A trace may begin as a log of all changes. Most runs are short, so their log is divided once, by the stride that fits. Without
//! a log, buckets would begin with one move each and be joined again and again. The rows are equal either way.

mod log;
mod marks;
mod row;

pub use row::Row;

use crate::problem::Energy;
use log::Log;
use marks::Marks;

/// The maximum number of buckets. Each is about a pixel of a wide plot, and has at most two rows.
const BUCKETS: usize = 2048;
/// The maximum number of rows: a new row is stored before the row that it replaces is freed.
const ROWS: usize = 2 * BUCKETS + 1;

/// The rows kept for a bucket: place and energy of the first row of lowest energy and the first of highest, possibly
/// one row.
#[derive(Clone, Copy, Debug)]
struct Bucket<E> {
    least: u16,
    greatest: u16,
    low: E,
    high: E,
}

/// The history of a run. A run that is replayed has a trace without history, which only recognises new bests.
#[derive(Clone, Debug)]
pub struct Trace<E = i32> {
    /// Moves in a bucket, a power of two. Bucket `b` has the rows of moves `b * stride` to `(b + 1) * stride - 1`.
    stride: u64,
    /// The changes that are not divided into buckets yet.
    log: Option<Log<E>>,
    /// The buckets; empty if no history is kept, or while there is a log.
    buckets: Vec<Bucket<E>>,
    /// The rows of all buckets. Joining buckets leaves them in place, because copying costs more than looking places up.
    rows: Vec<Row<E>>,
    /// Places in `rows` that no bucket uses any more.
    free: Vec<u16>,
    /// The first move after the last bucket; `u64::MAX` without a history, or while the log has room.
    next: u64,
    /// The lowest and the highest energy of the last bucket.
    least: E,
    greatest: E,
    /// The moves of restarts, reheats and interventions.
    restarts: Marks,
    reheats: Marks,
    interventions: Marks,
    /// The start and each new best, as move and energy.
    bests: Vec<(u64, E)>,
}

impl<E: Energy> Trace<E> {
    /// Returns the trace of a run that is in the state `start` and has made no move.
    pub fn new(start: Row<E>) -> Self {
        let mut trace = Trace::none(start.best);
        trace.bests.push((0, start.best));
        trace.reserve();
        trace.open(&start);
        trace
    }

    /// Returns the trace of such a run as a log; the caller must then write every change of the state to it.
    pub fn log(start: Row<E>) -> Self {
        let mut trace = Trace::none(start.best);
        trace.bests.push((0, start.best));
        trace.reserve();
        // With this extreme, every state is recorded.
        Trace { log: Some(Log::new(start)), greatest: E::LOWEST, ..trace }
    }

    /// Returns a trace without history, for a run whose lowest energy so far is `best`.
    pub fn none(best: E) -> Self {
        Trace {
            stride: 1,
            log: None,
            buckets: Vec::new(),
            rows: Vec::new(),
            free: Vec::new(),
            next: u64::MAX,
            least: best,
            greatest: E::HIGHEST,
            restarts: Marks::default(),
            reheats: Marks::default(),
            interventions: Marks::default(),
            bests: Vec::new(),
        }
    }

    /// Records the best energy after move `moves`, if it is lower than before.
    pub fn see_best(&mut self, moves: u64, best: E) {
        if self.bests.last().is_some_and(|&(_, before)| best < before) {
            self.bests.push((moves, best));
        }
    }

    /// Returns the best energy at the start, and each lower energy with the move that first reached it. Empty without a
    /// history.
    pub fn bests(&self) -> &[(u64, E)] {
        &self.bests
    }

    /// Returns the first move after the last bucket; once the log is full, the move of its last entry.
    #[inline]
    pub fn next_bucket(&self) -> u64 {
        self.next
    }

    /// Returns whether a state of this energy after move `moves` would be kept. The state is kept if there is a log, if
    /// it opens a bucket, or if it is an extreme of the last one.
    #[inline]
    pub fn wants(&self, moves: u64, energy: E) -> bool {
        moves >= self.next || energy < self.least || energy > self.greatest
    }

    /// Records a row. Rows must arrive in the order of time, and every bucket gets one.
    #[inline(never)]
    pub fn observe(&mut self, row: &Row<E>) {
        self.see_best(row.moves, row.best);
        self.observe_in(row.moves, row);
    }

    /// Records that nothing but the temperature has changed from `row` up to move `moves`.
    #[inline(never)]
    pub fn still(&mut self, row: &Row<E>, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        if self.next > moves {
            return;
        }
        if self.log.is_some() {
            self.settle(moves, temperature);
        } else {
            self.hold(row, moves, temperature);
        }
    }

    /// Opens the buckets up to move `moves`, with the state of `row` at other temperatures.
    fn hold(&mut self, row: &Row<E>, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        while self.next <= moves {
            self.make_room();
            let next = self.next;
            let kept = self.open(row);
            kept.moves = next;
            kept.temperature = temperature(next);
        }
    }

    /// Returns whether there is a log; if so, the caller must write every change of the state to it.
    pub fn logs(&self) -> bool {
        self.log.is_some()
    }

    /// Writes the state after move `moves` to the log, if there is one: the counts of `row` with this energy.
    pub fn write(&mut self, row: &Row<E>, moves: u64, energy: E) {
        let Some(log) = &mut self.log else { return };
        if !log.write(row, moves, energy) {
            // The log is full. The next change, or the end of the segment, settles it, because it meets a bucket to open.
            self.next = moves;
        }
    }

    /// Divides a log into buckets up to move `moves`, the last one made. Does nothing without a log.
    #[inline(never)]
    pub fn settle(&mut self, moves: u64, temperature: &dyn Fn(u64) -> f64) {
        let Some(log) = self.log.take() else { return };
        while moves / self.stride >= BUCKETS as u64 {
            self.stride *= 2;
        }
        let mut last = log.start();
        self.open(&last);
        // Many rows are soon replaced, so temperatures are computed at the end, for the rows that stay.
        let later = |_| 0.0;
        for row in log.rows() {
            self.hold(&last, row.moves - 1, &later);
            last = row;
            if self.wants(row.moves, row.energy) {
                self.observe(&last);
            }
        }
        self.hold(&last, moves, &later);
        for row in self.rows.iter_mut().filter(|row| row.moves > 0) {
            row.temperature = temperature(row.moves);
        }
    }

    /// Records the first row of a new anneal, in the bucket of the anneal's first move.
    #[inline(never)]
    pub fn restart(&mut self, row: &Row<E>) {
        self.observe_in(row.moves + 1, row);
        self.restarts.add(self.buckets.len(), row.moves);
    }

    /// Records the first row after a reheat, in the bucket of the next move.
    #[inline(never)]
    pub fn reheat(&mut self, row: &Row<E>) {
        self.observe_in(row.moves + 1, row);
        self.reheats.add(self.buckets.len(), row.moves);
    }

    /// Records the first row after an intervention, in the bucket of the last move.
    #[inline(never)]
    pub fn intervention(&mut self, row: &Row<E>) {
        self.observe_in(row.moves, row);
        self.interventions.add(self.buckets.len(), row.moves);
    }

    /// Records a row in the bucket of move `moves`.
    fn observe_in(&mut self, moves: u64, row: &Row<E>) {
        if self.log.is_some() {
            // `write` has already logged the changes to keep.
        } else if self.buckets.is_empty() {
            self.least = self.least.lower(row.energy);
        } else if moves >= self.next {
            self.make_room();
            debug_assert_eq!(moves, self.next, "rows leave no bucket out");
            self.open(row);
        } else {
            self.extend(row);
        }
    }

    /// Joins neighbours if no bucket is free. The number of buckets is even, so the next move still opens a bucket.
    fn make_room(&mut self) {
        if self.buckets.len() == BUCKETS {
            self.halve();
        }
    }

    /// Allocates the memory of all buckets, so that moves allocate none.
    fn reserve(&mut self) {
        self.buckets.reserve_exact(BUCKETS);
        self.rows.reserve_exact(ROWS);
        self.free.reserve_exact(ROWS + BUCKETS);
    }

    /// Opens a bucket with its first row, and returns the row as stored.
    #[inline]
    fn open(&mut self, row: &Row<E>) -> &mut Row<E> {
        let place = self.put(row);
        self.buckets.push(Bucket { least: place, greatest: place, low: row.energy, high: row.energy });
        self.next = self.buckets.len() as u64 * self.stride;
        (self.least, self.greatest) = (row.energy, row.energy);
        &mut self.rows[usize::from(place)]
    }

    /// Puts a row in the last bucket if it is a new extreme, in place of the previous extreme.
    fn extend(&mut self, row: &Row<E>) {
        let is_least = row.energy < self.least;
        if !is_least && row.energy <= self.greatest {
            return;
        }
        let place = self.put(row);
        let Some(last) = self.buckets.last_mut() else { return };
        let (extreme, other, energy) = if is_least {
            (&mut last.least, last.greatest, &mut last.low)
        } else {
            (&mut last.greatest, last.least, &mut last.high)
        };
        if *extreme != other {
            self.free.push(*extreme);
        }
        (*extreme, *energy) = (place, row.energy);
        (self.least, self.greatest) = (last.low, last.high);
    }

    /// Stores a row in a free place, and returns the place.
    #[inline]
    fn put(&mut self, row: &Row<E>) -> u16 {
        match self.free.pop() {
            Some(place) => {
                self.rows[usize::from(place)].set(row);
                place
            }
            None => {
                self.rows.push(*row);
                self.rows.len() as u16 - 1
            }
        }
    }

    /// Joins buckets in twos, and doubles the stride.
    fn halve(&mut self) {
        let kept = self.free.len();
        self.free.resize(kept + BUCKETS, 0);
        let mut free = kept;
        for bucket in 0..BUCKETS / 2 {
            let [a, b] = [self.buckets[2 * bucket], self.buckets[2 * bucket + 1]];
            // The earlier of two rows with equal energy stays.
            let (low, [least, no_least]) =
                if b.low < a.low { (b.low, [b.least, a.least]) } else { (a.low, [a.least, b.least]) };
            let (high, [greatest, no_greatest]) =
                if b.high > a.high { (b.high, [b.greatest, a.greatest]) } else { (a.high, [a.greatest, b.greatest]) };
            self.buckets[bucket] = Bucket { least, greatest, low, high };
            // The place is written even if it is in use: a branch would cost more, since no processor can predict it.
            self.free[free] = no_least;
            free += usize::from(no_least != greatest);
            self.free[free] = no_greatest;
            free += usize::from(no_greatest != least && no_greatest != no_least);
        }
        self.free.truncate(free);
        self.buckets.truncate(BUCKETS / 2);
        self.stride *= 2;
        for marks in [&mut self.restarts, &mut self.reheats, &mut self.interventions] {
            marks.halve();
        }
    }

    /// Returns the rows kept, in the order of time, and the present row after them: at most `2 * BUCKETS + 1`. While
    /// there is a log, `temperature` gives each row the temperature of its move.
    #[inline(never)]
    pub fn rows(&self, present: Row<E>, temperature: &dyn Fn(u64) -> f64) -> Vec<Row<E>> {
        if self.log.is_some() {
            let mut settled = self.clone();
            settled.settle(present.moves, temperature);
            return settled.kept(present);
        }
        self.kept(present)
    }

    fn kept(&self, present: Row<E>) -> Vec<Row<E>> {
        let mut rows = Vec::with_capacity(self.rows.len() + 1);
        for &Bucket { least, greatest, .. } in &self.buckets {
            // Two rows of one time have no order; the lower energy is put first.
            let mut pair = [least, greatest].map(|place| self.rows[usize::from(place)]);
            if pair[1].time() < pair[0].time() {
                pair.reverse();
            }
            let count = if least == greatest { 1 } else { 2 };
            rows.extend_from_slice(&pair[..count]);
        }
        if rows.last() != Some(&present) {
            rows.push(present);
        }
        rows
    }

    /// Returns the moves of restarts, at most one for each bucket.
    pub fn restarts(&self) -> Vec<u64> {
        self.restarts.moves()
    }

    /// Returns the moves of reheats, at most one for each bucket.
    pub fn reheats(&self) -> Vec<u64> {
        self.reheats.moves()
    }

    /// Returns the moves of interventions, at most one for each bucket.
    pub fn interventions(&self) -> Vec<u64> {
        self.interventions.moves()
    }
}

#[cfg(test)]
mod tests {
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
            interventions: 0,
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
        assert!(trace.rows.len() <= ROWS, "places are used again");
        assert!(rows.is_sorted_by_key(|row| row.moves));
        assert!(rows.iter().any(|row| row.moves == 77_777 && row.energy == 9_999));
        assert!(rows.iter().any(|row| row.moves == 123_456 && row.energy == 0));
        assert_eq!(rows.last().unwrap().moves, 300_000);
    }

    #[test]
    fn a_state_is_wanted_that_opens_a_bucket_or_is_an_extreme() {
        // A bucket contains two moves by now.
        let trace = long_trace(2048, |_| 5);
        let wanted = [(2049, 5), (2049, 4), (2049, 6), (2050, 5)].map(|(moves, energy)| trace.wants(moves, energy));
        assert_eq!((trace.next_bucket(), wanted), (2050, [false, true, true, true]));
    }

    #[test]
    fn each_new_best_is_kept_once() {
        let mut trace = Trace::new(row(0, 5));
        for (moves, energy, best) in [(1, 7, 5), (2, 4, 4), (3, 4, 4), (4, 6, 4), (5, 2, 2)] {
            trace.observe(&Row { best, ..row(moves, energy) });
        }
        assert_eq!(trace.bests(), [(0, 5), (2, 4), (5, 2)]);
    }

    #[test]
    fn what_happens_after_one_move_has_its_order() {
        let start = row(7, 5);
        let [restarted, reheated] = [Row { restarts: 1, ..start }, Row { reheats: 1, ..start }];
        let touched = Row { interventions: 1, ..start };
        assert_eq!(start.time(), (7, 0));
        assert_eq!([restarted, reheated, touched].map(|row| row.time()), [(7, 1); 3]);
    }

    #[test]
    fn what_comes_of_a_log_is_the_same() {
        // The temperature at the start is distinct from all others.
        let temperature = &|moves: u64| 2.0 / (1 + moves) as f64;
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
                    // The log is divided again for each comparison, until it is full.
                    assert_eq!(at_once.rows(present, temperature), logged.rows(present, temperature));
                }
            }
            assert!(logged.log.is_none());
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

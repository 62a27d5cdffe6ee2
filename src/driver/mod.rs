//! Many runs on several threads, in slices of time. The folders below it use neither threads nor clocks.

mod own;
mod slicer;

pub use own::sweep_own;
pub use slicer::Slicer;

use crate::experiment::{Experiment, Rounds, RunResult, Runner, Shard};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest time between two calls of `take`, which can end the sweep.
const PAUSE: Duration = Duration::from_millis(50);

/// A finished run and its wall time.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// The row of the run.
    pub row: RunResult,
    /// The wall time of the run.
    pub time: Duration,
    /// The end of the range of runs to make, as far as it is known.
    pub end: usize,
}

/// The runs of an experiment, or of one shard of it, round after round.
#[derive(Debug)]
#[must_use = "a sweep makes no run until it is asked to"]
pub struct Sweep<'a> {
    experiment: &'a Experiment,
    /// The runs of the shard; `None` if the rounds determine the runs.
    shard: Option<Range<usize>>,
    rounds: Rounds,
    next: usize,
}

impl<'a> Sweep<'a> {
    /// Returns the sweep at its start.
    pub fn new(experiment: &'a Experiment, shard: Option<Shard>) -> Sweep<'a> {
        let shard = shard.map(|Shard { shard, shards }| experiment.shard(shard, shards));
        let next = shard.as_ref().map_or(0, |runs| runs.start);
        Sweep { experiment, shard, rounds: Rounds::new(experiment), next }
    }

    /// Returns the first run whose row is not yet delivered.
    pub fn next(&self) -> usize {
        self.next
    }

    /// Returns the range of runs to make, as far as it is known.
    pub fn runs(&self) -> Range<usize> {
        self.shard.clone().unwrap_or_else(|| self.rounds.runs())
    }

    /// Counts the next run as one that reached its target or did not. Runs from earlier sweeps must be counted first.
    pub fn count(&mut self, reached: bool) {
        self.next += 1;
        self.rounds.count(self.experiment, reached);
    }

    /// Makes all runs on `threads` threads. Passes their rows to `take` in the order of the runs, regardless of the
    /// order of completion. Passes `None` if no row was ready for a while. `take` returns whether it wants more.
    ///
    /// # Errors
    /// Returns the error of `take`, which ends the sweep.
    pub fn on_threads<E>(
        &mut self,
        threads: usize,
        mut take: impl FnMut(Option<Made>) -> Result<bool, E>,
    ) -> Result<(), E> {
        let experiment = self.experiment;
        while self.next < self.runs().end {
            // Without threads, one run after the other is made here.
            let end = if threads == 0 { self.next + 1 } else { self.runs().end };
            let (number, wanted) = (AtomicUsize::new(self.next), AtomicBool::new(true));
            let (sender, receiver) = mpsc::channel();
            let more = thread::scope(|scope| {
                for _ in 0..threads.min(end - self.next) {
                    let sender = sender.clone();
                    scope.spawn(|| make(experiment, &number, end, &wanted, sender));
                }
                if threads == 0 {
                    make(experiment, &number, end, &wanted, sender.clone());
                }
                // Without this drop, the channel would not end with the last thread.
                drop(sender);
                let more = self.hand_over(&receiver, &mut take);
                wanted.store(false, Ordering::Relaxed);
                more
            });
            if !more? {
                break;
            }
        }
        Ok(())
    }

    /// Passes the rows of a round to `take`. Returns whether it wanted all of them.
    fn hand_over<E>(
        &mut self,
        receiver: &Receiver<(RunResult, Duration)>,
        take: &mut impl FnMut(Option<Made>) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let mut waiting = BTreeMap::new();
        loop {
            match receiver.recv_timeout(PAUSE) {
                Ok((row, time)) => drop(waiting.insert(row.run, (row, time))),
                Err(RecvTimeoutError::Disconnected) => return Ok(true),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let before = self.next;
            while let Some((row, time)) = waiting.remove(&self.next) {
                self.count(row.outcome(self.experiment).solved);
                if !take(Some(Made { row, time, end: self.runs().end }))? {
                    return Ok(false);
                }
            }
            // Rows may arrive for a long time while an earlier one is missing.
            if self.next == before && !take(None)? {
                return Ok(false);
            }
        }
    }
}

/// Makes runs, one after the other, until there are no more or no more are wanted.
fn make(
    experiment: &Experiment,
    number: &AtomicUsize,
    end: usize,
    wanted: &AtomicBool,
    sender: Sender<(RunResult, Duration)>,
) {
    let wanted = || wanted.load(Ordering::Relaxed);
    while wanted() {
        let number = number.fetch_add(1, Ordering::Relaxed);
        if number >= end {
            return;
        }
        let begun = Instant::now();
        let mut runner = Runner::new(experiment, number);
        let mut slicer = Slicer::default();
        while wanted() {
            if let Some(row) = slicer.slice(|n| runner.advance(n)) {
                // Sending fails only if there is no receiver any more, and then the row is not needed.
                let _ = sender.send((row, begun.elapsed()));
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_run_goes_on_when_no_more_rows_are_wanted() {
        // The first setting ends after about one move, the second would take years.
        let link = "compare&seeds=1..1&moves=1000000000000000&on=puzzle=octa&with=name=A;solver=exact\
                    &with=name=B;cooling=constant;t0=1000;found=first&on=puzzle=magic19";
        let experiment = Experiment::from_link(link).unwrap();
        assert!(experiment.runs() > 2);
        let (done, ended) = mpsc::channel();
        thread::spawn(move || {
            let mut rows = 0;
            let mut sweep = Sweep::new(&experiment, None);
            let one = |made: Option<Made>| {
                rows += usize::from(made.is_some());
                Ok::<_, ()>(made.is_none())
            };
            sweep.on_threads(2, one).unwrap();
            done.send((rows, sweep.next()))
        });
        assert_eq!(ended.recv_timeout(Duration::from_secs(60)), Ok((1, 1)));
    }
}

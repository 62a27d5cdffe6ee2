//! Many runs on several threads, in slices of time. The rooms below know neither threads nor clocks.

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

/// The longest time in which whoever takes the rows is not asked whether it wants more.
const PAUSE: Duration = Duration::from_millis(50);

/// A run that was made, and how long that took.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// Its row.
    pub row: RunResult,
    /// Its wall time.
    pub time: Duration,
    /// The end of the runs that are to be made, as far as is known.
    pub end: usize,
}

/// The runs of an experiment, or of one shard of it, round after round.
#[derive(Debug)]
#[must_use = "a sweep makes no run until it is asked to"]
pub struct Sweep<'a> {
    experiment: &'a Experiment,
    /// The runs of the shard; without one the rounds decide.
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

    /// Returns the first run that was not handed over.
    pub fn next(&self) -> usize {
        self.next
    }

    /// Returns the runs that are to be made, as far as is known.
    pub fn runs(&self) -> Range<usize> {
        self.shard.clone().unwrap_or_else(|| self.rounds.runs())
    }

    /// Counts the next run as one that reached its target or did not. Runs that were made before are to be counted first.
    pub fn count(&mut self, reached: bool) {
        self.next += 1;
        self.rounds.count(self.experiment, reached);
    }

    /// Makes all runs on so many threads. Gives `take` their rows in the order of the runs, whichever thread was first, and nothing when
    /// there was none for a while. `take` returns whether it wants more.
    ///
    /// # Errors
    /// That of `take`, which ends all.
    pub fn on_threads<E>(
        &mut self,
        threads: usize,
        mut take: impl FnMut(Option<Made>) -> Result<bool, E>,
    ) -> Result<(), E> {
        let experiment = self.experiment;
        while self.next < self.runs().end {
            // Where there are no threads, one run after the other is made here.
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
                // Without this one, the channel ends with the last thread.
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

    /// Gives the rows of a round to `take`. Returns whether it wanted all.
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
            // Rows may come for long behind one that is not there yet.
            if self.next == before && !take(None)? {
                return Ok(false);
            }
        }
    }
}

/// Makes runs, one after the other, until there are no more or nobody wants them.
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
                // Nobody listens any more if this fails, and then there is nothing to tell.
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
        // The first setting ends after a move or so, the second would take years.
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

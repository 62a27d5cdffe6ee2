//! The runs of an experiment on all cores, handed over in their order.

use annealing_lab::experiment::{Experiment, RunResult, Runner};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

/// Moves between two looks at whether anybody still wants the row: some milliseconds.
const SLICE: u64 = 100_000;

/// Makes these runs on as many threads as there are cores, or as `RAYON_NUM_THREADS` says. Gives `take` their rows in
/// the order of the runs. `take` returns whether it wants more, and `stopped` whether nobody does.
pub fn in_order<E>(
    experiment: &Experiment,
    runs: Range<usize>,
    stopped: &(dyn Fn() -> bool + Sync),
    mut take: impl FnMut(RunResult) -> Result<bool, E>,
) -> Result<(), E> {
    let listening = AtomicBool::new(true);
    let wanted = || listening.load(Ordering::Relaxed) && !stopped();
    let mut next = runs.start;
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let wanted = &wanted;
        // Bridged, since the threads then take the runs one after the other, and few rows have to wait.
        scope.spawn(move || {
            runs.par_bridge().for_each_with(sender, |sender, number| {
                // Nobody listens any more if this fails, and then there is nothing to tell.
                let _ = make(experiment, number, wanted).map(|row| sender.send(row));
            });
        });
        let mut waiting = BTreeMap::new();
        for row in receiver {
            waiting.insert(row.run, row);
            while let Some(row) = waiting.remove(&next) {
                next += 1;
                let more = take(row);
                if !matches!(more, Ok(true)) {
                    listening.store(false, Ordering::Relaxed);
                    return more.map(|_| ());
                }
            }
        }
        Ok(())
    })
}

/// The run's row; none if it is no longer wanted.
fn make(experiment: &Experiment, number: usize, wanted: &(dyn Fn() -> bool + Sync)) -> Option<RunResult> {
    // A run that nobody wants is not even laid out.
    let mut runner = wanted().then(|| Runner::new(experiment, number))?;
    while wanted() {
        if let Some(row) = runner.advance(SLICE) {
            return Some(row);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

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
            let all = 0..experiment.runs();
            let one = |_| {
                rows += 1;
                Ok::<_, ()>(false)
            };
            in_order(&experiment, all, &|| false, one).unwrap();
            done.send(rows)
        });
        assert_eq!(ended.recv_timeout(Duration::from_secs(60)), Ok(1));
    }
}

//! Runs of a user's problem on several threads.

use crate::anneal::{AnnealRun, AnnealSettings};
use crate::problem::Problem;
use crate::text::message::Message;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

/// Runs the same settings from many seeds on `threads` threads, at least one. The runs are in the order of their seeds.
/// They equal the runs of [`AnnealRun::sweep`] for any number of threads.
///
/// # Errors
/// Names the first setting that is out of its range.
///
/// # Panics
/// If the problem panics, or if the energy of a start is not finite.
pub fn sweep_own<P>(
    problem: &Arc<P>,
    settings: AnnealSettings,
    seeds: Range<u64>,
    threads: usize,
) -> Result<Vec<AnnealRun<P>>, Message>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync,
{
    settings.seed(seeds.end.saturating_sub(1)).check()?;
    let threads = threads.max(1);
    let mut shares: Vec<_> = thread::scope(|scope| {
        // Neighbouring seeds go to different threads, so that all threads get some of the later seeds, which may take
        // longer.
        let share = |first| {
            let seeds = seeds.clone().skip(first).step_by(threads);
            scope.spawn(move || {
                let run = |seed| AnnealRun::sweep(Arc::clone(problem), settings, seed..seed + 1).into_iter().flatten();
                seeds.flat_map(run).collect::<Vec<_>>()
            })
        };
        let working: Vec<_> = (0..threads).map(share).collect();
        working.into_iter().map(|share| share.join().expect("the problem panicked").into_iter()).collect()
    });
    Ok((0..seeds.count()).filter_map(|place| shares[place % threads].next()).collect())
}

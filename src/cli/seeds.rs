//! `solve --threads`: one puzzle from many seeds at once. The answer is the same with any number of threads.

use super::{bar, interrupt};
use annealing_lab::run::seeds::{Quickest, Seeds, next_round, seeds_from};
use annealing_lab::{Config, Run};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Moves between two looks at what the other threads have found.
const SLICE: u64 = 2048;

/// Runs the config from `count` seeds, its own the first, and returns the run with the fewest moves, then the lowest seed, at its
/// end. Without a solution that is the run of the first seed.
pub fn solve(config: &Config, count: u64, threads: usize) -> Result<Run, String> {
    let no_seed = "--threads: A search makes no random draws; solvers with a seed are accepted.";
    let seeds = seeds_from(&config.settings, count).ok_or(no_seed)?;
    if !config.interventions.is_empty() {
        return Err("--threads: Interventions belong to one seed; links without hand are accepted.".to_string());
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| error.to_string())?;
    let each = |&seed: &u64| Seeds::new(&config.problem, config.settings, std::iter::once(seed));
    let mut runs = pool
        .install(|| seeds.par_iter().map(each).collect::<Result<Vec<_>, _>>())
        .map_err(|error| error.to_string())?;
    let bar = bar(None, "{elapsed} {human_pos} moves of all seeds");
    let least = AtomicU64::new(u64::MAX);
    let mut moves = 0;
    let quickest = loop {
        moves = next_round(moves);
        pool.install(|| {
            runs.par_iter_mut().for_each(|run| {
                // Who is slower than the quickest so far is no answer.
                while !interrupt::came() && !run.go_to(moves.min(least.load(Ordering::Relaxed)), SLICE) {}
                if let Some(Quickest { moves, .. }) = run.quickest() {
                    least.fetch_min(moves, Ordering::Relaxed);
                }
            });
        });
        bar.set_position(runs.iter().map(Seeds::moves).sum());
        let quickest = runs.iter().filter_map(Seeds::quickest).min();
        if quickest.is_some() || interrupt::came() || runs.iter().all(Seeds::over) {
            break quickest;
        }
    };
    bar.finish_and_clear();
    let seed = quickest.map_or(seeds[0], |quickest| quickest.seed);
    let run = runs.into_iter().find_map(|run| run.into_run(seed));
    Ok(run.expect("the seed is one of these"))
}

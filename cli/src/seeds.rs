//! `solve --threads`: one puzzle from many seeds at once. The number of threads does not affect the answer.

use super::{bar, flat_sentence, interrupt};
use annealing_lab::driver::Slicer;
use annealing_lab::run::Version;
use annealing_lab::run::seeds::{Quickest, Seeds, next_round, seeds_from};
use annealing_lab::{Config, Run};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The maximum number of threads for each core; more threads would only take turns and slow down other programs.
const THREADS_A_CORE: usize = 4;

/// Runs the configuration with `count` seeds, beginning with its own, and returns the run with the fewest moves, then
/// the lowest seed, at its end. If no run is solved, it is the run with the lowest energy.
pub fn solve(config: &Config, count: u64, threads: usize) -> Result<Run, String> {
    let no_seed = "--threads: A search makes no random draws; solvers with a seed are accepted.";
    let seeds = seeds_from(&config.settings, count).ok_or(no_seed)?;
    if !config.interventions.is_empty() {
        return Err("--threads: Interventions belong to one seed; links without hand are accepted.".to_string());
    }
    let first = config.clone().with_at(None).into_run();
    if let Some(energy) = first.flat_energy() {
        eprintln!("{}", flat_sentence(energy));
        return Ok(first);
    }
    let most = THREADS_A_CORE * thread::available_parallelism().map_or(1, NonZero::get);
    let pool = ThreadPoolBuilder::new().num_threads(threads.min(most)).build().map_err(|error| error.to_string())?;
    let each = |&seed: &u64| {
        if interrupt::came() {
            return Err("Stopped by Ctrl-C before the first move. The same command starts again.".to_string());
        }
        let seeds = Seeds::new(&config.problem, config.settings, std::iter::once(seed));
        Ok((seeds.map_err(|error| error.to_string())?, Slicer::default()))
    };
    let mut runs = pool.install(|| seeds.par_iter().map(each).collect::<Result<Vec<_>, _>>())?;
    let bar = bar(None, "{elapsed} {human_pos} moves of all seeds");
    let least = AtomicU64::new(u64::MAX);
    let mut moves = 0;
    let quickest = loop {
        moves = next_round(moves);
        pool.install(|| {
            runs.par_iter_mut().for_each(|(run, slicer)| {
                // A run that is slower than the quickest so far cannot be the answer.
                let goal = || moves.min(least.load(Ordering::Relaxed));
                while !interrupt::came() && !slicer.slice(|n| run.go_to(goal(), n)) {}
                if let Some(Quickest { moves, .. }) = run.quickest() {
                    least.fetch_min(moves, Ordering::Relaxed);
                }
            });
        });
        bar.set_position(runs.iter().map(|(run, _)| run.moves()).sum());
        let quickest = runs.iter().filter_map(|(run, _)| run.quickest()).min();
        if quickest.is_some() || interrupt::came() || runs.iter().all(|(run, _)| run.over()) {
            break quickest;
        }
    };
    bar.finish_and_clear();
    // Version 1 prints the first run instead.
    let lowest = || runs.iter().filter_map(|(run, _)| run.lowest()).min().filter(|_| config.version > Version::V1);
    let seed = quickest.map(|it| it.seed).or_else(|| Some(lowest()?.2)).unwrap_or(seeds[0]);
    let run = runs.into_iter().find_map(|(run, _)| run.into_run(seed));
    Ok(run.expect("the seed is one of these").printed_as(config.version))
}

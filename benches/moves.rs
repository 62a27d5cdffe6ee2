//! The cost of a move, as the run people see makes it (best, trace, checkpoints and restarts on), beside the hand-written baseline: a loop that
//! does nothing but anneal. Compare the two within one run: the ratio holds on any machine.

mod baseline;

use annealing_lab::link::Config;
use annealing_lab::run::Run;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Moves in one measurement.
const MOVES: u64 = 1_000_000;
/// Solutions are thrown away, so that a run goes on past them.
const ENDLESS: &str = "restart=none&found=sampled&every=1000000000";

fn run(link: &str) -> Run {
    Config::from_link(link).expect("a good link").into_run()
}

fn moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(MOVES)).sample_size(20);
    for (name, temperature) in [("magic19", 1.15), ("octa", 1.8), ("magic-square-6", 0.8), ("sudoku", 0.3)] {
        let problem = run(&format!("puzzle={name}")).problem().clone();
        group.bench_function(format!("{name}, hand-written baseline"), |bencher| {
            bencher.iter(|| baseline::anneal(&problem, MOVES, temperature, black_box(7)));
        });
    }
    let blank = |size: usize| ".".repeat(size * size);
    let schedules = ["fast&t0=10", "geometric&t0=2.3&rate=0.99999", "lam&t0=2&over=1000000"];
    let of_magic = schedules.map(|cooling| ("magic19".to_string(), format!("puzzle=magic19&cooling={cooling}")));
    let rules = ["accept=threshold&cooling=constant&t0=1", "accept=late&history=100", "solver=tempering"];
    let of_rules = rules.map(|rule| ("magic19".to_string(), format!("puzzle=magic19&{rule}")));
    let boards = [
        ("magic19", "puzzle=magic19&cooling=constant&t0=1.15".to_string()),
        ("octa", "puzzle=octa&cooling=constant&t0=1.8".to_string()),
        ("magic-square-6", "puzzle=magic-square-6&cooling=constant&t0=0.8".to_string()),
        ("sudoku", "puzzle=sudoku&singles=off&t0=0.3".to_string()),
        ("16x16", format!("puzzle=sudoku&givens={}&t0=0.5", blank(16))),
        ("25x25", format!("puzzle=sudoku&givens={}&t0=0.5", blank(25))),
    ]
    .map(|(name, link)| (name.to_string(), link));
    for (name, link) in boards.into_iter().chain(of_magic).chain(of_rules) {
        // Tempering stops at a solution; it is begun again then.
        let endless = if link.contains("tempering") { String::new() } else { format!("&{ENDLESS}") };
        let settings = link.split_once('&').map_or("", |(_, settings)| settings);
        let settings: String =
            settings.split('&').filter(|pair| !pair.starts_with("givens")).collect::<Vec<_>>().join("&");
        let start = run(&format!("{link}{endless}"));
        group.bench_function(format!("{name}, {settings}"), |bencher| {
            bencher.iter(|| {
                let mut left = MOVES;
                while left > 0 {
                    let mut run = start.clone();
                    run.advance(left);
                    left -= run.furthest().moves.min(left);
                }
            });
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("published");
    let config = Config::from_link("puzzle=magic19&preset=published&rng=r&seed=540267").expect("a good link");
    group.throughput(Throughput::Elements(156_579)).sample_size(20);
    group.bench_function("magic19, seed 540267 from start to solution", |bencher| {
        bencher.iter(|| {
            let mut run = config.clone().into_run();
            run.advance(u64::MAX);
            run.annealed().unwrap().moves
        });
    });
    group.finish();
}

criterion_group!(benches, moves);
criterion_main!(benches);

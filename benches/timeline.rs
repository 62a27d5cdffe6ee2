//! Looking back: what it takes to see a move of a run that has made 100 million.

use annealing_lab::history::Event;
use annealing_lab::link::Config;
use criterion::{Criterion, criterion_group, criterion_main};

const MOVES: u64 = 100_000_000;

fn timeline(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("100 M moves");
    group.sample_size(20);
    let endless = "restart=none&found=sampled&every=1000000000&moves=1000000000";
    for (name, link) in [
        ("magic19", format!("puzzle=magic19&cooling=constant&t0=1.15&{endless}")),
        ("sudoku 25x25", format!("puzzle=sudoku&givens={}&t0=1&moves=1000000000", ".".repeat(625))),
    ] {
        let mut run = Config::from_link(&link).expect("a good link").into_run();
        run.advance(MOVES);
        let mut moves = 0;
        group.bench_function(format!("{name}, seek anywhere"), |bencher| {
            bencher.iter(|| {
                moves = (moves + 61_803_399) % MOVES;
                run.seek(moves);
                run.annealed().unwrap().energy
            });
        });
        group.bench_function(format!("{name}, one move back"), |bencher| {
            bencher.iter(|| {
                moves = if moves == 0 { MOVES } else { moves - 1 };
                run.seek(moves);
                run.annealed().unwrap().energy
            });
        });
        group.bench_function(format!("{name}, the worsening before"), |bencher| {
            bencher.iter(|| {
                moves = (moves + 61_803_399) % MOVES;
                run.seek(moves);
                run.jump(Event::Worsening, false)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, timeline);
criterion_main!(benches);

//! The cost of a move, as the run people see makes it (best, trace and restarts on), beside a minimal loop that does
//! nothing but anneal. Compare the two within one run: the ratio holds on any machine.

use annealing_lab::config::Config;
use annealing_lab::puzzles;
use annealing_lab::run::Run;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::hint::black_box;

/// Moves in one measurement.
const MOVES: u64 = 1_000_000;

/// What a move can't do without, written out for Magic 19: a draw, four numbers, a comparison, sometimes a swap.
fn minimal(seed: u64, temperature: f64) -> i32 {
    let puzzle = puzzles::classic("magic19").expect("a classic");
    let mut shared = [[0i32; 32]; 32];
    for line in &puzzle.lines {
        for &i in &line.cells {
            for &j in &line.cells {
                shared[i][j] += 1;
            }
        }
    }
    let pairs: Vec<(u8, u8, i16)> = (1..19usize)
        .flat_map(|j| (0..j).map(move |i| (i, j)))
        .map(|(i, j)| (i as u8, j as u8, (shared[i][i] + shared[j][j] - 2 * shared[i][j]) as i16))
        .collect();
    let table: Vec<f64> = (0..64).map(|delta| libm::exp(-f64::from(delta) / temperature) * 4_294_967_296.0).collect();
    let mut numbers = [0i32; 32];
    let mut residual = [0i32; 32];
    for (cell, number) in numbers[..19].iter_mut().enumerate() {
        *number = cell as i32 + 1;
    }
    for line in &puzzle.lines {
        let sum: i32 = line.cells.iter().map(|&cell| numbers[cell]).sum();
        for &cell in &line.cells {
            residual[cell] += sum - line.target;
        }
    }
    let mut energy = puzzle.energy(&numbers[..19]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..MOVES {
        let bits = random.next_u64();
        let (i, j, c) = pairs[(((bits >> 32) * 171) >> 32) as usize];
        let (i, j) = (i as usize % 32, j as usize % 32);
        let difference = numbers[j] - numbers[i];
        let delta = difference * (2 * (residual[i] - residual[j]) + i32::from(c) * difference);
        if delta <= 0 || (delta < 64 && f64::from(bits as u32) < table[delta as usize]) {
            numbers.swap(i, j);
            energy += delta;
            for cell in 0..24 {
                residual[cell] += difference * (shared[i][cell] - shared[j][cell]);
            }
        }
    }
    energy
}

fn moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(MOVES)).sample_size(20);
    group.bench_function("magic19, minimal loop", |bencher| bencher.iter(|| minimal(black_box(7), 1.15)));
    // Solutions are thrown away, so that a run goes on past them.
    let endless = "restart=none&found=sampled&every=1000000000";
    for cooling in ["cooling=constant&t0=1.15", "cooling=fast&t0=10", "cooling=geometric&t0=2.3&rate=0.99999"] {
        let link = format!("puzzle=magic19&{cooling}&{endless}");
        let start = Run::new(Config::from_link(&link).expect("a good link"));
        group.bench_function(format!("magic19, {cooling}"), |bencher| {
            bencher.iter(|| {
                let mut run = start.clone();
                run.advance(MOVES);
                run.annealed().unwrap().energy
            });
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("published");
    let link = "puzzle=magic19&preset=published&rng=r&seed=540267";
    let config = Config::from_link(link).expect("a good link");
    group.throughput(Throughput::Elements(156_579)).sample_size(20);
    group.bench_function("magic19, seed 540267 from start to solution", |bencher| {
        bencher.iter(|| {
            let mut run = Run::new(config.clone());
            run.advance(u64::MAX);
            run.annealed().unwrap().moves
        });
    });
    group.finish();
}

criterion_group!(benches, moves);
criterion_main!(benches);

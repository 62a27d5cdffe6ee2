//! Golden runs: exact boards and counts.
//!
//! A golden may be changed only together with the link's version `v` and a line in CHANGELOG.md: published links would
//! otherwise give other runs than they did.

use annealing_lab::link::Config;
use annealing_lab::random::{Generator, RMersenne, Xoshiro};
use annealing_lab::run::{Run, Status};

fn finished(link: &str) -> Run {
    let mut run = Config::from_link(link).unwrap().into_run();
    run.advance(u64::MAX);
    run
}

/// The runs that the author of the R program published, with the anneals and iterations that it took; the first was
/// confirmed with the R program itself.
#[test]
fn the_published_seeds_replay_the_original() {
    let published: [(u64, [i32; 19], u64, u64); 4] = [
        (540_267, [4, 11, 7, 6, 16, 13, 10, 12, 8, 2, 15, 5, 9, 19, 17, 14, 1, 18, 3], 46, 156_579),
        (123_456, [10, 7, 5, 9, 8, 13, 11, 3, 15, 4, 12, 6, 18, 17, 16, 14, 1, 19, 2], 96, 335_714),
        (10, [3, 14, 5, 18, 17, 15, 6, 1, 19, 2, 9, 11, 13, 12, 16, 7, 8, 10, 4], 84, 291_924),
        (250, [7, 14, 1, 6, 13, 19, 18, 9, 11, 2, 17, 3, 5, 12, 16, 15, 8, 10, 4], 31, 105_080),
    ];
    for (seed, board, anneals, moves) in published {
        let run = finished(&format!("puzzle=magic19&preset=published&rng=r&seed={seed}"));
        let progress = run.annealed().unwrap();
        assert_eq!(progress.status, Status::Solved);
        assert_eq!((run.numbers(), progress.anneals, progress.moves), (board.to_vec(), anneals, moves), "seed {seed}");
    }
}

/// With the loss repaired, the same stream of numbers gives the first solution it meets.
#[test]
fn the_published_rule_loses_solutions_that_the_repaired_one_keeps() {
    let published = finished("preset=published&rng=r&seed=540267").annealed().unwrap();
    let repaired = finished("preset=published&rng=r&seed=540267&found=first").annealed().unwrap();
    assert_eq!(repaired.status, Status::Solved);
    assert!(repaired.moves < published.moves);
}

#[test]
fn recommended_runs_are_these() {
    let goldens: [(u64, u64, [i32; 19]); 3] = [
        (1, 24_694, [1, 9, 12, 18, 19, 8, 6, 3, 17, 2, 16, 4, 14, 15, 13, 11, 5, 10, 7]),
        (2, 80_175, [3, 15, 4, 18, 17, 16, 10, 1, 19, 2, 12, 8, 14, 13, 11, 5, 7, 6, 9]),
        (u64::MAX, 5_470, [6, 11, 5, 14, 12, 13, 7, 2, 16, 4, 8, 10, 19, 17, 15, 9, 1, 18, 3]),
    ];
    for (seed, moves, board) in goldens {
        let run = finished(&format!("puzzle=magic19&seed={seed}"));
        assert_eq!((run.annealed().unwrap().moves, run.numbers()), (moves, board.to_vec()), "seed {seed}");
    }
}

#[test]
fn recommended_sudoku_runs_are_these() {
    for (seed, moves) in [(1, 491_769), (2, 32_743)] {
        let progress = finished(&format!("puzzle=sudoku&seed={seed}")).annealed().unwrap();
        assert_eq!((progress.status, progress.moves), (Status::Solved, moves), "seed {seed}");
    }
}

/// What R 4 prints for `set.seed(42); sample(1:10)` and `set.seed(123); sample(1:10)`.
#[test]
fn shuffles_are_those_of_r() {
    for (seed, sample) in [(42, [1, 5, 10, 8, 2, 4, 6, 9, 7, 3]), (123, [3, 10, 2, 8, 6, 9, 1, 7, 5, 4])] {
        let mut numbers: Vec<i32> = (1..=10).collect();
        RMersenne::new(seed).shuffle(&mut numbers);
        assert_eq!(numbers, sample, "set.seed({seed})");
    }
}

/// The reference implementation's numbers after SplitMix64 seeding with 0: 5987356902031041503, 7051070477665621255,
/// 6633766593972829180. The upper halves choose among the 171 pairs of 19 cells, the lower halves are the uniforms.
#[test]
fn proposals_are_those_of_xoshiro() {
    let mut generator = Xoshiro::new(0);
    for bits in [5_987_356_902_031_041_503_u64, 7_051_070_477_665_621_255, 6_633_766_593_972_829_180] {
        let pair = ((bits >> 32) * 171) >> 32;
        let uniform = ((bits & 0xffff_ffff) as f64 + 0.5) / 4_294_967_296.0;
        let (proposed, bits) = generator.propose(19);
        assert_eq!((proposed, Xoshiro::uniform(bits)), (pair as u32, uniform));
    }
}

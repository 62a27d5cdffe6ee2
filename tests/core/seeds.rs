//! One puzzle from many seeds at once: the answer is that of running every seed to its end, however the seeds are shared.

use annealing_lab::link::Config;
use annealing_lab::run::Status;
use annealing_lab::run::seeds::{Quickest, Seeds, next_round, seeds_from};
use proptest::prelude::*;

const LINKS: [&str; 5] = [
    "puzzle=magic19&moves=60000",
    "puzzle=octa&solver=tempering&moves=100000",
    "puzzle=sudoku&singles=off&solver=replicas&moves=30000",
    "puzzle=sudoku&solver=rebuild&moves=2000&givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "puzzle=magic19&cooling=constant&t0=0.3&restart=none&rng=r&moves=9000",
];

/// The slow way: every seed alone, to its end.
fn one_by_one(config: &Config, seeds: &[u64]) -> Option<Quickest> {
    let each = seeds.iter().filter_map(|&seed| {
        let mut run = Config::new(config.problem.clone(), config.settings.with_seed(seed)).into_run();
        run.advance(u64::MAX);
        (run.status() == Status::Solved).then(|| Quickest { moves: run.progress().moves(), seed })
    });
    each.min()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_answer_is_that_of_every_seed_alone(
        link in prop::sample::select(LINKS.to_vec()),
        first in 0u64..1000,
        count in 1u64..9,
        of in 1usize..4,
        slice in 1u64..20_000,
    ) {
        let config = Config::from_link(&format!("{link}&seed={first}")).unwrap();
        let seeds = seeds_from(&config.settings, count).unwrap();
        let own = |place: usize| seeds.iter().copied().skip(place).step_by(of);
        let mut shares: Vec<Seeds> =
            (0..of).map(|place| Seeds::new(&config.problem, config.settings, own(place)).unwrap()).collect();
        let mut moves = 0;
        let answer = loop {
            moves = next_round(moves);
            for share in &mut shares {
                while !share.go_to(moves, slice) {}
            }
            let quickest = shares.iter().filter_map(Seeds::quickest).min();
            if quickest.is_some() || shares.iter().all(Seeds::over) {
                break quickest;
            }
        };
        prop_assert_eq!(answer, one_by_one(&config, &seeds));
    }
}

#[test]
fn seeds_go_round_at_the_end_of_those_that_a_solver_takes() {
    let seeds = |link: &str, count| seeds_from(&Config::from_link(link).unwrap().settings, count);
    assert_eq!(seeds("seed=18446744073709551615", 3), Some(vec![u64::MAX, 0, 1]));
    assert_eq!(seeds("rng=r&seed=2147483647", 2), Some(vec![(1 << 31) - 1, 0]));
    assert_eq!(seeds("puzzle=octa&solver=astar", 2), None);
}

//! The recommended preset solves every seed, with few moves.

use annealing_lab::link::Config;
use annealing_lab::puzzle::{Instance, library};
use annealing_lab::run::Status;

/// Moves a solution, on average over the seeds from 1; every one must solve.
fn mean_moves(link: &str, seeds: u64) -> u64 {
    let mut moves = 0;
    for seed in 1..=seeds {
        let mut run = Config::from_link(&format!("{link}&preset=recommended&seed={seed}")).unwrap().into_run();
        run.advance(u64::MAX);
        assert_eq!(run.status(), Status::Solved, "{link}, seed {seed}");
        let config = Config::from_run(&run);
        let mut numbers = run.numbers();
        assert_eq!(config.problem.energy(&numbers), 0, "{link}, seed {seed}, from scratch");
        let Instance::Sums { puzzle, givens } = &config.problem else { panic!("{link} is no sums puzzle") };
        assert!(givens.iter().zip(&numbers).all(|(given, number)| given.is_none_or(|given| given == *number)));
        numbers.sort_unstable();
        assert_eq!(numbers, puzzle.numbers, "{link}, seed {seed}");
        moves += run.annealed().unwrap().moves;
    }
    moves / seeds
}

#[test]
fn magic19_solves_every_one_of_1000_seeds_in_50_000_moves_on_average() {
    let moves = mean_moves("puzzle=magic19", 1000);
    assert!(moves <= 50_000, "{moves} moves a solution");
}

#[test]
fn octa_solves_every_one_of_1000_seeds_in_80_000_moves_on_average() {
    let moves = mean_moves("puzzle=octa", 1000);
    assert!(moves <= 80_000, "{moves} moves a solution");
}

#[test]
fn octa_solves_its_starts_whatever_the_seed() {
    for start in library::classic("octa").unwrap().starts {
        let words = start.givens.iter().map(|given| given.map_or(".".to_string(), |number| number.to_string()));
        let givens = words.collect::<Vec<_>>().join(",");
        let moves = mean_moves(&format!("puzzle=octa&givens={givens}"), 100);
        // The largest start has 7! fillings.
        assert!(moves <= 5040, "{}: {moves} moves a solution", start.name);
    }
}

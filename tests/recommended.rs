//! The recommended preset solves every seed, with few moves.

use annealing_lab::config::Config;
use annealing_lab::puzzles;
use annealing_lab::run::{Run, Status};

#[test]
fn magic19_solves_every_one_of_1000_seeds_in_50_000_moves_on_average() {
    let puzzle = puzzles::classic("magic19").unwrap();
    let mut moves = 0;
    for seed in 1..=1000 {
        let mut run = Run::new(Config::from_link(&format!("puzzle=magic19&preset=recommended&seed={seed}")).unwrap());
        run.advance(u64::MAX);
        assert_eq!(run.progress().status, Status::Solved, "seed {seed}");
        let mut numbers = run.board();
        assert_eq!(puzzle.energy(&numbers), 0, "seed {seed}, from scratch");
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=19).collect::<Vec<i32>>(), "seed {seed}");
        moves += run.progress().moves;
    }
    assert!(moves <= 50_000 * 1000, "{} moves a solution", moves / 1000);
}

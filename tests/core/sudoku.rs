//! Sudoku by annealing: every size, odd grids, and the recommended preset on the original's puzzle.

use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::run::{CellKind, Run, Status};

fn finished(link: &str) -> Run {
    let mut run = Config::from_link(&format!("puzzle=sudoku&{link}")).unwrap().into_run();
    run.advance(u64::MAX);
    run
}

fn is_solution(run: &Run) -> bool {
    let Instance::Sudoku(sudoku) = run.problem() else { return false };
    let digits: Vec<u8> = run.numbers().iter().map(|&digit| digit as u8).collect();
    sudoku.is_solution(&digits)
}

const SOLUTION: &str = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";

#[test]
fn the_original_puzzle_is_solved_from_every_one_of_1000_seeds() {
    let mut moves: Vec<u64> = (1..=1000)
        .map(|seed| {
            let run = finished(&format!("preset=recommended&seed={seed}"));
            assert!(run.status() == Status::Solved && is_solution(&run), "seed {seed}");
            run.annealed().unwrap().moves
        })
        .collect();
    moves.sort_unstable();
    assert!(moves[500] < 300_000, "median {} moves", moves[500]);
}

#[test]
fn every_size_is_annealed_from_the_empty_grid() {
    for size in [4usize, 6, 9, 16, 25] {
        let run = finished(&format!("givens={}&moves=50000000&seed=2", ".".repeat(size * size)));
        assert!(run.status() == Status::Solved && is_solution(&run), "{size}x{size}");
    }
}

#[test]
fn full_grids_and_boxes_without_a_pair_end_at_once() {
    let full = finished(&format!("givens={SOLUTION}&singles=off"));
    assert_eq!((full.status(), full.annealed().unwrap().moves), (Status::Solved, 0));
    // One blank in the first box, two in the second, none in the others.
    let mut digits: Vec<char> = SOLUTION.chars().collect();
    for cell in [0, 3, 4] {
        digits[cell] = '.';
    }
    let few = finished(&format!("givens={}&singles=off", String::from_iter(&digits)));
    assert!(few.status() == Status::Solved && is_solution(&few));
    // One blank: nothing to swap, and nothing to be swapped.
    let one = finished(&format!("givens=.{}&singles=off", &SOLUTION[1..]));
    assert_eq!((one.status(), one.annealed().unwrap().moves), (Status::Solved, 0));
}

#[test]
fn deduced_numbers_are_kept_apart_from_givens_and_annealed_ones() {
    let kinds = |singles: &str| {
        let run = Config::from_link(&format!("puzzle=sudoku&singles={singles}")).unwrap().into_run();
        [CellKind::Given, CellKind::Deduced, CellKind::Free]
            .map(|kind| run.kinds().iter().filter(|&&own| own == kind).count())
    };
    assert_eq!(kinds("off"), [22, 0, 59]);
    let [given, deduced, annealed] = kinds("on");
    assert_eq!(given, 22);
    assert!(deduced > 0 && deduced + annealed == 59);
}

/// The original's rule, its faults included, solved 56 of 100 runs when it was measured; a fair coin thrown 100 times shows
/// 40 to 72 heads but for once in a thousand times.
#[test]
#[ignore = "slow"]
fn the_published_rule_solves_about_as_often_as_the_original() {
    let solved = (1..=100).filter(|seed| finished(&format!("preset=published&seed={seed}")).status() == Status::Solved);
    let solved = solved.count();
    assert!((40..=72).contains(&solved), "{solved} of 100");
}

#[test]
fn a_blank_repeats_nothing() {
    // Nothing is placed yet: all cells but the givens are blank, and no digit stands twice.
    let run = Config::from_link("puzzle=sudoku&solver=exact").unwrap().into_run();
    let board = run.numbers();
    assert!(board.contains(&0));
    assert_eq!(run.problem().sums(&board), [0; 18]);
    assert_eq!(run.problem().energy(&board), 0);
    let mut repeated = board;
    repeated[1] = 3;
    assert_eq!(run.problem().energy(&repeated), 1, "the first cell holds a 3");
}

use super::*;
use crate::anneal::multi_start::sudoku::SudokuBoards;
use crate::anneal::multi_start::sums::SumsBoards;
use crate::board::sudoku::SudokuNeighbourhood;
use crate::board::sums::SmallSums;
use crate::history::progress::Status;
use crate::puzzle::library;
use crate::sudoku::Sudoku;

/// The published program's puzzle.
const PUZZLE: &str = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";

fn multi_start(text: &str, t0: f64, moves: u64, seed: u64) -> MultiStart<SudokuBoards> {
    let sudoku = Sudoku::parse(text).unwrap();
    MultiStart::new(SudokuNeighbourhood::new(&sudoku), MultiStartSettings::new(t0, moves, seed))
}

fn sums(name: &str, t0: f64, seed: u64) -> MultiStart<SumsBoards> {
    let puzzle = library::classic(name).unwrap();
    let swaps = SmallSums::new(&puzzle, &vec![None; puzzle.cells.len()]);
    MultiStart::new(swaps, MultiStartSettings::new(t0, 1_000_000, seed))
}

/// Returns chi-squared in the normal approximation of Wilson and Hilferty: above 5 at random once in 3.5 million.
fn deviation(observed: &[u64], expected: &[f64]) -> f64 {
    let chi: f64 = observed.iter().zip(expected).map(|(&o, &e)| (o as f64 - e).powi(2) / e).sum();
    let freedom = (observed.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[test]
fn the_first_chain_to_be_solved_is_shown() {
    for seed in 1..=20 {
        let mut run = multi_start(PUZZLE, 0.36, 20_000_000, seed);
        run.advance(u64::MAX);
        assert_eq!(run.record.status, Status::Solved, "seed {seed}");
        let board: Vec<u8> = (0..81).map(|cell| run.number(cell).unwrap() as u8).collect();
        let solved = Sudoku { givens: board, ..Sudoku::parse(PUZZLE).unwrap() };
        for unit in solved.units() {
            let mut digits: Vec<u8> = unit.iter().map(|&cell| solved.givens[cell]).collect();
            digits.sort_unstable();
            assert!((1..=9).eq(digits), "seed {seed}");
        }
        let Replicas { energies, shown, .. } = run.replicas(81).unwrap();
        assert_eq!(energies[shown], 0);
        assert_eq!(energies.iter().filter(|&&energy| energy == 0).count(), 1);
    }
}

/// Checks, in every lane, that a rise by d is accepted with probability exp(-d / T), for d up to `most`. Also checks
/// that the lanes are independent.
fn lanes_accept_by_the_formula_each_for_itself<B: Boards>(mut run: MultiStart<B>, most: usize) {
    let plan = Arc::clone(&run.plan);
    let t0 = plan.settings.t0;
    let mut generator = run.generator.clone();
    let (mut proposed, mut accepted) = (vec![[0u64; LANES]; most + 1], vec![[0u64; LANES]; most + 1]);
    // Rises by 1 in the first two lanes: accepted by neither, by the first, by the second, by both.
    let mut together = [0u64; 4];
    for _ in 0..2_000_000 {
        let step = run.step(&plan, &mut generator).unwrap();
        let (deltas, yes) = (step.swap.deltas.to_array(), step.accepted.to_array());
        for lane in 0..LANES {
            let delta = deltas[lane] as i16;
            if delta <= 0 {
                assert_ne!(yes[lane], 0);
            } else if delta as usize <= most {
                proposed[delta as usize][lane] += 1;
                accepted[delta as usize][lane] += u64::from(yes[lane] != 0);
            }
        }
        if deltas[..2] == [1, 1] {
            together[usize::from(yes[0] != 0) + 2 * usize::from(yes[1] != 0)] += 1;
        }
        run.boards.make(&plan.kernel, step.swap, step.accepted);
    }
    let accepted_share = |delta: usize| probability(delta as f64, t0);
    let mut clear = 0;
    for (delta, (proposed, accepted)) in proposed.into_iter().zip(accepted).enumerate().skip(1) {
        for (all, yes) in proposed.into_iter().zip(accepted) {
            let expected = [accepted_share(delta), 1.0 - accepted_share(delta)].map(|share| share * all as f64);
            if expected[0] > 50.0 {
                clear += 1;
                assert!(deviation(&[yes, all - yes], &expected) < 5.0, "{delta}: {yes} of {all}");
            }
        }
    }
    // Some rises occur too rarely to be tested.
    assert!(clear >= most * LANES / 3, "only {clear} could be decided");
    let all = together.iter().sum::<u64>() as f64;
    let (yes, no) = (accepted_share(1), 1.0 - accepted_share(1));
    assert!(deviation(&together, &[no * no, yes * no, no * yes, yes * yes].map(|share| share * all)) < 5.0);
}

#[test]
fn sudokus_are_annealed_by_the_formula() {
    let run = multi_start(&".".repeat(81), 0.7, u64::MAX, 7);
    lanes_accept_by_the_formula_each_for_itself(run, SudokuBoards::MOST_DELTA);
}

#[test]
fn magic_sum_puzzles_are_annealed_by_the_formula() {
    // Cold, where the probabilities are in a table, and hot, where large rises need a computed probability.
    lanes_accept_by_the_formula_each_for_itself(sums("magic19", 5.0, 7), 20);
    lanes_accept_by_the_formula_each_for_itself(sums("octa", 20.0, 7), 80);
}

/// A probability is compared to 32 bits, though only 16 are drawn at first.
#[test]
fn equal_upper_halves_are_decided_by_the_lower_halves() {
    // So cold that the upper half of every probability is 0, as it is for one uniform in 65,536.
    let run = multi_start(&".".repeat(81), 0.0888, u64::MAX, 1);
    assert_eq!(run.plan.probabilities[1] >> 16, 0);
    let probability = f64::from(run.plan.probabilities[1] as u16) / 65_536.0;
    assert!((0.5..0.95).contains(&probability), "{probability}");
    let mut generator = Xoshiro::new(3);
    let (ones, none) = (Lanes::splat(u16::MAX), Lanes::splat(0));
    let mut yes = 0;
    for _ in 0..10_000 {
        let (accepted, lower) = run.plan.decide(&mut generator, none, ones, none, Lanes::splat(1));
        assert_eq!(accepted.as_array()[0] != 0, u32::from(lower) < run.plan.probabilities[1]);
        yes += accepted.to_array().iter().filter(|&&lane| lane != 0).count() as u64;
    }
    let expected = [probability, 1.0 - probability].map(|share| share * 80_000.0);
    assert!(deviation(&[yes, 80_000 - yes], &expected) < 5.0, "{yes}");
    // A lane that is not open stays as it is.
    assert_eq!(run.plan.decide(&mut generator, ones, none, none, Lanes::splat(1)).0.to_array(), ones.to_array());
}

#[test]
fn a_magic_sum_puzzle_is_solved_on_the_board_shown() {
    for (name, t0) in [("magic19", 1.15), ("octa", 1.8)] {
        for seed in 1..=20 {
            let mut run = sums(name, t0, seed);
            run.advance(u64::MAX);
            let puzzle = library::classic(name).unwrap();
            let board: Vec<i32> = (0..puzzle.cells.len()).map(|cell| run.number(cell).unwrap()).collect();
            assert_eq!((run.record.status, puzzle.energy(&board)), (Status::Solved, 0), "{name}, seed {seed}");
            let mut numbers = board;
            numbers.sort_unstable();
            assert_eq!(numbers, puzzle.numbers);
        }
    }
}

#[test]
fn a_full_grid_or_one_without_pairs_ends_at_once() {
    let solution = "364195728751832964298647351175489632943261587682753419439528176816374295527916843";
    assert_eq!(multi_start(solution, 0.36, 100, 1).record.status, Status::Solved);
    let wrong = "1234341221434312";
    let run = multi_start(&wrong.replacen('1', ".", 1), 0.36, 100, 1);
    assert_ne!(run.record.status, Status::Running);
}

#[test]
fn half_of_the_uniforms_accept_at_a_probability_of_one_half() {
    assert_eq!(accepting(1, 1.0 / std::f64::consts::LN_2), 1 << 31);
    assert_eq!(accepting(2, 1.0 / std::f64::consts::LN_2), 1 << 30);
}

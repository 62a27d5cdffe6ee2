//! Annealing with propagation: candidates against a naive twin, each step against the board, and what it solves.

use annealing_lab::anneal::rebuild::grid::{Grid, Shape};
use annealing_lab::history::progress::RebuildStep;
use annealing_lab::link::config::Config;
use annealing_lab::puzzle::sudoku::{Sudoku, to_text};
use annealing_lab::run::{AnnealProgress, CellKind, Run, Status, report};
use proptest::prelude::*;

const HARD: [&str; 3] = [
    include_str!("../data/sudoku-9x9-hard.txt"),
    include_str!("../data/sudoku-16x16-hard.txt"),
    include_str!("../data/sudoku-25x25-hard.txt"),
];

fn grids(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next())
}

fn run(givens: &str, settings: &str) -> Run {
    Config::from_link(&format!("puzzle=sudoku&givens={givens}&solver=rebuild{settings}")).unwrap().into_run()
}

fn step_of(run: &Run) -> RebuildStep {
    run.annealed().unwrap().rebuild.unwrap().step.unwrap()
}

/// The digits that no peer has, of a blank.
fn candidates(peers: &[Vec<usize>], size: usize, digits: &[u8], cell: usize) -> Vec<u8> {
    if digits[cell] != 0 {
        return Vec::new();
    }
    (1..=size as u8).filter(|digit| peers[cell].iter().all(|&peer| digits[peer] != *digit)).collect()
}

/// Everything that a grid says of its blanks, against what follows from its digits.
fn check(sudoku: &Sudoku, grid: &Grid, start: usize) {
    let peers = sudoku.peers();
    let digits = grid.digits();
    let all: Vec<Vec<u8>> = (0..digits.len()).map(|cell| candidates(&peers, sudoku.size, digits, cell)).collect();
    for (cell, own) in all.iter().enumerate() {
        let fits: Vec<u8> = (1..=sudoku.size as u8).filter(|&digit| grid.fits(cell, digit)).collect();
        assert_eq!(&fits, own);
        assert_eq!(grid.count(cell), own.len());
        assert!(own.iter().enumerate().all(|(place, &digit)| grid.candidate(cell, place) == digit));
    }
    let cells = digits.len();
    let least = all.iter().map(Vec::len).filter(|&count| count > 0).min();
    let first = (0..cells).map(|step| (start + step) % cells).find(|&cell| Some(all[cell].len()) == least);
    assert_eq!(grid.fewest(start), first);
    assert_eq!(grid.blanks(), digits.iter().filter(|&&digit| digit == 0).count());
}

/// Whether a digit follows by a naked single, and whether one follows by a hidden one.
fn singles(sudoku: &Sudoku, digits: &[u8]) -> [bool; 2] {
    let peers = sudoku.peers();
    let all: Vec<Vec<u8>> = (0..digits.len()).map(|cell| candidates(&peers, sudoku.size, digits, cell)).collect();
    let hidden = sudoku.units().iter().any(|unit| {
        (1..=sudoku.size as u8).any(|digit| unit.iter().filter(|&&cell| all[cell].contains(&digit)).count() == 1)
    });
    [all.iter().any(|own| own.len() == 1), hidden]
}

fn a_grid() -> impl Strategy<Value = &'static str> {
    let small = ["1...............", "5.....3.......2..6...1.........4..1."];
    prop::sample::select(HARD.iter().flat_map(|list| grids(list).take(4)).chain(small).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn candidates_and_singles_are_those_of_a_naive_twin(
        text in a_grid(),
        hidden in any::<bool>(),
        choices in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..25),
    ) {
        let sudoku = Sudoku::parse(text).unwrap();
        let shape = Shape::new(&sudoku, hidden);
        let mut grid = shape.grid(&sudoku.givens);
        let peers = sudoku.peers();
        for (which, start) in choices {
            let start = start.index(grid.digits().len());
            check(&sudoku, &grid, start);
            let [naked, hides] = singles(&sudoku, grid.digits());
            prop_assert!(!naked && !(hidden && hides), "a single was left");
            let Some(cell) = grid.fewest(start) else { break };
            let digit = grid.candidate(cell, which.index(grid.count(cell)));
            grid.fill(&shape, cell, digit);
            while let Some(single) = grid.next_single() {
                let digits = grid.digits().to_vec();
                let own = candidates(&peers, sudoku.size, &digits, single.cell.into());
                prop_assert!(own.contains(&single.digit));
                grid.fill(&shape, single.cell.into(), single.digit);
            }
        }
    }

    #[test]
    fn every_step_is_what_it_says(
        text in a_grid(),
        seed in 0u64..1000,
        settings in prop::sample::select(vec![
            "",
            "&memory=off",
            "&kick=off",
            "&propagation=naked",
            "&t0=0",
            "&t0=1000000000",
        ]),
    ) {
        let mut run = run(text, &format!("{settings}&seed={seed}"));
        let sudoku = Sudoku::parse(text).unwrap();
        let (peers, base) = (sudoku.peers(), run.numbers());
        let (mut accepted, mut built, mut last_energy) = (base.clone(), base.clone(), None);
        for step in 1..=1500 {
            if run.status() != Status::Running {
                break;
            }
            run.advance(1);
            let AnnealProgress { moves, energy, best, rebuild, .. } = run.annealed().unwrap();
            prop_assert_eq!(moves, step);
            let digits: Vec<u8> = built.iter().map(|&digit| digit as u8).collect();
            let own = |cell: usize| candidates(&peers, sudoku.size, &digits, cell);
            match step_of(&run) {
                RebuildStep::Kick { cell, number, candidates } => {
                    prop_assert_eq!(&built, &base, "a kick is the first");
                    prop_assert!(accepted[cell] == 0 && own(cell).contains(&number) && settings != "&kick=off");
                    prop_assert_eq!(own(cell).len(), candidates as usize);
                    built[cell] = number.into();
                    prop_assert_eq!(run.kinds()[cell], CellKind::Kicked);
                }
                RebuildStep::Decision { cell, number, candidates, remembered } => {
                    let least = (0..digits.len()).map(|cell| own(cell).len()).filter(|&count| count > 0).min();
                    prop_assert_eq!(Some(own(cell).len()), least);
                    prop_assert_eq!(own(cell).len(), candidates as usize);
                    let memory = settings != "&memory=off" && own(cell).contains(&(accepted[cell] as u8));
                    prop_assert_eq!(remembered, memory);
                    prop_assert!(own(cell).contains(&number) && (!memory || accepted[cell] == i32::from(number)));
                    built[cell] = number.into();
                    prop_assert_eq!(run.kinds()[cell], CellKind::Decided);
                }
                RebuildStep::Single { cell, number, unit } => {
                    match unit {
                        None => prop_assert_eq!(own(cell), vec![number]),
                        Some(unit) => {
                            prop_assert!(settings != "&propagation=naked");
                            let unit = &sudoku.units()[unit];
                            let fits = unit.iter().filter(|&&other| own(other).contains(&number));
                            prop_assert_eq!(fits.copied().collect::<Vec<_>>(), vec![cell]);
                        }
                    }
                    built[cell] = number.into();
                    prop_assert_eq!(run.kinds()[cell], CellKind::Followed);
                }
                RebuildStep::Verdict { blanks, delta, probability, uniform, accepted: taken } => {
                    prop_assert_eq!(blanks, built.iter().filter(|&&digit| digit == 0).count() as i32);
                    prop_assert_eq!(Some(blanks - delta), last_energy.or(Some(base.iter().filter(|&&d| d == 0).count() as i32)));
                    prop_assert_eq!(taken, uniform < probability);
                    prop_assert!(taken || delta > 0);
                    prop_assert!(settings != "&t0=0" || taken == (delta <= 0));
                    if taken {
                        accepted.clone_from(&built);
                    }
                    built.clone_from(&base);
                    prop_assert_eq!(run.numbers(), accepted.clone());
                    last_energy = Some(energy);
                }
            }
            if !matches!(step_of(&run), RebuildStep::Verdict { .. }) {
                prop_assert_eq!(run.numbers(), built.clone());
            }
            prop_assert_eq!(energy, accepted.iter().filter(|&&digit| digit == 0).count() as i32);
            prop_assert!(best <= energy && rebuild.unwrap().blanks == run.board().iter().filter(|cell| cell.is_none()).count());
            prop_assert!(run.inspect().is_some());
        }
    }

    #[test]
    fn any_batches_give_the_same_run(
        text in a_grid(),
        seed in 0u64..1000,
        batches in prop::collection::vec(1u64..3000, 1..20),
    ) {
        let all_of = |run: &Run| (report::to_json(run, ""), report::to_csv(run), format!("{:?}", run.progress()));
        let (mut whole, mut sliced) = (run(text, &format!("&seed={seed}&moves=40000")), run(text, &format!("&seed={seed}&moves=40000")));
        whole.advance(u64::MAX);
        for &batch in batches.iter().cycle() {
            sliced.advance(batch);
            if sliced.status() != Status::Running {
                break;
            }
        }
        prop_assert_eq!(all_of(&whole), all_of(&sliced));
        let rows = whole.rows();
        prop_assert!(rows.is_sorted_by_key(|row| row.time()));
        prop_assert_eq!(rows.iter().map(|row| row.energy).min().unwrap(), whole.annealed().unwrap().best);
    }

    #[test]
    fn grids_of_any_givens_end(cells in prop::collection::vec((0usize..16, 1u8..=4), 0..14), seed in 0u64..99) {
        let mut sudoku = Sudoku::parse(&".".repeat(16)).unwrap();
        for (cell, digit) in cells {
            let before = std::mem::replace(&mut sudoku.givens[cell], digit);
            if !sudoku.conflicts(&sudoku.givens).is_empty() {
                sudoku.givens[cell] = before;
            }
        }
        let mut run = run(&to_text(&sudoku.givens), &format!("&moves=3000&seed={seed}"));
        run.advance(u64::MAX);
        let digits: Vec<u8> = run.numbers().iter().map(|&digit| digit as u8).collect();
        match run.status() {
            Status::Solved => prop_assert!(sudoku.is_solution(&digits)),
            Status::Exhausted => prop_assert!(run.progress().moves() == 3000 || run.progress().moves() == 0),
            other => prop_assert!(false, "{other:?}"),
        }
    }
}

#[test]
fn the_hard_lists_are_solved() {
    for list in HARD {
        for (place, text) in grids(list).enumerate() {
            let mut run = run(text, &format!("&moves=3000000&seed={place}"));
            run.advance(u64::MAX);
            assert_eq!(run.status(), Status::Solved, "{text}");
            let digits: Vec<u8> = run.numbers().iter().map(|&digit| digit as u8).collect();
            assert!(Sudoku::parse(text).unwrap().is_solution(&digits));
        }
    }
}

#[test]
fn a_grid_that_singles_solve_is_solved_before_the_first_step() {
    let run = run("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "");
    assert_eq!((run.status(), run.progress().moves()), (Status::Solved, 0));
}

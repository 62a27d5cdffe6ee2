//! Annealing with propagation: candidates against a naive twin, each step against the board, and what it solves.

use annealing_lab::experiment::{Experiment, Job};
use annealing_lab::history::RebuildStep;
use annealing_lab::link::Config;
use annealing_lab::run::{AnnealProgress, CellKind, Run, Status, report};
use annealing_lab::sudoku::candidates::Propagation;
use annealing_lab::sudoku::field::{CandidateGrid, Layout};
use annealing_lab::sudoku::{Sudoku, to_text};
use proptest::prelude::*;

const HARD: [&str; 3] = [
    include_str!("../data/sudoku-9x9-hard.txt"),
    include_str!("../data/sudoku-16x16-hard.txt"),
    include_str!("../data/sudoku-25x25-hard.txt"),
];

/// Of 36x36, half of it given.
const LARGE: &str = include_str!("../data/sudoku-36x36.txt");

fn grids(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next())
}

fn run(givens: &str, settings: &str) -> Run {
    Config::from_link(&format!("puzzle=sudoku&givens={givens}&solver=rebuild{settings}")).unwrap().into_run()
}

fn step_of(run: &Run) -> RebuildStep {
    run.annealed().unwrap().rebuild.unwrap().step.unwrap()
}

/// A naive twin: for each cell the digits that fit, found by looking at every unit again and again.
struct Twin {
    sudoku: Sudoku,
    peers: Vec<Vec<usize>>,
    propagation: Propagation,
    digits: Vec<u8>,
    fits: Vec<Vec<u8>>,
}

impl Twin {
    fn new(sudoku: &Sudoku, propagation: Propagation) -> Twin {
        let (cells, all) = (sudoku.givens.len(), (1..=sudoku.size as u8).collect::<Vec<u8>>());
        let (digits, fits) = (vec![0; cells], vec![all; cells]);
        let mut twin = Twin { sudoku: sudoku.clone(), peers: sudoku.peers(), propagation, digits, fits };
        for (cell, &digit) in sudoku.givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            twin.put(cell, digit);
        }
        twin
    }

    /// Puts a digit on a cell, and takes what is locked then.
    fn put(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.fits[cell].clear();
        for &peer in &self.peers[cell] {
            self.fits[peer].retain(|&other| other != digit);
        }
        while self.propagation == Propagation::Locked && self.lock() {}
    }

    /// Takes the first locked candidates that are found; returns whether there were any.
    fn lock(&mut self) -> bool {
        let units = self.sudoku.units();
        for unit in &units {
            for digit in 1..=self.sudoku.size as u8 {
                let places = self.places(unit, digit);
                let others = units.iter().filter(|other| *other != unit);
                for other in others.filter(|other| places.len() > 1 && places.iter().all(|cell| other.contains(cell))) {
                    let mut rest = self.places(other, digit);
                    rest.retain(|cell| !unit.contains(cell));
                    for &cell in &rest {
                        self.fits[cell].retain(|&own| own != digit);
                    }
                    if !rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The cells of a unit that a digit fits.
    fn places(&self, unit: &[usize], digit: u8) -> Vec<usize> {
        unit.iter().copied().filter(|&cell| self.fits[cell].contains(&digit)).collect()
    }

    /// Whether a digit has no place in a unit that does not have it: then the order decides what was locked before.
    fn is_contradictory(&self) -> bool {
        self.sudoku.units().iter().any(|unit| {
            (1..=self.sudoku.size as u8)
                .any(|digit| self.places(unit, digit).is_empty() && unit.iter().all(|&cell| self.digits[cell] != digit))
        })
    }

    /// Everything that a grid says of its blanks.
    fn check(&self, grid: &CandidateGrid, start: usize, wished: &[u8]) {
        assert_eq!(grid.digits(), self.digits);
        for (cell, own) in self.fits.iter().enumerate() {
            let fits: Vec<u8> = (1..=self.sudoku.size as u8).filter(|&digit| grid.fits(cell, digit)).collect();
            assert_eq!(&fits, own, "cell {cell}");
            assert_eq!(grid.count(cell), own.len());
            assert!(own.iter().enumerate().all(|(place, &digit)| grid.candidate(cell, place) == digit));
        }
        assert_eq!(grid.fewest(start, wished), self.fewest(start, wished));
        assert_eq!(grid.blanks(), self.digits.iter().filter(|&&digit| digit == 0).count());
    }

    fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        let cells = self.digits.len();
        let least = self.fits.iter().map(Vec::len).filter(|&count| count > 0).min()?;
        let all = (0..cells).map(|step| (start + step) % cells).filter(|&cell| self.fits[cell].len() == least);
        let all: Vec<usize> = all.collect();
        all.iter().find(|&&cell| self.fits[cell].contains(&wished[cell])).or(all.first()).copied()
    }

    /// Whether a single is left that this propagation fills in.
    fn has_single(&self) -> bool {
        let hidden = self.propagation != Propagation::Naked;
        let digits = || 1..=self.sudoku.size as u8;
        self.fits.iter().any(|own| own.len() == 1)
            || hidden
                && self.sudoku.units().iter().any(|unit| digits().any(|digit| self.places(unit, digit).len() == 1))
    }
}

/// Fills in what is chosen, and all that follows, and compares each grid with its twin.
fn is_its_twin(sudoku: &Sudoku, propagation: Propagation, wished: u64, choices: &[(usize, usize)]) {
    let layout = Layout::new(sudoku, propagation);
    let mut grid = CandidateGrid::of_givens(&layout, &sudoku.givens);
    let mut twin = Twin::new(sudoku, propagation);
    for (cell, &digit) in grid.digits().iter().enumerate() {
        if digit != 0 && twin.digits[cell] == 0 {
            twin.put(cell, digit);
        }
    }
    let wish = |cell: usize| (wished.rotate_left(cell as u32) % (sudoku.size as u64 + 1)) as u8;
    let wished: Vec<u8> = (0..sudoku.givens.len()).map(wish).collect();
    for &(which, start) in choices {
        if twin.is_contradictory() {
            break;
        }
        let start = start % grid.digits().len();
        twin.check(&grid, start, &wished);
        assert!(!twin.has_single(), "a single was left");
        let Some(cell) = grid.fewest(start, &wished) else { break };
        let digit = grid.candidate(cell, which % grid.count(cell));
        grid.fill(&layout, cell, digit);
        twin.put(cell, digit);
        while let Some(single) = grid.next_single() {
            let (cell, digit) = (single.cell, single.digit);
            let alone = match single.house {
                None => twin.fits[cell] == [digit],
                Some(unit) => twin.places(&sudoku.units()[unit], digit) == [cell],
            };
            // Which of two is locked first is seen only until all singles are filled in.
            assert!(alone || propagation == Propagation::Locked);
            assert!(twin.fits[cell].contains(&digit) || twin.is_contradictory());
            grid.fill(&layout, cell, digit);
            twin.put(cell, digit);
        }
    }
}

fn a_grid() -> impl Strategy<Value = &'static str> {
    let small = [
        "1...............",
        "5.....3.......2..6...1.........4..1.",
        ".3.....4.2...............",
        "6...2...5.........3...7...2....5...1....4..6.....4........7.....",
    ];
    prop::sample::select(HARD.iter().flat_map(|list| grids(list).take(4)).chain(small).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn candidates_and_singles_are_those_of_a_naive_twin(
        text in a_grid(),
        propagation in prop::sample::select(vec![Propagation::Naked, Propagation::Singles, Propagation::Locked]),
        wished in any::<u64>(),
        choices in prop::collection::vec((0usize..1000, 0usize..1000), 1..9),
    ) {
        let sudoku = Sudoku::parse(text).unwrap();
        is_its_twin(&sudoku, propagation, wished, &choices);
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
            "&propagation=singles",
            "&t0=0",
            "&t0=1000000000",
        ]),
    ) {
        let mut run = run(text, &format!("{settings}&seed={seed}"));
        let sudoku = Sudoku::parse(text).unwrap();
        let propagation = match settings {
            "&propagation=naked" => Propagation::Naked,
            "&propagation=singles" => Propagation::Singles,
            _ => Propagation::Locked,
        };
        let base = run.numbers();
        // In a contradiction the order decides what was locked before: then a rebuild is not looked at until its verdict.
        let begin = |digits: &[i32]| {
            let mut twin = Twin::new(&sudoku, propagation);
            for (cell, &digit) in digits.iter().enumerate().filter(|(_, digit)| **digit != 0) {
                if twin.digits[cell] == 0 {
                    twin.put(cell, digit as u8);
                }
            }
            twin
        };
        let mut twin = begin(&base);
        let (mut accepted, mut built, mut last_energy) = (base.clone(), base.clone(), None);
        for step in 1..=400 {
            if run.status() != Status::Running {
                break;
            }
            run.advance(1);
            let AnnealProgress { moves, energy, best, rebuild, .. } = run.annealed().unwrap();
            prop_assert_eq!(moves, step);
            let known = !twin.is_contradictory();
            let own = |cell: usize| twin.fits[cell].clone();
            let wished: Vec<u8> = accepted.iter().map(|&digit| digit as u8).collect();
            match step_of(&run) {
                RebuildStep::Kick { cell, number, candidates } => {
                    prop_assert_eq!(&built, &base, "a kick is the first");
                    prop_assert!(accepted[cell] == 0 && own(cell).contains(&number) && settings != "&kick=off");
                    prop_assert_eq!(own(cell).len(), candidates as usize);
                    prop_assert_eq!(run.kinds()[cell], CellKind::Kicked);
                    built[cell] = number.into();
                    twin.put(cell, number);
                }
                RebuildStep::Decision { cell, number, candidates, remembered } => {
                    let least = twin.fits.iter().map(Vec::len).filter(|&count| count > 0).min();
                    let memory = settings != "&memory=off" && own(cell).contains(&wished[cell]);
                    if known {
                        prop_assert_eq!(Some(own(cell).len()), least);
                        prop_assert_eq!(own(cell).len(), candidates as usize);
                        prop_assert_eq!(remembered, memory);
                        prop_assert!(own(cell).contains(&number));
                    }
                    prop_assert!(!remembered || wished[cell] == number);
                    prop_assert_eq!(run.kinds()[cell], CellKind::Decided);
                    built[cell] = number.into();
                    twin.put(cell, number);
                }
                RebuildStep::Single { cell, number, unit } => {
                    let alone = match unit {
                        None => twin.fits[cell] == [number],
                        Some(unit) => twin.places(&sudoku.units()[unit], number) == [cell],
                    };
                    // Which of two is locked first is seen only until all singles are filled in.
                    prop_assert!(alone || propagation == Propagation::Locked);
                    prop_assert!(!known || own(cell).contains(&number));
                    prop_assert!(unit.is_none() || propagation != Propagation::Naked);
                    prop_assert_eq!(run.kinds()[cell], CellKind::Followed);
                    built[cell] = number.into();
                    twin.put(cell, number);
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
                    twin = begin(&base);
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
            Status::Budget => prop_assert_eq!(run.progress().moves(), 3000),
            Status::Unsolvable => {
                let link = format!("puzzle=sudoku&givens={}&solver=exact", to_text(&sudoku.givens));
                let mut proof = Config::from_link(&link).unwrap().into_run();
                proof.advance(u64::MAX);
                prop_assert_eq!((run.progress().moves(), proof.status()), (0, Status::Unsolvable));
            }
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

#[test]
fn candidates_of_36x36_are_those_of_a_naive_twin() {
    let sudoku = Sudoku::parse(LARGE.trim_ascii()).unwrap();
    // All three kinds of propagation are tried on the smaller ones.
    is_its_twin(&sudoku, Propagation::Locked, 7, &[(1, 700)]);
}

#[test]
fn grids_of_36x36_are_made_and_solved() {
    let link = "compare&seeds=1..1&moves=1&on=lewis=36;share=.55;count=5;seed=1&on=lewis=36;share=.35;count=1;seed=2";
    let experiment = Experiment::from_link(link).unwrap();
    for puzzle in 0..6 {
        let config = experiment.config(Job { seed: Some(1), puzzle, setting: 0 });
        let givens = config.problem.givens().unwrap();
        let sudoku = Sudoku::parse(&givens).unwrap();
        let config = Config::from_link(&format!("puzzle=sudoku&givens={givens}&seed=3")).unwrap();
        assert!(config.to_link().contains("&solver=rebuild&propagation=locked&memory=on&kick=on&t0=1.2&"));
        let mut run = config.into_run();
        run.advance(u64::MAX);
        assert_eq!(run.status(), Status::Solved, "{puzzle}");
        let digits: Vec<u8> = run.numbers().iter().map(|&digit| digit as u8).collect();
        assert!(sudoku.is_solution(&digits));
    }
}

#[test]
fn every_rebuild_but_the_first_begins_with_a_kick_if_it_may() {
    let text = grids(HARD[0]).next().unwrap();
    for (kick, seed) in ["on", "off"].into_iter().flat_map(|kick| (1..=5).map(move |seed| (kick, seed))) {
        let mut run = run(text, &format!("&memory=off&propagation=naked&kick={kick}&seed={seed}"));
        let (mut begins, mut kicked) = (true, Vec::new());
        while run.status() == Status::Running && kicked.len() < 50 {
            run.advance(1);
            if begins {
                kicked.push(matches!(step_of(&run), RebuildStep::Kick { .. }));
            }
            begins = matches!(step_of(&run), RebuildStep::Verdict { .. });
        }
        assert!(kicked.len() > 1 && !kicked[0], "{kick}, {seed}: {kicked:?}");
        assert!(kicked[1..].iter().all(|&kicked| kicked == (kick == "on")), "{kick}, {seed}: {kicked:?}");
    }
}

#[test]
fn a_candidate_is_drawn_as_often_as_another() {
    let mut seen = [0; 9];
    for seed in 0..900 {
        let mut run = run(&".".repeat(81), &format!("&seed={seed}"));
        run.advance(1);
        let RebuildStep::Decision { number, candidates: 9, .. } = step_of(&run) else { panic!("{seed}") };
        seen[usize::from(number) - 1] += 1;
    }
    // Each 100 times, give or take four standard deviations.
    assert!(seen.iter().all(|seen| (63..=137).contains(seen)), "{seen:?}");
}

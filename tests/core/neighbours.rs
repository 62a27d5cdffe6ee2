//! The moves of a board, and boards that are frozen: what is said of them is what can be counted.

use annealing_lab::link::Config;
use annealing_lab::puzzle::library;
use annealing_lab::run::{AnnealProgress, CellKind, Neighbours, Run, Status, report};
use proptest::prelude::*;
use std::collections::BTreeMap;

const EMPTY: &str = "puzzle=sudoku&singles=off&givens=";
const LATIN: &str = "n1..4_1..4_1..4_1..4;c0,0..3,0,4_0,-1..3,-1,4_0,-2..3,-2,4_0,-3..3,-3,4;ldA..D,1_dE..H,1_dI..L,1_dM..P,1_dA..M,4_dB..N,4_dC..O,4_dD..P,4;tLatin";
const JIGSAW: &str = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";

/// Runs of every kernel, with givens, pins, pairs and rules.
fn boards() -> Vec<String> {
    let sudoku = |size: usize, keys: &str| format!("{EMPTY}{}{keys}&t0=1", ".".repeat(size * size));
    let mut links: Vec<String> = [
        "puzzle=magic19",
        "puzzle=magic19&rng=r",
        "puzzle=magic19&givens=.,.,5,.,.,.,.,.,.,2,.,.,.,.,.,.,.,.,19",
        "puzzle=magic19&hand=0:p4,5:p7,9:t0.5,40:u4",
        "puzzle=magic-square-4&pairs=opposite&hand=0:p1",
        "puzzle=magic-square-12",
        "puzzle=octa&cooling=geometric&t0=10&rate=0.99&reheat=stalled&patience=10&floor=1&factor=2&refill=stale",
        "puzzle=octa&cooling=constant&t0=0&reheat=stalled&patience=90&refill=stale",
        "puzzle=sudoku",
        "puzzle=sudoku&givens=1..............1&hand=3:p5",
    ]
    .map(String::from)
    .into();
    links.push(format!("puzzle=custom&define={LATIN}&givens=2,{}", ["."; 15].join(",")));
    links.extend([4, 5, 6, 7, 8, 9, 10, 12, 16, 25].map(|size| sudoku(size, "")));
    let rules = ["extra=diagonals,windoku", "extra=knight", "cages=15.111221_.9899_3.3334_17.515261_30.55565758"];
    links.extend(rules.map(|rule| sudoku(9, &format!("&{rule}"))));
    links.push(sudoku(9, &format!("&regions={JIGSAW}&extra=diagonal-up,knight")));
    links
}

fn run_of(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

fn progress(run: &Run) -> AnnealProgress {
    run.annealed().expect("it anneals")
}

/// Changes of energy by each pair of cells that may change places, computed from scratch.
fn counted(run: &Run) -> BTreeMap<[u16; 2], i32> {
    let (problem, numbers, energy) = (run.problem(), run.numbers(), progress(run).energy);
    let mut groups = problem.groups(run.settings().singles());
    groups.iter_mut().zip(run.kinds()).filter(|(_, kind)| *kind != CellKind::Free).for_each(|(group, _)| *group = None);
    let mut all = BTreeMap::new();
    for (b, group) in groups.iter().enumerate().filter(|(_, group)| group.is_some()) {
        for a in (0..b).filter(|&a| groups[a] == *group) {
            let mut other = numbers.clone();
            problem.make(&mut other, &problem.moved([a, b]));
            all.insert([a as u16, b as u16], problem.energy(&other) - energy);
        }
    }
    all
}

fn listed(Neighbours { cells, other, delta, .. }: &Neighbours) -> BTreeMap<[u16; 2], i32> {
    let pair = |(&a, &b): (&u16, &u16)| [a.min(b), a.max(b)];
    cells.iter().zip(other).map(pair).zip(delta.iter().copied()).collect()
}

#[test]
fn every_board_lists_its_moves_with_what_they_do() {
    for link in boards() {
        let mut run = run_of(&format!("{link}&seed=3"));
        for moves in [0, 1, 7, 30, 200, 3000] {
            run.advance(moves);
            let (expected, all) = (counted(&run), run.neighbours(u32::MAX).unwrap());
            assert_eq!((all.total as usize, all.sampled()), (expected.len(), false), "{link}");
            assert_eq!(listed(&all), expected, "{link} after {moves} more moves");
        }
    }
}

#[test]
fn what_does_not_anneal_one_board_has_no_pins_and_is_never_frozen() {
    for solver in ["puzzle=octa&solver=tempering", "puzzle=octa&solver=replicas", "puzzle=sudoku&solver=rebuild"] {
        let mut run = run_of(solver);
        run.advance(900);
        assert!(!run.kinds().contains(&CellKind::Pinned) && run.seen().frozen.is_none(), "{solver}");
        assert_eq!(progress(&run).anneals, 1, "{solver}");
    }
}

#[test]
fn every_puzzle_of_the_library_lists_its_moves() {
    for name in library::names() {
        let mut run = run_of(&format!("puzzle={name}&seed=5"));
        run.advance(100);
        let free = run.kinds().into_iter().filter(|&kind| kind == CellKind::Free).count();
        let all = run.neighbours(4000).unwrap();
        assert_eq!(all.total as usize, free * (free - 1) / 2, "{name}");
        assert_eq!((all.sampled(), all.delta.len()), (all.total > 4000, all.total.min(4000) as usize), "{name}");
        if !all.sampled() {
            assert_eq!(listed(&all), counted(&run), "{name}");
        }
    }
}

#[test]
fn more_moves_than_are_asked_for_are_sampled_evenly() {
    let mut run = run_of("puzzle=magic-square-20&seed=5");
    run.advance(1000);
    let (expected, sample) = (counted(&run), run.neighbours(2000).unwrap());
    assert_eq!((sample.total, sample.sampled(), sample.delta.len()), (79_800, true, 2000));
    let listed = listed(&sample);
    assert_eq!(listed.len(), 2000, "none is listed twice");
    assert!(listed.iter().all(|(pair, delta)| expected[pair] == *delta));
    // Each fortieth of them has its part; and so has each half of the changes.
    let median = {
        let mut all: Vec<i32> = expected.into_values().collect();
        all.sort_unstable();
        all[39_900]
    };
    let below = sample.delta.iter().filter(|&&delta| delta < median).count();
    assert!((900..1100).contains(&below), "{below} of 2,000 are below the median");
    assert_eq!(run.neighbours(2000).unwrap(), sample, "the same board, the same sample");
    run.advance(1);
    assert_ne!(run.neighbours(2000).unwrap().cells, sample.cells, "another move, another sample");
    assert_eq!(run.neighbours(0).unwrap().delta.len(), 0);
}

#[test]
fn what_moves_other_than_one_board_by_swaps_has_no_neighbours() {
    for solver in ["puzzle=octa&solver=astar", "puzzle=octa&solver=exact", "puzzle=sudoku&solver=rebuild&seed=1"] {
        let mut run = run_of(solver);
        run.advance(10);
        assert_eq!(run.neighbours(100), None, "{solver}");
    }
}

#[test]
fn a_run_that_is_asked_for_its_moves_is_the_same_to_the_byte() {
    for link in boards() {
        let link = format!("{link}&seed=7&moves=20000");
        let (mut asked, mut left_alone) = (run_of(&link), run_of(&link));
        left_alone.advance(u64::MAX);
        for moves in (1..).take_while(|&moves| moves < 300) {
            asked.advance(moves);
            let _ = (asked.neighbours(50), asked.seen());
        }
        asked.advance(u64::MAX);
        for text in [|run: &Run| report::to_json(run, ""), report::to_csv] {
            assert_eq!(text(&asked), text(&left_alone), "{link}");
        }
    }
}

/// The same by the definition: the energies after all moves so far tell how long it has stood.
fn frozen(run: &Run, energies: &[i32]) -> Option<f64> {
    let AnnealProgress { status, energy, temperature, .. } = progress(run);
    let stood = energies.len() > 400 && energies[energies.len() - 401..].iter().all(|&before| before == energy);
    if status != Status::Running || energy == 0 || !stood {
        return None;
    }
    let moves = counted(run);
    if moves.values().any(|&delta| delta < 0) {
        return None;
    }
    // A sudoku draws a box with two free cells first, and then two of its cells.
    let groups = run.problem().groups(run.settings().singles());
    let mut sizes = BTreeMap::new();
    for [a, _] in moves.keys() {
        *sizes.entry(groups[usize::from(*a)]).or_insert(0) += 1;
    }
    let accept = run.settings().annealing()?.accept;
    let accepted: f64 = moves
        .iter()
        .filter(|&(_, &delta)| delta > 0 && f64::from(delta) < 23.0 * temperature.max(1.0 / 23.0))
        .map(|([a, _], &delta)| {
            accept.probability(delta.into(), temperature) / f64::from(sizes[&groups[usize::from(*a)]])
        })
        .sum();
    // The sum of nothing is -0.
    let wait = sizes.len() as f64 / accepted.abs();
    (wait > 10_000.0).then_some(wait)
}

fn same(got: Option<f64>, expected: Option<f64>) -> bool {
    match (got, expected) {
        (Some(got), Some(expected)) => got == expected || (got / expected - 1.0).abs() < 1e-9,
        (got, expected) => got == expected,
    }
}

#[test]
fn a_board_is_frozen_by_the_definition_at_every_move_and_for_every_rule() {
    let rules = [
        "cooling=constant&t0=0.17",
        "cooling=constant&t0=0.3",
        "cooling=constant&t0=0",
        "cooling=geometric&t0=5&rate=0.997",
        "cooling=lam&t0=3&over=20000",
        "accept=threshold&cooling=constant&t0=0.9",
        "accept=threshold&cooling=constant&t0=3",
        "accept=descent",
        "cooling=constant&t0=0.12&rng=r",
        "cooling=geometric&t0=5&rate=0.995&restart=fixed&length=2500",
        "cooling=geometric&t0=5&rate=0.995&reheat=stalled&patience=900&floor=0&factor=9&refill=stale",
        "cooling=constant&t0=0.2&hand=900:s0-3,2500:t2,2600:t0.2",
    ];
    let knights = format!("{EMPTY}{}&extra=knight", ".".repeat(81));
    let puzzles = ["puzzle=magic19", "puzzle=octa", "puzzle=sudoku&singles=off", &knights];
    for rule in rules {
        let mut times = 0;
        // Cells 0 and 3 of the small sudoku are of two boxes.
        for puzzle in puzzles.iter().filter(|puzzle| !(puzzle.contains("sudoku") && rule.contains("hand"))) {
            let mut run = run_of(&format!("{puzzle}&{rule}&seed=2&moves=3500"));
            let mut energies = vec![progress(&run).energy];
            while run.status() == Status::Running {
                run.advance(1);
                energies.push(progress(&run).energy);
                let (got, expected) = (run.seen().frozen, frozen(&run, &energies));
                assert!(same(got, expected), "{puzzle}&{rule}, move {}: {got:?}, not {expected:?}", energies.len() - 1);
                times += usize::from(got.is_some());
            }
        }
        let hot = rule == "accept=threshold&cooling=constant&t0=3" || rule.contains("lam");
        assert_eq!(times == 0, hot, "{rule}: {times} times");
    }
}

#[test]
fn late_acceptance_is_frozen_once_its_list_allows_no_worsening_move() {
    for (rule, seed) in [("late", 1), ("late", 2), ("late2017", 1), ("late2017", 2)] {
        let link = format!("puzzle=magic19&accept={rule}&history=700&seed={seed}&moves=400000");
        let mut run = run_of(&link);
        let (mut energy, mut since) = (progress(&run).energy, 0);
        while run.status() == Status::Running && run.seen().frozen.is_none() {
            run.advance(1);
            let now = progress(&run);
            if now.energy != energy {
                (energy, since) = (now.energy, now.moves);
            }
        }
        assert_eq!(run.seen().frozen, Some(f64::INFINITY), "{link}");
        let stood = progress(&run).moves - since;
        assert!((400..=700).contains(&stood), "{link}: an entry is kept for 700 moves, not for {stood}");
        while run.status() == Status::Running && progress(&run).energy == energy {
            run.advance(1);
        }
        assert!(progress(&run).energy <= energy, "{link}: a worsening move was accepted");
    }
}

proptest! {
    #[test]
    fn a_frozen_board_is_frozen_however_one_comes_to_its_move(seed in 0u32..200, at in 0u64..6000, batch in 1u64..3000) {
        let link = format!("puzzle=magic19&cooling=geometric&t0=5&rate=0.997&seed={seed}&moves=6000");
        let (mut whole, mut parts, mut back) = (run_of(&link), run_of(&link), run_of(&link));
        whole.advance(at);
        (0..at / batch).for_each(|_| parts.advance(batch));
        parts.advance(at % batch);
        back.advance(6000);
        back.seek(at);
        prop_assert_eq!(whole.seen().frozen, parts.seen().frozen);
        prop_assert_eq!(whole.seen().frozen, back.seen().frozen);
    }
}

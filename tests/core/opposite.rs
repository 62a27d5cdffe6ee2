//! Boards whose opposite cells are pairs of one sum: what they find, what refuses them, and how links tell of them.

use annealing_lab::exact::{Counting, ExactStatus};
use annealing_lab::link::Config;
use annealing_lab::puzzle::symmetry::{Classes, Symmetries};
use annealing_lab::puzzle::{Instance, Line, Opposite, Puzzle, Stroke, library};
use annealing_lab::run::{Progress, Run, Status};

fn config(link: &str) -> Config {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"))
}

fn puzzle_of(run: &Run) -> &Puzzle {
    match run.problem() {
        Instance::Sums { puzzle, .. } => puzzle,
        problem => panic!("{problem:?}"),
    }
}

/// The antisymmetric solutions, counted as those of the puzzle with a line of two cells for each pair: all, and classes.
fn counted(name: &str) -> (u64, usize) {
    let mut puzzle = library::classic(name).unwrap();
    let free = vec![None; puzzle.cells.len()];
    let Opposite { partner, sum } = Opposite::from_givens(&puzzle, &free).unwrap();
    let pairs = partner.iter().enumerate().filter(|&(cell, &partner)| cell < partner);
    puzzle.lines.extend(pairs.map(|(cell, &partner)| Line::new_sum(vec![cell, partner], sum, Stroke::Row)));
    let mut counting = Counting::sums(&puzzle, &free, u64::MAX);
    while counting.status() == ExactStatus::Running {
        counting.count_on(1_000_000);
    }
    let count = counting.count();
    (count.solutions, count.classes)
}

#[test]
fn annealing_finds_every_antisymmetric_solution_and_no_other() {
    // The associated squares of order 4; and 12 of the 26 hexagons, as docs/LIBRARY.md says.
    for (name, seeds, expected) in [("magic-square-4", 1500, (384, 48)), ("zero-hexagon-3", 300, (144, 12))] {
        let counted = counted(name);
        let puzzle = library::classic(name).unwrap();
        let mut found = Classes::new(Symmetries::new(&puzzle, &vec![None; puzzle.cells.len()], false));
        for seed in 1..=seeds {
            let mut run = config(&format!("puzzle={name}&pairs=opposite&cooling=constant&t0=4&seed={seed}")).into_run();
            run.advance(u64::MAX);
            assert_eq!(run.status(), Status::Solved);
            let board = run.numbers();
            assert_eq!(puzzle.energy(&board), 0);
            let Opposite { partner, sum } = puzzle_of(&run).opposite.as_ref().unwrap();
            assert!(board.iter().zip(partner).all(|(number, &partner)| number + board[partner] == *sum));
            found.note(&board);
        }
        assert_eq!((counted.0, counted.1), expected, "{name}");
        assert_eq!(found.count(), expected.1, "{name}");
    }
}

#[test]
fn a_puzzle_without_such_boards_refuses_the_key_and_says_why() {
    for (link, reason) in [
        ("puzzle=magic-hexagon&pairs=opposite", "cannot sum to 38"),
        ("puzzle=magic19&pairs=opposite", "cannot sum to 22"),
        ("puzzle=triangle-3-9&pairs=opposite", "no cell opposite"),
        ("puzzle=magic-square-3&givens=2,.,.,.,.,.,.,.,1&pairs=opposite", "do not sum to 10"),
        ("puzzle=magic-square-4&pairs=all", "none and opposite"),
        ("puzzle=magic-square-4&solver=exact&pairs=opposite", "no effect"),
        ("puzzle=magic-square-4&solver=replicas&pairs=opposite", "no effect"),
        ("puzzle=sudoku&pairs=opposite", "no effect"),
    ] {
        let error = Config::from_link(link).expect_err(link);
        assert_eq!(error.key, "pairs", "{link}");
        assert!(error.to_string().contains(reason), "{link}: {error}");
    }
}

#[test]
fn a_link_says_no_more_than_it_must_and_means_the_same_run() {
    let written = |link: &str| {
        let own = config(link).to_link();
        assert_eq!(config(&own), config(link), "{own}");
        own
    };
    assert!(!written("puzzle=magic-square-4").contains("pairs"), "as before there were pairs");
    assert_eq!(written("puzzle=magic-square-4&pairs=none"), written("puzzle=magic-square-4"));
    assert!(written("puzzle=magic-square-4&pairs=opposite").contains("&pairs=opposite&"));
    assert!(written("puzzle=zero-hexagon-3").contains("&pairs=opposite&"), "by its preset");
    assert!(written("puzzle=zero-hexagon-3&pairs=none").contains("&pairs=none&"));
    assert_eq!(config("puzzle=zero-hexagon-3").preset(), "recommended");
    assert_eq!(config("puzzle=zero-hexagon-3&pairs=none").preset(), "custom");
    // With givens that are no pair there is no choice: the preset's word is passed over.
    let givens = format!("1{},2", ",.".repeat(17));
    assert!(!written(&format!("puzzle=zero-hexagon-3&givens={givens}")).contains("pairs"));
    let changed = config("puzzle=magic-square-4").changed("pairs", "opposite").unwrap();
    assert!(changed.to_link().contains("&pairs=opposite&"));
    assert!(!changed.changed("solver", "exact").unwrap().to_link().contains("pairs"));
    assert!(changed.changed("solver", "tempering").unwrap().to_link().contains("&pairs=opposite&"));
}

#[test]
fn a_person_may_intervene_in_pairs() {
    // Corners are opposite each other: 0 and 15, 3 and 12.
    let link = "puzzle=magic-square-4&pairs=opposite&t0=3&seed=7&moves=1000";
    let mut run = config(link).into_run();
    let before = run.numbers();
    run.intervene(annealing_lab::anneal::Intervention::Swap(0, 1)).unwrap();
    let after = run.numbers();
    assert_eq!((after[0], after[1], after[15], after[14]), (before[1], before[0], before[14], before[15]));
    let mut pinned = config(&format!("{link}&hand=0:p0,5:s1-2,200:u15")).into_run();
    let first = pinned.numbers();
    pinned.advance(200);
    let held = pinned.numbers();
    assert_eq!((held[0], held[15]), (first[0], first[15]));
    for refused in ["0:p0,1:p15", "0:p0,1:s15-3", "0:s0-0"] {
        assert!(Config::from_link(&format!("{link}&hand={refused}")).is_err(), "{refused}");
    }
    // All pairs but one may be pinned: it can be turned over.
    let all: Vec<String> = (0..8).map(|cell| format!("0:p{cell}")).collect();
    assert!(Config::from_link(&format!("{link}&hand={}", all[..7].join(","))).is_ok());
    assert!(Config::from_link(&format!("{link}&hand={}", all.join(","))).is_err());
}

#[test]
fn an_inspected_move_counts_the_lines_of_both_pairs() {
    let mut run = config("puzzle=zero-hexagon-4&seed=3&moves=100000").into_run();
    for moves in 1..200 {
        run.seek(moves - 1);
        run.advance(1);
        let Some(annealing_lab::run::inspect::Inspection::Proposed(proposed)) = run.inspect() else { panic!() };
        assert_eq!(proposed.lines.iter().map(|line| line.delta).sum::<i32>(), proposed.delta, "move {moves}");
        let Progress::Anneal(progress) = run.progress() else { panic!() };
        assert_eq!(progress.energy, puzzle_of(&run).energy(&run.numbers()));
    }
}

//! The whole library, puzzle by puzzle: described well, counted as stated, solved by its preset as measured. What a new file
//! should say stands in the message of the test that misses it.

use annealing_lab::anneal::temperature_for;
use annealing_lab::draft::Draft;
use annealing_lab::exact;
use annealing_lab::exact::Counting;
use annealing_lab::link::Config;
use annealing_lab::puzzle::{Difficulty, Measured, Puzzle, Solutions, library};
use annealing_lab::run::Status;

fn library() -> impl Iterator<Item = Puzzle> {
    library::names().into_iter().map(|name| library::classic(name).unwrap())
}

#[test]
fn every_classic_tells_what_it_is_and_where_it_comes_from() {
    for puzzle in library() {
        let name = &puzzle.name;
        for sentence in [&puzzle.statement, &puzzle.history] {
            assert!(sentence.ends_with('.') && sentence.len() > 20, "{name}: \"{sentence}\" is no sentence");
            for part in sentence.split(". ") {
                assert!(part.split_whitespace().count() <= 25, "{name}: \"{part}\" is long");
            }
        }
        assert!(!puzzle.source.is_empty() && !puzzle.family.is_empty(), "{name} has no source or no family");
        assert!(puzzle.title.len() <= 40, "{name}: a long title");
        // Those of more cells than a square of order 6 have not been counted by anybody.
        let counted = puzzle.solutions.is_some() || puzzle.cells.len() > 36;
        assert!(counted, "{name} does not say how many solutions it has");
        let twins = library().filter(|other| other.title == puzzle.title).count();
        assert_eq!(twins, 1, "{name}: {} is not the only one of its title", puzzle.title);
    }
}

#[test]
fn the_library_holds_the_families_that_were_asked_for() {
    let names = library::names();
    let sizes = |family: &str| {
        let of_family = library().filter(|puzzle| puzzle.family == family);
        of_family.map(|puzzle| puzzle.cells.len()).collect::<Vec<_>>()
    };
    let spoked = sizes("Spoked polygons");
    assert!([13, 16, 19, 22, 25].iter().all(|cells| spoked.contains(cells)), "{spoked:?}");
    let squares = sizes("Magic squares and the hexagon");
    assert!([9, 16, 25, 36].iter().all(|cells| squares.contains(cells)), "{squares:?}");
    assert!(names.len() >= 45, "{} puzzles", names.len());
}

#[test]
fn the_exact_engine_counts_as_many_solutions_as_stated() {
    let mut counted = 0;
    for puzzle in library() {
        let Some(stated) = puzzle.solutions.clone() else { continue };
        assert!(stated.classes <= stated.total && stated.total % 2 == 0, "{}", puzzle.name);
        if !stated.source.is_empty() {
            continue;
        }
        let mut counting = Counting::sums(&puzzle, &vec![None; puzzle.cells.len()], u64::MAX);
        while counting.status() == exact::ExactStatus::Running {
            counting.count_on(1_000_000);
            counting.take_firsts();
        }
        let count = counting.count();
        let found = (u128::from(count.solutions), count.classes as u128);
        assert_eq!(found, (stated.total, stated.classes), "{}: the file should say", puzzle.name);
        counted += 1;
    }
    assert!(counted >= 50, "only {counted} were counted");
}

/// More moves than this, of all hundred runs, are for `./dev bench large`, which prints the same lines.
const MOST_MEASURED: u64 = 250_000_000;

fn measure(name: &str, preset: &str) -> Measured {
    let (mut solved, mut moves) = (0, 0);
    for seed in 1..=Measured::SEEDS {
        let mut run = Config::from_link(&format!("puzzle={name}&preset={preset}&seed={seed}")).unwrap().into_run();
        run.advance(u64::MAX);
        solved += u64::from(run.status() == Status::Solved);
        moves += run.annealed().unwrap().moves;
    }
    Measured { solved, moves: moves / solved.max(1) }
}

#[test]
fn the_recommended_preset_solves_as_often_and_as_fast_as_stated() {
    let mut wrong = String::new();
    for puzzle in library() {
        if puzzle.measured.is_some_and(|stated| stated.moves * Measured::SEEDS > MOST_MEASURED) {
            continue;
        }
        let found = measure(&puzzle.name, "recommended");
        if puzzle.measured != Some(found) {
            wrong += &format!(
                "src/puzzle/library/{}.txt should say: measured {} {}\n",
                puzzle.name, found.solved, found.moves
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Ten runs at a constant temperature, for at most 20 times the moves of the preset: how many moves a solution takes.
fn expected_moves(puzzle: &Puzzle, t0: f64) -> f64 {
    let (mut solved, mut moves) = (0, 0);
    let budget = 20 * puzzle.measured.unwrap().moves;
    for seed in 1..=10 {
        let link = format!("puzzle={}&cooling=constant&t0={t0}&restart=none&moves={budget}&seed={seed}", puzzle.name);
        let mut run = Config::from_link(&link).unwrap().into_run();
        run.advance(u64::MAX);
        solved += u64::from(run.status() == Status::Solved);
        moves += run.annealed().unwrap().moves;
    }
    moves as f64 / solved as f64
}

#[test]
fn the_useful_temperatures_are_useful_and_those_far_from_them_are_not() {
    let mut seen = 0;
    for puzzle in library() {
        let Some([low, high]) = puzzle.useful else { continue };
        let median = puzzle.measured.unwrap().moves;
        // What takes longer is for `benches/useful.js`; what any temperature solves tells nothing.
        if !(1_000..30_000).contains(&median) {
            continue;
        }
        let inside = expected_moves(&puzzle, (low * high).sqrt());
        assert!(inside < 4.0 * median as f64, "{}: {inside}", puzzle.name);
        for outside in [low / 8.0, high * 8.0] {
            let moves = expected_moves(&puzzle, outside);
            assert!(moves > 2.0 * inside, "{} at {outside}: {moves}, inside {inside}", puzzle.name);
        }
        seen += 1;
    }
    assert!(seen > 10, "only {seen}");
}

#[test]
fn the_textbook_rule_begins_several_times_above_the_useful_temperatures() {
    // The settings say so of every puzzle.
    for puzzle in library() {
        let Some([_, high]) = puzzle.useful else { continue };
        let problem = Config::from_link(&format!("puzzle={}", puzzle.name)).unwrap().problem;
        let first = temperature_for(&problem, true, 0.8).unwrap();
        assert!(first > 3.0 * high, "{}: {first} against {high}", puzzle.name);
    }
}

#[test]
fn the_magic_hexagon_is_solved_at_the_right_temperature_and_never_in_the_cold() {
    let puzzle = library::classic("magic-hexagon").unwrap();
    assert_eq!(puzzle.measured.unwrap().solved, 100);
    assert_eq!(puzzle.measured.unwrap().difficulty(), Difficulty::VeryHard);
    // A tenth of its preset's budget, and three times what a solution takes at the right temperature.
    for seed in 1..=Measured::SEEDS {
        let link = format!("puzzle=magic-hexagon&preset=frozen&moves=1000000&seed={seed}");
        let mut run = Config::from_link(&link).unwrap().into_run();
        run.advance(u64::MAX);
        assert_eq!(run.status(), Status::Budget, "seed {seed}");
    }
}

#[test]
fn difficulty_goes_by_moves_and_by_failures() {
    let of = |solved, moves| Measured { solved, moves }.difficulty();
    assert_eq!([of(100, 999), of(100, 1000)], [Difficulty::Easy, Difficulty::Medium]);
    assert_eq!([of(100, 9_999), of(100, 10_000)], [Difficulty::Medium, Difficulty::Hard]);
    assert_eq!([of(100, 99_999), of(100, 100_000)], [Difficulty::Hard, Difficulty::VeryHard]);
    assert_eq!(of(99, 10), Difficulty::VeryHard);
}

#[test]
fn every_classic_can_be_taken_as_a_puzzle_of_ones_own_and_has_the_same_solutions() {
    for puzzle in library() {
        let draft = Draft::from_puzzle(&puzzle, &[]);
        let (own, _) = draft.puzzle().unwrap_or_else(|message| panic!("{}: {message}", puzzle.name));
        let same = |a: &Puzzle, b: &Puzzle| {
            let lines = a.lines.iter().zip(&b.lines).all(|(a, b)| a.cells == b.cells && a.target == b.target);
            lines && a.numbers == b.numbers && a.lines.len() == b.lines.len()
        };
        assert!(same(&puzzle, &own), "{}", puzzle.name);
        assert!(draft.advice().iter().all(|remark| !remark.impossible), "{}: {:?}", puzzle.name, draft.advice());
    }
}

#[test]
fn the_table_of_the_library_says_what_the_files_say() {
    let table = include_str!("../../docs/LIBRARY.md");
    for puzzle in library() {
        let start = format!("| `{}` ", puzzle.name);
        let row = table.lines().find(|line| line.starts_with(&start));
        let row = row.unwrap_or_else(|| panic!("docs/LIBRARY.md has no row of {}", puzzle.name));
        let cells: Vec<String> = row.split('|').map(|cell| cell.trim().replace(',', "")).collect();
        let measured = puzzle.measured.unwrap();
        let count =
            |of: fn(&Solutions) -> u128| puzzle.solutions.as_ref().map_or("—".to_string(), |s| of(s).to_string());
        let found = [&cells[3], &cells[4], &cells[6], &cells[7]];
        let (total, classes) = (count(|solutions| solutions.total), count(|solutions| solutions.classes));
        let stated = [total, classes, measured.solved.to_string(), measured.moves.to_string()];
        assert_eq!(found.map(String::as_str), stated, "{}", puzzle.name);
    }
}

//! Tours as links name them: every part of a run works on them, and what does not is refused by name.

use annealing_lab::anneal::Intervention;
use annealing_lab::history::Event;
use annealing_lab::model::Model;
use annealing_lab::run::{Run, Status};
use annealing_lab::{Config, Counting, Instance, SolverSettings};

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

/// The code of the message about a link, behind the key that it names.
fn refused(link: &str) -> (String, &'static str) {
    let error = Config::from_link(link).map(|config| config.to_link()).unwrap_err();
    (error.key, error.message.code)
}

#[test]
fn a_link_is_written_in_full_and_read_back() {
    for link in [
        "puzzle=tour",
        "puzzle=tour&cities=uniform-30&draw=5&neighbourhood=swap",
        "puzzle=tour&points=0,0_3.5,0_3,-4_1,1&distance=geographic",
        "puzzle=tour&cities=gr96&solver=tempering",
    ] {
        let config = Config::from_link(link).unwrap();
        let canonical = config.to_link();
        assert_eq!(Config::from_link(&canonical).unwrap(), config, "{link}");
        assert_eq!(Config::from_link(&canonical).unwrap().to_link(), canonical, "{link}");
    }
    let config = Config::from_link("puzzle=tour&cities=att48").unwrap();
    assert_eq!(config, Config::from_link("puzzle=tour").unwrap());
    assert_eq!(config.preset(), "recommended");
}

#[test]
fn a_run_cools_over_all_of_its_moves() {
    let over = |config: &Config| config.fields().into_iter().find(|field| field.key == "over").unwrap().value;
    let config = Config::from_link("puzzle=tour&moves=5000").unwrap();
    assert_eq!(over(&config), "5000");
    assert_eq!(over(&config.changed("moves", "70000").unwrap()), "70000");
    let own = Config::from_link("puzzle=tour&moves=5000&over=100").unwrap();
    assert_eq!(over(&own.changed("moves", "70000").unwrap()), "100");
    // Other cities and other moves have temperatures of their own.
    let t0 = |config: &Config| config.fields().into_iter().find(|field| field.key == "t0").unwrap().value;
    let other = config.changed("cities", "eil51").unwrap();
    assert_eq!(t0(&other), t0(&Config::from_link("puzzle=tour&cities=eil51").unwrap()));
    assert_ne!(t0(&config.changed("neighbourhood", "swap").unwrap()), t0(&config));
    assert!(config.changed("points", "0,0_1,1_2,5_7,7").is_ok());
}

#[test]
fn a_tour_is_changed_by_hand() {
    let mut by_hand = run("puzzle=tour&cities=uniform-20&draw=4&seed=1");
    let before = by_hand.numbers();
    for (text, changed) in [
        ("r3-9", [&before[..3], &reversed(&before[3..=9])[..], &before[10..]].concat()),
        ("r3-9", before.clone()),
        ("i3-9", [&before[..3], &before[4..=9], &before[3..=3], &before[10..]].concat()),
        ("i9-3", before.clone()),
        ("s0-19", [&before[19..], &before[1..19], &before[..1]].concat()),
        ("s19-0", before.clone()),
        // Over the end of the order.
        ("r18-1", [&[before[19], before[18]], &before[2..18], &[before[1], before[0]]].concat()),
    ] {
        by_hand.intervene(Intervention::parse(text).unwrap()).unwrap();
        assert_eq!(by_hand.numbers(), changed, "{text}");
        assert_eq!(by_hand.annealed().unwrap().energy, by_hand.problem().energy(&changed), "{text}");
    }
    let again = run(&Config::from_run(&by_hand).to_link());
    assert_eq!(again.numbers(), by_hand.numbers());
}

fn reversed(part: &[i32]) -> Vec<i32> {
    part.iter().rev().copied().collect()
}

#[test]
fn a_run_goes_back_and_forth_and_explains_its_moves() {
    for neighbourhood in ["reversal", "insertion", "swap"] {
        let mut run = run(&format!("puzzle=tour&cities=uniform-30&draw=2&neighbourhood={neighbourhood}&moves=20000"));
        run.advance(10_000);
        let board = run.numbers();
        run.advance(10_000);
        assert_eq!(run.status(), Status::Budget);
        run.seek(10_000);
        assert_eq!(run.numbers(), board);
        assert!(run.jump(Event::Worsening, false).is_some_and(|moves| moves < 10_000));
        // The best tour is as long as it says.
        run.seek(u64::MAX);
        let best = run.best().unwrap();
        let order: Vec<i32> = best.board.into_iter().flatten().collect();
        assert_eq!(run.problem().energy(&order), best.energy);
        // The last move's cities stand on its places, and the neighbours are all moves.
        let last = run.annealed().unwrap().last.unwrap();
        let cities = last.cells.map(|place| run.numbers()[place]);
        assert!(last.accepted || cities == last.numbers, "{neighbourhood}");
        assert!(run.inspect().is_some());
        let moves = if neighbourhood == "insertion" { 30 * 29 } else { 30 * 29 / 2 };
        let moves = if neighbourhood == "reversal" { 30 * 27 / 2 } else { moves };
        assert_eq!(run.neighbours(u32::MAX).unwrap().total, moves, "{neighbourhood}");
    }
}

#[test]
fn a_run_ends_at_a_length_that_is_proved() {
    let mut run = run("puzzle=tour&cities=ulysses22&seed=1");
    run.advance(u64::MAX);
    assert_eq!((run.status(), run.annealed().unwrap().energy), (Status::Solved, 7013));
    let Instance::Model(Model::Tour(tour)) = run.problem() else { panic!("a tour") };
    assert_eq!(tour.cities(), &annealing_lab::model::tour::Cities::Named("ulysses22"));
}

#[test]
fn what_a_tour_has_not_is_refused_by_name() {
    let own = |points: &str| format!("puzzle=tour&points={points}");
    for (link, key, code) in [
        ("puzzle=tour&cities=zebra", "cities", "not_cities"),
        ("puzzle=tour&cities=uniform-", "cities", "not_cities"),
        ("puzzle=tour&cities=uniform-2.5", "cities", "not_cities"),
        ("puzzle=tour&cities=uniform-401", "cities", "city_count"),
        ("puzzle=tour&cities=uniform-9&draw=4294967296", "draw", "not_whole"),
        ("puzzle=tour&draw=7", "draw", "no_effect"),
        ("puzzle=tour&distance=att", "distance", "no_effect"),
        (&own("0,0_1,1_2,2&cities=att48"), "cities", "no_effect"),
        (&own("0,0_1,1_2,x"), "points", "at"),
        (&own("0,0_1,1_2,2&distance=miles"), "distance", "not_one_of"),
        ("puzzle=tour&neighbourhood=flip", "neighbourhood", "not_one_of"),
        ("puzzle=tour&solver=exact", "solver", "not_one_of"),
        ("puzzle=tour&solver=replicas", "solver", "not_one_of"),
        ("puzzle=tour&solver=astar", "solver", "not_one_of"),
        ("puzzle=tour&rng=r", "rng", "no_effect"),
        ("puzzle=tour&givens=1", "givens", "no_effect"),
        ("puzzle=tour&hand=0:p1", "hand", "at"),
        ("puzzle=tour&hand=0:r1-48", "hand", "at"),
        ("puzzle=magic19&neighbourhood=swap", "neighbourhood", "no_effect"),
        ("puzzle=magic19&hand=0:r1-2", "hand", "at"),
    ] {
        assert_eq!(refused(link), (key.to_string(), code), "{link}");
    }
    let problem = Config::from_link("puzzle=tour").unwrap().problem;
    assert!(Counting::new(&problem, 10).is_none());
    let exact = SolverSettings::Exact(annealing_lab::ExactSettings::new(10));
    assert!(Run::new(problem, exact, Vec::new()).is_err());
}

#[test]
fn queens_are_placed_pinned_and_swapped() {
    let mut run = run("puzzle=queens&size=20&seed=3&hand=0:p3,0:s4-7,50:u3");
    let pinned = run.numbers()[3];
    run.advance(50);
    assert_eq!(run.numbers()[3], pinned);
    run.advance(u64::MAX);
    assert_eq!((run.status(), run.annealed().unwrap().energy), (Status::Solved, 0));
    let rows = run.numbers();
    for (a, &row) in rows.iter().enumerate() {
        for (b, &other) in rows.iter().enumerate().skip(a + 1) {
            assert!(row != other && (row - other).unsigned_abs() as usize != b - a);
        }
    }
    assert_eq!(refused("puzzle=queens&size=3"), ("size".into(), "not_whole"));
    assert_eq!(refused("puzzle=queens&cities=att48"), ("cities".into(), "no_effect"));
    assert_eq!(refused("puzzle=queens&hand=0:r1-2"), ("hand".into(), "at"));
    assert_eq!(refused("puzzle=queens&solver=exact"), ("solver".into(), "not_one_of"));
}

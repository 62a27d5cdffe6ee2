//! A run is the same whatever the batches, and whatever its settings.

use annealing_lab::history::Trace;
use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::run::{Run, Status, report};
use proptest::prelude::*;

/// Links over every schedule, restart rule, generator and way of finding.
fn links() -> impl Strategy<Value = String> {
    let cooling = prop::sample::select(vec![
        "cooling=constant&t0=2",
        "cooling=constant&t0=0",
        "cooling=constant&t0=5000",
        "cooling=fast&t0=20",
        "cooling=logarithmic&t0=20",
        "cooling=geometric&t0=10&rate=0.999",
        "cooling=linear&t0=10&t1=1&over=2000",
        "cooling=lundy-mees&t0=10&rate=0.001",
        "cooling=lam&t0=10&over=3000",
        "accept=threshold&cooling=linear&t0=10&t1=1&over=2000",
        "accept=late&history=17",
        "accept=late2017&history=17",
        "accept=descent",
    ]);
    let restart = prop::sample::select(vec![
        "restart=none",
        "restart=fixed&length=777",
        "restart=fixed&length=1",
        "restart=luby&length=40",
        "restart=converged&length=2500&repeats=20&every=7",
    ]);
    let reheat = prop::sample::select(vec![
        "reheat=none",
        "reheat=stalled&patience=30&floor=0.5&factor=20&refill=keep",
        "reheat=stalled&patience=300&floor=0&factor=3&refill=fresh",
        "reheat=stalled&patience=10&floor=1&factor=2&refill=stale",
        "reheat=chains&chain=50&fruitless=2&judged=start",
        "reheat=chains&chain=7&fruitless=5&judged=best",
    ]);
    let found = prop::sample::select(vec!["found=first", "found=sampled&every=7"]);
    let rng = prop::sample::select(vec!["rng=xoshiro", "rng=r"]);
    let problem = prop::sample::select(vec![
        "puzzle=magic19",
        "puzzle=magic19&givens=.,.,5,.,.,.,.,.,.,2,.,.,.,.,.,.,.,.,19",
        "puzzle=sudoku",
        "puzzle=sudoku&singles=off&givens=1..............1",
        "puzzle=sudoku&singles=off&givens=....................................",
    ]);
    (cooling, restart, reheat, found, rng, problem, 0u32..1000, 1u32..12_000).prop_map(
        |(cooling, restart, reheat, found, rng, problem, seed, moves)| {
            // These have no reheat.
            let cold = cooling.contains("lam") || cooling.contains("late") || cooling.contains("descent");
            let reheat = if cold { String::new() } else { format!("&{reheat}") };
            // `every` belongs to both rules, and may stand once.
            let found = if restart.contains("every") { found.replace("&every=7", "") } else { found.to_string() };
            format!("{problem}&{cooling}&{restart}{reheat}&{found}&moves={moves}&{rng}&seed={seed}")
        },
    )
}

fn all_of(run: &Run) -> (String, String, String) {
    (
        report::to_json(run, &Config::from_run(run).to_link()),
        report::to_csv(run),
        format!("{:?} {:?} {:?}", run.progress(), run.trace().map(Trace::restarts), run.trace().map(Trace::reheats)),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_batches_give_the_same_run(link in links(), batches in prop::collection::vec(1u64..3000, 1..20)) {
        let config = Config::from_link(&link).unwrap();
        let mut whole = config.clone().into_run();
        whole.advance(u64::MAX);
        let mut sliced = config.into_run();
        for &batch in batches.iter().cycle() {
            sliced.advance(batch);
            if sliced.status() != Status::Running {
                break;
            }
        }
        prop_assert_eq!(all_of(&whole), all_of(&sliced));
    }

    #[test]
    fn a_run_stopped_anywhere_is_sound(link in links(), moves in 0u64..5000) {
        let mut run = Config::from_link(&link).unwrap().into_run();
        let mut other = run.clone();
        run.advance(moves);
        for _ in 0..moves {
            other.advance(1);
        }
        prop_assert_eq!(all_of(&run), all_of(&other), "one by one");

        let config = Config::from_run(&run);
        let progress = run.annealed().unwrap();
        if !link.contains("refill=stale") {
            prop_assert_eq!(config.problem.energy(&run.numbers()), progress.energy);
        }
        if let Instance::Sums { puzzle, givens } = &config.problem {
            let mut numbers = run.numbers();
            prop_assert!(givens.iter().zip(&numbers).all(|(given, number)| given.is_none_or(|given| given == *number)));
            numbers.sort_unstable();
            prop_assert_eq!(&numbers, &puzzle.numbers);
        }
        let rows = run.rows();
        prop_assert!(rows.is_sorted_by_key(|row| row.time()));
        prop_assert!(rows.is_sorted_by(|a, b| a.best >= b.best && a.accepted <= b.accepted));
        prop_assert!(rows.iter().all(|row| row.best <= row.energy));
        prop_assert_eq!(rows.last().unwrap().best, progress.best);
        prop_assert_eq!(rows.iter().map(|row| row.energy).min().unwrap(), progress.best);
        if let Some(last) = progress.last {
            prop_assert_eq!(last.accepted, last.uniform < last.probability);
            prop_assert_eq!(progress.accepted >= progress.better + progress.worse, true);
        }
    }
}

/// One row for every move, as long as that is not too many: the trace then shows each proposal's fate.
#[test]
fn a_short_run_leaves_a_row_for_every_move() {
    let mut run = Config::from_link("cooling=constant&t0=2&moves=1500&seed=3").unwrap().into_run();
    let mut energies = vec![run.annealed().unwrap().energy];
    for _ in 0..1500 {
        run.advance(1);
        energies.push(run.annealed().unwrap().energy);
    }
    let rows = run.rows();
    assert_eq!(rows.iter().map(|row| row.moves).collect::<Vec<_>>(), (0..=1500).collect::<Vec<_>>());
    assert_eq!(rows.iter().map(|row| row.energy).collect::<Vec<_>>(), energies);
}

#[test]
fn givens_that_leave_nothing_to_swap_end_the_run_at_once() {
    let solution = "4,11,7,6,16,13,10,12,8,2,15,5,9,19,17,14,1,18,3";
    let end = |givens: &str| {
        let mut run = Config::from_link(&format!("givens={givens}")).unwrap().into_run();
        run.advance(1000);
        (run.status(), run.annealed().unwrap().moves)
    };
    assert_eq!(end(solution), (Status::Solved, 0));
    assert_eq!(end(&solution.replace("4,11,", "11,4,")), (Status::Unsolvable, 0));
    assert_eq!(end(&solution.replace("4,11,", "11,.,")), (Status::Unsolvable, 0));
    assert_eq!(end(&solution.replace("4,11,", ".,.,")).0, Status::Solved);
}

#[test]
fn energy_0_by_hand_is_looked_at_after_the_next_move_in_any_batches() {
    for settings in [
        "cooling=fast&t0=10&restart=fixed&length=3500&rng=r",
        "cooling=lam&t0=3&over=20000&restart=fixed&length=20000",
        "cooling=constant&t0=1.15&restart=none",
        "accept=descent&restart=fixed&length=900",
    ] {
        let config = |rest: &str| Config::from_link(&format!("puzzle=magic19&{settings}&seed=5{rest}")).unwrap();
        let mut first = config("&found=first").into_run();
        first.advance(u64::MAX);
        let solved = first.annealed().unwrap();
        let [a, b] = solved.last.unwrap().cells;
        let hand = format!("&found=sampled&every=7&hand={}:s{a}-{b}", solved.moves - 1);
        let (mut whole, mut sliced) = (config(&hand).into_run(), config(&hand).into_run());
        whole.advance(solved.moves + 5000);
        sliced.advance(solved.moves - 2);
        (0..5002).for_each(|_| sliced.advance(1));
        assert_eq!(all_of(&whole), all_of(&sliced), "{settings}");
        assert_eq!(sliced.annealed().unwrap().best, 0, "{settings}");
    }
}

/// Reheats multiply the temperature that was reached, and 0 has no multiple but itself.
#[test]
fn a_temperature_of_0_is_not_reheated_for_ever() {
    let end = |link: &str| {
        let mut run = Config::from_link(link).unwrap().into_run();
        run.advance(u64::MAX);
        run
    };
    let held = end("puzzle=magic19&cooling=constant&t0=2&reheat=stalled&patience=100&moves=5000&hand=100:t0,2000:t");
    let released = held.annealed().unwrap();
    assert!((1..30).contains(&released.reheats), "{} reheats", released.reheats);
    assert!(released.temperature >= 2.0, "T = {}", released.temperature);
    let cold = end("puzzle=magic19&cooling=constant&t0=0&reheat=stalled&moves=100");
    let text = report::to_csv(&cold);
    assert!(!text.contains("NaN"), "{text}");
    let moves: Vec<&str> = text.lines().map(|line| line.split(',').next().unwrap()).collect();
    assert!(moves.windows(2).all(|pair| pair[0] != pair[1]), "no row stands twice: {text}");
    // A board that is filled again each time is worth it at 0, too.
    let descents = end("puzzle=magic19&cooling=constant&t0=0&reheat=stalled&patience=100&refill=fresh&moves=5000");
    let annealed = descents.annealed().unwrap();
    assert!((5..40).contains(&annealed.reheats) && annealed.temperature == 0.0, "{annealed:?}");
}

#[test]
fn shares_of_exchanges_are_fractions() {
    let mut run = Config::from_link("puzzle=sudoku&solver=tempering&replicas=3&exchange=7&seed=1").unwrap().into_run();
    run.advance(5_000);
    let shares = run.replicas().unwrap().exchanges;
    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    assert!(shares.iter().any(|&share| share > 0.0 && share < 1.0), "{shares:?}");
}

#[test]
fn accepted_moves_are_counted_and_listed_by_what_they_do() {
    for (link, counted, exchange) in [
        ("puzzle=magic-square-6&solver=tempering&replicas=3&exchange=7&t0=60&t1=10&seed=1", 3, 7),
        ("puzzle=magic-square-6&solver=tempering&replicas=4&exchange=5&t0=60&t1=10&rng=r&seed=2", 4, 5),
        ("puzzle=octa&solver=replicas&t0=9&seed=3", 1, 1),
        ("puzzle=octa&cooling=constant&t0=5&seed=4", 0, 1),
        ("puzzle=octa&cooling=lam&t0=5&over=3000&seed=5", 0, 1),
    ] {
        let mut run = Config::from_link(link).unwrap().into_run();
        // An exchange changes neither the boards nor the sum of their energies.
        let of = |run: &Run| {
            let Some(replicas) = run.replicas() else {
                return (vec![run.numbers()], run.problem().energy(&run.numbers()));
            };
            let mut boards = replicas.boards[..counted].to_vec();
            boards.sort();
            (boards, replicas.energies[..counted].iter().sum::<i32>())
        };
        let (mut better, mut worse, mut accepted, mut shown) = (0, 0, 0, Vec::new());
        for moves in 1..=2_000 {
            let (boards, energy) = of(&run);
            run.advance(1);
            let (boards_after, energy_after) = of(&run);
            accepted += u64::from(boards_after != boards);
            better += u64::from(energy_after < energy);
            worse += u64::from(energy_after > energy);
            let progress = run.annealed().unwrap();
            let counts = (progress.accepted, progress.better, progress.worse);
            assert_eq!(counts, (accepted, better, worse), "{link}, move {moves}");
            assert_eq!((progress.anneals, progress.reheats), (1, 0), "{link}");
            // Of several boards the moves of the first are reported.
            let reported = progress.last.as_ref().map(|last| last.accepted);
            let is_first = counted < 2 || (moves - 1) as usize % (exchange * counted) < exchange;
            assert_eq!(reported, is_first.then_some(boards_after != boards), "{link}, move {moves}");
            shown.push((moves, progress.energy));
        }
        assert!(better > 50 && worse > 50 && accepted > better + worse, "{link}: {better}, {worse}, {accepted}");
        let rows: Vec<(u64, i32)> = run.rows().iter().map(|row| (row.moves, row.energy)).collect();
        if counted > 1 {
            // Before an exchange there may be another row.
            assert!(shown.iter().all(|row| rows.contains(row)), "{link}");
        } else {
            assert_eq!(rows[1..], shown, "{link}");
        }
    }
}

#[test]
fn the_replica_that_is_solved_at_the_start_is_shown_with_its_temperature() {
    let blank = "puzzle=octa&givens=9,3,13,6,.,11,.,.,14,16,2,4,7,.,15,10&solver=tempering";
    let mut hotter = 0;
    for seed in 0..40 {
        let run = Config::from_link(&format!("{blank}&seed={seed}")).unwrap().into_run();
        let (annealed, replicas) = (run.annealed().unwrap(), run.replicas().unwrap());
        if run.status() == Status::Solved {
            assert_eq!((annealed.energy, annealed.temperature), (0, replicas.temperatures[replicas.shown]));
            assert_eq!(replicas.energies[replicas.shown], 0);
            hotter += usize::from(replicas.shown > 0);
        }
    }
    assert!(hotter > 3, "{hotter} runs are solved by another replica than the coldest");
}

//! Back and forth in a run: any move looked at is as in a run that has just come there, and what a person did is replayed.

use annealing_lab::anneal::Intervention;
use annealing_lab::history::{Event, Stepper, Timeline};
use annealing_lab::link::Config;
use annealing_lab::run::{Run, Status, Visits};
use proptest::prelude::*;
use std::cell::Cell;
use std::rc::Rc;

const RUNS: [&str; 20] = [
    "puzzle=magic19&solver=replicas&t0=3&seed=2",
    "puzzle=sudoku&solver=replicas&singles=off&t0=0.5&seed=2",
    "puzzle=sudoku&solver=rebuild&givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..&seed=1",
    "puzzle=sudoku&solver=rebuild&memory=off&propagation=naked&t0=0.5&givens=1...4..8.4.8.1.6...3..9.....5....2.9.1...273.......8.5...3.......3184.....2......&seed=4",
    "puzzle=magic19&solver=tempering&seed=3",
    "puzzle=sudoku&solver=tempering&replicas=3&exchange=7&rng=r&seed=1",
    "puzzle=magic19&seed=3",
    "puzzle=magic19&preset=published&rng=r&seed=540267",
    "puzzle=magic19&cooling=geometric&t0=10&rate=0.999&restart=luby&length=300&seed=4",
    "puzzle=magic19&cooling=lam&t0=3&over=20000&seed=5",
    "puzzle=octa&accept=threshold&cooling=linear&t0=8&t1=1&over=9000&restart=fixed&length=10000&seed=6",
    "puzzle=octa&accept=late&history=50&restart=fixed&length=5000&seed=7",
    "puzzle=octa&accept=descent&restart=fixed&length=900&seed=8",
    "puzzle=sudoku&seed=9",
    "puzzle=sudoku&preset=published&seed=10",
    "puzzle=magic19&cooling=geometric&t0=10&rate=0.999&reheat=chains&chain=300&fruitless=2&judged=best&seed=4",
    "puzzle=sudoku&singles=off&reheat=stalled&patience=300&floor=0.1&factor=5&refill=fresh&rng=r&seed=11",
    "puzzle=magic19&seed=12&hand=100:t0.5,100:s0-3,900:p4,2000:t,2000:s5-6,7000:u4,7001:t2.5",
    "puzzle=magic19&seed=12&rng=r&hand=900:p4,2000:s5-6,2500:p7,7000:u4",
    "puzzle=sudoku&seed=13&singles=off&hand=0:p2,50:t0.9,5000:s3-21,5000:t,9000:u2",
];
const SEARCHES: [&str; 6] = [
    "puzzle=octa&solver=exact&givens=.,.,.,.,.,.,.,.,.,.,.,.,.,.,5,4",
    "puzzle=magic19&solver=exact&givens=3,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.",
    "puzzle=sudoku&solver=exact&givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "puzzle=octa&solver=astar&heuristic=feasible",
    "puzzle=octa&solver=bfs&givens=1,.,3,.,.,.,.,8,9,.,11,12,.,14,.,16",
    "puzzle=octa&solver=ids&givens=1,.,3,.,.,.,.,8,9,.,11,12,.,14,.,16",
];

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap().into_run()
}

fn at(link: &str, moves: u64) -> Run {
    let mut run = run(link);
    run.advance(moves);
    run
}

/// All that can be seen of the move that is looked at.
fn seen(run: &Run) -> String {
    format!("{:?} {:?} {:?} {:?}", run.progress(), run.numbers(), run.kinds(), run.inspect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_move_looked_at_is_that_of_a_fresh_run(
        link in prop::sample::select(RUNS.to_vec()),
        head in 1u64..60_000,
        looks in prop::collection::vec((0u64..70_000, 0u64..9000), 1..6),
    ) {
        let mut seeking = at(link, head);
        let (whole, end) = (seeking.rows(), seeking.furthest());
        for (moves, more) in looks {
            seeking.seek(moves);
            prop_assert_eq!(seen(&seeking), seen(&at(link, moves.min(end.moves))), "sought {}", moves);
            prop_assert_eq!(seeking.furthest(), end);
            // Going on from there is the same run again.
            let more = more.min(end.moves - moves.min(end.moves));
            seeking.advance(more);
            prop_assert_eq!(seen(&seeking), seen(&at(link, moves.min(end.moves) + more)));
        }
        prop_assert_eq!(&seeking.rows(), &whole, "looking back leaves the history as it was");
        seeking.advance(20_000);
        let here = seeking.progress().moves();
        prop_assert_eq!(seen(&seeking), seen(&at(link, here)));
        prop_assert_eq!(seeking.rows(), at(link, seeking.furthest().moves).rows());
    }

    #[test]
    fn an_expansion_looked_at_is_that_of_a_fresh_search(
        link in prop::sample::select(SEARCHES.to_vec()),
        head in 1u64..3000,
        looks in prop::collection::vec(0u64..3500, 1..4),
    ) {
        let mut seeking = at(link, head);
        let end = seeking.furthest();
        for moves in looks {
            seeking.seek(moves);
            prop_assert_eq!(seen(&seeking), seen(&at(link, moves.min(end.moves))));
            prop_assert_eq!(seeking.furthest(), end);
        }
    }

    #[test]
    fn events_are_found_where_they_happened(
        link in prop::sample::select(RUNS.to_vec()),
        head in 1u64..9000,
        here in 0u64..9000,
        (_, event) in prop::sample::select(Event::ALL.to_vec()),
        forward in any::<bool>(),
    ) {
        let mut jumping = at(link, head);
        let head = jumping.furthest().moves;
        let here = here.min(head);
        jumping.seek(here);
        // The slow way: one move after the other.
        let mut walking = run(link);
        let mut counts = vec![count(&walking, event)];
        for _ in 0..head {
            walking.advance(1);
            counts.push(count(&walking, event));
        }
        let happened = |moves: &u64| counts[*moves as usize] > counts[*moves as usize - 1];
        // What was done before the first move happened at the start.
        let at_start = || (here > 0 && event == Event::Intervention && counts[0] > 0).then_some(0);
        let expected = if forward {
            (here + 1..=head).find(happened)
        } else {
            (1..here).rev().find(happened).or_else(at_start)
        };
        prop_assert_eq!(jumping.jump(event, forward), expected);
        prop_assert_eq!(jumping.progress().moves(), expected.unwrap_or(here));
    }

    #[test]
    fn slices_find_what_is_found_at_once(
        link in prop::sample::select(RUNS.to_vec()),
        head in 1u64..60_000,
        looks in prop::collection::vec((0u64..60_000, 1u64..9000, any::<bool>(), 0usize..9), 1..5),
    ) {
        let mut whole = at(link, head);
        let mut sliced = whole.clone();
        for (moves, slice, forward, given_up) in looks {
            whole.seek(moves);
            let mut left = sliced.begin_seek(moves);
            while left > 0 {
                let before = left;
                left = sliced.go_on(slice).unwrap();
                prop_assert_eq!(left, before.saturating_sub(slice));
            }
            prop_assert_eq!(seen(&sliced), seen(&whole));
            let (_, event) = Event::ALL[moves as usize % Event::ALL.len()];
            let here = seen(&sliced);
            // Given up half way it is as if it had not been begun.
            let mut left = sliced.begin_jump(event, forward);
            for _ in 0..given_up {
                if left.is_none_or(|left| left == 0) {
                    break;
                }
                prop_assert_eq!(&seen(&sliced), &here);
                left = sliced.go_on(slice);
            }
            if left.is_some_and(|left| left > 0) {
                continue;
            }
            prop_assert_eq!(left.map(|_| sliced.progress().moves()), whole.jump(event, forward));
            prop_assert_eq!(seen(&sliced), seen(&whole));
        }
    }

    #[test]
    fn a_run_goes_on_to_the_next_event_and_no_further(
        link in prop::sample::select(RUNS.to_vec()),
        head in 0u64..3000,
        back in 0u64..3000,
        most in 0u64..5000,
        (_, event) in prop::sample::select(Event::ALL.to_vec()),
    ) {
        let mut going = at(link, head);
        let head = going.furthest().moves;
        let mut walking = at(link, head);
        let seen_before = count(&walking, event);
        let mut found = false;
        for _ in 0..most {
            if found || walking.status() != Status::Running {
                break;
            }
            walking.advance(1);
            found = count(&walking, event) > seen_before;
        }
        // Wherever it is looked at, it goes on from its head.
        going.seek(head.saturating_sub(back));
        prop_assert_eq!(going.run_on(event, most), found);
        prop_assert_eq!(seen(&going), seen(&walking));
        prop_assert_eq!(going.furthest(), walking.furthest());
    }

    #[test]
    fn what_a_person_does_is_replayed_by_the_link(
        link in prop::sample::select(RUNS.to_vec()),
        interventions in prop::collection::vec((0u64..3000, intervention()), 1..12),
    ) {
        let mut touched = run(link);
        for (moves, intervention) in interventions {
            touched.advance(moves);
            let before = seen(&touched);
            match touched.intervene(intervention).map(|intervened| Config::intervened(&touched, intervened)) {
                // Held and released at one move: another run, opened where this one is.
                Ok(config) if config.at.is_some() => {
                    let moves = touched.furthest().moves;
                    prop_assert_eq!(config.at, Some(moves));
                    touched = at(&config.with_at(None).to_link(), moves);
                }
                Ok(config) => prop_assert_eq!(config, Config::from_run(&touched)),
                Err(_) => prop_assert_eq!(before, seen(&touched), "what is refused does nothing"),
            }
        }
        touched.advance(2000);
        let replayed = at(&Config::from_run(&touched).to_link(), touched.furthest().moves);
        prop_assert_eq!(seen(&touched), seen(&replayed));
        prop_assert_eq!(touched.rows(), replayed.rows());
        // Also from a checkpoint.
        touched.seek(2000);
        prop_assert_eq!(seen(&touched), seen(&at(&Config::from_run(&touched).to_link(), 2000.min(touched.furthest().moves))));
    }
}

/// How many events of this kind there were, seen from outside.
fn count(run: &Run, event: Event) -> u64 {
    let progress = run.annealed().unwrap();
    match event {
        Event::Restart => progress.restarts,
        Event::Reheat => progress.reheats,
        // Falls with every new best.
        Event::Best => u64::from(u32::MAX) - progress.best as u64,
        Event::Worsening => progress.worse,
        Event::Intervention => run.rows().last().unwrap().interventions,
        Event::Rebuild => run.annealed().unwrap().rebuild.map_or(0, |rebuild| rebuild.rebuilds),
    }
}

fn intervention() -> impl Strategy<Value = Intervention> {
    prop_oneof![
        (1u32..50).prop_map(|t| Intervention::Hold(f64::from(t) / 10.0)),
        Just(Intervention::Release),
        (0usize..20, 0usize..20).prop_map(|(a, b)| Intervention::Swap(a, b)),
        (0usize..20).prop_map(Intervention::Pin),
        (0usize..20).prop_map(Intervention::Unpin),
    ]
}

#[test]
fn an_exact_run_says_what_it_tried() {
    use annealing_lab::exact::Outcome;
    use annealing_lab::puzzle::Instance;
    use annealing_lab::run::inspect::Inspection;
    for link in &SEARCHES[..3] {
        let mut run = run(link);
        let mut before: Vec<(usize, u32)> = Vec::new();
        while run.status() == Status::Running {
            run.advance(1);
            let Some(Inspection::Tried(tried)) = run.inspect() else { panic!("{link}: every node can be looked at") };
            let board = run.board();
            let solved = run.status() == Status::Solved;
            assert_eq!(tried.outcome == Outcome::Solution, solved);
            assert_eq!(tried.outcome == Outcome::Cut, tried.why.is_some(), "{tried:?}");
            assert_eq!(solved, run.problem().energy(&run.numbers()) == 0 && board.iter().all(Option::is_some));
            for (cell, number) in tried.tried.iter().chain(&tried.followed) {
                // Where two digits contradict each other on a cell, either may be shown.
                assert!(tried.outcome == Outcome::Cut || board[*cell] == Some(*number), "{tried:?}");
            }
            if let Instance::Sums { puzzle, .. } = &run.problem() {
                // No number is there twice, and a line that is full is right unless the board was cut.
                let mut numbers: Vec<i32> = board.iter().flatten().copied().collect();
                numbers.sort_unstable();
                assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
                for line in &puzzle.lines {
                    let sum: Option<i32> = line.cells.iter().map(|&cell| board[cell]).sum();
                    assert!(tried.outcome == Outcome::Cut || sum.is_none_or(|sum| sum == line.target), "{tried:?}");
                }
            }
            // A depth is come to again, or with one alternative fewer.
            let same = before.iter().position(|&(depth, _)| depth == tried.depth);
            if let Some(place) = same {
                assert_eq!(before[place].1, tried.left + 1, "{tried:?}");
                before.truncate(place);
            }
            before.retain(|&(depth, _)| depth < tried.depth);
            before.push((tried.depth, tried.left));
        }
        assert_ne!(run.progress().moves(), 1, "{link} is worth looking at");
    }
}

#[test]
fn an_intervention_in_the_past_makes_another_run() {
    let mut run = at("puzzle=magic19&seed=3", 5000);
    run.seek(1000);
    let intervened = run.intervene(Intervention::Hold(0.5)).unwrap();
    let config = Config::intervened(&run, intervened);
    assert_eq!(config.at, Some(1000));
    assert!(config.to_link().ends_with("&seed=3&hand=1000:t0.5&at=1000"), "{}", config.to_link());
    assert_eq!(run.furthest().moves, 5000, "the run itself is as it was");
    let mut other = at(&config.to_link(), 1000);
    assert_eq!(other.annealed().unwrap().temperature, 0.5);
    run.seek(1000);
    assert_eq!(run.numbers(), other.numbers());
    other.advance(1000);
    assert_eq!(other.annealed().unwrap().temperature, 0.5);
}

#[test]
fn what_was_done_before_the_first_move_is_jumped_back_to() {
    let mut run = at("puzzle=magic19&seed=12&hand=0:p2,50:t0.9", 100);
    let jumps = [50, 0].map(Some).into_iter().chain([None]);
    for expected in jumps {
        assert_eq!(run.jump(Event::Intervention, false), expected);
    }
    assert_eq!(run.progress().moves(), 0);
}

#[test]
fn a_temperature_that_was_held_before_is_released_by_a_link() {
    let mut run = at("puzzle=magic19&seed=12", 100);
    run.intervene(Intervention::Hold(1.0)).unwrap();
    let undone = run.intervene(Intervention::Release).unwrap();
    assert_eq!((undone.at, undone.interventions.len()), (Some(100), 0));
    run.advance(100);
    run.intervene(Intervention::Hold(2.0)).unwrap();
    let released = run.intervene(Intervention::Release).unwrap();
    assert_eq!((released.at, released.interventions.len()), (None, 2));
    run.advance(100);
    let link = Config::from_run(&run).to_link();
    assert!(link.ends_with("&hand=100:t1,200:t"), "{link}");
    assert_eq!((seen(&run), run.rows()), (seen(&at(&link, 300)), at(&link, 300).rows()));
}

#[test]
fn what_is_done_where_a_checkpoint_is_happened_there() {
    for moves in [0, 4096] {
        let mut run = at("puzzle=magic19&seed=12", moves);
        run.intervene(Intervention::Pin(2)).unwrap();
        run.advance(9000);
        assert_eq!(run.jump(Event::Intervention, false), Some(moves));
    }
}

#[test]
fn a_trace_marks_what_happened() {
    let of = |link: &str| at(link, 2000).trace().unwrap().clone();
    let reheated = RUNS.iter().find(|link| link.contains("reheat=chains")).unwrap();
    let reheats = of(reheated).reheats();
    assert_eq!(reheats.len() as u64, at(reheated, 2000).annealed().unwrap().reheats);
    assert!(reheats.len() > 1 && reheats.iter().all(|moves| moves % 300 == 0), "{reheats:?}");
    assert_eq!(of("puzzle=octa&accept=descent&restart=fixed&length=900&seed=8").restarts(), [900, 1800]);
    assert_eq!(of("puzzle=magic19&seed=12&hand=100:t0.5,900:p4").interventions(), [100, 900]);
}

#[test]
fn an_event_has_one_name() {
    for (name, event) in Event::ALL {
        assert_eq!(Event::named(name), Some(event));
    }
    assert_eq!(Event::named("restarts"), None);
}

#[test]
fn the_run_where_a_checkpoint_is_is_shown_whole() {
    for link in RUNS {
        let mut run = at(link, 9000);
        for moves in [4096, 0, 8192] {
            run.seek(moves);
            assert_eq!(seen(&run), seen(&at(link, moves)), "{link} at {moves}");
        }
    }
}

#[test]
fn every_row_is_what_a_look_back_shows() {
    // The last ones accept more moves than a log of them has room for.
    let hot = [
        "puzzle=octa&solver=replicas&t0=30&seed=1",
        "puzzle=octa&cooling=constant&t0=30&seed=2",
        "puzzle=octa&cooling=lam&t0=30&over=90000&seed=3",
    ];
    // An exchange, and what is done by hand, come after a move that has a row of its own.
    let alone = RUNS.into_iter().filter(|link| !link.contains("tempering") && !link.contains("hand"));
    for link in alone.chain(hot) {
        let mut run = at(link, 60_000);
        let rows = run.rows();
        let mut looked_at = 0;
        for row in rows.iter().step_by(29) {
            run.seek(row.moves);
            let shown = run.annealed().unwrap();
            if (shown.restarts, shown.reheats) == (row.restarts, row.reheats) {
                let (counts, energies) = ((shown.accepted, shown.better, shown.worse), (shown.energy, shown.best));
                assert_eq!(
                    ((row.accepted, row.better, row.worse), (row.energy, row.best)),
                    (counts, energies),
                    "{link}"
                );
                assert_eq!(row.temperature, shown.temperature, "{link} at {}", row.moves);
                looked_at += 1;
            }
        }
        assert!(looked_at > rows.len() / 40 || link.contains("rebuild"), "{link}: {looked_at} of {}", rows.len());
    }
}

#[test]
fn every_bucket_keeps_its_first_lowest_and_its_first_highest_row() {
    for link in [
        "puzzle=octa&solver=replicas&t0=30&seed=1",
        "puzzle=octa&cooling=constant&t0=30&seed=2",
        "puzzle=octa&cooling=lam&t0=30&over=90000&seed=3",
        // The coldest replica makes all of these moves.
        "puzzle=octa&solver=tempering&t0=60&t1=30&exchange=100000&seed=4",
        RUNS[3],
    ] {
        let (whole, mut walking) = (at(link, 60_000), run(link));
        let end = whole.furthest().moves;
        let mut energies = vec![walking.annealed().unwrap().energy];
        for _ in 0..end {
            walking.advance(1);
            energies.push(walking.annealed().unwrap().energy);
        }
        // At most 2,048 buckets of a power of two.
        let stride = (0..).map(|power| 1 << power).find(|stride| end / stride < 2_048).unwrap();
        let mut expected = Vec::new();
        for (bucket, energies) in energies.chunks(stride as usize).enumerate() {
            let first = |energy: &i32| energies.iter().position(|other| other == energy).unwrap();
            let extremes = [energies.iter().min().unwrap(), energies.iter().max().unwrap()].map(first);
            expected.extend(extremes.map(|place| (stride * bucket as u64 + place as u64, energies[place])));
        }
        expected.push((end, energies[end as usize]));
        expected.sort_unstable();
        expected.dedup();
        let rows: Vec<(u64, i32)> = whole.rows().iter().map(|row| (row.moves, row.energy)).collect();
        assert_eq!(rows, expected, "{link}");
    }
}

#[test]
fn a_solved_board_can_be_gone_back_from() {
    for solver in ["", "&solver=replicas", "&solver=tempering"] {
        let mut run = run(&format!("puzzle=magic19{solver}"));
        run.advance(u64::MAX);
        let end = run.progress().moves();
        assert_eq!(run.status(), Status::Solved, "{solver}");
        run.seek(end - 1);
        assert_eq!(run.status(), Status::Running, "{solver}");
        assert_ne!(run.annealed().unwrap().energy, 0, "{solver}");
        run.advance(1);
        assert_eq!((run.status(), run.progress().moves()), (Status::Solved, end), "{solver}");
        assert!(run.inspect().is_some() || !solver.is_empty(), "only moves of the first board are reported");
    }
}

#[test]
fn the_changes_of_the_lines_make_the_change_of_energy() {
    use annealing_lab::run::inspect::Inspection;
    for link in RUNS {
        let mut run = run(link);
        for _ in 0..300 {
            run.advance(1);
            if let Some(Inspection::Proposed(move_)) = run.inspect() {
                // A stale refill is compared with the energy of another board.
                if !link.contains("published") {
                    assert_eq!(move_.lines.iter().map(|line| line.delta).sum::<i32>(), move_.delta, "{link}");
                }
                assert_eq!(move_.accepted, move_.uniform < move_.probability);
            }
        }
    }
}

/// A run of a million moves, every ten-thousandth an event, which counts what it replays.
#[derive(Clone)]
struct Counted {
    moves: u64,
    made: Rc<Cell<u64>>,
}

impl Stepper for Counted {
    fn advance(&mut self, n: u64) {
        self.moves += n;
        self.made.set(self.made.get() + n);
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn over(&self) -> bool {
        self.moves >= 1_000_000
    }

    fn count(&self, _event: Event) -> u64 {
        self.moves / 10_000
    }
}

#[test]
fn no_slice_replays_more_than_it_may() {
    let made = Rc::new(Cell::new(0));
    // As of a search: only the start is kept, so there is much to replay.
    let mut run = Timeline::from_start(Counted { moves: 0, made: Rc::clone(&made) });
    run.advance(1_000_000);
    let in_slices = |run: &mut Timeline<Counted>, mut left: u64| {
        let mut slices = 0;
        while left > 0 {
            made.set(0);
            left = run.go_on(1000).unwrap();
            // Within the last one it is looked for by halves.
            assert!(made.get() <= 2000, "{} moves in a slice of 1000", made.get());
            slices += 1;
        }
        slices
    };
    let left = made_none(&mut run, |run| run.begin_seek(999_999));
    assert_eq!(in_slices(&mut run, left), 1000);
    assert_eq!(run.cursor().moves(), 999_999);
    let left = made_none(&mut run, |run| run.begin_jump(Event::Best, false).unwrap());
    assert!(in_slices(&mut run, left) > 1000);
    assert_eq!(run.cursor().moves(), 990_000);
    let left = made_none(&mut run, |run| run.begin_jump(Event::Best, true).unwrap());
    in_slices(&mut run, left);
    assert_eq!(run.cursor().moves(), 1_000_000);
}

/// To begin takes no moves.
fn made_none(run: &mut Timeline<Counted>, begin: impl FnOnce(&mut Timeline<Counted>) -> u64) -> u64 {
    let before = run.furthest().made.get();
    let left = begin(run);
    assert_eq!(run.furthest().made.get(), before);
    left
}

/// A run whose states grow, as those of a deep search do, up to four megabytes. It counts the bytes of all that are alive.
struct Growing {
    moves: u64,
    alive: Rc<Cell<usize>>,
}

impl Growing {
    fn at(moves: u64, alive: &Rc<Cell<usize>>) -> Growing {
        let growing = Growing { moves, alive: Rc::clone(alive) };
        alive.set(alive.get() + growing.grown());
        growing
    }
}

impl Clone for Growing {
    fn clone(&self) -> Self {
        Growing::at(self.moves, &self.alive)
    }
}

impl Drop for Growing {
    fn drop(&mut self) {
        self.alive.set(self.alive.get() - self.grown());
    }
}

impl Stepper for Growing {
    fn advance(&mut self, n: u64) {
        *self = Growing::at(self.moves + n, &self.alive);
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn over(&self) -> bool {
        false
    }

    fn grown(&self) -> usize {
        self.moves.min(4 << 20) as usize
    }
}

#[test]
fn the_past_of_a_run_whose_states_grow_is_thinned() {
    const MEGABYTE: usize = 1 << 20;
    let alive = Rc::new(Cell::new(0));
    let mut run = Timeline::new(Growing::at(0, &alive));
    for moves in 1..=200 {
        run.advance(100_000);
        assert!(alive.get() <= 200 * MEGABYTE, "{} bytes after {moves} hundred thousand moves", alive.get());
    }
    // No more is forgotten than must be, and any move is found.
    assert!(alive.get() > 80 * MEGABYTE, "{} bytes", alive.get());
    for moves in [0, 1, 4096, 12_345_678, 19_999_999] {
        assert!(run.begin_seek(moves) < 1 << 19, "{moves} is far from a checkpoint");
        run.go_on(u64::MAX);
        assert_eq!(run.cursor().moves(), moves);
    }
    run.begin_jump(Event::Best, false);
    assert_eq!(run.go_on(u64::MAX), None, "it has no events");
}

/// A run whose states after the start are too large to be kept.
#[derive(Clone)]
struct Large(u64);

impl Stepper for Large {
    fn advance(&mut self, n: u64) {
        self.0 += n;
    }

    fn moves(&self) -> u64 {
        self.0
    }

    fn over(&self) -> bool {
        false
    }

    fn grown(&self) -> usize {
        if self.0 == 0 { 0 } else { 1 << 30 }
    }
}

#[test]
fn a_run_of_large_states_is_replayed_from_its_start() {
    let mut run = Timeline::new(Large(0));
    run.advance(20_000);
    assert_eq!(run.begin_seek(19_000), 19_000);
    assert_eq!(run.go_on(u64::MAX), Some(0));
    assert_eq!(run.cursor().moves(), 19_000);
    assert_eq!((run.begin_seek(0), run.cursor().moves()), (0, 0), "a checkpoint is looked at at once");
}

#[test]
fn a_head_that_is_come_back_to_is_the_run_itself() {
    let made = Rc::new(Cell::new(0));
    let mut run = Timeline::new(Counted { moves: 0, made: Rc::clone(&made) });
    let look_at = |run: &mut Timeline<Counted>, moves: u64| {
        run.begin_seek(moves);
        assert_eq!((run.go_on(u64::MAX), run.cursor().moves()), (Some(0), moves));
    };
    run.advance(20_000);
    look_at(&mut run, 19_000);
    run.advance(3_000);
    assert_eq!((run.cursor().moves(), run.furthest().moves()), (22_000, 22_000), "moves beyond the head are new");

    look_at(&mut run, 19_999);
    assert_eq!(made_none(&mut run, |run| run.begin_seek(22_000)), 0, "there is nothing to replay");
    assert_eq!(run.cursor().moves(), 22_000);

    // The last move is an event. What is done after it is done to what is shown.
    run.advance(8_000);
    look_at(&mut run, 25_000);
    run.begin_jump(Event::Best, true).unwrap();
    assert_eq!((run.go_on(u64::MAX), run.cursor().moves()), (Some(0), 30_000));
    run.intervene(|head| head.made = Rc::new(Cell::new(7)));
    assert_eq!(run.cursor().made.get(), 7);
}

#[test]
fn whatever_moves_the_run_gives_a_look_back_up() {
    let moved: [fn(&mut Timeline<Counted>); 4] = [
        |run| run.advance(500),
        |run| assert!(!run.run_on(Event::Best, 500)),
        |run| run.intervene(|head| head.moves += 500),
        |run| assert_eq!(run.begin_jump(Event::Best, true), None),
    ];
    for (place, moved) in moved.into_iter().enumerate() {
        let mut run = Timeline::new(Counted { moves: 0, made: Rc::new(Cell::new(0)) });
        run.advance(31_000);
        assert!(run.begin_seek(3_000) > 0);
        moved(&mut run);
        let here = run.cursor().moves();
        assert_eq!((run.go_on(u64::MAX), run.cursor().moves()), (Some(0), here), "{place}");
        assert_eq!(here, if place == 3 { 31_000 } else { 31_500 });
    }
}

#[test]
fn energies_are_counted_since_the_last_intervention_or_look_back() {
    let link = "puzzle=triangle-3-10&cooling=constant&t0=1.24&restart=none&found=never&moves=100000&seed=1";
    let (mut counted, mut plain) = (run(link), run(link));
    let mut visits = Visits::default();
    let counts = |visits: &Visits, run: &Run| visits.counts(run).to_vec();
    let mut by_hand = Vec::new();
    for n in [1, 7, 64, 928] {
        visits.advance(&mut counted, n);
        for _ in 0..n {
            plain.advance(1);
            let energy = plain.problem().energy(&plain.numbers()) as usize;
            by_hand.resize(by_hand.len().max(energy + 1), 0);
            by_hand[energy] += 1;
        }
    }
    assert_eq!(counted.progress(), plain.progress());
    assert_eq!(counts(&visits, &counted), by_hand);

    counted.intervene(Intervention::Hold(0.0)).unwrap();
    assert!(counts(&visits, &counted).is_empty(), "at another temperature");
    visits.advance(&mut counted, 500);
    assert_eq!(counts(&visits, &counted).iter().sum::<u64>(), 500);

    counted.seek(1_200);
    assert!(counts(&visits, &counted).is_empty(), "in the past");
    visits.advance(&mut counted, 10);
    assert_eq!(counts(&visits, &counted).iter().sum::<u64>(), 10);

    visits.advance(&mut counted, 1_000_000);
    assert_eq!(counted.status(), Status::Budget);
    assert_eq!(counts(&visits, &counted).iter().sum::<u64>(), 100_000 - 1_200);
}

//! Problems that are no puzzles: everything of a run works on a tour in `f64` and a quadratic assignment in `i64`.

use annealing_lab::anneal::{
    Accept, Chains, ImprovesOn, Intervention, InterventionAt, LateRule, Refill, Reheat, Restart, TemperatureSearch,
    TemperatureSweep, TemperingRun, temperature_of_own,
};
use annealing_lab::driver::sweep_own;
use annealing_lab::history::{Event, Stepper, Timeline};
use annealing_lab::problem::{Cells, OnCells, Plain};
use annealing_lab::random::{Generator, RMersenne, Xoshiro};
use annealing_lab::sudoku::Sudoku;
use annealing_lab::{
    AnnealRun, AnnealSettings, Config, Draw, Energy, Instance, Problem, Run, RunError, Schedule, SolverSettings,
    Status, TemperingSettings,
};
use rand::{Rng, RngExt};
use std::fmt::Debug;
use std::sync::Arc;

/// Cities on a circle in the order of their numbers, at irregular distances: the best tour goes round.
#[derive(Clone)]
struct Tour {
    distances: Vec<Vec<f64>>,
    target: Option<f64>,
}

impl Tour {
    fn of(cities: usize) -> Tour {
        let mut generator = Xoshiro::new(7);
        let mut angles: Vec<f64> =
            (0..cities).map(|_| Xoshiro::uniform(generator.bits() as u32) * std::f64::consts::TAU).collect();
        angles.sort_by(f64::total_cmp);
        let distance = |a: f64, b: f64| 2.0 * libm::fabs(libm::sin((a - b) / 2.0));
        let distances = angles.iter().map(|&a| angles.iter().map(|&b| distance(a, b)).collect()).collect();
        Tour { distances, target: None }
    }

    fn best(&self) -> f64 {
        self.energy(&(0..self.distances.len()).collect())
    }
}

impl Problem for Tour {
    type State = Vec<usize>;
    type Move = (u32, u32);
    type Energy = f64;

    fn start<G: Generator>(&self, generator: &mut G) -> Vec<usize> {
        let mut tour: Vec<usize> = (0..self.distances.len()).collect();
        generator.shuffle(&mut tour);
        tour
    }

    /// The part from one place to another is turned round.
    fn propose<G: Generator>(&self, _: &Vec<usize>, draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(self.distances.len() as u32)
    }

    fn delta(&self, tour: &Vec<usize>, (a, b): (u32, u32)) -> f64 {
        let (a, b, n) = (a as usize, b as usize, tour.len());
        let (before, after) = (tour[(a + n - 1) % n], tour[(b + 1) % n]);
        if before == tour[b] {
            return 0.0;
        }
        let between = |x: usize, y: usize| self.distances[x][y];
        between(before, tour[b]) + between(tour[a], after) - between(before, tour[a]) - between(tour[b], after)
    }

    fn apply(&self, tour: &mut Vec<usize>, (a, b): (u32, u32), _: f64) {
        tour[a as usize..=b as usize].reverse();
    }

    fn energy(&self, tour: &Vec<usize>) -> f64 {
        (0..tour.len()).map(|place| self.distances[tour[place]][tour[(place + 1) % tour.len()]]).sum()
    }

    fn target(&self) -> Option<f64> {
        self.target
    }
}

/// Nug12 of QAPLIB, whose optimum is 578 (Nugent 1968): twelve facilities on a grid of 3 x 4, times a factor.
#[derive(Clone)]
struct Assignment {
    factor: i64,
    target: Option<i64>,
}

const FLOWS: [[i64; 12]; 12] = [
    [0, 5, 2, 4, 1, 0, 0, 6, 2, 1, 1, 1],
    [5, 0, 3, 0, 2, 2, 2, 0, 4, 5, 0, 0],
    [2, 3, 0, 0, 0, 0, 0, 5, 5, 2, 2, 2],
    [4, 0, 0, 0, 5, 2, 2, 10, 0, 0, 5, 5],
    [1, 2, 0, 5, 0, 10, 0, 0, 0, 5, 1, 1],
    [0, 2, 0, 2, 10, 0, 5, 1, 1, 5, 4, 0],
    [0, 2, 0, 2, 0, 5, 0, 10, 5, 2, 3, 3],
    [6, 0, 5, 10, 0, 1, 10, 0, 0, 0, 5, 0],
    [2, 4, 5, 0, 0, 1, 5, 0, 0, 0, 10, 10],
    [1, 5, 2, 0, 5, 5, 2, 0, 0, 0, 5, 0],
    [1, 0, 2, 5, 1, 4, 3, 5, 10, 5, 0, 2],
    [1, 0, 2, 5, 1, 0, 3, 0, 10, 0, 2, 0],
];

impl Problem for Assignment {
    type State = [u8; 12];
    type Move = (u32, u32);
    type Energy = i64;

    fn start<G: Generator>(&self, generator: &mut G) -> [u8; 12] {
        let mut places = std::array::from_fn(|facility| facility as u8);
        generator.shuffle(&mut places);
        places
    }

    fn propose<G: Generator>(&self, _: &[u8; 12], draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(12)
    }

    fn delta(&self, places: &[u8; 12], (r, s): (u32, u32)) -> i64 {
        let (r, s) = (r as usize, s as usize);
        let others = (0..12).filter(|&k| k != r && k != s);
        let change =
            |k: usize| (FLOWS[k][r] - FLOWS[k][s]) * (steps(places[k], places[s]) - steps(places[k], places[r]));
        2 * self.factor * others.map(change).sum::<i64>()
    }

    fn apply(&self, places: &mut [u8; 12], (r, s): (u32, u32), _: i64) {
        places.swap(r as usize, s as usize);
    }

    fn energy(&self, places: &[u8; 12]) -> i64 {
        let cost = |i: usize, j: usize| FLOWS[i][j] * steps(places[i], places[j]);
        self.factor * (0..12).flat_map(|i| (0..12).map(move |j| cost(i, j))).sum::<i64>()
    }

    fn target(&self) -> Option<i64> {
        self.target
    }
}

fn steps(a: u8, b: u8) -> i64 {
    i64::from((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4))
}

const TARGET_FREE: Assignment = Assignment { factor: 1, target: None };

/// Settings of every kind, at temperatures about `t`.
fn kinds(t: f64, moves: u64) -> Vec<AnnealSettings> {
    let of = |schedule: Schedule, change: &dyn Fn(&mut AnnealSettings)| {
        let mut settings = AnnealSettings::new(schedule, moves, 1);
        change(&mut settings);
        settings
    };
    let level = Schedule::Constant { t0: t };
    let falling = Schedule::Geometric { t0: 10.0 * t, rate: libm::pow(1e-3, 1.0 / moves as f64) };
    let reheat = |refill| Some(Reheat { patience: 300, floor: t / 500.0, factor: 1.5, refill });
    let late = |rule| Accept::Late { history: 50, rule };
    vec![
        of(level, &|_| {}),
        of(falling, &|_| {}),
        of(Schedule::Fast { t0: 100.0 * t }, &|_| {}),
        of(Schedule::Linear { t0: 10.0 * t, t1: t / 100.0, over: moves }, &|_| {}),
        of(Schedule::Lam { t0: 10.0 * t, over: moves }, &|_| {}),
        of(falling, &|settings| *settings = settings.accept(Accept::Threshold)),
        of(level, &|settings| settings.accept = late(LateRule::Always)),
        of(level, &|settings| settings.accept = late(LateRule::IfLower)),
        of(level, &|settings| {
            (settings.accept, settings.restart) = (Accept::Descent, Restart::Fixed { length: 2_000 });
        }),
        of(falling, &|settings| {
            (settings.restart, settings.every) = (Restart::Converged { length: 5_000, repeats: 40 }, 10);
        }),
        of(falling, &|settings| settings.reheat = reheat(Refill::Keep)),
        of(falling, &|settings| settings.reheat = reheat(Refill::Fresh)),
        of(falling, &|settings| settings.reheat = reheat(Refill::Stale)),
        of(falling, &|settings| {
            settings.chains = Some(Chains { length: 500, fruitless: 3, judged: ImprovesOn::Best });
        }),
    ]
}

/// What of a run must not depend on its batches.
fn seen<P: Problem<State: Clone + PartialEq + Debug>>(run: &AnnealRun<P, Plain>) -> impl PartialEq + Debug + use<P> {
    let progress = run.progress();
    let rows: Vec<(u64, String)> = run.rows().iter().map(|row| (row.moves, format!("{row:?}"))).collect();
    (format!("{progress:?}"), rows, run.board().clone(), run.best().clone())
}

/// A run of each kind, in batches: the same as at once, and what it keeps is what is computed from scratch.
fn holds<P: Problem<State: Clone + PartialEq + Debug> + Clone>(problem: &P, t: f64) {
    for settings in kinds(t, 150_000) {
        let of = || AnnealRun::new(problem.clone(), settings).unwrap();
        let (mut at_once, mut in_batches) = (of(), of());
        at_once.advance(u64::MAX);
        for batch in (1..).map(|round| 1 + round * 7919 % 40_000) {
            in_batches.advance(batch);
            if in_batches.progress().status != Status::Running {
                break;
            }
        }
        assert_eq!(seen(&at_once), seen(&in_batches), "{settings:?}");
        let progress = at_once.progress();
        assert_eq!((progress.status, progress.moves), (Status::Budget, 150_000), "it has no target: {settings:?}");
        let best = problem.energy(at_once.best()).number();
        assert!((best - progress.best.number()).abs() <= 1e-9 * best.abs(), "{best} is not {:?}", progress.best);
        let least = at_once.rows().iter().map(|row| row.energy.number()).fold(f64::INFINITY, f64::min);
        assert_eq!(least, progress.best.number(), "the trace has the best: {settings:?}");

        // Back and forth.
        let mut timeline: Timeline<AnnealRun<P>> = Timeline::new(of());
        timeline.advance(u64::MAX);
        timeline.begin_seek(progress.best_move);
        while timeline.go_on(10_000).is_some_and(|left| left > 0) {}
        let there = timeline.cursor();
        assert_eq!(there.moves(), progress.best_move);
        assert_eq!((there.board(), there.best()), (at_once.best(), at_once.best()), "{settings:?}");
        assert_eq!(there.count(Event::Best), at_once.count(Event::Best));
    }
}

#[test]
fn a_tour_in_floats_has_all_that_a_run_has() {
    holds(&Tour::of(40), 0.02);
}

#[test]
fn an_assignment_has_all_that_a_run_has() {
    holds(&TARGET_FREE, 6.0);
    // Beyond what a table of probabilities has, and beyond 32 bits.
    holds(&Assignment { factor: 100, ..TARGET_FREE }, 600.0);
    holds(&Assignment { factor: 1 << 40, ..TARGET_FREE }, 6.0 * libm::pow(2.0, 40.0));
}

#[test]
fn units_of_energy_change_nothing() {
    // Temperatures and energies a power of two greater: rises are the same, in temperatures. Tables and bounds decide alike.
    let of = |exponent: i32| {
        let t0 = 6.0 * libm::scalbn(1.0, exponent);
        let problem = Assignment { factor: 1 << exponent, ..TARGET_FREE };
        let mut run = AnnealRun::new(problem, AnnealSettings::new(Schedule::Constant { t0 }, 200_000, 3)).unwrap();
        run.advance(u64::MAX);
        let progress = run.progress();
        (progress.accepted, progress.best >> exponent, progress.best_move, *run.best())
    };
    for exponent in [1, 4, 10, 30] {
        assert_eq!(of(exponent), of(0), "times 2^{exponent}");
    }
}

#[test]
fn a_target_ends_a_run_at_or_below_it() {
    for (target, moves) in [(578, 100_000), (600, 100_000), (601, 100_000)] {
        let problem = Assignment { target: Some(target), ..TARGET_FREE };
        let mut run = AnnealRun::new(problem, AnnealSettings::new(Schedule::Constant { t0: 6.0 }, moves, 1)).unwrap();
        assert!(run.last().is_none());
        run.advance(u64::MAX);
        let progress = run.progress();
        assert_eq!(progress.status, Status::Solved);
        assert!(run.last().is_some_and(|last| last.accepted && last.delta < 0), "it ends with an improvement");
        assert!(progress.energy <= target && progress.best == progress.energy && progress.best_move == progress.moves);
        assert_eq!((TARGET_FREE.energy(run.best()), run.best()), (progress.energy, run.board()));
    }
    let tour = Tour::of(12);
    let best = tour.best();
    let near = Tour { target: Some(best * (1.0 + 1e-9)), ..tour };
    let mut run =
        AnnealRun::new(near, AnnealSettings::new(Schedule::Geometric { t0: 1.0, rate: 0.9999 }, 1_000_000, 1)).unwrap();
    run.advance(u64::MAX);
    assert_eq!(run.progress().status, Status::Solved);
    assert!((run.progress().best - best).abs() < 1e-9);
}

#[test]
fn a_float_energy_is_computed_from_scratch_every_65_536_moves() {
    let tour = Tour::of(40);
    let warm = AnnealSettings::new(Schedule::Constant { t0: 0.05 }, 70_000, 1);
    let mut run = AnnealRun::new(tour.clone(), warm).unwrap();
    run.advance(65_535);
    assert_ne!(run.progress().energy, tour.energy(run.board()), "a sum of changes is rounded");
    run.advance(1);
    assert_eq!(run.progress().energy, tour.energy(run.board()));

    // The energy shown after a stale refill stays, for at 0 no tour as random as this one is improved so far by a move.
    let reheat = Reheat { patience: 300, floor: 0.0, factor: 1.0, refill: Refill::Stale };
    let cold = AnnealSettings::new(Schedule::Constant { t0: 0.0 }, 70_000, 1).reheat(reheat);
    let mut run = AnnealRun::new(tour.clone(), cold).unwrap();
    run.advance(65_535);
    let shown = run.progress().energy;
    assert!(tour.energy(run.board()) > 2.0 * shown, "{shown}");
    run.advance(1);
    assert!((run.progress().energy - shown).abs() < 1e-9, "{} after {shown}", run.progress().energy);
}

#[test]
fn replicas_of_an_own_problem_are_tempered() {
    let mut settings = TemperingSettings::new(5, 30.0, 2.0, 200_000, 4);
    settings.exchange = 50;
    let mut at_once: TemperingRun<Assignment> = TemperingRun::new(TARGET_FREE, settings).unwrap();
    let mut in_batches: TemperingRun<Assignment> = TemperingRun::new(TARGET_FREE, settings).unwrap();
    at_once.advance(u64::MAX);
    (0..1000).for_each(|_| in_batches.advance(777));
    assert_eq!(at_once.progress(), in_batches.progress());
    assert_eq!((at_once.best(), at_once.progress().best), (in_batches.best(), TARGET_FREE.energy(at_once.best())));
    assert_eq!(at_once.progress().best, 578);

    let tour = Tour::of(30);
    let best = tour.best();
    (settings.t0, settings.t1, settings.moves) = (0.5, 0.005, 600_000);
    let mut run: TemperingRun<Tour> = TemperingRun::new(tour.clone(), settings).unwrap();
    run.advance(u64::MAX);
    assert!((tour.energy(run.best()) - best).abs() < 1e-9 && (run.progress().best - best).abs() < 1e-9);
}

/// Parallel tempering as it is published, with the formula for every decision, one move after the other.
struct NaiveTempering<P: Problem> {
    problem: P,
    settings: TemperingSettings,
    generator: Xoshiro,
    boards: Vec<P::State>,
    moves: u64,
    /// Accepted, to a lower and to a higher energy.
    counts: [u64; 3],
    best: f64,
    best_move: u64,
}

impl<P: Problem> NaiveTempering<P> {
    fn new(problem: P, settings: TemperingSettings) -> Self {
        let mut generator = Xoshiro::new(settings.seed);
        let boards: Vec<P::State> = (0..settings.replicas).map(|_| problem.start(&mut generator)).collect();
        let best = boards.iter().map(|board| problem.energy(board).number()).fold(f64::INFINITY, f64::min);
        NaiveTempering { problem, settings, generator, boards, moves: 0, counts: [0; 3], best, best_move: 0 }
    }

    fn temperature(&self, place: usize) -> f64 {
        let TemperingSettings { t0, t1, replicas, .. } = self.settings;
        t1 * ((t0 / t1).ln() * place as f64 / f64::from(replicas - 1)).exp()
    }

    fn energy(&self, place: usize) -> f64 {
        self.problem.energy(&self.boards[place]).number()
    }

    fn step(&mut self) {
        let (exchange, replicas) = (self.settings.exchange, self.boards.len());
        let place = (self.moves / exchange) as usize % replicas;
        self.moves += 1;
        let mut draw = Draw::new(&mut self.generator);
        let mv = self.problem.propose(&self.boards[place], &mut draw);
        let uniform = Xoshiro::uniform(draw.bits());
        let change = self.problem.delta(&self.boards[place], mv);
        let rise = change.number();
        if rise <= 0.0 || uniform < (-rise / self.temperature(place)).exp() {
            self.problem.apply(&mut self.boards[place], mv, change);
            let counted = [true, rise < 0.0, rise > 0.0];
            self.counts = std::array::from_fn(|kind| self.counts[kind] + u64::from(counted[kind]));
            // Floats of one state differ in their last digits.
            if self.energy(place) < self.best - 1e-9 {
                (self.best, self.best_move) = (self.energy(place), self.moves);
            }
        }
        let round = exchange * replicas as u64;
        if self.moves.is_multiple_of(round) {
            // First the pair of the two coldest, and each second one after it; then those between.
            let first = if (self.moves / round).is_multiple_of(2) { 1 } else { 0 };
            for cold in (first..replicas - 1).step_by(2) {
                let mut draw = Draw::new(&mut self.generator);
                let _ = self.problem.propose(&self.boards[0], &mut draw);
                let uniform = Xoshiro::uniform(draw.bits());
                let falls = self.energy(cold) - self.energy(cold + 1);
                let colder = 1.0 / self.temperature(cold) - 1.0 / self.temperature(cold + 1);
                if uniform < (colder * falls).exp() {
                    self.boards.swap(cold, cold + 1);
                }
            }
        }
    }
}

/// Both runs, after so many moves each time.
fn tempered_alike<P: Problem + Clone>(problem: &P, settings: TemperingSettings, stops: &[u64]) {
    let mut run: TemperingRun<P> = TemperingRun::new(problem.clone(), settings).unwrap();
    let mut naive = NaiveTempering::new(problem.clone(), settings);
    for &stop in stops {
        run.advance(stop - naive.moves);
        while naive.moves < stop {
            naive.step();
        }
        let progress = run.progress();
        let counts = [progress.accepted, progress.better, progress.worse];
        assert_eq!(counts, naive.counts, "{settings:?}, move {stop}");
        assert!(progress.best_move == naive.best_move || !P::Energy::EXACT, "{settings:?}, move {stop}");
        for (got, expected) in [(progress.energy, naive.energy(0)), (progress.best, naive.best)] {
            assert!((got.number() - expected).abs() <= 1e-9 * expected, "{got:?}, not {expected}, at {stop}");
        }
        let best = problem.energy(run.best()).number();
        assert!((best - naive.best).abs() <= 1e-9 * best, "{best}");
    }
}

#[test]
fn replicas_are_tempered_as_it_is_published() {
    let stops = [1, 6, 7, 8, 20, 21, 22, 27, 28, 35, 41, 42, 43, 100, 1_000, 5_001, 40_000];
    let settings = |replicas: u32, t0: f64| {
        let mut settings = TemperingSettings::new(replicas, t0, t0 / 15.0, 40_000, 4);
        settings.exchange = 7;
        settings
    };
    tempered_alike(&TARGET_FREE, settings(3, 30.0), &stops);
    tempered_alike(&TARGET_FREE, settings(6, 30.0), &stops);
    // Beyond what a table of probabilities has.
    tempered_alike(&Assignment { factor: 100, ..TARGET_FREE }, settings(4, 3_000.0), &stops);
    tempered_alike(&Tour::of(30), settings(5, 0.5), &stops);
    let upside_down = TemperingSettings::new(3, 1.0, 1.5, 100, 1);
    assert!(TemperingRun::<Assignment>::new(TARGET_FREE, upside_down).is_err());
}

#[test]
fn float_energies_of_replicas_are_computed_from_scratch_every_1024_rounds() {
    let mut settings = TemperingSettings::new(2, 0.5, 0.2, 4_096, 3);
    settings.exchange = 1;
    let tour = Tour::of(30);
    let mut run: TemperingRun<Tour> = TemperingRun::new(tour.clone(), settings).unwrap();
    let mut naive = NaiveTempering::new(tour, settings);
    let mut equal = Vec::new();
    for moves in 1..=2_048 {
        run.advance(1);
        naive.step();
        if run.progress().energy == naive.energy(0) {
            equal.push(moves);
        }
    }
    // Before, rounding makes most of them differ in the last digits.
    assert_eq!(equal.last(), Some(&2_048));
    assert!(equal.iter().filter(|&&moves| moves > 1_500).count() < 200, "{equal:?}");
}

#[test]
fn a_person_holds_the_temperature_of_an_own_problem() {
    let hold = |after, intervention| InterventionAt { after, intervention };
    let hands = vec![hold(1_000, Intervention::Hold(0.0)), hold(2_000, Intervention::Release)];
    let settings = AnnealSettings::new(Schedule::Constant { t0: 6.0 }, 3_000, 1);
    let mut run: AnnealRun<Assignment> = AnnealRun::with_interventions(TARGET_FREE, settings, hands, 0).unwrap();
    run.advance(1_000);
    let before = run.progress().worse;
    run.advance(1_000);
    assert_eq!((run.progress().worse, run.progress().temperature), (before, 6.0), "given back after the last move");
    run.advance(1_000);
    assert!(run.progress().worse > before);
}

/// Runs of each kind, one move after the other: what is accepted is what the rule's formula accepts.
fn decides_by_the_formula<P: Problem<Move: Debug> + Clone>(problem: &P, t: f64) {
    for settings in kinds(t, 10_000) {
        let mut run = AnnealRun::new(problem.clone(), settings).unwrap();
        let mut accepted = 0;
        while run.progress().status == Status::Running {
            let before = run.progress();
            run.advance(1);
            let (after, last) = (run.progress(), *run.last().unwrap());
            let (delta, energy) = (last.delta.number(), before.energy.number());
            let expected = match (settings.accept, last.late) {
                (Accept::Late { rule: LateRule::Always, .. }, Some(late)) => {
                    delta <= 0.0 || energy + delta <= late.number()
                }
                (Accept::Late { .. }, Some(late)) => delta <= 0.0 || energy + delta < late.number(),
                (Accept::Threshold, _) => delta <= after.temperature,
                (Accept::Descent, _) => delta <= 0.0,
                _ => delta <= 0.0 || last.uniform < (-delta / after.temperature).exp(),
            };
            assert_eq!(last.accepted, expected, "{settings:?}: {last:?}, {after:?}");
            assert_eq!(last.accepted, after.accepted > before.accepted, "{settings:?}: {last:?}");
            accepted += u64::from(last.accepted && delta > 0.0);
        }
        assert_eq!(accepted, run.progress().worse, "{settings:?}");
    }
}

#[test]
fn every_kind_of_run_decides_by_the_formula() {
    decides_by_the_formula(&TARGET_FREE, 6.0);
    decides_by_the_formula(&Assignment { factor: 100, ..TARGET_FREE }, 600.0);
    decides_by_the_formula(&Tour::of(40), 0.05);
}

#[test]
fn a_held_temperature_is_shown_whatever_the_settings() {
    for settings in kinds(6.0, 3_000) {
        let hands = vec![InterventionAt { after: 1_000, intervention: Intervention::Hold(2.51) }];
        let mut run: AnnealRun<Assignment> = AnnealRun::with_interventions(TARGET_FREE, settings, hands, 0).unwrap();
        for _ in 0..20 {
            run.advance(100);
            let held = run.progress().moves >= 1_000;
            assert_eq!(run.progress().temperature == 2.51, held, "{settings:?} at {}", run.progress().moves);
        }
        let mut rows = run.rows().into_iter().filter(|row| row.moves != 1_000);
        assert!(rows.all(|row| (row.temperature == 2.51) == (row.moves > 1_000)), "{settings:?}");
    }
}

/// The assignment as numbers on cells: each facility is a cell, with its place as the number. Some are pinned.
#[derive(Clone)]
struct OnTwelveCells {
    pairs: Vec<(u32, u32)>,
}

impl OnTwelveCells {
    fn without(pinned: impl Fn(u32) -> bool) -> OnTwelveCells {
        let free: Vec<u32> = (0..12).filter(|&cell| !pinned(cell)).collect();
        let pairs = free.iter().flat_map(|&a| free.iter().filter(move |&&b| a < b).map(move |&b| (a, b)));
        OnTwelveCells { pairs: pairs.collect() }
    }
}

impl Problem for OnTwelveCells {
    type State = [u8; 12];
    type Move = (u32, u32);
    type Energy = i64;

    fn start<G: Generator>(&self, generator: &mut G) -> [u8; 12] {
        TARGET_FREE.start(generator)
    }

    fn propose<G: Generator>(&self, _: &[u8; 12], draw: &mut Draw<G>) -> (u32, u32) {
        self.pairs[draw.index(self.pairs.len() as u32) as usize]
    }

    fn delta(&self, places: &[u8; 12], mv: (u32, u32)) -> i64 {
        TARGET_FREE.delta(places, mv)
    }

    fn apply(&self, places: &mut [u8; 12], mv: (u32, u32), delta: i64) {
        TARGET_FREE.apply(places, mv, delta);
    }

    fn energy(&self, places: &[u8; 12]) -> i64 {
        TARGET_FREE.energy(places)
    }
}

impl Cells for OnTwelveCells {
    fn moves(&self) -> usize {
        self.pairs.len()
    }

    fn nth(&self, _order: &Self::State, index: u32) -> (u32, u32) {
        self.pairs[index as usize]
    }

    fn probability(&self, _: u32) -> f64 {
        1.0 / self.pairs.len() as f64
    }

    fn cells(&self, (a, b): (u32, u32)) -> [usize; 2] {
        [a as usize, b as usize]
    }

    fn number(&self, places: &[u8; 12], cell: usize) -> i32 {
        places[cell].into()
    }

    fn pinned(&self, _: &[u8; 12], pinned: &[bool]) -> OnTwelveCells {
        OnTwelveCells::without(|cell| pinned[cell as usize])
    }
}

#[test]
fn a_person_swaps_and_pins_the_cells_of_an_own_problem() {
    let at = |after, intervention| InterventionAt { after, intervention };
    let pins = (0..10).map(|cell| at(500, Intervention::Pin(cell)));
    let hands: Vec<InterventionAt> =
        [at(100, Intervention::Swap(7, 3))].into_iter().chain(pins).chain([at(900, Intervention::Unpin(4))]).collect();
    let settings = AnnealSettings::new(Schedule::Constant { t0: 30.0 }, 1_400, 5);
    let run = |hands: &[InterventionAt]| -> AnnealRun<OnTwelveCells, OnCells> {
        AnnealRun::with_interventions(OnTwelveCells::without(|_| false), settings, hands.to_vec(), 12).unwrap()
    };
    let (mut touched, mut left) = (run(&hands), run(&[]));
    touched.advance(99);
    left.advance(100);
    let mut places = *left.board();
    touched.advance(1);
    places.swap(7, 3);
    assert_eq!((*touched.board(), touched.progress().energy), (places, TARGET_FREE.energy(&places)), "swapped");
    touched.advance(400);
    let pinned = *touched.board();
    // Two cells are free, and change places whatever the temperature.
    let mut seen = Vec::new();
    for _ in 500..900 {
        touched.advance(1);
        assert_eq!(touched.board()[..10], pinned[..10], "pinned");
        seen.push(touched.board()[10]);
    }
    assert!(seen.iter().any(|&place| place != pinned[10]));
    touched.advance(500);
    assert_ne!(touched.board()[4], pinned[4], "moves again");
    assert_eq!(touched.board()[..4], pinned[..4]);
    assert_eq!(TARGET_FREE.energy(touched.best()), touched.progress().best);
    let mut whole = run(&hands);
    whole.advance(u64::MAX);
    assert_eq!((whole.board(), whole.best()), (touched.board(), touched.best()), "in one batch");
}

#[test]
fn a_temperature_is_found_by_the_share_of_worsenings_that_it_accepts() {
    let warm = temperature_of_own(&TARGET_FREE, 0.5).unwrap();
    let warmer = temperature_of_own(&Assignment { factor: 1 << 20, ..TARGET_FREE }, 0.5).unwrap();
    assert!((warmer / warm / f64::from(1 << 20) - 1.0).abs() < 1e-9);
    let settings = AnnealSettings::new(Schedule::Constant { t0: 1e9 }, 20_000, 1);
    let mut run = AnnealRun::new(Tour::of(40), settings).unwrap();
    run.advance(u64::MAX);
    assert_eq!(run.progress().accepted, 20_000, "all are accepted where it is hot");
    assert!((0.05..5.0).contains(&temperature_of_own(&Tour::of(40), 0.5).unwrap()));
}

#[test]
fn seeds_are_swept_as_their_runs_are_made() {
    let settings = AnnealSettings::new(Schedule::Geometric { t0: 60.0, rate: 0.9999 }, 50_000, 1);
    let swept: Vec<_> =
        AnnealRun::sweep(Arc::new(TARGET_FREE), settings, 3..9).unwrap().map(|run| seen(&run)).collect();
    let of = |seed| {
        let mut settings = settings;
        settings.seed = seed;
        let mut run = AnnealRun::new(TARGET_FREE, settings).unwrap();
        run.advance(u64::MAX);
        seen(&run)
    };
    assert_eq!(swept, (3..9).map(of).collect::<Vec<_>>());
}

#[test]
fn chains_of_an_own_problem_are_independent() {
    let of = |chains| {
        let mut run: TemperingRun<Assignment> = TemperingRun::chains(TARGET_FREE, chains, 6.0, 80_000, 1).unwrap();
        run.advance(30_001);
        run.advance(u64::MAX);
        run.progress()
    };
    let (eight, two) = (of(8), of(2));
    assert_eq!((eight.moves, eight.status, two.moves), (80_000, Status::Budget, 80_000));
    // At one temperature all accept the same share, but for the first moves from random states.
    let share = |accepted: u64| accepted as f64 / 80_000.0;
    assert!((share(eight.accepted) - share(two.accepted)).abs() < 0.02);
    assert_eq!((eight.best, two.best), (578, 578));
}

#[test]
fn the_finder_and_the_search_find_temperatures_of_an_own_problem() {
    // Its optimum as target: both find a temperature at which it takes few proposals.
    let known = Assignment { target: Some(578), ..TARGET_FREE };
    let mut finder = TemperatureSweep::from_problem(known.clone(), 100_000).unwrap();
    finder.measure(u64::MAX);
    let best = finder.best().unwrap();
    let mut search = TemperatureSearch::from_problem(known.clone(), Accept::Metropolis).unwrap();
    while !search.measure(1_000_000) {}
    let found = search.temperature().unwrap();
    assert!((2.0..20.0).contains(&best) && (2.0..20.0).contains(&found), "{best}, {found}");
    let moves_to_target = |t0: f64| -> u64 {
        let settings = AnnealSettings::new(Schedule::Constant { t0 }, 300_000, 1);
        AnnealRun::sweep(Arc::new(known.clone()), settings, 1..31).unwrap().map(|run| run.progress().moves).sum()
    };
    let [cold, at, hot] = [found / 4.0, found, found * 4.0].map(moves_to_target);
    assert!(2 * at < cold && 2 * at < hot, "{cold}, {at}, {hot}");

    // Without a target the finder names the temperature at which energy falls fastest.
    let mut finder = TemperatureSweep::from_problem(TARGET_FREE, 100_000).unwrap();
    finder.measure(u64::MAX);
    assert!(finder.measured().iter().all(|row| row.solutions == 0) && (1.0..60.0).contains(&finder.best().unwrap()));
    let mut search = TemperatureSearch::from_problem(Tour::of(20), Accept::Metropolis).unwrap();
    while !search.measure(u64::MAX) {}
    assert!((0.001..1.0).contains(&search.temperature().unwrap()));
}

#[test]
fn r_draws_the_proposals_of_an_own_problem_too() {
    let mut generator = RMersenne::new(1);
    let mut draw = Draw::new(&mut generator);
    let (a, b) = TARGET_FREE.propose(&[0; 12], &mut draw);
    let uniform = RMersenne::uniform(draw.bits());
    assert!(a < b && b < 12 && (0.0..1.0).contains(&uniform));
}

/// A problem whose changes of energy are wrong, or no numbers.
#[derive(Clone)]
struct Wrong(f64);

impl Problem for Wrong {
    type State = f64;
    type Move = u32;
    type Energy = f64;

    fn start<G: Generator>(&self, _: &mut G) -> f64 {
        if self.0.is_infinite() { f64::NAN } else { 5.0 }
    }

    fn propose<G: Generator>(&self, _: &f64, draw: &mut Draw<G>) -> u32 {
        draw.index(3)
    }

    fn delta(&self, _: &f64, step: u32) -> f64 {
        self.0 * (f64::from(step) - 1.0)
    }

    fn apply(&self, state: &mut f64, step: u32, _: f64) {
        *state += f64::from(step) - 1.0;
    }

    fn energy(&self, state: &f64) -> f64 {
        *state
    }
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "after a move of delta -2.0 the energy should be 3.0, and is 4.0")]
fn a_delta_that_is_not_the_change_of_the_energy_is_seen() {
    let mut run = AnnealRun::new(Wrong(2.0), AnnealSettings::new(Schedule::Constant { t0: 1e-9 }, 100, 1)).unwrap();
    run.advance(100);
}

/// A state that falls from a million by 1 a move, and says another change.
#[derive(Clone)]
struct Falling {
    said: f64,
}

impl Problem for Falling {
    type State = f64;
    type Move = ();
    type Energy = f64;

    fn start<G: Generator>(&self, _: &mut G) -> f64 {
        1e6
    }

    fn propose<G: Generator>(&self, _: &f64, _: &mut Draw<G>) {}

    fn delta(&self, _: &f64, _: ()) -> f64 {
        self.said
    }

    fn apply(&self, state: &mut f64, _: (), _: f64) {
        *state -= 1.0;
    }

    fn energy(&self, state: &f64) -> f64 {
        *state
    }
}

#[test]
fn a_delta_is_the_change_of_the_energy_to_a_millionth_of_both() {
    let run = |said| {
        let cold = AnnealSettings::new(Schedule::Constant { t0: 1e-9 }, 1, 1);
        let mut run = AnnealRun::new(Falling { said }, cold).unwrap();
        std::panic::catch_unwind(move || run.advance(1)).is_ok()
    };
    assert_eq!([-1.0, -2.5, 0.0].map(run), [true; 3]);
    assert_eq!([-4.0, -3.5].map(run), [!cfg!(debug_assertions); 2]);
    // Also where both energies are 0.
    for seed in 1..=20 {
        let settings = AnnealSettings::new(Schedule::Constant { t0: 1e-9 }, 100, seed);
        AnnealRun::new(Wrong(1.0), settings).unwrap().advance(100);
    }
}

#[test]
#[should_panic(expected = "the energy of the start is NaN")]
fn an_energy_that_is_no_number_is_refused() {
    let _ = AnnealRun::new(Wrong(f64::INFINITY), AnnealSettings::new(Schedule::Constant { t0: 1.0 }, 100, 1)).unwrap();
}

#[test]
fn a_change_that_is_no_number_is_never_accepted() {
    for settings in kinds(1.0, 1_000) {
        let mut run = AnnealRun::new(Wrong(f64::NAN), settings).unwrap();
        run.advance(1_000);
        assert_eq!((run.progress().accepted, run.progress().energy), (0, 5.0), "{settings:?}");
    }
}

/// A setting that no run can follow is an error, for every solver.
#[test]
fn runs_that_cannot_be_are_errors() {
    let config = |link| Config::from_link(link).unwrap();
    let made = |config: Config| Run::new(config.problem, config.settings, Vec::new()).err();
    let mut odd = config("puzzle=sudoku");
    let Instance::Sudoku(sudoku) = &mut odd.problem else { panic!("it is a sudoku") };
    sudoku.size = 7;
    assert!(matches!(made(odd), Some(RunError::Refused(_))));
    for (link, wrong) in [
        ("puzzle=magic19", "moves: '0' is not a whole number from 1 to 1,000,000,000,000,000."),
        ("puzzle=magic19&solver=tempering", "t0: 'NaN' is not a number "),
        ("puzzle=magic19&solver=replicas", "t0: 'NaN' is not a number "),
        ("puzzle=sudoku&solver=rebuild", "t0: 'NaN' is not 0 or a number "),
    ] {
        let mut config = config(link);
        match &mut config.settings {
            SolverSettings::Anneal(settings) => settings.moves = 0,
            SolverSettings::Tempering(settings) => settings.t0 = f64::NAN,
            SolverSettings::MultiStart(settings) => settings.t0 = f64::NAN,
            SolverSettings::Rebuild(settings) => settings.t0 = f64::NAN,
            other => panic!("{other:?}"),
        }
        assert!(made(config).unwrap().to_string().starts_with(wrong), "{link}");
    }
}

/// The generators, and the draws of a proposal, serve the crate rand: of four directions each comes up as often as another.
#[test]
fn what_draws_is_a_generator_of_rand() {
    fn directions(random: &mut impl Rng) -> [u32; 4] {
        let mut seen = [0; 4];
        for _ in 0..4000 {
            seen[random.random_range(0..4)] += 1;
        }
        seen
    }
    let (mut xoshiro, mut r) = (Xoshiro::new(1), RMersenne::new(1));
    let mut drawn = Xoshiro::new(1);
    let all = [directions(&mut xoshiro), directions(&mut r), directions(&mut Draw::new(&mut drawn))];
    assert!(all.iter().flatten().all(|seen| (850..1150).contains(seen)), "{all:?}");
    assert_eq!(all[0], all[2], "a proposal draws from the generator itself");
    // Their own draws are those of a proposal.
    let (mut one, mut other) = (Xoshiro::new(2), Xoshiro::new(2));
    for count in 1..100 {
        assert_eq!(Generator::index(&mut one, count), Draw::new(&mut other).index(count));
    }
}

#[test]
fn links_and_sudokus_are_read_and_shown_as_text() {
    let config: Config = "puzzle=octa&seed=3".parse().unwrap();
    assert_eq!(config.to_string(), config.to_link());
    assert_eq!("puzzle=octa&sed=3".parse::<Config>().unwrap_err().key, "sed");
    let text = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
    assert_eq!(text.parse::<Sudoku>().unwrap().to_string(), text);
    assert!("12".parse::<Sudoku>().is_err());
}

#[test]
fn threads_make_the_runs_of_a_sweep_in_the_order_of_the_seeds() {
    let settings = AnnealSettings::new(Schedule::Geometric { t0: 50.0, rate: 0.999 }, 3_000, 0);
    let problem = Arc::new(TARGET_FREE);
    let seen = |run: &AnnealRun<Assignment>| (run.progress(), *run.best());
    let alone: Vec<_> =
        AnnealRun::sweep(Arc::clone(&problem), settings, 3..14).unwrap().map(|run| seen(&run)).collect();
    for threads in [0, 1, 2, 3, 20] {
        let runs = sweep_own(&problem, settings, 3..14, threads).unwrap();
        assert_eq!(runs.iter().map(seen).collect::<Vec<_>>(), alone, "{threads} threads");
    }
    let endless = AnnealSettings::new(Schedule::Geometric { t0: f64::NAN, rate: 0.5 }, 1, 0);
    assert!(sweep_own(&problem, endless, 1..3, 2).is_err());
}

#[test]
fn interventions_that_cannot_be_are_refused() {
    let settings = AnnealSettings::new(Schedule::Constant { t0: 5.0 }, 1_000, 1);
    let at = |after, intervention| InterventionAt { after, intervention };
    for wrong in [
        vec![at(0, Intervention::Hold(f64::NAN))],
        vec![at(0, Intervention::Hold(-1.0))],
        vec![at(0, Intervention::Pin(99))],
        vec![at(0, Intervention::Swap(0, 1))],
        vec![at(1_001, Intervention::Release)],
        vec![at(20, Intervention::Hold(1.0)), at(10, Intervention::Release)],
    ] {
        let refused = AnnealRun::<Assignment>::with_interventions(TARGET_FREE, settings, wrong.clone(), 0);
        assert!(refused.is_err(), "{wrong:?}");
    }
}

#[test]
fn a_temperature_is_held_while_an_own_problem_runs() {
    let settings = AnnealSettings::new(Schedule::Constant { t0: 5.0 }, 5_000, 1);
    let hands = vec![InterventionAt { after: 2_000, intervention: Intervention::Hold(0.0) }];
    let mut planned = AnnealRun::<Assignment>::with_interventions(TARGET_FREE, settings, hands, 0).unwrap();
    planned.advance(u64::MAX);
    let mut held = AnnealRun::new(TARGET_FREE, settings).unwrap();
    held.advance(2_000);
    assert!(
        held.intervene(Intervention::Hold(f64::INFINITY)).is_err() && held.intervene(Intervention::Pin(0)).is_err()
    );
    held.intervene(Intervention::Hold(0.0)).unwrap();
    assert_eq!(held.progress().temperature, 0.0);
    held.advance(u64::MAX);
    assert_eq!((held.progress(), held.rows()), (planned.progress(), planned.rows()));
}

#[test]
fn a_fraction_that_is_none_has_no_temperature() {
    for share in [f64::NAN, 0.0, 1.0, -1.0] {
        assert_eq!(temperature_of_own(&TARGET_FREE, share), None, "{share}");
    }
    assert!(TemperingRun::<Assignment>::chains(TARGET_FREE, 0, 1.0, 100, 1).is_err());
}

#[test]
fn the_improvements_end_at_the_best_energy() {
    let mut run = AnnealRun::new(TARGET_FREE, AnnealSettings::new(Schedule::Constant { t0: 5.0 }, 20_000, 1)).unwrap();
    let start = TARGET_FREE.energy(run.board());
    run.advance(u64::MAX);
    let all: Vec<_> = run.improvements().collect();
    assert!(all.is_sorted_by(|a, b| a.0 < b.0 && a.1 > b.1) && all.len() > 2, "{all:?}");
    let progress = run.progress();
    assert_eq!((all[0], *all.last().unwrap()), ((0, start), (progress.best_move, progress.best)));
}

#[test]
fn settings_are_the_same_after_serde() {
    let reheat = Reheat { patience: 1_000, factor: 2.0, floor: 0.5, refill: Refill::Keep };
    let annealing = AnnealSettings::new(Schedule::Geometric { t0: 2.5, rate: 0.999 }, 5_000, u64::MAX)
        .accept(Accept::Late { history: 7, rule: LateRule::IfLower })
        .restart(Restart::Fixed { length: 500 })
        .reheat(reheat);
    let text = serde_json::to_string(&annealing).unwrap();
    assert_eq!(serde_json::from_str::<AnnealSettings>(&text).unwrap(), annealing, "{text}");
    for link in [
        "puzzle=magic19",
        "solver=tempering",
        "puzzle=sudoku&solver=rebuild",
        "solver=replicas",
        "puzzle=octa&solver=astar",
        "solver=exact",
    ] {
        let settings = Config::from_link(link).unwrap().settings;
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<SolverSettings>(&text).unwrap(), settings, "{text}");
    }
}

#[test]
fn what_runs_is_named_where_it_is_debugged() {
    let run = AnnealRun::new(TARGET_FREE, AnnealSettings::new(Schedule::Constant { t0: 5.0 }, 77, 1)).unwrap();
    let text = format!("{run:?}");
    assert!(text.starts_with("AnnealRun { settings: AnnealSettings {") && text.contains("moves: 77"), "{text}");
    let mut sweep = TemperatureSweep::from_problem(Assignment { target: Some(578), ..TARGET_FREE }, 1_000).unwrap();
    sweep.measure(16);
    let text = format!("{sweep:?}");
    assert!(text.contains("AnyProblem { target: Some(578.0), .. }") && text.contains("Some(Sampler)"), "{text}");
}

#[test]
fn a_sweep_measures_what_runs_show_that_are_read_every_16_moves() {
    let whole = |problem: Assignment| {
        let mut sweep = TemperatureSweep::from_problem(problem, 4_000).unwrap();
        while sweep.share() < 1.0 {
            sweep.measure(1_000);
        }
        sweep.measured().to_vec()
    };
    let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b.abs() || a.is_nan() && b.is_nan();
    for target in [None, Some(680)] {
        let problem = Assignment { target, ..TARGET_FREE };
        let mut solved = 0;
        for measured in whole(problem.clone()) {
            let schedule = Schedule::Constant { t0: measured.temperature };
            let (mut moves, mut accepted, mut solutions, mut energies) = (0, 0, 0, Vec::new());
            for seed in 1.. {
                let mut run = AnnealRun::new(problem.clone(), AnnealSettings::new(schedule, 1_000_000, seed)).unwrap();
                while run.progress().status == Status::Running && moves + run.progress().moves < 4_000 {
                    run.advance(16);
                    // Half of the moves at a temperature are the burn-in of each run.
                    if run.progress().moves > 2_000 {
                        energies.push(run.progress().energy as f64);
                    }
                }
                let progress = run.progress();
                solutions += u64::from(progress.status == Status::Solved);
                (moves, accepted) = (moves + progress.moves, accepted + progress.accepted);
                if moves >= 4_000 {
                    break;
                }
            }
            let looks = energies.len() as f64;
            let mean = energies.iter().sum::<f64>() / looks;
            let variance =
                energies.iter().map(|energy| (energy - mean) * (energy - mean)).sum::<f64>() / looks.max(1.0);
            assert_eq!((measured.moves, measured.solutions), (moves, solutions), "{measured:?}");
            assert!(
                close(measured.energy, mean) && close(measured.variance, variance),
                "{measured:?}: {mean}, {variance}"
            );
            assert!(close(measured.acceptance, accepted as f64 / moves as f64), "{measured:?}: {accepted}");
            assert!(
                close(measured.moves_to_solution * solutions as f64, moves as f64) || solutions == 0,
                "{measured:?}"
            );
            solved += solutions;
        }
        assert_eq!(solved > 50, target.is_some(), "{solved} solutions");
    }
}

/// A state is the rise that each move from it makes, which a start draws, and its energy.
#[derive(Clone)]
struct Rising {
    rises: [f64; 2],
}

impl Problem for Rising {
    type State = (f64, f64);
    type Move = ();
    type Energy = f64;

    fn start<G: Generator>(&self, generator: &mut G) -> (f64, f64) {
        (self.rises[generator.index(2) as usize], 0.0)
    }

    fn propose<G: Generator>(&self, _: &(f64, f64), _: &mut Draw<G>) {}

    fn delta(&self, (rise, _): &(f64, f64), _: ()) -> f64 {
        *rise
    }

    fn apply(&self, (_, energy): &mut (f64, f64), _: (), rise: f64) {
        *energy += rise;
    }

    fn energy(&self, (_, energy): &(f64, f64)) -> f64 {
        *energy
    }
}

#[test]
fn temperatures_are_found_by_the_rises_of_many_starts() {
    // Half of the starts have hardly a rise. So 0.4 is accepted in all once 0.8 of them is, by exp(-1 / 4.48).
    let halves = temperature_of_own(&Rising { rises: [1.0, 1_000.0] }, 0.4).unwrap();
    assert!((3.0..7.0).contains(&halves), "{halves}");
    // From an eighth of the only rise to where 0.3 of it is accepted, in 24 equal steps. Errors of rounding are no rises.
    for rises in [[1_000.0, 1_000.0], [1_000.0, 1e-8]] {
        let mut sweep = TemperatureSweep::from_problem(Rising { rises }, 16).unwrap();
        sweep.measure(u64::MAX);
        let temperatures: Vec<f64> = sweep.measured().iter().map(|measured| measured.temperature).collect();
        let step = (8.0 / (1.0 / 0.3f64).ln()).ln() / 24.0;
        assert_eq!(temperatures.len(), 25);
        for (place, temperature) in temperatures.iter().enumerate() {
            let expected = 125.0 * (step * place as f64).exp();
            assert!((temperature / expected - 1.0).abs() < 1e-9, "{place}: {temperature}, not {expected}");
        }
    }
}

#[test]
fn a_search_for_a_temperature_says_how_far_it_is_whatever_its_slices() {
    let search = || TemperatureSearch::from_problem(TARGET_FREE, Accept::Metropolis).unwrap();
    let (mut at_once, mut sliced) = (search(), search());
    assert_eq!(at_once.share(), 0.0);
    assert!(!at_once.measure(361_000));
    // Without a target each run of the first round makes 2,500 moves: an eighth of those of a temperature.
    assert_eq!(at_once.share(), 362_500.0 / 7_220_000.0);
    while sliced.share() < at_once.share() {
        assert!(!sliced.measure(1));
    }
    assert_eq!(format!("{sliced:?}"), format!("{at_once:?}"), "the same runs");
}

#[test]
fn settings_are_set_by_their_names() {
    let plain = AnnealSettings::new(Schedule::Constant { t0: 5.0 }, 100, 1);
    let set = plain.accept(Accept::Descent).restart(Restart::Fixed { length: 9 }).seed(3);
    assert_eq!((set.accept, set.restart, set.seed), (Accept::Descent, Restart::Fixed { length: 9 }, 3));
    assert_eq!((set.schedule, set.moves), (plain.schedule, plain.moves));
}

#[test]
fn settings_are_keys_of_links_without_a_problem() {
    let read = |link: &str| {
        let pairs =
            link.split('&').filter_map(|pair| pair.split_once('=')).map(|(key, value)| (key.into(), value.into()));
        AnnealSettings::from_pairs(pairs.collect(), 2.0)
    };
    for link in [
        "accept=late&history=7&moves=9&seed=3",
        "cooling=linear&t0=4&t1=1&over=50&restart=luby&length=3&moves=1e3",
        "reheat=chains&chain=9&fruitless=2&judged=best&found=sampled&every=5",
        "reheat=stalled&patience=9&floor=0&factor=2&refill=fresh&restart=converged&length=9&repeats=4",
        "cooling=lam&over=9",
    ] {
        let settings = read(link).unwrap();
        let written = settings.to_pairs().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        assert_eq!(read(&written.join("&")), Ok(settings), "{written:?}");
    }
    // The usual temperature stands where none is given.
    assert_eq!(read("cooling=geometric&rate=0.9").unwrap().schedule, Schedule::Geometric { t0: 4.0, rate: 0.9 });
    for (link, key) in
        [("rng=r", "rng"), ("puzzle=octa", "puzzle"), ("t0=hot", "t0"), ("t1=1", "t1"), ("singles=on", "singles")]
    {
        assert_eq!(read(link).unwrap_err().key, key);
    }
}

//! The lessons that are built in: each is read, every claim is computed again, and every exercise can be passed.

use annealing_lab::driver::{Made, Sweep};
use annealing_lab::lesson::{Exercise, ExerciseGoal, Formula, Lesson, LessonStep, Question, ScenePart, Until, Verdict};
use annealing_lab::link::Config;
use annealing_lab::puzzle::library;
use annealing_lab::run::{Run, Status};
use annealing_lab::{Experiment, Results};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

/// For each lesson a link that passes its exercise, and that no learner is shown.
const ANSWERS: [(&str, &str); 18] = [
    ("astar", "puzzle=route&solver=wastar&weight=1.4"),
    ("oracle", "puzzle=octa&givens=8,14,4,11,5,.,.,16,3,.,.,13,10,.,.,.&solver=astar&heuristic=feasible"),
    ("energy", "puzzle=magic19&seed=18&hand="),
    ("worse", "puzzle=magic19&accept=threshold&cooling=constant&t0=2.5&restart=none"),
    ("temperature", "puzzle=magic-hexagon&cooling=constant&t0=2.3&restart=none"),
    ("greed", "puzzle=magic19&accept=descent&restart=fixed&length=1500"),
    ("cooling", "puzzle=sudoku&singles=off&cooling=geometric&t0=0.4&rate=0.9999997&restart=none"),
    (
        "cooling-wins",
        "puzzle=spanning-tree&triangles=50&m=10&cooling=geometric&t0=300&rate=0.99993&restart=none&moves=200000",
    ),
    ("where-slowly", "puzzle=tour&cities=att48&cooling=linear&t0=45&t1=35&over=1000000&restart=none&moves=1000000"),
    (
        "neighbourhood",
        "puzzle=tour&cities=att48&neighbourhood=reversal&cooling=constant&t0=40&restart=none&moves=1000000",
    ),
    ("few-runs", "puzzle=magic-square-3&cooling=constant&t0=0.12&restart=luby&length=100&moves=2000"),
    ("restarts", "puzzle=magic19&cooling=geometric&t0=3&rate=0.999&restart=fixed&length=2000"),
    ("givens", "puzzle=sudoku&singles=on&cooling=constant&t0=0.35&restart=none"),
    ("counting", "puzzle=magic-square-4&cooling=constant&t0=2&restart=none"),
    ("symmetry", "puzzle=zero-hexagon-5&pairs=opposite&cooling=constant&t0=2&restart=none"),
    ("why", "puzzle=triangle-3-10&cooling=constant&t0=1&restart=none&moves=100000"),
    ("landscape", "puzzle=magic-square-3&cooling=constant&t0=1&restart=none&moves=2000"),
    ("published", "puzzle=magic19&preset=published&found=first"),
];

fn text_of(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("www/lessons/{name}.toml"))).unwrap()
}

/// The essay is read as a lesson is, but asks nothing.
const ESSAY: &str = "essay";

/// All lessons, by their names.
fn lessons() -> Vec<(String, Lesson)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/lessons");
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_string())
        .collect();
    names.sort();
    let read = |name: String| {
        let lesson = Lesson::read(&text_of(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, lesson)
    };
    names.into_iter().map(read).collect()
}

/// All rows of an experiment.
fn results(link: &str) -> Results {
    let experiment = Experiment::from_link(link).unwrap();
    let mut results = Results::new(experiment.clone());
    let take = |made: Option<Made>| {
        made.into_iter().for_each(|made| results.add(made.row));
        Ok::<_, Infallible>(true)
    };
    let Ok(()) = Sweep::new(&experiment, None).on_threads(2, take);
    results
}

#[test]
fn every_claim_of_runs_is_true() {
    for (name, lesson) in lessons() {
        for (own, claim) in lesson.claims.iter().filter(|(_, claim)| claim.experiment.is_none()) {
            let found = claim.measured_of_runs().unwrap();
            assert!(claim.holds(&found), "{name}, {own}: stated {:?}, computed {found:?}", claim.is);
        }
    }
}

#[test]
#[ignore = "slow"]
fn every_claim_of_an_experiment_is_true() {
    for (name, lesson) in lessons() {
        let mut made: BTreeMap<&str, Results> = BTreeMap::new();
        for (own, claim) in &lesson.claims {
            let Some(experiment) = &claim.experiment else { continue };
            let link = &lesson.experiments[experiment];
            let found = claim.measured(made.entry(link).or_insert_with(|| results(link)));
            assert!(claim.holds(&found), "{name}, {own}: stated {:?}, computed {found:?}", claim.is);
        }
    }
}

#[test]
fn every_claim_is_run_in_a_step_and_every_experiment_has_a_claim() {
    for (name, lesson) in lessons() {
        // Whoever reads a figure can run it.
        for own in lesson.claims.keys() {
            assert!(lesson.steps.iter().any(|step| step.claims.contains(own)), "{name}: {own} is run in no step");
        }
        // Nothing is claimed that nobody sees, and no experiment stands there for nothing.
        for experiment in lesson.experiments.keys() {
            let used = lesson.claims.values().any(|claim| claim.experiment.as_ref() == Some(experiment));
            assert!(used, "{name}: nothing is claimed of {experiment}");
        }
    }
}

fn exercise(start: &str, change: &[&str], goal: ExerciseGoal) -> Exercise {
    let change = change.iter().map(|key| key.to_string()).collect();
    Exercise { start: start.to_string(), change, goal, why: String::new() }
}

fn verdict(exercise: &Exercise, link: &str) -> Verdict {
    let mut check = exercise.begin_check(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    std::iter::repeat_with(|| check.replay(100_000)).find_map(|verdict| verdict).unwrap()
}

#[test]
fn every_exercise_can_be_passed_and_is_not_passed_by_its_start() {
    for (name, lesson) in lessons().into_iter().filter(|(name, _)| name != ESSAY) {
        let Some(exercise) = lesson.steps.iter().find_map(|step| step.exercise.as_ref()) else {
            panic!("{name} has no exercise");
        };
        assert!(!verdict(exercise, &exercise.start).passed, "{name}: passed at the start");
        let Some((_, answer)) = ANSWERS.iter().find(|(lesson, _)| *lesson == name) else {
            panic!("{name}: no answer is known");
        };
        let link = match exercise.goal {
            ExerciseGoal::Energy { swaps, .. } => format!("{answer}{}", steepest(&exercise.start, swaps)),
            _ => answer.to_string(),
        };
        let verdict = verdict(exercise, &link);
        assert!(verdict.passed, "{name}: {}", verdict.reached);
    }
}

/// The swaps by hand that lower the energy the most, one after the other.
fn steepest(link: &str, swaps: u32) -> String {
    let run = annealing_lab::Config::from_link(link).unwrap().into_run();
    let mut board = run.numbers();
    let mut made = Vec::new();
    for _ in 0..swaps {
        let pairs = (0..board.len()).flat_map(|a| (a + 1..board.len()).map(move |b| (a, b)));
        let energy = |&(a, b): &(usize, usize)| {
            let mut other = board.clone();
            other.swap(a, b);
            run.problem().energy(&other)
        };
        let (a, b) = pairs.min_by_key(energy).unwrap();
        board.swap(a, b);
        made.push(format!("0:s{a}-{b}"));
    }
    made.join(",")
}

/// The boards that swaps reach from that of a run after so many moves, if no swap changes its energy, which is asserted to be one that
/// no swap lowers; and how many of the first board's swaps keep it.
fn plateau(link: &str, moves: u64, energy: i32) -> (usize, usize) {
    let mut run = Config::from_link(link).unwrap().into_run();
    run.advance(moves);
    let mut boards = vec![run.numbers()];
    let mut equal = Vec::new();
    let mut next = 0;
    while let Some(board) = boards.get(next).cloned() {
        next += 1;
        let mut kept = 0;
        for (a, b) in (0..board.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let mut other = board.clone();
            other.swap(a, b);
            let changed = run.problem().energy(&other);
            assert!(changed >= energy, "a swap leads down to {changed}");
            kept += usize::from(changed == energy);
            if changed == energy && !boards.contains(&other) {
                boards.push(other);
            }
        }
        equal.push(kept);
    }
    (boards.len(), equal[0])
}

/// Runs a link to its end.
fn ended(link: &str) -> Run {
    let mut run = Config::from_link(link).unwrap().into_run();
    run.advance(u64::MAX);
    run
}

/// The links of the runs that a lesson's steps set up, with what its learners do there.
fn watched(lesson: &Lesson) -> Vec<(&str, &Until)> {
    lesson.steps.iter().filter_map(|step| Some((step.scene.as_ref()?.run.as_deref()?, step.until.as_ref()?))).collect()
}

#[test]
fn a_scene_that_is_watched_ends_as_the_next_step_says() {
    let of = |name: &str| Lesson::read(&text_of(name)).unwrap();
    // Worse boards: the greedy run rests above 0 for ever, and the run that accepts worse boards comes to 0.
    let worse = of("worse");
    let [(greedy, _), (warm, until)] = watched(&worse)[..] else { panic!("two runs are watched") };
    let [greedy, warm] = [greedy, warm].map(|link| ended(link).annealed().unwrap());
    assert!(greedy.energy > 0 && warm.energy < greedy.energy, "{} against {}", greedy.energy, warm.energy);
    assert!(until.over, "before its end it may stand higher than the greedy one");
    // Temperature: nobody sees a hot run solved, at whatever temperature and however long.
    let temperature = of("temperature");
    let [(hot, until)] = watched(&temperature)[..] else { panic!("one run is watched") };
    let range = until.temperature.unwrap();
    assert!(until.moves.unwrap() >= 500);
    let begun = Config::from_link(hot).unwrap().at.unwrap();
    for t in [range[0], 5.0, 6.77, 11.1, range[1]] {
        let progress = ended(&hot.replace("&at=", &format!("&hand={begun}:t{t}&at="))).annealed().unwrap();
        assert_eq!(progress.status, Status::Budget, "solved at T = {t}");
        assert!(progress.energy > 10, "energy {} at T = {t}", progress.energy);
    }
    // What is watched to its end is solved.
    for name in ["cooling", "cooling-wins", "astar", "oracle", "counting", "published"] {
        let lesson = of(name);
        for (link, until) in watched(&lesson) {
            assert!(until.over, "{name}");
            assert_eq!(ended(link).status(), Status::Solved, "{name}");
        }
    }
}

#[test]
fn a_prediction_is_asked_before_its_run_can_be_played() {
    for (name, lesson) in lessons() {
        let mut shown: Vec<ScenePart> = Vec::new();
        for (place, step) in lesson.steps.iter().enumerate() {
            shown = step.scene.as_ref().map_or(shown, |scene| scene.show.clone());
            let Some(ask) = &step.ask else { continue };
            if lesson.steps[place..].iter().any(|later| later.recall.as_deref() == Some(ask.name())) {
                assert!(!shown.contains(&ScenePart::Transport), "{name}, step {}", place + 1);
            }
        }
    }
}

/// What the explanations of exercises say: for each lesson the beginning of a learner's link, and its ends with their score and the words.
type Why = (&'static str, &'static str, &'static [(&'static str, i64, &'static str)]);
const WHYS: [Why; 11] = [
    (
        "worse",
        "puzzle=magic19&accept=threshold&cooling=constant&restart=none&t0=",
        &[
            ("1", 1, "With T = 1 only 1 of 20 is solved"),
            ("2", 20, "From 2 to 3 every T solves all 20"),
            ("3", 20, "From 2 to 3 every T solves all 20"),
            ("4", 10, "With T = 4 it is 10 of 20"),
        ],
    ),
    (
        "temperature",
        "puzzle=magic-hexagon&cooling=constant&restart=none&t0=",
        &[
            ("1.2", 26, "solves only 26 of 60"),
            ("1.5", 43, "At T = 1.5 it is only 43"),
            ("2", 54, "At T = 2 there are 54 boards"),
            ("2.3", 59, "at T = 2.3 there are 59"),
            ("3", 50, "at T = 3 there are 50"),
        ],
    ),
    (
        "greed",
        "puzzle=magic19&accept=descent&restart=fixed&length=",
        &[
            ("600", 17, "With 600 moves it is 17"),
            ("1500", 20, "20, 18 and 20 of 20 boards"),
            ("2000", 18, "20, 18 and 20 of 20 boards"),
            ("3000", 20, "20, 18 and 20 of 20 boards"),
            ("20000", 9, "With 20,000 moves it is 9"),
        ],
    ),
    (
        "cooling",
        "puzzle=sudoku&singles=off&cooling=geometric&restart=none&t0=",
        &[
            ("0.4&rate=0.9999997", 9, "and 9 of 10 seeds are solved"),
            ("0.35&rate=0.9999999", 10, "all 10 are solved"),
            ("1&rate=0.999999", 8, "solves only 8"),
        ],
    ),
    (
        "restarts",
        "puzzle=magic19&cooling=geometric&t0=3&rate=0.999&restart=fixed&length=",
        &[
            ("500", 6, "only 6 of 20 are solved"),
            ("2000", 20, "Lengths of 2,000, 3,000 and 5,000 solve all 20"),
            ("3000", 20, "Lengths of 2,000, 3,000 and 5,000 solve all 20"),
            ("5000", 20, "Lengths of 2,000, 3,000 and 5,000 solve all 20"),
            ("50000", 9, "With 50,000 moves it is 9"),
        ],
    ),
    (
        "symmetry",
        "puzzle=zero-hexagon-5&pairs=opposite&cooling=constant&restart=none&t0=",
        &[
            ("0.8", 7, "only 7 of 20 are solved"),
            ("1.5", 19, "19 of 20 are solved at T = 1.5"),
            ("2", 20, "20 at T = 2"),
            ("4", 18, "18 at T = 4"),
        ],
    ),
    (
        "symmetry",
        "puzzle=zero-hexagon-5&pairs=none&cooling=constant&restart=none&t0=",
        &[
            ("0.8", 2, "at most 2 of 20 are solved, at T = 0.8"),
            ("1.5", 0, "With free boards at most 2 of 20"),
            ("2", 0, "With free boards at most 2 of 20"),
            ("4", 0, "With free boards at most 2 of 20"),
        ],
    ),
    (
        "astar",
        "puzzle=route&solver=wastar&weight=",
        &[("1.3", 292, "1.3 makes 292"), ("2", 263, "2 makes 263"), ("3", 267, "The weight 3 makes 267 nodes")],
    ),
    (
        "oracle",
        "puzzle=octa&givens=8,14,4,11,5,.,.,16,3,.,.,13,10,.,.,.&solver=",
        &[
            ("bfs&heuristic=feasible", 28, "breadth-first search with it also makes 28"),
            ("astar&heuristic=misplaced", 13_699, "Both heuristics that read the stored answer make 13,699 nodes"),
            ("astar&heuristic=values", 13_699, "Both heuristics that read the stored answer make 13,699 nodes"),
            ("astar&heuristic=none", 13_699, "as many as A* without any"),
        ],
    ),
    (
        "counting",
        "puzzle=magic-square-4&cooling=constant&restart=none&t0=",
        &[
            ("1.5", 20, "At T = 1.5 and at T = 3 all 20"),
            ("3", 20, "At T = 1.5 and at T = 3 all 20"),
            ("4", 19, "at T = 4 it is 19"),
            ("6", 14, "At T = 6 it is 14"),
            ("25", 0, "at T = 25 none"),
        ],
    ),
    (
        "published",
        "puzzle=magic19&preset=published&found=",
        &[("first", 20, "20 of 20 seeds are solved"), ("sampled", 3, "3 of 20 as published")],
    ),
];

#[test]
fn explanations_of_exercises_are_true() {
    let lessons: BTreeMap<String, Lesson> = lessons().into_iter().collect();
    let exercise_of = |name: &str| lessons[name].steps.iter().find_map(|step| step.exercise.as_ref()).unwrap();
    for (name, begin, ends) in WHYS {
        let exercise = exercise_of(name);
        for (end, score, words) in ends {
            assert!(exercise.why.contains(words), "{name}: {words}");
            let verdict = verdict(exercise, &format!("{begin}{end}"));
            assert_eq!(verdict.score, Some(*score), "{name}: {end}: {}", verdict.reached);
        }
    }
    let energy = exercise_of("energy");
    let best = format!("puzzle=magic19&seed=18&hand={}", steepest(&energy.start, 3));
    assert_eq!(verdict(energy, &best).score, Some(198));
    assert!(energy.why.contains("taken three times, already leads to energy 198"));
    let verdict = verdict(exercise_of("astar"), "puzzle=route&solver=wastar&weight=3").reached.to_string();
    assert!(verdict.contains("31"), "{verdict}");
}

/// The words that a learner reads of a lesson, of the replies to a question the longest one.
fn words_on_screen(lesson: &Lesson) -> usize {
    let count = |text: &str| text.split_whitespace().count();
    let of_step = |step: &LessonStep| {
        let replies = step.ask.iter().filter_map(|ask| ask.replies().into_iter().map(|reply| count(reply)).max());
        let options = step.ask.iter().flat_map(|ask| match ask {
            Question::Choose { options, .. } => options.iter().map(|option| count(&option.text)).collect(),
            _ => Vec::new(),
        });
        let claims = step.claims.iter().map(|name| &lesson.claims[name]);
        let claims =
            claims.map(|claim| count(&claim.what) + claim.labels.iter().map(|label| count(label)).sum::<usize>());
        let why = step.exercise.iter().map(|exercise| count(&exercise.why));
        count(&step.title) + count(&step.text) + replies.chain(options).chain(claims).chain(why).sum::<usize>()
    };
    lesson.steps.iter().map(of_step).sum()
}

#[test]
fn a_lesson_takes_the_minutes_that_its_words_and_its_runs_take() {
    // Fresh readers took so many minutes more than the words alone: to answer, to try and to watch.
    for (name, lesson) in lessons() {
        let reading = words_on_screen(&lesson) as f64 / 130.0;
        let minutes = f64::from(lesson.minutes);
        let more = minutes - reading;
        assert!((2.0..6.0).contains(&more), "{name}: {minutes} minutes stated, {reading:.1} to read");
    }
}

/// Numbers as the lessons write them.
fn in_words(value: f64) -> String {
    let digits = format!("{value:.0}");
    let from = digits.len() % 3;
    let (head, rest) = digits.split_at(from);
    let groups: Vec<&str> = (0..rest.len() / 3).map(|i| &rest[3 * i..3 * i + 3]).collect();
    std::iter::once(head).filter(|head| !head.is_empty()).chain(groups).collect::<Vec<_>>().join(",")
}

#[test]
fn figures_that_are_no_claim_follow_from_claims() {
    let lessons: BTreeMap<String, Lesson> = lessons().into_iter().collect();
    let stated = |lesson: &str, claim: &str| lessons[lesson].claims[claim].is.clone();
    let states =
        |lesson: &str, words: &str| assert!(text_of(lesson).replace("\\\n", "").contains(words), "{lesson}: {words}");
    // Energy.
    let magic = library::classic("magic19").unwrap();
    let lines = |cell: usize| magic.lines.iter().filter(move |line| line.cells.contains(&cell)).map(|line| &line.cells);
    let changed = |a: usize, b: usize| {
        lines(a).filter(|line| !line.contains(&b)).count() + lines(b).filter(|line| !line.contains(&a)).count()
    };
    let counts: Vec<usize> = (0..19).flat_map(|a| (0..a).map(move |b| (a, b))).map(|(a, b)| changed(a, b)).collect();
    assert_eq!((counts.len(), counts.iter().min(), counts.iter().max()), (171, Some(&2), Some(&7)));
    states("energy", "between 2 and 7 lines");
    let (boards, equal) = plateau("puzzle=magic19&seed=18", 5000, 2);
    assert_eq!((boards, equal), (4, 2));
    states("energy", "goes round among four of them");
    states("energy", "Two swaps keep the energy");
    // Lesson 2.
    let solutions = |name: &str| library::classic(name).unwrap().solutions.unwrap().total;
    assert_eq!([solutions("magic-hexagon"), solutions("magic19")], [12, 48]);
    states("worse", "Only 12 boards solve it");
    let warm = ended("puzzle=magic-hexagon&seed=14&moves=2000000");
    states("worse", &format!("It reached 0 at move {}", in_words(warm.annealed().unwrap().moves as f64)));
    let rest = stated("worse", "rest")[0] as i32;
    let rows = warm.rows();
    let above =
        rows.windows(2).filter(|pair| pair[0].energy > rest).map(|pair| pair[1].moves - pair[0].moves).sum::<u64>();
    assert!(4 * above > 3 * warm.progress().moves(), "{above} moves above {rest}");
    states("worse", "Most of the time it was higher");
    // Lesson 3: the range is the library's own, which holds by its own data.
    let [low, high] = magic.useful.unwrap();
    states("temperature", &format!("Only a narrow range is useful: {low} to {high}."));
    let cost = stated("temperature", "cost");
    let temperatures = [0.3, 0.5, 0.8, 1.0, 1.75, 3.0, 5.0, 10.0];
    for (t, cost_of) in temperatures.iter().zip(&cost) {
        assert_eq!((low..=high).contains(t), *cost_of <= 2.0 * cost[3], "T = {t}");
    }
    assert_eq!(((cost[1] / cost[3]).round(), (cost[5] / cost[3]).round()), (8.0, 10.0));
    states("temperature", "about eight times as many as at 1, at 3 about ten times");
    assert_eq!((1.0 / (-2f64).exp()).round(), 7.0);
    assert_eq!(((1.0 / (-10f64).exp()) / 1000.0).round(), 22.0);
    states("temperature", "accepted once in seven times, a rise of 10 once in 22,000 times");
    // Greed.
    let lengths = stated("greed", "lengths");
    let ends = [lengths[0] / lengths[2], lengths[5] / lengths[2]];
    assert!(ends.iter().all(|times| (9.5..11.5).contains(times)), "{ends:?}");
    states("greed", "Both ends cost about ten times as many moves as the middle.");
    // Cooling.
    let cost = stated("cooling", "cost");
    assert!(cost[1] > 2.0 * cost[0] && (50.0..60.0).contains(&(cost[2] / cost[0])));
    states(
        "cooling",
        "At 0.4 a solution costs more than twice as many moves as at 0.3, at 0.5 more than fifty times as many.",
    );
    // Ten runs: s + m is the mean, and (s + m) / (s + m / 10) the speed-up.
    let (mean, faster) = (stated("restarts", "both")[0], stated("restarts", "cooled")[0]);
    let start = (mean / faster - mean / 10.0) * 10.0 / 9.0;
    assert_eq!((start / 100.0).round(), 27.0, "{start}");
    states("restarts", "fits an s of about 2,700 moves");
    assert_eq!((10.0 / 4.0 - 1.0) / 9.0, 1.0 / 6.0);
    states("restarts", "of about a sixth of all its moves");
    // When cooling wins.
    let (gap, magic) = (stated("cooling-wins", "gap"), stated("cooling-wins", "magic"));
    assert!(gap[..3].iter().all(|held| *held > 2.0 * gap[3]) && (1.8..2.2).contains(&(magic[2] / magic[0])));
    states("cooling-wins", "cooling halves the gap of the best constant temperature that was tried");
    let left = stated("cooling-wins", "left");
    assert!(left[0] > 25.0 * 10.0 && left[2] < 1000.0 - 100.0, "heavy triangles are wrong, and light ones");
    assert_eq!((1000.0 * (-100f64 / 30.0).exp()).round(), 36.0);
    states("cooling-wins", "exp(−100 / 30) = 3.6 %");
    // Where to cool slowly.
    let held = stated("where-slowly", "held");
    assert!((17.0..23.0).contains(&held[3]) && held[5] > 100.0 && held[1] == held.iter().copied().fold(99.0, f64::min));
    states("where-slowly", "end about a fifth above the shortest tour");
    let heat = stated("where-slowly", "heat");
    assert_eq!(heat[3], heat.iter().copied().fold(0.0, f64::max));
    // The neighbourhood matters.
    let (gap, more) = (stated("neighbourhood", "gap"), stated("neighbourhood", "more"));
    assert!((4.5..5.5).contains(&(gap[1] / gap[0])) && gap[2] > 20.0 * gap[0] && more[0] > 3.0 * gap[0]);
    assert!((0.28..0.38).contains(&(more[0] / gap[2])));
    states("neighbourhood", "Its gap is about five times that of reversals.");
    // A few runs cost nearly everything.
    let of = |claim: &str| stated("few-runs", claim)[0];
    assert!(300.0 * of("early") < 0.02 * 1000.0 * of("mean") && of("mean") > 600.0 * of("again"));
    states("few-runs", "more than 98 % of all moves");
    assert_eq!((1.0 / (-10f64).exp()).round(), 22_026.0);
    states("few-runs", "once in 22,026 proposals");
    let map = stated("few-runs", "map");
    assert!(map[1] < map[0] / 3.0 && (1.7..2.0).contains(&(map[3] / map[2])));
    // Hardest in the middle.
    let median = stated("givens", "median");
    assert!(median.iter().all(|moves| *moves <= median[4]), "40 % are given");
    // Symmetry.
    let factorial = |n: u64| (1..=n).map(|i| i as f64).product::<f64>();
    let (free, pairs) = (312.0 / factorial(19), 144.0 / (factorial(9) * 512.0));
    assert!((2.5e8..3.5e8).contains(&(pairs / free)), "{}", pairs / free);
    states("symmetry", "right 300 million times as often");
    let three = stated("symmetry", "three");
    assert!((45.0..55.0).contains(&(three[1] / three[0])));
    // A*.
    let nodes = stated("astar", "nodes");
    assert!((0.27..0.37).contains(&(1.0 - nodes[3] / nodes[1])));
    states("astar", "About a third is saved");
    // Counting.
    states("counting", &in_words(factorial(16)));
    let pairs = 2000.0 * 1999.0 / 2.0;
    let agree = 8.0 * pairs / stated("counting", "estimate")[0];
    states(
        "counting",
        &format!("About {} of {} pairs agree", in_words((agree / 10.0).round() * 10.0), in_words(pairs)),
    );
    // A published program.
    let published = "puzzle=magic19&preset=published&rng=r&seed=540267";
    let [first, kept] =
        [format!("{published}&found=first"), published.to_string()].map(|link| ended(&link).annealed().unwrap().moves);
    states("published", &format!("at move {}", in_words(first as f64)));
    states(
        "published",
        &format!(
            "at move {}, some {} moves after",
            in_words(kept as f64),
            in_words(((kept - first) as f64 / 1000.0).round() * 1000.0)
        ),
    );
}

#[test]
fn a_link_that_changes_what_is_fixed_does_not_pass() {
    let goal = ExerciseGoal::Seeds { seeds: "1..3".to_string(), least: 1, moves: 100_000 };
    let exercise = exercise("puzzle=magic19&cooling=constant&t0=1&restart=none&seed=1", &["t0"], goal);
    let refused = |link: &str| exercise.begin_check(link).err().map(|message| message.code);
    assert_eq!(refused("puzzle=magic19&cooling=constant&t0=1.5&restart=none&seed=9"), None);
    assert_eq!(refused("puzzle=magic19&cooling=constant&t0=1&restart=fixed&length=900"), Some("exercise_fixed"));
    assert_eq!(refused("puzzle=octa"), Some("exercise_other_puzzle"));
    assert_eq!(refused("puzzle=magic19&cooling=constant&t0=1&restart=none&hand=0:s1-2"), Some("exercise_by_hand"));
    assert_eq!(refused("puzzle=magic19&solver=exact"), Some("exercise_fixed"));
    assert_eq!(refused("nonsense"), Some("of_key"));
}

#[test]
fn a_check_of_seeds_says_how_far_it_is_and_what_was_accepted() {
    let start = "puzzle=magic19&cooling=constant&t0=1&restart=none";
    let goal = ExerciseGoal::Seeds { seeds: "3..5".to_string(), least: 1, moves: 100 };
    assert_eq!(goal.budget(), 300);
    let exercise = exercise(start, &[], goal);
    let mut check = exercise.begin_check(start).unwrap();
    let mut far = vec![check.far()];
    let verdict = loop {
        if let Some(verdict) = check.replay(50) {
            break verdict;
        }
        far.push(check.far());
    };
    assert_eq!(far, [(0, 3), (0, 3), (1, 3), (1, 3), (2, 3), (2, 3), (3, 3)]);
    assert_eq!(check.spent(), 300);
    let accepted = |seed: u64| ended(&format!("{start}&seed={seed}&moves=100")).annealed().unwrap().accepted;
    let share = (3..=5).map(accepted).sum::<u64>() as f64 / 3.0;
    assert!(verdict.reached.to_string().contains(&format!("; {share:.1} %")), "{share}: {}", verdict.reached);
}

#[test]
fn a_median_at_most_as_great_as_the_goal_passes() {
    let start = "puzzle=magic19&cooling=constant&t0=1&restart=none";
    let reached = |most: u64| {
        let goal = ExerciseGoal::Median { seeds: "1..3".to_string(), most, moves: 1_000_000 };
        let verdict = verdict(&exercise(start, &[], goal), start);
        (verdict.passed, verdict.score.unwrap() as u64)
    };
    let (passed, median) = reached(1);
    assert!(!passed);
    assert_eq!([reached(median), reached(median - 1)], [(true, median), (false, median)]);
}

#[test]
fn solutions_are_counted_exactly() {
    // One in four of the 288 grids begins with a 1.
    let start = "puzzle=sudoku&givens=1...............";
    let count = |count: u64| {
        let goal = ExerciseGoal::Count { count, nodes: 100_000 };
        let verdict = verdict(&exercise(start, &[], goal), start);
        (verdict.passed, verdict.reached.code)
    };
    assert_eq!(count(71), (false, "reached_more_solutions"));
    assert_eq!(count(72), (true, "reached_count"));
    assert_eq!(count(73), (false, "reached_count"));
}

#[test]
fn a_search_that_finds_nothing_is_kept_apart_from_one_that_is_too_long() {
    let reached = |start: &str| {
        let goal = ExerciseGoal::Nodes { most: 1_000_000, cost: 100 };
        let verdict = verdict(&exercise(start, &[], goal), start);
        (verdict.passed, verdict.score, verdict.reached.code)
    };
    // The first row sums to 10, not to 34.
    let impossible = "puzzle=magic-square-4&solver=bfs&givens=1,2,3,4,5,6,7,8,9,10,11,12,.,.,.,.";
    assert_eq!(reached(impossible), (false, None, "reached_no_solution"));
    let endless = "puzzle=octa&solver=bfs&heuristic=none&nodes=3000000&givens=.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.";
    assert_eq!(reached(endless), (false, None, "reached_too_many_nodes"));
}

#[test]
fn what_is_done_by_hand_is_as_free_as_it_is_listed() {
    let refused = |goal: ExerciseGoal, change: &[&str], link: &str| {
        exercise("puzzle=magic19&seed=1", change, goal).begin_check(link).err().map(|message| message.code)
    };
    let solved = || ExerciseGoal::Solved { moves: 9 };
    assert_eq!(refused(solved(), &["hand"], "puzzle=magic19&seed=1&hand=5:p1"), None);
    assert_eq!(refused(solved(), &[], "puzzle=magic19&seed=1&moves=9"), None, "the goal has its own");
    let energy = ExerciseGoal::Energy { most: 9, swaps: 1 };
    assert_eq!(refused(energy, &["hand"], "puzzle=magic19&seed=1&moves=9"), Some("exercise_fixed"));
}

/// A lesson that is right, to be changed.
const SMALL: &str = r#"
version = 1
title = "Small"
asks = "What?"
minutes = 1

[claims.nodes]
what = "Nodes"
runs = ["puzzle=magic19&seed=18"]
measure = "energy"
is = [1527]
digits = 4

[[steps]]
title = "Say"
text = "It is {nodes}."
scene = { run = "puzzle=magic19&seed=18", show = ["board"] }
ask = { kind = "choose", name = "what", options = [{ text = "a", right = true, reply = "yes" }, { text = "b", reply = "no" }] }

[[steps]]
title = "See"
recall = "what"
formula = "<math><mi>E</mi></math>"
"#;

#[test]
fn a_lesson_that_is_wrong_is_refused_by_its_place() {
    assert!(Lesson::read(SMALL).is_ok());
    let refused = |from: &str, to: &str| {
        assert!(SMALL.contains(from), "{from}");
        Lesson::read(&SMALL.replace(from, to)).unwrap_err().to_string()
    };
    assert_eq!(refused("version = 1", "version = 2"), "This lesson has version 2; this program reads version 1 only.");
    assert_eq!(
        refused("title = \"Small\"", "tittle = \"Small\""),
        "line 3: 'tittle' is unknown here; 'title' is the nearest of the accepted names: version, title, asks, minutes, experiments, \
         claims, steps, and sources."
    );
    assert!(refused("minutes = 1", "minutes = \"1\"").contains("expected a whole number"));
    assert!(refused("is = [1527]", "is = [\"1\"]").contains("expected a number"));
    assert_eq!(
        refused("\"Small\"", "\u{201c}Small\u{201d}"),
        "line 3: This line has curly quotation marks; the text of a lesson has straight ones."
    );
    assert!(refused("title = \"Small\"", "title = \"Small").starts_with("line 3: "));
    assert!(refused("{nodes}", "{node}").contains("step 1: 'node' is not a claim of this lesson or a value of one"));
    assert!(refused("{nodes}", "{nodes.2}").contains("'nodes.2'"));
    assert!(
        refused("recall = \"what\"", "recall = \"that\"").starts_with("step 2: 'that' is not the name of a question")
    );
    let formula = SMALL.replace("<mi>E</mi>", "<mi onclick='x'>E</mi>");
    let message = Lesson::read(&formula).unwrap_err();
    assert!(message.to_string().starts_with("line ") && message.to_string().contains("is not allowed in a formula"));
    // A page words the same message in its own language.
    assert!(
        matches!(&message.args[1].1, annealing_lab::Arg::Message(inner) if inner.code == "formula_element"),
        "{message:?}"
    );
    assert!(refused("puzzle=magic19&seed=18\", show", "puzzle=magic20\", show").starts_with("step 1: puzzle: "));
    assert!(refused("right = true, ", "").starts_with("step 1: The question has too few options"));
    assert!(refused("is = [1527]", "is = [1, 2]").starts_with("claim nodes: The claim has the wrong number of values"));
    assert!(
        refused("measure = \"energy\"", "measure = \"solved\"")
            .starts_with("claim nodes: The claim has the wrong one of")
    );
    assert!(
        refused("digits = 4", "digits = 0").starts_with("claim nodes: digits: '0' is not a whole number from 1 to 17.")
    );
    let both = "measure = \"energy\"\nexperiment = \"nodes\"";
    assert!(refused("measure = \"energy\"", both).starts_with("claim nodes: The claim has the wrong one of"));
    assert!(refused("digits = 4", "seeds = \"2..1002\"").contains("at most 1,000 seeds"));
    assert!(Lesson::read(&SMALL.replace("digits = 4", "seeds = \"1001..2000\"")).is_ok());
    assert!(
        refused("digits = 4", "beside = 4294967296").starts_with("claim nodes: beside: '4294967296' is not a whole")
    );
    let long = format!("{SMALL}\n# {}", "x".repeat(70_000));
    assert_eq!(Lesson::read(&long).unwrap_err().code, "lesson_too_long");
}

#[test]
fn a_question_without_an_answer_is_refused() {
    let said = "close = \"{nodes}\", low = \"b\", high = \"c\", truth = \"nodes\"";
    let number = format!(
        "kind = \"number\", name = \"what\", axis = {{ label = \"x\", from = 0, to = 10, log = false }}, step = 10, near = 0, {said}"
    );
    let line = format!(
        "kind = \"line\", name = \"what\", across = {{ label = \"x\", from = 1, to = 9, log = true }}, \
         up = {{ label = \"y\", from = 0, to = 9 }}, at = [1, 9], near = 0, {said}"
    );
    let old = SMALL.lines().find(|line| line.starts_with("ask =")).unwrap();
    let two =
        SMALL.replace("\"puzzle=magic19&seed=18\"]", "\"puzzle=octa\", \"puzzle=octa\"]").replace("[1527]", "[1, 2]");
    let code =
        |ask: &str| Lesson::read(&two.replace(old, &format!("ask = {{ {ask} }}"))).err().map(|error| error.to_string());
    assert_eq!([code(&number), code(&line)], [None, None]);
    let refused = |ask: &str, changes: &[(&str, &str)], part: &str| {
        for (from, to) in changes {
            assert!(ask.contains(from), "{from}");
            let message = code(&ask.replace(from, to)).unwrap_or_else(|| panic!("{to} is accepted"));
            assert!(message.contains(part), "{to}: {message}");
        }
    };
    let axis = "The question's axis is wrong";
    refused(
        &number,
        &[("to = 10", "to = 0"), ("to = 10", "to = inf"), ("from = 0", "from = -inf"), ("log = false", "log = true")],
        axis,
    );
    refused(&number, &[("step = 10", "step = 11"), ("step = 10", "step = 0.00001")], axis);
    refused(&number, &[("near = 0", "near = nan"), ("near = 0", "near = -1")], axis);
    refused(&number.replace("from = 0", "from = 5"), &[("step = 10", "step = 6")], axis);
    let log = number.replace("from = 0", "from = 1").replace("log = false", "log = true");
    assert_eq!(code(&log), None);
    refused(&log, &[("step = 10", "step = 0.5"), ("to = 10", "to = inf")], axis);
    refused(&number, &[("truth = \"nodes\"", "truth = \"node\""), ("{nodes}", "{node}")], "'node'");
    refused(&line, &[("from = 1", "from = 0"), ("to = 9, log", "to = 1, log")], axis);
    let points = "The points in 'at' are wrong";
    let wrong = ["[9, 1]", "[1, 1]", "[1]", "[0, 9]", "[1, 10]", "[1, 2, 9]"];
    wrong.iter().for_each(|at| refused(&line, &[("[1, 9]", at)], points));
    refused(&line, &[("near = 0", "near = -1")], points);
    refused(&line, &[("truth = \"nodes\"", "truth = \"nodes.1\"")], "'nodes.1'");
}

#[test]
fn a_lesson_has_thirty_steps_and_64_kilobytes_at_most() {
    let steps = |more: usize| format!("{SMALL}{}", "[[steps]]\ntitle = \"x\"\n".repeat(more));
    assert!(Lesson::read(&steps(28)).is_ok());
    assert_eq!(Lesson::read(&steps(29)).unwrap_err().code, "lesson_steps");
    let none = SMALL.split("[[steps]]").next().unwrap().replace("minutes = 1", "minutes = 1\nsteps = []");
    assert_eq!(Lesson::read(&none).unwrap_err().code, "lesson_steps");
    let long = |bytes: usize| format!("{SMALL}#{}", "x".repeat(bytes - SMALL.len() - 1));
    assert!(Lesson::read(&long(64 * 1024)).is_ok());
    assert_eq!(Lesson::read(&long(64 * 1024 + 1)).unwrap_err().code, "lesson_too_long");
}

#[test]
fn an_experiment_of_a_lesson_has_5000_runs_at_most() {
    let with =
        |link: &str| SMALL.replace("[claims.nodes]", &format!("[experiments]\ntwo = \"{link}\"\n\n[claims.nodes]"));
    let compare = |seeds: u32| with(&format!("compare&seeds=1..{seeds}&moves=9&on=puzzle=octa&with=t0=1&with=t0=2"));
    assert!(Lesson::read(&compare(2500)).is_ok());
    assert!(Lesson::read(&compare(2501)).unwrap_err().to_string().contains("at most 5,000 runs"));
    assert!(Lesson::read(&with("puzzle=octa")).is_err());
    assert!(Lesson::read(&with("compare&seeds=1..2&moves=9&on=lewis=25;count=2&with=t0=1&with=t0=2")).is_ok());
}

/// Every whole number of what crosses to the page.
fn whole_numbers(value: &serde_json::Value) -> Vec<f64> {
    match value {
        serde_json::Value::Number(number) if !number.is_f64() => vec![number.as_f64().unwrap()],
        serde_json::Value::Array(values) => values.iter().flat_map(whole_numbers).collect(),
        serde_json::Value::Object(entries) => entries.values().flat_map(whole_numbers).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_number_of_a_lesson_that_is_read_can_be_counted_by_the_page() {
    const MOST: u64 = (1 << 53) - 1;
    let goals = [
        "kind = \"solved\", moves = N",
        "kind = \"fewest\", moves = N",
        "kind = \"best\", most = 3, moves = N",
        "kind = \"seeds\", seeds = \"1..20\", least = 3, moves = N",
        "kind = \"median\", seeds = \"1..20\", most = N, moves = 9",
        "kind = \"nodes\", most = N, cost = 9",
        "kind = \"nodes\", most = 9, cost = N",
        "kind = \"count\", count = N, nodes = 9",
        "kind = \"count\", count = 9, nodes = N",
        "kind = \"energy\", most = 9, swaps = N",
    ];
    let lessons = goals.map(|goal| {
        format!("{SMALL}\n[[steps]]\ntitle = \"Do\"\ntext = \"x\"\nexercise = {{ start = \"puzzle=magic19\", goal = {{ {goal} }} }}\n")
    });
    let until = format!(
        "{SMALL}\n[[steps]]\ntitle = \"Do\"\ntext = \"x\"\nscene = {{ run = \"puzzle=magic19\", show = [\"board\"] }}\nuntil = {{ moves = N }}\n"
    );
    let mut read = 0;
    for lesson in lessons.iter().chain([&until]) {
        assert!(Lesson::read(&lesson.replace('N', "7")).is_ok(), "{lesson}");
        for number in
            ["9007199254740991", "9007199254740992", "9007199254740993", "9223372036854775807", "-1", "4294967296"]
        {
            match Lesson::read(&lesson.replace('N', number)) {
                Ok(lesson) => {
                    read += 1;
                    let numbers = whole_numbers(&serde_json::to_value(&lesson).unwrap());
                    assert!(numbers.iter().all(|&number| number.abs() <= MOST as f64), "{number}: {lesson:?}");
                }
                Err(error) => assert!(error.to_string().contains("expected 0 to "), "{error}"),
            }
        }
    }
    // All but the swaps by hand take the greatest number, and one more than 32 bits hold.
    assert_eq!(read, 20);
}

#[test]
fn claims_of_moves_count_those_that_the_annealer_proposes() {
    let measured = |link: &str, measure: &str| {
        let lesson = SMALL.replace("puzzle=magic19&seed=18\"]", &format!("{link}\"]"));
        assert!(lesson.contains(link), "{lesson}");
        let lesson =
            Lesson::read(&lesson.replace("measure = \"energy\"", &format!("measure = \"{measure}\""))).unwrap();
        lesson.claims["nodes"].measured_of_runs().unwrap()[0].value
    };
    // Singles fill in seven cells of this grid.
    let grid = "puzzle=sudoku&seed=1&at=0";
    assert!(measured(&format!("{grid}&singles=on"), "swaps") < measured(&format!("{grid}&singles=off"), "swaps"));
    // Opposite cells change together, which changes the energy by more.
    let hexagon = "puzzle=zero-hexagon-5&seed=1&at=0";
    let [pairs, free] = ["opposite", "none"].map(|pairs| measured(&format!("{hexagon}&pairs={pairs}"), "least-rise"));
    assert!(pairs != free, "{pairs} with pairs, {free} without");
    // A pinned cell takes part in no move.
    assert_eq!(measured("puzzle=magic19&seed=1&at=0", "swaps"), 171.0);
    assert_eq!(measured("puzzle=magic19&seed=1&at=0&hand=0:p4", "swaps"), 153.0);
    // To its end.
    let short = "puzzle=route&solver=bfs";
    assert_eq!(measured(short, "moves"), ended(short).progress().moves() as f64);
}

#[test]
fn an_exam_with_seeds_that_its_generator_cannot_take_is_refused() {
    let exercise = |seeds: &str| {
        let text = format!(
            "{SMALL}\n[[steps]]\ntitle = \"Do\"\ntext = \"x\"\nexercise = {{ start = \"puzzle=magic19&rng=r\", change = [\"t0\"], goal = {{ kind = \"seeds\", seeds = \"{seeds}\", least = 1, moves = 1000 }} }}\n"
        );
        Lesson::read(&text).unwrap().steps.pop().unwrap().exercise.unwrap()
    };
    let inside = exercise("2147483640..2147483647");
    assert!(inside.begin_check(&inside.start).is_ok());
    let beyond = exercise("2147483640..2147483655");
    let refused = beyond.begin_check(&beyond.start).unwrap_err().to_string();
    assert!(refused.contains("2147483655"), "{refused}");
}

#[test]
fn an_exercise_measures_no_preset() {
    let exercise = |start: &str| {
        format!(
            "{SMALL}\n[[steps]]\ntitle = \"Do\"\ntext = \"x\"\nexercise = {{ start = \"{start}\", change = [\"t0\"], goal = {{ kind = \"solved\", moves = 9 }} }}\n"
        )
    };
    let refused = Lesson::read(&exercise("puzzle=octa&preset=auto")).unwrap_err().to_string();
    assert!(refused.contains("preset: The preset auto is measured when a run is opened"), "{refused}");
    let sound = Lesson::read(&exercise("puzzle=octa")).unwrap().steps.pop().unwrap().exercise.unwrap();
    let refused = sound.begin_check("puzzle=octa&preset=auto").unwrap_err().to_string();
    assert!(refused.contains("preset: The preset auto is measured when a run is opened"), "{refused}");
}

#[test]
fn no_slicing_changes_a_verdict() {
    let exercise = |goal: &str, start: &str| {
        let step = format!(
            "[[steps]]\ntitle = \"Do\"\ntext = \"x\"\nexercise = {{ start = \"{start}\", goal = {{ {goal} }} }}"
        );
        Lesson::read(&format!("{SMALL}\n{step}\n")).unwrap().steps.pop().unwrap().exercise.unwrap()
    };
    let exercises = [
        exercise("kind = \"nodes\", most = 300, cost = 27", "puzzle=route&solver=wastar&weight=1"),
        exercise("kind = \"nodes\", most = 20, cost = 27", "puzzle=route&solver=bfs"),
        exercise("kind = \"solved\", moves = 200", "puzzle=route&solver=ids"),
        exercise("kind = \"best\", most = 3, moves = 5000", "puzzle=magic19&seed=3"),
        exercise("kind = \"count\", count = 3, nodes = 500", "puzzle=octa"),
    ];
    for exercise in exercises {
        let sliced = |slices: &[u64]| {
            let mut check = exercise.begin_check(&exercise.start).unwrap();
            let mut slices = slices.iter().cycle();
            let verdict = loop {
                if let Some(verdict) = check.replay(*slices.next().unwrap()) {
                    break verdict;
                }
            };
            (format!("{verdict:?}"), check.spent())
        };
        let whole = sliced(&[1_000_000]);
        assert_eq!(sliced(&[1]), whole, "{exercise:?}");
        assert_eq!(sliced(&[7, 64, 3]), whole, "{exercise:?}");
    }
}

#[test]
fn the_example_for_teachers_is_a_lesson_whose_claims_hold() {
    let docs = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/WRITING-LESSONS.md")).unwrap();
    let example = docs.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let lesson = Lesson::read(example).unwrap();
    let claim = &lesson.claims["solved"];
    assert!(claim.holds(&claim.measured(&results(&lesson.experiments["two"]))));
    let exercise = lesson.steps[2].exercise.as_ref().unwrap();
    assert!(!verdict(exercise, &exercise.start).passed);
    assert!(verdict(exercise, &exercise.start.replace("t0=5", "t0=1")).passed);
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/lesson/example.toml");
    assert_eq!(fs::read_to_string(corpus).unwrap(), example, "the fuzz corpus has the example");
}

/// Pieces of lessons.
const PIECES: [&str; 18] = [
    "version = 1\n",
    "title = \"x\"\n",
    "[[steps]]\n",
    "text = \"{a.1}\"\n",
    "ask = { kind = \"line\" }\n",
    "[claims.a]\n",
    "is = [inf, nan, -1]\n",
    "runs = [\"seed=1&at=9999999999999\"]\n",
    "measure = \"helping\"\n",
    "formula = \"<math>\"\n",
    "scene = { run = \"\", show = [] }\n",
    "recall = \"x\"\n",
    "exercise = { start = \"\", goal = { kind = \"nodes\" } }\n",
    "[experiments]\n",
    "e = \"compare&on=lewis=25;count=100\"\n",
    "minutes = 1\n",
    "asks = \"\"\n",
    "\u{0}",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn nothing_makes_the_reader_panic(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..24), cut in 0..600_usize, put in ".{0,3}"
    ) {
        let _ = Lesson::read(&pieces.concat());
        let place = (cut..=SMALL.len()).find(|&at| SMALL.is_char_boundary(at)).unwrap_or(SMALL.len());
        let _ = Lesson::read(&format!("{}{put}{}", &SMALL[..place], &SMALL[place..]));
        let _ = Formula::read(&format!("<math>{put}</math>{put}"));
    }
}

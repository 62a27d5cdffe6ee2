//! Large and hard sudokus: which method solves how many within which time. `./dev bench --bench hard` prints a table for each list;
//! `-- METHOD ...` runs some methods only, `--lists 16x16,25x25` some lists, `--runs N` other numbers of runs, `--seconds S` other
//! limits, `--seed N` seeds from N. The methods of `others/` run when they are named; `others` names all.
//!
//! A run ends when it is solved, or when the limit has passed. Times are of the whole run on one core, its making included. Wilson
//! intervals are those of the fraction solved within the limit. `--cpu` counts seconds of the processor instead, on a machine that is
//! busy with other things. `--give-up N` ends a row whose first N runs all failed; the row says how many runs it had.

mod others;

use annealing_lab::exact::Generation;
use annealing_lab::experiment::Job;
use annealing_lab::experiment::statistics::wilson;
use annealing_lab::sudoku::to_text;
use annealing_lab::{Config, Experiment, Progress, Status, Sudoku};
use std::time::Instant;

/// Each method with the settings of its link.
const METHODS: [(&str, &str); 11] = [
    ("rebuild", "solver=rebuild"),
    ("no memory", "solver=rebuild&memory=off"),
    ("accepts all", "solver=rebuild&t0=1000000000"),
    ("T = 0", "solver=rebuild&t0=0"),
    ("singles only", "solver=rebuild&propagation=singles"),
    ("naked singles only", "solver=rebuild&propagation=naked"),
    ("no kick", "solver=rebuild&kick=off"),
    ("anneal", "solver=anneal&moves=1000000000000"),
    ("8 chains", "solver=replicas&moves=1000000000000"),
    ("tempering", "solver=tempering&moves=1000000000000"),
    ("exact", "solver=exact"),
];

/// Steps, moves or nodes between two looks at the clock.
const SLICE: u64 = 5000;

struct List {
    name: String,
    grids: Vec<String>,
    runs: usize,
}

/// The first word of each line that is no comment.
fn of_file(name: &str, text: &str, runs: usize) -> List {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let grids = lines.filter_map(|line| line.split_whitespace().next()).map(String::from).collect();
    List { name: name.to_string(), grids, runs }
}

/// Grids of 16x16 with one solution, dug to 91 to 100 givens; the seeds that do not come so far are left out.
fn dug(count: usize, runs: usize) -> List {
    let made = |seed: u64| {
        let mut made = Generation::new(4, 4, 91, seed).expect("a known order");
        while !made.search_on(u64::MAX) {}
        (made.givens() <= 100).then(|| to_text(&made.grid().givens))
    };
    let grids = (1..).filter_map(made).take(count).collect();
    List { name: "16x16, dug to 91 to 100 givens".to_string(), grids, runs }
}

/// Random full grids of which a share is kept.
fn share(size: usize, share: f64, count: usize, runs: usize) -> List {
    let link = format!("compare&seeds=1..1&moves=1&on=lewis={size};share={share};count={count};seed=1");
    let experiment = Experiment::from_link(&link).expect("an experiment");
    let puzzle = |puzzle| experiment.config(Job { seed: Some(1), puzzle, setting: 0 }).problem.givens();
    let grids = (0..count).map(|place| puzzle(place).expect("a sudoku has givens")).collect();
    List { name: format!("{size}x{size}, {:.0} % of a full grid", 100.0 * share), grids, runs }
}

/// Names a list and makes it.
type Named = (&'static str, fn() -> List);

fn lists() -> Vec<Named> {
    vec![
        ("9x9 hard", || of_file("9x9 hard", include_str!("../tests/data/sudoku-9x9-hard.txt"), 1000)),
        ("16x16 hard", || of_file("16x16 hard", include_str!("../tests/data/sudoku-16x16-hard.txt"), 400)),
        ("16x16 dug", || dug(20, 400)),
        ("25x25 hard", || of_file("25x25 hard", include_str!("../tests/data/sudoku-25x25-hard.txt"), 100)),
        ("25x25 dug evenly", || {
            of_file("25x25, dug to 288 to 304 givens", include_str!("sudoku-25x25-dug-evenly.txt"), 300)
        }),
        ("25x25 dug", || of_file("25x25, dug to 288 givens", include_str!("sudoku-25x25-dug.txt"), 100)),
        ("25x25 35%", || share(25, 0.35, 10, 60)),
        ("25x25 40%", || share(25, 0.40, 10, 60)),
        ("25x25 42%", || share(25, 0.42, 10, 60)),
        ("25x25 45%", || share(25, 0.45, 10, 60)),
        ("25x25 46%", || share(25, 0.46, 10, 60)),
        ("25x25 47%", || share(25, 0.47, 10, 60)),
        ("25x25 48%", || share(25, 0.48, 10, 60)),
        ("25x25 50%", || share(25, 0.50, 10, 60)),
        ("25x25 55%", || share(25, 0.55, 10, 60)),
        ("36x36 35%", || share(36, 0.35, 10, 40)),
        ("36x36 40%", || share(36, 0.40, 10, 40)),
        ("36x36 44%", || share(36, 0.44, 10, 40)),
        ("36x36 47%", || share(36, 0.47, 10, 40)),
        ("36x36 50%", || share(36, 0.50, 10, 40)),
        ("36x36 55%", || share(36, 0.55, 10, 40)),
    ]
}

/// What runs came to: the seconds of each that was solved, its moves and placements.
#[derive(Default)]
struct Outcome {
    seconds: Vec<f64>,
    proposals: Vec<f64>,
    placements: Vec<f64>,
    runs: usize,
}

/// Holds how runs are made.
#[derive(Clone, Copy)]
struct Rules {
    runs: usize,
    limit: f64,
    seed: usize,
    cpu: bool,
    give_up: usize,
}

/// Measures seconds since a moment.
struct Clock {
    start: Instant,
    cpu: Option<f64>,
}

/// Bounds how late the kernel's count of this process's seconds is, on most systems.
const TICK: f64 = 0.004;

/// Returns the seconds that this process has had of a processor, where Linux counts them.
fn cpu() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}

impl Clock {
    fn start(rules: Rules) -> Clock {
        Clock { cpu: rules.cpu.then(|| cpu().expect("Linux counts them")), start: Instant::now() }
    }

    /// Returns the seconds of the wall; with `--cpu` those of the processor and a tick, if they are less.
    fn seconds(&self) -> f64 {
        let wall = self.start.elapsed().as_secs_f64();
        match self.cpu {
            Some(before) if wall > TICK => wall.min(cpu().expect("Linux counts them") - before + TICK),
            _ => wall,
        }
    }
}

/// Returns the seconds of a run that solves the grid within the limit, its proposals and its placements; else `None`.
fn solve(givens: &str, settings: &str, seed: usize, rules: Rules) -> Option<[f64; 3]> {
    let clock = Clock::start(rules);
    let seed = if settings.contains("exact") { String::new() } else { format!("&seed={seed}") };
    let config = Config::from_link(&format!("puzzle=sudoku&givens={givens}&{settings}{seed}")).expect("a link");
    let mut run = config.into_run();
    while run.status() == Status::Running && clock.seconds() < rules.limit {
        run.advance(SLICE);
    }
    let seconds = clock.seconds();
    if run.status() != Status::Solved || seconds > rules.limit {
        return None;
    }
    let moves = run.progress().moves() as f64;
    let (proposals, placements) = match run.progress() {
        Progress::Anneal(annealed) if annealed.rebuild.is_some() => {
            (annealed.rebuild.map_or(0.0, |rebuild| rebuild.rebuilds as f64), moves)
        }
        Progress::Anneal(_) if settings.contains("replicas") => (8.0 * moves, 16.0 * moves),
        Progress::Anneal(_) => (moves, 2.0 * moves),
        _ => (moves, f64::NAN),
    };
    Some([seconds, proposals, placements])
}

/// Returns the same of a method of `others/`.
fn solve_otherwise(givens: &str, method: &str, seed: usize, rules: Rules) -> Option<[f64; 3]> {
    let clock = Clock::start(rules);
    let sudoku = Sudoku::parse(givens).expect("a grid");
    let mut run = others::start(method, &sudoku, seed as u64).expect("a method");
    while !run.solved() && clock.seconds() < rules.limit {
        run.advance(SLICE);
    }
    let seconds = clock.seconds();
    if !run.solved() || seconds > rules.limit {
        return None;
    }
    assert!(sudoku.is_solution(run.board()), "{method} is wrong");
    let (proposals, placements) = run.counts();
    Some([seconds, proposals as f64, placements as f64])
}

fn run(list: &List, method: &str, rules: Rules) -> Outcome {
    let settings = METHODS.iter().find(|(name, _)| *name == method).map(|(_, settings)| settings);
    let mut outcome = Outcome::default();
    while outcome.runs < rules.runs && (!outcome.seconds.is_empty() || outcome.runs < rules.give_up) {
        let givens = &list.grids[outcome.runs % list.grids.len()];
        let seed = rules.seed + outcome.runs / list.grids.len();
        outcome.runs += 1;
        let solved = match settings {
            Some(settings) => solve(givens, settings, seed, rules),
            None => solve_otherwise(givens, method, seed, rules),
        };
        if let Some([seconds, proposals, placements]) = solved {
            outcome.seconds.push(seconds);
            outcome.proposals.push(proposals);
            outcome.placements.push(placements);
        }
    }
    outcome
}

/// The value that this share of all runs does not exceed, those without counting as infinite.
fn quantile(values: &[f64], runs: usize, share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = ((share * runs as f64).ceil() as usize).max(1) - 1;
    sorted.get(place).copied().unwrap_or(f64::INFINITY)
}

fn figure(value: f64) -> String {
    match value {
        value if !value.is_finite() => "-".to_string(),
        value if value >= 100.0 => format!("{value:.0}"),
        value => format!("{value:.2}"),
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|word| word != "--bench");
    let (mut methods, mut only, mut runs) = (Vec::new(), String::new(), None);
    let mut rules = Rules { runs: 0, limit: 10.0, seed: 0, cpu: false, give_up: usize::MAX };
    while let Some(word) = arguments.next() {
        let mut value = || arguments.next().expect("an option has a value");
        let whole = |text: String| text.parse::<usize>().expect("a whole number");
        match word.as_str() {
            "--lists" => only = value(),
            "--runs" => runs = Some(whole(value())),
            "--seconds" => rules.limit = value().parse().expect("a number"),
            "--seed" => rules.seed = whole(value()),
            "--cpu" => rules.cpu = true,
            "--give-up" => rules.give_up = whole(value()),
            "others" => methods.extend(others::NAMES.map(String::from)),
            _ => methods.push(word),
        }
    }
    if methods.is_empty() {
        methods = METHODS.map(|(name, _)| name.to_string()).to_vec();
    }
    for (_, list) in lists().into_iter().filter(|(name, _)| only.split(',').any(|only| name.contains(only))) {
        let list = list();
        let rules = Rules { runs: runs.unwrap_or(list.runs), ..rules };
        let Rules { runs, limit, .. } = rules;
        println!("\n**{}**: {} grids, {runs} runs, at most {limit} s each\n", list.name, list.grids.len());
        println!(
            "| method | .01 s | .1 s | 1 s | 10 s | solved | 95 % | median ms | p99 ms | most ms | median proposals | median placements |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
        for method in &methods {
            let runs = if method == "exact" { list.grids.len().min(runs) } else { runs };
            let outcome = run(&list, method, Rules { runs, ..rules });
            let runs = outcome.runs;
            let within = |seconds: f64| outcome.seconds.iter().filter(|&&own| own <= seconds).count();
            let solved = outcome.seconds.len();
            let (low, high) = wilson(solved, runs).map_or((0.0, 1.0), |ends| (ends.low, ends.high.unwrap_or(1.0)));
            let ms = |share: f64| figure(1000.0 * quantile(&outcome.seconds, outcome.runs, share));
            println!(
                "| {method} | {} | {} | {} | {} | {solved} of {runs} | {:.1} to {:.1} % | {} | {} | {} | {} | {} |",
                within(0.01),
                within(0.1),
                within(1.0),
                within(10.0),
                100.0 * low,
                100.0 * high,
                ms(0.5),
                ms(0.99),
                ms(1.0),
                figure(quantile(&outcome.proposals, runs, 0.5)),
                figure(quantile(&outcome.placements, runs, 0.5)),
            );
        }
    }
}

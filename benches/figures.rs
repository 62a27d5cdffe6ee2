//! The figures of docs/PERFORMANCE.md that are measured natively, as one line of JSON; `benches/figures.js` measures the same in
//! WebAssembly and prints the table.
//!
//! The cost of a move is the least of many turns of a few milliseconds, in which the run as people see it and the limit take
//! turns: so their ratio holds on a busy machine, too.

mod limit;

use annealing_lab::config::Config;
use annealing_lab::count::Counting;
use annealing_lab::exact;
use annealing_lab::run::{Progress, Run, Status};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

const TURNS: usize = 200;
const MOVES: u64 = 400_000;
const RUNS: usize = 1000;

fn run(link: &str) -> Run {
    Run::new(Config::from_link(link).expect("a good link"))
}

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// The link of an entry, or one for each grid of its file; `figures.js` finds the same.
fn links_of(entry: &serde_json::Value) -> Vec<String> {
    let link = entry["link"].as_str().expect("a link");
    let Some(file) = entry["grids"].as_str() else { return vec![link.to_string()] };
    let grids = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file of grids");
    let rows = grids.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| format!("{link}&givens={row}")).collect()
}

fn main() {
    // As `figures.js` tells it.
    let plan: serde_json::Value = serde_json::from_str(include_str!("figures.json")).expect("JSON");
    let list = |key: &str| plan[key].as_array().expect("a list").clone();
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_string();
    let mut figures: BTreeMap<String, f64> = BTreeMap::new();

    for entry in list("moves") {
        let (name, link) = (text(&entry["name"]), text(&entry["link"]));
        let mut endless = run(&link);
        let problem = endless.config().problem.clone();
        let limited = entry["limit"].as_f64();
        let (mut least, mut least_run) = (f64::MAX, f64::MAX);
        for turn in 0..TURNS {
            let start = Instant::now();
            if let Some(temperature) = limited {
                black_box(limit::anneal(&problem, MOVES, temperature, turn as u64));
                least = least.min(milliseconds(start) * 1e6 / MOVES as f64);
            }
            let middle = Instant::now();
            endless.advance(MOVES);
            least_run = least_run.min(milliseconds(middle) * 1e6 / MOVES as f64);
        }
        figures.insert(format!("{name}, ns a move"), least_run);
        if limited.is_some() {
            figures.insert(format!("{name}, the limit"), least);
        }
    }

    for entry in list("solutions") {
        let (name, links) = (text(&entry["name"]), links_of(&entry));
        let (mut times, mut moves, mut failures) = (Vec::new(), Vec::new(), 0);
        for number in 0..RUNS {
            let start = Instant::now();
            let mut run = run(&format!("{}&seed={}", links[number % links.len()], number / links.len() + 1));
            run.advance(u64::MAX);
            times.push(milliseconds(start));
            moves.push(run.progress().moves() as f64);
            failures += usize::from(run.status() != Status::Solved);
        }
        for (what, mut values) in [("ms", times), ("moves", moves)] {
            values.sort_unstable_by(f64::total_cmp);
            for (share, label) in [(0.5, "median"), (0.9, "90 %"), (0.99, "99 %")] {
                let place = (share * RUNS as f64) as usize;
                figures.insert(format!("{name}, {what} {label}"), values[place.min(RUNS - 1)]);
            }
        }
        figures.insert(format!("{name}, unsolved"), failures as f64);
    }

    for entry in list("once") {
        let (name, links) = (text(&entry["name"]), entry["links"].as_array().expect("a list").clone());
        let mut least = f64::MAX;
        for _ in 0..50 {
            let start = Instant::now();
            for link in &links {
                run(&text(link)).advance(u64::MAX);
            }
            least = least.min(milliseconds(start));
        }
        figures.insert(format!("{name}, ms"), least);
    }

    for entry in list("searches") {
        let (name, link) = (text(&entry["name"]), text(&entry["link"]));
        let mut most = 0f64;
        for _ in 0..5 {
            let start = Instant::now();
            let mut run = run(&link);
            run.advance(u64::MAX);
            let Progress::Searched(searched) = run.progress() else { panic!("{link} searches") };
            most = most.max(searched.nodes as f64 / milliseconds(start) / 1e3);
        }
        figures.insert(format!("{name}, M nodes/s"), most);
    }

    for entry in list("counts") {
        let (name, link) = (text(&entry["name"]), text(&entry["link"]));
        let problem = Config::from_link(&link).expect("a good link").problem;
        let mut least = f64::MAX;
        for _ in 0..20 {
            let start = Instant::now();
            let mut counting = Counting::new(&problem, u64::MAX);
            while counting.status() == exact::Status::Running {
                counting.advance(100_000);
            }
            least = least.min(milliseconds(start));
        }
        figures.insert(format!("{name}, ms"), least);
    }
    println!("{}", serde_json::to_string(&figures).expect("numbers are JSON"));
}

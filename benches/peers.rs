//! One turn of ours beside its peers: a work of `benches/peers.js`, as JSON in the environment variable `WORK`.
//! Prints moves a second and the milliseconds of every solution. `benches/peers/ours.js` is the same in WebAssembly.
//! A work with `seconds` is one beside `benches/peers/field.py`: runs that end after so many seconds, or counts.

use annealing_lab::exact::{Counting, ExactStatus};
use annealing_lab::link::Config;
use annealing_lab::run::{Run, Status};
use std::time::Instant;

/// As many as ours.js makes.
const MOVES: u64 = 100_000_000;

fn run(link: &str) -> Run {
    Config::from_link(link).expect("a good link").into_run()
}

/// The times of the runs that solved within their seconds. With `limit` the exact search counts so many solutions.
fn field(work: &serde_json::Value) -> Vec<f64> {
    let number = |key: &str| work[key].as_u64().expect("a number");
    let (turn, runs, seconds) = (number("turn"), number("runs"), work["seconds"].as_f64().expect("seconds"));
    let times = (turn * runs..(turn + 1) * runs).filter_map(|number| {
        let link = work["link"].as_str().expect("a link").replace("SEED", &(number + 1).to_string());
        let link = match work["grids"].as_array() {
            Some(grids) => link.replace("GRID", grids[number as usize % grids.len()].as_str().expect("a grid")),
            None => link,
        };
        let start = Instant::now();
        let solved = if let Some(limit) = work["limit"].as_u64() {
            let problem = Config::from_link(&link).expect("a good link").problem;
            let mut counting = Counting::new(&problem, limit).expect("no map");
            while counting.status() == ExactStatus::Running && start.elapsed().as_secs_f64() < seconds {
                counting.count_on(100_000);
            }
            counting.count().solutions == work["solutions"].as_u64().expect("a count").min(limit)
        } else {
            let mut run = run(&link);
            while run.status() == Status::Running && start.elapsed().as_secs_f64() < seconds {
                run.advance(100_000);
            }
            run.status() == Status::Solved
        };
        solved.then(|| start.elapsed().as_secs_f64() * 1e3)
    });
    times.collect()
}

fn main() {
    // `cargo bench` runs every bench: without a work there is nothing to do.
    let Ok(work) = std::env::var("WORK") else { return };
    let work: serde_json::Value = serde_json::from_str(&work).expect("JSON");
    if work["seconds"].is_number() {
        println!("{}", serde_json::json!({ "times": field(&work) }));
        return;
    }
    let number = |key: &str| work[key].as_u64().expect("a number");
    let (turn, runs) = (number("turn"), number("runs"));
    let mut rate = 0.0;
    if let Some(link) = work["endless"].as_str() {
        let mut endless = run(link);
        let start = Instant::now();
        endless.advance(MOVES);
        rate = MOVES as f64 / start.elapsed().as_secs_f64();
    }
    let links = work["links"].as_array().expect("links");
    let mut moves = 0;
    let times = (1..=runs).map(|number| {
        let start = Instant::now();
        for link in links {
            let seed = (turn * runs + number).to_string();
            let mut run = run(&link.as_str().expect("a link").replace("SEED", &seed));
            run.advance(u64::MAX);
            moves += run.progress().moves();
        }
        start.elapsed().as_secs_f64() * 1e3
    });
    let times: Vec<f64> = times.collect();
    if let Some(boards) = work["boards"].as_u64() {
        rate = (boards * moves) as f64 / times.iter().sum::<f64>() * 1e3;
    }
    println!("{}", serde_json::json!({ "rate": rate, "times": times }));
}

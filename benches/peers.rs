//! One turn of ours beside its peers: a work of `benches/peers.js`, as JSON in the environment variable `WORK`.
//! Prints moves a second and the milliseconds of every solution. `benches/peers/ours.js` is the same in WebAssembly.

use annealing_lab::link::config::Config;
use annealing_lab::run::Run;
use std::time::Instant;

/// As many as ours.js makes.
const MOVES: u64 = 100_000_000;

fn run(link: &str) -> Run {
    Config::from_link(link).expect("a good link").into_run()
}

fn main() {
    // `cargo bench` runs every bench: without a work there is nothing to do.
    let Ok(work) = std::env::var("WORK") else { return };
    let work: serde_json::Value = serde_json::from_str(&work).expect("JSON");
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

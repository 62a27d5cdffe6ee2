//! Turns of `benches/figures.js`, natively: a piece of work on a line of the input, what was measured on a line of the output,
//! both as JSON. `benches/measure.js` is the same in WebAssembly.

mod baseline;

use annealing_lab::exact;
use annealing_lab::exact::Counting;
use annealing_lab::link::Config;
use annealing_lab::run::{Progress, Run, Status};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::hint::black_box;
use std::time::Instant;

/// A piece of work, the same in every turn; `figures.js` says what is measured of each kind.
#[derive(Deserialize)]
struct Work {
    kind: String,
    name: String,
    links: Vec<String>,
    /// The temperature of the hand-written baseline, if it is measured beside.
    baseline: Option<f64>,
    /// How often.
    times: usize,
    moves: u64,
}

fn run(link: &str) -> Run {
    Config::from_link(link).expect("a good link").into_run()
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}

fn moves(work: &Work, turn: usize, endless: &mut HashMap<String, Run>) -> Value {
    let run = endless.entry(work.name.clone()).or_insert_with(|| run(&work.links[0]));
    let problem = run.problem().clone();
    let (mut ours, mut baselines) = (Vec::new(), Vec::new());
    for time in 0..work.times {
        if let Some(temperature) = work.baseline {
            let seed = (turn * work.times + time) as u64;
            baselines.push(milliseconds(|| _ = black_box(baseline::anneal(&problem, work.moves, temperature, seed))));
        }
        ours.push(milliseconds(|| run.advance(work.moves)));
    }
    json!({ "ours": ours, "baseline": baselines })
}

fn solutions(work: &Work, turn: usize) -> Value {
    let (mut times, mut moves, mut unsolved) = (Vec::new(), Vec::new(), 0);
    for number in turn * work.times..(turn + 1) * work.times {
        let link = format!("{}&seed={}", work.links[number % work.links.len()], number / work.links.len() + 1);
        let mut solving = None;
        times.push(milliseconds(|| solving.insert(run(&link)).advance(u64::MAX)));
        let run = solving.expect("a run");
        moves.push(run.progress().moves());
        unsolved += usize::from(run.status() != Status::Solved);
    }
    json!({ "ours": times, "moves": moves, "unsolved": [unsolved] })
}

fn repeated(work: &Work, mut once: impl FnMut(&str)) -> Vec<f64> {
    (0..work.times).map(|_| milliseconds(|| work.links.iter().for_each(|link| once(link)))).collect()
}

fn searches(work: &Work) -> Value {
    let mut nodes = 0;
    let ours = repeated(work, |link| {
        let mut run = run(link);
        run.advance(u64::MAX);
        let Progress::Search(searched) = run.progress() else { panic!("{link} searches") };
        nodes = searched.nodes;
    });
    json!({ "ours": ours, "nodes": [nodes] })
}

fn counts(work: &Work) -> Value {
    let ours = repeated(work, |link| {
        let problem = Config::from_link(link).expect("a good link").problem;
        let mut counting = Counting::new(&problem, u64::MAX).expect("no map");
        while counting.status() == exact::ExactStatus::Running {
            counting.count_on(100_000);
        }
    });
    json!({ "ours": ours })
}

fn main() {
    // `cargo bench` runs every bench, and has nothing to ask of this one.
    if std::env::var_os("TURNS").is_none() {
        return;
    }
    let mut endless = HashMap::new();
    for (number, line) in std::io::stdin().lines().enumerate() {
        let asked: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        let turn = asked["turn"].as_u64().unwrap_or_else(|| panic!("line {number} has no turn")) as usize;
        let work = Work::deserialize(&asked["work"]).expect("a work");
        let measured = match &*work.kind {
            "moves" => moves(&work, turn, &mut endless),
            "solutions" => solutions(&work, turn),
            "searches" => searches(&work),
            "counts" => counts(&work),
            "once" => json!({ "ours": repeated(&work, |link| run(link).advance(u64::MAX)) }),
            other => panic!("no work is of the kind {other}"),
        };
        println!("{measured}");
    }
}

//! The tour of examples/tsp.rs by Annealing Lab and by argmin, in turns: the ratio of their times. Both cool as the example does.
//! `cargo run --release --bin tsp` in benches/peers/argmin.

#[allow(dead_code, reason = "its main is another's")]
#[path = "../../../../../examples/tsp.rs"]
mod tsp;

use annealing_lab::{AnnealRun, AnnealSettings, Problem, Schedule};
use argmin::core::{CostFunction, Error, Executor};
use argmin::solver::simulatedannealing::{Anneal, SATempFunc, SimulatedAnnealing};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::cell::RefCell;
use std::time::Instant;
use tsp::Cities;

const MOVES: u64 = 500_000;
const T0: f64 = 20.0;
const RATE: f64 = 0.99999;

fn cities() -> Cities {
    Cities((0..60).map(|i| (f64::from(i * 37 % 60), f64::from(i * i % 61))).collect())
}

fn ours(seed: u64) -> f64 {
    let cooling = Schedule::Geometric { t0: T0, rate: RATE };
    let mut run = AnnealRun::new(cities(), AnnealSettings::new(cooling, MOVES, seed)).unwrap();
    run.advance(MOVES);
    run.progress().best
}

struct Theirs {
    cities: Cities,
    random: RefCell<SmallRng>,
}

impl CostFunction for Theirs {
    type Param = Vec<usize>;
    type Output = f64;

    fn cost(&self, tour: &Vec<usize>) -> Result<f64, Error> {
        Ok(self.cities.energy(tour))
    }
}

impl Anneal for Theirs {
    type Param = Vec<usize>;
    type Output = Vec<usize>;
    type Float = f64;

    fn anneal(&self, tour: &Vec<usize>, _temperature: f64) -> Result<Vec<usize>, Error> {
        let mut random = self.random.borrow_mut();
        let (a, b) = (random.random_range(0..tour.len()), random.random_range(0..tour.len()));
        let mut next = tour.clone();
        next[a.min(b)..=a.max(b)].reverse();
        Ok(next)
    }
}

fn theirs(seed: u64) -> Result<f64, Error> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut tour: Vec<usize> = (0..60).collect();
    tour.shuffle(&mut random);
    let solver = SimulatedAnnealing::new_with_rng(T0, SmallRng::from_rng(&mut random))?
        .with_temp_func(SATempFunc::Exponential(RATE));
    let problem = Theirs { cities: cities(), random: RefCell::new(SmallRng::from_rng(&mut random)) };
    let done = Executor::new(problem, solver).timer(false).configure(|state| state.param(tour).max_iters(MOVES)).run()?;
    Ok(done.state().get_best_cost())
}

fn main() -> Result<(), Error> {
    let mut ratios = Vec::new();
    let mut best = [0.0, 0.0];
    for seed in 1..=31 {
        let start = Instant::now();
        best[0] += ours(seed) / 31.0;
        let own = start.elapsed().as_secs_f64();
        let start = Instant::now();
        best[1] += theirs(seed)? / 31.0;
        ratios.push(start.elapsed().as_secs_f64() / own);
    }
    ratios.sort_by(f64::total_cmp);
    println!("argmin takes {:.1} times as long [{:.1}, {:.1}]", ratios[15], ratios[7], ratios[23]);
    println!("mean best: ours {:.1}, argmin {:.1}", best[0], best[1]);
    Ok(())
}

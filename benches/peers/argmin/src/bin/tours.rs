//! A tour by argmin: `tours SEED MOVES T0 [T1]` reads the number of cities and then all distances. It cools as argmin does
//! by default (T0/k), or geometrically to T1, and prints the length of its best tour. benches/peers/tours.py calls it.

use argmin::core::{CostFunction, Error, Executor};
use argmin::solver::simulatedannealing::{Anneal, SATempFunc, SimulatedAnnealing};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::cell::RefCell;

struct Tours {
    cities: usize,
    distances: Vec<i32>,
    random: RefCell<SmallRng>,
}

impl CostFunction for Tours {
    type Param = Vec<usize>;
    type Output = f64;

    /// The whole length: argmin has no way to ask for a change of it.
    fn cost(&self, tour: &Vec<usize>) -> Result<f64, Error> {
        let mut last = tour[self.cities - 1];
        let mut length = 0;
        for &city in tour {
            length += self.distances[last * self.cities + city];
            last = city;
        }
        Ok(length.into())
    }
}

impl Anneal for Tours {
    type Param = Vec<usize>;
    type Output = Vec<usize>;
    type Float = f64;

    fn anneal(&self, tour: &Vec<usize>, _temperature: f64) -> Result<Vec<usize>, Error> {
        let mut random = self.random.borrow_mut();
        let (a, b) = (random.random_range(0..self.cities), random.random_range(0..self.cities));
        let mut next = tour.clone();
        next[a.min(b)..=a.max(b)].reverse();
        Ok(next)
    }
}

fn main() -> Result<(), Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (seed, moves): (u64, u64) = (words[0].parse()?, words[1].parse()?);
    let temperatures: Vec<f64> = words[2..].iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    let numbers: Vec<i32> =
        std::io::read_to_string(std::io::stdin())?.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    let (cities, distances) = (numbers[0] as usize, numbers[1..].to_vec());
    let mut random = SmallRng::seed_from_u64(seed);
    let mut tour: Vec<usize> = (0..cities).collect();
    tour.shuffle(&mut random);
    let mut solver = SimulatedAnnealing::new_with_rng(temperatures[0], SmallRng::from_rng(&mut random))?;
    if let Some(last) = temperatures.get(1) {
        let rate = (last / temperatures[0]).powf(1.0 / moves as f64);
        solver = solver.with_temp_func(SATempFunc::Exponential(rate));
    }
    let problem = Tours { cities, distances, random: RefCell::new(SmallRng::from_rng(&mut random)) };
    let executor = Executor::new(problem, solver).timer(false);
    let done = executor.configure(|state| state.param(tour).max_iters(moves)).run()?;
    println!("{}", done.state().get_best_cost());
    Ok(())
}

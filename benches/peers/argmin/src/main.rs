//! Magic 19 by argmin's `SimulatedAnnealing`: `argmin-peer TURN RUNS` solves it RUNS times by the original's schedule and by a tuned
//! one, and prints moves a second and the milliseconds of every solution.

use argmin::core::{CostFunction, Error, Executor, State};
use argmin::solver::simulatedannealing::{Anneal, SATempFunc, SimulatedAnnealing};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::cell::RefCell;
use std::time::Instant;

/// ABC, CGL, LPS, SRQ, QMH, HDA, AEJ, CFJ, LKJ, SOJ, QNJ, HIJ.
const LINES: [[usize; 3]; 12] = [
    [0, 1, 2],
    [2, 6, 11],
    [11, 15, 18],
    [18, 17, 16],
    [16, 12, 7],
    [7, 3, 0],
    [0, 4, 9],
    [2, 5, 9],
    [11, 10, 9],
    [18, 14, 9],
    [16, 13, 9],
    [7, 8, 9],
];

type Board = [u8; 19];

struct Magic {
    random: RefCell<SmallRng>,
}

impl CostFunction for Magic {
    type Param = Board;
    type Output = f64;

    fn cost(&self, board: &Board) -> Result<f64, Error> {
        let residual = |line: &[usize; 3]| line.iter().map(|&cell| i32::from(board[cell])).sum::<i32>() - 22;
        Ok(LINES.iter().map(|line| residual(line).pow(2)).sum::<i32>().into())
    }
}

impl Anneal for Magic {
    type Param = Board;
    type Output = Board;
    type Float = f64;

    fn anneal(&self, board: &Board, _temperature: f64) -> Result<Board, Error> {
        let mut random = self.random.borrow_mut();
        let (a, b) = (random.random_range(0..19), random.random_range(0..18));
        let mut next = *board;
        next.swap(a, if b < a { b } else { b + 1 });
        Ok(next)
    }
}

/// One schedule, and what comes at the end of its length.
struct Schedule {
    t0: f64,
    cooling: SATempFunc<f64>,
    length: u64,
    /// A new board, as published; else argmin's own reannealing.
    again: bool,
}

/// Solves it from this seed. Gives the moves.
fn solve(seed: u64, schedule: &Schedule) -> Result<u64, Error> {
    let mut moves = 0;
    let mut random = SmallRng::seed_from_u64(seed);
    loop {
        let mut board: Board = std::array::from_fn(|cell| cell as u8 + 1);
        board.shuffle(&mut random);
        let mut solver = SimulatedAnnealing::new_with_rng(schedule.t0, SmallRng::from_rng(&mut random))?
            .with_temp_func(schedule.cooling);
        if !schedule.again {
            solver = solver.with_reannealing_fixed(schedule.length);
        }
        let most = if schedule.again { schedule.length } else { u64::MAX };
        let problem = Magic { random: RefCell::new(SmallRng::from_rng(&mut random)) };
        let executor = Executor::new(problem, solver).timer(false);
        let done = executor.configure(|state| state.param(board).target_cost(0.0).max_iters(most)).run()?;
        moves += done.state().get_iter();
        if done.state().get_best_cost() == 0.0 {
            return Ok(moves);
        }
    }
}

fn main() -> Result<(), Error> {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let [turn, runs] = numbers[..] else { panic!("TURN RUNS") };
    // As published an anneal is given up after some 3,500 moves, by a rule that argmin does not have.
    let original = Schedule { t0: 10.0, cooling: SATempFunc::TemperatureFast, length: 3_500, again: true };
    // From 2 to 0.5 in 20,000 moves.
    let falling = SATempFunc::Exponential(0.25f64.powf(1.0 / 20_000.0));
    let tuned = Schedule { t0: 2.0, cooling: falling, length: 20_000, again: false };
    let mut schedules = Vec::new();
    for (name, schedule) in [("original", original), ("tuned", tuned)] {
        let (mut moves, mut times) = (0, Vec::new());
        for run in 1..=runs {
            let start = Instant::now();
            moves += solve(turn * runs + run, &schedule)?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        let rate = moves as f64 / times.iter().sum::<f64>() * 1e3;
        schedules.push(format!(r#""{name}": {{ "rate": {rate}, "times": {times:?} }}"#));
    }
    println!("{{ {} }}", schedules.join(", "));
    Ok(())
}

//! Eight queens, a problem of one's own, by Annealing Lab and by argmin, in turns: seconds for 1,000 seeds and their ratio. Both anneal
//! at T = 0.5 and count attacks by the same function. `cargo run --release --bin queens` in benches/peers/argmin.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Problem, Schedule, Status};
use argmin::core::{CostFunction, Error, Executor, State};
use argmin::solver::simulatedannealing::{Anneal, SATempFunc, SimulatedAnnealing};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::cell::RefCell;
use std::time::Instant;

type Board = [i32; 8];

const T: f64 = 0.5;
const SEEDS: u64 = 1_000;

/// Pairs of queens on one diagonal.
fn attacks(board: &Board) -> i32 {
    let attack = |a: usize, b: usize| (board[a] - board[b]).unsigned_abs() as usize == b - a;
    (0..8).flat_map(|b| (0..b).map(move |a| (a, b))).filter(|&(a, b)| attack(a, b)).count() as i32
}

struct Queens;

impl Problem for Queens {
    type State = Board;
    type Move = (u32, u32);
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> Board {
        let mut board = [0, 1, 2, 3, 4, 5, 6, 7];
        generator.shuffle(&mut board);
        board
    }

    fn propose<G: Generator>(&self, _board: &Board, draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(8)
    }

    fn delta(&self, board: &Board, rows: (u32, u32)) -> i32 {
        let mut other = *board;
        self.apply(&mut other, rows, 0);
        attacks(&other) - attacks(board)
    }

    fn apply(&self, board: &mut Board, (a, b): (u32, u32), _delta: i32) {
        board.swap(a as usize, b as usize);
    }

    fn energy(&self, board: &Board) -> i32 {
        attacks(board)
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

fn ours(seed: u64) -> u64 {
    let mut run = AnnealRun::new(Queens, AnnealSettings::new(Schedule::Constant { t0: T }, 1_000_000_000, seed)).unwrap();
    run.advance(u64::MAX);
    assert_eq!(run.progress().status, Status::Solved);
    run.progress().moves
}

struct Theirs {
    random: RefCell<SmallRng>,
}

impl CostFunction for Theirs {
    type Param = Board;
    type Output = f64;

    fn cost(&self, board: &Board) -> Result<f64, Error> {
        Ok(attacks(board).into())
    }
}

impl Anneal for Theirs {
    type Param = Board;
    type Output = Board;
    type Float = f64;

    fn anneal(&self, board: &Board, _temperature: f64) -> Result<Board, Error> {
        let mut random = self.random.borrow_mut();
        let (a, b) = (random.random_range(0..8), random.random_range(0..7));
        let mut next = *board;
        next.swap(a, if b < a { b } else { b + 1 });
        Ok(next)
    }
}

fn theirs(seed: u64) -> Result<u64, Error> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut board: Board = std::array::from_fn(|row| row as i32);
    board.shuffle(&mut random);
    let constant = SATempFunc::Exponential(1.0);
    let solver = SimulatedAnnealing::new_with_rng(T, SmallRng::from_rng(&mut random))?.with_temp_func(constant);
    let problem = Theirs { random: RefCell::new(SmallRng::from_rng(&mut random)) };
    let done = Executor::new(problem, solver).timer(false);
    let done = done.configure(|state| state.param(board).target_cost(0.0).max_iters(u64::MAX)).run()?;
    Ok(done.state().get_iter())
}

fn main() -> Result<(), Error> {
    let mut seconds = [Vec::new(), Vec::new()];
    let mut moves = [0, 0];
    for turn in 0..9 {
        let seeds = turn * SEEDS + 1..=(turn + 1) * SEEDS;
        let start = Instant::now();
        moves[0] += seeds.clone().map(ours).sum::<u64>();
        seconds[0].push(start.elapsed().as_secs_f64());
        let start = Instant::now();
        for seed in seeds {
            moves[1] += theirs(seed)?;
        }
        seconds[1].push(start.elapsed().as_secs_f64());
    }
    let [ours, theirs] = seconds.map(|mut seconds| {
        seconds.sort_by(f64::total_cmp);
        seconds[seconds.len() / 2]
    });
    println!("{SEEDS} seeds, median of 9 turns: ours {ours:.4} s, argmin {theirs:.4} s, ratio {:.1}", theirs / ours);
    println!("moves a seed: ours {}, argmin {}", moves[0] / 9 / SEEDS, moves[1] / 9 / SEEDS);
    Ok(())
}

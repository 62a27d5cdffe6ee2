//! How far the costs of chains that share something are correlated. `./dev bench --bench coupled` prints a table of eight chains that
//! share their proposals, as those of `solver=replicas` do, of eight that draw their own, and of pairs of runs from one seed.
//!
//! Each of the eight goes on until it is solved, where a run of `solver=replicas` ends with the first. The correlation is that of
//! ranks, mean over all pairs of chains; its interval is a bootstrap over seeds. Independent chains without memory have a speed-up of
//! eight.

use annealing_lab::anneal::probability;
use annealing_lab::board::Blind;
use annealing_lab::board::sudoku::SudokuNeighbourhood;
use annealing_lab::board::sudoku::cells::CellBoard;
use annealing_lab::board::sums::SmallSums;
use annealing_lab::experiment::statistics::resampled;
use annealing_lab::problem::Draw;
use annealing_lab::random::{Generator, Xoshiro};
use annealing_lab::sudoku::filled_in;
use annealing_lab::{Config, Sudoku, library};
use std::array::from_fn;

const CHAINS: usize = 8;
const SEEDS: u64 = 1000;

/// Returns the move at which each chain is solved.
fn solved_at(kernel: &impl Blind, temperature: f64, shared: bool, seed: u64) -> [f64; CHAINS] {
    let mut generator = Xoshiro::new(seed);
    let mut states: [_; CHAINS] = from_fn(|_| kernel.start(&mut generator));
    let mut energies = from_fn(|chain| kernel.energy(&states[chain]));
    let mut last = [0; CHAINS];
    for moves in 1.. {
        let mut proposal = kernel.draw(&mut Draw::new(&mut generator));
        for chain in 0..CHAINS {
            if energies[chain] == 0 {
                continue;
            }
            if !shared {
                proposal = kernel.draw(&mut Draw::new(&mut generator));
            }
            last[chain] = moves;
            let delta = kernel.delta(&states[chain], proposal);
            let uniform = Xoshiro::uniform(generator.bits() as u32);
            if delta <= 0 || uniform < probability(f64::from(delta), temperature) {
                kernel.apply(&mut states[chain], proposal, delta);
                energies[chain] += delta;
            }
        }
        if energies == [0; CHAINS] {
            break;
        }
    }
    last.map(f64::from)
}

/// Returns the mean correlation of two columns of ranks: the variance of the rows' means, against that of all ranks.
fn correlation<const N: usize>(ranks: &[&[f64; N]]) -> f64 {
    let middle = (ranks.len() - 1) as f64 / 2.0;
    let square = |rank: f64| (rank - middle).powi(2);
    let all: f64 = ranks.iter().flat_map(|row| row.map(square)).sum::<f64>() / N as f64;
    let rows: f64 = ranks.iter().map(|row| square(row.iter().sum::<f64>() / N as f64)).sum();
    (N as f64 * rows / all - 1.0) / (N - 1) as f64
}

/// Prints a row of the table, of costs by seed and chain.
fn row<const N: usize>(name: &str, costs: &[[f64; N]]) {
    let mut ranks = vec![[0.0; N]; costs.len()];
    for chain in 0..N {
        let mut order: Vec<usize> = (0..costs.len()).collect();
        order.sort_by(|&a, &b| costs[a][chain].total_cmp(&costs[b][chain]));
        for (rank, seed) in order.into_iter().enumerate() {
            ranks[seed][chain] = rank as f64;
        }
    }
    let found = correlation(&ranks.iter().collect::<Vec<_>>());
    let interval = resampled(ranks.len(), |random| {
        correlation(&ranks.iter().map(|_| &ranks[random.index(ranks.len())]).collect::<Vec<_>>())
    });
    let (low, high) = (interval.low, interval.high.expect("a correlation is finite"));
    let mean = costs.iter().flatten().sum::<f64>() / N as f64;
    let first: f64 = costs.iter().map(|row| row.iter().copied().fold(f64::INFINITY, f64::min)).sum();
    println!("| {name} | {found:.3} [{low:.3}, {high:.3}] | {:.2} |", mean / first);
}

/// Prints the rows of a puzzle's eight chains.
fn chains(puzzle: &str, kernel: &impl Blind, temperature: f64) {
    for (shared, proposals) in [(true, "shared proposals"), (false, "proposals of their own")] {
        let costs: Vec<_> = (1..=SEEDS).map(|seed| solved_at(kernel, temperature, shared, seed)).collect();
        row(&format!("{puzzle}, T = {temperature}: eight chains, {proposals}"), &costs);
    }
}

/// Prints the row of runs of two temperatures from each seed.
fn pairs(puzzle: &str, link: &str, temperatures: [f64; 2]) {
    let costs: Vec<_> = (1..=SEEDS)
        .map(|seed| {
            temperatures.map(|t0| {
                let link = format!("{link}&cooling=constant&t0={t0}&seed={seed}");
                let mut run = Config::from_link(&link).expect("a link").into_run();
                run.advance(u64::MAX);
                run.progress().moves() as f64
            })
        })
        .collect();
    let [one, other] = temperatures;
    row(&format!("{puzzle}, T = {one} and {other}: two runs, one seed"), &costs);
}

fn main() {
    println!("| costs | correlation of ranks | mean of one, over that of the least |");
    println!("|---|---|---|");
    let magic = library::classic("magic19").expect("a classic");
    chains("Magic 19", &SmallSums::new(&magic, &vec![None; magic.cells.len()]), 1.15);
    let link = Config::from_link("puzzle=sudoku").expect("a link");
    let sudoku = Sudoku::parse(&link.problem.givens().expect("a sudoku has givens")).expect("a sudoku");
    chains("The page's sudoku", &SudokuNeighbourhood::<CellBoard>::new(&filled_in(&sudoku, true)), 0.36);
    pairs("Magic 19", "puzzle=magic19", [1.0, 1.3]);
    pairs("The page's sudoku", "puzzle=sudoku&singles=off", [0.3, 0.36]);
}

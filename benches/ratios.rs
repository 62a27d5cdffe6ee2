//! What a move costs as people see it against the limit, in turns of a few milliseconds: so the ratio holds on a busy machine,
//! too. Prints ns a move, the least of all turns.

mod limit;

use annealing_lab::config::Config;
use annealing_lab::problem::Problem;
use annealing_lab::run::Run;
use std::hint::black_box;
use std::time::Instant;

const TURNS: usize = 200;
const MOVES: u64 = 400_000;

fn main() {
    println!("{:8} {:>8} {:>8} {:>6}", "puzzle", "limit", "run", "ratio");
    for (name, settings, temperature) in
        [("magic19", "cooling=constant", 1.15), ("octa", "cooling=constant", 1.8), ("sudoku", "singles=off", 0.3)]
    {
        let endless = "restart=none&found=sampled&every=1000000000&moves=1000000000000";
        let link = format!("puzzle={name}&{settings}&t0={temperature}&{endless}");
        let mut run = Run::new(Config::from_link(&link).expect("a good link"));
        let problem = run.config().problem.clone();
        let (mut least, mut least_run) = (f64::MAX, f64::MAX);
        for turn in 0..TURNS {
            let start = Instant::now();
            black_box(match &problem {
                Problem::Sums { puzzle, .. } if puzzle.cells.len() <= 16 => {
                    limit::sums::<16>(puzzle, MOVES, temperature, turn as u64)
                }
                Problem::Sums { puzzle, .. } => limit::sums::<24>(puzzle, MOVES, temperature, turn as u64),
                Problem::Sudoku(sudoku) => limit::sudoku(sudoku, MOVES, temperature, turn as u64),
            });
            let middle = Instant::now();
            run.advance(MOVES);
            let nanoseconds = |time: std::time::Duration| time.as_secs_f64() * 1e9 / MOVES as f64;
            least = least.min(nanoseconds(middle - start));
            least_run = least_run.min(nanoseconds(middle.elapsed()));
        }
        println!("{name:8} {least:8.2} {least_run:8.2} {:6.2}", least_run / least);
    }
}

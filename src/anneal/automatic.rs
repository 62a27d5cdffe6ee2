//! A temperature that suits a problem, found by runs of a bounded number of proposals.
//!
//! Temperatures from frozen to hot are tried, for few moves each. The better half is tried again, for four times the moves, and so
//! on: successive halving (Karnin 2013). What counts is the expected running time to an energy: all moves, divided by the number of
//! runs that reached it. It is the lowest energy that enough runs of one temperature reached: 0 for easy puzzles.

use crate::anneal::acceptance::Accept;
use crate::anneal::schedule::Schedule;
use crate::anneal::settings::AnnealSettings;
use crate::anneal::tuning::{LOOK, constant, fresh, ladder};
use crate::board::Neighbourhood;
use crate::board::kernels::with_sums;
use crate::board::ruled::RuledNeighbourhood;
use crate::board::sudoku::cells::CellBoard;
use crate::board::sudoku::lines::LineBoard;
use crate::board::sudoku::{Board, SudokuNeighbourhood};
use crate::history::progress::Status;
use crate::puzzle::problem::Problem;
use crate::puzzle::singles::filled_in;

/// How many temperatures a round has, and how many more moves each of them makes.
const ROUNDS: [(usize, u64); 4] = [(25, 20_000), (12, 80_000), (6, 320_000), (3, 1_280_000)];
/// A run without a solution ends after this share of its round's moves.
const RUNS: u64 = 8;
/// So many runs of one temperature came to the energy that counts.
const ENOUGH: usize = 8;
/// So many runs with a solution at the best temperature need no further round.
const PLENTY: usize = 200;

/// Holds what was tried at one temperature.
struct Candidate {
    temperature: f64,
    runs: Vec<Improvements>,
}

impl Candidate {
    /// Returns how many runs came to an energy, and the moves to it of all.
    fn to(&self, energy: i32) -> (usize, u64) {
        let reached = |run: &Improvements| run.falls.iter().find(|(_, low)| *low <= energy).map(|(moves, _)| *moves);
        self.runs.iter().fold((0, 0), |(hits, moves), run| match reached(run) {
            Some(made) => (hits + 1, moves + made),
            None => (hits, moves + run.moves),
        })
    }

    /// Returns the expected number of moves to an energy; infinite if no run came to it.
    fn expected(&self, energy: i32) -> f64 {
        let (hits, moves) = self.to(energy);
        moves as f64 / hits as f64
    }

    /// Returns the lowest energy that enough runs came to.
    fn lowest(&self) -> Option<i32> {
        let mut lowest: Vec<i32> = self.runs.iter().filter_map(|run| run.falls.last().map(|fall| fall.1)).collect();
        lowest.sort_unstable();
        lowest.get(ENOUGH - 1).copied()
    }
}

/// Returns the constant temperature at which annealing by this rule solves the problem in the fewest proposals, as far as eight
/// million tell. The same problem has the same answer. `None` where no swap raises the energy.
#[must_use]
pub fn temperature(problem: &Problem, accept: Accept, singles: bool) -> Option<f64> {
    let ladder = ladder(problem, singles)?;
    let mut candidates: Vec<_> =
        ladder.into_iter().map(|temperature| Candidate { temperature, runs: Vec::new() }).collect();
    for (size, moves) in ROUNDS {
        candidates.truncate(size);
        for candidate in &mut candidates {
            let seed = candidate.runs.len() as u64 + 1;
            let settings = AnnealSettings { seed, ..constant(accept, singles) };
            candidate.runs.extend(runs(problem, settings, candidate.temperature, moves, moves / RUNS));
        }
        let energy = candidates.iter().filter_map(Candidate::lowest).min().unwrap_or(i32::MAX);
        candidates.sort_by(|a, b| a.expected(energy).total_cmp(&b.expected(energy)));
        if candidates[0].to(0).0 >= PLENTY {
            break;
        }
    }
    candidates.first().map(|best| rounded(best.temperature))
}

/// Rounds to three significant digits: more is not known.
fn rounded(temperature: f64) -> f64 {
    format!("{temperature:.2e}").parse().unwrap_or(temperature)
}

/// Holds how a run went: each time that its energy fell below all before, after which move and to what; and its length.
#[derive(Debug)]
struct Improvements {
    falls: Vec<(u64, i32)>,
    moves: u64,
}

/// Returns runs at a constant temperature, from random boards, by rising seeds. Each ends at a solution or after `most` moves; all
/// make `moves` moves.
fn runs(problem: &Problem, settings: AnnealSettings, t0: f64, moves: u64, most: u64) -> Vec<Improvements> {
    let settings = AnnealSettings { schedule: Schedule::Constant { t0 }, ..settings };
    match problem {
        Problem::Sums { puzzle, givens } => {
            with_sums!(puzzle, givens, rules => runs_by(&rules, settings, moves, most))
        }
        Problem::Sudoku(sudoku) => {
            let start = filled_in(sudoku, settings.singles);
            if start.rules.is_some() {
                runs_by(&RuledNeighbourhood::new(&start), settings, moves, most)
            } else if start.size <= CellBoard::MOST {
                runs_by(&SudokuNeighbourhood::<CellBoard>::new(&start), settings, moves, most)
            } else {
                runs_by(&SudokuNeighbourhood::<LineBoard>::new(&start), settings, moves, most)
            }
        }
        Problem::Route(_) => Vec::new(),
    }
}

fn runs_by<R: Neighbourhood>(rules: &R, mut settings: AnnealSettings, moves: u64, most: u64) -> Vec<Improvements> {
    let mut runs = Vec::new();
    let mut left = moves;
    while left > 0 {
        let mut run = fresh(rules, settings);
        settings.seed += 1;
        let most = most.min(left);
        let mut falls = vec![(0, run.progress().best)];
        let mut progress = run.progress();
        while progress.status == Status::Running && progress.moves < most {
            run.advance(LOOK.min(most - progress.moves));
            progress = run.progress();
            if falls.last().is_some_and(|(_, low)| progress.best < *low) {
                falls.push((progress.best_move, progress.best));
            }
        }
        left -= progress.moves.max(1).min(left);
        runs.push(Improvements { falls, moves: progress.moves });
    }
    runs
}

//! A search for a temperature that suits a problem, by runs of a bounded number of proposals.
//!
//! Temperatures from frozen to hot are each tried for a few moves. The better half is tried again for four times the
//! moves, and so on: successive halving (Karnin 2013). They are compared by the expected running time to an energy: all
//! moves, divided by the number of runs that reached it. That energy is the lowest that enough runs of one temperature
//! reached, which is 0 for easy puzzles.

use crate::anneal::acceptance::Accept;
use crate::anneal::any_problem::{AnyProblem, Improvements, any_own, any_puzzle};
use crate::anneal::schedule::Schedule;
use crate::anneal::settings::AnnealSettings;
use crate::anneal::tuning::{constant, ladder};
use crate::problem::Problem;
use crate::puzzle::instance::Instance;

/// The number of temperatures in each round, and the moves of each temperature in the round.
const ROUNDS: [(usize, u64); 4] = [(25, 20_000), (12, 80_000), (6, 320_000), (3, 1_280_000)];
/// The number of runs without a solution that use up a candidate's moves in a round.
const RUNS: u64 = 8;
/// The number of runs of one temperature that must reach an energy before temperatures are compared by that energy.
const ENOUGH: usize = 8;
/// The number of runs to the target at the best temperature after which the search ends early.
const PLENTY: usize = 200;

/// One temperature, and its runs so far.
#[derive(Debug)]
struct Candidate {
    temperature: f64,
    runs: Vec<Improvements>,
}

impl Candidate {
    /// Returns the number of runs that reached an energy, and the moves of all runs up to that energy.
    fn hits_and_moves(&self, energy: f64) -> (usize, u64) {
        // Floats of one state differ in their last digits, depending on the path to it.
        let energy = energy + 1e-12 * energy.abs();
        let reached = |run: &Improvements| run.falls.iter().find(|(_, low)| *low <= energy).map(|(moves, _)| *moves);
        self.runs.iter().fold((0, 0), |(hits, moves), run| match reached(run) {
            Some(made) => (hits + 1, moves + made),
            None => (hits, moves + run.moves),
        })
    }

    /// Returns the expected number of moves to an energy; infinite if no run reached it.
    fn expected_moves(&self, energy: f64) -> f64 {
        let (hits, moves) = self.hits_and_moves(energy);
        moves as f64 / hits as f64
    }

    /// Returns the lowest energy that [`ENOUGH`] runs reached.
    fn lowest(&self) -> Option<f64> {
        let mut lowest: Vec<f64> = self.runs.iter().filter_map(|run| run.falls.last().map(|fall| fall.1)).collect();
        lowest.sort_by(f64::total_cmp);
        lowest.get(ENOUGH - 1).copied()
    }
}

/// The request for a temperature: the problem and the rule of acceptance.
#[derive(Clone, Debug)]
pub struct WantedTemperature {
    /// The problem, with its cells in pairs or not.
    pub problem: Instance,
    /// The rule of acceptance.
    pub accept: Accept,
    /// True if singles of a sudoku are filled in before the run.
    pub singles: bool,
}

/// A search, in slices, for the constant temperature that lets annealing solve a problem in the fewest proposals.
#[derive(Debug)]
#[must_use = "it measures nothing until it is advanced"]
pub struct TemperatureSearch {
    problem: Box<dyn AnyProblem>,
    accept: Accept,
    candidates: Vec<Candidate>,
    /// The round, the index of its present candidate, and the moves that this candidate has left.
    round: usize,
    place: usize,
    left: u64,
    made: u64,
}

impl TemperatureSearch {
    /// Returns the search at its start; `None` if no swap raises the energy.
    pub fn new(wanted: WantedTemperature) -> Option<TemperatureSearch> {
        TemperatureSearch::over(any_puzzle(&wanted.problem, wanted.singles)?, wanted.accept)
    }

    /// Returns the search for a user's problem; `None` if no move raises the energy.
    pub fn from_problem<P>(problem: P, accept: Accept) -> Option<TemperatureSearch>
    where
        P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
    {
        TemperatureSearch::over(any_own(problem), accept)
    }

    fn over(problem: Box<dyn AnyProblem>, accept: Accept) -> Option<TemperatureSearch> {
        let ladder = ladder(&*problem)?;
        let candidates = ladder.into_iter().map(|temperature| Candidate { temperature, runs: Vec::new() }).collect();
        Some(TemperatureSearch { problem, accept, candidates, round: 0, place: 0, left: ROUNDS[0].1, made: 0 })
    }

    /// Makes about `n` proposals and returns whether the search is over. The batch size does not affect the result.
    pub fn measure(&mut self, n: u64) -> bool {
        let mut budget = n;
        while budget > 0 && self.round < ROUNDS.len() {
            let candidate = &mut self.candidates[self.place];
            let seed = candidate.runs.len() as u64 + 1;
            let schedule = Schedule::Constant { t0: candidate.temperature };
            // The problem already has its singles filled in.
            let settings = AnnealSettings { seed, schedule, ..constant(self.accept, false) };
            let most = ROUNDS[self.round].1 / RUNS;
            let runs = self.problem.runs(settings, self.left.min(budget), self.left, most);
            let made: u64 = runs.iter().map(|run| run.moves.max(1)).sum();
            candidate.runs.extend(runs);
            self.left -= made.min(self.left);
            self.made += made;
            budget -= made.min(budget);
            if self.left == 0 {
                self.next();
            }
        }
        self.round == ROUNDS.len()
    }

    /// Continues with the next candidate or the next round.
    fn next(&mut self) {
        self.place += 1;
        if self.place == self.candidates.len() {
            let energy = self.candidates.iter().filter_map(Candidate::lowest).reduce(f64::min).unwrap_or(f64::INFINITY);
            self.candidates.sort_by(|a, b| a.expected_moves(energy).total_cmp(&b.expected_moves(energy)));
            self.place = 0;
            let enough =
                self.problem.target().is_some_and(|target| self.candidates[0].hits_and_moves(target).0 >= PLENTY);
            self.round = if enough { ROUNDS.len() } else { self.round + 1 };
            self.candidates.truncate(ROUNDS.get(self.round).map_or(1, |round| round.0));
        }
        self.left = ROUNDS.get(self.round).map_or(0, |round| round.1);
    }

    /// Returns the fraction of the search that is done, 0 to 1. The search may end early.
    pub fn share(&self) -> f64 {
        let all: u64 = ROUNDS.iter().map(|&(size, moves)| size as u64 * moves).sum();
        if self.round == ROUNDS.len() { 1.0 } else { (self.made as f64 / all as f64).min(1.0) }
    }

    /// Returns the best temperature once the search is over; `None` earlier.
    pub fn temperature(&self) -> Option<f64> {
        self.candidates.first().filter(|_| self.round == ROUNDS.len()).map(|best| rounded(best.temperature))
    }
}

/// Returns the constant temperature that lets annealing by this rule solve the problem in the fewest proposals,
/// estimated from at most 7.22 million. The result is deterministic. Returns `None` if no swap raises the energy.
pub fn temperature(wanted: WantedTemperature) -> Option<f64> {
    let mut search = TemperatureSearch::new(wanted)?;
    while !search.measure(u64::MAX) {}
    search.temperature()
}

/// Rounds to three significant digits, because the search is no more precise.
fn rounded(temperature: f64) -> f64 {
    format!("{temperature:.2e}").parse().unwrap_or(temperature)
}

//! Different solutions of a sudoku, found by annealing with propagation. With few givens, the first solution of an
//! exact search may take long. Two different solutions from two seeds also prove that the solution is not unique.

use super::settings::SolverSettings;
use super::{Run, Status};
use crate::puzzle::instance::Instance;

/// The most steps of all runs together; one run takes a few thousand.
const MOST_STEPS: u64 = 500_000;
/// The number of runs with a known solution that end the search, because there may be no other solution.
const MOST_KNOWN: u32 = 4;

/// A search for different solutions, with one run for each seed from 1 on.
#[cfg_attr(test, derive(Clone))]
pub struct DistinctSolutions {
    problem: Instance,
    settings: SolverSettings,
    wanted: usize,
    run: Run,
    seed: u64,
    left: u64,
    known: u32,
    found: Vec<Vec<i32>>,
}

impl DistinctSolutions {
    /// Returns the search for `wanted` solutions; `None` if the problem does not have the solver.
    pub fn new(problem: &Instance, settings: SolverSettings, wanted: usize) -> Option<DistinctSolutions> {
        let run = Run::new(problem.clone(), settings.with_seed(1), Vec::new()).ok()?;
        let problem = problem.clone();
        Some(DistinctSolutions {
            problem,
            settings,
            wanted,
            run,
            seed: 1,
            left: MOST_STEPS,
            known: 0,
            found: Vec::new(),
        })
    }

    /// Makes at most `steps` more steps.
    pub fn search_on(&mut self, mut steps: u64) {
        while steps > 0 && self.is_running() {
            let before = self.run.furthest().moves;
            self.run.advance(steps.min(self.left));
            let made = self.run.furthest().moves - before;
            steps -= made.min(steps);
            self.left -= made.min(self.left);
            match self.run.status() {
                Status::Running => {}
                Status::Solved => self.note(),
                // The givens contradict each other, or the budget of the link is spent.
                _ => self.left = 0,
            }
        }
    }

    /// Keeps the solution that was found, if it is new, and begins the run of the next seed.
    fn note(&mut self) {
        let solution = self.run.numbers();
        if self.found.contains(&solution) {
            self.known += 1;
        } else {
            self.found.push(solution);
        }
        self.seed += 1;
        match Run::new(self.problem.clone(), self.settings.with_seed(self.seed), Vec::new()) {
            Ok(run) => self.run = run,
            Err(_) => self.left = 0,
        }
        // A run that is solved at its start takes no step, but must also count.
        self.left = self.left.saturating_sub(1);
    }

    /// Returns whether the search can continue.
    pub fn is_running(&self) -> bool {
        !self.is_enough() && self.left > 0 && self.known < MOST_KNOWN
    }

    /// Returns whether the wanted number of solutions is found.
    pub fn is_enough(&self) -> bool {
        self.found.len() >= self.wanted
    }

    /// Returns the solutions found so far.
    pub fn found(&self) -> &[Vec<i32>] {
        &self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::config::Config;

    fn search(keys: &str, wanted: usize) -> DistinctSolutions {
        let config = Config::from_link(&format!("puzzle=sudoku&{keys}&solver=rebuild")).unwrap();
        let mut search = DistinctSolutions::new(&config.problem, config.settings, wanted).unwrap();
        // The batch size makes no difference.
        let mut whole = search.clone();
        whole.search_on(u64::MAX);
        while search.is_running() {
            search.search_on(7);
        }
        assert_eq!(search.found, whole.found, "{keys}");
        for solution in search.found() {
            assert_eq!(config.problem.energy(solution), 0, "{keys}");
        }
        search
    }

    #[test]
    fn two_solutions_of_a_blank_grid_are_found_and_no_second_one_where_there_is_none() {
        let blank = ".".repeat(81);
        for rules in ["extra=diagonals,knight", "extra=windoku,knight", "cages=15.111221"] {
            let search = search(&format!("givens={blank}&{rules}"), 2);
            assert!(search.is_enough(), "{rules}");
            assert_ne!(search.found[0], search.found[1], "{rules}");
        }
        let unique = "3.7....46.24..3......2..1....6..27.471..5....4.87.....6..8...12....6..8..9..2.3..";
        let one = search(&format!("givens={unique}&extra=diagonals"), 2);
        assert_eq!((one.found.len(), one.is_enough()), (1, false));
        // Two digits have the same cell as their only place.
        let none = search(&format!("givens=12345678.........9{}&extra=diagonals", ".".repeat(63)), 2);
        assert_eq!((none.found.len(), none.is_running()), (0, false));
    }
}

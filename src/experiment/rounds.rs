//! How many seeds an experiment takes. With `least` it goes on in rounds, each of as many seeds. Rounds end when every
//! setting that draws at random has that many solved runs on every puzzle. The rule is part of the link, and so is fixed
//! beforehand.

use super::Experiment;
use super::draft::MOST_ROUNDS;
use std::ops::Range;

/// The count of solved runs in the order of runs, which decides the runs that are still to be made.
#[derive(Clone, Debug)]
#[must_use]
pub struct Rounds {
    /// By puzzle and in it by setting; empty where all seeds are fixed.
    solved: Vec<u64>,
    /// The first run that has not been counted.
    next: usize,
    rounds: u64,
    end: usize,
}

impl Rounds {
    /// Returns the first round, no run counted yet.
    pub fn new(experiment: &Experiment) -> Rounds {
        let cells = if experiment.least().is_some() { experiment.puzzles() * experiment.settings().len() } else { 0 };
        Rounds { solved: vec![0; cells], next: 0, rounds: 1, end: experiment.runs_of_rounds(1) }
    }

    /// Returns the runs that are to be made, as far as is known: all rounds up to the present one.
    pub fn runs(&self) -> Range<usize> {
        0..self.end
    }

    /// Counts the next run. After the last one of a round, the next round begins if a setting has too few solved runs.
    pub fn count(&mut self, experiment: &Experiment, solved: bool) {
        let Some(least) = experiment.least() else { return };
        let settings = experiment.settings().len();
        let job = experiment.job(self.next);
        self.next += 1;
        self.solved[job.puzzle * settings + job.setting] += u64::from(solved);
        let random = |place: usize| !experiment.settings()[place % settings].searches();
        let few = |(place, &solved): (usize, &u64)| random(place) && solved < least;
        if self.next == self.end && self.rounds < MOST_ROUNDS && self.solved.iter().enumerate().any(few) {
            self.rounds += 1;
            self.end = experiment.runs_of_rounds(self.rounds);
        }
    }
}

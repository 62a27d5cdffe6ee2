//! The number of seeds that an experiment takes. With `least` it continues in rounds with the same number of seeds
//! each. The rounds end when every setting that draws at random has that many solved runs on every puzzle. The rule is
//! part of the link, so it is fixed beforehand.

use super::Experiment;
use super::draft::MOST_ROUNDS;
use std::ops::Range;

/// The count of solved runs, in the order of the runs, which determines the runs that remain.
#[derive(Clone, Debug)]
#[must_use]
pub struct Rounds {
    /// The number of solved runs by puzzle, then by setting; empty if the number of seeds is fixed.
    solved: Vec<u64>,
    /// The first run that has not been counted.
    next: usize,
    rounds: u64,
    end: usize,
}

impl Rounds {
    /// Returns the first round, with no run counted yet.
    pub fn new(experiment: &Experiment) -> Rounds {
        let cells = if experiment.least().is_some() { experiment.puzzles() * experiment.settings().len() } else { 0 };
        Rounds { solved: vec![0; cells], next: 0, rounds: 1, end: experiment.runs_of_rounds(1) }
    }

    /// Returns the planned runs as far as they are determined: all rounds up to the present one.
    pub fn runs(&self) -> Range<usize> {
        0..self.end
    }

    /// Counts the next run. After the last run of a round, the next round begins if a setting has too few solved runs.
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

//! The rows of an experiment as they come, in any order.

use super::rounds::Rounds;
use super::statistics::RunOutcome;
use super::{Aim, Experiment, RunResult};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::Range;

/// One of several parts of an experiment's runs, each of a block of the seeds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Shard {
    /// Which one, from 1.
    pub shard: u64,
    /// Of how many.
    pub shards: u64,
}

/// An experiment and the rows that are there.
#[derive(Clone, Debug)]
#[must_use]
pub struct Results {
    experiment: Experiment,
    shard: Option<Shard>,
    /// The runs that are to be made: all, or those of the shard. They become more where the rule asks for it.
    runs: Range<usize>,
    rounds: Rounds,
    /// For each of them its row.
    rows: Vec<Option<RunResult>>,
    /// Rows of later rounds, until it is known whether these take place.
    later: BTreeMap<usize, RunResult>,
    there: usize,
    /// The first run that is not there.
    whole: usize,
}

impl Results {
    /// Returns results without a row, of all runs.
    pub fn new(experiment: Experiment) -> Results {
        Results::from_shard(experiment, None)
    }

    /// Returns results without a row, of the runs of a shard, or of all.
    pub fn from_shard(experiment: Experiment, shard: Option<Shard>) -> Results {
        let rounds = Rounds::new(&experiment);
        let runs = shard.map_or(rounds.runs(), |Shard { shard, shards }| experiment.shard(shard, shards));
        let rows = vec![None; runs.len()];
        Results { rows, later: BTreeMap::new(), there: 0, whole: runs.start, experiment, shard, runs, rounds }
    }

    /// Returns the shard that these are of, if they are of one.
    pub fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// Returns the runs that are to be made.
    pub fn runs(&self) -> Range<usize> {
        self.runs.clone()
    }

    /// Returns the experiment.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The place of a run's row.
    fn place(&self, run: usize) -> Option<usize> {
        self.runs.contains(&run).then(|| run - self.runs.start)
    }

    /// Takes a row in. One that is there already is the same, and stays; one of another shard is left out.
    pub fn add(&mut self, row: RunResult) {
        let Some(place) = self.place(row.run) else {
            if self.shard.is_none() && row.run < self.experiment.runs() {
                self.later.insert(row.run, row);
            }
            return;
        };
        if self.rows[place].is_none() {
            self.rows[place] = Some(row);
            self.there += 1;
        }
        while let Some(Some(row)) = self.place(self.whole).map(|place| &self.rows[place]) {
            let solved = row.outcome(&self.experiment).solved;
            self.whole += 1;
            if self.shard.is_none() {
                self.rounds.count(&self.experiment, solved);
                self.go_on();
            }
        }
    }

    /// Begins the next round if there is one, with the rows of it that are there.
    fn go_on(&mut self) {
        if self.runs == self.rounds.runs() {
            return;
        }
        self.runs = self.rounds.runs();
        self.rows.resize(self.runs.len(), None);
        let beyond = self.later.split_off(&self.runs.end);
        for (run, row) in std::mem::replace(&mut self.later, beyond) {
            self.rows[run] = Some(row);
            self.there += 1;
        }
    }

    /// Returns the number of rows that are there.
    pub fn there(&self) -> usize {
        self.there
    }

    /// Returns the runs that are still to be made, the first `most` of them, in their order.
    pub fn missing(&self, most: usize) -> Vec<usize> {
        let missing = (self.whole..self.runs.end).filter(|&run| self.rows[run - self.runs.start].is_none());
        missing.take(most).collect()
    }

    /// Returns the rows that are there, in the order of their runs.
    pub fn rows(&self) -> impl Iterator<Item = &RunResult> {
        self.rows.iter().flatten()
    }

    /// Returns the rows that statistics are made of. They stand before the first run that is missing. A seed and puzzle
    /// has either all settings or none. Rows arrive in the order in which runs end, short runs first; counting all of
    /// them would favour short runs.
    pub fn settled(&self) -> &[Option<RunResult>] {
        let end = if self.whole == self.runs.end { self.whole } else { self.experiment.first_beside(self.whole) };
        &self.rows[..end - self.runs.start]
    }

    /// Returns the runs on a puzzle that statistics are made of, in the order of their numbers.
    pub fn runs_on(&self, puzzle: usize) -> Vec<ListedRun> {
        let listed = |row: &RunResult| {
            let job = self.experiment.job(row.run);
            let RunOutcome { cost, solved } = match self.experiment.aim() {
                // Its outcome is an energy.
                Aim::Budget => row.whole(&self.experiment),
                Aim::Solution | Aim::Energy(_) => row.outcome(&self.experiment),
            };
            let here = job.puzzle == puzzle;
            let lowest = row.bests.last().map(|&(_, energy)| energy);
            let energy = if self.experiment.aim().is_reached() { row.energy } else { lowest };
            here.then_some(ListedRun { run: row.run, setting: job.setting, cost, solved, energy })
        };
        self.settled().iter().flatten().filter_map(listed).collect()
    }
}

/// A run as a list of runs shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedRun {
    /// Its number.
    pub run: usize,
    /// The place of its setting.
    pub setting: usize,
    /// Its cost, in the unit of its setting; at most the budget.
    pub cost: u64,
    /// Whether it reached its target within the budget.
    pub solved: bool,
    /// The last energy, or without a target the lowest; `None` of a search that found nothing within the budget.
    pub energy: Option<i32>,
}

//! The rows of an experiment as they arrive, in any order.

use super::rounds::Rounds;
use super::statistics::RunOutcome;
use super::{Aim, Experiment, RunResult};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::Range;

/// One of several parts of an experiment's runs; each part covers one block of the seeds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Shard {
    /// The number of the shard, from 1.
    pub shard: u64,
    /// The total number of shards.
    pub shards: u64,
}

/// An experiment and the rows received so far.
#[derive(Clone, Debug)]
#[must_use]
pub struct Results {
    experiment: Experiment,
    shard: Option<Shard>,
    /// The planned runs: all runs, or the runs of the shard. Their number grows when the stopping rule requires another
    /// round.
    runs: Range<usize>,
    rounds: Rounds,
    /// The row of each planned run, once received.
    rows: Vec<Option<RunResult>>,
    /// Rows of later rounds, kept until it is certain whether these rounds take place.
    later: BTreeMap<usize, RunResult>,
    there: usize,
    /// The first run without a row.
    whole: usize,
}

impl Results {
    /// Returns empty results for all runs.
    pub fn new(experiment: Experiment) -> Results {
        Results::from_shard(experiment, None)
    }

    /// Returns empty results for the runs of a shard, or for all runs.
    pub fn from_shard(experiment: Experiment, shard: Option<Shard>) -> Results {
        let rounds = Rounds::new(&experiment);
        let runs = shard.map_or(rounds.runs(), |Shard { shard, shards }| experiment.shard(shard, shards));
        let rows = vec![None; runs.len()];
        Results { rows, later: BTreeMap::new(), there: 0, whole: runs.start, experiment, shard, runs, rounds }
    }

    /// Returns the shard of these results, if they cover only one.
    pub fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// Returns the planned runs.
    pub fn runs(&self) -> Range<usize> {
        self.runs.clone()
    }

    /// Returns the experiment.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// Returns the index of a run's row.
    fn place(&self, run: usize) -> Option<usize> {
        self.runs.contains(&run).then(|| run - self.runs.start)
    }

    /// Adds a row. A second row for a run is identical, so the first one stays; a row of another shard is left out.
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

    /// Begins the next round if there is one, and adds the rows of it that have already arrived.
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

    /// Returns the number of rows received.
    pub fn there(&self) -> usize {
        self.there
    }

    /// Returns the first `most` planned runs without a row, in order.
    pub fn missing(&self, most: usize) -> Vec<usize> {
        let missing = (self.whole..self.runs.end).filter(|&run| self.rows[run - self.runs.start].is_none());
        missing.take(most).collect()
    }

    /// Returns the rows received, in the order of their runs.
    pub fn rows(&self) -> impl Iterator<Item = &RunResult> {
        self.rows.iter().flatten()
    }

    /// Returns the rows behind the statistics. They are the rows before the first missing run, so that each seed and
    /// puzzle has either all settings or none. Rows arrive as runs end, short runs first. Counting all rows would
    /// therefore favour short runs.
    pub fn settled(&self) -> &[Option<RunResult>] {
        let end = if self.whole == self.runs.end { self.whole } else { self.experiment.first_beside(self.whole) };
        &self.rows[..end - self.runs.start]
    }

    /// Returns the runs on a puzzle that enter the statistics, in the order of their numbers.
    pub fn runs_on(&self, puzzle: usize) -> Vec<ListedRun> {
        let listed = |row: &RunResult| {
            let job = self.experiment.job(row.run);
            let RunOutcome { cost, solved } = match self.experiment.aim() {
                // The outcome under this aim is an energy, so the cost is taken from the complete run.
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

/// A run as an entry in a list of runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedRun {
    /// The number of the run.
    pub run: usize,
    /// The index of its setting.
    pub setting: usize,
    /// The cost of the run, in the unit of its setting; at most the budget.
    pub cost: u64,
    /// True if the run reached its target within the budget.
    pub solved: bool,
    /// The last energy, or the lowest energy without a target; `None` for a search that found nothing within the
    /// budget.
    pub energy: Option<i32>,
}

//! One problem from many seeds at once. The answer is the run with the fewest moves, then the lowest seed. Without a solution it is the
//! run with the lowest energy.
//!
//! It does not depend on how many processors share the seeds, nor on their speed. All runs go to the same move in a round. The first
//! round in which one is solved has the answer: no other run can be solved in fewer moves later.

use super::settings::SolverSettings;
use super::{Run, RunError, Status};
use crate::puzzle::instance::Instance;

/// The moves of a short round: long enough to be worth a look at the others.
const SHORT: u64 = 4096;
/// A long round adds this share of the moves so far. So hardly more is done than all runs have to do: to go to the answer's move.
const SHARE: u64 = 16;

/// Describes the run that was solved in the fewest moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quickest {
    /// Its moves.
    pub moves: u64,
    /// Its seed.
    pub seed: u64,
}

/// Holds the runs of some seeds of one problem.
#[derive(Clone, Debug)]
#[must_use = "seeds make no move until they are advanced"]
pub struct Seeds {
    runs: Vec<(u64, Run)>,
    quickest: Option<Quickest>,
}

/// Returns the move to which all runs go after they have gone to `moves`; 0 before the first round.
pub fn next_round(moves: u64) -> u64 {
    moves.saturating_add(SHORT.max(moves / SHARE))
}

impl Seeds {
    /// Returns the runs of these seeds at their start.
    ///
    /// # Errors
    /// If the problem or this build does not have the solver, or a setting is out of its range.
    pub fn new(
        problem: &Instance,
        settings: SolverSettings,
        seeds: impl Iterator<Item = u64>,
    ) -> Result<Seeds, RunError> {
        let run = |seed| Ok((seed, Run::new(problem.clone(), settings.with_seed(seed), Vec::new())?));
        Ok(Seeds { runs: seeds.map(run).collect::<Result<_, _>>()?, quickest: None })
    }

    /// Continues to this move with all runs, for at most about `n` moves in all. Returns whether all are there, or are over.
    pub fn go_to(&mut self, moves: u64, mut n: u64) -> bool {
        for (seed, run) in &mut self.runs {
            // Who is slower than the quickest so far is no answer.
            let limit = self.quickest.map_or(moves, |quickest| quickest.moves.min(moves));
            let before = run.furthest().moves;
            if run.status() == Status::Running && before < limit {
                run.advance((limit - before).min(n));
                n -= (run.furthest().moves - before).min(n);
            }
            if run.status() == Status::Solved {
                let own = Quickest { moves: run.furthest().moves, seed: *seed };
                self.quickest = Some(self.quickest.map_or(own, |quickest| quickest.min(own)));
            } else if run.status() == Status::Running && run.furthest().moves < limit && n == 0 {
                return false;
            }
        }
        true
    }

    /// Returns the quickest run that is solved, if there is one.
    pub fn quickest(&self) -> Option<Quickest> {
        self.quickest
    }

    /// Returns the seed of the lowest energy so far, after that energy and the move at which it was reached. Of several it is the one
    /// that reached it first. `None` of searches.
    pub fn lowest(&self) -> Option<(i32, u64, u64)> {
        self.runs.iter().filter_map(|(seed, run)| run.annealed().map(|it| (it.best, it.best_move, *seed))).min()
    }

    /// Returns the run of this seed as far as it has come; `None` if it is none of these.
    pub fn into_run(self, seed: u64) -> Option<Run> {
        self.runs.into_iter().find(|(own, _)| *own == seed).map(|(_, run)| run)
    }

    /// Returns whether every run is over.
    pub fn over(&self) -> bool {
        self.runs.iter().all(|(_, run)| run.status() != Status::Running)
    }

    /// Returns the moves of all runs.
    pub fn moves(&self) -> u64 {
        self.runs.iter().map(|(_, run)| run.furthest().moves).sum()
    }
}

/// Returns `count` seeds from this one on, round at the end of those that the solver takes; `None` of a search, which has no seed.
pub fn seeds_from(settings: &SolverSettings, count: u64) -> Option<Vec<u64>> {
    let (first, bits) = (settings.seed()?, settings.seed_bits());
    let most = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    Some((0..count).map(|place| first.wrapping_add(place) & most).collect())
}

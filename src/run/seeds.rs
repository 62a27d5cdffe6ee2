//! Runs of one problem from many seeds. The answer is the solved run with the fewest moves; the lowest seed wins a tie.
//! Without a solution the answer is the run with the lowest energy.
//!
//! The answer does not depend on the number or the speed of processors, because all runs advance to the same move in a
//! round. The first round with a solved run has the answer, because no other run can be solved in fewer moves later.

use super::settings::SolverSettings;
use super::{Run, RunError, Status};
use crate::puzzle::instance::Instance;

/// The moves of a short round: long enough that the check of the other runs costs little.
const SHORT: u64 = 4096;
/// The divisor of a long round, which adds 1/16 of the moves so far. So little is done beyond the necessary moves,
/// which are all moves up to the answer's.
const SHARE: u64 = 16;

/// The run that was solved in the fewest moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quickest {
    /// The moves of the run.
    pub moves: u64,
    /// The seed of the run.
    pub seed: u64,
}

/// Runs of one problem, one for each seed.
#[derive(Clone, Debug)]
#[must_use = "seeds make no move until they are advanced"]
pub struct Seeds {
    runs: Vec<(u64, Run)>,
    quickest: Option<Quickest>,
}

/// Returns the end of the next round, in moves of each run; `moves` is the end of the last round, 0 before the first.
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

    /// Advances all runs to move `moves`, by at most about `n` moves in total. Returns whether every run is there or
    /// has ended.
    pub fn go_to(&mut self, moves: u64, mut n: u64) -> bool {
        for (seed, run) in &mut self.runs {
            // A run that is slower than the quickest so far cannot be the answer.
            let limit = self.quickest.map_or(moves, |quickest| quickest.moves.min(moves));
            let before = run.furthest().moves;
            if run.status() == Status::Running && before < limit {
                run.advance((limit - before).min(n));
                n -= (run.furthest().moves - before).min(n);
            }
            if run.status() == Status::Solved {
                let solved = Quickest { moves: run.furthest().moves, seed: *seed };
                self.quickest = Some(self.quickest.map_or(solved, |quickest| quickest.min(solved)));
            } else if run.status() == Status::Running && run.furthest().moves < limit && n == 0 {
                return false;
            }
        }
        true
    }

    /// Returns the quickest solved run so far, if there is one.
    pub fn quickest(&self) -> Option<Quickest> {
        self.quickest
    }

    /// Returns the lowest energy so far, the move that reached it, and the seed of the run. Equal energies are ranked
    /// by the earliest move, then by the lowest seed. `None` if no run anneals.
    pub fn lowest(&self) -> Option<(i32, u64, u64)> {
        self.runs.iter().filter_map(|(seed, run)| run.annealed().map(|it| (it.best, it.best_move, *seed))).min()
    }

    /// Returns the run of this seed at its head; `None` if there is no such run.
    pub fn into_run(self, seed: u64) -> Option<Run> {
        self.runs.into_iter().find(|(known, _)| *known == seed).map(|(_, run)| run)
    }

    /// Returns whether every run has ended.
    pub fn over(&self) -> bool {
        self.runs.iter().all(|(_, run)| run.status() != Status::Running)
    }

    /// Returns the moves of all runs together.
    pub fn moves(&self) -> u64 {
        self.runs.iter().map(|(_, run)| run.furthest().moves).sum()
    }
}

/// Returns `count` seeds from the seed of the settings on; 0 follows the largest seed. `None` for a solver without a
/// seed.
pub fn seeds_from(settings: &SolverSettings, count: u64) -> Option<Vec<u64>> {
    let (first, bits) = (settings.seed()?, settings.seed_bits());
    let most = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    Some((0..count).map(|place| first.wrapping_add(place) & most).collect())
}

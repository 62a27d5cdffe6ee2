//! After how many of its moves a run stood at each energy.

use super::{Progress, Run, Status};

/// Counts of the energies at which a run stood after each of its last moves. They begin again after an intervention, and after moves
/// that were made without them.
#[derive(Clone, Debug, Default)]
pub struct Visits {
    /// The place of a count is its energy; what lies below 0 is not counted.
    counts: Vec<u64>,
    /// The moves and interventions of the run when it was last counted.
    seen: (u64, usize),
}

impl Visits {
    /// Makes at most `n` moves of a run, and counts after each; only annealing is counted.
    pub fn advance(&mut self, run: &mut Run, n: u64) {
        if self.seen != place(run) {
            self.counts.clear();
        }
        for _ in 0..n {
            if run.status() != Status::Running {
                break;
            }
            run.advance(1);
            let Progress::Anneal(progress) = run.progress() else { continue };
            let Ok(energy) = usize::try_from(progress.energy) else { continue };
            if energy >= self.counts.len() {
                self.counts.resize(energy + 1, 0);
            }
            self.counts[energy] += 1;
        }
        self.seen = place(run);
    }

    /// Returns after how many of the run's last moves it stood at each energy from 0 on; nothing if its last move was not counted.
    pub fn counts(&self, run: &Run) -> &[u64] {
        if self.seen == place(run) { &self.counts } else { &[] }
    }
}

fn place(run: &Run) -> (u64, usize) {
    (run.progress().moves(), run.interventions().len())
}

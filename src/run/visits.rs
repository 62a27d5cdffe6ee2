//! The number of a run's moves after which it had each energy.

use super::{Progress, Run, Status};

/// The energies of a run after each of its last moves, counted. Counting begins again after an intervention, and after
/// moves that were made without it.
#[derive(Clone, Debug, Default)]
pub struct Visits {
    /// The count of each energy from 0 on; energies below 0 are not counted.
    counts: Vec<u64>,
    /// The number of moves and interventions of the run at the last count.
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

    /// Returns the number of the run's last moves that led to each energy from 0 on; empty if its last move was not
    /// counted.
    pub fn counts(&self, run: &Run) -> &[u64] {
        if self.seen == place(run) { &self.counts } else { &[] }
    }
}

fn place(run: &Run) -> (u64, usize) {
    (run.progress().moves(), run.interventions().len())
}

//! The resampled runs of one puzzle for the bootstrap: all settings and pairs use the same draws of seeds.

use super::observations::Observations;
use crate::experiment::statistics::{Draws, RunOutcome};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A list of runs that is copied only if it must be cut off, because there may be many millions of runs.
pub(super) type Runs<'a> = Cow<'a, [RunOutcome]>;

/// A resampled puzzle.
#[derive(Clone, Debug)]
pub(super) struct Redrawn {
    pub(super) draws: Draws,
    /// The index of each setting among the draws, with its own budget.
    pub(super) settings: Vec<Option<usize>>,
    /// The indices of both settings of each pair, with the smaller of their budgets.
    pub(super) pairs: Vec<Option<[usize; 2]>>,
}

impl Redrawn {
    pub(super) fn new(observations: &Observations, puzzle: usize, compared: &[(usize, usize)], kept: usize) -> Redrawn {
        let drawn: Vec<usize> =
            (0..observations.settings.len()).filter(|&place| observations.settings[place].unit.draws()).collect();
        let runs = |place: usize| observations.cell(puzzle, place).outcomes.len();
        let mut draws = Draws::new(drawn.iter().map(|&place| runs(place)).max().unwrap_or(0));
        let mut cut: BTreeMap<(usize, u64), usize> = BTreeMap::new();
        // Settings that are compared have the same seeds, and therefore the same number of runs.
        let whole = |place: usize, draws: &Draws| runs(place) == draws.runs() && draws.runs() > 0;
        let mut settings = vec![None; observations.settings.len()];
        for place in drawn {
            if whole(place, &draws) {
                let added = draws.add(&observations.cell(puzzle, place).outcomes);
                cut.insert((place, observations.settings[place].budget), added);
                settings[place] = Some(added);
            }
        }
        let mut pairs = Vec::new();
        for &(first, second) in compared {
            let both = whole(first, &draws) && whole(second, &draws);
            pairs.push(both.then(|| {
                let (a, b) = observations.cut_off(puzzle, (first, second));
                if kept > 0 {
                    draws.compare(&a, &b, kept);
                }
                let budget = observations.settings[first].budget.min(observations.settings[second].budget);
                [(first, a), (second, b)]
                    .map(|(place, runs)| *cut.entry((place, budget)).or_insert_with(|| draws.add(&runs)))
            }));
        }
        Redrawn { draws, settings, pairs }
    }
}

impl Observations {
    /// Returns the runs of two settings on a puzzle, both cut off at the smaller of the two budgets.
    pub(super) fn cut_off(&self, puzzle: usize, (first, second): (usize, usize)) -> (Runs<'_>, Runs<'_>) {
        let budget = self.settings[first].budget.min(self.settings[second].budget);
        let of = |setting: usize| {
            let all = &self.cell(puzzle, setting).outcomes;
            // Runs with exactly this budget are cut off already, and energies are never cut off.
            if self.settings[setting].budget == budget || !self.aim.is_reached() {
                return Cow::Borrowed(&all[..]);
            }
            all.iter().map(|run| RunOutcome::within(budget, run.cost, run.solved)).collect()
        };
        (of(first), of(second))
    }
}

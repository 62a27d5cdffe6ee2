//! The quality of boards within a budget, and the cost of reaching an energy, for solved and unsolved runs.

use super::RunOutcome;
use serde::Serialize;
use std::collections::BTreeMap;

/// The recorded budgets in every decade, times ten.
const MANTISSAS: [u64; 6] = [10, 15, 20, 30, 50, 70];

/// The best energies of all runs within a budget (the fixed-budget view of IOHanalyzer; Wang 2022).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WithinBudget {
    /// The budget.
    pub cost: u64,
    /// The energy that a quarter of the runs reach.
    pub low: i32,
    /// The energy that half of the runs reach.
    pub median: i32,
    /// The energy that three quarters of the runs reach.
    pub high: i32,
}

/// The cost of reaching an energy (the fixed-target view).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ToTarget {
    /// The target energy; a lower energy also counts.
    pub energy: i32,
    /// The number of runs that reached the target within their budget.
    pub reached: usize,
    /// The expected running time to the target; `None` if no run reached it.
    pub ert: Option<f64>,
}

/// The best energies of runs, added one run at a time, in a size that does not grow with the number of runs.
#[derive(Clone, Debug, Default)]
pub struct BestEnergies {
    runs: usize,
    /// The number of runs with each best energy, for each budget.
    within: BTreeMap<u64, BTreeMap<i32, usize>>,
    /// The number of runs that reached each target, and the total cost of all runs up to the target or the end.
    targets: BTreeMap<i32, (usize, f64)>,
}

impl BestEnergies {
    /// Adds a run: its total cost, and each new best energy with the cost that first reached it. The energy at the
    /// start must be first, at cost 0. A run without bests is left out. Targets are counted from `floor`, the puzzle's
    /// best energy.
    pub fn add(&mut self, outcome: RunOutcome, budget: u64, floor: i32, bests: &[(u64, i32)]) {
        let Some(&(_, start)) = bests.first() else { return };
        self.runs += 1;
        let best_within = |cost: u64| {
            let reached = bests.partition_point(|&(at, _)| at <= cost).max(1);
            bests[reached - 1].1
        };
        for cost in budgets(budget) {
            *self.within.entry(cost).or_default().entry(best_within(cost)).or_default() += 1;
        }
        let greatest = self.targets.keys().next_back().map_or(start, |&before| before.max(start));
        for energy in targets(greatest.saturating_sub(floor)).map(|above| above.saturating_add(floor)) {
            // No earlier run needed this target, because each started at or below it.
            let (reached, spent) = self.targets.entry(energy).or_insert((self.runs - 1, 0.0));
            // The run may have lost a solution again, so only a solved run has reached 0.
            let at = match energy {
                0 if floor == 0 => outcome.solved.then_some(outcome.cost),
                _ => bests.iter().find(|&&(_, best)| best <= energy).map(|&(cost, _)| cost),
            };
            match at {
                Some(cost) => {
                    *reached += 1;
                    *spent += cost as f64;
                }
                None => *spent += outcome.cost as f64,
            }
        }
    }

    /// Returns the best energies within rising budgets.
    pub fn within_budgets(&self) -> Vec<WithinBudget> {
        let of = |(&cost, counts): (&u64, &BTreeMap<i32, usize>)| {
            let runs: usize = counts.values().sum();
            let quantile = |quarters: usize| {
                let rank = (quarters * runs).div_ceil(4).max(1);
                let mut seen = 0;
                let found = counts.iter().find(|&(_, count)| {
                    seen += count;
                    seen >= rank
                });
                found.map_or(0, |(&energy, _)| energy)
            };
            WithinBudget { cost, low: quantile(1), median: quantile(2), high: quantile(3) }
        };
        self.within.iter().map(of).collect()
    }

    /// Returns the cost of reaching each target, in falling order of energy down to 0.
    pub fn to_targets(&self) -> Vec<ToTarget> {
        let of = |(&energy, &(reached, spent)): (&i32, &(usize, f64))| ToTarget {
            energy,
            reached,
            ert: (reached > 0).then(|| spent / reached as f64),
        };
        self.targets.iter().rev().map(of).collect()
    }
}

/// Returns the budgets up to `last`: six per decade, and `last` itself. They are the same for all runs of a setting.
fn budgets(last: u64) -> impl Iterator<Item = u64> {
    let decades = (0..18u32).map(|exponent| 10u64.pow(exponent));
    let tenths = decades.flat_map(|power| MANTISSAS.map(|mantissa| mantissa * power));
    let whole = tenths.filter(|cost| cost % 10 == 0).map(|cost| cost / 10);
    whole.take_while(move |&cost| cost < last).chain([last])
}

/// Returns the target energies up to the greatest start: 0, 1, 2, 3, 4, 6, 8, 12, 16 and so on.
fn targets(greatest: i32) -> impl Iterator<Item = i32> {
    let powers = (0..30).flat_map(|exponent| [1 << exponent, 3 << exponent >> 1]);
    let mut before = 0;
    let rising = powers.filter(move |&energy| {
        let new = energy > before;
        before = before.max(energy);
        new
    });
    [0].into_iter().chain(rising.take_while(move |&energy| energy <= greatest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_and_targets_rise() {
        assert_eq!(budgets(40).collect::<Vec<_>>(), [1, 2, 3, 5, 7, 10, 15, 20, 30, 40]);
        assert_eq!(budgets(1).collect::<Vec<_>>(), [1]);
        assert_eq!(targets(13).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 6, 8, 12]);
        assert_eq!(targets(0).collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn later_runs_may_start_higher() {
        let outcome = RunOutcome { cost: 30, solved: false };
        let mut energies = BestEnergies::default();
        energies.add(outcome, 30, 0, &[(0, 3), (10, 1)]);
        energies.add(outcome, 30, 0, &[(0, 8), (5, 4), (20, 2)]);
        let reached: Vec<_> = energies.to_targets().iter().map(|to| (to.energy, to.reached, to.ert)).collect();
        let of = |spent: f64, reached: usize| (reached, Some(spent / reached as f64));
        let wish = [(8, of(0.0, 2)), (6, of(5.0, 2)), (4, of(5.0, 2)), (3, of(20.0, 2)), (2, of(30.0, 2))];
        let wish: Vec<_> = wish.into_iter().map(|(energy, (reached, ert))| (energy, reached, ert)).collect();
        assert_eq!(reached[..5], wish);
        assert_eq!(reached[5..], [(1, 1, Some(40.0)), (0, 0, None)]);
        let last = energies.within_budgets().pop().unwrap();
        assert_eq!(last, WithinBudget { cost: 30, low: 1, median: 1, high: 2 });
    }

    #[test]
    fn targets_are_counted_from_the_best_that_is_known() {
        let outcome = RunOutcome { cost: 40, solved: false };
        let mut energies = BestEnergies::default();
        energies.add(outcome, 40, -8, &[(0, 0), (10, -4), (20, -8)]);
        let reached: Vec<_> = energies.to_targets().iter().map(|to| (to.energy, to.ert)).collect();
        let wish = [(0, 0.0), (-2, 10.0), (-4, 10.0), (-5, 20.0), (-6, 20.0), (-7, 20.0), (-8, 20.0)];
        assert_eq!(reached, wish.map(|(energy, ert)| (energy, Some(ert))));
    }
}

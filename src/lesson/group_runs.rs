//! The rows of an experiment that a claim measures.

use super::claim::{Claim, Finding, Measure};
use super::claim_runs::mean;
use crate::experiment::statistics::{Interval, RunOutcome, ert, ert_interval, quantile, ratio, resampled, wilson};
use crate::experiment::{Experiment, Results, RunResult};
use crate::puzzle::instance::Instance;
use crate::puzzle::symmetry::{Classes, Symmetries};

impl Claim {
    /// Computes the values of an experiment whose rows are complete; empty for a claim about runs.
    pub fn measured(&self, results: &Results) -> Vec<Finding> {
        let experiment = results.experiment();
        let settings = experiment.settings().len();
        let cells = || {
            (0..experiment.groups().len())
                .flat_map(|group| (0..settings).map(move |setting| GroupRuns::of(results, group, setting)))
                .collect::<Vec<_>>()
        };
        match self.measure {
            Measure::Solved => cells().iter().map(GroupRuns::solved).collect(),
            Measure::Ert => cells().iter().map(GroupRuns::ert).collect(),
            Measure::Median => cells().iter().map(GroupRuns::median).collect(),
            Measure::LastImprovement => cells().iter().map(GroupRuns::last_improvement).collect(),
            Measure::EndEnergy => cells().iter().map(GroupRuns::end_energy).collect(),
            Measure::Gap => cells().iter().map(|cell| cell.gap(experiment)).collect(),
            Measure::Speedup => cells().iter().map(|cell| cell.speedup(self.beside.unwrap_or(2))).collect(),
            Measure::Solutions => cells().iter().map(|cell| cell.solutions(experiment)).collect(),
            Measure::Ratio => {
                let cells = cells();
                cells[1..].iter().map(|cell| cell.over(&cells[0])).collect()
            }
            Measure::Differ => {
                let cells = cells();
                cells[1..].iter().map(|cell| cells[0].differ(cell)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The rows of one setting on the puzzles of one group.
struct GroupRuns<'a> {
    rows: Vec<&'a RunResult>,
    outcomes: Vec<RunOutcome>,
    /// True if all rows are from one puzzle; runs of several puzzles are not a sample of one distribution.
    alone: bool,
}

impl GroupRuns<'_> {
    fn of(results: &Results, group: usize, setting: usize) -> GroupRuns<'_> {
        let experiment = results.experiment();
        let own = |row: &&RunResult| {
            let job = experiment.job(row.run);
            job.setting == setting && experiment.group_of(job.puzzle) == group
        };
        let rows: Vec<&RunResult> = results.rows().filter(own).collect();
        let outcomes = rows.iter().map(|row| row.outcome(experiment)).collect();
        GroupRuns { rows, outcomes, alone: experiment.groups()[group].1 == 1 }
    }

    fn solved(&self) -> Finding {
        let (solved, runs) = (self.outcomes.iter().filter(|outcome| outcome.solved).count(), self.outcomes.len());
        let interval = wilson(solved, runs).filter(|_| self.alone);
        let counts = interval.map(|share| [share.low * runs as f64, share.high.unwrap_or(1.0) * runs as f64]);
        Finding { value: solved as f64, interval: counts, of: Some(runs) }
    }

    fn ert(&self) -> Finding {
        let interval = ert_interval(&self.outcomes).filter(|_| self.alone);
        let ends = interval.map(|interval| [interval.low, interval.high.unwrap_or(f64::INFINITY)]);
        Finding { value: ert(&self.outcomes).unwrap_or(f64::INFINITY), interval: ends, of: None }
    }

    fn over(&self, first: &GroupRuns) -> Finding {
        let ratio = ratio(&self.outcomes, &first.outcomes).filter(|_| self.alone);
        let ends = |ends: Interval| [ends.low, ends.high.unwrap_or(f64::INFINITY)];
        let interval = ratio.and_then(|ratio| ratio.interval).map(ends);
        Finding { value: ratio.map_or(f64::NAN, |ratio| ratio.ratio), interval, of: None }
    }

    fn median(&self) -> Finding {
        Finding::plain(quantile(&self.outcomes, 0.5).map_or(f64::INFINITY, |cost| cost as f64))
    }

    fn last_improvement(&self) -> Finding {
        let reached = |row: &&RunResult| RunOutcome { cost: row.bests.last().map_or(0, |&(at, _)| at), solved: true };
        let moves: Vec<RunOutcome> = self.rows.iter().map(reached).collect();
        Finding::plain(quantile(&moves, 0.5).map_or(f64::NAN, |moves| moves as f64))
    }

    fn end_energy(&self) -> Finding {
        let sum: f64 = self.rows.iter().map(|row| f64::from(row.energy.unwrap_or(0))).sum();
        Finding::plain(sum / self.rows.len() as f64)
    }

    fn gap(&self, experiment: &Experiment) -> Finding {
        let above = |row: &&RunResult| {
            let Instance::Model(model) = &experiment.config(experiment.job(row.run)).problem else { return f64::NAN };
            let known = model.properties().best().map_or(f64::NAN, |best| f64::from(best.energy));
            row.bests.last().map_or(f64::NAN, |&(_, least)| 100.0 * (f64::from(least) - known) / known.abs())
        };
        mean(&self.rows.iter().map(above).collect::<Vec<f64>>())
    }

    /// Returns the mean cost divided by the mean least cost of `beside` runs, drawn without replacement.
    fn speedup(&self, beside: usize) -> Finding {
        if self.outcomes.len() < beside || self.outcomes.iter().any(|outcome| !outcome.solved) {
            return Finding::plain(f64::NAN);
        }
        let mut costs: Vec<f64> = self.outcomes.iter().map(|outcome| outcome.cost as f64).collect();
        let value = speedup(&mut costs, beside);
        let interval = resampled(costs.len(), |random| {
            let mut drawn: Vec<f64> = costs.iter().map(|_| costs[random.index(costs.len())]).collect();
            speedup(&mut drawn, beside)
        });
        Finding { value, interval: interval.high.map(|high| [interval.low, high]), of: None }
    }

    fn differ(&self, other: &GroupRuns) -> Finding {
        let differ = self.rows.iter().zip(&other.rows).filter(|(own, other)| own.moves != other.moves).count();
        let runs = self.rows.len();
        let interval =
            wilson(differ, runs).map(|share| [share.low * runs as f64, share.high.unwrap_or(1.0) * runs as f64]);
        Finding { value: differ as f64, interval, of: Some(runs) }
    }

    /// Estimates the number of solutions. Among n random solutions there are n (n - 1) / 2 pairs. The fraction of pairs
    /// within a class is one over the number of classes. A class has one solution per symmetry.
    fn solutions(&self, experiment: &Experiment) -> Finding {
        let job = experiment.job(self.rows.first().map_or(0, |row| row.run));
        let Instance::Sums { puzzle, givens } = experiment.config(job).problem else {
            return Finding::plain(f64::NAN);
        };
        let mut classes = Classes::new(Symmetries::new(&puzzle, &givens, false));
        let solved: Vec<&&RunResult> = self.rows.iter().filter(|row| row.solved).collect();
        let size = classes.symmetries().all().len() as f64;
        for row in &solved {
            let board: Vec<i32> = row.board.iter().map(|number| number.unwrap_or(0)).collect();
            classes.note(&board);
        }
        let pairs: f64 = classes.iter().map(|(_, _, found)| found as f64 * (found as f64 - 1.0) / 2.0).sum();
        let n = solved.len() as f64;
        let value = size * n * (n - 1.0) / 2.0 / pairs;
        // Pairs are almost independent, so their number approximately follows a Poisson distribution.
        let far = 1.96 / libm::sqrt(pairs);
        Finding { value, interval: (far < 1.0).then(|| [value / (1.0 + far), value / (1.0 - far)]), of: None }
    }
}

/// Returns the mean of costs divided by the mean least cost among `beside` of them.
fn speedup(costs: &mut [f64], beside: usize) -> f64 {
    costs.sort_unstable_by(f64::total_cmp);
    let n = costs.len() as f64;
    // The probability that the i-th least cost is the least drawn: all others must be among the larger costs.
    let mut probability = beside as f64 / n;
    let mut least = 0.0;
    for (i, cost) in costs.iter().enumerate() {
        least += probability * cost;
        let (left, others) = (n - i as f64 - 1.0, beside as f64 - 1.0);
        probability *= (left - others).max(0.0) / left;
    }
    costs.iter().sum::<f64>() / n / least
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns five runs of each of two settings; the first solves all five, the second three.
    fn results() -> Results {
        let link = "compare&seeds=1..5&moves=1000&on=puzzle=magic-square-4&with=name=a;cooling=constant;t0=6;restart=none\
            &with=name=b;cooling=constant;t0=9;restart=none";
        let mut results = Results::new(Experiment::from_link(link).unwrap());
        let square = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1];
        let other = [1, 2, 15, 16, 12, 14, 3, 5, 13, 7, 10, 4, 8, 11, 6, 9];
        for run in 0..10 {
            let (seed, setting) = (run as u64 / 2 + 1, run % 2);
            let solved = setting == 0 || seed <= 3;
            let moves = if solved { 100 * seed } else { 1000 };
            let mut board = if seed == 5 { other } else { square };
            if seed == 2 {
                // The same square upside down.
                board.reverse();
            }
            results.add(RunResult {
                run,
                solved,
                moves,
                restarts: 0,
                energy: Some(if solved { 0 } else { 5 * seed as i32 }),
                bests: vec![(0, 90), (moves / 2, 0)],
                board: board.map(Some).to_vec(),
            });
        }
        results
    }

    fn measured(measure: &str, beside: usize) -> Vec<Finding> {
        let text = format!("what = ''\nexperiment = 'x'\nmeasure = '{measure}'\nbeside = {beside}\nis = [0.0]");
        toml::from_str::<Claim>(&text).unwrap().measured(&results())
    }

    #[test]
    fn a_measure_of_an_experiment_is_as_by_hand() {
        let values = |measure: &str| measured(measure, 2).iter().map(|found| found.value).collect::<Vec<_>>();
        assert_eq!(values("solved"), [5.0, 3.0]);
        assert_eq!(values("ert"), [300.0, 2600.0 / 3.0]);
        assert_eq!(values("median"), [300.0, 300.0]);
        assert_eq!(values("last-improvement"), [150.0, 150.0]);
        assert_eq!(values("end-energy"), [0.0, 9.0]);
        assert_eq!(values("differ"), [2.0]);
        assert!(values("energy").is_empty());
        assert!((values("ratio")[0] - 26.0 / 9.0).abs() < 1e-12);
        // The first of two runs ends after 200 moves on average; the second setting does not solve all.
        let faster = values("speedup");
        assert!((faster[0] - 1.5).abs() < 1e-12 && faster[1].is_nan(), "{faster:?}");
        assert!((measured("speedup", 5)[0].value - 3.0).abs() < 1e-12);
        assert!(measured("speedup", 6)[0].value.is_nan());
        // Four of five solutions belong to one class of 8: 6 of 10 pairs. For three solutions, all pairs do.
        assert!((values("solutions")[0] - 8.0 * 10.0 / 6.0).abs() < 1e-12, "{:?}", values("solutions"));
        assert_eq!(values("solutions")[1], 8.0);
    }

    #[test]
    fn a_gap_is_of_the_best_board_above_the_shortest_tour() {
        let link = "compare&seeds=1..2&moves=10&on=puzzle=tour;cities=att48&with=cooling=constant;t0=40;restart=none";
        let mut results = Results::new(Experiment::from_link(link).unwrap());
        for (run, least) in [(0, 10_628), (1, 21_256)] {
            let bests = vec![(0, 30_000), (5, least)];
            let energy = Some(25_000);
            results.add(RunResult { run, solved: false, moves: 10, restarts: 0, energy, bests, board: Vec::new() });
        }
        let claim: Claim = toml::from_str("what = ''\nexperiment = 'x'\nmeasure = 'gap'\nis = [0.0]").unwrap();
        assert_eq!(claim.measured(&results)[0].value, 50.0);
        assert!(measured("gap", 2)[0].value.is_nan(), "a square has no gap");
    }

    #[test]
    fn a_count_has_an_interval() {
        let near = |found: Finding, ends: [f64; 2]| {
            let interval = found.interval.unwrap();
            assert!((0..2).all(|end| (interval[end] - ends[end]).abs() < 1e-3), "{interval:?}");
        };
        let solved = measured("solved", 2);
        near(solved[0], [2.8276, 5.0]);
        near(solved[1], [1.1536, 4.4121]);
        near(measured("differ", 2)[0], [0.5879, 3.8464]);
        // Six pairs are too few for a narrow interval, and three are too few for any.
        let solutions = measured("solutions", 2);
        near(solutions[0], [13.3333 / 1.800167, 13.3333 / 0.199833]);
        assert_eq!(solutions[1].interval, None);
    }

    #[test]
    fn the_least_of_some_is_drawn_as_by_counting() {
        // For 1, 2, 4 the least values of the pairs are 1, 1, 2.
        for (beside, expected) in [(1, 1.0), (2, 7.0 / 4.0), (3, 7.0 / 3.0)] {
            assert!((speedup(&mut [4.0, 1.0, 2.0], beside) - expected).abs() < 1e-12, "{beside}");
        }
    }
}

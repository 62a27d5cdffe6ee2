//! What a lesson states of runs and experiments, and how to compute it again.

use crate::experiment::statistics::{Interval, Resampling, RunOutcome, ert, ert_interval, quantile, ratio, wilson};
use crate::experiment::{Experiment, Results, RunResult, read_seeds};
use crate::link::LinkError;
use crate::link::config::Config;
use crate::link::measuring::Measuring;
use crate::puzzle::problem::Problem;
use crate::puzzle::symmetry::{Classes, Symmetries};
use crate::run::{Progress, Run, Status};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Digits to which a stated value holds, unless a claim says otherwise.
const DIGITS: u32 = 3;
/// Moves between two looks whether a run is over.
const SLICE: u64 = 10_000;

/// Holds what a lesson states: values of a measure, of runs or of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What is measured, in words, such as "Runs solved".
    pub what: String,
    /// What each value is of; empty for the names of an experiment's settings.
    #[serde(default)]
    pub labels: Vec<String>,
    /// The name of one of the lesson's experiments, if it is of one.
    #[serde(default)]
    pub experiment: Option<String>,
    /// The links of runs, if it is of runs; a value for each.
    #[serde(default)]
    pub runs: Vec<String>,
    /// The seeds of those runs, as in `1..100`, if a value is a mean over seeds.
    #[serde(default)]
    pub seeds: Option<String>,
    /// What is measured.
    pub measure: Measure,
    /// Of how many runs side by side [`Measure::Speedup`] is.
    #[serde(default)]
    pub beside: Option<usize>,
    /// The values that the text states; `inf` where nothing is solved.
    pub is: Vec<f64>,
    /// Significant digits to which they hold; exactly, as runs replay to the bit.
    #[serde(default = "digits")]
    pub digits: u32,
}

fn digits() -> u32 {
    DIGITS
}

/// Names what is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Measure {
    /// Of an experiment, for each group of puzzles and each setting: runs solved.
    Solved,
    /// Expected running time, in the unit of the setting.
    Ert,
    /// The cost within which half of the runs are solved.
    Median,
    /// For each setting after the first: its expected running time over that of the first.
    Ratio,
    /// The median, over the runs, of the move that reached the best energy.
    LastImprovement,
    /// The mean of the last energies.
    EndEnergy,
    /// How many times as soon the first of several runs side by side is solved; all runs must be.
    Speedup,
    /// For each setting after the first: seeds whose run ends at another move than the first setting's.
    Differ,
    /// For each setting: how many solutions there are, judged by how often two runs find the same one up to symmetry.
    Solutions,
    /// Of a run, where its link opens it: moves that lower the energy, of those that its solver may propose.
    Helping,
    /// Moves that its solver may propose.
    Swaps,
    /// The least by which one of these moves raises the energy.
    LeastRise,
    /// The energy.
    Energy,
    /// The percentage of proposals that were refused.
    Refused,
    /// Of a run at its end: moves, or expansions.
    Moves,
    /// Of a search at its end: boards made.
    Nodes,
    /// The cost of the solution found.
    Cost,
}

impl Measure {
    /// Returns whether it is of an experiment, not of runs.
    #[must_use]
    pub fn of_experiment(self) -> bool {
        use Measure::{Differ, EndEnergy, Ert, LastImprovement, Median, Ratio, Solutions, Solved, Speedup};
        matches!(self, Solved | Ert | Median | Ratio | LastImprovement | EndEnergy | Speedup | Differ | Solutions)
    }
}

/// Holds a value that was measured, with its 95 % interval where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The value; infinite where nothing is solved.
    pub value: f64,
    /// The interval.
    pub interval: Option<[f64; 2]>,
    /// Of how many runs, for a count of runs.
    pub of: Option<usize>,
}

impl Finding {
    fn plain(value: f64) -> Finding {
        Finding { value, interval: None, of: None }
    }
}

impl Claim {
    /// Returns whether these are the values that are stated, to the digits that are stated.
    #[must_use]
    pub fn holds(&self, findings: &[Finding]) -> bool {
        let same = |(finding, &stated): (&Finding, &f64)| {
            let value = rounded(finding.value, self.digits);
            value == stated || stated.is_finite() && (value - stated).abs() <= stated.abs() * 1e-12
        };
        findings.len() == self.is.len() && findings.iter().zip(&self.is).all(same)
    }

    /// Computes the values of an experiment whose rows are all there; of runs it has none.
    #[must_use]
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

    /// Computes the values of its runs; of an experiment it has none.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn measured_of_runs(&self) -> Result<Vec<Finding>, LinkError> {
        Ok(self.measured_of_runs_while(&|| true)?.unwrap_or_default())
    }

    /// Computes the values of its runs as long as `goes_on`, which is called between slices of the work. Returns `None` after it
    /// returned `false`.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn measured_of_runs_while(&self, goes_on: &dyn Fn() -> bool) -> Result<Option<Vec<Finding>>, LinkError> {
        let mut runs = self.runs_at_work()?;
        while !runs.advance(SLICE)? {
            if !goes_on() {
                return Ok(None);
            }
        }
        Ok(Some(runs.findings()))
    }

    /// Begins to compute the values of its runs, in slices.
    ///
    /// # Errors
    /// As [`read_seeds`].
    pub fn runs_at_work(&self) -> Result<ClaimRuns, LinkError> {
        let seeds = self.seeds.as_deref().map(read_seeds).transpose()?;
        let mut seen = BTreeSet::new();
        let links = self.runs.iter().filter(|&link| seen.insert(link));
        Ok(ClaimRuns {
            runs: self.runs.clone(),
            measure: self.measure,
            seeds,
            left: links.rev().cloned().collect(),
            stage: Stage::Idle,
            known: BTreeMap::new(),
        })
    }
}

/// Computes what a claim states of runs, a slice at a time. The same link has the same value, and is run once.
#[derive(Debug)]
#[must_use = "it computes nothing until it is advanced"]
pub struct ClaimRuns {
    runs: Vec<String>,
    measure: Measure,
    seeds: Option<(u64, u64)>,
    /// The links that are not begun, the next one last.
    left: Vec<String>,
    stage: Stage,
    known: BTreeMap<String, Finding>,
}

/// What is made of one link now.
#[derive(Debug)]
enum Stage {
    Idle,
    /// What the link leaves to measuring is measured.
    Measuring(String, Box<Measuring>),
    /// One seed after the other is run.
    Running {
        link: String,
        config: Box<Config>,
        seed: u64,
        run: Box<Run>,
        values: Vec<f64>,
    },
}

impl ClaimRuns {
    /// Makes about `n` moves; any batches compute the same. Returns whether all is computed.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn advance(&mut self, n: u64) -> Result<bool, LinkError> {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Idle => match self.left.pop() {
                Some(link) => {
                    let measuring = Box::new(Measuring::of_link(&link)?);
                    Stage::Measuring(link, measuring)
                }
                None => return Ok(true),
            },
            Stage::Measuring(link, mut measuring) => {
                if measuring.advance(n) {
                    let config = Box::new(measuring.finish()?);
                    let seed = self.seeds.map_or(0, |(first, _)| first);
                    let run = Box::new(self.seeded(&config, seed)?.into_run());
                    Stage::Running { link, config, seed, run, values: Vec::new() }
                } else {
                    Stage::Measuring(link, measuring)
                }
            }
            Stage::Running { link, config, seed, mut run, mut values } => {
                let end = self.measure.end(&config);
                let left = end.saturating_sub(run.head().moves);
                if run.status() == Status::Running && left > 0 {
                    run.advance(n.min(left));
                    Stage::Running { link, config, seed, run, values }
                } else {
                    values.push(self.measure.of(&run));
                    match self.seeds {
                        Some((_, last)) if seed < last => {
                            let run = Box::new(self.seeded(&config, seed + 1)?.into_run());
                            Stage::Running { link, config, seed: seed + 1, run, values }
                        }
                        Some(_) => self.found(link, mean(&values)),
                        None => self.found(link, Finding::plain(values[0])),
                    }
                }
            }
        };
        Ok(false)
    }

    fn found(&mut self, link: String, finding: Finding) -> Stage {
        self.known.insert(link, finding);
        Stage::Idle
    }

    fn seeded(&self, config: &Config, seed: u64) -> Result<Config, LinkError> {
        match self.seeds {
            Some(_) => Ok(Config { at: config.at, ..config.changed("seed", &seed.to_string())? }),
            None => Ok(config.clone()),
        }
    }

    /// Returns how many of its links have their value, and how many there are.
    #[must_use]
    pub fn far(&self) -> (usize, usize) {
        (self.runs.iter().filter(|&link| self.known.contains_key(link)).count(), self.runs.len())
    }

    /// Returns the values of the links that have one, in the order of the claim.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        self.runs.iter().filter_map(|link| self.known.get(link).copied()).collect()
    }
}

/// The mean with its interval, as of a normal distribution.
fn mean(values: &[f64]) -> Finding {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (n - 1.0).max(1.0);
    let far = 1.96 * libm::sqrt(variance / n);
    Finding { value: mean, interval: Some([mean - far, mean + far]), of: None }
}

/// The rows of one setting on the puzzles of one group.
struct GroupRuns<'a> {
    rows: Vec<&'a RunResult>,
    outcomes: Vec<RunOutcome>,
    /// Whether they are of one puzzle: runs of several are no sample of one distribution.
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

    /// The mean cost over the mean of the least cost of `beside` runs, which are drawn from these without putting back.
    fn speedup(&self, beside: usize) -> Finding {
        if self.outcomes.len() < beside || self.outcomes.iter().any(|outcome| !outcome.solved) {
            return Finding::plain(f64::NAN);
        }
        let mut costs: Vec<f64> = self.outcomes.iter().map(|outcome| outcome.cost as f64).collect();
        let value = speedup(&mut costs, beside);
        let interval = Resampling::new(costs.len()).interval(|random| {
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

    /// Of n random solutions there are n (n - 1) / 2 pairs. One pair in as many as there are classes is of one class. A class has as
    /// many solutions as there are symmetries.
    fn solutions(&self, experiment: &Experiment) -> Finding {
        let job = experiment.job(self.rows.first().map_or(0, |row| row.run));
        let Problem::Sums { puzzle, givens } = experiment.config(job).problem else {
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
        // Pairs are nearly independent: their number is nearly Poisson's.
        let far = 1.96 / libm::sqrt(pairs);
        Finding { value, interval: (far < 1.0).then(|| [value / (1.0 + far), value / (1.0 - far)]), of: None }
    }
}

/// The mean of costs over the mean of the least of `beside` of them.
fn speedup(costs: &mut [f64], beside: usize) -> f64 {
    costs.sort_unstable_by(f64::total_cmp);
    let n = costs.len() as f64;
    // The probability that the i-th least is the least drawn: all others are among those after it.
    let mut probability = beside as f64 / n;
    let mut least = 0.0;
    for (i, cost) in costs.iter().enumerate() {
        least += probability * cost;
        let (left, others) = (n - i as f64 - 1.0, beside as f64 - 1.0);
        probability *= if left > 0.0 { (left - others).max(0.0) / left } else { 0.0 };
    }
    costs.iter().sum::<f64>() / n / least
}

impl Measure {
    /// The move at which a run of a config is measured.
    fn end(self, config: &Config) -> u64 {
        let to_end = matches!(self, Measure::Moves | Measure::Nodes | Measure::Cost);
        if to_end { u64::MAX } else { config.at.unwrap_or(0) }
    }

    /// What is measured of a run that is there.
    fn of(self, run: &Run) -> f64 {
        let changes = || run.changes();
        match self {
            Measure::Helping => changes().iter().filter(|&&change| change < 0).count() as f64,
            Measure::Swaps => changes().len() as f64,
            Measure::LeastRise => {
                changes().into_iter().filter(|&change| change > 0).min().map_or(f64::INFINITY, f64::from)
            }
            Measure::Energy => f64::from(run.problem().energy(&run.numbers())),
            Measure::Refused => match run.progress() {
                Progress::Anneal(progress) => 100.0 * (1.0 - progress.accepted as f64 / progress.moves as f64),
                _ => f64::NAN,
            },
            Measure::Moves => run.progress().moves() as f64,
            Measure::Nodes => match run.progress() {
                Progress::Search(progress) => progress.nodes as f64,
                progress => progress.moves() as f64,
            },
            Measure::Cost => match run.progress() {
                Progress::Search(progress) => progress.cost.map_or(f64::INFINITY, |cost| cost as f64),
                _ => f64::NAN,
            },
            _ => f64::NAN,
        }
    }
}

/// A value to so many significant digits.
fn rounded(value: f64, digits: u32) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let power = digits as i32 - 1 - libm::floor(libm::log10(value.abs())) as i32;
    let scale = libm::pow(10.0, f64::from(power.abs()));
    if power >= 0 { libm::round(value * scale) / scale } else { libm::round(value / scale) * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_hold_to_their_digits() {
        let claim = |is: f64, digits| Claim {
            what: String::new(),
            labels: Vec::new(),
            experiment: None,
            runs: Vec::new(),
            seeds: None,
            measure: Measure::Energy,
            beside: None,
            is: vec![is],
            digits,
        };
        let holds = |claim: Claim, value| claim.holds(&[Finding::plain(value)]);
        assert!(holds(claim(41_200.0, 3), 41_231.0));
        assert!(!holds(claim(41_300.0, 3), 41_231.0));
        assert!(holds(claim(0.037, 2), 0.0372));
        assert!(holds(claim(f64::INFINITY, 3), f64::INFINITY));
        assert!(!holds(claim(f64::INFINITY, 3), 4.0));
        assert!(!holds(claim(4.0, 3), f64::NAN));
    }

    #[test]
    fn slices_compute_what_is_computed_at_once() {
        let claim = Claim {
            what: String::new(),
            labels: Vec::new(),
            experiment: None,
            runs: ["puzzle=octa&preset=auto&at=300", "puzzle=octa&at=500", "puzzle=octa&preset=auto&at=300"]
                .map(String::from)
                .to_vec(),
            seeds: Some("3..5".to_string()),
            measure: Measure::Energy,
            beside: None,
            is: vec![0.0; 3],
            digits: 3,
        };
        let mut runs = claim.runs_at_work().unwrap();
        let (mut slices, mut before) = (0, 0);
        while !runs.advance(1 + slices % 5 * 9_999).unwrap() {
            slices += 1;
            let (made, all) = runs.far();
            assert!(before <= made && all == 3, "{made} of {all}");
            before = made;
        }
        assert_eq!(runs.findings(), claim.measured_of_runs().unwrap());
        assert!(slices > 10, "{slices}");
        // The same link has the same value.
        assert_eq!(runs.findings()[0], runs.findings()[2]);
        assert_ne!(runs.findings()[0], runs.findings()[1]);
        let refused = Claim { runs: vec!["puzzle=octa&t0=x".to_string()], ..claim };
        assert_eq!(refused.measured_of_runs().unwrap_err().key, "t0");
    }

    #[test]
    fn the_least_of_some_is_drawn_as_by_counting() {
        // Of 1, 2, 4 the pairs have the least 1, 1, 2.
        for (beside, expected) in [(1, 1.0), (2, 7.0 / 4.0), (3, 7.0 / 3.0)] {
            assert!((speedup(&mut [4.0, 1.0, 2.0], beside) - expected).abs() < 1e-12, "{beside}");
        }
    }
}

//! The runs of a claim, made in slices, and the measurement of each.

use super::claim::{Claim, Finding, Measure};
use crate::experiment::read_seeds;
use crate::experiment::statistics::resampled;
use crate::link::LinkError;
use crate::link::config::Config;
use crate::link::measuring::Measuring;
use crate::puzzle::Instance;
use crate::puzzle::landscape::Landscape;
use crate::run::{Progress, Run, Status};
use std::collections::{BTreeMap, BTreeSet};

/// The number of moves between two checks whether a run has ended.
const SLICE: u64 = 10_000;
/// The number of sampled energies for the specific heat of a run, and the number of moves between two samples.
const SAMPLES: u32 = 1_000;
const APART: u64 = 100;

impl Claim {
    /// Computes the values of the claim's runs; empty for a claim about an experiment.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn measured_of_runs(&self) -> Result<Vec<Finding>, LinkError> {
        Ok(self.measured_of_runs_while(&|| true)?.unwrap_or_default())
    }

    /// Computes the values of the claim's runs as long as `goes_on` returns `true`; it is called between slices of the
    /// work. Returns `None` after it has returned `false`.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn measured_of_runs_while(&self, goes_on: &dyn Fn() -> bool) -> Result<Option<Vec<Finding>>, LinkError> {
        let mut runs = self.runs_at_work()?;
        while !runs.replay(SLICE)? {
            if !goes_on() {
                return Ok(None);
            }
        }
        Ok(Some(runs.findings()))
    }

    /// Begins to compute the values of the claim's runs, in slices.
    ///
    /// # Errors
    /// Returns the errors of [`read_seeds`].
    pub fn runs_at_work(&self) -> Result<ClaimRuns, LinkError> {
        let seeds = self.seeds.as_deref().map(read_seeds).transpose()?;
        let mut seen = BTreeSet::new();
        let links = self.runs.iter().filter(|&link| seen.insert(link));
        Ok(ClaimRuns {
            runs: self.runs.clone(),
            measure: self.measure,
            levels: [self.level, self.above],
            seeds,
            left: links.rev().cloned().collect(),
            stage: Stage::Idle,
            known: BTreeMap::new(),
        })
    }
}

/// A computation of a claim about runs, in slices. Equal links have equal values, so each link is run once.
#[derive(Debug)]
#[must_use = "it computes nothing until it is advanced"]
pub struct ClaimRuns {
    runs: Vec<String>,
    measure: Measure,
    /// The energies for the measure.
    levels: [i32; 2],
    seeds: Option<(u64, u64)>,
    /// The links that have not begun, in reverse order.
    left: Vec<String>,
    stage: Stage,
    known: BTreeMap<String, Finding>,
}

/// The work on one link.
#[derive(Debug)]
enum Stage {
    Idle,
    /// The measurement of the settings that the link leaves open.
    Measuring(String, Box<Measuring>),
    /// The runs, one seed after the other.
    Running {
        link: String,
        config: Box<Config>,
        seed: u64,
        run: Box<Run>,
        tally: Tally,
        values: Vec<f64>,
    },
}

/// The energies of a run, counted move by move.
#[derive(Debug, Default)]
struct Tally {
    /// The energy before the next move.
    energy: i32,
    moves: u64,
    /// The number of moves that left the run at the level.
    at: u64,
    /// The numbers of moves from the level to the one above, and back.
    up: u64,
    down: u64,
}

impl Tally {
    fn of(run: &Run) -> Tally {
        Tally { energy: energy(run), ..Tally::default() }
    }

    /// Makes `n` moves.
    fn watch(&mut self, run: &mut Run, n: u64, [level, above]: [i32; 2]) {
        for _ in 0..n {
            run.advance(1);
            let now = energy(run);
            self.moves += 1;
            self.at += u64::from(now == level);
            self.up += u64::from((self.energy, now) == (level, above));
            self.down += u64::from((self.energy, now) == (above, level));
            self.energy = now;
        }
    }
}

fn energy(run: &Run) -> i32 {
    match run.progress() {
        Progress::Anneal(progress) => progress.energy,
        _ => run.problem().energy(&run.numbers()),
    }
}

impl ClaimRuns {
    /// Makes about `n` moves; the size of the slices does not affect the result. Returns whether the computation is
    /// complete.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn replay(&mut self, n: u64) -> Result<bool, LinkError> {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Idle => match self.left.pop() {
                Some(link) => {
                    let measuring = Box::new(Measuring::from_link(&link)?);
                    Stage::Measuring(link, measuring)
                }
                None => return Ok(true),
            },
            Stage::Measuring(link, mut measuring) => {
                if measuring.measure(n) {
                    let config = Box::new(measuring.finish()?);
                    let seed = self.seeds.map_or(0, |(first, _)| first);
                    let run = Box::new(self.seeded(&config, seed)?.into_run());
                    Stage::Running { link, config, seed, tally: Tally::of(&run), run, values: Vec::new() }
                } else {
                    Stage::Measuring(link, measuring)
                }
            }
            Stage::Running { link, config, seed, mut run, mut tally, mut values } => {
                let end = self.measure.end(&config);
                let left = end.saturating_sub(run.furthest().moves);
                if run.status() == Status::Running && left > 0 {
                    if matches!(self.measure, Measure::Visits | Measure::Balance) {
                        tally.watch(&mut run, n.min(left), self.levels);
                    } else {
                        run.advance(n.min(left));
                    }
                    Stage::Running { link, config, seed, run, tally, values }
                } else {
                    values.push(self.measure.of(&mut run, &tally, self.levels[0]));
                    match self.seeds {
                        Some((_, last)) if seed < last => {
                            let run = Box::new(self.seeded(&config, seed + 1)?.into_run());
                            Stage::Running { link, config, seed: seed + 1, tally: Tally::of(&run), run, values }
                        }
                        Some(_) => self.found(link, self.measure.over(&values)),
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
            Some(_) => config.with_seed(seed),
            None => Ok(config.clone()),
        }
    }

    /// Returns the number of links with a value, and the total number of links.
    pub fn far(&self) -> (usize, usize) {
        (self.runs.iter().filter(|&link| self.known.contains_key(link)).count(), self.runs.len())
    }

    /// Returns the values that are complete, in the order of the claim.
    pub fn findings(&self) -> Vec<Finding> {
        self.runs.iter().filter_map(|link| self.known.get(link).copied()).collect()
    }
}

/// Returns the mean with its interval, under the assumption of a normal distribution.
pub(super) fn mean(values: &[f64]) -> Finding {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let far = 1.96 * libm::sqrt(variance(values) / n);
    Finding { value: mean, interval: Some([mean - far, mean + far]), of: None }
}

/// Returns the variance of a sample.
fn variance(values: &[f64]) -> f64 {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (n - 1.0).max(1.0)
}

/// Returns the standard deviation with its bootstrap interval.
fn deviation(values: &[f64]) -> Finding {
    let interval = resampled(values.len(), |random| {
        let drawn: Vec<f64> = values.iter().map(|_| values[random.index(values.len())]).collect();
        libm::sqrt(variance(&drawn))
    });
    let value = libm::sqrt(variance(values));
    Finding { value, interval: interval.high.map(|high| [interval.low, high]), of: None }
}
/// Returns the temperature of an annealing run.
fn temperature(run: &Run) -> f64 {
    match run.progress() {
        Progress::Anneal(progress) => progress.temperature,
        _ => f64::NAN,
    }
}

impl Measure {
    /// Returns the move that a run of this configuration is measured at.
    fn end(self, config: &Config) -> u64 {
        let to_end = matches!(self, Measure::Moves | Measure::Nodes | Measure::Cost);
        if to_end { u64::MAX } else { config.at.unwrap_or(0) }
    }

    /// Combines the values of all seeds into one finding.
    fn over(self, values: &[f64]) -> Finding {
        if self == Measure::Deviation { deviation(values) } else { mean(values) }
    }

    /// Returns the value of a run that has reached its move.
    fn of(self, run: &mut Run, tally: &Tally, level: i32) -> f64 {
        if self == Measure::SpecificHeat {
            let t = temperature(run);
            let sample = |_| {
                run.advance(APART);
                f64::from(energy(run)) / t
            };
            return variance(&(0..SAMPLES).map(sample).collect::<Vec<f64>>());
        }
        let whole = |what: &dyn Fn(&Landscape) -> f64| match run.problem() {
            Instance::Sums { puzzle, .. } => Landscape::new(puzzle).map_or(f64::NAN, |whole| what(&whole)),
            _ => f64::NAN,
        };
        let changes = || run.neighbours(u32::MAX).map_or(Vec::new(), |all| all.delta);
        match self {
            Measure::Helping => changes().iter().filter(|&&change| change < 0).count() as f64,
            Measure::Swaps => changes().len() as f64,
            Measure::LeastRise => {
                changes().into_iter().filter(|&change| change > 0).min().map_or(f64::INFINITY, f64::from)
            }
            Measure::Energy | Measure::Deviation => f64::from(energy(run)),
            Measure::Stands => 100.0 * f64::from(u8::from(energy(run) == level)),
            Measure::Visits => 100.0 * tally.at as f64 / tally.moves as f64,
            Measure::Balance => tally.up as f64 / tally.down as f64,
            Measure::Law => whole(&|whole| 100.0 * whole.law(level, temperature(run))),
            Measure::Boards => whole(&|whole| whole.energies().len() as f64),
            Measure::Traps => whole(&|whole| whole.traps().len() as f64),
            Measure::Depth => whole(&|whole| f64::from(whole.depth())),
            Measure::Acceptance => {
                let t = temperature(run);
                let worsening = changes().into_iter().filter(|&change| change > 0);
                let accepted: Vec<f64> = worsening.map(|rise| libm::exp(-f64::from(rise) / t)).collect();
                100.0 * accepted.iter().sum::<f64>() / accepted.len() as f64
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_compute_what_is_computed_at_once() {
        let text = "what = ''\nmeasure = 'energy'\nseeds = '3..5'\nis = [0.0, 0.0, 0.0]\n\
            runs = ['puzzle=octa&preset=auto&at=300', 'puzzle=octa&at=500', 'puzzle=octa&preset=auto&at=300']";
        let claim: Claim = toml::from_str(text).unwrap();
        let mut runs = claim.runs_at_work().unwrap();
        let (mut slices, mut before) = (0, 0);
        while !runs.replay(1 + slices % 5 * 9_999).unwrap() {
            slices += 1;
            let (made, all) = runs.far();
            assert!(before <= made && all == 3, "{made} of {all}");
            before = made;
        }
        assert_eq!(runs.findings(), claim.measured_of_runs().unwrap());
        assert!(slices > 10, "{slices}");
        // Equal links have equal values.
        assert_eq!(runs.findings()[0], runs.findings()[2]);
        assert_ne!(runs.findings()[0], runs.findings()[1]);
        let refused = Claim { runs: vec!["puzzle=octa&t0=x".to_string()], ..claim };
        assert_eq!(refused.measured_of_runs().unwrap_err().key, "t0");
    }

    #[test]
    fn a_mean_has_the_interval_of_a_normal_distribution() {
        let found = mean(&[7.0, 7.0, 1.0]);
        assert_eq!((found.value, found.interval), (5.0, Some([5.0 - 1.96 * 2.0, 5.0 + 1.96 * 2.0])));
    }

    #[test]
    fn energies_have_a_deviation_and_a_specific_heat() {
        let measured = |measure: &str, link: &str| {
            let text = format!("what = ''\nmeasure = '{measure}'\nseeds = '1..50'\nis = [0.0]\nruns = ['{link}']");
            toml::from_str::<Claim>(&text).unwrap().measured_of_runs().unwrap()[0]
        };
        let deviation = measured("deviation", "puzzle=magic19");
        let [low, high] = deviation.interval.unwrap();
        assert!(300.0 < low && low < deviation.value && deviation.value < high && high < 1000.0, "{deviation:?}");
        assert!((variance(&[7.0, 7.0, 1.0]) - 12.0).abs() < 1e-12);
        // A hot run visits random boards, so its variance equals that of random boards.
        let heat = measured("specific-heat", "puzzle=magic19&cooling=constant&t0=1e5&restart=none").value;
        assert!((0.5..2.0).contains(&(libm::sqrt(heat) * 1e5 / deviation.value)), "{heat}");
    }

    #[test]
    fn a_worsening_move_is_accepted_with_metropolis_probability() {
        let measured = |t: &str| {
            let link = format!("puzzle=magic19&seed=18&at=5000&cooling=constant&t0={t}&restart=none");
            let text = format!("what = ''\nmeasure = 'acceptance'\nis = [0.0]\nruns = ['{link}']");
            toml::from_str::<Claim>(&text).unwrap().measured_of_runs().unwrap()[0].value
        };
        let (cold, hot) = (measured("1"), measured("1e9"));
        assert!(cold > 0.0 && cold < 20.0 && (hot - 100.0).abs() < 1e-3, "{cold} {hot}");
    }
}

//! What the rows of an experiment say together: all numbers that people are shown. Every figure is made for each puzzle
//! first, and then across puzzles in a stated way, in which each puzzle counts once.

use super::observations::{CellRuns, Observation, Observations, ObservedPuzzle, ObservedSetting};
use super::{Experiment, Results};
use crate::experiment::statistics::{
    Across, Cutoff, Difference, Discordant, EcdfStep, Interval, Ratio, Resampling, RunOutcome, SignedRank, Stuck,
    Superiority, ToTarget, WithinBudget, across, best, difference, ecdf, ert, ert_interval, half_width, holm,
    log_difference, mcnemar, of_differences, quantile, ratio, resamples, signed_rank, superiority, trusted, wilson,
};
use serde::Serialize;
use std::borrow::Cow;

/// The shares whose quantiles are reported.
const SHARES: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
/// A curve has at most so many points: more than a plot has pixels to show.
const POINTS: usize = 400;

/// Runs that are copied only where they must be cut off: there may be many millions.
type Runs<'a> = Cow<'a, [RunOutcome]>;

/// Holds the statistics of an experiment as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Rows that the statistics are made of.
    pub rows: usize,
    /// Runs of the experiment, or of the shard.
    pub runs: usize,
    /// The settings that are compared.
    pub settings: Vec<ObservedSetting>,
    /// The names of the groups of puzzles.
    pub groups: Vec<String>,
    /// Each puzzle by itself.
    pub puzzles: Vec<PuzzleSummary>,
    /// What holds across puzzles; `None` for one puzzle.
    pub across: Option<AcrossSummary>,
}

/// Holds the statistics of one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzleSummary {
    /// The puzzle.
    #[serde(flatten)]
    pub puzzle: ObservedPuzzle,
    /// Each setting by itself.
    pub settings: Vec<SettingSummary>,
    /// Each two settings whose costs have the same unit, and that draw at random.
    pub pairs: Vec<PairSummary>,
}

/// Holds the statistics of one setting on one puzzle. Costs are in the unit of the setting.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SettingSummary {
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget.
    pub solved: usize,
    /// Anneals begun in all runs.
    pub anneals: u64,
    /// The 95 % interval of the share solved; `None` for no runs, and for searches, which do not draw at random.
    pub success: Option<Interval>,
    /// The cost of the route that was found, on a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route_cost: Option<u64>,
    /// Costs within which some shares of the runs are solved.
    pub quantiles: Vec<Quantile>,
    /// Expected running time; `None` where nothing is solved.
    pub ert: Option<f64>,
    /// Its 95 % interval; `None` for searches, too.
    pub ert_interval: Option<Interval>,
    /// How often runs are drawn again for it.
    pub resamples: usize,
    /// The restart cut-off with the least TTS(99).
    pub best_cutoff: Option<Cutoff>,
    /// What the plots show; `None` where it was not asked for.
    #[serde(flatten)]
    pub curves: Option<Curves>,
}

/// Holds what the plots show of one setting on one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Curves {
    /// TTS(99) over the cut-off, from the tenth solved run on.
    pub tts: Vec<Cutoff>,
    /// The run-length distribution.
    pub ecdf: Vec<EcdfStep>,
    /// Half the width of its 95 % band, a share; 0 for searches, which have none.
    pub half_width: f64,
    /// The last energies of the unsolved runs.
    pub stuck: Vec<Stuck>,
    /// The best energies within rising budgets: the fixed-budget view.
    pub within_budgets: Vec<WithinBudget>,
    /// The expected running time to falling energies: the fixed-target view.
    pub to_targets: Vec<ToTarget>,
}

/// Holds a share and the cost within which that share of the runs is solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Quantile {
    /// The share of all runs, 0 to 1.
    pub share: f64,
    /// The cost; `None` where fewer are solved within the budget.
    pub cost: Option<u64>,
}

/// Compares two settings on the same puzzle and seeds, both cut off at the smaller of their budgets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairSummary {
    /// The places of the two settings.
    pub settings: (usize, usize),
    /// The fraction that the first solves, minus that of the second.
    pub difference: Option<Difference>,
    /// Expected running time of the first over that of the second; `None` where one solves nothing.
    pub ratio: Option<Ratio>,
    /// The probability that a run of the first is the better one.
    pub superiority: Option<Superiority>,
    /// Which solves more: the test.
    pub solved: Discordant,
    /// Its p adjusted for all pairs.
    pub solved_p: f64,
    /// Which costs less: the test.
    pub faster: SignedRank,
    /// Its p adjusted for all pairs.
    pub faster_p: f64,
}

/// Holds what is said across puzzles, each of which counts once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossSummary {
    /// Each setting by itself.
    pub settings: Vec<AcrossSetting>,
    /// Each two settings that can be compared.
    pub pairs: Vec<AcrossPair>,
}

/// Holds what is said of one setting across puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossSetting {
    /// The mean over the puzzles of the fraction solved.
    pub success: Option<Across>,
    /// The mean of ln ERT over the puzzles that every setting has solved, but for settings that have solved none at all:
    /// the geometric mean. Means over other puzzles than those of another setting could not be compared.
    pub ln_ert: Option<Across>,
    /// The fraction of all runs solved within a cost; each puzzle has as many runs.
    pub ecdf: Vec<EcdfStep>,
    /// Each group of puzzles.
    pub groups: Vec<GroupSummary>,
}

/// Holds the statistics of one setting on one group of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GroupSummary {
    /// Puzzles.
    pub puzzles: usize,
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget.
    pub solved: usize,
    /// The 95 % interval of the share solved; of one puzzle Wilson's, of several from the bootstrap of two stages.
    pub success: Option<Interval>,
    /// The cost within which half is solved.
    pub median: Option<u64>,
}

/// Compares two settings across puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossPair {
    /// The places of the two settings.
    pub settings: (usize, usize),
    /// The mean difference of the fractions solved.
    pub difference: Option<Across>,
    /// The mean of ln (ERT of the first / ERT of the second), for the puzzles that both solve.
    pub ln_ratio: Option<Across>,
    /// The mean probability that a run of the first is the better one.
    pub superiority: Option<Across>,
    /// The test on one figure for each puzzle, its mean difference of ln(1 + cost) (Demšar 2006).
    pub faster: SignedRank,
    /// Its p adjusted for all pairs.
    pub faster_p: f64,
}

/// Names the puzzles whose curves are wanted. All other figures are always made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurvesOf {
    /// Those of every puzzle.
    All,
    /// Those of one puzzle.
    Puzzle(usize),
    /// None but those across puzzles.
    None,
}

impl Experiment {
    /// Returns the observations that rows of this experiment are put into.
    pub fn observations(&self) -> Observations {
        let settings = self.settings().iter().map(|setting| ObservedSetting {
            name: setting.name.clone(),
            unit: setting.unit(),
            budget: self.moves().saturating_mul(setting.cost_of_move()),
        });
        let puzzles = (0..self.puzzles())
            .map(|place| ObservedPuzzle { name: self.puzzle_label(place).to_string(), group: self.group_of(place) });
        let groups = self.groups().into_iter().map(|(name, _)| name);
        Observations::new(settings.collect(), puzzles.collect(), groups.collect())
    }
}

impl Results {
    /// Returns all statistics of the rows that are [settled](Results::settled), with the curves of these puzzles.
    #[must_use]
    pub fn summary(&self, curves: CurvesOf) -> Summary {
        let experiment = self.experiment();
        let mut observations = experiment.observations();
        let mut rows = 0;
        for row in self.settled().iter().flatten() {
            rows += 1;
            let job = experiment.job(row.run);
            let setting = &experiment.settings()[job.setting];
            let shares = setting.shares_energy();
            let bests = if shares { row.bests_by_cost(setting.cost_of_move()) } else { Vec::new() };
            let run = Observation {
                outcome: row.outcome(experiment),
                anneals: row.restarts + 1,
                energy: row.energy.filter(|_| shares),
                route_cost: row.route_cost(&setting.configs[job.puzzle].problem),
                bests: &bests,
            };
            observations.add(job.puzzle, job.setting, run);
        }
        let annealing = |place: &usize| !experiment.settings()[*place].searches();
        let random: Vec<usize> = (0..experiment.settings().len()).filter(annealing).collect();
        Summary { rows, runs: self.runs().len(), ..observations.summary(&random, curves) }
    }
}

impl Observations {
    /// Returns all statistics. `random` are the places of the settings that draw at random, and so can be paired.
    #[must_use]
    pub fn summary(&self, random: &[usize], curves: CurvesOf) -> Summary {
        let puzzles: Vec<PuzzleSummary> = (0..self.puzzles.len())
            .map(|puzzle| {
                let wanted = curves == CurvesOf::All || curves == CurvesOf::Puzzle(puzzle);
                self.puzzle_summary(puzzle, random, wanted)
            })
            .collect();
        let rows = puzzles.iter().flat_map(|puzzle| &puzzle.settings).map(|setting| setting.runs).sum();
        let across = (puzzles.len() > 1).then(|| self.across(random, &puzzles));
        Summary { rows, runs: rows, settings: self.settings.clone(), groups: self.groups.clone(), puzzles, across }
    }

    fn puzzle_summary(&self, puzzle: usize, random: &[usize], curves: bool) -> PuzzleSummary {
        let settings = (0..self.settings.len())
            .map(|setting| setting_summary(self.cell(puzzle, setting), self.settings[setting].unit.draws(), curves));
        let mut pairs: Vec<PairSummary> = self
            .pairs(random)
            .into_iter()
            .map(|settings| {
                let (first, second) = self.cut_off(puzzle, settings);
                pair_summary(settings, &first, &second)
            })
            .collect();
        adjust(&mut pairs, |pair| pair.solved.p, |pair, p| pair.solved_p = p);
        adjust(&mut pairs, |pair| pair.faster.p, |pair, p| pair.faster_p = p);
        PuzzleSummary { puzzle: self.puzzles[puzzle].clone(), settings: settings.collect(), pairs }
    }

    /// Each two of the settings whose costs have the same unit.
    fn pairs(&self, random: &[usize]) -> Vec<(usize, usize)> {
        let each = |nth: usize| random[nth + 1..].iter().map(move |&second| (random[nth], second));
        let all = (0..random.len()).flat_map(each);
        all.filter(|&(first, second)| self.settings[first].unit == self.settings[second].unit).collect()
    }

    /// The runs of two settings on a puzzle, both cut off at the smaller of the two budgets.
    fn cut_off(&self, puzzle: usize, (first, second): (usize, usize)) -> (Runs<'_>, Runs<'_>) {
        let budget = self.settings[first].budget.min(self.settings[second].budget);
        let of = |setting: usize| {
            let all = &self.cell(puzzle, setting).outcomes;
            // Runs of this very budget are cut off already.
            if self.settings[setting].budget == budget {
                return Cow::Borrowed(&all[..]);
            }
            all.iter().map(|run| RunOutcome::within(budget, run.cost, run.solved)).collect()
        };
        (of(first), of(second))
    }

    fn across(&self, random: &[usize], puzzles: &[PuzzleSummary]) -> AcrossSummary {
        let rated = self.solved_by_all();
        let settings = (0..self.settings.len()).map(|setting| self.across_setting(setting, &rated));
        let mut pairs: Vec<AcrossPair> =
            self.pairs(random).into_iter().map(|settings| self.across_pair(settings, puzzles)).collect();
        adjust(&mut pairs, |pair| pair.faster.p, |pair, p| pair.faster_p = p);
        AcrossSummary { settings: settings.collect(), pairs }
    }

    /// The puzzles that every setting has solved, without those settings that have solved none.
    fn solved_by_all(&self) -> Vec<usize> {
        let has = |puzzle: usize, setting: usize| solved(&self.cell(puzzle, setting).outcomes) > 0;
        let able: Vec<usize> = (0..self.settings.len())
            .filter(|&setting| (0..self.puzzles.len()).any(|puzzle| has(puzzle, setting)))
            .collect();
        (0..self.puzzles.len()).filter(|&puzzle| able.iter().all(|&setting| has(puzzle, setting))).collect()
    }

    fn across_setting(&self, setting: usize, rated: &[usize]) -> AcrossSetting {
        let cells: Vec<&[RunOutcome]> =
            (0..self.puzzles.len()).map(|puzzle| &self.cell(puzzle, setting).outcomes[..]).collect();
        AcrossSetting {
            success: success_across(&cells),
            ln_ert: ln_ert_across(&rated.iter().map(|&puzzle| cells[puzzle]).collect::<Vec<_>>()),
            ecdf: thinned(ecdf(&cells.concat())),
            groups: (0..self.groups.len()).map(|group| self.group_summary(group, setting, &cells)).collect(),
        }
    }

    fn group_summary(&self, group: usize, setting: usize, cells: &[&[RunOutcome]]) -> GroupSummary {
        let of_group = self.puzzles.iter().zip(cells).filter(|(puzzle, _)| puzzle.group == group);
        let own: Vec<&[RunOutcome]> = of_group.map(|(_, &cell)| cell).collect();
        let all: Vec<RunOutcome> = own.concat();
        let solved = solved(&all);
        let success = match &own[..] {
            [_] => wilson(solved, all.len()).filter(|_| self.settings[setting].unit.draws()),
            _ => success_across(&own).and_then(|mean| mean.interval),
        };
        GroupSummary { puzzles: own.len(), runs: all.len(), solved, success, median: quantile(&all, 0.5) }
    }

    fn across_pair(&self, settings: (usize, usize), puzzles: &[PuzzleSummary]) -> AcrossPair {
        let both: Vec<(Runs, Runs)> = (0..puzzles.len())
            .map(|puzzle| self.cut_off(puzzle, settings))
            .filter(|(a, b)| !a.is_empty() && !b.is_empty())
            .collect();
        let runs = both.iter().map(|(first, second)| first.len() + second.len()).sum();
        let figures = |figure: &dyn Fn(&[RunOutcome], &[RunOutcome]) -> f64| -> Vec<f64> {
            both.iter().map(|(first, second)| figure(first, second)).collect()
        };
        let share = |runs: &[RunOutcome]| solved(runs) as f64 / runs.len() as f64;
        let shares = figures(&|first, second| share(first) - share(second));
        let superior = |first: &[RunOutcome], second: &[RunOutcome]| {
            superiority(first, second).map_or(0.5, |found| found.probability)
        };
        let again = |of: &[RunOutcome], random: &mut Resampling| -> Vec<RunOutcome> {
            of.iter().map(|_| of[random.index(of.len())]).collect()
        };
        let rated: Vec<&(Runs, Runs)> =
            both.iter().filter(|(first, second)| solved(first) > 0 && solved(second) > 0).collect();
        let ln = |first: f64, second: f64| libm::log(first) - libm::log(second);
        let ratios: Vec<f64> = rated.iter().filter_map(|(first, second)| Some(ln(ert(first)?, ert(second)?))).collect();
        let differences: Vec<f64> = both
            .iter()
            .map(|(first, second)| {
                let pairs = first.iter().zip(second.iter());
                pairs.map(|(&a, &b)| log_difference(a, b)).sum::<f64>() / first.len().min(second.len()) as f64
            })
            .collect();
        let faster = of_differences(&differences);
        AcrossPair {
            settings,
            difference: across(&shares, runs, |puzzle, random| {
                let (first, second) = &both[puzzle];
                share(&again(first, random)) - share(&again(second, random))
            }),
            ln_ratio: across(&ratios, runs, |puzzle, random| {
                let (first, second) = rated[puzzle];
                ln(random.ert_of_solved(first), random.ert_of_solved(second))
            }),
            superiority: across(&figures(&superior), runs, |puzzle, random| {
                let (first, second) = &both[puzzle];
                superior(&again(first, random), &again(second, random))
            }),
            faster,
            faster_p: faster.p,
        }
    }
}

fn success_across(cells: &[&[RunOutcome]]) -> Option<Across> {
    let cells: Vec<&[RunOutcome]> = cells.iter().copied().filter(|cell| !cell.is_empty()).collect();
    let shares: Vec<f64> = cells.iter().map(|cell| solved(cell) as f64 / cell.len() as f64).collect();
    across(&shares, cells.iter().map(|cell| cell.len()).sum(), |puzzle, random| {
        let cell = cells[puzzle];
        let again = cell.iter().filter(|_| cell[random.index(cell.len())].solved).count();
        again as f64 / cell.len() as f64
    })
}

fn ln_ert_across(cells: &[&[RunOutcome]]) -> Option<Across> {
    let cells: Vec<&[RunOutcome]> = cells.iter().copied().filter(|cell| solved(cell) > 0).collect();
    let logs: Vec<f64> = cells.iter().filter_map(|cell| ert(cell).map(libm::log)).collect();
    across(&logs, cells.iter().map(|cell| cell.len()).sum(), |puzzle, random| {
        libm::log(random.ert_of_solved(cells[puzzle]))
    })
}

/// A setting that `draws` at random has intervals and a band; a search has none.
fn setting_summary(cell: &CellRuns, draws: bool, curves: bool) -> SettingSummary {
    let outcomes = &cell.outcomes;
    let solved = solved(outcomes);
    let curves = curves.then(|| Curves {
        tts: thinned(trusted(outcomes)),
        ecdf: thinned(ecdf(outcomes)),
        half_width: if draws { half_width(outcomes.len()) } else { 0.0 },
        stuck: cell.stuck(),
        within_budgets: cell.bests.within_budgets(),
        to_targets: cell.bests.to_targets(),
    });
    SettingSummary {
        runs: outcomes.len(),
        solved,
        anneals: cell.anneals,
        success: wilson(solved, outcomes.len()).filter(|_| draws),
        route_cost: cell.route_cost,
        quantiles: SHARES.map(|share| Quantile { share, cost: quantile(outcomes, share) }).to_vec(),
        ert: ert(outcomes),
        ert_interval: ert_interval(outcomes).filter(|_| draws),
        resamples: resamples(outcomes.len()),
        best_cutoff: best(outcomes),
        curves,
    }
}

fn pair_summary(settings: (usize, usize), first: &[RunOutcome], second: &[RunOutcome]) -> PairSummary {
    let both = || first.iter().copied().zip(second.iter().copied());
    let test = mcnemar(both().map(|(a, b)| (a.solved, b.solved)));
    let faster = signed_rank(both());
    PairSummary {
        settings,
        difference: difference((solved(first), first.len()), (solved(second), second.len())),
        ratio: ratio(first, second),
        superiority: superiority(first, second),
        solved: test,
        solved_p: test.p,
        faster,
        faster_p: faster.p,
    }
}

/// Adjusts one of the p-values of all pairs by Holm's method.
fn adjust<T>(pairs: &mut [T], p: impl Fn(&T) -> f64, set: impl Fn(&mut T, f64)) {
    let adjusted = holm(&pairs.iter().map(p).collect::<Vec<_>>());
    pairs.iter_mut().zip(adjusted).for_each(|(pair, p)| set(pair, p));
}

fn solved(outcomes: &[RunOutcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.solved).count()
}

/// At most [`POINTS`] of them, evenly taken, first and last among them.
fn thinned<T: Copy>(all: Vec<T>) -> Vec<T> {
    if all.len() <= POINTS {
        return all;
    }
    (0..POINTS).map(|point| all[point * (all.len() - 1) / (POINTS - 1)]).collect()
}

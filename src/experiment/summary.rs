//! Statistics of an experiment's runs as they are displayed: settings and pairs for each puzzle, and means across
//! puzzles.

use super::aim::Aim;
use super::observations::{ObservedPuzzle, ObservedSetting, Stuck};
use crate::experiment::statistics::{
    Across, Cutoff, Difference, Discordant, EcdfStep, Interval, Ratio, SignedRank, Superiority, ToTarget, WithinBudget,
};
use serde::Serialize;

/// The statistics of an experiment at its present stage.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The number of rows behind the statistics.
    pub rows: usize,
    /// The number of runs of the experiment, or of the shard.
    pub runs: usize,
    /// The aim, which determines how the runs are compared; left out for a solution.
    #[serde(skip_serializing_if = "Aim::is_solution")]
    pub aim: Aim,
    /// The settings that are compared.
    pub settings: Vec<ObservedSetting>,
    /// The names of the groups of puzzles.
    pub groups: Vec<String>,
    /// The statistics of each puzzle.
    pub puzzles: Vec<PuzzleSummary>,
    /// The statistics across puzzles; `None` for one puzzle.
    pub across: Option<AcrossSummary>,
}

/// The statistics of one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzleSummary {
    /// The puzzle.
    #[serde(flatten)]
    pub puzzle: ObservedPuzzle,
    /// The statistics of each setting.
    pub settings: Vec<SettingSummary>,
    /// The statistics of each pair of settings that draw at random and whose costs have the same unit.
    pub pairs: Vec<PairSummary>,
}

/// The statistics of one setting on one puzzle. Costs are in the unit of the setting.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SettingSummary {
    /// The number of runs.
    pub runs: usize,
    /// The number of runs solved within the budget; `None` without a target, like all statistics of solved runs.
    pub solved: Option<usize>,
    /// The number of anneals begun in all runs.
    pub anneals: u64,
    /// The 95 % interval of the fraction solved; `None` for no runs, and for searches, which do not draw at random.
    pub success: Option<Interval>,
    /// The cost of the route that the run found, on a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route_cost: Option<u64>,
    /// The costs within which given fractions of the runs are solved; empty without a target.
    pub quantiles: Vec<Quantile>,
    /// The lowest energies within the budget; present only without a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energies: Option<Energies>,
    /// The expected running time; `None` if no run is solved.
    pub ert: Option<f64>,
    /// The 95 % interval of the expected running time; `None` for searches as well.
    pub ert_interval: Option<Interval>,
    /// The number of resamples for this interval.
    pub resamples: usize,
    /// The restart cut-off with the least TTS(99).
    pub best_cutoff: Option<Cutoff>,
    /// The curves for plots; `None` if they were not requested.
    #[serde(flatten)]
    pub curves: Option<Curves>,
}

/// The lowest energies of the runs of one setting within the budget.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Energies {
    /// The mean.
    pub mean: f64,
    /// The 95 % interval of the mean.
    pub interval: Option<Interval>,
    /// The energy that a quarter of the runs reach.
    pub low: i64,
    /// The energy that half of the runs reach.
    pub median: i64,
    /// The energy that three quarters of the runs reach.
    pub high: i64,
}

/// The curves of one setting on one puzzle for plots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Curves {
    /// TTS(99) as a function of the cut-off, from the tenth solved run on.
    pub tts: Vec<Cutoff>,
    /// The run-length distribution.
    pub ecdf: Vec<EcdfStep>,
    /// Half the width of the 95 % band of the distribution, as a fraction; 0 for searches, which have no band.
    pub half_width: f64,
    /// The last energies of the unsolved runs.
    pub stuck: Vec<Stuck>,
    /// The best energies within rising budgets: the fixed-budget view.
    pub within_budgets: Vec<WithinBudget>,
    /// The expected running time to falling energies: the fixed-target view.
    pub to_targets: Vec<ToTarget>,
}

/// A fraction, and the cost within which that fraction of the runs is solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Quantile {
    /// The fraction of all runs, 0 to 1.
    pub share: f64,
    /// The cost; `None` if fewer runs are solved within the budget.
    pub cost: Option<u64>,
}

/// A comparison of two settings on the same puzzle and seeds, both cut off at the smaller of their budgets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairSummary {
    /// The indices of the two settings.
    pub settings: (usize, usize),
    /// The fraction that the first setting solves minus the fraction that the second solves.
    pub difference: Option<Difference>,
    /// The ratio of expected running times, first to second; `None` if either setting solves nothing.
    pub ratio: Option<Ratio>,
    /// The probability that a run of the first setting is better.
    pub superiority: Option<Superiority>,
    /// The mean lowest energy of the first setting minus that of the second; present only without a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<MeanDifference>,
    /// A test for a difference in the number of solved runs.
    pub solved: Option<Discordant>,
    /// The p-value of this test, adjusted for all pairs.
    pub solved_p: Option<f64>,
    /// A test for a difference in cost, or in energy if there is no target.
    pub faster: SignedRank,
    /// The p-value of this test, adjusted for all pairs.
    pub faster_p: f64,
}

/// The difference of two means.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MeanDifference {
    /// The difference.
    pub difference: f64,
    /// The 95 % interval of the difference, from pairs with the same seeds.
    pub interval: Option<Interval>,
}

/// The statistics across puzzles, where each puzzle counts once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossSummary {
    /// The statistics of each setting.
    pub settings: Vec<AcrossSetting>,
    /// The statistics of each pair of comparable settings.
    pub pairs: Vec<AcrossPair>,
}

/// The statistics of one setting across puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossSetting {
    /// The mean over the puzzles of the fraction solved.
    pub success: Option<Across>,
    /// The mean of ln ERT, which gives the geometric mean. It covers the puzzles that every setting has solved, except
    /// that settings without any solved puzzle are ignored. Means over different puzzles could not be compared between
    /// settings.
    pub ln_ert: Option<Across>,
    /// The fraction of all runs solved within a cost; each puzzle has the same number of runs.
    pub ecdf: Vec<EcdfStep>,
    /// The statistics of each group of puzzles.
    pub groups: Vec<GroupSummary>,
}

/// The statistics of one setting on one group of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GroupSummary {
    /// The number of puzzles.
    pub puzzles: usize,
    /// The number of runs.
    pub runs: usize,
    /// The number of runs solved within the budget; `None` without a target.
    pub solved: Option<usize>,
    /// The 95 % interval of the fraction solved: Wilson's for one puzzle, from the two-stage bootstrap for several.
    pub success: Option<Interval>,
    /// The cost within which half of the runs are solved.
    pub median: Option<u64>,
}

/// A comparison of two settings across puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossPair {
    /// The indices of the two settings.
    pub settings: (usize, usize),
    /// The mean difference of the fractions solved.
    pub difference: Option<Across>,
    /// The mean of ln (ERT of the first / ERT of the second), over the puzzles that both solve.
    pub ln_ratio: Option<Across>,
    /// The mean probability that a run of the first setting is better.
    pub superiority: Option<Across>,
    /// The test on one value for each puzzle, its mean difference of ln(1 + cost) (Demšar 2006).
    pub faster: SignedRank,
    /// The p-value of this test, adjusted for all pairs.
    pub faster_p: f64,
}

/// The puzzles whose curves are needed. All other statistics are always computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurvesOf {
    /// The curves of every puzzle.
    All,
    /// The curves of one puzzle.
    Puzzle(usize),
    /// Only the curves across puzzles.
    None,
}

//! Statistics of an experiment's runs, as they are shown: for each puzzle its settings and pairs, and means across puzzles.

use super::aim::Aim;
use super::observations::{ObservedPuzzle, ObservedSetting, Stuck};
use crate::experiment::statistics::{
    Across, Cutoff, Difference, Discordant, EcdfStep, Interval, Ratio, SignedRank, Superiority, ToTarget, WithinBudget,
};
use serde::Serialize;

/// The statistics of an experiment as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Rows that the statistics are made of.
    pub rows: usize,
    /// Runs of the experiment, or of the shard.
    pub runs: usize,
    /// By what they are compared; left out for a solution.
    #[serde(skip_serializing_if = "Aim::is_solution")]
    pub aim: Aim,
    /// The settings that are compared.
    pub settings: Vec<ObservedSetting>,
    /// The names of the groups of puzzles.
    pub groups: Vec<String>,
    /// Each puzzle by itself.
    pub puzzles: Vec<PuzzleSummary>,
    /// What holds across puzzles; `None` for one puzzle.
    pub across: Option<AcrossSummary>,
}

/// The statistics of one puzzle.
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

/// The statistics of one setting on one puzzle. Costs are in the unit of the setting.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SettingSummary {
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget; `None` without a target, as are all figures of solved runs.
    pub solved: Option<usize>,
    /// Anneals begun in all runs.
    pub anneals: u64,
    /// The 95 % interval of the share solved; `None` for no runs, and for searches, which do not draw at random.
    pub success: Option<Interval>,
    /// The cost of the route that was found, on a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route_cost: Option<u64>,
    /// Costs within which some shares of the runs are solved; none without a target.
    pub quantiles: Vec<Quantile>,
    /// The lowest energies within the budget; only without a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energies: Option<Energies>,
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

/// The lowest energies of the runs of one setting within the budget.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Energies {
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval.
    pub interval: Option<Interval>,
    /// A quarter of the runs has at most this energy.
    pub low: i64,
    /// Half of them has.
    pub median: i64,
    /// Three quarters have.
    pub high: i64,
}

/// The curves of one setting on one puzzle, as plots show them.
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

/// A fraction, and the cost within which that fraction of the runs is solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Quantile {
    /// The share of all runs, 0 to 1.
    pub share: f64,
    /// The cost; `None` where fewer are solved within the budget.
    pub cost: Option<u64>,
}

/// A comparison of two settings on the same puzzle and seeds, both cut off at the smaller of their budgets.
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
    /// The mean lowest energy of the first minus that of the second; only without a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<MeanDifference>,
    /// Which solves more: the test.
    pub solved: Option<Discordant>,
    /// Its p adjusted for all pairs.
    pub solved_p: Option<f64>,
    /// Which costs less, or without a target has the lower energy: the test.
    pub faster: SignedRank,
    /// Its p adjusted for all pairs.
    pub faster_p: f64,
}

/// The difference of two means.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MeanDifference {
    /// The difference.
    pub difference: f64,
    /// Its 95 % interval, of pairs of the same seeds.
    pub interval: Option<Interval>,
}

/// The statistics across puzzles, each of which counts once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AcrossSummary {
    /// Each setting by itself.
    pub settings: Vec<AcrossSetting>,
    /// Each two settings that can be compared.
    pub pairs: Vec<AcrossPair>,
}

/// The statistics of one setting across puzzles.
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

/// The statistics of one setting on one group of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GroupSummary {
    /// Puzzles.
    pub puzzles: usize,
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget; `None` without a target.
    pub solved: Option<usize>,
    /// The 95 % interval of the share solved; of one puzzle Wilson's, of several from the bootstrap of two stages.
    pub success: Option<Interval>,
    /// The cost within which half is solved.
    pub median: Option<u64>,
}

/// A comparison of two settings across puzzles.
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

/// The puzzles whose curves are wanted. All other figures are always made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurvesOf {
    /// Those of every puzzle.
    All,
    /// Those of one puzzle.
    Puzzle(usize),
    /// None but those across puzzles.
    None,
}

//! What the rows of an experiment say together: all numbers that people are shown.

use super::{Results, RunResult};
use crate::experiment::statistics::{
    Cutoff, Discordant, EcdfStep, Interval, RunOutcome, SignedRank, Stuck, best, ecdf, energies, ert, ert_interval,
    half_width, holm, mcnemar, quantile, signed_rank, trusted, wilson,
};
use serde::Serialize;

/// The shares whose quantiles are reported.
const SHARES: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
/// A curve has at most so many points: more than a plot has pixels to show.
const POINTS: usize = 400;

/// Holds the statistics of an experiment as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Rows that the statistics are made of.
    pub rows: usize,
    /// Runs of the experiment, or of the shard.
    pub runs: usize,
    /// The budget of every run, in moves.
    pub budget: u64,
    /// Each setting by itself.
    pub settings: Vec<SettingSummary>,
    /// Each two settings that anneal, on the same seeds.
    pub pairs: Vec<PairSummary>,
}

/// Holds the statistics of one setting.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SettingSummary {
    /// Its name.
    pub name: String,
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget.
    pub solved: usize,
    /// Anneals begun in all runs.
    pub anneals: u64,
    /// The 95 % interval of the share solved; `None` for no runs.
    pub success: Option<Interval>,
    /// Moves within which some shares of the runs are solved.
    pub quantiles: Vec<Quantile>,
    /// Expected running time, in moves; `None` where nothing is solved.
    pub ert: Option<f64>,
    /// Its 95 % interval.
    pub ert_interval: Option<Interval>,
    /// The restart cut-off with the least TTS(99); `None` for several puzzles, since to begin again is to begin the same one.
    pub best_cutoff: Option<Cutoff>,
    /// TTS(99) over the cut-off, from the tenth solved run on.
    pub tts: Vec<Cutoff>,
    /// The run-length distribution.
    pub ecdf: Vec<EcdfStep>,
    /// Half the width of its 95 % band, a share.
    pub half_width: f64,
    /// The last energies of the unsolved runs.
    pub stuck: Vec<Stuck>,
    /// The runs of each group of puzzles.
    pub groups: Vec<GroupSummary>,
}

/// Holds a share and the moves within which that share of the runs is solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Quantile {
    /// The share of all runs, 0 to 1.
    pub share: f64,
    /// Moves; `None` where fewer are solved within the budget.
    pub moves: Option<u64>,
}

/// Holds the statistics of one setting on one group of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GroupSummary {
    /// Runs.
    pub runs: usize,
    /// Those solved within the budget.
    pub solved: usize,
    /// The 95 % interval of the share solved; `None` for no runs.
    pub success: Option<Interval>,
    /// Moves within which half is solved.
    pub median: Option<u64>,
    /// Expected running time, in moves.
    pub ert: Option<f64>,
}

/// Compares two settings on the same puzzles and seeds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairSummary {
    /// The places of the two settings.
    pub settings: (usize, usize),
    /// Which solves more.
    pub solved: Discordant,
    /// Its p adjusted for all pairs.
    pub solved_p: f64,
    /// Which needs fewer moves.
    pub faster: SignedRank,
    /// Its p adjusted for all pairs.
    pub faster_p: f64,
}

impl Results {
    /// Returns all statistics of the rows that are [settled](Results::settled).
    #[must_use]
    pub fn summary(&self) -> Summary {
        let experiment = self.experiment();
        let rows: Vec<&RunResult> = self.settled().iter().flatten().collect();
        let settings = experiment.settings().iter().enumerate().map(|(place, setting)| {
            let own = || rows.iter().copied().filter(|row| experiment.job(row.run).setting == place);
            self.setting_summary(&setting.name, &own().collect::<Vec<_>>())
        });
        Summary {
            rows: rows.len(),
            runs: self.runs().len(),
            budget: experiment.moves(),
            settings: settings.collect(),
            pairs: self.pair_summaries(&rows),
        }
    }

    fn setting_summary(&self, name: &str, rows: &[&RunResult]) -> SettingSummary {
        let experiment = self.experiment();
        let outcomes: Vec<RunOutcome> = rows.iter().map(|row| row.outcome(experiment)).collect();
        let solved = outcomes.iter().filter(|outcome| outcome.solved).count();
        let one_puzzle = experiment.puzzles() == 1;
        let unsolved = rows.iter().zip(&outcomes).filter(|(_, outcome)| !outcome.solved);
        let group = |place: usize| {
            let own = rows.iter().zip(&outcomes);
            let own = own.filter(|(row, _)| experiment.group_of(experiment.job(row.run).puzzle) == place);
            group_summary(&own.map(|(_, &outcome)| outcome).collect::<Vec<_>>())
        };
        SettingSummary {
            name: name.to_string(),
            runs: outcomes.len(),
            solved,
            anneals: rows.iter().map(|row| row.restarts + 1).sum(),
            success: wilson(solved, outcomes.len()),
            quantiles: SHARES.map(|share| Quantile { share, moves: quantile(&outcomes, share) }).to_vec(),
            ert: ert(&outcomes),
            ert_interval: ert_interval(&outcomes),
            best_cutoff: best(&outcomes).filter(|_| one_puzzle),
            tts: if one_puzzle { thinned(trusted(&outcomes)) } else { Vec::new() },
            ecdf: thinned(ecdf(&outcomes)),
            half_width: half_width(outcomes.len()),
            stuck: energies(unsolved.filter_map(|(row, _)| row.energy)),
            groups: (0..experiment.groups().len()).map(group).collect(),
        }
    }

    fn pair_summaries(&self, rows: &[&RunResult]) -> Vec<PairSummary> {
        let experiment = self.experiment();
        let annealing: Vec<usize> =
            (0..experiment.settings().len()).filter(|&place| !experiment.settings()[place].searches()).collect();
        let outcomes = |place: usize| {
            let own = rows.iter().filter(move |row| experiment.job(row.run).setting == place);
            own.map(|row| row.outcome(experiment))
        };
        let mut pairs = Vec::new();
        for (nth, &first) in annealing.iter().enumerate() {
            for &second in &annealing[nth + 1..] {
                let both: Vec<(RunOutcome, RunOutcome)> = outcomes(first).zip(outcomes(second)).collect();
                let solved = mcnemar(both.iter().map(|(a, b)| (a.solved, b.solved)));
                let faster = signed_rank(&both);
                let settings = (first, second);
                pairs.push(PairSummary { settings, solved, solved_p: solved.p, faster, faster_p: faster.p });
            }
        }
        let solved = holm(&pairs.iter().map(|pair| pair.solved.p).collect::<Vec<_>>());
        let faster = holm(&pairs.iter().map(|pair| pair.faster.p).collect::<Vec<_>>());
        for (pair, (solved, faster)) in pairs.iter_mut().zip(solved.into_iter().zip(faster)) {
            (pair.solved_p, pair.faster_p) = (solved, faster);
        }
        pairs
    }
}

fn group_summary(outcomes: &[RunOutcome]) -> GroupSummary {
    let solved = outcomes.iter().filter(|outcome| outcome.solved).count();
    GroupSummary {
        runs: outcomes.len(),
        solved,
        success: wilson(solved, outcomes.len()),
        median: quantile(outcomes, 0.5),
        ert: ert(outcomes),
    }
}

/// At most [`POINTS`] of them, evenly taken, first and last among them.
fn thinned<T: Copy>(all: Vec<T>) -> Vec<T> {
    if all.len() <= POINTS {
        return all;
    }
    (0..POINTS).map(|point| all[point * (all.len() - 1) / (POINTS - 1)]).collect()
}

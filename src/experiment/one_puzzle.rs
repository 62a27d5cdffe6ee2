//! The figures of one puzzle: those of a setting and those of two settings.

use super::observations::CellRuns;
use super::summary::{Curves, PairSummary, Quantile, SettingSummary};
use crate::experiment::statistics::{
    Across, Interval, Ratio, RunOutcome, best, difference, ecdf, ert, half_width, holm, mcnemar, quantile, resamples,
    signed_rank, superiority, trusted, wilson,
};

/// The shares whose quantiles are reported.
const SHARES: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
/// A curve has at most so many points: more than a plot has pixels to show.
const POINTS: usize = 400;

/// Drops an interval of no width: where all that is drawn again is alike, the draws say nothing of how far off it is.
pub(super) fn with_width(interval: Interval) -> Option<Interval> {
    (interval.high != Some(interval.low)).then_some(interval)
}

/// Drops the interval of a mean where it has no width.
pub(super) fn spread(mean: Across) -> Across {
    Across { interval: mean.interval.and_then(with_width), ..mean }
}

/// A setting that `draws` at random has intervals and a band; a search has none.
pub(super) fn setting_summary(
    cell: &CellRuns,
    draws: bool,
    interval: Option<Interval>,
    curves: bool,
) -> SettingSummary {
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
        ert_interval: interval.filter(|_| solved > 0).and_then(with_width),
        resamples: resamples(outcomes.len()),
        best_cutoff: best(outcomes),
        curves,
    }
}

pub(super) fn pair_summary(
    settings: (usize, usize),
    first: &[RunOutcome],
    second: &[RunOutcome],
    ratio: Option<Ratio>,
) -> PairSummary {
    let both = || first.iter().copied().zip(second.iter().copied());
    let test = mcnemar(both().map(|(a, b)| (a.solved, b.solved)));
    let faster = signed_rank(both());
    PairSummary {
        settings,
        difference: difference(both().map(|(a, b)| (a.solved, b.solved))),
        ratio,
        superiority: superiority(first, second),
        solved: test,
        solved_p: test.p,
        faster,
        faster_p: faster.p,
    }
}

/// Adjusts one of the p-values of all pairs by Holm's method.
pub(super) fn adjust<T>(pairs: &mut [T], p: impl Fn(&T) -> f64, set: impl Fn(&mut T, f64)) {
    let adjusted = holm(&pairs.iter().map(p).collect::<Vec<_>>());
    pairs.iter_mut().zip(adjusted).for_each(|(pair, p)| set(pair, p));
}

pub(super) fn solved(outcomes: &[RunOutcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.solved).count()
}

/// At most [`POINTS`] of them, evenly taken, first and last among them.
pub(super) fn thinned<T: Copy>(all: Vec<T>) -> Vec<T> {
    if all.len() <= POINTS {
        return all;
    }
    (0..POINTS).map(|point| all[point * (all.len() - 1) / (POINTS - 1)]).collect()
}

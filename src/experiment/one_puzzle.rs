//! The statistics of one puzzle, for each setting and for each pair of settings.

use super::aim::Aim;
use super::observations::CellRuns;
use super::summary::{Curves, Energies, MeanDifference, PairSummary, Quantile, SettingSummary};
use crate::experiment::statistics::{
    Across, Draws, Interval, Ratio, RunOutcome, best, difference, ecdf, ert, half_width, holm, mcnemar, percentiles,
    quantile, resamples, signed_rank, solved, superiority, trusted, wilson,
};

/// The fractions whose quantiles are reported.
const SHARES: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
/// The maximum number of points of a curve, which exceeds the number of pixels in a plot.
const POINTS: usize = 400;

/// Drops an interval of width zero: if all resampled values are equal, resampling gives no estimate of the error.
pub(super) fn with_width(interval: Interval) -> Option<Interval> {
    (interval.high != Some(interval.low)).then_some(interval)
}

/// Drops the interval of a mean if its width is zero.
pub(super) fn spread(mean: Across) -> Across {
    Across { interval: mean.interval.and_then(with_width), ..mean }
}

/// Summarises a setting on one puzzle. A setting that `draws` at random has intervals and a band; a search has neither.
pub(super) fn setting_summary(
    cell: &CellRuns,
    draws: bool,
    interval: Option<Interval>,
    curves: bool,
    (aim, floor): (Aim, i32),
) -> SettingSummary {
    // Without a target the outcomes are energies rather than costs of a solution.
    let energies = if aim.is_reached() { None } else { energies(&cell.outcomes, interval, floor) };
    let outcomes = if aim.is_reached() { &cell.outcomes[..] } else { &[][..] };
    let solved = solved(outcomes);
    let curves = curves.then(|| Curves {
        tts: thinned(trusted(outcomes)),
        ecdf: thinned(ecdf(outcomes)),
        half_width: if draws && !outcomes.is_empty() { half_width(outcomes.len()) } else { 0.0 },
        stuck: cell.stuck(),
        within_budgets: cell.bests.within_budgets(),
        to_targets: cell.bests.to_targets(),
    });
    SettingSummary {
        runs: cell.outcomes.len(),
        solved: aim.is_reached().then_some(solved),
        anneals: cell.anneals,
        success: wilson(solved, outcomes.len()).filter(|_| draws),
        route_cost: cell.route_cost,
        quantiles: SHARES.map(|share| Quantile { share, cost: quantile(outcomes, share) }).to_vec(),
        energies,
        ert: ert(outcomes),
        ert_interval: interval.filter(|_| solved > 0).and_then(with_width),
        resamples: resamples(cell.outcomes.len()),
        best_cutoff: best(outcomes),
        curves,
    }
}

/// Summarises the lowest energies of runs without a target, with the interval of their mean. The outcomes count
/// energies from `floor`.
fn energies(outcomes: &[RunOutcome], interval: Option<Interval>, floor: i32) -> Option<Energies> {
    let [low, median, high] =
        [0.25, 0.5, 0.75].map(|share| quantile(outcomes, share).map(|above| above as i64 + i64::from(floor)));
    let foot = f64::from(floor);
    let lift = |interval: Interval| Interval { low: interval.low + foot, high: interval.high.map(|high| high + foot) };
    let interval = interval.and_then(with_width).map(lift);
    Some(Energies { mean: ert(outcomes)? + foot, interval, low: low?, median: median?, high: high? })
}

/// Returns the difference of two settings that were resampled at these indices; `None` without runs.
pub(super) fn mean_difference(
    outcomes: [&[RunOutcome]; 2],
    draws: &Draws,
    places: [usize; 2],
) -> Option<MeanDifference> {
    let [first, second] = outcomes.map(ert);
    let mut drawn: Vec<f64> = draws.erts(places[0]).iter().zip(draws.erts(places[1])).map(|(a, b)| a - b).collect();
    let interval = if draws.runs() > 1 { with_width(percentiles(&mut drawn)) } else { None };
    Some(MeanDifference { difference: first? - second?, interval })
}

/// Compares two settings on one puzzle. `ratio` and `energy` are results of resampling.
pub(super) fn pair_summary(
    settings: (usize, usize),
    first: &[RunOutcome],
    second: &[RunOutcome],
    ratio: Option<Ratio>,
    energy: Option<MeanDifference>,
) -> PairSummary {
    let both = || first.iter().copied().zip(second.iter().copied());
    let solved = || both().map(|(a, b)| (a.solved, b.solved));
    let test = energy.is_none().then(|| mcnemar(solved()));
    let faster = signed_rank(both());
    PairSummary {
        settings,
        difference: if energy.is_none() { difference(solved()) } else { None },
        ratio,
        superiority: superiority(first, second),
        energy,
        solved: test,
        solved_p: test.map(|test| test.p),
        faster,
        faster_p: faster.p,
    }
}

/// Adjusts one of the p-values of all pairs by Holm's method, leaving out pairs without that value.
pub(super) fn adjust<T>(pairs: &mut [T], p: impl Fn(&T) -> Option<f64>, set: impl Fn(&mut T, f64)) {
    let adjusted = holm(&pairs.iter().filter_map(p).collect::<Vec<_>>());
    pairs.iter_mut().zip(adjusted).for_each(|(pair, p)| set(pair, p));
}

/// Returns at most [`POINTS`] evenly spaced items, including the first and the last.
pub(super) fn thinned<T: Copy>(all: Vec<T>) -> Vec<T> {
    if all.len() <= POINTS {
        return all;
    }
    (0..POINTS).map(|point| all[point * (all.len() - 1) / (POINTS - 1)]).collect()
}

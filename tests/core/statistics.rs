//! The statistics against values that SciPy computed: `tests/data/statistics.py` says how.

use annealing_lab::experiment::statistics::{self, RunOutcome};
use serde::Deserialize;

#[derive(Deserialize)]
struct Data {
    budget: u64,
    samples: Vec<Sample>,
    pairs: Vec<Pair>,
    holm: (Vec<f64>, Vec<f64>),
}

#[derive(Deserialize)]
struct Sample {
    name: String,
    runs: Vec<(u64, bool)>,
    ecdf: Vec<(u64, f64)>,
    half_width: f64,
    wilson: (f64, f64),
    quantiles: Vec<(f64, Option<u64>)>,
    ert: Option<f64>,
    ert_interval: Option<(f64, Option<f64>)>,
    tts: Vec<(u64, f64)>,
    trusted: Vec<u64>,
    best: Option<(u64, f64)>,
}

#[derive(Deserialize)]
struct Pair {
    name: String,
    first: Vec<(u64, bool)>,
    second: Vec<(u64, bool)>,
    only: (u64, u64),
    mcnemar_p: f64,
    faster: (usize, usize),
    statistic: f64,
    wilcoxon_p: f64,
    exact: bool,
    difference: (f64, f64, f64),
    superiority: (f64, f64, f64),
    ratio: (f64, serde::de::IgnoredAny, serde::de::IgnoredAny),
}

fn data() -> Data {
    serde_json::from_str(include_str!("../data/statistics.json")).unwrap()
}

fn outcomes(budget: u64, runs: &[(u64, bool)]) -> Vec<RunOutcome> {
    runs.iter().map(|&(moves, solved)| RunOutcome::within(budget, moves, solved)).collect()
}

/// To twelve figures.
fn same(ours: f64, theirs: f64, what: &str) {
    assert!((ours - theirs).abs() <= 1e-12 * theirs.abs().max(1e-300), "{what}: {ours}, SciPy {theirs}");
}

/// Value and both ends of an interval.
fn near(ours: (f64, f64, f64), theirs: (f64, f64, f64), what: &str) {
    for (ours, theirs) in [(ours.0, theirs.0), (ours.1, theirs.1), (ours.2, theirs.2)] {
        assert!((ours - theirs).abs() < 1e-12, "{what}: {ours}, SciPy {theirs}");
    }
}

#[test]
fn one_setting() {
    let Data { budget, samples, .. } = data();
    for sample in samples {
        let (name, runs) = (&sample.name, outcomes(budget, &sample.runs));
        let steps = statistics::ecdf(&runs);
        assert_eq!(steps.len(), sample.ecdf.len(), "{name}");
        for (step, (moves, share)) in steps.iter().zip(sample.ecdf) {
            assert_eq!(step.cost, moves, "{name}");
            same(step.share, share, name);
        }
        same(statistics::half_width(runs.len()), sample.half_width, name);
        let solved = runs.iter().filter(|run| run.solved).count();
        let wilson = statistics::wilson(solved, runs.len()).unwrap();
        assert!((wilson.low - sample.wilson.0).abs() < 1e-12, "{name}: {wilson:?}");
        assert!((wilson.high.unwrap() - sample.wilson.1).abs() < 1e-12, "{name}: {wilson:?}");
        for (share, moves) in sample.quantiles {
            assert_eq!(statistics::quantile(&runs, share), moves, "{name}, {share}");
        }
        let cutoffs = statistics::tts(&runs);
        assert_eq!(cutoffs.len(), sample.tts.len(), "{name}");
        for (ours, &(cutoff, moves)) in cutoffs.iter().zip(&sample.tts) {
            // A new start is not free, as SciPy's formula has it.
            assert_eq!(ours.cutoff, cutoff.max(1), "{name}");
            if cutoff > 0 {
                same(ours.cost, moves, name);
            }
        }
        let trusted: Vec<u64> = statistics::trusted(&runs).iter().map(|cutoff| cutoff.cutoff).collect();
        assert_eq!(trusted, sample.trusted, "{name}");
        assert_eq!(statistics::best(&runs).map(|best| best.cutoff), sample.best.map(|best| best.0), "{name}");
        match (statistics::ert(&runs), sample.ert) {
            (Some(ours), Some(theirs)) => same(ours, theirs, name),
            (ours, theirs) => assert_eq!(ours, theirs, "{name}"),
        }
    }
}

/// Both intervals are drawn: ten thousand draws come within two percent of two hundred thousand.
#[test]
fn the_bootstrap_agrees_with_one_of_many_more_draws() {
    let Data { budget, samples, .. } = data();
    let mut finite = 0;
    for sample in samples {
        let runs = outcomes(budget, &sample.runs);
        let Some((low, high)) = sample.ert_interval else {
            assert_eq!(statistics::ert_interval(&runs), None, "{}", sample.name);
            continue;
        };
        if runs.len() == 1 {
            assert_eq!(statistics::ert_interval(&runs), None, "{}: one run shows no spread", sample.name);
            continue;
        }
        let ours = statistics::ert_interval(&runs).unwrap();
        assert_eq!(statistics::ert_interval(&runs), Some(ours), "it is the same each time");
        assert!((ours.low / low - 1.0).abs() < 0.02, "{}: {ours:?}, SciPy from {low}", sample.name);
        assert_eq!(ours.high.is_some(), high.is_some(), "{}: {ours:?}, SciPy to {high:?}", sample.name);
        if let (Some(ours), Some(theirs)) = (ours.high, high) {
            assert!((ours / theirs - 1.0).abs() < 0.03, "{}: {ours}, SciPy {theirs}", sample.name);
            finite += 1;
        }
    }
    assert!(finite >= 2, "the samples hold finite intervals");
}

#[test]
fn two_settings() {
    let Data { budget, pairs, .. } = data();
    for pair in pairs {
        let (first, second) = (outcomes(budget, &pair.first), outcomes(budget, &pair.second));
        let pairs: Vec<(RunOutcome, RunOutcome)> = first.into_iter().zip(second).collect();
        let test = statistics::mcnemar(pairs.iter().map(|(a, b)| (a.solved, b.solved)));
        assert_eq!((test.first, test.second), pair.only, "{}", pair.name);
        assert!((test.p - pair.mcnemar_p).abs() <= 1e-10 * pair.mcnemar_p, "{}: {test:?}", pair.name);
        let test = statistics::signed_rank(pairs.iter().copied());
        assert_eq!((test.first_faster, test.second_faster), pair.faster, "{}", pair.name);
        assert_eq!(test.ties, pairs.len() - pair.faster.0 - pair.faster.1, "{}", pair.name);
        assert_eq!((test.statistic, test.exact), (pair.statistic, pair.exact), "{}", pair.name);
        assert!((test.p - pair.wilcoxon_p).abs() <= 1e-10 * pair.wilcoxon_p, "{}: {test:?}", pair.name);

        let (first, second): (Vec<RunOutcome>, Vec<RunOutcome>) = pairs.into_iter().unzip();
        let three = |value: f64, interval: statistics::Interval| (value, interval.low, interval.high.unwrap());
        let solved = first.iter().zip(&second).map(|(a, b)| (a.solved, b.solved));
        same(statistics::difference(solved).unwrap().difference, pair.difference.0, &pair.name);
        let found = statistics::superiority(&first, &second).unwrap();
        near(three(found.probability, found.interval), pair.superiority, &pair.name);
        let other = statistics::superiority(&second, &first).unwrap();
        assert!((found.probability + other.probability - 1.0).abs() < 1e-12, "{}", pair.name);
        let found = statistics::ratio(&first, &second).unwrap();
        same(found.ratio, pair.ratio.0, &pair.name);
    }
}

/// Of six pairs all 46,656 draws can be made: the interval of ours is theirs but for noise. Settings that are the same on
/// the same seeds have a ratio of 1 without a doubt.
#[test]
fn the_ratio_is_drawn_in_pairs() {
    let run = |cost, solved| RunOutcome { cost, solved };
    let first = [run(30, true), run(500, true), run(80, true), run(900, false), run(260, true), run(10, true)];
    let second = [run(60, true), run(900, false), run(150, true), run(900, false), run(610, true), run(15, true)];
    let ert = |runs: &[RunOutcome], seeds: &[usize]| {
        let solved = seeds.iter().filter(|&&seed| runs[seed].solved).count() as f64;
        seeds.iter().map(|&seed| runs[seed].cost as f64).sum::<f64>() / solved
    };
    let draws = (0..6usize.pow(6)).map(|draw| [1, 6, 36, 216, 1296, 7776].map(|power| draw / power % 6));
    let mut all: Vec<f64> =
        draws.map(|seeds| ert(&first, &seeds) / ert(&second, &seeds)).filter(|ratio| !ratio.is_nan()).collect();
    all.sort_unstable_by(f64::total_cmp);
    let at = |share: f64| all[(share * (all.len() - 1) as f64).round() as usize];
    let ours = statistics::ratio(&first, &second).unwrap().interval.unwrap();
    assert!((ours.low / at(0.025) - 1.0).abs() < 0.02, "{ours:?}, {}", at(0.025));
    assert!((ours.high.unwrap() / at(0.975) - 1.0).abs() < 0.02, "{ours:?}, {}", at(0.975));
    let same = statistics::ratio(&first, &first).unwrap();
    let one = statistics::Interval { low: 1.0, high: Some(1.0) };
    assert_eq!((same.ratio, same.interval), (1.0, Some(one)));
}

/// Pairs as (both, first only, second only, neither), and Newcombe's method 10 computed of them by its definition.
#[test]
fn the_difference_is_that_of_pairs() {
    for ([both, first, second, neither], low, high) in [
        ([36, 12, 2, 0], 0.05692958400323883, 0.34042760297494074),
        ([20, 12, 2, 16], 0.05615642484174832, 0.32920699540014053),
        ([18, 0, 0, 32], -0.04273225487838649, 0.042732254878386514),
        ([50, 0, 0, 0], -0.07134759913335875, 0.07134759913335875),
        ([0, 29, 1, 20], 0.3865185481551361, 0.6900298558074147),
        ([3, 40, 5, 2], 0.47837692568480084, 0.8320253040693755),
    ] {
        let kinds = [((true, true), both), ((true, false), first), ((false, true), second), ((false, false), neither)];
        let pairs = kinds.into_iter().flat_map(|(pair, times)| std::iter::repeat_n(pair, times));
        let found = statistics::difference(pairs).unwrap();
        near(
            (found.difference, found.interval.low, found.interval.high.unwrap()),
            (found.difference, low, high),
            "pairs",
        );
    }
}

/// Costs of nothing: no number is so many times nothing, and to begin again costs one proposal. One run has no spread.
#[test]
fn nothing_known_is_nothing_said() {
    let runs = |costs: [u64; 20]| costs.map(|cost| RunOutcome { cost, solved: true });
    let free = runs([0; 20]);
    assert_eq!(statistics::ratio(&free, &runs([5; 20])), None);
    assert_eq!(statistics::ratio(&runs([5; 20]), &free), None);
    assert_eq!(statistics::best(&free).map(|best| (best.cutoff, best.cost)), Some((1, 1.0)));
    let mut half = runs([40; 20]);
    half[..12].fill(RunOutcome { cost: 0, solved: true });
    let best = statistics::best(&half).unwrap();
    assert_eq!(best.cutoff, 1);
    assert!((best.cost - 0.01f64.ln() / 0.4f64.ln()).abs() < 1e-12, "{best:?}");
    assert_eq!(statistics::ert_interval(&free[..1]), None);
    let one = statistics::ratio(&half[19..], &half[18..19]).unwrap();
    assert_eq!((one.ratio, one.interval), (1.0, None));
}

#[test]
fn several_comparisons() {
    let (p, adjusted) = data().holm;
    for (ours, theirs) in statistics::holm(&p).into_iter().zip(adjusted) {
        same(ours, theirs, "Holm");
    }
}

#[test]
fn nothing_seen_is_nothing_said() {
    assert_eq!(statistics::wilson(0, 0), None);
    assert_eq!(statistics::quantile(&[], 0.5), None);
    assert_eq!(statistics::ert(&[]), None);
    assert_eq!(statistics::ert_interval(&[]), None);
    assert_eq!(statistics::best(&[]), None);
    assert_eq!(statistics::half_width(0), 1.0);
    assert_eq!(statistics::mcnemar([]).p, 1.0);
    assert_eq!(statistics::signed_rank([]).p, 1.0);
    assert_eq!(statistics::superiority(&[], &[]), None);
    assert_eq!(statistics::difference([]), None);
    assert_eq!(statistics::ratio(&[], &[]), None);
    assert_eq!(statistics::across(&[], 0, |_, _| 0.0), None);
    assert!(statistics::holm(&[]).is_empty());
}

#[test]
fn what_is_solved_after_the_budget_is_not_solved() {
    assert_eq!(RunOutcome::within(100, 100, true), RunOutcome { cost: 100, solved: true });
    assert_eq!(RunOutcome::within(100, 101, true), RunOutcome { cost: 100, solved: false });
}

#[test]
fn settings_that_never_overlap_have_an_interval_too() {
    let runs = |costs: std::ops::Range<u64>| costs.map(|cost| RunOutcome { cost, solved: true }).collect::<Vec<_>>();
    let found = statistics::superiority(&runs(1..21), &runs(100..120)).unwrap();
    let wilson = statistics::wilson(20, 20).unwrap();
    assert_eq!((found.probability, found.interval), (1.0, wilson));
    // Unsolved runs are all the same, whatever they cost.
    let unsolved = [RunOutcome { cost: 9, solved: false }, RunOutcome { cost: 5, solved: false }];
    assert_eq!(statistics::superiority(&unsolved, &unsolved).unwrap().probability, 0.5);
}

#[test]
fn across_puzzles_each_counts_once_and_few_have_no_interval() {
    let mean = |figures: &[f64]| statistics::across(figures, figures.len(), |puzzle, _| figures[puzzle]).unwrap();
    let few = mean(&[1.0, 2.0, 6.0, 7.0]);
    assert_eq!((few.mean, few.puzzles, few.interval), (4.0, 4, None));
    let figures: Vec<f64> = (0..40).map(f64::from).collect();
    let many = mean(&figures);
    // The mean of 40 has a standard error of 11.69 / sqrt(40), and the bootstrap that times sqrt(39 / 40).
    let half = 1.96 * 11.69 / 40f64.sqrt() * (39f64 / 40.0).sqrt();
    let interval = many.interval.unwrap();
    assert!((interval.low - (19.5 - half)).abs() < 0.2, "{interval:?}");
    assert!((interval.high.unwrap() - (19.5 + half)).abs() < 0.2, "{interval:?}");
    // What is drawn again within a puzzle widens it.
    let wider = statistics::across(&figures, 40, |puzzle, random| figures[puzzle] + random.index(41) as f64 - 20.0);
    assert!(wider.unwrap().interval.unwrap().low < interval.low - 0.3);
}

#[test]
fn more_runs_are_drawn_again_less_often() {
    let resamples = [0, 1, 100, 1000, 2000, 10_000, 1_000_000].map(statistics::resamples);
    assert_eq!(resamples, [10_000, 10_000, 10_000, 10_000, 5000, 1000, 1000]);
}

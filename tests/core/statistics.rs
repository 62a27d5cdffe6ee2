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

#[test]
fn one_setting() {
    let Data { budget, samples, .. } = data();
    for sample in samples {
        let (name, runs) = (&sample.name, outcomes(budget, &sample.runs));
        let steps = statistics::ecdf(&runs);
        assert_eq!(steps.len(), sample.ecdf.len(), "{name}");
        for (step, (moves, share)) in steps.iter().zip(sample.ecdf) {
            assert_eq!(step.moves, moves, "{name}");
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
            assert_eq!(ours.cutoff, cutoff, "{name}");
            same(ours.moves, moves, name);
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

/// Both intervals are drawn: a thousand draws come within a few percent of two hundred thousand.
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
        let ours = statistics::ert_interval(&runs).unwrap();
        assert_eq!(statistics::ert_interval(&runs), Some(ours), "it is the same each time");
        assert!((ours.low / low - 1.0).abs() < 0.04, "{}: {ours:?}, SciPy from {low}", sample.name);
        assert_eq!(ours.high.is_some(), high.is_some(), "{}: {ours:?}, SciPy to {high:?}", sample.name);
        if let (Some(ours), Some(theirs)) = (ours.high, high) {
            assert!((ours / theirs - 1.0).abs() < 0.06, "{}: {ours}, SciPy {theirs}", sample.name);
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
        let test = statistics::signed_rank(&pairs);
        assert_eq!((test.first_faster, test.second_faster), pair.faster, "{}", pair.name);
        assert_eq!(test.ties, pairs.len() - pair.faster.0 - pair.faster.1, "{}", pair.name);
        assert_eq!((test.statistic, test.exact), (pair.statistic, pair.exact), "{}", pair.name);
        assert!((test.p - pair.wilcoxon_p).abs() <= 1e-10 * pair.wilcoxon_p, "{}: {test:?}", pair.name);
    }
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
    assert_eq!(statistics::signed_rank(&[]).p, 1.0);
    assert!(statistics::holm(&[]).is_empty());
}

#[test]
fn what_is_solved_after_the_budget_is_not_solved() {
    assert_eq!(RunOutcome::within(100, 100, true), RunOutcome { moves: 100, solved: true });
    assert_eq!(RunOutcome::within(100, 101, true), RunOutcome { moves: 100, solved: false });
}

//! The probability that one setting is faster than another.

use super::{Interval, RunOutcome, Z, wilson};
use serde::Serialize;

/// The probability that a run of the first setting is better than a run of the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Superiority {
    /// The probability, 0 to 1; a tie counts half. 0.5 means no difference.
    pub probability: f64,
    /// The 95 % interval of the probability.
    pub interval: Interval,
}

/// Returns the probability of superiority (Vargha 2000). Every run of `first` is paired with every run of `second`. The
/// probability is the fraction of these pairs where the first run is solved at a lower cost. A tie counts half, and so
/// do two unsolved runs. The interval follows DeLong 1988, on the logit scale. If all pairs point the same way, it is
/// Wilson's interval for the smaller number of runs. Returns `None` if either is empty.
pub fn superiority(first: &[RunOutcome], second: &[RunOutcome]) -> Option<Superiority> {
    if first.is_empty() || second.is_empty() {
        return None;
    }
    let (mut firsts, mut seconds) = (ranked(first), ranked(second));
    let wins = placements(&firsts, &mut seconds);
    let losses = placements(&seconds, &mut firsts);
    let probability = mean(&wins);
    let squared_error = variance(&wins) / wins.len() as f64 + variance(&losses) / losses.len() as f64;
    let interval = if squared_error > 0.0 && probability > 0.0 && probability < 1.0 {
        let logit = libm::log(probability / (1.0 - probability));
        let half = Z * libm::sqrt(squared_error) / (probability * (1.0 - probability));
        let back = |logit: f64| 1.0 / (1.0 + libm::exp(-logit));
        Interval { low: back(logit - half), high: Some(back(logit + half)) }
    } else {
        let few = first.len().min(second.len());
        wilson(libm::round(probability * few as f64) as usize, few)?
    };
    Some(Superiority { probability, interval })
}

/// Returns the rank key of each run, where smaller is better: unsolved runs are all equal, and worst.
fn ranked(outcomes: &[RunOutcome]) -> Vec<u64> {
    outcomes.iter().map(|outcome| if outcome.solved { outcome.cost } else { u64::MAX }).collect()
}

/// Returns, for each run of `of`, the fraction of the other runs that are worse; a tie counts half. Sorts `others`.
fn placements(of: &[u64], others: &mut [u64]) -> Vec<f64> {
    others.sort_unstable();
    let place = |own: u64| {
        let better = others.partition_point(|&other| other < own);
        let not_worse = others.partition_point(|&other| other <= own);
        let worse = others.len() - not_worse;
        (worse as f64 + (not_worse - better) as f64 / 2.0) / others.len() as f64
    };
    of.iter().map(|&own| place(own)).collect()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Returns the unbiased variance; 0 for a single value.
fn variance(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    if values.len() < 2 { 0.0 } else { squares / (values.len() - 1) as f64 }
}

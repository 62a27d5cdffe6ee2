//! A test of whether one of two settings solves more runs on the same seeds.

use super::tallied;
use serde::Serialize;

/// The pairs of runs with exactly one solved run, with McNemar's p-value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Discordant {
    /// The number of pairs where only the first run was solved.
    pub first: u64,
    /// The number of pairs where only the second run was solved.
    pub second: u64,
    /// The probability of a difference at least as large if both outcomes were equally likely; 0 to 1.
    pub p: f64,
}

/// Computes McNemar's exact two-sided test (McNemar 1947). Under the null hypothesis, a pair with exactly one solved
/// run is equally likely to go either way. The number of such pairs therefore follows Binomial(n, 1/2).
pub fn mcnemar(pairs: impl IntoIterator<Item = (bool, bool)>) -> Discordant {
    let [_, first, second, _] = tallied(pairs).map(|pairs| pairs as u64);
    Discordant { first, second, p: two_sided(first.min(second), first + second) }
}

/// Returns twice the probability of at most `few` heads in `n` coin tosses, at most 1. Logarithms avoid the underflow
/// of 2^-n.
fn two_sided(few: u64, n: u64) -> f64 {
    let log_factorial = |k: u64| libm::lgamma(k as f64 + 1.0);
    let log_share = |k| log_factorial(n) - log_factorial(k) - log_factorial(n - k) - n as f64 * core::f64::consts::LN_2;
    let tail: f64 = (0..=few).map(|k| libm::exp(log_share(k))).sum();
    (2.0 * tail).min(1.0)
}

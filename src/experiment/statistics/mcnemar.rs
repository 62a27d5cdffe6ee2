//! Whether one setting solves more than the other, on the same seeds.

use super::tallied;
use serde::Serialize;

/// The pairs of runs of which just one was solved, with McNemar's p-value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Discordant {
    /// Only the first was solved.
    pub first: u64,
    /// Only the second was.
    pub second: u64,
    /// The probability of a difference at least as large if both were equally likely; 0 to 1.
    pub p: f64,
}

/// Computes McNemar's exact two-sided test (McNemar 1947). Among pairs with just one solved either is equally likely,
/// so their number follows Binomial(n, 1/2).
pub fn mcnemar(pairs: impl IntoIterator<Item = (bool, bool)>) -> Discordant {
    let [_, first, second, _] = tallied(pairs).map(|pairs| pairs as u64);
    Discordant { first, second, p: two_sided(first.min(second), first + second) }
}

/// Twice the probability of at most `few` of `n` coins, at most 1. By logarithms, as 2^-n itself may be too small a number.
fn two_sided(few: u64, n: u64) -> f64 {
    let log_factorial = |k: u64| libm::lgamma(k as f64 + 1.0);
    let log_share = |k| log_factorial(n) - log_factorial(k) - log_factorial(n - k) - n as f64 * core::f64::consts::LN_2;
    let tail: f64 = (0..=few).map(|k| libm::exp(log_share(k))).sum();
    (2.0 * tail).min(1.0)
}

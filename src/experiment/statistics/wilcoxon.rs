//! Whether one setting costs less than the other, on the same seeds.

use super::RunOutcome;
use serde::Serialize;

/// Up to so many pairs without ties the distribution is counted out; beyond it is taken as normal.
pub const EXACT_UP_TO: usize = 50;

/// Counts pairs of runs by which of them was faster, and holds the test's p-value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SignedRank {
    /// Pairs in which the first cost less.
    pub first_faster: usize,
    /// Pairs in which the second did.
    pub second_faster: usize,
    /// Pairs in which both cost the same, or neither solved within the budget.
    pub ties: usize,
    /// The sum of the ranks of the pairs in which the first cost more.
    pub statistic: f64,
    /// The probability of a sum at least as far from the middle if the two were exchangeable; 0 to 1.
    pub p: f64,
    /// Whether `p` is exact.
    pub exact: bool,
}

/// Computes Wilcoxon's two-sided signed-rank test (Wilcoxon 1945) on the differences of ln(1 + cost). Pairs without difference
/// are left out. Runs without a solution count the budget. The test stays valid: settings that are exchangeable within
/// a pair stay so when both are cut off at the same cost.
#[must_use]
pub fn signed_rank(pairs: impl IntoIterator<Item = (RunOutcome, RunOutcome)>) -> SignedRank {
    let differences: Vec<f64> = pairs.into_iter().map(|(first, second)| log_difference(first, second)).collect();
    of_differences(&differences)
}

/// Returns ln(1 + cost) of the first run minus that of the second.
#[must_use]
pub fn log_difference(first: RunOutcome, second: RunOutcome) -> f64 {
    libm::log1p(first.cost as f64) - libm::log1p(second.cost as f64)
}

/// Computes the test on differences, one for each pair: below 0 the first cost less.
#[must_use]
pub fn of_differences(all: &[f64]) -> SignedRank {
    let mut differences: Vec<f64> = all.iter().copied().filter(|&difference| difference != 0.0).collect();
    differences.sort_unstable_by(|a, b| a.abs().total_cmp(&b.abs()));

    // Differences of one size share the mean of their ranks.
    let (mut statistic, mut tied, mut below) = (0.0, 0.0, 0);
    for group in differences.chunk_by(|a, b| a.abs() == b.abs()) {
        let size = group.len() as f64;
        let rank = below as f64 + (size + 1.0) / 2.0;
        statistic += rank * group.iter().filter(|&&difference| difference > 0.0).count() as f64;
        tied += size * (size * size - 1.0);
        below += group.len();
    }

    let n = differences.len();
    let exact = n <= EXACT_UP_TO && tied == 0.0;
    let p = if exact { exact_p(n, statistic) } else { normal_p(n, statistic, tied) };
    let second_faster = differences.iter().filter(|&&difference| difference > 0.0).count();
    SignedRank { first_faster: n - second_faster, second_faster, ties: all.len() - n, statistic, p, exact }
}

/// From the number of sets of ranks 1 to `n` with each sum: all 2^n are equally likely.
fn exact_p(n: usize, statistic: f64) -> f64 {
    let most = n * (n + 1) / 2;
    let mut sets = vec![0.0; most + 1];
    sets[0] = 1.0;
    for rank in 1..=n {
        for sum in (rank..=most).rev() {
            sets[sum] += sets[sum - rank];
        }
    }
    // Without ties the sum of ranks is whole.
    let sum = (statistic as usize).min(most - statistic as usize);
    let tail: f64 = sets[..=sum].iter().sum();
    (2.0 * tail * libm::exp2(-(n as f64))).min(1.0)
}

/// By the normal distribution of the same mean and variance, ties accounted for, without continuity correction.
fn normal_p(n: usize, statistic: f64, tied: f64) -> f64 {
    let n = n as f64;
    let (mean, variance) = (n * (n + 1.0) / 4.0, n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - tied / 48.0);
    libm::erfc((statistic - mean).abs() / libm::sqrt(2.0 * variance))
}

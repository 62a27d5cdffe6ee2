//! A test of whether one of two settings costs less on the same seeds.

use super::RunOutcome;
use serde::Serialize;
use std::cmp::Ordering;

/// The maximum number of pairs for the exact distribution; with more pairs, it is approximated as normal.
pub const EXACT_UP_TO: usize = 50;
/// The tolerance for equal mean differences (relative) and for a mean of zero (absolute): they are sums of rounded
/// logarithms.
/// logarithms.
const ROUNDING: f64 = 1e-12;

/// The counts of pairs by the faster run, with the p-value of Wilcoxon's test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SignedRank {
    /// The number of pairs where the first run cost less.
    pub first_faster: usize,
    /// The number of pairs where the second run cost less.
    pub second_faster: usize,
    /// The number of pairs where both runs cost the same, or neither was solved within the budget.
    pub ties: usize,
    /// The sum of the ranks of the pairs where the first run cost more.
    pub statistic: f64,
    /// The probability of a sum at least as far from the middle if the two were exchangeable; 0 to 1.
    pub p: f64,
    /// True if `p` is exact.
    pub exact: bool,
}

/// Computes Wilcoxon's two-sided signed-rank test (Wilcoxon 1945) on the differences of ln(1 + cost). Pairs without a
/// difference are left out. Runs without a solution count as the budget. The test stays valid, because settings that
/// are exchangeable within a pair remain so if both are cut off at the same cost.
pub fn signed_rank(pairs: impl IntoIterator<Item = (RunOutcome, RunOutcome)>) -> SignedRank {
    // Equal ratios are ties, so ratios of integers are compared rather than their rounded logarithms.
    let ratio = |(first, second): (RunOutcome, RunOutcome)| {
        let [a, b] = [first, second].map(|run| u128::from(run.cost) + 1);
        (a.max(b), a.min(b), a.cmp(&b))
    };
    let all: Vec<(u128, u128, Ordering)> = pairs.into_iter().map(ratio).collect();
    let mut unequal: Vec<_> = all.iter().copied().filter(|pair| pair.2 != Ordering::Equal).collect();
    let compared = |&(a, b, _): &(u128, u128, _), &(c, d, _): &(u128, u128, _)| (a * d).cmp(&(c * b));
    unequal.sort_unstable_by(compared);
    let groups = unequal.chunk_by(|a, b| compared(a, b) == Ordering::Equal);
    of_groups(
        all.len(),
        groups.map(|group| (group.len(), group.iter().filter(|pair| pair.2 == Ordering::Greater).count())),
    )
}

/// Returns ln(1 + cost) of the first run minus ln(1 + cost) of the second.
pub fn log_difference(first: RunOutcome, second: RunOutcome) -> f64 {
    libm::log1p(first.cost as f64) - libm::log1p(second.cost as f64)
}

/// Computes the test on differences, one for each pair; a negative difference means that the first cost less.
pub fn of_differences(all: &[f64]) -> SignedRank {
    let mut differences: Vec<f64> = all.iter().copied().filter(|difference| difference.abs() > ROUNDING).collect();
    differences.sort_unstable_by(|a, b| a.abs().total_cmp(&b.abs()));
    let groups = differences.chunk_by(|a, b| b.abs() - a.abs() <= ROUNDING * b.abs());
    of_groups(
        all.len(),
        groups.map(|group| (group.len(), group.iter().filter(|&&difference| difference > 0.0).count())),
    )
}

/// Computes the test on groups of differences of equal size, from the smallest. A group is given by its number of
/// differences and the number of positive ones. All members of a group receive the mean of their ranks.
fn of_groups(all: usize, groups: impl Iterator<Item = (usize, usize)>) -> SignedRank {
    // Doubled ranks are integers.
    let (mut ranks, mut sum, mut tied, mut second_faster) = (Vec::new(), 0, 0.0, 0);
    for (size, above) in groups {
        let rank = 2 * ranks.len() + size + 1;
        ranks.extend(std::iter::repeat_n(rank, size));
        sum += rank * above;
        second_faster += above;
        let size = size as f64;
        tied += size * (size * size - 1.0);
    }
    let n = ranks.len();
    let exact = n <= EXACT_UP_TO;
    let statistic = sum as f64 / 2.0;
    let p = if exact { exact_p(&ranks, sum) } else { normal_p(n, statistic, tied) };
    SignedRank { first_faster: n - second_faster, second_faster, ties: all - n, statistic, p, exact }
}

/// Computes p from the number of sets of these ranks with each sum: all 2^n sets are equally likely. Ranks and sum are
/// doubled.
fn exact_p(ranks: &[usize], sum: usize) -> f64 {
    let most = ranks.iter().sum::<usize>();
    // There are at most 2^50 sets, so a float counts them exactly.
    let mut sets = vec![0.0; most + 1];
    sets[0] = 1.0;
    for &rank in ranks {
        for sum in (rank..=most).rev() {
            sets[sum] += sets[sum - rank];
        }
    }
    let tail: f64 = sets[..=sum.min(most - sum)].iter().sum();
    (2.0 * tail * libm::exp2(-(ranks.len() as f64))).min(1.0)
}

/// Computes p from the normal distribution of the same mean and variance, with ties but without continuity correction.
fn normal_p(n: usize, statistic: f64, tied: f64) -> f64 {
    let n = n as f64;
    let (mean, variance) = (n * (n + 1.0) / 4.0, n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - tied / 48.0);
    libm::erfc((statistic - mean).abs() / libm::sqrt(2.0 * variance))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p_of(costs: &[(u64, u64)]) -> f64 {
        let run = |cost| RunOutcome { cost, solved: true };
        signed_rank(costs.iter().map(|&(a, b)| (run(a), run(b)))).p
    }

    /// Computes p by trying all signs of the differences, with ranks by counting.
    fn by_all_signs(differences: &[f64]) -> f64 {
        let n = differences.len();
        let rank = |of: f64| {
            let less = differences.iter().filter(|other| other.abs() < of.abs()).count();
            let same = differences.iter().filter(|other| other.abs() == of.abs()).count();
            less as f64 + (same as f64 + 1.0) / 2.0
        };
        let middle = (n * (n + 1)) as f64 / 4.0;
        let sum = |above: &dyn Fn(usize) -> bool| -> f64 {
            (0..n).filter(|&i| above(i)).map(|i| rank(differences[i])).sum::<f64>()
        };
        let far = (sum(&|i| differences[i] > 0.0) - middle).abs();
        let as_far = (0..1u32 << n).filter(|signs| (sum(&|i| signs >> i & 1 == 1) - middle).abs() >= far).count();
        as_far as f64 / f64::from(1u32 << n)
    }

    #[test]
    fn equal_differences_have_the_probability_of_equal_signs() {
        for n in 3..=8 {
            let p = p_of(&vec![(0, 20); n]);
            assert_eq!(p, 2.0 / f64::from(1u32 << n), "{n} equal differences");
            assert_eq!(of_differences(&vec![-0.3; n]).p, p);
        }
        assert_eq!(p_of(&[(0, 20); 5]), 0.0625);
    }

    #[test]
    fn equal_ratios_are_ties() {
        // Each difference is ln 2, but with different last bits.
        let halves = [(1, 3), (3, 7), (7, 15), (15, 31), (31, 63), (63, 127)];
        assert_eq!(p_of(&halves), 2.0 / 64.0);
        let logs = halves.map(|(a, b)| libm::log1p(a as f64) - libm::log1p(b as f64));
        assert_eq!(of_differences(&logs).p, 2.0 / 64.0);
        // The largest costs differ as well.
        let most = u64::MAX;
        assert_eq!(p_of(&[(most, most - 1), (most - 1, most - 2), (most - 2, most)]), 1.0);
    }

    #[test]
    fn ties_are_counted_as_all_signs_count_them() {
        let samples: [&[f64]; 4] = [
            &[1.0, -1.0, 2.0, 2.0, 3.0],
            &[1.0, 1.0, 1.0, -2.0, -2.0, 4.0, 5.0],
            &[-1.0, 2.0, 2.0, 2.0, -3.0, 3.0, 3.0, 3.0, 9.0],
            &[0.5, 0.5, -0.5, 1.5, 1.5, 1.5, 1.5, -2.5, 2.5, 2.5, 2.5, 3.5],
        ];
        for sample in samples {
            let test = of_differences(sample);
            assert!(test.exact);
            assert!((test.p - by_all_signs(sample)).abs() < 1e-12, "{sample:?}: {test:?}");
        }
    }
}

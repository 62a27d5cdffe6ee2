//! The chi-squared test of counts against a distribution.

/// The expected count below which classes are pooled, as the test's approximation requires (Cochran 1954).
const FEW: f64 = 5.0;
/// A maximum number of terms that no sum in this file reaches.
const TERMS: usize = 100_000;
const PRECISION: f64 = 1e-15;

/// The test of counts against the probabilities of a distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquared {
    /// The sum of squared differences, each divided by its expected count.
    pub statistic: f64,
    /// Degrees of freedom: the number of classes minus one.
    pub freedom: usize,
    /// The probability of a statistic at least as large if the distribution is correct.
    pub p: f64,
}

/// Compares counts with the probabilities of a distribution, which sum to 1. Classes with an expected count below five
/// are pooled.
/// Returns `None` if that leaves fewer than two classes.
pub fn chi_squared(counts: impl IntoIterator<Item = (u64, f64)>) -> Option<ChiSquared> {
    let counts: Vec<(f64, f64)> = counts.into_iter().map(|(count, law)| (count as f64, law)).collect();
    let all: f64 = counts.iter().map(|(count, _)| count).sum();
    let (mut classes, mut few) = (Vec::new(), (0.0, 0.0));
    for (count, law) in counts {
        if law * all >= FEW {
            classes.push((count, law * all));
        } else {
            few = (few.0 + count, few.1 + law * all);
        }
    }
    if few.1 > 0.0 {
        classes.push(few);
    }
    let freedom = classes.len().checked_sub(2)? + 1;
    let statistic = classes.iter().map(|(count, expected)| (count - expected) * (count - expected) / expected).sum();
    Some(ChiSquared { statistic, freedom, p: upper_gamma(freedom as f64 / 2.0, statistic / 2.0) })
}

/// Returns the regularised upper incomplete gamma function, by its series or by Lentz's continued fraction (Press 2007,
/// 6.2).
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let front = libm::exp(a * libm::log(x) - x - libm::lgamma(a));
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for k in 1..TERMS {
            term *= x / (a + k as f64);
            sum += term;
            if term < sum * PRECISION {
                break;
            }
        }
        return 1.0 - front * sum;
    }
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1.0 / f64::MIN_POSITIVE, 1.0 / b);
    let mut fraction = d;
    for k in 1..TERMS {
        let numerator = -(k as f64) * (k as f64 - a);
        b += 2.0;
        d = 1.0 / (numerator * d + b);
        c = b + numerator / c;
        fraction *= c * d;
        if (c * d - 1.0).abs() < PRECISION {
            break;
        }
    }
    front * fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [(f64, f64, f64); 10] = [
        (0.1, 1.0, 0.7518296340458492),
        (3.841458820694124, 1.0, 0.04999999999999989),
        (10.0, 10.0, 0.44049328506521257),
        (18.307, 10.0, 0.05000058909139812),
        (2.0, 7.0, 0.9598403687301016),
        (40.0, 7.0, 1.258790387371308e-06),
        (719.0, 719.0, 0.492986318608892),
        (650.0, 719.0, 0.9688072739166287),
        (800.0, 719.0, 0.0188490624699005),
        (1000.0, 719.0, 1.61484001323763e-11),
    ];

    #[test]
    fn the_tail_is_that_of_scipy() {
        // scipy.stats.chi2.sf(x, freedom), SciPy 1.17.1.
        for (x, freedom, p) in VALUES {
            let found = upper_gamma(freedom / 2.0, x / 2.0);
            assert!((found - p).abs() < 1e-10, "{x} {freedom}: {found}");
        }
    }

    #[test]
    fn few_counts_are_taken_together() {
        let fair = chi_squared([(48, 0.5), (52, 0.5)]).unwrap();
        assert_eq!((fair.freedom, fair.statistic), (1, 0.16));
        // The last three classes expect 4, 3 and 3 of 100.
        let pooled = chi_squared([(45, 0.45), (45, 0.45), (2, 0.04), (5, 0.03), (3, 0.03)]).unwrap();
        assert_eq!((pooled.freedom, pooled.statistic, pooled.p), (2, 0.0, 1.0));
        assert!(chi_squared([(60, 0.5), (40, 0.5)]).unwrap().p < 0.05);
        assert_eq!((chi_squared([(9, 1.0)]), chi_squared([])), (None, None));
    }
}

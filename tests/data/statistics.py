"""Values that src/experiment/statistics/ is tested against, computed by SciPy, and where SciPy has no such function by its textbook
formula. Prints tests/data/statistics.json:

    pip install numpy scipy && python3 tests/data/statistics.py > tests/data/statistics.json

Made with SciPy 1.17 (see "made_with" in the file). The samples are drawn here from fixed seeds, geometric run lengths cut off
at a budget, as annealing's are.
"""

import json
import math

import numpy as np
import scipy
from scipy import stats

BUDGET = 100_000


def runs(seed, n, mean, grain=1):
    moves = np.random.default_rng(seed).geometric(1 / mean, n) // grain * grain
    return [[int(min(m, BUDGET)), bool(m <= BUDGET)] for m in moves]


def ert(sample):
    solved = sum(s for _, s in sample)
    return sum(m for m, _ in sample) / solved if solved else math.inf


def ert_interval(sample):
    """Percentile bootstrap with 200,000 draws, against whose noise the core's 10,000 are judged."""
    random = np.random.default_rng(7)
    moves, solved = np.array([m for m, _ in sample], float), np.array([s for _, s in sample], float)
    values = []
    for _ in range(200):
        draw = random.integers(0, len(sample), (1000, len(sample)))
        with np.errstate(divide="ignore"):
            values.append(moves[draw].sum(1) / solved[draw].sum(1))
    low, high = np.quantile(np.concatenate(values), [0.025, 0.975], method="nearest")
    return [low, high if math.isfinite(high) else None]


def quantile(sample, q):
    value = np.quantile([m if s else np.inf for m, s in sample], q, method="inverted_cdf")
    return int(value) if math.isfinite(value) else None


def tts(sample):
    """Every cut-off that is a solution's run length, by the formula of Roennow et al."""
    rows = []
    for cutoff in sorted({m for m, s in sample if s}):
        share = sum(s and m <= cutoff for m, s in sample) / len(sample)
        attempts = 1 if share >= 0.99 else math.log(0.01) / math.log(1 - share)
        rows.append([cutoff, cutoff * attempts])
    return rows


def one(name, sample):
    solved, n = sum(s for _, s in sample), len(sample)
    cdf = stats.ecdf(stats.CensoredData.right_censored([m for m, _ in sample], [not s for _, s in sample])).cdf
    # The product-limit estimator is the plain distribution function here: everything is cut off at one budget.
    steps = [[int(q), float(p)] for q, p in zip(cdf.quantiles, cdf.probabilities) if q in {m for m, s in sample if s}]
    wilson = stats.binomtest(solved, n).proportion_ci(0.95, "wilson")
    rows = tts(sample)
    # Of ten solved runs or more.
    enough = [row for row in rows if sum(s and m <= row[0] for m, s in sample) >= 10]
    return {
        "name": name,
        "runs": sample,
        "ecdf": steps,
        "half_width": min(1.0, math.sqrt(math.log(2 / 0.05) / (2 * n))),
        "wilson": [wilson.low, wilson.high],
        "quantiles": [[q, quantile(sample, q)] for q in (0.1, 0.25, 0.5, 0.75, 0.9)],
        "ert": ert(sample) if solved else None,
        "ert_interval": ert_interval(sample) if solved else None,
        "tts": rows,
        "trusted": [row[0] for row in enough],
        "best": min(enough, key=lambda row: row[1]) if enough else None,
    }


def signed_rank_p(ranks, statistic):
    """Exact, ties or not: the generating function of the sums of doubled ranks, as one whole number in which each sum has 64 bits."""
    doubled = [round(2 * r) for r in ranks]
    sets = 1
    for rank in doubled:
        sets += sets << 64 * rank
    counts = [sets >> 64 * s & (1 << 64) - 1 for s in range(sum(doubled) + 1)]
    far = abs(2 * round(2 * statistic) - sum(doubled))
    p = sum(count for s, count in enumerate(counts) if abs(2 * s - sum(doubled)) >= far) / 2 ** len(doubled)
    return p


def pair(name, first, second):
    log = [math.log1p(a) - math.log1p(b) for (a, _), (b, _) in zip(first, second)]
    kept = [d for d in log if d != 0]
    exact = len(kept) <= 50
    positive = [d for d in kept if d > 0]
    ranks = stats.rankdata(np.abs(kept))
    p = signed_rank_p(ranks, sum(r for r, d in zip(ranks, kept) if d > 0)) if exact else float(
        stats.wilcoxon(kept, zero_method="wilcox", method="asymptotic", correction=False).pvalue
    )
    only = [sum(a and not b for (_, a), (_, b) in zip(x, y)) for x, y in ((first, second), (second, first))]
    return {
        "name": name,
        "first": first,
        "second": second,
        "only": only,
        "mcnemar_p": stats.binomtest(only[0], sum(only)).pvalue if sum(only) else 1.0,
        "faster": [len(kept) - len(positive), len(positive)],
        "statistic": float(sum(r for r, d in zip(ranks, kept) if d > 0)),
        "wilcoxon_p": p,
        "exact": exact,
        "difference": difference(first, second),
        "superiority": superiority(first, second),
        "ratio": ratio(first, second),
    }


def wilson(sample):
    ends = stats.binomtest(sum(s for _, s in sample), len(sample)).proportion_ci(0.95, "wilson")
    return sum(s for _, s in sample) / len(sample), ends.low, ends.high


def difference(first, second):
    """Newcombe 1998, method 10, from SciPy's Wilson intervals."""
    (p, l1, u1), (q, l2, u2) = wilson(first), wilson(second)
    return [p - q, p - q - math.hypot(p - l1, u2 - q), p - q + math.hypot(u1 - p, q - l2)]


def superiority(first, second):
    """Mann-Whitney's U by SciPy over all pairs; variance by placements (DeLong 1988), on the logit."""
    x, y = ([m if s else math.inf for m, s in sample] for sample in (first, second))
    x, y = ([min(v, 10 * BUDGET) for v in values] for values in (x, y))
    probability = 1 - stats.mannwhitneyu(x, y).statistic / len(x) / len(y)
    wins = [np.mean([(b > a) + (a == b) / 2 for b in y]) for a in x]
    losses = [np.mean([(b > a) + (a == b) / 2 for a in x]) for b in y]
    error = math.sqrt(np.var(wins, ddof=1) / len(x) + np.var(losses, ddof=1) / len(y))
    logit = math.log(probability / (1 - probability))
    half = stats.norm.ppf(0.975) * error / (probability * (1 - probability))
    return [probability, 1 / (1 + math.exp(half - logit)), 1 / (1 + math.exp(-half - logit))]


def ratio(first, second):
    """Percentile bootstrap of the ratio of ERT with 200,000 draws."""
    random = np.random.default_rng(7)
    values = []

    def drawn(sample):
        moves, solved = np.array([m for m, _ in sample], float), np.array([s for _, s in sample], float)
        draw = random.integers(0, len(sample), (1000, len(sample)))
        return moves[draw].sum(1) / solved[draw].sum(1)

    for _ in range(200):
        values.append(drawn(first) / drawn(second))
    low, high = np.quantile(np.concatenate(values), [0.025, 0.975], method="nearest")
    return [ert(first) / ert(second), low, high]


def holm(p):
    """statsmodels has it, SciPy has not: the definition, step by step."""
    order = sorted(range(len(p)), key=lambda i: p[i])
    adjusted, greatest = [0.0] * len(p), 0.0
    for place, i in enumerate(order):
        greatest = max(greatest, min(1.0, (len(p) - place) * p[i]))
        adjusted[i] = greatest
    return adjusted


p_values = [0.01, 0.04, 0.03, 0.005, 0.9, 0.04]
print(
    json.dumps(
        {
            "made_with": f"SciPy {scipy.__version__}, NumPy {np.__version__}, tests/data/statistics.py",
            "budget": BUDGET,
            "samples": [
                one("most solved", runs(1, 40, 40_000)),
                one("all solved, ties", runs(2, 60, 5_000, 500)),
                one("few solved", runs(3, 30, 900_000)),
                one("none solved", [[BUDGET, False]] * 12),
                one("one run", [[777, True]]),
            ],
            "pairs": [
                pair("thirty pairs, counted out", runs(4, 30, 30_000), runs(5, 30, 60_000)),
                pair("no difference", runs(6, 45, 20_000), runs(7, 45, 20_000)),
                pair("ties", runs(8, 40, 3_000, 1000), runs(9, 40, 5_000, 1000)),
                pair("many, cut off", runs(10, 400, 150_000), runs(11, 400, 220_000)),
            ],
            "holm": [p_values, holm(p_values)],
        }
    )
)

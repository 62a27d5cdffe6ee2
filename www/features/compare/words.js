// Words and figures for an experiment's results.

import { about, count, fixed, percent } from "../../lib/format.js";
import { inLanguage } from "../../text/text.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./types.js").SettingSummary} SettingSummary */
/** @typedef {import("./types.js").PairSummary} PairSummary */

const NONE = "–";
/** The p below which a difference is called significant. */
const SIGNIFICANT = 0.05;

const two = inLanguage(
  (language) => new Intl.NumberFormat(language, { minimumSignificantDigits: 1, maximumSignificantDigits: 2 }),
);
/** Formats a number with two significant figures. @param {number} p */
const small = (p) => two().format(p);

/**
 * Formats an observed number, from a million on with three significant figures.
 * @param {number | null | undefined} n
 */
const orNone = (n) => (n === null || n === undefined ? NONE : n < 1e6 ? count(n) : about(n));

/**
 * Describes an interval as a line; empty if its ends are written alike.
 * @param {import("./types.js").Interval | null} interval
 * @param {(n: number) => string} write
 */
function between(interval, write) {
  if (!interval) return [];
  const [low, high] = [write(interval.low), interval.high === null ? "∞" : write(interval.high)];
  return low === high ? [] : [t("interval", { low, high })];
}

/** Describes a number with its interval: "12, 9 to 16". @param {string} n @param {string[]} interval */
const besideInterval = (n, [interval]) => (interval ? t("beside", { n, interval }) : n);

/** Formats a p-value: = 0.03, = 0.0004, < 0.0001. @param {number} p */
export const pValue = (p) => (p < 0.0001 ? `< ${small(0.0001)}` : `= ${p >= 0.1 ? fixed(p, 2) : small(p)}`);

/** @param {SettingSummary} summary @param {number} share */
const quantile = ({ quantiles }, share) => quantiles.find((each) => each.share === share)?.cost ?? null;

/** Formats the budget of a run, in its setting's unit. @param {import("./types.js").Observed} setting */
export const budgetOf = ({ budget }) => [budget < 1e10 ? count(budget) : about(budget)];

/**
 * The rows of the table of statistics: name, glossary term, and the value of a setting in one or two lines.
 * @type
 * {{ name: "solved" | "annealsSolved" | "median" | "quartiles" | "ninety" | "ert" | "tts", term: string,
 *   value: (summary: SettingSummary) => string[] }[]}
 */
export const STATISTICS = [
  {
    name: "solved",
    term: "success",
    value: ({ solved, runs, success }) =>
      runs === 0 || solved === null
        ? [NONE]
        : [t("ofRuns", { percent: percent(solved / runs), solved, n: runs }), ...between(success, percent)],
  },
  {
    name: "annealsSolved",
    term: "anneal",
    value: ({ solved, anneals, runs }) =>
      runs === 0 || solved === null ? [NONE] : [percent(solved / anneals), t("of", { n: anneals })],
  },
  { name: "median", term: "percentile", value: (summary) => [orNone(quantile(summary, 0.5))] },
  {
    name: "quartiles",
    term: "percentile",
    value: (summary) => {
      const [low, high] = [quantile(summary, 0.25), quantile(summary, 0.75)];
      return [low === high ? orNone(low) : t("interval", { low: orNone(low), high: orNone(high) })];
    },
  },
  { name: "ninety", term: "percentile", value: (summary) => [orNone(quantile(summary, 0.9))] },
  {
    name: "ert",
    term: "ert",
    value: ({ ert, ert_interval }) => (ert === null ? [NONE] : [about(ert), ...between(ert_interval, about)]),
  },
  {
    name: "tts",
    term: "tts",
    value: ({ best_cutoff }) =>
      best_cutoff === null ? [NONE] : [about(best_cutoff.cost), t("cutOffAt", { n: orNone(best_cutoff.cutoff) })],
  },
];

/** Formats a mean energy. @param {number} n */
const mean = (n) => (n >= 1000 ? about(n) : fixed(n, 2));

/**
 * The rows of the table without a target.
 * @type
 * {{ name: "meanEnergy" | "medianEnergy" | "energyQuartiles", term: string,
 *   value: (summary: SettingSummary) => string[] }[]}
 */
export const ENERGIES = [
  {
    name: "meanEnergy",
    term: "best",
    value: ({ energies }) => (energies ? [mean(energies.mean), ...between(energies.interval, mean)] : [NONE]),
  },
  { name: "medianEnergy", term: "percentile", value: ({ energies }) => [orNone(energies?.median)] },
  {
    name: "energyQuartiles",
    term: "percentile",
    value: ({ energies }) =>
      energies ? [t("interval", { low: count(energies.low), high: count(energies.high) })] : [NONE],
  },
];

/**
 * The rows of the table for searches. Their only run has no random draws, so it has one cost and no interval.
 * @type {{ name: "found" | "searchCost" | "routeCost", term: string, value: (summary: SettingSummary) => string[] }[]}
 */
export const OF_SEARCHES = [
  {
    name: "found",
    term: "success",
    value: ({ solved, runs }) => [runs === 0 ? NONE : t(solved ? "yes" : "no")],
  },
  { name: "searchCost", term: "expansion", value: ({ ert }) => [orNone(ert)] },
  { name: "routeCost", term: "route", value: ({ route_cost }) => [orNone(route_cost)] },
];

/** Describes a setting on a puzzle, for the table of all puzzles. @param {SettingSummary} summary */
export const puzzleFigures = ({ runs, solved, ert, ert_interval, energies }) =>
  energies
    ? [mean(energies.mean), ...between(energies.interval, mean)]
    : runs === 0 || solved === null
      ? [NONE]
      : [
          ...(ert === null ? [NONE] : [about(ert), ...between(ert_interval, about)]),
          t("ofRuns", { percent: percent(solved / runs), solved, n: runs }),
        ];

/** Describes a setting on all puzzles. @param {import("./types.js").AcrossSetting} across @param {number} puzzles */
export function acrossFigures({ success, ln_ert }, puzzles) {
  if (!success) return [NONE];
  const solved = [t("meanSolved", { n: percent(success.mean) }), ...between(success.interval, percent)];
  if (!ln_ert) return [NONE, ...solved];
  const mean = [about(Math.exp(ln_ert.mean)), ...between(expOf(ln_ert.interval), about)];
  return [
    ...mean,
    ...(ln_ert.puzzles < puzzles ? [t("onPuzzles", { n: ln_ert.puzzles, of: puzzles })] : []),
    ...solved,
  ];
}

/** @param {import("./types.js").Interval | null} interval */
const expOf = (interval) =>
  interval && { low: Math.exp(interval.low), high: interval.high === null ? null : Math.exp(interval.high) };

/** @param {number} n */
const factor = (n) => (n >= 100 ? count(n) : two3().format(n));
/** @param {number} n */
const times = (n) => t("timesTheCost", { n: factor(n) });
const two3 = inLanguage((language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }));
/** Formats percentage points with their sign; zero has no sign. @param {number} n */
function points(n) {
  const written = fixed(Math.abs(n) * 100, 1);
  return written === fixed(0, 1) ? written : `${n > 0 ? "+" : "−"}${written}`;
}

/** @param {number} n @param {import("./types.js").Interval | null} interval */
const inPoints = (n, interval) => [t("points", { n: points(n) }), ...between(interval, points)];

/**
 * Describes the result of a pair's test. If no outcome of so few seeds could show a difference, the text states that.
 * The minimum p of a signed-rank test or a McNemar test is 2/2^n, and Holm's adjustment multiplies it by the number of
 * tests.
 * @param {number} p the adjusted p-value
 * @param {string} better
 * @param {{ n: number, pairs: number, what: "seeds" | "puzzles" }} tested the number of seeds or puzzles, and of pairs
 * of settings
 */
function verdict(p, better, { n, pairs, what }) {
  const needed = least(pairs);
  if (n < needed)
    return [t(what === "seeds" ? "fewSeeds" : "fewPuzzles", { n }), t("needed", { least: needed, n: pairs })];
  return [p < SIGNIFICANT ? better : t("noDifference")];
}

/** Computes the minimum number of seeds or puzzles that can show a difference. @param {number} pairs */
const least = (pairs) => Math.floor(1 + Math.log2(pairs / SIGNIFICANT)) + 1;

/** @param {import("./types.js").PairSummary["faster"]} faster */
const all = ({ first_faster, second_faster, ties }) => first_faster + second_faster + ties;

/**
 * Describes a pair in cells: the setting with lower cost, the setting that solves more, and the setting that is more
 * probably better.
 * @param {PairSummary} pair
 * @param {string[]} names
 * @param {number} pairs the number of tested pairs
 */
export function pairWords(
  { settings, ratio, difference, superiority, energy, solved, solved_p, faster, faster_p },
  names,
  pairs,
) {
  const [first, second] = settings.map((place) => names[place]);
  const fastest = faster.first_faster > faster.second_faster ? first : second;
  const tested = /** @type {const} */ ({ n: all(faster), pairs, what: "seeds" });
  const solver = solved && solved.first > solved.second ? first : second;
  const signed = (/** @type {number} */ n) => `${n < 0 ? "−" : n > 0 ? "+" : ""}${mean(Math.abs(n))}`;
  const compared = energy
    ? besideInterval(t("energyDifference", { n: signed(energy.difference) }), between(energy.interval, signed))
    : ratio
      ? besideInterval(times(ratio.ratio), between(ratio.interval, factor))
      : t("noRatio");
  return [
    [
      compared,
      ...verdict(faster_p, t(energy ? "comesLower" : "costsLess", { name: fastest }), tested),
      t("costDetail", {
        first: faster.first_faster,
        second: faster.second_faster,
        ties: faster.ties,
        p: pValue(faster_p),
      }),
    ],
    solved === null || solved_p === null
      ? [NONE]
      : [
          ...(difference
            ? [
                inPoints(difference.difference, difference.interval).reduce((n, interval) =>
                  t("beside", { n, interval }),
                ),
              ]
            : []),
          ...verdict(solved_p, t("solvesMore", { name: solver }), tested),
          t("solvedDetail", { first: solved.first, second: solved.second, p: pValue(solved_p) }),
        ],
    superiority
      ? [
          t("better", { percent: percent(superiority.probability), name: first }),
          ...between(superiority.interval, percent),
        ]
      : [NONE],
  ];
}

/**
 * Describes a pair across puzzles in cells.
 * @param {import("./types.js").AcrossPair} pair
 * @param {string[]} names
 * @param {number} pairs
 * @param {boolean} [aimless] whether energies are compared
 */
export function acrossWords(
  { settings, ln_ratio, difference, superiority, faster, faster_p },
  names,
  pairs,
  aimless = false,
) {
  const [first, second] = settings.map((place) => names[place]);
  const fastest = faster.first_faster > faster.second_faster ? first : second;
  const tested = /** @type {const} */ ({ n: all(faster), pairs, what: "puzzles" });
  return [
    [
      ...(ln_ratio
        ? [
            t("beside", {
              n: besideInterval(times(Math.exp(ln_ratio.mean)), between(expOf(ln_ratio.interval), factor)),
              interval: t("ratioOn", { n: ln_ratio.puzzles }),
            }),
          ]
        : aimless
          ? []
          : [t("noRatio")]),
      ...verdict(faster_p, t(aimless ? "comesLower" : "costsLess", { name: fastest }), tested),
      t("puzzleDetail", {
        first: faster.first_faster,
        second: faster.second_faster,
        ties: faster.ties,
        p: pValue(faster_p),
      }),
    ],
    difference ? inPoints(difference.mean, difference.interval) : [NONE],
    superiority
      ? [t("better", { percent: percent(superiority.mean), name: first }), ...between(superiority.interval, percent)]
      : [NONE],
  ];
}

/** Formats a time: about 4 s, 3 min, 2 h. @param {number} seconds */
export function timeLeft(seconds) {
  if (seconds < 90) return t("secondsLeft", { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("minutesLeft", { n: Math.round(seconds / 60) });
  return t("hoursLeft", { n: Math.round(seconds / 3600) });
}

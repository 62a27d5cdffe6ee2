// The numbers of an experiment, and how they are written.

import { count, fixed, percent, short } from "../../lib/format.js";
import { inLanguage } from "../../text/text.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./types.js").SettingSummary} SettingSummary */
/** @typedef {import("./types.js").PairSummary} PairSummary */

const NONE = "–";
/** A difference is called one below this. */
const SIGNIFICANT = 0.05;

const two = inLanguage(
  (language) => new Intl.NumberFormat(language, { minimumSignificantDigits: 1, maximumSignificantDigits: 2 }),
);
/** To two figures. @param {number} p */
const small = (p) => two().format(p);

/** @param {number | null | undefined} n */
const orNone = (n) => (n === null || n === undefined ? NONE : n < 1e8 ? count(n) : short(n));

/** @param {import("./types.js").Interval | null} interval @param {(n: number) => string} write */
const between = (interval, write) =>
  interval
    ? t("interval", { low: write(interval.low), high: interval.high === null ? "∞" : write(interval.high) })
    : NONE;

/** = 0.03, = 0.0004, < 0.0001. @param {number} p */
export const pValue = (p) => (p < 0.0001 ? `< ${small(0.0001)}` : `= ${p >= 0.1 ? fixed(p, 2) : small(p)}`);

/** @param {SettingSummary} summary @param {number} share */
const quantile = ({ quantiles }, share) => quantiles.find((each) => each.share === share)?.cost ?? null;

/**
 * The rows of the table of statistics: what they are called, the glossary's term, and what stands there of each setting, on one line or two.
 * @type {{ name: "solved" | "annealsSolved" | "median" | "quartiles" | "ninety" | "ert" | "tts", term: string, value: (summary: SettingSummary) => string[] }[]}
 */
export const STATISTICS = [
  {
    name: "solved",
    term: "success",
    value: ({ solved, runs, success }) =>
      runs === 0
        ? [NONE]
        : [t("ofRuns", { percent: percent(solved / runs), solved, n: runs }), between(success, percent)],
  },
  {
    name: "annealsSolved",
    term: "anneal",
    value: ({ solved, anneals, runs }) => (runs === 0 ? [NONE] : [percent(solved / anneals), t("of", { n: anneals })]),
  },
  { name: "median", term: "percentile", value: (summary) => [orNone(quantile(summary, 0.5))] },
  {
    name: "quartiles",
    term: "percentile",
    value: (summary) => [
      t("interval", { low: orNone(quantile(summary, 0.25)), high: orNone(quantile(summary, 0.75)) }),
    ],
  },
  { name: "ninety", term: "percentile", value: (summary) => [orNone(quantile(summary, 0.9))] },
  {
    name: "ert",
    term: "ert",
    value: ({ ert, ert_interval }) => (ert === null ? [NONE] : [orNone(ert), between(ert_interval, orNone)]),
  },
  {
    name: "tts",
    term: "tts",
    value: ({ best_cutoff }) =>
      best_cutoff === null ? [NONE] : [orNone(best_cutoff.cost), t("cutOffAt", { n: orNone(best_cutoff.cutoff) })],
  },
];

/** A setting on a puzzle, in the table of all puzzles. @param {SettingSummary} summary */
export const puzzleFigures = ({ runs, solved, ert, ert_interval }) =>
  runs === 0
    ? [NONE]
    : [
        ert === null ? NONE : `${orNone(ert)} (${between(ert_interval, orNone)})`,
        t("ofRuns", { percent: percent(solved / runs), solved, n: runs }),
      ];

/** A setting on all puzzles. @param {import("./types.js").AcrossSetting} across @param {number} puzzles */
export function acrossFigures({ success, ln_ert }, puzzles) {
  if (!success) return [NONE];
  const solved = t("meanSolved", { percent: percent(success.mean), interval: between(success.interval, percent) });
  if (!ln_ert) return [NONE, solved];
  const mean = `${orNone(Math.exp(ln_ert.mean))} (${between(expOf(ln_ert.interval), orNone)})`;
  return [mean, ...(ln_ert.puzzles < puzzles ? [t("onPuzzles", { n: ln_ert.puzzles, of: puzzles })] : []), solved];
}

/** @param {import("./types.js").Interval | null} interval */
const expOf = (interval) =>
  interval && { low: Math.exp(interval.low), high: interval.high === null ? null : Math.exp(interval.high) };

/** @param {number} n */
const factor = (n) => (n >= 100 ? count(n) : two3().format(n));
const two3 = inLanguage((language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }));
/** @param {number} n */
const points = (n) => `${n > 0 ? "+" : ""}${percent(n)}`;

/** Cells of a pair: which costs less, which solves more, which is likelier to be better. @param {PairSummary} pair @param {string[]} names */
export function pairWords({ settings, ratio, difference, superiority, solved, solved_p, faster, faster_p }, names) {
  const [first, second] = settings.map((place) => names[place]);
  const solver = solved.first > solved.second ? first : second;
  const fastest = faster.first_faster > faster.second_faster ? first : second;
  return [
    [
      faster_p >= SIGNIFICANT ? t("noDifference") : t("costsLess", { name: fastest }),
      ratio ? t("ratio", { n: factor(ratio.ratio), interval: between(ratio.interval, factor) }) : t("noRatio"),
      t("costDetail", {
        first: faster.first_faster,
        second: faster.second_faster,
        ties: faster.ties,
        p: pValue(faster_p),
      }),
    ],
    [
      solved_p >= SIGNIFICANT ? t("noDifference") : t("solvesMore", { name: solver }),
      difference
        ? t("difference", { n: points(difference.difference), interval: between(difference.interval, points) })
        : NONE,
      t("solvedDetail", { first: solved.first, second: solved.second, p: pValue(solved_p) }),
    ],
    superiority
      ? [
          t("better", { percent: percent(superiority.probability), name: first }),
          between(superiority.interval, percent),
        ]
      : [NONE],
  ];
}

/** The same across puzzles. @param {import("./types.js").AcrossPair} pair @param {string[]} names */
export function acrossWords({ settings, ln_ratio, difference, superiority, faster, faster_p }, names) {
  const [first, second] = settings.map((place) => names[place]);
  const fastest = faster.first_faster > faster.second_faster ? first : second;
  const verdict = faster_p >= SIGNIFICANT ? t("noDifference") : t("costsLess", { name: fastest });
  return [
    [
      verdict,
      ln_ratio
        ? t("meanRatio", {
            n: factor(Math.exp(ln_ratio.mean)),
            interval: between(expOf(ln_ratio.interval), factor),
            puzzles: ln_ratio.puzzles,
          })
        : t("noRatio"),
      t("puzzleDetail", {
        first: faster.first_faster,
        second: faster.second_faster,
        ties: faster.ties,
        p: pValue(faster_p),
      }),
    ],
    difference ? [points(difference.mean), between(difference.interval, points)] : [NONE],
    superiority
      ? [t("better", { percent: percent(superiority.mean), name: first }), between(superiority.interval, percent)]
      : [NONE],
  ];
}

/** About 4 s, 3 min, 2 h. @param {number} seconds */
export function timeLeft(seconds) {
  if (seconds < 90) return t("secondsLeft", { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("minutesLeft", { n: Math.round(seconds / 60) });
  return t("hoursLeft", { n: Math.round(seconds / 3600) });
}

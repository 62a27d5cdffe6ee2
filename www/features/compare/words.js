// What the numbers of an experiment are called, what they mean, and how they are written. A leaf.

import { count, percent, short } from "../../lib/format.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./types.js").SettingSummary} SettingSummary */
/** @typedef {import("./types.js").PairSummary} PairSummary */

const NONE = "–";
/** A difference is called one below this. */
const SIGNIFICANT = 0.05;

/** @param {number | null | undefined} n */
export const orNone = (n) => (n === null || n === undefined ? NONE : n < 1e8 ? count(n) : short(n));

/** @param {import("./types.js").Interval | null} interval @param {(n: number) => string} write */
export const between = (interval, write) =>
  interval ? `${write(interval.low)} to ${interval.high === null ? "∞" : write(interval.high)}` : NONE;

/** = 0.03, = 0.0004, < 0.0001. @param {number} p */
export const pValue = (p) => (p < 0.0001 ? "< 0.0001" : `= ${p >= 0.1 ? p.toFixed(2) : p.toPrecision(2)}`);

/** @param {SettingSummary} summary @param {number} share */
const quantile = ({ quantiles }, share) => quantiles.find((each) => each.share === share)?.moves ?? null;

/**
 * The rows of the table of statistics: a name, one sentence, and what stands there of each setting, on one line or two.
 * @type {{ name: string, means: string, value: (summary: SettingSummary) => string[] }[]}
 */
export const STATISTICS = [
  {
    name: "Solved",
    means: "Share of the runs solved within the budget, with Wilson’s 95 % interval.",
    value: ({ solved, runs, success }) =>
      runs === 0
        ? [NONE]
        : [`${percent(solved / runs)}, ${count(solved)} of ${count(runs)}`, between(success, percent)],
  },
  {
    name: "Anneals solved",
    means:
      "Share of all anneals, those ended by a restart included, that solved: high where anneals are long, whatever they cost.",
    value: ({ solved, anneals, runs }) => (runs === 0 ? [NONE] : [percent(solved / anneals), `of ${count(anneals)}`]),
  },
  {
    name: "Median",
    means: "Moves within which half of all runs is solved; a dash where fewer are.",
    value: (summary) => [orNone(quantile(summary, 0.5))],
  },
  {
    name: "Quartiles",
    means: "Moves within which a quarter and three quarters of all runs are solved.",
    value: (summary) => [`${orNone(quantile(summary, 0.25))} to ${orNone(quantile(summary, 0.75))}`],
  },
  {
    name: "90 %",
    means: "Moves within which nine of ten runs are solved; of all quantiles the one that feels like waiting.",
    value: (summary) => [orNone(quantile(summary, 0.9))],
  },
  {
    name: "ERT",
    means:
      "Expected running time: all moves spent over runs solved, which is what a solution costs; 95 % interval by bootstrap.",
    value: ({ ert, ert_interval }) => (ert === null ? [NONE] : [orNone(ert), between(ert_interval, orNone)]),
  },
  {
    name: "TTS(99)",
    means:
      "Moves to a solution with 99 % certainty at the best restart cut-off, among those within which ten runs are solved, somewhat flattering; of one puzzle only.",
    value: ({ best_cutoff }) =>
      best_cutoff === null ? [NONE] : [orNone(best_cutoff.moves), `cut off at ${orNone(best_cutoff.cutoff)}`],
  },
];

/** What is below each picture. */
export const PICTURES = {
  lengths:
    "Run-length distribution: share of all runs solved within so many moves (ECDF); the band holds the whole true curve with 95 % confidence (Dvoretzky, Kiefer, Wolfowitz).",
  times:
    "TTS(99): moves until a solution is 99 % certain if every run is cut off there and begun anew, c · ln 0.01 / ln(1 − F(c)); the mark is the best cut-off.",
  energies: "Final energies: where the unsolved runs stood when their budget was spent.",
  groups:
    "Solved by puzzle: share of runs solved within the budget on each group of puzzles, with Wilson’s 95 % interval.",
};

/** Which of a pair is better, in words. @param {PairSummary} pair @param {string[]} names */
export function verdicts({ settings, solved, solved_p, faster, faster_p }, names) {
  const [first, second] = settings.map((place) => names[place]);
  const solves =
    solved_p >= SIGNIFICANT ? "no difference seen" : `${solved.first > solved.second ? first : second} solves more`;
  const isFirst = faster.first_faster > faster.second_faster;
  const moves = faster_p >= SIGNIFICANT ? "no difference seen" : `${isFirst ? first : second} needs fewer moves`;
  return { first, second, solves, moves };
}

/** About 4 s, 3 min, 2 h. @param {number} seconds */
export function timeLeft(seconds) {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < 5400) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${Math.round(seconds / 3600)} h left`;
}

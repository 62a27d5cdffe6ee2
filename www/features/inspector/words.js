// Words of the inspector: the proposal, the verdict and its reason; for a search, the reason why a child was pruned.

import { figures, fixed, inFull } from "../../lib/format.js";
import { cellName, lineName, numberName, wordsOf } from "../../boards/names.js";
import english from "../../text/en/inspector.js";
import { texts } from "../../text/text.js";

/** @typedef {import("../../core/types.js").Proposed} Proposed */
/** @typedef {import("../../core/types.js").Blocked} Blocked */
/** @typedef {import("../../core/types.js").Tried} Tried */
/** @typedef {import("../../core/types.js").Puzzle} Puzzle */

export const t = texts("inspector", english);

/** Formats a probability: "31 %", "0.02 %". @param {number} probability */
export const percentOf = (probability) =>
  probability === 0
    ? "0 %"
    : probability < 1e-6
      ? t("tiny")
      : `${figures(Number((probability * 100).toPrecision(2)))} %`;

/**
 * Formats a draw in per cent, with enough decimal places to distinguish it from a probability.
 * @param {number} uniform
 * @param {number} probability
 */
export function drawOf(uniform, probability) {
  const places = /** @type {const} */ ([0, 1, 2, 3]).find(
    (places) => Math.abs(uniform - probability) > 10 ** (-2 - places),
  );
  return `${places === undefined ? inFull(uniform * 100) : fixed(uniform * 100, places)} %`;
}

/** Describes a number on a cell: "7 on B". @param {Puzzle} puzzle @param {[number, number]} put cell and number */
export const putOf = (puzzle, [cell, number]) =>
  t("on", { number: numberName(puzzle, number), cell: cellName(puzzle, cell) });

/**
 * Describes an arrangement that an exact search tries: "Tried an arrangement of 5 in rows 4 to 6."
 * @param {Puzzle} puzzle
 * @param {NonNullable<Tried["arranged"]>} arranged
 */
export function arrangementOf(puzzle, { digit: number, part }) {
  const from = 3 * (part % 3) + 1;
  const digit = numberName(puzzle, number);
  return t(part < 3 ? "arrangedRows" : "arrangedColumns", { digit, from, to: from + 2 });
}

/**
 * Describes a proposal: "Swap 7 on B with 12 on K."
 * @param {Puzzle} puzzle
 * @param {Proposed} move
 */
export function proposalOf(puzzle, { cells: [a, b], numbers: [x, y], ...decided }) {
  const words = wordsOf(puzzle).move?.(puzzle, { cells: [a, b], numbers: [x, y], ...decided });
  if (words) return words;
  const swap = { a: putOf(puzzle, [a, x]), b: putOf(puzzle, [b, y]) };
  const opposite = puzzle.kind === "sums" ? puzzle.opposite : undefined;
  if (!opposite) return t("proposal", swap);
  const { partner, sum } = opposite;
  if (partner[a] === b) return t("proposalTurned", swap);
  return t("proposalPairs", {
    ...swap,
    c: putOf(puzzle, [partner[a], sum - x]),
    d: putOf(puzzle, [partner[b], sum - y]),
  });
}

/**
 * Describes a verdict: "Worse by 7: accepted, because the draw of 12 % is below the probability of 31 %."
 * @param {Proposed} move
 * @param {number} energy the energy after the move
 */
export function verdictOf({ delta, rule, probability, uniform, limit, accepted }, energy) {
  if (delta < 0) return t("better", { n: -delta });
  if (delta === 0) return t("equal");
  if (rule === "descent") return t(accepted ? "descentAccepted" : "descentRejected", { n: delta });
  if (rule === "threshold") return t(accepted ? "within" : "beyond", { n: delta, limit: figures(limit ?? 0) });
  if (rule === "late" || rule === "late2017") {
    const values = { n: delta, to: accepted ? energy : energy + delta, limit: limit ?? 0 };
    if (rule === "late") return t(accepted ? "lateAccepted" : "lateRejected", values);
    return t(accepted ? "lowAccepted" : "lowRejected", values);
  }
  const values = { n: delta, p: percentOf(probability), draw: drawOf(uniform, probability) };
  return t(accepted ? "hotAccepted" : "hotRejected", values);
}

/**
 * Describes the reason why a child was pruned: some line can no longer have its sum.
 * @param {Puzzle} puzzle
 * @param {Blocked} blocked
 */
export function blockedOf(puzzle, { line: place, missing, blanks, least, greatest }) {
  const line = lineName(puzzle, place);
  if (blanks === 0) return t(missing > 0 ? "short" : "tooMuch", { line, n: Math.abs(missing) });
  if (blanks === 1) return t("needsOne", { line, n: missing });
  return t("needsMany", { line, n: missing, blanks, least, greatest });
}

/**
 * Describes the outcome of a node of an exact search, and its reason.
 * @param {Puzzle} puzzle
 * @param {Tried["outcome"]} outcome
 * @param {Tried["why"]} why
 */
export function outcomeOf(puzzle, outcome, why) {
  if (outcome === "solution") return t("solution");
  if (outcome === "deeper" || !why) return t("deeper");
  const cell = why.cell === undefined ? t("aCell") : cellName(puzzle, why.cell);
  if (why.kind === "sum") return t("wrongSum");
  return t(why.kind, { cell, n: numberName(puzzle, why.number ?? 0) });
}

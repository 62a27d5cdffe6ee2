// A move in words: what was proposed, and why it became what it did; and of a search why a number was not put. Functions.

import { count, figures } from "../../lib/format.js";
import { cellName, lineName, numberName } from "../../lib/names.js";

/** @typedef {import("../../core/types.js").Proposed} Proposed */
/** @typedef {import("../../core/types.js").Blocked} Blocked */
/** @typedef {import("../../core/types.js").Tried} Tried */
/** @typedef {import("../../core/types.js").Puzzle} Puzzle */

/** The rules of acceptance. @type {Record<Proposed["rule"], string>} */
export const RULES = {
  metropolis: "Metropolis",
  threshold: "Threshold",
  late: "Late acceptance",
  descent: "Plain descent",
};

/** A chance as people say it: "31 %", "0.02 %". @param {number} chance */
export const chanceName = (chance) =>
  chance === 0 ? "0 %" : chance < 1e-6 ? "under 0.0001 %" : `${figures(Number((chance * 100).toPrecision(2)))} %`;

/** A number drawn, in as many places as tell it from a chance. @param {number} uniform @param {number} chance */
export function drawnName(uniform, chance) {
  for (const places of [2, 3, 4, 5]) {
    if (Math.abs(uniform - chance) > 10 ** -places) return uniform.toFixed(places);
  }
  return String(uniform);
}

/**
 * "Swap 7 on B with 12 on K."
 * @param {Puzzle} puzzle
 * @param {Proposed} move
 */
export function proposalOf(puzzle, { cells: [a, b], numbers: [x, y] }) {
  const at = (/** @type {number} */ number, /** @type {number} */ cell) =>
    `${numberName(puzzle, number)} on ${cellName(puzzle, cell)}`;
  return `Swap ${at(x, a)} with ${at(y, b)}.`;
}

/**
 * "Worse by 7, but hot enough: 31 % chance, drew 0.12: accepted."
 * @param {Proposed} move
 * @param {number} energy after it
 */
export function verdictOf({ delta, rule, probability, uniform, limit, accepted }, energy) {
  if (delta < 0) return `Better by ${count(-delta)}: accepted, as every improvement is.`;
  if (delta === 0) return "Neither better nor worse: accepted, as every such move is.";
  const worse = `Worse by ${count(delta)}`;
  const end = accepted ? "accepted" : "rejected";
  if (rule === "descent") return `${worse}: ${end}, since plain descent takes no worsening.`;
  if (rule === "threshold") {
    return `${worse}, ${accepted ? "within" : "more than"} the threshold of ${figures(limit ?? 0)}: ${end}.`;
  }
  if (rule === "late") {
    const to = accepted ? energy : energy + delta;
    const than = `${accepted ? "no more" : "more"} than the ${count(limit ?? 0)} that it is compared with`;
    return `${worse}, to ${count(to)}, ${than}: ${end}.`;
  }
  const chance = `${chanceName(probability)} chance, drew ${drawnName(uniform, probability)}`;
  return accepted ? `${worse}, but hot enough: ${chance}: accepted.` : `${worse}: ${chance}: rejected.`;
}

/**
 * Why a number is not put: the line that could not come right any more.
 * @param {Puzzle} puzzle
 * @param {Blocked} blocked
 */
export function blockedOf(puzzle, { line, missing, blanks, least, greatest }) {
  const name = lineName(puzzle, line);
  if (blanks === 0) return `${name} would be full, and ${missing > 0 ? `${missing} short` : `${-missing} too much`}`;
  if (blanks === 1) return `${name} would need ${missing}, which is not free`;
  return `${name} would need ${missing} from ${blanks} cells, which hold ${least} to ${greatest}`;
}

/** "7 on B". @param {Puzzle} puzzle @param {[number, number]} put cell and number */
export const putOf = (puzzle, [cell, number]) => `${numberName(puzzle, number)} on ${cellName(puzzle, cell)}`;

/**
 * What became of a node of an exact search, and why.
 * @param {Puzzle} puzzle
 * @param {Tried["outcome"]} outcome
 * @param {Tried["why"]} why
 */
export function outcomeOf(puzzle, outcome, why) {
  if (outcome === "solution") return "All that follows fits: this is a solution.";
  if (outcome === "deeper" || !why) return "Nothing contradicts it yet: the search goes deeper.";
  const cell = why.cell === undefined ? "a cell" : cellName(puzzle, why.cell);
  const reasons = {
    fraction: `the lines ask for a number on ${cell} that is no whole one`,
    unavailable: `the lines ask for ${why.number} on ${cell}, which is not free`,
    sum: "a full line would have another sum than it must have",
    empty: `no number fits ${cell} any more`,
    placeless: "a digit would have no place left in a row, column or box",
  };
  return `Cut: ${reasons[why.kind]}.`;
}

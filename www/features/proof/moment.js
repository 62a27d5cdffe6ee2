// The gain to the collection by a solution that a run has just found: a new class, or one found before.

import { isSame, symmetryInWords } from "./symmetry.js";
import { t } from "./texts.js";

/** @typedef {import("./symmetry.js").Symmetry} Symmetry */
/** @typedef {import("./verdict.js").Member} Member */
/** @typedef {import("./collection.js").Found} Found */

/**
 * The gain by a solution.
 * @typedef {object} Moment
 * @property {boolean} isNew whether its class is new
 * @property {number} found the number of classes so far
 * @property {number | null} all the number of all classes, if known
 * @property {Found} first the first solution of its class
 * @property {number} number the number of its class
 * @property {Symmetry | null} how the symmetry from that first solution; null if the boards are equal
 * @property {number[]} board
 */

const text = (/** @type {ArrayLike<number>} */ board) => Array.prototype.join.call(board);

/**
 * Returns the symmetry between two boards of a class, each given by its symmetry from the canonical board.
 * @param {Symmetry} from @param {Symmetry} to @returns {Symmetry}
 */
export function between(from, to) {
  const turn = to.degrees - from.degrees;
  // On a mirrored board a rotation has the other direction.
  const degrees = (((from.mirrored ? -turn : turn) % 360) + 360) % 360;
  // Sevenths of a turn are rounded values, so their differences are rounded again.
  return { degrees: Math.round(degrees) % 360, mirrored: from.mirrored !== to.mirrored };
}

/**
 * Computes the gain by a solution of the collection.
 * @param {number[]} board
 * @param {string} link the link of the run that found it
 * @param {Found[]} found the collection, in the order of finding
 * @param {Member[]} members the class of each found solution
 * @param {import("./catalogue.js").Solution[]} solutions the solutions with their numbers
 * @param {number | null} all the number of all classes
 * @returns {Moment | null} null if the board is not in the collection
 */
export function momentOf(board, link, found, members, solutions, all) {
  const key = text(board);
  const at = found.findIndex((one) => text(one.board) === key);
  if (at < 0) return null;
  const classOf = (/** @type {number} */ i) => text(members[i].board);
  const first = found.findIndex((_, i) => classOf(i) === classOf(at));
  // The run that first found the class still counts as the finder when it is opened again.
  const isNew = first === at && found[at].link === link;
  const upTo = isNew ? at + 1 : found.length;
  const classes = new Set(members.slice(0, upTo).map((_, i) => classOf(i)));
  const how = between(members[first].symmetry, members[at].symmetry);
  const number = solutions.find(({ run }) => run === found[first])?.number ?? classes.size;
  return { isNew, found: classes.size, all, first: found[first], number, how: isSame(how) ? null : how, board };
}

/**
 * Describes the gain: a headline, and a further sentence.
 * @param {Moment} moment
 * @param {boolean} symmetric whether the drawing can be turned or mirrored onto itself, with its givens
 */
export function momentInWords({ isNew, found, all, number, how }, symmetric) {
  if (!isNew) {
    const title = how ? t("momentSame", { n: number, how: symmetryInWords(how) }) : t("momentAgain", { n: number });
    return { title, more: all === null ? "" : t("momentSoFar", { found, all }) };
  }
  const once = symmetric ? t("momentOpen") : "";
  if (all === null) return { title: t("momentNewOpen", { found }), more: once };
  const more = found < all ? `${t("momentLeft", { n: all - found })} ${once}`.trim() : t("momentComplete", { all });
  return { title: t("momentNew", { found, all }), more };
}

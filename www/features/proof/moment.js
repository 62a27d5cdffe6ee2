// What a solution that a run has just found adds to the collection. A function of all that were found, in the order of finding.

import { isSame, symmetryInWords } from "./symmetry.js";
import { t } from "./texts.js";

/** @typedef {import("./symmetry.js").Symmetry} Symmetry */
/** @typedef {import("./verdict.js").Member} Member */
/** @typedef {import("./collection.js").Found} Found */

/**
 * @typedef {object} Moment
 * @property {boolean} isNew whether nothing before it was the same up to symmetry
 * @property {number} found classes so far
 * @property {number | null} all classes there are, where that is known
 * @property {Found} first that was found of its class
 * @property {number} number of that class
 * @property {Symmetry | null} how it comes from that one; null where it is the same board
 * @property {number[]} board
 */

const text = (/** @type {ArrayLike<number>} */ board) => Array.prototype.join.call(board);

/**
 * How a board comes from another, both given by how they come from the canonical board of their class.
 * @param {Symmetry} from @param {Symmetry} to @returns {Symmetry}
 */
export function between(from, to) {
  const turn = to.degrees - from.degrees;
  // A mirror turns the turning round.
  const degrees = (((from.mirrored ? -turn : turn) % 360) + 360) % 360;
  // Sevenths of a turn come rounded, so their differences are rounded further.
  return { degrees: Math.round(degrees) % 360, mirrored: from.mirrored !== to.mirrored };
}

/**
 * @param {number[]} board
 * @param {string} link of the run that found it
 * @param {Found[]} found
 * @param {Member[]} members of each of these
 * @param {import("./catalogue.js").Solution[]} solutions with their numbers
 * @param {number | null} all classes
 * @returns {Moment | null} null where it is not among them
 */
export function momentOf(board, link, found, members, solutions, all) {
  const key = text(board);
  const at = found.findIndex((one) => text(one.board) === key);
  if (at < 0) return null;
  const classOf = (/** @type {number} */ i) => text(members[i].board);
  const first = found.findIndex((_, i) => classOf(i) === classOf(at));
  // The run that is in the collection itself, seen again, is as new as it was.
  const isNew = first === at && found[at].link === link;
  const upTo = isNew ? at + 1 : found.length;
  const classes = new Set(members.slice(0, upTo).map((_, i) => classOf(i)));
  const how = between(members[first].symmetry, members[at].symmetry);
  const number = solutions.find(({ run }) => run === found[first])?.number ?? classes.size;
  return { isNew, found: classes.size, all, first: found[first], number, how: isSame(how) ? null : how, board };
}

/**
 * A headline, and what there is to say besides.
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

// Which solutions there are to show, each in its class: those that runs found, those that a proof knows, and those that
// are still to be found. A function of both.
//
// A class has a number: once a proof is complete its place among the canonical boards in rising order, before that its
// place in the order of finding.

import { isSame, symmetryInWords } from "./symmetry.js";
import { t } from "./texts.js";

/** @typedef {import("./collection.js").Found} Found */
/** @typedef {import("./verdict.js").Member} Member */
/** @typedef {import("./verdict.js").Proved} Proved */

/**
 * @typedef {object} Solution
 * @property {number} number of its class, from 1
 * @property {"found" | "shown" | "missing"} kind found by a run, shown by the proof, or not yet found
 * @property {import("./symmetry.js").Symmetry | null} how it comes from the canonical board; null for that itself
 * @property {number[] | null} board null of a missing one
 * @property {Found | null} run
 */

/** More places than this are not held open for what is missing. */
const MOST_MISSING = 36;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
function compare(a, b) {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

const text = (/** @type {ArrayLike<number>} */ board) => Array.prototype.join.call(board);
const how = (/** @type {Member} */ { symmetry }) => (isSame(symmetry) ? null : symmetry);

/**
 * @param {Found[]} found
 * @param {Member[]} members of each of these
 * @param {Proved | null} proved
 * @param {boolean} reveal whether what the proof knows is shown
 * @param {number | null} known how many classes there are, where that is known without a proof
 * @returns {{ solutions: Solution[], classes: number }} and how many classes runs have found
 */
export function catalogue(found, members, proved, reveal, known) {
  const complete = proved?.proof.complete ?? false;
  const canonical = complete && proved ? [...proved.members].map(({ board }) => board).sort(compare) : [];
  const numbers = new Map(canonical.map((board, i) => [text(board), i + 1]));
  const numberOf = (/** @type {Member} */ { board }) => {
    const key = text(board);
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  /** @type {Solution[]} */
  const solutions = found.map((run, i) => {
    return { number: numberOf(members[i]), kind: "found", how: how(members[i]), board: run.board, run };
  });
  const ours = new Set(solutions.map(({ number }) => number));
  if (proved && (reveal || complete)) {
    for (const [i, member] of proved.members.entries()) {
      const number = numberOf(member);
      if (ours.has(number)) continue;
      if (reveal) solutions.push({ number, kind: "shown", how: how(member), board: proved.firsts[i], run: null });
      else if (number <= MOST_MISSING) solutions.push({ number, kind: "missing", how: null, board: null, run: null });
    }
  }
  // Before any is found there is nothing to be missed.
  if (!complete && known !== null && ours.size > 0) {
    for (let number = ours.size + 1; number <= Math.min(known, MOST_MISSING); number++)
      solutions.push({ number, kind: "missing", how: null, board: null, run: null });
  }
  // A stable order: within a class the first found is first.
  solutions.sort((a, b) => a.number - b.number);
  return { solutions, classes: ours.size };
}

/** "Solution 2, turned by 120 degrees and mirrored". @param {Solution} solution */
export const nameOf = ({ number: n, how }) =>
  how ? t("solutionHow", { n, how: symmetryInWords(how) }) : t("solution", { n });

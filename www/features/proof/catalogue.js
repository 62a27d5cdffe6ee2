// The catalogue of solutions, by class: solutions found by runs, further solutions in the proof, and missing ones.
//
// A class has a number. Once a proof is complete, it is the rank among the canonical boards in ascending order. Before
// that, it is the order of finding.

import { isSame, symmetryInWords } from "./symmetry.js";
import { t } from "./texts.js";

/** @typedef {import("./collection.js").Found} Found */
/** @typedef {import("./verdict.js").Member} Member */
/** @typedef {import("./verdict.js").Proved} Proved */

/**
 * A solution, or a place for a missing one.
 * @typedef {object} Solution
 * @property {number} number the number of its class, from 1
 * @property {"found" | "shown" | "missing"} kind found by a run, shown by the proof, or not yet found
 * @property {import("./symmetry.js").Symmetry | null} how the symmetry from the canonical board; null for the canonical
 * board
 * @property {number[] | null} board null if it is missing
 * @property {Found | null} run the run that found it
 */

/** The maximum number of places for missing solutions. */
const MOST_MISSING = 36;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
function compare(a, b) {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

const text = (/** @type {ArrayLike<number>} */ board) => Array.prototype.join.call(board);
const how = (/** @type {Member} */ { symmetry }) => (isSame(symmetry) ? null : symmetry);

/**
 * Makes the catalogue, and counts the classes found by runs.
 * @param {Found[]} found
 * @param {Member[]} members the class of each found solution
 * @param {Proved | null} proved
 * @param {boolean} reveal whether the proof's solutions are shown
 * @param {number | null} known the number of classes, if known without a proof
 * @returns {{ solutions: Solution[], classes: number }}
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
  // Before a solution is found, no places for missing ones are shown.
  if (!complete && known !== null && ours.size > 0) {
    for (let number = ours.size + 1; number <= Math.min(known, MOST_MISSING); number++)
      solutions.push({ number, kind: "missing", how: null, board: null, run: null });
  }
  // The sort is stable, so within a class the solution found first is first.
  solutions.sort((a, b) => a.number - b.number);
  return { solutions, classes: ours.size };
}

/** Names a solution: "Solution 2, turned by 120 degrees and mirrored". @param {Solution} solution */
export const nameOf = ({ number: n, how }) =>
  how ? t("solutionHow", { n, how: symmetryInWords(how) }) : t("solution", { n });

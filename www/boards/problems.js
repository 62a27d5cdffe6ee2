// The problems, with a line for each: the words for its puzzles, and the face that draws them. The face is fetched on
// demand. contract.js defines the types of both.

import { words as route } from "./route/words.js";
import { t } from "../text/board.js";
import { words as sudoku } from "./sudoku/words.js";
import { face } from "./sums/face.js";
import { words as sums } from "./sums/words.js";

/** @typedef {import("../core/types.js").Puzzle["kind"]} Kind */
/** @typedef {import("./contract.js").Face<any, any, any>} Face */

/**
 * A problem, which is a kind of puzzles.
 * @typedef {object} Problem
 * @property {import("./contract.js").Words} words
 * @property {() => Promise<{ face: Face, words?: import("./contract.js").Words }>} load
 * @property {Face | null} [face] the face, once it is loaded
 */

/**
 * The words of a problem before its face is loaded, which includes the real ones.
 * @type {import("./contract.js").Words}
 */
const later = { aim: () => "", hand: () => "", marks: () => [], cell: (_, cell) => String(cell + 1), line: () => "" };

/** @type {Record<Kind, Problem>} */
export const problems = {
  sums: { words: sums, load: async () => ({ face }), face },
  sudoku: { words: sudoku, load: () => import("./sudoku/face.js") },
  route: { words: route, load: () => import("./route/face.js") },
  queens: { words: { ...later, title: () => t("queens") }, load: () => import("./queens/face.js") },
  tour: { words: { ...later, title: () => t("tour") }, load: () => import("./tour/face.js") },
  colouring: { words: { ...later, title: () => t("colouring") }, load: () => import("./colouring/face.js") },
  ising: { words: { ...later, title: () => t("ising") }, load: () => import("./ising/face.js") },
  "spanning-tree": { words: { ...later, title: () => t("tree") }, load: () => import("./spanning-tree/face.js") },
};

/** Fetches the face of a problem, once. @param {Kind} kind @returns {Promise<Face>} */
export async function fetchFace(kind) {
  const problem = problems[kind];
  const { face, words } = await problem.load();
  if (words) problem.words = words;
  return (problem.face ??= face);
}

/**
 * Returns the face of a puzzle's problem, which is loaded once a board is shown. Throws if it is not loaded yet.
 * @param {{ kind: Kind }} puzzle
 * @returns {Face}
 */
export function faceOf({ kind }) {
  const { face } = problems[kind];
  if (!face) throw new Error(`the face of ${kind} has yet to come`);
  return face;
}

// The problems, a line each: the words for its puzzles, and the face that they are drawn by, which is fetched when it is needed.
// contract.js says what both have.

import { words as route } from "./route/words.js";
import { words as sudoku } from "./sudoku/words.js";
import { face } from "./sums/face.js";
import { words as sums } from "./sums/words.js";

/** @typedef {import("../core/types.js").Puzzle["kind"]} Kind */
/** @typedef {import("./contract.js").Face} Face */

/**
 * @typedef {object} Problem
 * @property {import("./contract.js").Words} words
 * @property {() => Promise<{ face: Face }>} load
 * @property {Face | null} [face] once it has come
 */

/** @type {Record<Kind, Problem>} */
export const problems = {
  sums: { words: sums, load: async () => ({ face }), face },
  sudoku: { words: sudoku, load: () => import("./sudoku/face.js") },
  route: { words: route, load: () => import("./route/face.js") },
};

/** The face of a problem, fetched once. @param {Kind} kind @returns {Promise<Face>} */
export async function fetchFace(kind) {
  const problem = problems[kind];
  return (problem.face ??= (await problem.load()).face);
}

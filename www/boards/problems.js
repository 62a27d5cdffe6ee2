// The problems, a line each: the words for its puzzles, and the face that they are drawn by, which is fetched when it is needed.
// contract.js says what both have.

import { face as sums } from "./sums/face.js";
import { words as ofMaps } from "./route/words.js";
import { words as ofSudokus } from "./sudoku/words.js";
import { words as ofSums } from "./sums/words.js";

/** @typedef {import("../core/types.js").Puzzle["kind"]} Kind */
/** @typedef {{ words: import("./contract.js").Words, load: () => Promise<{ face: import("./contract.js").Face }> }} Line */

/** @type {Record<Kind, Line>} */
export const problems = {
  sums: { words: ofSums, load: async () => ({ face: sums }) },
  sudoku: { words: ofSudokus, load: () => import("./sudoku/face.js") },
  route: { words: ofMaps, load: () => import("./route/face.js") },
};

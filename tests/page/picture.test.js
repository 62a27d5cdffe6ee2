// The picture of a sudoku: the colour of right belongs to a solved one alone.

import assert from "node:assert/strict";
import { test } from "node:test";

// Globals that a browser has.
Object.assign(globalThis, { devicePixelRatio: 1, matchMedia: () => ({ addEventListener() {} }) });
const { picture } = await import("../../www/boards/sudoku/picture.js");

const shape = { size: 4, box_rows: 2, box_columns: 2 };
const SOLVED = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const givens = SOLVED.map((number, cell) => (cell < 3 ? number : 0));
const puzzle = /** @type {any} */ ({ ...shape, givens, rules: null, name: "", title: "" });
const colours = /** @type {any} */ (new Proxy({}, { get: (_, name) => String(name) }));

/** The colours in which numbers are written. @param {number[]} board @param {boolean} [solved] */
function written(board, solved) {
  /** @type {Set<string>} */
  const used = new Set();
  const context = /** @type {any} */ ({ fillRect() {}, fillText: () => used.add(context.fillStyle) });
  picture(context, { width: 200, height: 200 }, { puzzle, board, solved }, colours);
  return [...used].sort();
}

test("only a solved sudoku is drawn in the colour of right", () => {
  assert.deepEqual(written(SOLVED), ["ink", "right"]);
  const [a, b] = [SOLVED[5], SOLVED[4]];
  assert.deepEqual(written(SOLVED.with(4, a).with(5, b)), ["ink", "quiet"]);
  // Its rows and columns are right; another rule is not.
  assert.deepEqual(written(SOLVED, false), ["ink", "quiet"]);
});

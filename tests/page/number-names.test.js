// The names of numbers on large boards: the same on the board, in words, in pictures and on paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.js";
import { numberName } from "../../www/boards/names.js";
import { fetchFace } from "../../www/boards/problems.js";

const { drawNumbers } = await import("../../www/boards/sudoku/layers.js");
const { layOut } = await import("../../www/boards/sudoku/layout.js");
const { contentsOf, contentsOfGivens } = await import("../../www/boards/sudoku/grid.js");
const { drawPicture, rowsInWords } = await import("../../www/boards/picture.js");
const { boardOf } = await import("../../www/features/show/sheets/parts.js");

await fetchFace("sudoku");

/** @type {string[]} */
let written = [];
const context = /** @type {any} */ (
  new Proxy(/** @type {Record<string, unknown>} */ ({}), {
    get: (own, name) =>
      own[String(name)] ?? (name === "fillText" ? (/** @type {string} */ text) => written.push(text) : () => {}),
  })
);
/** What is written meanwhile. @param {() => void} draw */
function texts(draw) {
  written = [];
  draw();
  return written;
}
const colours = /** @type {any} */ (new Proxy({}, { get: (_, name) => String(name) }));

for (const [size, box, last] of /** @type {const} */ ([
  [16, 4, "G"],
  [25, 5, "P"],
  [36, 6, "0"],
])) {
  const board = Array.from({ length: size ** 2 }, (_, cell) => (cell % size) + 1);
  const shape = { size, box_rows: box, box_columns: box, rules: null };
  const puzzle = /** @type {any} */ ({ kind: "sudoku", title: "Sudoku", ...shape, givens: board.map(() => 0) });
  const names = board.map((number) => numberName(puzzle, number));

  test(`${size}x${size}: 10 is A and ${size} is ${last}, wherever it is written`, () => {
    assert.equal(names[9], "A");
    assert.equal(names[size - 1], last);
    const layout = layOut(size, 1200, 1200, 1);
    const kinds = board.map(() => 0);
    const scene = { layout, puzzle, board, kinds, edited: null, pair: null, colours };
    const drawn = texts(() => drawNumbers(context, /** @type {any} */ (scene)));
    assert.deepEqual(drawn, names);
    assert.deepEqual(
      texts(() => drawPicture(context, { width: 900, height: 900 }, { puzzle, board }, colours)),
      names,
    );
    assert.equal(rowsInWords(puzzle, board).replaceAll("; ", " "), names.join(" "));
    const words = [contentsOf(puzzle, board, kinds, null), contentsOfGivens(puzzle, board, new Set(), new Set(), null)];
    for (const [cell, name] of names.entries())
      for (const said of words) assert.match(said(cell), new RegExp(`^${name}\\b`));
  });

  test(`${size}x${size}: paper has the same names`, (t) => {
    t.mock.method(HTMLCanvasElement.prototype, "getContext", () => context);
    const run = /** @type {any} */ ({ setup: { puzzle }, snapshot: { board, kinds: null, explored: null } });
    assert.deepEqual(
      texts(() => void boardOf(run, colours)),
      names,
    );
  });
}

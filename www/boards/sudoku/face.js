// How a sudoku is drawn.

import { drawSudoku } from "./layers.js";
import { cellAt, layOut } from "./layout.js";

/** A small screen has no room for the counts: there the cells need it. */
const small = matchMedia("(max-width: 759px), (max-height: 500px)");

/** The scene of a grid of which nothing is known yet. */
export const NOTHING = { board: null, kinds: null, sums: null, pair: null, cell: null, marks: null };

/** @type {import("../board.js").Face<import("./shape.js").Shape, import("./layout.js").Layout, import("./layers.js").Scene>} */
export const face = {
  layOut: ({ size }, width, height, sharp) => layOut(size, width, height, sharp, !small.matches),
  isSame: (before, now) => before.size === now.size,
  nothing: NOTHING,
  cellAt,
  draw: drawSudoku,
};

// The face of sudokus: how a sudoku is drawn, and how its cells are named.

import { phoneOrShort } from "../../lib/sizes.js";
import { cellsOf, contentsOf } from "./grid.js";
import { drawSudoku } from "./layers.js";
import { cellAt, layOut } from "./layout.js";
import { picture } from "./picture.js";

/** Small screens, on which the cells need the room for the counts. */

/**
 * @type {import("../contract.js").Face<import("./shape.js").Shape, import("./layout.js").Layout,
 *   import("./layers.js").Scene>}
 */
export const face = {
  layOut: ({ size }, width, height, sharp) => layOut(size, width, height, sharp, !phoneOrShort.matches),
  isSame: (before, now) => before.size === now.size,
  nothing: { board: null, kinds: null, sums: null, pair: null, cell: null, edited: null, marks: null },
  cellAt,
  draw: drawSudoku,
  picture,
  places: ({ left, top, side }) => ({ box: { left, top, width: side, height: side } }),
  cells: cellsOf,
  contents: (shape, { board, kinds }) => contentsOf(shape, board, kinds, null),
};

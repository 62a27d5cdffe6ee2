// The face of maps: how a map is drawn, and how its cells are named.

import { cellInWords, cellsOf, changed } from "./grid.js";
import { drawMap } from "./layers.js";
import { cellAt, layOut } from "./layout.js";

/**
 * @type {import("../contract.js").Face<import("./map.js").Plan, import("./layout.js").Layout,
 *   import("./layers.js").Scene>}
 */
export const face = {
  layOut,
  isSame: (before, now) => before.rows === now.rows && before.columns === now.columns,
  nothing: { board: null, explored: null, cell: null },
  cellAt,
  draw: drawMap,
  places: ({ left, top, pitch, rows, columns }) => ({
    box: { left, top, width: columns * pitch, height: rows * pitch },
  }),
  cells: cellsOf,
  changed,
  contents:
    (plan, { board, explored = null }) =>
    (cell) =>
      cellInWords(plan, board, explored, cell),
};

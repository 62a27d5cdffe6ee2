// The face of magic-sum puzzles: how a puzzle is drawn, and how its cells are named.

import { isSame } from "../../lib/puzzle.js";
import { cellsOf, nameOf } from "./grid.js";
import { distance, layOut } from "./layout.js";
import { picture } from "./picture.js";
import { sumsOf } from "./givens.js";
import { drawArc, drawCells, drawLens, drawLines, drawTags, movedBy } from "./layers.js";

/**
 * @type {import("../contract.js").Face<import("../../core/types.js").SumsPuzzle, import("./layout.js").Layout,
 *   import("./layers.js").Scene>}
 */
export const face = {
  layOut,
  isSame,
  nothing: { board: null, kinds: null, sums: null, pair: null, put: null, cell: null },
  cellAt({ cells, radius }, x, y) {
    const cell = cells.findIndex((place) => distance(place, { x, y }) < radius);
    return cell === -1 ? null : cell;
  },
  draw(context, shown) {
    const scene = { ...shown, large: "present" in document.documentElement.dataset };
    drawTags(context, scene);
    drawLines(context, scene);
    drawArc(context, scene);
    drawCells(context, scene);
    drawTags(context, scene, true);
    drawLens(context, scene);
  },
  picture,
  places: ({ cells, radius }) => ({ middles: cells, radius }),
  swapped(puzzle, shown, cells) {
    if (puzzle.lines.some(({ different }) => different)) return null;
    const board = Array.from(shown.board);
    const moved = movedBy(puzzle, cells);
    for (let i = 0; i < moved.length; i += 2) {
      const [a, b] = moved.slice(i, i + 2);
      [board[a], board[b]] = [board[b], board[a]];
    }
    return { board, sums: sumsOf(puzzle, board) };
  },
  hasShapes: ({ shapes }) => shapes.some((shape) => shape.length > 0),
  cells: cellsOf,
  contents:
    (puzzle, { board, sums, kinds }) =>
    (cell) =>
      nameOf(puzzle, cell, board, sums, kinds),
};

// The board of a lane, drawn by the layers of the page's own boards; and its curve. Functions of values.

import { drawCells, drawLines, drawTags } from "../../../boards/sums/layers.js";
import { layOut } from "../../../boards/sums/layout.js";
import { drawMap } from "../../../boards/route/layers.js";
import { layOut as layOutMap } from "../../../boards/route/layout.js";
import { paint } from "../../../lib/canvas.js";
import { drawSudoku } from "../../../boards/sudoku/layers.js";
import { layOut as layOutSudoku } from "../../../boards/sudoku/layout.js";

/** @typedef {import("../../../core/types.js").Puzzle} Puzzle */
/** @typedef {{ board: ArrayLike<number>, kinds: ArrayLike<number>, sums: ArrayLike<number>, explored?: import("../../../core/types.js").Explored | null }} Seen */
/** @typedef {{ moves: number, value: number }} Point */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Puzzle} puzzle
 * @param {Seen} seen
 * @param {import("../../../lib/colours.js").Colours} colours
 */
export function drawBoard(canvas, puzzle, { board, kinds, sums, explored = null }, colours) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const shown = { board, kinds, sums, pair: null, cell: null, apart: false, colours };
  paint(canvas, width, height, (context, sharp) => {
    if (puzzle.kind === "sudoku") {
      const layout = layOutSudoku(puzzle.size, width, height, sharp);
      return drawSudoku(context, { ...shown, puzzle, edited: null, marks: null, layout });
    }
    if (puzzle.kind === "route") {
      const layout = layOutMap(puzzle, width, height, sharp);
      return drawMap(context, { layout, puzzle, board, explored, cell: null, colours });
    }
    const scene = { ...shown, puzzle, put: null, layout: layOut(puzzle, width, height) };
    drawTags(context, scene);
    drawLines(context, scene);
    drawCells(context, scene);
  });
}

/**
 * A value over the moves, both from 0; the same scales for all lanes.
 * @param {HTMLCanvasElement} canvas
 * @param {Point[]} points
 * @param {{ moves: number, value: number }} most
 * @param {string} colour
 * @param {import("../../../lib/colours.js").Colours} colours
 */
export function drawCurve(canvas, points, most, colour, colours) {
  const { clientWidth: width, clientHeight: height } = canvas;
  paint(canvas, width, height, (context) => {
    context.strokeStyle = colours.hairline;
    context.strokeRect(0.5, 0.5, width - 1, height - 1);
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { moves, value } of points) {
      context.lineTo(
        1 + (moves / (most.moves || 1)) * (width - 2),
        height - 2 - (value / (most.value || 1)) * (height - 6),
      );
    }
    context.stroke();
  });
}

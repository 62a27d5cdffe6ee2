// A sudoku on a canvas of its own: a sample to choose, what was read from a text, a picture to keep. A leaf but for the
// layers.

import { drawSudoku } from "./layers.js";
import { layOut } from "./layout.js";

/**
 * Draws into the canvas, which becomes `pixels` wide on the page.
 * @param {HTMLCanvasElement} canvas
 * @param {number} pixels
 * @param {import("./rules.js").Shape} shape
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number> | null} kinds null where all are given
 * @param {import("../colours.js").Colours} colours
 * @param {number} [sharp]
 */
export function drawPicture(canvas, pixels, shape, board, kinds, colours, sharp = devicePixelRatio || 1) {
  canvas.width = canvas.height = Math.round(pixels * sharp);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.fillStyle = colours.panel;
  context.fillRect(0, 0, pixels, pixels);
  const layout = layOut(shape.size, pixels, pixels, sharp, false);
  const nothing = { sums: null, pair: null, cell: null, edited: null };
  drawSudoku(context, { layout, puzzle: shape, board, kinds, ...nothing, colours });
}

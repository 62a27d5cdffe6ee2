// A sudoku on a canvas of its own: a sample to choose, what was read from a text, a picture to keep.

import { paint } from "../../lib/canvas.js";
import { drawSudoku } from "./layers.js";
import { layOut } from "./layout.js";

/**
 * Draws into the canvas, which becomes `pixels` wide on the page.
 * @param {HTMLCanvasElement} canvas
 * @param {number} pixels
 * @param {import("./shape.js").Shape} shape
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number> | null} kinds null where all are given
 * @param {import("../../lib/colours.js").Colours} colours
 */
export function drawPicture(canvas, pixels, shape, board, kinds, colours) {
  paint(canvas, pixels, pixels, (context, sharp) => draw(context, pixels, shape, board, kinds, colours, sharp));
}

/**
 * The same as a picture to keep, of so many pixels.
 * @param {number} pixels
 * @param {import("./shape.js").Shape} shape
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number> | null} kinds
 * @param {import("../../lib/colours.js").Colours} colours
 */
export function pictureOf(pixels, shape, board, kinds, colours) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext("2d");
  if (context) draw(context, pixels, shape, board, kinds, colours, 1);
  return canvas;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} pixels
 * @param {import("./shape.js").Shape} shape
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number> | null} kinds
 * @param {import("../../lib/colours.js").Colours} colours
 * @param {number} sharp
 */
function draw(context, pixels, shape, board, kinds, colours, sharp) {
  context.fillStyle = colours.panel;
  context.fillRect(0, 0, pixels, pixels);
  const layout = layOut(shape.size, pixels, pixels, sharp, false);
  const nothing = { sums: null, pair: null, cell: null, edited: null, marks: null };
  drawSudoku(context, { layout, puzzle: shape, board, kinds, ...nothing, colours });
}

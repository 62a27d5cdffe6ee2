// Pictures of sudokus: a solution without marks, and a board on a separate canvas (a sample, an imported sudoku, or a
// picture for saving).

import { paint } from "../../lib/canvas.js";
import { character } from "../../lib/digits.js";
import { drawSudoku } from "./layers.js";
import { layOut } from "./layout.js";
import { repeatsOf } from "./rules.js";
import { bandOf } from "./shape.js";

/** @typedef {import("./shape.js").Shape & { givens: number[] }} Sudoku */

/** The minimum size of a digit in pixels; smaller ones are dots. */
const SMALLEST_DIGIT = 7;

/**
 * Draws a board into a canvas, which becomes `pixels` wide on the page.
 * @param {HTMLCanvasElement} canvas
 * @param {number} pixels
 * @param {import("./shape.js").Shape} shape
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number> | null} kinds null if all numbers are given
 * @param {import("../../lib/colours.js").Colours} colours
 */
export function drawPicture(canvas, pixels, shape, board, kinds, colours) {
  paint(canvas, pixels, pixels, (context, sharp) => draw(context, pixels, shape, board, kinds, colours, sharp));
}

/**
 * Draws a board into a new canvas for saving.
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

/** Checks whether each row and column contains every number. @param {number} size @param {ArrayLike<number>} board */
function isFull(size, board) {
  const { row, column } = repeatsOf(size, board);
  return Array.from(board).every((number, cell) => number > 0 && !row(cell) && !column(cell));
}

/** @type {NonNullable<import("../contract.js").Face<import("./shape.js").Shape>["picture"]>} */
export function picture(context, { width, height }, { puzzle, board, solved = true }, colours) {
  const { size, box_columns, givens, rules } = /** @type {Sudoku} */ (puzzle);
  const band = bandOf(/** @type {Sudoku} */ (puzzle));
  const pitch = Math.floor((Math.min(width, height) - 4) / size);
  const side = pitch * size;
  const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
  const digit = Math.round(pitch * (pitch < 16 ? 0.9 : 0.72));
  context.textAlign = "center";
  context.font = `600 ${digit}px ${colours.display}`;
  const right = solved && isFull(size, board);
  for (const [cell, number] of Array.from(board).entries()) {
    const x = left + ((cell % size) + 0.5) * pitch;
    const y = top + (Math.floor(cell / size) + 0.5) * pitch;
    if (number === 0) continue;
    context.fillStyle = givens[cell] ? colours.ink : right ? colours.right : colours.quiet;
    if (digit >= SMALLEST_DIGIT) context.fillText(character(number), x, y + digit * 0.35);
    else context.fillRect(x - 1, y - 1, 2, 2);
  }
  for (const thick of [false, true]) {
    context.fillStyle = thick ? colours.ink : colours.hairline;
    for (let i = 0; i <= size; i++) {
      if (rules?.regions && thick && i % size !== 0) continue;
      if (rules?.regions || (i % band === 0) === thick) context.fillRect(left, top + i * pitch, side + 1, 1);
      if (rules?.regions || (i % box_columns === 0) === thick) context.fillRect(left + i * pitch, top, 1, side + 1);
    }
  }
  const { regions } = rules ?? {};
  for (let cell = 0; regions && cell < size * size; cell++) {
    const [x, y] = [left + (cell % size) * pitch, top + Math.floor(cell / size) * pitch];
    if (cell >= size && regions[cell] !== regions[cell - size]) context.fillRect(x, y, pitch + 1, 1);
    if (cell % size > 0 && regions[cell] !== regions[cell - 1]) context.fillRect(x, y, 1, pitch + 1);
  }
}

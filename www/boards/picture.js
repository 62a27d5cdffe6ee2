// Pictures of boards, small or large: of a run, of a solution, on a poster, on paper. The face of the puzzle's problem
// must be loaded.

import { paint } from "../lib/canvas.js";
import { numberName } from "./names.js";
import { faceOf } from "./problems.js";

/** @typedef {import("../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * The board of a picture.
 * @typedef {object} Pictured
 * @property {Puzzle} puzzle
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number> | null} [kinds] the kind of each number
 * @property {ArrayLike<number> | null} [sums] the sums of the lines, if known
 * @property {import("../core/types.js").Explored | null} [explored] the cells of a map that were explored by a search
 * @property {boolean} [solved] whether all rules are satisfied; a picture itself can only check rows and columns
 */

/**
 * The room for a picture, in pixels.
 * @typedef {object} Room
 * @property {number} width
 * @property {number} height
 * @property {number} [sharp] the screen pixels per pixel
 * @property {boolean} [small] whether there is no room beside the cells, for example for sums
 * @property {number} [disc] the size of small discs, as a fraction of the distance between neighbours
 */

/**
 * Draws a board in the style of its problem's pictures.
 * @param {CanvasRenderingContext2D} context
 * @param {Room} room
 * @param {Pictured} pictured
 * @param {Colours} colours
 */
export function drawPicture(context, room, pictured, colours) {
  const { picture } = faceOf(pictured.puzzle);
  if (picture) picture(context, room, pictured, colours);
  else drawAsBoard(context, room, pictured, colours);
}

/**
 * Draws a board in the same way as the board on the page.
 * @param {CanvasRenderingContext2D} context
 * @param {Room} room
 * @param {Pictured} pictured
 * @param {Colours} colours
 */
export function drawAsBoard(context, { width, height, sharp = 1, small = false }, pictured, colours) {
  const face = faceOf(pictured.puzzle);
  const layout = face.layOut(pictured.puzzle, width, height, sharp);
  face.draw(context, { ...face.nothing, ...pictured, small, layout, colours });
}

/**
 * Draws a board into a canvas, in the canvas's size on the page.
 * @param {HTMLCanvasElement} canvas @param {Pictured} pictured @param {Colours} colours
 * @param {Omit<Room, "width" | "height" | "sharp">} [how] @param {typeof drawPicture} [draw]
 */
export function picture(canvas, pictured, colours, how = {}, draw = drawPicture) {
  const { clientWidth: width, clientHeight: height } = canvas;
  paint(canvas, width, height, (context, sharp) => draw(context, { ...how, width, height, sharp }, pictured, colours));
}

/**
 * Lists the numbers row by row from the top, in the order of the drawing.
 * @param {Puzzle} puzzle
 * @param {ArrayLike<number>} board
 */
export function rowsInWords(puzzle, board) {
  const { rows } = faceOf(puzzle).cells(puzzle);
  const inRow = (/** @type {number[]} */ cells) => cells.map((cell) => numberName(puzzle, board[cell])).join(" ");
  return rows.map(inRow).join("; ");
}

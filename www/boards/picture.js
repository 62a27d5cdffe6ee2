// A board as a picture, small or large, as sharp as the screen: of a run, of a solution, on a poster, on paper. Its problem's face must
// have come.

import { paint } from "../lib/canvas.js";
import { numberName } from "./names.js";
import { problems } from "./problems.js";

/** @typedef {import("../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../lib/colours.js").Colours} Colours */

/**
 * @typedef {object} Pictured
 * @property {Puzzle} puzzle
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number> | null} [kinds] where each number comes from
 * @property {ArrayLike<number> | null} [sums] of its lines, where they are known
 * @property {import("../core/types.js").Explored | null} [explored] of a map
 * @property {boolean} [solved] whether all rules hold; false where only the run knows of more than rows and columns
 */

/**
 * The room for a picture, in pixels.
 * @typedef {object} Room
 * @property {number} width
 * @property {number} height
 * @property {number} [sharp] pixels of the screen that one of these is
 * @property {boolean} [small] whether there is no room for what lies beside the cells
 * @property {number} [disc] the size of small discs, as a share of the distance between neighbours
 */

/** @param {{ kind: Puzzle["kind"] }} puzzle */
function faceOf({ kind }) {
  const { face } = problems[kind];
  if (!face) throw new Error(`the face of ${kind} has yet to come`);
  return face;
}

/** Draws it as its problem's pictures are. @param {CanvasRenderingContext2D} context @param {Room} room @param {Pictured} pictured @param {Colours} colours */
export function drawPicture(context, room, pictured, colours) {
  const { picture } = faceOf(pictured.puzzle);
  if (picture) picture(context, room, pictured, colours);
  else drawAsBoard(context, room, pictured, colours);
}

/** Draws it as the page's own board is. @param {CanvasRenderingContext2D} context @param {Room} room @param {Pictured} pictured @param {Colours} colours */
export function drawAsBoard(context, { width, height, sharp = 1 }, pictured, colours) {
  const face = faceOf(pictured.puzzle);
  const layout = face.layOut(pictured.puzzle, width, height, sharp);
  face.draw(context, { ...face.nothing, ...pictured, layout, colours });
}

/**
 * Draws into a canvas, as large as it stands on the page.
 * @param {HTMLCanvasElement} canvas @param {Pictured} pictured @param {Colours} colours
 * @param {Omit<Room, "width" | "height" | "sharp">} [how] @param {typeof drawPicture} [draw]
 */
export function picture(canvas, pictured, colours, how = {}, draw = drawPicture) {
  const { clientWidth: width, clientHeight: height } = canvas;
  paint(canvas, width, height, (context, sharp) => draw(context, { ...how, width, height, sharp }, pictured, colours));
}

/** The numbers row by row from the top, as they stand in the drawing. @param {Puzzle} puzzle @param {ArrayLike<number>} board */
export function rowsInWords(puzzle, board) {
  const { rows } = faceOf(puzzle).cells(puzzle);
  const inRow = (/** @type {number[]} */ cells) => cells.map((cell) => numberName(puzzle, board[cell])).join(" ");
  return rows.map(inRow).join("; ");
}

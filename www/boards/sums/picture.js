// Pictures of magic-sum puzzles, drawn by the layers of the board. A small picture has no sums, and larger discs with
// larger digits.

import { drawCells, drawLines, drawTags } from "./layers.js";
import { layOut } from "./layout.js";

/** The radius of small discs as a fraction of the distance between neighbours, and the factor of their digits' size. */
const SMALL_RADIUS = 0.47;
const SMALL_DIGITS = 1.5;
/** The factor for drawing small pictures larger before they are shrunk, so that strokes also get thinner. */
const SHRUNK = 2;

/** @type {NonNullable<import("../contract.js").Face<import("../../core/types.js").SumsPuzzle>["picture"]>} */
export function picture(
  context,
  { width, height, small = false, disc = SMALL_RADIUS },
  { puzzle, board, kinds = null },
  colours,
) {
  const sums = puzzle.lines.map(({ cells }) => cells.reduce((sum, cell) => sum + board[cell], 0));
  const layout = small ? layOutSmall(context, puzzle, width, height, disc) : layOut(puzzle, width, height);
  const scene = { layout, puzzle, board, sums, kinds, pair: null, put: null, cell: null, colours };
  if (!small) drawTags(context, scene);
  drawLines(context, scene);
  drawCells(context, scene);
}

/**
 * Makes the layout of a small picture, and scales the context so that the cells fill it.
 * @param {CanvasRenderingContext2D} context
 * @param {import("../../core/types.js").SumsPuzzle} puzzle
 * @param {number} width
 * @param {number} height
 * @param {number} disc
 */
function layOutSmall(context, puzzle, width, height, disc) {
  const layout = layOut(puzzle, SHRUNK * width, SHRUNK * height);
  const radius = disc * layout.unit;
  const rim = radius + 2;
  const discs = [
    ...layout.cells.map(({ x, y }) => ({ x, y, reach: rim })),
    ...layout.rings.flatMap((ring) => (ring ? [{ x: ring.x, y: ring.y, reach: ring.radius + 2 }] : [])),
  ];
  const [left, right] = [
    Math.min(...discs.map(({ x, reach }) => x - reach)),
    Math.max(...discs.map(({ x, reach }) => x + reach)),
  ];
  const [top, bottom] = [
    Math.min(...discs.map(({ y, reach }) => y - reach)),
    Math.max(...discs.map(({ y, reach }) => y + reach)),
  ];
  const scale = Math.min(width / (right - left), height / (bottom - top), 1);
  context.translate(width / 2, height / 2);
  context.scale(scale, scale);
  context.translate(-(left + right) / 2, -(top + bottom) / 2);
  return { ...layout, radius, unit: (SMALL_DIGITS * layout.unit * disc) / SMALL_RADIUS };
}

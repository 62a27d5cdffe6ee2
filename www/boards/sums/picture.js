// A picture of a puzzle of sums, by the board's own layers. Small, it does without the sums, and its discs stand closer so that their
// digits can be larger.

import { drawCells, drawLines, drawTags } from "./layers.js";
import { layOut } from "./layout.js";

/** Small discs, as a share of the distance between neighbours; and how much larger their digits are. */
const SMALL_RADIUS = 0.47;
const SMALL_DIGITS = 1.5;
/** Small pictures are drawn at this many times their size and shrunk, so that strokes get thinner too. */
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
 * The cells fill the picture; the context is scaled to that.
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

// A solved board as a picture, small or large, as sharp as the screen.
//
// A sums puzzle is drawn by the board's own layers. Small, it does without the sums, and its discs stand closer so that their
// digits can be larger.

import { drawMap } from "../../boards/route/layers.js";
import { layOut as layOutMap } from "../../boards/route/layout.js";
import { repeatsOf } from "../../boards/sudoku/rules.js";
import { layOut } from "../../boards/sums/layout.js";
import { drawCells, drawLines, drawTags } from "../../boards/sums/layers.js";
import { paint } from "../../lib/canvas.js";
import { character } from "../../lib/digits.js";
import { t } from "./texts.js";

/** @typedef {import("../../boards/sudoku/shape.js").Shape & { givens: number[] }} Sudoku */
/** @typedef {import("../../core/types.js").Puzzle | (Sudoku & { name: string, title: string })} Puzzle */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** Small discs, as a share of the distance between neighbours; and how much larger their digits are. */
const SMALL_RADIUS = 0.47;
const SMALL_DIGITS = 1.5;
/** Small pictures are drawn at this many times their size and shrunk, so that strokes get thinner too. */
const SHRUNK = 2;
/** Below this many pixels a digit is a dab. */
const SMALLEST_DIGIT = 7;

/**
 * Draws into the canvas, as large as it stands on the page.
 * @param {HTMLCanvasElement} canvas
 * @param {Puzzle} puzzle
 * @param {number[]} board
 * @param {Colours} colours
 * @param {boolean} large
 * @param {number} [small] the size of small discs
 */
export function drawPicture(canvas, puzzle, board, colours, large, small = SMALL_RADIUS) {
  const { clientWidth: width, clientHeight: height } = canvas;
  paint(canvas, width, height, (context) => drawOn(context, width, height, puzzle, board, colours, large, small));
}

/**
 * Draws into a context that is so large.
 * @param {CanvasRenderingContext2D} context
 * @param {number} width
 * @param {number} height
 * @param {Puzzle} puzzle
 * @param {ArrayLike<number>} board
 * @param {Colours} colours
 * @param {boolean} large
 * @param {number} [small]
 * @param {ArrayLike<number> | null} [kinds] where each number of a sums puzzle comes from, as the board's layers have it
 * @param {boolean} [solved] whether a sudoku's rules all hold; false where only the run knows of more than rows and columns
 * @param {import("../../core/types.js").Explored | null} [explored] what a search has made of the cells of a map
 */
export function drawOn(
  context,
  width,
  height,
  puzzle,
  board,
  colours,
  large,
  small = SMALL_RADIUS,
  kinds = null,
  solved = true,
  explored = null,
) {
  if ("kind" in puzzle && puzzle.kind === "route") {
    const layout = layOutMap(puzzle, width, height, 1);
    return drawMap(context, { layout, puzzle, board, explored, cell: null, colours });
  }
  if (!("cells" in puzzle)) return drawSudoku(context, puzzle, board, colours, width, height, solved);
  const sums = puzzle.lines.map(({ cells }) => cells.reduce((sum, cell) => sum + board[cell], 0));
  const layout = large ? layOut(puzzle, width, height) : layOutSmall(context, puzzle, width, height, small);
  const scene = { layout, puzzle, board, sums, kinds, pair: null, put: null, cell: null, colours };
  if (large) drawTags(context, scene);
  drawLines(context, scene);
  drawCells(context, scene);
}

/**
 * The cells fill the picture; the context is scaled to that.
 * @param {CanvasRenderingContext2D} context
 * @param {import("../../core/types.js").SumsPuzzle} puzzle
 * @param {number} width
 * @param {number} height
 * @param {number} small
 */
function layOutSmall(context, puzzle, width, height, small) {
  const layout = layOut(puzzle, SHRUNK * width, SHRUNK * height);
  const radius = small * layout.unit;
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
  return { ...layout, radius, unit: (SMALL_DIGITS * layout.unit * small) / SMALL_RADIUS };
}

/** Whether each row and column holds every number. @param {number} size @param {ArrayLike<number>} board */
function isFull(size, board) {
  const { row, column } = repeatsOf(size, board);
  return Array.from(board).every((number, cell) => number > 0 && !row(cell) && !column(cell));
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sudoku} puzzle
 * @param {ArrayLike<number>} board
 * @param {Colours} colours
 * @param {number} width
 * @param {number} height
 * @param {boolean} solved what is not is not drawn in the colour of right
 */
function drawSudoku(context, { size, box_rows, box_columns, givens, rules }, board, colours, width, height, solved) {
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
      if (rules?.regions || (i % box_rows === 0) === thick) context.fillRect(left, top + i * pitch, side + 1, 1);
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

/** Cells in a row. @param {Exclude<Puzzle, { kind: "sums" }>} puzzle */
const acrossOf = (puzzle) => ("columns" in puzzle ? puzzle.columns : puzzle.size);

/**
 * The numbers in words: row by row from the top, as they stand in the drawing.
 * @param {Puzzle} puzzle
 * @param {number[]} board
 */
export function inWords(puzzle, board) {
  /** @type {Map<number, number[]>} */
  const rows = new Map();
  for (const cell of board.keys()) {
    const row = "cells" in puzzle ? -Math.round(puzzle.cells[cell].y * 100) : Math.floor(cell / acrossOf(puzzle));
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  const ordered = [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells);
  if ("cells" in puzzle) for (const cells of ordered) cells.sort((a, b) => puzzle.cells[a].x - puzzle.cells[b].x);
  return t("rowByRow", { rows: ordered.map((cells) => cells.map((cell) => board[cell]).join(" ")).join("; ") });
}

// The positions of cells. They have names on boards of squares, whose cells are numbered row by row. This module also
// finds the cell in a direction, and the room for a chooser.

import { ARROWS } from "../lib/arrows.js";
import { t } from "../text/board.js";

/** Returns a cell's row and column, from 1. @param {number} columns @param {number} cell */
const placeIn = (columns, cell) => ({ row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });

/** Names a cell: "row 1, column 3". @param {number} columns @param {number} cell */
export const placeOf = (columns, cell) => t("place", placeIn(columns, cell));

/** Names a cell in a short form: "r1 c3". @param {number} columns @param {number} cell */
export const shortPlaceOf = (columns, cell) => t("placeShort", placeIn(columns, cell));

/**
 * Names a line: "row 3" or "column 3".
 * @param {number} rows the number of rows, after which columns are counted
 * @param {number} line
 */
export const lineOf = (rows, line) => (line < rows ? t("row", { n: line + 1 }) : t("column", { n: line - rows + 1 }));

/** The height of a chooser on a board, and the minimum height of a board with a chooser: pictures are lower. */
const CHOOSER = 52;
const LEAST = 300;

/** Returns the height of the chooser above the drawing. @param {number} height of the board in pixels */
export const roomAbove = (height) => (height > LEAST ? CHOOSER : 0);

/**
 * Finds the cell that an arrow leads to: the nearest in that direction, within 45 degrees. Returns null for other keys.
 * @param {{ x: number, y: number }[]} middles @param {number} here @param {string} key
 */
export function towardsNearest(middles, here, key) {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let [nearest, least] = [here, Infinity];
  for (const [cell, { x, y }] of middles.entries()) {
    const apart = [x - middles[here].x, middles[here].y - y];
    const [along, across] = [apart[0] * arrow[0] + apart[1] * arrow[1], apart[0] * arrow[1] + apart[1] * arrow[0]];
    if (along <= 0 || Math.abs(across) > along) continue;
    if (along + Math.abs(across) < least) [nearest, least] = [cell, along + Math.abs(across)];
  }
  return nearest;
}

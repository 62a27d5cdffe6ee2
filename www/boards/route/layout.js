// The layout of a map: the positions of its cells for a size in pixels.

/** @typedef {{ pitch: number, left: number, top: number, rows: number, columns: number }} Layout */

/** The margin and the maximum pitch in pixels. */
const AIR = 8;
const LARGEST_PITCH = 96;

/**
 * Computes the positions of the cells. Each cell is an integer number of screen pixels wide, so that all lines are
 * equally sharp.
 * @param {{ rows: number, columns: number }} plan
 * @param {number} width
 * @param {number} height
 * @param {number} sharp screen pixels per pixel of the page
 * @returns {Layout}
 */
export function layOut({ rows, columns }, width, height, sharp) {
  const room = Math.min((width - 2 * AIR) / columns, (height - 2 * AIR) / rows);
  const pitch = Math.max(1 / sharp, Math.min(LARGEST_PITCH, Math.floor(room * sharp) / sharp));
  const middle = (/** @type {number} */ length, /** @type {number} */ cells) =>
    Math.round(((length - cells * pitch) / 2) * sharp) / sharp;
  return { pitch, left: middle(width, columns), top: middle(height, rows), rows, columns };
}

/**
 * Finds the cell at a point of the canvas; null without one.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function cellAt({ pitch, left, top, rows, columns }, x, y) {
  const [column, row] = [Math.floor((x - left) / pitch), Math.floor((y - top) / pitch)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * columns + column;
}

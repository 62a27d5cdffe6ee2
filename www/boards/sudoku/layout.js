// The layout of a sudoku: the positions of its cells and of the counts of repeats, for a size in pixels.
//
//     ┌───┬───┐
//     │ 1 │ 2 │ 0     the repeats of each row at its right,
//     ├───┼───┤
//     │ 1 │ 4 │ 1     and of each column below it
//     └───┴───┘
//       1   0

/** @typedef {{ pitch: number, left: number, top: number, side: number, margin: number, sharp: number }} Layout */

/** Lengths in pixels. */
const AIR = 8;
const LARGEST_PITCH = 104;
const MARGIN_AT_LEAST = 18;
const MARGIN_AT_MOST = 32;

/**
 * Computes the positions of the cells. Each cell is an integer number of screen pixels wide, so that all lines are
 * equally sharp.
 * @param {number} size
 * @param {number} width
 * @param {number} height
 * @param {number} sharp screen pixels per pixel of the page
 * @param {boolean} [counts] whether the counts are shown
 * @returns {Layout}
 */
export function layOut(size, width, height, sharp, counts = true) {
  const room = Math.min(width, height) - (counts ? 2 * AIR : 0);
  const margin = counts ? Math.min(MARGIN_AT_MOST, Math.max(MARGIN_AT_LEAST, (0.6 * room) / size)) : 0;
  const edge = counts ? 0 : 4;
  const pitch = Math.max(
    1 / sharp,
    Math.min(LARGEST_PITCH, Math.floor(((room - margin - edge) / size) * sharp) / sharp),
  );
  const side = pitch * size;
  // The board is centred, unless the counts need room.
  const place = (/** @type {number} */ length) =>
    Math.round(Math.min((length - side) / 2, length - side - margin - (counts ? AIR / 2 : 0)) * sharp) / sharp;
  return { pitch, left: place(width), top: place(height), side, margin, sharp };
}

/**
 * Finds the cell at a point of the canvas; null without one.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function cellAt({ pitch, left, top, side }, x, y) {
  const [column, row] = [Math.floor((x - left) / pitch), Math.floor((y - top) / pitch)];
  const size = Math.round(side / pitch);
  return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column;
}

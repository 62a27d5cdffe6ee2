// The shapes of sudokus: sizes, boxes and regions. This module also converts a grid to and from its text in links.
//
//   cell = row * size + column;   digits 1 to size, 0 for a blank;   text: . 1 to 9, A for 10 to Z for 35, 0 for 36

import { character, digitFor } from "../../lib/digits.js";

/**
 * @typedef {{ size: number, box_rows: number, box_columns: number, rules?: import("../../core/types.js").SudokuRules
 *   | null }} Shape
 */

/** All sizes, with their boxes. Boxes of one row add no rule, so these are Latin squares. @type {Shape[]} */
export const SHAPES = [
  { size: 4, box_rows: 2, box_columns: 2 },
  { size: 5, box_rows: 1, box_columns: 5 },
  { size: 6, box_rows: 2, box_columns: 3 },
  { size: 7, box_rows: 1, box_columns: 7 },
  { size: 8, box_rows: 2, box_columns: 4 },
  { size: 9, box_rows: 3, box_columns: 3 },
  { size: 10, box_rows: 2, box_columns: 5 },
  { size: 12, box_rows: 3, box_columns: 4 },
  { size: 16, box_rows: 4, box_columns: 4 },
  { size: 25, box_rows: 5, box_columns: 5 },
  { size: 36, box_rows: 6, box_columns: 6 },
];

/** The default shape. */
export const NINE = SHAPES[5];

/** Checks whether there are neither boxes nor regions. @param {Pick<Shape, "size" | "rules">} shape */
export const isLatin = ({ size, rules }) =>
  !rules?.regions && SHAPES.some((shape) => shape.size === size && shape.box_rows === 1);

/** Returns the number of rows between two thick lines. @param {Shape} shape */
export const bandOf = ({ size, box_rows }) => (box_rows > 1 ? box_rows : size);

/** The size whose last number is written as `0`, because the letters end before; in other sizes 0 is a blank. */
export const ZERO_IS_LAST = 36;

/**
 * Returns the digit of a key, 0 for a blank; NaN for other keys.
 * @param {string} key
 * @param {number} size
 */
export function digitOf(key, size) {
  if (key === "0" && size !== ZERO_IS_LAST) return 0;
  const digit = digitFor(key);
  return digit < 0 || digit > size ? NaN : digit;
}

/** @param {ArrayLike<number>} cells */
export const toText = (cells) => Array.from(cells, character).join("");

/**
 * Reads the cells of a grid from its text in a link; null if the text is no grid.
 * @param {string} text
 */
export function fromText(text) {
  const shape = SHAPES.find(({ size }) => size * size === text.length);
  return shape ? { shape, cells: Array.from(text, (key) => (key === "." ? 0 : digitOf(key, shape.size))) } : null;
}

/** Returns the box, or the region, of a cell. @param {Shape} shape @param {number} cell */
export const blockOf = ({ size, box_rows, box_columns, rules }, cell) =>
  rules?.regions?.[cell] ??
  Math.floor(Math.floor(cell / size) / box_rows) * box_rows + Math.floor((cell % size) / box_columns);

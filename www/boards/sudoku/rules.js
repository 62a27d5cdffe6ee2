// The rules of a sudoku, as far as the page checks them during typing: contradictory givens, and repeats.

import { placeOf } from "../places.js";
import { t } from "../../text/sudoku.js";
import { character } from "../../lib/digits.js";
import { blockOf } from "./shape.js";
import { knightsOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */
/**
 * Two cells with the same digit that must differ; `house` is numbered as in the core, null for another rule.
 * @typedef {{ digit: number, a: number, b: number, house: number | null }} Twice
 */
/**
 * The contradicting cells, and the first contradiction, also in words; empty without contradictions.
 * @typedef {{ cells: Set<number>, words: string, first: Twice | null }} Conflicts
 */

/**
 * Checks whether two cells must differ.
 * @param {Shape} shape
 * @param {number} a
 * @param {number} b
 */
export const seeEachOther = (shape, a, b) =>
  a !== b &&
  (Math.floor(a / shape.size) === Math.floor(b / shape.size) ||
    a % shape.size === b % shape.size ||
    blockOf(shape, a) === blockOf(shape, b));

/**
 * Finds the cells whose number is repeated in their row, and the cells whose number is repeated in their column.
 * @param {number} size
 * @param {ArrayLike<number>} board
 */
export function repeatsOf(size, board) {
  const inRow = new Uint8Array(size * (size + 1));
  const inColumn = new Uint8Array(size * (size + 1));
  for (let cell = 0; cell < board.length; cell++) {
    inRow[Math.floor(cell / size) * (size + 1) + board[cell]]++;
    inColumn[(cell % size) * (size + 1) + board[cell]]++;
  }
  return {
    /** @param {number} cell */
    row: (cell) => board[cell] > 0 && inRow[Math.floor(cell / size) * (size + 1) + board[cell]] > 1,
    /** @param {number} cell */
    column: (cell) => board[cell] > 0 && inColumn[(cell % size) * (size + 1) + board[cell]] > 1,
  };
}

/**
 * Returns for each row, then for each column, whether all its cells are filled.
 * @param {number} size
 * @param {ArrayLike<number>} board
 */
export function fullLines(size, board) {
  const full = Array.from({ length: 2 * size }, () => true);
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === 0) full[Math.floor(cell / size)] = full[size + (cell % size)] = false;
  }
  return full;
}

/**
 * Finds contradictory givens, and describes the first contradiction: "Two 5s in row 3, columns 1 and 7".
 * @param {Shape} shape
 * @param {ArrayLike<number>} givens
 * @returns {Conflicts}
 */
export function conflictsOf(shape, givens) {
  /** @type {Set<number>} */
  const cells = new Set();
  let words = "";
  /** @type {Twice | null} */
  let twice = null;
  const houses = 3 * shape.size + (shape.rules?.houses.length ?? 0);
  for (const [house, { name, of }] of unitsOf(shape).entries()) {
    /** @type {Map<number, number>} */
    const first = new Map();
    for (const cell of of) {
      const digit = givens[cell];
      const before = first.get(digit);
      if (digit === 0) continue;
      if (before === undefined) {
        first.set(digit, cell);
        continue;
      }
      cells.add(before).add(cell);
      words ||= name(character(digit), before, cell);
      twice ??= { digit, a: before, b: cell, house: house < houses ? house : null };
    }
  }
  return { cells, words, first: twice };
}

/**
 * Cells that must differ, and the words for a digit that is on two of them.
 * @typedef {{ of: number[], name: (digit: string, a: number, b: number) => string }} Unit
 */
/** @type {Map<number, Unit[]>} */
const knownUnits = new Map();

/**
 * Returns the rows, columns, boxes and further groups of cells that must differ.
 * @param {Shape} shape
 * @returns {Unit[]}
 */
function unitsOf(shape) {
  const { size } = shape;
  const { rules } = shape;
  const known = knownUnits.get(size);
  if (known && !rules) return known;
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  const row = (/** @type {number} */ cell) => Math.floor(cell / size) + 1;
  const column = (/** @type {number} */ cell) => (cell % size) + 1;
  const lines = Array.from({ length: size }, (_, i) => i + 1);
  // Rows are listed first, because people name a contradiction by its row.
  /** @type {Unit[]} */
  const units = [
    ...lines.map((line) => ({
      of: all.filter((cell) => row(cell) === line),
      name: (/** @type {string} */ digit, /** @type {number} */ a, /** @type {number} */ b) =>
        t("twoInRow", { digit, line, a: column(a), b: column(b) }),
    })),
    ...lines.map((line) => ({
      of: all.filter((cell) => column(cell) === line),
      name: (/** @type {string} */ digit, /** @type {number} */ a, /** @type {number} */ b) =>
        t("twoInColumn", { digit, line, a: row(a), b: row(b) }),
    })),
    ...lines.map((line) => ({
      of: all.filter((cell) => blockOf(shape, cell) === line - 1),
      name: (/** @type {string} */ digit, /** @type {number} */ a, /** @type {number} */ b) =>
        t("twoInBox", { digit, a: placeOf(size, a), b: placeOf(size, b) }),
    })),
  ];
  if (!rules) {
    knownUnits.set(size, units);
    return units;
  }
  const groups = [...rules.houses, ...rules.cages.map(({ cells }) => cells)];
  if (rules.extra.includes("knight")) groups.push(...knightsOf(size));
  const name = (/** @type {string} */ digit, /** @type {number} */ a, /** @type {number} */ b) =>
    t("twoByRule", { digit, a: placeOf(size, a), b: placeOf(size, b) });
  return [...units, ...groups.map((of) => ({ of, name }))];
}

// Names of a puzzle's cells, lines and numbers, for sentences anywhere on the page.

import { decimal } from "../lib/digits.js";
import { problems } from "./problems.js";

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/** Returns the words for a puzzle. @param {{ kind: Puzzle["kind"] }} puzzle @returns {import("./contract.js").Words} */
export const wordsOf = ({ kind }) => problems[kind].words;

/** Names a cell: "B", or "row 3, column 7". @param {Puzzle} puzzle @param {number} cell */
export const cellName = (puzzle, cell) => wordsOf(puzzle).cell(puzzle, cell);

/** Names a cell in a short form: "B", or "r3 c7". @param {Puzzle} puzzle @param {number} cell */
export function shortCellName(puzzle, cell) {
  const { short, cell: long } = wordsOf(puzzle);
  return (short ?? long)(puzzle, cell);
}

/**
 * Names a line: "ABC", or "A–T" if it is long, or "row 3", or "cage 15 at r1 c2".
 * @param {Puzzle} puzzle
 * @param {number} line
 */
export const lineName = (puzzle, line) => wordsOf(puzzle).line(puzzle, line);

/** Writes a number as shown on the board. @param {{ kind: Puzzle["kind"] }} puzzle @param {number} number */
export const numberName = (puzzle, number) => wordsOf(puzzle).number?.(number, puzzle) ?? decimal(number);

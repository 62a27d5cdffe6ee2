// What the cells, lines and numbers of a puzzle are called.

import { t } from "../text/board.js";

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/** "B", or "row 3, column 7". @param {Puzzle} puzzle @param {number} cell */
export function cellName(puzzle, cell) {
  if (puzzle.kind === "sums") return puzzle.cells[cell].label;
  return placeOf(acrossOf(puzzle), cell);
}

/** Cells in a row. @param {Exclude<Puzzle, { kind: "sums" }>} puzzle */
const acrossOf = (puzzle) => (puzzle.kind === "route" ? puzzle.columns : puzzle.size);

/** "row 1, column 3". @param {number} size of a row @param {number} cell */
export const placeOf = (size, cell) => t("place", placeIn(size, cell));

/** Row and column, from 1. @param {number} size @param {number} cell */
const placeIn = (size, cell) => ({ row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });

/** "B", or "r3 c7". @param {Puzzle} puzzle @param {number} cell */
export const shortCellName = (puzzle, cell) =>
  puzzle.kind === "sums" ? puzzle.cells[cell].label : t("placeShort", placeIn(acrossOf(puzzle), cell));

/** Lines of more cells are called by their ends. */
const MOST_NAMED = 9;

/** "ABC", or "A–T" where it is long, or "row 3". @param {Puzzle} puzzle @param {number} line */
export function lineName(puzzle, line) {
  if (puzzle.kind === "sums") {
    const labels = puzzle.lines[line].cells.map((cell) => puzzle.cells[cell].label);
    return labels.length > MOST_NAMED ? `${labels[0]}–${labels[labels.length - 1]}` : labels.join("");
  }
  const size = acrossOf(puzzle);
  return line < size ? t("row", { n: line + 1 }) : t("column", { n: line - size + 1 });
}

/** A number as its board has it: a letter for what has two digits in a sudoku. @param {Puzzle} puzzle @param {number} number */
export const numberName = (puzzle, number) =>
  puzzle.kind === "sudoku" && number > 9 ? String.fromCharCode(55 + number) : String(number);

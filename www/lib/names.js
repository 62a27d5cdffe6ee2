// What the cells, lines and numbers of a puzzle are called.

import { t } from "../text/board.js";
import { character } from "./digits.js";

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

/** "ABC", or "A–T" where it is long, or "row 3", or "cage 15 at r1 c2". @param {Puzzle} puzzle @param {number} line */
export function lineName(puzzle, line) {
  if (puzzle.kind === "sums") {
    const labels = puzzle.lines[line].cells.map((cell) => puzzle.cells[cell].label);
    return labels.length > MOST_NAMED ? `${labels[0]}–${labels[labels.length - 1]}` : labels.join("");
  }
  const size = acrossOf(puzzle);
  const rules = puzzle.kind === "sudoku" ? puzzle.rules : null;
  if (rules && line >= 2 * size) return ruleName(puzzle, rules, line - 2 * size);
  return line < size ? t("row", { n: line + 1 }) : t("column", { n: line - size + 1 });
}

/**
 * The lines of more rules, as the core counts them: the diagonals, the windows, all pairs as one, the cages.
 * @param {Puzzle} puzzle
 * @param {import("../core/types.js").SudokuRules} rules
 * @param {number} line
 */
function ruleName(puzzle, { extra, houses, cages }, line) {
  const diagonals = extra.filter((name) => name.startsWith("diagonal"));
  if (line < diagonals.length) return t(diagonals[line] === "diagonal-down" ? "diagonalDown" : "diagonalUp");
  if (line < houses.length) return t("window", { n: line - diagonals.length + 1 });
  if (line === houses.length) return t("knight");
  const { cells, sum } = cages[line - houses.length - 1];
  const at = shortCellName(puzzle, cells[0]);
  return sum === null ? t("cage", { at }) : t("cageOf", { at, sum });
}

/** A number as its board has it, wherever it is written. @param {{ kind?: string }} puzzle @param {number} number */
export const numberName = (puzzle, number) => (puzzle.kind === "sudoku" ? character(number) : String(number));

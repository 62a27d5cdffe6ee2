// What the cells, lines and numbers of a puzzle are called. A leaf.

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/** "B", or "row 3, column 7". @param {Puzzle} puzzle @param {number} cell */
export function cellName(puzzle, cell) {
  if (puzzle.kind === "sums") return puzzle.cells[cell].label;
  return `row ${Math.floor(cell / puzzle.size) + 1}, column ${(cell % puzzle.size) + 1}`;
}

/** "ABC", or "row 3". @param {Puzzle} puzzle @param {number} line */
export function lineName(puzzle, line) {
  if (puzzle.kind === "sums") return puzzle.lines[line].cells.map((cell) => puzzle.cells[cell].label).join("");
  const { size } = puzzle;
  return line < size ? `row ${line + 1}` : `column ${line - size + 1}`;
}

/** A number as its board has it: a letter for what has two digits in a sudoku. @param {Puzzle} puzzle @param {number} number */
export const numberName = (puzzle, number) =>
  puzzle.kind === "sudoku" && number > 9 ? String.fromCharCode(55 + number) : String(number);

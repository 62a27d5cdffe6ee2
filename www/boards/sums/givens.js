// The board of a magic-sum puzzle with only its givens.

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */

/** Kinds of numbers, as defined in the core. */
const [GIVEN, BLANK] = [1, 3];

/** @param {Puzzle} puzzle @param {(number | null)[]} givens */
export function boardOfGivens(puzzle, givens) {
  const board = puzzle.cells.map((_, cell) => givens[cell] ?? 0);
  const kinds = puzzle.cells.map((_, cell) => ((givens[cell] ?? null) === null ? BLANK : GIVEN));
  return { board, kinds, sums: sumsOf(puzzle, board) };
}

/** Computes the sums of a puzzle's lines. @param {Puzzle} puzzle @param {number[]} board */
export const sumsOf = ({ lines }, board) => lines.map(({ cells }) => cells.reduce((sum, cell) => sum + board[cell], 0));

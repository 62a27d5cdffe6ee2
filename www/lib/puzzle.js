// Compares the puzzles of two links.

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/**
 * Checks whether two puzzles are the same but for their givens. They must have the same name, and the same definition if the link has
 * one. Two sudokus must have the same size and rules.
 * @param {Puzzle | undefined} one
 * @param {Puzzle} other
 */
export const isSame = (one, other) => one?.name === other.name && definitionOf(one) === definitionOf(other);

/** @param {Puzzle} puzzle */
const definitionOf = (puzzle) =>
  puzzle.kind === "sudoku"
    ? JSON.stringify([puzzle.size, puzzle.rules])
    : ("define" in puzzle && puzzle.define) || null;

/** Checks whether the solutions of a problem are counted and kept. @param {{ kind: Puzzle["kind"] }} puzzle */
export const isCounted = ({ kind }) => kind === "sums" || kind === "sudoku";

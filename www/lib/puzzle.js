// What two links have in common.

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/**
 * Whether they are the same puzzle, whatever their givens: of the same name, and of the same lines if the link defines them, or of the
 * same side and rules.
 * @param {Puzzle | undefined} one
 * @param {Puzzle} other
 */
export const isSame = (one, other) => one?.name === other.name && definitionOf(one) === definitionOf(other);

/** @param {Puzzle} puzzle */
const definitionOf = (puzzle) =>
  puzzle.kind === "sudoku"
    ? JSON.stringify([puzzle.size, puzzle.rules])
    : ("define" in puzzle && puzzle.define) || null;

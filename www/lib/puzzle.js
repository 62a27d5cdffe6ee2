// Compares the puzzles of two links.

/** @typedef {import("../core/types.js").Puzzle} Puzzle */

/**
 * Checks whether two puzzles differ only in their givens. They must have the same name, and the same definition if the
 * link contains one. Two sudokus must have the same size and rules, two tours the same cities, and so on.
 * @param {Puzzle | undefined} one
 * @param {Puzzle} other
 */
export const isSame = (one, other) => one?.name === other.name && definitionOf(one) === definitionOf(other);

/** @param {Puzzle} puzzle */
function definitionOf(puzzle) {
  if (puzzle.kind === "sudoku") return JSON.stringify([puzzle.size, puzzle.rules]);
  if (puzzle.kind === "queens" || puzzle.kind === "ising") return String(puzzle.size);
  if (puzzle.kind === "colouring") return `${puzzle.map} ${puzzle.edges} ${puzzle.colours}`;
  if (puzzle.kind === "spanning-tree") return String(puzzle.weights);
  if (puzzle.kind === "tour") return String(puzzle.points);
  return ("define" in puzzle && puzzle.define) || null;
}

/** Checks whether the solutions of a problem are counted and kept. @param {{ kind: Puzzle["kind"] }} puzzle */
export const isCounted = ({ kind }) => kind === "sums" || kind === "sudoku";

/**
 * Checks whether a problem has moves of another kind than swaps of a puzzle's numbers.
 * @param {{ kind: Puzzle["kind"] }} puzzle
 */
export const isModel = ({ kind }) => kind !== "sums" && kind !== "sudoku" && kind !== "route";

/**
 * The aim of a problem's runs. It is to solve the problem, which means energy 0, or otherwise to reach the best known
 * energy. If no best is known, it is the best energy seen.
 * @typedef {{ kind: "solve" | "best" | "seen", known: number | null }} Aim
 */

/** Returns the aim of a problem's runs. @param {import("../core/types.js").Puzzle} puzzle @returns {Aim} */
export function aimOf(puzzle) {
  if (!("best" in puzzle)) return { kind: "solve", known: null };
  const known = puzzle.best?.energy ?? null;
  // A map may be colourable without conflicts.
  if (puzzle.kind === "colouring" && !known) return { kind: "solve", known: null };
  return { kind: known === null ? "seen" : "best", known };
}

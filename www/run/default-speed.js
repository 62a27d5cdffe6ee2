// The default speed of a run, which applies unless a person chooses another. Most runs then last a few seconds.

import { heldAt, interventionsOf } from "./interventions.js";

/** @typedef {import("../core/types.js").Setup} Setup */

/** The default speed of magic-sum puzzles, in moves a second; the speeds of sudokus follow, by size. */
const SUMS = 10_000;
/** @type {Record<number, number>} */
const SUDOKU = { 4: 8, 6: 250, 9: 25_000, 16: 250_000, 25: 1_000_000 };
/**
 * The default speed of annealing with propagation, in steps a second, by the size of the sudoku.
 * @type {Record<number, number>}
 */
const REBUILD = { 4: 4, 6: 10, 9: 50, 16: 4000, 25: 3000, 36: 3000 };
/** The seconds of a run at its default speed that the plots draw ahead if no setting gives the length of an anneal. */
const AHEAD = 3.2;

/** The highest speed that lets the eye follow proposed pairs, in moves a second. */
export const PAIR_FOLLOWED = 30;

/** The default speed of an exact search, in nodes a second. */
export const NODES = 10;

/** @param {Setup["puzzle"]} puzzle @param {boolean} [rebuilding] */
export const defaultSpeed = (puzzle, rebuilding = false) =>
  puzzle.kind === "sudoku" ? (rebuilding ? REBUILD : SUDOKU)[puzzle.size] : SUMS;

/** Returns the number of moves of one anneal that the plots draw ahead. @param {import("./run.js").Run} run */
export function horizon(run) {
  const anneal =
    Number(run.value("over") || run.value("length")) || AHEAD * defaultSpeed(run.setup.puzzle, run.rebuilding);
  return Math.min(anneal, Number(run.value("moves")));
}

/**
 * Checks whether a run keeps its speed: a person has fixed the temperature, or the board is frozen.
 * @param {import("./run.js").Run} run
 */
export function staysSlow({ touched, setup, snapshot: { progress } }) {
  if (typeof progress.frozen === "number") return true;
  return touched && heldAt(interventionsOf(setup.link), progress.moves);
}

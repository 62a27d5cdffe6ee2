// The speed at which a run is played unless somebody chooses another: one at which it most likely lasts some seconds.

import { heldAt, interventionsOf } from "./interventions.js";

/** @typedef {import("../core/types.js").Setup} Setup */

/** Moves a second: of sudokus by their size, and of all others. */
const SUMS = 10_000;
/** @type {Record<number, number>} */
const SUDOKU = { 4: 8, 6: 250, 9: 25_000, 16: 250_000, 25: 1_000_000 };
/** Steps of rebuilds. @type {Record<number, number>} */
const REBUILD = { 4: 4, 6: 10, 9: 50, 16: 4000, 25: 3000, 36: 3000 };
/** How many seconds of watching the schedule is drawn ahead where neither an anneal's length nor a cooling time says it. */
const AHEAD = 3.2;

/** Up to this speed the eye can follow the pair that is proposed, in moves a second. */
export const PAIR_FOLLOWED = 30;

/** Nodes of an exact search a second. */
export const NODES = 10;

/** @param {Setup["puzzle"]} puzzle @param {boolean} [rebuilding] */
export const defaultSpeed = (puzzle, rebuilding = false) =>
  puzzle.kind === "sudoku" ? (rebuilding ? REBUILD : SUDOKU)[puzzle.size] : SUMS;

/** The moves of one anneal, as far as its picture goes. @param {import("./run.js").Run} run */
export function horizon(run) {
  const anneal =
    Number(run.value("over") || run.value("length")) || AHEAD * defaultSpeed(run.setup.puzzle, run.rebuilding);
  return Math.min(anneal, Number(run.value("moves")));
}

/** Whether a run does not speed up by itself: a hand holds the temperature, or its board is frozen. @param {import("./run.js").Run} run */
export function staysSlow({ touched, setup, snapshot: { progress } }) {
  if (typeof progress.frozen === "number") return true;
  return touched && heldAt(interventionsOf(setup.link), progress.moves);
}

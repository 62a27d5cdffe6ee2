// The first moves of a run, as the page's other engine sees them one by one.

import { setFlagsFromString } from "node:v8";
import { MOST } from "../../www/features/code/python.js";

/** @typedef {import("../../www/features/code/ahead.js").Seen} Seen */

// Node 20 breaks off ("unreachable code") when it takes back the optimisation of a function that has calls of a module inlined.
setFlagsFromString("--no-turbo-inline-js-wasm-calls");

/** @param {typeof import("annealing-lab")} core @param {string} link @returns {Seen[]} the start, and the run after each move */
export function seenOf(core, link) {
  const solver = new core.Solver(link);
  const look = () => {
    const progress = /** @type {Seen["progress"]} */ (solver.progress());
    const { moves: move, energy } = progress;
    const inspection = solver.inspect() ?? null;
    return { progress, board: solver.board(), kinds: solver.kinds(), inspected: { move, energy, inspection } };
  };
  const seen = [look()];
  while (seen.length <= MOST && seen[seen.length - 1].progress.status === "running") {
    solver.step(1);
    seen.push(look());
  }
  solver.free();
  return /** @type {Seen[]} */ (seen);
}

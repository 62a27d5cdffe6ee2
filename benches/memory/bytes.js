// The size of the page's module after a number of moves. Each run has a separate module, because memory never shrinks.

import { readFileSync } from "node:fs";
import { shipped } from "../../tests/wasm/load.js";

const ON = "moves=1000000000000";
const ENDLESS = `found=sampled&every=1000000000&${ON}`;

/** Endless runs, and the marks that their traces store. */
export const LINKS = /** @type {const} */ ([
  ["Magic 19, one anneal", `puzzle=magic19&cooling=constant&t0=1.15&restart=none&${ENDLESS}`],
  ["Magic 19, restarts", `puzzle=magic19&cooling=fast&t0=10&restart=fixed&length=3500&${ENDLESS}`],
  ["Sudoku 25x25", `puzzle=sudoku&givens=${".".repeat(625)}&t0=0.5&restart=none&${ON}`],
]);

/** The moves per call, after which the page requests everything that it shows. */
const CHUNK = 500_000;

/**
 * @param {string} link
 * @param {number[]} moves in ascending order
 * @returns {Promise<number[]>} the module's bytes after each of these numbers of moves
 */
export async function bytesAfter(link, moves) {
  // Imported under a separate name, the glue starts a separate module.
  const glue = await import(`${shipped("full-glue").href}?${encodeURIComponent(link)}`);
  const { memory } = glue.initSync({ module: readFileSync(shipped("full-wasm")) });
  const solver = new glue.Solver(link);
  const bytes = [];
  for (const until of moves) {
    let { head, status } = solver.progress();
    while (head < until && status === "running") {
      ({ head, status } = solver.step(Math.min(CHUNK, until - head)));
      solver.board();
      solver.sums();
      solver.trace();
    }
    if (head !== until) throw new Error(`${link} ended after ${head} moves`);
    bytes.push(memory.buffer.byteLength);
  }
  solver.free();
  return bytes;
}

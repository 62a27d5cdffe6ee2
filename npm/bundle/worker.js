// A worker that makes runs: whoever has it posts links, and hears of them. It hears from its first moment on, and starts the module
// meanwhile: a module that waits for that at its top would lose what is posted before.

import init, { Solver } from "./lazy.js";

/** Milliseconds of a slice of a run; messages are heard between two. */
const SLICE = 30;
/** Milliseconds between two reports of a run, unless it is asked for others. */
const EVERY = 250;
/** The runs that are wanted. */
const wanted = new Set();

/** @param {{ id: unknown, link: string, moves?: number, every?: number }} asked */
async function run({ id, link, moves = Infinity, every = EVERY }) {
  const say = (/** @type {object} */ what) => postMessage({ id, ...what });
  let solver;
  wanted.add(id);
  try {
    await init();
    solver = new Solver(link);
    const last = solver.progress().moves + moves;
    let reported = performance.now();
    for (;;) {
      const progress = solver.progress();
      if (progress.status !== "running" || progress.moves >= last) break;
      if (!wanted.has(id)) return say({ kind: "cancelled" });
      if (performance.now() - reported >= every) {
        reported = performance.now();
        say({ kind: "progress", progress });
      }
      solver.advance(last - progress.moves, SLICE);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    say({ kind: "result", result: JSON.parse(solver.result()), board: solver.board() });
  } catch (error) {
    const { name, message, code = null, args = null, key = null, value = null } = error;
    say(name === "Refusal" ? { kind: "refusal", message, code, args, key, value } : { kind: "failure", message });
  } finally {
    wanted.delete(id);
    solver?.free();
  }
}

addEventListener("message", ({ data }) => {
  if (data?.cancel) wanted.delete(data.id);
  else run(data);
});

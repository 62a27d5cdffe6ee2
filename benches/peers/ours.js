// One turn of ours, identical in Node and in a browser; the counterpart of ../peers.rs.

/** Enough moves for some tenths of a second, so that V8's slower initial code hardly counts. */
const MOVES = 100_000_000;
/** The moves per call, as in ../measure.js. */
const CHUNK = 100_000;

/**
 * @param {typeof import("annealing-lab")} border the page's module, ready
 * @param {{ endless?: string, links: string[], boards?: number }} work `endless` is a run without an end, for its moves
 * a second; `links` are solved one after another; `boards` is the number of boards that each move is made on, if the
 * moves a second are measured on the solutions
 * @param {number} turn
 * @param {number} runs
 */
export function ourTurn({ Solver }, { endless, links, boards = 0 }, turn, runs) {
  let rate = 0;
  let moves = 0;
  if (endless) {
    const solver = new Solver(endless);
    const start = performance.now();
    for (let made = 0; made < MOVES; made += CHUNK) solver.step(CHUNK);
    rate = (MOVES / (performance.now() - start)) * 1e3;
    solver.free();
  }
  /** @type {number[]} */
  const times = [];
  for (let run = 1; run <= runs; run++) {
    const start = performance.now();
    for (const link of links) {
      const solver = new Solver(link.replace("SEED", String(turn * runs + run)));
      let progress = solver.step(CHUNK);
      while (progress.status === "running") progress = solver.step(CHUNK);
      moves += boards * progress.moves;
      solver.free();
    }
    times.push(performance.now() - start);
  }
  if (boards) rate = (moves / times.reduce((all, time) => all + time)) * 1e3;
  return { rate, times };
}

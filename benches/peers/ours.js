// One turn of ours, the same in Node and in a browser. The counterpart of ../peers.rs.

/** Some tenths of a second, so that V8's first, slower code is no part of it to speak of. */
const MOVES = 100_000_000;
/** Moves in one call, as in ../measure.js. */
const CHUNK = 100_000;

/**
 * @param {typeof import("annealing-lab")} border the page's module, ready
 * @param {{ endless?: string, links: string[], boards?: number }} work a run without an end, for its moves a second; what is
 *   solved, one after the other; on how many boards each move is made, if the moves a second are those of the solutions
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

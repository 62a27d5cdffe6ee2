// The figures that are measured in WebAssembly, the same in Node and in a browser. The counterpart of figures.rs.

const TURNS = 200;
const MOVES = 400_000;
const RUNS = 1000;
/** Moves in one call: one long call would stay in V8's first, slower code. */
const CHUNK = 100_000;

/**
 * @param {typeof import("annealing-lab")} border the page's module, ready
 * @param {(puzzle: number, moves: number, temperature: number, seed: number) => number} limit
 * @param {any} plan figures.json, with the links of its grids
 * @returns {Record<string, number>}
 */
export function measure({ Solver, Prover }, limit, plan) {
  /** @type {Record<string, number>} */
  const figures = {};
  for (const { name, link, puzzle, limit: temperature } of plan.moves) {
    const solver = new Solver(link);
    let [least, leastRun] = [Infinity, Infinity];
    for (let turn = 0; turn < TURNS; turn++) {
      const start = performance.now();
      if (temperature) {
        limit(puzzle, MOVES, temperature, turn);
        least = Math.min(least, (performance.now() - start) * (1e6 / MOVES));
      }
      const middle = performance.now();
      for (let made = 0; made < MOVES; made += CHUNK) solver.step(CHUNK);
      leastRun = Math.min(leastRun, (performance.now() - middle) * (1e6 / MOVES));
    }
    solver.free();
    figures[`${name}, ns a move`] = leastRun;
    if (temperature) figures[`${name}, the limit`] = least;
  }
  for (const { name, links } of plan.solutions) {
    const [times, moves] = [new Float64Array(RUNS), new Float64Array(RUNS)];
    let failures = 0;
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      const solver = new Solver(`${links[run % links.length]}&seed=${Math.floor(run / links.length) + 1}`);
      let progress = solver.step(CHUNK);
      while (progress.status === "running") progress = solver.step(CHUNK);
      times[run] = performance.now() - start;
      moves[run] = progress.moves;
      if (progress.status !== "solved") failures++;
      solver.free();
    }
    for (const [what, values] of /** @type {const} */ ([
      ["ms", times],
      ["moves", moves],
    ])) {
      values.sort();
      for (const [share, label] of /** @type {const} */ ([
        [0.5, "median"],
        [0.9, "90 %"],
        [0.99, "99 %"],
      ])) {
        figures[`${name}, ${what} ${label}`] = values[Math.floor(share * RUNS)];
      }
    }
    figures[`${name}, unsolved`] = failures;
  }
  const least = (/** @type {number} */ times, /** @type {() => void} */ work) => {
    let least = Infinity;
    for (let time = 0; time < times; time++) {
      const start = performance.now();
      work();
      least = Math.min(least, performance.now() - start);
    }
    return least;
  };
  for (const { name, links } of plan.once) {
    figures[`${name}, ms`] = least(50, () => {
      for (const link of links) {
        const solver = new Solver(link);
        while (solver.step(CHUNK).status === "running");
        solver.free();
      }
    });
  }
  for (const { name, link } of plan.searches) {
    let nodes = 0;
    const time = least(5, () => {
      const solver = new Solver(link);
      let progress = solver.step(CHUNK);
      while (progress.status === "running") progress = solver.step(CHUNK);
      nodes = progress.nodes;
      solver.free();
    });
    figures[`${name}, M nodes/s`] = nodes / time / 1e3;
  }
  for (const { name, link } of plan.counts) {
    figures[`${name}, ms`] = least(20, () => {
      const prover = new Prover(link, Infinity);
      while (prover.step(CHUNK).status === "running");
      prover.free();
    });
  }
  return figures;
}

/**
 * The limit's module, whose imports from JavaScript are never called.
 * @param {BufferSource} bytes
 */
export async function limitOf(bytes) {
  const module = await WebAssembly.compile(/** @type {any} */ (bytes));
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  return /** @type {(puzzle: number, moves: number, temperature: number, seed: number) => number} */ (exports.limit);
}

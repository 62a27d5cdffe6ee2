// A turn of ./figures.js in WebAssembly, identical in Node and in a browser; the counterpart of figures.rs.

/** The moves per call in a run to its end, because one long call would stay in V8's slower initial code. */
const CHUNK = 100_000;

/**
 * @typedef {object} Work a piece of work, the same in every turn; ./figures.js describes the measurement of each kind
 * @property {"moves" | "solutions" | "once" | "searches" | "counts"} kind
 * @property {string} name
 * @property {string[]} links
 * @property {number} [baseline] the temperature of the hand-written baseline, if it is also measured
 * @property {number} [puzzle] the puzzle's number in the hand-written baseline
 * @property {number} times the number of repetitions
 * @property {number} moves
 */

/**
 * @typedef {object} Turn the measurements; times in milliseconds, one per repetition
 * @property {number[]} ours
 * @property {number[]} [baseline]
 * @property {number[]} [moves]
 * @property {number[]} [unsolved]
 * @property {number[]} [nodes]
 */

/**
 * Returns the smallest value that is at least as large as a given fraction of all values, as in the statistics of a
 * comparison.
 * @param {number[]} values in any order
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  // The epsilon keeps 0.9 * 10 from exceeding 9.
  return sorted[Math.max(Math.ceil(share * sorted.length - 1e-9), 1) - 1];
}

/** @param {() => void} work */
function milliseconds(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * @param {typeof import("annealing-lab")} border the page's module, ready
 * @param {(puzzle: number, moves: number, temperature: number, seed: number) => number} baseline
 * @returns {(work: Work, turn: number) => Turn}
 */
export function turns({ Solver, Prover }, baseline) {
  /** Endless runs continue from turn to turn. @type {Map<string, InstanceType<typeof Solver>>} */
  const endless = new Map();

  /** @param {string} link */
  function solved(link) {
    const solver = new Solver(link);
    let progress = solver.step(CHUNK);
    while (progress.status === "running") progress = solver.step(CHUNK);
    solver.free();
    return progress;
  }

  /** @param {string} link */
  function counted(link) {
    const prover = new Prover(link, Infinity);
    prover.advance(Infinity);
    prover.free();
  }

  /** @param {Work} work @param {number} turn @returns {Turn} */
  function moved({ name, links, baseline: temperature, puzzle = 0, times, moves }, turn) {
    const solver = endless.get(name) ?? new Solver(links[0]);
    endless.set(name, solver);
    /** @type {{ ours: number[], baseline: number[] }} */
    const measured = { ours: [], baseline: [] };
    for (let time = 0; time < times; time++) {
      if (temperature) {
        measured.baseline.push(milliseconds(() => baseline(puzzle, moves, temperature, turn * times + time)));
      }
      // One call, as for the hand-written baseline and natively; the page makes longer calls. Each call also returns
      // the state of the run, which takes 5 microseconds.
      measured.ours.push(milliseconds(() => void solver.step(moves)));
    }
    return measured;
  }

  /** @param {Work} work @param {number} turn @returns {Turn} */
  function solutions({ links, times }, turn) {
    const measured = { ours: [0], moves: [0], unsolved: [0] };
    for (let time = 0; time < times; time++) {
      const run = turn * times + time;
      const link = `${links[run % links.length]}&seed=${Math.floor(run / links.length) + 1}`;
      measured.ours[time] = milliseconds(() => {
        const { moves, status } = solved(link);
        measured.moves[time] = moves;
        measured.unsolved[0] += Number(status !== "solved");
      });
    }
    return measured;
  }

  return (work, turn) => {
    if (work.kind === "moves") return moved(work, turn);
    if (work.kind === "solutions") return solutions(work, turn);
    let nodes = 0;
    const once =
      work.kind === "counts"
        ? counted
        : (/** @type {string} */ link) =>
            void (nodes = /** @type {import("../www/core/types.js").Searched} */ (solved(link)).nodes);
    const ours = Array.from({ length: work.times }, () => milliseconds(() => work.links.forEach(once)));
    return { ours, nodes: [nodes] };
  };
}

/**
 * Instantiates the module of the hand-written baseline, whose JavaScript imports are never called.
 * @param {BufferSource} bytes
 */
export async function baselineOf(bytes) {
  const module = await WebAssembly.compile(/** @type {any} */ (bytes));
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  return /** @type {(puzzle: number, moves: number, temperature: number, seed: number) => number} */ (exports.baseline);
}

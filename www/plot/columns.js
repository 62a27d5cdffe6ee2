// A trace as columns for plotting, with the fractions of the kinds of moves and the schedule's prediction beyond the
// end of the run. The columns are a function of both.
//
// The fractions are stacked: better, then equal, then worse accepted moves. The top of the stack is the acceptance
// ratio, and the rest above it was rejected.

import { windowOf } from "../run/accepted.js";

/** @typedef {import("../core/types.js").Trace} Trace */
/**
 * @typedef {"energy" | "best" | "temperature" | "predicted" | "better" | "equal" | "worse" | "acceptance" | "equalTop"}
 *   OfRun
 */
/** A column; the columns of a search are in its sizes. @typedef {OfRun | "frontier" | "reached"} Column */
/** @typedef {{ move: number[] } & { [column in Column]?: (number | null)[] }} Rows */
/**
 * The columns; `last` is the index of the run's last row.
 * @typedef {Rows & Record<OfRun, (number | null)[]> & { last: number }} Columns
 */

/** @type {OfRun[]} */
const OF_THE_RUN = ["energy", "best", "temperature", "better", "equal", "worse", "acceptance", "equalTop"];
const NONE = new Float64Array(0);
/**
 * The fraction of the highest temperature below which no temperature is predicted, because a geometric one falls
 * forever. Actual temperatures of the run are always included.
 */
const COLDEST = 1e-6;

/**
 * @param {Trace | null} trace
 * @param {{ temperatures: Float64Array, moves: number } | null} predicted
 * @returns {Columns}
 */
export function columnsOf(trace, predicted) {
  const { move = NONE, energy = NONE, best = NONE, temperature = NONE, restarts, reheats, hands } = trace ?? {};
  const rows = move.length;
  /** @type {Columns} */
  const columns = {
    move: Array.from(move),
    energy: Array.from(energy),
    best: Array.from(best),
    temperature: warm(temperature),
    ...sharesOf(trace),
    predicted: new Array(rows).fill(null),
    last: Math.max(0, rows - 1),
  };
  const begunAgain = [restarts, reheats, hands].some((moves) => moves && moves.length > 0);
  if (!predicted || begunAgain) return columns;

  const { temperatures, moves } = predicted;
  const step = (moves - 1) / (temperatures.length - 1);
  const from = columns.move[rows - 1] ?? 0;
  const coldest = COLDEST * temperatures.reduce((most, temperature) => Math.max(most, temperature), 0);
  for (const [i, temperature] of temperatures.entries()) {
    const move = 1 + i * step;
    if (move <= from) continue;
    columns.move.push(move);
    for (const column of OF_THE_RUN) columns[column].push(null);
    columns.predicted.push(temperature > coldest ? temperature : null);
  }
  return columns;
}

// The loops are plain from here on, because a run's first long trace is processed before the browser has optimised the
// code.

/** Replaces zeros, which a logarithmic axis cannot show. @param {Float64Array} temperatures */
function warm(temperatures) {
  /** @type {(number | null)[]} */
  const column = Array.from(temperatures);
  for (let row = 0; row < column.length; row++) if (!(temperatures[row] > 0)) column[row] = null;
  return column;
}

/** @param {Trace | null} trace */
function sharesOf(trace) {
  const rows = trace?.move.length ?? 0;
  const column = () => /** @type {(number | null)[]} */ (new Array(rows).fill(null));
  const [better, equal, worse, acceptance, equalTop] = [column(), column(), column(), column(), column()];
  const shares = { better, equal, worse, acceptance, equalTop };
  if (!trace) return shares;
  const { move, accepted: all, better: down, worse: up, proposals = move } = trace;
  const window = windowOf(move[rows - 1] - move[0], proposals[rows - 1] - proposals[0]);
  for (let row = 0, from = 0; row < rows; row++) {
    while (from + 1 < row && move[row] - move[from + 1] >= window) from++;
    const moves = proposals[row] - proposals[from];
    if (moves <= 0) continue;
    const share = (all[row] - all[from]) / moves;
    const lower = (down[row] - down[from]) / moves;
    const higher = (up[row] - up[from]) / moves;
    const level = Math.max(0, share - lower - higher);
    better[row] = lower;
    equal[row] = level;
    worse[row] = higher;
    acceptance[row] = share;
    equalTop[row] = lower + level;
  }
  return shares;
}

/**
 * Returns a trace whose energies are relative to the best known energy, if that is not 0. The best is then at the foot
 * of the axis.
 * @template {Pick<Trace, "energy" | "best">} T
 * @param {T} trace @param {import("../core/types.js").Puzzle} puzzle @returns {T}
 */
export function aboveBest(trace, puzzle) {
  const floor = floorOf(puzzle);
  if (floor === 0) return trace;
  const above = (/** @type {Float64Array} */ energies) => energies.map((energy) => energy - floor);
  return { ...trace, energy: above(trace.energy), best: above(trace.best) };
}

/**
 * Returns the energy at the foot of a puzzle's axis: the best known energy, or a lower bound; 0 for most puzzles.
 * @param {import("../core/types.js").Puzzle} puzzle
 */
export const floorOf = (puzzle) => {
  const known = "best" in puzzle ? puzzle.best?.energy : undefined;
  return known ?? ("bound" in puzzle ? puzzle.bound : null) ?? 0;
};

/** Lists the moves that reached a new best energy, and these energies. @param {Trace} trace */
export function bestsOf({ move, best }) {
  const bests = [];
  for (let row = 1; row < move.length; row++) {
    if (best[row] < best[row - 1]) bests.push({ move: move[row], energy: best[row] });
  }
  return bests;
}

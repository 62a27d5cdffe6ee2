// A trace as columns to be plotted: with the shares of the kinds of moves worked out, and the schedule's prediction beyond
// the run's end. A function of both.
//
// The shares are stacked: better, then equal, then worse moves that were accepted; the stack's top is the acceptance, and
// what lies above it was rejected.

/** @typedef {import("../types.js").Trace} Trace */
/** @typedef {"energy" | "best" | "temperature" | "predicted" | "better" | "equal" | "worse" | "acceptance" | "betterTop" |
 *            "equalTop"} Column */
/** @typedef {Record<Column, (number | null)[]> & { move: number[], last: number }} Columns `last` is the run's last row */

/** @type {Column[]} */
const OF_THE_RUN = ["energy", "best", "temperature", "better", "equal", "worse", "acceptance", "betterTop", "equalTop"];
/** Shares are of the last so many parts of the run, and of no fewer moves. */
const PARTS = 100;
const FEWEST_MOVES = 100;

/**
 * @param {Trace | null} trace
 * @param {{ temperatures: Float64Array, moves: number } | null} predicted
 * @returns {Columns}
 */
export function columnsOf(trace, predicted) {
  const rows = trace?.move.length ?? 0;
  // A logarithmic axis has no zero.
  const warm = (/** @type {number} */ t) => (t > 0 ? t : null);
  /** @type {Columns} */
  const columns = {
    move: Array.from(trace?.move ?? []),
    energy: Array.from(trace?.energy ?? []),
    best: Array.from(trace?.best ?? []),
    temperature: Array.from(trace?.temperature ?? [], warm),
    ...sharesOf(trace),
    predicted: new Array(rows).fill(null),
    last: Math.max(0, rows - 1),
  };
  if (!predicted || (trace && trace.restarts.length + trace.reheats.length + trace.hands.length > 0)) return columns;

  const { temperatures, moves } = predicted;
  const step = (moves - 1) / (temperatures.length - 1);
  const from = columns.move[rows - 1] ?? 0;
  for (const [i, temperature] of temperatures.entries()) {
    const move = 1 + i * step;
    if (move <= from) continue;
    columns.move.push(move);
    for (const column of OF_THE_RUN) columns[column].push(null);
    columns.predicted.push(warm(temperature));
  }
  return columns;
}

/** @param {Trace | null} trace */
function sharesOf(trace) {
  const rows = trace?.move.length ?? 0;
  /** @type {Record<"better" | "equal" | "worse" | "acceptance" | "betterTop" | "equalTop", (number | null)[]>} */
  const shares = { better: [], equal: [], worse: [], acceptance: [], betterTop: [], equalTop: [] };
  if (!trace) return shares;
  const { move, accepted, better, worse } = trace;
  const window = Math.max(FEWEST_MOVES, (move[rows - 1] - move[0]) / PARTS);
  for (let row = 0, from = 0; row < rows; row++) {
    while (from + 1 < row && move[row] - move[from + 1] >= window) from++;
    const moves = move[row] - move[from];
    const share = (/** @type {Float64Array} */ column) => (moves > 0 ? (column[row] - column[from]) / moves : null);
    const [all, down, up] = [share(accepted), share(better), share(worse)];
    const level = all === null || down === null || up === null ? null : Math.max(0, all - down - up);
    shares.better.push(down);
    shares.equal.push(level);
    shares.worse.push(up);
    shares.acceptance.push(all);
    shares.betterTop.push(down);
    shares.equalTop.push(down === null || level === null ? null : down + level);
  }
  return shares;
}

/** The last row that is not after a move. @param {number[]} moves @param {number} move @param {number} last row */
export function rowAt(moves, move, last) {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (moves[middle] <= move) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** After which moves a new best energy was seen, and which. @param {Trace} trace */
export function bestsOf({ move, best }) {
  const bests = [];
  for (let row = 1; row < move.length; row++) {
    if (best[row] < best[row - 1]) bests.push({ move: move[row], energy: best[row] });
  }
  return bests;
}

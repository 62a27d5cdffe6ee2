// A trace as columns to be plotted: with the share of accepted moves worked out, and the schedule's prediction beyond the
// run's end. A function of both.

/** @typedef {import("../types.js").Trace} Trace */
/** @typedef {"energy" | "best" | "temperature" | "acceptance" | "predicted"} Column */
/** @typedef {Record<Column, (number | null)[]> & { move: number[], last: number }} Columns `last` is the run's last row */

/** Acceptance is a share of the last so many parts of the run, and of no fewer moves. */
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
    acceptance: trace ? acceptanceOf(trace) : [],
    predicted: new Array(rows).fill(null),
    last: Math.max(0, rows - 1),
  };
  if (!predicted || (trace && trace.restarts.length + trace.reheats.length > 0)) return columns;

  const { temperatures, moves } = predicted;
  const step = (moves - 1) / (temperatures.length - 1);
  const from = columns.move[rows - 1] ?? 0;
  for (const [i, temperature] of temperatures.entries()) {
    const move = 1 + i * step;
    if (move <= from) continue;
    columns.move.push(move);
    for (const column of /** @type {const} */ (["energy", "best", "temperature", "acceptance"]))
      columns[column].push(null);
    columns.predicted.push(warm(temperature));
  }
  return columns;
}

/** @param {Trace} trace */
function acceptanceOf({ move, accepted }) {
  const rows = move.length;
  const window = Math.max(FEWEST_MOVES, (move[rows - 1] - move[0]) / PARTS);
  /** @type {(number | null)[]} */
  const shares = [];
  for (let row = 0, from = 0; row < rows; row++) {
    while (from + 1 < row && move[row] - move[from + 1] >= window) from++;
    const moves = move[row] - move[from];
    shares.push(moves > 0 ? (accepted[row] - accepted[from]) / moves : null);
  }
  return shares;
}

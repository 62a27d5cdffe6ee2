// The acceptance ratio: the fraction of moves accepted over the last hundredth of the run, and over at least 100 moves.
// It depends on the run alone, so every speed gives the same ratio, and so does a return to an earlier move.

const PARTS = 100;
const FEWEST_MOVES = 100;

/**
 * Returns the number of moves that the ratio covers; one proposal may take several moves.
 * @param {number} moves of the run
 * @param {number} [proposals] of the run
 */
export const windowOf = (moves, proposals = moves) =>
  Math.max(FEWEST_MOVES * (proposals > 0 ? moves / proposals : 1), moves / PARTS);

/**
 * Finds the last row at or before a move.
 * @param {ArrayLike<number>} moves of the rows, rising
 * @param {number} move
 * @param {number} last row to look at
 */
export function rowAt(moves, move, last) {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (moves[middle] <= move) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Computes the acceptance ratio at the move that is shown; null before the first move.
 * @param {import("../core/types.js").Trace | null} trace
 * @param {import("../core/types.js").Progress} progress
 */
export function acceptanceAt(trace, { moves, accepted, head, rebuild }) {
  if (!trace || trace.move.length === 0) return null;
  const from = rowAt(
    trace.move,
    moves - windowOf(head, rebuild && trace.proposals?.[trace.proposals.length - 1]),
    trace.move.length - 1,
  );
  const made = (rebuild?.rebuilds ?? moves) - (trace.proposals ?? trace.move)[from];
  return made > 0 ? (accepted - trace.accepted[from]) / made : null;
}

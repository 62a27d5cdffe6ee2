// "Accepted": the share of accepted moves among the last hundredth of the run, and among no fewer than 100 moves. It is of the run,
// not of how it is played: the same at every speed, and at a move that is looked back to.

const PARTS = 100;
const FEWEST_MOVES = 100;

/** Of how many moves the share is: a proposal may take several. @param {number} moves of the run @param {number} [proposals] of it */
export const windowOf = (moves, proposals = moves) =>
  Math.max(FEWEST_MOVES * (proposals > 0 ? moves / proposals : 1), moves / PARTS);

/** The last row that is not after a move. @param {ArrayLike<number>} moves @param {number} move @param {number} last row */
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
 * At the move that is looked at; null where none has been made.
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

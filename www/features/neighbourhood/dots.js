// The layout of a board's moves beside the thermometer: each move is a dot at the height of its change of energy, on
// the thermometer's axis. Dots of the same height are placed side by side, then in lines above each other, and closer
// together if there is no room. Improving and equal moves have no height on a logarithmic axis, so they form a pile at
// the bulb.

import { shareOf } from "../../lib/temperature-scale.js";

/** @typedef {import("../../core/types.js").Neighbourhood} Neighbourhood */
/** @typedef {import("../../lib/temperature-scale.js").TemperatureScale} Scale */

/**
 * The frame in pixels: the coordinate `along` runs from the bulb along the tube, and `away` points away from it. The
 * axis extends from `begin` to `end`, and the pile begins at `pile`.
 * @typedef {{ length: number, depth: number, begin: number, end: number, pile: number, spacing: number }} Frame
 */
/**
 * A row of dots: moves whose change of energy is in a range.
 * @typedef {{ from: number, to: number, along: number }} Row
 */
/**
 * The numbers of moves: improving, equal, above the end of the axis, and in each row.
 * @typedef {{ better: number, equal: number, above: number, rows: Float64Array }} Counts
 */
/**
 * An arrangement of dots in lines: the number of dots per line, and the distance between them.
 * @typedef {{ columns: number, step: number }} Grid
 */

/**
 * Makes the rows of an axis for integer changes of energy from 1 on; changes that would be too close form one row.
 * @param {Frame} frame
 * @param {Scale} scale
 */
export function rowsOf({ begin, end, pile, spacing }, scale) {
  const alongOf = (/** @type {number} */ delta) =>
    Math.max(begin + (end - begin) * shareOf(scale, delta), pile + 2 * spacing);
  const apart = spacing / (end - begin);
  /** @type {Row[]} */
  const rows = [];
  for (let from = 1; from <= scale.high;) {
    const next = scale.low * (scale.high / scale.low) ** (shareOf(scale, from) + apart);
    const to = Math.min(Math.max(from, Math.ceil(next) - 1), Math.floor(scale.high));
    rows.push({ from, to, along: (alongOf(from) + alongOf(to)) / 2 });
    from = to + 1;
  }
  return rows;
}

/** Finds the row of a worsening move; -1 if it is above all rows. @param {Row[]} rows @param {number} delta */
export function rowAt(rows, delta) {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].to < delta) low = middle + 1;
    else high = middle;
  }
  return low < rows.length ? low : -1;
}

/** Counts the moves. @param {Neighbourhood} moves @param {Row[]} rows @returns {Counts} */
export function countsOf({ delta }, rows) {
  const counts = { better: 0, equal: 0, above: 0, rows: new Float64Array(rows.length) };
  for (const change of delta) {
    const row = change > 0 ? rowAt(rows, change) : -1;
    if (change < 0) counts.better++;
    else if (change === 0) counts.equal++;
    else if (row < 0) counts.above++;
    else counts.rows[row]++;
  }
  return counts;
}

/**
 * Computes a running mean of counts, with a larger weight for newer ones.
 * @param {Counts | null} before
 * @param {Counts} now
 * @param {number} weight
 */
export function blended(before, now, weight) {
  if (!before || before.rows.length !== now.rows.length) return now;
  const mean = (/** @type {number} */ a, /** @type {number} */ b) => a + weight * (b - a);
  return {
    better: mean(before.better, now.better),
    equal: mean(before.equal, now.equal),
    above: mean(before.above, now.above),
    rows: now.rows.map((n, row) => mean(before.rows[row], n)),
  };
}

/**
 * Arranges a number of dots in a space.
 * @param {number} n
 * @param {number} room room in the direction away from the tube
 * @param {number} gap room along the tube
 * @param {number} spacing
 * @returns {Grid}
 */
export function gridOf(n, room, gap, spacing) {
  const most = Math.floor(room / spacing) + 1;
  const lines = Math.max(1, Math.min(Math.ceil(n / most), Math.floor((gap - 1) / spacing)));
  const columns = Math.ceil(n / lines);
  return { columns, step: columns > 1 ? Math.min(spacing, room / (columns - 1)) : spacing };
}

/**
 * Lists the moves of each row and of the pile, better moves first.
 * @param {Neighbourhood} moves @param {Row[]} rows
 */
export function listed({ delta }, rows) {
  const lists = { pile: /** @type {number[]} */ ([]), rows: rows.map(() => /** @type {number[]} */ ([])) };
  for (const [move, change] of delta.entries()) {
    if (change <= 0) lists.pile.push(move);
    else lists.rows[rowAt(rows, change)]?.push(move);
  }
  lists.pile.sort((a, b) => delta[a] - delta[b] || a - b);
  for (const list of lists.rows) list.sort((a, b) => delta[a] - delta[b] || a - b);
  return lists;
}

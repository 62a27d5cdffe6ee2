// The measure of a record, computed independently of the program: the rows of a hexagon, and the smallest differences
// that their sums can have.

/** Returns the links of runs in a document. @param {string} document */
export const linksOf = (document) => [...document.matchAll(/`#(puzzle=custom&[^`]+)`/g)].map(([, link]) => link);

/**
 * Returns consecutive numbers for a hexagon, and the sum closest to the sums of its rows. The rows of a direction add
 * up to the sum of all numbers. Division by the number of rows may leave a remainder. As many rows then miss the sum by
 * at least 1, in each of three directions.
 * @param {number} order @param {number} first the smallest number
 */
export function numbersOf(order, first) {
  const cells = 3 * order * (order - 1) + 1;
  const [rows, last] = [2 * order - 1, first + cells - 1];
  const sum = Math.round(((first + last) * cells) / 2 / rows);
  return { numbers: `${first}..${last}`, sum, least: 3 * Math.abs(((first + last) * cells) / 2 - sum * rows) };
}

/** Returns the hexagon of a link. @param {string} link */
export function hexagonOf(link) {
  const [, first, order] = (/define=n(-?\d+)\.\.-?\d+\/h(\d+),/.exec(link) ?? []).map(Number);
  return { order, ...numbersOf(order, first) };
}

/**
 * Returns the squared errors of all rows; NaN if the board's numbers are not consecutive, or their count differs from
 * the number of cells.
 * @param {number} order @param {number} sum the target sum of a row @param {number[]} board row by row from the top
 */
export function energyOf(order, sum, board) {
  const sorted = [...board].sort((a, b) => a - b);
  if (board.length !== 3 * order * (order - 1) + 1 || sorted.some((number, at) => number !== sorted[0] + at))
    return NaN;
  const errors = [0, 1, 2].map(() => Array.from({ length: 2 * order - 1 }, () => -sum));
  let cell = 0;
  for (let y = 1 - order; y < order; y++) {
    for (let x = Math.max(1 - order, 1 - order - y); x <= Math.min(order - 1, order - 1 - y); x++, cell++)
      [x, y, x + y].forEach((row, way) => (errors[way][row + order - 1] += board[cell]));
  }
  return errors.flat().reduce((all, error) => all + error * error, 0);
}

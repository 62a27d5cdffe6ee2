// The positions of the dots of a thousand runs, in two halves. Runs that reached the aim are placed by their moves, and
// the other runs by their distance above it. Each dot is a run. The dots of a column are placed side by side if they
// would form too high a stack.

import { count, figures, short } from "../../lib/format.js";

/**
 * The dot of a run: the index of the run among the thousand, and the dot's centre in pixels.
 * @typedef {{ place: number, x: number, y: number }} Dot
 */
/**
 * The axis of a half: its number of columns, the column of a value, and the labels of some columns.
 * @typedef {{ columns: number, columnOf: (value: number) => number, ticks: [column: number, text: string][] }} Axis
 */
/**
 * A half: its runs with their values, and its axis.
 * @typedef {{ runs: [place: number, value: number][], axis: Axis }} Half
 */

/** The columns of moves. */
const MOVES = 40;
/**
 * The highest energy with a separate column, and the number of doublings above it with four columns each; higher
 * energies share the last column.
 */
const SINGLE = 10;
const DOUBLINGS = 5;
/** The gap in per cent above which each doubling has four columns. */
const LEAST_GAP = 0.1;
/** The maximum and minimum distances of two dots in pixels. */
const WIDEST = 9;
const CLOSEST = 2;

/** Makes the axis of moves within a budget. @param {number} budget @returns {Axis} */
export const movesAxis = (budget) => ({
  columns: MOVES,
  columnOf: (move) => Math.min(MOVES - 1, Math.floor((MOVES * move) / (budget + 1))),
  ticks: [0, 0.5, 1].map((share) => [share * (MOVES - 1), short(share * budget)]),
});

/** Makes the axis of energies above 0. @returns {Axis} */
export function energyAxis() {
  const columns = SINGLE + 4 * DOUBLINGS + 1;
  const columnOf = (/** @type {number} */ energy) =>
    energy <= SINGLE ? Math.max(0, Math.ceil(energy) - 1) : Math.min(columns - 1, SINGLE + doublings(energy, SINGLE));
  const ends = [1, 5, SINGLE, ...[1, 3].map((doublings) => SINGLE * 2 ** doublings)];
  const last = SINGLE * 2 ** DOUBLINGS;
  return {
    columns,
    columnOf,
    ticks: [...ends.map((at) => mark(columnOf(at), count(at))), mark(columns - 1, `${count(last)}+`)],
  };
}

/** Makes the axis of gaps in per cent above a non-zero energy. @param {number} floor @returns {Axis} */
export function gapAxis(floor) {
  const columns = 4 * 10 + 1;
  const columnOf = (/** @type {number} */ energy) => {
    const gap = (100 * (energy - floor)) / Math.abs(floor);
    return gap < LEAST_GAP ? 0 : Math.min(columns - 1, 1 + doublings(gap, LEAST_GAP));
  };
  const at = (/** @type {number} */ gap) => columnOf(floor + (gap / 100) * Math.abs(floor));
  return { columns, columnOf, ticks: [0.1, 1, 10, 100].map((gap) => mark(at(gap), `${figures(gap)} %`)) };
}

/** @param {number} value @param {number} from */
const doublings = (value, from) => Math.floor(4 * Math.log2(value / from) + 1e-9);
/** @param {number} column @param {string} text @returns {[number, string]} */
const mark = (column, text) => [column, text];

/**
 * Arranges the dots of a half, with the largest distance at which all of them fit.
 * @param {Half} half @param {number} width @param {number} height
 * @returns {{ size: number, dots: Dot[] }}
 */
export function arranged({ runs, axis }, width, height) {
  const wide = width / axis.columns;
  /** @type {number[][]} */
  const columns = Array.from({ length: axis.columns }, () => []);
  for (const [place, value] of runs) columns[axis.columnOf(value)].push(place);
  const most = Math.max(...columns.map(({ length }) => length));
  const across = (/** @type {number} */ size) => Math.max(1, Math.floor(wide / size));
  let size = Math.max(CLOSEST, Math.min(WIDEST, wide));
  while (size > CLOSEST && Math.ceil(most / across(size)) * size > height) size -= 0.25;
  // If even the smallest dots do not fit, they overlap.
  const step = Math.min(size, height / Math.ceil(most / across(size)));
  const dots = columns.flatMap((places, column) =>
    places.map((place, i) => ({
      place,
      x: column * wide + (0.5 + (i % across(size))) * size,
      y: height - (0.5 + Math.floor(i / across(size))) * step,
    })),
  );
  return { size, dots };
}

// Maps as values: changes by a brush, and the text of a map in links.

/**
 * A map; `costs` are the costs of entering each cell, row by row, 0 for a wall.
 * @typedef {object} Plan
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} costs
 * @property {number} start
 * @property {number} goal
 */

/**
 * A brush: a wall, a cost from 1 to 9, the start or the goal.
 * @typedef {"x" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "S" | "G"} Brush
 */

/** @type {Brush[]} */
export const BRUSHES = ["x", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "G"];
export const WALL = 0;
/** The maximum number of rows and of columns, as in the core. */
const MOST_SIDE = 40;

/** Writes a map in the format of links. @param {Plan} plan */
export function textOf({ rows, columns, costs, start, goal }) {
  const character = (/** @type {number} */ cell) => {
    if (cell === start) return "S";
    if (cell === goal) return "G";
    return costs[cell] === WALL ? "x" : costs[cell] === 1 ? "." : String(costs[cell]);
  };
  const row = (/** @type {number} */ at) =>
    Array.from({ length: columns }, (_, column) => character(at * columns + column)).join("");
  return Array.from({ length: rows }, (_, at) => row(at)).join("/");
}

/**
 * Paints a cell, and returns the new map, or the same map if nothing changes. Start and goal are moved, never painted
 * over.
 * @param {Plan} plan
 * @param {number} cell
 * @param {Brush} brush
 * @returns {Plan}
 */
export function painted(plan, cell, brush) {
  const { costs, start, goal } = plan;
  if (cell === start || cell === goal) return plan;
  const cost = brush === "x" ? WALL : Number(brush) || 1;
  const next = Array.from(costs).with(cell, cost);
  if (brush === "S") return { ...plan, costs: next, start: cell };
  if (brush === "G") return { ...plan, costs: next, goal: cell };
  return costs[cell] === cost ? plan : { ...plan, costs: next };
}

/**
 * Returns the map with other numbers of rows and columns within the limits, or the same map otherwise. Start and goal
 * move to the nearest cells inside.
 * @param {Plan} plan
 * @param {number} rows
 * @param {number} columns
 * @returns {Plan}
 */
export function resized(plan, rows, columns) {
  if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > MOST_SIDE || rows * columns < 2) return plan;
  const costs = Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return row < plan.rows && column < plan.columns ? plan.costs[row * plan.columns + column] : 1;
  });
  const nearest = (/** @type {number} */ cell, /** @type {number | null} */ taken) => {
    const far = costs.map((_, at) =>
      at === taken
        ? Infinity
        : Math.abs(Math.floor(at / columns) - Math.floor(cell / plan.columns)) +
          Math.abs((at % columns) - (cell % plan.columns)),
    );
    return far.indexOf(Math.min(...far));
  };
  const start = nearest(plan.start, null);
  const goal = nearest(plan.goal, start);
  costs[start] = costs[goal] = 1;
  return { rows, columns, costs, start, goal };
}

/** Returns the map with only start and goal. @param {Plan} plan @returns {Plan} */
export const cleared = (plan) => ({ ...plan, costs: Array.from(plan.costs, () => 1) });

/** Returns the cells of a path in order. @param {ArrayLike<number>} board the index of each cell on it, from 1 */
export function pathOf(board) {
  /** @type {number[]} */
  const path = [];
  for (let cell = 0; cell < board.length; cell++) if (board[cell] > 0) path[board[cell] - 1] = cell;
  // A path that crosses itself leaves an index empty.
  return path.filter((cell) => cell !== undefined);
}

/**
 * Returns the cells of a straight line between two cells, without the first: a fast pointer passes over more than one.
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 */
export function cellsBetween(from, to, columns) {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
  const steps = Math.max(1, Math.abs(down), Math.abs(right));
  const at = (/** @type {number} */ step) =>
    (row + Math.round((down * step) / steps)) * columns + column + Math.round((right * step) / steps);
  return Array.from({ length: steps }, (_, step) => at(step + 1));
}

// The positions of points: on the crossings of a grid, or anywhere.

/** @typedef {[number, number]} Point */
/** @typedef {"square" | "triangle" | "free"} Grid */

/** Half the side of the surface, in units of the grid. */
export const REACH = 5;
/** The height of a triangle of side 1. */
export const ROW = 0.866;
/** The number of steps per unit that free points are rounded to, so that drawings stay symmetric enough. */
const FREE = 20;

/** Finds the nearest position. @param {Point} at @param {Grid} grid @returns {Point} */
export function snap([x, y], grid) {
  if (grid === "free") return [Math.round(x * FREE) / FREE, Math.round(y * FREE) / FREE];
  if (grid === "square") return [Math.round(x), Math.round(y)];
  const row = Math.round(y / ROW);
  const shift = row % 2 === 0 ? 0 : 0.5;
  return [Math.round(x - shift) + shift, Math.round(row * ROW * 1e4) / 1e4];
}

/**
 * Returns the neighbour of a position in a direction, or the position itself at the end of the grid.
 * @param {Point} at
 * @param {number} dx
 * @param {number} dy
 * @param {Grid} grid
 * @returns {Point}
 */
export function step([x, y], dx, dy, grid) {
  const stride = grid === "free" ? 0.25 : 1;
  // In a grid of triangles, the neighbour above is to the right or to the left in alternate rows.
  const lean = grid === "triangle" && dy !== 0 ? (Math.round(y / ROW) % 2 === 0 ? 0.5 : -0.5) : 0;
  const next = snap([x + dx * stride + lean, y + dy * (grid === "triangle" ? ROW : stride)], grid);
  return next.every((value) => Math.abs(value) <= REACH) ? next : [x, y];
}

/** Lists all positions of the grid. @param {Grid} grid @returns {Point[]} */
export function places(grid) {
  if (grid === "free") return [];
  const height = grid === "square" ? 1 : ROW;
  /** @type {Point[]} */
  const all = [];
  const rows = Math.floor(REACH / height);
  for (let row = -rows; row <= rows; row++) {
    const shift = grid === "triangle" && row % 2 !== 0 ? 0.5 : 0;
    for (let x = -REACH; x + shift <= REACH; x++) all.push(snap([x + shift, row * height], grid));
  }
  return all;
}

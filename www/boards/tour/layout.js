// The layout of a tour: the positions of its cities for a size in pixels. North is up, as on maps.

import { roomAbove } from "../places.js";

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */
/**
 * The drawn part of the plane, y down.
 * @typedef {{ x: [number, number], y: [number, number] }} Frame
 */
/**
 * @typedef {{ middles: { x: number, y: number }[], radius: number, scale: number, origin: { x: number, y: number } }}
 *   Layout `origin` is the point of the canvas at which both coordinates are 0
 */

/** Room around the cities, for their discs and for the names at the edge. */
const AIR = 20;
/** The radius of a city in pixels if there is room, and as a fraction of the mean distance between neighbours. */
const RADIUS = 6;
const SHARE = 0.16;
/** The maximum distance in pixels where the pointer still selects a city. */
const REACH = 24;

/**
 * Returns the positions of cities on paper, y down; a city on the globe is given by latitude and longitude.
 * @param {Puzzle["points"]} points
 * @param {boolean} geographic
 */
export const flat = (points, geographic) => points.map(([a, b]) => (geographic ? { x: b, y: -a } : { x: a, y: -b }));

/**
 * Returns the coordinates of a position on paper, as the inverse of `flat`.
 * @param {{ x: number, y: number }} place
 * @param {boolean} geographic
 * @returns {Puzzle["points"][number]}
 */
export const unflat = ({ x, y }, geographic) => (geographic ? [0 - y, x] : [x, 0 - y]);

/** Returns the frame of positions. @param {{ x: number, y: number }[]} places @returns {Frame} */
export function extent(places) {
  const [x, y] = /** @type {const} */ (["x", "y"]).map((axis) => {
    const values = places.map((place) => place[axis]);
    return /** @type {[number, number]} */ ([Math.min(...values), Math.max(...values)]);
  });
  return { x, y };
}

/**
 * @param {Puzzle & { frame?: Frame }} puzzle whose cities fill the canvas, or else the frame @param {number} width
 * @param {number} height @returns {Layout}
 */
export function layOut({ points, geographic, frame }, width, height) {
  const places = flat(points, geographic);
  const {
    x: [left, right],
    y: [top, bottom],
  } = frame ?? extent(places);
  const above = roomAbove(height);
  const room = [Math.max(1, width - 2 * AIR), Math.max(1, height - above - 2 * AIR)];
  const scale = Math.min(room[0] / (right - left || 1), room[1] / (bottom - top || 1));
  const origin = {
    x: width / 2 - ((left + right) / 2) * scale,
    y: (height + above) / 2 - ((bottom + top) / 2) * scale,
  };
  const middles = places.map(({ x, y }) => ({ x: origin.x + x * scale, y: origin.y + y * scale }));
  const spacing = Math.sqrt((room[0] * room[1]) / Math.max(1, points.length));
  return { middles, scale, origin, radius: Math.max(1.5, Math.min(RADIUS, SHARE * spacing)) };
}

/**
 * Returns the position on paper of a point of the canvas.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export const placeAt = ({ scale, origin }, x, y) => ({ x: (x - origin.x) / scale, y: (y - origin.y) / scale });

/**
 * Finds the city at a point of the canvas; null if no city is near.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function cellAt({ middles, radius }, x, y) {
  let [nearest, least] = [-1, Math.max(REACH, radius)];
  for (const [city, middle] of middles.entries()) {
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [nearest, least] = [city, distance];
  }
  return nearest < 0 ? null : nearest;
}

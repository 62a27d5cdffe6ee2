// The layout of a tour: the places of its cities for a size in pixels. North is up, as on maps.

import { roomAbove } from "../places.js";

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */
/** @typedef {{ middles: { x: number, y: number }[], radius: number }} Layout */

/** Room around the cities, for their discs and for the names at the edge. */
const AIR = 20;
/** The radius of a city in pixels, where there is room, and as a share of the mean distance between neighbours. */
const RADIUS = 6;
const SHARE = 0.16;
/** The greatest distance in pixels at which a city is pointed at. */
const REACH = 24;

/** Gives the places of cities as on paper, y down; one on the globe is latitude and longitude. @param {Puzzle["points"]} points @param {boolean} geographic */
export const flat = (points, geographic) => points.map(([a, b]) => (geographic ? { x: b, y: -a } : { x: a, y: -b }));

/** @param {Puzzle} puzzle @param {number} width @param {number} height @returns {Layout} */
export function layOut({ points, geographic }, width, height) {
  const places = flat(points, geographic);
  const [[left, right], [top, bottom]] = /** @type {const} */ (["x", "y"]).map((axis) => {
    const values = places.map((place) => place[axis]);
    return [Math.min(...values), Math.max(...values)];
  });
  const above = roomAbove(height);
  const room = [Math.max(1, width - 2 * AIR), Math.max(1, height - above - 2 * AIR)];
  const scale = Math.min(room[0] / (right - left || 1), room[1] / (bottom - top || 1));
  const middles = places.map(({ x, y }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: (height + above) / 2 + (y - (bottom + top) / 2) * scale,
  }));
  const spacing = Math.sqrt((room[0] * room[1]) / points.length);
  return { middles, radius: Math.max(1.5, Math.min(RADIUS, SHARE * spacing)) };
}

/** Finds the city at a point of the canvas; null if none is near. @param {Layout} layout @param {number} x @param {number} y */
export function cellAt({ middles, radius }, x, y) {
  let [nearest, least] = [-1, Math.max(REACH, radius)];
  for (const [city, middle] of middles.entries()) {
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [nearest, least] = [city, distance];
  }
  return nearest < 0 ? null : nearest;
}

// The layout of a map or a graph: outlines and borders in pixels, or discs on a circle.

import { roomAbove } from "../places.js";
import { outlinesOf } from "./map.js";

/** @typedef {import("../../core/types.js").ColouringPuzzle} Puzzle */
/** @typedef {import("./map.js").Point} Point */
/**
 * @typedef {object} Layout
 * @property {Point[]} middles the centres of the vertices
 * @property {number[]} room the distance from each centre to the outline
 * @property {number} radius the radius of a vertex on the grid
 * @property {Point[][][]} rings the outlines of each region; empty for a graph
 * @property {Point[][][]} borders the lines of each edge
 */

const AIR = 12;
/** The maximum radius of a vertex of a graph. */
const DISC = 15;
/** The radius of a region on the grid. */
const PLACE = 12;
/** The maximum distance from a tiny region where the pointer still selects it. */
const REACH = 10;

/** @param {Puzzle} puzzle @param {number} width @param {number} height @returns {Layout} */
export function layOut(puzzle, width, height) {
  const above = roomAbove(height);
  const room = { width: Math.max(1, width - 2 * AIR), height: Math.max(1, height - above - 2 * AIR) };
  const middle = { x: width / 2, y: (height + above) / 2 };
  return puzzle.map === null ? onCircle(puzzle, room, middle) : onMap(puzzle.map, puzzle, room, middle);
}

/** @param {string} name @param {Puzzle} puzzle @param {{ width: number, height: number }} room @param {Point} middle */
function onMap(name, { edges }, room, middle) {
  const { width, height, arcs, regions, borders } = outlinesOf(name);
  const scale = Math.min(room.width / width, room.height / height);
  const place = (/** @type {Point} */ { x, y }) => ({
    x: middle.x + (x - width / 2) * scale,
    y: middle.y + (y - height / 2) * scale,
  });
  const lines = arcs.map((arc) => arc.map(place));
  const along = (/** @type {number[]} */ ring) =>
    ring.flatMap((arc) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]));
  return {
    middles: regions.map(({ middle }) => place(middle)),
    room: regions.map(({ far }) => far * scale),
    radius: PLACE,
    rings: regions.map(({ rings }) => rings.map(along)),
    borders: edges.map((edge) => (borders.get(edge.join("-")) ?? []).map((arc) => lines[arc])),
  };
}

/** @param {Puzzle} puzzle @param {{ width: number, height: number }} room @param {Point} middle */
function onCircle({ vertices, edges }, room, middle) {
  const far = Math.max(1, Math.min(room.width, room.height) / 2 - DISC);
  const middles = Array.from({ length: vertices }, (_, vertex) => {
    const angle = (2 * Math.PI * vertex) / vertices;
    return { x: middle.x + far * Math.sin(angle), y: middle.y - far * Math.cos(angle) };
  });
  const radius = Math.max(1.5, Math.min(DISC, (2.4 * far) / vertices));
  return {
    middles,
    room: middles.map(() => radius),
    radius,
    rings: [],
    borders: edges.map((edge) => [edge.map((vertex) => middles[vertex])]),
  };
}

/**
 * Finds the vertex at a point of the canvas; null without one.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function cellAt({ middles, radius, rings }, x, y) {
  const within = rings.findIndex((own) => isInside(own, x, y));
  if (within >= 0) return within;
  const far = middles.map((middle) => Math.hypot(middle.x - x, middle.y - y));
  const nearest = far.indexOf(Math.min(...far));
  return far[nearest] <= (rings.length > 0 ? REACH : Math.max(radius, REACH)) ? nearest : null;
}

/**
 * Checks whether a point is within outlines: a ray from it crosses them an odd number of times.
 * @param {Point[][]} rings
 * @param {number} x
 * @param {number} y
 */
function isInside(rings, x, y) {
  let inside = false;
  for (const ring of rings)
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
  return inside;
}

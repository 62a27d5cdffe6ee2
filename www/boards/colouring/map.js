// The outlines of the maps. A custom graph is drawn on a circle.

import europe from "./maps/europe.js";
import germany from "./maps/germany.js";
import states from "./maps/us-states.js";
import world from "./maps/world.js";

/** @typedef {import("../../core/types.js").ColouringPuzzle} Puzzle */
/** @typedef {{ x: number, y: number }} Point */
/**
 * A map in its own units. An edge, "3-7", consists of the borders between two regions.
 * @typedef {object} Outlines
 * @property {number} width
 * @property {number} height
 * @property {Point[][]} arcs
 * @property {{ middle: Point, far: number, rings: number[][] }[]} regions each with a point well inside, and the
 * distance of the point from the outline
 * @property {Map<string, number[]>} borders the arcs of each edge
 */

/** @type {Record<string, typeof europe>} */
const made = { europe, germany, "us-states": states, world };

/** @type {Map<string, Outlines>} */
const known = new Map();

const numbers = (/** @type {string} */ text) => text.split(" ").map(Number);

/** Returns the outlines of a map. @param {string} name */
export function outlinesOf(name) {
  const outlines = known.get(name) ?? read(made[name]);
  known.set(name, outlines);
  return outlines;
}

/** @param {typeof europe} map @returns {Outlines} */
function read({ width, height, arcs, regions }) {
  const read = regions.map((text) => {
    const [at, ...rings] = text.split(";").map(numbers);
    return { middle: { x: at[0], y: at[1] }, far: at[2], rings };
  });
  return { width, height, arcs: arcs.map(pointsOf), regions: read, borders: bordersOf(read) };
}

/** @param {string} arc */
function pointsOf(arc) {
  const steps = numbers(arc);
  const [x, y] = [0, 0];
  const at = { x, y };
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    at.x += steps[2 * i];
    at.y += steps[2 * i + 1];
    return { ...at };
  });
}

/** Finds the arcs common to two regions. @param {Outlines["regions"]} regions */
function bordersOf(regions) {
  /** The first region of each arc. @type {Map<number, number>} */
  const first = new Map();
  /** @type {Outlines["borders"]} */
  const borders = new Map();
  for (const [region, { rings }] of regions.entries())
    for (const arc of rings.flat().map((arc) => (arc < 0 ? ~arc : arc))) {
      const other = first.get(arc);
      if (other === undefined) first.set(arc, region);
      else if (other !== region) borders.set(`${other}-${region}`, [...(borders.get(`${other}-${region}`) ?? []), arc]);
    }
  return borders;
}

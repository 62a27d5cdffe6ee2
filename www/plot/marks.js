// The events of a run on its plots. Restarts and reheats are ticks on the x axis, an intervention is a wedge at the
// top, and a new best is a dot on its line. If events are too close to be distinguished, one mark represents several.

import { line, rect, shapeAt } from "../lib/pen.js";

/** @typedef {import("../lib/pen.js").Box} Box */
/** @typedef {import("../lib/pen.js").Mark} Mark */

/**
 * @typedef {object} Marks the moves of events
 * @property {ArrayLike<number>} restarts
 * @property {ArrayLike<number>} reheats
 * @property {ArrayLike<number>} hands
 * @property {{ move: number, energy: number }[]} bests
 * @property {number | null} start the energy of a run that has not begun, shown as a point because there is no line yet
 */

/** @typedef {(move: number) => number} At a move's place */

const TICK = 6;
const WEDGE = 4;
const DOT = 2;
/** The number of shades of a temperature, because the eye cannot distinguish more. */
const SHADES = 100;

/**
 * @param {import("./kinds.js").Kind} kind
 * @param {Box & { y: (value: number) => number }} plot
 * @param {At} at
 * @param {Marks} marks
 * @returns {Mark[]}
 */
export function eventsOf({ name }, { left, right, top, bottom, y }, at, { restarts, reheats, hands, bests, start }) {
  const places = (/** @type {ArrayLike<number>} */ moves, /** @type {number} */ apart) => {
    let last = left - apart;
    const all = Array.from(moves, (move, i) => ({ x: Math.round(at(move)), i }));
    return all.filter(({ x }) => x >= Math.max(left, last + apart) && x <= right && ((last = x), true));
  };
  const ticks = (/** @type {ArrayLike<number>} */ moves, /** @type {number} */ tall, /** @type {string} */ colour) =>
    places(moves, 2).map(({ x }) => rect({ left: x, right: x + 1, top: bottom - tall, bottom }, colour));
  const happened = [
    ...ticks(restarts, TICK, "ink"),
    ...ticks(reheats, 2 * TICK, "temperature"),
    ...places(hands, WEDGE).map(({ x }) => shapeAt("triangle", x, top + WEDGE / 2, -WEDGE, "accent")),
  ];
  if (name !== "energy") return happened;
  const moves = bests.map(({ move }) => move);
  return [
    ...happened,
    // The line of energy 0.
    { ...line([left, y(0) - 1], [right, y(0) - 1], "right"), width: 1.5, dash: [3, 3] },
    ...places(moves, 3 * DOT).map(({ x, i }) => shapeAt("circle", x, y(bests[i].energy), DOT, "best")),
    ...(start === null ? [] : [shapeAt("circle", at(0) + 2 * DOT, y(start), 2 * DOT, "energy")]),
  ];
}

/**
 * Makes the ribbon of the temperature: the hotter, the stronger its colour.
 * @param {Box} box
 * @param {{ move: ArrayLike<number>, temperature: ArrayLike<number | null> }} columns
 * @param {At} at
 * @param {(temperature: number) => number} share returns a value from 0 to 1
 */
export function ribbonOf({ left, right, top, bottom }, { move, temperature }, at, share) {
  const start = Math.round(Math.max(left, at(move[0])));
  /** @type {{ left: number, right: number, opacity: number }[]} */
  const pieces = [];
  let from = start;
  for (let row = 1; row < move.length && from < right; row++) {
    const value = temperature[row];
    const to = Math.round(Math.min(right, at(move[row])));
    // A piece covers integer pixels, because seams would appear otherwise.
    if (value === null || to - from < 1) continue;
    const opacity = Math.round(SHADES * share(value)) / SHADES;
    const last = pieces[pieces.length - 1];
    // A shade is drawn once for all its consecutive rows, because frames have little time.
    if (last?.opacity === opacity) last.right = to;
    else pieces.push({ left: from, right: to, opacity });
    from = to;
  }
  const warm = pieces.map(({ opacity, ...piece }) => ({ ...rect({ ...piece, top, bottom }, "temperature"), opacity }));
  return [rect({ left: start, right: from, top, bottom }, "cold"), ...warm];
}

// What happened in a run, on its plots: restarts and reheats are ticks on the x axis, what a person did is a wedge at the top,
// a new best a dot on its line. Where they stand closer than can be distinguished, one stands for all of them.

import { line, rect, shapeAt } from "../lib/pen.js";

/** @typedef {import("../lib/pen.js").Box} Box */
/** @typedef {import("../lib/pen.js").Mark} Mark */

/**
 * @typedef {object} Marks moves after which something happened
 * @property {ArrayLike<number>} restarts
 * @property {ArrayLike<number>} reheats
 * @property {ArrayLike<number>} hands
 * @property {{ move: number, energy: number }[]} bests
 * @property {number | null} start the energy of a run that has not begun, which is a point that no line shows
 */

/** @typedef {(move: number) => number} At a move's place */

const TICK = 6;
const WEDGE = 4;
const DOT = 2;

/**
 * The places of marks in sight, thinned.
 * @param {Box} box
 * @param {ArrayLike<number>} moves
 * @param {At} at
 * @param {number} apart
 */
function* places({ left, right }, moves, at, apart) {
  let last = -Infinity;
  for (let i = 0; i < moves.length; i++) {
    const x = Math.round(at(moves[i]));
    if (x < left || x > right || x < last + apart) continue;
    last = x;
    yield { x, i };
  }
}

/**
 * @param {import("./kinds.js").Kind} kind
 * @param {Box & { y: (value: number) => number }} plot
 * @param {At} at
 * @param {Marks} marks
 */
export function eventsOf({ name }, plot, at, { restarts, reheats, hands, bests, start }) {
  const { left, right, top, bottom, y } = plot;
  /** @type {Mark[]} */
  const drawn = [];
  for (const { x } of places(plot, restarts, at, 2))
    drawn.push(rect({ left: x, right: x + 1, top: bottom - TICK, bottom }, "ink"));
  for (const { x } of places(plot, reheats, at, 2))
    drawn.push(rect({ left: x, right: x + 1, top: bottom - 2 * TICK, bottom }, "temperature"));
  for (const { x } of places(plot, hands, at, WEDGE))
    drawn.push({
      kind: "area",
      points: [
        [x - WEDGE, top],
        [x + WEDGE, top],
        [x, top + 1.5 * WEDGE],
      ],
      colour: "accent",
    });
  if (name !== "energy") return drawn;
  // Where there are no errors left.
  drawn.push({ ...line([left, y(0) - 1], [right, y(0) - 1], "right"), width: 1.5, dash: [3, 3] });
  for (const { x, i } of places(
    plot,
    bests.map(({ move }) => move),
    at,
    3 * DOT,
  ))
    drawn.push(shapeAt("circle", x, y(bests[i].energy), DOT, "best"));
  if (start !== null) drawn.push(shapeAt("circle", at(0) + 2 * DOT, y(start), 2 * DOT, "energy"));
  return drawn;
}

/**
 * The temperature as a ribbon: the hotter, the more of its colour.
 * @param {Box} box
 * @param {{ move: ArrayLike<number>, temperature: ArrayLike<number | null> }} columns
 * @param {At} at
 * @param {(temperature: number) => number} share from 0 to 1
 */
export function ribbonOf({ left, right, top, bottom }, { move, temperature }, at, share) {
  const drawn = [];
  let from = Math.round(Math.max(left, at(move[0])));
  for (let row = 1; row < move.length && from < right; row++) {
    const value = temperature[row];
    const to = Math.round(Math.min(right, at(move[row])));
    // A piece is whole pixels: else there are seams.
    if (value === null || to - from < 1) continue;
    const piece = { left: from, right: to, top, bottom };
    drawn.push(rect(piece, "cold"), { ...rect(piece, "temperature"), opacity: share(value) });
    from = to;
  }
  return drawn;
}

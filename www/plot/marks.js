// What happened in a run, on its plots: restarts and reheats are ticks on the x axis, what a person did is a wedge at the top,
// a new best a dot on its line. Where they stand closer than can be distinguished, one stands for all of them.

import { sharpness } from "../lib/canvas.js";

/**
 * @typedef {object} Marks moves after which something happened
 * @property {ArrayLike<number>} restarts
 * @property {ArrayLike<number>} reheats
 * @property {ArrayLike<number>} hands
 * @property {{ move: number, energy: number }[]} bests
 */

/** @typedef {(move: number) => number} At a move's place, in the canvas's pixels */

const WEDGE = 4;
const DOT = 2;
/** Between the plot and its ribbon, and how tall that is, in pixels. */
const RIBBON_GAP = 2;
export const RIBBON = 6;

/**
 * The places of marks in sight, thinned.
 * @param {any} plot
 * @param {ArrayLike<number>} moves
 * @param {At} at
 * @param {number} apart
 */
function* places({ bbox }, moves, at, apart) {
  let last = -Infinity;
  for (let i = 0; i < moves.length; i++) {
    const x = Math.round(at(moves[i]));
    if (x < bbox.left || x > bbox.left + bbox.width || x < last + apart) continue;
    last = x;
    yield { x, i };
  }
}

/**
 * @param {any} plot
 * @param {ArrayLike<number>} moves
 * @param {At} at
 * @param {string} colour
 * @param {number} tall in pixels
 */
export function drawTicks(plot, moves, at, colour, tall) {
  const { ctx, bbox } = plot;
  const sharp = sharpness();
  ctx.save();
  ctx.fillStyle = colour;
  for (const { x } of places(plot, moves, at, 2 * sharp)) {
    ctx.fillRect(x, bbox.top + bbox.height - tall * sharp, Math.max(1, Math.round(sharp)), tall * sharp);
  }
  ctx.restore();
}

/** @param {any} plot @param {ArrayLike<number>} moves @param {At} at @param {string} colour */
export function drawInterventions(plot, moves, at, colour) {
  const { ctx, bbox } = plot;
  const size = WEDGE * sharpness();
  ctx.save();
  ctx.fillStyle = colour;
  for (const { x } of places(plot, moves, at, size)) {
    ctx.beginPath();
    ctx.moveTo(x - size, bbox.top);
    ctx.lineTo(x + size, bbox.top);
    ctx.lineTo(x, bbox.top + 1.5 * size);
    ctx.fill();
  }
  ctx.restore();
}

/**
 * The temperature as a ribbon under the plot: the hotter, the more of its colour.
 * @param {any} plot
 * @param {{ move: number[], temperature: (number | null)[] }} columns
 * @param {At} at
 * @param {(temperature: number) => number} share from 0 to 1
 * @param {import("../lib/colours.js").Colours} colours
 */
export function drawRibbon({ ctx, bbox }, { move, temperature }, at, share, colours) {
  const sharp = sharpness();
  const [top, tall] = [bbox.top + bbox.height + RIBBON_GAP * sharp, RIBBON * sharp];
  const end = bbox.left + bbox.width;
  ctx.save();
  let from = Math.round(Math.max(bbox.left, at(move[0])));
  for (let row = 1; row < move.length && from < end; row++) {
    const value = temperature[row];
    if (value === null) continue;
    const to = Math.round(Math.min(end, at(move[row])));
    // A piece is whole pixels: else there are seams.
    if (to - from < 1) continue;
    ctx.fillStyle = colours.cold;
    ctx.globalAlpha = 1;
    ctx.fillRect(from, top, to - from, tall);
    ctx.fillStyle = colours.temperature;
    ctx.globalAlpha = share(value);
    ctx.fillRect(from, top, to - from, tall);
    from = to;
  }
  ctx.restore();
}

/** Where there are no errors left. @param {any} plot @param {string} colour */
export function drawGoal(plot, colour) {
  const { ctx, bbox } = plot;
  const sharp = sharpness();
  const y = Math.round(plot.valToPos(0, "y", true)) - sharp;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5 * sharp;
  ctx.setLineDash([3 * sharp, 3 * sharp]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** @param {any} plot @param {Marks["bests"]} bests @param {At} at @param {string} colour */
export function drawBests(plot, bests, at, colour) {
  const { ctx } = plot;
  const radius = DOT * sharpness();
  ctx.save();
  ctx.fillStyle = colour;
  const moves = bests.map(({ move }) => move);
  for (const { x, i } of places(plot, moves, at, 3 * radius)) {
    ctx.beginPath();
    ctx.arc(x, plot.valToPos(bests[i].energy, "y", true), radius, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

/**
 * A run that has not begun is a point, which no line shows.
 * @param {any} plot
 * @param {number | null} energy
 * @param {At} at
 * @param {string} colour
 */
export function drawStart(plot, energy, at, colour) {
  if (energy === null) return;
  const { ctx } = plot;
  const radius = 2 * DOT * sharpness();
  ctx.save();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(at(0) + radius, plot.valToPos(energy, "y", true), radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

// The layers of a tour, from the bottom up: the tour, the links of a move, the cities, the names of its ends.
//
// A move has the same picture before and after: the reversed stretch is thick, its cities are filled, and the added or
// removed links are dotted. A rejected move is grey.

import { drawTag } from "../tag.js";
import { cityName } from "./words.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */

/**
 * The drawn state.
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {Puzzle} puzzle
 * @property {ArrayLike<number> | null} board the cities in the order of the tour, from 1
 * @property {{ cells: [number, number], accepted: boolean } | null} pair the positions of a move, which is the last one
 * or the one under the pointer
 * @property {number | null} cell the city under the cursor or in focus
 * @property {import("../../lib/colours.js").Colours} colours
 * @property {boolean} small whether there is no room for cities
 */

/** @typedef {CanvasRenderingContext2D} Context */

/** The widths of the tour and of a reversed stretch, in pixels, and the dots of added or removed links. */
const WAY = 2;
const STRETCH = 4;
const DOTS = [2, 5];

/** Draws all layers. @param {Context} context @param {Scene} scene */
export function drawTour(context, scene) {
  const { layout, puzzle, board, pair, cell, colours, small } = scene;
  context.lineJoin = context.lineCap = "round";
  /** @type {Set<number>} */
  let filled = new Set();
  if (board?.length && board.length === layout.middles.length) {
    drawWay(context, layout, cycle(board), small ? 1 : WAY, colours.energy);
    if (pair && !small) filled = drawMove(context, scene, board, pair);
  }
  if (!small) drawCities(context, layout, filled, colours);
  // The cell of an earlier board has no place on this one.
  if (cell === null || !layout.middles[cell]) return;
  drawRing(context, layout, cell, colours.ink);
  drawTag(context, layout.middles[cell], layout.radius, cityName(puzzle, cell), colours);
}

/**
 * Returns the cities of a complete tour, counted from 0, with the first one repeated.
 * @param {ArrayLike<number>} board
 */
const cycle = (board) => [...Array.from(board, (city) => city - 1), board[0] - 1];

/**
 * @param {Context} context @param {Layout} layout @param {number[]} cities @param {number} width @param {string} colour
 * @param {number[]} [dots]
 */
function drawWay(context, { middles }, cities, width, colour, dots = []) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dots);
  context.beginPath();
  for (const city of cities) context.lineTo(middles[city].x, middles[city].y);
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws the last move; returns the cities that it moves.
 * @param {Context} context @param {Scene} scene @param {ArrayLike<number>} board @param {NonNullable<Scene["pair"]>}
 * move
 */
function drawMove(context, { layout, puzzle, colours }, board, { cells: [first, last], accepted }) {
  const n = board.length;
  const at = (/** @type {number} */ place) => board[(place + n) % n] - 1;
  const colour = accepted ? colours.ink : colours.rejected;
  const ends = [at(first), at(last)];
  const name = () =>
    ends.forEach((city) => drawTag(context, layout.middles[city], layout.radius, cityName(puzzle, city), colours));
  if (puzzle.neighbourhood !== "reversal") {
    name();
    return new Set(ends);
  }
  const stretch = Array.from({ length: ((last - first + n) % n) + 1 }, (_, i) => at(first + i));
  drawWay(context, layout, stretch, STRETCH, colour);
  drawWay(context, layout, [at(first - 1), at(last)], WAY, colour, DOTS);
  drawWay(context, layout, [at(first), at(last + 1)], WAY, colour, DOTS);
  name();
  return new Set(stretch);
}

/** @param {Context} context @param {Layout} layout @param {Set<number>} filled @param {Scene["colours"]} colours */
function drawCities(context, { middles, radius }, filled, colours) {
  context.lineWidth = 1.5;
  context.strokeStyle = colours.ink;
  for (const [city, { x, y }] of middles.entries()) {
    context.fillStyle = filled.has(city) ? colours.ink : colours.panel;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** @param {Context} context @param {Layout} layout @param {number} city @param {string} colour */
function drawRing(context, { middles, radius }, city, colour) {
  const { x, y } = middles[city];
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, radius + 4, 0, 2 * Math.PI);
  context.stroke();
}

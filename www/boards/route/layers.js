// The layers of a map, each a function of the scene, from the bottom up: terrain, lines, the tree of the search, path,
// signs.
//
// Colour alone never conveys anything: terrain has a digit, an expanded cell a dot, a waiting cell a ring, the path a
// line.

import { pathOf, WALL } from "./map.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("../../core/types.js").Explored} Explored */

/**
 * The drawn state.
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {Plan} puzzle
 * @property {ArrayLike<number> | null} board the index of each cell on the present path, from 1; 0 off the path
 * @property {Explored | null} explored
 * @property {number | null} cell the cell under the cursor or in focus
 * @property {import("../../lib/colours.js").Colours} colours
 * @property {boolean} [small] whether there is no room for digits and letters
 */

/** @typedef {CanvasRenderingContext2D} Context */

// Lengths as fractions of a cell. A digit is in the corner, because a dot, a ring or the path may be at the centre.
const DIGIT = 0.5;
const CORNER = 0.05;
const LINE = 0.055;
const DOT = 0.13;
const RING = 0.17;
/** The ring around the end of the present path. */
const END = 0.28;
const DISC = 0.42;
/** The widths of a path that was found, of its edge, and of the present path. */
const PATH = { found: 0.17, edge: 0.36, present: 0.13 };
/** The distance from a digit's centre to its baseline, as a fraction of its size, and the height of a digit. */
const BASELINE = 0.35;
const CAP = 0.7;
/** The minimum size of a digit in pixels, and the minimum pitch for digits. */
const SMALLEST_DIGIT = 12;
const SMALLEST_PITCH = 22;
/** The opacity of the ink over the terrain with the highest cost. */
const DEAREST = 0.34;

/** @param {Layout} layout @param {number} cell */
function cornerOf({ pitch, left, top, columns }, cell) {
  return { x: left + (cell % columns) * pitch, y: top + Math.floor(cell / columns) * pitch };
}

/** @param {Layout} layout @param {number} cell */
function middleOf(layout, cell) {
  const { x, y } = cornerOf(layout, cell);
  return { x: x + layout.pitch / 2, y: y + layout.pitch / 2 };
}

/** Draws all layers. @param {Context} context @param {Scene} scene */
export function drawMap(context, scene) {
  drawTerrain(context, scene);
  drawLines(context, scene);
  drawTree(context, scene);
  drawPath(context, scene);
  drawSigns(context, scene);
  drawChosen(context, scene);
}

/** Draws walls, and cells that are darker the more they cost. @param {Context} context @param {Scene} scene */
function drawTerrain(context, { layout, puzzle: { costs }, colours }) {
  const { pitch, left, top, rows, columns } = layout;
  context.fillStyle = colours.panel;
  context.fillRect(left, top, columns * pitch, rows * pitch);
  for (let cell = 0; cell < costs.length; cell++) {
    if (costs[cell] === 1) continue;
    const { x, y } = cornerOf(layout, cell);
    context.fillStyle = costs[cell] === WALL ? colours.frame : colours.ink;
    context.globalAlpha = costs[cell] === WALL ? 1 : ((costs[cell] - 1) / 8) * DEAREST;
    context.fillRect(x, y, pitch, pitch);
  }
  context.globalAlpha = 1;
}

/** @param {Context} context @param {Scene} scene */
function drawLines(context, { layout: { pitch, left, top, rows, columns }, colours }) {
  context.lineWidth = 1;
  context.strokeStyle = colours.grid;
  context.beginPath();
  for (let column = 0; column <= columns; column++) {
    context.moveTo(left + column * pitch, top);
    context.lineTo(left + column * pitch, top + rows * pitch);
  }
  for (let row = 0; row <= rows; row++) {
    context.moveTo(left, top + row * pitch);
    context.lineTo(left + columns * pitch, top + row * pitch);
  }
  context.stroke();
}

/**
 * Draws the tree of the search: a line to each parent, a dot for an expanded cell, a ring for a waiting one.
 * @param {Context} context
 * @param {Scene} scene
 */
function drawTree(context, { layout, explored, colours }) {
  if (!explored) return;
  const { pitch } = layout;
  const { waits, expanded, parent } = explored;
  context.strokeStyle = colours.ink;
  context.lineWidth = Math.max(1, LINE * pitch);
  context.beginPath();
  for (let cell = 0; cell < waits.length; cell++) {
    if (parent[cell] < 0) continue;
    const [from, to] = [middleOf(layout, parent[cell]), middleOf(layout, cell)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  for (let cell = 0; cell < waits.length; cell++) {
    const isDot = expanded[cell] > 0;
    if (!isDot && waits[cell] === 0) continue;
    disc(context, middleOf(layout, cell), Math.max(1.5, (isDot ? DOT : RING) * pitch));
    context.fillStyle = isDot ? colours.ink : colours.panel;
    context.fill();
    if (!isDot) context.stroke();
  }
}

/** @param {Context} context @param {{ x: number, y: number }} middle @param {number} radius */
function disc(context, { x, y }, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * Draws the path, which is broad and green if it leads to the goal; otherwise it ends in a ring.
 * @param {Context} context
 * @param {Scene} scene
 */
function drawPath(context, { layout, puzzle: { goal }, board, colours }) {
  const path = board ? pathOf(board) : [];
  const last = path.at(-1);
  if (last === undefined) return;
  const { pitch } = layout;
  const found = last === goal;
  context.lineJoin = context.lineCap = "round";
  context.beginPath();
  for (const cell of path) {
    const { x, y } = middleOf(layout, cell);
    context.lineTo(x, y);
  }
  if (found) {
    context.lineWidth = PATH.edge * pitch;
    context.strokeStyle = colours["right-fill"];
    context.stroke();
  }
  context.lineWidth = Math.max(2, (found ? PATH.found : PATH.present) * pitch);
  context.strokeStyle = found ? colours.right : colours.ink;
  context.stroke();
  if (found) return;
  disc(context, middleOf(layout, last), END * pitch);
  context.stroke();
}

/** Draws costs, start and goal. @param {Context} context @param {Scene} scene */
function drawSigns(context, { layout, puzzle: { costs, start, goal }, colours, small = false }) {
  const { pitch } = layout;
  const lettered = !small && pitch >= SMALLEST_DIGIT;
  const size = Math.max(SMALLEST_DIGIT, DIGIT * pitch);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.font = `600 ${size}px ${colours.display}`;
  context.fillStyle = colours.ink;
  for (let cell = 0; cell < costs.length; cell++) {
    if (costs[cell] < 2 || small || pitch < SMALLEST_PITCH) continue;
    const { x, y } = cornerOf(layout, cell);
    context.fillText(String(costs[cell]), x + CORNER * pitch, y + CORNER * pitch + CAP * size);
  }
  context.textAlign = "center";
  for (const [cell, letter] of /** @type {[number, string][]} */ ([
    [start, "S"],
    [goal, "G"],
  ])) {
    const middle = middleOf(layout, cell);
    context.fillStyle = colours.ink;
    disc(context, middle, Math.max(DISC * pitch, lettered ? 0.75 * SMALLEST_DIGIT : 0));
    context.fill();
    if (!lettered) continue;
    context.fillStyle = colours.panel;
    context.fillText(letter, middle.x, middle.y + BASELINE * size);
  }
}

/** Draws a frame around the cell under the cursor. @param {Context} context @param {Scene} scene */
function drawChosen(context, { layout, cell, colours }) {
  if (cell === null) return;
  const { x, y } = cornerOf(layout, cell);
  context.lineWidth = 3;
  context.strokeStyle = colours.accent;
  context.strokeRect(x + 1.5, y + 1.5, layout.pitch - 3, layout.pitch - 3);
}

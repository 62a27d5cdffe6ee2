// The layers of a map, a function of the scene for each, from the bottom up: terrain, explored cells, lines, path, signs.
//
// Nothing is shown by colour alone: terrain has a digit, an expanded cell a dot, a waiting cell a dashed frame, the path a line.

import { pathOf, WALL } from "./map.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("../../core/types.js").Explored} Explored */

/**
 * The state that is drawn.
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {Plan} puzzle
 * @property {ArrayLike<number> | null} board the place of each cell on the present path, from 1; 0 off the path
 * @property {Explored | null} explored
 * @property {number | null} cell the cell under the cursor or in focus
 * @property {import("../../lib/colours.js").Colours} colours
 */

/** @typedef {CanvasRenderingContext2D} Context */

/** The size of a digit as a share of its cell. */
const DIGIT = 0.6;
/** The distance from a digit's middle to its baseline, as a share of its size. */
const BASELINE = 0.35;
/** The least pitch at which digits are drawn. */
const SMALLEST_DIGIT = 12;
/** The opacity of the ink over the terrain with the greatest cost. */
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
  drawExplored(context, scene);
  drawLines(context, scene);
  drawPath(context, scene);
  drawSigns(context, scene);
  drawChosen(context, scene);
}

/** Draws walls, and cells the darker, the more they cost. @param {Context} context @param {Scene} scene */
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

/** Draws explored cells: a waiting cell with a dashed frame, an expanded one with a dot. @param {Context} context @param {Scene} scene */
function drawExplored(context, { layout, explored, colours }) {
  if (!explored) return;
  const { pitch } = layout;
  const { g, expanded } = explored;
  context.lineWidth = Math.max(1, pitch * 0.06);
  for (let cell = 0; cell < g.length; cell++) {
    if (g[cell] < 0) continue;
    const { x, y } = cornerOf(layout, cell);
    const token = expanded[cell] > 0 ? "series-1" : "series-2";
    context.fillStyle = context.strokeStyle = colours[token];
    context.globalAlpha = expanded[cell] > 0 ? 0.2 : 0.08;
    context.fillRect(x, y, pitch, pitch);
    context.globalAlpha = 1;
    if (expanded[cell] > 0) {
      const radius = Math.max(1, pitch * 0.07);
      context.beginPath();
      context.arc(x + pitch - 2.4 * radius, y + pitch - 2.4 * radius, radius, 0, 2 * Math.PI);
      context.fill();
    } else {
      const inset = Math.max(1.5, pitch * 0.09);
      context.setLineDash([pitch * 0.16, pitch * 0.12]);
      context.strokeRect(x + inset, y + inset, pitch - 2 * inset, pitch - 2 * inset);
    }
  }
  context.setLineDash([]);
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

/** Draws the path, firmly if it leads to the goal. @param {Context} context @param {Scene} scene */
function drawPath(context, { layout, puzzle: { goal }, board, colours }) {
  const path = board ? pathOf(board) : [];
  if (path.length < 2) return;
  const { pitch } = layout;
  const found = path[path.length - 1] === goal;
  context.lineJoin = context.lineCap = "round";
  for (const [width, colour] of /** @type {[number, string][]} */ ([
    [found ? 0.38 : 0.26, colours.panel],
    [found ? 0.26 : 0.12, found ? colours.right : colours.ink],
  ])) {
    context.beginPath();
    for (const cell of path) {
      const { x, y } = middleOf(layout, cell);
      context.lineTo(x, y);
    }
    context.lineWidth = Math.max(1.5, width * pitch);
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** Draws costs, start and goal. @param {Context} context @param {Scene} scene */
function drawSigns(context, { layout, puzzle: { costs, start, goal }, board, colours }) {
  const { pitch } = layout;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const size = Math.max(SMALLEST_DIGIT, Math.min(18, DIGIT * pitch));
  context.font = `600 ${size}px ${colours.display}`;
  for (let cell = 0; cell < costs.length; cell++) {
    if (costs[cell] < 2 || pitch < SMALLEST_DIGIT) continue;
    const { x, y } = middleOf(layout, cell);
    if (board && board[cell] > 0) {
      context.fillStyle = colours.panel;
      context.beginPath();
      context.arc(x, y, 0.36 * pitch, 0, 2 * Math.PI);
      context.fill();
    }
    context.fillStyle = colours.ink;
    context.fillText(String(costs[cell]), x, y + BASELINE * size);
  }
  for (const [cell, letter] of /** @type {[number, string][]} */ ([
    [start, "S"],
    [goal, "G"],
  ])) {
    const { x, y } = middleOf(layout, cell);
    context.fillStyle = colours.ink;
    context.beginPath();
    context.arc(x, y, 0.42 * pitch, 0, 2 * Math.PI);
    context.fill();
    if (pitch < SMALLEST_DIGIT) continue;
    context.fillStyle = colours.panel;
    context.fillText(letter, x, y + BASELINE * size);
  }
}

/** Draws frames around the end of the path and the cell under the cursor. @param {Context} context @param {Scene} scene */
function drawChosen(context, { layout, board, cell, colours }) {
  const { pitch } = layout;
  const last = board ? pathOf(board).pop() : undefined;
  for (const [chosen, colour] of /** @type {[number | null | undefined, string][]} */ ([
    [last, colours.ink],
    [cell, colours.accent],
  ])) {
    if (chosen === null || chosen === undefined) continue;
    const { x, y } = cornerOf(layout, chosen);
    context.lineWidth = 2;
    context.strokeStyle = colour;
    context.strokeRect(x + 1, y + 1, pitch - 2, pitch - 2);
  }
}

// The layers of a map or a graph, from the bottom up: colours, borders between equal colours, the region that changes,
// numbers, a name.

import { count } from "../../lib/format.js";
import { drawTag } from "../tag.js";
import { vertexName } from "./words.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./map.js").Point} Point */
/**
 * @typedef {import("../contract.js").BoardScene<import("../../core/types.js").ColouringPuzzle, Layout>
 *   & { small: boolean }} Scene
 */
/** @typedef {CanvasRenderingContext2D} Context */

const WASHES = /** @type {const} */ (["wash-1", "wash-2", "wash-3", "wash-4", "wash-5"]);
/** The index of the first wash that needs a light number. */
const DARK = 3;
/** The room and the size of a number, in pixels. */
const ROOM = 7;
const NUMBER = 13;
const PINNED = 4;
const DOTS = [2, 5];

/** Draws all layers. @param {Context} context @param {Scene} scene */
export function drawColouring(context, scene) {
  const { layout, puzzle, board, pair, cell, colours, small } = scene;
  context.lineJoin = context.lineCap = "round";
  const isMap = layout.rings.length > 0;
  const fill = () => {
    for (const vertex of layout.middles.keys())
      fillVertex(context, layout, vertex, washOf(scene, vertex), colours.edge);
  };
  if (isMap) fill();
  else for (const lines of layout.borders) strokeLines(context, lines, colours.grid, 1);
  const equal = board ? puzzle.edges.flatMap(([a, b], i) => (board[a] === board[b] ? [layout.borders[i]] : [])) : [];
  for (const [colour, wide] of /** @type {const} */ ([
    ["high", small ? 2 : 6],
    ["high-fill", small ? 1 : 3],
  ]))
    for (const lines of equal) strokeLines(context, lines, colours[colour], wide);
  // The edges of a graph end under its vertices.
  if (!isMap) fill();
  // With the minimum number of conflicts, the wheels show why there are conflicts.
  const wheels = small || equal.length !== puzzle.reasons.length ? [] : puzzle.reasons;
  for (const [, ...ring] of wheels) drawRing(context, scene, ring);
  if (pair && !small) outline(context, layout, pair.cells[0], pair.accepted ? colours.ink : colours.rejected, 3.5);
  if (!small) for (const vertex of layout.middles.keys()) drawNumber(context, scene, vertex);
  for (const [hub] of wheels) drawName(context, scene, hub);
  if (cell === null) return;
  outline(context, layout, cell, colours.ink, 2);
  drawTag(context, layout.middles[cell], layout.room[cell], vertexName(puzzle, cell), colours);
}

/** Draws an odd ring of neighbours. @param {Context} context @param {Scene} scene @param {number[]} ring */
function drawRing(context, { layout, colours }, ring) {
  context.setLineDash(DOTS);
  strokeLines(context, [[...ring, ring[0]].map((vertex) => layout.middles[vertex])], colours.ink, 2);
  context.setLineDash([]);
}

/**
 * Writes the name of a vertex at the centre of its region, above its number.
 * @param {Context} context
 * @param {Scene} scene
 * @param {number} vertex
 */
function drawName(context, { layout, puzzle, colours }, vertex) {
  const { x, y } = layout.middles[vertex];
  context.font = `600 ${NUMBER}px ${colours.display}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.strokeStyle = colours.panel;
  context.fillStyle = colours.ink;
  context.strokeText(vertexName(puzzle, vertex), x, y - NUMBER - 3);
  context.fillText(vertexName(puzzle, vertex), x, y - NUMBER - 3);
}

/** @param {Scene} scene @param {number} vertex */
const washOf = ({ board, colours }, vertex) =>
  board && board.length > vertex ? colours[WASHES[(board[vertex] - 1) % WASHES.length]] : colours.panel;

/** @param {Context} context @param {Point[][]} lines @param {string} colour @param {number} width */
function strokeLines(context, lines, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const line of lines) trace(context, line);
  context.stroke();
}

/** @param {Context} context @param {Point[]} line */
function trace(context, line) {
  for (const [i, { x, y }] of line.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** Begins the path around a vertex. @param {Context} context @param {Layout} layout @param {number} vertex */
function around(context, { rings, middles, radius }, vertex) {
  context.beginPath();
  if (rings.length === 0) context.arc(middles[vertex].x, middles[vertex].y, radius, 0, 2 * Math.PI);
  else
    for (const ring of rings[vertex]) {
      trace(context, ring);
      context.closePath();
    }
}

/** @param {Context} context @param {Layout} layout @param {number} vertex @param {string} wash @param {string} edge */
function fillVertex(context, layout, vertex, wash, edge) {
  around(context, layout, vertex);
  context.fillStyle = wash;
  context.fill("evenodd");
  context.strokeStyle = edge;
  context.lineWidth = 0.75;
  context.stroke();
}

/**
 * @param {Context} context @param {Layout} layout @param {number} vertex @param {string} colour @param {number} width
 */
function outline(context, layout, vertex, colour, width) {
  around(context, layout, vertex);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/**
 * Writes a vertex's colour as a number if there is room; a pinned vertex has a ring around it.
 * @param {Context} context
 * @param {Scene} scene
 * @param {number} vertex
 */
function drawNumber(context, { layout, board, kinds, colours }, vertex) {
  const { x, y } = layout.middles[vertex];
  const pinned = kinds?.[vertex] === PINNED;
  if (!board || (layout.room[vertex] < ROOM && !pinned)) return;
  const ink = (board[vertex] - 1) % WASHES.length >= DARK ? colours.page : colours.ink;
  if (pinned) {
    context.strokeStyle = ink;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(x, y, NUMBER * 0.75, 0, 2 * Math.PI);
    context.stroke();
  }
  context.font = `600 ${NUMBER}px ${colours.display}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = ink;
  context.fillText(count(board[vertex]), x, y + 0.5);
}

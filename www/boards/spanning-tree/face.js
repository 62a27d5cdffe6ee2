// The face of a chain of triangles, in rows. A cell is an edge; the board contains 1 for a present edge.

import { t } from "../../text/tree.js";
import { towardsNearest } from "../places.js";
import { words } from "./words.js";

export { words };

/** @typedef {import("../../core/types.js").SpanningTreePuzzle} Puzzle */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ ends: [Point, Point][], middles: Point[], radius: number }} Layout */
/** @typedef {import("../contract.js").BoardScene<Puzzle, Layout>} Scene */

const AIR = 16;
/** The height of a row of triangles, in units of their sides. */
const ROW = 1.5;
const REACH = 14;

/** @param {Puzzle} puzzle @param {number} width @param {number} height @returns {Layout} */
function layOut({ triangles }, width, height) {
  const room = [Math.max(1, width - 2 * AIR), Math.max(1, height - 2 * AIR)];
  const across = Math.max(1, Math.ceil(Math.sqrt((triangles * ROW * room[0]) / room[1])));
  const rows = Math.ceil(triangles / across);
  const side = Math.min(room[0] / across, room[1] / (rows * ROW));
  const [left, top] = [(width - across * side) / 2, (height - rows * ROW * side) / 2];
  /** @type {[Point, Point][]} */
  const ends = [];
  for (let place = 0; place < triangles; place++) {
    const [row, column] = [Math.floor(place / across), place % across];
    const base = top + (row + 1) * ROW * side - side * 0.3;
    const [a, b] = [column, column + 1].map((n) => ({ x: left + n * side, y: base }));
    const apex = { x: (a.x + b.x) / 2, y: base - side * 0.87 };
    ends.push([a, apex], [apex, b], [a, b]);
  }
  const middles = ends.map(([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  return { ends, middles, radius: Math.max(4, side / 6) };
}

/** @type {import("../contract.js").Face<Puzzle, Layout, Scene>} */
export const face = {
  blank: { kind: "spanning-tree", name: "spanning-tree", title: "", statement: "", triangles: 2, weights: [] },
  layOut,
  isSame: (before, now) => String(before.weights) === String(now.weights),
  nothing: { board: null, kinds: null, pair: null, cell: null },
  cellAt({ middles }, x, y) {
    const far = middles.map((middle) => Math.hypot(middle.x - x, middle.y - y));
    const nearest = far.indexOf(Math.min(...far));
    return far[nearest] <= REACH ? nearest : null;
  },
  draw(context, { layout: { ends }, puzzle, board, pair, cell, colours }) {
    context.lineCap = "round";
    const [light] = puzzle.weights;
    for (const [edge, [a, b]] of ends.entries()) {
      const there = board?.[edge] === 1;
      context.lineWidth = there ? (puzzle.weights[edge] > light ? 3.5 : 2) : 1;
      context.strokeStyle = there ? colours.ink : colours.edge;
      if (pair?.cells[0] === edge) {
        context.strokeStyle = pair.accepted ? colours.accent : colours.rejected;
        context.lineWidth = 5;
      }
      context.setLineDash(there ? [] : [2, 5]);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
    context.setLineDash([]);
    context.fillStyle = colours.ink;
    for (const { x, y } of ends.flat()) {
      context.beginPath();
      context.arc(x, y, 2.5, 0, 2 * Math.PI);
      context.fill();
    }
    if (cell === null) return;
    const { x, y } = { x: (ends[cell][0].x + ends[cell][1].x) / 2, y: (ends[cell][0].y + ends[cell][1].y) / 2 };
    context.strokeStyle = colours.ink;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, 9, 0, 2 * Math.PI);
    context.stroke();
  },
  places: ({ middles, radius }) => ({ middles, radius }),
  cells: (puzzle) => {
    const { middles } = layOut(puzzle, 1000, 1000);
    return { rows: [Array.from(middles.keys())], towards: ({ key }, here) => towardsNearest(middles, here, key) };
  },
  contents:
    (puzzle, { board }) =>
    (edge) => {
      const values = { edge: words.cell(puzzle, edge), weight: puzzle.weights[edge] };
      return t(board[edge] === 1 ? "isThere" : "isGone", values);
    },
};

// The face of queens: a board with a queen in each column. A cell is a column; the board contains the row of its queen,
// from 1 at the bottom.

import { t } from "../../text/queens.js";
import { roomAbove } from "../places.js";
import { words } from "./words.js";

export { words };

/** @typedef {import("../../core/types.js").QueensPuzzle} Puzzle */
/** @typedef {{ pitch: number, left: number, top: number, size: number }} Layout */
/** @typedef {import("../contract.js").BoardScene<Puzzle, Layout>} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** The selectable sizes. */
const SIZES = [4, 8, 20, 50, 100, 400];
const AIR = 8;
const LARGEST_PITCH = 96;
/** The minimum pitch in pixels for a queen with a crown; below it she is a dot. */
const CROWNED = 18;
/** The minimum pitch for a queen drawn as a ring. */
const HOLLOW = 5;
/** The minimum radius of a queen, and of a moved queen, which would otherwise be hard to find among many. */
const LEAST = 1.25;
const LEAST_MOVED = 4;
const BAND = 0.32;
const DISC = 0.42;
const PINNED = 4;

/** @type {import("../contract.js").Face<Puzzle, Layout, Scene>} */
export const face = {
  blank: { kind: "queens", name: "queens", title: "", statement: "", size: 4, useful: [0.05, 0.16], solutions: null },
  layOut({ size }, width, height, sharp) {
    const above = roomAbove(height);
    const room = Math.min(width - 2 * AIR, height - above - 2 * AIR) / size;
    // Small squares need not be an integer number of pixels wide.
    const whole = room > 8 ? Math.floor(room * sharp) / sharp : room;
    const pitch = Math.max(1 / sharp, Math.min(LARGEST_PITCH, whole));
    return { pitch, left: (width - size * pitch) / 2, top: above + (height - above - size * pitch) / 2, size };
  },
  isSame: (before, now) => before.size === now.size,
  choices({ size }) {
    const sizes = [...new Set([...SIZES, size])].sort((a, b) => a - b);
    const values = sizes.map((n) => /** @type {[string, string]} */ ([String(n), t("choice", { n })]));
    return [{ label: t("choose"), key: "size", values, value: String(size) }];
  },
  nothing: { board: null, kinds: null, pair: null, cell: null },
  cellAt({ pitch, left, top, size }, x, y) {
    const column = Math.floor((x - left) / pitch);
    return column < 0 || column >= size || y < top || y > top + size * pitch ? null : column;
  },
  draw(context, scene) {
    const { layout, board, pair, cell, kinds, colours } = scene;
    drawSquares(context, layout, colours);
    if (!board || board.length !== layout.size) return;
    for (const attack of attacksOf(board)) drawAttack(context, layout, attack, board, colours);
    const moved = new Set(pair?.cells);
    for (let column = 0; column < layout.size; column++) {
      const colour = !moved.has(column) ? null : pair?.accepted ? colours.ink : colours.rejected;
      drawQueen(context, layout, column, board[column], colour, kinds?.[column] === PINNED, colours);
    }
    if (cell !== null) drawChosen(context, layout, cell, colours);
  },
  places({ pitch, left, top, size }) {
    const middles = Array.from({ length: size }, (_, column) => ({
      x: left + (column + 0.5) * pitch,
      y: top + (size * pitch) / 2,
    }));
    return { middles, radius: pitch / 2 };
  },
  cells: ({ size }) => ({
    rows: [Array.from({ length: size }, (_, column) => column)],
    towards: ({ key }, here) => columnTowards(size, here, key),
  }),
  contents(_, { board, kinds }) {
    const attacked = new Array(board.length).fill(0);
    for (const pair of attacksOf(board)) for (const column of pair) attacked[column]++;
    return (column) => {
      const words = t("queen", { column: column + 1, row: board[column], n: attacked[column] });
      return kinds[column] === PINNED ? t("pinned", { queen: words }) : words;
    };
  },
};

/** @param {number} size @param {number} here @param {string} key */
function columnTowards(size, here, key) {
  if (key === "Home") return 0;
  if (key === "End") return size - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step ? Math.min(size - 1, Math.max(0, here + step)) : null;
}

/**
 * Returns the neighbours on a diagonal that attack each other, by their columns.
 * @param {ArrayLike<number>} board
 * @returns {[number, number][]}
 */
function attacksOf(board) {
  /** @type {[number, number][]} */
  const attacks = [];
  for (const sign of [1, -1]) {
    /** The last column of each diagonal. @type {Map<number, number>} */
    const last = new Map();
    for (let column = 0; column < board.length; column++) {
      const diagonal = board[column] + sign * column;
      const before = last.get(diagonal);
      if (before !== undefined) attacks.push([before, column]);
      last.set(diagonal, column);
    }
  }
  return attacks;
}

/** @param {Layout} layout @param {number} column @param {number} row the row, from 1 at the bottom */
const middleOf = ({ pitch, left, top, size }, column, row) => ({
  x: left + (column + 0.5) * pitch,
  y: top + (size - row + 0.5) * pitch,
});

/** @param {Context} context @param {Layout} layout @param {Scene["colours"]} colours */
function drawSquares(context, { pitch, left, top, size }, colours) {
  context.fillStyle = colours.panel;
  context.fillRect(left, top, size * pitch, size * pitch);
  context.fillStyle = colours.press;
  for (let column = 0; column < size; column++)
    for (let row = column % 2; row < size; row += 2)
      context.fillRect(left + column * pitch, top + row * pitch, pitch, pitch);
  context.strokeStyle = colours.edge;
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, top + 0.5, size * pitch - 1, size * pitch - 1);
}

/**
 * Draws the band between two queens that attack each other.
 * @param {Context} context
 * @param {Layout} layout
 * @param {[number, number]} pair
 * @param {ArrayLike<number>} board
 * @param {Scene["colours"]} colours
 */
function drawAttack(context, layout, pair, board, colours) {
  const [a, b] = pair.map((column) => middleOf(layout, column, board[column]));
  context.lineCap = "round";
  for (const [width, colour] of /** @type {const} */ ([
    [BAND, colours.high],
    [BAND * 0.6, colours["high-fill"]],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1, width * layout.pitch);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  }
}

/**
 * Draws a queen: a disc with a crown, or a dot. A moved queen is filled; a pinned queen has a second ring.
 * @param {Context} context @param {Layout} layout @param {number} column @param {number} row
 * @param {string | null} moved its colour, if it is moved @param {boolean} pinned @param {Scene["colours"]} colours
 */
function drawQueen(context, layout, column, row, moved, pinned, colours) {
  const { x, y } = middleOf(layout, column, row);
  const crowned = layout.pitch >= CROWNED;
  const radius = Math.max(DISC * layout.pitch, moved === null || crowned ? LEAST : LEAST_MOVED);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = moved ?? (layout.pitch >= HOLLOW ? colours.panel : colours.quiet);
  context.fill();
  context.strokeStyle = moved ?? (layout.pitch >= HOLLOW ? colours.ink : colours.quiet);
  context.lineWidth = pinned ? 3 : Math.min(1.5, layout.pitch / 6);
  context.stroke();
  if (!crowned) return;
  context.fillStyle = moved === null ? colours.ink : colours.panel;
  drawCrown(context, x, y, radius * 0.58);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} half */
function drawCrown(context, x, y, half) {
  const points = [
    [-1, -0.55],
    [-0.5, 0.1],
    [0, -0.85],
    [0.5, 0.1],
    [1, -0.55],
    [0.75, 0.8],
    [-0.75, 0.8],
  ];
  context.beginPath();
  for (const [across, down] of points) context.lineTo(x + across * half, y + down * half);
  context.closePath();
  context.fill();
}

/** @param {Context} context @param {Layout} layout @param {number} column @param {Scene["colours"]} colours */
function drawChosen(context, { pitch, left, top, size }, column, colours) {
  context.strokeStyle = colours.ink;
  context.lineWidth = 2;
  context.strokeRect(left + column * pitch + 1, top + 1, pitch - 2, size * pitch - 2);
}

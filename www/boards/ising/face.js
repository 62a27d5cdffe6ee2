// The face of a magnet: a square of spins. A cell is a spin; the board contains 1 for up and -1 for down.

import { cellTowards } from "../../lib/arrows.js";
import { squares } from "../grid.js";
import { placeOf, roomAbove } from "../places.js";
import { t } from "../../text/ising.js";
import { words } from "./words.js";

export { words };

/** @typedef {import("../../core/types.js").IsingPuzzle} Puzzle */
/** @typedef {{ pitch: number, left: number, top: number, size: number }} Layout */
/** @typedef {import("../contract.js").BoardScene<Puzzle, Layout>} Scene */

/** The selectable sizes. */
const SIZES = [4, 8, 16, 32, 64];
const AIR = 8;
const LARGEST_PITCH = 64;
const PINNED = 4;

/** @type {import("../contract.js").Face<Puzzle, Layout, Scene>} */
export const face = {
  blank: {
    kind: "ising",
    name: "ising",
    title: "",
    statement: "",
    size: 4,
    best: null,
    useful: [1.4, 1.6],
  },
  layOut({ size }, width, height, sharp) {
    const above = roomAbove(height);
    const room = Math.min(width - 2 * AIR, height - above - 2 * AIR) / size;
    const pitch = Math.max(1 / sharp, Math.min(LARGEST_PITCH, room > 8 ? Math.floor(room * sharp) / sharp : room));
    return { pitch, left: (width - size * pitch) / 2, top: above + (height - above - size * pitch) / 2, size };
  },
  isSame: (before, now) => before.size === now.size,
  choices({ size }) {
    const sizes = [...new Set([...SIZES, size])].sort((a, b) => a - b);
    const values = sizes.map((n) => /** @type {[string, string]} */ ([String(n), t("choice", { side: n })]));
    return [{ label: t("choose"), key: "size", values, value: String(size) }];
  },
  nothing: { board: null, kinds: null, pair: null, cell: null },
  cellAt({ pitch, left, top, size }, x, y) {
    const [row, column] = [Math.floor((y - top) / pitch), Math.floor((x - left) / pitch)];
    const within = row >= 0 && column >= 0 && row < size && column < size;
    return within ? row * size + column : null;
  },
  draw(context, { layout, board, kinds, pair, cell, colours }) {
    const { pitch, left, top, size } = layout;
    context.fillStyle = colours["wash-1"];
    context.fillRect(left, top, size * pitch, size * pitch);
    context.fillStyle = colours["wash-4"];
    // Squares with adjoining edges leave no light line between them.
    const at = (/** @type {number} */ start, /** @type {number} */ n) => Math.round(2 * (start + n * pitch)) / 2;
    const fill = (/** @type {number} */ spin, inset = 0) => {
      const [row, column] = [Math.floor(spin / size), spin % size];
      const [x, y, right, bottom] = [at(left, column), at(top, row), at(left, column + 1), at(top, row + 1)];
      context.fillRect(x + inset, y + inset, right - x - 2 * inset, bottom - y - 2 * inset);
    };
    for (let spin = 0; board && spin < board.length; spin++) {
      if (board[spin] > 0) fill(spin);
      if (kinds?.[spin] !== PINNED) continue;
      context.fillStyle = colours.accent;
      fill(spin, pitch * 0.3);
      context.fillStyle = colours["wash-4"];
    }
    context.lineWidth = 1;
    context.strokeStyle = colours.edge;
    context.strokeRect(left - 0.5, top - 0.5, size * pitch + 1, size * pitch + 1);
    const frame = (/** @type {number} */ spin, /** @type {string} */ colour) => {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(2, pitch / 6);
      context.strokeRect(left + (spin % size) * pitch, top + Math.floor(spin / size) * pitch, pitch, pitch);
    };
    if (pair && board) frame(pair.cells[0], pair.accepted ? colours.ink : colours.rejected);
    if (cell !== null) frame(cell, colours.ink);
  },
  places: ({ pitch, left, top, size }) => ({
    box: { left, top, width: size * pitch, height: size * pitch },
  }),
  cells: ({ size }) => ({
    rows: squares(size, size),
    towards: (event, here) => cellTowards(event, here, { rows: size, columns: size }),
  }),
  changed: (before, now) => (cell) => before.board[cell] !== now.board[cell] || before.kinds[cell] !== now.kinds[cell],
  contents({ size }, { board, kinds }) {
    return (cell) => {
      const spin = t("spin", { place: placeOf(size, cell), way: t(board[cell] > 0 ? "up" : "down") });
      return kinds[cell] === PINNED ? t("pinned", { spin }) : spin;
    };
  },
};

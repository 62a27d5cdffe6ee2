// The face of a toy problem: numbers in a ring, of which each is named by its place.

/** @typedef {{ middles: { x: number, y: number }[], radius: number }} Layout */

/** @type {import("../../../../www/boards/contract.js").Face<any, Layout>} */
export const face = {
  blank: { kind: "ring", cells: [0] },
  layOut({ cells }, width, height) {
    const [radius, turn] = [Math.min(width, height) / 20, (2 * Math.PI) / cells.length];
    const middles = Array.from(cells, (_, cell) => ({
      x: width / 2 + 8 * radius * Math.sin(cell * turn),
      y: height / 2 - 8 * radius * Math.cos(cell * turn),
    }));
    return { middles, radius };
  },
  isSame: (before, now) => before.cells.length === now.cells.length,
  nothing: { board: null, pair: null, cell: null },
  cellAt({ middles, radius }, x, y) {
    const cell = middles.findIndex((middle) => Math.hypot(middle.x - x, middle.y - y) < radius);
    return cell === -1 ? null : cell;
  },
  draw(context, { layout: { middles, radius }, board, cell: chosen, colours }) {
    context.textAlign = "center";
    context.font = `${radius}px ${colours.text}`;
    for (const [cell, { x, y }] of middles.entries()) {
      context.fillStyle = cell === chosen ? colours.accent : colours.ink;
      if (board) context.fillText(String(board[cell]), x, y + radius / 3);
    }
  },
  places: (layout) => layout,
  cells: ({ cells }) => ({
    rows: [Array.from(cells, (_, cell) => cell)],
    towards({ key }, here) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      return step ? (here + step + cells.length) % cells.length : null;
    },
  }),
  contents:
    (_, { board }) =>
    (cell) =>
      `place ${cell + 1}: ${board[cell]}`,
};

// The map for keyboard, focus and screen readers: a grid of real elements over the canvas, one a cell, one of them in the
// tab order. Arrows, Home and End move; every other key is whoever edits to understand.

import { cellTowards } from "../../lib/arrows.js";
import { byId, element, setAttribute } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { t } from "../../text/route.js";
import { WALL } from "./map.js";

/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("../../core/types.js").Explored} Explored */

export class RouteGrid {
  #frame = byId("route-grid", HTMLElement);
  /** @type {HTMLElement[]} */
  #cells = [];
  #rows = 0;
  #columns = 0;
  #selected = 0;
  /** The state that the cells are named after. @type {{ plan: Plan, board: ArrayLike<number>, explored: Explored | null } | null} */
  #named = null;

  /** @param {(cell: number | null) => void} focused called with the cell that has the focus */
  constructor(focused) {
    this.#frame.addEventListener("focusin", (event) => {
      const cell = this.#indexOf(event.target);
      if (cell !== null) this.#select(cell);
      focused(cell);
    });
    this.#frame.addEventListener("focusout", () => focused(null));
    this.#frame.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The cell in the tab order. */
  get selected() {
    return this.#selected;
  }

  /** @param {Plan} plan */
  open({ rows, columns, start }) {
    if (rows === this.#rows && columns === this.#columns) return;
    this.#rows = rows;
    this.#columns = columns;
    this.#named = null;
    this.#cells = Array.from({ length: rows * columns }, () => element("div", { role: "gridcell", tabindex: "-1" }));
    this.#frame.replaceChildren(
      ...Array.from({ length: rows }, (_, row) =>
        element("div", { role: "row" }, ...this.#cells.slice(row * columns, (row + 1) * columns)),
      ),
    );
    this.#select(start);
  }

  /** @param {import("./layout.js").Layout} layout */
  place({ pitch, left, top, rows, columns }) {
    const { style } = this.#frame;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${columns * pitch}px`;
    style.height = `${rows * pitch}px`;
  }

  /** @param {number} cell */
  focus(cell) {
    this.#cells[cell]?.focus({ preventScroll: true });
  }

  /** Whether its cells can be changed. @param {boolean} editable */
  edit(editable) {
    this.#frame.setAttribute("aria-readonly", String(!editable));
  }

  /** @param {Plan} plan @param {ArrayLike<number>} board @param {Explored | null} explored */
  name(plan, board, explored) {
    const before = this.#named;
    this.#named = { plan, board, explored };
    // Most cells of a large map are as they were.
    const same = (/** @type {number} */ cell) =>
      before?.plan === plan &&
      before.board[cell] === board[cell] &&
      before.explored?.g[cell] === explored?.g[cell] &&
      before.explored?.expanded[cell] === explored?.expanded[cell] &&
      before.explored?.h[cell] === explored?.h[cell];
    for (const [cell, node] of this.#cells.entries()) {
      if (same(cell)) continue;
      setAttribute(node, "aria-label", cellInWords(plan, board, explored, cell));
    }
  }

  /** @param {number} cell */
  #select(cell) {
    const before = this.#cells[this.#selected];
    if (before) before.tabIndex = -1;
    this.#selected = cell;
    this.#cells[cell].tabIndex = 0;
  }

  /** @param {EventTarget | null} target */
  #indexOf(target) {
    const cell = this.#cells.findIndex((node) => node === target);
    return cell === -1 ? null : cell;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = this.#indexOf(event.target);
    if (here === null || event.altKey) return;
    const there = cellTowards(event, here, { rows: this.#rows, columns: this.#columns });
    if (there === null) return;
    event.preventDefault();
    this.focus(there);
  }
}

/**
 * "row 6, column 3: cost 5, reached at cost 12, h 8, expansion 14, step 4 of the path".
 * @param {Plan} plan
 * @param {ArrayLike<number>} board
 * @param {Explored | null} explored
 * @param {number} cell
 */
export function cellInWords({ columns, costs, start, goal }, board, explored, cell) {
  const place = t("place", { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
  if (costs[cell] === WALL) return t("cell", { place, content: [t("wall")] });
  const content = [cell === start ? t("start") : cell === goal ? t("goal") : t("cost", { n: costs[cell] })];
  if (explored) {
    const [g, h, n] = [explored.g[cell], figures(explored.h[cell]), explored.expanded[cell]];
    if (g < 0) content.push(t("estimate", { h }));
    else content.push(t("reached", { g }), t("estimate", { h }), n > 0 ? t("expansion", { n }) : t("waits"));
  }
  if (board[cell] > 1) content.push(t("step", { n: board[cell] - 1 }));
  return t("cell", { place, content });
}

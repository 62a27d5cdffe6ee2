// The grid of a board for keyboard, focus and screen readers. It has an element for each cell, over the canvas, one of
// them in the tab order. Arrows, Home and End move the focus; editors handle the other keys.

import { element } from "../lib/dom.js";

/** The maximum number of cells that are all in the document; of a larger board, only the focused row is. */
const MOST_CELLS = 2000;

/**
 * The cells of a grid.
 * @typedef {object} Cells
 * @property {number[][]} rows the cells of each row, from the top
 * @property {(event: KeyboardEvent, here: number) => number | null} towards returns the cell that a key leads to; null
 * for other keys
 * @property {(cell: number, content: string) => string} [label] makes a cell's name from its content
 * @property {number} [first] the cell that is initially in the tab order
 */

export class Grid {
  #frame;
  /** @type {Cells} */
  #cells = { rows: [], towards: () => null };
  /** The elements of the cells in the document. @type {Map<number, HTMLElement>} */
  #nodes = new Map();
  /** @type {WeakMap<Element, number>} */
  #cellOf = new WeakMap();
  /** The row of each cell. @type {number[]} */
  #rowOf = [];
  /** Names the content of a cell. @type {(cell: number) => string} */
  #contentOf = () => "";
  /** The contents that the cells are named after. @type {string[]} */
  #contents = [];
  #selected = 0;

  /** @param {HTMLElement} frame @param {(cell: number | null) => void} focused called with the focused cell */
  constructor(frame, focused) {
    this.#frame = frame;
    frame.addEventListener("focusin", (event) => {
      const cell = this.of(event);
      if (cell !== null) this.#select(cell);
      focused(cell);
    });
    frame.addEventListener("focusout", () => focused(null));
    frame.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The cell in the tab order. */
  get selected() {
    return this.#selected;
  }

  /** Reports whether one of its cells has the focus. */
  get focused() {
    return document.activeElement !== null && this.#cellOf.has(document.activeElement);
  }

  /**
   * Shows other cells; the focused cell keeps the focus if it still exists.
   * @param {Cells} cells
   * @param {(cell: number) => string} [contentOf] names the content of a cell
   */
  open(cells, contentOf = () => "") {
    const { rows, first = 0 } = cells;
    const hadFocus = this.focused;
    this.#cells = cells;
    this.#contentOf = contentOf;
    this.#contents = [];
    this.#rowOf = [];
    for (const [place, row] of rows.entries()) for (const cell of row) this.#rowOf[cell] = place;
    const kept = hadFocus && this.#rowOf[this.#selected] !== undefined ? this.#selected : first;
    this.#selected = kept;
    if (this.#rowOf.length > MOST_CELLS) {
      this.#frame.setAttribute("aria-rowcount", String(rows.length));
      this.#put([this.#rowOf[kept]]);
    } else {
      this.#frame.removeAttribute("aria-rowcount");
      this.#put([...rows.keys()]);
    }
    if (hadFocus) this.focus(kept);
  }

  /** @param {number} cell */
  focus(cell) {
    this.#select(cell);
    this.#nodes.get(cell)?.focus({ preventScroll: true });
  }

  /** Returns the cell of an event. @param {Event} event */
  of({ target }) {
    return target instanceof Element ? (this.#cellOf.get(target) ?? null) : null;
  }

  /** Returns the cell under a pointer. @param {MouseEvent} event */
  at({ clientX, clientY }) {
    const under = document.elementFromPoint(clientX, clientY);
    return under ? (this.#cellOf.get(under) ?? null) : null;
  }

  /** Reports to screen readers whether cells can be changed. @param {boolean} editable */
  edit(editable) {
    this.#frame.setAttribute("aria-readonly", String(!editable));
  }

  /**
   * Positions a grid of squares.
   * @param {{ left: number, top: number, width: number, height: number }} box in pixels
   */
  place(box) {
    this.#frame.classList.add("squares");
    for (const [side, pixels] of Object.entries(box)) this.#frame.style.setProperty(side, `${pixels}px`);
  }

  /**
   * Positions each cell of any other grid.
   * @param {{ x: number, y: number }[]} middles
   * @param {number} radius in pixels
   */
  placeCells(middles, radius) {
    for (const [cell, { style }] of this.#nodes) {
      style.left = `${middles[cell].x - radius}px`;
      style.top = `${middles[cell].y - radius}px`;
      style.width = style.height = `${2 * radius}px`;
    }
  }

  /**
   * Names the cells after their contents.
   * @param {(cell: number) => string} contentOf
   * @param {(cell: number) => boolean} [changed] whether a cell needs a new name
   */
  name(contentOf, changed = () => true) {
    this.#contentOf = contentOf;
    for (const [cell, node] of this.#nodes) if (changed(cell)) this.#nameCell(cell, node);
  }

  /** @param {number} cell @param {HTMLElement} node */
  #nameCell(cell, node) {
    const content = this.#contentOf(cell);
    if (content === this.#contents[cell]) return;
    this.#contents[cell] = content;
    node.setAttribute("aria-label", this.#cells.label?.(cell, content) ?? content);
  }

  /** Puts only some rows into the document. @param {number[]} places the rows' numbers */
  #put(places) {
    const { rows } = this.#cells;
    this.#nodes.clear();
    const nodes = places.map((place) => {
      const row = element("div", { role: "row" }, ...rows[place].map((cell) => this.#node(cell)));
      if (places.length === rows.length) return row;
      row.setAttribute("aria-rowindex", String(place + 1));
      const [top, height] = [place, 1].map((length) => `${(100 * length) / rows.length}%`);
      Object.assign(row.style, { position: "absolute", insetInline: "0", top, height });
      return row;
    });
    this.#frame.replaceChildren(...nodes);
  }

  /** @param {number} cell */
  #node(cell) {
    const tabindex = cell === this.#selected ? "0" : "-1";
    const node = element("div", { role: "gridcell", tabindex, "data-cell": String(cell) });
    this.#nodes.set(cell, node);
    this.#cellOf.set(node, cell);
    delete this.#contents[cell];
    this.#nameCell(cell, node);
    return node;
  }

  /** @param {number} cell */
  #select(cell) {
    const before = this.#nodes.get(this.#selected);
    if (before) before.tabIndex = -1;
    this.#selected = cell;
    if (!this.#nodes.has(cell)) this.#put([this.#rowOf[cell]]);
    const node = this.#nodes.get(cell);
    if (node) node.tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = this.of(event);
    const next = here === null || event.altKey ? null : this.#cells.towards(event, here);
    if (next === null) return;
    event.preventDefault();
    // This focus may scroll the page, so that a person who navigates by keys sees the cell.
    this.#select(next);
    this.#nodes.get(next)?.focus();
  }
}

/**
 * Returns the rows of a board of squares, which are numbered row by row.
 * @param {number} rows
 * @param {number} columns
 */
export const squares = (rows, columns) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => row * columns + column));

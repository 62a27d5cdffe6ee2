// The map as it is seen: a canvas, drawn again whenever something in its scene or its size changes.

import { paint } from "../../lib/canvas.js";
import { byId } from "../../lib/dom.js";
import { drawMap } from "./layers.js";
import { cellAt, layOut } from "./layout.js";

/** @typedef {import("./layers.js").Scene} Scene */

export class RouteBoard {
  #frame = byId("route-area", HTMLElement);
  #canvas = byId("route-canvas", HTMLCanvasElement);
  #width = 0;
  #height = 0;
  /** Pixels of the screen that the layout is for, in one of the page. */
  #sharp = 1;
  /** @type {Omit<Scene, "layout">} */
  #scene;
  #layout;
  #laidOut;

  /**
   * @param {import("./map.js").Plan} puzzle
   * @param {Scene["colours"]} colours
   * @param {(layout: import("./layout.js").Layout) => void} laidOut called when the cells have other places
   */
  constructor(puzzle, colours, laidOut) {
    this.#scene = { puzzle, board: null, explored: null, cell: null, colours };
    this.#layout = layOut(puzzle, 1, 1, 1);
    this.#laidOut = laidOut;
    new ResizeObserver(() => this.#measure()).observe(this.#frame);
    document.fonts.ready.then(() => this.#draw());
  }

  /** @param {Partial<Omit<Scene, "layout">>} change */
  show(change) {
    const { puzzle } = this.#scene;
    const { rows, columns } = change.puzzle ?? puzzle;
    const other = rows !== puzzle.rows || columns !== puzzle.columns;
    // The part seen of a map of another size has no place here.
    this.#scene = { ...this.#scene, ...(other && { board: null, explored: null, cell: null }), ...change };
    if (other) this.#place();
    this.#draw();
  }

  /** A search is neither hot nor cold. */
  warm() {}

  /** @param {MouseEvent} event */
  cellAt(event) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return cellAt(this.#layout, event.clientX - left, event.clientY - top);
  }

  #measure() {
    const { clientWidth, clientHeight } = this.#frame;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.#place();
    this.#draw();
  }

  #place(sharp = this.#sharp) {
    if (this.#width === 0) return;
    this.#sharp = sharp;
    this.#layout = layOut(this.#scene.puzzle, this.#width, this.#height, this.#sharp);
    this.#laidOut(this.#layout);
  }

  #draw() {
    paint(this.#canvas, this.#width, this.#height, (context, sharp) => {
      if (sharp !== this.#sharp) this.#place(sharp);
      drawMap(context, { ...this.#scene, layout: this.#layout });
    });
  }
}

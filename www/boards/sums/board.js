// The board as it is seen: a canvas, drawn again whenever something in its scene or its size changes.

import { paint } from "../../lib/canvas.js";
import { byId } from "../../lib/dom.js";
import { isSame } from "../../lib/puzzle.js";
import { distance, layOut } from "./layout.js";
import { drawArc, drawCells, drawLens, drawLines, drawTags } from "./layers.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {import("./layers.js").Scene} Scene */

/** The scene of a puzzle of which nothing is known yet. */
const NOTHING = { board: null, kinds: null, sums: null, pair: null, put: null, cell: null };

export class Board {
  #frame = byId("board", HTMLElement);
  #canvas = byId("board-canvas", HTMLCanvasElement);
  #width = 0;
  #height = 0;
  /** @type {Omit<Scene, "layout">} */
  #scene;
  #layout;
  #laidOut;

  /**
   * @param {Puzzle} puzzle
   * @param {Scene["colours"]} colours
   * @param {(layout: import("./layout.js").Layout) => void} laidOut called when the cells have other places
   * @param {(cell: number | null) => void} pointed called with the cell under the cursor
   */
  constructor(puzzle, colours, laidOut, pointed) {
    this.#scene = { puzzle, ...NOTHING, apart: false, lettered: false, colours };
    this.#layout = layOut(puzzle, 1, 1);
    this.#laidOut = laidOut;
    this.#frame.addEventListener("pointermove", (event) => pointed(this.cellAt(event)));
    this.#frame.addEventListener("pointerleave", () => pointed(null));
    new ResizeObserver(() => this.#measure()).observe(this.#frame);
    document.fonts.ready.then(() => this.#draw());
    this.#measure();
  }

  /** @param {Partial<Omit<Scene, "layout">>} change */
  show(change) {
    const { puzzle } = this.#scene;
    // A scene belongs to a puzzle: numbers and pairs of another have no place here.
    const other = change.puzzle && !isSame(puzzle, change.puzzle);
    this.#scene = { ...this.#scene, ...(other && NOTHING), ...change };
    if (this.#scene.puzzle !== puzzle) this.#place();
    this.#draw();
  }

  /**
   * The frame glows as the run is hot: 0 cold, 1 hot.
   * @param {number} heat
   */
  warm(heat) {
    this.#frame.style.setProperty("--heat", `${Math.round(heat * 100)}%`);
  }

  /** Whether a line of the puzzle is no stroke: its cells wear marks. */
  get hasShapes() {
    return this.#layout.shapes.some((shape) => shape.length > 0);
  }

  #measure() {
    const { clientWidth, clientHeight } = this.#frame;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.#place();
    this.#draw();
  }

  #place() {
    this.#layout = layOut(this.#scene.puzzle, this.#width, this.#height);
    this.#laidOut(this.#layout);
  }

  /** @param {MouseEvent} event */
  cellAt(event) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const cell = this.#layout.cells.findIndex((place) => distance(place, at) < this.#layout.radius);
    return cell === -1 ? null : cell;
  }

  #draw() {
    const large = "present" in document.documentElement.dataset;
    const scene = { ...this.#scene, layout: this.#layout, large };
    paint(this.#canvas, this.#width, this.#height, (context) => {
      drawTags(context, scene);
      drawLines(context, scene);
      drawArc(context, scene);
      drawCells(context, scene);
      drawTags(context, scene, true);
      drawLens(context, scene);
    });
  }
}

// The sudoku as it is seen: a canvas, drawn again whenever something in its scene or its size changes.

import { paint } from "../../lib/canvas.js";
import { byId } from "../../lib/dom.js";
import { drawSudoku } from "./layers.js";
import { layOut } from "./layout.js";

/** @typedef {import("./layers.js").Scene} Scene */

/** A small screen has no room for the counts: there the cells need it. */
const small = matchMedia("(max-width: 759px), (max-height: 500px)");
/** The weights of the board's digits, which nothing else on the page asks for. */
const FACES = ["400", "600", "italic 500"];

export class SudokuBoard {
  #frame = byId("sudoku-board", HTMLElement);
  #canvas = byId("sudoku-canvas", HTMLCanvasElement);
  #width = 0;
  #height = 0;
  /** Pixels of the screen that the layout is for, in one of the page. */
  #sharp = 1;
  /** @type {Omit<Scene, "layout">} */
  #scene;
  #layout;
  #laidOut;

  /**
   * @param {import("./shape.js").Shape} puzzle
   * @param {Scene["colours"]} colours
   * @param {(layout: import("./layout.js").Layout) => void} laidOut called when the cells have other places
   */
  constructor(puzzle, colours, laidOut) {
    this.#scene = {
      puzzle,
      board: null,
      kinds: null,
      sums: null,
      pair: null,
      cell: null,
      edited: null,
      marks: null,
      colours,
    };
    this.#layout = layOut(puzzle.size, 1, 1, 1);
    this.#laidOut = laidOut;
    new ResizeObserver(() => this.#measure()).observe(this.#frame);
    const faces = FACES.map((face) => document.fonts.load(`${face} 20px ${colours.display}`, "1"));
    Promise.all(faces).then(() => this.#draw());
  }

  /** @param {Partial<Omit<Scene, "layout">>} change */
  show(change) {
    const { puzzle } = this.#scene;
    // Numbers of another size have no place here.
    const other = change.puzzle && change.puzzle.size !== puzzle.size;
    const nothing = other && { board: null, kinds: null, sums: null, pair: null, cell: null, marks: null };
    this.#scene = { ...this.#scene, ...nothing, ...change };
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
    this.#layout = layOut(this.#scene.puzzle.size, this.#width, this.#height, this.#sharp, !small.matches);
    this.#laidOut(this.#layout);
  }

  #draw() {
    paint(this.#canvas, this.#width, this.#height, (context, sharp) => {
      // Lines lie on whole pixels of the screen.
      if (sharp !== this.#sharp) this.#place(sharp);
      drawSudoku(context, { ...this.#scene, layout: this.#layout });
    });
  }
}

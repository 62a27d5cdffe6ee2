// The canvas of a board, redrawn whenever its scene or its size changes. The problem's face determines the positions of
// cells and how they are drawn.

import { paint } from "../lib/canvas.js";

/** @typedef {import("../lib/colours.js").Colours} Colours */

/** @template Puzzle, Layout, Scene @typedef {import("./contract.js").Face<Puzzle, Layout, Scene>} Face */

/**
 * @template Puzzle, Layout
 * @template {{ puzzle: Puzzle, colours: Colours, layout: Layout }} Scene
 */
export class Board {
  #frame;
  #canvas;
  #face;
  #width = 0;
  #height = 0;
  /** The number of screen pixels per pixel of the page that the layout was made for. */
  #sharp = 1;
  #scene;
  #laidOut;

  /**
   * @param {HTMLElement} frame the element around the canvas
   * @param {HTMLCanvasElement} canvas
   * @param {Face<Puzzle, Layout, Scene>} face
   * @param {Omit<Scene, "layout">} scene
   * @param {(layout: Layout) => void} laidOut called with a new layout
   */
  constructor(frame, canvas, face, scene, laidOut) {
    this.#frame = frame;
    this.#canvas = canvas;
    this.#face = face;
    this.#scene = /** @type {Scene} */ ({ ...scene, layout: face.layOut(scene.puzzle, 1, 1, 1) });
    this.#laidOut = laidOut;
    new ResizeObserver(() => this.#measure()).observe(frame);
    document.fonts.ready.then(() => this.draw());
    // The first drawing must not wait for the observer.
    this.#measure();
  }

  /** Changes the scene. Another puzzle resets the rest of the scene. @param {Partial<Omit<Scene, "layout">>} change */
  show(change) {
    const { puzzle } = this.#scene;
    const other = change.puzzle && !this.#face.isSame(puzzle, change.puzzle);
    this.#scene = { ...this.#scene, ...(other && this.#face.nothing), ...change };
    if (this.#scene.puzzle !== puzzle) this.#place();
    this.draw();
  }

  /** Makes the frame glow. @param {number} heat from 0 (cold) to 1 (hot) */
  warm(heat) {
    this.#frame.style.setProperty("--heat", `${Math.round(heat * 100)}%`);
  }

  get layout() {
    return this.#scene.layout;
  }

  /** @param {MouseEvent} event */
  cellAt(event) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    const zoom = this.#canvas.currentCSSZoom ?? 1;
    return this.#face.cellAt(this.layout, (event.clientX - left) / zoom, (event.clientY - top) / zoom);
  }

  #measure() {
    const { clientWidth, clientHeight } = this.#frame;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.#place();
    this.draw();
  }

  #place(sharp = this.#sharp) {
    this.#sharp = sharp;
    this.#scene.layout = this.#face.layOut(this.#scene.puzzle, this.#width, this.#height, sharp);
    // A hidden board also has a layout, because the legend requests shapes from it; but its grid need not be placed.
    if (this.#width > 0) this.#laidOut(this.layout);
  }

  draw() {
    paint(this.#canvas, this.#width, this.#height, (context, sharp) => {
      // Lines are on integer pixels of the screen, so another screen needs another layout.
      if (sharp !== this.#sharp) this.#place(sharp);
      this.#face.draw(context, this.#scene);
    });
  }
}

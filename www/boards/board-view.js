// The view of a board on the page: the picture on a canvas, and the grid over it for keyboard and screen readers.

import { element } from "../lib/dom.js";
import { Board } from "./board.js";
import { Grid } from "./grid.js";

/** @typedef {import("./contract.js").Shown} Shown */

/**
 * The elements of a board.
 * @typedef {object} Elements
 * @property {HTMLElement} frame the element that is shown or hidden
 * @property {HTMLElement} [area] the element around the canvas, if it is not the frame
 * @property {HTMLCanvasElement} canvas
 * @property {HTMLElement} grid
 */

/**
 * Makes the elements of a board, which the caller puts on the page.
 * @param {string} kind the kind of problem
 * @param {string} label
 * @returns {Elements}
 */
export function boardElements(kind, label) {
  const canvas = element("canvas", { class: "board-canvas", "aria-hidden": "true" });
  const grid = element("div", { class: "board-grid", role: "grid", "aria-label": label, "aria-readonly": "true" });
  return { frame: element("div", { class: "board", id: `${kind}-board`, hidden: "" }, canvas, grid), canvas, grid };
}

/**
 * @template Puzzle, Layout
 * @template {{ puzzle: Puzzle, colours: import("../lib/colours.js").Colours, layout: Layout }} Scene
 */
export class BoardView {
  board;
  grid;
  /** The state that the cells are named after. @type {Shown | null} */
  named = null;
  #face;
  #puzzle;

  /**
   * @param {import("./contract.js").Face<Puzzle, Layout, Scene>} face
   * @param {Elements} elements
   * @param {Partial<Scene> & Pick<Scene, "puzzle" | "colours">} scene the other members are the face's `nothing`
   * @param {{ pointed?: (cell: number | null) => void, focused: (cell: number | null) => void }} heard called with the
   * cell under the cursor, and with the cell that has the focus
   */
  constructor(face, { frame, area = frame, canvas, grid }, scene, { pointed, focused }) {
    this.frame = frame;
    this.#face = face;
    this.#puzzle = scene.puzzle;
    this.grid = new Grid(grid, focused);
    this.grid.open(face.cells(scene.puzzle));
    const whole = /** @type {Scene} */ ({ ...face.nothing, ...scene });
    this.board = new Board(area, canvas, face, whole, (layout) => {
      const places = face.places(layout);
      if ("box" in places) this.grid.place(places.box);
      else this.grid.placeCells(places.middles, places.radius);
    });
    if (!pointed) return;
    area.addEventListener("pointermove", (event) => pointed(this.cellAt(event)));
    area.addEventListener("pointerleave", () => pointed(null));
  }

  /** @param {boolean} shown whether this board is shown, and not the board of another kind */
  set shown(shown) {
    this.frame.hidden = !shown;
  }

  /**
   * Shows a puzzle.
   * @param {Puzzle} puzzle
   * @param {boolean} [same] whether it has the same cells as the puzzle before
   * @param {Partial<Scene>} [change] changes to the rest of the scene
   */
  open(puzzle, same = this.#face.isSame(this.#puzzle, puzzle), change = {}) {
    this.#puzzle = puzzle;
    this.named = null;
    if (!same) this.grid.open(this.#face.cells(puzzle));
    this.board.show({ ...change, puzzle });
  }

  /** Names the cells. @param {Shown} shown */
  show(shown) {
    const changed = this.named ? this.#face.changed?.(this.named, shown) : undefined;
    this.named = shown;
    this.grid.name(this.#face.contents(this.#puzzle, shown), changed);
  }

  get hasShapes() {
    return this.#face.hasShapes?.(this.board.layout) ?? false;
  }

  /** @param {number} cell */
  focus(cell) {
    this.grid.focus(cell);
  }

  /** @param {MouseEvent} event */
  cellAt(event) {
    return this.board.cellAt(event);
  }
}

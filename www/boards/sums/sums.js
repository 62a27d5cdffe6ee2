// A puzzle of sums on the page: its board and grid.

import { byId } from "../../lib/dom.js";
import { isSame } from "../../lib/puzzle.js";
import { Board } from "../board.js";
import { Grid } from "../grid.js";
import { cellsOf, nameOf } from "./grid.js";
import { distance, layOut } from "./layout.js";
import { drawArc, drawCells, drawLens, drawLines, drawTags } from "./layers.js";

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {import("./layers.js").Scene} Scene */

/** The scene of a puzzle of which nothing is known yet. */
const NOTHING = { board: null, kinds: null, sums: null, pair: null, put: null, cell: null };

/** @type {import("../board.js").Face<Puzzle, import("./layout.js").Layout, Scene>} */
const face = {
  layOut,
  isSame,
  nothing: NOTHING,
  cellAt({ cells, radius }, x, y) {
    const cell = cells.findIndex((place) => distance(place, { x, y }) < radius);
    return cell === -1 ? null : cell;
  },
  draw(context, shown) {
    const scene = { ...shown, large: "present" in document.documentElement.dataset };
    drawTags(context, scene);
    drawLines(context, scene);
    drawArc(context, scene);
    drawCells(context, scene);
    drawTags(context, scene, true);
    drawLens(context, scene);
  },
};

export class Sums {
  frame = byId("board", HTMLElement);
  board;
  #edit = byId("sums-edit", HTMLElement);
  #grid;
  #puzzle;

  /**
   * @param {Puzzle} puzzle
   * @param {Scene["colours"]} colours
   * @param {(cell: number | null) => void} pointed called with the cell under the cursor
   * @param {(cell: number | null) => void} focused called with the cell that has the focus
   */
  constructor(puzzle, colours, pointed, focused) {
    this.#puzzle = puzzle;
    this.#grid = new Grid(byId("board-grid", HTMLElement), focused);
    this.#openGrid(puzzle);
    const scene = { puzzle, ...NOTHING, apart: false, lettered: false, colours };
    this.board = new Board(this.frame, byId("board-canvas", HTMLCanvasElement), face, scene, ({ cells, radius }) =>
      this.#grid.placeCells(cells, radius),
    );
    this.frame.addEventListener("pointermove", (event) => pointed(this.cellAt(event)));
    this.frame.addEventListener("pointerleave", () => pointed(null));
  }

  /** @param {boolean} shown instead of another kind */
  set shown(shown) {
    this.frame.hidden = this.#edit.hidden = !shown;
  }

  /** Whether a line of the puzzle is no stroke: its cells wear marks. */
  get hasShapes() {
    return this.board.layout.shapes.some((shape) => shape.length > 0);
  }

  /** The same puzzle has the same cells and lines; opposite cells may have become pairs. @param {Puzzle} puzzle @param {boolean} [same] */
  open(puzzle, same = false) {
    this.#puzzle = puzzle;
    if (!same) this.#openGrid(puzzle);
    this.board.show({ puzzle });
  }

  /** @param {Puzzle} puzzle */
  #openGrid(puzzle) {
    this.#grid.open(cellsOf(puzzle), (cell) => puzzle.cells[cell].label);
  }

  /** @param {ArrayLike<number>} board @param {ArrayLike<number>} sums @param {ArrayLike<number>} kinds */
  show(board, sums, kinds) {
    this.#grid.name((cell) => nameOf(this.#puzzle, cell, board, sums, kinds));
  }

  /** @param {number} cell */
  focus(cell) {
    this.#grid.focus(cell);
  }

  /** @param {MouseEvent} event */
  cellAt(event) {
    return this.board.cellAt(event);
  }
}

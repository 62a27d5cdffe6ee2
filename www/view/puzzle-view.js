// The puzzle on the page: its title and statement, the picker, and which of the faces shows it.

import { valueIn } from "../lib/link.js";
import { byId, element, setText } from "../lib/dom.js";
import { fetchSkeleton, knownSkeleton } from "./skeleton.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").Face} Face */

/**
 * @typedef {object} Parts
 * @property {import("../boards/sums/board.js").Board} board
 * @property {import("../boards/sums/grid.js").Grid} grid
 */

/** The picker's last choice, which is no puzzle. */
const LIBRARY = "library";

export class PuzzleView {
  #picker = byId("puzzle", HTMLSelectElement);
  #name = "";
  /** The puzzle to come; empty once one is there. */
  #expected = "";
  #title = byId("title", HTMLElement);
  #statement = byId("statement", HTMLElement);
  #tools = byId("statement-tools", HTMLElement);
  #parts;
  /** Comes later than the rest. @type {import("../features/sudoku-import-export/sudoku.js").Sudoku | null} */
  #sudoku = null;
  /** @type {{ sums: Face, sudoku?: Face }} */
  faces;
  /** What shows the puzzle. @type {Face} */
  face;

  /**
   * @param {Parts} parts
   * @param {(name: string) => void} choose told which puzzle was picked
   * @param {() => void} openLibrary
   */
  constructor({ board, grid }, choose, openLibrary) {
    this.#parts = { board, grid };
    const sums = {
      frame: byId("board", HTMLElement),
      board,
      grid,
      cellAt: (/** @type {MouseEvent} */ event) => board.cellAt(event),
    };
    this.faces = { sums };
    this.face = sums;
    this.#picker.addEventListener("change", () => {
      if (this.#picker.value !== LIBRARY) return choose(this.#picker.value);
      this.#picker.value = this.#name;
      openLibrary();
    });
  }

  /** @param {import("../features/sudoku-import-export/sudoku.js").Sudoku} sudoku */
  add(sudoku) {
    this.#sudoku = sudoku;
    const { frame, board } = sudoku;
    this.faces.sudoku = { frame, board, grid: sudoku, cellAt: (event) => sudoku.cellAt(event) };
  }

  /**
   * @param {Setup} setup
   * @param {boolean} same puzzle as before
   */
  open({ puzzle, puzzles }, same) {
    const { board, grid } = this.#parts;
    this.#expected = "";
    this.faces.sums.frame.classList.remove("unknown");
    if (!same) {
      document.title = `${puzzle.title} · Annealing Lab`;
      setText(this.#title, puzzle.title);
      const choices = [...puzzles, { name: LIBRARY, title: "Library…" }];
      this.#picker.replaceChildren(...choices.map(({ name, title }) => element("option", { value: name }, title)));
      this.#turn(puzzle.kind === "sudoku");
    }
    setText(this.#statement, puzzle.statement);
    this.#picker.value = this.#name = puzzle.name;
    if (puzzle.kind === "sudoku") return this.#sudoku?.open(puzzle);
    if (!same) grid.open(puzzle);
    board.show({ puzzle });
  }

  /** Whether a sudoku is to be seen. */
  get sudoku() {
    return this.faces.sums.frame.hidden;
  }

  /** The board that a link asks for, without numbers, while the core is fetched: never another one. @param {string} link */
  expect(link) {
    const name = valueIn(link, "puzzle") || "magic19";
    const known = knownSkeleton(name);
    this.#expected = name;
    // What this will hold has its place already.
    byId("starts-frame", HTMLElement).hidden = name !== "octa";
    if (known) return this.#sketch(known);
    const sudoku = name === "sudoku";
    this.#turn(sudoku);
    this.#call({ name, title: sudoku ? "Sudoku" : "A puzzle", statement: "\u00a0" });
    if (sudoku) return this.#sudoku?.expect(valueIn(link, "givens").length);
    this.faces.sums.frame.classList.add("unknown");
    // What a link defines itself only the core can read.
    if (name !== "custom") fetchSkeleton(name).then((found) => found?.name === this.#expected && this.#sketch(found));
  }

  /** @param {import("../core/types.js").SumsPuzzle} puzzle of which there are no numbers yet */
  #sketch(puzzle) {
    this.#turn(false);
    this.#call(puzzle);
    this.faces.sums.frame.classList.remove("unknown");
    this.#parts.grid.open(puzzle);
    this.#parts.board.show({ puzzle });
  }

  /** The puzzle that is to come, in words. @param {{ name: string, title: string, statement: string }} puzzle */
  #call({ name, title, statement }) {
    this.#picker.replaceChildren(element("option", { value: name }, title));
    setText(this.#title, title);
    setText(this.#statement, statement);
  }

  /** @param {boolean} sudoku */
  #turn(sudoku) {
    this.face = (sudoku && this.faces.sudoku) || this.faces.sums;
    this.faces.sums.frame.hidden = this.#tools.hidden = sudoku;
    if (this.#sudoku) this.#sudoku.shown = sudoku;
  }
}

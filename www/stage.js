// The puzzle on the page: its title and statement, the picker, and which of the faces shows it.

import { byId, element, setText } from "./dom.js";

/** @typedef {import("./types.js").Setup} Setup */
/** @typedef {Setup["puzzle"]["kind"]} Kind */

/**
 * @typedef {object} Parts
 * @property {import("./board/board.js").Board} board
 * @property {import("./board/grid.js").Grid} grid
 * @property {import("./sudoku/sudoku.js").Sudoku} sudoku
 */

/** The picker's last choice, which is no puzzle. */
const LIBRARY = "library";

export class Stage {
  #picker = byId("puzzle", HTMLSelectElement);
  #name = "";
  #title = byId("title", HTMLElement);
  #statement = byId("statement", HTMLElement);
  #tools = byId("statement-tools", HTMLElement);
  #parts;
  /** @type {Record<Kind, import("./types.js").Face>} */
  faces;
  /** What shows the puzzle. */
  face;

  /**
   * @param {Parts} parts
   * @param {(name: string) => void} choose told which puzzle was picked
   * @param {() => void} openLibrary
   */
  constructor({ board, grid, sudoku }, choose, openLibrary) {
    this.#parts = { board, grid, sudoku };
    this.faces = {
      sums: { frame: byId("board", HTMLElement), board, grid, cellAt: (event) => board.cellAt(event) },
      sudoku: { frame: sudoku.frame, board: sudoku.board, grid: sudoku, cellAt: (event) => sudoku.cellAt(event) },
    };
    this.face = this.faces.sums;
    this.#picker.addEventListener("change", () => {
      if (this.#picker.value !== LIBRARY) return choose(this.#picker.value);
      this.#picker.value = this.#name;
      openLibrary();
    });
  }

  /**
   * @param {Setup} setup
   * @param {boolean} same puzzle as before
   */
  open({ puzzle, puzzles }, same) {
    const { board, grid, sudoku } = this.#parts;
    if (!same) {
      document.title = `${puzzle.title} · Annealing Lab`;
      setText(this.#title, puzzle.title);
      const choices = [...puzzles, { name: LIBRARY, title: "Library…" }];
      this.#picker.replaceChildren(...choices.map(({ name, title }) => element("option", { value: name }, title)));
      this.#turn(puzzle.kind);
    }
    setText(this.#statement, puzzle.statement);
    this.#picker.value = this.#name = puzzle.name;
    if (puzzle.kind === "sudoku") return sudoku.open(puzzle);
    if (!same) grid.open(puzzle);
    board.show({ puzzle });
  }

  /** Not the hexagon, while the core is fetched. */
  expectSudoku() {
    this.#turn("sudoku");
    setText(this.#title, "Sudoku");
    setText(this.#statement, "");
  }

  /** @param {Kind} kind */
  #turn(kind) {
    this.face = this.faces[kind];
    this.faces.sums.frame.hidden = this.#tools.hidden = kind !== "sums";
    this.#parts.sudoku.shown = kind === "sudoku";
  }
}

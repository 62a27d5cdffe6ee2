// The sudoku for keyboard, pointer and screen readers: a grid of real elements over the canvas, one a cell, one of them in
// the tab order. Arrows, Home and End move; every other key is whoever edits to understand.

import { cellTowards } from "../../lib/arrows.js";
import { byId, element } from "../../lib/dom.js";
import { placeOf } from "../../lib/names.js";
import { t } from "../../text/sudoku.js";
import { conflictsOf, repeatsOf } from "./rules.js";
import { character } from "../../lib/digits.js";
import { SHAPES } from "./shape.js";
import { isWrong, wordsOf } from "./variant.js";

/** @typedef {import("./shape.js").Shape} Shape */

const KINDS = /** @type {const} */ ([
  "annealed",
  "given",
  "deduced",
  "plain",
  "pinned",
  "kicked",
  "decided",
  "followed",
]);

export class SudokuGrid {
  #frame = byId("sudoku-grid", HTMLElement);
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {string[]} */
  #names = [];
  #size = 0;
  /** @type {import("../../core/types.js").SudokuRules | null} */
  #rules = null;
  /** What rules concern each cell; nothing where there are none. @type {string[]} */
  #words = [];
  #selected = 0;
  /** The marks of an argument. @type {import("./layers.js").Marks | null} */
  #marks = null;

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

  get #shape() {
    return SHAPES.find(({ size }) => size === this.#size) ?? SHAPES[2];
  }

  /** The cell in the tab order. */
  get selected() {
    return this.#selected;
  }

  /** Whether one of its cells has the focus. */
  get focused() {
    return this.#indexOf(document.activeElement) !== null;
  }

  /** @param {Shape} shape */
  open(shape) {
    const { size, rules = null } = shape;
    if (rules !== this.#rules) {
      this.#rules = rules;
      this.#words = wordsOf(shape);
      this.#names = [];
    }
    if (size === this.#size) return;
    const hadFocus = this.focused;
    this.#size = size;
    this.#names = [];
    this.#cells = Array.from({ length: size * size }, () => element("div", { role: "gridcell", tabindex: "-1" }));
    this.#frame.replaceChildren(
      ...Array.from({ length: size }, (_, row) =>
        element("div", { role: "row" }, ...this.#cells.slice(row * size, (row + 1) * size)),
      ),
    );
    this.#select(0);
    if (hadFocus) this.focus(0);
  }

  /** @param {import("./layout.js").Layout} layout */
  place({ left, top, side }) {
    const { style } = this.#frame;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = style.height = `${side}px`;
  }

  /** @param {number} cell */
  focus(cell) {
    this.#cells[cell]?.focus({ preventScroll: true });
  }

  /** The cell that an event is of. @param {Event} event */
  of(event) {
    return this.#indexOf(event.target);
  }

  /** The cell under a pointer. @param {MouseEvent} event */
  at(event) {
    return this.#indexOf(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** Another argument is shown. @param {import("./layers.js").Marks | null} marks */
  mark(marks) {
    this.#marks = marks;
  }

  /** Whether its cells can be changed. @param {boolean} editable */
  edit(editable) {
    this.#frame.setAttribute("aria-readonly", String(!editable));
  }

  /**
   * "row 1, column 3: 5, given"; "row 2, column 1: 7, annealed, repeats in its row and column".
   * @param {ArrayLike<number>} board
   * @param {ArrayLike<number>} kinds
   */
  name(board, kinds) {
    const { row, column } = repeatsOf(this.#size, board);
    const broken = this.#rules && conflictsOf({ ...this.#shape, rules: this.#rules }, board).cells;
    const wrong = new Set(
      this.#rules?.cages.flatMap(({ cells, sum }) => (sum !== null && isWrong(cells, sum, board) ? cells : [])),
    );
    this.#write((cell) => {
      if (board[cell] === 0) return t("blank");
      const kept = t(KINDS[kinds[cell]], { digit: character(board[cell]) });
      const off = wrong.has(cell) ? t("cageIsWrong", { content: kept }) : kept;
      const content = broken?.has(cell) && !row(cell) && !column(cell) ? t("breaksRule", { content: off }) : off;
      if (row(cell)) return t(column(cell) ? "repeatsInBoth" : "repeatsInRow", { content });
      return column(cell) ? t("repeatsInColumn", { content }) : content;
    });
  }

  /**
   * "row 1, column 1: blank"; "row 1, column 3: 5, given, contradicts another".
   * @param {ArrayLike<number>} givens
   * @param {Set<number>} conflicts
   * @param {Set<number>} marked
   */
  nameGivens(givens, conflicts, marked) {
    this.#write((cell) => {
      const digit = character(givens[cell]);
      const content = givens[cell] === 0 ? t("blank") : t(conflicts.has(cell) ? "givenConflicts" : "given", { digit });
      return marked.has(cell) ? t("marked", { content }) : content;
    });
  }

  /** @param {(cell: number) => string} contentOf */
  #write(contentOf) {
    for (const [cell, node] of this.#cells.entries()) {
      const content = this.#argued(cell, contentOf(cell)) + (this.#words[cell] ?? "");
      if (this.#names[cell] === content) continue;
      this.#names[cell] = content;
      node.setAttribute("aria-label", t("cell", { place: placeOf(this.#size, cell), content }));
    }
  }

  /** @param {number} cell @param {string} content */
  #argued(cell, content) {
    const [digit, other] = (this.#marks?.digits.get(cell) ?? []).map(character);
    if (other !== undefined) return t("eitherDigit", { digit, other });
    if (digit !== undefined) return t("mustBe", { digit });
    return this.#marks?.why.has(cell) ? t("rulesOut", { content }) : content;
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
    const there = cellTowards(event, here, { rows: this.#size, columns: this.#size });
    if (there === null) return;
    event.preventDefault();
    this.focus(there);
  }
}

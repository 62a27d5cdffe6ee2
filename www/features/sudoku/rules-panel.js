// The panel for the rules of the sudoku being edited: switches for diagonals, windows and the knight's move. Regions
// and cages are drawn on the board. The panel turns presses on the board into changes of the editor.
//
//   regions   a digit or keypad key sets the cell's region; a mouse extends the region of its first cell
//   cages     a press, a drag or Enter marks cells; the cells then become a cage, with or without a sum

import { byId, enable, setText } from "../../lib/dom.js";
import { t } from "../../text/sudoku.js";
import { boxesOf } from "../../boards/sudoku/variant.js";

/** @typedef {import("../../boards/sudoku/editor.js").Editor} Editor */
/** @typedef {"digits" | "regions" | "cages"} What */

/**
 * The functions of the page that the panel calls.
 * @typedef {object} Hooks
 * @property {() => Editor} editor
 * @property {() => number} selected
 * @property {(really: boolean) => void} changed
 * @property {() => void} seen called when the marked cells or the edited part change
 */

const EXTRA = ["diagonal-down", "diagonal-up", "windoku", "knight"];

export class RulesPanel {
  /** @type {Set<number>} */
  marked = new Set();
  /** The last change in words. */
  news = "";
  #open = byId("edit-rules-open", HTMLButtonElement);
  #group = byId("edit-rules", HTMLElement);
  #what = byId("edit-what", HTMLSelectElement);
  #cage = byId("edit-cage", HTMLElement);
  #sum = byId("cage-sum", HTMLInputElement);
  #make = byId("cage-make", HTMLButtonElement);
  #boxes = byId("regions-boxes", HTMLButtonElement);
  #switches = EXTRA.map((name) => byId(`rule-${name}`, HTMLButtonElement));
  /** The first cell of a mouse stroke. @type {number | null} */
  #from = null;
  #hooks;

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
    this.#open.addEventListener("click", () => {
      this.#group.hidden = !this.#group.hidden;
      if (this.#group.hidden) this.reset();
      hooks.seen();
    });
    this.#what.addEventListener("change", () => {
      this.forget();
      hooks.seen();
    });
    for (const [i, button] of this.#switches.entries()) button.addEventListener("click", () => this.#toggle(EXTRA[i]));
    this.#make.addEventListener("click", () => this.makeCage());
    byId("cage-remove", HTMLButtonElement).addEventListener("click", () => this.removeCage());
    this.#boxes.addEventListener("click", () => hooks.changed(hooks.editor().rule({ regions: null })));
    this.#sum.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.makeCage();
    });
  }

  /** @returns {What} */
  get what() {
    const { value } = this.#what;
    return value === "regions" || value === "cages" ? value : "digits";
  }

  /** Returns to digits. */
  reset() {
    this.#what.value = "digits";
    this.forget();
  }

  /** Forgets the marked cells. */
  forget() {
    this.marked.clear();
    this.news = "";
  }

  /** Shows the rules of the editor's grid. */
  show() {
    const { shape, parts } = this.#hooks.editor();
    this.#open.ariaExpanded = String(!this.#group.hidden);
    for (const [i, button] of this.#switches.entries()) button.ariaPressed = String(parts.extra.includes(EXTRA[i]));
    enable(this.#switches[2], shape.box_rows === shape.box_columns);
    this.#cage.hidden = this.what !== "cages";
    this.#boxes.hidden = this.what !== "regions";
    enable(this.#boxes, parts.regions !== null);
    setText(this.#boxes, t(shape.box_rows > 1 ? "backToBoxes" : "backToRows"));
  }

  /** The hint for the part being edited; empty for digits. */
  get hint() {
    if (this.what === "digits") return "";
    if (this.news !== "") return this.news;
    if (this.what === "regions") return t("regionsHint");
    return this.marked.size > 0 ? t("nMarked", { n: this.marked.size }) : t("cagesHint");
  }

  /** Shows the sum of the cage at the focused cell. @param {number} cell */
  look(cell) {
    if (this.what !== "cages" || this.marked.size > 0) return;
    this.#sum.value = String(this.#cageOf(cell)?.sum ?? "");
  }

  /**
   * Assigns a cell to a region, from 1; 0 assigns it to the region of its box.
   * @param {number} cell
   * @param {number} region
   */
  putRegion(cell, region) {
    const editor = this.#hooks.editor();
    const boxes = boxesOf(editor.shape);
    const regions = (editor.parts.regions ?? boxes).with(cell, region === 0 ? boxes[cell] : region - 1);
    this.#hooks.changed(editor.rule({ regions }, cell));
  }

  /**
   * Marks a cell, or removes its mark.
   * @param {number} cell
   * @param {boolean} [on] by default the opposite of the present state
   */
  mark(cell, on = !this.marked.has(cell)) {
    this.news = "";
    if (on) this.marked.add(cell);
    else this.marked.delete(cell);
    if (this.marked.size === 1) this.#sum.value = "";
    this.#hooks.seen();
  }

  /** Begins a stroke by a mouse or a finger. @param {number | null} cell */
  press(cell) {
    this.#from = this.what === "digits" ? null : cell;
  }

  /** Continues a stroke over another cell. @param {number | null} cell */
  draw(cell) {
    const from = this.#from;
    if (from === null || cell === null || cell === from) return;
    if (this.what === "cages") {
      this.mark(from, true);
      if (!this.marked.has(cell)) this.mark(cell, true);
      return;
    }
    const { shape, parts } = this.#hooks.editor();
    const regions = parts.regions ?? boxesOf(shape);
    if (regions[cell] !== regions[from]) this.putRegion(cell, regions[from] + 1);
  }

  /** Makes a cage of the marked cells. Without marked cells, it sets the sum of the cage at the chosen cell. */
  makeCage() {
    const { editor, selected, changed } = this.#hooks;
    const here = selected();
    const marked = [...this.marked].toSorted((a, b) => a - b);
    const cells = marked.length > 0 ? marked : (this.#cageOf(here)?.cells ?? [here]);
    const sum = this.#sum.value === "" ? null : Number(this.#sum.value);
    if (sum !== null && !Number.isSafeInteger(sum)) return;
    // A cage that loses cells also loses its sum, because the new sum is unknown.
    const others = editor().parts.cages.flatMap((cage) => {
      const left = cage.cells.filter((cell) => !cells.includes(cell));
      if (left.length === cage.cells.length) return [cage];
      return left.length > 0 ? [{ cells: left, sum: null }] : [];
    });
    this.marked.clear();
    this.news = t("cageMade", { n: cells.length });
    changed(editor().rule({ cages: [...others, { cells, sum }] }, cells[0]) || true);
  }

  removeCage() {
    const { editor, selected, changed } = this.#hooks;
    const cage = this.#cageOf(selected());
    this.marked.clear();
    this.#sum.value = "";
    this.news = t(cage ? "cageRemoved" : "noCage");
    const cages = editor().parts.cages.filter((other) => other !== cage);
    changed(editor().rule({ cages }) || true);
  }

  /** @param {number} cell */
  #cageOf(cell) {
    return this.#hooks.editor().parts.cages.find(({ cells }) => cells.includes(cell));
  }

  /** @param {string} name */
  #toggle(name) {
    const editor = this.#hooks.editor();
    const { extra } = editor.parts;
    const has = extra.includes(name);
    this.#hooks.changed(editor.rule({ extra: has ? extra.filter((other) => other !== name) : [...extra, name] }));
  }
}

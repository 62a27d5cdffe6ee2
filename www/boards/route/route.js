// A map on the page: its board and grid, and the editing of it. The only module that knows the parts of this folder.
//
//   brush on a cell ──▶ painted(plan) ──▶ at the stroke's end draw(text): a run of that map, the link's new text

import { byId, element, enable, say, setText } from "../../lib/dom.js";
import { History } from "../../lib/undo.js";
import { t } from "../../text/route.js";
import { Board } from "../board.js";
import { Grid } from "../grid.js";
import { cellInWords, cellsOf, changed } from "./grid.js";
import { drawMap } from "./layers.js";
import { cellAt, layOut } from "./layout.js";
import { BRUSHES, cleared, painted, textOf } from "./map.js";

/** @typedef {import("../../core/types.js").RoutePuzzle} RoutePuzzle */
/** @typedef {import("../../core/types.js").Explored} Explored */
/** @typedef {import("../../house.js").House} House */
/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("./map.js").Brush} Brush */

/** Before a map is there. @type {Plan} */
const NOTHING = { rows: 1, columns: 2, costs: [1, 1], start: 0, goal: 1 };
/** Keys that paint a cell with something else than the brush. @type {Record<string, Brush>} */
const KEYS = { 0: "x", delete: "1", backspace: "1", ".": "1", s: "S", g: "G" };

const EMPTY = { board: null, explored: null, cell: null };

/** @type {import("../board.js").Face<Plan, import("./layout.js").Layout, import("./layers.js").Scene>} */
const face = {
  layOut,
  isSame: (before, now) => before.rows === now.rows && before.columns === now.columns,
  nothing: EMPTY,
  cellAt,
  draw: drawMap,
};

export class RouteMap {
  frame = byId("route-board", HTMLElement);
  board;
  #grid;
  #column = byId("board-column", HTMLElement);
  #area = byId("route-area", HTMLElement);
  #words = byId("route-words", HTMLElement);
  #panel = byId("route-editor", HTMLElement);
  #message = byId("route-message", HTMLElement);
  #toggle = byId("route-edit", HTMLButtonElement);
  #undo = byId("route-undo", HTMLButtonElement);
  #redo = byId("route-redo", HTMLButtonElement);
  #clear = byId("route-clear", HTMLButtonElement);
  #brushes = byId("route-brushes", HTMLElement);
  /** @type {Brush} */
  #brush = "x";
  #on = false;
  /** What is in the hand, its steps back, and the text that was last asked for. */
  #plan = NOTHING;
  #history = new History(textOf(NOTHING));
  /** The plans of these texts. @type {Map<string, Plan>} */
  #plans = new Map();
  #asked = "";
  /** The state that the cells are named after. @type {import("./grid.js").Named | null} */
  #named = null;
  /** @type {RoutePuzzle | null} */
  #opened = null;
  #painting = false;
  /** What the run shows. @type {{ board: ArrayLike<number>, explored: Explored | null }} */
  #seen = { board: [], explored: null };
  /** @type {number | null} */
  #cell = null;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    // The markup comes to the page's end; these are its places.
    byId("sudoku-board", HTMLElement).after(this.frame);
    byId("sums-editor", HTMLElement).after(this.#panel);
    byId("statement-tools", HTMLElement).append(this.#toggle);
    this.#grid = new Grid(byId("route-grid", HTMLElement), (cell) => this.#point(cell));
    const scene = { puzzle: this.#plan, ...EMPTY, colours: house.colours() };
    const canvas = byId("route-canvas", HTMLCanvasElement);
    this.board = new Board(this.#area, canvas, face, scene, ({ left, top, pitch, rows, columns }) =>
      this.#grid.place({ left, top, width: columns * pitch, height: rows * pitch }),
    );
    this.#brushes.append(...BRUSHES.map((brush) => this.#choice(brush)));
    this.#toggle.addEventListener("click", () => (this.#on ? this.leave() : this.enter()));
    byId("route-done", HTMLButtonElement).addEventListener("click", () => this.leave());
    this.#undo.addEventListener("click", () => this.#travel(() => this.#history.undo(), t("undone")));
    this.#redo.addEventListener("click", () => this.#travel(() => this.#history.redo(), t("redone")));
    this.#clear.addEventListener("click", () => {
      this.#take(cleared(this.#plan));
      this.#give(t("cleared"));
    });
    this.#area.addEventListener("pointerdown", (event) => this.#down(event));
    this.#area.addEventListener("pointermove", (event) => this.#move(event));
    this.#area.addEventListener("pointerleave", () => this.#point(null));
    addEventListener("pointerup", () => this.#up());
    addEventListener("pointercancel", () => this.#up());
    house.keys.add(
      { scope: "cell", keys: () => this.#on, repeats: true, act: (event) => this.#cellKey(event) },
      { scope: "editor", keys: ["Escape", "Ctrl+z", "Ctrl+y"], repeats: true, act: (event) => this.#editorKey(event) },
    );
  }

  get editing() {
    return this.#on;
  }

  // ── as main.js knows every kind of puzzle ──

  /** @param {MouseEvent} event */
  cellAt(event) {
    return this.board.cellAt(event);
  }

  /** @param {number} cell */
  focus(cell) {
    this.#grid.focus(cell);
  }

  /** Shown instead of another kind, or that kind instead. @param {boolean} shown */
  set shown(shown) {
    this.frame.hidden = this.#toggle.hidden = !shown;
    if (!shown) this.leave();
  }

  /** A run was opened. @param {RoutePuzzle} puzzle */
  open(puzzle) {
    const { map } = puzzle;
    this.#opened = puzzle;
    // A stroke that is under way, or that has yet to be opened, is ahead of this.
    if (this.#painting || (this.#asked !== "" && this.#asked !== map)) return;
    this.#asked = "";
    const { rows, columns } = this.#plan;
    this.#plan = puzzle;
    const other = puzzle.rows !== rows || puzzle.columns !== columns;
    if (other) this.#history = new History(map);
    else this.#history.push(map);
    this.#plans.set(map, puzzle);
    if (other) this.#grid.open(cellsOf(puzzle));
    this.frame.style.setProperty("--down", String(puzzle.rows));
    this.frame.style.setProperty("--across", String(puzzle.columns));
    this.#seen = { board: [], explored: null };
    this.board.show({ puzzle, board: null, explored: null });
    this.#show();
  }

  /**
   * @param {ArrayLike<number>} board
   * @param {ArrayLike<number>} _sums
   * @param {ArrayLike<number>} _kinds
   * @param {Explored | null} explored
   */
  show(board, _sums, _kinds, explored) {
    this.#seen = { board, explored };
    this.#nameCells(board, explored);
    this.#tell();
  }

  /** @param {ArrayLike<number>} board @param {Explored | null} explored */
  #nameCells(board, explored) {
    const [plan, before] = [this.#plan, this.#named];
    this.#named = { plan, board, explored };
    this.#grid.name((cell) => cellInWords(plan, board, explored, cell), changed(before, this.#named));
  }

  // ── the cell that is pointed at ──

  /** @param {number | null} cell */
  #point(cell) {
    if (cell === this.#cell) return;
    this.#cell = cell;
    this.board.show({ cell });
    this.#tell();
  }

  #tell() {
    const { board, explored } = this.#seen;
    setText(this.#words, this.#cell === null ? t("pointed") : cellInWords(this.#plan, board, explored, this.#cell));
  }

  // ── editing ──

  enter() {
    if (this.#on) return;
    const playing = this.#house.pause();
    this.#on = true;
    this.#turn();
    say(this.#message, t(playing ? "howToPaintPaused" : "howToPaint"));
    this.#show();
  }

  leave() {
    if (!this.#on) return;
    this.#up();
    this.#on = false;
    if (this.#panel.contains(document.activeElement)) this.#toggle.focus({ preventScroll: true });
    say(this.#message, "");
    this.#turn();
    this.#house.look();
  }

  #turn() {
    this.#panel.hidden = !this.#on;
    this.#toggle.setAttribute("aria-pressed", String(this.#on));
    this.#grid.edit(this.#on);
    if (this.#on) this.#column.dataset.editing = "";
    else delete this.#column.dataset.editing;
  }

  #show() {
    if (!this.#on) return;
    enable(this.#undo, this.#history.canUndo);
    enable(this.#redo, this.#history.canRedo);
    this.#house.look();
  }

  /** @param {Brush} brush */
  #choice(brush) {
    const input = element("input", { type: "radio", name: "route-brush", value: brush });
    input.checked = brush === this.#brush;
    input.addEventListener("change", () => (this.#brush = brush));
    const name = brush === "x" ? t("wall") : brush === "S" ? t("start") : brush === "G" ? t("goal") : brush;
    const label = element("label", { class: "route-brush" }, input, element("span", {}, name));
    if (Number(brush) > 0) input.setAttribute("aria-label", t("cost", { n: Number(brush) }));
    return label;
  }

  /** @param {number} cell @param {Brush} brush */
  #paint(cell, brush) {
    const next = painted(this.#plan, cell, brush);
    if (next === this.#plan) {
      const fixed = cell === this.#plan.start || cell === this.#plan.goal;
      if (fixed && brush !== "S" && brush !== "G") say(this.#message, t("fixed"));
      return;
    }
    this.#take(next);
  }

  /** Shows it, before the core is asked for a run of it. @param {Plan} plan */
  #take(plan) {
    this.#plan = plan;
    this.#seen = { board: [], explored: null };
    this.board.show({ puzzle: plan, board: null, explored: null });
    this.#nameCells([], null);
    this.#tell();
  }

  /** Asks for a run of what is in the hand, if that is another. @param {string} words */
  #give(words) {
    const map = textOf(this.#plan);
    if (!this.#history.push(map)) return;
    this.#plans.set(map, this.#plan);
    this.#ask(map, words);
  }

  /** @param {() => void} step @param {string} words */
  #travel(step, words) {
    step();
    const map = this.#history.now;
    const plan = this.#plans.get(map);
    if (!plan || plan === this.#plan) return;
    this.#take(plan);
    this.#ask(map, words);
  }

  /** @param {string} map @param {string} words */
  #ask(map, words) {
    this.#asked = map;
    say(this.#message, words);
    this.#house.edits.set("map", map).finally(() => {
      if (this.#asked !== map) return;
      // Another link came first.
      this.#asked = "";
      if (this.#opened) this.open(this.#opened);
    });
    this.#show();
  }

  // ── pointers ──

  /** @param {PointerEvent} event */
  #down(event) {
    const cell = this.cellAt(event);
    this.#point(cell);
    if (cell === null || !this.#on || event.button !== 0) return;
    event.preventDefault();
    this.#painting = true;
    this.#grid.focus(cell);
    this.#paint(cell, this.#brush);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const cell = this.cellAt(event);
    if (this.#painting && cell !== null) this.#paint(cell, this.#brush);
    this.#point(cell);
  }

  #up() {
    if (!this.#painting) return;
    this.#painting = false;
    this.#give(t("painted"));
  }

  // ── keys ──

  /** @param {KeyboardEvent} event */
  #editorKey({ key, shiftKey }) {
    if (!this.#on) return false;
    if (key === "Escape") return this.leave();
    (key.toLowerCase() === "y" || shiftKey ? this.#redo : this.#undo).click();
  }

  /** @param {KeyboardEvent} event */
  #cellKey(event) {
    const brush = event.ctrlKey || event.metaKey ? null : this.#brushOf(event.key.toLowerCase());
    if (!brush) return false;
    this.#paint(this.#grid.selected, brush);
    this.#give(t("painted"));
  }

  /** What a key paints, if it does. @param {string} key @returns {Brush | null} */
  #brushOf(key) {
    if (key === " " || key === "enter") return this.#brush;
    return KEYS[key] ?? BRUSHES.find((brush) => brush === key) ?? null;
  }
}

/** @param {House} house */
export default function (house) {
  const map = new RouteMap(house);
  house.puzzleView.add("route", map);
  return map;
}

// The feature for maps: board, grid and editor of a map on the page.
//
//   brush on a cell ──▶ painted(plan) ──▶ at the end of the stroke: a run of the new map

import { button, byId, element } from "../../lib/dom.js";
import { History } from "../../lib/undo.js";
import { t } from "../../text/route.js";
import { BoardView } from "../board-view.js";
import { EditPanel } from "../edit-panel.js";
import { face } from "./face.js";
import { fetchFace } from "../problems.js";
import { BRUSHES, cellsBetween, cleared, painted, resized, textOf } from "./map.js";
import { Numbers } from "./numbers.js";

/** @typedef {import("../../core/types.js").RoutePuzzle} RoutePuzzle */
/** @typedef {import("../../house.js").House} House */
/** @typedef {import("./map.js").Plan} Plan */
/** @typedef {import("./map.js").Brush} Brush */

/** The map shown before one is open. @type {Plan} */
const BLANK = { rows: 1, columns: 2, costs: [1, 1], start: 0, goal: 1 };
/** The state of a map before any search. @type {import("../contract.js").Shown} */
const UNSEEN = { board: [], sums: [], kinds: [] };
/** Keys that paint with another brush than the chosen one. @type {Record<string, Brush>} */
const KEYS = { 0: "x", delete: "1", backspace: "1", ".": "1", s: "S", g: "G" };

/** The buttons for the size of a map: the rows and columns that each adds. */
const SIZES = /** @type {const} */ ([
  ["rowMore", 1, 0],
  ["rowLess", -1, 0],
  ["columnMore", 0, 1],
  ["columnLess", 0, -1],
]);

/** @extends {BoardView<Plan, import("./layout.js").Layout, import("./layers.js").Scene>} */
export class RouteMap extends BoardView {
  #numbers = new Numbers((cell) => this.#point(cell));
  #toggle = byId("route-edit", HTMLButtonElement);
  #brushes = byId("route-brushes", HTMLElement);
  #panel;
  /** @type {Brush} */
  #brush = "x";
  /** The shown and edited map. */
  #plan = BLANK;
  /**
   * The brush of the present stroke, the map before it, and its last cell.
   * @type {{ brush: Brush, before: Plan, last: number } | null}
   */
  #stroke = null;
  /** The texts of the maps, for undo and redo. */
  #history = new History(textOf(BLANK));
  /** The maps of these texts. @type {Map<string, Plan>} */
  #plans = new Map();
  /** The text of the map whose run was requested and is not open yet. */
  #asked = "";
  /** The map of the run opened last. @type {RoutePuzzle | null} */
  #opened = null;
  /** The cell under the cursor or in focus. @type {number | null} */
  #cell = null;
  #house;

  /** @param {House} house */
  constructor(house) {
    const [frame, area] = [byId("route-board", HTMLElement), byId("route-area", HTMLElement)];
    const [canvas, grid] = [byId("route-canvas", HTMLCanvasElement), byId("route-grid", HTMLElement)];
    const scene = { puzzle: BLANK, colours: house.colours() };
    super(face, { frame, area, canvas, grid }, scene, {
      pointed: (cell) => this.#point(cell),
      focused: (cell) => this.#point(cell),
    });
    this.#house = house;
    // The markup was added at the end of the page; here it is moved to its places.
    byId("sudoku-board", HTMLElement).after(frame);
    byId("sums-editor", HTMLElement).after(byId("route-editor", HTMLElement));
    byId("statement-tools", HTMLElement).append(this.#toggle);
    this.#panel = new EditPanel("route", this.grid, {
      leave: () => this.leave(),
      travel: (way, words) => this.#travel(way, words),
    });
    this.#brushes.append(...BRUSHES.map((brush) => this.#choice(brush)));
    this.#toggle.addEventListener("click", () => (this.editing ? this.leave() : this.enter()));
    byId("route-clear", HTMLButtonElement).addEventListener("click", () => {
      this.#take(cleared(this.#plan));
      this.#give(t("cleared"));
    });
    byId("route-size", HTMLElement).append(
      ...SIZES.map(([key, rows, columns]) =>
        button(t(key), { class: "button small" }, () => this.#resize(rows, columns)),
      ),
    );
    area.addEventListener("pointerdown", (event) => this.#down(event));
    area.addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", () => this.#up());
    addEventListener("pointercancel", () => this.#up());
    house.keys.add(
      { scope: "cell", keys: () => this.editing, repeats: true, act: (event) => this.#cellKey(event) },
      { scope: "editor", keys: ["Escape", "Ctrl+z", "Ctrl+y"], repeats: true, act: (event) => this.#editorKey(event) },
    );
  }

  get editing() {
    return this.#panel.on;
  }

  /** Leaves the editor if the run belongs to another puzzle. @param {import("../../run/run.js").Run} run */
  begun(run) {
    if (run.setup.puzzle.kind !== "route") return this.leave();
    this.#numbers.begin(run);
    this.#tell();
  }

  /** Shows the map of an opened run. @override @param {Plan | RoutePuzzle} puzzle */
  open(puzzle) {
    if (!("map" in puzzle)) return;
    const { map } = puzzle;
    this.#opened = puzzle;
    // The edited map is newer than this one during a stroke, or while its run is being opened.
    if (this.#stroke || (this.#asked !== "" && this.#asked !== map)) return;
    this.#asked = "";
    if (face.isSame(this.#plan, puzzle)) this.#history.push(map);
    else this.#history = new History(map);
    this.#plans.set(map, puzzle);
    this.#take(puzzle);
    this.#show();
  }

  /** @override @param {import("../contract.js").Shown} shown */
  show(shown) {
    super.show(shown);
    this.#tell();
  }

  // ── the cell under the pointer ──

  /** @param {number | null} cell */
  #point(cell) {
    if (cell === this.#cell) return;
    this.#cell = cell;
    const { start, goal } = this.#plan;
    this.frame.classList.toggle("on-end", this.editing && (cell === start || cell === goal));
    this.board.show({ cell });
    this.#tell();
  }

  #tell() {
    this.#numbers.show(this.#plan, this.named ?? UNSEEN, this.#cell);
  }

  // ── editing ──

  enter() {
    if (this.editing) return;
    const playing = this.#house.pause();
    this.#panel.turn(true, t(playing ? "howToPaintPaused" : "howToPaint"));
    this.#show();
  }

  leave() {
    if (!this.editing) return;
    this.#up();
    this.#panel.turn(false);
    this.#house.look();
  }

  #show() {
    if (!this.editing) return;
    this.#panel.show(this.#history);
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

  /**
   * Paints a cell. Start and goal do not change the cells that they are dragged over.
   * @param {number} cell
   * @param {Brush} brush
   */
  #paint(cell, brush) {
    const isEnd = brush === "S" || brush === "G";
    const next = painted((isEnd && this.#stroke?.before) || this.#plan, cell, brush);
    if (next === this.#plan) {
      const fixed = cell === this.#plan.start || cell === this.#plan.goal;
      if (fixed && !isEnd) this.#panel.say(t("fixed"));
      return;
    }
    this.#take(next);
  }

  /** @param {number} rows additional rows @param {number} columns additional columns */
  #resize(rows, columns) {
    const { rows: down, columns: across } = this.#plan;
    const next = resized(this.#plan, down + rows, across + columns);
    if (next === this.#plan) return this.#panel.say(t("noSize"));
    this.#take(next);
    this.#give(t("resized", { rows: next.rows, columns: next.columns }));
  }

  /** Shows a map before its run is requested from the core. @param {Plan} plan */
  #take(plan) {
    this.#plan = plan;
    this.frame.style.setProperty("--down", String(plan.rows));
    this.frame.style.setProperty("--across", String(plan.columns));
    super.open(plan, undefined, { board: null, explored: null });
    this.show(UNSEEN);
  }

  /** Requests a run of the edited map, if the map has changed. @param {string} words the message */
  #give(words) {
    const map = textOf(this.#plan);
    if (!this.#history.push(map)) return;
    this.#plans.set(map, this.#plan);
    this.#ask(map, words);
  }

  /** @param {"undo" | "redo"} way @param {string} words */
  #travel(way, words) {
    this.#history[way]();
    const map = this.#history.now;
    const plan = this.#plans.get(map);
    if (!plan || plan === this.#plan) return;
    this.#take(plan);
    this.#ask(map, words);
  }

  /** @param {string} map @param {string} words */
  #ask(map, words) {
    this.#asked = map;
    this.#panel.say(words);
    this.#house.edits.set("map", map).finally(() => {
      if (this.#asked !== map) return;
      // The run was not opened, because another link came first, so its map is shown.
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
    if (cell === null || !this.editing || event.button !== 0) return;
    event.preventDefault();
    const { start, goal } = this.#plan;
    const brush = cell === start ? "S" : cell === goal ? "G" : this.#brush;
    this.#stroke = { brush, before: this.#plan, last: cell };
    this.grid.focus(cell);
    this.#paint(cell, brush);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const cell = this.cellAt(event);
    if (this.#stroke && cell !== null) {
      const { brush, last } = this.#stroke;
      this.#stroke.last = cell;
      for (const between of cellsBetween(last, cell, this.#plan.columns)) this.#paint(between, brush);
    }
    this.#point(cell);
  }

  #up() {
    if (!this.#stroke) return;
    const { brush } = this.#stroke;
    this.#stroke = null;
    this.#give(t(doneBy(brush)));
  }

  // ── keys ──

  /** @param {KeyboardEvent} event */
  #editorKey(event) {
    if (!this.editing) return false;
    if (event.key === "Escape") return this.leave();
    this.#panel.travel(event);
  }

  /** @param {KeyboardEvent} event */
  #cellKey(event) {
    const brush = event.ctrlKey || event.metaKey ? null : this.#brushOf(event.key.toLowerCase());
    if (!brush) return false;
    this.#paint(this.grid.selected, brush);
    this.#give(t(doneBy(brush)));
  }

  /** Returns the brush of a key; null for other keys. @param {string} key @returns {Brush | null} */
  #brushOf(key) {
    if (key === " " || key === "enter") return this.#brush;
    return KEYS[key] ?? BRUSHES.find((brush) => brush === key) ?? null;
  }
}

/** Returns the text key for a finished stroke. @param {Brush} brush */
const doneBy = (brush) => (brush === "S" ? "startMoved" : brush === "G" ? "goalMoved" : "painted");

/** @param {House} house */
export default async function (house) {
  await fetchFace("route");
  const map = new RouteMap(house);
  house.puzzleView.add("route", map);
  return map;
}

// The surface for drawing a puzzle: points and lines as SVG, under a pointer or a cursor that arrow keys move. It draws
// a given view, and calls back for each press.

import { ARROWS } from "../../lib/arrows.js";
import { t } from "../../text/editor.js";
import { byId, shape } from "../../lib/dom.js";
import { nameOf, pointAt } from "./draft.js";
import { places, REACH, snap, step } from "./snap.js";

/** @typedef {import("../../core/types.js").Draft} Draft */
/** @typedef {[number, number]} Point */
/**
 * The view of a draft: `cell` and `line` are chosen, `hand` contains the points of the line being drawn, and `wrong`
 * the impossible lines.
 * @typedef {{ draft: Draft, grid: import("./snap.js").Grid, cell: number | null, line: number | null, hand: number[],
 *   wrong: Set<number> }} View
 */
/** A position, with the cell and the line at it, or -1. @typedef {{ at: Point, cell: number, line: number }} Place */

const MARGIN = 0.7;
const RADIUS = 0.34;
/** The maximum distance from a line that counts as on it, in units. */
const NEAR_LINE = 0.2;

export class Surface {
  #svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("editor-surface", SVGElement)));
  #said = byId("editor-place", HTMLElement);
  /** @type {Point} */
  #cursor = [0, 0];
  /** @type {View | null} */
  #view = null;
  #radius = RADIUS;
  /** The stroke of the pointer, with the point that it moves, or -1. @type {{ cell: number, moved: boolean } | null} */
  #held = null;
  #page;

  /**
   * @param {object} page
   * @param {(place: Place) => void} page.press
   * @param {(place: Place, held: number) => void} page.drag called with the moved point, or -1
   * @param {(moved: boolean) => void} page.drop
   * @param {(key: "Delete" | "Escape") => void} page.key
   */
  constructor(page) {
    this.#page = page;
    this.#svg.addEventListener("pointerdown", (event) => this.#down(event));
    this.#svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) this.#svg.addEventListener(end, () => this.#up());
    this.#svg.addEventListener("keydown", (event) => this.#key(event));
    this.#svg.addEventListener("focus", () => this.#say());
  }

  /** The position of the cursor. */
  get place() {
    return this.#placeAt(this.#cursor, true);
  }

  focus() {
    this.#svg.focus({ preventScroll: true });
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    const { draft, grid, cell: chosen, line: chosenLine, hand, wrong } = view;
    const reach = Math.max(REACH, ...draft.cells.flat().map((value) => Math.abs(value)));
    const side = reach + MARGIN;
    this.#svg.setAttribute("viewBox", `${-side} ${-side} ${2 * side} ${2 * side}`);
    this.#radius = Math.min(RADIUS * Math.max(1, (reach / REACH) * 0.8), 0.4 * nearest(draft.cells));
    const r = this.#radius;
    /** @type {SVGElement[]} */
    const drawn = places(grid).map(([x, y]) => shape("circle", { class: "editor-dot", cx: x, cy: -y, r: 0.04 }));
    drawn.push(shape("path", { class: "editor-axis", d: `M0 ${-side}V${side}M${-side} 0H${side}` }));
    for (const [i, line] of draft.lines.entries()) {
      const kind = wrong.has(i) ? " wrong" : "";
      const name = `editor-line${kind}${i === chosenLine ? " chosen" : ""}`;
      drawn.push(stroke(line, draft.cells, { class: name, "stroke-width": 0.45 * r }));
    }
    if (hand.length > 0) {
      const d = path([...hand.map((cell) => draft.cells[cell])], false);
      drawn.push(shape("path", { class: "editor-hand", d, "stroke-width": 0.25 * r }));
    }
    for (const [i, [x, y]] of draft.cells.entries()) {
      const state = `${i === chosen ? " chosen" : ""}${hand.includes(i) ? " in-hand" : ""}`;
      drawn.push(shape("circle", { class: `editor-point${state}`, cx: x, cy: -y, r }));
      const given = draft.givens[i] ?? null;
      const text = shape("text", {
        class: `editor-name${given === null ? "" : " given"}`,
        x,
        y: -y + 0.32 * r,
        "font-size": 0.95 * r,
      });
      text.textContent = given === null ? nameOf(i) : String(given);
      drawn.push(text);
    }
    const [x, y] = this.#cursor;
    drawn.push(
      shape("rect", {
        class: "editor-cursor",
        x: x - 1.3 * r,
        y: -y - 1.3 * r,
        width: 2.6 * r,
        height: 2.6 * r,
        rx: 0.3 * r,
      }),
    );
    this.#svg.replaceChildren(...drawn);
  }

  /** @param {Point} at @param {boolean} exact whether it is a place of the grid already @returns {Place} */
  #placeAt(at, exact) {
    const view = this.#view;
    if (!view) return { at, cell: -1, line: -1 };
    const cell = pointAt(view.draft, at, 1.25 * this.#radius);
    const onLine = view.draft.lines.findIndex((line) => toLine(at, line, view.draft.cells) < NEAR_LINE);
    const place = cell !== -1 ? view.draft.cells[cell] : exact ? at : snap(at, view.grid);
    return { at: /** @type {Point} */ (place), cell, line: cell === -1 ? onLine : -1 };
  }

  /** @param {PointerEvent} event */
  #under(event) {
    const matrix = this.#svg.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return /** @type {Point} */ ([x, -y]);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const at = this.#under(event);
    if (!at || event.button !== 0) return;
    this.#svg.setPointerCapture(event.pointerId);
    const place = this.#placeAt(at, false);
    this.#cursor = place.at;
    this.#held = { cell: place.cell, moved: false };
    this.#page.press(place);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#held && this.#under(event);
    if (!at || !this.#held || !this.#view) return;
    const place = this.#placeAt(at, false);
    // A moved point is always under the pointer, so its old position must not count: it moves to the nearest position
    // of the grid.
    if (place.cell === this.#held.cell) place.at = snap(at, this.#view.grid);
    if (String(place.at) === String(this.#cursor) && place.cell === this.#held.cell) return;
    this.#held.moved = true;
    this.#cursor = place.at;
    this.#page.drag(place, this.#held.cell);
  }

  #up() {
    const held = this.#held;
    this.#held = null;
    if (held) this.#page.drop(held.moved);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#view || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      this.#cursor = step(this.#cursor, ...arrow, this.#view.grid);
      this.show(this.#view);
      this.#say();
    } else if (event.key === "Enter" || event.key === " ") {
      this.#page.press(this.place);
      this.#say();
    } else if (event.key === "Delete" || event.key === "Backspace") this.#page.key("Delete");
    else if (event.key === "Escape" && this.#view.hand.length > 0) this.#page.key("Escape");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Describes the position of the cursor for screen readers. */
  #say() {
    const { at, cell, line } = this.place;
    const [x, y] = at.map((value) => Math.round(100 * value) / 100);
    const what = cell !== -1 ? "pointAt" : line !== -1 ? "onALine" : "free";
    this.#said.textContent = t(what, { name: cell === -1 ? "" : nameOf(cell), x, y });
  }
}

/** @param {Point[]} points @param {boolean} closed */
const path = (points, closed) => `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}${closed ? "Z" : ""}`;

/** @param {Draft["lines"][number]} line @param {Point[]} cells @param {Record<string, string | number>} attributes */
function stroke({ cells: members, stroke }, cells, attributes) {
  if (stroke.kind === "ring") return shape("circle", { ...attributes, cx: stroke.x, cy: -stroke.y, r: stroke.radius });
  return shape("path", { ...attributes, d: path(members.map((cell) => cells[cell]), stroke.kind === "loop") }); // prettier-ignore
}

/** @param {Point[]} cells */
function nearest(cells) {
  let least = Infinity;
  for (const [i, [x, y]] of cells.entries()) {
    for (const [u, v] of cells.slice(0, i)) least = Math.min(least, Math.hypot(x - u, y - v));
  }
  return Math.max(least, 0.1);
}

/**
 * Computes the distance of a position from a line.
 * @param {Point} at
 * @param {Draft["lines"][number]} line
 * @param {Point[]} cells
 */
function toLine([px, py], { cells: members, stroke }, cells) {
  if (stroke.kind === "ring") return Math.abs(Math.hypot(px - stroke.x, py - stroke.y) - stroke.radius);
  const points = members.map((cell) => cells[cell]);
  if (stroke.kind === "loop") points.push(points[0]);
  let least = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square));
    least = Math.min(least, Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay)));
  }
  return least;
}

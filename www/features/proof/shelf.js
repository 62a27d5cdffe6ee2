// The shelf: a row of small solutions, which open in the viewer, and empty places for missing ones. Only one solution
// is in the tab order; arrow keys move along the row.

import { facts } from "../../facts.js";
import { byId, element } from "../../lib/dom.js";
import { nameOf } from "./catalogue.js";
import { picture } from "../../boards/picture.js";
import { symmetryInShort } from "./symmetry.js";
import { t } from "./texts.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("./catalogue.js").Solution} Solution */
/** @typedef {import("../../boards/picture.js").Puzzle} Puzzle */
/** @typedef {{ node: HTMLElement, solution: Solution, canvas: HTMLCanvasElement | null }} Place */

/** @type {Record<string, (at: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export class Shelf {
  #list = byId("solutions-list", HTMLElement);
  /** @type {Place[]} */
  #places = [];
  /** @type {Puzzle | null} */
  #puzzle = null;
  #opened;
  // A canvas is drawn when it is added and when its size changes, and at no other time.
  #sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) this.#draw(this.#places.find(({ canvas }) => canvas === target));
  });

  /** @param {(solution: Solution) => void} opened */
  constructor(opened) {
    this.#opened = opened;
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("scroll", () => this.#showMore(), { passive: true });
    new ResizeObserver(() => this.#showMore()).observe(this.#list);
    document.fonts.ready.then(() => this.#drawAll());
    on(facts.colours, () => this.#drawAll());
  }

  /**
   * Shows solutions; solutions already shown keep their elements.
   * @param {Puzzle} puzzle
   * @param {Solution[]} solutions
   */
  show(puzzle, solutions) {
    const focused = this.#buttons().findIndex((button) => button === document.activeElement);
    const before = new Map(this.#puzzle === puzzle ? this.#places.map((place) => [keyOf(place.solution), place]) : []);
    this.#puzzle = puzzle;
    this.#places = solutions.map((solution) => before.get(keyOf(solution)) ?? this.#make(solution));
    const nodes = this.#places.map(({ node }) => node);
    if (nodes.length !== this.#list.children.length || nodes.some((node, i) => this.#list.children[i] !== node)) {
      this.#list.replaceChildren(...nodes);
      this.#sizes.disconnect();
      for (const { canvas } of this.#places) if (canvas) this.#sizes.observe(canvas);
    }
    // If room is scarce, a stylesheet shows each class only once.
    const classes = new Set();
    for (const { node, solution } of this.#places) {
      node.classList.toggle("again", classes.has(solution.number));
      classes.add(solution.number);
    }
    this.#list.hidden = nodes.length === 0;
    this.#showMore();
    const buttons = this.#buttons();
    const at = Math.max(0, focused);
    for (const button of this.#list.querySelectorAll("button")) button.tabIndex = -1;
    for (const [i, button] of buttons.entries()) button.tabIndex = i === Math.min(at, buttons.length - 1) ? 0 : -1;
    if (focused !== -1) buttons[Math.min(at, buttons.length - 1)]?.focus();
  }

  /** Indicates by a class that there are more solutions to the right. */
  #showMore() {
    const { scrollLeft, scrollWidth, clientWidth } = this.#list;
    this.#list.classList.toggle("more", scrollWidth - clientWidth - Math.abs(scrollLeft) > 8);
  }

  /** Scrolls a board into view, along the row only. @param {number[]} board */
  reveal(board) {
    const found = this.#places.find(({ solution }) => solution.board?.join() === board.join());
    const { number } = found?.solution ?? {};
    // Another solution of the same class may be shown in its place.
    const seen = (/** @type {Place} */ { node, solution }) =>
      solution.number === number && node.getClientRects().length > 0;
    const place = found && seen(found) ? found : this.#places.find(seen);
    if (!place) return;
    const { offsetLeft, offsetWidth } = place.node;
    const { scrollLeft, clientWidth } = this.#list;
    if (offsetLeft < scrollLeft) this.#list.scrollLeft = offsetLeft;
    else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
      this.#list.scrollLeft = offsetLeft + offsetWidth - clientWidth;
    }
  }

  #drawAll() {
    for (const place of this.#places) this.#draw(place);
  }

  /** Moves the focus to the button of a solution. @param {Solution} solution */
  focus(solution) {
    const buttons = this.#buttons();
    const key = keyOf(solution);
    const node = this.#places.find((place) => keyOf(place.solution) === key)?.node;
    const button = buttons.find((button) => button.parentElement === node) ?? buttons[0];
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    button?.focus();
  }

  /** @param {Solution} solution @returns {Place} */
  #make(solution) {
    const { number, kind, how, run } = solution;
    const title = element("b", {}, t("solution", { n: number }));
    const small = element("span", { class: "how", "aria-hidden": "true" }, how ? symmetryInShort(how) : "");
    if (kind === "missing") {
      const empty = element("div", { class: "solution missing" }, element("i", { "aria-hidden": "true" }, "?"), title);
      empty.append(element("span", { class: "how" }, t("missing")));
      return { node: element("li", {}, empty), solution, canvas: null };
    }
    const name = nameOf(solution);
    const words = run ? t("withSeed", { solution: name, seed: run.seed }) : t("byProofSaid", { solution: name });
    const canvas = element("canvas", { "aria-hidden": "true" });
    const button = element("button", { type: "button", class: `solution ${kind}` });
    // Screen readers get the full text, and the eye a short one.
    const full = element("span", { class: "visually-hidden" }, words);
    title.setAttribute("aria-hidden", "true");
    if (kind === "shown") small.textContent = t("byProof");
    button.append(canvas, title, small, full);
    button.addEventListener("click", () => this.#opened(solution));
    return { node: element("li", {}, button), solution, canvas };
  }

  /** @param {Place | undefined} place */
  #draw(place) {
    if (!place?.canvas || !place.solution.board || !this.#puzzle) return;
    picture(place.canvas, { puzzle: this.#puzzle, board: place.solution.board }, facts.colours.peek(), { small: true });
  }

  /** Returns the visible buttons, or all buttons if the shelf itself is hidden. */
  #buttons() {
    const all = [...this.#list.querySelectorAll("button")];
    const seen = all.filter((button) => button.getClientRects().length > 0);
    return seen.length > 0 ? seen : all;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const go = KEYS[event.key];
    if (!go || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = this.#buttons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = Math.min(Math.max(go(at, buttons.length - 1), 0), buttons.length - 1);
    for (const [i, button] of buttons.entries()) button.tabIndex = i === to ? 0 : -1;
    buttons[to]?.focus();
  }
}

/** Returns the key of a solution: solutions that look alike have equal keys. @param {Solution} solution */
const keyOf = ({ number, kind, how, board }) =>
  `${number} ${kind} ${how?.degrees} ${how?.mirrored} ${board?.join() ?? ""}`;

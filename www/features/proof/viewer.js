// The viewer: a dialog with one large solution, its origin, and buttons to the next one and to its run.

import { facts } from "../../facts.js";
import { element, setText } from "../../lib/dom.js";
import { floating } from "../../shell/dialog.js";
import { nameOf } from "./catalogue.js";
import { picture, rowsInWords } from "../../boards/picture.js";
import { t } from "./texts.js";
import { lay } from "../../shell/layers.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("./catalogue.js").Solution} Solution */
/** @typedef {import("../../boards/picture.js").Puzzle} Puzzle */

/** @param {string} word @param {Record<string, string>} attributes */
const button = (word, attributes) => element("button", { type: "button", ...attributes }, word);

export class Viewer {
  #title = element("h2", { id: "viewer-title" });
  #close = button(t("backToRun"), { class: "button small" });
  #canvas = element("canvas", { role: "img" });
  #from = element("p", { class: "quiet" });
  #previous = button(t("previous"), { class: "button small" });
  #next = button(t("next"), { class: "button small" });
  #open = button(t("openRun"), { class: "button small primary" });
  #dialog = element(
    "dialog",
    { class: "help viewer", "aria-labelledby": "viewer-title" },
    element("div", { class: "help-head" }, this.#title, this.#close),
    element("div", { class: "help-body" }, this.#canvas, this.#from),
    element("div", { class: "viewer-actions" }, this.#previous, this.#next, this.#open),
  );
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Solution[]} */
  #solutions = [];
  #at = 0;

  /** @type {((solution: Solution) => void) | undefined} */
  #closed;

  /** @param {(link: string) => void} open */
  constructor(open) {
    on(facts.colours, () => this.#draw());
    document.body.append(this.#dialog);
    floating(this.#dialog, this.#close);
    this.#previous.addEventListener("click", () => this.#go(-1));
    this.#next.addEventListener("click", () => this.#go(1));
    this.#open.addEventListener("click", () => {
      const { run } = this.#solutions[this.#at];
      this.#dialog.close();
      if (run) open(run.link);
    });
    this.#dialog.addEventListener("close", () => this.#closed?.(this.#solutions[this.#at]));
    this.#dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") this.#go(-1);
      if (event.key === "ArrowRight") this.#go(1);
    });
    new ResizeObserver(() => this.#draw()).observe(this.#canvas);
  }

  /**
   * @param {Puzzle} puzzle
   * @param {Solution[]} solutions
   * @param {Solution} solution the solution to show first
   * @param {(solution: Solution) => void} [closed] called with the solution shown last
   */
  open(puzzle, solutions, solution, closed) {
    this.#closed = closed;
    this.#puzzle = puzzle;
    this.#solutions = solutions.filter(({ board }) => board !== null);
    this.#at = Math.max(0, this.#solutions.indexOf(solution));
    lay(this.#dialog);
    this.#show();
    this.#close.focus();
  }

  /** @param {number} by */
  #go(by) {
    const to = this.#at + by;
    if (to < 0 || to >= this.#solutions.length) return;
    this.#at = to;
    this.#show();
  }

  #show() {
    const solution = this.#solutions[this.#at];
    const { board, run } = solution;
    if (!board || !this.#puzzle) return;
    setText(this.#title, nameOf(solution));
    setText(this.#from, run ? t("foundWith", { seed: run.seed, n: run.moves }) : t("shownByProof"));
    this.#canvas.setAttribute("aria-label", t("rowByRow", { rows: rowsInWords(this.#puzzle, board) }));
    this.#open.hidden = !run;
    // Disabled buttons would lose the focus, so they have aria-disabled instead.
    this.#previous.setAttribute("aria-disabled", String(this.#at === 0));
    this.#next.setAttribute("aria-disabled", String(this.#at === this.#solutions.length - 1));
    this.#draw();
  }

  #draw() {
    const board = this.#solutions[this.#at]?.board;
    if (this.#dialog.open && this.#puzzle && board)
      picture(this.#canvas, { puzzle: this.#puzzle, board }, facts.colours.peek());
  }
}

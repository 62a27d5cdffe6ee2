// The puzzle on the page: its title and statement, its place among the puzzles of the header, and which of the faces shows it.

import { valueIn } from "../lib/link.js";
import { byId, element, setText } from "../lib/dom.js";
import { t } from "../text/board.js";
import { fetchSkeleton, knownSkeleton } from "./skeleton.js";
import { inWords } from "../text/core.js";
import { puzzleInWords } from "../text/puzzles.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("./painter.js").Face} Face */
/** @typedef {Setup["puzzle"]["kind"]} Kind */

export class PuzzleView {
  /** @type {HTMLAnchorElement[]} */
  #links = [...document.querySelectorAll("a[data-puzzle]")].filter((link) => link instanceof HTMLAnchorElement);
  /** Any other puzzle, while it is open. */
  #other = byId("puzzle-other", HTMLAnchorElement);
  /** The same on a phone. */
  #list = element("select", { class: "puzzle-list", id: "puzzle-list", "aria-label": t("puzzles") });
  #otherListed = element("option", { hidden: "" });
  /** The puzzle to come; empty once one is there. */
  #expected = "";
  #title = byId("title", HTMLElement);
  #statement = byId("statement", HTMLElement);
  #tools = byId("statement-tools", HTMLElement);
  #aim;
  /** @type {Kind} */
  #kind = "sums";
  /** Those that are there: but for that of sums they come later. @type {{ sums: import("../boards/sums/sums.js").Sums, sudoku?: Face, route?: Face }} */
  faces;
  /** The face that shows the puzzle. @type {Face} */
  face;

  /** @param {import("../boards/sums/sums.js").Sums} sums @param {import("./aim.js").Aim} aim @param {(name: string) => void} choose called with the puzzle that was picked */
  constructor(sums, aim, choose) {
    this.#aim = aim;
    this.faces = { sums };
    this.face = sums;
    for (const link of this.#links) {
      link.addEventListener("click", (event) => {
        // Elsewhere it is a link like any other.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        choose(link.dataset.puzzle ?? "");
      });
    }
    this.#other.addEventListener("click", (event) => event.preventDefault());
    const known = this.#links.map(({ dataset, textContent }) =>
      element("option", { value: dataset.puzzle ?? "" }, textContent ?? ""),
    );
    this.#list.append(...known, this.#otherListed);
    byId("puzzles", HTMLElement).before(this.#list);
    this.#list.addEventListener("change", () => choose(this.#list.value));
  }

  /** @param {"sudoku" | "route"} kind @param {Face} face that has come */
  add(kind, face) {
    this.faces[kind] = face;
  }

  /**
   * @param {Setup} setup
   * @param {boolean} same puzzle as before
   */
  open({ puzzle }, same) {
    this.#expected = "";
    this.faces.sums.frame.classList.remove("unknown");
    if (!same || puzzle.kind !== this.#kind) {
      document.title = t("windowTitle", { title: puzzle.title });
      setText(this.#title, puzzle.title);
      this.#turn(puzzle.kind);
    }
    this.#mark(puzzle.name, puzzle.title);
    setText(this.#statement, `${inWords(puzzle.statement)} ${this.face.open(puzzle, same) ?? ""}`.trim());
  }

  /** Whether cells of a line wear marks, since it is no stroke. */
  get hasShapes() {
    return this.#kind === "sums" && this.faces.sums.hasShapes;
  }

  /** Whether a sudoku is to be seen. */
  get sudoku() {
    return this.#kind === "sudoku";
  }

  /** The board that a link asks for, without numbers, while the core is fetched: never another one. @param {string} link */
  expect(link) {
    const name = valueIn(link, "puzzle") || "magic19";
    const known = knownSkeleton(name);
    this.#expected = name;
    // What this will hold has its place already.
    byId("starts-frame", HTMLElement).hidden = name !== "octa" && name !== "route";
    if (known) return this.#sketch(known);
    const sudoku = name === "sudoku";
    this.#turn(sudoku ? "sudoku" : "sums");
    this.#call({ name, title: t(sudoku ? "sudoku" : name === "route" ? "route" : "aPuzzle"), statement: "\u00a0" });
    const cells = valueIn(link, "givens").length;
    this.#aim.expect(sudoku ? { size: Math.sqrt(cells) || 9 } : null);
    if (sudoku) return this.faces.sudoku?.expect?.(cells);
    this.faces.sums.frame.classList.add("unknown");
    // What a link defines itself only the core can read.
    if (name !== "custom" && name !== "route")
      fetchSkeleton(name).then((found) => found?.name === this.#expected && this.#sketch(found));
  }

  /** @param {import("../core/types.js").SumsPuzzle} puzzle of which there are no numbers yet */
  #sketch(puzzle) {
    this.#turn("sums");
    this.#call(puzzle);
    this.#aim.expect(puzzle);
    this.faces.sums.frame.classList.remove("unknown");
    this.faces.sums.open(puzzle);
  }

  /** The puzzle that is to come, in words. @param {{ name: string, title: string, statement: string | import("../core/types.js").CoreMessage }} puzzle */
  #call(puzzle) {
    const { name, title, statement } = puzzleInWords(puzzle);
    this.#mark(name, title);
    setText(this.#title, title);
    setText(this.#statement, inWords(statement));
  }

  /** @param {string} name @param {string} title */
  #mark(name, title) {
    const known = this.#links.some((link) => link.dataset.puzzle === name);
    for (const link of this.#links) {
      if (link.dataset.puzzle === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.#other.hidden = known;
    this.#other.href = `#puzzle=${name}`;
    setText(this.#other, known ? "" : title);
    this.#otherListed.hidden = known;
    this.#otherListed.value = known ? "" : name;
    setText(this.#otherListed, title);
    this.#list.value = name;
  }

  /** @param {Kind} kind */
  #turn(kind) {
    this.#kind = kind;
    document.body.dataset.puzzleKind = kind;
    this.face = this.faces[kind] ?? this.faces.sums;
    this.#tools.hidden = kind === "sudoku";
    for (const each of /** @type {const} */ (["sums", "sudoku", "route"])) {
      const face = this.faces[each];
      if (face) face.shown = each === kind;
    }
  }
}

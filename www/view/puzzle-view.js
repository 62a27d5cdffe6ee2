// The puzzle on the page: its title and statement, its link in the header, and the face that draws its board.

import { problems } from "../boards/problems.js";
import { valueIn } from "../lib/link.js";
import { isCounted } from "../lib/puzzle.js";
import { byId, element, setText } from "../lib/dom.js";
import { t } from "../text/board.js";
import { fetchSkeleton, skeleton } from "./skeleton.js";
import { inWords } from "../text/core.js";
import { puzzleInWords } from "../text/puzzles.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("./painter.js").Face} Face */
/** @typedef {import("../boards/problems.js").Kind} Kind */
/**
 * @typedef {import("./plain-board.js").PlainBoard<import("../core/types.js").SumsPuzzle,
 *   import("../boards/sums/layout.js").Layout, import("../boards/sums/layers.js").Scene>} Sums
 */

export class PuzzleView {
  /** @type {HTMLAnchorElement[]} */
  #links = [...document.querySelectorAll("a[data-puzzle]")].filter((link) => link instanceof HTMLAnchorElement);
  /** The header's link to the open puzzle if that has no link of this kind otherwise. */
  #other = byId("puzzle-other", HTMLAnchorElement);
  /** The list that replaces the links on a phone. */
  #list = element("select", { class: "puzzle-list", id: "puzzle-list", "aria-label": t("puzzles") });
  #otherListed = element("option", { hidden: "" });
  /** The name of the puzzle that is expected; empty once a puzzle is open. */
  #expected = "";
  #title = byId("title", HTMLElement);
  #statement = byId("statement", HTMLElement);
  #aim;
  /** @type {Kind} */
  #kind = "sums";
  /**
   * The loaded faces: the face of magic-sum puzzles at once, the others later.
   * @type {Partial<Record<Kind, Face>> & { sums: Sums }}
   */
  faces;
  /** The face that shows the puzzle. @type {Face} */
  face;

  /**
   * @param {Sums} sums
   * @param {import("./aim.js").Aim} aim
   * @param {(name: string) => void} choose called with the chosen puzzle
   */
  constructor(sums, aim, choose) {
    this.#aim = aim;
    this.faces = { sums };
    this.face = sums;
    for (const link of this.#links) {
      link.addEventListener("click", (event) => {
        // With these keys the browser opens another tab or window, as for any link.
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

  /** Adds a loaded face. @param {Exclude<Kind, "sums">} kind @param {Face} face */
  add(kind, face) {
    this.faces[kind] = face;
  }

  /**
   * @param {Setup} setup
   * @param {boolean} same whether the puzzle is the same as before
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

  /** Reports whether a sudoku is shown or expected. */
  get sudoku() {
    return this.#kind === "sudoku";
  }

  /**
   * Shows the empty board of a link while the core is fetched, and never the board of another puzzle.
   * @param {string} link
   * @param {(puzzle: import("./aim.js").Puzzle) => void} came called with a puzzle whose board arrives later
   * @returns {import("./aim.js").Puzzle} the puzzle, as far as it is known
   */
  expect(link, came = () => {}) {
    const name = valueIn(link, "puzzle") || skeleton.name;
    const kind = Object.hasOwn(problems, name) ? /** @type {Kind} */ (name) : "sums";
    const { title, expected } = problems[kind].words;
    this.#expected = name;
    // The frame of named starts and maps already has its place, so that nothing moves when they arrive.
    byId("starts-frame", HTMLElement).hidden = name !== "octa" && name !== "route";
    const words = this.#linkOf(name);
    if (name === skeleton.name && words)
      return this.#sketch({ ...skeleton, title: words.textContent ?? "", statement: words.dataset.statement ?? "" });
    const puzzle = expected ? { kind, ...expected(link) } : null;
    this.#turn(puzzle?.kind ?? "sums");
    this.#call({ name, title: title?.() ?? t("aPuzzle"), statement: "\u00a0" });
    this.#aim.expect(puzzle);
    if (puzzle) this.faces[kind]?.expect?.(puzzle);
    else this.faces.sums.frame.classList.add("unknown");
    // Only the core can read a puzzle that a link defines itself.
    if (kind === "sums" && name !== "custom")
      fetchSkeleton(name).then((found) => found?.name === this.#expected && came(this.#sketch(puzzleInWords(found))));
    return puzzle ?? skeleton;
  }

  /** Shows a magic-sum puzzle without numbers. @param {import("../core/types.js").SumsPuzzle} puzzle */
  #sketch(puzzle) {
    this.#turn("sums");
    this.#call(puzzle);
    this.#aim.expect(puzzle);
    this.faces.sums.frame.classList.remove("unknown");
    this.faces.sums.open(puzzle);
    return puzzle;
  }

  /**
   * Shows the title and the statement of an expected puzzle.
   * @param {{ name: string, title: string, statement: string | import("../core/types.js").CoreMessage }} puzzle
   */
  #call({ name, title, statement }) {
    this.#mark(name, title);
    setText(this.#title, title);
    setText(this.#statement, inWords(statement));
  }

  /** Finds the link of a puzzle in the header. @param {string} name */
  #linkOf(name) {
    return this.#links.find((link) => link.dataset.puzzle === name);
  }

  /** @param {string} name @param {string} title */
  #mark(name, title) {
    const known = this.#linkOf(name) !== undefined;
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
    document.body.toggleAttribute("data-counted", isCounted({ kind }));
    this.face = this.faces[kind] ?? this.faces.sums;
    for (const tools of document.querySelectorAll("[data-kinds]"))
      tools.toggleAttribute("hidden", !tools.getAttribute("data-kinds")?.split(" ").includes(kind));
    for (const [name, face] of Object.entries(this.faces)) face.shown = name === kind;
  }
}

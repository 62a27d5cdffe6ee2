// The card of a kind of sudoku in the gallery: its rule, three puzzles from easy to hard, its history, and the moves of
// annealing. A picture is annealed while the pointer is on it.

import { drawPicture } from "../../boards/sudoku/picture.js";
import { fromText } from "../../boards/sudoku/shape.js";
import { element } from "../../lib/dom.js";
import { t as ofSudoku } from "../../text/sudoku.js";
import { linkOfSample, noteOf, rulesOfSample, titleOf } from "../sudoku/samples.js";
import { findsIn, t, wordsOf } from "./words.js";

/** @typedef {import("../sudoku/samples.js").Group} Group */
/** @typedef {import("../sudoku/samples.js").Sample} Sample */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** The side of a picture in pixels. */
const PICTURE = 84;
/** The gallery's names of difficulties, by the samples' names. @type {Record<string, string>} */
const DIFFICULTY = { easy: "easy", fair: "medium", hard: "hard" };

export class Kind {
  /** @type {Colours | null} */
  #colours = null;
  /** @type {{ sample: Sample, button: HTMLElement, draw: (colours: Colours) => void }[]} */
  #puzzles;
  #words;

  /**
   * @param {Group} group a group of samples with a separate rule
   * @param {import("./live.js").Live} live
   * @param {(link: string) => void} chosen
   */
  constructor({ title: key, statement: wanted, history, source, samples }, live, chosen) {
    const title = ofSudoku(key);
    const [statement, story] = [wanted ? ofSudoku(wanted) : "", history ? ofSudoku(history) : ""];
    this.#words = wordsOf(["sudoku", title, statement, story, source ?? ""].join(" "));
    this.#puzzles = samples.map((sample) => this.#puzzle(sample, title, live, chosen));
    const measured = samples.map((sample) =>
      t("kindMeasured", { level: titleOf(sample), median: sample.measured?.[0] ?? 0, most: sample.measured?.[1] ?? 0 }),
    );
    const head = element("h4", { class: "kind-head" }, title);
    const more = element(
      "details",
      { class: "classic-more" },
      element("summary", {}, t("more"), element("span", { class: "visually-hidden" }, ` ${t("moreAbout", { title })}`)),
      element("p", {}, t("kindCounted")),
      ...measured.map((line) => element("p", {}, line)),
      element("p", { class: "classic-source" }, source ? t("source", { source }) : t("sourceUnknown")),
    );
    const buttons = element("div", { class: "kind-puzzles" }, ...this.#puzzles.map(({ button }) => button));
    const about = element("p", { class: "classic-history" }, story);
    this.item = element("li", { class: "classic kind" }, head, element("p", {}, statement), buttons, about, more);
  }

  /**
   * Hides the puzzles that do not match, and returns the number of matching ones.
   * @param {string} search
   * @param {string} difficulty empty for any
   */
  filter(search, difficulty) {
    const found = findsIn(search, this.#words);
    for (const { sample, button } of this.#puzzles)
      button.hidden = !found || (difficulty !== "" && DIFFICULTY[sample.title ?? ""] !== difficulty);
    const left = this.#puzzles.filter(({ button }) => !button.hidden);
    this.item.hidden = left.length === 0;
    return left.length;
  }

  /** The number of its puzzles. */
  get puzzles() {
    return this.#puzzles.length;
  }

  /** The link of the first matching puzzle; null without a match. */
  get link() {
    const first = this.#puzzles.find(({ button }) => !button.hidden);
    return first ? linkOfSample(first.sample) : null;
  }

  /** Draws the pictures when the card first becomes visible. @param {Colours} colours */
  show(colours) {
    if (!this.#colours) this.#draw(colours);
  }

  /** Draws the pictures in other colours if they were drawn before. @param {Colours} colours */
  redraw(colours) {
    if (this.#colours) this.#draw(colours);
  }

  /** @param {Colours} colours */
  #draw(colours) {
    this.#colours = colours;
    for (const { draw } of this.#puzzles) draw(colours);
  }

  /**
   * @param {Sample} sample
   * @param {string} kind
   * @param {import("./live.js").Live} live
   * @param {(link: string) => void} chosen
   */
  #puzzle(sample, kind, live, chosen) {
    const link = linkOfSample(sample);
    const canvas = element("canvas", { class: "kind-picture", "aria-hidden": "true" });
    const named = element("span", { class: "visually-hidden" }, `${kind}: `);
    const title = element("b", {}, titleOf(sample));
    const note = element("span", { class: "note" }, noteOf(sample));
    const button = element("button", { type: "button", class: "kind-open" }, canvas, named, title, " ", note);
    button.addEventListener("click", () => chosen(link));
    const read = fromText(sample.givens);
    const shape = read && { ...read.shape, rules: rulesOfSample(sample) };
    /** @type {ArrayLike<number>} */
    let board = read?.cells ?? [];
    const kinds = Array.from(board, (digit) => (digit === 0 ? 0 : 1));
    const draw = (/** @type {Colours} */ colours) => {
      if (shape) drawPicture(canvas, PICTURE, shape, board, kinds, colours);
    };
    const begin = () =>
      live.begin(link, (next) => {
        board = next;
        if (this.#colours) draw(this.#colours);
      });
    button.addEventListener("pointerenter", begin);
    button.addEventListener("focus", begin);
    button.addEventListener("pointerleave", () => live.leave(link));
    button.addEventListener("blur", () => live.leave(link));
    return { sample, button, draw };
  }
}

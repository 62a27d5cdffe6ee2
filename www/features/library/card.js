// The card of a classic in the gallery: its picture, which is annealed while the pointer is on it, and its facts.

import { element, setText } from "../../lib/dom.js";
import { picture } from "../../boards/picture.js";
import { measuredInWords, solutionsInFull, solutionsInWords, t } from "./words.js";

/** @typedef {import("../../core/types.js").Classic} Classic */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

/**
 * The radius of discs as a fraction of the distance between neighbours: small, so that the lines between them are
 * visible.
 */
const RADIUS = 0.38;

export class Card {
  #found = element("span", { class: "note classic-found" });
  #canvas = element("canvas", { class: "classic-picture", "aria-hidden": "true" });
  /** @type {Colours | null} */
  #colours = null;
  /** @type {ArrayLike<number>} */
  #board;

  /**
   * @param {Classic} classic
   * @param {import("./live.js").Live} live
   * @param {() => void} chosen
   */
  constructor(classic, live, chosen) {
    this.classic = classic;
    this.#board = classic.numbers;
    const { title, difficulty, history, source } = classic;
    const level = element(
      "span",
      { class: "level", "data-level": difficulty ?? "" },
      difficulty ? t(`level_${difficulty}`) : "",
    );
    const facts = element("span", { class: "classic-facts" }, level, " · ", solutionsInWords(classic));
    const words = element("span", { class: "classic-words" }, element("b", {}, title), " ", facts, this.#found);
    const button = element("button", { type: "button", class: "classic-open" }, this.#canvas, words);
    const counts = `${solutionsInFull(classic)} ${measuredInWords(classic)}`;
    const more = element(
      "details",
      { class: "classic-more" },
      element("summary", {}, t("more"), element("span", { class: "visually-hidden" }, ` ${t("moreAbout", { title })}`)),
      element("p", {}, counts),
      element("p", { class: "classic-source" }, t("source", { source })),
    );
    this.item = element("li", { class: "classic" }, button, element("p", { class: "classic-history" }, history), more);
    button.addEventListener("click", chosen);
    const begin = () => live.begin(`puzzle=${classic.name}`, (board) => this.#show(board));
    const end = () => live.leave(`puzzle=${classic.name}`);
    button.addEventListener("pointerenter", begin);
    button.addEventListener("focus", begin);
    button.addEventListener("pointerleave", end);
    button.addEventListener("blur", end);
  }

  /**
   * Shows the number of solutions that runs have found, up to symmetry.
   * @param {number} n
   * @returns {boolean} whether these are all solutions
   */
  tell(n) {
    const { classes } = this.classic;
    const all = classes === null ? null : Number(classes);
    const complete = n > 0 && n === all;
    const words = complete
      ? t("complete", { n, all: n })
      : all === null
        ? t("foundSome", { n })
        : t("foundOf", { n, all });
    setText(this.#found, n === 0 ? "" : words);
    this.#found.classList.toggle("complete", complete);
    return complete;
  }

  /** Draws the picture when the card first becomes visible. @param {Colours} colours */
  show(colours) {
    if (!this.#colours) this.#draw(colours);
  }

  /** Draws the picture in other colours if it was drawn before. @param {Colours} colours */
  redraw(colours) {
    if (this.#colours) this.#draw(colours);
  }

  /** @param {ArrayLike<number>} board */
  #show(board) {
    this.#board = board;
    if (this.#colours) this.#draw(this.#colours);
  }

  /** @param {Colours} colours */
  #draw(colours) {
    this.#colours = colours;
    picture(this.#canvas, { puzzle: this.classic, board: this.#board }, colours, { small: true, disc: RADIUS });
  }
}

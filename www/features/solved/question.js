// The next question at the end of a run, with the button that answers it. The questions are whether the run succeeds
// cold, how many of a thousand runs succeed, and whether the person can solve it by hand. After a run without a
// solution the question offers help.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { t } from "./texts.js";

/**
 * A question; `word` is the label of its button, empty if another button answers it.
 * @typedef {{ text: string, word: string, act: () => void }} Question
 */

/** The questions about a solved run, in order. */
const ORDER = /** @type {const} */ (["cold", "thousand", "hand"]);

/** @typedef {typeof ORDER[number]} Kind */

export class Next {
  #why = element("p", { class: "why", hidden: "" });
  #question = element("p", { class: "next-question", id: "question", hidden: "" });
  #button = element("button", { type: "button", class: "button small primary", id: "offer-next", hidden: "" });
  #newSeed = byId("offer-new-seed", HTMLButtonElement);
  /** The index of the next question, by puzzle. @type {Map<string, number>} */
  #places = new Map();
  #act = () => {};

  constructor() {
    this.#button.setAttribute("aria-describedby", "question");
    this.#button.addEventListener("click", () => this.#act());
    byId("next", HTMLElement).before(this.#why);
    byId("next", HTMLElement).prepend(this.#question, this.#button);
  }

  /** Chooses the question about a solved run. @param {import("../../run/run.js").Run} run @returns {Kind} */
  kindFor({ setup: { puzzle, method }, snapshot: { progress } }) {
    const place = this.#places.get(puzzle.name) ?? 0;
    const cold = method === "anneal" && progress.worse > 0;
    return ORDER[place === 0 && !cold ? 1 : place];
  }

  /**
   * Advances to the next question, because this one was answered; the last one is repeated.
   * @param {string} puzzle
   * @param {Kind} kind
   */
  answered(puzzle, kind) {
    this.#places.set(puzzle, Math.min(ORDER.length - 1, ORDER.indexOf(kind) + 1));
  }

  /** Shows a question. @param {Question | null} question @param {string} why the reason why the run has no solution */
  show(question, why = "") {
    setText(this.#why, why);
    setText(this.#question, question?.text ?? "");
    setText(this.#button, question?.word ?? "");
    setShown(this.#why, why !== "");
    setShown(this.#question, question !== null);
    const waited = this.#button.hidden;
    setShown(this.#button, !!question?.word);
    // The focus moved to this button from Start, before the feature was loaded.
    if (waited && document.activeElement === this.#newSeed) this.#button.focus();
    this.#newSeed.classList.toggle("primary", question === null);
    this.#act = question?.act ?? (() => {});
  }

  /**
   * Makes the question after a solved run.
   * @param {Kind} kind
   * @param {number} worse the number of accepted worsening moves
   * @param {Record<Kind, () => void>} acts
   */
  static of(kind, worse, acts) {
    const word = { cold: t("tryCold"), thousand: t("runThousand"), hand: t("beat") }[kind];
    const text = { cold: t("askCold", { n: worse }), thousand: t("askThousand"), hand: t("askHand") }[kind];
    return { text, word, act: acts[kind] };
  }
}

// The next question at the end of a run, one at a time, with the press that answers it: would it be solved cold, how many of a
// thousand, can you do it by hand? An end without a solution asks for what helps.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { t } from "./texts.js";

/** @typedef {{ text: string, word: string, act: () => void }} Question without a word another button answers it */

/** Questions of a solved run, in the order in which they are asked. */
const ORDER = /** @type {const} */ (["cold", "thousand", "hand"]);

/** @typedef {typeof ORDER[number]} Kind */

export class Next {
  #why = element("p", { class: "why", hidden: "" });
  #question = element("p", { class: "next-question", id: "question", hidden: "" });
  #button = element("button", { type: "button", class: "button small primary", id: "offer-next", hidden: "" });
  #newSeed = byId("offer-new-seed", HTMLButtonElement);
  /** The question of each puzzle that comes next. @type {Map<string, number>} */
  #places = new Map();
  #act = () => {};

  constructor() {
    this.#button.setAttribute("aria-describedby", "question");
    this.#button.addEventListener("click", () => this.#act());
    byId("next", HTMLElement).before(this.#why);
    byId("next", HTMLElement).prepend(this.#question, this.#button);
  }

  /** Which of the three a solved run asks. @param {import("../../run/run.js").Run} run @returns {Kind} */
  kindFor({ setup: { puzzle, method }, snapshot: { progress } }) {
    const place = this.#places.get(puzzle.name) ?? 0;
    const cold = method === "anneal" && progress.worse > 0;
    return ORDER[place === 0 && !cold ? 1 : place];
  }

  /** It is answered; the last one is asked again. @param {string} puzzle @param {Kind} kind */
  answered(puzzle, kind) {
    this.#places.set(puzzle, Math.min(ORDER.length - 1, ORDER.indexOf(kind) + 1));
  }

  /** @param {Question | null} question @param {string} why an end came without a solution */
  show(question, why = "") {
    setText(this.#why, why);
    setText(this.#question, question?.text ?? "");
    setText(this.#button, question?.word ?? "");
    setShown(this.#why, why !== "");
    setShown(this.#question, question !== null);
    const waited = this.#button.hidden;
    setShown(this.#button, !!question?.word);
    // The focus went there from Start before this part had come.
    if (waited && document.activeElement === this.#newSeed) this.#button.focus();
    this.#newSeed.classList.toggle("primary", question === null);
    this.#act = question?.act ?? (() => {});
  }

  /** The question after a run that is solved. @param {Kind} kind @param {number} worse moves that were accepted @param {Record<Kind, () => void>} acts */
  static of(kind, worse, acts) {
    const word = { cold: t("tryCold"), thousand: t("runThousand"), hand: t("beat") }[kind];
    const text = { cold: t("askCold", { n: worse }), thousand: t("askThousand"), hand: t("askHand") }[kind];
    return { text, word, act: acts[kind] };
  }
}

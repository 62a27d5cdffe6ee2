// A dialog with a yes-or-no question, for example before solutions are revealed, or before a run that cannot succeed.

import { element, setText } from "../../lib/dom.js";
import { floating } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";

export class Question {
  #text = element("p", {});
  #no;
  #dialog;
  #act = () => {};

  /**
   * @param {string} id
   * @param {{ title: string, no: string, yes: string }} words
   */
  constructor(id, words) {
    const yes = element("button", { type: "button", class: "button" }, words.yes);
    this.#no = element("button", { type: "button", class: "button primary" }, words.no);
    this.#dialog = element(
      "dialog",
      { class: "help", "aria-labelledby": id },
      element("div", { class: "help-head" }, element("h2", { id }, words.title)),
      element("div", { class: "help-body" }, this.#text),
      element("div", { class: "viewer-actions" }, yes, this.#no),
    );
    document.body.append(this.#dialog);
    floating(this.#dialog, this.#no);
    yes.addEventListener("click", () => {
      this.#dialog.close();
      this.#act();
    });
  }

  /** Shows the question. @param {string} text @param {() => void} act called after a yes */
  ask(text, act) {
    setText(this.#text, text);
    this.#act = act;
    if (this.#dialog.open) return;
    lay(this.#dialog);
    this.#no.focus();
  }
}

// What went wrong, in words, at the top of the page until it is dismissed.

import { byId, setText } from "./dom.js";

export class Notice {
  #frame = byId("notice", HTMLElement);
  #text = byId("notice-text", HTMLElement);

  constructor() {
    byId("notice-close", HTMLButtonElement).addEventListener("click", () => this.hide());
  }

  /** @param {string} text */
  show(text) {
    this.#frame.hidden = false;
    setText(this.#text, text);
  }

  hide() {
    this.#frame.hidden = true;
  }
}

/**
 * Nothing can go on.
 * @param {string} text
 */
export function showFailure(text) {
  const failure = byId("failure", HTMLElement);
  failure.hidden = false;
  setText(failure, text);
}

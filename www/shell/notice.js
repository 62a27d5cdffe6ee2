// The notice at the top of the page, which reports a failure until it is dismissed.

import { byId, setText } from "../lib/dom.js";

export class Notice {
  #frame = byId("notice", HTMLElement);
  #text = byId("notice-text", HTMLElement);
  #again = byId("notice-again", HTMLButtonElement);
  /** @type {(() => void) | undefined} */
  #tryAgain;
  #tryAgainWord = this.#again.textContent ?? "";

  constructor() {
    byId("notice-close", HTMLButtonElement).addEventListener("click", () => this.hide());
    this.#again.addEventListener("click", () => {
      this.hide();
      this.#tryAgain?.();
    });
  }

  /**
   * Shows a text.
   * @param {string} text
   * @param {() => void} [again] an act offered by a button
   * @param {string} [label] the label of the button, "Try again" by default
   */
  show(text, again, label = this.#tryAgainWord) {
    this.#frame.classList.remove("over");
    this.#frame.hidden = false;
    this.#again.hidden = !again;
    this.#tryAgain = again;
    setText(this.#again, label);
    setText(this.#text, text);
  }

  /**
   * Shows why an intervention was rejected. The notice lies over the page, so that the board keeps its place.
   * @param {string} text
   */
  refuse(text) {
    this.show(text);
    this.#frame.classList.add("over");
  }

  /** Hides the report of a rejection, because an intervention was accepted or the run has changed. */
  taken() {
    if (this.#frame.classList.contains("over")) this.hide();
  }

  hide() {
    this.#frame.hidden = true;
  }
}

/**
 * Shows, in place of a notice, that the page cannot work.
 * @param {string} text
 */
export function showFailure(text) {
  const failure = byId("failure", HTMLElement);
  failure.hidden = false;
  setText(failure, text);
}

/** Shows the reason for waiting. @param {string | null} text null when the wait is over */
export function showWait(text) {
  if (text !== null) showFailure(text);
  else if (waited) byId("failure", HTMLElement).hidden = true;
  waited = text !== null;
}
let waited = false;

// The notice at the top of the page: it says what went wrong, until it is dismissed.

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
   * @param {() => void} [again] an act that is offered
   * @param {string} [label] of its button, "Try again" by default
   */
  show(text, again, label = this.#tryAgainWord) {
    this.#frame.classList.remove("over");
    this.#frame.hidden = false;
    this.#again.hidden = !again;
    this.#tryAgain = again;
    setText(this.#again, label);
    setText(this.#text, text);
  }

  /** Shows why an intervention was refused. The notice lies over the page, so that the board keeps its place. @param {string} text */
  refuse(text) {
    this.show(text);
    this.#frame.classList.add("over");
  }

  /** Hides a refusal, because an intervention was accepted or the run is another one. */
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

/** Shows what the page waits for. @param {string | null} text null when that has come */
export function showWait(text) {
  if (text !== null) showFailure(text);
  else if (waited) byId("failure", HTMLElement).hidden = true;
  waited = text !== null;
}
let waited = false;

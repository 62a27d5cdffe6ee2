// What went wrong, in words, at the top of the page until it is dismissed.

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

  /** @param {string} text @param {() => void} [again] offered as Try again @param {string} [label] or as this */
  show(text, again, label = this.#tryAgainWord) {
    this.#frame.classList.remove("over");
    this.#frame.hidden = false;
    this.#again.hidden = !again;
    this.#tryAgain = again;
    setText(this.#again, label);
    setText(this.#text, text);
  }

  /** What a run does not take, over the page: the board that it was tried on stays where it is. @param {string} text */
  refuse(text) {
    this.show(text);
    this.#frame.classList.add("over");
  }

  /** The run has taken something, or is another. */
  taken() {
    if (this.#frame.classList.contains("over")) this.hide();
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

/** Nothing can go on before something comes; null: it has. @param {string | null} text */
export function showWait(text) {
  if (text !== null) showFailure(text);
  else if (waited) byId("failure", HTMLElement).hidden = true;
  waited = text !== null;
}
let waited = false;

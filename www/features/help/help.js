// The help, and in it the words: open it at a word by its name.

import { byId } from "../../lib/dom.js";
import { offerKeys } from "../../lib/keys.js";

export class Help {
  #dialog = byId("help", HTMLDialogElement);

  constructor() {
    byId("help-open", HTMLButtonElement).addEventListener("click", () => this.open());
    byId("help-close", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
    offerKeys(byId("single-keys", HTMLInputElement));
    // A press on the backdrop is a press on the dialog itself, outside of what it holds.
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** @param {string} [term] */
  open(term) {
    this.#dialog.showModal();
    const place = term && document.getElementById(`term-${term}`);
    if (!place) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }
}

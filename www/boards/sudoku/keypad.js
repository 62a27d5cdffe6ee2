// The keypad: digits as buttons, for fingers. A press leaves the focus where it is, so that keyboard and keypad can be
// used together.

import { byId, element, shape } from "../../lib/dom.js";
import { t } from "../../text/sudoku.js";
import { character } from "../../lib/digits.js";
import { Timer } from "../../lib/timer.js";

/** Milliseconds after which a press counts as long. */
const HELD = 500;

export class Keypad {
  #frame = byId("keypad", HTMLElement);
  #size = 0;
  #pressed;
  #more;

  /**
   * @param {(digit: number, held: boolean) => void} pressed 0 clears; `held` is true after a long press
   * @param {{ undo: () => void, done: () => void }} more the additional keys of a small screen
   */
  constructor(pressed, { undo, done }) {
    this.#pressed = pressed;
    // An icon, because the word for Undo is wider than a key in some languages.
    const icon = shape("svg", { "aria-hidden": "true" });
    icon.append(shape("use", { href: "#icon-undo" }));
    this.#more = [more(t("editUndoLabel"), icon, undo), more(t("done"), t("done"), done)];
    byId("edit-panel", HTMLElement).addEventListener("pointerdown", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    });
  }

  /** @param {number} size */
  open(size) {
    if (size === this.#size) return;
    this.#size = size;
    this.#frame.dataset.size = String(size);
    const keys = Array.from({ length: size }, (_, i) => this.#key(i + 1, character(i + 1)));
    this.#frame.replaceChildren(...keys, this.#key(0, t("clear")), ...this.#more);
  }

  /** @param {number} digit @param {string} name */
  #key(digit, name) {
    const key = element("button", { type: "button", class: digit > 0 ? "button key" : "button key clear" }, name);
    let held = false;
    const holding = new Timer(() => {
      held = true;
      this.#pressed(digit, true);
    });
    key.addEventListener("pointerdown", () => {
      held = false;
      holding.after(HELD);
    });
    for (const type of ["pointerup", "pointerleave", "pointercancel"]) key.addEventListener(type, () => holding.stop());
    // On some touch screens a long press opens the context menu.
    key.addEventListener("contextmenu", (event) => event.preventDefault());
    // A press by keyboard has no detail.
    key.addEventListener("click", ({ detail }) => (detail === 0 || !held) && this.#pressed(digit, false));
    return key;
  }
}

/** @param {string} name @param {string | Element} seen @param {() => void} press */
function more(name, seen, press) {
  const key = element("button", { type: "button", class: "button key more icon", "aria-label": name }, seen);
  key.addEventListener("click", press);
  return key;
}

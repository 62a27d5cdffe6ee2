// The panel beside a board whose givens are being edited, common to all editors: undo, redo, done, and a message on
// each change. One button opens and closes it.

import { button, byId, element, enable, say, shape } from "../lib/dom.js";
import { t } from "../text/board.js";

/** @typedef {import("../house.js").House} House */

/**
 * Makes the elements of a panel and puts them beside the board, for an editor without markup.
 * @param {string} kind the kind of problem
 * @param {string} label
 * @param {HTMLButtonElement[]} buttons the editor's own buttons
 */
export function makePanel(kind, label, buttons) {
  const travel = (/** @type {"undo" | "redo"} */ way, /** @type {string} */ title, /** @type {string} */ keys) => {
    const icon = shape("svg", { "aria-hidden": "true" });
    icon.append(shape("use", { href: `#icon-${way}` }));
    const words = { "aria-label": t(way), title, "aria-keyshortcuts": keys };
    const made = button("", { id: `${kind}-${way}`, class: "button small icon", ...words });
    made.append(icon);
    return made;
  };
  const attributes = { class: "sums-editor", role: "group", "aria-label": label, "data-focus": `#${kind}-edit` };
  const panel = element("div", { id: `${kind}-editor`, hidden: "", ...attributes });
  panel.append(
    element(
      "div",
      { class: "sums-editor-head" },
      element("p", { id: `${kind}-editor-message`, role: "status" }),
      button(t("done"), { id: `${kind}-done`, class: "button small primary" }),
    ),
    element(
      "div",
      { class: "sums-editor-actions" },
      travel("undo", t("undoTitle"), "Control+Z"),
      travel("redo", t("redoTitle"), "Control+Y Control+Shift+Z"),
      ...buttons,
    ),
  );
  byId("sums-editor", HTMLElement).after(panel);
}

export class EditPanel {
  #panel;
  #message;
  /** @type {HTMLButtonElement} */
  #toggle;
  /** @type {HTMLButtonElement} */
  #undo;
  /** @type {HTMLButtonElement} */
  #redo;
  #column = byId("board-column", HTMLElement);
  #on = false;
  #grid;

  /**
   * The ids of its elements begin with the kind: sums-editor, sums-editor-message, sums-edit, sums-undo, sums-redo,
   * sums-done.
   * @param {string} kind the kind of problem
   * @param {import("./grid.js").Grid} grid
   * @param {{ leave: () => void, travel: (way: "undo" | "redo", words: string) => void }} does
   */
  constructor(kind, grid, { leave, travel }) {
    const named = (/** @type {string} */ name) => byId(`${kind}-${name}`, HTMLButtonElement);
    this.#grid = grid;
    this.#panel = byId(`${kind}-editor`, HTMLElement);
    this.#message = byId(`${kind}-editor-message`, HTMLElement);
    [this.#toggle, this.#undo, this.#redo] = [named("edit"), named("undo"), named("redo")];
    this.#undo.addEventListener("click", () => travel("undo", t("undone")));
    this.#redo.addEventListener("click", () => travel("redo", t("redone")));
    named("done").addEventListener("click", leave);
  }

  /** Reports whether the panel is open. */
  get on() {
    return this.#on;
  }

  /** Opens or closes the panel. @param {boolean} on @param {string} [words] the first message */
  turn(on, words = "") {
    this.#on = on;
    // If a button of the panel has the focus and is about to be hidden, the focus moves to the button that reopens the
    // panel.
    if (!on && this.#panel.contains(document.activeElement)) this.#toggle.focus({ preventScroll: true });
    this.say(words);
    this.#panel.hidden = !on;
    this.#toggle.setAttribute("aria-pressed", String(on));
    this.#grid.edit(on);
    if (on) this.#column.dataset.editing = "";
    else delete this.#column.dataset.editing;
  }

  /** @param {string} words */
  say(words) {
    say(this.#message, words);
  }

  /** @param {{ canUndo: boolean, canRedo: boolean }} history */
  show({ canUndo, canRedo }) {
    enable(this.#undo, canUndo);
    enable(this.#redo, canRedo);
  }

  /** Goes a step back or forward on Ctrl+z or Ctrl+y. @param {KeyboardEvent} event */
  travel({ key, shiftKey }) {
    (key.toLowerCase() === "y" || shiftKey ? this.#redo : this.#undo).click();
  }
}

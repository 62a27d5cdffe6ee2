// The keys of the page, in one table, which the help prints. One listener finds the scopes that apply where a key is
// pressed, and acts on the first row that takes the key. Keys that move within an element, such as arrows in a tree,
// are handled by that element.
//
//   a dialog is open ──▶ dialog, and nothing else
//   otherwise        ──▶ editor ▶ cell (focus on the board) ▶ run, all three while the run is visible ▶ page
//
// In a frame of another page there are no keys, because they scroll that page.

import { seenView } from "../facts.js";
import { embedded } from "../lib/embed.js";
import { areOn } from "../lib/keys.js";

/** @typedef {"dialog" | "editor" | "cell" | "run" | "page"} Scope */

/**
 * A key, or several keys with the same effect.
 * @typedef {object} Row
 * @property {Scope} scope
 * @property {string[] | ((key: string) => boolean)} keys such as "r", "?", "Space", "ArrowLeft", "Ctrl+z"; Shift is
 * ignored
 * @property {(event: KeyboardEvent, target: Element) => boolean | void} act returns false if the row does not take the
 * key
 * @property {boolean} [repeats] whether the key acts repeatedly while it is held down
 * @property {keyof typeof import("../text/en/help.js").default} [does] the text of the help; rows with the same text
 * form one row there
 */

/** Fields, which handle all keys themselves; the timeline is an exception. */
const FIELDS = "input:not([type=radio], [type=checkbox], #timeline), select, textarea, [contenteditable]";
/** Elements that the space bar presses. */
const OWN_SPACE = "button, a, summary, input";

export class Keys {
  /** @type {Row[]} */
  rows = [];

  constructor() {
    if (!embedded) addEventListener("keydown", (event) => this.#press(event));
  }

  /** @param {Row[]} rows */
  add(...rows) {
    this.rows.push(...rows);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const at = event.target instanceof Element ? event.target : document.body;
    const key = nameOf(event);
    if (event.defaultPrevented || event.altKey || at.closest(FIELDS)) return;
    if (key === "Space" && at.closest(OWN_SPACE)) return;
    if (/^Arrow/.test(key) && at.closest("[type=radio]")) return;
    for (const scope of scopesAt(at)) {
      for (const row of this.rows) {
        if (row.scope !== scope || (event.repeat && !row.repeats) || !hasKey(row, key)) continue;
        // On a focused cell, keys of one character may act even if they are switched off (WCAG 2.1.4).
        const typed = (scope === "cell" || scope === "editor") && at.closest("[role=grid]");
        if (key.length === 1 && !areOn() && !typed) continue;
        if (row.act(event, at) !== false) return event.preventDefault();
      }
    }
  }
}

/** @param {KeyboardEvent} event */
function nameOf({ key, ctrlKey, metaKey }) {
  const name = key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${name}` : name;
}

/** @param {Row} row @param {string} key */
const hasKey = ({ keys }, key) => (Array.isArray(keys) ? keys.includes(key) : keys(key));

/** @param {Element} at @returns {Scope[]} */
function scopesAt(at) {
  if (document.querySelector("dialog[open]")) return ["dialog"];
  if (seenView.value !== "run") return ["page"];
  return ["editor", ...(at.closest("[role=grid]") ? [/** @type {const} */ ("cell")] : []), "run", "page"];
}

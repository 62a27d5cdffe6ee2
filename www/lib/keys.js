// The keys of the whole page, for every part that has some. They are off under a dialog, and where a key means something already:
// in what is typed or chosen in. Those that are one character can be switched off altogether (WCAG 2.1.4), which is remembered. In a
// frame of another page there are none: they scroll that page.

import { embedded } from "./embed.js";
import { recall, remember } from "./storage.js";

/** The timeline's own keys are the page's. */
const FIELDS = "input:not([type=radio], [type=checkbox], #timeline), select, textarea, [contenteditable]";
/** A hint at such a key, at the end of a title. */
const HINT = / \(((?!Ctrl|Strg)\p{L}+\+)?[A-Z?]\)$/u;
/** Such a key in the attribute that names them to a screen reader. */
const CHARACTER = /^(Shift\+)?.$/;
const KEYS = "aria-keyshortcuts";

let characters = recall("keys") !== "off";

/**
 * Whether a key pressed there is not the element's own, nor switched off.
 * @param {KeyboardEvent} event
 */
export function isFree({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }) {
  const at = target instanceof Element ? target : document.body;
  if (defaultPrevented || altKey || at.closest(FIELDS)) return false;
  if (characters || ctrlKey || metaKey || key.length > 1 || key === " ") return true;
  // A digit typed on a cell is what the cell is for.
  return /\d/.test(key) && at.closest("[role=grid]") !== null;
}

/** @param {(event: KeyboardEvent, target: Element) => void} pressed called for the keys that are the page's */
export function onPageKey(pressed) {
  if (embedded) return;
  addEventListener("keydown", (event) => {
    if (!isFree(event) || document.querySelector("dialog[open]")) return;
    pressed(event, event.target instanceof Element ? event.target : document.body);
  });
}

/** What a button does, with its key if that is on. @param {string} words @param {string} key */
export const withKey = (words, key) => (characters || key.length > 1 ? `${words} (${key})` : words);

/** Hints that have come to the page tell nothing that is off. */
export function fitHints() {
  if (!characters) showHints();
}

/** The switch in the help. @param {HTMLInputElement} box */
export function offerKeys(box) {
  box.checked = characters;
  box.addEventListener("change", () => {
    characters = box.checked;
    remember("keys", characters ? null : "off");
    showHints();
  });
}

/** Buttons tell their keys only while these do something. */
function showHints() {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[title], [data-hint]"))) {
    const [hint] = HINT.exec(node.title) ?? [];
    if (!characters && hint) {
      node.dataset.hint = hint;
      node.title = node.title.slice(0, -hint.length);
    } else if (characters && node.dataset.hint) {
      if (!HINT.test(node.title)) node.title += node.dataset.hint;
      delete node.dataset.hint;
    }
  }
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[${KEYS}], [data-keys]`))) {
    node.dataset.keys ??= node.getAttribute(KEYS) ?? "";
    const keys = node.dataset.keys.split(" ").filter((key) => characters || !CHARACTER.test(key));
    if (keys.length > 0) node.setAttribute(KEYS, keys.join(" "));
    else node.removeAttribute(KEYS);
  }
}

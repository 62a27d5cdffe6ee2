// Hints at the keys of the page (shell/keys.js). Keys of one character can be switched off altogether (WCAG 2.1.4), which is remembered:
// then no button tells of one.

import { recall, remember } from "./storage.js";

/** A hint at such a key, at the end of a title. */
const HINT = / \(((?!Ctrl|Strg)\p{L}+\+)?[A-Z?]\)$/u;
/** Such a key in the attribute that names them to a screen reader. */
const CHARACTER = /^(Shift\+)?.$/;
const KEYS = "aria-keyshortcuts";

let characters = recall("keys") !== "off";

/** Whether keys of one character do something. */
export const areOn = () => characters;

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

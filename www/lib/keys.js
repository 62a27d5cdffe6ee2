// Key hints (shell/keys.js) in the titles of buttons. Keys of one character can be switched off (WCAG 2.1.4), and the
// page remembers that choice; the titles then omit them.

import { recall, remember } from "./storage.js";

/** The hint at a key of one character, at the end of a title. */
const HINT = / \(((?!Ctrl|Strg)\p{L}+\+)?[A-Z?]\)$/u;
/** A key of one character in `aria-keyshortcuts`. */
const CHARACTER = /^(Shift\+)?.$/;
const KEYS = "aria-keyshortcuts";

let characters = recall("keys") !== "off";

/** Reports whether keys of one character are on. */
export const areOn = () => characters;

/** Adds the hint at a key to the words of a button, if the key is on. @param {string} words @param {string} key */
export const withKey = (words, key) => (characters || key.length > 1 ? `${words} (${key})` : words);

/** Removes the hints at switched-off keys from newly loaded markup. */
export function fitHints() {
  if (!characters) showHints();
}

/** Sets up the switch for these keys in the help. @param {HTMLInputElement} box */
export function offerKeys(box) {
  box.checked = characters;
  box.addEventListener("change", () => {
    characters = box.checked;
    remember("keys", characters ? null : "off");
    showHints();
  });
}

/** Shows or removes the hints at keys of one character. */
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

// What this browser remembers between visits: how the page looks, which solutions were found, and rows that compare/row-store.js
// could not store yet. Or this tab alone, until it is closed: a draft. Storage may be forbidden or full; then nothing is
// remembered. In a frame of another page nothing is read or written: the address says how that looks.

import { embedded, optionOf } from "./embed.js";

const PREFIX = "annealing-lab.";

/** @typedef {"localStorage" | "sessionStorage"} Where the browser, or this tab */

/** @param {string} key @param {Where} [where] */
export function recall(key, where = "localStorage") {
  if (embedded) return key === "theme" ? optionOf(key) : null;
  try {
    return window[where].getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** The keys that begin so, of this tab and of others. @param {string} start */
export function recalledKeys(start) {
  if (embedded) return [];
  try {
    const ours = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX + start));
    return ours.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/**
 * @param {string} key
 * @param {string | null} value null forgets
 * @param {Where} [where]
 */
export function remember(key, value, where = "localStorage") {
  if (embedded) return;
  try {
    if (value === null) window[where].removeItem(PREFIX + key);
    else window[where].setItem(PREFIX + key, value);
  } catch {
    // Not remembered, then.
  }
}

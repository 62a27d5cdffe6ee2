// The storage of the browser: it remembers choices, solutions and other small things between visits. The storage of a tab remembers a
// draft until the tab is closed. Storage may be forbidden or full; then nothing is remembered. In a frame of another page nothing is
// read or written, because the address has the options there.

import { embedded, optionOf } from "./embed.js";

const PREFIX = "annealing-lab.";

/** @typedef {"localStorage" | "sessionStorage"} Where the browser, or this tab */

/** Gives a value that was remembered; null without one. @param {string} key @param {Where} [where] */
export function recall(key, where = "localStorage") {
  if (embedded) return key === "theme" ? optionOf(key) : null;
  try {
    return window[where].getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Lists the remembered keys with a common start, whichever tab has remembered them. @param {string} start */
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
 * Remembers a value.
 * @param {string} key
 * @param {string | null} value null to forget it
 * @param {Where} [where]
 */
export function remember(key, value, where = "localStorage") {
  if (embedded) return;
  try {
    if (value === null) window[where].removeItem(PREFIX + key);
    else window[where].setItem(PREFIX + key, value);
  } catch {
    // The storage is full or forbidden: the value is not remembered.
  }
}

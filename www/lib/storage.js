// The storage of the browser, which keeps choices, solutions and other small values between visits. The storage of a
// tab keeps a draft until the tab is closed. If storage is forbidden or full, nothing is kept. In a frame of another
// page nothing is read or written, because the address contains the options there.

import { embedded, optionOf } from "./embed.js";

const PREFIX = "annealing-lab.";

/** @typedef {"localStorage" | "sessionStorage"} Where the browser, or this tab */

/** Returns a remembered value; null if there is no value. @param {string} key @param {Where} [where] */
export function recall(key, where = "localStorage") {
  if (embedded) return key === "theme" ? optionOf(key) : null;
  try {
    return window[where].getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Lists the remembered keys with a common prefix, from all tabs. @param {string} start */
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
 * @param {string | null} value the value, or null to forget it
 * @param {Where} [where]
 */
export function remember(key, value, where = "localStorage") {
  if (embedded) return;
  try {
    if (value === null) window[where].removeItem(PREFIX + key);
    else window[where].setItem(PREFIX + key, value);
  } catch {
    // If the storage is full or forbidden, the value is not remembered.
  }
}

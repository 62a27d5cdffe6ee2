// What this browser remembers between visits: how the page looks, which solutions were found, and rows that compare/keep.js
// could not store yet. Storage may be forbidden or full; then nothing is remembered. A leaf.

const PREFIX = "annealing-lab.";

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} value null forgets
 */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Not remembered, then.
  }
}

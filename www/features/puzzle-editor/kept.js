// The storage of the draft in this tab, for when the page is left or reloaded. The core checks a restored draft.

import { recall, remember } from "../../lib/storage.js";

const KEY = "draft";
const WHERE = "sessionStorage";

/** @param {import("./puzzle-editor.js").Step} step */
export const keep = (step) => remember(KEY, JSON.stringify(step), WHERE);

/**
 * Returns the stored draft, or any other value under its key.
 * @returns {Partial<import("./puzzle-editor.js").Step> | null}
 */
export function kept() {
  try {
    return JSON.parse(recall(KEY, WHERE) ?? "null");
  } catch {
    return null;
  }
}

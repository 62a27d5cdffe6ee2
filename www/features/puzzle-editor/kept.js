// Keeps the draft in this tab while the page is left or loaded again. The core checks a draft that comes back.

import { recall, remember } from "../../lib/storage.js";

const KEY = "draft";
const WHERE = "sessionStorage";

/** @param {import("./puzzle-editor.js").Step} step */
export const keep = (step) => remember(KEY, JSON.stringify(step), WHERE);

/** Gives the draft that was kept, or any other value under its key. @returns {Partial<import("./puzzle-editor.js").Step> | null} */
export function kept() {
  try {
    return JSON.parse(recall(KEY, WHERE) ?? "null");
  } catch {
    return null;
  }
}

// The draft, as this tab keeps it while the page is left or loaded again. What comes back is for the core to check.

import { recall, remember } from "../../lib/storage.js";

const KEY = "draft";
const WHERE = "sessionStorage";

/** @param {import("./puzzle-editor.js").Step} step */
export const keep = (step) => remember(KEY, JSON.stringify(step), WHERE);

/** What was kept, or something else that stood under its name. @returns {Partial<import("./puzzle-editor.js").Step> | null} */
export function kept() {
  try {
    return JSON.parse(recall(KEY, WHERE) ?? "null");
  } catch {
    return null;
  }
}

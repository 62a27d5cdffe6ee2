// The draft of a task: the entries of the task form, read from this tab's storage or from a task.

import { KINDS } from "./goals.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./goals.js").Kind} Kind */
/** @typedef {"free" | "locked" | "hidden"} Use of a setting */
/**
 * The entries. `opened` are the settings freed by the goal; `more` are settings of the task that the run lacks.
 * @typedef {{ start: string, title: string, ask: string, goal: Kind, numbers: Record<string, string>,
 *   uses: Record<string, Use>,
 *   opened: string[], more: string[], personal: boolean }} Draft
 */

/** Reads a draft from a text; invalid entries become empty. @param {string | null} text @returns {Draft} */
export function draftIn(text) {
  const empty = {
    start: "",
    title: "",
    ask: "",
    goal: KINDS[0],
    numbers: {},
    uses: {},
    opened: [],
    more: [],
    personal: false,
  };
  try {
    const stored = JSON.parse(text ?? "{}");
    const fits = (/** @type {[string, unknown]} */ [key, value]) => {
      const like = stored[key];
      if (Array.isArray(value)) return Array.isArray(like) && like.every((one) => typeof one === "string");
      if (key === "goal") return KINDS.includes(like);
      if (typeof value !== "object") return typeof like === typeof value;
      const plain = Object(like) === like && !Array.isArray(like);
      return plain && Object.values(like).every((one) => typeof one === "string");
    };
    const kept = Object.entries(empty).map(([key, value]) => [key, fits([key, value]) ? stored[key] : value]);
    return /** @type {Draft} */ (Object.fromEntries(kept));
  } catch {
    return empty;
  }
}

/** Makes the draft of a task for correction. @param {Task} task @returns {Draft} */
export function draftOf({ title, ask, exercise: { start, change, goal }, hide, personal }) {
  const { kind, ...own } = goal;
  const numbers = Object.fromEntries(Object.entries(own).map(([key, value]) => [`${kind}_${key}`, String(value)]));
  const use = (/** @type {Use} */ use) => (/** @type {string} */ key) => [key, use];
  const uses = Object.fromEntries([...change.map(use("free")), ...hide.map(use("hidden"))]);
  return { start, title, ask, goal: kind, numbers, uses, opened: [], more: Object.keys(uses), personal };
}

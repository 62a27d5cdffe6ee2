// The entries of the form that makes a task: as this tab keeps them, or as a task has them.

import { KINDS } from "./goals.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./goals.js").Kind} Kind */
/** @typedef {"free" | "locked" | "hidden"} Use of a setting */
/**
 * The entries: `opened` are the settings that the goal has freed, `more` those of a task that the run does not have.
 * @typedef {{ start: string, title: string, ask: string, goal: Kind, numbers: Record<string, string>, uses: Record<string, Use>,
 *   opened: string[], more: string[], personal: boolean }} Draft
 */

/** A draft that was kept, as far as the text can be one. @param {string | null} text @returns {Draft} */
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
    const own = JSON.parse(text ?? "{}");
    const fits = (/** @type {[string, unknown]} */ [key, value]) => {
      const like = own[key];
      if (Array.isArray(value)) return Array.isArray(like) && like.every((one) => typeof one === "string");
      if (key === "goal") return KINDS.includes(like);
      if (typeof value !== "object") return typeof like === typeof value;
      const plain = Object(like) === like && !Array.isArray(like);
      return plain && Object.values(like).every((one) => typeof one === "string");
    };
    const kept = Object.entries(empty).map(([key, value]) => [key, fits([key, value]) ? own[key] : value]);
    return /** @type {Draft} */ (Object.fromEntries(kept));
  } catch {
    return empty;
  }
}

/** A task, to be mended. @param {Task} task @returns {Draft} */
export function draftOf({ title, ask, exercise: { start, change, goal }, hide, personal }) {
  const { kind, ...own } = goal;
  const numbers = Object.fromEntries(Object.entries(own).map(([key, value]) => [`${kind}_${key}`, String(value)]));
  const use = (/** @type {Use} */ use) => (/** @type {string} */ key) => [key, use];
  const uses = Object.fromEntries([...change.map(use("free")), ...hide.map(use("hidden"))]);
  return { start, title, ask, goal: kind, numbers, uses, opened: [], more: Object.keys(uses), personal };
}

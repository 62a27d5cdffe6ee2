// The facts of the page, each with a single value and a single owner. Only the module that has claimed a fact can
// change it, and every module may read it. Parts that may exist twice on a page (a board, a grid, a chart, a player, an
// engine) read no facts; they are given values.

import { computed, signal } from "./lib/signal.js";

/** @template T @typedef {import("./lib/signal.js").Reader<T> & { name: string }} Fact */

/** The setters that have not been claimed. @type {Map<object, (value: any) => void>} */
const unclaimed = new Map();

/** @template T @param {string} name @param {T} first @returns {Fact<T>} */
function fact(name, first) {
  const held = signal(first);
  const reader = {
    name,
    get value() {
      return held.value;
    },
    peek: () => held.peek(),
  };
  unclaimed.set(reader, (value) => void (held.value = value));
  return reader;
}

/**
 * Returns the setter of a fact to its only owner. Throws if it was claimed already.
 * @template T @param {Fact<T>} owned @returns {(value: T) => void}
 */
export function claim(owned) {
  const set = unclaimed.get(owned);
  if (!set) throw new Error(`${owned.name} has an owner already`);
  unclaimed.delete(owned);
  return set;
}

/** @typedef {"run" | "compare" | "learn" | "ladder"} View */
/** The view shown beside a lesson. @typedef {"run" | "compare" | null} Scene */

/**
 * The look at a run: alone, with its code, among a thousand, with all instruments.
 * @typedef {"run" | "code" | "runs" | "all"} Look
 */

/** @typedef {import("./run/run.js").Run} Run */
/** @typedef {{ run: Run, temperatures: Float64Array | null, moves: number }} Prediction */

export const facts = {
  /** The link after # in the address, or the one that is about to be written. Owner: shell/address. */
  link: fact("link", ""),
  /** The present run; null before the core has answered. Owner: run/opening. */
  run: fact("run", /** @type {Run | null} */ (null)),
  /** The view of the address. Owner: shell/views. */
  view: fact("view", /** @type {View} */ ("run")),
  /** The view shown beside a lesson. Owner: shell/views. */
  scene: fact("scene", /** @type {Scene} */ (null)),
  /** The mode: all instruments; Play, which shows the board and little else; or the part shown in a lesson or in a
   * frame of another page. Owner: shell/mode. */
  mode: fact("mode", /** @type {"play" | "all" | "lesson" | "embed"} */ ("play")),
  /** The look at the run. Owner: shell/address. */
  look: fact("look", /** @type {Look} */ ("run")),
  /** The cell under the cursor or in focus. Owner: view/stage. */
  cell: fact("cell", /** @type {number | null} */ (null)),
  /** The temperatures of the run's schedule, computed before the run begins. Owner: view/curve. */
  prediction: fact("prediction", /** @type {Prediction | null} */ (null)),
  /** The colours of the present theme. Owner: shell/theme. */
  colours: fact("colours", /** @type {import("./lib/colours.js").Colours} */ ({})),
};

/** The visible view, alone or beside a lesson; null for a lesson alone. */
export const seenView = computed(() => {
  const view = facts.view.value;
  return view === "learn" ? facts.scene.value : view === "ladder" ? "run" : view;
});

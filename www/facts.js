// The facts that the page knows, each once and with one owner. Only the module that has claimed a fact can change it, and every module
// may read it. Parts that a page may have twice (a board, a grid, a chart, a player, an engine) read no facts; they are given values.

import { computed, signal } from "./lib/signal.js";

/** @template T @typedef {import("./lib/signal.js").Reader<T> & { name: string }} Fact */

/** The setters that nobody has claimed. @type {Map<object, (value: any) => void>} */
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
 * Gives the setter of a fact to its only owner.
 * @template T @param {Fact<T>} owned @returns {(value: T) => void}
 */
export function claim(owned) {
  const set = unclaimed.get(owned);
  if (!set) throw new Error(`${owned.name} has an owner already`);
  unclaimed.delete(owned);
  return set;
}

/** @typedef {"run" | "compare" | "learn" | "ladder"} View */
/** The view that a lesson shows beside itself. @typedef {"run" | "compare" | null} Scene */

/** A look at a run: alone, with its code, among a thousand, with all instruments. @typedef {"run" | "code" | "runs" | "all"} Look */

/** @typedef {import("./run/run.js").Run} Run */
/** @typedef {{ run: Run, temperatures: Float64Array | null, moves: number }} Prediction */

export const facts = {
  /** The link after # in the address, or the one that is about to be written. Owner: shell/address. */
  link: fact("link", ""),
  /** The run that is shown; null before the core has answered. Owner: run/opening. */
  run: fact("run", /** @type {Run | null} */ (null)),
  /** The view of the address. Owner: shell/views. */
  view: fact("view", /** @type {View} */ ("run")),
  /** The view that a lesson shows beside itself. Owner: shell/views. */
  scene: fact("scene", /** @type {Scene} */ (null)),
  /** The mode: all instruments; Play, which shows the board and little else; or what a lesson, or a frame of another page, shows of it.
   * Owner: shell/mode. */
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

/** The view that is shown, by itself or beside a lesson; null for a lesson alone. */
export const seenView = computed(() => {
  const view = facts.view.value;
  return view === "learn" ? facts.scene.value : view === "ladder" ? "run" : view;
});

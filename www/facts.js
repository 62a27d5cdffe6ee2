// What the page knows, each fact once and with one owner: only who has claimed a fact can change it, and everybody may read it.
// Things that a page may have twice (a board, a grid, a chart, a player, an engine) read no facts; they are given values.

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
 * The setter of a fact, for its one owner.
 * @template T @param {Fact<T>} owned @returns {(value: T) => void}
 */
export function claim(owned) {
  const set = unclaimed.get(owned);
  if (!set) throw new Error(`${owned.name} has an owner already`);
  unclaimed.delete(owned);
  return set;
}

/** @typedef {"run" | "compare" | "learn"} View */
/** @typedef {"run" | "compare" | null} Scene what a lesson shows beside itself */

/** @typedef {import("./run/run.js").Run} Run */
/** @typedef {{ run: Run, temperatures: Float64Array | null, moves: number }} Prediction */

export const facts = {
  /** The link after # in the address, or about to be there. Owner: shell/address. */
  link: fact("link", ""),
  /** The run that is shown; null before the core has answered. Owner: run/opening. */
  run: fact("run", /** @type {Run | null} */ (null)),
  /** The view that the address is of. Owner: shell/views. */
  view: fact("view", /** @type {View} */ ("run")),
  /** What a lesson shows beside itself. Owner: shell/views. */
  scene: fact("scene", /** @type {Scene} */ (null)),
  /** How much of the page is shown: in Play the board and little else. Owner: shell/mode. */
  mode: fact("mode", /** @type {"play" | "all"} */ ("play")),
  /** The cell under the cursor or in focus. Owner: view/stage. */
  cell: fact("cell", /** @type {number | null} */ (null)),
  /** The temperatures that its schedule has before it begins. Owner: view/curve. */
  prediction: fact("prediction", /** @type {Prediction | null} */ (null)),
  /** The tokens of the theme that is on. Owner: shell/theme. */
  colours: fact("colours", /** @type {import("./lib/colours.js").Colours} */ ({})),
};

/** What is seen, whether by itself or beside a lesson. */
export const seenView = computed(() => (facts.view.value === "learn" ? facts.scene.value : facts.view.value));

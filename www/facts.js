// What the page knows, each fact once and with one owner: only who has claimed a fact can change it, and everybody may read it.
// Things that a page may have twice (a board, a grid, a chart, a player, an engine) read no facts; they are given values.

import { signal } from "./lib/signal.js";

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

export const facts = {
  /** The tokens of the theme that is on. Owner: shell/theme. */
  colours: fact("colours", /** @type {import("./lib/colours.js").Colours} */ ({})),
};

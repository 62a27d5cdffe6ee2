// Signals: values that notify their readers when they change. A signal contains a value, a computed signal follows from
// others, and an effect acts on them. An error in a reader is reported, and reaches neither the writer nor another
// reader.

import { batch, computed, effect as watch, signal, untracked } from "../vendor/signals-core.js";

export { batch, computed, signal, untracked };

/**
 * @template T
 * @typedef {{ readonly value: T, peek(): T }} Reader a readable value; `peek` reads it without subscribing
 */

/**
 * Acts now, and again whenever a value changes that the act has read.
 * @param {() => void} act
 */
export const effect = (act) =>
  watch(() => {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  });

/**
 * Acts on a value now, and again whenever it changes. Other values that the act reads do not count.
 * @template T @param {Reader<T>} reader @param {(value: T) => void} act
 */
export const on = (reader, act) =>
  effect(() => {
    const { value } = reader;
    untracked(() => act(value));
  });
